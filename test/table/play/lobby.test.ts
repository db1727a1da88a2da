import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import type { NewLobby } from '../../../src/table/play/lobby.ts';
import { LOBBY_LIMITS } from '../../../src/table/play/opening.ts';
import {
  ANNA,
  BEN,
  CLEO,
  DORA,
  gameOf,
  type OpenGame,
  openGame,
  openTestTables,
  postsOf,
  refuses,
  type TestTables,
  TRIO,
  takePosts,
} from '../fixture.ts';
import { toyGame } from '../toy.ts';

const where = { channelId: 'c1', guildId: 'g1' };
const wanted = (changed: Partial<NewLobby> = {}): NewLobby => ({ ...where, user: ANNA, game: 'toy', ...changed });
const someone = (number: number) => ({ id: `9${number}`, name: `Guest ${number}` });

async function openLobby(changed: Partial<NewLobby> = {}, tables = openTestTables()) {
  const { id } = await tables.lobby.create(wanted(changed));
  return gameOf(tables, id);
}

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

  it('is the only one in its channel, even when two are opened at once', async () => {
    const { lobby } = openTestTables();
    const both = await Promise.allSettled([lobby.create(wanted()), lobby.create(wanted({ user: BEN }))]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await refuses('channelBusy', lobby.create(wanted()), { status: 'lobby' });
    await expect(lobby.create(wanted({ channelId: 'c2' }))).resolves.toBeDefined();
  });

  it('refuses what the game does not know', async () => {
    const { lobby, table } = openTestTables();
    const create = (changed: Partial<NewLobby>) => lobby.create(wanted(changed));
    await refuses('unknownGame', create({ game: 'chess' }), { game: 'chess' });
    await refuses('badOptions', create({ options: { rounds: 99 } }), { option: 'rounds' });
    await refuses('badOptions', create({ options: { speed: 1 } }), { option: 'speed' });
    await refuses('badPlaces', create({ places: 8 }), { min: 1, max: 7 });
    expect(await table.inChannel('c1')).toBeUndefined();
  });

  it('gives each seat a different colour, and reuses free ones', async () => {
    const { id: gameId, lobby } = await openLobby();
    for (let i = 1; i < 7; i++) await lobby.join({ gameId, user: someone(i) });
    await refuses('lobbyFull', lobby.join({ gameId, user: BEN }), { places: 7 });
    await refuses('alreadyJoined', lobby.join({ gameId, user: ANNA }));
    await lobby.leave({ gameId, userId: '92' });
    await refuses('notJoined', lobby.leave({ gameId, userId: '92' }));
    const { seats } = await lobby.join({ gameId, user: BEN });
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(7);
    expect(seats.at(-1)).toEqual({ userId: BEN.id, name: 'Ben', colour: 'green' });
  });

  it('passes to the next player when its host leaves, and closes when nobody is left', async () => {
    const { id: gameId, lobby, table, stores } = await openLobby();
    await lobby.join({ gameId, user: BEN });
    expect(await lobby.leave({ gameId, userId: ANNA.id })).toMatchObject({ host: BEN.id, status: 'lobby' });
    expect(await lobby.leave({ gameId, userId: BEN.id })).toMatchObject({ status: 'ended', seats: [] });
    await refuses('alreadyStarted', lobby.join({ gameId, user: ANNA }));
    await expect(lobby.create(wanted())).resolves.toBeDefined();
    expect((await postsOf(stores)).length).toBe(5);
    expect((await table.inChannel('c1'))?.status).toBe('lobby');
  });

  it('is changed only by its host', async () => {
    const { id: gameId, lobby, of } = await openLobby({ options: { rounds: 4 } });
    await lobby.join({ gameId, user: BEN });
    const [byAnna, byBen] = [of(ANNA), of(BEN)];
    expect(await lobby.change({ ...byAnna, places: 3 })).toMatchObject({ places: 3, options: { rounds: 4 } });
    const changed = await lobby.change({ ...byAnna, options: { rounds: 1 } });
    expect(changed).toMatchObject({ places: 3, options: { rounds: 1 } });
    await refuses('notHost', lobby.change({ ...byBen, places: 2 }), { host: 'Anna' });
    await refuses('badPlaces', lobby.change({ ...byAnna, places: 1 }), { min: 2, max: 7 });
    await refuses('notHost', lobby.start(byBen));
  });

  it('becomes a running game with a seed of its own', async () => {
    const { find, lobby, of, stores } = await openGame({ users: TRIO });
    expect(await find()).toMatchObject({ status: 'running', version: 1, startedAt: 1_000 });
    expect((await find()).seed).toMatch(/^[0-9a-f]{32}$/);
    expect(await postsOf(stores)).toEqual(['lobby', 'lobby', 'lobby', 'lobby', 'start']);
    await refuses('alreadyStarted', lobby.start(of(ANNA)));
    await refuses('alreadyStarted', lobby.leave(of(ANNA)));
    await refuses('channelBusy', lobby.create(wanted()), { status: 'running' });
  });

  it('starts once, however often the button is pressed', async () => {
    const { id: gameId, lobby, stores } = await openLobby();
    const presses = [1, 2, 3].map(() => lobby.start({ gameId, userId: ANNA.id }));
    const all = await Promise.allSettled(presses);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await postsOf(stores)).toEqual(['lobby', 'lobby', 'start']);
  });

  it('needs enough players', async () => {
    const rules: Game = { ...(toyGame() as Game), seats: { min: 2, max: 4 } };
    const { lobby, of } = await openLobby({}, openTestTables({ rules }));
    await refuses('tooFewPlayers', lobby.start(of(ANNA)), { min: 2, seated: 1 });
  });

  it('has no panel and no position yet', async () => {
    const { id: gameId, table } = await openLobby();
    await refuses('notStarted', table.panel({ gameId, userId: ANNA.id }));
    await refuses('notStarted', table.position(gameId));
    await refuses('noGame', table.position('nothing'));
  });

  it('is closed by its host', async () => {
    const { id: gameId, table } = await openLobby();
    await refuses('notHost', table.end({ gameId, userId: BEN.id }));
    expect(await table.end({ gameId, userId: ANNA.id })).toMatchObject({ status: 'ended', closedAt: 1_000 });
    await refuses('gameOver', table.end({ gameId, userId: ANNA.id }));
    await refuses('gameOver', table.position(gameId));
  });
});

