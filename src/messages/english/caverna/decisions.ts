import { eatersIn, type Hunger, lackingIn, mealParts, type Remedy } from '../../caverna/hunger.ts';
import type { Amounts, Heading, People, ToPeople } from '../../context.ts';
import { capital, find, wordsOf } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';
import { amount, bundle, thing, young } from './goods.ts';
import { toldTo } from './people.ts';

interface Question {
  readonly title: ToPeople;
  readonly help: ToPeople;
}

/** The question of every task, by the kind of the task. */
export const questions = {
  place: {
    title: ({ one }) => `Where does your ${one} go?`,
    help: ({ one, many }) =>
      `Your ${many} act in the order of their weapons: unarmed first, then from the weakest up. For 1 ruby an armed ${one} acts earlier.`,
  },
  act: {
    title: 'What do you do here?',
    help: 'Take one action or several, one after the other.',
  },
  taken: { title: 'Do you want to exchange goods first?', help: 'There is nothing else you can do here now.' },
  take: { title: 'Which goods do you take?', help: 'The choice is yours.' },
  lay: {
    title: 'Where does the tile go?',
    help: 'The tile must touch what you have built. You get the bonuses it covers.',
  },
  furnish: { title: 'What do you furnish?', help: 'Each tile shows what it costs you and its points at the end.' },
  furnishAt: {
    title: 'Where does the tile go?',
    help: 'In an empty cavern.',
  },
  furnishTunnel: {
    title: 'Where does the tile go?',
    help: 'In an empty cavern. One of your tiles lets you furnish tunnels too.',
  },
  furnishField: {
    title: 'Where does the tile go?',
    help: 'On an empty field. You can no longer sow there.',
  },
  furnishMeadow: {
    title: 'Where does the tile go?',
    help: 'On an empty meadow. You can no longer fence it.',
  },
  expedition: {
    title: ({ one }) => `What does your ${one} bring home?`,
    help: ({ one }) => `Your ${one} gains 1 strength after the expedition.`,
  },
  expeditionStays: {
    title: ({ one }) => `What does your ${one} bring home?`,
    help: ({ one }) => `Your ${one} already has the strongest weapon possible.`,
  },
  imitate: {
    title: 'Which space do you imitate?',
    help: 'You act as if you stood there, but the goods there are already taken.',
  },
  buy: { title: 'What do you buy?', help: 'At most one of each good. You can spend all your gold.' },
  breed: {
    title: 'Which animals have young?',
    help: 'Two or more of a kind have one newborn, if you have room for it.',
  },
  breedNone: {
    title: 'Do you want to exchange goods before the animals breed?',
    help: 'As things are, none of your animals will have young.',
  },
  sowAt: { title: 'Where do you sow?', help: 'Choose a place for each crop in turn.' },
  pay: { title: 'How do you pay?', help: 'You may pay stone and ore instead of wood.' },
  keepFolk: {
    title: 'Which folk do you play?',
    help: 'Keep one of your two folks. The other goes back unseen.',
  },
  barter: {
    title: 'Do you want to trade?',
    help: 'Only now: what you skip is not offered again this harvest.',
  },
  barterNone: {
    title: 'Do you want to trade?',
    help: 'You have too little to trade. You can exchange goods first.',
  },
  breedAgain: {
    title: 'Do your animals breed again?',
    help: '1 vegetable: up to 2 kinds have a second newborn. 2 vegetables: up to 4 kinds.',
  },
  sow: { title: 'What do you sow?', help: 'Up to 2 grain and 2 vegetables, on empty fields.' },
  sowCrops: {
    title: 'What do you sow?',
    help: 'Up to 2 of each crop: mushrooms in empty caverns, other crops on empty fields.',
  },
  forge: {
    title: 'How strong is the weapon?',
    help: '1 ore for each point of strength, 8 at most.',
  },
  stable: {
    title: 'Where does the stable go?',
    help: 'It doubles a pasture. On a meadow it holds 1 animal, in the forest 1 wild boar.',
  },
  fence: {
    title: 'Which meadows do you fence?',
    help: 'Small pastures hold 2 animals of a kind, large ones 4. Meadows need dogs or a stable.',
  },
  oreMine: {
    title: 'Where does the ore mine go?',
    help: 'On two tunnels: the mine on one, its deep tunnel on the other. A ruby mine can go there later.',
  },
  rubyMine: {
    title: 'Where does the ruby mine go?',
    help: 'On a tunnel or a deep tunnel. On a deep tunnel it brings 1 ruby.',
  },
  end: {
    title: 'All done?',
    help: 'Press the green button to show your moves. Until then nobody sees them, and you can step back.',
  },
  protect: {
    title: 'Which goods do you protect?',
    help: 'These spaces are about to be cleared. 1 ruby keeps the goods on one of them.',
  },
  harvest: {
    title: 'Fields or animals?',
    help: 'In this harvest you can have only one of them.',
  },
  feed: {
    title: ({ many }) => `Your ${many} are hungry`,
    help: 'Pay with food. If you have too little, turn goods into food first. Each missing food is a begging marker.',
  },
  accommodate: {
    title: 'Your animals have no room',
    help: 'Eat some until the rest fit. They find the best places by themselves.',
  },
  final: {
    title: 'Do you want to exchange anything before the points are counted?',
    help: 'This is your last chance.',
  },
} satisfies Record<string, Question>;

