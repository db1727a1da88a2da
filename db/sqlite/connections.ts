import type Sqlite from 'better-sqlite3';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Connection, Connections, Memory, Watch } from '../connection.ts';
import { asDatabaseError } from '../errors.ts';
import { inTypesOfPostgres } from '../kit.ts';
import { SQLITE_TABLES } from '../tables.ts';
import { SQLITE } from './dialect.ts';
import type { Erasure } from './erasure.ts';

/** Every write is durable, even if the machine fails. */
export const SYNCHRONOUS = 'synchronous = FULL';

/** How long (ms) a change made by `lightly` may be missing if the machine fails. */
const SOON = 1_000;

/** How many games' revisions to remember, how many people's choices, and how many characters of orders. */
const REVISIONS = 10_000;
const PEOPLE = 5_000;
const ORDERS = 4_000_000;

const emptyMemory = (): Memory => ({
  revisions: new LRUCache({ max: REVISIONS }),
  people: new LRUCache({ max: PEOPLE }),
  orders: new LRUCache({ maxSize: ORDERS, sizeCalculation: ({ value = '' }, key) => key.length + value.length }),
});

/** What belongs to an open file. */
interface Opened {
  readonly db: BetterSQLite3Database;
  readonly erasure: Pick<Erasure, 'erasing'>;
  readonly watch?: Watch | undefined;
}

/** The only connection to a file. Its users take turns, so that nobody ends up in another's transaction. */
export function connectionsOf(path: string, sqlite: Sqlite.Database, { db, erasure, watch }: Opened): Connections {
  const connection: Connection = {
    db: inTypesOfPostgres<NodePgDatabase>(db, ['select', 'selectDistinct', 'insert', 'update', 'delete']),
    tables: SQLITE_TABLES,
    dialect: SQLITE,
    // Its lock keeps the file for this process.
    memory: emptyMemory(),
    run: runnerOf(sqlite, watch),
  };
  const queue = new PQueue({ concurrency: 1 });
  const use: Connections['use'] = (work) =>
    queue.add(async () => {
      try {
        return await work(connection);
      } catch (error) {
        throw asDatabaseError(path, error);
      }
    });
  const syncSoon = syncerOf(sqlite, use);
  const lightly: Connections['lightly'] = (work) =>
    use(async () => {
      // In write-ahead mode, this leaves out only the wait for the disk; the next commit waits for both.
      sqlite.pragma('synchronous = NORMAL');
      try {
        return await work(connection);
      } finally {
        sqlite.pragma(SYNCHRONOUS);
        syncSoon();
      }
    });
  return { use, lightly, patiently: use, erase: (work) => use(() => erasure.erasing(() => work(connection))) };
}

/**
 * What to call after a change that did not wait for the disk: if no other commit waits for it soon, an empty one does.
 */
function syncerOf(sqlite: Sqlite.Database, use: Connections['use']): () => void {
  const changes = sqlite.prepare('select total_changes()').pluck();
  let last: unknown;
  const sync = async () => {
    const isLast = changes.get() === last;
    last = undefined;
    if (isLast) touch(sqlite);
  };
  return () => {
    // If this fails, the next commit reports why.
    if (last === undefined) setTimeout(() => void use(sync).catch(() => {}), SOON).unref();
    last = changes.get();
  };
}

/** Writes something that changes nothing; throws SQLite's error if that fails. */
export function touch(sqlite: Sqlite.Database): void {
  // A number that SQLite reserves for programs. Setting it writes to the disk, even if it stays the same.
  sqlite.pragma(`user_version = ${Number(sqlite.pragma('user_version', { simple: true }))}`);
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
