import { isFree } from '../../cave-vs-cave/amounts.ts';
import { MOST_PLACES } from '../../cave-vs-cave/places.ts';
import type { Amounts } from '../../context.ts';
import { capital, plain, small } from '../../text.ts';
import { anyOf, list, pointsOf } from '../shared/list.ts';
import { bundle } from './goods.ts';
import { cell } from './moves.ts';
import { NO_EFFECT } from './rooms.ts';
import { around, drawnWalls, wallsOf } from './walls.ts';

/** A room for sale. */
interface ForSale {
  readonly name: string;
  readonly colour: 'orange' | 'blue';
  readonly cost: Amounts;
  readonly walls: string;
  readonly points: number;
  readonly effect: string;
}

/** A room on offer, with its walls and its possible places if there is space for them. */
interface Offered extends Pick<ForSale, 'cost' | 'points' | 'effect'> {
  readonly place?: { readonly walls: string; readonly cells: readonly string[] };
}

/** A room that cannot be laid, with its price if there is space for it. */
type Barred = Pick<ForSale, 'points' | 'effect'> & Partial<Pick<ForSale, 'cost'>>;

const priced = (cost: Amounts): string => (isFree(cost) ? 'free' : `costs ${bundle(cost)}`);

/** What a change of walls does to the rooms for sale. */
interface FitsThen {
  /** Some of the rooms that fit only after the change, and how many more there are. */
  readonly rooms: readonly string[];
  readonly more: number;
  /** The rooms that no longer fit after it. */
  readonly lost: readonly string[];
  /** Whether to count these instead of naming them. */
  readonly isBrief: boolean;
}

/** When a room has an effect. */
type Works = 'always' | 'activated' | 'never';

