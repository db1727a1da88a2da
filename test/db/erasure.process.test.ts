import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../db/backup.ts';
import { openAt } from '../../db/database.ts';
import { backUpPostgres, restorePostgres } from '../../db/postgres/backup.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { ask } from '../../lab/postgres.ts';
import { openTestTables } from '../table/fixture.ts';
import { aGame } from './contract.ts';
import { earlierTables, folder, smallDisk } from './places.ts';
import { connected, tableFiles, withOwnPostgres } from './postgres.ts';

const INSTEAD = { userId: 'former-1', name: 'Former player' };

const idOf = (person: number) => `90000000000000${String(person).padStart(4, '0')}`;
const nameOf = (person: number) => `Person-${person}-of-the-cave`;
const noteOf = (person: number) => `Secret-of-${person}. `;

/** The given texts that occur in files of a folder, as `file: text`. */
function foundIn(place: string, texts: readonly string[]): string[] {
  return readdirSync(place)
    .filter((name) => statSync(join(place, name)).isFile())
    .flatMap((name) => {
      const bytes = readFileSync(join(place, name), 'latin1');
      return texts.filter((text) => bytes.includes(text)).map((text) => `${name}: ${text}`);
    });
}

const tracesOf = (person: number) => [idOf(person), nameOf(person), noteOf(person)];

/**
 * Plays games, each between two of fifty people who write and change notes of all lengths, so that pages are split
 * again and again.
 */
async function play(place: string, games: number) {
  const stores = await openAt(place);
  onTestFinished(() => stores.close());
  for (let game = 0; game < games; game++) {
    const [one, other] = [(game * 7) % 50, (game * 11 + 1) % 50];
    const id = `g${(game * 7_919) % 100_003}`;
    const seats = [one, other].map((person, seat) => ({
      userId: idOf(person),
      name: nameOf(person),
      colour: seat === 0 ? ('red' as const) : ('green' as const),
    }));
    await stores.games.save({ game: aGame({ id, channelId: `c${game}`, host: idOf(one), seats }), at: game });
    for (const [turn, person] of [one, other, one].entries())
      await stores.people.keepNote(id, idOf(person), noteOf(person).repeat(1 + ((game * 13 + turn * 97) % 60)));
    await stores.people.changeSettings(idOf(one), () => ({ statistics: game % 2 === 0 }));
  }
  return stores;
}

