import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Stores } from '../src/table/stores.ts';
import type { Connection, Run } from './connection.ts';
import { asDatabaseError, DatabaseError } from './errors.ts';
import { gameStore } from './games.ts';
import { messageStore } from './messages.ts';
import { outboxStore } from './outbox.ts';
import { peopleStore } from './people.ts';
import { resultStore } from './results.ts';
import { voteStore } from './votes.ts';
import { waitStore } from './waits.ts';

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) };

/** How long a statement waits for the lock of another program, in ms. */
const LOCK_WAIT = 5_000;

/**
 * Opens the SQLite file at a path, or a database in memory for `:memory:`; makes its folders and brings its tables up to date.
 * `lockWait` is how long it waits for the lock of another program, in ms.
 * @throws {DatabaseError} when the file cannot be used: it is then as it was before.
 */
export function openDatabase(path: string, { lockWait = LOCK_WAIT } = {}): Stores {
  makeFolder(path);
  let sqlite: Sqlite.Database | undefined;
  try {
    sqlite = new Sqlite(path, { timeout: lockWait });
    inspect(path, sqlite);
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) sqlite.pragma(pragma);
    const connection = drizzle({ client: sqlite });
    migrate(connection, MIGRATIONS);
    return storesOf(path, sqlite, connection);
  } catch (error) {
    sqlite?.close();
    throw asDatabaseError(path, error);
  }
}

function makeFolder(path: string): void {
  if (path === ':memory:') return;
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `The folder of the database ${path} cannot be made: ${reason}. Set DATABASE to another path.`,
      {
        cause: error,
      },
    );
  }
}

/** Refuses a file that is damaged, belongs to another program, or was written by a newer version of this one. */
function inspect(path: string, sqlite: Sqlite.Database): void {
  const health = sqlite.pragma('quick_check(1)', { simple: true });
  if (health !== 'ok') {
    throw new DatabaseError(`The database ${path} is damaged (${String(health)}). Put a backup in its place.`);
  }
  const tables = sqlite.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  if (tables.length === 0) return;
  if (!tables.includes('__drizzle_migrations')) {
    throw new DatabaseError(`The database ${path} belongs to another program. Set DATABASE to another path.`);
  }
  const known = Math.max(...readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis));
  const newest = Number(sqlite.prepare('select max(created_at) from __drizzle_migrations').pluck().get() ?? 0);
  if (newest > known) {
    throw new DatabaseError(
      `The database ${path} was written by a newer version of this program. Update the program, or put a backup from before in its place.`,
    );
  }
}

function storesOf(path: string, sqlite: Sqlite.Database, connection: Connection): Stores {
  const run: Run = (work) =>
    new Promise((resolve, reject) => {
      try {
        resolve(work());
      } catch (error) {
        reject(asDatabaseError(path, error));
      }
    });
  return {
    games: gameStore(connection, run),
    outbox: outboxStore(connection, run),
    messages: messageStore(connection, run),
    waits: waitStore(connection, run),
    votes: voteStore(connection, run),
    people: peopleStore(connection, run),
    results: resultStore(connection, run),
    close: () => run(() => void sqlite.close()),
  };
}
