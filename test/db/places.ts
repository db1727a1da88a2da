import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { onTestFinished } from 'vitest';
import { MIGRATIONS } from '../../db/sqlite/inspect.ts';
import { programOf } from '../bundled.ts';

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
export function damage(path: string): void {
  const bytes = readFileSync(path);
  const at = bytes.length >> 1;
  writeFileSync(path, bytes.fill(0xff, at, at + 8_192));
}

/** Runs statements on a database file. */
export function change(path: string, ...statements: readonly string[]): void {
  const sqlite = new Sqlite(path);
  for (const statement of statements) sqlite.exec(statement);
  sqlite.close();
}

/** A change that only a newer version can have made. */
export const NEWER = `insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)`;

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