/** What the pictures show, in sentences for people who cannot see them. */
export const telling = {
  open: (tiles: readonly string[]): string => `Available: ${list(tiles) || 'nothing'}.`,
  taken: (tile: string, name: string): string => `${tile} is ${plain(name)}’s.`,
  /** A tile with its effect and that of the field below it. */
  tile: (tile: string, effect: string, field?: string): string =>
    `${tile}: ${effect}${field === undefined ? '' : `; beneath it: ${field}`}`,
  openWith: (tiles: readonly string[]): string => `Available: ${tiles.join('. ') || 'nothing'}.`,
  left: (name: string, turns: number): string => `${plain(name)} has ${turns} ${turns === 1 ? 'turn' : 'turns'} left.`,
  piles: (count: number): string => `${count} ${count === 1 ? 'room lies' : 'rooms lie'} face down.`,
  cavernLeft: 'The additional cavern is still available.',
  begins: 'First player.',
  walls: (count: number): string => `${count} ${count === 1 ? 'wall' : 'walls'} left.`,
  sale: (rooms: readonly string[]): string => `For sale: ${rooms.join('; ') || 'nothing'}.`,
  saleWith: (rooms: readonly string[]): string => (rooms.length === 0 ? '' : `For sale: ${rooms.join(' ')}`),
  /** A tile, and the addition of the field below it. */
  named: (tile: string, field?: string): string => (field === undefined ? tile : `${tile} (beneath it: ${field})`),
  pool: (rooms: readonly string[]): string => `For both: ${list(rooms)}.`,
  short: ({ name, colour, cost, walls, points }: ForSale): string =>
    `${name} (${colour}, ${isFree(cost) ? 'free' : bundle(cost)}, ${wallsOf(walls)}, ${pointsOf(points)})`,
  room: ({ name, colour, cost, walls, points, effect }: ForSale): string =>
    `${name}: ${colour}, ${isFree(cost) ? 'free' : bundle(cost)}, ${wallsOf(walls)}, ${pointsOf(points)}. ${effect}.`,
  /** A furnished room's effect, with its colour: `🟠 Tunnel: 2 food`. */
  line: ({ name, colour, effect }: Pick<ForSale, 'name' | 'colour' | 'effect'>): string =>
    `${colour === 'orange' ? '🟠' : '🔵'} **${name}**: ${effect}`,
  /** The same for a room that is newly for sale, with its price and points before its effect. */
  revealed: ({
    name,
    colour,
    cost,
    points,
    effect,
  }: Pick<ForSale, 'name' | 'colour' | 'cost' | 'points' | 'effect'>): string =>
    `${colour === 'orange' ? '🟠' : '🔵'} **${name}**, ${priced(cost)}, worth ${pointsOf(points)}. ${effect === NO_EFFECT ? '' : `${colour === 'orange' ? 'When you activate it' : 'It works by itself'}: `}${effect}`,
  /** The facts about a room, without its effect; `sign` is before its walls. */
  facts: ({ colour, cost, walls, points }: Omit<ForSale, 'name' | 'effect'>, sign = ''): string =>
    `${colour === 'orange' ? 'Orange' : 'Blue'} · ${priced(cost)} · needs ${sign}${around(walls)} · ${pointsOf(points)}`,
  /** A room for sale in two lines: its effect; its price and walls, and whether the reader can have it. */
  listed: (room: ForSale, fit?: string): string =>
    `${telling.line(room)}\n-# ${[telling.facts(room), ...(fit === undefined ? [] : [fit])].join(' · ')}`,
  /** What a room brings: its points and its effect. */
  worth: ({ points, effect }: Pick<ForSale, 'points' | 'effect'>): string =>
    `${pointsOf(points)}${effect === NO_EFFECT ? `, ${small(effect)}` : `: ${effect}`}`,
  /** A room on offer: its price and points, its effect, and where it fits. */
  offered: ({ cost, place, ...room }: Offered): string =>
    [capital(priced(cost)), telling.worth(room), ...(place === undefined ? [] : [telling.fitting(place)])].join(' · '),
  /** `fits D3 or E3`, or, if there are many places, `fits 5 places (1 wall)`. */
  fitting: ({ walls, cells }: NonNullable<Offered['place']>): string =>
    `fits ${cells.length > MOST_PLACES ? `${cells.length} places (${drawnWalls(walls)})` : anyOf(cells)}`,
  /** A room that cannot be laid: why not, its price and points, and its effect. */
  barred: (reason: string, { cost, ...room }: Barred): string =>
    [reason, ...(cost === undefined ? [] : [priced(cost)]), telling.worth(room)].join(' · '),
  /** A room's price, and what it then brings: automatically, when activated, or only its points. */
  bought: ({
    cost,
    walls,
    points,
    effect,
    works,
  }: Omit<ForSale, 'name' | 'colour'> & { readonly works: Works }): string => {
    const price = isFree(cost) ? 'Nothing' : bundle(cost);
    const worth = `${price}, and an empty room with ${around(walls)}: ${pointsOf(points)}.`;
    if (works === 'never') return worth;
    return `${worth} ${works === 'always' ? 'From then on' : 'Each time you activate it'}: ${effect}.`;
  },
  /** Some of the rooms that fit after a wall is built or removed, how many more do, and which no longer fit. */
  fitsThen: ({ rooms, more, lost, isBrief }: FitsThen): string => {
    const gained = more > 0 ? `${rooms.join(', ')} and ${more} more` : list(rooms);
    const against = isBrief ? `; ${lost.length} no longer` : `; no longer: ${list(lost)}`;
    return `Would fit: ${gained}${lost.length === 0 ? '' : against}`;
  },
  unfitsThen: (rooms: readonly string[]): string =>
    rooms.length === 0 ? 'Fewer rooms for sale would fit' : `Would no longer fit: ${list(rooms)}`,
  /** What a wall does for the rooms for sale, with the covered rooms that can no longer be excavated. */
  closesWay: (text: string, cells: readonly string[]): string =>
    cells.length === 0 ? text : `${text}; closes the way to ${list(cells.map(cell))}`,
  betweenCovered: 'Both rooms beside it are still covered',
  noneThen: 'No more rooms for sale would fit yet',
  score: (points: number): string => `${pointsOf(points)}.`,
  furnished: (rooms: readonly string[]): string | undefined =>
    rooms.length === 0 ? undefined : `Furnished: ${list(rooms)}.`,
  /** A furnished room, with its effect or in a word. */
  standing: ({ name, colour, effect }: Pick<ForSale, 'name' | 'colour' | 'effect'>): string =>
    `${name} (${colour}: ${effect})`,
  standingShort: ({ name, colour }: Pick<ForSale, 'name' | 'colour'>): string =>
    colour === 'blue' ? `${name} (blue)` : name,
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
