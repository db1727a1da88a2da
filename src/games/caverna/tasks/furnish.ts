import { type Flow, type Task, taskKind } from '../../../engine/agenda.ts';
import type { Option } from '../../../engine/decision.ts';
import { fitsWithout } from '../animals.ts';
import { answers, costFor, me, pricing, tileOf } from '../asking.ts';
import { bareCaverns, cellName, cellsWith, groundAt, isBare, isEmpty, put } from '../cave.ts';
import { countGoods, less, plus } from '../goods.ts';
import { optionOf, readAs, writeMove } from '../moves/codec.ts';
import type { Me, NamedPower, RuledState, Rules, Substitute, Tile } from '../power.ts';
import type { Bundle, Cell, Player, State } from '../state.ts';
import { push } from './goods.ts';
import { cellIn } from './lay.ts';
import { affordable, insteadOfWood, shortOf, spend } from './pay.ts';

interface Furnish extends Task {
  /** Any tile, only dwellings, or only the ordinary dwelling that is in unlimited supply. */
  readonly which: 'any' | 'dwelling' | 'ordinary';
  /** What it costs in place of the printed cost. */
  readonly cost?: Bundle;
}

const furnishTask = (task: Furnish): Flow => task;

/** Furnish a cavern (rulebook p. 14). */
export const furnish = (): Flow => furnishTask({ do: 'furnish', which: 'any' });
/** Furnish a dwelling (rulebook p. 15). */
export const furnishDwelling = (): Flow => furnishTask({ do: 'furnish', which: 'dwelling' });
/** Furnish an ordinary dwelling at another price (expedition loot). */
export const furnishOrdinary = (cost: Bundle): Flow => furnishTask({ do: 'furnish', which: 'ordinary', cost });

/** The tiles that lie on a player's home board, overbuilt ones included. */
export function* tilesBuilt({ tiles, cells }: Player): Generator<string> {
  yield* tiles;
  for (const cell of cells) if (cell.ground === 'furnished' && cell.over !== undefined) yield cell.over;
}

/** The tiles that lie on home boards, overbuilt ones included. */
export function builtTiles({ players }: State): Set<string> {
  const built = new Set<string>();
  for (const { tiles, cells } of players) {
    for (const id of tiles) built.add(id);
    for (const cell of cells) if (cell.ground === 'furnished' && cell.over !== undefined) built.add(cell.over);
  }
  return built;
}

const suits = (tile: Tile, which: Furnish['which']): boolean =>
  which === 'any' || (which === 'dwelling' ? tile.tag === 'dwelling' : tile.unlimited === true);

type Stock = readonly (Tile & NamedPower)[];
const stocks = new WeakMap<Rules, Partial<Record<Furnish['which'], Stock>>>();

/** The tiles of a kind in the supply, built ones included; found once for each catalogue. */
function stockOf(rules: Rules, which: Furnish['which']): Stock {
  const known = stocks.get(rules) ?? {};
  const list = known[which] ?? rules.supply.map((id) => tileOf(rules, id)).filter((tile) => suits(tile, which));
  if (known[which] === undefined) stocks.set(rules, { ...known, [which]: list });
  return list;
}

/** The cell of the tile that a tile must overbuild, where the player owns it (rulings A26). */
function cellToOverbuild({ player }: Me, { overbuilds }: Tile): number | undefined {
  if (overbuilds === undefined || !player.tiles.includes(overbuilds)) return undefined;
  const index = player.cells.findIndex((cell) => cell.ground === 'furnished' && cell.tile === overbuilds);
  return index < 0 ? undefined : index;
}

/** The cells that can be furnished: caverns, and what tiles allow besides; never where a crop or a stable stands. */
function furnishable(mine: Me): readonly number[] {
  const more = answers(mine, 'furnishOn');
  if (more.length === 0) return bareCaverns(mine.player);
  return cellsWith(mine.player, 'cavern', ...more.flat()).filter((cell) => isBare(groundAt(mine.player, cell)));
}

/** Whether a tile may lie on a field or a meadow: it is empty, and its animals find room elsewhere (rulings A143). */
const isEmptyLand = (mine: Me, cell: number): boolean =>
  isEmpty(groundAt(mine.player, cell), mine.at.rules.folks?.rulings) && fitsWithout(mine, [cell]);

/** Where a player may put a tile. */
function placesFor(mine: Me, tile: Tile): readonly number[] {
  if (tile.lies !== undefined) return cellsWith(mine.player, tile.lies).filter((cell) => isEmptyLand(mine, cell));
  const beneath = cellToOverbuild(mine, tile);
  return beneath === undefined ? furnishable(mine) : [beneath];
}

