import { excavate, gain, gainOne, giveDifferent, raise, replenish, trade } from '../effects.ts';
import type { RoomEntry } from '../power.ts';

/** Flax that counts for the Retting Room: 1 to 3 from one effect (rulings A119). */
const MOST_FLAX = 3;
/** The Tunnel gives stone only to players with less stone than this. */
const ENOUGH_STONE = 3;
/** The Treasury pays only players with at least this much gold. */
const TREASURE = 3;

/** The 24 rooms of the first era, by number (001 pp. 15 and 16; tables.md T10). */
export const ERA_ONE = {
  shelf: {
    number: 1,
    light: true,
    cost: { wood: 1 },
    walls: '1',
    points: 3,
    effect: raise(2, 'wood', 'stone', 'emmer', 'flax'),
  },
  spinningWheel: {
    number: 2,
    light: true,
    cost: { wood: 1 },
    walls: '1',
    points: 4,
    effect: trade({ pay: { flax: 1 }, gain: { gold: 1 } }, { pay: { flax: 3 }, gain: { gold: 2 } }),
  },
  tunnel: {
    number: 3,
    light: true,
    cost: { wood: 1 },
    walls: '2 opposite',
    points: 3,
    effect: ({ player: { goods } }) => gain(goods.stone < ENOUGH_STONE ? { food: 2, stone: 1 } : { food: 2 }),
  },
  grindstone: {
    number: 4,
    light: true,
    cost: { stone: 1 },
    walls: '1-2',
    points: 4,
    effect: trade({ pay: { emmer: 1 }, gain: { food: 3 } }, { pay: { emmer: 4 }, gain: { food: 7 } }),
  },
  foodCorner: {
    number: 5,
    light: true,
    cost: { stone: 1 },
    walls: '2',
    points: 3,
    effect: raise(3, 'food'),
  },
  parlor: {
    number: 6,
    light: true,
    cost: { stone: 1, gold: 1 },
    walls: '3',
    points: 6,
    effect: replenish(),
  },
  warehouse: {
    number: 7,
    cost: { wood: 2 },
    walls: '1-3',
    points: 2,
    effect: trade({ pay: { food: 2 }, gain: { wood: 1, stone: 1, emmer: 1, flax: 1 } }),
  },
  stall: {
    number: 8,
    cost: { wood: 1, gold: 1 },
    walls: '1-3',
    points: 6,
    effect: trade({ pay: { emmer: 5 }, gain: { gold: 4 } }, { pay: { flax: 5 }, gain: { gold: 4 } }),
  },
  sacrificialAltar: {
    number: 9,
    cost: { stone: 4 },
    walls: '1-3',
    points: 7,
    effect: trade({ pay: { wood: 1, emmer: 1, flax: 1, food: 1 }, gain: { gold: 3 } }),
  },
  storeroom: {
    number: 10,
    cost: { wood: 2, gold: 1 },
    walls: '2',
    points: 6,
    effect: gain({ emmer: 1, flax: 1, food: 1 }),
  },
  weavingRoom: {
    number: 11,
    cost: { wood: 2 },
    walls: '2',
    points: 5,
    effect: trade({ pay: { flax: 2 }, gain: { food: 2, gold: 2 } }),
  },
  furnitureWorkshop: {
    number: 12,
    cost: { wood: 1, stone: 2 },
    walls: '2-3',
    points: 5,
    effect: trade({ pay: { wood: 2, flax: 1 }, gain: { gold: 3 } }),
  },
  goldVein: {
    number: 13,
    cost: { gold: 5 },
    walls: '2-3',
    points: 9,
    effect: gain({ stone: 1, gold: 1 }),
  },
  junctionRoom: {
    number: 14,
    cost: { wood: 2 },
    walls: '2 opposite',
    points: 6,
    effect: giveDifferent(3, { gold: 2 }),
  },
  diggingCave: {
    number: 15,
    cost: { wood: 3, stone: 1 },
    walls: '3',
    points: 8,
    effect: excavate({ gold: 1 }),
  },
  bakehouse: {
    number: 16,
    cost: { wood: 1, stone: 2 },
    walls: '3',
    points: 6,
    effect: trade({ pay: { emmer: 2 }, gain: { food: 4, gold: 1 } }, { pay: { emmer: 3 }, gain: { food: 4, gold: 2 } }),
  },
  stateRoom: {
    number: 17,
    cost: { gold: 7 },
    walls: '3-4',
    points: 12,
    effect: gain({ flax: 1, gold: 1 }),
  },
  secretChamber: {
    number: 18,
    cost: { wood: 2, stone: 1 },
    walls: '4',
    points: 8,
    effect: gainOne({ flax: 3 }, { gold: 1 }),
  },
  treasury: {
    number: 19,
    cost: { gold: 3 },
    walls: '4',
    points: 10,
    effect: ({ player: { goods } }) => (goods.gold < TREASURE ? undefined : gain({ gold: 1, food: 1 })),
  },
  prospectingSite: {
    number: 20,
    cost: {},
    walls: '1-2',
    points: 5,
    power: { beside: { tile: 'undergrowth', flow: trade({ pay: { food: 1 }, gain: { gold: 1 } }) } },
  },
  rettingRoom: {
    number: 21,
    cost: { stone: 1 },
    walls: '1-3',
    points: 3,
    power: { received: ({ flax = 0 }) => (flax >= 1 && flax <= MOST_FLAX ? { food: 1 } : undefined) },
  },
  equipmentRoom: {
    number: 22,
    cost: { wood: 2 },
    walls: '1-2',
    points: 3,
    power: { activations: { two: 3, three: 4 } },
  },
  woodStoreroom: {
    number: 23,
    cost: { stone: 1 },
    walls: '2',
    points: 2,
    power: { activating: { one: { wood: 1 }, market: { wood: 1 } } },
  },
  dungeon: {
    number: 24,
    cost: { stone: 3, gold: 4 },
    walls: '4',
    points: 11,
    power: { wall: { gold: 2 } },
  },
} as const satisfies Readonly<Record<string, RoomEntry>>;
