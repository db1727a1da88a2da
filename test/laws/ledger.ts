import { harvestOf } from '../../src/games/caverna/schedule.ts';
import { PRINTED, tagOf } from '../games/caverna/tiles/index.ts';
import type { PrintedTile } from '../games/caverna/tiles/printed.ts';
import { mines } from './counting.ts';
import { COSTS, GIFTS, LOOT_GIFTS, MARKET, type Pile, REFILLS } from './prices.ts';
import { type Happening, playerOf } from './trace.ts';

/*
 * What each kind of move may give and take, written only from the rulebook and its appendix. A happening that moves
 * other goods than this ledger says, or another player's goods, is a mistake.
 */

export const sum = (...piles: readonly Pile[]): Pile => {
  const all: Record<string, number> = {};
  for (const pile of piles)
    for (const [good, count] of Object.entries(pile)) all[good] = (all[good] ?? 0) + (count ?? 0);
  return all;
};
const times = (pile: Pile, factor: number): Pile =>
  Object.fromEntries(Object.entries(pile).map(([good, count]) => [good, (count ?? 0) * factor]));
export const minus = (pile: Pile): Pile => times(pile, -1);
export const less = (cost: Pile, discount: Pile): Pile =>
  Object.fromEntries(
    Object.entries(cost).map(([good, count]) => [good, Math.max(0, count - (discount[good as keyof Pile] ?? 0))]),
  );
const same = (one: Pile, other: Pile): boolean => Object.values(sum(one, minus(other))).every((count) => count === 0);

/** What is printed on the acting player's tiles. */
export const tilesOf = (happening: Happening): PrintedTile[] =>
  playerOf(happening).tiles.flatMap((tile) => PRINTED[tile] ?? []);

/** Received goods, and the goods that tiles add to them. */
export function received(happening: Happening, pile: Pile): Pile {
  return sum(pile, ...tilesOf(happening).map((tile) => tile.received?.(pile) ?? {}));
}

/** A price with the discounts of tiles. */
const discounted = (happening: Happening, cost: Pile, what: 'furnish' | 'fence' | 'stable'): Pile =>
  tilesOf(happening).reduce((rest, { discount }) => less(rest, discount?.[what] ?? {}), cost);

export const owns = (happening: Happening, tile: string): boolean => playerOf(happening).tiles.includes(tile);
export const words = ({ move }: Happening): string[] => move.split(' ');
export const numberIn = (happening: Happening, index = 1): number => Number(words(happening)[index]);

export const SYMBOLS: Readonly<Record<string, Pile>> = {
  a3: { boar: 1 },
  c1: { boar: 1 },
  b4: { food: 1 },
  e4: { food: 1 },
  f1: { food: 2 },
};
export const BEYOND = /^[xg]|[05]$/;

/** The goods for laying on cells: the printed symbols, and the goods for a tile that overhangs. */
function laid(happening: Happening, cells: readonly (string | undefined)[], overhangs = true): Pile {
  const beyond = overhangs && cells.some((cell) => cell !== undefined && BEYOND.test(cell));
  const overhang = tilesOf(happening).findLast((tile) => tile.overhang)?.overhang ?? {};
  return received(happening, sum(...cells.map((cell) => SYMBOLS[cell ?? ''] ?? {}), beyond ? overhang : {}));
}

/** The price of a tile before the builder's tiles change it. */
function askedFor(happening: Happening): Pile {
  const [, tile = ''] = words(happening);
  const loot = (happening.task as { which?: string }).which === 'ordinary';
  const cost = loot ? { wood: 2, stone: 2 } : COSTS[tile];
  if (cost === undefined) throw new Error(`No cost is known for ${tile}.`);
  return cost;
}

/** The price of furnishing with the discounts of tiles, and ore in place of other material. */
export function furnishCost(happening: Happening, asked = askedFor(happening)): Pile {
  let cost = discounted(happening, asked, 'furnish');
  for (const material of ['wood', 'stone'] as const) {
    if (!happening.move.includes(`with ore for ${material}`)) continue;
    const replaces = tilesOf(happening).some(({ substitutes = [] }) => substitutes.includes(material));
    if (!replaces || (cost[material] ?? 0) < 1) throw new Error(`There is no ${material} to replace.`);
    cost = sum(cost, { [material]: -1, ore: 1 });
  }
  return cost;
}

/** The goods that a tile gives at once when built. */
export function built(happening: Happening, tags = tagOf): Pile {
  const player = playerOf(happening);
  const { tile } = happening.task as unknown as { tile: string };
  const [, cell = ''] = words(happening);
  return received(happening, PRINTED[tile]?.built?.(player, { cell, tagOf: tags }) ?? {});
}

/** The price of fences. */
export function fenceCost(happening: Happening): Pile {
  const { turn, options } = happening.before.state;
  const { alone } = happening.task as { alone?: true };
  const wood = words(happening)[1] === 'small' ? 2 : 4;
  const cost = { wood: alone ? wood / 2 : wood };
  const again = !alone && turn?.fenced === true && !options.rulings.carpenterPerStructure;
  return again ? cost : discounted(happening, cost, 'fence');
}

