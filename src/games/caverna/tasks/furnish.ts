import { type Flow, type Task, taskKind } from '../../../engine/agenda.ts';
import type { Option } from '../../../engine/decision.ts';
import { onceFor } from '../../../engine/once.ts';
import { fitsWithout } from '../animals.ts';
import { answers, costFor, me, onCatalogue, powersOf, powersThatAnswer, pricing, tileOf } from '../asking.ts';
import { cellName, groundAt, isEmpty, onBoard, put } from '../cave.ts';
import { countGoods, less, plus } from '../goods.ts';
import { bareCaverns, bareCellsWith, cellOfTile, cellsWith } from '../layout.ts';
import { optionOf, optionsBy, readAs } from '../moves/codec.ts';
import type { Me, NamedPower, RuledState, Rules, Substitute, Tile } from '../power.ts';
import type { Bundle, Cell, Player, State } from '../state.ts';
import { push } from './goods.ts';
import { cellIn } from './lay.ts';
import { affordable, insteadOfWood, mostWood, shortOf, spend } from './pay.ts';

/** The choice of a furnishing tile. */
export interface Furnish extends Task {
  readonly do: 'furnish';
  /** Any tile, only dwellings, or only the ordinary dwelling, whose supply is unlimited. */
  readonly which: 'any' | 'dwelling' | 'ordinary';
  /** A price instead of the printed cost. */
  readonly cost?: Bundle;
}

const furnishTask = (task: Furnish): Flow => task;

/** Whether a flow furnishes any tile. */
export const furnishesAny = (flow: Flow | undefined): boolean =>
  flow?.do === 'furnish' && (flow as Furnish).which === 'any';

/** Furnishes a cavern (rulebook p. 14). */
export const furnish = (): Flow => furnishTask({ do: 'furnish', which: 'any' });
/** Furnishes a dwelling (rulebook p. 15). */
export const furnishDwelling = (): Flow => furnishTask({ do: 'furnish', which: 'dwelling' });
/** Furnishes an ordinary dwelling at a different price (expedition loot). */
export const furnishOrdinary = (cost: Bundle): Flow => furnishTask({ do: 'furnish', which: 'ordinary', cost });

/** The tiles on a player's home board, including overbuilt ones. */
export function* tilesBuilt({ tiles, cells }: Player): Generator<string> {
  yield* tiles;
  for (const cell of cells) if (cell.ground === 'furnished' && cell.over !== undefined) yield cell.over;
}

/** The tiles on all home boards, including overbuilt ones. */
export function builtTiles({ players }: State): Set<string> {
  const built = new Set<string>();
  for (const { tiles, cells } of players) {
    for (const id of tiles) built.add(id);
    for (const cell of cells) if (cell.ground === 'furnished' && cell.over !== undefined) built.add(cell.over);
  }
  return built;
}

const overbuilt = onBoard((board): readonly string[] =>
  board.flatMap((cell) => (cell.ground === 'furnished' && cell.over !== undefined ? [cell.over] : [])),
);

/** The tiles that others can be built over, computed once per catalogue. */
const beneathOthers = onCatalogue(
  ({ tiles }): ReadonlySet<string> => new Set(Object.values(tiles).flatMap(({ overbuilds }) => overbuilds ?? [])),
);

/** Whether a tile is on any home board, even beneath another. */
function isBuilt({ rules, state: { players } }: RuledState, id: string): boolean {
  for (const { tiles } of players) if (tiles.includes(id)) return true;
  return beneathOthers(rules).has(id) && players.some(({ cells }) => overbuilt(cells).includes(id));
}

const suits = (tile: Tile, which: Furnish['which']): boolean =>
  which === 'any' || (which === 'dwelling' ? tile.tag === 'dwelling' : tile.unlimited === true);

/** Something for each kind of furnishing: any tile, only dwellings, or only the ordinary dwelling. */
type OfEach<Found> = Readonly<Record<Furnish['which'], Found>>;

const ofEach = <Found>(find: (which: Furnish['which']) => Found): OfEach<Found> => ({
  any: find('any'),
  dwelling: find('dwelling'),
  ordinary: find('ordinary'),
});

