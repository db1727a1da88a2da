import { me } from '../../src/games/caverna/asking.ts';
import { emptyMeadows } from '../../src/games/caverna/forgotten-folk/beside.ts';
import { positionOf } from '../../src/games/caverna/game.ts';
import { harvestOf } from '../../src/games/caverna/schedule.ts';
import type { Cell, Dwarf, Player } from '../../src/games/caverna/state.ts';
import { FOLK_PRINTED } from '../games/caverna/folks/printed.ts';
import { PRINTED, tagOf } from '../games/caverna/tiles/index.ts';
import {
  BEYOND,
  begun as begunOfDwarves,
  built as builtOfDwarves,
  due as dueOfDwarves,
  fenceCost,
  furnishCost,
  less,
  minus,
  numberIn,
  owns,
  received,
  SYMBOLS,
  sum,
  tilesOf,
  words,
} from './ledger.ts';
import type { Pile } from './prices.ts';
import { type Happening, playerOf } from './trace.ts';

/*
 * What folks and their furnishing tiles change in the ledger, written only from the booklet and the rulings, with the
 * recommended ones where a table can choose.
 */

const NONE: Pile = {};
const ROW = 8;
const MATERIALS = ['wood', 'stone', 'ore'] as const;

const folkOf = (happening: Happening): string => playerOf(happening).folk ?? 'dwarves';
const isFolk = (happening: Happening, ...folks: readonly string[]): boolean => folks.includes(folkOf(happening));

/** Goods as a move writes them: `take wood 2 ore 1`. */
function pileIn(move: string): Pile {
  const [, ...pairs] = move.split(' ');
  const pile: Record<string, number> = {};
  for (let i = 0; i + 1 < pairs.length; i += 2) pile[pairs[i] ?? ''] = Number(pairs[i + 1]);
  return pile;
}

const isNothing = (pile: Pile): boolean => Object.values(pile).every((count) => count === 0);
const isSame = (one: Pile, other: Pile): boolean => isNothing(sum(one, minus(other)));

/** The acting person. */
function acting(happening: Happening): Dwarf {
  const dwarf = playerOf(happening).dwarfs[happening.before.state.turn?.dwarf ?? -1];
  if (dwarf === undefined) throw new Error('Nobody acts.');
  return dwarf;
}

const isGoblin = (happening: Happening): boolean =>
  acting(happening).goblin === true || isFolk(happening, 'caveGoblins');

/** All goods on a space, except the one that a clumsy person returns, and the goods that tiles add. */
function taken(happening: Happening): Pile {
  const { turn } = happening.before.state;
  const lying = turn?.imitated.length === 0 ? (happening.before.stock.spaces.get(turn.space) ?? NONE) : NONE;
  const extra = turn?.space === 'excavation' && owns(happening, 'quarryingRoom') ? { stone: 1 } : NONE;
  const more = received(happening, extra);
  if (isNothing(lying) || !isGoblin(happening)) return sum(received(happening, lying), more);
  const ways = Object.keys(lying)
    .filter((good) => (lying[good as keyof Pile] ?? 0) > 0)
    .map((good) => sum(lying, { [good]: -1 }));
  const chosen = ways.length === 1 ? ways[0] : ways.find((way) => isSame(sum(way, extra), pileIn(happening.move)));
  if (chosen === undefined) throw new Error(`Clumsy hands cannot ${happening.move}.`);
  return sum(received(happening, chosen), more);
}

/** Taken goods go back, with the goods that they brought. */
function left(happening: Happening): Pile {
  const returned = happening.before.state.turn?.taken;
  if (returned === undefined) throw new Error('Nothing has been taken.');
  return minus(returned.gained);
}

/** The goods for covering printed symbols. */
function symbols(happening: Happening, cells: readonly string[]): Pile {
  if (isFolk(happening, 'elves')) return NONE;
  const printed = sum(...cells.map((cell) => SYMBOLS[cell] ?? NONE));
  if (!owns(happening, 'explorersCave')) return printed;
  const { food = 0, boar = 0 } = printed;
  return { ...printed, food: 3 * food, boar: 2 * boar };
}

const OVERHANG: Readonly<Record<string, Pile>> = {
  humans: { food: 2, gold: 1 },
  mountainDwarves: { gold: 2 },
  paleOnes: { gold: 1, mushroom: 1 },
};

function twin(happening: Happening): Pile {
  const cells = words(happening).filter((_, i) => i > 0 && i % 2 === 0);
  const isDug = ['cavern', 'tunnel'].includes(words(happening)[1] ?? '');
  const paid = isDug && isFolk(happening, 'elves') ? { ruby: -cells.length } : NONE;
  const ofTiles = tilesOf(happening).findLast((tile) => tile.overhang)?.overhang ?? NONE;
  const hangs = cells.some((cell) => BEYOND.test(cell));
  const overhang = hangs ? (OVERHANG[folkOf(happening)] ?? ofTiles) : NONE;
  return sum(paid, received(happening, sum(symbols(happening, cells), overhang)));
}

