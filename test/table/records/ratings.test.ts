import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { computer } from '../../../src/table/play/computer.ts';
import type { Result } from '../../../src/table/rows.ts';
import { aGame } from '../../db/contract.ts';
import { ANNA, BEN, CLEO, openGame, openTestTables, playToTheEnd } from '../fixture.ts';
import { toyGame } from '../toy.ts';
import { keepResults } from './counted-anew.ts';

const scope = { game: 'toy' };

const result = (gameId: string, userId: string | undefined, rest: Partial<Result> = {}): Result => ({
  gameId,
  seat: 0,
  userId,
  game: 'toy',
  guildId: 'g1',
  players: 2,
  points: 10,
  rank: 1,
  endedAt: 1,
  tiles: [],
  ...rest,
});

describe('statistics', () => {
  it('count a game once it has been played to the end', async () => {
    const tables = openTestTables();
    await playToTheEnd(tables);
    const anna = await tables.ratings.statistics({ scope, userId: ANNA.id, asker: BEN.id });
    expect(anna).toMatchObject({ games: 1, wins: 1, place: 1 });
    expect(anna).toMatchObject({ counts: [{ players: 2, games: 1, wins: 1, average: 6, best: 6 }], sides: [] });
    expect(await tables.ratings.leaderboard({ ...scope, guildId: 'g2' })).toEqual([]);
    const ben = await tables.ratings.statistics({ scope, userId: BEN.id, asker: BEN.id });
    expect(ben).toMatchObject({ games: 1, wins: 0, place: 2 });
    const cleo = await tables.ratings.statistics({ scope, userId: CLEO.id, asker: BEN.id });
    expect(cleo).toMatchObject({ games: 0, counts: [] });
  });

  it('show what was played in a game with sides, as long as its result counts', async () => {
    const sides: Readonly<Record<number, string>> = { 0: 'elves', 1: 'trolls' };
    const tables = openTestTables({ rules: { ...(toyGame() as Game), side: (_, seat) => sides[seat] } });
    const gameId = await playToTheEnd(tables);
    expect((await tables.stores.results.ofGame(gameId)).map(({ side }) => side)).toEqual(['elves', 'trolls']);
    const sidesOf = async (userId: string) =>
      (await tables.ratings.statistics({ scope, userId, asker: userId }))?.sides;
    expect(await sidesOf(ANNA.id)).toEqual([{ side: 'elves', games: 1, wins: 1, average: 6 }]);
    const game = await tables.stores.games.find(gameId);
    if (game) await tables.stores.games.save({ game, results: [], at: 1 });
    expect(await sidesOf(ANNA.id)).toEqual([]);
  });

  it('list games against computers separately, by how well they play, and leave them out of ratings', async () => {
    const tables = openTestTables({ autopilots: [computer] });
    for (const level of ['beginner', 'steady'] as const) {
      const alone = { channelId: level, users: [ANNA], options: { rounds: 1 }, computers: 1, terms: { level } };
      const game = await openGame(alone, tables);
      for (const move of ['dig 1', 'beg']) await game.play(ANNA, move, 'end');
      expect((await game.find()).status).toBe('finished');
    }
    await playToTheEnd(tables);
    const anna = await tables.ratings.statistics({ scope, userId: ANNA.id, asker: ANNA.id });
    expect(anna).toMatchObject({ games: 1, wins: 1, counts: [{ players: 2, games: 1 }], skill: { games: 1 } });
    expect(anna?.computers).toMatchObject([
      { level: 'beginner', games: 1 },
      { level: 'steady', games: 1 },
    ]);
  });

  it('do not count a game that its host ended', async () => {
    const { table, of, ratings } = await openGame();
    await table.end(of(ANNA));
    expect(await ratings.leaderboard(scope)).toEqual([]);
  });

  it('show who has a new personal best for a number of players', async () => {
    const tables = openTestTables();
    await keepResults(tables.stores, [
      result('a', 'x', { points: 40, endedAt: 1 }),
      result('a', 'y', { points: 50, endedAt: 1, seat: 1 }),
      result('b', 'x', { points: 44, endedAt: 2 }),
      result('b', 'y', { points: 50, endedAt: 2, seat: 1 }),
      result('c', 'x', { points: 60, endedAt: 3, players: 3 }),
      result('d', 'x', { points: 99, endedAt: 4 }),
    ]);
    expect(await tables.ratings.beaten('a')).toEqual([]);
    expect(await tables.ratings.beaten('b')).toEqual([{ seat: 0, points: 44, before: 40 }]);
    expect(await tables.ratings.beaten('c')).toEqual([]);
    await tables.stores.people.changeSettings('x', () => ({ statistics: false }));
    expect(await tables.ratings.beaten('b')).toEqual([]);
  });

  it('compare only games with the same choice if it changes how many points there are', async () => {
    const tables = openTestTables({ rules: { ...(toyGame() as Game), comparedBy: 'rounds' } });
    const game = (id: string, rounds: number, endedAt: number, points: number) =>
      tables.stores.games.save({
        game: aGame({ id, channelId: id, status: 'finished', seats: [], closedAt: endedAt, options: { rounds } }),
        results: [result(id, 'x', { points, endedAt })],
        at: endedAt,
      });
    await game('a', 3, 1, 40);
    await game('b', 5, 2, 70);
    await game('c', 3, 3, 41);
    expect(await tables.ratings.beaten('b')).toEqual([]);
    expect(await tables.ratings.beaten('c')).toEqual([{ seat: 0, points: 41, before: 40 }]);
  });

  it('show averages and bests by player count, and the favourite tiles', async () => {
    const tables = openTestTables();
    await keepResults(tables.stores, [
      result('a', 'x', { players: 1, points: 50, tiles: ['miner', 'carpenter'] }),
      result('b', 'x', { players: 1, points: 61, tiles: ['miner'] }),
      result('c', 'x', { players: 3, points: 70, rank: 2, tiles: ['baker'] }),
      result('c', 'y', { players: 3, points: 80, rank: 1 }),
    ]);
    const figures = await tables.ratings.statistics({ scope, userId: 'x', asker: 'x' });
    expect(figures?.counts).toEqual([
      { players: 1, games: 2, wins: 0, average: 55.5, best: 61 },
      { players: 3, games: 1, wins: 0, average: 70, best: 70 },
    ]);
    expect(figures?.wins).toBe(0);
    expect(figures?.favourites[0]).toEqual({ tile: 'miner', games: 2 });
    expect(figures?.favourites).toHaveLength(3);
  });
});

