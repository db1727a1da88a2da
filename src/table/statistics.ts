import type { Rating } from 'openskill';
import type { Level } from '../players/levels.ts';

export type { Rating };

/** A person's skill, from games of at least two people. */
export interface Skill {
  readonly userId: string;
  /** A cautious estimate of the person's skill: the estimate minus three times its uncertainty. New people have 0. */
  readonly skill: number;
  /** Games of at least two people. */
  readonly games: number;
  readonly wins: number;
}

/** Games with a certain number of players. */
export interface CountStatistics {
  readonly players: number;
  readonly games: number;
  /** Nobody wins a solo game. */
  readonly wins: number;
  readonly average: number;
  readonly best: number;
}

/** Games of one person against computers of a certain level. */
export interface ComputerStatistics {
  readonly level: Level;
  readonly games: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
}

/** Games in which a person played a certain side. */
export interface SideStatistics {
  /** The key of the message catalogue, from `Game.side`. */
  readonly side: string;
  readonly games: number;
  /** Nobody wins a solo game. */
  readonly wins: number;
  readonly average: number;
}

/** A person's results so far. */
export interface PersonStatistics {
  readonly userId: string;
  /** Games between people, and solo games; games against computers are counted separately. */
  readonly games: number;
  readonly wins: number;
  /** Ordered by number of players; one player means the solo game, which nobody wins. */
  readonly counts: readonly CountStatistics[];
  /** Games against computers only, the weakest first. */
  readonly computers: readonly ComputerStatistics[];
  /** The sides that the person has played, most often first; empty if all their games were played by the same rules. */
  readonly sides: readonly SideStatistics[];
  /** The tiles that the person most often had at the end of a game, most frequent first. */
  readonly favourites: readonly Favourite[];
  /** Undefined before the first game of at least two people. */
  readonly skill: Skill | undefined;
  /** The place among all who are rated, from 1. */
  readonly place: number | undefined;
}

/** A tile, and in how many games a person had it at the end. */
export interface Favourite {
  readonly tile: string;
  readonly games: number;
}

/** How many tiles to list. */
const FAVOURITES = 5;

/** The library consists of hundreds of files, so it is loaded only when needed. */
const library = () => import('openskill');

/** The rating of a person who has not been rated yet. */
export const newRating = async (): Promise<Rating> => (await library()).rating();

/** A cautious estimate of a rated person's skill. */
export const skillOf = async (rated: Rating): Promise<number> => (await library()).ordinal(rated);

/** The ratings of a game's people after the game, computed from their earlier ratings and their ranks. */
export async function ratedGame(
  before: readonly Rating[],
  persons: readonly { readonly rank: number }[],
): Promise<Rating[]> {
  const { rate } = await library();
  const teams = before.map((one) => [one]);
  return rate(teams, { rank: persons.map(({ rank }) => rank) }).flat();
}

/** The most frequent of these tiles, for a list. */
export function mostFrequent(counted: readonly Favourite[]): Favourite[] {
  return counted
    .toSorted((one, other) => other.games - one.games || one.tile.localeCompare(other.tile))
    .slice(0, FAVOURITES);
}
