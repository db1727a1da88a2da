import { answers, powersOf, powersThatAnswer } from './asking.ts';
import { groundAt, hasStable, onBoard, put, trying } from './cave.ts';
import { type Cells, listed, sizeOf } from './cells.ts';
import { countFarmAnimals } from './goods.ts';
import { cellOfTile, countGround, layoutOf } from './layout.ts';
import type { Adjustments, Me, NamedPower } from './power.ts';
import { type Bundle, type Cell, FARM_ANIMALS, type FarmAnimal } from './state.ts';

/** The number of animals of each farm type. */
export type Herd = Readonly<Record<FarmAnimal, number>>;

/** Room for this many animals of one type, on a cell or on a tile's cell; some tiles have no cell. */
interface Area {
  readonly holds: number;
  readonly cell?: number;
  readonly tile?: string;
}

/** All the room for farm animals on a home board, sorted by use (rulebook p. 20). */
interface Shelter {
  /** Mines, each with room for a donkey, and forest with a stable, each with room for a wild boar. */
  readonly mines: Cells;
  readonly stables: Cells;
  /** Room from powers for one type only. */
  readonly only: { readonly type: FarmAnimal; readonly area: Area }[];
  /** Room for any one type each, largest first: pastures and dwellings. */
  readonly areas: Area[];
  /** Room for one animal of any type each. */
  readonly singles: Area[];
  /** Meadows without a stable: useful only with dogs. */
  readonly meadows: Cells;
  /** Pastures and meadows with a stable, where dogs could watch instead of the normal rule. */
  readonly watchable: Watchable[];
  /** How many animals of each type have room that no other type can use. */
  readonly owned: Record<FarmAnimal, number>;
  /** How many times the usual number of sheep each dog watches. */
  readonly times: number;
  /** Whether herds that were already checked find room, by herd and number of dogs. */
  readonly known: Map<number, boolean>;
  /** The room without some cells, by their indices; see `fitsWithout`. */
  without?: Map<string, Shelter>;
  /** See `pens`. */
  pens?: ReadonlyMap<number, number>;
}

/** Room in which dogs could watch instead of the normal rule. */
interface Watchable {
  readonly area: Area & { readonly cell: number };
  readonly single: boolean;
}

/**
 * Some animals of a type on a cell, the capacity of that cell, and the dogs that watch them; no cell if the room is not
 * on the board.
 */
export interface Stand {
  readonly cell: number | undefined;
  readonly animal: FarmAnimal;
  readonly count: number;
  readonly holds: number;
  readonly dogs: number;
}

/** How many more animals a pasture on these cells holds because of powers. */
const pastureExtra = (me: Me, cells: readonly number[]): number =>
  answers(me, 'pastureRoom').reduce((sum, count) => sum + count(me, cells), 0);

const stablesOn = (cell: Cell): number => (hasStable(cell) ? 1 : 0);

/** Meadows with a stable, and pastures. */
function landRoom(room: Shelter, me: Me): void {
  const { on, stables } = layoutOf(me.player.cells).forest;
  // In board order, starting with the meadows, where dogs watch just as many animals as elsewhere.
  for (const index of listed((on.meadow & stables) | on.smallPasture | on.largePasture, 'forest')) {
    const cell = groundAt(me.player, index);
    if (cell.ground === 'meadow') addMeadow(room, index);
    else if (cell.ground === 'smallPasture') addPasture(room, me, [index]);
    else if (cell.ground === 'largePasture' && cell.other > index) addPasture(room, me, [index, cell.other]);
  }
}

function addMeadow(room: Shelter, cell: number): void {
  const area = { holds: 1, cell };
  room.singles.push(area);
  room.watchable.push({ area, single: true });
}

/** A pasture has room for one animal, doubled for each cell and for each stable, plus the room from powers. */
function addPasture(room: Shelter, me: Me, cells: readonly [number, ...number[]]): void {
  const { player, at } = me;
  let usual = 1;
  for (const cell of cells) usual <<= 1 + stablesOn(groundAt(player, cell));
  const extra = at.rules.answered.has('pastureRoom') ? pastureExtra(me, cells) : 0;
  const area = { holds: usual + extra, cell: cells[0] };
  room.areas.push(area);
  room.watchable.push({ area, single: false });
}

