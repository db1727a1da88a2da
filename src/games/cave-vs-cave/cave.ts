import {
  ADDITIONAL,
  CAVE_ENTRANCE,
  CAVERN_SIDES,
  ENTRANCE_SLOT,
  FREE_ROOM,
  fitsPattern,
  OUTER_SLOT,
  PRINTED_BETWEEN,
  ROOMS,
  SLOTS,
  SLOTS_AROUND,
} from './board.ts';
import type { Me, Power, RuledState } from './power.ts';
import { PRINTED_ROOM, roomOf } from './rooms/index.ts';
import type { Rulings } from './rulings.ts';
import type { Player, Spot, State } from './state.ts';

const NONE: Spot = { is: 'none' };
export const EMPTY: Spot = { is: 'empty' };

/** The player in a seat. */
export function playerAt(state: State, seat: number): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`Nobody sits in seat ${seat}.`);
  return player;
}

/** The player in a seat of a game, with the game. */
export const meAt = (at: RuledState, seat: number): Me => ({ at, seat, player: playerAt(at.state, seat) });

/** What lies on a cell of a cave. */
export const spotAt = ({ cave }: Player, cell: number): Spot => cave[cell] ?? NONE;

/** The rooms furnished in a cave, in the order of its cells. */
export function furnishedRooms({ cave }: Player): string[] {
  const rooms: string[] = [];
  for (const spot of cave) if (spot.is === 'furnished') rooms.push(spot.room);
  return rooms;
}

/** The indexes of the excavated, unfurnished rooms of a cave. */
export function emptyCells({ cave }: Player): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < cave.length; cell++) if (cave[cell]?.is === 'empty') cells.push(cell);
  return cells;
}

/** Whether a cave has a room of the kind. */
const has = ({ cave }: Player, is: Spot['is']): boolean => cave.some((spot) => spot.is === is);

/** Whether a cave has only furnished rooms, not counting the additional cavern (001 p. 6, Zusatzraum). */
export const isFull = (player: Player): boolean => !has(player, 'empty') && !has(player, 'covered');

/** A blue room that works for a player, and its effect. */
interface Working {
  readonly room: string;
  readonly power: Power;
}

/**
 * The blue rooms that work for a player: the player's own, and those of the pool, which work for both (rulings A129).
 */
export function workingFor({ at, player }: Me): Working[] {
  const working: Working[] = [];
  const add = (id: string): void => {
    const room = roomOf(id);
    if (room.colour === 'blue') working.push({ room: id, power: room.power });
  };
  for (const spot of player.cave) if (spot.is === 'furnished') add(spot.room);
  for (const id of at.state.pool) add(id);
  return working;
}

/** How many more orange than blue rooms a player has furnished (001 p. 5; rulings A116). */
export function orangeAhead(player: Player): number {
  let ahead = 0;
  for (const id of furnishedRooms(player)) ahead += roomOf(id).colour === 'orange' ? 1 : -1;
  return ahead;
}

/** The printed walls of a room, as bits. */
export function printedWalls({ cavern }: Player, cell: number, rulings: Rulings): number {
  if (cell !== ADDITIONAL) return ROOMS[cell]?.walls ?? 0;
  return cavern === undefined ? 0 : CAVERN_SIDES[cavern][rulings.cavernCornerIsAdjacent ? 'adjacent' : 'opposite'];
}

/** The walls around a room, printed and built ones, as bits of its four sides. */
export function wallsAround(player: Player, cell: number, rulings: Rulings): number {
  let walls = printedWalls(player, cell, rulings);
  for (const { slot, side } of SLOTS_AROUND[cell] ?? []) {
    if (player.walls.includes(slot)) walls |= side;
  }
  return walls;
}

/** An excavated, unfurnished room and the walls around it, as bits of its four sides. */
interface Site {
  readonly cell: number;
  readonly walls: number;
}

/** The rooms of a cave that can be furnished, with their walls. */
export const sitesOf = (player: Player, rulings: Rulings): Site[] =>
  emptyCells(player).map((cell) => ({ cell, walls: wallsAround(player, cell, rulings) }));

/** The sites whose walls fit what a room needs (001 p. 5, Wandkonstellation). */
export function placesFor(sites: readonly Site[], id: string): Site[] {
  const { walls } = roomOf(id);
  return sites.filter((site) => fitsPattern(walls, site.walls));
}

/**
 * Whether a place for a wall lies in a cave: between two of its rooms, or at an edge that may be walled (rulings A112,
 * A162).
 */
function isPlace({ cave, cavern }: Player, slot: (typeof SLOTS)[number], rulings: Rulings): boolean {
  for (const { cell } of slot.sides) if (cave[cell]?.is === 'none') return false;
  if (slot.slot === ENTRANCE_SLOT) return rulings.wallAtEntrance;
  if (slot.slot === OUTER_SLOT) return rulings.shortGameOuterWall && cave[CAVE_ENTRANCE]?.is === 'none';
  if (cavern === undefined || slot.sides[0]?.cell !== ADDITIONAL) return true;
  const side = slot.sides[0].side;
  return (CAVERN_SIDES[cavern][rulings.cavernCornerIsAdjacent ? 'adjacent' : 'opposite'] & side) === 0;
}

/** The places of a cave where a wall may be built. */
export function wallPlaces(player: Player, rulings: Rulings): string[] {
  const places: string[] = [];
  for (const slot of SLOTS) {
    if (!player.walls.includes(slot.slot) && isPlace(player, slot, rulings)) places.push(slot.slot);
  }
  return places;
}

/** The way into a cave: from the west of the cave entrance, or from below the free room of the Iron Age (001 p. 8). */
function wayIn({ cave, walls }: Player, throughWalls: boolean): number | undefined {
  if (cave[FREE_ROOM.eraTwo]?.is === 'none') return CAVE_ENTRANCE;
  return throughWalls || !walls.includes(ENTRANCE_SLOT) ? FREE_ROOM.eraTwo : undefined;
}

/** The rooms behind the printed walls between the boards, seen from the room next to them. */
function* behindPrinted(cell: number): Generator<number> {
  for (const [one, other] of PRINTED_BETWEEN) {
    if (one === cell) yield other;
    if (other === cell) yield one;
  }
}

/**
 * The covered rooms that can be reached from the entrance through excavated rooms (001 p. 5, Erreichbarkeit; rulings
 * A114).
 */
export function reachable(player: Player, throughWalls: boolean, rulings: Rulings): number[] {
  const blocked = throughWalls ? [] : player.walls;
  const first = wayIn(player, throughWalls);
  const seen = new Set<number>(first === undefined ? [] : [first]);
  const covered: number[] = [];
  for (const cell of seen) {
    const { is } = spotAt(player, cell);
    if (is === 'covered') covered.push(cell);
    if (is === 'none' || is === 'covered') continue;
    for (const { slot, beyond } of SLOTS_AROUND[cell] ?? []) {
      if (beyond !== undefined && !blocked.includes(slot)) seen.add(beyond);
    }
    if (throughWalls && rulings.undermineOuterWalls) for (const beyond of behindPrinted(cell)) seen.add(beyond);
  }
  return covered.sort((one, other) => one - other);
}

/** An empty cave: the board of the first era, of the second, or both. */
export function emptyCave(parts: { readonly eraOne: boolean; readonly eraTwo: boolean }): Spot[] {
  return ROOMS.map(({ part }, cell) => {
    if (part === 'additional' || !parts[part]) return NONE;
    return cell === CAVE_ENTRANCE ? { is: 'furnished', room: PRINTED_ROOM } : EMPTY;
  });
}
