import type { Amounts, Heading, People, ToPeople } from '../../context.ts';
import { capital, find, wordsOf } from '../../text.ts';
import { list } from '../shared/list.ts';
import { amount, bundle, thing, young } from './goods.ts';
import { toldTo } from './people.ts';

interface Question {
  readonly title: ToPeople;
  readonly help: ToPeople;
}

/** The questions of every task that asks a seat, by the kind of the task; those about a player's people name them. */
export const questions = {
  place: {
    title: ({ one }) => `Where does your ${one} go?`,
    help: ({ one, many }) =>
      `Unarmed ${many} go first, then the weakest weapon. A ruby sends an armed ${one} out of turn.`,
  },
  act: {
    title: 'What do you do here?',
    help: 'One action or several, one after the other.',
  },
  taken: { title: 'Anything to exchange first?', help: 'As it stands, nothing else can be done here.' },
  take: { title: 'Which goods do you take?', help: 'The space leaves you the choice.' },
  lay: { title: 'Where does the tile go?', help: 'It must touch what you have built. Bonuses under it are yours.' },
  furnish: { title: 'What do you build?', help: 'Each tile at your price, with its points at the end.' },
  furnishAt: {
    title: 'Where does the furnishing go?',
    help: 'In an empty cavern.',
  },
  furnishTunnel: {
    title: 'Where does the furnishing go?',
    help: 'In an empty cavern, or, thanks to a furnishing tile of yours, in a tunnel.',
  },
  furnishField: {
    title: 'Where does the furnishing go?',
    help: 'This one lies on an empty field, which nothing can be sown on any more.',
  },
  furnishMeadow: {
    title: 'Where does the furnishing go?',
    help: 'This one lies on an empty meadow, which can be fenced no more.',
  },
  expedition: {
    title: ({ one }) => `What does your ${one} bring home?`,
    help: ({ one }) => `Your ${one} gains 1 strength when the expedition is over.`,
  },
  expeditionStays: {
    title: ({ one }) => `What does your ${one} bring home?`,
    help: ({ one }) => `Your ${one} grows no stronger: no weapon does beyond this.`,
  },
  imitate: {
    title: 'Which space do you imitate?',
    help: 'You act as if you stood there, but the goods that lay there are gone.',
  },
  buy: { title: 'What do you buy?', help: 'One of each good at most. You may also spend gold that you had before.' },
  breed: {
    title: 'Which animals have young?',
    help: 'A pair has one newborn, if you have room for it.',
  },
  breedNone: {
    title: 'Anything to exchange before the animals breed?',
    help: 'As it stands, no animal of yours has young.',
  },
  sowAt: { title: 'Where do you sow?', help: 'One crop after the other.' },
  pay: { title: 'How do you pay?', help: 'Your people may pay for wood with stone and ore.' },
  keepFolk: {
    title: 'Which folk do you play?',
    help: 'You have two folks in hand. You keep one of them; the other goes back unseen.',
  },
  barter: {
    title: 'Do you barter?',
    help: 'Only now, as the harvest starts: what you skip is not offered again in it.',
  },
  barterNone: {
    title: 'Anything to exchange for a barter?',
    help: 'As it stands, you have too little for what is bartered at the start of a harvest.',
  },
  breedAgain: {
    title: 'Do your animals breed again?',
    help: 'One vegetable lets up to 2 kinds have a second newborn, two vegetables up to 4.',
  },
  sow: { title: 'What do you sow?', help: 'Up to 2 grain and 2 vegetables, on empty fields.' },
  sowCrops: {
    title: 'What do you sow?',
    help: 'Up to 2 of each crop: mushrooms in empty caverns, all others on empty fields.',
  },
  forge: {
    title: 'How strong is the weapon?',
    help: 'One ore for each point of strength, 8 at most.',
  },
  stable: {
    title: 'Where does the stable go?',
    help: 'It doubles a pasture; elsewhere it holds 1 animal, in the forest a wild boar.',
  },
  fence: {
    title: 'Which meadows do you fence?',
    help: 'A small pasture holds 2 animals of one kind, a large one 4. A bare meadow holds none.',
  },
  oreMine: {
    title: 'Where does the ore mine go?',
    help: 'It lies on two tunnels: the mine on one of them, its deep tunnel on the other.',
  },
  rubyMine: {
    title: 'Where does the ruby mine go?',
    help: 'On a tunnel, or on a deep tunnel, where it brings 1 ruby.',
  },
  end: {
    title: 'All done?',
    help: 'Nobody sees your moves before you press the green button. Until then you can step back.',
  },
  protect: {
    title: 'Which goods do you protect?',
    help: 'These spaces are about to be cleared. One ruby keeps the goods on one of them.',
  },
  harvest: {
    title: 'Fields or animals?',
    help: 'This harvest allows only one of them.',
  },
  feed: {
    title: ({ many }) => `Your ${many} are hungry`,
    help: 'Pay with food; turn goods into food first where it is short. Each missing food is a begging marker.',
  },
  accommodate: {
    title: 'Your animals have no room',
    help: 'Eat until the rest fit. They are moved for you, in the best way there is.',
  },
  final: {
    title: 'Anything to exchange before the points are counted?',
    help: 'This is the last moment for what is listed here.',
  },
} satisfies Record<string, Question>;

