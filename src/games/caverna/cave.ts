import type { Bundle, Cell, Crop, FolkRulings, Ground, Player } from './state.ts';

/** The grid of a home board with a ring around it: 6 rows of 8 columns, row-major. */
const ROWS = 6;
const COLUMNS = 8;
const COLUMN_NAMES = 'xabcdefg';

/** A half of the home board; the halves touch only at the cave entrance. */
export type Half = 'forest' | 'mountain';

const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);
const columnOf = (cell: number): number => cell % COLUMNS;

/** All cell indices of the grid, ring included. */
const ALL_CELLS: readonly number[] = Array.from({ length: ROWS * COLUMNS }, (_, i) => i);

const NAMES = ALL_CELLS.map((cell) => `${COLUMN_NAMES[columnOf(cell)]}${rowOf(cell)}`);
const BY_NAME = new Map(NAMES.map((name, cell) => [name, cell]));

/** The name of a cell as on the pictures: `c4`; see docs/moves.md. */
export function cellName(cell: number): string {
  return NAMES[cell] ?? '?';
}

/** The index of a named cell, or undefined when there is no such cell. */
export const cellAt = (name: string): number | undefined => BY_NAME.get(name);

/** Whether a cell is printed on the home board, and not beyond its edge. */
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

/** The forest cell in front of the cave entrance: the first field or meadow covers it (rulebook p. 13). */
export const ENTRANCE = named('c4');
/** The entry-level dwelling. */
export const HOME = named('d4');
/** The preprinted empty cavern above it. */
export const FIRST_CAVERN = named('d3');

/** The neighbours of each cell, across the cave entrance too: for furnishing tiles that look at what lies beside them. */
export const BESIDE: readonly (readonly number[])[] = ALL_CELLS.map((cell) => {
  const across = cell === ENTRANCE ? [HOME] : cell === HOME ? [ENTRANCE] : [];
  return [...(NEIGHBOURS[cell] ?? []), ...across];
});

/** What covering a printed symbol gives: wild boar preserves and water sources (rulings M01). */
export const COVER_BONUS: Readonly<Record<number, Bundle>> = {
  [named('c1')]: { boar: 1 },
  [named('a3')]: { boar: 1 },
  [named('b4')]: { food: 1 },
  [named('e4')]: { food: 1 },
  [named('f1')]: { food: 2 },
};

type Pairs = Readonly<Record<Half, readonly (readonly [number, number])[]>>;

/** Pairs of neighbouring cells, each pair once, by half. */
const NEIGHBOUR_PAIRS: Pairs = { forest: pairs('forest'), mountain: pairs('mountain') };

function pairs(half: Half): (readonly [number, number])[] {
  return ALL_CELLS.flatMap((cell) =>
    halfOf(cell) === half
      ? (NEIGHBOURS[cell] ?? []).filter((other) => other > cell).map((other) => [cell, other] as const)
      : [],
  );
}

const anyPrinted = (pair: readonly [number, number]): boolean => pair.some(isPrinted);

/** The pairs that a twin tile can lie on: those of which half a tile at most is beyond the edge. */
const TWIN_PAIRS: Pairs = {
  forest: NEIGHBOUR_PAIRS.forest.filter(anyPrinted),
  mountain: NEIGHBOUR_PAIRS.mountain.filter(anyPrinted),
};

const FREE: Cell = { ground: 'outside' };

/** The cells of a home board before the game. */
export function emptyBoard(): Cell[] {
  return ALL_CELLS.map((cell): Cell => {
    if (cell === HOME) return { ground: 'furnished', tile: 'entryLevelDwelling' };
    if (cell === FIRST_CAVERN) return { ground: 'cavern' };
    return isPrinted(cell) ? { ground: halfOf(cell) } : FREE;
  });
}

/** What lies on a cell. */
export function groundAt(player: Player, cell: number): Cell {
  const found = player.cells[cell];
  if (found === undefined) throw new Error(`There is no cell ${cell}.`);
  return found;
}

