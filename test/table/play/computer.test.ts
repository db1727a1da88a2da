import { describe, expect, it } from 'vitest';
import { LEVELS, movesForeseen, ThinkingStopped, type Thought } from '../../../src/players/levels.ts';
import { computer } from '../../../src/table/play/computer.ts';
import type { Autopilot } from '../../../src/table/play/context.ts';
import { levelOf } from '../../../src/table/terms.ts';
import { ANNA, BEN, openTestTables, play, postsOf, refuses, type TestTables } from '../fixture.ts';
import { takePosts } from '../positions.ts';
import { type ToyState, toyGame } from '../toy.ts';

const lobbyOf = ({ lobby }: TestTables, computers = 0, places = 3) =>
  lobby.create({ channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy', places, computers });
const names = ({ seats }: { readonly seats: readonly { readonly name: string }[] }) => seats.map(({ name }) => name);

describe('computer seats in a lobby', () => {
  it('are added and removed only by the host, as long as there is room', async () => {
    const tables = openTestTables();
    const { id: gameId } = await lobbyOf(tables);
    const change = (computers: number | 'more' | 'fewer', userId = ANNA.id) =>
      tables.lobby.change({ gameId, userId, computers });
    await refuses('notHost', change('more', BEN.id));
    expect(names(await change('more'))).toEqual(['Anna', 'Computer 1']);
    expect((await change(2)).seats).toMatchObject([
      {},
      { userId: 'computer-1', plays: 'computer' },
      { colour: 'green' },
    ]);
    await refuses('lobbyFull', change('more'));
    await refuses('lobbyFull', tables.lobby.join({ gameId, user: BEN }));
    expect(names(await change('fewer'))).toEqual(['Anna', 'Computer 1']);
    expect(names(await tables.lobby.join({ gameId, user: BEN }))).toEqual(['Anna', 'Computer 1', 'Ben']);
    expect(names(await change(0))).toEqual(['Anna', 'Ben']);
    expect(names(await change('fewer'))).toEqual(['Anna', 'Ben']);
  });

  it('may play without the host, who may come back or start their game', async () => {
    const tables = openTestTables();
    const { id: gameId } = await lobbyOf(tables, 1);
    await tables.lobby.join({ gameId, user: BEN });
    expect(await tables.lobby.leave({ gameId, userId: ANNA.id })).toMatchObject({ host: BEN.id, status: 'lobby' });
    const left = await tables.lobby.leave({ gameId, userId: BEN.id });
    expect(left).toMatchObject({ host: BEN.id, status: 'lobby' });
    expect(names(left)).toEqual(['Computer 1']);
    const joined = await tables.lobby.join({ gameId, user: ANNA });
    expect(joined).toMatchObject({ host: ANNA.id });
    expect(names(joined)).toEqual(['Computer 1', 'Anna']);
    await tables.lobby.leave({ gameId, userId: ANNA.id });
    await refuses('hostStands', tables.lobby.start({ gameId, userId: BEN.id }));
    expect(await tables.lobby.start({ gameId, userId: ANNA.id })).toMatchObject({ status: 'running' });
  });

  it('do not accept an unknown level or an unknown coach setting', async () => {
    const tables = openTestTables();
    const { id: gameId, terms } = await lobbyOf(tables, 1);
    for (const [field, value] of Object.entries({ level: 'genius', coach: 'always' })) {
      const changed = tables.lobby.change({ gameId, userId: ANNA.id, terms: { [field]: value } });
      await refuses('badOptions', changed, { option: field });
    }
    expect((await tables.table.find(gameId)).terms).toEqual(terms);
    expect(await tables.lobby.start({ gameId, userId: ANNA.id })).toMatchObject({ status: 'running' });
  });

  it('fill no more places than there are', async () => {
    const tables = openTestTables();
    await refuses('lobbyFull', lobbyOf(tables, 3));
  });
});

describe('computer seats in a game', () => {
  it('play until the game waits for a person, all in one post', async () => {
    const tables = openTestTables({ autopilots: [computer] });
    const { id } = await lobbyOf(tables, 2);
    await tables.lobby.start({ gameId: id, userId: ANNA.id });
    await postsOf(tables.stores);
    await play(tables, id, ANNA.id, 'dig 1', 'dig 2', 'end');
    expect(await postsOf(tables.stores)).toEqual(['turn']);
    const { awaited, state } = await tables.table.position(id);
    expect(awaited.map(({ seat }) => seat)).toEqual([0]);
    expect(state).toMatchObject({ players: [{ stones: 3 }, { stones: 6 }, { stones: 6 }] });
    const log = await tables.stores.games.log(id);
    const made = log.flatMap((entry) => ('move' in entry ? [`${entry.seat} ${entry.by ?? 'person'}`] : []));
    expect([...new Set(made)]).toEqual(['0 person', '1 computer', '2 computer']);
    await play(tables, id, ANNA.id, 'feed', 'end');
    await play(tables, id, ANNA.id, 'dig 3', 'end');
    await play(tables, id, ANNA.id, 'feed', 'end');
    expect(await tables.table.find(id)).toMatchObject({ status: 'finished' });
    expect((await tables.stores.results.ofGame(id)).map(({ userId }) => userId)).toEqual([
      ANNA.id,
      undefined,
      undefined,
    ]);
    const again = await tables.lobby.rematch({ gameId: id, user: ANNA });
    expect(names(again)).toEqual(['Anna', 'Computer 1', 'Computer 2']);
  });

  it('play by themselves to the end, with one progress message and one final post', async () => {
    const tables = openTestTables({ autopilots: [computer] });
    const { id } = await lobbyOf(tables, 2);
    await tables.lobby.leave({ gameId: id, userId: ANNA.id });
    await tables.lobby.start({ gameId: id, userId: ANNA.id });
    expect(await postsOf(tables.stores)).toEqual(['lobby', 'lobby', 'lobby', 'progress']);
    for (let times = 0; times < 3; times++) for (const { run } of tables.chores) await run(tables.clock.now());
    expect(await tables.table.find(id)).toMatchObject({ status: 'finished' });
    const posts = await takePosts(tables);
    expect(posts.slice(-2)).toMatchObject([{ kind: 'harvest', awaited: [] }, { kind: 'final' }]);
    expect(new Set(posts.slice(0, -2).map(({ kind }) => kind))).toEqual(new Set(posts.length > 2 ? ['progress'] : []));
  });

  it('that play by themselves can be stopped by the host', async () => {
    const tables = openTestTables({ autopilots: [computer] });
    const { id } = await lobbyOf(tables, 2);
    await tables.lobby.leave({ gameId: id, userId: ANNA.id });
    await tables.lobby.start({ gameId: id, userId: ANNA.id });
    await refuses('hostStands', tables.table.end({ gameId: id, userId: BEN.id }));
    expect(await tables.table.end({ gameId: id, userId: ANNA.id })).toMatchObject({ status: 'ended' });
    for (const { run } of tables.chores) await run(tables.clock.now());
    expect((await tables.stores.games.log(id)).length).toBe(0);
  });

  it.each(LEVELS)('play a whole game at the level chosen in the lobby: %s', async (level) => {
    const levels = new Set<string>();
    const think = async ({ seen, ...thinker }: Thought) => {
      levels.add(thinker.level);
      return movesForeseen(toyGame(), seen as ToyState, thinker);
    };
    const tables = openTestTables({ autopilots: [computer], think });
    const { id } = await lobbyOf(tables, 2);
    await tables.lobby.change({ gameId: id, userId: ANNA.id, terms: { level } });
    await tables.lobby.leave({ gameId: id, userId: ANNA.id });
    await tables.lobby.start({ gameId: id, userId: ANNA.id });
    for (let steps = 0; steps < 20; steps++) {
      for (const { run, settle } of tables.chores) {
        await run(tables.clock.now());
        await settle?.();
      }
    }
    expect(await tables.table.find(id)).toMatchObject({ status: 'finished' });
    expect(levels).toEqual(new Set([level]));
  });

  it('stand in for a person as strong players, unless the table says otherwise', () => {
    expect(levelOf({}, { plays: 'standIn' })).toBe('strong');
    expect(levelOf({}, { plays: 'computer' })).toBe('steady');
    expect(levelOf({ level: 'beginner' }, { plays: 'standIn' })).toBe('beginner');
  });

  it('play instead if another autopilot has planned something that the rules do not allow', async () => {
    const wrong: Autopilot = async (_, { live, seat }) =>
      live.game.seats[seat]?.plays === undefined ? undefined : { moves: ['dig 1', 'dig 99'], by: 'order' };
    const tables = openTestTables({ autopilots: [wrong, computer] });
    const { id } = await lobbyOf(tables, 1);
    await tables.lobby.start({ gameId: id, userId: ANNA.id });
    expect(await play(tables, id, ANNA.id, 'dig 1', 'end')).toMatchObject({ kind: 'ended' });
    expect((await tables.stores.games.log(id)).some((entry) => 'by' in entry && entry.by === 'computer')).toBe(true);
  });

  it('that think for a long time neither delay nor lose the turn before theirs, and play once on a repeated request', async () => {
    const asked: Thought[] = [];
    const stopped = async (thought: Thought) => {
      asked.push(thought);
      throw new ThinkingStopped();
    };
    const tables = openTestTables({ autopilots: [computer], think: stopped });
    const lobby = { channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy', places: 2, computers: 1 };
    const { id } = await tables.lobby.create({ ...lobby, terms: { level: 'strong' } });
    await tables.lobby.start({ gameId: id, userId: ANNA.id });
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    expect(asked).toEqual([]);
    for (const { run } of tables.chores) await run(tables.clock.now());
    expect(asked).toMatchObject([{ game: 'toy', seat: 1, level: 'strong' }]);
    const turns = async () => (await tables.stores.games.log(id)).map((entry) => ('by' in entry ? entry.by : 'person'));
    expect(await turns()).toEqual(['person', 'person']);

    const again = openTestTables({
      autopilots: [computer],
      stores: tables.stores,
      think: async ({ seen, ...thinker }) => movesForeseen(toyGame(), seen as ToyState, thinker),
    });
    for (let times = 0; times < 3; times++) {
      for (const { run, settle } of again.chores) {
        await run(again.clock.now());
        await settle?.();
      }
    }
    // A turn, and the harvest after it.
    expect(await turns()).toEqual(['person', 'person', ...Array.from({ length: 5 }, () => 'computer')]);
    expect((await again.table.position(id)).awaited.map(({ seat }) => seat)).toEqual([0]);
  });

  it('think without holding up other games', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const tables = openTestTables({ autopilots: [computer], think: () => promise });
    const games = await Promise.all(
      ['c1', 'c2'].map(async (channelId) => {
        const wanted = { channelId, guildId: 'g1', user: ANNA, game: 'toy', places: 2, computers: 1 };
        const { id } = await tables.lobby.create({ ...wanted, terms: { level: 'strong' } });
        await tables.lobby.start({ gameId: id, userId: ANNA.id });
        await play(tables, id, ANNA.id, 'dig 1', 'end');
        return id;
      }),
    );
    for (const { run } of tables.chores) await run(tables.clock.now());
    resolve(['dig 1', 'end']);
    for (const { settle } of tables.chores) await settle?.();
    for (const id of games) expect((await tables.stores.games.log(id)).length).toBeGreaterThan(2);
  });
});
