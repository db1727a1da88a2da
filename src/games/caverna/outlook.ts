import type { Task } from '../../engine/agenda.ts';
import { dwarfRoom } from './animals.ts';
import { answers, me } from './asking.ts';
import { foodTable } from './exchanges.ts';
import { cropsOf, pairsIn } from './goods.ts';
import { countGround } from './layout.ts';
import type { Me, RuledState } from './power.ts';
import { FOOD_EACH, FOOD_ONE, harvestOf, ROUNDS } from './schedule.ts';
import { costlySpaces, totalOf } from './scoring.ts';
import { FARM_ANIMALS, FOLK_CROPS, type Good, type Ground, type Player } from './state.ts';
import { type Feed, feedingCost, stillNeeded, stoneNeeded } from './tasks/harvest.ts';

// The weights come from games of computer players against each other.

/**
 * The worth of a good while rounds are left, in points on top of its score: for each of the first few, how many of
 * those there are, and for each further one.
 */
const GOODS_AHEAD: readonly (readonly [Good, readonly [each: number, upTo: number, more: number]])[] = [
  ['wood', [0.65, 6, 0.3]],
  ['stone', [1, 7, 0.3]],
  ['ore', [0.6, 1, 0.2]],
  ['ruby', [0.6, 7, 0.3]],
  ['grain', [0.4, 1, 0]],
  ['vegetable', [0.3, 2, 0]],
  ['gold', [0.2, 6, 0]],
  ['dog', [0.15, 2, 0]],
];

/** The worth of the future uses of ground, in points. */
const GROUND_AHEAD: readonly (readonly [Ground, number])[] = [
  ['meadow', 2],
  ['field', 0.05],
  ['cavern', 0.25],
  ['tunnel', 0.7],
  ['deepTunnel', 1.7],
  ['smallPasture', 0.5],
  ['largePasture', 0.5],
  ['oreMine', 0.7],
];

/** Points for each point of a weapon's strength and each round left. */
const PER_STRENGTH = 0.03;
/** Multiplies that for each additional item that expeditions bring. */
const MORE_LOOT = 3;
/** For each round in which a dwarf can act: far more than its points, so that growing the family comes first. */
const PER_ACTION = 13;
const FREE_ROOM = 1.4;
/** Points lost for each unit of food missing in the current feeding: as many as for a begging marker. */
const LACKING_NOW = 3;
/**
 * Points lost for each unit of food missing in the next feeding: few while a whole round comes before it, so that
 * nobody begs now in order to eat then, and more when fewer people are left to find food.
 */
const LACKING_NEXT = { later: 0.7, soon: 1.4, last: 2.6 } as const;
/** Points lost for each unit of food that other goods must provide in the next feeding. */
const EATEN = 0.3;
const FOOD_LEFT = 0.2;
/** Points for each round left, for the materials of a dwelling. */
const DWELLING_AHEAD = 0.55;
const TYPE_THAT_BREEDS = 0.4;
const TOKEN = 0.4;
/** Points for each crop, including those on fields: it will feed the family. */
const CROP_AHEAD = 0.3;
/** The share of points lost for unused spaces and missing animals that usually comes back later. */
const STILL_TO_COME = 0.75;

/** How much of a game is still to come, from 1 down to 0. */
const ahead = (left: number): number => Math.min(1, left / 4);

function goodsAhead({ goods }: Player): number {
  let sum = 0;
  for (const [good, [each, upTo, more]] of GOODS_AHEAD) {
    const count = goods[good] ?? 0;
    sum += each * Math.min(count, upTo) + more * Math.max(0, count - upTo);
  }
  return sum;
}

function groundAhead(player: Player): number {
  let sum = 0;
  for (const [ground, each] of GROUND_AHEAD) sum += each * countGround(player, ground);
  return sum;
}

/** The food that a player could get by eating other goods. */
function couldEat(mine: Me): number {
  const { goods } = mine.player;
  const table = foodTable(mine);
  let sum = 2 * goods.ruby + Math.max(0, goods.gold - 1);
  for (const good in table) sum += (goods[good as Good] ?? 0) * (table[good as Good] ?? 0);
  return sum;
}

