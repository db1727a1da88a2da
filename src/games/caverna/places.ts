import { cropOn, ENTRANCE, type Half, hasStable, isBare, isCave, isFarmland, isPrinted, onBoard } from './cave.ts';
import type { Board, Cell, Player, SingleTile } from './state.ts';

/**
 * A set of cells of one half of a board: a bit for each, row by row, four to a row. What lies beside the cells of a set is
 * found for all of them at once, by shifting it.
 */
type Cells = number;

const HALF = 24;
/** From a bit to that of the cell to its right, and below it. */
const RIGHT = 1;
const BELOW = 4;
const ALL: Cells = 0xffffff;
const FIRST_COLUMN: Cells = 0x111111;
const LAST_COLUMN: Cells = 0x888888;

const FIRST_CELL: Readonly<Record<Half, number>> = { forest: 0, mountain: 4 };
const cellOf = (bit: number, half: Half): number => ((bit >> 2) << 3) + (bit & 3) + FIRST_CELL[half];
const bitOf = (cell: number): Cells => 1 << (((cell >> 3) << 2) | (cell & 3));

/** The cells before (to the left of) those of a set, after, above and below them. */
const before = (cells: Cells): Cells => (cells & ~FIRST_COLUMN) >> 1;
const after = (cells: Cells): Cells => (cells & ~LAST_COLUMN) << 1;
const above = (cells: Cells): Cells => cells >> 4;
const below = (cells: Cells): Cells => (cells << 4) & ALL;
const beside = (cells: Cells): Cells => before(cells) | after(cells) | above(cells) | below(cells);

/** The first cell of a set that is not empty, as the number of its bit. */
const firstIn = (cells: Cells): number => 31 - Math.clz32(cells & -cells);

/** The cells of a set, in the order of the board. */
function listed(cells: Cells, half: Half): readonly number[] {
  const list: number[] = [];
  for (let left = cells; left !== 0; left &= left - 1) list.push(cellOf(firstIn(left), half));
  return list;
}

const printedIn = (half: Half): Cells =>
  Array.from({ length: HALF }, (_, bit) => (isPrinted(cellOf(bit, half)) ? 1 << bit : 0)).reduce((a, b) => a | b, 0);
const PRINTED: Readonly<Record<Half, Cells>> = { forest: printedIn('forest'), mountain: printedIn('mountain') };

/** What there is on one half of a board for whoever wants to lay something there. */
interface Survey {
  /** Uncovered, with nothing on it. */
  free: Cells;
  /** Uncovered, but for a stable. */
  stabled: Cells;
  /** Beyond the edge, and not covered. */
  outside: Cells;
  /** Beside what has been laid. */
  near: Cells;
  /** What may lie in pairs beneath a larger tile: meadows outside, tunnels in the mountain. */
  base: Cells;
}

/** Whether a field, a meadow or a pasture lies on a cell, or has lain there before the cell was furnished. */
const wasLand = (cell: Cell): boolean =>
  isFarmland(cell.ground) || (cell.ground === 'furnished' && (cell.on === 'field' || cell.on === 'meadow'));

/**
 * Whether later tiles outside may adjoin what lies on a cell: land, also where it has been furnished (rulings A144). `begun`
 * says that land lies before the entrance: pastures on bare forest count from then on alone (rulings A91).
 */
function isLand(cell: Cell, begun: boolean): boolean {
  if (cell.ground === 'smallPasture' || cell.ground === 'largePasture') return begun || cell.begins === true;
  return wasLand(cell) && !(cell.ground === 'furnished' && cell.apart);
}

const NO_CELL: Cell = { ground: 'outside' };

function surveyed(board: Board, half: Half): Survey {
  const begun = half === 'forest' && wasLand(board[ENTRANCE] ?? NO_CELL);
  const base = half === 'forest' ? 'meadow' : 'tunnel';
  const survey: Survey = { free: 0, stabled: 0, outside: 0, near: 0, base: 0 };
  let laid: Cells = 0;
  for (let bit = 0; bit < HALF; bit++) {
    const cell = board[cellOf(bit, half)] ?? NO_CELL;
    const { ground } = cell;
    const set = 1 << bit;
    if (ground === 'outside') survey.outside |= set;
    else if (ground === half) {
      if (isBare(cell)) survey.free |= set;
      else if (hasStable(cell) && cropOn(cell) === undefined) survey.stabled |= set;
    } else {
      if (ground === base) survey.base |= set;
      if (half === 'forest' ? isLand(cell, begun) : isCave(ground)) laid |= set;
    }
  }
  // Outside, what is laid must first cover the space before the entrance (rulebook p. 12 and 13).
  survey.near = beside(laid) | (half === 'forest' && !begun ? bitOf(ENTRANCE) : 0);
  return survey;
}

const SURVEYS: Readonly<Record<Half, (board: Board) => Survey>> = {
  forest: onBoard((board) => surveyed(board, 'forest')),
  mountain: onBoard((board) => surveyed(board, 'mountain')),
};

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

/** Where this half tile may lie: on uncovered cells, and only a meadow beneath a stable (rulings X32). */
const suited = ({ free, stabled }: Survey, ground: SingleTile): Cells => (ground === 'meadow' ? free | stabled : free);

/** Neighbouring cells that belong together: the sets of those from which one goes to the right, and down. */
interface Pairs {
  readonly right: Cells;
  readonly down: Cells;
}