describe('ratings', () => {
  async function leaderboard(results: readonly Result[]) {
    const tables = openTestTables();
    await keepResults(tables.stores, results);
    return tables.ratings.leaderboard(scope);
  }

  it('rise with wins and fall with losses, and need two people', async () => {
    const rounds = Array.from({ length: 10 }, (_, game) => [
      result(`g${game}`, 'strong', { rank: 1 }),
      result(`g${game}`, 'weak', { rank: 2 }),
    ]).flat();
    const [first, second] = await leaderboard(rounds);
    expect(first).toMatchObject({ userId: 'strong', games: 10, wins: 10 });
    expect(second).toMatchObject({ userId: 'weak', games: 10, wins: 0 });
    expect(first?.skill).toBeGreaterThan((second?.skill ?? 0) + 10);
    expect(await leaderboard([result('s', 'x', { players: 1 })])).toEqual([]);
    expect(await leaderboard([result('c', 'x'), result('c', undefined, { rank: 2 })])).toEqual([]);
  });
});

describe('a person', () => {
  it('who hides their statistics is listed and mentioned nowhere, but can see them', async () => {
    const tables = openTestTables();
    await playToTheEnd(tables);
    await tables.stores.people.changeSettings(ANNA.id, () => ({ statistics: false }));
    expect((await tables.ratings.leaderboard(scope)).map(({ userId }) => userId)).toEqual([BEN.id]);
    expect(await tables.ratings.statistics({ scope, userId: ANNA.id, asker: BEN.id })).toBeUndefined();
    expect(await tables.ratings.statistics({ scope, userId: ANNA.id, asker: ANNA.id })).toMatchObject({ games: 1 });
  });

  it('whose settings cannot be read hides nobody else', async () => {
    const tables = openTestTables();
    await playToTheEnd(tables);
    await tables.stores.people.changeSettings(ANNA.id, () => ({ remindEvery: 'never' }));
    expect(await tables.ratings.leaderboard(scope)).toHaveLength(2);
  });
});
