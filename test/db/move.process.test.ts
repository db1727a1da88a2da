import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openAt } from '../../db/database.ts';
import { LAYOUTS } from '../../db/move/layout.ts';
import { moveDatabase } from '../../db/move/move.ts';
import { openPostgresSource } from '../../db/move/postgres.ts';
import { holdShards } from '../../db/postgres/hold.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import { holdDatabase } from '../../db/sqlite/lock.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { ask } from '../../lab/postgres.ts';
import type { Stores } from '../../src/table/stores.ts';
import { quietTables } from '../../src/tools/database.ts';
import { programOf } from '../bundled.ts';
import { aGame } from './contract.ts';
import { change, earlierTables, folder, refusal, WRONG_FILES, withGame } from './places.ts';
import { playGames } from './played.ts';
import { NEWER, withPostgres } from './postgres.ts';

/** Every game as it is put into a file, and every copy that is kept. */
async function exportsOf(stores: Stores): Promise<Record<string, string>> {
  const { admin } = quietTables(stores);
  const copies: [string, string][] = [];
  for (const { id } of await admin.list(undefined)) copies.push([id, await admin.copy(id)]);
  for (const { gameId, copy } of await admin.removed(undefined)) copies.push([gameId, copy]);
  return Object.fromEntries(copies);
}

const sumOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Moves in its own process, which is killed before the statement with this number among those that start with this
 * text.
 */
const killedAt = (from: string, to: string, cut: readonly (string | number)[]) =>
  spawnSync(process.execPath, [programOf('moving'), from, to, ...cut.map(String)], { encoding: 'utf8' });

const aFile = (name = 'games.sqlite') => withGame(join(folder(), name));

const refused = (from: string, to: string): Promise<string> => refusal(moveDatabase(from, to));

