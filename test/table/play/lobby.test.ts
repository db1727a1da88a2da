import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import type { NewLobby } from '../../../src/table/play/lobby.ts';
import { LOBBY_LIMITS } from '../../../src/table/play/opening.ts';
import { ANNA, BEN, CLEO, openTestTables, postsOf, started, type TestTables } from '../fixture.ts';
import { toyGame } from '../toy.ts';

const where = { channelId: 'c1', guildId: 'g1' };
const wanted = (changed: Partial<NewLobby> = {}): NewLobby => ({ ...where, user: ANNA, game: 'toy', ...changed });
const someone = (number: number) => ({ id: `9${number}`, name: `Guest ${number}` });

describe('a lobby', () => {
  it('seats its host first, with the defaults of the game', async () => {
    const { lobby, table, stores, posted } = openTestTables();
    const game = await lobby.create(wanted());
    expect(game).toMatchObject({
      ...where,
      game: 'toy',
      status: 'lobby',
      host: ANNA.id,
      options: { rounds: 2 },
      places: 7,
      seats: [{ userId: ANNA.id, name: 'Anna', colour: 'red' }],
      seed: undefined,
      createdAt: 1_000,
    });
    expect(game.id).toMatch(/^[a-z0-9]{10}$/);
    expect(await table.find(game.id)).toEqual(game);
    expect(await table.inChannel('c1')).toEqual(game);
    expect(posted.times).toBe(1);
    expect(await postsOf(stores)).toEqual(['lobby']);
  });

  it('is one per channel, even when two are opened at once', async () => {
    const { lobby } = openTestTables();
    const both = await Promise.allSettled([lobby.create(wanted()), lobby.create(wanted({ user: BEN }))]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(lobby.create(wanted())).rejects.toMatchObject({ key: 'channelBusy', params: { status: 'lobby' } });
    await expect(lobby.create(wanted({ channelId: 'c2' }))).resolves.toBeDefined();
  });

  it('refuses what the game does not know', async () => {
    const { lobby, table } = openTestTables();
    const refused = (changed: Partial<NewLobby>) => lobby.create(wanted(changed)).catch((error: unknown) => error);
    expect(await refused({ game: 'chess' })).toMatchObject({ key: 'unknownGame', params: { game: 'chess' } });
    expect(await refused({ options: { rounds: 99 } })).toMatchObject({
      key: 'badOptions',
      params: { option: 'rounds' },
    });
    expect(await refused({ options: { speed: 1 } })).toMatchObject({ key: 'badOptions', params: { option: 'speed' } });
    expect(await refused({ places: 8 })).toMatchObject({ key: 'badPlaces', params: { min: 1, max: 7 } });
    expect(await table.inChannel('c1')).toBeUndefined();
  });

  it('gives each seat a different colour, and reuses free ones', async () => {
    const { lobby } = openTestTables();
    const { id: gameId } = await lobby.create(wanted());
    for (let i = 1; i < 7; i++) await lobby.join({ gameId, user: someone(i) });
    await expect(lobby.join({ gameId, user: BEN })).rejects.toMatchObject({ key: 'lobbyFull', params: { places: 7 } });
    await expect(lobby.join({ gameId, user: ANNA })).rejects.toMatchObject({ key: 'alreadyJoined' });
    await lobby.leave({ gameId, userId: '92' });
    await expect(lobby.leave({ gameId, userId: '92' })).rejects.toMatchObject({ key: 'notJoined' });
    const { seats } = await lobby.join({ gameId, user: BEN });
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(7);
    expect(seats.at(-1)).toEqual({ userId: BEN.id, name: 'Ben', colour: 'green' });
  });

  it('passes to the next player when its host leaves, and closes when nobody is left', async () => {
    const { lobby, table, stores } = openTestTables();
    const { id: gameId } = await lobby.create(wanted());
    await lobby.join({ gameId, user: BEN });
    expect(await lobby.leave({ gameId, userId: ANNA.id })).toMatchObject({ host: BEN.id, status: 'lobby' });
    expect(await lobby.leave({ gameId, userId: BEN.id })).toMatchObject({ status: 'ended', seats: [] });
    await expect(lobby.join({ gameId, user: ANNA })).rejects.toMatchObject({ key: 'alreadyStarted' });
    await expect(lobby.create(wanted())).resolves.toBeDefined();
    expect((await postsOf(stores)).length).toBe(5);
    expect((await table.inChannel('c1'))?.status).toBe('lobby');
  });

  it('is changed only by its host', async () => {
    const { lobby } = openTestTables();
    const { id: gameId } = await lobby.create(wanted({ options: { rounds: 4 } }));
    await lobby.join({ gameId, user: BEN });
    expect(await lobby.change({ gameId, userId: ANNA.id, places: 3 })).toMatchObject({
      places: 3,
      options: { rounds: 4 },
    });
    expect(await lobby.change({ gameId, userId: ANNA.id, options: { rounds: 1 } })).toMatchObject({
      places: 3,
      options: { rounds: 1 },
    });
    const byBen = { gameId, userId: BEN.id };
    await expect(lobby.change({ ...byBen, places: 2 })).rejects.toMatchObject({
      key: 'notHost',
      params: { host: 'Anna' },
    });
    await expect(lobby.change({ gameId, userId: ANNA.id, places: 1 })).rejects.toMatchObject({
      key: 'badPlaces',
      params: { min: 2, max: 7 },
    });
    await expect(lobby.start(byBen)).rejects.toMatchObject({ key: 'notHost' });
  });

  it('becomes a running game with a seed of its own', async () => {
    const tables = openTestTables();
    const game = await started(tables, [ANNA, BEN, CLEO]);
    expect(game).toMatchObject({ status: 'running', version: 1, startedAt: 1_000 });
    expect(game.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(await tables.table.find(game.id)).toEqual(game);
    expect(await postsOf(tables.stores)).toEqual(['lobby', 'lobby', 'lobby', 'lobby', 'start']);
    const again = { gameId: game.id, userId: ANNA.id };
    await expect(tables.lobby.start(again)).rejects.toMatchObject({ key: 'alreadyStarted' });
    await expect(tables.lobby.leave(again)).rejects.toMatchObject({ key: 'alreadyStarted' });
    await expect(tables.lobby.create(wanted())).rejects.toMatchObject({
      key: 'channelBusy',
      params: { status: 'running' },
    });
  });

  it('starts once, however often the button is pressed', async () => {
    const { lobby, stores } = openTestTables();
    const { id: gameId } = await lobby.create(wanted());
    const presses = [1, 2, 3].map(() => lobby.start({ gameId, userId: ANNA.id }));
    const all = await Promise.allSettled(presses);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await postsOf(stores)).toEqual(['lobby', 'lobby', 'start']);
  });

  it('needs enough players', async () => {
    const { lobby } = openTestTables({ rules: { ...(toyGame() as Game), seats: { min: 2, max: 4 } } });
    const { id: gameId } = await lobby.create(wanted());
    await expect(lobby.start({ gameId, userId: ANNA.id })).rejects.toMatchObject({
      key: 'tooFewPlayers',
      params: { min: 2, seated: 1 },
    });
  });

  it('has no panel and no position yet', async () => {
    const { lobby, table } = openTestTables();
    const { id: gameId } = await lobby.create(wanted());
    await expect(table.panel({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'notStarted' });
    await expect(table.position(gameId)).rejects.toMatchObject({ key: 'notStarted' });
    await expect(table.position('nothing')).rejects.toMatchObject({ key: 'noGame' });
  });

  it('is closed by its host', async () => {
    const { lobby, table } = openTestTables();
    const { id: gameId } = await lobby.create(wanted());
    await expect(table.end({ gameId, userId: BEN.id })).rejects.toMatchObject({ key: 'notHost' });
    expect(await table.end({ gameId, userId: ANNA.id })).toMatchObject({ status: 'ended', closedAt: 1_000 });
    await expect(table.end({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'gameOver' });
    await expect(table.position(gameId)).rejects.toMatchObject({ key: 'gameOver' });
  });
});

describe('a rematch', () => {
  it('is a new lobby with the same options, opened by somebody who played', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables, [ANNA, BEN], { rounds: 5 });
    await expect(tables.lobby.rematch({ gameId, user: BEN })).rejects.toMatchObject({ key: 'gameNotOver' });
    await tables.table.end({ gameId, userId: ANNA.id });
    await expect(tables.lobby.rematch({ gameId, user: CLEO })).rejects.toMatchObject({ key: 'notSeated' });
    const next = await tables.lobby.rematch({ gameId, user: BEN });
    expect(next).toMatchObject({ ...where, status: 'lobby', host: BEN.id, options: { rounds: 5 }, places: 2 });
    expect(next.id).not.toBe(gameId);
  });

  /** The lobby of a rematch that Ben asks for, of a game with Anna, Cleo and a computer. */
  async function rematch(tables = openTestTables()) {
    const { id: former } = await started(tables, [ANNA, BEN, CLEO]);
    await tables.table.end({ gameId: former, userId: ANNA.id });
    await postsOf(tables.stores);
    const { id: gameId } = await tables.lobby.rematch({ gameId: former, user: BEN });
    return { tables, former, gameId };
  }
  const names = ({ seats }: { seats: readonly { readonly name: string }[] }) => seats.map(({ name }) => name);

  it('keeps seats for the others of the table in their colours, and calls them', async () => {
    const { tables, former, gameId } = await rematch();
    const { lobby, table, stores } = tables;
    const [ben, anna, cleo] = (await table.find(gameId)).seats;
    expect([ben, anna, cleo]).toMatchObject([
      { userId: BEN.id, colour: 'yellow' },
      { userId: `invited-${ANNA.id}`, name: 'Anna', colour: 'red' },
      { userId: `invited-${CLEO.id}`, name: 'Cleo', colour: 'green' },
    ]);
    const [row] = (await stores.outbox.heads(gameId)).map(({ post }) => post);
    expect(row).toEqual({ kind: 'lobby' });
    expect(await postsOf(stores)).toEqual(['lobby', 'summons']);
    expect((await tables.calls.summoned(gameId)).map(({ userId }) => userId)).toEqual([ANNA.id, CLEO.id]);
    const { seats } = await lobby.join({ gameId, user: { ...ANNA, name: 'Anna B.' } });
    expect(seats[1]).toEqual({ userId: ANNA.id, name: 'Anna B.', colour: 'red' });
    expect(await tables.calls.summoned(gameId)).toMatchObject([{ userId: CLEO.id, to: ['channel'] }]);
    expect((await table.find(former)).status).toBe('ended');
  });

  it('starts with the players who have joined, and a player who will not join gives up their seat', async () => {
    const { tables, gameId } = await rematch();
    await tables.lobby.leave({ gameId, userId: ANNA.id });
    expect(names(await tables.table.find(gameId))).toEqual(['Ben', 'Cleo']);
    const game = await tables.lobby.start({ gameId, userId: BEN.id });
    expect(names(game)).toEqual(['Ben']);
  });

  it('keeps others out of kept seats until the host frees them', async () => {
    const { tables, gameId } = await rematch();
    const { lobby } = tables;
    await lobby.change({ gameId, userId: BEN.id, places: 3 });
    const dora = { id: '400', name: 'Dora' };
    const refused = { key: 'seatsKept', params: { players: 'Anna, Cleo' } };
    await expect(lobby.join({ gameId, user: dora })).rejects.toMatchObject(refused);
    await expect(lobby.release({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'notHost' });
    await lobby.release({ gameId, userId: BEN.id });
    expect(names(await lobby.join({ gameId, user: dora }))).toEqual(['Ben', 'Dora']);
  });

  it('closes when nobody has joined and its host leaves', async () => {
    const { tables, gameId } = await rematch();
    expect(await tables.lobby.leave({ gameId, userId: BEN.id })).toMatchObject({ status: 'ended', seats: [] });
  });

  it('calls nobody who is away or asleep or does not want calls, and keeps no seat for people whose data was removed', async () => {
    const tables = openTestTables();
    const { personal } = tables;
    await personal.change(ANNA.id, { calls: 'none' });
    await personal.change(CLEO.id, { calls: 'dm' });
    const { gameId, former } = await rematch(tables);
    expect(await tables.calls.summoned(gameId)).toMatchObject([{ userId: CLEO.id, to: ['dm'] }]);
    await personal.goAway(CLEO.id, { from: 1_000, to: 100_000 });
    expect(await tables.calls.summoned(gameId)).toEqual([]);
    await tables.ratings.forget({ userId: CLEO.id, formerName: 'Somebody' });
    expect(names(await tables.table.find(gameId))).toEqual(['Ben', 'Anna']);
    await tables.table.end({ gameId, userId: BEN.id });
    expect(await tables.lobby.again({ gameId: former, user: ANNA })).toMatchObject({ kept: ['Ben'], called: false });
  });

  it('is described before it is opened, even if it cannot be opened', async () => {
    const { tables, former } = await rematch();
    const { lobby } = tables;
    await expect(lobby.again({ gameId: former, user: ANNA })).rejects.toMatchObject({ key: 'channelBusy' });
    const { id: other } = (await tables.table.inChannel('c1')) ?? { id: '' };
    await tables.table.end({ gameId: other, userId: BEN.id });
    expect(await lobby.again({ gameId: former, user: ANNA })).toMatchObject({ kept: ['Ben', 'Cleo'], computers: 0 });
    const stranger = { id: '400', name: 'Dora' };
    expect(await lobby.again({ gameId: former, user: stranger })).toMatchObject({ kept: undefined });
  });
});

describe('the next table', () => {
  it('is a new lobby with the same options and as many seats, opened by anybody', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables, [ANNA, BEN], { rounds: 5 });
    await expect(tables.lobby.nextTable({ gameId, user: CLEO })).rejects.toMatchObject({ key: 'gameNotOver' });
    await tables.table.end({ gameId, userId: ANNA.id });
    const next = await tables.lobby.nextTable({ gameId, user: CLEO });
    expect(next).toMatchObject({ ...where, status: 'lobby', host: CLEO.id, options: { rounds: 5 } });
    expect(next.seats.map(({ userId }) => userId)).toEqual([CLEO.id]);
    const again = tables.lobby.nextTable({ gameId, user: BEN });
    await expect(again).rejects.toMatchObject({ key: 'channelBusy' });
  });
});

