import type { Amounts } from '../../context.ts';
import { plain } from '../../text.ts';
import { list, pointsOf } from '../shared/list.ts';
import { bundle } from './goods.ts';

/** A room as it is for sale. */
interface ForSale {
  readonly name: string;
  readonly cost: Amounts;
  readonly walls: string;
  readonly points: number;
  readonly effect: string;
}

/** When a room does something. */
type Works = 'always' | 'activated' | 'never';

/** How many walls an empty room has, in words. */
const around = (walls: string): string => (walls === '0' ? 'no walls' : wallsOf(walls));

/** Of which walls it must be said that they are adjacent: those of which two could be opposite instead. */
const ADJACENT = ['2', '1-2', '1-3', '2-3'];

function wallsOf(walls: string): string {
  if (walls === '2 opposite') return '2 opposite walls';
  return ADJACENT.includes(walls) ? `${walls} adjacent walls` : `${walls} wall${walls === '1' ? '' : 's'}`;
}

/** What the pictures show, in sentences for those who cannot see them. */
export const telling = {
  open: (tiles: readonly string[]): string => `To be taken: ${list(tiles) || 'nothing'}.`,
  taken: (tile: string, name: string): string => `${tile} is ${plain(name)}’s.`,
  /** A tile with what it and the field beneath it do. */
  tile: (tile: string, effect: string, field?: string): string =>
    `${tile}: ${effect}${field === undefined ? '' : `; beneath it: ${field}`}`,
  openWith: (tiles: readonly string[]): string => `To be taken: ${tiles.join('. ') || 'nothing'}.`,
  left: (name: string, turns: number): string => `${plain(name)} has ${turns} ${turns === 1 ? 'turn' : 'turns'} left.`,
  piles: (count: number): string => `${count} ${count === 1 ? 'room lies' : 'rooms lie'} face down.`,
  cavernLeft: 'The additional cavern can still be had.',
  begins: 'First player.',
  walls: (count: number): string => `${count} ${count === 1 ? 'wall' : 'walls'} left.`,
  sale: (rooms: readonly string[]): string => `For sale: ${rooms.join('; ') || 'nothing'}.`,
  saleWith: (rooms: readonly string[]): string => (rooms.length === 0 ? '' : `For sale: ${rooms.join(' ')}`),
  /** A tile, and what the field beneath it adds. */
  named: (tile: string, field?: string): string => (field === undefined ? tile : `${tile} (beneath it: ${field})`),
  pool: (rooms: readonly string[]): string => `For both: ${list(rooms)}.`,
  short: ({ name, cost, walls, points }: ForSale): string =>
    `${name} (${Object.keys(cost).length === 0 ? 'free' : bundle(cost)}, ${wallsOf(walls)}, ${pointsOf(points)})`,
  room: ({ name, cost, walls, points, effect }: ForSale): string =>
    `${name}: ${Object.keys(cost).length === 0 ? 'free' : bundle(cost)}, ${wallsOf(walls)}, ${pointsOf(points)}. ${effect}.`,
  /** What is known of a room besides what it does. */
  facts: ({ cost, walls, points }: Omit<ForSale, 'name' | 'effect'>): string =>
    `${Object.keys(cost).length === 0 ? 'Free' : `Costs ${bundle(cost)}`} · ${wallsOf(walls)} · ${pointsOf(points)}`,
  /** What it takes to have a room, and what it then brings: by itself, when it is activated, or nothing but its points. */
  bought: ({ cost, walls, points, effect, works }: Omit<ForSale, 'name'> & { readonly works: Works }): string => {
    const price = Object.keys(cost).length === 0 ? 'Nothing' : bundle(cost);
    const worth = `${price}, and an empty room with ${around(walls)}: ${pointsOf(points)}.`;
    if (works === 'never') return worth;
    return `${worth} ${works === 'always' ? 'From then on' : 'Each time you activate it'}: ${effect}.`;
  },
  score: (points: number): string => `${pointsOf(points)}.`,
  furnished: (rooms: readonly string[]): string => `Furnished: ${list(rooms)}.`,
  empty: (cells: readonly string[]): string | undefined => (cells.length === 0 ? undefined : `Empty: ${list(cells)}.`),
  /** An empty room with the walls around it. */
  walled: (cell: string, walls: string): string => `${cell} (${around(walls)})`,
  reachable: (cells: readonly string[]): string | undefined =>
    cells.length === 0 ? undefined : `Can be excavated: ${list(cells)}.`,
  bonus: (cell: string, goods: string): string => `${cell} (brings ${goods})`,
  lettered: (letters: readonly string[]): string | undefined =>
    letters.length === 0 ? undefined : `To choose from: ${letters.join(', ')}.`,
  covered: (cells: readonly string[]): string | undefined =>
    cells.length === 0 ? undefined : `Not excavated: ${list(cells)}.`,
  built: (walls: readonly string[]): string | undefined =>
    walls.length === 0 ? undefined : `Walls built ${list(walls)}.`,
};