const single = (happening: Happening): Pile => received(happening, symbols(happening, [words(happening)[2] ?? '']));

/** The paid part of a building price: all of it, or nothing yet if Mountain Dwarfs choose how. */
function paid(happening: Happening, cost: Pile): Pile {
  const { wood = 0 } = cost;
  if (wood === 0 || !isFolk(happening, 'mountainDwarves')) return minus(cost);
  const { goods } = playerOf(happening);
  const ways: Pile[] = [];
  for (let stone = 0; stone <= wood; stone++) {
    for (let ore = 0; ore + stone <= wood; ore++) {
      const way = sum(cost, { wood: -stone - ore, stone, ore });
      if (MATERIALS.every((good) => (way[good] ?? 0) <= goods[good])) ways.push(way);
    }
  }
  return ways.length === 1 ? minus(ways[0] ?? NONE) : NONE;
}

/** The price that Mountain Dwarfs pay in the chosen way. */
function paidSo(happening: Happening): Pile {
  const { cost } = happening.task as unknown as { cost: Pile };
  const way = pileIn(happening.move);
  const rest = sum(way, minus(cost));
  const { wood = 0, stone = 0, ore = 0, ...others } = rest;
  const isWay = wood <= 0 && stone >= 0 && ore >= 0 && wood + stone + ore === 0 && isNothing(others);
  if (!isWay) throw new Error(`${JSON.stringify(cost)} is not paid by ${happening.move}.`);
  return minus(way);
}

/** Silicoids need a stone less for each tile. */
const folkDiscount = (happening: Happening, cost: Pile): Pile =>
  isFolk(happening, 'silicoids') ? less(cost, { stone: 1 }) : cost;

function furnished(happening: Happening): Pile {
  const [, tile = ''] = words(happening);
  const printed = FOLK_PRINTED[tile]?.cost;
  return paid(happening, folkDiscount(happening, furnishCost(happening, printed)));
}

const isBare = (cell: Cell): boolean =>
  !('crop' in cell && cell.crop !== undefined) && !('stable' in cell && cell.stable);

interface Beside {
  readonly cell: Cell;
  readonly index: number;
}

function beside({ cells }: Player, at: number): Beside[] {
  const around = [at - ROW, at + ROW, ...(at % ROW > 0 ? [at - 1] : []), ...(at % ROW < ROW - 1 ? [at + 1] : [])];
  return around.flatMap((index) => {
    const cell = cells[index];
    return cell === undefined ? [] : [{ cell, index }];
  });
}

const count = (cells: readonly Beside[], ground: Cell['ground'], bare = false): number =>
  cells.filter(({ cell }) => cell.ground === ground && (!bare || isBare(cell))).length;

/** Pastures beside a cell; a large one counts once. */
const pastures = (cells: readonly Beside[]): number =>
  new Set(
    cells.flatMap(({ cell, index }) => {
      if (cell.ground === 'smallPasture') return [index];
      return cell.ground === 'largePasture' ? [Math.min(index, cell.other)] : [];
    }),
  ).size;

const BUILT: Readonly<Record<string, (around: readonly Beside[]) => Pile>> = {
  forgottenCave: () => ({ mushroom: 2 }),
  mushroomCave: () => ({ mushroom: 2 }),
  mysticsHut: () => ({ gemfruit: 2 }),
  birdHide: (around) => ({ food: 2 * count(around, 'forest', true) }),
  miningOffice: (around) => ({ ore: 2 * count(around, 'oreMine') }),
  overseersDwelling: (around) => ({ ore: 2 * count(around, 'oreMine'), ruby: count(around, 'rubyMine') }),
  manureHeap: (around) => ({ vegetable: 2 * pastures(around) }),
};

const tagOfAny = (tile: string): ReturnType<typeof tagOf> =>
  tile in FOLK_PRINTED ? (FOLK_PRINTED[tile]?.tag ?? 'green') : tagOf(tile);

function built(happening: Happening): Pile {
  const { tile } = happening.task as unknown as { tile: string };
  if (!(tile in FOLK_PRINTED)) return builtOfDwarves(happening, tagOfAny);
  const [, cell = ''] = words(happening);
  const at = 'xabcdefg'.indexOf(cell[0] ?? '') + ROW * Number(cell[1]);
  return received(happening, BUILT[tile]?.(beside(playerOf(happening), at)) ?? NONE);
}

