import { hasGoblin, ownFolk } from '../asking.ts';
import { groundAt } from '../cave.ts';
import { cellsWith } from '../layout.ts';
import type { Tile } from '../power.ts';

const ONE_DWARF = { dwarfRoom: 1 } as const;
const PAIR = { sameType: 2 } as const;

/** Dwellings and special rooms: the first block of twelve, and the printed dwelling (appendix p. A3). */
export const DWELLINGS = {
  entryLevelDwelling: {
    cost: {},
    points: 0,
    tag: 'dwelling',
    preprinted: true,
    adjust: { dwarfRoom: 2, animalRoom: () => PAIR },
  },
  dwelling: {
    cost: { wood: 4, stone: 3 },
    points: 3,
    tag: 'dwelling',
    introductory: true,
    unlimited: true,
    adjust: ONE_DWARF,
  },
  simpleDwelling42: {
    cost: { wood: 4, stone: 2 },
    points: 0,
    tag: 'dwelling',
    introductory: true,
    adjust: ONE_DWARF,
  },
  simpleDwelling33: {
    cost: { wood: 3, stone: 3 },
    points: 0,
    tag: 'dwelling',
    introductory: true,
    adjust: ONE_DWARF,
  },
  mixedDwelling: {
    cost: { wood: 5, stone: 4 },
    points: 4,
    tag: 'dwelling',
    adjust: { ...ONE_DWARF, animalRoom: () => PAIR },
  },
  coupleDwelling: { cost: { wood: 8, stone: 6 }, points: 5, tag: 'dwelling', adjust: { dwarfRoom: 2 } },
  additionalDwelling: {
    cost: { wood: 4, stone: 3 },
    points: 5,
    tag: 'dwelling',
    idle: (me) => hasGoblin(me) || ownFolk(me)?.adjust?.familySize !== undefined,
    adjust: { sixthDwarf: true },
  },
  cuddleRoom: {
    cost: { wood: 1 },
    points: 2,
    tag: 'green',
    introductory: true,
    adjust: { animalRoom: ({ player }) => ({ only: 'sheep', count: player.dwarfs.length }) },
  },
  breakfastRoom: {
    cost: { wood: 1 },
    points: 0,
    tag: 'green',
    introductory: true,
    adjust: { animalRoom: () => ({ only: 'cattle', count: 3 }) },
  },
  stubbleRoom: {
    cost: { wood: 1, ore: 1 },
    points: 1,
    tag: 'green',
    introductory: true,
    adjust: {
      animalRoom: ({ player }) => ({
        oneOnEach: cellsWith(player, 'field').filter((cell) => !('crop' in groundAt(player, cell))),
      }),
    },
  },
  workRoom: { cost: { stone: 1 }, points: 2, tag: 'green', adjust: { furnishOn: ['tunnel', 'deepTunnel'] } },
  guestRoom: {
    cost: { wood: 1, stone: 1 },
    points: 0,
    tag: 'green',
    adjust: { readsBoth: ({ player }, once) => !once || player.memory['guestRoom'] === undefined },
    on: {
      bothUsed({ player }) {
        player.memory['guestRoom'] = [1];
      },
    },
  },
  officeRoom: {
    cost: { stone: 1 },
    points: 0,
    tag: 'green',
    idle: (me) => ownFolk(me)?.adjust?.overhang !== undefined,
    adjust: { overhang: () => ({ goods: { gold: 2 }, mines: true }) },
  },
} as const satisfies Record<string, Tile>;

export type DwellingTiles = typeof DWELLINGS;
