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

const wallsOf = (walls: string): string =>
  walls.includes('opposite') ? '2 opposite walls' : `${walls} wall${walls === '1' ? '' : 's'}`;

/** What the pictures show, in sentences for those who cannot see them. */
export const telling = {
  open: (tiles: readonly string[]): string => `To be taken: ${list(tiles) || 'nothing'}.`,
  taken: (tile: string, name: string): string => `${tile} is ${plain(name)}’s.`,
  walls: (count: number): string => `${count} ${count === 1 ? 'wall' : 'walls'} left.`,
  sale: (rooms: readonly string[]): string => `For sale: ${rooms.join('; ') || 'nothing'}.`,
  pool: (rooms: readonly string[]): string => `For both: ${list(rooms)}.`,
  short: ({ name, cost, walls, points }: ForSale): string =>
    `${name} (${Object.keys(cost).length === 0 ? 'free' : bundle(cost)}, ${wallsOf(walls)}, ${pointsOf(points)})`,
  room: ({ name, cost, walls, points, effect }: ForSale): string =>
    `${name}: ${Object.keys(cost).length === 0 ? 'free' : bundle(cost)}, ${wallsOf(walls)}, ${pointsOf(points)}. ${effect}.`,
  /** What is known of a room besides what it does. */
  facts: ({ cost, walls, points }: Omit<ForSale, 'name' | 'effect'>): string =>
    `${Object.keys(cost).length === 0 ? 'Free' : `Costs ${bundle(cost)}`} · ${wallsOf(walls)} · ${pointsOf(points)}`,
  score: (points: number): string => `${pointsOf(points)}.`,
  furnished: (rooms: readonly string[]): string => `Furnished: ${list(rooms)}.`,
  empty: (cells: readonly string[]): string | undefined => (cells.length === 0 ? undefined : `Empty: ${list(cells)}.`),
  covered: (cells: readonly string[]): string | undefined =>
    cells.length === 0 ? undefined : `Not excavated: ${list(cells)}.`,
  built: (walls: readonly string[]): string | undefined =>
    walls.length === 0 ? undefined : `Walls built ${list(walls)}.`,
};
