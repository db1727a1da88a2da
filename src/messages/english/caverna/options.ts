import type { Animal, Beginning, ForEveryMove, Move } from '../../../games/caverna/moves/move.ts';
import type { Amounts, OptionContext, People, ToPeople } from '../../context.ts';
import { capital, clip, find, PHONE, small, visible, wordsOf } from '../../text.ts';
import { list } from '../shared/list.ts';
import { lying } from './closed.ts';
import { eaten, exchangeOf, RUBY_GROUNDS, rubyInto, swapped } from './conversions.ts';
import { folkText } from './folks/folks.ts';
import { amount, article, bundle, change, entries, cell as place, thing, twins, where, whereAll } from './goods.ts';
import { lootItem } from './loot.ts';
import { DWARFS, toldTo } from './people.ts';
import { feedingPart, harvestPart } from './rounds.ts';
import { space } from './spaces/index.ts';
import { tell } from './tell.ts';
import { tile } from './tiles/index.ts';

/** What a button takes; a menu takes 20 more. */
const LABEL_LIMIT = 80;
/** What the second line of a menu's option takes. */
const DESCRIPTION_LIMIT = 100;
const BETWEEN = ' · ';
const SHORTEST_NAME = 8;

const MARKET_PRICES: Readonly<Record<string, number>> = { dog: 2, boar: 2, vegetable: 2, cattle: 3 };

const doneLabels: Readonly<Record<string, string>> = {
  expedition: 'Bring nothing more home',
  barter: 'Barter nothing more',
  buy: 'Buy nothing more',
  breed: 'No young animals',
  protect: 'Let the rest go',
};

/** What something costs whoever would choose it, in brackets: ` (2 wood, 1 stone)`; empty where that is not known, or its name tells it. */
const price = ({ pays }: OptionContext, told = ''): string => {
  if (pays === undefined || told.includes(`(${entries(pays)})`)) return '';
  return ` (${Object.keys(pays).length === 0 ? 'free' : entries(pays)})`;
};

/** What something would change at once, in brackets: ` (+1 food)`; empty for nothing. */
const yielding = ({ gains = {}, pays = {} }: OptionContext): string => {
  const words = change(gains, pays);
  return words === '' ? '' : ` (${words})`;
};

/** What the fields would bring, in brackets: ` (+1 grain)`, ` (nothing)`; empty where that is not known. */
const harvested = (context: OptionContext): string =>
  yielding(context) || (context.gains === undefined ? '' : ' (nothing)');

/**
 * An exchange with what there is then of the goods that it brings: `2 sheep into 2 food (5 in all)`; without it where that is
 * not known, nothing more, or more than a telephone has room for.
 */
const withAll = (exchange: string, { gains = {}, owns }: OptionContext): string => {
  const goods = Object.keys(gains);
  if (owns === undefined || goods.every((good) => (owns[good] ?? 0) === 0)) return exchange;
  const sums = Object.fromEntries(goods.map((good) => [good, (owns[good] ?? 0) + (gains[good] ?? 0)]));
  const sum = ` (${goods.length === 1 ? Object.values(sums).join() : bundle(sums)} in all)`;
  return exchange.length + sum.length <= PHONE.iconButton ? exchange + sum : exchange;
};

function young({ pairs, roomy = pairs, gains = {} }: OptionContext): string {
  if (pairs === undefined || roomy === undefined) return '';
  const besides = change(gains, {});
  const nobody = pairs.length === 0 ? 'no pairs' : 'no room for young';
  const animals = roomy.length === 0 ? nobody : list(roomy.map((animal) => thing(animal).many));
  if (besides === '') return ` (${animals})`;
  return pairs.length === 0 ? ` (${besides})` : ` (${animals}; ${besides})`;
}

/** `sheep and boar`, or `2 sheep`. */
const pairOf = ([one = 'sheep', two = one]: readonly Animal[]): string =>
  one === two ? amount(one, 2) : list([thing(one).one, thing(two).one]);

const withOre = (goods: readonly string[]) => (goods.length === 0 ? '' : `, ore for ${list(goods)}`);

/** More kinds of goods than that are told without the number of those of which there is one: `wood, stone, ore, 2 gold`. */
const MANY_KINDS = 3;

function taken(goods: Amounts): string {
  const kinds = Object.entries(goods);
  if (kinds.length <= MANY_KINDS) return bundle(goods);
  return kinds.map(([good, count = 0]) => (count === 1 ? thing(good).one : amount(good, count))).join(', ');
}