describe('the lobbies of a host and of a server', () => {
  const DAY = 24 * 60 * 60_000;
  let channel = 0;
  const next = (changed: Partial<NewLobby> = {}) => wanted({ channelId: `n${++channel}`, ...changed });
  const open = async ({ lobby }: TestTables, count: number, changed: Partial<NewLobby> = {}) => {
    const games = [];
    for (let index = 0; index < count; index++) games.push(await lobby.create(next(changed)));
    return games;
  };

  it('are limited for one host across all servers, even if all are opened at once', async () => {
    const tables = openTestTables({ lobbyLimits: LOBBY_LIMITS });
    const asked = await Promise.allSettled(Array.from({ length: 9 }, () => tables.lobby.create(next())));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refused = { key: 'tooManyLobbies', params: { most: 5 } };
    await expect(tables.lobby.create(next({ guildId: 'g2' }))).rejects.toMatchObject(refused);
    await expect(tables.lobby.mayOpen({ guildId: 'g2', user: ANNA })).rejects.toMatchObject(refused);
    // A channel that is taken is no reason to offer another one.
    await expect(tables.lobby.create(wanted({ channelId: `n${channel}` }))).rejects.toMatchObject(refused);
    await expect(tables.lobby.create(next({ user: BEN }))).resolves.toBeDefined();
    const [first] = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await tables.lobby.start({ gameId: first?.id ?? '', userId: ANNA.id });
    await expect(tables.lobby.create(next())).resolves.toBeDefined();
  });

  it('are limited per day for one host, however fast they close them', async () => {
    const tables = openTestTables({ lobbyLimits: LOBBY_LIMITS });
    for (let index = 0; index < 20; index++) {
      const [game] = await open(tables, 1);
      await tables.table.end({ gameId: game?.id ?? '', userId: ANNA.id });
    }
    await expect(tables.lobby.create(next())).rejects.toMatchObject({ key: 'tooManyGames', params: { most: 20 } });
    tables.clock.time += DAY;
    await expect(tables.lobby.create(next())).resolves.toBeDefined();
  });

  it('are limited for one server, whatever their hosts, without affecting other servers', async () => {
    const tables = openTestTables({ lobbyLimits: LOBBY_LIMITS });
    for (let host = 0; host < 10; host++) await open(tables, 5, { user: someone(host) });
    const refused = { key: 'tooManyLobbiesHere', params: { most: 50 } };
    await expect(tables.lobby.create(next())).rejects.toMatchObject(refused);
    await expect(tables.lobby.create(next({ guildId: 'g2' }))).resolves.toBeDefined();
    const day = openTestTables({ lobbyLimits: LOBBY_LIMITS });
    for (let host = 0; host < 40; host++) {
      for (const { id } of await open(day, 5, { user: someone(host) })) {
        await day.lobby.start({ gameId: id, userId: someone(host).id });
      }
    }
    await expect(day.lobby.create(next())).rejects.toMatchObject({ key: 'tooManyGamesHere', params: { most: 200 } });
  });
});

