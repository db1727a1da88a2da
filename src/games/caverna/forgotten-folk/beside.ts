import { fitsWithout } from '../animals.ts';
import { BESIDE, groundAt, isBare, isEmpty, NEIGHBOURS } from '../cave.ts';
import { cellOfTile, cellsWith } from '../layout.ts';
import type { Me } from '../power.ts';
import type { Cell, Ground, Player } from '../state.ts';

/** What lies on the cells next to a furnishing tile. */
function cellsBeside(player: Pick<Player, 'cells'>, tile: string): { readonly index: number; readonly cell: Cell }[] {
  const own = cellOfTile(player, tile);
  return own === undefined ? [] : (BESIDE[own] ?? []).map((index) => ({ index, cell: groundAt(player, index) }));
}

/** How many cells of this ground are next to a furnishing tile; with `bare`, only those without crop and stable. */
export function countBeside(player: Player, tile: string, of: { ground: Ground; bare?: boolean }): number {
  return cellsBeside(player, tile).filter(({ cell }) => cell.ground === of.ground && (!of.bare || isBare(cell))).length;
}

/** How many pastures lie next to a furnishing tile; a large one counts once (rulings A102). */
export function pasturesBeside(player: Player, tile: string): number {
  const pastures = cellsBeside(player, tile).flatMap(({ index, cell }) => {
    if (cell.ground === 'smallPasture') return [index];
    return cell.ground === 'largePasture' ? [Math.min(index, cell.other)] : [];
  });
  return new Set(pastures).size;
}

/** Whether a pasture, given by its cells, is next to a furnishing tile. */
export function isBeside(player: Pick<Player, 'cells'>, tile: string, cells: readonly number[]): boolean {
  const own = cellOfTile(player, tile);
  return own !== undefined && (BESIDE[own] ?? []).some((index) => cells.includes(index));
}

/** Whether a forest space is empty (rulings A87). */
const isEmptyForest = ({ at }: Me, cell: Cell): boolean =>
  cell.ground === 'forest' && isEmpty(cell, at.rules.folks?.rulings);

/** How many empty forest spaces a player has. */
export const emptyForest = (me: Me): number => me.player.cells.filter((cell) => isEmptyForest(me, cell)).length;

/** How many empty forest spaces are next to a furnishing tile. */
export const emptyForestBeside = (me: Me, tile: string): number =>
  cellsBeside(me.player, tile).filter(({ cell }) => isEmptyForest(me, cell)).length;

/** Whether a meadow is bare; it may hold animals (rulings A143). */
const mayBeEmpty = ({ at }: Me, cell: Cell): boolean =>
  cell.ground === 'meadow' && isEmpty(cell, at.rules.folks?.rulings);

/** How many meadows can be empty at once while all animals have room elsewhere. */
export function emptyMeadows(me: Me): number {
  const meadows = cellsWith(me.player, 'meadow')
    .filter((index) => mayBeEmpty(me, groundAt(me.player, index)))
    .sort((a, b) => Number(isBare(groundAt(me.player, b))) - Number(isBare(groundAt(me.player, a))));
  let count = meadows.length;
  while (count > 0 && !fitsWithout(me, meadows.slice(0, count))) count--;
  return count;
}

/** Whether a cell may be part of a row of empty meadows; pastures only if the table has that ruling (rulings A101). */
function mayStandInRow(me: Me, cell: Cell): boolean {
  if (cell.ground !== 'smallPasture' && cell.ground !== 'largePasture') return mayBeEmpty(me, cell);
  return me.at.rules.folks?.rulings.pasturesInArcheryRange === true && isBare(cell);
}

/** Whether these cells can be empty while all animals have room: a large pasture is used as a whole. */
const canBeEmpty = (me: Me, cells: readonly number[]): boolean =>
  fitsWithout(
    me,
    cells.flatMap((index) => {
      const cell = groundAt(me.player, index);
      return cell.ground === 'largePasture' ? [index, cell.other] : [index];
    }),
  );

/** The lengths of the rows of empty meadows that start next to a furnishing tile, in each direction. */
export function meadowRows(me: Me, tile: string): number[] {
  const own = cellOfTile(me.player, tile);
  if (own === undefined) return [];
  return (NEIGHBOURS[own] ?? []).map((first) => {
    const row: number[] = [];
    for (let cell = first; mayStandInRow(me, groundAt(me.player, cell)); cell += first - own) {
      row.push(cell);
      if (!(NEIGHBOURS[cell] ?? []).includes(cell + first - own)) break;
    }
    while (row.length > 0 && !canBeEmpty(me, row)) row.pop();
    return row.length;
  });
}
