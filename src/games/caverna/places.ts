import { ENTRANCE, type Half, isFarmland, isPrinted, onBoard } from './cave.ts';
import { above, BELOW, before, beside, type Cells, cellOf, cellsThat, firstIn, listed, only, RIGHT } from './cells.ts';
import { bareOf, type Layout, layoutOf } from './layout.ts';
import type { Board, Cell, Player, SingleTile } from './state.ts';

/** The places on one half of a board where a player could lay something. */
interface Survey {
  /** Uncovered, with nothing on it. */
  readonly free: Cells;
  /** Uncovered, with at most a stable on it. */
  readonly stabled: Cells;
  /** Beyond the edge, and not covered. */
  readonly outside: Cells;
  /** Within the edge. */
  readonly printed: Cells;
  /** Next to laid tiles. */
  readonly near: Cells;
  /** What a larger tile may cover in pairs: meadows in the forest, tunnels in the mountain. */
  readonly base: Cells;
}

/** Whether a cell has a field, a meadow or a pasture, or had one before it was furnished. */
const wasLand = (cell: Cell): boolean =>
  isFarmland(cell.ground) || (cell.ground === 'furnished' && (cell.on === 'field' || cell.on === 'meadow'));

/**
 * Whether later tiles in the forest may adjoin a cell: land, even if furnished (rulings A144). `begun` says that there
 * is land in front of the entrance: pastures on bare forest count only from then on (rulings A91).
 */
function isLand(cell: Cell, begun: boolean): boolean {
  if (cell.ground === 'smallPasture' || cell.ground === 'largePasture') return begun || cell.begins === true;
  return wasLand(cell) && !(cell.ground === 'furnished' && cell.apart);
}

const NO_CELL: Cell = { ground: 'outside' };

/** The cells of a half that later tiles may touch. */
function laidOn(board: Board, half: Half, { on }: Layout): Cells {
  if (half === 'mountain') {
    return on.cavern | on.tunnel | on.deepTunnel | on.oreMine | on.rubyMine | on.furnished;
  }
  const begun = wasLand(board[ENTRANCE] ?? NO_CELL);
  let laid = on.meadow | on.field;
  // For these grounds, it depends on the cell.
  for (let left = on.smallPasture | on.largePasture | on.furnished; left !== 0; left &= left - 1) {
    const bit = firstIn(left);
    if (isLand(board[cellOf(bit, 'forest')] ?? NO_CELL, begun)) laid |= 1 << bit;
  }
  return laid;
}

function surveyed(board: Board, half: Half): Survey {
  const layout = layoutOf(board)[half];
  const { on, stables, crops } = layout;
  const laid = laidOn(board, half, layout);
  // In the forest, tiles must first cover the space in front of the entrance (rulebook pp. 12 and 13).
  const first = half === 'forest' && !wasLand(board[ENTRANCE] ?? NO_CELL) ? only(ENTRANCE) : 0;
  return {
    free: bareOf(on[half], layout),
    stabled: on[half] & stables & ~crops,
    outside: on.outside,
    printed: half === 'forest' ? PRINTED_OUTSIDE : PRINTED_WITHIN,
    near: beside(laid) | first,
    base: half === 'forest' ? on.meadow : on.tunnel,
  };
}

const PRINTED_OUTSIDE = cellsThat(isPrinted, 'forest');
const PRINTED_WITHIN = cellsThat(isPrinted, 'mountain');

const outside = onBoard((board) => surveyed(board, 'forest'));
const within = onBoard((board) => surveyed(board, 'mountain'));
const surveyOf = (board: Board, half: Half): Survey => (half === 'forest' ? outside(board) : within(board));

/** The halves of a twin tile, for example `['meadow', 'field']`. */
export type Twin = readonly ['meadow', 'field'] | readonly ['cavern', 'tunnel' | 'cavern'];

/** The half of the board that a twin tile lies on. */
export const halfOfTwin = ([first]: Twin): Half => (first === 'meadow' ? 'forest' : 'mountain');

/** A place for a twin tile: the cell of its first and of its second half, and whether one half overhangs the board. */
export interface TwinPlace {
  readonly first: number;
  readonly second: number;
  readonly overhangs: boolean;
}

/** Where this half tile may lie: on uncovered cells; under a stable only a meadow (rulings X32). */
const suited = ({ free, stabled }: Survey, ground: SingleTile): Cells => (ground === 'meadow' ? free | stabled : free);

/** Neighbouring cells that belong together: the sets of cells that start a pair to the right, and downwards. */
interface Pairs {
  readonly right: Cells;
  readonly down: Cells;
}

/** The pairs of a cell of one set and, to its right or below it, a cell of the other. */
const pairsOf = (one: Cells, other: Cells): Pairs => ({ right: one & before(other), down: one & above(other) });

/** The pairs with at least one cell in a set. */
const touching = ({ right, down }: Pairs, cells: Cells): Pairs => ({
  right: right & (cells | before(cells)),
  down: down & (cells | above(cells)),
});

const NO_PAIRS: Pairs = { right: 0, down: 0 };

