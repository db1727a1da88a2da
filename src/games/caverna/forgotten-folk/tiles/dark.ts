import { hasGoblin, ownFolk } from '../../asking.ts';
import { receive } from '../../goods.ts';
import { FARM_ANIMALS } from '../../state.ts';
import { barter, isHarvest } from '../barter.ts';
import { meadowRows } from '../beside.ts';
import type { FolkTile } from './tile.ts';

const ANIMALS = ['dog', ...FARM_ANIMALS] as const;

/** Two animals of any type for gold, so that four bring twice as much. */
const CARVINGS = ANIMALS.flatMap((one, i) =>
  ANIMALS.slice(i).map((two) => ({
    details: [one, two],
    give: one === two ? { [one]: 2 } : { [one]: 1, [two]: 1 },
    get: { gold: 3 },
  })),
);

const COALS = [1, 2, 3].map((wood) => ({ details: [`${wood}`], give: { wood }, get: { gold: wood } }));

/** Points for 0 to 3 empty meadows in a row. */
const RANGE = [0, 3, 6, 10];

/** The strength that the Guard dog school forges. */
const GUARDED = 5;

/** The tiles of the Cave Goblins (004, appendix). */
export const CAVE_GOBLIN_TILES = {
  forgottenCave: {
    replaces: 'woodSupplier',
    cost: { grain: 1 },
    points: 0,
    tag: 'green',
    on: { built: (me) => receive(me, { mushroom: 2 }) },
  },
  kennels: {
    replaces: 'workRoom',
    cost: { wood: 1 },
    points: 0,
    tag: 'green',
    on: { breeding: (me) => receive(me, { dog: me.player.goods.dog >= 2 ? 1 : 0 }) },
  },
  guardDogSchool: {
    replaces: 'dogSchool',
    cost: { wood: 1 },
    points: 1,
    tag: 'green',
    idle: (me) => !hasGoblin(me) && ownFolk(me)?.nature?.forging?.strengths.includes(GUARDED) === false,
    adjust: { weapons: [{ strength: GUARDED, cost: { dog: 1 } }] },
  },
  menagerie: {
    replaces: 'broomChamber',
    cost: { wood: 4, stone: 2 },
    points: 0,
    tag: 'yellow',
    score: { bonus: ({ player: { goods } }) => 3 * Math.min(...ANIMALS.map((animal) => goods[animal])) },
  },
} as const satisfies Record<string, FolkTile>;

/** The tiles of the Dark Elves (004, appendix). */
export const DARK_ELF_TILES = {
  archeryRange: {
    replaces: 'prayerChamber',
    cost: { wood: 2 },
    points: 0,
    tag: 'yellow',
    lies: 'meadow',
    score: {
      bonus: (me) => Math.max(0, ...meadowRows(me, 'archeryRange').map((row) => RANGE[Math.min(row, 3)] ?? 0)),
    },
  },
  boneCarver: {
    replaces: 'huntingParlor',
    cost: { wood: 2, stone: 2 },
    points: 2,
    tag: 'yellow',
    on: { harvestStart: (_me, kind) => (isHarvest(kind) ? barter('boneCarver', CARVINGS, 2) : undefined) },
  },
  charcoalStorage: {
    replaces: 'sparePartStorage',
    cost: { stone: 3 },
    points: 1,
    tag: 'yellow',
    on: { harvestStart: (_me, kind) => (isHarvest(kind) ? barter('charcoalStorage', COALS) : undefined) },
  },
  mushroomCave: {
    replaces: 'quarry',
    cost: { stone: 2 },
    points: 1,
    tag: 'green',
    on: { built: (me) => receive(me, { mushroom: 2 }) },
  },
} as const satisfies Record<string, FolkTile>;

export type DarkTiles = typeof CAVE_GOBLIN_TILES & typeof DARK_ELF_TILES;
