import { mkdirSync } from 'node:fs';
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
