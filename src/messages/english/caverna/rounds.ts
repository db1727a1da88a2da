import type { Hunger } from '../../caverna/hunger.ts';
import { SOLO_GOAL } from '../../caverna/score.ts';
import type { Amounts, People } from '../../context.ts';
import { find, plain } from '../../text.ts';
import { list } from '../shared/list.ts';
import { harvest, hungerOf } from './decisions.ts';
import { amount, bundle } from './goods.ts';
import { DWARFS } from './people.ts';
import { space } from './spaces/index.ts';

/** A harvest, and the players it is still waiting for. */
interface Harvested {
  game: string;
  round: number;
  kind: string;
  mentions: readonly string[];
}

/** The stage of the game: `skipped` are later rounds that are not played, `ending` is how the current round ends. */
interface Stage {
  round: number;
  rounds: number;
  skipped?: readonly number[];
  ending?: string | undefined;
}

/** `round 9 is skipped`. */
const skippedRounds = (all: readonly number[]): string =>
  all.length === 1 ? `round ${all[0]} is skipped` : `rounds ${list(all.map(String))} are skipped`;

/** How a round ends without a harvest, or with an unknown one. */
const endings: Readonly<Record<string, string>> = { none: 'no harvest now', hidden: 'harvest unknown' };

/** The points that a way to feed costs, and those among them for lost newborns or the last animal of a kind. */
interface FeedingCosts {
  readonly points: number;
  readonly unborn: number;
  readonly lastOfKind: number;
  readonly markers: number;
}

/** The remaining tasks of a player who has fed the family in a harvest, by the kind of the task. */
const LEFT: Readonly<Record<string, string>> = {
  accommodate: 'has animals without room',
  breed: 'is choosing which animals breed',
  breedAgain: 'may let animals breed again',
  act: 'may trade first',
  end: 'still has to end the harvest',
};

/** The stage of a game. */
export const rounds = {
  /** The stage of the game: `Round 3 of 12 · Harvest`, `Round 3 of 12 (round 9 is skipped) · Harvest`. */
  stage({ round, rounds, skipped = [], ending }: Stage): string {
    const without = skipped.length === 0 ? '' : ` (${skippedRounds(skipped)})`;
    return `Round ${round} of ${rounds}${without}${ending === undefined ? '' : ` · ${ending}`}`;
  },
  /** The order of play: `**Yuki** begins, then Mara and Tom.` */
  order: ([first = '', ...others]: readonly string[]): string =>
    `**${plain(first)}** begins, then ${list(others.map(plain))}.`,
  /** How a round ends; `hidden` while its marker lies face down. */
  ending: (kind: string): string => find(endings, kind) ?? harvest(kind).title,
  /** A player that a harvest is waiting for, with what the family eats, or the remaining task. */
  fed: (mention: string, hunger: Hunger | undefined, task = ''): string =>
    `${mention}: ${hunger === undefined ? (find(LEFT, task) ?? 'still has something to decide') : hungerOf(hunger)}`,
  /** A harvest, with a line for each player that it is waiting for. */
  harvest: ({ round, kind, game, mentions }: Harvested): string =>
    [
      `**${harvest(kind).title}** after round ${round} in ${game}. ${mentions.length === 0 ? 'Everybody is done.' : 'Still waiting for:'}`,
      ...mentions.map((mention) => `- ${mention}`),
      `-# ${harvest(kind).help}`,
    ].join('\n'),
  /** Calls the players who can still exchange something before the points are counted. */
  counting: ({ game, mentions }: Pick<Harvested, 'game' | 'mentions'>): string =>
    [
      mentions.length === 0
        ? 'Everybody is done.'
        : `${list(mentions)}, the points of ${game} are about to be counted.`,
      'This is your last chance to exchange something, such as rubies. If you want nothing more, press *Count my points*.',
    ].join('\n'),
};

/** A player's own part of a harvest. */
export const harvestPart = {
  open: 'My harvest',
  end: 'End my harvest',
};

/** The same for a feeding without a harvest. */
export const feedingPart = {
  open: 'Feed my family',
  end: 'Finish feeding',
};

