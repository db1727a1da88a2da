import { describe, expect, it } from 'vitest';
import { LEVELS, type Level, movesForeseen, ThinkingStopped, type Thought } from '../../../src/players/levels.ts';
import { computer } from '../../../src/table/play/computer.ts';
import type { Autopilot } from '../../../src/table/play/context.ts';
import { levelOf } from '../../../src/table/terms.ts';
import {
  ANNA,
  BEN,
  gameOf,
  openGame,
  openTestTables,
  postsOf,
  refuses,
  type TestTables,
  takePosts,
  tick,
} from '../fixture.ts';
import { type ToyState, toyGame } from '../toy.ts';

const lobbyOf = ({ lobby }: TestTables, computers = 0, places = 3) =>
  lobby.create({ channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy', places, computers });
interface Alone extends NonNullable<Parameters<typeof openTestTables>[0]> {
  readonly plays?: boolean;
  readonly level?: Level;
}

async function settled({ chores, clock }: TestTables, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (const { run, settle } of chores) {
      await run(clock.now());
      await settle?.();
    }
  }
}

async function withComputers(computers: number, { plays = true, level, ...opened }: Alone = {}) {
  const tables = openTestTables({ autopilots: [computer], ...opened });
  const { id } = await lobbyOf(tables, computers);
  if (level) await tables.lobby.change({ gameId: id, userId: ANNA.id, terms: { level } });
  if (!plays) await tables.lobby.leave({ gameId: id, userId: ANNA.id });
  await tables.lobby.start({ gameId: id, userId: ANNA.id });
  return gameOf(tables, id);
}

const names = ({ seats }: { readonly seats: readonly { readonly name: string }[] }) => seats.map(({ name }) => name);

describe('computer seats in a lobby', () => {
  it('are added and removed only by the host, as long as there is room', async () => {
    const tables = openTestTables();
    const { id: gameId } = await lobbyOf(tables);
    const change = (computers: number | 'more' | 'fewer', userId = ANNA.id) =>
      tables.lobby.change({ gameId, userId, computers });
    await refuses('notHost', change('more', BEN.id));
    expect(names(await change('more'))).toEqual(['Anna', 'Computer 1']);
    const computers = [{ userId: 'computer-1', plays: 'computer' }, { colour: 'green' }];
    expect((await change(2)).seats).toMatchObject([{}, ...computers]);
    await refuses('lobbyFull', change('more'));
    await refuses('lobbyFull', lobbyOf(openTestTables(), 3));
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
});

describe('computer seats in a game', () => {
  it('play until the game waits for a person, all in one post', async () => {
    const { find, id, lobby, log, play, position, stores } = await withComputers(2);
    await postsOf(stores);
    await play(ANNA, 'dig 1', 'dig 2', 'end');
    expect(await postsOf(stores)).toEqual(['turn']);
    const players = [{ stones: 3 }, { stones: 6 }, { stones: 6 }];
    expect(await position()).toMatchObject({ awaited: [{ seat: 0 }], state: { players } });
    const made = (await log()).flatMap((entry) => ('move' in entry ? [`${entry.seat} ${entry.by ?? 'person'}`] : []));
    expect([...new Set(made)]).toEqual(['0 person', '1 computer', '2 computer']);
    for (const move of ['feed', 'dig 3', 'feed']) await play(ANNA, move, 'end');
    expect(await find()).toMatchObject({ status: 'finished' });
    const results = await stores.results.ofGame(id);
    expect(results.map(({ userId }) => userId)).toEqual([ANNA.id, undefined, undefined]);
    const again = await lobby.rematch({ gameId: id, user: ANNA });
    expect(names(again)).toEqual(['Anna', 'Computer 1', 'Computer 2']);
  });

  it('play by themselves to the end, with one progress message and one final post', async () => {
    const { find, pass, stores, tables } = await withComputers(2, { plays: false });
    expect(await postsOf(stores)).toEqual(['lobby', 'lobby', 'lobby', 'progress']);
    for (let times = 0; times < 3; times++) await pass(0);
    expect(await find()).toMatchObject({ status: 'finished' });
    const posts = await takePosts(tables);
    expect(posts.slice(-2)).toMatchObject([{ kind: 'harvest', awaited: [] }, { kind: 'final' }]);
    expect(new Set(posts.slice(0, -2).map(({ kind }) => kind))).toEqual(new Set(posts.length > 2 ? ['progress'] : []));
  });

  it('that play by themselves can be stopped by the host', async () => {
    const { log, of, pass, table } = await withComputers(2, { plays: false });
    await refuses('hostStands', table.end(of(BEN)));
    expect(await table.end(of(ANNA))).toMatchObject({ status: 'ended' });
    await pass(0);
    expect(await log()).toEqual([]);
  });

  it.each(LEVELS)('play a whole game at the level chosen in the lobby: %s', async (level) => {
    const levels = new Set<string>();
    const think = async ({ seen, ...thinker }: Thought) => {
      levels.add(thinker.level);
      return movesForeseen(toyGame(), seen as ToyState, thinker);
    };
    const { find, tables } = await withComputers(2, { plays: false, level, think });
    await settled(tables, 20);
    expect(await find()).toMatchObject({ status: 'finished' });
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
    const { log, play } = await withComputers(1, { autopilots: [wrong, computer] });
    expect(await play(ANNA, 'dig 1', 'end')).toMatchObject({ kind: 'ended' });
    expect((await log()).some((entry) => 'by' in entry && entry.by === 'computer')).toBe(true);
  });

  it('that think for a long time neither delay nor lose the turn before theirs, and play once on a repeated request', async () => {
    const asked: Thought[] = [];
    const stopped = async (thought: Thought) => {
      asked.push(thought);
      throw new ThinkingStopped();
    };
    const { id, log, pass, play, stores } = await withComputers(1, { level: 'strong', think: stopped });
    await play(ANNA, 'dig 1', 'end');
    expect(asked).toEqual([]);
    await pass(0);
    expect(asked).toMatchObject([{ game: 'toy', seat: 1, level: 'strong' }]);
    const turns = async () => (await log()).map((entry) => ('by' in entry ? entry.by : 'person'));
    expect(await turns()).toEqual(['person', 'person']);

    const think = async ({ seen, ...thinker }: Thought) => movesForeseen(toyGame(), seen as ToyState, thinker);
    const again = openTestTables({ autopilots: [computer], stores, think });
    await settled(again, 3);
    // A turn, and the harvest after it.
    expect(await turns()).toEqual(['person', 'person', ...Array.from({ length: 5 }, () => 'computer')]);
    expect((await again.table.position(id)).awaited.map(({ seat }) => seat)).toEqual([0]);
  });

  it('think without holding up other games', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const tables = openTestTables({ autopilots: [computer], think: () => promise });
    const games = await Promise.all(
      ['c1', 'c2'].map(async (channelId) => {
        const game = await openGame({ channelId, users: [ANNA], computers: 1, terms: { level: 'strong' } }, tables);
        await game.play(ANNA, 'dig 1', 'end');
        return game;
      }),
    );
    await tick(tables);
    resolve(['dig 1', 'end']);
    for (const { settle } of tables.chores) await settle?.();
    for (const { log } of games) expect((await log()).length).toBeGreaterThan(2);
  });
});
