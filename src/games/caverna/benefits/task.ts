import { me, tileOf } from '../asking.ts';
import { foodOfAll } from '../exchanges.ts';
import { housing } from '../features/family.ts';
import { lackingAt, nextFeeding } from '../foresight.ts';
import { caverna, positionOf } from '../game.ts';
import { countFarmAnimals, countGoods, entriesOf } from '../goods.ts';
import { bareCaverns, countGround, countStables } from '../layout.ts';
import { readMove } from '../moves/codec.ts';
import type { Me } from '../power.ts';
import { playedRounds } from '../schedule.ts';
import { costlySpaces } from '../scoring.ts';
import { type Bundle, FARM_ANIMALS, type Good, type Ground, type HarvestKind, type State } from '../state.ts';
import { hasBed } from '../tasks/family.ts';
import { furnishable, lackFor } from '../tasks/furnish.ts';
import { difference } from '../witness.ts';
import { bedless, missing, nextBorn } from './of-goods.ts';

/** The purpose of a turn in a first game, taken from the coach's favourite way to play it. */
export interface TurnTask {
  readonly what: Kind;
  /** The number of the dwarf that it is about. */
  readonly nth: number;
  /** The food or the goods for a dwelling that are missing before the turn. */
  readonly lacks: Bundle;
  /** What the turn brings. */
  readonly gains: Bundle;
  /** The first tile that it furnishes, or the dwelling that it is about if that is not just the easiest one. */
  readonly tile: string | undefined;
  /** The round after which food is due. */
  readonly round: number;
  /** The spaces of the ways with this purpose, the coach's favourite first. */
  readonly spaces: readonly string[];
}

/** A word that a first game explains when it is first met. */
export type Term = Exclude<HarvestKind, 'none'> | 'hidden' | 'star' | 'board' | 'card' | 'exchange' | 'caves';

/** A seat before a turn and after it. */
interface Turn {
  readonly before: Me;
  readonly after: Me;
}

type Serves = (turn: Turn) => boolean;

/** Whether a count is greater after a turn. */
const more =
  (count: (mine: Me) => number): Serves =>
  ({ before, after }) =>
    count(after) > count(before);

const goodsOf =
  (...goods: readonly Good[]) =>
  ({ player }: Me): number =>
    goods.reduce((sum, good) => sum + (player.goods[good] ?? 0), 0);

const groundsOf =
  (...grounds: readonly Ground[]) =>
  ({ player }: Me): number =>
    grounds.reduce((sum, ground) => sum + countGround(player, ground), 0);

/** A dwelling that a family could furnish next, and the goods that it still needs. */
interface Sought {
  readonly lacks: Bundle;
  /** The tile, if it brings somebody along. */
  readonly tile?: string;
}

/** What the next dwelling still needs: the easiest one, and those that bring somebody along. */
function dwellingsSought(mine: Me): Sought[] {
  const { short } = housing(mine);
  if (short === undefined) return [];
  const { state, rules } = mine.at;
  const bringing = rules.supply
    .map((id) => tileOf(rules, id))
    .filter(({ tag, adjust, mayBuild }) => {
      return tag === 'dwelling' && typeof adjust?.dwarfRoom === 'function' && mayBuild?.(mine) !== false;
    })
    .filter(({ id }) => !state.players.some(({ tiles }) => tiles.includes(id)));
  return [{ lacks: missing(short) }, ...bringing.map(({ id }) => ({ lacks: lackFor(mine, id).goods, tile: id }))];
}

/** The nearest dwelling for which a turn brings some of the missing goods. */
const servedDwelling = ({ before, after }: Turn): Sought | undefined =>
  dwellingsSought(before)
    .filter(({ lacks }) => entriesOf(lacks).some(([good]) => goodsOf(good)(after) > goodsOf(good)(before)))
    .toSorted((one, other) => countGoods(one.lacks) - countGoods(other.lacks))[0];

/** The purposes of turns, and whether a turn serves them; if a turn serves several, the first of them counts. */
const SERVES = {
  food: more(foodOfAll),
  child: more(({ player }) => player.dwarfs.length),
  dwelling: ({ before, after }) => hasBed(after) && !hasBed(before),
  collect: (turn) => servedDwelling(turn) !== undefined,
  cavern: more(({ player }) => bareCaverns(player).length),
  mine: more(groundsOf('oreMine', 'rubyMine')),
  arms: more(({ player }) => player.dwarfs.reduce((sum, { weapon }) => sum + weapon, 0)),
  sow: more(({ player }) => player.cells.filter((cell) => 'crop' in cell && cell.crop !== undefined).length),
  pasture: more((mine) => groundsOf('smallPasture', 'largePasture')(mine) + countStables(mine.player)),
  animals: more(countFarmAnimals),
  room: more(({ player }) => player.tiles.length),
  field: more(groundsOf('field')),
  tunnel: more(groundsOf('tunnel', 'deepTunnel')),
  ruby: more(goodsOf('ruby')),
  last: ({ before, after }) => costlySpaces(after) < costlySpaces(before),
  goods: ({ before, after }) => entriesOf(gained({ before, after })).length > 0,
} as const satisfies Readonly<Record<string, Serves>>;