/** The tiles of each kind in the supply, including built ones; computed once per catalogue. */
const stockIn = onCatalogue((rules): OfEach<readonly (Tile & NamedPower)[]> => {
  const tiles = rules.supply.map((id) => tileOf(rules, id));
  return ofEach((which) => tiles.filter((tile) => suits(tile, which)));
});

/** The cell of the tile that a tile must overbuild, if the player owns it (rulings A26). */
function cellToOverbuild({ player }: Me, { overbuilds }: Tile): number | undefined {
  if (overbuilds === undefined || !player.tiles.includes(overbuilds)) return undefined;
  return cellOfTile(player, overbuilds);
}

/** The cells that can be furnished: caverns, and what tiles allow; never with a crop or a stable. */
export function furnishable(mine: Me): readonly number[] {
  const more = answers(mine, 'furnishOn');
  return more.length === 0 ? bareCaverns(mine.player) : bareCellsWith(mine.player, 'cavern', ...more.flat());
}

/** Whether a tile may lie on a field or a meadow: it is empty, and its animals find room elsewhere (rulings A143). */
const isEmptyLand = (mine: Me, cell: number): boolean =>
  isEmpty(groundAt(mine.player, cell), mine.at.rules.folks?.rulings) && fitsWithout(mine, [cell]);

/** The places for a tile. */
function placesFor(mine: Me, tile: Tile): readonly number[] {
  if (tile.lies !== undefined) return cellsWith(mine.player, tile.lies).filter((cell) => isEmptyLand(mine, cell));
  const beneath = cellToOverbuild(mine, tile);
  return beneath === undefined ? furnishable(mine) : [beneath];
}

/** A cell after furnishing it with a tile. */
function furnished(mine: Me, before: Cell, tile: string): Cell {
  if (before.ground === 'furnished') {
    const { on } = before;
    return { ground: 'furnished', tile, over: before.tile, ...(on === undefined ? {} : { on }) };
  }
  if (before.ground === 'forest') return { ground: 'furnished', tile, on: 'forest' };
  if (before.ground !== 'field' && before.ground !== 'meadow') return { ground: 'furnished', tile };
  const adjoins = mine.at.rules.folks?.rulings.furnishedLandAdjoins !== false;
  return { ground: 'furnished', tile, on: before.ground, ...(adjoins ? {} : { apart: true }) };
}

interface Payment {
  readonly cost: Bundle;
  readonly used: readonly Substitute[];
}

/** The ways to pay a cost with substitutes, each used at most once. */
function waysToPay(cost: Bundle, substitutes: readonly Substitute[]): Payment[] {
  const ways: Payment[] = [{ cost, used: [] }];
  for (const substitute of substitutes) {
    for (const way of [...ways]) {
      if ((way.cost[substitute.insteadOf] ?? 0) === 0) continue;
      const less1 = less(way.cost, { [substitute.insteadOf]: 1 });
      ways.push({ cost: plus(less1, { [substitute.pay]: 1 }), used: [...way.used, substitute] });
    }
  }
  return ways;
}

/** A tile of the supply, and a way to pay for it. */
interface Offer {
  readonly tile: string;
  readonly option: Option;
  readonly cost: Bundle;
}

/** A tile of the supply, a player's ways to pay for it, and the least wood and stone that any of them takes. */
interface Priced {
  readonly tile: Tile & NamedPower;
  readonly ways: readonly Offer[];
  readonly wood: number;
  readonly stone: number;
  /** Whether it goes in a cavern or on other ground that may be furnished, not on a field, a meadow or another tile. */
  readonly inCavern: boolean;
}

/** Changes to a player's prices. */
interface Terms {
  readonly price: (cost: Bundle) => Bundle;
  readonly substitutes: readonly Substitute[];
}

function priced(tile: Tile & NamedPower, cost: Bundle, { price, substitutes }: Terms): Priced {
  const ways = waysToPay(price(cost), substitutes).map((way) => ({
    tile: tile.id,
    option: furnishWith(tile.id, way.used),
    cost: way.cost,
  }));
  const least = (good: 'wood' | 'stone'): number =>
    ways.reduce((fewest, way) => Math.min(fewest, way.cost[good] ?? 0), Number.POSITIVE_INFINITY);
  const inCavern = tile.lies === undefined && tile.overbuilds === undefined;
  return { tile, ways, wood: least('wood'), stone: least('stone'), inCavern };
}

