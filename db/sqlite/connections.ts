import type Sqlite from 'better-sqlite3';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Connection, Connections, Watch } from '../connection.ts';
import { asDatabaseError } from '../errors.ts';
import { inTypesOfPostgres } from '../kit.ts';
import { SQLITE_TABLES } from '../tables.ts';
import { SQLITE } from './dialect.ts';
import { writeAheadOf } from './disk.ts';
import type { Erasure } from './erasure.ts';

/** Of how many games to remember the revision. */
const REVISIONS = 10_000;

/** What belongs to an open file. */
interface Opened {
  readonly db: BetterSQLite3Database;
  readonly erasure: Erasure;
  readonly watch?: Watch | undefined;
}

/** The connection to a file. */
interface Own extends Connections {
  /** Closes the file; does nothing if it is closed. */
  close(): Promise<void>;
}

/** The only connection to a file. Its users take turns, so that nobody ends up in another's transaction. */
export function connectionsOf(path: string, sqlite: Sqlite.Database, { db, erasure, watch }: Opened): Own {
  const connection: Connection = {
    db: inTypesOfPostgres<NodePgDatabase>(db, ['select', 'selectDistinct', 'insert', 'update', 'delete']),
    tables: SQLITE_TABLES,
    dialect: SQLITE,
    // Its lock keeps the file for this process.
    revisions: new LRUCache({ max: REVISIONS }),
    run: runnerOf(sqlite, watch),
  };
  const queue = new PQueue({ concurrency: 1 });
  const ahead = sqlite.pragma('journal_mode', { simple: true }) === 'wal' ? writeAheadOf(path) : undefined;
  // In write-ahead mode, this leaves out only the wait for the disk.
  if (ahead) sqlite.pragma('synchronous = NORMAL');
  const changes = sqlite.prepare('select total_changes()').pluck();
  const lend =
    (waits: boolean): Connections['use'] =>
    (work) =>
      queue.add(async () => {
        try {
          const before = changes.get();
          const done = await work(connection);
          if (waits && changes.get() !== before) ahead?.sync();
          return done;
        } catch (error) {
          throw asDatabaseError(path, error);
        }
      });
  const use = lend(true);
  return {
    use,
    lightly: lend(false),
    patiently: use,
    erase: (work) => use(() => erasure.erasing(() => work(connection))),
    close: () =>
      queue.add(async () => {
        if (!sqlite.open) return;
        erasure.close();
        ahead?.close();
        sqlite.close();
      }),
  };
}

/** Runs statements. There are only a few different texts, and each is parsed once. */
function runnerOf(sqlite: Sqlite.Database, watch: Watch | undefined): Connection['run'] {
  const builder = new SQLiteSyncDialect();
  const known = new Map<string, Sqlite.Statement>();
  return async (statement) => {
    const { sql, params } = builder.sqlToQuery(statement);
    const prepared = known.get(sql) ?? sqlite.prepare(sql);
    known.set(sql, prepared);
    watch?.asked(sql);
    prepared.run(...params);
  };
}