function forged(happening: Happening): Pile {
  if (words(happening)[2] === 'dog') return { dog: -1 };
  if (isFolk(happening, 'trolls') && !acting(happening).goblin) return { wood: -2 };
  const saved = tilesOf(happening).reduce((ore, { forgeDiscount = 0 }) => ore + forgeDiscount, 0);
  return { ore: -Math.max(0, numberIn(happening) + (isGoblin(happening) ? 2 : 0) - saved) };
}

function harvested(happening: Happening): Pile {
  const crops: Record<string, number> = {};
  for (const cell of playerOf(happening).cells)
    if ('crop' in cell && cell.crop !== undefined) crops[cell.crop] = (crops[cell.crop] ?? 0) + 1;
  return crops;
}

/** What one person eats where a dwarf eats this much food. */
function meal(happening: Happening, each: number, { newborn, goblin }: Dwarf): Pile {
  if (goblin) return { food: each };
  if (isFolk(happening, 'silicoids')) return { stone: each / 2 };
  if (newborn) return { food: 1 };
  return { food: isFolk(happening, 'trolls') && each === 2 ? 3 : each };
}

interface Feeding {
  readonly each: number;
  readonly replaced: number;
  readonly replacedStone?: number;
}

function fed(happening: Happening): Pile {
  const { each, replaced, replacedStone = 0 } = happening.task as unknown as Feeding;
  const player = playerOf(happening);
  if (happening.move.startsWith('use ')) {
    const [, tile = '', good = ''] = words(happening);
    const printed = PRINTED[tile]?.feedOneWith;
    const instead = isFolk(happening, 'mountainDwarves') && MATERIALS.some((material) => material === good);
    const given = instead ? printed?.wood : printed?.[good as keyof Pile];
    if (given === undefined || !owns(happening, tile)) throw new Error(`${tile} feeds nobody with ${good}.`);
    return { [good]: -given };
  }
  const eaten = sum(...player.dwarfs.map((dwarf) => meal(happening, each, dwarf)));
  const helped = tilesOf(happening).reduce((food, tile) => food + (tile.feedingDiscount?.(player) ?? 0), 0);
  const food = Math.max(0, Math.max(0, (eaten.food ?? 0) - helped) - replaced);
  const stone = Math.max(0, Math.ceil((eaten.stone ?? 0) - replacedStone));
  const markers = happening.move.startsWith('beg') ? numberIn(happening) : 0;
  // A marker replaces missing stone first (rulings A84).
  const missing = Math.max(0, stone - player.goods.stone);
  const forFood = Math.max(0, Math.min(food, markers - missing));
  return { food: forFood - food, stone: markers - forFood - stone };
}

/** The worth of farm animals, dogs and crops as food. */
function worth(happening: Happening, good: string): number {
  const crushes = isFolk(happening, 'trolls') || owns(happening, 'boneCrusher');
  if (crushes && ['dog', 'sheep', 'donkey'].includes(good)) return 2;
  const food = { grain: 1, vegetable: 2, sheep: 1, donkey: 1, boar: 2, cattle: 3, gemfruit: 2, mushroom: 2 }[good];
  if (food === undefined) throw new Error(`${good} cannot be eaten.`);
  return food;
}

function eaten(happening: Happening): Pile {
  const [, good = '', second] = words(happening);
  if (good === 'gold' || second !== undefined) return dueOfDwarves(happening);
  const each = tilesOf(happening).reduce((food, { foodPerAnimal = 0 }) => food + foodPerAnimal, 0);
  const isFarmed = ['sheep', 'donkey', 'boar', 'cattle'].includes(good);
  return { [good]: -1, food: worth(happening, good) + (isFarmed ? each : 0) };
}

function feast(happening: Happening): Pile {
  const [, one = '', two = ''] = words(happening);
  const both = worth(happening, one) + worth(happening, two);
  const pair = one === 'donkey' && two === 'donkey' ? Math.max(3, both) : both;
  return sum({ [one]: -1 }, { [two]: -1 }, received(happening, { food: pair, gold: 1 }));
}

const swapped = (happening: Happening): Pile =>
  words(happening)[1] === 'gemfruit'
    ? sum({ gemfruit: -1 }, received(happening, { ruby: 1 }))
    : sum({ mushroom: -1 }, received(happening, { vegetable: 1 }));

type Deal = readonly [give: Pile, get: Pile];

const EXCHANGES: Readonly<Record<string, (detail: string) => Deal>> = {
  elvenMarket: () => [{ gold: 2 }, { ruby: 1, vegetable: 1 }],
  jeweler: () => [{ gold: 2 }, { ruby: 1, ore: 2 }],
  schnappsParlor: (detail) => [{ vegetable: 1 }, detail === 'gold' ? { gold: 2 } : { food: 3 }],
  sheepMarket: () => [{ dog: 1, sheep: 2 }, { gold: 4 }],
};