/** What a cell becomes that is furnished with a tile. */
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

/** The ways to pay a cost with substitutes: each substitute used once or not at all. */
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

interface Offer {
  readonly tile: string;
  readonly move: string;
  readonly cost: Bundle;
}

/** Every tile that can be paid for and placed, with every way to pay for it. */
function* offersOf(at: RuledState, seat: number, task: Furnish): Generator<Offer> {
  const mine = me(at, seat);
  const substitutes = answers(mine, 'substitutes').flat();
  const priceOf = pricing(mine, 'furnish');
  const anyCavern = furnishable(mine).length > 0;
  let built: Set<string> | undefined;
  for (const tile of stockOf(at.rules, task.which)) {
    if (tile.mayBuild?.(mine) === false) continue;
    // What is quick to see comes first: in most cases it settles the matter.
    if (tile.lies === undefined && !anyCavern && cellToOverbuild(mine, tile) === undefined) continue;
    const cost = priceOf(task.cost ?? tile.cost);
    if (substitutes.length === 0 && !affordable(mine, cost)) continue;
    built ??= builtTiles(at.state);
    if (built.has(tile.id) && !tile.unlimited) continue;
    if (tile.lies !== undefined && !cellsWith(mine.player, tile.lies).some((cell) => isEmptyLand(mine, cell))) continue;
    for (const way of waysToPay(cost, substitutes)) {
      if (affordable(mine, way.cost)) {
        const oreFor = way.used.map(({ insteadOf }) => insteadOf);
        yield { tile: tile.id, move: writeMove({ verb: 'furnish', tile: tile.id, oreFor }), cost: way.cost };
      }
    }
  }
}

/** What a player lacks to furnish a tile: goods by the cheapest way to pay for it, and the ground on which it would lie. */
export interface Lack {
  readonly goods: Bundle;
  readonly place: 'cavern' | 'field' | 'meadow' | undefined;
}

/** What a player lacks to furnish a tile of the supply; nothing where it could be furnished now. */
export function lackFor(mine: Me, id: string): Lack {
  const { rules } = mine.at;
  const tile = tileOf(rules, id);
  const ways = waysToPay(costFor(mine, tile.cost, 'furnish'), answers(mine, 'substitutes').flat());
  const short = ways.map(({ cost }) => shortOf(mine, cost));
  const [least = {}] = short.toSorted((one, other) => countGoods(one) - countGoods(other));
  return { goods: least, place: placesFor(mine, tile).length === 0 ? (tile.lies ?? 'cavern') : undefined };
}

/** What furnishing with a tile of a kind could spend or use; with `cost` in place of the printed one. */
function wantedBy(rules: Rules, which: Furnish['which'], cost?: Bundle): readonly string[] {
  const names = new Set(['cavern', 'tunnel']);
  for (const tile of stockOf(rules, which)) {
    for (const good in cost ?? tile.cost) names.add(good);
    if (tile.lies !== undefined) names.add(tile.lies);
  }
  return [...names];
}

const wantedIn = new WeakMap<Rules, Partial<Record<Furnish['which'], readonly string[]>>>();

/** The same at printed costs, found once for each catalogue. */
function wantedFor(rules: Rules, which: Furnish['which']): readonly string[] {
  const known = wantedIn.get(rules) ?? {};
  const list = known[which] ?? wantedBy(rules, which);
  if (known[which] === undefined) wantedIn.set(rules, { ...known, [which]: list });
  return list;
}

export const furnishKind = taskKind<RuledState, Furnish>({
  wants(at, seat, { which, cost }) {
    const known = cost === undefined ? wantedFor(at.rules, which) : wantedBy(at.rules, which, cost);
    return at.rules.answered.has('woodWith') ? [...known, ...insteadOfWood(me(at, seat))] : known;
  },
  options: (at, seat, task): Option[] => [...offersOf(at, seat, task)].map(({ move }) => ({ move })),
  possible: (at, seat, task) => offersOf(at, seat, task).next().done === false,
  lacks(at, seat, { which }) {
    if (furnishable(me(at, seat)).length === 0) return [{ of: 'cavern' }];
    return [{ of: which === 'any' ? 'furnishing' : 'dwelling' }];
  },
  run(at, seat, { task, move }) {
    for (const offer of offersOf(at, seat, task)) {
      if (offer.move !== move) continue;
      const next: FurnishAt = { do: 'furnishAt', tile: offer.tile };
      push(at, seat, next);
      spend(me(at, seat), offer.cost);
      return;
    }
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
    const asked = tileOf(at.rules, tile).on?.built?.(mine);
    if (asked !== undefined) push(at, seat, asked);
  },
});
