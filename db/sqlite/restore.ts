import { constants, copyFileSync, existsSync, linkSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { backUp, restoredPath } from '../backup.ts';
import { asDatabaseError, DatabaseError, sqliteCode } from '../errors.ts';
import { sync } from '../part.ts';
import { refuseForeign } from '../rights.ts';
import { type Condition, conditionOf } from './inspect.ts';
import { holdDatabase } from './lock.ts';

/** The files that SQLite may leave beside a database, by the suffixes of their names. */
const BESIDE = ['-wal', '-shm', '-journal'];

/**
 * Replaces a database with a backup. The backup is kept, and so is the current file, if any, as `former` beside it. If
 * the backup is `older`, the next start updates it. `at` is the current time, UTC ms.
 * @throws {DatabaseError} if the backup cannot be used, or somebody has the database open; in that case, nothing is
 * changed
 */
export async function restore(backup: string, database: string, at: number) {
  const older = inspect(backup);
  if (existsSync(database) && realpathSync(backup) === realpathSync(database)) {
    throw new DatabaseError(`${backup} is the database itself. Name the backup that should replace it.`);
  }
  const fresh = restoredPath(database);
  const lock = holdDatabase(database);
  try {
    closeUp(database);
    // This goes through SQLite, which includes the files beside a database that somebody has simply copied.
    await backUp(backup, fresh);
    const former = setAside(database, at);
    renameSync(fresh, database);
    sync(dirname(database));
    return { former, older };
  } catch (error) {
    throw asDatabaseError(database, error);
  } finally {
    rmSync(fresh, { force: true });
    lock.release();
  }
}

/** Refuses a backup that this version could not open; returns whether it is from an older one. */
function inspect(backup: string): boolean {
  refuseForeign(backup);
  if (!existsSync(backup)) throw new DatabaseError(`There is no backup ${backup}.`);
  let sqlite: Sqlite.Database | undefined;
  try {
    sqlite = new Sqlite(backup, { readonly: true });
    return isOlder(backup, conditionOf(sqlite, { thorough: true }));
  } catch (error) {
    if (is(error, 'SQLITE_NOTADB')) {
      throw new DatabaseError(`The file ${backup} is not a backup: it is not a database. Use another one.`);
    }
    if (is(error, 'SQLITE_CORRUPT')) {
      throw new DatabaseError(`The backup ${backup} is damaged. Use another one.`, { cause: error });
    }
    throw asDatabaseError(backup, error, 'backup');
  } finally {
    sqlite?.close();
  }
}

function isOlder(backup: string, condition: Condition): boolean {
  switch (condition.kind) {
    case 'newer':
      throw new DatabaseError(
        `The backup ${backup} was written by a newer version of this program. Update the program first.`,
      );
    case 'damaged':
      throw new DatabaseError(`The backup ${backup} is damaged (${condition.fault}). Use another one.`);
    case 'empty':
    case 'foreign':
      throw new DatabaseError(`The file ${backup} is not a backup made by this program. Use another one.`);
    case 'current':
    case 'older':
      return condition.kind === 'older';
  }
}

function is(error: unknown, code: string): boolean {
  return sqliteCode(error)?.startsWith(code) ?? false;
}

/** Writes everything into the database's own file, which succeeds only if nobody else has it open. */
function closeUp(database: string): void {
  if (!existsSync(database)) return;
  let sqlite: Sqlite.Database | undefined;
  try {
    sqlite = new Sqlite(database, { timeout: 0 });
    sqlite.pragma('journal_mode = DELETE');
  } catch (error) {
    // A damaged file does not matter, because it is being replaced.
    if (is(error, 'SQLITE_NOTADB') || is(error, 'SQLITE_CORRUPT')) return;
    if (!is(error, 'SQLITE_BUSY')) throw error;
    throw new DatabaseError(`The database ${database} is in use by another program. Stop that one first.`, {
      cause: error,
    });
  } finally {
    sqlite?.close();
  }
}

/** Keeps the current file under another name. Until a new file replaces it, its own name keeps working, too. */
function setAside(database: string, at: number): string | undefined {
  if (!existsSync(database)) return undefined;
  const former = `${database}.before-restore-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  // SQLite would treat the files that belong to a damaged database as part of the new one.
  for (const suffix of BESIDE) if (existsSync(database + suffix)) renameSync(database + suffix, former + suffix);
  try {
    linkSync(database, former);
  } catch {
    // Not every file system supports links.
    copyFileSync(database, former, constants.COPYFILE_EXCL);
  }
  return former;
}