/** The pairs of a cell of one set and, to its right or beneath it, a cell of the other. */
const pairsOf = (one: Cells, other: Cells): Pairs => ({ right: one & before(other), down: one & above(other) });

/** Those of the pairs of which either cell belongs to a set. */
const touching = ({ right, down }: Pairs, cells: Cells): Pairs => ({
  right: right & (cells | before(cells)),
  down: down & (cells | above(cells)),
});

const NO_PAIRS: Pairs = { right: 0, down: 0 };

const isAny = ({ right, down }: Pairs): boolean => (right | down) !== 0;

/**
 * Where a twin tile may be laid, the first half before or above the second one, and the other way round: on two neighbouring
 * uncovered spaces next to what is already laid. With `overhang`, exactly one half may lie beyond the edge (Office room,
 * rulings A24). Rulebook p. 12 and 13.
 */
function twinPairs(board: Board, twin: Twin, overhang: boolean): readonly Pairs[] {
  const half = halfOfTwin(twin);
  const survey = SURVEYS[half](board);
  const edge = overhang ? survey.outside : 0;
  const first = suited(survey, twin[0]) | edge;
  const second = suited(survey, twin[1]) | edge;
  const straight = reachable(pairsOf(first, second), survey, half);
  return twin[0] === twin[1] ? [straight] : [straight, reachable(pairsOf(second, first), survey, half)];
}

/** Those of the pairs that lie beside what has been laid, and not wholly beyond the edge. */
const reachable = (pairs: Pairs, { near }: Survey, half: Half): Pairs => touching(touching(pairs, near), PRINTED[half]);

/** Whether a twin tile may be laid anywhere; with `overhang`, also with one half beyond the edge. */
export const anyTwinPlace = ({ cells }: Pick<Player, 'cells'>, twin: Twin, overhang: boolean): boolean =>
  twinPairs(cells, twin, overhang).some(isAny);

/** Where a twin tile may be laid; with `overhang`, also with one half beyond the edge. */
export function twinPlaces({ cells }: Pick<Player, 'cells'>, twin: Twin, overhang: boolean): readonly TwinPlace[] {
  const half = halfOfTwin(twin);
  return listedPairs(cells, half, twinPairs(cells, twin, overhang));
}

/** The pairs in the order of the board, to the right before down; the second list is of those that are turned round. */
function listedPairs(board: Board, half: Half, lists: readonly Pairs[]): readonly TwinPlace[] {
  const { outside } = SURVEYS[half](board);
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

/** Where a single tile may be laid, as a set; never beyond the edge (rulebook p. 17, rulings A24). */
function singleCells(board: Board, ground: SingleTile): Cells {
  const half = halfOfSingle(ground);
  const survey = SURVEYS[half](board);
  return suited(survey, ground) & survey.near & PRINTED[half];
}

const halfOfSingle = (ground: SingleTile): Half => (ground === 'meadow' || ground === 'field' ? 'forest' : 'mountain');

/** Whether a single tile may be laid anywhere. */
export const anySinglePlace = ({ cells }: Player, ground: SingleTile): boolean => singleCells(cells, ground) !== 0;

/** Where a single tile may be laid. */
export const singlePlaces = ({ cells }: Player, ground: SingleTile): readonly number[] =>
  listed(singleCells(cells, ground), halfOfSingle(ground));

const mayBearStable = ({ ground }: Cell): boolean =>
  ground === 'forest' || ground === 'meadow' || ground === 'smallPasture' || ground === 'largePasture';

const stablesOn = onBoard((board): readonly number[] => {
  const places: number[] = [];
  board.forEach((cell, index) => {
    if (mayBearStable(cell) && isBare(cell)) places.push(index);
  });
  return places;
});

/** Where a stable may stand: forest, meadow or pasture without one (rulebook p. 19, Build stables). */
export const stablePlaces = ({ cells }: Player): readonly number[] => stablesOn(cells);

/** What both cells of a pair must be, in a half; with `overhang`, one of the two may be free beyond the edge. */
export interface Pairing {
  readonly half: Half;
  /** Left out for the usual: meadows outside, tunnels in the mountain. */
  readonly suits?: (cell: Cell) => boolean;
  readonly overhang: boolean;
}

function basePairs(board: Board, { half, suits, overhang }: Pairing): readonly Pairs[] {
  const { base, outside } = SURVEYS[half](board);
  let suited = base;
  if (suits !== undefined) {
    suited = 0;
    for (let bit = 0; bit < HALF; bit++) if (suits(board[cellOf(bit, half)] ?? NO_CELL)) suited |= 1 << bit;
  }
  const within = pairsOf(suited, suited);
  if (!overhang) return [within];
  const over = touching(pairsOf(suited | outside, suited | outside), suited);
  const printed = touching(over, PRINTED[half]);
  return [{ right: within.right | printed.right, down: within.down | printed.down }];
}

/** Whether there are neighbouring cells that both suit, those beyond the edge included. */
export const anyBasePair = ({ cells }: Player, pairing: Pairing): boolean => basePairs(cells, pairing).some(isAny);

/** Neighbouring pairs of cells that both suit, those beyond the edge included. */
export const basePlaces = ({ cells }: Player, pairing: Pairing): readonly TwinPlace[] =>
  listedPairs(cells, pairing.half, basePairs(cells, pairing));