function stableCost(happening: Happening): Pile {
  const loot = Object.keys((happening.task as unknown as { cost: Pile }).cost).length === 0;
  return loot ? {} : discounted(happening, { stone: 1 }, 'stable');
}

/** The goods that the space in use, or the chosen loot, may give besides the accumulated ones. */
function gift(happening: Happening): Pile {
  const { state } = happening.before;
  const player = playerOf(happening);
  const expedition = player.agenda.findLast((task) => task.do === 'expedition') as { taken?: string[] } | undefined;
  const loot = expedition?.taken?.at(-1);
  const { goods: asked } = happening.task as { goods?: Pile };
  const offered = tilesOf(happening).flatMap(({ offers = [] }) => offers);
  if (asked !== undefined && offered.some((pile) => same(pile, asked))) return received(happening, asked);
  const space = state.turn?.space ?? '';
  if (space === 'extension') return received(happening, extensionGift(happening));
  const found =
    loot !== undefined && loot in LOOT_GIFTS
      ? LOOT_GIFTS[loot]
      : GIFTS[space]?.({
          players: state.players.length,
          oreMines: mines(player, 'oreMine'),
          rubyMines: mines(player, 'rubyMine'),
        });
  if (found === undefined) throw new Error(`It is not known what ${loot ?? space} gives.`);
  return received(happening, found);
}

/** Extension gives 1 wood for a tile in the forest, 1 stone for one in the mountain. */
function extensionGift({ task }: Happening): Pile {
  const { goods } = task as unknown as { goods: Pile };
  return goods.wood === undefined ? { stone: 1 } : { wood: 1 };
}

const FOOD: Readonly<Record<string, number>> = { grain: 1, vegetable: 2, sheep: 1, donkey: 1, boar: 2, cattle: 3 };
const ANIMALS = ['sheep', 'donkey', 'boar', 'cattle'];

function eaten(happening: Happening): Pile {
  const [, good = '', second] = words(happening);
  if (good === 'gold') return { gold: -Number(second), food: Number(second) - 1 };
  const count = second === undefined ? 1 : 2;
  const each = tilesOf(happening).reduce((food, { foodPerAnimal = 0 }) => food + foodPerAnimal, 0);
  const more = ANIMALS.includes(good) ? count * each : 0;
  return { [good]: -count, food: (count === 2 ? 3 : (FOOD[good] ?? 0)) + more };
}

const GROUNDS: Readonly<Record<string, number>> = { meadow: 1, field: 1, tunnel: 1, cavern: 2 };

function rubySpent(happening: Happening): Pile {
  const [, word = ''] = words(happening);
  const ground = GROUNDS[word];
  if (ground !== undefined) return { ruby: -ground };
  return sum(
    { ruby: -1, ...(word === 'cattle' ? { food: -1 } : {}) },
    received(happening, { [word]: word === 'food' ? 2 : 1 }),
  );
}

function used(happening: Happening): Pile {
  const [, tile = '', detail = ''] = words(happening);
  const uses = PRINTED[tile]?.exchanges;
  const use = uses?.[detail] ?? uses?.[''];
  if (use === undefined || !owns(happening, tile)) throw new Error(`${tile} cannot be used.`);
  const [give, get] = use(detail);
  return sum(minus(give), received(happening, get));
}

function fed(happening: Happening): Pile {
  const { each, replaced } = happening.task as unknown as { each: number; replaced: number };
  const player = playerOf(happening);
  if (happening.move.startsWith('use ')) {
    const [, tile = '', good = ''] = words(happening);
    const count = PRINTED[tile]?.feedOneWith?.[good as keyof Pile];
    if (count === undefined || !owns(happening, tile)) throw new Error(`${tile} feeds nobody with ${good}.`);
    return { [good]: -count };
  }
  const eaters = player.dwarfs.reduce((food, { newborn }) => food + (newborn ? 1 : each), 0);
  const helped = tilesOf(happening).reduce((food, tile) => food + (tile.feedingDiscount?.(player) ?? 0), 0);
  const need = Math.max(0, Math.max(0, eaters - helped) - replaced);
  return { food: -(need - (happening.move.startsWith('beg') ? numberIn(happening) : 0)) };
}

function bred(happening: Happening): Pile {
  const types = words(happening).slice(1);
  const young = Object.fromEntries(types.map((type) => [type, 1])) as Pile;
  return received(happening, sum(young, ...tilesOf(happening).map((tile) => tile.newborn?.(types) ?? {})));
}

function harvested(happening: Happening): Pile {
  const crops: Record<string, number> = {};
  for (const cell of playerOf(happening).cells)
    if (cell.ground === 'field' && cell.crop !== undefined) crops[cell.crop] = (crops[cell.crop] ?? 0) + 1;
  return crops;
}

function sown(happening: Happening): Pile {
  const [, ...pairs] = words(happening);
  const pile: Record<string, number> = {};
  for (let i = 0; i < pairs.length; i += 2) pile[pairs[i] ?? ''] = -Number(pairs[i + 1]);
  return pile;
}

const nothing = (): Pile => ({});

