import type { Stand } from '../../src/games/caverna/animals.ts';
import type { Cell, FarmAnimal, Player } from '../../src/games/caverna/state.ts';
import { PREPRINTED, PRINTED } from '../games/caverna/tiles/index.ts';
import { ofAnyType as any } from '../games/caverna/tiles/printed.ts';

/*
 * Whether animals have room, by trying everything: written only from the rulebook (p. 20, and the appendix for the
 * rooms), without looking at the code of the rules.
 */

const TYPES = ['sheep', 'donkey', 'boar', 'cattle'] as const;

/**
 * The capacity of one place: this many of each type, one type at a time, and whether dogs can watch sheep there instead.
 */
interface Place {
  /** Its cell; the room of a tile belongs to the tile's cell. */
  readonly cell: number;
  readonly holds: Readonly<Partial<Record<FarmAnimal, number>>>;
  readonly watched: boolean;
}

const stableOn = (cell: Cell | undefined): number => (cell !== undefined && 'stable' in cell && cell.stable ? 1 : 0);

/** Three more animals in a pasture beside the Water troughs. */
function troughs(player: Player, ...pasture: number[]): number {
  const lies = player.cells.findIndex((cell) => cell.ground === 'furnished' && cell.tile === 'waterTroughs');
  const row = (cell: number): number => Math.floor(cell / 8);
  const beside = (cell: number): boolean =>
    Math.abs(cell - lies) === 8 || (Math.abs(cell - lies) === 1 && row(cell) === row(lies));
  return lies >= 0 && pasture.some(beside) ? 3 : 0;
}

function placeOn(player: Player, index: number): Place | undefined {
  const cell = player.cells[index];
  if (cell === undefined) return undefined;
  const stable = stableOn(cell);
  switch (cell.ground) {
    case 'forest':
      return stable ? { cell: index, holds: { boar: 1 }, watched: false } : undefined;
    case 'meadow':
      return { cell: index, holds: any(stable), watched: true };
    case 'smallPasture':
      return { cell: index, holds: any((stable ? 4 : 2) + troughs(player, index)), watched: true };
    case 'largePasture': {
      const capacity = [4, 8, 16][stable + stableOn(player.cells[cell.other])] ?? 0;
      const holds = any(capacity + troughs(player, index, cell.other));
      return index < cell.other ? { cell: index, holds, watched: true } : undefined;
    }
    case 'oreMine':
    case 'rubyMine':
      return { cell: index, holds: { donkey: 1 }, watched: false };
    default:
      return roomOn(player, index, cell);
  }
}

/** The room of the dwelling printed on the board, or of a tile of the player. */
function roomOn(player: Player, index: number, cell: Cell): Place | undefined {
  const home = cell.ground === 'furnished' && cell.tile === PREPRINTED ? [any(2)] : [];
  const rooms = player.tiles.map((tile) => PRINTED[tile]?.animalRoom?.(player, cell) ?? {});
  const holds = [...home, ...rooms].find((room) => Object.keys(room).length > 0);
  return holds && { cell: index, holds, watched: false };
}

const placesOf = (player: Player): Place[] => player.cells.flatMap((_, index) => placeOn(player, index) ?? []);

export type Counts = Readonly<Record<FarmAnimal | 'dog', number>>;

/** The animals that still need room, and the dogs that still watch nothing. */
type Left = readonly [sheep: number, donkey: number, boar: number, cattle: number, dogs: number];

const without = (left: Left, type: number, count: number, dogs = 0): Left => {
  const rest = [...left] as [number, number, number, number, number];
  rest[type] = Math.max(0, (rest[type] ?? 0) - count);
  rest[4] -= dogs;
  return rest;
};

/** Every use of one place: to hold one type, or sheep that any number of dogs watch. */
function ways(left: Left, { holds, watched, times }: Omit<Place, 'cell'> & { readonly times: number }): Left[] {
  const list: Left[] = [left];
  TYPES.forEach((type, i) => {
    const capacity = holds[type] ?? 0;
    if (capacity > 0 && (left[i] ?? 0) > 0) list.push(without(left, i, capacity));
  });
  for (let dogs = 1; watched && left[0] > 0 && dogs <= left[4]; dogs++)
    list.push(without(left, 0, times * (dogs + 1), dogs));
  return list;
}

/**
 * The animals that were tried before: most states of a game have the same animals in the same places as the one before.
 */
const tried = new Map<string, boolean>();

/** Whether this many animals, with this many dogs, have room on a home board. */
export function haveRoom(player: Player, { sheep, donkey, boar, cattle, dog }: Counts = player.goods): boolean {
  const left: Left = [sheep, donkey, boar, cattle, dog];
  const times = timesWatched(player);
  const places = placesOf(player).map(({ holds, watched }) => ({ holds, watched, times }));
  const key = JSON.stringify([left, places]);
  const found = tried.get(key) ?? tryAll(left, places);
  tried.set(key, found);
  return found;
}

/** The factor by which the dogs of a player watch more sheep than usual. */
const timesWatched = ({ tiles }: Player): number => (tiles.includes('sheepDogSchool') ? 2 : 1);

function tryAll(all: Left, places: readonly (Omit<Place, 'cell'> & { readonly times: number })[]): boolean {
  let reached = new Map<string, Left>([['', all]]);
  for (const place of places) {
    const next = new Map<string, Left>();
    for (const left of reached.values()) for (const way of ways(left, place)) next.set(way.join(), way);
    reached = next;
  }
  return [...reached.values()].some(([sheep, donkey, boar, cattle]) => sheep + donkey + boar + cattle === 0);
}

/** The error in an arrangement of a player's animals; undefined if every animal is in an allowed place. */
export function wrongIn(player: Player, arrangement: readonly Stand[]): string | undefined {
  const places = new Map(placesOf(player).map((place) => [place.cell, place]));
  const counts: Record<string, number> = { sheep: 0, donkey: 0, boar: 0, cattle: 0, dog: 0 };
  const used = new Set<number>();
  for (const { cell, animal, count, dogs } of arrangement) {
    const place = cell === undefined ? undefined : places.get(cell);
    if (cell === undefined || place === undefined) return `cell ${cell} has no room`;
    if (used.has(cell)) return `cell ${cell} is used twice`;
    used.add(cell);
    if (count < 1) return `no animal is on cell ${cell}`;
    if (dogs > 0 && (animal !== 'sheep' || !place.watched)) return `dogs cannot watch ${animal} on cell ${cell}`;
    const capacity = dogs > 0 ? timesWatched(player) * (dogs + 1) : (place.holds[animal] ?? 0);
    if (count > capacity) return `${count} ${animal} on cell ${cell} where ${capacity} have room`;
    counts[animal] = (counts[animal] ?? 0) + count;
    counts['dog'] = (counts['dog'] ?? 0) + dogs;
  }
  if ((counts['dog'] ?? 0) > player.goods.dog) return `${counts['dog']} dogs watch, but there are ${player.goods.dog}`;
  const missing = TYPES.find((type) => counts[type] !== player.goods[type]);
  return missing === undefined
    ? undefined
    : `only ${counts[missing]} of ${player.goods[missing]} ${missing} have a place`;
}
