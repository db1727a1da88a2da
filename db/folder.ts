import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseError } from './errors.ts';
import { refuseForeign } from './rights.ts';

/**
 * Creates the folder of a database so that only its owner can access it.
 * @throws {DatabaseError} if that is not possible, or not safe
 */
export function makeFolderOf(path: string): void {
  if (path === ':memory:') return;
  refuseForeign(path);
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `The folder for the database ${path} cannot be created: ${reason}. Set DATABASE to another path.`,
      { cause: error },
    );
  }
}

const OTHERS = 0o077;

/** Makes a database and SQLite's files beside it readable only to the owner; does nothing if that is not possible. */
export function hideFromOthers(path: string): void {
  if (path === ':memory:') return;
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      const { mode } = lstatSync(file);
      if (mode & OTHERS) chmodSync(file, mode & ~OTHERS);
    } catch {
      // The file is missing, or belongs to somebody else.
    }
  }
}