const PRINTED: Terms = { price: (cost) => cost, substitutes: [] };

/** The tiles of the supply with their prices. */
type Prices = OfEach<readonly Priced[]>;

/** The prices of a catalogue, by the names of the powers that change them. */
const pricesIn = onCatalogue((): Map<string, Prices> => new Map());
/**
 * Each tile with its price, by the names of the powers that change it: computed once for all catalogues with the tile.
 */
const pricedIn = onceFor<Rules['tiles']>()((): Map<string, Priced> => new Map());
const lastPrices = onceFor<readonly NamedPower[]>()((): { prices?: Prices } => ({}));

/** A player's prices for the tiles of the supply: computed once per catalogue and set of powers that change them. */
function pricesFor(mine: Me): Prices {
  const last = lastPrices(powersOf(mine));
  if (last.prices !== undefined) return last.prices;
  const bearing = [...powersThatAnswer(mine, 'substitutes'), ...powersThatAnswer(mine, 'cost')];
  const name = bearing.map(({ id }) => id).join();
  const known = pricesIn(mine.at.rules);
  last.prices = known.get(name) ?? findPrices(mine, name);
  known.set(name, last.prices);
  return last.prices;
}

function findPrices(mine: Me, name: string): Prices {
  const { rules } = mine.at;
  const terms = termsFor(mine);
  const known = pricedIn(rules.tiles);
  const any = stockIn(rules).any.map((tile) => {
    const key = `${tile.id} ${name}`;
    const found = known.get(key) ?? priced(tile, tile.cost, terms);
    known.set(key, found);
    return found;
  });
  return ofEach((which) => any.filter(({ tile }) => suits(tile, which)));
}

function termsFor(mine: Me): Terms {
  const substitutes = answers(mine, 'substitutes');
  if (substitutes.length === 0 && answers(mine, 'cost').length === 0) return PRINTED;
  return { price: pricing(mine, 'furnish'), substitutes: substitutes.flat() };
}

/** The tiles of a kind, with the player's prices. */
function pricedFor(mine: Me, { which, cost }: Furnish): readonly Priced[] {
  if (cost === undefined) return pricesFor(mine)[which];
  return stockIn(mine.at.rules)[which].map((tile) => priced(tile, cost, termsFor(mine)));
}

/** Every tile that the player can pay for and place, with every way to pay, or the first `most` of them. */
function offersOf(at: RuledState, seat: number, { task, most }: { task: Furnish; most?: number }): Offer[] {
  const mine = me(at, seat);
  const { goods } = mine.player;
  const anyCavern = furnishable(mine).length > 0;
  const mostOfWood = mostWood(mine);
  const offers: Offer[] = [];
  for (const { tile, ways, wood, stone, inCavern } of pricedFor(mine, task)) {
    // The cheap check comes first: it usually decides.
    if ((inCavern && !anyCavern) || goods.stone < stone || mostOfWood < wood) continue;
    const before = offers.length;
    for (const way of ways) if (affordable(mine, way.cost)) offers.push(way);
    if (offers.length > before && !isOnOffer(mine, tile, anyCavern)) offers.length = before;
    if (most !== undefined && offers.length >= most) return offers;
  }
  return offers;
}

/** Whether a tile that a player can pay for is still in the supply and has a place. */
function isOnOffer(mine: Me, tile: Tile & NamedPower, anyCavern: boolean): boolean {
  if (tile.mayBuild?.(mine) === false || (!tile.unlimited && isBuilt(mine.at, tile.id))) return false;
  const { lies } = tile;
  if (lies !== undefined) return cellsWith(mine.player, lies).some((cell) => isEmptyLand(mine, cell));
  return anyCavern || cellToOverbuild(mine, tile) !== undefined;
}

const furnishAtPrinted = optionsBy((tile: string) => ({ verb: 'furnish', tile, oreFor: [] }));

function furnishWith(tile: string, used: readonly Substitute[]): Option {
  if (used.length === 0) return furnishAtPrinted(tile);
  return optionOf({ verb: 'furnish', tile, oreFor: used.map(({ insteadOf }) => insteadOf) });
}

/** What a player lacks to furnish a tile: goods by the cheapest way to pay, and the ground for it. */
export interface Lack {
  readonly goods: Bundle;
  readonly place: 'cavern' | 'field' | 'meadow' | undefined;
}