/** Points lost for stone that stone eaters lack: in the current feeding, and in the next one. */
function stoneLacking(mine: Me, left: number): number {
  if (mine.at.rules.folks === undefined) return 0;
  const { goods, agenda } = mine.player;
  const task = agenda.findLast(isFeed);
  const due = task === undefined ? 0 : stoneNeeded(mine, task);
  const { each, lacking } = nextMeal(mine, left);
  const next = stoneNeeded(mine, { each });
  const rest = Math.max(0, goods.stone - due);
  return LACKING_NOW * Math.max(0, due - goods.stone) + lacking * Math.max(0, next - rest);
}

/** The feeding after the current one: the food for each dwarf, and the points lost for each missing unit. */
function nextMeal({ at: { state }, player: { agenda, dwarfs } }: Me, left: number) {
  const works = state.phase === 'work' && !agenda.some(isFeed);
  if (!works && left <= 0) return { each: 0, lacking: 0 };
  const kind = harvestOf(state, works ? state.round : state.round + 1);
  const each = kind === 'payOne' ? FOOD_ONE : FOOD_EACH;
  if (!works || kind === 'none') return { each, lacking: LACKING_NEXT.later };
  const finders = dwarfs.filter((dwarf) => dwarf.at === 'home' && !dwarf.newborn).length;
  const { soon, last } = LACKING_NEXT;
  return { each, lacking: soon + (last - soon) / (1 + finders) };
}

const isFeed = (task: Task): task is Feed => task.do === 'feed';

/** The worth of the food at hand for the next feedings: much if it prevents begging. */
function food(mine: Me, left: number): number {
  const { goods, agenda } = mine.player;
  const task = agenda.findLast(isFeed);
  const due = task === undefined ? 0 : stillNeeded(mine, task);
  const lacking = Math.max(0, due - goods.food);
  const rest = Math.max(0, goods.food - due);
  const { each, lacking: perUnfed } = nextMeal(mine, left);
  const next = feedingCost(mine, each);
  const missing = Math.max(0, next - rest);
  const unfed = Math.max(0, missing - couldEat(mine));
  const spare = left > 1 ? FOOD_LEFT * Math.min(Math.max(0, rest - next), 8) : 0;
  return spare - LACKING_NOW * lacking - EATEN * (missing - unfed) - perUnfed * unfed;
}

/** How close a player is to a dwelling for another dwarf, from 0 to 1. */
function dwellingAhead(player: Player): number {
  const { goods } = player;
  const room = countGround(player, 'cavern') > 0 ? 1 : 0;
  return (Math.min(goods.wood, 4) / 4 + Math.min(goods.stone, 3) / 3 + room) / 3;
}

function family(mine: Me, left: number): number {
  const { dwarfs } = mine.player;
  const strength = dwarfs.reduce((sum, { weapon }) => sum + Math.min(weapon, 12), 0);
  const free = dwarfs.length < 6 ? Math.max(0, dwarfRoom(mine) - dwarfs.length) : 0;
  const near = free > 0 || dwarfs.length >= 5 ? 0 : DWELLING_AHEAD * left * dwellingAhead(mine.player);
  const trips = 1 + MORE_LOOT * answers(mine, 'moreLoot').reduce((sum, more) => sum + more, 0);
  return (
    near +
    PER_ACTION * left * dwarfs.length +
    PER_STRENGTH * trips * strength * left +
    FREE_ROOM * left * Math.min(free, 1)
  );
}

/** The crops of forgotten folks, each worth as much as a vegetable. */
const folkCrops = (mine: Me): number =>
  mine.at.rules.folks === undefined ? 0 : FOLK_CROPS.reduce((sum, crop) => sum + cropsOf(mine, crop), 0);

/** How well a seat is doing: its current score, and the potential of its position. More is better. */
export function outlook(at: RuledState, seat: number): number {
  const mine = me(at, seat);
  const { player } = mine;
  const left = ROUNDS - at.state.round;
  const breeding = pairsIn(player.goods).length;
  const missing = FARM_ANIMALS.filter((type) => player.goods[type] === 0).length;
  const crops = CROP_AHEAD * Math.min(8, cropsOf(mine, 'grain') + 1.5 * (cropsOf(mine, 'vegetable') + folkCrops(mine)));
  const promised =
    ahead(left) * (goodsAhead(player) + groundAhead(player) + crops + STILL_TO_COME * (costlySpaces(mine) + missing)) +
    Math.min(left, 4) * 0.3 * TYPE_THAT_BREEDS * breeding +
    (at.state.tokenHolder === seat ? TOKEN : 0);
  return totalOf(at, seat) + promised + food(mine, left) - stoneLacking(mine, left) + family(mine, left);
}
