import type { Dwarf, Player } from '../../src/games/caverna/state.ts';
import type { Pile, TagOf } from '../games/caverna/tiles/printed.ts';

/** How many mines of a kind a player has. */
export const mines = ({ cells }: Player, ground: 'oreMine' | 'rubyMine'): number =>
  cells.filter((cell) => cell.ground === ground).length;

/** How many donkeys can stand in mines of either kind. */
export const donkeysInMines = (player: Player): number =>
  Math.min(player.goods.donkey, mines(player, 'oreMine') + mines(player, 'rubyMine'));

/** The visible tiles: none is built over them. */
export const openTiles = ({ cells }: Player): string[] =>
  cells.flatMap((cell) => (cell.ground === 'furnished' ? [cell.tile] : []));

/** How many dwarfs have a weapon. */
export const armed = (dwarfs: readonly Dwarf[]): number => dwarfs.filter(({ weapon }) => weapon > 0).length;

/** This many animals of each type. */
export const ofAnyType = (count: number): Pile => ({ sheep: count, donkey: count, boar: count, cattle: count });

/** All of a crop, in the supply and on fields. */
export const crop = ({ goods, cells }: Player, kind: 'grain' | 'vegetable'): number =>
  cells.reduce((sum, c) => sum + (c.ground === 'field' && c.crop === kind ? (c.left ?? 0) : 0), goods[kind]);

const ROW = 8;

function dwellingsAt({ cells }: Player, at: number, tagOf: TagOf): number {
  // The forest ends with the fourth of the eight columns, and holds no dwellings.
  const beside = [at - ROW, at + ROW, at - 1, ...(at % ROW < ROW - 1 ? [at + 1] : [])];
  return beside.filter((index) => {
    const cell = cells[index];
    return cell?.ground === 'furnished' && tagOf(cell.tile) === 'dwelling';
  }).length;
}

/** How many dwellings are above, below, left and right of a cell of the mountain, named as in the pictures. */
export const dwellingsBeside = (player: Player, name: string, tagOf: TagOf): number =>
  dwellingsAt(player, 'xabcdefg'.indexOf(name[0] ?? '') + ROW * Number(name[1]), tagOf);

/** How many dwellings are around a tile that a player may have built. */
export function dwellingsAround(player: Player, tile: string, tagOf: TagOf): number {
  const at = player.cells.findIndex((cell) => cell.ground === 'furnished' && cell.tile === tile);
  return at < 0 ? 0 : dwellingsAt(player, at, tagOf);
}
