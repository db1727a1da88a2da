import Sqlite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import type { Stores } from '../../src/table/stores.ts';
import { backupPath, copyNow, folderBeside } from '../backup.ts';
import type { Watch } from '../connection.ts';
import { asDatabaseError, DatabaseError } from '../errors.ts';
import { hideFromOthers, makeFolderOf } from '../folder.ts';
import { unfinished } from '../move/mark.ts';
import { storesOn } from '../stores.ts';
import { type Upkeep, upkeepOf } from '../upkeep.ts';
import { countingWith, watched } from '../watched.ts';
import { connectionsOf, SYNCHRONOUS, touch } from './connections.ts';
import { erasureOf, prepareErasure } from './erasure.ts';
import { type Condition, conditionOf, MIGRATIONS, movingInto } from './inspect.ts';

/** How long a statement waits for another program's lock: while the file is being opened, and afterwards, in ms. */
const LOCK_WAIT = 5_000;
// While this waits, nothing else gets an answer.
const SHORT_WAIT = 1_000;

/** Settings of the file: every write is durable, and SQLite caches 4 MB of pages; the system caches the others. */
const PRAGMAS = ['journal_mode = WAL', SYNCHRONOUS, 'cache_size = -4000'];

/** How to open a database. */
export interface DatabaseOptions {
  /** How long to wait for another program's lock, in ms. */
  readonly lockWait?: number;
  /** Where to keep a copy before changing the tables; beside the database if left out. */
  readonly backups?: string;
  /** Receives reports about the work of the database. */
  readonly watch?: Watch | undefined;
}

/** An open database: its stores, and information for its operators. */
export type Database = Stores & { readonly upkeep: Upkeep };

/**
 * Opens the SQLite file at a path, or a database in memory for `:memory:`. Creates its folders and updates its tables;
 * before that, copies a file from an older version. Only its owner may read it.
 * @throws {DatabaseError} if the file cannot be used; it is then unchanged
 */
export function openDatabase(path: string, options: DatabaseOptions = {}): Database {
  const { lockWait = LOCK_WAIT, backups = folderBeside(path), watch } = options;
  makeFolderOf(path);
  let sqlite: Sqlite.Database | undefined;
  try {
    sqlite = new Sqlite(path, { timeout: lockWait });
    const { kind } = inspect(path, sqlite);
    if (kind === 'older') {
      copyNow(sqlite, backupPath({ database: path, folder: backups }, Date.now(), '-before-upgrade'));
    }
    for (const pragma of PRAGMAS) sqlite.pragma(pragma);
    prepareErasure(sqlite, { isNew: kind === 'empty' });
    const db = drizzle({ client: sqlite, logger: countingWith(watch) });
    bringUpToDate(sqlite, db);
    freePosts(sqlite);
    // If there is nothing to change, only this shows whether writing works.
    touch(sqlite);
    hideFromOthers(path);
    sqlite.pragma(`busy_timeout = ${Math.min(lockWait, SHORT_WAIT)}`);
    return databaseOf(path, sqlite, { db, watch });
  } catch (error) {
    sqlite?.close();
    throw asDatabaseError(path, error);
  }
}

function databaseOf(
  path: string,
  sqlite: Sqlite.Database,
  { db, watch }: { readonly db: BetterSQLite3Database; readonly watch: Watch | undefined },
): Database {
  const erasure = erasureOf(sqlite);
  const connections = watched(connectionsOf(path, sqlite, { db, erasure, watch }), watch);
  return {
    ...storesOn(connections),
    upkeep: upkeepOf(connections, async () => touch(sqlite)),
    close: () =>
      connections.use(async () => {
        erasure.close();
        sqlite.close();
      }),
  };
}

/** Changes the tables in one transaction; rebuilding a table must not delete the rows that refer to it. */
function bringUpToDate(sqlite: Sqlite.Database, db: BetterSQLite3Database): void {
  sqlite.pragma('foreign_keys = OFF');
  migrate(db, MIGRATIONS);
  sqlite.pragma('foreign_keys = ON');
}

/** Releases posts that were being sent: a file serves only one process, so their sender has ended. */
function freePosts(sqlite: Sqlite.Database): void {
  const isHeld = 'sent_at is null and refused_at is null and held_until is not null';
  sqlite.exec(`update outbox set held_until = null where ${isHeld}`);
}

/** Refuses a file that is damaged or half filled, belongs to another program, or was written by a newer version of this one. */
function inspect(path: string, sqlite: Sqlite.Database): Condition {
  const condition = conditionOf(sqlite);
  const from = condition.kind === 'damaged' ? undefined : movingInto(sqlite);
  if (from !== undefined) throw unfinished(path, from);
  switch (condition.kind) {
    case 'damaged':
      throw new DatabaseError(`The database ${path} is damaged (${condition.fault}). Put a backup in its place.`);
    case 'foreign':
      throw new DatabaseError(`The database ${path} belongs to another program. Set DATABASE to another path.`);
    case 'newer':
      throw new DatabaseError(
        `The database ${path} was written by a newer version of this program. Update the program, or put an earlier backup in its place.`,
      );
    case 'empty':
    case 'current':
    case 'older':
      return condition;
  }
}
