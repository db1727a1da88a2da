import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEVELS } from '../../src/players/levels.ts';
import type { Result } from '../../src/table/rows.ts';
import type { Scope } from '../../src/table/stores.ts';
import { openTestTables, type TestTables } from '../table/fixture.ts';
import { allCounted, inOrder, keepResults, leaderboard, statisticsOf } from '../table/records/counted-anew.ts';

const USERS = ['100', '200', '300', '400', '500', '600', '700', '800'];
const GAMES = Array.from({ length: 12 }, (_, index) => `game${index}`);
const TILES = ['miner', 'carpenter', 'stone_carver', 'weaver', 'blacksmith', 'miner'];
const SIDES = ['trolls', 'elves', 'dwarves'];
const SCOPES = ['toy g1', 'toy g2', 'chess g1', 'toy', 'chess'].map((scope): Scope => {
  const [game = '', guildId] = scope.split(' ');
  return guildId === undefined ? { game } : { game, guildId };
});

const seat = fc.record({
  userId: fc.option(fc.nat(USERS.length - 1), { nil: undefined, freq: 6 }),
  points: fc.integer({ min: -20, max: 3 }),
  tiles: fc.array(fc.constantFrom(...TILES), { maxLength: 4 }),
  side: fc.option(fc.constantFrom(...SIDES), { nil: undefined }),
  against: fc.option(fc.constantFrom(...LEVELS), { nil: undefined, freq: 2 }),
});

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('finish' as const),
      gameId: fc.constantFrom(...GAMES),
      game: fc.constantFrom('toy', 'toy', 'toy', 'chess'),
      guildId: fc.constantFrom('g1', 'g1', 'g2', undefined),
      endedAt: fc.integer({ min: 1, max: 8 }),
      seats: fc.uniqueArray(seat, { minLength: 1, maxLength: 7, selector: ({ userId }) => userId ?? {} }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('rollBack' as const), gameId: fc.constantFrom(...GAMES) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('remove' as const), gameId: fc.constantFrom(...GAMES) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('forget' as const), user: fc.nat(USERS.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('hide' as const), user: fc.nat(USERS.length - 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('rate' as const), scope: fc.constantFrom(undefined, ...SCOPES) }),
  },
  { weight: 2, arbitrary: fc.constant({ what: 'ask' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Known {
  readonly results: Map<string, readonly Result[]>;
  /** The users who hide their statistics; a forgotten user may come back under the same id. */
  readonly hidden: Set<string>;
}

/** A game of seven that ended after all others: a change before this many games is not counted at once. */
const late = (game: number): Step => ({
  what: 'finish',
  gameId: `late${game}`,
  game: 'toy',
  guildId: 'g1',
  endedAt: 10 + game,
  seats: USERS.slice(1).map((_, userId) => {
    return { userId, points: (userId * 3 + game) % 5, tiles: ['miner'], side: undefined, against: undefined };
  }),
});
const LATE = Array.from({ length: 12 }, (_, game) => late(game));

async function carryOut(tables: TestTables, known: Known, step: Step): Promise<void> {
  const { stores } = tables;
  switch (step.what) {
    case 'finish': {
      const { gameId, game, guildId, endedAt, seats } = step;
      const results = seats.map(({ userId: user, ...reached }, seat): Result => {
        const rank = 1 + seats.filter((other) => other.points > reached.points).length;
        const userId = user === undefined ? undefined : USERS[user];
        return { gameId, game, guildId, endedAt, ...reached, rank, seat, userId, players: seats.length };
      });
      await keepResults(stores, results);
      known.results.set(gameId, results);
      return;
    }
    case 'rollBack': {
      const game = await stores.games.find(step.gameId);
      if (game) await stores.games.save({ game, results: [], at: 1 });
      known.results.delete(step.gameId);
      return;
    }
    case 'remove':
      await stores.games.remove(step.gameId, { ...step, guildId: undefined, copy: '', removedAt: 1, dueAt: 2 });
      known.results.delete(step.gameId);
      return;
    case 'forget': {
      const userId = USERS[step.user] ?? '';
      await tables.ratings.forget({ userId, formerName: 'Former player' });
      known.hidden.delete(userId);
      for (const gameId of known.results.keys()) known.results.set(gameId, await stores.results.ofGame(gameId));
      expect(JSON.stringify([...known.results.values()])).not.toContain(`"${userId}"`);
      return;
    }
    case 'hide': {
      const userId = USERS[step.user] ?? '';
      const statistics = known.hidden.has(userId);
      if (statistics) known.hidden.delete(userId);
      else known.hidden.add(userId);
      await stores.people.changeSettings(userId, () => ({ statistics }));
      return;
    }
    case 'rate':
      await stores.results.rateMore(tables.clock.time, step.scope);
      return;
    case 'ask':
      return sameAsAnew(tables, known);
  }
}

/** Everything that people can read equals a recount of all results, digit by digit. */
async function sameAsAnew(tables: TestTables, { results, hidden }: Known): Promise<void> {
  const { ratings } = tables;
  const shows = ({ userId }: { readonly userId: string }) => !hidden.has(userId) && !userId.startsWith('former-');
  for (const scope of SCOPES) {
    await allCounted(tables, scope);
    const all = inOrder([...results.values()].flat(), scope);
    const listed = leaderboard(all).filter(shows);
    expect(await ratings.leaderboard(scope)).toEqual(listed);
    expect(await ratings.leaderboard(scope, { from: 1, count: 2 })).toEqual(listed.slice(1, 3));
    expect(await ratings.rated(scope)).toBe(listed.length);
    const solo = soloBest(all).filter(shows);
    expect(await ratings.soloBest(scope)).toEqual(solo);
    expect(await ratings.alone(scope)).toBe(solo.length);
    for (const userId of new Set([...USERS, ...all.flatMap((result) => result.userId ?? [])])) {
      expect(await ratings.statistics({ scope, userId, asker: userId })).toEqual(statisticsOf(all, userId));
    }
  }
}

function soloBest(results: readonly Result[]): { userId: string; points: number }[] {
  const best = new Map<string, number>();
  for (const { userId, players, points } of results) {
    if (userId !== undefined && players === 1) best.set(userId, Math.max(points, best.get(userId) ?? points));
  }
  return [...best].map(([userId, points]) => ({ userId, points })).sort((one, other) => other.points - one.points);
}

it('stored figures equal a recount, whatever happens to results and people', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 5, maxLength: 40 }), async (isLong, steps) => {
      const tables = openTestTables();
      const known: Known = { results: new Map(), hidden: new Set() };
      for (const step of [...(isLong ? LATE : []), ...steps]) await carryOut(tables, known, step);
      await sameAsAnew(tables, known);
      await tables.stores.close();
    }),
    { numRuns: Number(process.env['STATISTICS'] ?? 25), seed: Number(process.env['STATISTICS_SEED'] ?? 1) },
  );
});