describe('what a person has removed', () => {
  it('is no longer in any file of the database, or in any later backup', async () => {
    const place = folder();
    const path = join(place, 'games.sqlite');
    const stores = await play(path, 300);
    const people = [3, 4, 15, 22, 41];
    const traces = people.flatMap(tracesOf);
    expect(new Set(foundIn(place, traces).map((found) => found.split(': ')[1]))).toEqual(new Set(traces));
    for (const person of people) await stores.people.forget(idOf(person), INSTEAD);
    expect(foundIn(place, traces)).toEqual([]);
    expect(existsSync(`${path}-shm`)).toBe(true);
    expect(foundIn(place, tracesOf(5))).not.toEqual([]);
    const swept = statSync(path).mtimeMs;
    await stores.people.forget('nobody', INSTEAD);
    expect(statSync(path).mtimeMs).toBe(swept);
    const backups = folder();
    await backUp(path, join(backups, 'next.sqlite'));
    expect(foundIn(backups, traces)).toEqual([]);
    expect(foundIn(backups, tracesOf(5))).toHaveLength(3);
  });

  it('is removed from a large file at the next start, and is in no backup even before that', async () => {
    const place = folder();
    const path = join(place, 'games.sqlite');
    const stores = await play(path, 300);
    const filler = { entry: 1, version: 1, state: 'x'.repeat(9_000_000) };
    await stores.games.save({ game: aGame({ id: 'large', channelId: 'large' }), snapshot: filler, at: 1 });
    const people = Array.from({ length: 20 }, (_, person) => person);
    const traces = people.flatMap(tracesOf);
    for (const person of people) await stores.people.forget(idOf(person), INSTEAD);
    const backups = folder();
    await backUp(path, join(backups, 'next.sqlite'));
    expect(foundIn(backups, traces)).toEqual([]);
    expect(foundIn(place, traces).filter((found) => !found.startsWith('games.sqlite: '))).toEqual([]);
    await stores.close();
    await openDatabase(path).close();
    expect(foundIn(place, traces)).toEqual([]);
  });

  it('disappears from the file beside the database as soon as a running backup allows it', async () => {
    const place = folder();
    const path = join(place, 'games.sqlite');
    const stores = await play(path, 5);
    const reader = new Sqlite(path, { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from seats').get();
    await stores.people.forget(idOf(7), INSTEAD);
    expect(foundIn(place, tracesOf(7))).not.toEqual([]);
    reader.close();
    await expect.poll(() => foundIn(place, tracesOf(7))).toEqual([]);
  });
});

describe('a file of an earlier version', () => {
  it('loses what was removed before, once', async () => {
    const place = folder();
    const path = join(place, 'games.sqlite');
    // That version removed data without overwriting it.
    const sqlite = earlierTables(path, 8);
    sqlite.exec(`
      insert into games (id, game, version, status, channel_id, host, options, places, created_at)
        values ('old', 'caverna', 1, 'lobby', 'channel', '100', '{}', 2, 1000);
      insert into notes (game_id, user_id, text) values ('old', '${idOf(1)}', '${noteOf(1).repeat(200)}');
      delete from notes;
    `);
    sqlite.close();
    expect(foundIn(place, [idOf(1), noteOf(1)])).not.toEqual([]);
    await openDatabase(path).close();
    expect(foundIn(place, [idOf(1), noteOf(1)])).toEqual([]);
    // A free page keeps its contents if nothing is swept.
    const stores = openDatabase(path);
    await stores.people.keepNote('old', idOf(2), noteOf(2).repeat(3_000));
    await stores.people.keepNote('old', idOf(2), '');
    await stores.close();
    const size = statSync(path).size;
    await openDatabase(path).close();
    expect(statSync(path).size).toBe(size);
    expect(foundIn(place, [idOf(2), noteOf(2)])).toEqual([]);
  });

  it('is opened even if the disk has no room for cleaning it up', async ({ skip }) => {
    const disk = smallDisk();
    if (disk === undefined) return skip('Only an administrator can make a small disk.');
    const path = join(disk.path, 'games.sqlite');
    const stores = openDatabase(path);
    await stores.games.save({ game: aGame(), at: 1 });
    await stores.people.keepNote('game1', idOf(1), 'x'.repeat(250_000));
    await stores.close();
    const sqlite = new Sqlite(path);
    sqlite.pragma('user_version = 0');
    sqlite.close();
    writeFileSync(join(disk.path, 'filler'), Buffer.alloc(400_000));
    const again = openDatabase(path);
    expect(await again.games.find('game1')).toBeDefined();
    await again.close();
    const reread = new Sqlite(path, { readonly: true });
    expect(reread.pragma('user_version', { simple: true })).toBe(0);
    reread.close();
  });
});

describe('somebody with many games', () => {
  async function playMany(path: string, games: number) {
    const stores = openDatabase(path);
    for (let game = 0; game < games; game++) {
      const id = `g${game}`;
      const seated = { userId: idOf(1), name: nameOf(1), colour: 'red' as const };
      await stores.games.save({
        game: aGame({ id, channelId: id, host: idOf(1), seats: [seated], status: 'finished' }),
        tenures: [{ gameId: id, seat: 0, userId: idOf(1), name: nameOf(1), from: 0, to: undefined }],
        results: [0, 1].map((seat) => ({
          ...{ gameId: id, seat, userId: idOf(1 + seat), game: 'toy', guildId: 'g', players: 2 },
          ...{ points: seat, rank: 1 + seat, endedAt: game, tiles: ['miner'] },
        })),
        at: game,
      });
    }
    while (await stores.results.rateMore(games));
    return stores;
  }

  it('is forgotten in pieces, and others get their turn in between', async () => {
    const place = folder();
    const path = join(place, 'games.sqlite');
    const stores = await playMany(path, 410);
    onTestFinished(() => stores.close());
    let [turns, going] = [0, true];
    const others = (async () => {
      for (; going; turns++) await immediate();
    })();
    await stores.people.forget(idOf(1), INSTEAD);
    going = false;
    await others;
    expect(turns).toBeGreaterThanOrEqual(3);
    expect(foundIn(place, tracesOf(1))).toEqual([]);
    expect(await stores.results.skills({ game: 'toy' }, {})).toHaveLength(1);
    expect(await stores.results.rated({ game: 'toy', guildId: 'g' })).toBe(1);
  });

  it('is forgotten completely, even if the program ends halfway', async () => {
    const place = folder();
    const path = join(place, 'games.sqlite');
    const stores = await playMany(path, 410);
    const forgetting = stores.people.forget(idOf(1), INSTEAD);
    await immediate();
    await stores.close();
    await expect(forgetting).rejects.toThrow();
    expect(foundIn(place, tracesOf(1))).not.toEqual([]);
    const { stores: again, chores } = openTestTables({ stores: openDatabase(path) });
    onTestFinished(() => again.close());
    for (const chore of chores) await chore.run(1);
    expect(foundIn(place, tracesOf(1))).toEqual([]);
    expect((await again.games.find('g409'))?.seats[0]).toMatchObject(INSTEAD);
    expect(await again.results.tenures('g0')).toMatchObject([INSTEAD]);
  });
});

withOwnPostgres('what a person has removed from a PostgreSQL database', (server) => {
  const foundInTables = async (url: string, texts: readonly string[]) => foundIn(await tableFiles(url), texts);

  it('is no longer in the file of any table, or in any later backup', async () => {
    const url = await server().newDatabase();
    const stores = await play(url, 60);
    await ask(url, 'analyze');
    const people = [3, 4, 15, 22, 41];
    const traces = people.flatMap(tracesOf);
    const there = await foundInTables(url, traces);
    expect(new Set(there.map((found) => found.split(': ')[1]))).toEqual(new Set(traces));
    await Promise.all(people.map((person) => stores.people.forget(idOf(person), INSTEAD)));
    expect(await foundInTables(url, traces)).toEqual([]);
    expect(await foundInTables(url, tracesOf(5))).not.toEqual([]);
    const copy = join(folder(), 'next.dump');
    await backUpPostgres(url, copy);
    const restored = await server().newDatabase();
    await restorePostgres(copy, restored, { folder: folder(), at: 1 });
    expect(await foundInTables(restored, traces)).toEqual([]);
    expect(await foundInTables(restored, tracesOf(5))).not.toEqual([]);
  });

  it('is removed while a backup reads the tables, and disappears from the files afterwards', async () => {
    const url = await server().newDatabase();
    const stores = await play(url, 5);
    const reader = await connected(url);
    for (const statement of ['begin', 'select * from notes, seats limit 1']) await reader.query(statement);
    await stores.people.forget(idOf(7), INSTEAD);
    expect(await stores.people.note('g7919', idOf(7))).toBeUndefined();
    expect(await foundInTables(url, tracesOf(7))).not.toEqual([]);
    await reader.query('commit');
    await expect.poll(() => foundInTables(url, tracesOf(7)), { interval: 1_000 }).toEqual([]);
  });
});
