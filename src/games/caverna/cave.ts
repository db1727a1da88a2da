import { onceFor } from '../../engine/once.ts';
import type { FolkRulings } from './folk-rulings.ts';
import type { Board, Bundle, Cell, Crop, Ground, Player, SingleTile } from './state.ts';

/** The grid of a home board with a ring around it: 6 rows of 8 columns, row-major. */
const ROWS = 6;
const COLUMNS = 8;
const COLUMN_NAMES = 'xabcdefg';

/** A half of the home board; the halves touch only at the cave entrance. */
export type Half = 'forest' | 'mountain';

const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);
const columnOf = (cell: number): number => cell % COLUMNS;

/** All cell indices of the grid, including the ring. */
const ALL_CELLS: readonly number[] = Array.from({ length: ROWS * COLUMNS }, (_, i) => i);

const NAMES = ALL_CELLS.map((cell) => `${COLUMN_NAMES[columnOf(cell)]}${rowOf(cell)}`);
const BY_NAME = new Map(NAMES.map((name, cell) => [name, cell]));

/** The name of a cell as in the pictures: `c4`; see docs/moves.md. */
export function cellName(cell: number): string {
  return NAMES[cell] ?? '?';
}

/** The index of a named cell, or undefined if there is no such cell. */
export const cellAt = (name: string): number | undefined => BY_NAME.get(name);

/** Whether a cell is on the printed home board, and not beyond its edge. */
export const isPrinted = (cell: number): boolean => PRINTED_SET[cell] === true;

/** The 24 printed cells, row by row. */
export const PRINTED: readonly number[] = ALL_CELLS.filter(
  (cell) => rowOf(cell) >= 1 && rowOf(cell) <= 4 && columnOf(cell) >= 1 && columnOf(cell) <= 6,
);
const PRINTED_SET = ALL_CELLS.map((cell) => PRINTED.includes(cell));

/** The half of the board to which a cell (or a position beyond its edge) belongs. */
export const halfOf = (cell: number): Half => (columnOf(cell) <= 3 ? 'forest' : 'mountain');

/** The orthogonal neighbours of each cell within its half; forest and mountain do not touch (rulings A19). */
export const NEIGHBOURS: readonly (readonly number[])[] = ALL_CELLS.map((cell) =>
  [-COLUMNS, 1, COLUMNS, -1]
    .map((step) => cell + step)
    .filter(
      (other) =>
        other >= 0 &&
        other < ALL_CELLS.length &&
        (rowOf(other) === rowOf(cell) || columnOf(other) === columnOf(cell)) &&
        halfOf(other) === halfOf(cell),
    ),
);

const named = (name: string): number => {
  const cell = cellAt(name);
  if (cell === undefined) throw new Error(`There is no cell ${name}.`);
  return cell;
};

/** The forest cell in front of the cave entrance, covered by the first field or meadow (rulebook p. 13). */
export const ENTRANCE = named('c4');
/** The entry-level dwelling. */
export const HOME = named('d4');
/** The printed empty cavern above it. */
export const FIRST_CAVERN = named('d3');

/**
 * The neighbours of each cell, including those across the cave entrance: for furnishing tiles that count neighbouring
 * cells.
 */
export const BESIDE: readonly (readonly number[])[] = ALL_CELLS.map((cell) => {
  const across = cell === ENTRANCE ? [HOME] : cell === HOME ? [ENTRANCE] : [];
  return [...(NEIGHBOURS[cell] ?? []), ...across];
});

/** The bonus for covering a printed symbol: wild boar preserves and water sources (rulings M01). */
export const COVER_BONUS: Readonly<Record<number, Bundle>> = {
  [named('c1')]: { boar: 1 },
  [named('a3')]: { boar: 1 },
  [named('b4')]: { food: 1 },
  [named('e4')]: { food: 1 },
  [named('f1')]: { food: 2 },
};

/** Empty cells of one ground share an object, so that a board is fast to read (`layout.ts`). */
const NOTHING_ON = {
  outside: { ground: 'outside' },
  forest: { ground: 'forest' },
  meadow: { ground: 'meadow' },
  field: { ground: 'field' },
  mountain: { ground: 'mountain' },
  cavern: { ground: 'cavern' },
  tunnel: { ground: 'tunnel' },
} as const satisfies Partial<Record<Ground, Cell>>;

/** The cells of a home board at the start. */
export function emptyBoard(): Board {
  return ALL_CELLS.map((cell): Cell => {
    if (cell === HOME) return { ground: 'furnished', tile: 'entryLevelDwelling' };
    if (cell === FIRST_CAVERN) return NOTHING_ON.cavern;
    return NOTHING_ON[isPrinted(cell) ? halfOf(cell) : 'outside'];
  });
}

/** What lies on a cell. */
export function groundAt(player: Pick<Player, 'cells'>, cell: number): Cell {
  const found = player.cells[cell];
  if (found === undefined) throw new Error(`There is no cell ${cell}.`);
  return found;
}

/** Whether the cell has a stable. */
export const hasStable = (cell: Cell): boolean => (cell as { readonly stable?: true }).stable === true;

/** The crop on a cell, and how much of it is left; undefined if nothing is sown. */
export function cropOn(cell: Cell): { readonly crop: Crop; readonly left: number } | undefined {
  return 'crop' in cell && cell.crop !== undefined ? { crop: cell.crop, left: cell.left ?? 0 } : undefined;
}

/** Whether the cell has a crop. */
export const hasCrop = (cell: Cell): boolean => (cell as { readonly crop?: Crop }).crop !== undefined;

/** Whether a cell has no crop and no stable. */
export const isBare = (cell: Cell): boolean => !hasStable(cell) && !hasCrop(cell);

/**
 * Whether a cell counts as empty: no crop and no stable, except for a stable on forest or on a meadow if the table has
 * that ruling (rulings A87, A143).
 */
export function isEmpty(cell: Cell, rulings: FolkRulings | undefined): boolean {
  if (isBare(cell)) return true;
  if (hasCrop(cell)) return false;
  if (cell.ground === 'forest') return rulings?.stabledForestIsEmpty === true;
  return cell.ground === 'meadow' && rulings?.stabledMeadowIsEmpty === true;
}

/** Facts about a home board, computed only once, because a board is replaced whenever it changes. */
export const onBoard = onceFor<Board>();

/** Whether the ground is farmland that later tiles may adjoin. */
export const isFarmland = (ground: Ground): boolean =>
  ground === 'meadow' || ground === 'field' || ground === 'smallPasture' || ground === 'largePasture';

/** Whether the ground belongs to the cave system. */
export const isCave = (ground: Ground): boolean =>
  ground !== 'mountain' && ground !== 'outside' && ground !== 'forest' && !isFarmland(ground);

/** Sets the content of a cell of a player's board. */
export function put(player: Player, cell: number, content: Cell): void {
  const cells = player.cells.slice();
  cells[cell] = content;
  player.cells = cells;
}

/** Puts a ground on a cell, keeping a stable there. */
export function cover(player: Player, cell: number, ground: SingleTile): void {
  const stable = hasStable(groundAt(player, cell));
  put(player, cell, ground === 'meadow' && stable ? { ground, stable: true } : NOTHING_ON[ground]);
}

/** Changes a player's board, calls a function, undoes the change, and returns the function's result. */
export function trying<Found>(player: Player, change: () => void, find: () => Found): Found {
  const { cells } = player;
  change();
  const found = find();
  player.cells = cells;
  return found;
}
