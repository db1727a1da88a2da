import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import type { Stores } from '../../src/table/stores.ts';
import { aGame } from './contract.ts';

afterEach(() => vi.restoreAllMocks());

type Work = (stores: Stores) => Promise<unknown>;

/** The query plans of SQLite for some work, a line for each table that it reads. */
async function plansOf(work: Work, before: Work = async () => undefined): Promise<string[]> {
  const stores = openDatabase(':memory:');
  await before(stores);
  const { prepare } = Sqlite.prototype;
  const plans: string[] = [];
  const spy = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, sql: string) {
    const values = Array.from(sql.matchAll(/\?/g), () => 1);
    const steps = prepare.call<Sqlite.Database, [string], Sqlite.Statement<unknown[], { detail: string }>>(
      this,
      `explain query plan ${sql}`,
    );
    plans.push(...steps.all(...values).map(({ detail }) => detail));
    return prepare.call(this, sql);
  });
  await work(stores);
  spy.mockRestore();
  await stores.close();
  return plans;
}

const HERE = { game: 'toy', guildId: 'guild' };

const rateAll = async ({ results }: Stores) => {
  while (await results.rateMore(1, HERE));
};

/** Saves the results of a game, or takes them back. */
async function keepGame({ games }: Stores, { isFinished = true } = {}): Promise<void> {
  const result = { gameId: 'game1', ...HERE, players: 2, points: 1, endedAt: 1, tiles: ['miner'] };
  const seats = ['100', '200'].map((userId, seat) => ({ ...result, userId, seat, rank: seat + 1 }));
  await games.save({ game: aGame(), results: isFinished ? seats : [], at: 1 });
}

describe('frequent queries', () => {
  it.each<[string, (stores: Stores) => Promise<unknown>]>([
    ['waits that are due', ({ waits }) => waits.due(1, 200)],
    ['votes that are due', ({ votes }) => votes.due(1, 100)],
    ['the open vote of a game', ({ votes }) => votes.open('game1')],
    ['the votes of a game', ({ votes }) => votes.ofGame('game1')],
    ['posts that are due', ({ outbox }) => outbox.due(1, 8)],
    ['posts without their pictures', ({ outbox }) => outbox.unpainted()],
    ['posts that were sent long ago', ({ outbox }) => outbox.prune(1)],
    ['the game of a channel', ({ games }) => games.inChannel('channel')],
    ['the last finished game of a channel', ({ games }) => games.overInChannel('channel')],
    ['the games of a person', ({ games }) => games.ofUser('100')],
    ['deputies whose time begins or ends', ({ games }) => games.deputiesDue(1, 100)],
    ['lobbies in which nothing happens', ({ games }) => games.idle(1, 100)],
    ['the log of a game', ({ games }) => games.log('game1')],
    ['the waits of a game', ({ waits }) => waits.ofGame('game1')],
    ['the waits of a person', ({ waits }) => waits.rouse('game1', '100', 1)],
    ['the figures of a person', ({ results }) => results.figures({ game: 'toy', guildId: 'guild' }, '100')],
    ['the rating of a person', ({ results }) => results.skill({ game: 'toy' }, '100')],
    ['the players with the best ratings', ({ results }) => results.skills({ game: 'toy' }, { count: 15 })],
    ['how many are rated', ({ results }) => results.rated({ game: 'toy' })],
    ['the best solo scores', ({ results }) => results.soloBest({ game: 'toy' }, { count: 15 })],
    ['the earlier best scores of a game’s players', ({ results }) => results.formerBests('game1')],
    ['the same for a choice', ({ results }) => results.formerBests('game1', 'rounds')],
    ['games that are to be rated', ({ results }) => results.rateMore(1)],
  ])('use an index: %s', async (_, work) => {
    const plans = await plansOf(work);
    expect(plans).not.toEqual([]);
    // A plan may scan the rows of a subquery, a list that is passed in, and an index of the few rows with work to do.
    const fine = /^SCAN (\(subquery|json_each VIRTUAL|\w+ USING INDEX (outbox_in_line|outbox_unpainted|games_idle))/;
    expect(plans.filter((plan) => plan.startsWith('SCAN') && !fine.test(plan))).toEqual([]);
  });

  it('find due posts in the order of an index, without sorting what waits', async () => {
    const plans = await plansOf(({ outbox }) => outbox.due(1, 8));
    expect(plans[0]).toBe('SCAN outbox USING INDEX outbox_in_line');
    expect(plans.filter((plan) => plan.includes('TEMP B-TREE'))).toEqual([]);
  });

  it('read a person’s results, and those with a side, only from indexes', async () => {
    const plans = await plansOf(({ results }) => results.figures(HERE, '100'));
    for (const index of ['results_of_user', 'results_by_side'])
      expect(
        plans.filter((plan) => plan.includes(`COVERING INDEX ${index}`)),
        index,
      ).not.toEqual([]);
  });

  it('use an index: games that are rated, and taken back', async () => {
    const rating = await plansOf(rateAll, keepGame);
    const takingBack = await plansOf(rateAll, async (stores) => {
      await keepGame(stores);
      await rateAll(stores);
      await keepGame(stores, { isFinished: false });
    });
    expect(rating.length).toBeGreaterThan(4);
    expect(takingBack.length).toBeGreaterThan(4);
    // The values of an insert count as a table that is scanned.
    const scans = [...rating, ...takingBack].filter((plan) => plan.startsWith('SCAN') && !plan.includes('CLAUSE'));
    expect(scans).toEqual([]);
  });
});

it('the entries of a long log are added with one statement', async () => {
  const stores = openDatabase(':memory:');
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  const entries = Array.from({ length: 1_000 }, (_, index) => ({ entry: index + 1, seat: 0, move: 'dig 1' }));
  await stores.games.save({ game: aGame(), entries, at: 1 });
  expect(prepare.mock.calls.filter(([statement]) => statement.includes('insert into "entries"'))).toHaveLength(1);
  expect(await stores.games.log(aGame().id)).toEqual(entries);
  await stores.close();
});