describe('a rematch', () => {
  it('is a new lobby with the same options, opened by somebody who played', async () => {
    const { lobby, table, id, of } = await openGame({ options: { rounds: 5 } });
    await refuses('gameNotOver', lobby.rematch({ gameId: id, user: BEN }));
    await table.end(of(ANNA));
    await refuses('notSeated', lobby.rematch({ gameId: id, user: CLEO }));
    const next = await lobby.rematch({ gameId: id, user: BEN });
    expect(next).toMatchObject({ ...where, status: 'lobby', host: BEN.id, options: { rounds: 5 }, places: 2 });
    expect(next.id).not.toBe(id);
  });

  /** The lobby of the rematch that Ben asks for after a game with Anna, Cleo and a computer. */
  async function rematch(tables = openTestTables()) {
    const { id: former, of } = await openGame({ users: TRIO }, tables);
    await tables.table.end(of(ANNA));
    await postsOf(tables.stores);
    const { id } = await tables.lobby.rematch({ gameId: former, user: BEN });
    return { ...gameOf(tables, id), former };
  }
  const names = ({ seats }: { seats: readonly { readonly name: string }[] }) => seats.map(({ name }) => name);

  it('keeps seats for the others of the table in their colours, and calls them', async () => {
    const { calls, find, former, id: gameId, lobby, stores, table } = await rematch();
    expect((await find()).seats).toMatchObject([
      { userId: BEN.id, colour: 'yellow' },
      { userId: `invited-${ANNA.id}`, name: 'Anna', colour: 'red' },
      { userId: `invited-${CLEO.id}`, name: 'Cleo', colour: 'green' },
    ]);
    const [row] = (await stores.outbox.heads(gameId)).map(({ post }) => post);
    expect(row).toEqual({ kind: 'lobby' });
    expect(await postsOf(stores)).toEqual(['lobby', 'summons']);
    expect((await calls.summoned(gameId)).map(({ userId }) => userId)).toEqual([ANNA.id, CLEO.id]);
    const { seats } = await lobby.join({ gameId, user: { ...ANNA, name: 'Anna B.' } });
    expect(seats[1]).toEqual({ userId: ANNA.id, name: 'Anna B.', colour: 'red' });
    expect(await calls.summoned(gameId)).toMatchObject([{ userId: CLEO.id, to: ['channel'] }]);
    expect((await table.find(former)).status).toBe('ended');
  });

  it('starts with the players who have joined, and a player who will not join gives up their seat', async () => {
    const { lobby, find, of } = await rematch();
    await lobby.leave(of(ANNA));
    expect(names(await find())).toEqual(['Ben', 'Cleo']);
    expect(names(await lobby.start(of(BEN)))).toEqual(['Ben']);
  });

  it('counts only players who have joined if a game needs two', async () => {
    const unfit: Game = { ...(toyGame() as Game), unfit: (_, seats) => (seats < 2 ? 'tooFew' : undefined) };
    const { id: gameId, find, lobby, of } = await rematch(openTestTables({ rules: unfit }));
    await lobby.leave(of(CLEO));
    expect(lobby.unfit(await find())).toBe('tooFew');
    await refuses('unfitOptions', lobby.start(of(BEN)), { reason: 'tooFew' });
    expect(lobby.unfit(await lobby.join({ gameId, user: ANNA }))).toBeUndefined();
  });

  it('keeps others out of kept seats until the host frees them', async () => {
    const { id, lobby, of } = await rematch();
    await lobby.change({ ...of(BEN), places: 3 });
    await refuses('seatsKept', lobby.join({ gameId: id, user: DORA }), { players: 'Anna, Cleo' });
    await refuses('notHost', lobby.release(of(ANNA)));
    await lobby.release(of(BEN));
    expect(names(await lobby.join({ gameId: id, user: DORA }))).toEqual(['Ben', 'Dora']);
  });

  it('closes when nobody has joined and its host leaves', async () => {
    const { lobby, of } = await rematch();
    expect(await lobby.leave(of(BEN))).toMatchObject({ status: 'ended', seats: [] });
  });

  it('calls nobody who is away or asleep or does not want calls, and keeps no seat for people whose data was removed', async () => {
    const tables = openTestTables();
    const { personal } = tables;
    await personal.change(ANNA.id, { calls: 'none' });
    await personal.change(CLEO.id, { calls: 'dm' });
    const { id: gameId, find, former, of } = await rematch(tables);
    expect(await tables.calls.summoned(gameId)).toMatchObject([{ userId: CLEO.id, to: ['dm'] }]);
    await personal.goAway(CLEO.id, { from: 1_000, to: 100_000 });
    expect(await tables.calls.summoned(gameId)).toEqual([]);
    await tables.ratings.forget({ userId: CLEO.id, formerName: 'Somebody' });
    expect(names(await find())).toEqual(['Ben', 'Anna']);
    await tables.table.end(of(BEN));
    expect(await tables.lobby.again({ gameId: former, user: ANNA })).toMatchObject({ kept: ['Ben'], called: false });
  });

  it('is described before it is opened, even if it cannot be opened', async () => {
    const { former, lobby, of, table } = await rematch();
    await refuses('channelBusy', lobby.again({ gameId: former, user: ANNA }));
    await table.end(of(BEN));
    expect(await lobby.again({ gameId: former, user: ANNA })).toMatchObject({ kept: ['Ben', 'Cleo'], computers: 0 });
    expect(await lobby.again({ gameId: former, user: DORA })).toMatchObject({ kept: undefined });
  });
});

