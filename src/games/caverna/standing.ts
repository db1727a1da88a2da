import { z } from 'zod';
import type { Ordered } from '../../engine/ahead.ts';
import { type Decision, DONE } from '../../engine/decision.ts';
import type { Game } from '../../engine/game.ts';
import { END } from '../../engine/log.ts';
import { folkOf } from './asking.ts';
import { ofKind, readMove, writeMove } from './moves/codec.ts';
import type { Move } from './moves/move.ts';
import type { RuledState } from './power.ts';
import { FARM_ANIMALS, FOLK_CROPS, type Good, type State } from './state.ts';
import type { Missing } from './tasks/harvest.ts';

/** The goods that an order may turn into food when food runs out. */
const FEEDING = ['grain', 'vegetable', ...FOLK_CROPS, ...FARM_ANIMALS, 'dog', 'gold', 'ruby'] as const;
type Feeding = (typeof FEEDING)[number];
/** The choices of an order if a harvest has only one of two phases. */
export const PHASES_TO_CHOOSE = ['field', 'breeding'] as const;

/** What an order may choose about barters at the start of a harvest. */
export const BARTERS_TO_CHOOSE = ['never'] as const;

const distinct = <Item>(list: readonly Item[]): boolean => new Set(list).size === list.length;

/** A player's orders for harvests; the bot asks about what they leave out. */
export const harvestOrders = z.strictObject({
  /** Goods to turn into food: all of the first kind, one by one, then the next kind. */
  feed: z.array(z.enum(FEEDING)).refine(distinct).default([]),
  /** Types that should breed before those after them. */
  breed: z.array(z.enum(FARM_ANIMALS)).refine(distinct).default([]),
  /** Types to keep before those after them if there is no room for all. */
  keep: z.array(z.enum(FARM_ANIMALS)).refine(distinct).default([]),
  phase: z.enum(PHASES_TO_CHOOSE).optional(),
  /** What to do about barters at the start of a harvest. */
  barter: z.enum(BARTERS_TO_CHOOSE).optional(),
});
export type HarvestOrders = Readonly<z.infer<typeof harvestOrders>>;

interface Play extends Pick<Game<State>, 'clone' | 'decisions' | 'play'> {
  /** What a seat lacks in its feeding. */
  lacked(state: State, seat: number): Missing;
}

/**
 * The goods that an order may turn into food in a game: crops of forgotten folks only if such folks play or lend their
 * tiles, and dogs only if one of these turns them into food.
 */
export function feedable({ rules, state: { folks } }: RuledState): readonly Feeding[] {
  const folksThere = (folks?.tilesOf ?? []).map((id) => folkOf(rules, id));
  const tiles = rules.supply.map((id) => rules.tiles[id]);
  const eatsDogs = [...folksThere, ...tiles].some((power) => power?.adjust?.foodFor?.dog !== undefined);
  const areCrops = folksThere.length > 0;
  return FEEDING.filter((good) => (good === 'dog' ? eatsDogs : areCrops || !isFolkCrop(good)));
}

/** Whether there can be barters at the start of harvests in a game. */
export function canBarter({ rules, state: { folks } }: RuledState): boolean {
  const folksThere = (folks?.tilesOf ?? []).map((id) => folkOf(rules, id));
  return [...folksThere, ...rules.supply.map((id) => rules.tiles[id])].some((power) => power?.on?.harvestStart);
}

const isFolkCrop = (good: Feeding): boolean => FOLK_CROPS.some((crop) => crop === good);

/** More moves than any harvest takes. */
const MOST_MOVES = 100;

