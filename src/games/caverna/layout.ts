import { type Half, hasCrop, hasStable, onBoard } from './cave.ts';
import { type Cells, cellOf, HALF, listed, sizeOf } from './cells.ts';
import type { FolkRulings } from './folk-rulings.ts';
import type { Board, Cell, Ground, Player } from './state.ts';

/** The content of one half of a home board: the cells by ground, and those with something on them. */
export interface Layout {
  readonly on: Readonly<Record<Ground, Cells>>;
  readonly stables: Cells;
  readonly crops: Cells;
}

/** What you get when you read a cell outside every board. */
const NO_CELL: Cell = { ground: 'outside' };

function readHalf(board: Board, half: Half): Layout {
  const on: Record<Ground, Cells> = {
    outside: 0,
    forest: 0,
    meadow: 0,
    field: 0,
    smallPasture: 0,
    largePasture: 0,
    mountain: 0,
    cavern: 0,
    tunnel: 0,
    deepTunnel: 0,
    oreMine: 0,
    rubyMine: 0,
    furnished: 0,
  };
  let stables: Cells = 0;
  let crops: Cells = 0;
  for (let bit = 0; bit < HALF; ) {
    const cell = board[cellOf(bit, half)] ?? NO_CELL;
    // Most cells share one object with a neighbour, because all empty cells are the same.
    let run: Cells = 0;
    for (; bit < HALF && board[cellOf(bit, half)] === cell; bit++) run |= 1 << bit;
    on[cell.ground] |= run;
    if (hasStable(cell)) stables |= run;
    if (hasCrop(cell)) crops |= run;
  }
  return { on, stables, crops };
}

/** The content of the halves of a board, read only once. */
export const layoutOf = onBoard(
  (board): Readonly<Record<Half, Layout>> => ({
    forest: readHalf(board, 'forest'),
    mountain: readHalf(board, 'mountain'),
  }),
);

/** The cells of a set without crop and stable. */
export const bareOf = (cells: Cells, { stables, crops }: Layout): Cells => cells & ~(stables | crops);

/** The cells of a half with a ground that count as empty, by the rule of `isEmpty`. */
export function emptyOf(layout: Layout, ground: Ground, rulings: FolkRulings | undefined): Cells {
  const { on, stables, crops } = layout;
  const stabled =
    (ground === 'forest' && rulings?.stabledForestIsEmpty) || (ground === 'meadow' && rulings?.stabledMeadowIsEmpty);
  return on[ground] & ~(stabled ? crops : stables | crops);
}

/** Cells of both halves, in the order of the board. */
function together(forest: Cells, mountain: Cells): readonly number[] {
  if (mountain === 0) return listed(forest, 'forest');
  if (forest === 0) return listed(mountain, 'mountain');
  return [...listed(forest, 'forest'), ...listed(mountain, 'mountain')].sort((a, b) => a - b);
}

/** The cells of a half with one of these grounds. */
function cellsOn({ on }: Layout, grounds: readonly Ground[]): Cells {
  let cells: Cells = 0;
  for (const ground of grounds) cells |= on[ground];
  return cells;
}

/** The cells with one of these grounds, in the order of the board. */
export function cellsWith({ cells }: Pick<Player, 'cells'>, ...grounds: readonly Ground[]): readonly number[] {
  const { forest, mountain } = layoutOf(cells);
  return together(cellsOn(forest, grounds), cellsOn(mountain, grounds));
}

/** The same without cells that have a crop or a stable. */
export function bareCellsWith({ cells }: Pick<Player, 'cells'>, ...grounds: readonly Ground[]): readonly number[] {
  const { forest, mountain } = layoutOf(cells);
  return together(bareOf(cellsOn(forest, grounds), forest), bareOf(cellsOn(mountain, grounds), mountain));
}

/** The cell of a furnishing tile, the first of several; undefined if the player does not have it. */
export function cellOfTile({ cells }: Pick<Player, 'cells'>, tile: string): number | undefined {
  for (const index of cellsWith({ cells }, 'furnished')) {
    const cell = cells[index];
    if (cell?.ground === 'furnished' && cell.tile === tile) return index;
  }
  return undefined;
}

/** How many cells have this ground. */
export function countGround({ cells }: Pick<Player, 'cells'>, ground: Ground): number {
  const { forest, mountain } = layoutOf(cells);
  return sizeOf(forest.on[ground]) + sizeOf(mountain.on[ground]);
}

/** How many stables a player has built. */
export const countStables = ({ cells }: Pick<Player, 'cells'>): number => sizeOf(layoutOf(cells).forest.stables);

/** The caverns without mushrooms. */
export function bareCaverns({ cells }: Pick<Player, 'cells'>): readonly number[] {
  const { mountain } = layoutOf(cells);
  return listed(bareOf(mountain.on.cavern, mountain), 'mountain');
}

/** The fields without crops. */
export function bareFields({ cells }: Pick<Player, 'cells'>): readonly number[] {
  const { forest } = layoutOf(cells);
  return listed(bareOf(forest.on.field, forest), 'forest');
}

/**
 * How many printed spaces have neither tile nor stable, except in halves where they cost nothing (rulebook p. 23,
 * unused spaces).
 */
export function countUnused({ cells }: Pick<Player, 'cells'>, spared: readonly Half[] = []): number {
  const { forest, mountain } = layoutOf(cells);
  const outside = spared.includes('forest') ? 0 : sizeOf(forest.on.forest & ~forest.stables);
  return outside + (spared.includes('mountain') ? 0 : sizeOf(mountain.on.mountain & ~mountain.stables));
}
