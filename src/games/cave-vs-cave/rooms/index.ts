import { gainOne } from '../effects.ts';
import type { Room, RoomEntry } from '../power.ts';
import type { Era } from '../state.ts';
import { ERA_ONE } from './era-one.ts';
import { ERA_TWO } from './era-two.ts';

/** The room that is printed on the board of the first era. */
const PRINTED = {
  caveEntrance: {
    number: 0,
    cost: {},
    walls: '0-3',
    points: 0,
    effect: gainOne({ wood: 1 }, { stone: 1 }, { emmer: 1 }, { flax: 1 }),
  },
} as const satisfies Readonly<Record<string, RoomEntry>>;

export type RoomId = keyof typeof PRINTED | keyof typeof ERA_ONE | keyof typeof ERA_TWO;

const ofEra = (era: Era, entries: Readonly<Record<string, RoomEntry>>): [string, Room][] =>
  Object.entries(entries).map(([id, entry]) => [
    id,
    'power' in entry ? { ...entry, era, colour: 'blue' } : { ...entry, era, colour: 'orange' },
  ]);

/** Every room by its id. */
export const ROOM_TILES: Readonly<Record<string, Room>> = Object.fromEntries([
  ...ofEra(1, { ...PRINTED, ...ERA_ONE }),
  ...ofEra(2, ERA_TWO),
]);

export const PRINTED_ROOM: RoomId = 'caveEntrance';

/** The rooms in the short game's pool in every game (001 p. 12). */
export const POOL_ALWAYS: readonly RoomId[] = ['foodCorner', 'warehouse', 'sacrificialAltar'];

/** The room tiles of an era, by number: those for sale at once, or those that start face down. */
export const tilesOfEra = (era: Era, light: boolean): string[] =>
  Object.entries(era === 1 ? ERA_ONE : ERA_TWO).flatMap(([id, room]) => ('light' in room === light ? [id] : []));

/** The entry of a room, which must exist. */
export function roomOf(id: string): Room {
  const room = ROOM_TILES[id];
  if (room === undefined) throw new Error(`No room is called "${id}".`);
  return room;
}
