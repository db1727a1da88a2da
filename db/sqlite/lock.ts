import Sqlite from 'better-sqlite3';
import { asDatabaseError, DatabaseError, sqliteCode } from '../errors.ts';
import { makeFolderOf } from '../folder.ts';

/**
 * Locks a database for one bot until `release`, or until the process ends in any way. Others may still read it.
 * @throws {DatabaseError} if another bot, or a restore, has it, or the lock file cannot be written
 */
export function holdDatabase(path: string): { release(): void } {
  if (path === ':memory:') return { release: () => {} };
  makeFolderOf(path);
  let lock: Sqlite.Database | undefined;
  try {
    // The lock on an empty file; the operating system releases it if the program is killed.
    lock = new Sqlite(`${path}.lock`, { timeout: 0 });
    // This way, a bot that is killed leaves no journal behind.
    lock.pragma('journal_mode = MEMORY');
    // If the file is read-only, SQLite starts a transaction that locks nobody out; only writing fails.
    lock.exec('begin exclusive; pragma user_version = 1');
  } catch (error) {
    lock?.close();
    if (!sqliteCode(error)?.startsWith('SQLITE_BUSY')) throw asDatabaseError(path, error);
    throw new DatabaseError(`The database ${path} is in use by a bot that is running. Stop that one first.`, {
      cause: error,
    });
  }
  const held = lock;
  return { release: () => void held.close() };
}