/** What each kind of task changes for the acting seat. */
const TASKS: Readonly<Record<string, (happening: Happening) => Pile>> = {
  place: ({ move }) => (move.startsWith('send') ? { ruby: -1 } : {}),
  imitate: ({ before, task }) => {
    const dues = (before.state.turn?.space ?? '').replace('imitation', '');
    if (Number(dues) !== (task as unknown as { food: number }).food) throw new Error(`Imitation costs ${dues} food.`);
    return { food: -Number(dues) };
  },
  end: nothing,
  take: (happening) =>
    received(happening, happening.before.stock.spaces.get(happening.before.state.turn?.space ?? '') ?? {}),
  gain: gift,
  token: nothing,
  buy: (happening) => {
    const [verb, good = ''] = words(happening);
    return verb === 'done' ? {} : sum({ gold: -(MARKET[good] ?? Number.NaN) }, received(happening, { [good]: 1 }));
  },
  trade: (happening) => times({ ore: -2, gold: 2, food: 1 }, numberIn(happening)),
  twin: (happening) => laid(happening, [words(happening)[2], words(happening)[4]]),
  layBought: (happening) => laid(happening, [words(happening)[2]], false),
  lay: (happening) => laid(happening, [words(happening)[2]], false),
  oreMine: (happening) =>
    laid(
      happening,
      [words(happening)[2], words(happening)[4]].filter((cell) => BEYOND.test(cell ?? '') && isFree(happening, cell)),
    ),
  rubyMine: nothing,
  furnish: (happening) => minus(furnishCost(happening)),
  furnishAt: (happening) => built(happening),
  grow: nothing,
  sow: sown,
  fence: (happening) =>
    sum(
      minus(fenceCost(happening)),
      laid(
        happening,
        words(happening)
          .slice(2)
          .filter((cell) => isFree(happening, cell)),
      ),
    ),
  stable: (happening) => minus(stableCost(happening)),
  forge: (happening) => ({
    ore: -Math.max(
      0,
      numberIn(happening) - tilesOf(happening).reduce((ore, { forgeDiscount = 0 }) => ore + forgeDiscount, 0),
    ),
  }),
  expedition: nothing,
  field: harvested,
  harvest: nothing,
  feed: fed,
  breed: (happening) => (happening.move === 'done' ? {} : bred(happening)),
  accommodate: eaten,
  final: nothing,
  protect: ({ move }) => (move === 'done' ? {} : { ruby: -1 }),
};

/** Whether nothing lies on a cell beyond the edge yet, so that a tile laid there now overhangs. */
function isFree(happening: Happening, cell: string | undefined): boolean {
  const index = 'xabcdefg'.indexOf(cell?.[0] ?? '') + 8 * Number(cell?.[1]);
  return playerOf(happening).cells[index]?.ground === 'outside';
}

/** Taken goods go back, with the goods that tiles gave for them. */
function left(happening: Happening): Pile {
  const pile: Record<string, number> = {};
  const [, ...pairs] = words(happening);
  for (let i = 0; i < pairs.length; i += 2) pile[pairs[i] ?? ''] = Number(pairs[i + 1]);
  return minus(received(happening, pile));
}

const EXCHANGES: Readonly<Record<string, (happening: Happening) => Pile>> = {
  eat: eaten,
  ruby: rubySpent,
  use: used,
  leave: left,
};

/** The goods that a happening should give to the acting seat or, below zero, take from it. */
export function due(happening: Happening): Pile {
  const entry = (happening.what === 'exchange' ? EXCHANGES : TASKS)[happening.kind];
  if (entry === undefined) throw new Error(`The ledger knows no ${happening.what} "${happening.kind}".`);
  return entry(happening);
}

/** The goods that a seat receives at the start of a round, or of its harvest. */
export function begun(happening: Happening, seat: number): Pile {
  const mine: Happening = { ...happening, seat };
  const player = playerOf(mine);
  const { state } = happening.before;
  const { round } = state;
  const kind = happening.kind === 'harvest' ? (harvestOf(state, round) ?? 'none') : undefined;
  const given = ({ roundStart, harvestStart }: PrintedTile): Pile | undefined => {
    if (kind === undefined) return roundStart?.(player, round);
    return kind === 'none' ? {} : harvestStart?.(player, kind);
  };
  return sum(...tilesOf(mine).map((tile) => received(mine, given(tile) ?? {})));
}

/** Which tiles a seat has that may have had a part in what happened, by their ids. */
export const tilesBehind = (happening: Happening, seat: number): string[] =>
  playerOf({ ...happening, seat }).tiles.slice(1);

/** The refill of a space at the start of a round, by the goods on it. */
export function refillOf(happening: Happening, space: string): Pile {
  const { state, stock } = happening.before;
  const empty = Object.values(stock.spaces.get(space) ?? {}).every((count) => count === 0);
  const refill = REFILLS[space]?.(state.players.length);
  if (refill === undefined) return {};
  if (space === 'rubyMining' && state.players.length === 2 && state.round < 3) return {};
  return Array.isArray(refill) ? (refill[empty ? 0 : 1] as Pile) : (refill as Pile);
}
