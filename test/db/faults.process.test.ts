import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backupsOf } from '../../db/backup.ts';
import { DatabaseError } from '../../db/errors.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import type { Result } from '../../src/table/rows.ts';
import { openTestTables } from '../table/fixture.ts';
import { inOrder, leaderboard, statisticsOf } from '../table/records/counted-anew.ts';
import { aGame } from './contract.ts';
import { earlierTables, folder, giveAway, openAside, smallDisk, writeFirstVersion } from './places.ts';

const entries = [{ entry: 1, seat: 0, move: 'dig 1' }];

function expectIntact(path: string): void {
  const sqlite = new Sqlite(path);
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(sqlite.pragma('foreign_key_check')).toEqual([]);
  sqlite.close();
}

it('a lock of another program is reported, nothing is half saved, and saving continues once the lock is gone', async () => {
  const path = join(folder(), 'games.sqlite');
  const stores = openDatabase(path, { lockWait: 20 });
  onTestFinished(() => stores.close());
  const game = aGame();
  await stores.games.save({ game, at: 1 });
  const other = new Sqlite(path);
  other.exec('begin immediate');
  await expect(stores.games.save({ game, entries, at: 2 })).rejects.toThrow(`${path} is locked by another program`);
  await expect(stores.upkeep.writable()).rejects.toThrow(DatabaseError);
  expect(await stores.games.log(game.id)).toEqual([]);
  other.close();
  await stores.games.save({ game, entries, at: 3 });
  expect(await stores.games.log(game.id)).toEqual(entries);
  expectIntact(path);
});

describe('a disk that is full', () => {
  it('is noticed by the health check', async ({ skip }) => {
    const disk = smallDisk();
    if (disk === undefined) return skip('Only an administrator can make a small disk.');
    const path = join(disk.path, 'games.sqlite');
    const stores = openDatabase(path);
    await stores.games.save({ game: aGame(), at: 1 });
    disk.fill();
    await expect(stores.upkeep.writable()).rejects.toThrow('the disk is full');
    disk.free();
    await stores.upkeep.writable();
    await stores.close();
    expectIntact(path);
  });

  it('leaves a file of an older version unchanged if there is no room for a copy', ({ skip }) => {
    const disk = smallDisk();
    if (disk === undefined) return skip('Only an administrator can make a small disk.');
    const path = join(disk.path, 'games.sqlite');
    writeFirstVersion(path);
    const before = readFileSync(path);
    disk.fill();
    expect(() => openDatabase(path)).toThrow('the disk is full');
    disk.free();
    expect(readFileSync(path)).toEqual(before);
    expect(backupsOf({ database: path, folder: join(disk.path, 'backups') })).toEqual([]);
  });
});

describe('a database of an earlier version', () => {
  it('gets the players of each seat, where it knows them', async () => {
    const path = join(folder(), 'games.sqlite');
    const sqlite = earlierTables(path, 6);
    sqlite.exec(`
      insert into games (id, game, version, status, channel_id, host, options, places, created_at)
        values ('old', 'caverna', 1, 'running', 'channel', '100', '{}', 2, 1000);
      insert into seats (game_id, seat, user_id, name, colour)
        values ('old', 0, '100', 'Anna', 'red'), ('old', 1, '400', 'Dora', 'sky');
      insert into tenures (game_id, seat, user_id, "from", "to")
        values ('old', 0, '100', 0, null), ('old', 1, '200', 0, 5), ('old', 1, '300', 5, 9), ('old', 1, '500', 9, 12),
          ('old', 1, '400', 12, null);
      insert into votes (id, game_id, kind, seat, player, entry, since, by, voters, ballots, needs, asked_at, due_at, outcome)
        values ('v1', 'old', 'offer', 1, 'Ben', 0, 4, '100', '[]', '{}', 'majority', 0, 1, 'agreed'),
          ('v2', 'old', 'pass', 1, 'Cleo', 0, 7, '100', '[]', '{}', 'majority', 0, 1, 'agreed');
    `);
    sqlite.close();
    const stores = openDatabase(path);
    onTestFinished(() => stores.close());
    const names = (await stores.results.tenures('old')).map(({ name }) => name);
    expect(names).toEqual(['Anna', 'Ben', 'Cleo', 'Former player', 'Dora']);
  });

  it('gets the statistics of all games that it knows, as if they had just ended', async () => {
    const path = join(folder(), 'games.sqlite');
    const sqlite = earlierTables(path, 8);
    const games = [
      { id: 'b', guildId: 'g1', endedAt: 5, tiles: ['miner', 'miner', 'carpenter'] },
      { id: 'a', guildId: 'g1', endedAt: 5, tiles: ['miner'] },
      { id: 'c', guildId: undefined, endedAt: 3, tiles: [] },
      { id: 'd', guildId: 'g2', endedAt: 9, tiles: ['weaver'] },
    ];
    const results = games.flatMap(({ id, ...of }) =>
      ['100', '200', undefined, `${300 + of.endedAt}`].map((userId, seat): Result => {
        return { gameId: id, seat, userId, game: 'toy', players: 4, points: 9 - seat, rank: 1 + seat, ...of };
      }),
    );
    for (const { id, guildId = null, endedAt } of games) {
      sqlite
        .prepare(`insert into games (id, game, version, status, guild_id, channel_id, host, options, places, created_at, closed_at)
          values (?, 'toy', 1, 'finished', ?, ?, '100', '{}', 4, 1, ?)`)
        .run(id, guildId, id, endedAt);
    }
    const add = sqlite.prepare(`insert into results
      values (@gameId, @seat, @userId, @game, @guildId, @players, @points, @rank, @endedAt, @tiles)`);
    for (const { userId = null, guildId = null, tiles, ...of } of results)
      add.run({ userId, guildId, tiles: JSON.stringify(tiles), ...of });
    sqlite.close();
    const { ratings, stores } = openTestTables({ stores: openDatabase(path) });
    onTestFinished(() => stores.close());
    for (const scope of [{ game: 'toy' }, { game: 'toy', guildId: 'g1' }, { game: 'toy', guildId: 'g2' }]) {
      const all = inOrder(results, scope);
      expect(await ratings.leaderboard(scope)).toEqual(leaderboard(all));
      const ofAnna = await ratings.statistics({ scope, userId: '100', asker: '100' });
      expect(ofAnna).toEqual(statisticsOf(all, '100'));
    }
  });
});

