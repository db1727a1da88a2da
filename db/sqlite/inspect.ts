import { fileURLToPath } from 'node:url';
import type Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MARK } from '../move/mark.ts';

/** The folder of the migrations, in Drizzle's format. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) };

/**
 * What kind of file it is. `empty`: nothing is in it yet. `foreign`: another program's. `older` and `newer`: from
 * another version of this program. `damaged`: SQLite finds `fault` in it.
 */
export type Condition =
  | { readonly kind: 'empty' | 'current' | 'older' | 'newer' | 'foreign' }
  | { readonly kind: 'damaged'; readonly fault: string };

/**
 * Finds out what kind of file an open file is. `thorough` also compares the indexes with their tables, which takes
 * longer.
 * @throws {SqliteError} if the file is not a database
 */
export function conditionOf(sqlite: Sqlite.Database, { thorough = false } = {}): Condition {
  const health: unknown = sqlite.pragma(thorough ? 'integrity_check(1)' : 'quick_check(1)', { simple: true });
  // The fault is in the last line, below the name of the file's schema.
  if (health !== 'ok') return { kind: 'damaged', fault: String(health).split('\n').at(-1) ?? '' };
  const tables = sqlite.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  if (tables.length === 0) return { kind: 'empty' };
  if (!tables.includes('__drizzle_migrations')) return { kind: 'foreign' };
  const known = Math.max(...readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis));
  const newest = Number(sqlite.prepare('select max(created_at) from __drizzle_migrations').pluck().get() ?? 0);
  if (newest === known) return { kind: 'current' };
  return { kind: newest > known ? 'newer' : 'older' };
}

/** Where an open file is being filled from; undefined if no move is unfinished. */
export function movingInto(sqlite: Sqlite.Database): string | undefined {
  const isMarked = sqlite.prepare('select 1 from sqlite_master where name = ?').get(MARK) !== undefined;
  return isMarked ? String(sqlite.prepare(`select source from ${MARK}`).pluck().get() ?? '') : undefined;
}
