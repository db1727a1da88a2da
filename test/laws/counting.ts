import type { Player } from '../../src/caverna/state.ts';

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
