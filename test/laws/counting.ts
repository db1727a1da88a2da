import type { Dwarf, Player } from '../../src/games/caverna/state.ts';

const DWELLINGS = new Set([
  'entryLevelDwelling',
  'dwelling',
  'simpleDwelling42',
  'simpleDwelling33',
  'mixedDwelling',
  'coupleDwelling',
  'additionalDwelling',
]);

/** How many mines of a kind a player has. */
export const mines = ({ cells }: Player, ground: 'oreMine' | 'rubyMine'): number =>
  cells.filter((cell) => cell.ground === ground).length;

/** How many donkeys can stand in mines of either kind. */
export const donkeysInMines = (player: Player): number =>
  Math.min(player.goods.donkey, mines(player, 'oreMine') + mines(player, 'rubyMine'));

/** How many dwellings lie above, below, left and right of a cell of the mountain, which is named as on the pictures. */
export function dwellingsBesideStateParlor({ cells }: Player, name = ''): number {
  const column = 'xabcdefg'.indexOf(name[0] ?? '');
  const index = column + 8 * Number(name[1]);
  const beside = [index - 8, index + 8, ...(column > 4 ? [index - 1] : []), ...(column < 7 ? [index + 1] : [])];
  return beside.filter((other) => {
    const cell = cells[other];
    return cell?.ground === 'furnished' && DWELLINGS.has(cell.tile);
  }).length;
}

/** The tiles that lie open. */
export const openTiles = ({ cells }: Player): string[] =>
  cells.flatMap((cell) => (cell.ground === 'furnished' ? [cell.tile] : []));

/** How many dwarfs have a weapon. */
export const armed = (dwarfs: readonly Dwarf[]): number => dwarfs.filter(({ weapon }) => weapon > 0).length;

/** All of a crop, in the supply and on fields. */
export const crop = ({ goods, cells }: Player, kind: 'grain' | 'vegetable'): number =>
  cells.reduce((sum, c) => sum + (c.ground === 'field' && c.crop === kind ? (c.left ?? 0) : 0), goods[kind]);

const ROW = 8;

/** How many dwellings lie around the State parlor that a player has built. */
export function dwellingsAround({ cells }: Player): number {
  const open = (at: number): string | undefined => {
    const cell = cells[at];
    return cell?.ground === 'furnished' ? cell.tile : undefined;
  };
  const at = cells.findIndex((_, index) => open(index) === 'stateParlor');
  if (at < 0) return 0;
  // The forest ends with the fourth of the eight columns, and holds no dwellings.
  return [at - ROW, at + ROW, at - 1, at + 1].filter((cell) => open(cell)?.match(/dwelling/i)).length;
}
