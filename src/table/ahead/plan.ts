import type { Decision } from '../../engine/decision.ts';
import { beginsWith } from '../../engine/notation.ts';
import { mistake } from '../errors.ts';
import { openLive, type TableContext } from '../play/context.ts';
import { type Live, lastEnded } from '../play/live.ts';
import { Conflict, serveGame } from '../play/serve.ts';
import { seatOf } from '../play/turns.ts';
import type { Request } from '../requests.ts';
import type { TableGame } from '../types.ts';
import {
  type Condition,
  MOST_ORDERS,
  MOST_WISHES,
  type Order,
  type OrderNews,
  type Preparation,
  readPreparation,
  writePreparation,
} from './preparation.ts';

/** A player's plans, which nobody else sees. */
export interface Planned {
  readonly game: TableGame;
  readonly seat: number;
  /** For the next turn only; they are tried in this order. */
  readonly orders: readonly Order[];
  /** Orders for harvests, as parsed by the game's schema; undefined if there are none. */
  readonly standing: unknown;
  readonly isRehearsing: boolean;
  readonly wishes: readonly Wish[];
  /** What happened to the orders when the current turn came. */
  readonly news: OrderNews | undefined;
  /** The state as the seat currently sees it. */
  readonly state: unknown;
  /** The next turn, if it can be foreseen, and its first question; undefined if no turn can be planned. */
  readonly turn: { readonly state: unknown; readonly decision: Decision } | undefined;
  /** Whether the turn has come, so that it is too late to plan it. */
  readonly isAsked: boolean;
}

/** A move that a player would like to make one day. */
export interface Wish {
  readonly move: string;
  /** The other seat that has taken what the move needs, if there is one. */
  readonly takenBy: number | undefined;
}

/** A game with the private data of one of its players. */
export interface Sitting {
  readonly live: Live;
  readonly seat: number;
  readonly preparation: Preparation;
}

/** The new preparation, and the result of the change. */
export interface Done<T> {
  readonly preparation: Preparation;
  readonly result: T;
  /** Set if the change follows from what the user has seen, so that the next look would repeat it. */
  readonly isSeen?: true;
}

/** Changes the preparation of a user, and stores the change; throws TableError. */
export function prepare<T>(
  context: TableContext,
  { gameId, userId }: Request,
  act: (sitting: Sitting) => Done<T>,
): Promise<T> {
  return serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    const seat = seatOf(live, userId);
    const was = await context.stores.people.orders(gameId, seat);
    const preparation = readPreparation(was, userId);
    const done = act({ live, seat, preparation });
    if (done.preparation !== preparation) {
      // Plans belong to the player of the seat; a deputy can neither read nor change them.
      const { name = '', userId: owner } = live.game.seats[seat] ?? {};
      if (owner !== userId) throw mistake('deputyPlans', { player: name });
      const orders = writePreparation(done.preparation);
      // Another process may have just carried out the plan.
      const { people } = context.stores;
      const keep = done.isSeen ? people.noteOrders : people.keepOrders;
      if (!(await keep(gameId, { seat, orders, was }))) throw new Conflict(gameId);
    }
    return done.result;
  });
}

/** Changes the preparation of a user, and returns their plans afterwards. */
export function changePlan(
  context: TableContext,
  request: Request,
  change: (sitting: Sitting) => Preparation,
): Promise<Planned> {
  return prepare(context, request, (sitting) => {
    const preparation = change(sitting);
    return { preparation, result: plannedOf({ ...sitting, preparation }) };
  });
}

/** A player's plans, with the turn as it could be played at the moment. */
function plannedOf({ live, seat, preparation }: Sitting): Planned {
  const { game, rules } = live;
  const isAwaited = isAsked({ live, seat });
  const state = isAwaited ? undefined : rehearsed({ live, seat });
  const decision = state === undefined ? undefined : rules.decisions(state).find((other) => other.seat === seat);
  return {
    game,
    seat,
    orders: preparation.orders,
    standing: preparation.standing,
    isRehearsing: preparation.rehearsal !== undefined,
    wishes: wishesOf({ live, seat, preparation }),
    news: newsSince({ live, seat, preparation }),
    state: rules.view(live.state, seat),
    turn: decision && { state, decision },
    isAsked: isAwaited,
  };
}

