import { times } from './goods.ts';
import type { Move } from './moves/move.ts';
import type { Bundle, SingleTile } from './state.ts';

/** The worth of one of each good as food (rulebook p. 11). */
export const FOOD: Bundle = {
  grain: 1,
  vegetable: 2,
  sheep: 1,
  donkey: 1,
  boar: 2,
  cattle: 3,
  gemfruit: 2,
  mushroom: 2,
};

/** The worth of a pair of donkeys as food. */
export const DONKEY_PAIR = 3;

/** The exchanges of the crops of forgotten folks, one for one (004, New Crops; rulings A96). */
export const SWAPS = { gemfruit: 'ruby', mushroom: 'vegetable' } as const;

/** What one ruby can become (rulebook p. 17). */
export const FOR_A_RUBY: Bundle = {
  dog: 1,
  sheep: 1,
  donkey: 1,
  boar: 1,
  cattle: 1,
  wood: 1,
  stone: 1,
  ore: 1,
  grain: 1,
  vegetable: 1,
  gold: 1,
  food: 2,
};

/** The price of cattle on top of the ruby. */
export const CATTLE_FOOD = 1;

/** The price of a single tile in rubies. */
export const TILE_RUBIES: Readonly<Record<SingleTile, number>> = { meadow: 1, field: 1, tunnel: 1, cavern: 2 };

/** The price of a good that is bought with a ruby. */
export const rubyCost = (good: string): Bundle => (good === 'cattle' ? { ruby: 1, food: CATTLE_FOOD } : { ruby: 1 });

export const isSingleTile = (word: string): word is SingleTile => word in TILE_RUBIES;

/** The food for an amount of gold: one piece is lost each time. */
export const foodForGold = (gold: number): number => gold - 1;

/** The prices of the Weekly market. */
export const MARKET: Bundle = {
  wood: 1,
  stone: 1,
  ore: 1,
  sheep: 1,
  donkey: 1,
  grain: 1,
  dog: 2,
  boar: 2,
  vegetable: 2,
  cattle: 3,
};

/** The goods given and received in one ore trade. */
export const ORE_TRADE = { give: { ore: 2 }, get: { gold: 2, food: 1 } } as const satisfies Record<string, Bundle>;

/** The goods that a move gives and receives. */
export interface Swap {
  readonly pays: Bundle;
  readonly gains: Bundle;
}

/**
 * The goods that an exchange gives and receives by the printed tables, without any tile or folk; undefined for other
 * moves.
 */
export function printedSwap(move: Move): Swap | undefined {
  switch (move.verb) {
    case 'eat':
      return { pays: { [move.good]: move.count }, gains: { food: foodOf(move) } };
    case 'ruby':
      return isSingleTile(move.into)
        ? { pays: { ruby: TILE_RUBIES[move.into] }, gains: {} }
        : { pays: rubyCost(move.into), gains: { [move.into]: FOR_A_RUBY[move.into] ?? 1 } };
    case 'swap':
      return { pays: { [move.good]: 1 }, gains: { [SWAPS[move.good]]: 1 } };
    case 'trade':
      return { pays: times(ORE_TRADE.give, move.times), gains: times(ORE_TRADE.get, move.times) };
    case 'buy':
      return { pays: { gold: MARKET[move.good] ?? 1 }, gains: { [move.good]: 1 } };
    default:
      return undefined;
  }
}

function foodOf({ good, count }: Move<'eat'>): number {
  if (good === 'gold') return Math.max(0, foodForGold(count));
  if (good === 'donkey') return DONKEY_PAIR * Math.floor(count / 2) + (FOOD.donkey ?? 0) * (count % 2);
  return (FOOD[good] ?? 0) * count;
}