/** The question of a task, to a player of such people; a task without one is asked in general words. */
export function question(task: string, of?: People): Heading {
  const { title, help } = find<Question>(questions, task) ?? {
    title: wordsOf(task),
    help: 'Choose one of the options.',
  };
  return { title: toldTo(of, title), help: toldTo(of, help) };
}

/** What is imitated, for so much food. */
export const imitation = (food: number): string =>
  food === 0 ? 'Which space do you imitate, for free?' : `Which space do you imitate, for ${food} food?`;

/** Where a crop is sown, by all that are still to be sown: the next one first. */
export function sowing([next = '', ...others]: readonly string[]): Heading {
  const counts: Record<string, number> = {};
  for (const crop of others) counts[crop] = (counts[crop] ?? 0) + 1;
  const blocked = next === 'mushroom' ? ['Until it is harvested, nothing can be furnished there.'] : [];
  const rest = others.length === 0 ? [] : [`Next: ${bundle(counts)}.`];
  return { title: `Where do you sow the ${thing(next).one}?`, help: [...blocked, ...rest].join(' ') };
}

/** Some of a family who eat so much food each; newborn where all of them are. */
interface Share {
  readonly food: number;
  readonly people: number;
  readonly newborn: boolean;
}

/** What a family eats, how its food comes about, and what there is of it. */
export interface Hunger {
  readonly need: number;
  readonly shares: readonly Share[];
  readonly food: number;
  readonly stone?: { readonly need: number; readonly stone: number };
}

/** How the food of a family comes about: `2 each, 1 for the newborn, 1 less by tiles`; empty where there is nothing to tell. */
function sharesOf({ need, shares }: Hunger): string {
  if (shares.length === 0) return '';
  const [grown, born] = [false, true].map((newborn) => shares.filter((one) => one.newborn === newborn)) as [
    Share[],
    Share[],
  ];
  const [only, second] = grown;
  const each = only && second === undefined ? [`${only.food} each`] : [];
  const several = second === undefined ? [] : [grown.map(({ people, food }) => `${people} × ${food}`).join(' + ')];
  const newborn = born.map(({ food, people }) => `${food} for ${people === 1 ? 'the' : 'each'} newborn`);
  const less = shares.reduce((sum, { food, people }) => sum + food * people, -need);
  return [...each, ...several, ...newborn, ...(less > 0 ? [`${less} less by tiles`] : [])].join(', ');
}

/** `needs 4 food (2 each), you have 2`; of stone too where anybody eats it, and of stone alone where nobody eats food. */
export function hungerFor(verb: string, hunger: Hunger): string {
  const { need, food, stone } = hunger;
  const shares = sharesOf(hunger);
  const eaten = `${amount('food', need)}${shares === '' ? '' : ` (${shares})`}, you have ${food}`;
  const stones = stone === undefined ? [] : [`${amount('stone', stone.need)}, you have ${stone.stone}`];
  return `${verb} ${[...(need > 0 || stone === undefined ? [eaten] : []), ...stones].join('; and ')}`;
}

/** The same of somebody else, in short: `needs 4 food, has 2`. */
export function hungerOf({ need, food, stone }: Hunger): string {
  const eaten = `${amount('food', need)}, has ${food}`;
  const stones = stone === undefined ? [] : [`${amount('stone', stone.need)}, has ${stone.stone}`];
  return `needs ${[...(need > 0 || stone === undefined ? [eaten] : []), ...stones].join('; and ')}`;
}

/** Why no animals have young: the pairs that have no room, if there are any, what could be eaten for room, and whether rubies help. */
interface Barren {
  readonly pairs: Amounts | undefined;
  readonly eaten: Amounts | undefined;
  readonly hasRuby: boolean;
}

