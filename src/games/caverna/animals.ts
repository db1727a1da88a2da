import { answers, powersOf, powersThatAnswer } from './asking.ts';
import { groundAt, hasStable, onBoard, put, trying } from './cave.ts';
import { listed } from './cells.ts';
import { countFarmAnimals } from './goods.ts';
import { cellOfTile, countGround, layoutOf } from './layout.ts';
import type { Adjustments, Me, NamedPower } from './power.ts';
import { type Bundle, type Cell, FARM_ANIMALS, type FarmAnimal } from './state.ts';

/** How many animals of each farm type. */
export type Herd = Readonly<Record<FarmAnimal, number>>;

/** Room for animals of one type: which cell it is and how many it holds. */
interface Area {
  readonly cell: number | undefined;
  readonly holds: number;
}

/** All room for farm animals on a home board, sorted by what it can be used for (rulebook p. 20). */
interface Shelter {
  /** Room for one type only. */
  readonly only: Record<FarmAnimal, Area[]>;
  /** Room for any one type each, largest first: pastures and dwellings. */
  readonly areas: Area[];
  /** Room for one animal of any type each. */
  readonly singles: Area[];
  /** Meadows without a stable: of use only with dogs. */
  readonly meadows: number[];
  /** Where dogs could watch in place of the normal rule: pastures and meadows with a stable. */
  readonly watchable: { readonly area: Area; readonly single: boolean }[];
  /** How many animals each type has room for that no other type can use, in the order of FARM_ANIMALS. */
  owned: readonly number[];
  /** How many times as many sheep as usual dogs watch. */
  times: number;
  /** Which herds, with how many dogs, have been found to find room or not. */
  readonly known: Map<number, boolean>;
  /** See `pens`. */
  pens?: ReadonlyMap<number, number>;
}

/**
 * Where animals stand: so many of a type on a cell that holds so many of it, watched by so many dogs; without a cell, in a
 * room that no cell names.
 */
export interface Stand {
  readonly cell: number | undefined;
  readonly animal: FarmAnimal;
  readonly count: number;
  readonly holds: number;
  readonly dogs: number;
}

/** How many more animals a pasture on these cells holds by what powers add. */
const pastureExtra = (me: Me, cells: readonly number[]): number =>
  answers(me, 'pastureRoom').reduce((sum, count) => sum + count(me, cells), 0);

const stablesOn = (cell: Cell): number => (hasStable(cell) ? 1 : 0);

/** Room on cells: stables, pastures and mines. */
function landRoom(room: Shelter, me: Me): void {
  const { cells } = me.player;
  const { forest, mountain } = layoutOf(cells);
  const { on, stables } = forest;
  const { oreMine, rubyMine } = mountain.on;
  for (const cell of listed(on.forest & stables, 'forest')) room.only.boar.push({ cell, holds: 1 });
  for (const cell of listed(oreMine | rubyMine, 'mountain')) room.only.donkey.push({ cell, holds: 1 });
  // In the order of the board, in which those come first where dogs watch as well as elsewhere.
  for (const index of listed(on.meadow | on.smallPasture | on.largePasture, 'forest')) {
    const cell = groundAt(me.player, index);
    if (cell.ground === 'meadow') addMeadow(room, index, hasStable(cell));
    else if (cell.ground === 'smallPasture') addPasture(room, me, [index]);
    else if (cell.ground === 'largePasture' && cell.other > index) addPasture(room, me, [index, cell.other]);
  }
}

function addMeadow(room: Shelter, index: number, stable: boolean): void {
  if (!stable) {
    room.meadows.push(index);
    return;
  }
  room.singles.push({ cell: index, holds: 1 });
  room.watchable.push({ area: { cell: index, holds: 1 }, single: true });
}

