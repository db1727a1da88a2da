import type { Box } from '../../../paint/shape.ts';
import { HEADER } from '../../../shared/header.ts';
import type { SpotCard } from '../scene.ts';
import { page } from '../theme.ts';

/** The sides of a room, each with its bit. */
export const SIDES = [
  ['north', 1],
  ['east', 2],
  ['south', 4],
  ['west', 8],
] as const;
export type Side = (typeof SIDES)[number][0];

const COLUMNS = 'abcdef';
const ROWS = 5;

/** Where a cave's rooms and goods are. */
export interface Plan {
  readonly first: number;
  readonly last: number;
  readonly left: number;
  readonly top: number;
  readonly cell: { readonly w: number; readonly h: number };
  readonly mountain: Box;
  readonly goods: Box;
  /** The number of columns of goods. */
  readonly across: number;
  /** Where the additional cavern is, apart from all other rooms. */
  readonly apart: { readonly x: number; readonly y: number };
}

const TOP = HEADER + 5 + 38;
const SHELF = 98;

/** One board: its three columns, and the goods to the right of them. */
function oneBoard(first: number): Plan {
  const cell = { w: 346, h: 168 };
  const isFirst = COLUMNS[first] === 'd';
  const left = isFirst ? 136 : 56;
  const mountain = { x: 44, y: TOP - 4, w: page.width - 56, h: ROWS * cell.h + 14 };
  // On the board of the first era, the third column has rooms only at the bottom; the goods are above them.
  const from = left + (isFirst ? 2 : 3) * cell.w + 30;
  return {
    first,
    last: first + 2,
    left,
    top: TOP + 3,
    cell,
    mountain,
    goods: { x: from, y: TOP + 14, w: page.width - 28 - from, h: 4 * cell.h - 26 },
    across: 2,
    apart: { x: page.width - 26 - cell.w, y: TOP + 3 + 4 * cell.h },
  };
}

/** Both boards: six columns, and the goods along the bottom. */
function bothBoards(): Plan {
  const cell = { w: 252, h: 150 };
  const left = 50;
  const mountain = { x: 44, y: TOP - 4, w: page.width - 56, h: ROWS * cell.h + 12 };
  return {
    first: 0,
    last: 5,
    left,
    top: TOP + 2,
    cell,
    mountain,
    goods: { x: 12, y: mountain.y + mountain.h + 14, w: page.width - 24, h: SHELF },
    across: 10,
    apart: { x: left + 5 * cell.w + 30, y: TOP + 2 + cell.h },
  };
}

/** The layout of a cave with these rooms. */
export function planOf(spots: readonly Pick<SpotCard, 'cell'>[]): Plan {
  const columns = spots.flatMap(({ cell }) => (cell === 'x' ? [] : [COLUMNS.indexOf(cell.slice(0, 1))]));
  const first = Math.min(...columns);
  return Math.max(...columns) - first > 2 ? bothBoards() : oneBoard(first);
}

/** The height of a whole picture with this plan. */
export const heightOf = ({ mountain, goods }: Plan): number =>
  Math.max(mountain.y + mountain.h, goods.y + goods.h) + 12;

/** The box of a room. */
export function boxOf({ first, left, top, cell: { w, h }, apart }: Plan, cell: string): Box {
  if (cell === 'x') return { ...apart, w, h };
  const [column, row] = [COLUMNS.indexOf(cell.slice(0, 1)), Number(cell.slice(1)) - 1];
  return { x: left + (column - first) * w, y: top + row * h, w, h };
}

/** The letters above the columns, and the numbers in front of the rows. */
export const columnName = (column: number): string => COLUMNS.slice(column, column + 1).toUpperCase();
export const rowNumbers: readonly number[] = Array.from({ length: ROWS }, (_, at) => at + 1);

/** A bar of some thickness along one side of a box. */
export function bar({ x, y, w, h }: Box, side: Side, thick: number): Box {
  const half = thick / 2;
  if (side === 'north' || side === 'south')
    return { x: x - half, y: (side === 'north' ? y : y + h) - half, w: w + thick, h: thick };
  return { x: (side === 'west' ? x : x + w) - half, y: y - half, w: thick, h: h + thick };
}

/** A bar shortened at both ends. */
export function shortened(box: Box, by: number): Box {
  return box.w > box.h ? { ...box, x: box.x + by, w: box.w - 2 * by } : { ...box, y: box.y + by, h: box.h - 2 * by };
}

/** The rooms on both sides of a place for a wall, and which side of the first one it is on. */
export function slotSides(slot: string): { readonly cell: string; readonly beyond?: string; readonly side: Side } {
  const [, cell = '', other = ''] = /^(x|..)(.*)$/.exec(slot) ?? [];
  if (other === 'entrance') return { cell, side: 'south' };
  if (other === 'outside') return { cell, side: 'east' };
  const named = SIDES.find(([side]) => side === other);
  if (named !== undefined) return { cell, side: named[0] };
  return { cell, beyond: other, side: cell.slice(1) === other.slice(1) ? 'east' : 'south' };
}
