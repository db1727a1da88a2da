import { type Option, optionWith } from '../../engine/decision.ts';
import { answering, answers, bearerOf, me } from './asking.ts';
import { canPay, entriesOf, gain, pay, plus, times } from './goods.ts';
import { readMove, writeMove } from './moves/codec.ts';
import type { Animal, Move } from './moves/move.ts';
import type { Exchange, Me, NamedPower, RuledState } from './power.ts';
import {
  type Bundle,
  FARM_ANIMALS,
  type FarmAnimal,
  type FolkCrop,
  type Good,
  type Goods,
  SINGLE_TILES,
} from './state.ts';
import { push } from './tasks/goods.ts';
import { anyBoughtPlace, layBought } from './tasks/lay.ts';
import { arm, onExpedition } from './tasks/weapons.ts';
import {
  CATTLE_FOOD,
  DONKEY_PAIR,
  FOOD,
  FOR_A_RUBY,
  foodForGold,
  isSingleTile,
  rubyCost,
  SWAPS,
  TILE_RUBIES,
} from './worth.ts';

const ANIMALS: readonly Animal[] = ['dog', ...FARM_ANIMALS];
const isAnimal = (good: Good): good is Animal => good === 'dog' || isFarmAnimal(good);
const isFarmAnimal = (good: string): good is FarmAnimal => (FARM_ANIMALS as readonly string[]).includes(good);

const anytime = (move: Move): Option => optionWith(writeMove(move), { anytime: true });

const eatOne = optionsOf((good: Good) => ({ verb: 'eat', good, count: 1 }));
const swap = optionsOf((good: FolkCrop) => ({ verb: 'swap', good }));
const feast = optionsOf((pair: string) => ({ verb: 'feast', animals: pair.split(' ') as Animal[] }));

/** Like `optionsBy`, for moves that are possible at any time. */
function optionsOf<Key>(move: (key: Key) => Move): (key: Key) => Option {
  const made = new Map<Key, Option>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const option = anytime(move(key));
    made.set(key, option);
    return option;
  };
}

/** The goods that a player could turn into food, each with its bit in a set of them. */
const LARDER = {
  grain: 1,
  vegetable: 2,
  sheep: 4,
  donkey: 8,
  boar: 16,
  cattle: 32,
  dog: 64,
  gemfruit: 128,
  mushroom: 256,
} as const satisfies Bundle;
/** The bit for a pair of donkeys. */
const PAIR = 512;

/** The set of these goods that a player has; reading them by name is far faster than looking each of them up. */
function larderOf({ grain, vegetable, sheep, donkey, boar, cattle, dog, gemfruit = 0, mushroom = 0 }: Goods): number {
  return (
    (grain > 0 ? LARDER.grain : 0) |
    (vegetable > 0 ? LARDER.vegetable : 0) |
    (sheep > 0 ? LARDER.sheep : 0) |
    (donkey > 0 ? LARDER.donkey : 0) |
    (boar > 0 ? LARDER.boar : 0) |
    (cattle > 0 ? LARDER.cattle : 0) |
    (dog > 0 ? LARDER.dog : 0) |
    (gemfruit > 0 ? LARDER.gemfruit : 0) |
    (mushroom > 0 ? LARDER.mushroom : 0)
  );
}

/** The goods that can be turned into food, and what each is worth. */
interface Menu {
  readonly goods: readonly Good[];
  /** The same goods as a set, in the format of `larderOf`. */
  readonly set: number;
  readonly worth: Bundle;
  /** Whether two donkeys are worth more together: not if each is already worth as much by itself. */
  readonly pairsDonkeys: boolean;
  /** The options to eat one each of some goods, by the set of these goods and, if donkeys are paired, `PAIR`. */
  readonly meals: Map<number, readonly Option[]>;
}