/** Twice as many animals for each of its cells and for each stable, and what powers add. */
function addPasture(room: Shelter, me: Me, cells: readonly number[]): void {
  const { player, at } = me;
  let usual = 1;
  for (const cell of cells) usual <<= 1 + stablesOn(groundAt(player, cell));
  const extra = at.rules.answered.has('pastureRoom') ? pastureExtra(me, cells) : 0;
  const area = { cell: cells[0], holds: usual + extra };
  room.areas.push(area);
  room.watchable.push({ area, single: false });
}

/** Room that powers give; that of a tile is where the tile lies. */
function powerRoom(room: Shelter, me: Me): void {
  for (const { id, adjust } of powersThatAnswer(me, 'animalRoom')) {
    const extra = adjust?.animalRoom?.(me);
    if (extra === undefined) continue;
    const cell = cellOfTile(me.player, id);
    if ('sameType' in extra) room.areas.push({ cell, holds: extra.sameType });
    else if ('only' in extra) room.only[extra.only].push({ cell, holds: extra.count });
    else for (const single of extra.oneOnEach) room.singles.push({ cell: single, holds: 1 });
  }
}

/** The last shelter that has been found on a board, and on what it depends besides. */
interface Found {
  powers: readonly NamedPower[] | undefined;
  people: number;
  shelter: Shelter | undefined;
}

const found = onBoard((): Found => ({ powers: undefined, people: 0, shelter: undefined }));

/** The room of a player, found once as long as the board, the powers and the number of people stay the same. */
function roomOf(me: Me): Shelter {
  const { cells, dwarfs } = me.player;
  const last = found(cells);
  const powers = powersOf(me);
  if (last.shelter !== undefined && last.powers === powers && last.people === dwarfs.length) return last.shelter;
  last.shelter = findRoom(me);
  last.powers = powers;
  last.people = dwarfs.length;
  return last.shelter;
}

function findRoom(me: Me): Shelter {
  const room: Shelter = {
    only: { sheep: [], donkey: [], boar: [], cattle: [] },
    areas: [],
    singles: [],
    meadows: [],
    watchable: [],
    owned: [],
    times: watching(me),
    known: new Map(),
  };
  landRoom(room, me);
  powerRoom(room, me);
  room.areas.sort((a, b) => b.holds - a.holds);
  room.owned = FARM_ANIMALS.map((type) => holdsIn(room.only[type]));
  return room;
}

function holdsIn(areas: readonly Area[]): number {
  let sum = 0;
  for (const { holds } of areas) sum += holds;
  return sum;
}

/** Room in which dogs could watch in place of the normal rule. */
type Watchable = Shelter['watchable'][number];

/** A way to use dogs: how many sheep they watch and where; `instead` is room that is then not used by the normal rule. */
interface Watch {
  readonly cells: readonly number[];
  readonly sheep: number;
  readonly instead: readonly Watchable[];
}

const NO_WATCH: Watch = { cells: [], sheep: 0, instead: [] };
const UNWATCHED: readonly Watch[] = [NO_WATCH];

/** How many times as many sheep as usual a player's dogs watch. */
function watching(me: Me): number {
  const times = answers(me, 'dogsWatch');
  return times.length === 0 ? 1 : Math.max(...times);
}

/**
 * The ways worth trying: dogs on d areas watch one sheep more than there are dogs, in each. Open meadows have no other
 * use, so they come first; without any, giving up the least of the other areas is best, because the gain is the same. Dogs
 * that watch more sheep than that may be worth giving up further meadows with a stable, which hold a single animal.
 */