/** The question of a task for a player's people; general words for an unknown task. */
export function question(task: string, of?: People): Heading {
  const { title, help } = find<Question>(questions, task) ?? {
    title: wordsOf(task),
    help: 'Choose one of the options.',
  };
  return { title: toldTo(of, title), help: toldTo(of, help) };
}

/** Asks for the space to imitate. */
export const imitation = (food: number): string =>
  food === 0 ? 'Which space do you imitate for free?' : `Which space do you imitate for ${food} food?`;

/** Asks how to pay a price. */
export const paying = (cost: Amounts): string => `How do you pay ${bundle(cost)}?`;

/** Asks where to sow a crop; `later` are those that follow. */
export const sowing = (next: string, later: Amounts): Heading => ({
  title: `Where do you sow the ${thing(next).one}?`,
  help: [
    ...(next === 'mushroom' ? ['You cannot furnish a cavern until its mushrooms are harvested.'] : []),
    ...(Object.keys(later).length === 0 ? [] : [`After that: ${bundle(later)}.`]),
  ].join(' '),
});

/**
 * Who eats how much: `2 each, 1 for the newborn, tiles save 1`, `2 eat 3 each, the goblin eats 2`; empty if unknown.
 */
function sharesOf(hunger: Hunger): string {
  const { grown, born, saved } = eatersIn(hunger);
  const eating = grown.map(({ people, food, goblins }) => {
    if (people > 1) return `${people} ${goblins ? 'goblins ' : ''}eat ${food} each`;
    return `${goblins ? 'the goblin' : 1} eats ${food}`;
  });
  const isAlike = grown.length === 1 && grown.every(({ goblins }) => !goblins);
  return [
    ...(isAlike ? grown.map(({ food }) => `${food} each`) : eating),
    ...born.map(({ food, people }) => `${food} for ${people === 1 ? 'the' : 'each'} newborn`),
    ...(saved > 0 ? [`tiles save ${saved}`] : []),
  ].join(', ');
}

function foodFor(hunger: Hunger, needs: number): string {
  const shares = sharesOf(hunger);
  return `${amount('food', needs)}${shares === '' ? '' : ` (${shares})`}`;
}

/** What a family eats, and how much each member does: `4 food (2 each)`; the stone that some eat comes separately. */
export const mealTold = (hunger: Hunger): string =>
  list(
    mealParts(hunger, {
      food: (_, needs) => foodFor(hunger, needs),
      stone: (_, needs) => amount('stone', needs),
    }),
  );

/** `needs 4 food (2 each), you have 2`, with the stone that some eat. */
export function hungerFor(verb: string, hunger: Hunger): string {
  const parts = mealParts(hunger, {
    food: (has, needs) => `${foodFor(hunger, needs)}, you have ${has}`,
    stone: (has, needs) => `${amount('stone', needs)}, you have ${has}`,
  });
  return `${verb} ${parts.join('; and ')}`;
}

/** The same for another player, in brief: `needs 4 food, has 2`. */
export function hungerOf(hunger: Hunger): string {
  const part = (good: string) => (has: number, needs: number) => `${amount(good, needs)}, has ${has}`;
  return `needs ${mealParts(hunger, { food: part('food'), stone: part('stone') }).join('; and ')}`;
}

/** Why no animals have young: the pairs without room, what could be eaten to make room, and whether rubies help. */
interface Barren {
  readonly pairs: Amounts | undefined;
  readonly eaten: Amounts | undefined;
  readonly hasRuby: boolean;
}

const REMEDIES = {
  food: 'turn goods into food',
  stone: 'get more stone',
  tile: 'feed one with a tile',
} satisfies Record<Remedy, string>;

