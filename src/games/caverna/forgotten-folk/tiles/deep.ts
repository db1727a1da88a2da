import { receive } from '../../goods.ts';
import { isHarvest } from '../barter.ts';
import { countBeside } from '../beside.ts';
import type { FolkTile } from './tile.ts';

const ORE_MINE = { ground: 'oreMine' } as const;
const RUBY_MINE = { ground: 'rubyMine' } as const;
const EMPTY_CAVERN = { ground: 'cavern', bare: true } as const;

/** The tiles of the Mountain Dwarfs (004, appendix). */
export const MOUNTAIN_DWARF_TILES = {
  concertOrgan: {
    replaces: 'fodderChamber',
    cost: { stone: 2, ore: 4 },
    points: 0,
    tag: 'yellow',
    on: {
      harvestStart: (me, kind) =>
        isHarvest(kind) ? receive(me, { gold: countBeside(me.player, 'concertOrgan', EMPTY_CAVERN) }) : undefined,
    },
  },
  miningOffice: {
    replaces: 'oreStorage',
    cost: { wood: 2, stone: 2 },
    points: 0,
    tag: 'yellow',
    on: { built: (me) => receive(me, { ore: 2 * countBeside(me.player, 'miningOffice', ORE_MINE) }) },
    score: { bonus: ({ player }) => 3 * countBeside(player, 'miningOffice', ORE_MINE) },
  },
  overseersDwelling: {
    replaces: 'simpleDwelling33',
    cost: { wood: 4, stone: 4 },
    points: 3,
    tag: 'dwelling',
    on: {
      built: (me) =>
        receive(me, {
          ore: 2 * countBeside(me.player, 'overseersDwelling', ORE_MINE),
          ruby: countBeside(me.player, 'overseersDwelling', RUBY_MINE),
        }),
    },
    adjust: { dwarfRoom: 1 },
  },
  trainingRoom: {
    replaces: 'blacksmith',
    cost: { stone: 1 },
    points: 1,
    tag: 'green',
    adjust: { training: { ore: 1 } },
  },
} as const satisfies Record<string, FolkTile>;

/** The tiles of the Pale Ones (004, appendix). */
export const PALE_ONE_TILES = {
  mysticsHut: {
    replaces: 'builder',
    cost: { wood: 2, stone: 1 },
    points: 0,
    tag: 'green',
    on: { built: (me) => receive(me, { gemfruit: 2 }) },
  },
  schnappsParlor: {
    replaces: 'beerParlor',
    cost: { wood: 3, stone: 2 },
    points: 2,
    tag: 'yellow',
    adjust: {
      exchanges: () => [
        { details: ['gold'], give: { vegetable: 1 }, get: { gold: 2 } },
        { details: ['food'], give: { vegetable: 1 }, get: { food: 3 } },
      ],
    },
  },
  sheepDogSchool: {
    replaces: 'cuddleRoom',
    cost: { wood: 1, stone: 1 },
    points: 1,
    tag: 'green',
    adjust: { dogsWatch: 2 },
  },
  sheepMarket: {
    replaces: 'weavingParlor',
    cost: { wood: 3, stone: 2 },
    points: 2,
    tag: 'yellow',
    adjust: { exchanges: () => [{ give: { dog: 1, sheep: 2 }, get: { gold: 4 } }] },
  },
} as const satisfies Record<string, FolkTile>;

export type DeepTiles = typeof MOUNTAIN_DWARF_TILES & typeof PALE_ONE_TILES;