const labels: ForEveryMove<[context: OptionContext], string> = {
  place: (move) => space(move.space).name,
  send: ({ strength }) => `Weapon ${strength} goes first (1 ruby)`,
  pass: () => 'Pass for the rest of the round',
  stay: () => 'Stay at home',
  take: ({ goods }, { anyway = false }) =>
    Object.keys(goods).length === 0 ? 'Give back the only good' : `Take ${taken(goods)}${anyway ? ' first' : ''}`,
  leave: ({ goods }) => `Leave ${bundle(goods)} lying`,
  token: () => 'Take the starting player token',
  lay: ({ laid }, context) =>
    capital(twins(laid) ?? laid.map(({ ground, cell }) => `${thing(ground).one} ${where(cell)}`).join(', ')) +
    yielding(context),
  sow: ({ goods }) => `Sow ${bundle(goods)}`,
  // Where it is asked for, the title of its menu says the verb.
  furnish: (move, context) =>
    `${context.task === undefined ? 'Furnish: ' : ''}${tile(move.tile).name}${withOre(move.oreFor)}${price(context, tile(move.tile).name)}`,
  at: ({ cell }, context) => capital(where(cell)) + yielding(context),
  grow: () => 'Family growth',
  fence: ({ size, cells }, context) => `${capital(size)} pasture ${whereAll(cells)}${price(context)}`,
  stable: ({ cell }, context) => `Stable ${where(cell)}${price(context)}`,
  oreMine: ({ cell, deep }, context) => `Ore mine ${place(cell)}, deep tunnel ${place(deep)}${yielding(context)}`,
  rubyMine: ({ cell }, context) => `Ruby mine ${where(cell)}${yielding(context)}`,
  forge: ({ strength, paying }, context) =>
    `${context.task === 'forge' ? 'Strength' : 'Forge a weapon of strength'} ${strength}${paying === undefined ? price(context) : ` for ${amount(paying, 1)}`}`,
  loot: ({ item }, context) => `${lootItem(item).name}${price(context)}`,
  imitate: (move, context) => `Imitate ${space(move.space).name}${price(context)}`,
  buy: ({ good }) => `Buy ${amount(good, 1)} (${MARKET_PRICES[good] ?? 1} gold)`,
  trade: ({ times }, context) =>
    withAll(`${amount('ore', 2 * times)} into ${bundle({ gold: 2 * times, food: times })}`, context),
  breed: ({ animals }) =>
    animals.length === 0 ? 'No young animals' : `Breed ${list(animals.map((animal) => thing(animal).many))}`,
  done: (_, { task = '', left }) =>
    find(doneLabels, task) ?? (left === undefined ? 'Nothing more here' : `Go on without ${left}`),
  end: (_, { task, harvest, feeding }) => {
    if (task === 'final') return 'Count my points';
    return feeding ? feedingPart.end : harvest ? harvestPart.end : 'End turn';
  },
  protect: (move) => `Protect ${space(move.space).name} (1 ruby)`,
  harvest: ({ phase }, context) =>
    phase === 'field' ? `Harvest the fields${harvested(context)}` : `Let the animals breed${young(context)}`,
  feed: (_, { pays }) => (pays === undefined ? 'Pay the food' : `Pay ${bundle(pays)}`),
  beg: ({ times }) => `${amount('begging', times)} (−${3 * times} points)`,
  eat: ({ good, count }, context) => withAll(capital(eaten(good, count, context.gains)), context),
  feast: ({ animals }, { gains, owns }) =>
    withAll(`Eat ${pairOf(animals)} together${gains === undefined ? '' : ` for ${bundle(gains)}`}`, { gains, owns }),
  swap: ({ good }, context) => withAll(capital(swapped(good)), context),
  pay: ({ goods }) => `Pay ${bundle(goods)}`,
  keep: ({ board }, { folk }) =>
    folk === undefined ? `Play the ${board === 1 ? 'first' : 'second'} folk` : `Play the ${folkText(folk).name}`,
  ruby: ({ into }, context) => {
    const rubies = find(RUBY_GROUNDS, into);
    return rubies === undefined
      ? withAll(rubyInto(into), context)
      : `${capital(article(thing(into).one))} for ${amount('ruby', rubies)}`;
  },
  use: (move, context) => withAll(`${tile(move.tile).name}: ${exchangeOf(move.tile, move.details, context)}`, context),
  undo: ({ entry }) => `Back to entry ${entry}`,
  other: ({ text }) => capital(text.replace(/[^ ]+/g, (word) => wordsOf(word).toLowerCase())),
};

