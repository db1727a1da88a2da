import { cropOn, groundAt, type Half, hasStable, onBoard } from './cave.ts';
import { CELLS_OF, type Cells, listed, sizeOf } from './cells.ts';
import type { Board, Cell, Ground, Player } from './state.ts';

/** What lies on one half of a home board: the cells with each ground, and those that bear something. */
export interface Layout {
  readonly on: Readonly<Record<Ground, Cells>>;
  readonly stables: Cells;
  readonly crops: Cells;
}

/** What is read of a cell that no board has. */
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
  const cells = CELLS_OF[half];
  for (let bit = 0; bit < cells.length; ) {
    const cell = board[cells[bit] as number] ?? NO_CELL;
    // Most cells lie beside one that is the same object: cells that bear nothing are shared.
    let run: Cells = 0;
    for (; bit < cells.length && (board[cells[bit] as number] ?? NO_CELL) === cell; bit++) run |= 1 << bit;
    on[cell.ground] |= run;
    if (hasStable(cell)) stables |= run;
    if (cropOn(cell) !== undefined) crops |= run;
  }
  return { on, stables, crops };
}

const LAYOUTS: Readonly<Record<Half, (board: Board) => Layout>> = {
  forest: onBoard((board) => readHalf(board, 'forest')),
  mountain: onBoard((board) => readHalf(board, 'mountain')),
};

/** What lies on a half of a board: read once, whatever is asked of it. */
export const layoutOf = (board: Board, half: Half): Layout => LAYOUTS[half](board);

/** The cells of a half that bear neither crop nor stable, of a set of them. */
export const bareOf = (cells: Cells, { stables, crops }: Layout): Cells => cells & ~(stables | crops);

const HALVES = ['forest', 'mountain'] as const;

/** Cells of both halves, in the order of the board. */
function together(forest: Cells, mountain: Cells): readonly number[] {
  if (mountain === 0) return listed(forest, 'forest');
  if (forest === 0) return listed(mountain, 'mountain');
  return [...listed(forest, 'forest'), ...listed(mountain, 'mountain')].sort((a, b) => a - b);
}

/** The cells with one of these grounds, in the order of the board. */
export function cellsWith({ cells }: Pick<Player, 'cells'>, ...grounds: readonly Ground[]): readonly number[] {
  const forest = layoutOf(cells, 'forest').on;
  const mountain = layoutOf(cells, 'mountain').on;
  let outside: Cells = 0;
  let within: Cells = 0;
  for (const ground of grounds) {
    outside |= forest[ground];
    within |= mountain[ground];
  }
  return together(outside, within);
}

/** The cell on which a furnishing tile lies, the first of several; undefined where the player has none such. */
export function cellOfTile({ cells }: Pick<Player, 'cells'>, tile: string): number | undefined {
  return cellsWith({ cells }, 'furnished').find((index) => {
    const cell = groundAt({ cells }, index);
    return cell.ground === 'furnished' && cell.tile === tile;
  });
}

/** How many cells have this ground. */
export function countGround({ cells }: Pick<Player, 'cells'>, ground: Ground): number {
  return sizeOf(layoutOf(cells, 'forest').on[ground]) + sizeOf(layoutOf(cells, 'mountain').on[ground]);
}

/** How many stables a player has built. */
export const countStables = ({ cells }: Pick<Player, 'cells'>): number =>
  sizeOf(layoutOf(cells, 'forest').stables) + sizeOf(layoutOf(cells, 'mountain').stables);

const bareCells = (ground: Ground, half: Half) =>
  onBoard((board): readonly number[] => {
    const layout = layoutOf(board, half);
    return listed(bareOf(layout.on[ground], layout), half);
  });

const caverns = bareCells('cavern', 'mountain');
const fields = bareCells('field', 'forest');

/** The empty caverns: those in which no mushrooms grow. */
export const bareCaverns = ({ cells }: Pick<Player, 'cells'>): readonly number[] => caverns(cells);

/** The fields on which nothing grows. */
export const bareFields = ({ cells }: Pick<Player, 'cells'>): readonly number[] => fields(cells);

/** How many printed spaces bear neither tile nor stable, but for those in halves that are spared (rulebook p. 23, unused spaces). */
export function countUnused({ cells }: Pick<Player, 'cells'>, spared: readonly Half[] = []): number {
  let count = 0;
  for (const half of HALVES) {
    if (spared.includes(half)) continue;
    const { on, stables } = layoutOf(cells, half);
    count += sizeOf(on[half] & ~stables);
  }
  return count;
}