/** Room from powers; the room of a tile is on the tile's cell. */
function powerRoom(room: Shelter, me: Me): void {
  for (const { id: tile, adjust } of powersThatAnswer(me, 'animalRoom')) {
    const extra = adjust?.animalRoom?.(me);
    if (extra === undefined) continue;
    if ('sameType' in extra) room.areas.push({ holds: extra.sameType, tile });
    else if ('only' in extra) {
      room.only.push({ type: extra.only, area: { holds: extra.count, tile } });
      room.owned[extra.only] += extra.count;
    } else for (const cell of extra.oneOnEach) room.singles.push({ holds: 1, cell });
  }
}

/** Where an area is; undefined if a power provides it without a cell. */
const cellOf = ({ player }: Me, { cell, tile }: Area): number | undefined =>
  tile === undefined ? cell : cellOfTile(player, tile);

/** The shelter last computed for a board, and what it depends on besides the board. */
interface Found {
  powers: readonly NamedPower[] | undefined;
  people: number;
  shelter: Shelter | undefined;
}

const found = onBoard((): Found => ({ powers: undefined, people: 0, shelter: undefined }));

/** The room of a player, cached while the board, the powers and the number of people stay the same. */
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
  const { forest, mountain } = layoutOf(me.player.cells);
  const mines = mountain.on.oreMine | mountain.on.rubyMine;
  const stables = forest.on.forest & forest.stables;
  const room: Shelter = {
    mines,
    stables,
    only: [],
    areas: [],
    singles: [],
    meadows: forest.on.meadow & ~forest.stables,
    watchable: [],
    owned: { sheep: 0, donkey: sizeOf(mines), boar: sizeOf(stables), cattle: 0 },
    times: watching(me),
    known: new Map(),
  };
  landRoom(room, me);
  powerRoom(room, me);
  room.areas.sort((a, b) => b.holds - a.holds);
  return room;
}

/**
 * A way to use dogs: how many sheep they watch and where; `instead` is room that then does not follow the normal rule.
 */
interface Watch {
  readonly cells: readonly number[];
  readonly sheep: number;
  readonly instead: readonly Watchable[];
}

const NO_WATCH: Watch = { cells: [], sheep: 0, instead: [] };
const UNWATCHED: readonly Watch[] = [NO_WATCH];

/** How many times the usual number of sheep a player's dogs watch. */
function watching(me: Me): number {
  const times = answers(me, 'dogsWatch');
  return times.length === 0 ? 1 : Math.max(...times);
}

/**
 * The ways worth trying. In each area, dogs watch one more sheep than there are dogs, so every further area gains a
 * sheep. Open meadows have no other use, so they come first. Without any, the smallest other areas are given up,
 * because the gain is the same. If dogs watch more sheep than usual, it may be worth giving up further meadows with a
 * stable, which hold a single animal each.
 */
