import type { Animal, Beginning, ForEveryMove, Move, Verb } from '../../../games/caverna/moves/move.ts';
import { groundShown } from '../../caverna/places.ts';
import { pricedTile } from '../../caverna/tile-names.ts';
import type { Amounts, OptionContext, People, ToPeople } from '../../context.ts';
import { capital, find, small, spelledOut } from '../../text.ts';
import { list, pointsOf } from '../shared/list.ts';
import { lootStrength } from './closed.ts';
import { folks, folkText } from './folks/folks.ts';
import {
  amount,
  article,
  bundle,
  change,
  entries,
  heap,
  cell as place,
  thing,
  twins,
  where,
  whereAll,
} from './goods.ts';
import { lootItem } from './loot.ts';
import { DWARFS, toldTo } from './people.ts';
import { feedingPart, harvestPart } from './rounds.ts';
import { space } from './spaces/index.ts';
import { exchangeOf, tile, useless } from './tiles/index.ts';

const doneLabels: Readonly<Record<string, string>> = {
  expedition: 'Bring home nothing more',
  barter: 'Go on with the harvest',
  buy: 'Buy nothing more',
  breed: 'No young animals',
  protect: 'Let the rest go',
};

/** A price in brackets: ` (2 wood, 1 stone)`, ` (free)`. */
export const price = (pays: Amounts): string => ` (${entries(pays) || 'free'})`;

const priced = ({ pays }: OptionContext): string => (pays === undefined ? '' : price(pays));

/** What something changes at once, in brackets: ` (+1 food)`; empty for nothing. */
const yielding = ({ gains = {}, pays = {} }: OptionContext): string => {
  const words = change(gains, pays);
  return words === '' ? '' : ` (${words})`;
};

/** What the fields bring, in brackets: ` (+1 grain)`, ` (nothing)`; empty if that is not known. */
const harvested = (context: OptionContext): string =>
  yielding(context) || (context.gains === undefined ? '' : ' (nothing)');

const exchanged = ({ pays = {}, gains = {} }: OptionContext): string => `${bundle(pays)} into ${bundle(gains)}`;

/** After an exchange, how much the player then has of the goods that it brings: ` (5 in all)`. */
export function inAll(sums: Amounts): string {
  const counts = Object.values(sums);
  return ` (${counts.length === 1 ? counts.join() : bundle(sums)} in all)`;
}

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

/** The words on the button or menu option of a move. */
export const labels: ForEveryMove<[context: OptionContext], string> = {
  place: (move) => space(move.space).name,
  send: ({ strength }) => `Weapon ${strength} goes first (1 ruby)`,
  pass: () => 'Pass for the rest of the round',
  stay: () => 'Stay at home',
  take: ({ goods }, { anyway = false, lying = {} }) =>
    Object.keys(goods).length === 0
      ? `Give back the only ${Object.keys(lying).map((good) => thing(good).one)[0] ?? 'good'}`
      : `Take ${heap(goods)}${anyway ? ' first' : ''}`,
  leave: ({ goods }) => `Leave ${bundle(goods)} there`,
  token: () => 'Take the starting player token',
  lay: ({ laid }, context) =>
    capital(twins(laid) ?? laid.map(({ ground, cell }) => `${thing(ground).one} ${where(cell)}`).join(', ')) +
    yielding(context),
  sow: ({ goods }) => `Sow ${bundle(goods)}`,
  // In a menu of tiles, the title has the verb.
  furnish: (move, context) =>
    `${context.task === undefined ? 'Furnish: ' : ''}${pricedTile(tile(move.tile).name, context)}${withOre(move.oreFor)}${priced(context)}`,
  at: ({ cell }, context) => {
    const ground = groundShown(context);
    return capital(ground === undefined ? where(cell) : `${thing(ground).one} ${where(cell)}`) + yielding(context);
  },
  grow: () => 'Family growth',
  fence: ({ size, cells }, context) => `${capital(size)} pasture ${whereAll(cells)}${priced(context)}`,
  stable: ({ cell }, context) => `Stable ${where(cell)}${priced(context)}`,
  oreMine: ({ cell, deep }, context) => `Ore mine ${place(cell)}, deep tunnel ${place(deep)}${yielding(context)}`,
  rubyMine: ({ cell }, context) => `Ruby mine ${where(cell)}${yielding(context)}`,
  forge: ({ strength, paying }, context) =>
    `${context.task === 'forge' ? 'Strength' : 'Forge a weapon of strength'} ${strength}${paying === undefined ? priced(context) : ` for ${amount(paying, 1)}`}`,
  loot: ({ item }, context) => `${lootItem(item).name}${priced(context)}`,
  imitate: (move, context) => `Imitate ${space(move.space).name}${priced(context)}`,
  buy: ({ good }, { pays = {} }) => `Buy ${amount(good, 1)}${price(pays)}`,
  trade: (_, context) => exchanged(context),
  breed: ({ animals }) =>
    animals.length === 0 ? 'No young animals' : `Breed ${list(animals.map((animal) => thing(animal).many))}`,
  done: (_, { task = '', left }) =>
    find(doneLabels, task) ?? (left === undefined ? 'Nothing more here' : `Continue without ${left}`),
  end: (_, { task, harvest, feeding }) => {
    if (task === 'final') return 'Count my points';
    return feeding ? feedingPart.end : harvest ? harvestPart.end : 'End turn';
  },
  protect: (move) => `Protect ${space(move.space).name} (1 ruby)`,
  harvest: ({ phase }, context) =>
    phase === 'field' ? `Harvest the fields${harvested(context)}` : `Let the animals breed${young(context)}`,
  feed: (_, { pays }) => (pays === undefined ? 'Pay the food' : `Pay ${bundle(pays)}`),
  beg: ({ times }) => `${amount('begging', times)} (−${3 * times} points)`,
  eat: (_, context) => exchanged(context),
  feast: ({ animals }, { gains }) =>
    `Eat ${pairOf(animals)} together${gains === undefined ? '' : ` for ${bundle(gains)}`}`,
  swap: (_, context) => exchanged(context),
  pay: ({ goods }) => `Pay ${bundle(goods)}`,
  keep: ({ board }, { folk }) =>
    folk === undefined ? `Play the ${board === 1 ? 'first' : 'second'} folk` : `Play the ${folkText(folk).name}`,
  ruby: ({ into }, { pays = {}, gains = {} }) =>
    Object.keys(gains).length === 0
      ? `${capital(article(thing(into).one))} for ${bundle(pays)}`
      : exchanged({ pays, gains }),
  use(move, context) {
    const exchange = exchangeOf(move.tile, move.details, context);
    return find<object>(folks, move.tile) ? exchange : `${tile(move.tile).name}: ${exchange}`;
  },
  undo: ({ entry }) => `Back to entry ${entry}`,
  other: ({ text }) => spelledOut(text),
};