function menuOf(worth: Bundle): Menu {
  const goods = Object.keys(worth) as Good[];
  const set = goods.reduce((all, good) => {
    if (!(good in LARDER)) throw new Error(`${good} cannot be eaten.`);
    return all | LARDER[good as keyof typeof LARDER];
  }, 0);
  return { goods, set, worth, pairsDonkeys: (worth.donkey ?? 0) * 2 < DONKEY_PAIR, meals: new Map() };
}
const MENU = menuOf(FOOD);
const menus = new WeakMap<readonly Bundle[], Menu>();

/** A player's food menu, with the changes by powers. */
function menuFor(mine: Me): Menu {
  const more = answers(mine, 'foodFor');
  if (more.length === 0) return MENU;
  const known = menus.get(more);
  if (known !== undefined) return known;
  const menu = menuOf(Object.assign({}, FOOD, ...more));
  menus.set(more, menu);
  return menu;
}

/** The worth of each good to a player as food. */
export const foodTable = (mine: Me): Bundle => menuFor(mine).worth;

/** Whether a player could turn any goods into food. */
const eatsAny = (mine: Me): boolean => (larderOf(mine.player.goods) & menuFor(mine).set) !== 0;

/** The goods that a player can turn into food. */
function edible(mine: Me): Good[] {
  const { goods } = mine.player;
  const list: Good[] = [];
  for (const good of menuFor(mine).goods) if ((goods[good] ?? 0) > 0) list.push(good);
  return list;
}

/** Whether two donkeys together are worth more to a player. */
const pairsDonkeys = (mine: Me): boolean => menuFor(mine).pairsDonkeys;
const EAT_PAIR = anytime({ verb: 'eat', good: 'donkey', count: 2 });

/** The options to turn gold into food, by how much gold there is. */
const EAT_GOLD: (readonly Option[])[] = [[], []];
function goldOptions(gold: number): readonly Option[] {
  for (let paid = EAT_GOLD.length; paid <= gold; paid++) {
    EAT_GOLD.push([...(EAT_GOLD[paid - 1] ?? []), anytime({ verb: 'eat', good: 'gold', count: paid })]);
  }
  return EAT_GOLD[gold] ?? [];
}

/** The conversions of single goods, and of a pair of donkeys, into food that the player can make. */
function mealOptions(mine: Me): readonly Option[] {
  const { goods } = mine.player;
  const menu = menuFor(mine);
  const pair = goods.donkey >= 2 && menu.pairsDonkeys;
  const set = (larderOf(goods) & menu.set) | (pair ? PAIR : 0);
  const known = menu.meals.get(set);
  if (known !== undefined) return known;
  const list = edible(mine).map(eatOne);
  if (pair) list.push(EAT_PAIR);
  menu.meals.set(set, list);
  return list;
}

const isAnimalEaten = (move: Move): boolean => move.verb === 'eat' && isFarmAnimal(move.good);

/** Whether a move turns farm animals into food, one by one or together. */
const leavesRoom = (move: Move): boolean =>
  isAnimalEaten(move) || (move.verb === 'feast' && move.animals.some(isFarmAnimal));

/** The conversions of farm animals into food: the owner chooses which animals to eat together (004, Candle Maker). */
export function animalFoodOptions(at: RuledState, seat: number): Option[] {
  const mine = me(at, seat);
  return [...mealOptions(mine), ...feastOptions(mine)].filter(({ move }) => leavesRoom(readMove(move)));
}

const RUBY_GOODS = (Object.keys(FOR_A_RUBY) as Good[]).map((good) => ({
  good,
  option: anytime({ verb: 'ruby', into: good }),
}));
const RUBY_TILES = SINGLE_TILES.map((tile) => ({ tile, option: anytime({ verb: 'ruby', into: tile }) }));

const NO_OPTIONS: readonly Option[] = [];
/** The options to spend a ruby, by a bit for cattle and one for each tile. */
const SPENT: (readonly Option[] | undefined)[] = [];