type Kind = keyof typeof SERVES;

/** Purposes that count only while they are wanted: nobody needs goods for a dwelling in the last round. */
const IF_WANTED: readonly Kind[] = ['food', 'collect', 'last'];

const KINDS = (Object.keys(SERVES) as Kind[]).filter((kind) => !IF_WANTED.includes(kind));

const gained = ({ before, after }: Turn): Bundle => difference(before.player.goods, after.player.goods).gains;

/** If a feeding is at most this many rounds away, missing food comes first. */
const SOON = 1;

/** A family of this size is large enough for a first game. */
const GROWN = 4;

/** How many rounds a bed and a child take before the new dwarf's first turn. */
const GROWS_IN = 2;

/** The round from which the last points are worth mentioning. */
const LAST_FROM = 10;

/** The useful steps for a board, the most urgent first. */
function* wanted(mine: Me): Generator<Kind> {
  const { player, at } = mine;
  const { goods } = player;
  const { round } = at.state;
  const coming = nextFeeding(mine);
  // A family that can eat crops and animals has other things to do.
  if (coming !== undefined && lackingAt(mine, coming).food > 0 && coming.round - round <= SOON) yield 'food';
  const left = (playedRounds(at.state).at(-1) ?? round) - round;
  if (player.dwarfs.length < GROWN && left > 0 && hasBed(mine)) yield 'child';
  else if (player.dwarfs.length < GROWN && left >= GROWS_IN) {
    yield 'dwelling';
    if (furnishable(mine).length === 0) yield 'cavern';
    // Goods that come with a mine are not the purpose of the turn.
    else yield* ['mine', 'collect'] as const;
  }
  if (goods.grain + goods.vegetable > 0) yield 'sow';
  if (round >= LAST_FROM) yield 'last';
}

/** How many spaces are named. */
const NAMED = 3;

/** A way to play a turn, with what it leads to. */
interface Walked extends Turn {
  readonly space: string;
  readonly tile: string | undefined;
}

function walk(state: State, seat: number, moves: readonly string[]): Walked | undefined {
  const after = caverna.clone(state);
  let space: string | undefined;
  let tile: string | undefined;
  for (const text of moves) {
    const move = readMove(text);
    if (move.verb === 'place') space ??= move.space;
    if (move.verb === 'furnish') tile ??= move.tile;
    caverna.play(after, seat, text);
  }
  const mineIn = (one: State): Me => me(positionOf(one), seat);
  return space === undefined ? undefined : { space, tile, before: mineIn(state), after: mineIn(after) };
}

/** Which of these purposes a turn serves. */
const servedBy = (turn: Turn, kinds: Iterable<Kind>): Kind | undefined => {
  for (const kind of kinds) if (SERVES[kind](turn)) return kind;
  return undefined;
};

/**
 * The purpose of a seat's turn: the most urgent step that the best way to play it serves. `ways` has those that the
 * coach considers as good as the best, the best first. Undefined if the best one serves no step, or does not begin with
 * a space.
 */
export function turnTask(state: State, seat: number, ways: readonly (readonly string[])[]): TurnTask | undefined {
  if (state.phase !== 'work') return undefined;
  const walked = ways.map((moves) => walk(state, seat, moves));
  const [best] = walked;
  if (best === undefined) return undefined;
  const { before, after, tile } = best;
  const what = servedBy(best, wanted(before)) ?? servedBy(best, KINDS);
  if (what === undefined) return undefined;
  const spaces = walked.flatMap((one) => (one !== undefined && SERVES[what](one) ? [one.space] : []));
  const food = nextFeeding(before);
  const dwelling = servedDwelling(best);
  const lacks = what === 'food' ? { food: food ? lackingAt(before, food).food : 0 } : (dwelling?.lacks ?? {});
  return {
    what,
    nth: bedless(before) ?? nextBorn(before),
    lacks,
    gains: gained({ before, after }),
    tile: what === 'collect' ? dwelling?.tile : tile,
    round: food?.round ?? state.round,
    spaces: [...new Set(spaces)].slice(0, NAMED),
  };
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
  /** Whether the game had all furnishing tiles. */
  readonly full: boolean;
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
    unused: costlySpaces(mine),
    full: state.options.tiles === 'full',
  };
}
