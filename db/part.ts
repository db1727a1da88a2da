import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { asDatabaseError, DatabaseError } from './errors.ts';
import { refuseForeign } from './rights.ts';

/** Part of the name of an unfinished file. */
export const UNFINISHED = '.part';

/**
 * Creates the file for a copy, readable only by its owner, and its folder; returns the name that the file has until it
 * is finished.
 */
export function makePart(to: string): string {
  const part = `${to}${UNFINISHED}${process.pid}`;
  refuseForeign(part);
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DatabaseError(`The folder for the backup ${to} cannot be created: ${messageOf(error)}.`, {
      cause: error,
    });
  }
  discard(part);
  try {
    closeSync(openSync(part, 'wx', 0o600));
  } catch (error) {
    throw asDatabaseError(to, error, 'backup');
  }
  return part;
}

/** Removes an unfinished file. */
export function discard(part: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(part + suffix, { force: true });
}

/** Makes sure that a copy is on the disk, then gives it its name. */
export function finish(part: string, to: string): void {
  sync(part);
  renameSync(part, to);
  sync(dirname(to));
}

/** Waits until a file, or the list of files in a folder, is on the disk. */
export function sync(path: string): void {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