/** The moves of a seat's orders in a harvest; undefined outside of a harvest. */
export function orderedMoves(
  rules: Play,
  start: State,
  { seat, orders }: { readonly seat: number; readonly orders: HarvestOrders },
): Ordered | undefined {
  if (start.phase !== 'harvest') return undefined;
  const state = rules.clone(start);
  const moves: string[] = [];
  const decisionNow = () => rules.decisions(state).find((decision) => decision.seat === seat);
  let decision = decisionNow();
  while (moves.length < MOST_MOVES) {
    if (decision === undefined) return undefined;
    const move = answerTo(decision, orders, () => rules.lacked(state, seat));
    if (move === undefined) return { moves, open: decision.task };
    moves.push(move);
    // The end of the last part reveals what nobody may foresee.
    if (move === END) return { moves, open: undefined };
    rules.play(state, seat, move);
    decision = decisionNow();
  }
  return undefined;
}

function answerTo(decision: Decision, orders: HarvestOrders, lacked: () => Missing): string | undefined {
  switch (decision.task) {
    case 'harvest':
      return orders.phase && offered(decision, [{ verb: 'harvest', phase: orders.phase }]);
    case 'feed':
      return feed(decision, orders.feed, lacked());
    case 'breed':
      return breed(decision, orders.breed);
    case 'accommodate':
      return giveUp(decision, orders.keep);
    default:
      return (orders.barter && withoutBarter(decision)) ?? offered(decision, [{ verb: 'end' }]);
  }
}

/** The first of these moves that is available. */
function offered({ options }: Decision, moves: readonly Move[]): string | undefined {
  return moves.map(writeMove).find((move) => options.some((option) => option.move === move));
}

/**
 * The move that declines all barters, now and after other exchanges; undefined if the decision is about something else.
 */
function withoutBarter({ options }: Decision): string | undefined {
  const own = options.filter(({ anytime, move }) => !anytime && move !== DONE);
  const isBarter = own.every(({ move }) => readMove(move).verb === 'use');
  return isBarter && options.some(({ move }) => move === DONE) ? DONE : undefined;
}

/** Feeds everybody, or makes the next exchange; undefined if the order has too few goods. */
function feed(decision: Decision, goods: HarvestOrders['feed'], { food }: Missing): string | undefined {
  const exchanges = goods.flatMap((good): Move[] => {
    if (good === 'ruby') return [{ verb: 'ruby', into: food > 0 ? 'food' : 'stone' }];
    if (food === 0) return [];
    if (good === 'gold') return golds(decision, food);
    return good === 'donkey' && food > 1 ? [eating(good, 2), eating(good)] : [eating(good)];
  });
  return offered(decision, [{ verb: 'feed' }, ...exchanges]);
}

const eating = (good: Good, count = 1): Move => ({ verb: 'eat', good, count });

/** As much gold as needed, or else all of it: the first piece brings nothing. */
function golds({ options }: Decision, lacking: number): Move[] {
  const most = ofKind('eat', options).filter(({ good }) => good === 'gold').length + 1;
  return [eating('gold', Math.min(most, lacking + 1))];
}

/** The types that the order prefers; undefined if it does not decide between two choices. */
function breed({ options }: Decision, order: HarvestOrders['breed']): string | undefined {
  if (order.length === 0) return undefined;
  const own = options.filter(({ anytime }) => !anytime);
  const worth = (move: string): number => {
    const read = readMove(move);
    const animals = read.verb === 'breed' ? read.animals : [];
    return order.reduce((sum, type, index) => sum + (animals.includes(type) ? 2 ** (order.length - index) : 0), 0);
  };
  const ranked = own.map(({ move }) => ({ move, worth: worth(move) })).sort((a, b) => b.worth - a.worth);
  const [first, second] = ranked;
  return first === undefined || first.worth === second?.worth ? undefined : first.move;
}

/** Turns one animal of the least wanted type into food; undefined if the order does not decide which. */
function giveUp(decision: Decision, keep: HarvestOrders['keep']): string | undefined {
  if (keep.length === 0) return undefined;
  const types = FARM_ANIMALS.filter((type) => offered(decision, [eating(type)]) !== undefined);
  const unnamed = types.filter((type) => !keep.includes(type));
  if (unnamed.length > 1) return undefined;
  const least = unnamed[0] ?? types.toSorted((a, b) => keep.indexOf(b) - keep.indexOf(a))[0];
  return least && writeMove(eating(least));
}
