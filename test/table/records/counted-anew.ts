import { ordinal, type Rating, rate, rating } from 'openskill';
import { LEVELS } from '../../../src/players/levels.ts';
import type { Result } from '../../../src/table/rows.ts';
import type { CountStatistics, PersonStatistics, SideStatistics, Skill } from '../../../src/table/statistics.ts';
import type { Scope, Stores } from '../../../src/table/stores.ts';
import { aGame } from '../../db/contract.ts';

/** Saves results as those of finished games; a result's seat is its index among the results of its game. */
export async function keepResults({ games }: Pick<Stores, 'games'>, results: readonly Result[]): Promise<void> {
  for (const game of byGame(results)) {
    const [{ gameId, guildId, endedAt }] = game as [Result];
    await games.save({
      game: aGame({ id: gameId, guildId, channelId: gameId, status: 'finished', seats: [], closedAt: endedAt }),
      results: game.map((result, seat) => ({ ...result, seat })),
      at: endedAt,
    });
  }
}

/** Moves the clock on until the ratings within a scope include every game. */
export async function allCounted(
  { stores, clock }: { readonly stores: Pick<Stores, 'results'>; readonly clock: { time: number } },
  scope: Scope,
): Promise<void> {
  while (await stores.results.behind(scope)) {
    clock.time += 60 * 60_000;
    while (await stores.results.rateMore(clock.time, scope));
  }
}

export function inOrder(results: readonly Result[], { game, guildId }: Scope): Result[] {
  return results
    .filter((result) => result.game === game && (guildId === undefined || result.guildId === guildId))
    .toSorted((a, b) => a.endedAt - b.endedAt || compare(a.gameId, b.gameId) || a.seat - b.seat);
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const FAVOURITES = 5;

/** The rating of everyone in games of at least two people; `results` in the order in which the games ended. */
function skills(results: readonly Result[]): Skill[] {
  const counted = new Map<string, { rated: Rating; games: number; wins: number }>();
  for (const game of byGame(results)) {
    const persons = game.flatMap(({ userId, rank }) => (userId === undefined ? [] : [{ userId, rank }]));
    if (persons.length < 2) continue;
    const before = persons.map(({ userId }) => counted.get(userId) ?? { rated: rating(), games: 0, wins: 0 });
    const rank = persons.map((person) => person.rank);
    const after = rate(
      before.map(({ rated }) => [rated]),
      { rank },
    );
    for (const [index, { userId, rank }] of persons.entries()) {
      const { rated, games, wins } = before[index] ?? { rated: rating(), games: 0, wins: 0 };
      counted.set(userId, { rated: after[index]?.[0] ?? rated, games: games + 1, wins: wins + Number(rank === 1) });
    }
  }
  return [...counted].map(([userId, { rated, ...count }]) => ({ userId, skill: ordinal(rated), ...count }));
}

export function leaderboard(results: readonly Result[]): Skill[] {
  return skills(results).sort((one, other) => other.skill - one.skill || other.games - one.games);
}

/** A person's statistics in all games of `results`, which are in the order in which the games ended. */
export function statisticsOf(results: readonly Result[], userId: string): PersonStatistics {
  const all = results.filter((result) => result.userId === userId);
  const own = all.filter(({ against }) => against === undefined);
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
    computers: LEVELS.flatMap((level) => {
      const games = all.filter(({ against }) => against === level);
      return games.length === 0 ? [] : [{ level, ...reachedIn(games) }];
    }),
    sides: sidesOf(all),
    favourites: favouritesOf(all),
    skill: rated[place],
    place: place < 0 ? undefined : place + 1,
  };
}

function countStatistics(own: readonly Result[], players: number): CountStatistics {
  return { players, ...reachedIn(own.filter((result) => result.players === players)) };
}

function reachedIn(games: readonly Result[]): Omit<CountStatistics, 'players'> {
  const points = games.map((result) => result.points);
  return {
    games: games.length,
    wins: games.filter(({ rank, players }) => rank === 1 && players > 1).length,
    average: points.reduce((sum, one) => sum + one, 0) / points.length,
    best: Math.max(...points),
  };
}

function sidesOf(own: readonly Result[]): SideStatistics[] {
  const played = [...new Set(own.flatMap(({ side }) => side ?? []))].map((side) => {
    const { best: _, ...reached } = reachedIn(own.filter((result) => result.side === side));
    return { side, ...reached };
  });
  return played.sort((one, other) => other.games - one.games || (one.side < other.side ? -1 : 1));
}

function favouritesOf(own: readonly Result[]): PersonStatistics['favourites'] {
  const tiles = own.flatMap(({ tiles }) => [...new Set(tiles)]);
  return [...Map.groupBy(tiles, (tile) => tile)]
    .map(([tile, all]) => ({ tile, games: all.length }))
    .sort((one, other) => other.games - one.games || one.tile.localeCompare(other.tile))
    .slice(0, FAVOURITES);
}

const byGame = (results: readonly Result[]): Result[][] => [...Map.groupBy(results, ({ gameId }) => gameId).values()];