function rubyOptions(mine: Me): readonly Option[] {
  const { ruby, food } = mine.player.goods;
  if (ruby === 0) return NO_OPTIONS;
  const cattle = food >= CATTLE_FOOD;
  let set = cattle ? 1 : 0;
  for (const tile of SINGLE_TILES) set = (set << 1) | (ruby >= TILE_RUBIES[tile] && anyBoughtPlace(mine, tile) ? 1 : 0);
  const known = SPENT[set];
  if (known !== undefined) return known;
  const goods = RUBY_GOODS.filter(({ good }) => good !== 'cattle' || cattle);
  const tiles = RUBY_TILES.filter((_, i) => set & (1 << (RUBY_TILES.length - 1 - i)));
  const list = [...goods, ...tiles].map(({ option }) => option);
  SPENT[set] = list;
  return list;
}

/** The pairs of animals that a player with a bonus for that can turn into food together. */
function feastOptions(mine: Me): readonly Option[] {
  if (answers(mine, 'eatenTogether').length === 0) return NO_OPTIONS;
  const kinds = edible(mine).filter(isAnimal);
  return kinds.flatMap((one, i) =>
    kinds
      .slice(i)
      .filter((two) => two !== one || mine.player.goods[one] >= 2)
      .map((two) => feast(`${one} ${two}`)),
  );
}

interface Use {
  readonly id: string;
  readonly move: string;
  readonly exchange: Exchange;
}

/** The exchanges that powers allow and that the player can pay for. */
function uses(mine: Me): Use[] {
  const { player, at, seat } = mine;
  const list: Use[] = [];
  const { powers, answers: exchanges } = answering(mine, 'exchanges');
  for (let i = 0; i < powers.length; i++) {
    const { id } = powers[i] as NamedPower;
    for (const exchange of exchanges[i]?.(mine) ?? []) {
      if (!canPay(player.goods, exchange.give)) continue;
      if (exchange.weapon !== undefined && onExpedition(at, seat)) continue;
      if (exchange.oncePerRound && player.memory[id]?.includes(at.state.round)) continue;
      list.push({ id, move: writeMove({ verb: 'use', tile: id, details: exchange.details ?? [] }), exchange });
    }
  }
  return list;
}

/** Everything that a player may exchange at any time (rulebook pp. 11 and 17; rulings A01). */
export function exchangeOptions(at: RuledState, seat: number): Option[] {
  const mine = me(at, seat);
  const list = [...mealOptions(mine), ...goldOptions(mine.player.goods.gold), ...rubyOptions(mine)];
  if (at.rules.folks !== undefined) {
    for (const option of feastOptions(mine)) list.push(option);
    const { gemfruit, mushroom } = mine.player.goods;
    if (gemfruit) list.push(swap('gemfruit'));
    if (mushroom) list.push(swap('mushroom'));
  }
  for (const { move } of uses(mine)) list.push(optionWith(move, { anytime: true }));
  return list;
}

/** What an exchange gives, by name: goods, or the tile that it buys. */
function givenBy(mine: Me, move: string): readonly string[] {
  const read = readMove(move);
  if (read.verb === 'eat') return ['food'];
  if (read.verb === 'feast') return ['food', ...Object.keys(besidesFood(mine))];
  if (read.verb === 'ruby') return [read.into];
  if (read.verb === 'swap') return [SWAPS[read.good]];
  return Object.keys(uses(mine).find((use) => use.move === move)?.exchange.get ?? {});
}

/** What a ruby can be spent on. */
const RUBY_WORDS = [...Object.keys(FOR_A_RUBY), ...SINGLE_TILES];

/** The wanted things, plus what other exchanges need to get them. */
function withDetours(mine: Me, wants: ReadonlySet<string>): Set<string> {
  const all = new Set(wants);
  const exchanges = answers(mine, 'exchanges').flatMap((exchangesOf) => exchangesOf(mine));
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    if (all.has('cattle')) all.add('food');
    if (all.has('food')) all.add('gold');
    if (RUBY_WORDS.some((word) => all.has(word))) all.add('ruby');
    for (const { give, get } of exchanges) {
      if (Object.keys(get).some((good) => all.has(good))) for (const good in give) all.add(good);
    }
  }
  return all;
}

