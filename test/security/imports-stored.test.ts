import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { earlierTables, folder } from '../db/places.ts';
import { ANNA, BEN, openGame, openTestTables } from '../table/fixture.ts';

/** The version of the tables before they recorded who has agreed. */
const CHANGES = 8;
const STRANGER = '712345678901234567';

/** When the message of a lobby was posted (UTC ms), according to its id. */
const POSTED = Date.UTC(2026, 10, 21);
const MESSAGE = (BigInt(POSTED - 1_420_070_400_000) << 22n).toString();

const lobby = (id: string, channel: string, created: number): string => `
  insert into games (id, game, version, status, guild_id, channel_id, host, options, places, created_at)
    values ('${id}', 'toy', 1, 'lobby', 'g1', '${channel}', '${ANNA.id}', '{}', 4, ${created});
  insert into seats (game_id, seat, user_id, name, colour) values ('${id}', 0, '${ANNA.id}', 'Anna', 'red');
  insert into messages (game_id, purpose, channel_id, message_id) values ('${id}', 'lobby', '${channel}', '${MESSAGE}');
`;

/**
 * A database of that version with an imported game in which Anna has played since, and a game that was played to its
 * end twice.
 */
function stored(): ReturnType<typeof openDatabase> {
  const path = join(folder(), 'games.sqlite');
  const sqlite = earlierTables(path, CHANGES);
  const game = (id: string, more: string) => `
    insert into games (id, game, version, status, guild_id, channel_id, host, options, places, seed, created_at, started_at, imported)
      values ('${id}', 'toy', 1, ${more}`;
  sqlite.exec(`
    ${game('imported', `'running', 'g1', 'c1', '${STRANGER}', '{"rounds":1}', 2, 'seed', 1, 2, 1)`)};
    insert into seats (game_id, seat, user_id, name, colour)
      values ('imported', 0, '${ANNA.id}', 'Anna', 'red'), ('imported', 1, '${STRANGER}', 'Victim', 'sky');
    insert into entries (game_id, entry, seat, move, at)
      values ('imported', 1, 1, 'dig 1', 1000), ('imported', 2, 0, 'dig 1', 1000), ('imported', 3, 0, 'dig 1', 2000);
    insert into outbox (nonce, game_id, channel_id, post, created_at, due_at)
      values ('n1', 'imported', 'c1', '{"kind":"lost","userId":"${STRANGER}"}', 1, 1);
    ${game('replayed', `'running', 'g1', 'c2', '${ANNA.id}', '{"rounds":1}', 2, 'seed', 1, 2, 0)`)};
    insert into seats (game_id, seat, user_id, name, colour)
      values ('replayed', 0, '${ANNA.id}', 'Anna', 'red'), ('replayed', 1, '${BEN.id}', 'Ben', 'sky');
    insert into messages (game_id, purpose, channel_id, message_id) values ('replayed', 'final', 'c2', 'm');
    ${lobby('opened', 'c3', POSTED - 2_000)} ${lobby('handed', 'c4', POSTED - 86_400_000)}
  `);
  sqlite.close();
  const stores = openDatabase(path);
  onTestFinished(() => stores.close());
  return stores;
}

it('an imported game of an earlier version keeps only the seats of people who have played in it', async () => {
  const stores = stored();
  const game = await stores.games.find('imported');
  expect(game?.seats.map(({ userId }) => userId)).toEqual([ANNA.id, `invited-${STRANGER}`]);
  expect(game?.host).toBe(`invited-${STRANGER}`);
  expect(await stores.games.ofUser(STRANGER)).toEqual([]);
  const due = await stores.outbox.due(Number.MAX_SAFE_INTEGER, 9);
  expect(due.filter(({ gameId }) => gameId === 'imported')).toEqual([]);
});

it('a lobby that is older than its message came from a file, and people must join again', async () => {
  const stores = stored();
  expect(await stores.games.find('opened')).toMatchObject({ host: ANNA.id, seats: [{ userId: ANNA.id }] });
  expect(await stores.games.find('handed')).toMatchObject({ seats: [] });
  expect(await stores.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toMatchObject([
    { gameId: 'handed', channelId: 'c4', post: { kind: 'lobby' } },
  ]);
  const tables = openTestTables({ stores });
  await expect(tables.lobby.start({ gameId: 'handed', userId: ANNA.id })).rejects.toMatchObject({ key: 'noHost' });
  expect(await tables.lobby.join({ gameId: 'handed', user: BEN })).toMatchObject({ host: BEN.id });
});

it('a game of an earlier version that continues after its end is not rated again', async () => {
  const stores = stored();
  expect(await stores.games.find('replayed')).toMatchObject({ unrated: true });
  expect((await stores.games.find('imported'))?.unrated).toBeUndefined();
});

it('a removed game that an earlier version imported seats nobody when it comes back', async () => {
  const { tables, id, play } = await openGame();
  await play(ANNA, 'dig 1', 'end');
  await tables.admin.remove(id);
  const [kept = expect.fail('No copy was kept.')] = await tables.admin.removed('g1');
  const copy = JSON.parse(kept.copy);
  copy.game.imported = true;
  copy.game.seats[0].userId = '1> [text](https://example.org) <@2';
  await tables.stores.games.remove(id, { ...kept, copy: JSON.stringify(copy) });
  const { seats } = await tables.admin.restore(id, { guildId: 'g1', channelId: 'c1' });
  expect(seats[1]?.userId).toBe(`invited-${BEN.id}`);
  expect(await tables.stores.games.ofUser(BEN.id)).toEqual([]);
});

it('a removed game brings back those who had taken their kept seats, and still keeps the seats of the others', async () => {
  const { tables, id } = await openGame();
  const place = { guildId: 'g2', channelId: 'c9' };
  const game = await tables.admin.import(await tables.admin.copy(id), place);
  await tables.assembly.takeKept({ gameId: game.id, user: BEN });
  await tables.admin.remove(game.id);
  const back = await tables.admin.restore(game.id, place);
  expect(back.seats.map(({ userId }) => userId)).toEqual([`invited-${ANNA.id}`, BEN.id]);
  expect(back).toMatchObject({ id: game.id, imported: true, host: BEN.id });
});