/** Whether a stable stands on the cell. */
export const hasStable = (cell: Cell): boolean => (cell as { readonly stable?: true }).stable === true;

/** The crop that stands on a cell, and how much of it is left; undefined where nothing has been sown. */
export function cropOn(cell: Cell): { readonly crop: Crop; readonly left: number } | undefined {
  return 'crop' in cell && cell.crop !== undefined ? { crop: cell.crop, left: cell.left ?? 0 } : undefined;
}

/** Whether a cell bears no crop and no stable. */
export const isBare = (cell: Cell): boolean =>
  !hasStable(cell) && (cell as { readonly crop?: Crop }).crop === undefined;

/**
 * Whether a cell counts as empty: it bears no crop and no stable, but for a stable on forest or on a meadow where the table
 * rules so (rulings A87, A143).
 */
export function isEmpty(cell: Cell, rulings: FolkRulings | undefined): boolean {
  if (isBare(cell)) return true;
  if (cropOn(cell) !== undefined) return false;
  if (cell.ground === 'forest') return rulings?.stabledForestIsEmpty === true;
  return cell.ground === 'meadow' && rulings?.stabledMeadowIsEmpty === true;
}

/** The cells with one of these grounds. */
export function cellsWith(player: Player, ...grounds: Ground[]): number[] {
  const list: number[] = [];
  for (let i = 0; i < player.cells.length; i++) {
    const cell = player.cells[i];
    if (cell !== undefined && grounds.includes(cell.ground)) list.push(i);
  }
  return list;
}

/** How many cells have this ground. */
export function countGround(player: Player, ground: Ground): number {
  let count = 0;
  for (const cell of player.cells) if (cell.ground === ground) count++;
  return count;
}

/** How many stables a player has built. */
export function countStables(player: Player): number {
  let count = 0;
  for (const cell of player.cells) if (hasStable(cell)) count++;
  return count;
}

/** Whether the ground is land outside that later tiles may adjoin. */
export const isFarmland = (ground: Ground): boolean =>
  ground === 'meadow' || ground === 'field' || ground === 'smallPasture' || ground === 'largePasture';

/** Whether the ground belongs to the cave system. */
export const isCave = (ground: Ground): boolean =>
  ground !== 'mountain' && ground !== 'outside' && ground !== 'forest' && !isFarmland(ground);

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

/**
 * Whether a tile on a cell would adjoin what the player has laid (rulebook p. 12 and 13). Outside it must first cover the
 * space before the entrance.
 */
function adjoins(player: Player, half: Half, cell: number): boolean {
  const begun = half === 'forest' && wasLand(groundAt(player, ENTRANCE));
  if (half === 'forest' && !begun && cell === ENTRANCE) return true;
  for (const other of NEIGHBOURS[cell] ?? []) {
    const found = groundAt(player, other);
    if (half === 'forest' ? isLand(found, begun) : isCave(found.ground)) return true;
  }
  return false;
}

/** The halves of a twin tile, for example `['meadow', 'field']`. */
export type Twin = readonly [Ground & ('meadow' | 'cavern'), Ground & ('field' | 'tunnel' | 'cavern')];

/** The half of the board that a twin tile lies on. */
export const halfOfTwin = ([first]: Twin): Half => (first === 'meadow' ? 'forest' : 'mountain');

/** A place for a twin tile: the cell of its first and of its second half, and whether one half overhangs the board. */
export interface TwinPlace {
  readonly first: number;
  readonly second: number;
  readonly overhangs: boolean;
}

/** Whether this half tile may lie on an uncovered cell: only a meadow may lie beneath a stable (rulings X32). */
const suits = (cell: Cell, ground: Ground): boolean =>
  isBare(cell) || (ground === 'meadow' && cropOn(cell) === undefined);

/**
 * Where a twin tile may be laid, or the first `most` places: on two neighbouring uncovered spaces next to what is already laid.
 * With `overhang`, exactly one half may lie beyond the edge (Office room, rulings A24). Rulebook p. 12 and 13.
 */