withPostgres('a database that is moved', (server) => {
  const place = mkdtempSync(join(tmpdir(), 'caverna-move-'));
  const source = join(place, 'games.sqlite');
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  let before: Record<string, string> = {};
  beforeAll(async () => {
    const stores = openDatabase(source);
    await playGames(stores);
    before = await exportsOf(stores);
    await stores.close();
    change(source, `insert into forgotten values ('1', 'former-1', 'Former player')`);
  });

  it('from SQLite into PostgreSQL and back keeps every game byte for byte', async () => {
    const last = join(folder(), 'last.sqlite');
    const url = await server().newDatabase();
    const sum = sumOf(source);
    const there = await moveDatabase(source, url);
    expect(there.tables.map(({ table }) => table).sort()).toEqual(LAYOUTS.map(({ table }) => table).sort());
    expect(there.tables.filter(({ rows }) => rows === 0)).toEqual([]);
    expect(sumOf(source)).toBe(sum);
    const moved = await openPostgres(url);
    expect(await exportsOf(moved)).toEqual(before);
    await moved.close();
    expect((await moveDatabase(url, last)).tables).toEqual(there.tables);
    const again = openDatabase(last);
    expect(await exportsOf(again)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(36);
    await again.close();
  });

  it('continues numbering from the numbers given out before', async () => {
    const first = await aFile();
    const posts = (nonce: string) => [{ nonce, channelId: 'channel', post: { kind: 'lobby' } as const }];
    change(first, `update sqlite_sequence set seq = 41 where name = 'outbox'`);
    const url = await server().newDatabase();
    await moveDatabase(first, url);
    const moved = await openPostgres(url);
    const game = await moved.games.find('game1');
    await moved.games.save({ game: game ?? aGame(), posts: posts('n'), at: 2 });
    await moved.close();
    const last = join(folder(), 'last.sqlite');
    await moveDatabase(url, last);
    const back = new Sqlite(last, { readonly: true });
    expect(back.prepare('select id, nonce from outbox').raw().all()).toEqual([[42, 'n']]);
    expect(back.prepare(`select seq from sqlite_sequence where name = 'outbox'`).pluck().all()).toEqual([42]);
    back.close();
  });

  const cuts = [
    ['insert into "', 1],
    ['insert into "', 30],
    ['drop table __moving', 1],
  ] as const;
  const targets = [
    ['PostgreSQL', () => server().newDatabase()],
    ['SQLite', async () => join(folder(), 'last.sqlite')],
  ] as const;
  const interrupted = targets.flatMap(([kind, target]) => cuts.map((cut) => ({ kind, cut, target })));

  it.each(interrupted)(
    'and is interrupted on the way into $kind, before $cut, is refused by a bot, and is whole after it is moved again',
    async ({ cut, target }) => {
      const to = await target();
      expect(killedAt(source, to, cut)).toMatchObject({ signal: 'SIGKILL' });
      await expect(openAt(to)).rejects.toThrow(`A move from ${source} into the database`);
      expect(await refused(await aFile(), to)).toContain('has not been finished');
      await moveDatabase(source, to);
      const moved = await openAt(to);
      expect(await exportsOf(moved)).toEqual(before);
      await moved.close();
    },
  );

  describe('is refused', () => {
    /** Makes a file of this version, and changes it. */
    const holding =
      (...statements: string[]) =>
      async (path: string) => {
        await openDatabase(path).close();
        change(path, ...statements);
      };
    const FILES: Readonly<Record<string, (path: string) => unknown>> = {
      ...WRONG_FILES,
      'a file that names something missing': holding(
        'pragma foreign_keys = off',
        `insert into notes values ('game9', '100', 'Dig.')`,
      ),
      'a file with the character NUL': holding(
        `insert into people (user_id, settings) values ('1', '{}'), (char(50, 0), '{}')`,
      ),
      'a file with NUL in JSON': holding(
        `insert into people (user_id, settings) values ('100', '{"timeZone":"\\u0000"}')`,
      ),
      'a file with a number that is too large': holding(
        `insert into imports (guild_id, at, bytes) values ('7', 1, 3e9)`,
      ),
      'a file with text for a number': holding(`insert into imports (guild_id, at, bytes) values ('7', 1, 'many')`),
    };

    it.each([
      ['a missing file', 'There is no database'],
      ['text', 'is not a database'],
      ['an empty file', 'contains nothing to move'],
      ['the database of another program', 'belongs to another program'],
      ['the database of an older version', 'Start the bot once with this database'],
      ['the database of a newer version', 'written by a newer version'],
      ['a file that names something missing', 'is damaged: the table notes'],
      ['a file with the character NUL', 'The row user_id 2\0 of the table people contains the character NUL'],
      ['a file with NUL in JSON', 'The row user_id 100 of the table people contains the character NUL'],
      ['a file with a number that is too large', 'row id 1 of the table imports contains a number that is too large'],
      ['a file with text for a number', 'The row id 1 of the table imports has an invalid value in bytes'],
    ])('if it is %s, with a sentence that says so', async (what, sentence) => {
      const path = join(folder(), 'wrong.sqlite');
      await FILES[what]?.(path);
      const sum = existsSync(path) ? sumOf(path) : '';
      const url = await server().newDatabase();
      const said = await refused(path, url);
      expect(said).toMatch(/^DatabaseError: [^\n]+$/);
      expect(said).toContain(sentence);
      expect(existsSync(path) ? sumOf(path) : '').toBe(sum);
      // A second attempt gets the same answer.
      expect(await refused(path, url)).toBe(said);
    });

    it('if it is a file that a bot uses, or is to be moved into one', async () => {
      const [used, other] = [await aFile(), await aFile('other.sqlite')];
      const hold = holdDatabase(used);
      onTestFinished(hold.release);
      expect(await refused(used, join(folder(), 'new.sqlite'))).toContain('in use by a bot that is running');
      expect(await refused(other, used)).toContain('in use by a bot that is running');
    });

    it('into a file that is not empty', async () => {
      const [full, other] = [await aFile(), await aFile('other.sqlite')];
      const sum = sumOf(full);
      expect(await refused(other, full)).toBe(`DatabaseError: The database ${full} is not empty. Name an empty one.`);
      expect(sumOf(full)).toBe(sum);
      const older = join(folder(), 'older.sqlite');
      earlierTables(older, 3).close();
      expect(await refused(other, older)).toContain('is not empty');
      const foreign = join(folder(), 'foreign.sqlite');
      WRONG_FILES['the database of another program'](foreign);
      expect(await refused(other, foreign)).toContain('belongs to another program');
    });

    it('into a PostgreSQL database that is not empty, or belongs to another program', async () => {
      const [path, url] = [await aFile(), await server().newDatabase()];
      await moveDatabase(path, url);
      expect(await refused(path, url)).toMatch(/^DatabaseError: The database games\d+ on \S+ is not empty\./);
      await ask(url, 'drop schema drizzle cascade');
      expect(await refused(path, url)).toContain("contains another program's tables");
    });

    it('if it is a PostgreSQL database that is empty, older or newer', async () => {
      const url = await server().newDatabase();
      const into = join(folder(), 'new.sqlite');
      expect(await refused(url, into)).toContain('contains nothing to move');
      await (await openPostgres(url)).close();
      await ask(url, NEWER);
      expect(await refused(url, into)).toContain('written by a newer version');
      await ask(url, 'update drizzle.__drizzle_migrations set created_at = 1');
      expect(await refused(url, into)).toContain('Start the bot once with this database');
      expect(await refused(await aFile(), url)).toContain('is not empty');
    });

    it('if it is a PostgreSQL database that a bot or another move uses', async () => {
      const [path, url] = [await aFile(), await server().newDatabase()];
      const into = join(folder(), 'new.sqlite');
      await (await openPostgres(url)).close();
      const bot = await holdShards(url, { shards: [3], of: 16 });
      expect(await refused(url, into)).toContain('in use by a bot that is running');
      expect(await refused(path, url)).toContain('in use by a bot that is running');
      await bot.release();
      const source = await openPostgresSource(url);
      expect(await refused(path, url)).toContain('is being moved');
      await expect(holdShards(url)).rejects.toThrow('is being moved');
      await source.close();
      await expect.poll(() => refused(path, url)).toBe('done');
    });

    it('into a PostgreSQL database that lacks characters', async () => {
      const url = await server().newDatabase();
      await ask(url, `create database latin encoding 'LATIN1' locale 'C' template template0`);
      const latin = url.replace(/games\d+/, 'latin');
      expect(await refused(await aFile(), latin)).toContain('createdb --encoding=UTF8');
    });
  });
});