/** The last exchanges of a player, before the points are counted. */
export const countingPart = {
  open: 'My last exchanges',
  end: 'Count my points',
};

/** Complete ways to feed the family. */
export const feeding = {
  title: ({ many }: People = DWARFS): string => `Feed the ${many} with …`,
  /** If the goods do not feed everybody. */
  scarce: 'Not enough for all: first eat …',
  /** What is eaten, and the begging markers for the rest: `1 wild boar into 2 food, then 2 begging markers`. */
  way: (eaten: readonly string[], markers: number): string =>
    [eaten.join(', '), ...(markers > 0 ? [`then ${amount('begging', markers)} (−${3 * markers})`] : [])].join(', '),
  /** The points that a way to feed costs, and why. */
  costs({ points, unborn, lastOfKind, markers }: FeedingCosts): string {
    const parts = [
      { count: lastOfKind, cause: 'for the last of a kind' },
      {
        count: unborn,
        cause: unborn === 1 ? 'for an animal that will not be born' : 'for animals that will not be born',
      },
    ].filter(({ count }) => count > 0);
    const [first] = parts;
    const why =
      first?.count === points
        ? ` ${first.cause}`
        : parts.map(({ count, cause }, i) => `, ${count} ${i === 0 ? 'of them ' : ''}${cause}`).join('');
    return `${points > 0 ? `Costs ${amount('point', points)}` : 'Costs no points'}${markers > 0 ? ' in all' : ''}${why}`;
  },
  more: 'There are more ways under *Exchange*.',
};

/** Answers that make several moves with one press. */
export const several = {
  food: 'Turn several into food …',
  room: 'Make room …',
  young: 'Make room for young animals …',
  /** The weapon to forge first, and how many items it may bring home. */
  forgeAndLoot: (strength: number, most: number): string => `Forge ${strength}, then loot: up to ${most}`,
  /**
   * A space, and the goods that become food to go there: `Imitation (4 food): 2 grain into 2 food, 1 boar into 2 food`.
   */
  to: (id: string, eaten: readonly string[]): string => `${space(id).name}: ${eaten.join(', ')}`,
  /** `has` is the food that the player has beforehand. */
  eaten: (good: string, count: number, { food, has }: { food: number; has: number }): string =>
    `${bundle({ [good]: count })} into ${bundle({ food })}${has === 0 ? '' : ` (${has + food} in all)`}`,
  eatAndBreed: (meal: Amounts, young: Amounts): string => `Eat ${bundle(meal)}, then breed ${bundle(young)}`,
};

/** What happens to a turn that the table passes. */
export const passing = (phase: string): string => {
  if (phase === 'folks') return 'A computer chooses the folk.';
  return phase === 'harvest'
    ? 'The family is fed as cheaply as possible.'
    : 'The next member of the family stays at home this round.';
};

/** How the game is won, and when it ends. */
export const aim = (alone: boolean): string =>
  `${alone ? 'Get as many points as you can; 100 is a good goal.' : 'Have the most points.'} The game ends after round 12. Animals, crops, mines, rooms, dwarfs, rubies and gold count; unused spaces on your board and missing kinds of farm animals cost points.`;

/** The headings over the pictures. */
export const boards = {
  one: (name: string): string => `${plain(name)}’s home board`,
  all: 'All home boards',
  board: 'Board',
  own: 'My home board',
  table: 'Action spaces',
  others: 'The other home boards',
  tiles: 'Furnishing tiles',
};

/** The end of a solo game. */
export function soloEnd({ name, points }: { readonly name: string; readonly points: number }): string {
  return `The game is over. **${plain(name)}** has ${amount('point', points)}.${points >= SOLO_GOAL ? ' 100 or more: well done!' : ''}`;
}

/** The tiles that a player has furnished most often. */
export function favourites(tiles: readonly { readonly name: string; readonly games: number }[]): string {
  return `Favourite tiles: ${tiles.map(({ name, games }) => `${name} (${games})`).join(', ')}`;
}
