import { askedIn } from '../asked.ts';
import { me } from '../asking.ts';
import { foodOfAll } from '../exchanges.ts';
import { housing } from '../features/family.ts';
import { nextFeeding } from '../foresight.ts';
import { positionOf } from '../game.ts';
import { countFarmAnimals, entriesOf } from '../goods.ts';
import { bareCaverns, bareFields, countGround, countUnused } from '../layout.ts';
import { readMove } from '../moves/codec.ts';
import type { Me } from '../power.ts';
import { playedRounds } from '../schedule.ts';
import { type Bundle, FARM_ANIMALS, type State } from '../state.ts';
import { hasBed } from '../tasks/family.ts';
import type { Benefit } from './benefit.ts';
import { benefitsOf } from './index.ts';
import { bedless, missing } from './of-goods.ts';

/** The purpose of a round of a first game. */
export interface RoundTask {
  readonly what: 'food' | 'cavern' | 'collect' | 'dwelling' | 'child' | 'field' | 'sow' | 'pasture' | 'mine' | 'last';
  /** The number of the dwarf that it is about. */
  readonly nth: number;
  readonly lacks: Bundle;
  /** The round after which food is due. */
  readonly round: number;
  /** Whether it is the player's first turn of the round, in which it is explained. */
  readonly isNew: boolean;
  /** The free spaces that help with it, the best first. */
  readonly spaces: readonly string[];
}

type Kind = RoundTask['what'];

/** Which benefits of a space help with a task; for a task without an entry, any space does. */
const SERVED_BY: Readonly<Record<Kind, readonly Benefit['what'][]>> = {
  food: ['feeds'],
  cavern: ['cavern'],
  collect: ['dwelling'],
  dwelling: ['dwellingHere'],
  child: ['child'],
  field: ['land'],
  sow: ['sowing'],
  pasture: ['fencing', 'firstAnimal'],
  mine: ['mining', 'expedition', 'forging'],
  last: [],
};

/** From this many rounds before a feeding on, missing food comes first. */
const SOON = 1;

/** A family of this size is large enough for a first game. */
const GROWN = 4;

/** How many rounds a bed and a child take before the new dwarf's first turn. */
const GROWS_IN = 2;

/** The rounds from which mines and weapons, and the last points, are worth mentioning. */
const MINES_FROM = 6;
const LAST_FROM = 10;

/** The useful steps for a board, the most urgent first. */
function* wanted(mine: Me): Generator<Kind> {
  const { player, at } = mine;
  const { goods } = player;
  const { round } = at.state;
  const coming = nextFeeding(mine);
  // A family that can eat crops and animals has other things to do.
  if (coming !== undefined && coming.need > foodOfAll(mine) && coming.round - round <= SOON) yield 'food';
  const left = (playedRounds(at.state).at(-1) ?? round) - round;
  if (player.dwarfs.length < GROWN && left > 0 && hasBed(mine)) yield 'child';
  else if (player.dwarfs.length < GROWN && left >= GROWS_IN) {
    if (bareCaverns(player).length === 0) yield 'cavern';
    else yield entriesOf(missing(housing(mine).short)).length > 0 ? 'collect' : 'dwelling';
  }
  const seeds = goods.grain + goods.vegetable;
  const isGrowing = player.cells.some((cell) => 'crop' in cell && cell.crop !== undefined);
  if (!isGrowing && bareFields(player).length > 0 && seeds > 0) yield 'sow';
  if (bareFields(player).length === 0 && !isGrowing) yield 'field';
  const pastures = countGround(player, 'smallPasture') + countGround(player, 'largePasture');
  if (pastures === 0 || countFarmAnimals(mine) === 0) yield 'pasture';
  if (round >= MINES_FROM && countGround(player, 'oreMine') + countGround(player, 'rubyMine') === 0) yield 'mine';
  const isPoor = countUnused(player) > 0 || FARM_ANIMALS.some((animal) => goods[animal] === 0);
  if (round >= LAST_FROM && isPoor) yield 'last';
}

/** How many spaces are named. */
const NAMED = 3;

/**
 * The purpose of the current round for a seat's board; undefined if all is well, or if the player can do nothing about
 * it.
 */
export function roundTask(state: State, seat: number): RoundTask | undefined {
  if (state.phase !== 'work') return undefined;
  const mine = me(positionOf(state), seat);
  const asked = askedIn(state, seat);
  if (asked?.task !== 'place') return undefined;
  const places = asked.options.flatMap(({ move }) => {
    const read = readMove(move);
    return read.verb === 'place' ? [{ space: read.space, benefits: benefitsOf(state, seat, move) }] : [];
  });
  for (const what of wanted(mine)) {
    const serving = SERVED_BY[what];
    const spaces = places.filter(({ benefits }) => benefits.some((one) => serving.includes(one.what)));
    if (serving.length > 0 && spaces.length === 0) continue;
    const lacks = missing(housing(mine).short);
    const { length } = mine.player.dwarfs;
    const best = spaces.toSorted((one, other) => weightOf(other, serving) - weightOf(one, serving));
    const food = nextFeeding(mine);
    return {
      what,
      nth: bedless(mine) ?? length + 1,
      lacks: what === 'food' ? { food: Math.max(0, (food?.need ?? 0) - (food?.food ?? 0)) } : lacks,
      round: food?.round ?? state.round,
      isNew: mine.player.dwarfs.every(({ at }) => at === 'home'),
      spaces: best.slice(0, NAMED).map(({ space }) => space),
    };
  }
  return undefined;
}

/** How much a space helps with a task: by the food it brings, or by how little is missing after it. */
function weightOf(
  { benefits }: { readonly benefits: readonly Benefit[] },
  serving: readonly Benefit['what'][],
): number {
  const found = benefits.find(({ what }) => serving.includes(what));
  if (found?.what === 'feeds') return found.food;
  if (found?.what !== 'dwelling') return 0;
  return 0 - entriesOf(found.lacks).reduce((sum, [, count]) => sum + count, 0);
}

/** A player's achievements in a game, for a look back after a first game. */
export interface Learned {
  readonly dwarfs: number;
  readonly begging: number;
  readonly animals: number;
  readonly fields: boolean;
  readonly mines: number;
  readonly armed: boolean;
  readonly tiles: number;
  /** Kinds of farm animals that are missing, and unused spaces. */
  readonly missing: number;
  readonly unused: number;
}

/** What a seat's final board shows about a first game. */
export function learnedBy(state: State, seat: number): Learned {
  const mine = me(positionOf(state), seat);
  const { player } = mine;
  return {
    dwarfs: player.dwarfs.length,
    begging: player.begging,
    animals: countFarmAnimals(mine),
    fields: countGround(player, 'field') > 0,
    mines: countGround(player, 'oreMine') + countGround(player, 'rubyMine'),
    armed: player.dwarfs.some(({ weapon }) => weapon > 0),
    tiles: player.tiles.length,
    missing: FARM_ANIMALS.filter((animal) => player.goods[animal] === 0).length,
    unused: countUnused(player),
  };
}