function used(happening: Happening): Pile {
  const [, tile = '', detail = ''] = words(happening);
  const deal = EXCHANGES[tile]?.(detail);
  if (deal === undefined) return dueOfDwarves(happening);
  if (!owns(happening, tile)) throw new Error(`${tile} cannot be used.`);
  return sum(minus(deal[0]), received(happening, deal[1]));
}

/** The exchange at the start of a harvest, by the power and its move. */
const BARTERS: Readonly<Record<string, (details: readonly string[]) => Deal>> = {
  boneCarver: ([one = '', two = '']) => [sum({ [one]: 1 }, { [two]: 1 }), { gold: 3 }],
  charcoalStorage: ([wood]) => [{ wood: Number(wood) }, { gold: Number(wood) }],
  stoneTrader: ([wood]) => [{ wood: Number(wood) }, { stone: Number(wood) }],
  silicoids: ([good, food]) =>
    good === 'food' ? [{ food: Number(food) }, { gold: Number(food) / 3 }] : [{ gold: 1 }, { stone: 1 }],
};

function bartered(happening: Happening): Pile {
  const [verb, power = '', ...details] = words(happening);
  if (verb === 'done') return NONE;
  const deal = BARTERS[power]?.(details);
  if (deal === undefined || !(owns(happening, power) || isFolk(happening, power)))
    throw new Error(`${power} cannot be used.`);
  return sum(minus(deal[0]), received(happening, deal[1]));
}

const nothing = (): Pile => NONE;

/** What each kind of task changes in games with folks. */
const TASKS: Readonly<Record<string, (happening: Happening) => Pile>> = {
  take: taken,
  twin,
  lay: single,
  layBought: single,
  rubyMine: (happening) =>
    isFolk(happening, 'darkElves') && (happening.task as unknown as { on: string }).on === 'tunnel'
      ? received(happening, { ruby: 1 })
      : NONE,
  furnish: furnished,
  furnishAt: built,
  goblinHome: (happening) => paid(happening, furnishCost(happening, { wood: 2, stone: 1 })),
  pay: paidSo,
  sowAt: nothing,
  fence: (happening) => sum(dueOfDwarves(happening), fenceCost(happening), paid(happening, fenceCost(happening))),
  stable: (happening) => (isFolk(happening, 'silicoids') ? NONE : dueOfDwarves(happening)),
  forge: forged,
  expedition: ({ move }) => (move === 'use trainingRoom' ? { ore: -1 } : NONE),
  field: harvested,
  feed: fed,
  breeding: (happening) =>
    owns(happening, 'kennels') && playerOf(happening).goods.dog >= 2 ? received(happening, { dog: 1 }) : NONE,
  bred: nothing,
  breedAgain: (happening) => (happening.move === 'done' ? NONE : { vegetable: -numberIn(happening, 2) }),
  barter: bartered,
  accommodate: eaten,
  keepFolk: nothing,
};

const ANYTIME: Readonly<Record<string, (happening: Happening) => Pile>> = {
  eat: eaten,
  feast,
  swap: swapped,
  use: used,
  leave: left,
};

/** Like the base ledger, for games with folks. */
export function due(happening: Happening): Pile {
  const own = (happening.what === 'exchange' ? ANYTIME : TASKS)[happening.kind];
  return (own ?? dueOfDwarves)(happening);
}

/** The goods that tiles of folks give at the start of a full harvest. */
function begunOfFolks(happening: Happening): Pile {
  const player = playerOf(happening);
  const at = (tile: string): number =>
    player.cells.findIndex((cell) => cell.ground === 'furnished' && cell.tile === tile);
  const piles: Pile[] = [];
  if (owns(happening, 'concertOrgan')) piles.push({ gold: count(beside(player, at('concertOrgan')), 'cavern', true) });
  if (owns(happening, 'huntersHut')) {
    const forest = player.cells.filter((cell) => cell.ground === 'forest' && isBare(cell)).length;
    piles.push({ food: Math.min(3, Math.floor(forest / 3)) });
  }
  // The laws of animals check how many meadows can be empty at once.
  if (owns(happening, 'meadParlor')) {
    const mine = me(positionOf(happening.before.state), happening.seat);
    piles.push({ gold: Math.floor(emptyMeadows(mine) / 2) });
  }
  return sum(...piles.map((pile) => received(happening, pile)));
}

/** Like the base ledger, for games with folks. */
export function begun(happening: Happening, seat: number): Pile {
  const { state } = happening.before;
  const kind = happening.kind === 'harvest' ? harvestOf(state, state.round) : undefined;
  const own = kind === 'harvest' || kind === 'fieldOrBreeding' ? begunOfFolks({ ...happening, seat }) : NONE;
  return sum(begunOfDwarves(happening, seat), own);
}
