import { ROOM_TILES, roomOf } from './rooms/index.ts';
import type { State } from './state.ts';

/** Puts rooms up for sale, ordered by number; in a view, a room that nobody has seen yet stays unknown. */
export function forSale({ display }: State, ...rooms: string[]): void {
  display.push(...rooms.filter((room) => room in ROOM_TILES));
  display.sort((one, other) => roomOf(one).number - roomOf(other).number);
}

/** Removes a room from those for sale. */
export function takeFromSale({ display }: State, room: string): void {
  const index = display.indexOf(room);
  if (index < 0) throw new Error(`"${room}" is not for sale.`);
  display.splice(index, 1);
}
