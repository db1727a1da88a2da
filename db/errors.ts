import { SqliteError } from 'better-sqlite3';
import { StoresUnavailable } from '../src/table/unavailable.ts';

/** The database cannot be used; the message names the file, says what is wrong, and what to do. */
export class DatabaseError extends StoresUnavailable {
  override name = 'DatabaseError';
}

const FULL = 'cannot grow: the disk is full. Free some space; nothing that was saved is lost.';

/** What to tell an operator about SQLite's result codes; longer codes start with these. */
const SENTENCES: readonly (readonly [code: string, sentence: string])[] = [
  ['SQLITE_NOTADB', 'is not a database. Set DATABASE to another path, or move that file away.'],
  ['SQLITE_CORRUPT', 'is damaged. Stop the program and put a backup in its place.'],
  [
    'SQLITE_READONLY',
    'cannot be written to. Give the user who runs the program permission to write to the file, the files beside it that begin with its name, and their folder.',
  ],
  [
    'SQLITE_CANTOPEN',
    'cannot be opened. Make sure that its folder exists and can be written to, and that it is a file.',
  ],
  ['SQLITE_PERM', 'cannot be opened. Give the user who runs the program permission to write to it.'],
  ['SQLITE_BUSY', 'is locked by another program. Stop that program, then start this one again.'],
  ['SQLITE_FULL', FULL],
  // The file that SQLite creates before any other.
  ['SQLITE_IOERR_SHMSIZE', FULL],
  ['SQLITE_IOERR', 'cannot be read or written: the disk reports an error.'],
];

/** The result code of an error from SQLite, perhaps wrapped by Drizzle. */
export function sqliteCode(error: unknown): string | undefined {
  if (error instanceof SqliteError) return error.code;
  return error instanceof Error && error.cause !== undefined ? sqliteCode(error.cause) : undefined;
}

/**
 * Turns an error from SQLite or the file system into a sentence for the operator; returns any other error unchanged. In
 * that sentence, `what` names the file.
 */
export function asDatabaseError(path: string, error: unknown, what = 'database'): unknown {
  if (error instanceof DatabaseError) return error;
  const code = sqliteCode(error) ?? (error instanceof Error && 'code' in error ? FILE_CODES[String(error.code)] : '');
  const sentence = SENTENCES.find(([prefix]) => code?.startsWith(prefix))?.[1];
  return sentence === undefined ? error : new DatabaseError(`The ${what} ${path} ${sentence}`, { cause: error });
}

/** SQLite's codes for errors of the operating system. */
const FILE_CODES: Readonly<Record<string, string>> = {
  ENOSPC: 'SQLITE_FULL',
  EDQUOT: 'SQLITE_FULL',
  EACCES: 'SQLITE_READONLY',
  EPERM: 'SQLITE_READONLY',
  EROFS: 'SQLITE_READONLY',
  EIO: 'SQLITE_IOERR',
};
