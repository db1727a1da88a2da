import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { onTestFinished } from 'vitest';
import { openAt } from '../../db/database.ts';
import { MIGRATIONS } from '../../db/sqlite/inspect.ts';
import { programOf } from '../bundled.ts';
import { aGame } from './contract.ts';

/** A user without any rights; the administrator may write what is read-only. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;

/** Options that start a process without an administrator's rights. */
export const WITHOUT_RIGHTS = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};

/** A folder that is gone after the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'caverna-db-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Gives files to the user of `openAside`. */
export function giveAway(...paths: string[]): void {
  if (IS_ROOT) for (const path of paths) chownSync(path, NOBODY, NOBODY);
}

/** Opens a database in a process of its own, without an administrator's rights; returns what it says and its signal. */
export function openAside(path: string, killedBefore?: number): { said: string; signal: string | null } {
  const { stdout, stderr, signal } = spawnSync(
    process.execPath,
    [programOf('opening'), path, ...(killedBefore === undefined ? [] : [String(killedBefore)])],
    { encoding: 'utf8', ...(killedBefore === undefined && WITHOUT_RIGHTS) },
  );
  return { said: (stdout + stderr).trim(), signal };
}

/** Fills a database, by its path or address, with a game of this many moves; returns where it is. */
export async function withGame(place: string, moves = 1): Promise<string> {
  const stores = await openAt(place);
  const entries = Array.from({ length: moves }, (_, index) => ({ entry: index + 1, seat: 0, move: `dig ${index}` }));
  await stores.games.save({ game: aGame(), entries, at: 1 });
  await stores.close();
  return place;
}

/** What a piece of work ends with: the error as text, or `done`. */
export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => String(error),
  );

/** An empty database as it was after the tables had been changed this many times; the caller must close it. */
export function earlierTables(path: string, changes: number): Sqlite.Database {
  const sqlite = new Sqlite(path);
  sqlite.pragma('journal_mode = WAL');
  sqlite.exec('create table __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)');
  for (const { sql, hash, folderMillis } of readMigrationFiles(MIGRATIONS).slice(0, changes)) {
    for (const statement of sql) sqlite.exec(statement);
    sqlite.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)').run(hash, folderMillis);
  }
  return sqlite;
}

/** A database as the first version of this program left it, with one game in it. */
export function writeFirstVersion(path: string): void {
  const sqlite = earlierTables(path, 1);
  sqlite.exec(`
    insert into games (id, game, version, status, guild_id, channel_id, host, options, places, created_at)
      values ('old', 'caverna', 1, 'lobby', 'guild', 'channel', '100', '{}', 2, 1000);
    insert into seats (game_id, seat, user_id, name, colour) values ('old', 0, '100', 'Anna', 'red');
  `);
  sqlite.close();
}

/** Overwrites a part of a database with many rows. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  const at = bytes.length >> 1;
  writeFileSync(path, bytes.fill(0xff, at, at + 8_192));
}

export function change(path: string, ...statements: readonly string[]): void {
  const sqlite = new Sqlite(path);
  for (const statement of statements) sqlite.exec(statement);
  sqlite.close();
}

/** What may be in a file instead of a database, each with a function that writes it there. */
export const WRONG_FILES = {
  'a missing file': () => {},
  text: (path: string) => writeFileSync(path, 'Dear diary. '.repeat(800)),
  'an empty file': (path: string) => writeFileSync(path, ''),
  'the database of another program': (path: string) => change(path, 'create table recipes (name text)'),
  'a damaged database': async (path: string) => damage(await withGame(path, 3_000)),
  'the database of a newer version': async (path: string) =>
    change(await withGame(path), `insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)`),
  'the database of an older version': (path: string) => writeFirstVersion(path),
} as const;

/** What is wrong with a file, and the sentence that says so. */
export type WrongFile = readonly [what: keyof typeof WRONG_FILES, sentence: string];

/** A disk of 1 MiB in memory, if this user may make one; `fill` leaves no room on it. */
export function smallDisk(): { path: string; fill(): void; free(): void } | undefined {
  const path = folder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=700', 'tmpfs', path]).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', [path]));
  const filler = join(path, 'filler');
  return {
    path,
    fill() {
      // Writes smaller and smaller pieces, so that even the last page is taken.
      for (let size = 1 << 20; size >= 4096; size >>= 1) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch {}
      }
    },
    free: () => rmSync(filler, { force: true }),
  };
}