it('the next table is a new lobby with the same options and as many seats, opened by anybody', async () => {
  const { lobby, table, id, of } = await openGame({ options: { rounds: 5 } });
  await refuses('gameNotOver', lobby.nextTable({ gameId: id, user: CLEO }));
  await table.end(of(ANNA));
  const next = await lobby.nextTable({ gameId: id, user: CLEO });
  expect(next).toMatchObject({ ...where, status: 'lobby', host: CLEO.id, options: { rounds: 5 } });
  expect(next.seats.map(({ userId }) => userId)).toEqual([CLEO.id]);
  await refuses('channelBusy', lobby.nextTable({ gameId: id, user: BEN }));
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
    await refuses('tooManyLobbies', tables.lobby.create(next({ guildId: 'g2' })), { most: 5 });
    await refuses('tooManyLobbies', tables.lobby.mayOpen({ guildId: 'g2', user: ANNA }), { most: 5 });
    // A channel that is taken is no reason to offer another one.
    await refuses('tooManyLobbies', tables.lobby.create(wanted({ channelId: `n${channel}` })), { most: 5 });
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
    await refuses('tooManyGames', tables.lobby.create(next()), { most: 20 });
    tables.clock.time += DAY;
    await expect(tables.lobby.create(next())).resolves.toBeDefined();
  });

  it('are limited for one server, whatever their hosts, without affecting other servers', async () => {
    const tables = openTestTables({ lobbyLimits: LOBBY_LIMITS });
    for (let host = 0; host < 10; host++) await open(tables, 5, { user: someone(host) });
    await refuses('tooManyLobbiesHere', tables.lobby.create(next()), { most: 50 });
    await expect(tables.lobby.create(next({ guildId: 'g2' }))).resolves.toBeDefined();
    const day = openTestTables({ lobbyLimits: LOBBY_LIMITS });
    for (let host = 0; host < 40; host++) {
      for (const { id } of await open(day, 5, { user: someone(host) })) {
        await day.lobby.start({ gameId: id, userId: someone(host).id });
      }
    }
    await refuses('tooManyGamesHere', day.lobby.create(next()), { most: 200 });
  });
});