/** What else helps to answer. */
export const helps = {
  /** Goods that come automatically. */
  coming: (goods: Amounts): string => `Whatever you choose, you also get ${bundle(goods)}.`,
  /** Goods that are the only choice, unless an exchange makes more possible. */
  asItStands: (goods: Amounts): string => `You get ${bundle(goods)}.`,
  /** Goods that come first or last, as the player likes. */
  anyway: (goods: Amounts): string => `You get ${bundle(goods)} either way, now or at the end.`,
  /** A child that comes automatically. */
  growing: 'You get a child.',
  hunger: (hunger: Hunger, remedies: readonly Remedy[]): string => {
    const needs = `They ${hungerFor('need', hunger)}.`;
    if (lackingIn(hunger).length === 0) return needs;
    const begging = 'take a begging marker (−3 points) for each missing one.';
    if (remedies.length === 0) return `${needs} Nothing you have helps: ${begging}`;
    return `${needs} ${capital(remedies.map((of) => REMEDIES[of]).join(', '))}, or ${begging}`;
  },
  /** The same before the feeding. */
  feeding: (hunger: Hunger): string => `After that, your family ${hungerFor('needs', hunger)}.`,
  /** What tiles save on a weapon. */
  forgedCheaper: (ore: number): string => `Your furnishing tiles save you ${amount('ore', ore)}.`,
  /** How many items an expedition may still bring. */
  loot: (left: number, level: number): string =>
    left === level
      ? `Choose ${level === 1 ? 'one item' : `up to ${level} different items`}.`
      : `${left} of ${level} items left.`,
  /** `A sown field holds 3 grain or 2 vegetables.` */
  sown: (ground: string, held: readonly Amounts[]): string =>
    `A sown ${thing(ground).one} holds ${anyOf(held.map(bundle))}.`,
  /** While goblins wait for the rest of their family. */
  goblinsWait: (goblins: number): string =>
    `Your ${goblins === 1 ? 'goblin acts' : 'goblins act'} last, after everybody else at the table.`,
  /** What starting with an action costs: `If you start with sowing, you miss out on a tile.` */
  order: (first: string, lost: string): string => `If you start with ${first}, you miss out on ${lost}.`,
  /** Actions that exclude each other. */
  oneOf: 'Choose one of them.',
  /** Young without room. */
  noRoom: (animals: readonly string[]): string => `No room for ${young(animals)}.`,
  donkeySaves: 'A donkey for 1 ruby (*Exchange*) would save food.',
  rubiesFirst: 'You can spend rubies on animals or room first.',
  /** Why no animals have young, then what helps. */
  barren: ({ pairs, eaten, hasRuby }: Barren): string => {
    const reason =
      pairs === undefined
        ? 'You have no two animals of the same kind.'
        : `Your ${bundle(pairs)} have no room for young.`;
    const ways = [
      ...(eaten === undefined ? [] : [`eat ${bundle(eaten)} to make room`]),
      ...(hasRuby ? [`buy ${pairs === undefined ? 'an animal' : 'room'} with a ruby first`] : []),
    ];
    return [reason, ...(ways.length === 0 ? [] : [`${capital(ways.join(', or '))}.`])].join(' ');
  },
};

const waits: Readonly<Record<string, ToPeople>> = {
  act: 'Do at least one thing here before you end your turn.',
  take: 'Choose the goods before you end your turn.',
  lay: 'Place the tile before you end your turn.',
  stable: 'Place the stable before you end your turn.',
  fence: 'Place the pasture before you end your turn.',
  furnishAt: 'Place the tile before you end your turn.',
  imitate: 'Imitate a space before you end your turn.',
  expedition: 'Choose at least one item before you end your turn.',
  harvest: 'Choose one of the two before you end your harvest.',
  feed: ({ many }) => `First feed your ${many}, or take begging markers.`,
  barter: 'Trade, or skip it, before you end your harvest.',
  breed: 'Choose which animals breed before you continue.',
  accommodate: 'Make room for all animals before you continue.',
};

/** Why a player cannot end the turn while a task is open. */
export function blocked(task: string, of?: People): string {
  return toldTo(of, find<ToPeople>(waits, task) ?? 'Answer this before you end your turn.');
}

/** How a round can end. */
export const harvests = {
  none: { title: 'No harvest', help: 'This round ends without a harvest, and nobody is fed.' },
  payOne: {
    title: 'Feeding (1 food each)',
    help: 'There is no harvest, but everybody must be fed, newborns included.',
  },
  feeding: {
    title: 'Feeding without a harvest',
    help: 'There is no harvest, but everybody must be fed, newborns included.',
  },
  harvest: { title: 'Harvest', help: 'You harvest your fields and feed everybody, and your animals breed.' },
  fieldOrBreeding: {
    title: 'Harvest of fields or animals',
    help: 'All choose: harvest the fields, or let the animals breed. Everybody eats.',
  },
} satisfies Record<string, Heading>;

/** How a round ends. */
export function harvest(kind: string): Heading {
  return find<Heading>(harvests, kind) ?? { title: wordsOf(kind), help: '' };
}
