import { type Half, isPrinted } from './cave.ts';

/**
 * A set of cells of one half of a home board: a bit for each, row by row, four to a row. What lies beside the cells of a set
 * is found for all of them at once, by shifting it.
 */
export type Cells = number;

/** How many cells a half has, the ring around it included. */
const HALF = 24;
/** From the number of a cell's bit to that of the cell to its right, and below it. */
export const RIGHT = 1;
export const BELOW = 4;
const ALL: Cells = 0xffffff;
const FIRST_COLUMN: Cells = 0x111111;
const LAST_COLUMN: Cells = 0x888888;

const FIRST_CELL: Readonly<Record<Half, number>> = { forest: 0, mountain: 4 };
const cellsIn = (half: Half): readonly number[] =>
  Array.from({ length: HALF }, (_, bit) => ((bit >> 2) << 3) + (bit & 3) + FIRST_CELL[half]);

/** The cells of each half, by the number of their bit. */
export const CELLS_OF: Readonly<Record<Half, readonly number[]>> = {
  forest: cellsIn('forest'),
  mountain: cellsIn('mountain'),
};

/** The set of one cell alone. */
export const only = (cell: number): Cells => 1 << (((cell >> 3) << 2) | (cell & 3));

/** The cells before (to the left of) those of a set. */
export const before = (cells: Cells): Cells => (cells & ~FIRST_COLUMN) >> 1;
const after = (cells: Cells): Cells => (cells & ~LAST_COLUMN) << 1;
/** The cells above those of a set. */
export const above = (cells: Cells): Cells => cells >> 4;
const below = (cells: Cells): Cells => (cells << 4) & ALL;
/** The cells beside those of a set. */
export const beside = (cells: Cells): Cells => before(cells) | after(cells) | above(cells) | below(cells);

/** The number of the bit of the first cell of a set that is not empty. */
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
  for (let left = cells; left !== 0; left &= left - 1) list.push(CELLS_OF[half][firstIn(left)] as number);
  return list;
}

const printedIn = (half: Half): Cells =>
  CELLS_OF[half].reduce((set, cell) => (isPrinted(cell) ? set | only(cell) : set), 0);

/** The printed cells of each half. */
export const PRINTED_CELLS: Readonly<Record<Half, Cells>> = {
  forest: printedIn('forest'),
  mountain: printedIn('mountain'),
};