describe('a lobby whose host is gone', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const opened = async (changed: Partial<NewLobby> = {}) => {
    const game = await openLobby(changed);
    await game.lobby.join({ gameId: game.id, user: BEN });
    await told(game.tables);
    return game;
  };
  const later = async (game: OpenGame, ms: number) => {
    await game.pass(ms);
    return told(game);
  };
  const told = async (tables: TestTables) =>
    (await takePosts(tables)).map((post) => (post.kind === 'idle' ? post.stage : post.kind));

  it('reminds its host after a day, can be taken over after three, and is closed after fourteen', async () => {
    const game = await opened();
    expect(await later(game, DAY - HOUR)).toEqual([]);
    expect(await later(game, HOUR)).toEqual(['reminded']);
    const wish = { gameId: game.id, user: CLEO };
    await refuses('notHost', game.lobby.takeOver(wish), { host: 'Anna' });
    expect(await later(game, 2 * DAY - HOUR)).toEqual([]);
    expect(await later(game, HOUR)).toEqual(['lobby', 'free']);
    expect(await later(game, 11 * DAY - HOUR)).toEqual([]);
    expect((await game.find()).status).toBe('lobby');
    expect(await later(game, HOUR)).toEqual(['lobby']);
    expect(await game.find()).toMatchObject({ status: 'ended', closedAt: game.clock.time });
    await expect(game.lobby.create(wanted({ user: CLEO }))).resolves.toBeDefined();
  });

  it('goes to the person who takes it over, who can begin without the former host', async () => {
    const game = await opened();
    for (const days of [1, 2]) await later(game, days * DAY);
    await game.lobby.takeOver({ gameId: game.id, user: CLEO });
    const seats = [`invited-${ANNA.id}`, BEN.id, CLEO.id].map((userId) => ({ userId }));
    expect(await game.find()).toMatchObject({ host: CLEO.id, seats });
    expect(await told(game)).toEqual(['lobby']);
    // The new host's time restarts.
    expect(await later(game, DAY - HOUR)).toEqual([]);
    expect(await later(game, HOUR)).toEqual(['reminded']);
    const started = await game.lobby.start(game.of(CLEO));
    expect(started.seats.map(({ name }) => name)).toEqual(['Ben', 'Cleo']);
  });

  it('keeps its former host’s seat only if there is room, and does not move its players', async () => {
    const game = await opened({ places: 2 });
    for (const days of [1, 2]) await later(game, days * DAY);
    await game.lobby.takeOver({ gameId: game.id, user: CLEO });
    expect((await game.find()).seats.map(({ name }) => name)).toEqual(['Ben', 'Cleo']);
    for (const days of [1, 2]) await later(game, days * DAY);
    await game.lobby.takeOver({ gameId: game.id, user: BEN });
    const seats = [{ userId: BEN.id }, { userId: `invited-${CLEO.id}` }];
    expect(await game.find()).toMatchObject({ host: BEN.id, seats });
  });

  it('belongs to the host again as soon as they press anything in it', async () => {
    const game = await opened();
    for (const days of [1, 2]) await later(game, days * DAY);
    await game.lobby.hostIsThere(await game.find(), BEN.id);
    expect(await told(game)).toEqual([]);
    await game.lobby.hostIsThere(await game.find(), ANNA.id);
    expect(await told(game)).toEqual(['lobby']);
    await refuses('notHost', game.lobby.takeOver({ gameId: game.id, user: CLEO }));
    expect(await later(game, DAY)).toEqual(['reminded']);
  });

  it('does not bother a host who is away, and reminds nobody if only computers sit there', async () => {
    const game = await opened();
    await game.stores.people.changeAway(ANNA.id, () => [{ from: 0, to: 1_000 + 5 * DAY }]);
    for (const days of [1, 2, 1]) expect(await later(game, days * DAY)).toEqual([]);
    expect(await later(game, DAY)).toEqual(['reminded']);
    await game.lobby.change({ ...game.of(ANNA), computers: 1 });
    for (const { id: userId } of [ANNA, BEN]) await game.lobby.leave({ gameId: game.id, userId });
    await told(game);
    for (const days of [1, 2]) expect(await later(game, days * DAY)).toEqual([]);
    expect(await later(game, 11 * DAY)).toEqual(['lobby']);
    expect((await game.find()).status).toBe('ended');
  });
});