function watches(room: Shelter, dogs: number): readonly Watch[] {
  if (dogs === 0) return UNWATCHED;
  const { times } = room;
  const open = listed(room.meadows, 'forest').slice(0, dogs);
  const way = (instead: readonly Watchable[]): Watch => {
    const cells = [...open, ...instead.map(({ area: { cell } }) => cell)];
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

/** How many animals still need room. */
function leftIn(need: readonly number[]): number {
  let sum = 0;
  for (const n of need) if (n > 0) sum += n;
  return sum;
}

/** The type in each area, in the order of the areas; undefined if the herd does not fit. */
function assign(areas: readonly Area[], singles: number, need: readonly number[]): (number | undefined)[] | undefined {
  if (leftIn(need) <= singles) return [];
  const left = [...need];
  const chosen: (number | undefined)[] = [];
  const fits = (): boolean => leftIn(left) <= singles;
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

/** The animals left once every type has used its own room. */
function needs({ owned: { sheep, donkey, boar, cattle } }: Shelter, herd: Herd, watched: number): number[] {
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
  return sheep + donkey + boar + cattle === 0 || fitsIn(roomOf(me), herd, me.player.goods.dog);
}

/** Whether a herd finds room with this many dogs. */
function fitsIn(room: Shelter, herd: Herd, dog: number): boolean {
  const { sheep, donkey, boar, cattle } = herd;
  if ((sheep | donkey | boar | cattle | dog) > MOST_COUNTED) return plan(room, herd, dog) !== undefined;
  const name = (((sheep << 6) | donkey) << 18) | (((boar << 6) | cattle) << 6) | dog;
  const known = room.known.get(name);
  if (known !== undefined) return known;
  const fit = plan(room, herd, dog) !== undefined;
  room.known.set(name, fit);
  return fit;
}

/** The highest count per type with a packed key for a herd: five counts of six bits each. */
const MOST_COUNTED = 63;

/** Whether the player has room for the farm animals among these goods in addition to the current ones. */
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

/** Whether the player's animals would find room without these cells. */
export function fitsWithout(me: Me, cells: readonly number[]): boolean {
  if (countFarmAnimals(me) === 0) return true;
  const room = roomOf(me);
  room.without ??= new Map();
  const name = cells.join();
  const left = room.without.get(name) ?? roomWithout(me, cells);
  room.without.set(name, left);
  return fitsIn(left, herdOf(me), me.player.goods.dog);
}

function roomWithout(me: Me, cells: readonly number[]): Shelter {
  const { player } = me;
  return trying(
    player,
    () => {
      for (const cell of cells) put(player, cell, { ground: 'outside' });
    },
    () => roomOf(me),
  );
}

/** Whether the player's own animals find room. */
export const housed = (me: Me): boolean => countFarmAnimals(me) === 0 || fits(me);

/** How many donkeys can live in these mines while all animals have room. */
export function donkeysIn(me: Me, ground: 'oreMine' | 'mine'): number {
  const mines = countGround(me.player, 'oreMine') + (ground === 'mine' ? countGround(me.player, 'rubyMine') : 0);
  return Math.min(me.player.goods.donkey, mines);
}

/**
 * One arrangement with room for all animals of the player, for the pictures; empty if there is none. It leaves no
 * pasture empty while animals live alone or are watched by dogs.
 */
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
    list.push({ cell: cellOf(me, area), animal, count, holds: area.holds, dogs });
  };
  for (const { type, area } of onlyIn(room)) put(area, type, 0);
  areas.forEach((area, i) => {
    const type = FARM_ANIMALS[chosen[i] ?? -1];
    if (type !== undefined) put(area, type, 0);
  });
  for (const area of areas.filter(({ tile }, i) => tile === undefined && chosen[i] === undefined)) {
    const most = FARM_ANIMALS.reduce((one, other) => (left[other] > left[one] ? other : one));
    put(area, most, 0);
  }
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

/** All room for one type only, in the order of FARM_ANIMALS. */
function onlyIn({ mines, stables, only }: Shelter): Shelter['only'] {
  const each = (type: FarmAnimal, cells: readonly number[]) =>
    cells.map((cell) => ({ type, area: { holds: 1, cell } }));
  const land = [...each('donkey', listed(mines, 'mountain')), ...each('boar', listed(stables, 'forest'))];
  const all = [...land, ...only];
  return FARM_ANIMALS.flatMap((animal) => all.filter(({ type }) => type === animal));
}

/** How many animals of one type each cell holds without dogs, by cell index; a large pasture by its first cell. */
export function pens(me: Me): ReadonlyMap<number, number> {
  const room = roomOf(me);
  room.pens ??= pensIn(me, room);
  return room.pens;
}

function pensIn(me: Me, room: Shelter): Map<number, number> {
  const all = [...onlyIn(room).map(({ area }) => area), ...room.areas, ...room.singles];
  return new Map(
    all.flatMap((area) => {
      const cell = cellOf(me, area);
      return cell === undefined ? [] : [[cell, area.holds]];
    }),
  );
}

const pick = ({ sheep, donkey, boar, cattle }: Herd): Herd => ({ sheep, donkey, boar, cattle });

/** A power's room for dwarfs. */
export const roomFor = (me: Me, room: NonNullable<Adjustments['dwarfRoom']>): number =>
  typeof room === 'number' ? room : room(me);

/** How many dwarfs the dwellings hold, not counting room that is only for the sixth dwarf. */
export function dwarfRoom(me: Me): number {
  return answers(me, 'dwarfRoom').reduce<number>((sum, room) => sum + roomFor(me, room), 0);
}