describe('a lobby whose host is gone', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const opened = async (changed: Partial<NewLobby> = {}) => {
    const tables = openTestTables();
    const { id } = await tables.lobby.create(wanted(changed));
    await tables.lobby.join({ gameId: id, user: BEN });
    await told(tables);
    return { tables, id, find: () => tables.table.find(id) };
  };
  /** The posts after this much time. */
  const later = async (tables: TestTables, ms: number) => {
    tables.clock.time += ms;
    for (const { run } of tables.chores) await run(tables.clock.time);
    return told(tables);
  };
  const told = async ({ stores }: TestTables) => {
    const posts: string[] = [];
    for (let [row] = await stores.outbox.due(1e15, 1); row; [row] = await stores.outbox.due(1e15, 1)) {
      posts.push(row.post.kind === 'idle' ? row.post.stage : row.post.kind);
      await stores.outbox.sent(row.nonce, 0, []);
    }
    return posts;
  };

  it('reminds its host after a day, can be taken over after three, and is closed after fourteen', async () => {
    const { tables, id, find } = await opened();
    expect(await later(tables, DAY - HOUR)).toEqual([]);
    expect(await later(tables, HOUR)).toEqual(['reminded']);
    const wish = { gameId: id, user: CLEO };
    await expect(tables.lobby.takeOver(wish)).rejects.toMatchObject({ key: 'notHost', params: { host: 'Anna' } });
    expect(await later(tables, 2 * DAY - HOUR)).toEqual([]);
    expect(await later(tables, HOUR)).toEqual(['lobby', 'free']);
    expect(await later(tables, 11 * DAY - HOUR)).toEqual([]);
    expect((await find()).status).toBe('lobby');
    expect(await later(tables, HOUR)).toEqual(['lobby']);
    expect(await find()).toMatchObject({ status: 'ended', closedAt: tables.clock.time });
    await expect(tables.lobby.create(wanted({ user: CLEO }))).resolves.toBeDefined();
  });

  it('goes to the person who takes it over, who can begin without the former host', async () => {
    const { tables, id, find } = await opened();
    for (const days of [1, 2]) await later(tables, days * DAY);
    await tables.lobby.takeOver({ gameId: id, user: CLEO });
    expect(await find()).toMatchObject({
      host: CLEO.id,
      seats: [{ userId: `invited-${ANNA.id}` }, { userId: BEN.id }, { userId: CLEO.id }],
    });
    expect(await told(tables)).toEqual(['lobby']);
    // The new host's time restarts.
    expect(await later(tables, DAY - HOUR)).toEqual([]);
    expect(await later(tables, HOUR)).toEqual(['reminded']);
    const { seats } = await tables.lobby.start({ gameId: id, userId: CLEO.id });
    expect(seats.map(({ name }) => name)).toEqual(['Ben', 'Cleo']);
  });

  it('keeps its former host’s seat only if there is room, and does not move its players', async () => {
    const { tables, id, find } = await opened({ places: 2 });
    for (const days of [1, 2]) await later(tables, days * DAY);
    await tables.lobby.takeOver({ gameId: id, user: CLEO });
    expect((await find()).seats.map(({ name }) => name)).toEqual(['Ben', 'Cleo']);
    for (const days of [1, 2]) await later(tables, days * DAY);
    await tables.lobby.takeOver({ gameId: id, user: BEN });
    expect(await find()).toMatchObject({ host: BEN.id, seats: [{ userId: BEN.id }, { userId: `invited-${CLEO.id}` }] });
  });

  it('belongs to the host again as soon as they press anything in it', async () => {
    const { tables, id, find } = await opened();
    for (const days of [1, 2]) await later(tables, days * DAY);
    await tables.lobby.hostIsThere(await find(), BEN.id);
    expect(await told(tables)).toEqual([]);
    await tables.lobby.hostIsThere(await find(), ANNA.id);
    expect(await told(tables)).toEqual(['lobby']);
    await expect(tables.lobby.takeOver({ gameId: id, user: CLEO })).rejects.toMatchObject({ key: 'notHost' });
    expect(await later(tables, DAY)).toEqual(['reminded']);
  });

  it('does not bother a host who is away, and reminds nobody if only computers sit there', async () => {
    const { tables, id, find } = await opened();
    await tables.stores.people.changeAway(ANNA.id, () => [{ from: 0, to: 1_000 + 5 * DAY }]);
    for (const days of [1, 2, 1]) expect(await later(tables, days * DAY)).toEqual([]);
    expect(await later(tables, DAY)).toEqual(['reminded']);
    await tables.lobby.change({ gameId: id, userId: ANNA.id, computers: 1 });
    for (const { id: userId } of [ANNA, BEN]) await tables.lobby.leave({ gameId: id, userId });
    await told(tables);
    for (const days of [1, 2]) expect(await later(tables, days * DAY)).toEqual([]);
    expect(await later(tables, 11 * DAY)).toEqual(['lobby']);
    expect((await find()).status).toBe('ended');
  });
});