/**
 * The words on the button or menu option of a move, at most 80 characters: `Meadow on C4, field on B4`.
 * A text that is no known move is shown as its own words.
 */
export function optionLabel(move: Move, context: OptionContext = {}): string {
  return clip(tell(labels, move, context), LABEL_LIMIT);
}

/** What comes in the next round gives way to what the space does where there is no room for both, and so does a long name. */
function spaceDetail({ space: id, verb }: Move<'place' | 'imitate'>, context: OptionContext): string[] {
  const { players = 0, lying: now = {}, coming, holder, clumsy, people, follows = [] } = context;
  const usual = space(id).effect(players, people);
  // Who imitates a space gets none of its goods; who joins somebody there gets what has been left.
  const isEmptied = verb === 'imitate' || (holder !== undefined && entries(now) === '');
  const effect = isEmptied ? withoutGoods(usual) : usual;
  // Forced payments come first, then as much else as fits.
  const atOnce = follows.length === 0 ? '' : `At once: ${follows.map(small).join(', ')}`;
  const last = atOnce === '' ? effect : clip(atOnce, DESCRIPTION_LIMIT);
  const told = [...[coming, undefined].map((next) => [atOnce, lying(now, next, clumsy), effect]), [atOnce, effect]].map(
    (parts) => parts.filter((part) => part !== ''),
  );
  const before = verb === 'place' ? 'Beside ' : '';
  const named = holder === undefined ? '' : clip(before + visible(holder), before.length + SHORTEST_NAME) + BETWEEN;
  const rest = told.find((parts) => named.length + parts.join(BETWEEN).length <= DESCRIPTION_LIMIT) ?? [last];
  if (holder === undefined) return rest;
  const room = DESCRIPTION_LIMIT - rest.reduce((sum, part) => sum + part.length + BETWEEN.length, before.length);
  return [before + clip(visible(holder), Math.max(SHORTEST_NAME, room)), ...rest];
}

/** What a space does whose goods somebody else has taken: `All wood here (none now), and/or a meadow + field tile`. */
const withoutGoods = (effect: string): string => effect.replace(/\ball [a-z, ]* here\b/i, '$& (none now)');

/** What a stable makes of its place: `The pasture then holds 4 animals instead of 2`. */
function stabled({ ground, without, holds }: NonNullable<OptionContext['place']>): string {
  if (ground === 'forest') return `In the forest it holds ${amount('boar', holds)}`;
  const animals = `${holds} ${holds === 1 ? 'animal' : 'animals'}`;
  return without === 0
    ? `On a ${thing(ground).one} it holds ${animals}`
    : `The pasture then holds ${animals} instead of ${without}`;
}

const pointsOf = (points: number): string => `${String(points).replace('-', '−')} ${points === 1 ? 'point' : 'points'}`;

type Detail = (move: Move, context: OptionContext) => readonly string[];

const changed: Detail = (_, { gains = {}, pays = {} }) => [change(gains, pays)];

const details: ForEveryMove<[context: OptionContext], readonly string[]> = {
  place: spaceDetail,
  send: () => ['Out of the playing order'],
  pass: (_, { people: { many } = DWARFS }) => [`None of your ${many} still at home acts this round`],
  stay: (_, { people: { one } = DWARFS }) => [`The ${one} acts no more this round`],
  take: () => [],
  leave: () => ['Goes back to the space: you only use its other actions'],
  token: () => ['You begin from the next round on'],
  lay: () => [],
  sow: () => [],
  furnish: (move, { points, people }) => [
    ...(points === undefined ? [] : [pointsOf(points)]),
    toldTo(people, tile(move.tile).effect),
  ],
  at: () => [],
  grow: () => ['The child works from the next round on'],
  fence: ({ size }) => [`Holds ${size === 'small' ? 2 : 4} animals of one kind`],
  stable: (_, { place }) => (place === undefined ? [] : [stabled(place)]),
  oreMine: () => [],
  rubyMine: () => [],
  forge: () => [],
  // What is nothing but one of its name says so already.
  loot: ({ item }) => {
    const { name, effect } = lootItem(item);
    return effect === `1 ${small(name)}` ? [] : [effect];
  },
  imitate: spaceDetail,
  buy: () => [],
  trade: () => [],
  breed: changed,
  done: () => [],
  end: () => ['Shows your moves to everybody; before it all of them can be taken back'],
  protect: (_, { lying = {} }) => [entries(lying), 'The goods stay for another round'],
  harvest: () => [],
  feed: () => [],
  beg: () => ['Each missing food costs 3 points at the end'],
  eat: () => [],
  feast: () => [],
  swap: () => [],
  pay: () => [],
  keep: () => [],
  ruby: () => [],
  use: () => [],
  undo: () => [],
  other: () => [],
};

