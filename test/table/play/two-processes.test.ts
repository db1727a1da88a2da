import { describe, expect, it } from 'vitest';
import { ANNA, BEN, CLEO, gameOf, openGame, openTestTables, postsOf, refuses } from '../fixture.ts';

/** A game that two processes hold, each in its own memory and on the same stores; both think that it is theirs. */
async function held() {
  const one = await openGame();
  const other = gameOf(openTestTables({ stores: one.stores, clock: one.clock }), one.id);
  for (const { position } of [one, other]) await position();
  await postsOf(one.stores);
  return { one, other, both: [one, other] };
}

describe('a change by one process', () => {
  it('is seen by the other at once, which can play on', async () => {
    const { one, other } = await held();
    await one.play(ANNA, 'dig 1', 'end');
    const seen = await other.position();
    expect(seen).toEqual(await one.position());
    expect(seen.entry).toBe(2);
    await other.play(BEN, 'dig 2', 'end');
    expect((await one.position()).entry).toBe(4);
  });

  it('is seen after the first one has saved something that is not a move', async () => {
    const { one, other } = await held();
    await other.play(ANNA, 'dig 1', 'end');
    await one.assembly.keepName(await one.find(), { ...ANNA, name: 'Anna the Great' });
    const seen = await one.position();
    expect(seen.entry).toBe(2);
    expect(seen).toEqual(await other.position());
    await one.play(BEN, 'dig 2', 'end');
    expect((await other.position()).entry).toBe(4);
  });

  it('is seen if it is not a move', async () => {
    const { one, other } = await held();
    await one.admin.pause(one.id);
    expect((await other.position()).game.pausedAt).toBe(1_000);
    await refuses('paused', other.table.choose({ ...other.of(ANNA), step: 0, move: 'dig 1' }));
    await other.admin.resume(one.id);
    expect((await one.position()).game.pausedAt).toBeUndefined();
    await other.admin.remove(one.id);
    await refuses('noGame', one.position());
  });

  it('is seen if a person was forgotten, even in a finished game', async () => {
    const { one, both } = await held();
    await one.table.end(one.of(ANNA));
    for (const { position } of both) await position();
    await one.ratings.forget({ userId: BEN.id, formerName: 'Former player' });
    for (const { position } of both) expect(JSON.stringify((await position()).game)).not.toMatch(/"200"|Ben/);
  });
});

describe('something that both do at the same time', () => {
  it('is done once if it is the same press', async () => {
    const { one, both } = await held();
    for (const move of ['dig 1', 'end']) {
      const { step } = await one.panel(ANNA);
      const answers = await Promise.allSettled(both.map(({ of, table }) => table.choose({ ...of(ANNA), step, move })));
      // The slower one finds another decision, or a turn that is over.
      const acted = answers.filter(
        (answer) => answer.status === 'fulfilled' && !['stale', 'over'].includes(answer.value.kind),
      );
      expect(acted).toHaveLength(1);
    }
    expect((await one.log()).map((entry) => 'move' in entry && entry.move)).toEqual(['dig 1', 'end']);
    expect(await postsOf(one.stores)).toEqual(['turn']);
  });

  it('is done twice if both are allowed', async () => {
    const one = openTestTables();
    const { id: gameId } = await one.lobby.create({ channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy' });
    const { lobby } = openTestTables({ stores: one.stores });
    await Promise.all([one.lobby.join({ gameId, user: BEN }), lobby.join({ gameId, user: CLEO })]);
    expect((await one.table.find(gameId)).seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Ben', 'Cleo']);
  });

  it('is done once if it is the same task', async () => {
    const { one, both } = await held();
    one.clock.time += 5 * 24 * 60 * 60_000;
    await Promise.all(both.map(({ chores }) => chores.find(({ name }) => name === 'waits')?.run(one.clock.time)));
    expect((await postsOf(one.stores)).filter((kind) => kind === 'call')).toHaveLength(1);
    expect((await one.stores.waits.ofGame(one.id)).length).toBe(1);
  });
});
