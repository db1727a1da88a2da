import { donkeysIn } from '../animals.ts';
import { bearerOf, hasGoblin, ownFolk, tileOf } from '../asking.ts';
import { BESIDE, groundAt } from '../cave.ts';
import { receive } from '../goods.ts';
import { cellOfTile } from '../layout.ts';
import type { Bearer, Exchange, Me, Tile } from '../power.ts';
import { FOOD_EACH } from '../schedule.ts';

/** Food for 0, 1, 2, 3 and 4 newborn animals at once. */
const FOR_NEWBORN = [0, 1, 2, 3, 5];

const BEARERS: readonly Bearer[] = ['placed', 'home', 'acting'];

/** The weapons that can be traded; a word says where the weapon is if there are equal ones, except for the first. */
function weapons(mine: Me): Exchange[] {
  const { dwarfs } = mine.player;
  const strengths = [...new Set(dwarfs.map(({ weapon }) => weapon))].filter((weapon) => weapon > 0);
  return strengths
    .sort((a, b) => a - b)
    .flatMap((strength) => {
      const bears = (bearer: Bearer) =>
        dwarfs.some(({ weapon }, i) => weapon === strength && bearerOf(mine, i) === bearer);
      return BEARERS.filter(bears).map((bearer, i) => ({
        details: i === 0 ? [`${strength}`] : [`${strength}`, bearer],
        give: {},
        get: { food: strength },
        weapon: { strength, bearer },
      }));
    });
}

/** How many dwellings adjoin this tile's cell. */
function dwellingsBeside({ at, player }: Me, tile: string): number {
  const cell = cellOfTile(player, tile);
  if (cell === undefined) return 0;
  return (BESIDE[cell] ?? []).filter((index) => {
    const found = groundAt(player, index);
    return found.ground === 'furnished' && tileOf(at.rules, found.tile).tag === 'dwelling';
  }).length;
}

/** Tiles for food, and the parlors: the third block of twelve (appendix p. A5). */
export const FOOD = {
  slaughteringCave: {
    cost: { wood: 2, stone: 2 },
    points: 2,
    tag: 'green',
    introductory: true,
    adjust: { foodPerAnimal: 1 },
  },
  cookingCave: {
    cost: { stone: 2 },
    points: 2,
    tag: 'green',
    introductory: true,
    adjust: { exchanges: () => [{ give: { grain: 1, vegetable: 1 }, get: { food: 5 } }] },
  },
  workingCave: {
    cost: { wood: 1, stone: 1 },
    points: 2,
    tag: 'green',
    introductory: true,
    adjust: { feedOneWith: [{ wood: 1 }, { stone: 1 }, { ore: 2 }] },
  },
  miningCave: {
    cost: { wood: 3, stone: 2 },
    points: 2,
    tag: 'green',
    idle: (me) => !hasGoblin(me) && ownFolk(me)?.nature?.meal?.(FOOD_EACH, false).stone !== undefined,
    adjust: { feedingDiscount: (me) => donkeysIn(me, 'mine') },
  },
  breedingCave: {
    cost: { grain: 1, stone: 1 },
    points: 2,
    tag: 'green',
    on: { newborn: (me, types) => receive(me, { food: FOR_NEWBORN[types.length] ?? 0 }) },
  },
  peacefulCave: {
    cost: { wood: 2, stone: 2 },
    points: 2,
    tag: 'green',
    adjust: { exchanges: weapons },
  },
  weavingParlor: {
    cost: { wood: 2, stone: 1 },
    points: 0,
    tag: 'yellow',
    introductory: true,
    on: { built: (me) => receive(me, { food: me.player.goods.sheep }) },
    score: { bonus: ({ player }) => Math.floor(player.goods.sheep / 2) },
  },
  milkingParlor: {
    cost: { wood: 2, stone: 2 },
    points: 0,
    tag: 'yellow',
    introductory: true,
    on: { built: (me) => receive(me, { food: me.player.goods.cattle }) },
    score: { bonus: ({ player }) => player.goods.cattle },
  },
  stateParlor: {
    cost: { gold: 5, stone: 3 },
    points: 0,
    tag: 'yellow',
    on: { built: (me) => receive(me, { food: 2 * dwellingsBeside(me, 'stateParlor') }) },
    score: { bonus: (me) => 4 * dwellingsBeside(me, 'stateParlor') },
  },
  huntingParlor: {
    cost: { wood: 2 },
    points: 1,
    tag: 'yellow',
    introductory: true,
    adjust: { exchanges: () => [{ give: { boar: 2 }, get: { gold: 2, food: 2 } }] },
  },
  beerParlor: {
    cost: { wood: 2 },
    points: 3,
    tag: 'yellow',
    introductory: true,
    adjust: {
      exchanges: () => [
        { details: ['gold'], give: { grain: 2 }, get: { gold: 3 } },
        { details: ['food'], give: { grain: 2 }, get: { food: 4 } },
      ],
    },
  },
  blacksmithingParlor: {
    cost: { ore: 3 },
    points: 2,
    tag: 'yellow',
    adjust: { exchanges: () => [{ give: { ruby: 1, ore: 1 }, get: { gold: 2, food: 1 } }] },
  },
} as const satisfies Record<string, Tile>;

export type FoodTiles = typeof FOOD;
