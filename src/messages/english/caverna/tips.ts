import type { BenefitWords, Growth, Lacking, Plan } from '../../../games/caverna/benefits/benefit.ts';
import type { Amounts, People } from '../../context.ts';
import { countOf } from '../../text.ts';
import { list } from '../shared/list.ts';
import { amount, bundle, thing } from './goods.ts';

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const nthOf = (nth: number, { one }: People): string => `a ${ORDINALS[nth] ?? `${nth}th`} ${one}`;

const isNone = (goods: Amounts): boolean => countOf(goods) === 0;

const harvestIn = (round: number, kind: string | undefined): string => {
  if (kind === undefined) return `a harvest in round ${round}`;
  return `the ${kind === 'payOne' ? 'feeding' : 'harvest'} of round ${round}`;
};

/** The uses of a good. */
const uses: Readonly<Record<string, string>> = {
  wood: 'wood builds dwellings, fences and rooms',
  stone: 'stone builds dwellings, rooms and stables',
  ore: 'ore forges weapons: 1 for each point of strength',
  ruby: 'a ruby is worth 1 point, or buys a tile or an animal at any time',
  gold: 'each gold is 1 point at the end',
  grain: 'sow grain: 1 becomes 3',
  vegetable: 'sow vegetables: 1 becomes 2',
  dog: 'a dog is worth 1 point and lets sheep live on a meadow',
  sheep: 'sheep are worth 1 point each; two have a lamb at a harvest',
  donkey: 'donkeys are worth 1 point each; one can live in each mine',
  boar: 'wild boars are worth 1 point each; a stable in the forest holds one',
  cattle: 'cattle are worth 1 point each, or 3 food',
};

/** The benefits of a choice, in one line for new players. */
export const benefits: BenefitWords = {
  crowded: ({ animals, homeless }) => {
    const all = countOf(animals);
    const what = Object.keys(animals).length === 1 ? bundle(animals) : `${all} animals`;
    const part = homeless === all ? what : `${homeless} of the ${what}`;
    return `no room for ${part}: eat ${homeless === 1 ? 'it' : 'them'} or make room first`;
  },
  lastCavern: () => 'last cavern',
  begging: ({ points }) => `costs ${points} points at the end`,
  passing: ({ dwarfs }, { one, many }) =>
    `${dwarfs === 1 ? `your ${one} does` : `your ${dwarfs} ${many} do`} nothing more this round`,
  feeds({ people: count, food, more = false, round, kind }, { one, many }) {
    const when = harvestIn(round, kind);
    if (count > 0) return `feeds ${count} ${count === 1 ? one : many} at ${when}`;
    return more ? `covers the missing ${amount('food', food)} at ${when}` : `worth ${amount('food', food)} at ${when}`;
  },
  child: ({ nth }, people) => `${nthOf(nth, people)}: 1 more turn every round from the next one on`,
  bed: ({ nth }, people) => `a bed for ${nthOf(nth, people)}, born later`,
  dwellingHere: ({ nth }, people) => `you can pay for a dwelling: a bed for ${nthOf(nth, people)}`,
  dwelling: ({ lacks, cavern }) => {
    if (!isNone(lacks)) return `towards a dwelling: then you still need ${bundle(lacks)}`;
    return cavern ? 'then you can pay for a dwelling' : 'then you can pay for a dwelling, once you have a cavern';
  },
  cavern: ({ forDwelling }) => (forDwelling ? 'a cavern for a dwelling: no bed without one' : 'a cavern for a room'),
  firstAnimal: ({ animal }) => `your first ${thing(animal).one}: having none costs 2 points`,
  sown: ({ grown }) => `grows to ${bundle(grown)}; each space gives 1 per harvest`,
  weapon: ({ items }) => `opens ${items} kinds of loot; grows by 1 with each expedition`,
  pasture: ({ points }) => `${amount('point', points)} at the end`,
  rooms: ({ lacks, nth }, people) => {
    if (nth === undefined) return 'a room that helps you from now on';
    return isNone(lacks)
      ? `a bed for ${nthOf(nth, people)} needs a cavern first`
      : `for a dwelling you lack ${bundle(lacks)}`;
  },
  goods: ({ good }, people) => people.uses?.[good] ?? uses[good] ?? `${thing(good).many} for later`,
  unused: ({ spaces }) =>
    `covers ${spaces === 1 ? '1 space, which saves a point' : `${spaces} spaces, which saves ${spaces} points`} at the end`,
  points: ({ points }) => `worth ${amount('point', points)} at the end`,
  oreMine: () => '3 points and ore; a donkey can live in it',
  rubyMine: () => '4 points; a donkey can live in it',
  stable: () => 'more room for animals',
  boarStable: () => 'room for 1 wild boar',
  ownTunnels: () => 'two tunnels side by side can take an ore mine',
  ownMeadows: () => 'two meadows side by side can become a large pasture',
  newborn: () => '1 point for each newborn, and food in an emergency',
  token: () => 'you play first in the next round',
  imitation: () => 'use a space that another player has taken',
  trade: () => '2 ore become 2 points and 1 food',
  expedition: () => 'loot of your choice; the weapon grows by 1',
  forging: () => 'a weapon lets you go on expeditions',
  allWeapons: () => 'stronger weapons bring better loot later',
  sowing: () => 'crops in the ground give food in every harvest',
  land: () => 'fields grow food, meadows become pastures',
  caves: () => 'caverns hold rooms, tunnels hold mines',
  fencing: () => 'pastures are points and room for animals',
  mining: () => 'a mine is worth 3 or 4 points',
  breeding: () => 'pairs with room have young at once',
  fed: () => 'nobody has to beg',
  protected: () => 'its goods stay for you to take',
};

