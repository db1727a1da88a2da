import { beforeEach, expect, it } from 'vitest';
import { openPostgres } from '../../db/postgres/open.ts';
import { withPostgres } from '../db/postgres.ts';
import { ANNA, BEN, clockAt, openTestTables, play, started, type TestTables } from './fixture.ts';

// The tables act as separate processes: each has its own memory, and they share the database.

const HOUR = 60 * 60_000;
const SCOPE = { game: 'toy' };

withPostgres('what every process knows about a person:', (server) => {
  let first: TestTables;
  let second: TestTables;
  beforeEach(async () => {
    const url = await server().newDatabase();
    const stores = [await openPostgres(url), await openPostgres(url)] as const;
    const clock = clockAt(1_000);
    [first, second] = [openTestTables({ stores: stores[0], clock }), openTestTables({ stores: stores[1], clock })];
    return async () => {
      for (const each of stores) await each.close();
    };
  });

  async function alike<T>(asked: (tables: TestTables) => Promise<T>): Promise<T> {
    const [here, there] = await Promise.all([first, second].map(asked));
    expect(there).toEqual(here);
    return here as T;
  }

  it('their games', async () => {
    const { id } = await started(first);
    const own = () => alike(({ personal }) => personal.games(ANNA.id));
    expect(await own()).toMatchObject([{ seat: 0, mine: true, game: { id } }]);
    await play(second, id, ANNA.id, 'dig 1', 'end');
    expect(await own()).toMatchObject([{ mine: false, awaiting: [{ seat: 1 }] }]);
    await play(first, id, BEN.id, 'dig 1', 'end');
    expect(await own()).toMatchObject([{ mine: true }]);
    expect(await alike(({ table }) => table.position(id))).toMatchObject({ awaited: [{ seat: 0 }, { seat: 1 }] });
    await second.table.end({ gameId: id, userId: ANNA.id });
    expect(await own()).toEqual([]);
  });

  it('their settings and absences, even if both change at the same time', async () => {
    await started(first);
    const away = (hours: number) => ({ from: 1_000 + hours * HOUR, to: 1_000 + (hours + 1) * HOUR });
    await Promise.all([
      first.personal.change(ANNA.id, { calls: 'dm' }),
      second.personal.change(ANNA.id, { remindEvery: 6 }),
      first.personal.change(ANNA.id, { doForced: false }),
      second.personal.goAway(ANNA.id, away(2)),
      first.personal.goAway(ANNA.id, away(5)),
    ]);
    expect(await alike(({ personal }) => personal.settings(ANNA.id))).toMatchObject({
      calls: 'dm',
      remindEvery: 6,
      doForced: false,
    });
    expect(await alike(({ personal }) => personal.away(ANNA.id))).toEqual([away(2), away(5)]);
    await second.personal.comeBack(ANNA.id, away(2).from);
    expect(await alike(({ personal }) => personal.away(ANNA.id))).toEqual([away(5)]);
  });

  it('their ratings and statistics', async () => {
    const { id } = await started(first, [ANNA, BEN], { rounds: 1 });
    await play(first, id, ANNA.id, 'dig 3', 'dig 3', 'end');
    await play(second, id, BEN.id, 'dig 1', 'end');
    await play(second, id, ANNA.id, 'beg', 'end');
    await play(first, id, BEN.id, 'beg', 'end');
    expect(await alike(({ ratings }) => ratings.leaderboard(SCOPE))).toMatchObject([
      { userId: ANNA.id, games: 1, wins: 1 },
      { userId: BEN.id, games: 1, wins: 0 },
    ]);
    const statistics = () =>
      alike(({ ratings }) => ratings.statistics({ scope: SCOPE, userId: ANNA.id, asker: BEN.id }));
    expect(await statistics()).toMatchObject({ games: 1, wins: 1, place: 1 });
    await first.personal.change(ANNA.id, { statistics: false });
    expect(await statistics()).toBeUndefined();
  });

  it('that they were forgotten, even if one of their games is in memory', async () => {
    const { id } = await started(first);
    await alike(({ table }) => table.position(id));
    await play(first, id, ANNA.id, 'dig 1', 'end');
    await alike(({ table }) => table.position(id));
    await first.personal.change(ANNA.id, { calls: 'dm' });
    await first.stores.people.keepNote(id, ANNA.id, 'Ben wants the stone.');
    await second.ratings.forget({ userId: ANNA.id, formerName: 'Former player' });
    const position = await alike(({ table }) => table.position(id));
    expect(position.game).toMatchObject({ host: BEN.id, seats: [{ name: 'Former player', plays: 'computer' }, {}] });
    expect(JSON.stringify(position.game)).not.toMatch(/Anna|"100"/);
    expect(await alike(({ personal }) => personal.games(ANNA.id))).toEqual([]);
    expect(await alike(({ personal }) => personal.settings(ANNA.id))).toMatchObject({ calls: 'channel' });
    expect(await alike(({ stores }) => stores.people.note(id, ANNA.id))).toBeUndefined();
    // And the game continues in the process that had it in memory first.
    await play(first, id, BEN.id, 'dig 1', 'end');
    expect(await alike(({ table }) => table.position(id))).toMatchObject({ awaited: [{ seat: 0 }, { seat: 1 }] });
  });
});