/** The exchanges whose result is wanted, directly or for another exchange. */
export function usefulExchanges(mine: Me, exchanges: readonly Option[], wants: ReadonlySet<string>): Option[] {
  if (wants.size === 0) return [];
  const all = withDetours(mine, wants);
  return exchanges.filter(({ move }) => givenBy(mine, move).some((name) => all.has(name)));
}

/**
 * The food that a player has, plus what everything would bring if it were exchanged one by one, except rubies and
 * animals of one type.
 */
export function foodBesides(mine: Me, kept: FarmAnimal): number {
  const { goods } = mine.player;
  const table = foodTable(mine);
  const eaten = edible(mine)
    .filter((good) => good !== kept)
    .reduce((sum, good) => sum + (goods[good] ?? 0) * (table[good] ?? 0), 0);
  const traded = uses(mine).reduce((sum, { exchange: { give, get } }) => sum + (give.ruby ? 0 : (get.food ?? 0)), 0);
  return goods.food + eaten + traded + Math.max(0, goods.gold - 1);
}

/** The food that a player has, and could get by eating all crops and animals. */
export function foodOfAll(mine: Me): number {
  const { goods } = mine.player;
  const table = foodTable(mine);
  const eaten = edible(mine).reduce((sum, good) => {
    const extra = isFarmAnimal(good) ? extraFood(mine) : 0;
    return sum + (goods[good] ?? 0) * ((table[good] ?? 0) + extra);
  }, 0);
  return goods.food + eaten + (pairsDonkeys(mine) ? Math.floor(goods.donkey / 2) : 0);
}

/** The most gold that a player could get from one exchange, or from turning all animals into food in pairs. */
function goldForOthers(mine: Me): number {
  const { goods } = mine.player;
  const traded = uses(mine).map(({ exchange }) => exchange.get.gold ?? 0);
  const animals = edible(mine).filter(isAnimal);
  const pairs = Math.floor(animals.reduce((sum, animal) => sum + goods[animal], 0) / 2);
  return Math.max(pairs * (besidesFood(mine).gold ?? 0), ...traded);
}

/**
 * Whether exchanges worth making could bring what is missing of these goods: food for crops and animals, animals for
 * rubies, and gold through a tile.
 */
export function couldBring(mine: Me, wanted: Bundle): boolean {
  const { goods } = mine.player;
  let rubies = goods.ruby;
  for (const [good, count] of entriesOf(wanted)) {
    const lacking = count - (goods[good] ?? 0);
    if (lacking <= 0) continue;
    if (good === 'food' && foodOfAll(mine) >= count) continue;
    if (good === 'gold' && goldForOthers(mine) >= lacking) continue;
    if (!isAnimal(good) || good === 'cattle') return false;
    rubies -= lacking;
  }
  return rubies >= 0;
}

/** Whether the player could exchange anything now. */
export function anyExchange(at: RuledState, seat: number): boolean {
  const mine = me(at, seat);
  const { goods } = mine.player;
  return goods.ruby > 0 || goods.gold > 1 || eatsAny(mine) || uses(mine).length > 0;
}

/** Whether there is an exchange to consider before scoring: anything except turning goods into food. */
export function anyLastExchange(at: RuledState, seat: number): boolean {
  const mine = me(at, seat);
  const { goods } = mine.player;
  return goods.ruby > 0 || Boolean(goods.gemfruit || goods.mushroom) || uses(mine).length > 0;
}