/** The use and the cost of a new dwarf. */
const growing = ({ by, turns, harvests }: Growth, nth: string): string =>
  `lets you have ${nth} by round ${by}: ${turns} more ${turns === 1 ? 'turn' : 'turns'}${harvests === 0 ? '' : `, and one more mouth to feed ${harvests === 1 ? 'once' : `${harvests} times`}`}`;

/** The purpose of a way to play a turn, for the reasons of the coach: a line without a full stop. */
export function purpose({ benefit, growth }: Plan, people: People, nth: number): string | undefined {
  if (growth === undefined) return undefined;
  const who = nthOf(nth, people);
  switch (benefit.what) {
    case 'dwelling':
      return isNone(benefit.lacks)
        ? `it pays for a dwelling, which ${growing(growth, who)}`
        : `towards a dwelling (${bundle(benefit.lacks)} still missing), which ${growing(growth, who)}`;
    case 'bed':
      return `a dwelling ${growing(growth, who)}`;
    case 'child':
      return `a child ${growing(growth, who)}`;
    default:
      return undefined;
  }
}

const richesIn = ({ riches }: Lacking): string => list(riches.map((good) => thing(good).many));

/** What could be turned into food and is not enough. */
const eaten = ({ riches, enough }: Lacking): string =>
  list(['crops', 'animals', ...(enough ? [] : riches.map((good) => thing(good).many))]);

/** Warnings for new players before they do what beginners regret. */
export const regrets = {
  lastCavern: (nth: number, people: People): string =>
    `You have one empty cavern. Without a dwelling in it, there is no bed for ${nthOf(nth, people)}.`,
  hungry: (lacking: Lacking): string => {
    const { food, stone, enough } = lacking;
    if (food === 0) return `A feeding follows this round, and you lack ${amount('stone', stone)}: each costs 3 points.`;
    const price = enough && stone === 0 ? `pay with ${richesIn(lacking)}` : 'each costs 3 points';
    return `A feeding follows this round. Even if you eat all your ${eaten(lacking)}, you lack ${bundle({ food, stone })}: ${price}.`;
  },
  lastDwarf: (lacking: Lacking, { one }: People): string => {
    const { food, stone, trades, enough } = lacking;
    const last = `This is your last ${one} before the feeding`;
    if (food > 0)
      return `${last}. Even with all your ${eaten(lacking)} you lack ${bundle({ food, stone })}: look for ${stone > 0 ? 'both' : 'food'}${enough ? `, or pay with ${richesIn(lacking)}` : ''}.`;
    return `${last}, and you lack ${amount('stone', stone)}: look for stone${trades ? ', or keep 1 gold or 3 food to trade for one' : ''}.`;
  },
};
