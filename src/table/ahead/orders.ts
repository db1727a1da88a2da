import { DONE } from '../../engine/decision.ts';
import { END } from '../../engine/log.ts';
import type { Acted, Autopilot } from '../play/context.ts';
import { isTouched, type Live, lastEnded, optionOf } from '../play/live.ts';
import {
  type Order,
  type OrderNews,
  type Preparation,
  type Reason,
  readPreparation,
  writePreparation,
} from './preparation.ts';

/** The plans of a seat, and the form in which they are stored. */
interface Laid {
  readonly live: Live;
  readonly seat: number;
  readonly preparation: Preparation;
  readonly was: string | undefined;
}

/** Carries out players' plans for their turns, and their orders for harvests. */
export const orders: Autopilot = async (_room, { live, seat, readOrders }) => {
  const person = live.game.seats[seat];
  if (person === undefined || person.plays !== undefined || isTouched(live, seat)) return undefined;
  const { ahead } = live.rules;
  const was = await readOrders();
  const preparation = readPreparation(was, person.userId);
  const laid = { live, seat, preparation, was };
  if (ahead?.due(live.state, seat)) return preparation.orders.length === 0 ? undefined : runLaid(laid);
  return preparation.standing === undefined ? undefined : runStanding(laid);
};

/** Tries the orders one after the other. The list is for this turn only, so it is emptied. */
function runLaid({ live, seat, preparation, was }: Laid): Acted {
  const dropped: OrderNews['dropped'] = [];
  const done = (moves: readonly string[], begun?: Order): Acted => ({
    moves,
    by: 'order',
    orders: {
      was,
      orders: writePreparation({
        ...preparation,
        orders: [],
        rehearsal: undefined,
        news: { since: live.group.since, dropped, begun },
      }),
    },
  });
  for (const order of preparation.orders) {
    const tried = tryOrder(live, seat, order);
    if ('moves' in tried) return done(tried.moves, tried.ends ? undefined : order);
    dropped.push({ order, reason: tried });
  }
  return done([]);
}

type Tried = Reason | { readonly moves: readonly string[]; readonly ends: boolean };

function tryOrder({ rules, state: now }: Live, seat: number, { moves, condition, after }: Order): Tried {
  const [first = ''] = moves;
  if (condition !== undefined) {
    const there = rules.ahead?.count(now, seat, { ...condition, move: first }) ?? 0;
    if (there < condition.least) return { why: 'few', condition, there };
  }
  const state = rules.clone(now);
  const played: string[] = [];
  for (const move of moves) {
    if (move === END) break;
    const option = optionOf(rules, state, { seat, move });
    if (option === undefined && move === DONE) continue;
    // If the turn went on, the rest would be tried on whatever was revealed, and the order would be dropped if that was
    // something unexpected.
    if (option?.reveals && played.length > 0) return { moves: played, ends: false };
    if (option === undefined || option.reveals) {
      const holder = rules.ahead?.takenBy(state, seat, move);
      return holder === undefined ? { why: 'impossible', move } : { why: 'taken', move, seat: holder };
    }
    rules.apply(state, seat, option);
    played.push(move);
  }
  const ends = after === 'end' && optionOf(rules, state, { seat, move: END }) !== undefined;
  return { moves: ends ? [...played, END] : played, ends };
}

/** Plays a harvest if the orders decide all of it; otherwise tells the person what they leave open. */
function runStanding({ live, seat, preparation, was }: Laid): Acted | undefined {
  const { standing } = live.rules;
  const orders = standing?.schema.safeParse(preparation.standing);
  if (standing === undefined || !orders?.success) return undefined;
  const ordered = standing.moves(live.state, seat, orders.data);
  if (ordered === undefined) return undefined;
  const { since } = live.group;
  if (ordered.open === undefined) return { moves: ordered.moves, by: 'order' };
  if (preparation.news?.since === since) return undefined;
  const former =
    preparation.news !== undefined && preparation.news.since >= lastEnded(live, seat) ? preparation.news.dropped : [];
  const news = { since, dropped: former, open: ordered.open };
  return { moves: [], by: 'order', orders: { was, orders: writePreparation({ ...preparation, news }) } };
}