/** What a player lacks to furnish a tile of the supply; nothing if it could be furnished now. */
export function lackFor(mine: Me, id: string): Lack {
  const { rules } = mine.at;
  const tile = tileOf(rules, id);
  const ways = waysToPay(costFor(mine, tile.cost, 'furnish'), answers(mine, 'substitutes').flat());
  const short = ways.map(({ cost }) => shortOf(mine, cost));
  const [least = {}] = short.toSorted((one, other) => countGoods(one) - countGoods(other));
  return { goods: least, place: placesFor(mine, tile).length === 0 ? (tile.lies ?? 'cavern') : undefined };
}

/** A tile that lacks only goods, its price, and the missing part of that. */
export interface Unpaid {
  readonly tile: string;
  readonly cost: Bundle;
  readonly short: Bundle;
}

/**
 * The tiles that a furnishing could build if the player had the goods, in the order of the supply; none without a
 * place.
 */
export function unpaidTiles(at: RuledState, seat: number, task: Furnish): Unpaid[] {
  const mine = me(at, seat);
  const anyCavern = furnishable(mine).length > 0;
  return pricedFor(mine, task).flatMap(({ tile, ways }) => {
    if (ways.some(({ cost }) => affordable(mine, cost)) || !isOnOffer(mine, tile, anyCavern)) return [];
    const unpaid = ways.map(({ cost }) => ({ tile: tile.id, cost, short: shortOf(mine, cost) }));
    return unpaid.toSorted((one, other) => countGoods(one.short) - countGoods(other.short)).slice(0, 1);
  });
}

/** What furnishing a kind of tile could spend or use; with `cost` instead of the printed one. */
function wantedBy(rules: Rules, which: Furnish['which'], cost?: Bundle): readonly string[] {
  const names = new Set(['cavern', 'tunnel']);
  for (const tile of stockIn(rules)[which]) {
    for (const good in cost ?? tile.cost) names.add(good);
    if (tile.lies !== undefined) names.add(tile.lies);
  }
  return [...names];
}

/** The same at printed costs, computed once per catalogue. */
const wantedIn = onCatalogue((rules) => ofEach((which) => wantedBy(rules, which)));

export const furnishKind = taskKind<RuledState, Furnish>({
  wants(at, seat, { which, cost }) {
    const known = cost === undefined ? wantedIn(at.rules)[which] : wantedBy(at.rules, which, cost);
    return at.rules.answered.has('woodWith') ? [...known, ...insteadOfWood(me(at, seat))] : known;
  },
  options: (at, seat, task): Option[] => offersOf(at, seat, { task }).map(({ option }) => option),
  possible: (at, seat, task) => offersOf(at, seat, { task, most: 1 }).length > 0,
  lacks(at, seat, { which }) {
    if (furnishable(me(at, seat)).length === 0) return [{ of: 'cavern' }];
    return [{ of: which === 'any' ? 'furnishing' : 'dwelling' }];
  },
  run(at, seat, { task, move }) {
    const offer = offersOf(at, seat, { task }).find(({ option }) => option.move === move);
    if (offer === undefined) return;
    const next: FurnishAt = { do: 'furnishAt', tile: offer.tile };
    push(at, seat, next);
    spend(me(at, seat), offer.cost);
  },
});

interface FurnishAt extends Task {
  readonly tile: string;
}

export const furnishAtKind = taskKind<RuledState, FurnishAt>({
  options: (at, seat, { tile }) =>
    placesFor(me(at, seat), tileOf(at.rules, tile)).map((cell) => optionOf({ verb: 'at', cell: cellName(cell) })),
  run(at, seat, { task: { tile }, move }) {
    const mine = me(at, seat);
    const { player } = mine;
    const cell = cellIn(readAs('at', move).cell);
    const before = groundAt(player, cell);
    put(player, cell, furnished(mine, before, tile));
    const beneath = before.ground === 'furnished' ? player.tiles.indexOf(before.tile) : player.tiles.length;
    player.tiles = [...player.tiles.toSpliced(beneath, 1), tile];
    const task = tileOf(at.rules, tile).on?.built?.(mine);
    if (task !== undefined) push(at, seat, task);
  },
});
