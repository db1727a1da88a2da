import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseError } from './errors.ts';

/**
 * Makes the folder of a database.
 * @throws {DatabaseError} where that is not possible
 */
export function makeFolderOf(path: string): void {
  if (path === ':memory:') return;
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `The folder of the database ${path} cannot be made: ${reason}. Set DATABASE to another path.`,
      { cause: error },
    );
  }
}

/** Gives a file that an administrator makes to the owner of the database, or of its folder where there is none yet: it is still the bot's to write. */
export function giveToOwner(file: string, database: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(database) ? database : dirname(database));
  chownSync(file, uid, gid);
}

const OTHERS = 0o077;

/** Takes the right to read a database, and what SQLite keeps beside it, from everybody but their owner; does nothing where that is not possible. */
export function hideFromOthers(path: string): void {
  if (path === ':memory:') return;
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      const { mode } = statSync(file);
      if (mode & OTHERS) chmodSync(file, mode & ~OTHERS);
    } catch {
      // It is not there, or belongs to somebody else.
    }
  }
}
