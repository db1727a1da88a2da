import { afterEach, expect, it, vi } from 'vitest';
import { ANNA, BEN, CLEO, openGame, openTestTables, play, takePosts } from '../table/fixture.ts';

afterEach(() => vi.restoreAllMocks());

const HERE = { guildId: 'g1', channelId: 'c2' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A person who has never used this server. */
const STRANGER = { id: '712345678901234567', name: 'Mallory’s victim' };

interface File {
  game: Record<string, unknown> & { seats: Record<string, unknown>[] };
  log: Record<string, unknown>[];
  tenures: Record<string, unknown>[];
}

/** The file of a running game of Anna and Ben in which Anna has played, with an attacker's changes. */
async function forged(change: (file: File) => void = () => {}, tables = openTestTables()): Promise<string> {
  const { id, play } = await openGame({ options: { rounds: 1 } }, tables);
  await play(ANNA, 'dig 2', 'end');
  const file = JSON.parse(await tables.admin.copy(id)) as File;
  change(file);
  return JSON.stringify(file);
}

it('a forged file seats nobody without their consent: they are not called, listed or messaged', async () => {
  const tables = openTestTables();
  await tables.stores.people.changeSettings(STRANGER.id, () => ({ calls: 'both' }));
  const text = await forged((file) => {
    for (const one of [...file.game.seats, ...file.tenures]) if (one['userId'] === BEN.id) one['userId'] = STRANGER.id;
  });
  const { id } = await tables.admin.import(text, HERE);
  tables.clock.time += 30 * HOUR;
  for (const { run } of tables.chores) await run(tables.clock.time);
  await tables.table.lose(HERE.channelId);
  const rows = await tables.stores.outbox.due(Number.MAX_SAFE_INTEGER, 99);
  expect(JSON.stringify(rows)).not.toContain(STRANGER.id);
  expect(rows.some(({ post }) => post.kind === 'call' || post.kind === 'lost')).toBe(false);
  expect(await tables.personal.games(STRANGER.id)).toEqual([]);
  await expect(tables.table.panel({ gameId: id, userId: STRANGER.id })).rejects.toMatchObject({ name: 'TableError' });
  const waits = await tables.stores.waits.ofGame(id);
  const ring = { since: waits[0]?.since ?? 0, at: waits[0]?.calledAt ?? 0, seats: [0, 1] };
  expect(await tables.calls.ringing(id, ring, 'channel')).toEqual([]);
});

it('an open lobby in a file is marked, seats nobody, and is never rated', async () => {
  const [tables, elsewhere] = [openTestTables(), openTestTables()];
  const lobby = { channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy', options: { rounds: 1 } };
  const { id } = await elsewhere.lobby.create(lobby);
  await elsewhere.lobby.join({ gameId: id, user: STRANGER });
  const game = await tables.admin.import(await elsewhere.admin.copy(id), HERE);
  expect(game).toMatchObject({ status: 'lobby', imported: true });
  expect(await tables.personal.games(STRANGER.id)).toEqual([]);
  for (const user of [ANNA, BEN]) await tables.lobby.join({ gameId: game.id, user });
  const { seats } = await tables.lobby.start({ gameId: game.id, userId: ANNA.id });
  expect(seats.map(({ userId }) => userId)).toEqual([ANNA.id, BEN.id]);
  await play(tables, game.id, ANNA.id, 'dig 2', 'end');
  await play(tables, game.id, BEN.id, 'dig 1', 'end');
  for (const { id } of [ANNA, BEN]) await play(tables, game.id, id, 'feed', 'end');
  expect(await tables.table.find(game.id)).toMatchObject({ status: 'finished' });
  expect(await tables.stores.results.ofGame(game.id)).toEqual([]);
});

it('turns that the table has passed do not count as a person’s own', async () => {
  const { id, play, clock, absent, find, stores } = await openGame({ options: { rounds: 1 } });
  for (const own of ['dig 2', 'feed']) {
    await play(ANNA, own, 'end');
    clock.time += 8 * DAY;
    await absent(ANNA, 'pass', { seat: 1 });
  }
  expect((await find()).status).toBe('finished');
  const results = await stores.results.ofGame(id);
  expect(results.map(({ userId }) => userId)).toEqual([ANNA.id, undefined]);
});

it.each([
  ['a mention with a link', '1> [text](https://example.org) <@2'],
  ['words', 'nobody'],
  ['an invitation', 'invited-100'],
  ['a number that is too large', '9'.repeat(20)],
  ['a computer with a mention', 'computer-1> <@2'],
  ['somebody forgotten with a mention', 'former-1> <@2'],
])('an id in a file that is %s is refused, wherever it is', async (_, id) => {
  const places: ((file: File) => void)[] = [
    (file) => Object.assign(file.game.seats[1] ?? {}, { userId: id }),
    (file) => Object.assign(file.game, { host: id }),
    (file) => Object.assign(file.tenures[1] ?? {}, { userId: id }),
  ];
  for (const change of places) {
    const tables = openTestTables();
    await expect(tables.admin.import(await forged(change), HERE)).rejects.toMatchObject({ name: 'CopyError' });
    expect(await tables.admin.list('g1')).toEqual([]);
  }
});

it.each([0, 1, 100, 101])('a name in a file has from one to a hundred characters: %i', async (length) => {
  const tables = openTestTables();
  const text = await forged(({ game }) => Object.assign(game.seats[0] ?? {}, { name: 'x'.repeat(length) }));
  const added = await tables.admin.import(text, HERE).catch((error: Error) => error.name);
  if (length === 1 || length === 100) expect(added).toMatchObject({ seats: [{ name: 'x'.repeat(length) }, {}] });
  else expect(added).toBe('CopyError');
});

it('an import has a new id, and leaves the removed games of other servers alone', async () => {
  const { tables, id, play } = await openGame();
  await play(ANNA, 'dig 2', 'end');
  const text = await tables.admin.copy(id);
  await tables.admin.remove(id);
  const [kept] = await tables.admin.removed('g1');
  const game = await tables.admin.import(text, { guildId: 'g2', channelId: 'c9' });
  expect(game.id).not.toBe(id);
  await tables.admin.remove(game.id);
  expect(await tables.admin.removed('g1')).toEqual([kept]);
  expect(await tables.admin.restore(id, { guildId: 'g1', channelId: 'c1' })).toMatchObject({ id });
  await play(BEN, 'dig 1', 'end');
});

it('the copy of another server’s removed game is not overwritten by an older game with its id', async () => {
  const { tables, id } = await openGame();
  await tables.admin.remove(id);
  const [kept] = await tables.admin.removed('g1');
  const { id: other } = await tables.lobby.create({ channelId: 'c9', guildId: 'g2', user: CLEO, game: 'toy' });
  const game = { ...(await tables.table.find(other)), id, channelId: 'c8' };
  await tables.stores.games.save({ game, at: 1 });
  await tables.admin.remove(id);
  expect(await tables.admin.removed('g1')).toEqual([kept]);
  const [theirs] = await tables.admin.removed('g2');
  expect(await tables.admin.restore(theirs?.gameId ?? '', { guildId: 'g2', channelId: 'c8' })).toMatchObject({
    host: CLEO.id,
  });
});

it('junk moves that were taken back are not kept', async () => {
  const tables = openTestTables();
  const text = await forged((file) => {
    const first = file.log.length + 1;
    for (let index = 0; index < 19_000; index++)
      file.log.push({ entry: first + index, seat: 1, move: `junk ${index} ${'x'.repeat(100)}` });
    file.log.push({ entry: first + 19_000, undo: first - 1, seat: 1 });
  });
  const { id } = await tables.admin.import(text, HERE);
  const log = await tables.stores.games.log(id);
  expect(log.length).toBeLessThan(5);
  expect(JSON.stringify(log)).not.toContain('junk');
});

it('a deleted channel brings no direct message to people who want no calls', async () => {
  const { tables } = await openGame();
  await tables.personal.change(BEN.id, { calls: 'none' });
  await tables.table.lose('c1');
  const all = await takePosts(tables);
  expect(all).toContainEqual({ kind: 'lost', userId: ANNA.id });
  expect(all).not.toContainEqual({ kind: 'lost', userId: BEN.id });
});

it('a game that is taken back after its end is not rated again, whatever is done to it', async () => {
  const { tables, id, play } = await openGame({ options: { rounds: 1 } });
  await play(ANNA, 'dig 1', 'end');
  await play(BEN, 'dig 3', 'end');
  const feed = async () => {
    for (const who of [ANNA, BEN]) await play(who, 'feed', 'end');
  };
  await feed();
  expect(await tables.stores.results.ofGame(id)).toHaveLength(2);
  await tables.admin.rollBack(id, 0);
  await play(ANNA, 'dig 3', 'end');
  await play(BEN, 'dig 1', 'end');
  await tables.admin.remove(id);
  await tables.admin.restore(id, { guildId: 'g1', channelId: 'c1' });
  await feed();
  expect(await tables.table.find(id)).toMatchObject({ status: 'finished' });
  expect(await tables.stores.results.ofGame(id)).toEqual([]);
});