const isAny = ({ right, down }: Pairs): boolean => (right | down) !== 0;

/**
 * The places for a twin tile, the first half before or above the second one, and the other way round: two neighbouring
 * uncovered spaces next to laid tiles. With `overhang`, exactly one half may lie beyond the edge (Office room, rulings
 * A24). Rulebook pp. 12 and 13.
 */
function twinPairs(board: Board, twin: Twin, overhang: boolean): readonly Pairs[] {
  const half = halfOfTwin(twin);
  const survey = surveyOf(board, half);
  const edge = overhang ? survey.outside : 0;
  const first = suited(survey, twin[0]) | edge;
  const second = suited(survey, twin[1]) | edge;
  const straight = reachable(pairsOf(first, second), survey);
  return twin[0] === twin[1] ? [straight] : [straight, reachable(pairsOf(second, first), survey)];
}

/** The pairs next to laid tiles that are not entirely beyond the edge. */
const reachable = (pairs: Pairs, { near, printed }: Survey): Pairs => touching(touching(pairs, near), printed);

/** Whether there is any place for a twin tile; with `overhang`, one half may be beyond the edge. */
export const anyTwinPlace = ({ cells }: Pick<Player, 'cells'>, twin: Twin, overhang: boolean): boolean =>
  twinPairs(cells, twin, overhang).some(isAny);

/** The places for a twin tile; with `overhang`, one half may be beyond the edge. */
export function twinPlaces({ cells }: Pick<Player, 'cells'>, twin: Twin, overhang: boolean): readonly TwinPlace[] {
  const half = halfOfTwin(twin);
  return listedPairs(cells, half, twinPairs(cells, twin, overhang));
}

/** The pairs in board order, those to the right before those downwards; the second list has the turned ones. */
function listedPairs(board: Board, half: Half, lists: readonly Pairs[]): readonly TwinPlace[] {
  const { outside } = surveyOf(board, half);
  const places: TwinPlace[] = [];
  const add = (from: number, to: number): void => {
    const overhangs = (outside & ((1 << from) | (1 << to))) !== 0;
    places.push({ first: cellOf(from, half), second: cellOf(to, half), overhangs });
  };
  const [straight = NO_PAIRS, turned = NO_PAIRS] = lists;
  for (let left = straight.right | straight.down | turned.right | turned.down; left !== 0; left &= left - 1) {
    const bit = firstIn(left);
    const set = 1 << bit;
    if (straight.right & set) add(bit, bit + RIGHT);
    if (turned.right & set) add(bit + RIGHT, bit);
    if (straight.down & set) add(bit, bit + BELOW);
    if (turned.down & set) add(bit + BELOW, bit);
  }
  return places;
}

/** The places for a single tile, as a set; never beyond the edge (rulebook p. 17, rulings A24). */
function singleCells(board: Board, ground: SingleTile): Cells {
  const half = halfOfSingle(ground);
  const survey = surveyOf(board, half);
  return suited(survey, ground) & survey.near & survey.printed;
}

const halfOfSingle = (ground: SingleTile): Half => (ground === 'meadow' || ground === 'field' ? 'forest' : 'mountain');

/** Whether there is any place for a single tile. */
export const anySinglePlace = ({ cells }: Player, ground: SingleTile): boolean => singleCells(cells, ground) !== 0;

/** The places for a single tile. */
export const singlePlaces = ({ cells }: Player, ground: SingleTile): readonly number[] =>
  listed(singleCells(cells, ground), halfOfSingle(ground));

const stablesOn = onBoard((board): readonly number[] => {
  const layout = layoutOf(board).forest;
  const { forest, meadow, smallPasture, largePasture } = layout.on;
  return listed(bareOf(forest | meadow | smallPasture | largePasture, layout), 'forest');
});

/** The places for a stable: forest, meadow or pasture without one (rulebook p. 19, Build stables). */
export const stablePlaces = ({ cells }: Player): readonly number[] => stablesOn(cells);

/** The condition for both cells of a pair, in a half; with `overhang`, one of the two may be free beyond the edge. */
export interface Pairing {
  readonly half: Half;
  /** If left out: meadows in the forest, tunnels in the mountain. */
  readonly suited?: Cells;
  readonly overhang: boolean;
}

function basePairs(board: Board, { half, overhang, ...pairing }: Pairing): readonly Pairs[] {
  const { base, outside, printed } = surveyOf(board, half);
  const { suited = base } = pairing;
  const within = pairsOf(suited, suited);
  if (!overhang) return [within];
  const over = touching(pairsOf(suited | outside, suited | outside), suited);
  const reached = touching(over, printed);
  return [{ right: within.right | reached.right, down: within.down | reached.down }];
}

/** Whether there is a pair of suitable neighbouring cells, including those beyond the edge. */
export const anyBasePair = ({ cells }: Player, pairing: Pairing): boolean => basePairs(cells, pairing).some(isAny);

/** Pairs of suitable neighbouring cells, including those beyond the edge. */
export const basePlaces = ({ cells }: Player, pairing: Pairing): readonly TwinPlace[] =>
  listedPairs(cells, pairing.half, basePairs(cells, pairing));