function watches(room: Shelter, dogs: number): readonly Watch[] {
  if (dogs === 0) return UNWATCHED;
  const { times } = room;
  const open = room.meadows.slice(0, dogs);
  const way = (instead: readonly Watchable[]): Watch => {
    const cells = [...open, ...instead.flatMap(({ area: { cell } }) => (cell === undefined ? [] : [cell]))];
    return { cells, sheep: times * (dogs + cells.length), instead };
  };
  const list: Watch[] = open.length > 0 ? [way([])] : [NO_WATCH];
  const worthwhile = times > 1 ? room.watchable.filter(({ single }) => single).length : 0;
  const most = Math.max(open.length > 0 ? 0 : 1, Math.min(worthwhile, dogs - open.length));
  if (most === 0 || room.watchable.length === 0) return list;
  const watchable = room.watchable.toSorted((a, b) => a.area.holds - b.area.holds);
  for (let n = 1; n <= Math.min(most, watchable.length); n++) list.push(way(watchable.slice(0, n)));
  return list;
}

/** Which type each area holds, in the order of the areas; undefined where the herd does not fit. */
function assign(areas: readonly Area[], singles: number, need: readonly number[]): (number | undefined)[] | undefined {
  const left = [...need];
  const chosen: (number | undefined)[] = [];
  const fits = (): boolean => {
    let sum = 0;
    for (const n of left) if (n > 0) sum += n;
    return sum <= singles;
  };
  const place = (index: number, from: number): boolean => {
    if (fits()) return true;
    const area = areas[index];
    if (area === undefined) return false;
    const same = areas[index + 1]?.holds === area.holds;
    for (let type = from; type < left.length; type++) {
      const wanted = left[type] ?? 0;
      if (wanted <= 0) continue;
      left[type] = wanted - area.holds;
      chosen[index] = type;
      if (place(index + 1, same ? type : 0)) return true;
      left[type] = wanted;
      chosen[index] = undefined;
    }
    return false;
  };
  return place(0, 0) ? chosen : undefined;
}

interface Housing {
  readonly room: Shelter;
  readonly watch: Watch;
  readonly areas: readonly Area[];
  readonly chosen: readonly (number | undefined)[];
}

/** The needs that remain when every animal that has room of its own type stands there. */
function needs(
  { owned: [sheep = 0, donkey = 0, boar = 0, cattle = 0] }: Shelter,
  herd: Herd,
  watched: number,
): number[] {
  return [herd.sheep - sheep - watched, herd.donkey - donkey, herd.boar - boar, herd.cattle - cattle];
}

function plan(room: Shelter, herd: Herd, dogs: number): Housing | undefined {
  for (const watch of watches(room, dogs)) {
    const { instead } = watch;
    const areas =
      instead.length === 0 ? room.areas : room.areas.filter((area) => !instead.some((w) => w.area === area));
    const singles = room.singles.length - instead.filter(({ single }) => single).length;
    const chosen = assign(areas, singles, needs(room, herd, watch.sheep));
    if (chosen !== undefined) return { room, watch, areas, chosen };
  }
  return undefined;
}

/** The farm animals that a player has. */
const herdOf = ({ player: { goods } }: Pick<Me, 'player'>): Herd => goods;

/**
 * Whether a herd (by default the player's own) finds room on the home board with the dogs the player has.
 * Exact: animals may be rearranged at any time (rulebook p. 20, Animal husbandry).
 */
export function fits(me: Me, herd: Herd = herdOf(me)): boolean {
  const { sheep, donkey, boar, cattle } = herd;
  if (sheep + donkey + boar + cattle === 0) return true;
  const room = roomOf(me);
  const { dog } = me.player.goods;
  if ((sheep | donkey | boar | cattle | dog) > MOST_COUNTED) return plan(room, herd, dog) !== undefined;
  const name = (((sheep << 6) | donkey) << 18) | (((boar << 6) | cattle) << 6) | dog;
  const known = room.known.get(name);
  if (known !== undefined) return known;
  const fit = plan(room, herd, dog) !== undefined;
  room.known.set(name, fit);
  return fit;
}

/** The most animals of a type with which a herd has a number of its own: five counts of six bits each. */
const MOST_COUNTED = 63;