describe('the error for a database that cannot be written', () => {
  it('names a read-only file', async () => {
    const place = folder();
    const path = join(place, 'games.sqlite');
    await openDatabase(path).close();
    chmodSync(path, 0o444);
    giveAway(place, path);
    expect(openAside(path).said).toContain(`The database ${path} cannot be written to. Give the user who runs`);
    for (const name of readdirSync(place)) chmodSync(join(place, name), 0o644);
    expect(openAside(path).said).toBe('opened');
    expectIntact(path);
  });

  it('names a read-only folder', async () => {
    const place = join(folder(), 'data');
    mkdirSync(place);
    const path = join(place, 'games.sqlite');
    await openDatabase(path).close();
    giveAway(place, path, join(place, '..'));
    chmodSync(place, 0o555);
    expect(openAside(path).said).toMatch(/^DatabaseError: The database .* cannot be (written|opened)\. /);
    expect(openAside(join(place, 'new.sqlite')).said).toContain('Make sure that its folder exists and can be written');
    chmodSync(place, 0o755);
    expect(openAside(path).said).toBe('opened');
    expectIntact(path);
  });
});

describe('a file of an older version', () => {
  it('is updated after a copy was made', async () => {
    const place = folder();
    const path = join(place, 'games.sqlite');
    writeFirstVersion(path);
    const stores = openDatabase(path);
    expect(await stores.games.find('old')).toMatchObject({ status: 'lobby', seats: [{ name: 'Anna' }] });
    await stores.close();
    const [copy, ...more] = backupsOf({ database: path, folder: join(place, 'backups') });
    expect(more).toEqual([]);
    expect(copy?.beforeUpgrade).toBe(true);
    const old = new Sqlite(copy?.path, { readonly: true });
    expect(old.prepare('select count(*) from __drizzle_migrations').pluck().get()).toBe(1);
    expect(old.prepare('select name from seats').pluck().all()).toEqual(['Anna']);
    old.close();
    await openDatabase(path).close();
    expect(backupsOf({ database: path, folder: join(place, 'backups') })).toHaveLength(1);
    expectIntact(path);
  });

  it('survives being killed at any point of the update', { timeout: 300_000 }, async () => {
    const place = folder();
    const path = join(place, 'games.sqlite');
    writeFirstVersion(path);
    let kills = 0;
    // With these steps the kills fall on statements of several kinds, and reach every part of the update.
    for (let statement = 4; ; statement += 13) {
      const { said, signal } = openAside(path, statement);
      if (signal === null) {
        expect(said).toBe('opened');
        break;
      }
      kills += 1;
      expect(signal).toBe('SIGKILL');
      expectIntact(path);
    }
    expect(kills).toBeGreaterThan(3);
    const stores = openDatabase(path);
    expect(await stores.games.find('old')).toMatchObject({ seats: [{ name: 'Anna' }] });
    await stores.games.save({ game: aGame(), entries, at: 1 });
    await stores.close();
    expectIntact(path);
  });
});
