import type { Half } from './cave.ts';

/**
 * A set of cells of one half of a home board: a bit for each, row by row, four to a row. Shifting the set finds all
 * neighbours at once.
 */
export type Cells = number;

/** How many cells a half has, including the ring around it. */
export const HALF = 24;
/** The distance in bits to the cell to the right, and to the cell below. */
export const RIGHT = 1;
export const BELOW = 4;
const ALL: Cells = 0xffffff;
const FIRST_COLUMN: Cells = 0x111111;
const LAST_COLUMN: Cells = 0x888888;

/** The cell of a half whose bit has this number. */
export const cellOf = (bit: number, half: Half): number =>
  ((bit >> 2) << 3) + (bit & 3) + (half === 'forest' ? 0 : FIRST_OF_MOUNTAIN);
const FIRST_OF_MOUNTAIN = 4;

/** The set of one cell. */
export const only = (cell: number): Cells => 1 << (((cell >> 3) << 2) | (cell & 3));

/** The cells to the left of those of a set. */
export const before = (cells: Cells): Cells => (cells & ~FIRST_COLUMN) >> 1;
const after = (cells: Cells): Cells => (cells & ~LAST_COLUMN) << 1;
/** The cells above those of a set. */
export const above = (cells: Cells): Cells => cells >> 4;
const below = (cells: Cells): Cells => (cells << 4) & ALL;
/** The cells next to those of a set. */
export const beside = (cells: Cells): Cells => before(cells) | after(cells) | above(cells) | below(cells);

/** The bit number of the first cell of a set that is not empty. */
export const firstIn = (cells: Cells): number => 31 - Math.clz32(cells & -cells);

/** How many cells a set has. */
export function sizeOf(cells: Cells): number {
  let size = 0;
  for (let left = cells; left !== 0; left &= left - 1) size++;
  return size;
}

/** The cells of a set, in the order of the board. */
export function listed(cells: Cells, half: Half): readonly number[] {
  const list: number[] = [];
  for (let left = cells; left !== 0; left &= left - 1) list.push(cellOf(firstIn(left), half));
  return list;
}

/** The cells of a half that satisfy a condition. */
export function cellsThat(suit: (cell: number) => boolean, half: Half): Cells {
  let set: Cells = 0;
  for (let bit = 0; bit < HALF; bit++) if (suit(cellOf(bit, half))) set |= 1 << bit;
  return set;
}
