import type { Planned, Request } from '../doors.ts';
import { mistake } from '../errors.ts';
import { type Live, lastEnded } from '../play/live.ts';
import { seatOf } from '../play/turns.ts';
import { openLive, type Room, serveGame } from '../room.ts';
import {
  type Condition,
  MOST_ORDERS,
  type Order,
  type OrderNews,
  type Papers,
  readPapers,
  writePapers,
} from './papers.ts';

/** A game with what one of its players keeps to themselves. */
export interface Sitting {
  readonly live: Live;
  readonly seat: number;
  readonly papers: Papers;
}

/** What is done at a desk: the papers as they are from now on, and what came of it. */
export interface Done<T> {
  readonly papers: Papers;
  readonly result: T;
}

/** Does something at the desk of a user, and keeps what has changed there; throws TableError. */
export function atDesk<T>(room: Room, { gameId, userId }: Request, act: (desk: Sitting) => Done<T>): Promise<T> {
  return serveGame(room, gameId, async () => {
    const live = await openLive(room, gameId);
    const seat = seatOf(live, userId);
    const papers = readPapers(await room.stores.people.orders(gameId, seat), userId);
    const done = act({ live, seat, papers });
    if (done.papers !== papers) await room.stores.people.keepOrders(gameId, seat, writePapers(done.papers));
    return done.result;
  });
}

/** Changes the papers of a user, and shows what they have planned then. */
export function changePlan(room: Room, request: Request, change: (desk: Sitting) => Papers): Promise<Planned> {
  return atDesk(room, request, (desk) => {
    const papers = change(desk);
    return { papers, result: plannedOf({ ...desk, papers }) };
  });
}

/** What a player has planned, with the turn as it could be played now. */
function plannedOf({ live, seat, papers }: Sitting): Planned {
  const { game, rules } = live;
  const asked = isAsked({ live, seat });
  const state = asked ? undefined : rehearsed({ live, seat });
  const decision = state === undefined ? undefined : rules.decisions(state).find((other) => other.seat === seat);
  return {
    game,
    seat,
    orders: papers.orders,
    standing: papers.standing,
    isRehearsing: papers.rehearsal !== undefined,
    news: newsSince({ live, seat, papers }),
    state: rules.view(live.state, seat),
    turn: decision && { state, decision },
    isAsked: asked,
  };
}

/** What became of the orders since the person has last ended a turn themselves. */
export function newsSince({ live, seat, papers: { news } }: Sitting): OrderNews | undefined {
  return news !== undefined && news.since >= lastEnded(live, seat) ? news : undefined;
}

/** Whether the seat is asked for a turn now, so that it is too late to lay it ahead. */
function isAsked({ live: { rules, group, state }, seat }: Pick<Sitting, 'live' | 'seat'>): boolean {
  return group.waiting.includes(seat) && (rules.ahead === undefined || rules.ahead.due(state, seat));
}

/** The state in which it is the seat's turn, as the seat can foresee it. */
export function rehearsed({ live: { rules, state }, seat }: Pick<Sitting, 'live' | 'seat'>): unknown {
  return rules.ahead?.rehearse(state, seat);
}

/** Throws TableError unless a turn of the seat can be laid ahead now. */
export function mustBeAhead(desk: Pick<Sitting, 'live' | 'seat'>): void {
  if (isAsked(desk)) throw mistake('turnHasCome', {});
  if (rehearsed(desk) === undefined) throw mistake('noTurnToCome', {});
}

/** Adds an order at the end of the list; throws TableError. */
export function withOrder({ orders, ...papers }: Papers, order: Omit<Order, 'id'>): Papers {
  if (orders.length >= MOST_ORDERS) throw mistake('tooManyOrders', { most: MOST_ORDERS });
  const id = Math.max(0, ...orders.map((other) => other.id)) + 1;
  return { ...papers, orders: [...orders, { id, ...order }] };
}

/** What can be done to an order of the list. */
export type OrderChange =
  | { readonly kind: 'up' | 'down' | 'remove' }
  /** A condition of undefined removes it. */
  | { readonly kind: 'condition'; readonly condition: Condition | undefined };

/** Changes the order of an id; throws TableError where there is none. */
export function changeOrder(papers: Papers, id: number, change: OrderChange): Papers {
  const index = papers.orders.findIndex((order) => order.id === id);
  const order = papers.orders[index];
  if (order === undefined) throw mistake('orderGone', {});
  const others = papers.orders.toSpliced(index, 1);
  switch (change.kind) {
    case 'remove':
      return { ...papers, orders: others };
    case 'up':
      return { ...papers, orders: others.toSpliced(Math.max(0, index - 1), 0, order) };
    case 'down':
      return { ...papers, orders: others.toSpliced(index + 1, 0, order) };
    case 'condition':
      return { ...papers, orders: papers.orders.with(index, { ...order, condition: change.condition }) };
  }
}

/** An order of one move, such as an action space; throws TableError unless it can be made now. */
export function layMove({ live, seat, papers }: Sitting, move: string, condition: Condition | undefined): Papers {
  mustBeAhead({ live, seat });
  const { turn } = plannedOf({ live, seat, papers });
  if (!turn?.decision.options.some((option) => option.move === move && !option.anytime)) {
    throw mistake('notAhead', {});
  }
  return withOrder(papers, { moves: [move], condition, after: 'end' });
}

/** Keeps orders for harvests as the rules of the game understand them; undefined removes them. Throws TableError. */
export function keepStanding({ live, papers }: Sitting, standing: unknown): Papers {
  if (standing === undefined) return { ...papers, standing: undefined };
  const read = live.rules.standing?.schema.safeParse(standing);
  if (!read?.success) throw mistake('notAhead', {});
  return { ...papers, standing: read.data };
}
