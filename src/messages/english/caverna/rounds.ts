import type { Amounts, People } from '../../context.ts';
import { find, plain } from '../../text.ts';
import { list } from '../shared/list.ts';
import { type Hunger, harvest, hungerOf } from './decisions.ts';
import { amount, bundle } from './goods.ts';
import { DWARFS } from './people.ts';
import { space } from './spaces/index.ts';

/** What everybody is asked in a harvest; `game` is the name of the game, mentions are those who still have to answer. */
interface Harvested {
  game: string;
  round: number;
  kind: string;
  mentions: readonly string[];
}

/** How far the game is; `skipped` are the rounds to come that are not played, `ending` is how the round ends, where that is known. */
interface Stage {
  round: number;
  rounds: number;
  skipped?: readonly number[];
  ending?: string | undefined;
}

/** `round 9 is skipped`. */
const skippedRounds = (all: readonly number[]): string =>
  all.length === 1 ? `round ${all[0]} is skipped` : `rounds ${list(all.map(String))} are skipped`;

/** How a round ends that ends without a harvest, or nobody knows how: beside a harvest to come these would mislead alone. */
const endings: Readonly<Record<string, string>> = { none: 'no harvest now', hidden: 'harvest unknown' };

/** Points that a way to feed costs: some of them for young that are not born then, or where the last of a kind of animal is eaten. */
interface FeedingCosts {
  readonly points: number;
  readonly unborn: number;
  readonly lastOfKind: number;
  readonly markers: number;
}

/** What is left to somebody in a harvest who has fed everybody, by the kind of the task. */
const LEFT: Readonly<Record<string, string>> = {
  accommodate: 'has animals without room',
  breed: 'decides about young animals',
  breedAgain: 'has animals that can breed again',
  act: 'may barter first',
  end: 'may still exchange something, then ends it',
};

/** How far a game is. */
export const rounds = {
  /** How far the game is: `Round 3 of 12 · Harvest`, `Round 3 of 12 (round 9 is skipped) · Harvest`. */
  stage({ round, rounds, skipped = [], ending }: Stage): string {
    const without = skipped.length === 0 ? '' : ` (${skippedRounds(skipped)})`;
    return `Round ${round} of ${rounds}${without}${ending === undefined ? '' : ` · ${ending}`}`;
  },
  /** Who plays after whom in the first round: `**Yuki** begins, then Mara and Tom.` */
  order: ([first = '', ...others]: readonly string[]): string =>
    `**${plain(first)}** begins, then ${list(others.map(plain))}.`,
  /** How a round ends, for the stage; `hidden` while its marker lies face down. */
  ending: (kind: string): string => find(endings, kind) ?? harvest(kind).title,
  /** Somebody who is still to play a harvest, with what they eat, or what else is asked of them once they have fed everybody. */
  fed: (mention: string, hunger: Hunger | undefined, task = ''): string =>
    `${mention}: ${hunger === undefined ? (find(LEFT, task) ?? 'has something left to decide') : hungerOf(hunger)}`,
  /** A harvest is played by all at the same time; mentions are those who still have to answer, a line each. */
  harvest: ({ round, kind, game, mentions }: Harvested): string =>
    [
      `**${harvest(kind).title}** after round ${round} in ${game}. ${mentions.length === 0 ? 'Everybody is done.' : 'Still to come:'}`,
      ...mentions.map((mention) => `- ${mention}`),
      `-# ${harvest(kind).help}`,
    ].join('\n'),
  /** Whoever can still exchange something is asked before the points are counted; mentions are those who have not answered. */
  counting: ({ game, mentions }: Pick<Harvested, 'game' | 'mentions'>): string =>
    [
      mentions.length === 0
        ? 'Everybody is done.'
        : `${list(mentions)}, the points of ${game} are about to be counted.`,
      'It is the last moment to exchange something: rubies, for example. Whoever wants nothing more has the points counted.',
    ].join('\n'),
};

/** A player's own part of a harvest, which all play at the same time. */
export const harvestPart = {
  open: 'My harvest',
  end: 'End my harvest',
};

/** The same in a round in which everybody is fed without a harvest. */
export const feedingPart = {
  open: 'Feed my family',
  end: 'End my feeding',
};

/** The last exchanges of a player, before the points are counted. */
export const countingPart = {
  open: 'My last exchanges',
  end: 'Count my points',
};

/** Whole ways to feed the dwarfs. */
export const feeding = {
  title: ({ many }: People = DWARFS): string => `Feed the ${many} with …`,
  /** Where nothing feeds everybody. */
  scarce: 'Not enough for all: eat first …',
  /** What is eaten, and the begging markers for what is still lacking: `1 wild boar into 2 food, then 2 begging markers`. */
  way: (eaten: readonly string[], markers: number): string =>
    [eaten.join(', '), ...(markers > 0 ? [`then ${amount('begging', markers)} (−${3 * markers})`] : [])].join(', '),
  /** What a way to feed costs at the end, begging markers included, and some of what these points are for. */
  costs({ points, unborn, lastOfKind, markers }: FeedingCosts): string {
    const parts = [
      { count: lastOfKind, cause: 'for the last of a kind' },
      { count: unborn, cause: 'for young not born' },
    ].filter(({ count }) => count > 0);
    const [first] = parts;
    const why =
      first?.count === points
        ? ` ${first.cause}`
        : parts.map(({ count, cause }, i) => `, ${count} ${i === 0 ? 'of them ' : ''}${cause}`).join('');
    return `${points > 0 ? `Costs ${amount('point', points)}` : 'Costs no points'}${markers > 0 ? ' in all' : ''}${why}`;
  },
  /** Where there are more ways to feed than are listed. */
  more: 'More ways are under *Exchange*.',
};

/** Answers that take several moves and one press. */
export const several = {
  food: 'Several into food at once …',
  room: 'Make room at once …',
  young: 'Make room for young animals …',
  /** A space, and what becomes food to go there: `Imitation (4 food): 2 grain into 2 food, 1 boar into 2 food`. */
  to: (id: string, eaten: readonly string[]): string => `${space(id).name}: ${eaten.join(', ')}`,
  /** `has` is the food that there is before. */
  eaten: (good: string, count: number, { food, has }: { food: number; has: number }): string =>
    `${bundle({ [good]: count })} into ${bundle({ food })}${has === 0 ? '' : ` (${has + food} in all)`}`,
  eatAndBreed: (meal: Amounts, young: Amounts): string => `Eat ${bundle(meal)}, then breed ${bundle(young)}`,
};

/** What becomes of a turn that the table lets pass. */
export const passing = (phase: string): string => {
  if (phase === 'folks') return 'A computer chooses the folk for them.';
  return phase === 'harvest'
    ? 'The family is fed as cheaply as possible.'
    : 'The next of the family stays at home for this round.';
};

/** The headings over what can be looked at. */
export const boards = {
  one: (name: string): string => `${plain(name)}’s home board`,
  all: 'All home boards',
  own: 'My home board',
  table: 'Action spaces',
  others: 'The other home boards',
  tiles: 'Furnishing tiles',
};

/** The end of a solo game. */
export function soloEnd({ name, points }: { readonly name: string; readonly points: number }): string {
  return `The game is over. **${plain(name)}** reaches ${amount('point', points)}.${points >= 100 ? ' A hundred or more: well done!' : ''}`;
}

/** What somebody has furnished most often, for their statistics. */
export function favourites(tiles: readonly { readonly name: string; readonly games: number }[]): string {
  return `Favourite tiles: ${tiles.map(({ name, games }) => `${name} (${games})`).join(', ')}`;
}