/** A player's wishes, without those that they have fulfilled since. */
export function wishesOf({ live: { rules, state, effective }, seat, preparation }: Sitting): Wish[] {
  const isDone = (wish: string) =>
    effective.moves.some(({ seat: other, move }) => other === seat && beginsWith(move, wish));
  return preparation.wishes
    .filter((move) => !isDone(move))
    .map((move) => ({ move, takenBy: rules.ahead?.takenBy(state, seat, move) }));
}

/** Marks a move that a player would like to make one day, or removes the mark. Throws TableError. */
export function turnWish(sitting: Sitting, wish: string): Preparation {
  const before = wishesOf(sitting).map(({ move }) => move);
  const wishes = before.includes(wish) ? before.filter((move) => move !== wish) : [...before, wish];
  if (wishes.length > MOST_WISHES) throw mistake('tooManyWishes', { most: MOST_WISHES });
  return { ...sitting.preparation, wishes };
}

/** What has happened to the orders since the person last ended a turn themselves. */
export function newsSince({ live, seat, preparation: { news } }: Sitting): OrderNews | undefined {
  return news !== undefined && news.since >= lastEnded(live, seat) ? news : undefined;
}

/** Whether the seat's turn has come, so that it is too late to plan it. */
function isAsked({ live: { rules, group, state }, seat }: Pick<Sitting, 'live' | 'seat'>): boolean {
  return group.waiting.includes(seat) && (rules.ahead === undefined || rules.ahead.due(state, seat));
}

/** The state at the seat's next turn, as the seat can foresee it. */
export function rehearsed({ live: { rules, state }, seat }: Pick<Sitting, 'live' | 'seat'>): unknown {
  return rules.ahead?.rehearse(state, seat);
}

/** Throws TableError unless the seat can plan a turn now. */
export function mustBeAhead(sitting: Pick<Sitting, 'live' | 'seat'>): void {
  if (isAsked(sitting)) throw mistake('turnHasCome', {});
  if (rehearsed(sitting) === undefined) throw mistake('noTurnToCome', {});
}

/** Adds an order at the end of the list; throws TableError. */
export function withOrder({ orders, ...preparation }: Preparation, order: Omit<Order, 'id'>): Preparation {
  if (orders.length >= MOST_ORDERS) throw mistake('tooManyOrders', { most: MOST_ORDERS });
  const id = Math.max(0, ...orders.map((other) => other.id)) + 1;
  return { ...preparation, orders: [...orders, { id, ...order }] };
}

/** What can be changed about an order in the list. */
export type OrderChange =
  | { readonly kind: 'up' | 'down' | 'remove' }
  /** A condition of undefined removes the condition. */
  | { readonly kind: 'condition'; readonly condition: Condition | undefined };

/** Changes the order with an id; throws TableError if there is none. */
export function changeOrder(preparation: Preparation, id: number, change: OrderChange): Preparation {
  const index = preparation.orders.findIndex((order) => order.id === id);
  const order = preparation.orders[index];
  if (order === undefined) throw mistake('orderGone', {});
  const others = preparation.orders.toSpliced(index, 1);
  switch (change.kind) {
    case 'remove':
      return { ...preparation, orders: others };
    case 'up':
      return { ...preparation, orders: others.toSpliced(Math.max(0, index - 1), 0, order) };
    case 'down':
      return { ...preparation, orders: others.toSpliced(index + 1, 0, order) };
    case 'condition':
      return { ...preparation, orders: preparation.orders.with(index, { ...order, condition: change.condition }) };
  }
}

/** An order that consists of a single move, such as an action space; throws TableError if it is not possible now. */
export function layMove(
  { live, seat, preparation }: Sitting,
  move: string,
  condition: Condition | undefined,
): Preparation {
  mustBeAhead({ live, seat });
  const { turn } = plannedOf({ live, seat, preparation });
  if (!turn?.decision.options.some((option) => option.move === move && !option.anytime)) {
    throw mistake('notAhead', {});
  }
  return withOrder(preparation, { moves: [move], condition, after: 'end' });
}

/** Stores orders for harvests as parsed by the rules of the game; undefined removes them. Throws TableError. */
export function keepStanding({ live, preparation }: Sitting, standing: unknown): Preparation {
  if (standing === undefined) return { ...preparation, standing: undefined };
  const read = live.rules.standing?.schema.safeParse(standing);
  if (!read?.success) throw mistake('notAhead', {});
  return { ...preparation, standing: read.data };
}
