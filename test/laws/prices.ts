import { PRINTED } from '../games/caverna/tiles/index.ts';
import type { Pile } from '../games/caverna/tiles/printed.ts';

export type { Pile } from '../games/caverna/tiles/printed.ts';

/** The prices of the furnishing tiles (appendix part 2). */
export const COSTS: Readonly<Record<string, Pile>> = Object.fromEntries(
  Object.entries(PRINTED).map(([id, { cost }]) => [id, cost]),
);

/** The prices of the Weekly market (rulebook p. 18). */
export const MARKET: Readonly<Record<string, number>> = {
  wood: 1,
  stone: 1,
  ore: 1,
  sheep: 1,
  donkey: 1,
  boar: 2,
  cattle: 3,
  dog: 2,
  grain: 1,
  vegetable: 2,
};

/** The loot that gives goods (appendix part 1). */
export const LOOT_GIFTS: Readonly<Record<string, Pile>> = {
  dog: { dog: 1 },
  wood: { wood: 1 },
  sheep: { sheep: 1 },
  grain: { grain: 1 },
  donkey: { donkey: 1 },
  stone: { stone: 1 },
  vegetable: { vegetable: 1 },
  ore: { ore: 2 },
  boar: { boar: 1 },
  gold: { gold: 2 },
  cattle: { cattle: 1 },
};

interface Situation {
  readonly players: number;
  readonly oreMines: number;
  readonly rubyMines: number;
}

const SUPPLIES: Pile = { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 };

/** The goods of the action spaces besides the accumulated ones (appendix part 3). */
export const GIFTS: Readonly<Record<string, (situation: Situation) => Pile>> = {
  startingPlayer: ({ players }) => (players <= 3 ? { ore: 2 } : { ruby: 1 }),
  supplies: () => SUPPLIES,
  growth: () => SUPPLIES,
  oreMining: ({ oreMines }) => ({ ore: 2 * oreMines }),
  oreDelivery: ({ oreMines }) => ({ ore: 2 * oreMines }),
  rubyMining: ({ rubyMines }) => ({ ruby: rubyMines >= 1 ? 1 : 0 }),
  rubyDelivery: ({ rubyMines }) => ({ ruby: rubyMines >= 2 ? 1 : 0 }),
  sustenance: () => ({ grain: 1 }),
  housework: () => ({ dog: 1 }),
  stripMining: () => ({ wood: 2 }),
  forestExploration: ({ players }) => (players === 3 ? { vegetable: 1 } : { food: 2 }),
  weeklyMarket: () => ({ gold: 4 }),
  hardwareRental: () => ({ wood: 2 }),
  smallScaleDriftMining: () => ({ stone: 1 }),
  oreMineConstruction: () => ({ ore: 3 }),
  rubyMineConstruction: () => ({ ruby: 1 }),
  urgentWishForChildren: () => ({ gold: 3 }),
};

type Refill = Pile | readonly [empty: Pile, more: Pile];

const every =
  (pile: Pile): ((players: number) => Refill) =>
  () =>
    pile;

/**
 * The refill of the accumulating spaces in each round (appendix part 3): always the same, or more on an empty space.
 */
export const REFILLS: Readonly<Record<string, (players: number) => Refill>> = {
  driftMining: (players) => ({ stone: players <= 3 ? 1 : 2 }),
  driftMining2: every({ stone: 1 }),
  excavation: (players) => (players <= 3 ? { stone: 1 } : [{ stone: 2 }, { stone: 1 }]),
  startingPlayer: every({ food: 1 }),
  logging: (players) => (players <= 3 ? [{ wood: 3 }, { wood: 1 }] : { wood: 3 }),
  oreMining: (players) => (players <= 3 ? [{ ore: 2 }, { ore: 1 }] : [{ ore: 3 }, { ore: 2 }]),
  woodGathering: every({ wood: 1 }),
  clearing: (players) => ({ wood: players <= 3 ? 1 : 2 }),
  sustenance: (players) => (players <= 3 ? { food: 1 } : [{ grain: 1 }, { vegetable: 1 }]),
  stripMining: () => [{ ore: 1 }, { stone: 1 }],
  forestExploration: (players) => (players === 3 ? { wood: 1 } : [{ wood: 2 }, { wood: 1 }]),
  depot: every({ wood: 1, ore: 1 }),
  fenceBuilding: (players) => (players === 5 ? { wood: 1 } : [{ wood: 2 }, { wood: 1 }]),
  largeDepot: () => [
    { wood: 2, stone: 1, ore: 1 },
    { wood: 1, stone: 1, ore: 1 },
  ],
  rubyMining: every({ ruby: 1 }),
  sheepFarming: every({ sheep: 1 }),
  donkeyFarming: every({ donkey: 1 }),
  oreDelivery: every({ ore: 1, stone: 1 }),
  rubyDelivery: () => [{ ruby: 2 }, { ruby: 1 }],
};