export function twinPlaces(
  player: Player,
  twin: Twin,
  { overhang, most }: { readonly overhang: boolean; readonly most?: number },
): TwinPlace[] {
  const half = halfOfTwin(twin);
  const places: TwinPlace[] = [];
  for (const [first, second] of TWIN_PAIRS[half]) {
    const one = groundAt(player, first);
    const two = groundAt(player, second);
    const firstOut = one.ground === 'outside';
    const secondOut = two.ground === 'outside';
    if (firstOut || secondOut ? !overhang || isPrinted(first) === isPrinted(second) : false) continue;
    if ((!firstOut && one.ground !== half) || (!secondOut && two.ground !== half)) continue;
    if (!adjoins(player, half, first) && !adjoins(player, half, second)) continue;
    const overhangs = firstOut || secondOut;
    if (suits(one, twin[0]) && suits(two, twin[1])) places.push({ first, second, overhangs });
    if (twin[0] !== twin[1] && suits(one, twin[1]) && suits(two, twin[0])) {
      places.push({ first: second, second: first, overhangs });
    }
    if (most !== undefined && places.length >= most) break;
  }
  return places;
}

/** Where a single tile may be laid, or the first `most` places; never beyond the edge (rulebook p. 17, rulings A24). */
export function singlePlaces(
  player: Player,
  ground: 'meadow' | 'field' | 'tunnel' | 'cavern',
  most = PRINTED.length,
): number[] {
  const half: Half = ground === 'meadow' || ground === 'field' ? 'forest' : 'mountain';
  const places: number[] = [];
  for (const index of PRINTED) {
    const cell = groundAt(player, index);
    if (cell.ground !== half || !suits(cell, ground) || !adjoins(player, half, index)) continue;
    places.push(index);
    if (places.length >= most) break;
  }
  return places;
}

/** Where a stable may stand: forest, meadow or pasture without one (rulebook p. 19, Build stables). */
export function stablePlaces(player: Player): number[] {
  return cellsWith(player, 'forest', 'meadow', 'smallPasture', 'largePasture').filter((cell) =>
    isBare(groundAt(player, cell)),
  );
}

/**
 * Neighbouring pairs of cells of a half that both suit, or the first `most`, those beyond the edge included; with `overhang`, one of the two may be
 * free beyond the edge.
 */
export function pairsOf(
  player: Player,
  half: Half,
  {
    suits,
    overhang,
    most,
  }: { readonly suits: (cell: Cell) => boolean; readonly overhang: boolean; readonly most?: number | undefined },
): TwinPlace[] {
  const places: TwinPlace[] = [];
  for (const pair of NEIGHBOUR_PAIRS[half]) {
    if (places.length === most) break;
    const [first, second] = pair;
    const one = groundAt(player, first);
    const two = groundAt(player, second);
    if (suits(one) && suits(two)) places.push({ first, second, overhangs: false });
    else if (!overhang || !anyPrinted(pair)) continue;
    else if ((suits(one) && two.ground === 'outside') || (suits(two) && one.ground === 'outside')) {
      places.push({ first, second, overhangs: true });
    }
  }
  return places;
}

/** Puts a ground on a cell, keeping a stable that stands there. */
export function cover(player: Player, cell: number, ground: 'meadow' | 'field' | 'tunnel' | 'cavern'): void {
  const stable = hasStable(groundAt(player, cell));
  player.cells[cell] = ground === 'meadow' && stable ? { ground, stable: true } : { ground };
}

/** How many printed spaces bear neither tile nor stable, but for those in halves that are spared (rulebook p. 23, unused spaces). */
export function countUnused(player: Player, spared: readonly Half[] = []): number {
  let count = 0;
  for (const cell of PRINTED) {
    const found = groundAt(player, cell);
    if ((found.ground === 'forest' || found.ground === 'mountain') && !hasStable(found)) {
      if (!spared.includes(found.ground)) count++;
    }
  }
  return count;
}