/** Whether the farm animals among these goods find room besides the player's own. */
export function fitsBesides(me: Me, more: Bundle): boolean {
  const { sheep = 0, donkey = 0, boar = 0, cattle = 0 } = more;
  if (sheep === 0 && donkey === 0 && boar === 0 && cattle === 0) return true;
  const own = herdOf(me);
  return fits(me, {
    sheep: own.sheep + sheep,
    donkey: own.donkey + donkey,
    boar: own.boar + boar,
    cattle: own.cattle + cattle,
  });
}

/** Whether the player's own animals would find room if these cells did not exist. */
export function fitsWithout(me: Me, cells: readonly number[]): boolean {
  if (countFarmAnimals(me) === 0) return true;
  const { player } = me;
  return trying(
    player,
    () => {
      for (const cell of cells) put(player, cell, { ground: 'outside' });
    },
    () => fits(me),
  );
}

/** Whether the player's own animals find room. */
export const housed = (me: Me): boolean => countFarmAnimals(me) === 0 || fits(me);

/** How many donkeys can stand in these mines while all animals have room. */
export function donkeysIn(me: Me, ground: 'oreMine' | 'mine'): number {
  const mines = countGround(me.player, 'oreMine') + (ground === 'mine' ? countGround(me.player, 'rubyMine') : 0);
  return Math.min(me.player.goods.donkey, mines);
}

/** One arrangement in which all animals of the player have room, for the pictures; empty when they have none. */
export function standing(me: Me): Stand[] {
  const herd = herdOf(me);
  const housing = plan(roomOf(me), herd, me.player.goods.dog);
  if (housing === undefined) return [];
  const { room, watch, areas, chosen } = housing;
  const left: Record<FarmAnimal, number> = { ...pick(herd) };
  const list: Stand[] = [];
  const put = (area: Area, animal: FarmAnimal, dogs: number): void => {
    const count = Math.min(area.holds, left[animal]);
    if (count === 0) return;
    left[animal] -= count;
    list.push({ cell: area.cell, animal, count, holds: area.holds, dogs });
  };
  for (const type of FARM_ANIMALS) for (const area of room.only[type]) put(area, type, 0);
  areas.forEach((area, i) => {
    const type = FARM_ANIMALS[chosen[i] ?? -1];
    if (type !== undefined) put(area, type, 0);
  });
  watch.cells.forEach((cell, i) => {
    const last = i === watch.cells.length - 1;
    const dogs = last ? me.player.goods.dog - i : 1;
    put({ cell, holds: room.times * (dogs + 1) }, 'sheep', dogs);
  });
  const free = room.singles.filter(({ cell }) => !watch.instead.some((w) => w.single && w.area.cell === cell));
  for (const area of free) {
    const type = FARM_ANIMALS.find((animal) => left[animal] > 0);
    if (type !== undefined) put(area, type, 0);
  }
  return list;
}

/** How many animals of one type each cell holds without dogs, by the index of the cell; a large pasture by its first. */
export function pens(me: Me): ReadonlyMap<number, number> {
  const room = roomOf(me);
  room.pens ??= pensIn(room);
  return room.pens;
}

function pensIn({ only, areas, singles }: Shelter): Map<number, number> {
  const all = [...Object.values(only).flat(), ...areas, ...singles];
  return new Map(all.flatMap(({ cell, holds }) => (cell === undefined ? [] : [[cell, holds]])));
}

const pick = ({ sheep, donkey, boar, cattle }: Herd): Herd => ({ sheep, donkey, boar, cattle });

/** The room for dwarfs that a power has for its player. */
export const roomFor = (me: Me, room: NonNullable<Adjustments['dwarfRoom']>): number =>
  typeof room === 'number' ? room : room(me);

/** How many dwarfs the dwellings hold, without room that is for the sixth dwarf only. */
export function dwarfRoom(me: Me): number {
  return answers(me, 'dwarfRoom').reduce<number>((sum, room) => sum + roomFor(me, room), 0);
}
