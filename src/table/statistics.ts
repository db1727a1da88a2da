import { ordinal, type Rating, rate, rating } from 'openskill';
import type { Result } from './rows.ts';

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
interface CountStatistics {
  readonly players: number;
  readonly games: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
}

/** What a person has reached so far. */
export interface PersonStatistics {
  readonly userId: string;
  readonly games: number;
  readonly wins: number;
  /** Fewest players first; one player is the solo game, which nobody wins. */
  readonly counts: readonly CountStatistics[];
  /** The tiles that the person had at the end of most games, most frequent first. */
  readonly favourites: readonly { readonly tile: string; readonly games: number }[];
  /** Undefined before the first game of at least two persons. */
  readonly skill: Skill | undefined;
  /** The place among all who are rated, from 1. */
  readonly place: number | undefined;
}

/** How many tiles are told. */
const FAVOURITES = 5;

/** The rating of everyone in games of at least two persons; `results` in the order in which the games ended. */
export function skills(results: readonly Result[]): Map<string, Skill> {
  const ratings = new Map<string, Rating>();
  const counted = new Map<string, { games: number; wins: number }>();
  for (const game of byGame(results)) {
    const persons = game.flatMap(({ userId, rank }) => (userId === undefined ? [] : [{ userId, rank }]));
    if (persons.length < 2) continue;
    const before = persons.map(({ userId }) => [ratings.get(userId) ?? rating()]);
    const after = rate(before, { rank: persons.map(({ rank }) => rank) });
    for (const [index, { userId, rank }] of persons.entries()) {
      const [rated] = after[index] ?? [];
      if (rated) ratings.set(userId, rated);
      const { games, wins } = counted.get(userId) ?? { games: 0, wins: 0 };
      counted.set(userId, { games: games + 1, wins: wins + (rank === 1 ? 1 : 0) });
    }
  }
  return new Map(
    [...ratings].map(([userId, rated]) => {
      const { games, wins } = counted.get(userId) ?? { games: 0, wins: 0 };
      return [userId, { userId, skill: ordinal(rated), games, wins }];
    }),
  );
}

/** All who are rated, the best first. */
export function leaderboard(results: readonly Result[]): Skill[] {
  return [...skills(results).values()].sort((one, other) => other.skill - one.skill || other.games - one.games);
}

/** What a person has reached in all games of `results`, which stand in the order in which the games ended. */
export function statisticsOf(results: readonly Result[], userId: string): PersonStatistics {
  const own = results.filter((result) => result.userId === userId);
  const counts = [...new Set(own.map(({ players }) => players))]
    .sort((one, other) => one - other)
    .map((players) => countStatistics(own, players));
  const rated = leaderboard(results);
  const place = rated.findIndex((skill) => skill.userId === userId);
  return {
    userId,
    games: own.length,
    wins: counts.reduce((sum, { wins }) => sum + wins, 0),
    counts,
    favourites: favouritesOf(own),
    skill: rated[place],
    place: place < 0 ? undefined : place + 1,
  };
}

function countStatistics(own: readonly Result[], players: number): CountStatistics {
  const games = own.filter((result) => result.players === players);
  const points = games.map((result) => result.points);
  return {
    players,
    games: games.length,
    wins: players === 1 ? 0 : games.filter(({ rank }) => rank === 1).length,
    average: points.reduce((sum, one) => sum + one, 0) / points.length,
    best: Math.max(...points),
  };
}

function favouritesOf(own: readonly Result[]): PersonStatistics['favourites'] {
  const games = new Map<string, number>();
  for (const tile of own.flatMap(({ tiles }) => [...new Set(tiles)])) games.set(tile, (games.get(tile) ?? 0) + 1);
  return [...games]
    .map(([tile, count]) => ({ tile, games: count }))
    .sort((one, other) => other.games - one.games || one.tile.localeCompare(other.tile))
    .slice(0, FAVOURITES);
}

function byGame(results: readonly Result[]): Result[][] {
  const games = new Map<string, Result[]>();
  for (const result of results) {
    const game = games.get(result.gameId);
    if (game) game.push(result);
    else games.set(result.gameId, [result]);
  }
  return [...games.values()];
}