/** The effect of a space without its goods: `All wood here (none now), and/or a meadow + field tile`. */
const withoutGoods = (effect: string): string => effect.replace(/\ball [a-z, ]* here\b/i, '$& (none now)');

/** What a weapon costs: `3 ore`, `1 to 3 ore`. */
export const weaponCost = (least: number, most: number): string =>
  `${least === most ? '' : `${least} to `}${amount('ore', most)}`;

/** What a stable changes where it is built: `The pasture then holds 4 animals instead of 2`. */
function stabled({ ground, without, holds }: NonNullable<OptionContext['place']>): string {
  if (ground === 'forest') return `In the forest it holds ${amount('boar', holds)}`;
  const animals = `${holds} ${holds === 1 ? 'animal' : 'animals'}`;
  return without === 0
    ? `On a ${thing(ground).one} it holds ${animals}`
    : `The pasture then holds ${animals} instead of ${without}`;
}

/** The second line of an action space in a menu. */
export const spaceLine = {
  /** Somebody of that name holds the space. */
  beside: (name: string): string => `Beside ${name}`,
  /** Automatic moves that cost something. */
  atOnce: (moves: readonly string[]): string => `At once: ${moves.map(small).join(', ')}`,
  /** Only the price. */
  payAtOnce: (goods: Amounts): string => `At once: pay ${bundle(goods)}`,
  withoutGoods,
};

/** The second line of a menu option, in parts; none if the label is enough. A space has its own (`spaceLine`). */
export const details: {
  readonly [V in Verb]?: (move: Move<V>, context: OptionContext) => readonly string[];
} = {
  send: () => ['Out of turn order'],
  pass: (_, { people: { many } = DWARFS }) => [`None of your ${many} still at home acts this round`],
  stay: (_, { people: { one } = DWARFS }) => [`This ${one} does not act this round`],
  leave: () => ['Goes back to the space: you only use its other actions'],
  token: (_, { isLast }) => (isLast ? [] : ['You go first from the next round on']),
  furnish: (move, { points, people, isIdle }) => [
    ...(points === undefined ? [] : [pointsOf(points)]),
    isIdle ? useless(move.tile, people) : toldTo(people, tile(move.tile).effect),
  ],
  grow: () => ['The child works from the next round on'],
  fence: ({ size }) => [`Holds ${size === 'small' ? 2 : 4} animals of one kind`],
  stable: (_, { place }) => (place === undefined ? [] : [stabled(place)]),
  loot({ item }, { strength }) {
    const { effect, count } = lootItem(item);
    return [...(strength === undefined ? [] : [lootStrength(strength)]), ...(count === 1 ? [] : [effect])];
  },
  breed: (_, { gains = {}, pays = {} }) => [change(gains, pays)],
  end: () => ['Shows your moves to everybody; until then you can take them all back'],
  protect: (_, { lying = {} }) => [entries(lying), 'The goods stay for another round'],
  beg: () => ['Each missing food costs 3 points at the end'],
};

/** The label of several moves that begin with the same words, without their costs. */
export function branchName(beginning: Exclude<Beginning, { readonly of: 'move' }>): string {
  switch (beginning.of) {
    case 'kind':
      return menuTitle(beginning.kind);
    case 'tile':
      return tile(beginning.tile).name;
    case 'mine':
      return `${capital(thing(beginning.mine).one)} ${where(beginning.cell)}`;
    case 'fence':
      return `${capital(beginning.size)} pasture ${where(beginning.cell)}`;
    case 'thing':
      return `${capital(beginning.kind)} ${thing(beginning.thing).one}`;
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
  fence: 'Fence a pasture',
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
  done: 'Skip the rest',
};

/** The placeholder of a menu of moves that begin with this word. */
export function menuTitle(verb: string, of?: People): string {
  return toldTo(of, find<ToPeople>(menus, verb) ?? 'Choose');
}

/** The placeholder of a menu for up to `most` choices at once; `gold` is what the player can pay with. */
export function severalTitle(verb: string, most: number, gold: number): string {
  return verb === 'buy'
    ? `${menuTitle(verb)} (up to ${most}; ${gold} gold)`
    : `${menuTitle(verb)} (up to ${most} at once)`;
}

/** The placeholder of one of several menus, named after the first and the last option in it. */
export const menuPart = (first: string, last: string): string => `${first} to ${last}`;

/** Why goods cannot be bought together. */
export const tooDear = ({ cost, has }: { readonly cost: number; readonly has: number }): string =>
  `Those cost ${cost} gold together, and you have ${has}.`;
