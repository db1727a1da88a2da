import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/sqlite/open.ts';
import { ANNA, BEN, CLEO, clockAt, openTestTables, play, postsOf, started, type TestTables } from '../fixture.ts';

// Two processes that both think that a game is theirs, each with its own memory of it, on the same stores.
let stores: Database;
let one: TestTables;
let other: TestTables;
let both: readonly TestTables[];

beforeEach(async () => {
  stores = openDatabase(':memory:');
  const clock = clockAt(1_000);
  one = openTestTables({ stores, clock });
  other = openTestTables({ stores, clock });
  both = [one, other];
});
afterEach(() => stores.close());

/** A game of two; both processes hold its start. */
async function game(): Promise<string> {
  const { id } = await started(one);
  await Promise.all(both.map(({ table }) => table.position(id)));
  await postsOf(stores);
  return id;
}

describe('a change by one process', () => {
  it('is seen by the other at once, which can play on', async () => {
    const id = await game();
    await play(one, id, ANNA.id, 'dig 1', 'end');
    const seen = await other.table.position(id);
    expect(seen).toEqual(await one.table.position(id));
    expect(seen.entry).toBe(2);
    await play(other, id, BEN.id, 'dig 2', 'end');
    expect((await one.table.position(id)).entry).toBe(4);
  });

  it('is seen after the first one has saved something that is not a move', async () => {
    const id = await game();
    await play(other, id, ANNA.id, 'dig 1', 'end');
    await one.assembly.keepName(await one.table.find(id), { ...ANNA, name: 'Anna the Great' });
    const seen = await one.table.position(id);
    expect(seen.entry).toBe(2);
    expect(seen).toEqual(await other.table.position(id));
    await play(one, id, BEN.id, 'dig 2', 'end');
    expect((await other.table.position(id)).entry).toBe(4);
  });

  it('is seen if it is not a move', async () => {
    const id = await game();
    await one.admin.pause(id);
    expect((await other.table.position(id)).game.pausedAt).toBe(1_000);
    const press = { gameId: id, userId: ANNA.id, step: 0, move: 'dig 1' };
    await expect(other.table.choose(press)).rejects.toThrow('paused');
    await other.admin.resume(id);
    expect((await one.table.position(id)).game.pausedAt).toBeUndefined();
    await other.admin.remove(id);
    await expect(one.table.position(id)).rejects.toThrow('noGame');
  });

  it('is seen if a person was forgotten, even in a finished game', async () => {
    const id = await game();
    await one.table.end({ gameId: id, userId: ANNA.id });
    await Promise.all(both.map(({ table }) => table.position(id)));
    await one.ratings.forget({ userId: BEN.id, formerName: 'Former player' });
    for (const { table } of both) {
      const { game } = await table.position(id);
      expect(JSON.stringify(game)).not.toMatch(/"200"|Ben/);
    }
  });
});

describe('something that both do at the same time', () => {
  it('is done once if it is the same press', async () => {
    const id = await game();
    for (const move of ['dig 1', 'end']) {
      const { step } = await one.table.panel({ gameId: id, userId: ANNA.id });
      const presses = both.map(({ table }) => table.choose({ gameId: id, userId: ANNA.id, step, move }));
      // The slower one finds another decision, or a turn that is over.
      const answers = await Promise.allSettled(presses);
      const acted = answers.filter(
        (answer) => answer.status === 'fulfilled' && !['stale', 'over'].includes(answer.value.kind),
      );
      expect(acted).toHaveLength(1);
    }
    expect((await stores.games.log(id)).map((entry) => 'move' in entry && entry.move)).toEqual(['dig 1', 'end']);
    expect(await postsOf(stores)).toEqual(['turn']);
  });

  it('is done twice if both are allowed', async () => {
    const { id } = await one.lobby.create({ channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy', options: {} });
    await Promise.all([one.lobby.join({ gameId: id, user: BEN }), other.lobby.join({ gameId: id, user: CLEO })]);
    expect((await one.table.find(id)).seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Ben', 'Cleo']);
  });

  it('is done once if it is the same task', async () => {
    const id = await game();
    for (const { clock } of both) clock.time += 5 * 24 * 60 * 60_000;
    await Promise.all(both.map(({ chores }) => chores.find(({ name }) => name === 'waits')?.run(one.clock.time)));
    expect((await postsOf(stores)).filter((kind) => kind === 'call')).toHaveLength(1);
    expect((await stores.waits.ofGame(id)).length).toBe(1);
  });
});
