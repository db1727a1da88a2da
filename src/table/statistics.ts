import type { Rating } from 'openskill';
import type { Level } from '../players/levels.ts';

export type { Rating };

/** How well a person plays, from games of at least two persons. */
export interface Skill {
  readonly userId: string;
  /** What the person can be trusted to reach: the estimate less three times its uncertainty. New persons have 0. */
  readonly skill: number;
  /** Games of at least two persons. */
  readonly games: number;
  readonly wins: number;
}

/** Games of one number of players. */
export interface CountStatistics {
  readonly players: number;
  readonly games: number;
  /** Nobody wins the solo game. */
  readonly wins: number;
  readonly average: number;
  readonly best: number;
}

/** Games of one person against computers that play at one level. */
export interface ComputerStatistics {
  readonly level: Level;
  readonly games: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
}

/** Games in which a person played one of the sides that there are in a game. */
export interface SideStatistics {
  /** The key of the message catalogue, as `Game.side` names it. */
  readonly side: string;
  readonly games: number;
  /** Nobody wins the solo game. */
  readonly wins: number;
  readonly average: number;
}

/** What a person has reached so far. */
export interface PersonStatistics {
  readonly userId: string;
  /** Games between people, and solo games; games against computers are counted separately. */
  readonly games: number;
  readonly wins: number;
  /** Fewest players first; one player is the solo game, which nobody wins. */
  readonly counts: readonly CountStatistics[];
  /** Games against nobody but computers, the weakest first. */
  readonly computers: readonly ComputerStatistics[];
  /** The side that the person has played most often first; none if all their games were played by the same rules. */
  readonly sides: readonly SideStatistics[];
  /** The tiles that the person had at the end of most games, most frequent first. */
  readonly favourites: readonly Favourite[];
  /** Undefined before the first game of at least two persons. */
  readonly skill: Skill | undefined;
  /** The place among all who are rated, from 1. */
  readonly place: number | undefined;
}

/** A tile, and in how many games somebody had it at the end. */
export interface Favourite {
  readonly tile: string;
  readonly games: number;
}

/** How many tiles are listed. */
const FAVOURITES = 5;

/** The library, hundreds of files that no start waits for. */
const library = () => import('openskill');

/** The rating of somebody who has not been rated yet. */
export const newRating = async (): Promise<Rating> => (await library()).rating();

/** What somebody with a rating can be trusted to reach. */
export const skillOf = async (rated: Rating): Promise<number> => (await library()).ordinal(rated);

/** The ratings of the persons of a game after it, from those before it and the ranks that they have reached. */
export async function ratedGame(
  before: readonly Rating[],
  persons: readonly { readonly rank: number }[],
): Promise<Rating[]> {
  const { rate } = await library();
  const teams = before.map((one) => [one]);
  return rate(teams, { rank: persons.map(({ rank }) => rank) }).flat();
}

/** The listed tiles of all that were counted. */
export function mostFrequent(counted: readonly Favourite[]): Favourite[] {
  return counted
    .toSorted((one, other) => other.games - one.games || one.tile.localeCompare(other.tile))
    .slice(0, FAVOURITES);
}
