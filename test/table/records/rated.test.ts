import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableContext } from '../../../src/table/play/context.ts';
import { rateGames } from '../../../src/table/records/ratings.ts';
import type { Result } from '../../../src/table/rows.ts';
import { openTestTables, type TestTables } from '../fixture.ts';
import { allCounted, keepResults, leaderboard } from './counted-anew.ts';

afterEach(() => vi.restoreAllMocks());

const scope = { game: 'toy' };
const HOUR = 60 * 60_000;

const gameOf = (game: number, { first = '100', second = '200', guildId = 'g1' } = {}): Result[] =>
  [first, second].map((userId, seat) => ({
    gameId: `game${String(game).padStart(3, '0')}`,
    seat,
    userId,
    game: 'toy',
    guildId,
    players: 2,
    points: 9 - seat,
    rank: 1 + seat,
    endedAt: 1 + game,
    tiles: [],
  }));

const gamesFrom = (from: number, to: number): Result[][] =>
  Array.from({ length: to - from }, (_, index) => gameOf(from + index));

async function rollBack({ stores }: TestTables, game: number): Promise<void> {
  const found = await stores.games.find(gameOf(game)[0]?.gameId ?? '');
  if (found) await stores.games.save({ game: found, results: [], at: 1 });
}

async function rateAll({ stores, clock }: TestTables): Promise<number> {
  for (let pieces = 0; ; pieces++) if (!(await stores.results.rateMore(clock.time))) return pieces;
}

describe('a page of ratings', () => {
  it('waits for a game that has just ended, but not for all earlier games', async () => {
    const tables = openTestTables();
    await keepResults(tables.stores, gamesFrom(0, 5).flat());
    expect(await tables.ratings.leaderboard(scope)).toEqual(leaderboard(gamesFrom(0, 5).flat()));
    expect(await tables.ratings.counting(scope)).toBe(false);
    await keepResults(tables.stores, gamesFrom(5, 100).flat());
    const [first] = await tables.ratings.leaderboard(scope);
    expect(first?.games).toBeGreaterThan(5);
    expect(first?.games).toBeLessThan(50);
    expect(await tables.ratings.counting(scope)).toBe(true);
    await rateAll(tables);
    expect(await tables.ratings.counting(scope)).toBe(false);
    expect(await tables.ratings.leaderboard(scope)).toEqual(leaderboard(gamesFrom(0, 100).flat()));
  });

  it('shows at once that one of the last games was taken back', async () => {
    const tables = openTestTables();
    await keepResults(tables.stores, gamesFrom(0, 100).flat());
    await rateAll(tables);
    for (const game of [99, 98, 97]) {
      await rollBack(tables, game);
      expect(await tables.ratings.leaderboard(scope)).toEqual(leaderboard(gamesFrom(0, game).flat()));
      expect(await tables.ratings.counting(scope)).toBe(false);
    }
  });
});

describe('somebody who takes old games back again and again', () => {
  it('makes ratings restart at most once an hour, and they are complete in between', async () => {
    const tables = openTestTables();
    tables.clock.time = 10 * HOUR;
    await keepResults(tables.stores, gamesFrom(0, 100).flat());
    await rateAll(tables);
    await rollBack(tables, 0);
    expect(await rateAll(tables)).toBeGreaterThan(20);
    const afterFirst = leaderboard(gamesFrom(1, 100).flat());
    expect(await tables.ratings.leaderboard(scope)).toEqual(afterFirst);
    for (let game = 1; game < 20; game++) {
      tables.clock.time += 60_000;
      await rollBack(tables, game);
      expect(await rateAll(tables)).toBe(0);
      expect(await tables.ratings.leaderboard(scope)).toEqual(afterFirst);
      expect(await tables.ratings.counting(scope)).toBe(true);
    }
    // A game that ends in the meantime is rated too.
    await keepResults(tables.stores, gameOf(100));
    const [first] = await tables.ratings.leaderboard(scope);
    expect(first?.games).toBe(100);
    tables.clock.time += HOUR;
    expect(await rateAll(tables)).toBeLessThan(60);
    expect(await tables.ratings.counting(scope)).toBe(false);
    expect(await tables.ratings.leaderboard(scope)).toEqual(leaderboard(gamesFrom(20, 101).flat()));
  });

  it('during a count does not restart it', async () => {
    const tables = openTestTables();
    tables.clock.time = 10 * HOUR;
    await keepResults(tables.stores, gamesFrom(0, 200).flat());
    await rateAll(tables);
    await rollBack(tables, 0);
    for (let piece = 0; piece < 40; piece++) await tables.stores.results.rateMore(tables.clock.time);
    await rollBack(tables, 1);
    expect(await rateAll(tables)).toBeLessThan(40);
    expect(await tables.ratings.leaderboard(scope)).toMatchObject([{ games: 199 }, { games: 199 }]);
    await allCounted(tables, scope);
    expect(await tables.ratings.leaderboard(scope)).toEqual(leaderboard(gamesFrom(2, 200).flat()));
  });
});

it('the rating task rates for a moment, then pauses nine times as long for other work', async () => {
  const tables = openTestTables();
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const chore = rateGames({ stores: tables.stores, clock: tables.clock } as unknown as TableContext);
  const pieces = vi.spyOn(tables.stores.results, 'rateMore').mockImplementation(async () => {
    time += 20;
    return true;
  });
  await chore.run(0);
  expect(pieces).toHaveBeenCalledTimes(3);
  time += 500;
  await chore.run(0);
  expect(pieces).toHaveBeenCalledTimes(3);
  time += 50;
  await chore.run(0);
  expect(pieces).toHaveBeenCalledTimes(6);
});