/** Whether the exchange gives up nothing that another action could need: only animals, or a ruby for goods. */
export const takesNothingNeeded = (text: string): boolean => {
  const move = readMove(text);
  return isAnimalEaten(move) || (move.verb === 'ruby' && move.into in FOR_A_RUBY && move.into !== 'cattle');
};

function eat(at: RuledState, seat: number, { good, count }: Move<'eat'>): void {
  if (good === 'gold') {
    pay(at, seat, { gold: count });
    gain(at, seat, { food: foodForGold(count) });
    return;
  }
  const mine = me(at, seat);
  const food = count === 2 ? DONKEY_PAIR : (foodTable(mine)[good] ?? 0);
  const extra = isFarmAnimal(good) ? extraFood(mine) : 0;
  pay(at, seat, { [good]: count });
  gain(at, seat, { food: food + count * extra });
}

/** The extra food that each farm animal is worth. */
const extraFood = (mine: Me): number => answers(mine, 'foodPerAnimal').reduce((sum, n) => sum + n, 0);

/** The extra goods for turning two animals into food together. */
const besidesFood = (mine: Me): Bundle => answers(mine, 'eatenTogether').reduce<Bundle>(plus, {});

/** Turns two animals into food together. */
function eatTogether(mine: Me, { animals }: Move<'feast'>): void {
  const { at, seat } = mine;
  const table = foodTable(mine);
  const pair = animals.every((animal) => animal === 'donkey') && pairsDonkeys(mine);
  const worth = animals.reduce((sum, animal) => sum + (table[animal] ?? 0), 0);
  for (const animal of animals) pay(at, seat, { [animal]: 1 });
  gain(at, seat, plus({ food: pair ? DONKEY_PAIR : worth }, besidesFood(mine)));
}

function spendRuby(at: RuledState, seat: number, { into }: Move<'ruby'>): void {
  if (isSingleTile(into)) {
    pay(at, seat, { ruby: TILE_RUBIES[into] });
    push(at, seat, layBought(into));
    return;
  }
  pay(at, seat, rubyCost(into));
  gain(at, seat, { [into]: FOR_A_RUBY[into] });
}

function applyPower(at: RuledState, seat: number, move: string): void {
  const mine = me(at, seat);
  const use = uses(mine).find((candidate) => candidate.move === move);
  if (use === undefined) return;
  const { give, get, weapon, oncePerRound } = use.exchange;
  pay(at, seat, give);
  if (oncePerRound) mine.player.memory[use.id] = [at.state.round];
  if (weapon !== undefined) disarm(mine, weapon);
  gain(at, seat, plus(get, candles(mine, use.exchange)));
}

/**
 * The extra goods for the animals that an exchange turns into food and other goods, if the table has that ruling
 * (rulings A149).
 */
function candles(mine: Me, { give, get }: Exchange): Bundle {
  if (!mine.at.rules.folks?.rulings.candlesForTrades || get.food === undefined) return {};
  const animals = ANIMALS.reduce((sum, animal) => sum + (give[animal] ?? 0), 0);
  return times(besidesFood(mine), Math.floor(animals / 2));
}

/** Takes a weapon of this strength away from a dwarf in that place. */
function disarm(mine: Me, { strength, bearer }: NonNullable<Exchange['weapon']>): void {
  const { dwarfs } = mine.player;
  const index = dwarfs.findIndex(({ weapon }, i) => weapon === strength && bearerOf(mine, i) === bearer);
  if (index >= 0) arm(mine, index, 0);
}

/** Carries out an offered exchange. */
export function exchange(at: RuledState, seat: number, move: string): void {
  const read = readMove(move);
  if (read.verb === 'eat') eat(at, seat, read);
  else if (read.verb === 'ruby') spendRuby(at, seat, read);
  else if (read.verb === 'feast') eatTogether(me(at, seat), read);
  else if (read.verb === 'swap') {
    pay(at, seat, { [read.good]: 1 });
    gain(at, seat, { [SWAPS[read.good]]: 1 });
  } else applyPower(at, seat, move);
}