/** What helps to answer besides, as far as it is known. */
export const helps = {
  /** Goods that come without a question behind what is asked. */
  coming: (goods: Amounts): string => `You get ${bundle(goods)} at the end, whatever you choose.`,
  /** Goods that are all that can be had, but for what an exchange could open. */
  asItStands: (goods: Amounts): string => `As it stands, you get ${bundle(goods)} at the end.`,
  /** Goods that can be taken first, and come behind everything else where they are not. */
  anyway: (goods: Amounts): string => `You get ${bundle(goods)} in any case, first or last.`,
  /** A child that comes without a question. */
  growing: 'Your child comes at the end.',
  hunger: (hunger: Hunger): string => {
    const { need, food, stone } = hunger;
    const needs = `They ${hungerFor('need', hunger)}.`;
    if (need <= food && (stone === undefined || stone.need <= stone.stone)) return needs;
    const ways = [
      ...(need > food ? ['turn goods into food'] : []),
      ...(stone !== undefined && stone.need > stone.stone ? ['get more stone'] : []),
    ];
    return `${needs} ${capital(ways.join(', '))}, or take a begging marker (−3 points) for each that is missing.`;
  },
  /** The same before it is asked for. */
  feeding: (hunger: Hunger): string => `Your family then ${hungerFor('needs', hunger)}.`,
  /** What tiles take off a weapon. */
  forgedCheaper: (ore: number): string => `Your furnishing tiles take off ${amount('ore', ore)}.`,
  /** How many items an expedition of so many may still bring. */
  loot: (left: number, level: number): string =>
    left === level
      ? `Up to ${level === 1 ? '1 item' : `${level} different items`}.`
      : `${left} of ${level} items left.`,
  /** What a field, or a cavern, holds that has been sown with one of these: `A sown field holds 3 grain or 2 vegetables.` */
  sown: (ground: string, held: readonly Amounts[]): string =>
    `A sown ${thing(ground).one} holds ${list(held.map(bundle), 'or')}.`,
  /** While there are goblins at home, and others of their family are still placed. */
  goblinsWait: (goblins: number): string =>
    `Your ${goblins === 1 ? 'goblin acts' : 'goblins act'} later, when all other people of the table are placed.`,
  /** What can be done only before something else: `Sowing first means going without a tile.` */
  order: (first: string, lost: string): string => `${capital(first)} first means going without ${lost}.`,
  /** Actions of which each leaves out all others. */
  oneOf: 'You do one of them.',
  /** What some pairs cannot have for want of room. */
  noRoom: (animals: readonly string[]): string => `No room for ${young(animals)}.`,
  /** What rubies are good for before animals breed. */
  rubiesFirst: 'Rubies can buy animals or room before that.',
  /** Why no animals have young, and then what helps; `pairs` are the animals of which there are two or more. */
  barren: ({ pairs, eaten, hasRuby }: Barren): string => {
    const reason =
      pairs === undefined ? 'You have no pair of any animal.' : `Your ${bundle(pairs)} have no room for young.`;
    const ways = [
      ...(eaten === undefined ? [] : [`eat ${bundle(eaten)} to make room`]),
      ...(hasRuby ? [`a ruby buys ${pairs === undefined ? 'an animal' : 'room'} first`] : []),
    ];
    return [reason, ...(ways.length === 0 ? [] : [`${capital(ways.join(', or '))}.`])].join(' ');
  },
};

const waits: Readonly<Record<string, ToPeople>> = {
  act: ({ one }) => `Your ${one} does at least one thing here before your turn can end.`,
  take: 'Choose the goods before your turn can end.',
  lay: 'The tile needs its place before your turn can end.',
  stable: 'The stable needs its place before your turn can end.',
  fence: 'The pasture needs its place before your turn can end.',
  furnishAt: 'The furnishing needs its place before your turn can end.',
  imitate: ({ one }) => `Your ${one} must imitate a space before your turn can end.`,
  expedition: ({ one }) => `Your ${one} brings home at least one item before your turn can end.`,
  harvest: 'Choose one of the two before your harvest can end.',
  feed: ({ many }) => `First feed your ${many}, or take begging markers.`,
  barter: 'Barter, or leave it, before your harvest can end.',
  breed: 'Choose the young animals before you can go on.',
  accommodate: 'All animals need room before you can go on.',
};

/** Why the turn cannot be ended while a task asks a player of such people, or something that has been done leaves a question open. */
export function blocked(task: string, of?: People): string {
  return toldTo(of, find<ToPeople>(waits, task) ?? 'Answer this before your turn can end.');
}

/** How a round can end. */
export const harvests = {
  none: { title: 'No harvest', help: 'This round ends without a harvest, and nobody has to be fed.' },
  payOne: { title: '1 food for each dwarf', help: 'No harvest, but everybody is fed, newborns too.' },
  feeding: {
    title: 'Feeding without a harvest',
    help: 'No harvest, but everybody is fed, newborns too.',
  },
  harvest: { title: 'Harvest', help: 'Fields are harvested, everybody is fed, animals breed.' },
  fieldOrBreeding: {
    title: 'Harvest of fields or animals',
    help: 'Everybody feeds the family and chooses for themselves: harvest the fields, or let the animals breed.',
  },
} satisfies Record<string, Heading>;

/** How a round ends, in words; an unknown way is written as its words. */
export function harvest(kind: string): Heading {
  return find<Heading>(harvests, kind) ?? { title: wordsOf(kind), help: '' };
}