/** The second line of a menu option, at most 100 characters; undefined where the label says everything. */
export function optionDescription(move: Move, context: OptionContext = {}): string | undefined {
  const text = tell(details, move, context)
    .filter((part) => part !== '')
    .join(BETWEEN);
  return text === '' ? undefined : clip(text, DESCRIPTION_LIMIT);
}

/**
 * The label of several moves that begin with the same words, such as `lay meadow c4`, with what all of them cost, at most
 * 80 characters.
 */
export function branchLabel(beginning: Beginning, context: OptionContext = {}): string {
  const cost = price(context);
  return beginning.of === 'kind'
    ? branchName(beginning)
    : `${clip(branchName(beginning), LABEL_LIMIT - cost.length)}${cost}`;
}

function branchName(beginning: Beginning): string {
  switch (beginning.of) {
    case 'kind':
      return menuTitle(beginning.kind);
    case 'tile':
      return clip(tile(beginning.tile).name, LABEL_LIMIT);
    case 'mine':
      return clip(`${capital(thing(beginning.mine).one)} ${where(beginning.cell)}`, LABEL_LIMIT);
    case 'fence':
      return clip(`${capital(beginning.size)} pasture ${where(beginning.cell)}`, LABEL_LIMIT);
    case 'thing':
      return clip(`${capital(beginning.kind)} ${thing(beginning.thing).one}`, LABEL_LIMIT);
    case 'move':
      return optionLabel(beginning.move);
  }
}

const menus: Readonly<Record<string, ToPeople>> = {
  place: 'Choose an action space',
  imitate: 'Choose the space to imitate',
  protect: 'Choose a space to protect',
  send: ({ one }) => `Send an armed ${one} first`,
  take: 'Choose goods to take',
  leave: 'Put back what you took here',
  lay: 'Choose where the tile goes',
  sow: 'Choose what to sow',
  furnish: 'Choose a furnishing tile',
  at: 'Choose a place',
  fence: 'Fence in meadows',
  stable: 'Build a stable',
  mine: 'Build a mine',
  forge: 'Forge a weapon',
  loot: 'Choose loot',
  buy: 'Buy goods',
  trade: 'Trade ore',
  breed: 'Choose the animals that breed',
  beg: 'Take begging markers',
  eat: 'Turn goods into food',
  feast: 'Eat two animals together',
  swap: 'Exchange a crop',
  pay: 'Choose how to pay',
  keep: 'Choose your folk',
  ruby: 'Spend a ruby',
  use: 'Use a furnishing tile',
  harvest: 'Fields or animals',
  grow: 'Family growth',
  token: 'Become starting player',
  feed: 'Feed your family',
  done: 'Leave what is open',
};

/** The placeholder of a menu of moves that begin with this word, to a player of such people. */
export function menuTitle(verb: string, of?: People): string {
  return toldTo(of, find<ToPeople>(menus, verb) ?? 'Choose');
}

/** The placeholder of a menu from which several may be chosen at once; `gold` is what there is to pay with. */
export function severalTitle(verb: string, most: number, gold: number): string {
  return verb === 'buy'
    ? `${menuTitle(verb)} (up to ${most}; ${gold} gold)`
    : `${menuTitle(verb)} (up to ${most} at once)`;
}

/** The placeholder of one of several menus of furnishing tiles, by the first and the last in it. */
export function menuPart(first: string, last: string): string {
  const names = [first, last].map((label) => label.replace(/ \(.*$/, ''));
  const whole = names.join(' to ');
  // The first word of each tells enough where a telephone has no room for more.
  return whole.length <= PHONE.menu ? whole : names.map((name) => name.replace(/ .*$/, ' …')).join(' to ');
}

/** Why goods cannot be bought together. */
export const tooDear = ({ cost, has }: { readonly cost: number; readonly has: number }): string =>
  `Those cost ${cost} gold together, and you have ${has}.`;
