import { sql } from 'drizzle-orm';
import type { Connection, Connections } from '../connection.ts';
import { postgresError } from './errors.ts';

/** A table up to this size (bytes) can be rewritten without anybody noticing. */
const SMALL = 8 * 1024 * 1024;

/** How long (ms) to wait before trying a locked table again, for example if a backup is reading it. */
const TRY_AGAIN = 10_000;

/**
 * The tables with personal data, and the one with PostgreSQL's planner statistics of all tables, which contains samples
 * of their values.
 */
const PERSONAL = [
  ...['people', 'notes', 'orders', 'results', 'skills', 'favourites', 'tenures', 'seats', 'games', 'removed'],
  ...['votes', 'outbox', 'forgotten', 'pg_catalog.pg_statistic'],
];

/** How long to wait for a table, in ms; everybody else waits behind us in the meantime. */
const LOCK_TIMEOUT = sql.raw("set lock_timeout = '200ms'");
const NO_PATIENCE = sql.raw('reset lock_timeout');

const LOCK_NOT_AVAILABLE = '55P03';

/** Makes data that was removed from a PostgreSQL database unreadable in the files of its tables, too. */
export interface Erasure {
  /** Does some work that removes data for good; removes that data from the files as well. */
  readonly erase: Connections['erase'];
  close(): void;
}

/** The erasure for a PostgreSQL database, through connections that may take a long time. */
export function erasureOf(patiently: Connections['patiently']): Erasure {
  const due = new Set<string>();
  let sweeping = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function sweepAll(): Promise<void> {
    const tables = [...due];
    due.clear();
    // A failure here is retried, and holds nobody up.
    const left = await patiently((connection) => sweep(connection, tables)).catch(() => tables);
    for (const table of left) due.add(table);
    clearTimeout(timer);
    if (due.size > 0 && !closed) timer = setTimeout(queue, TRY_AGAIN).unref();
  }
  /** Sweeps after the current sweep; a single waiting sweep serves all requests. */
  function queue(): Promise<void> {
    sweeping = sweeping.then(() => (due.size === 0 ? undefined : sweepAll()));
    return sweeping;
  }
  return {
    async erase(work) {
      const done = await patiently(work);
      for (const table of PERSONAL) due.add(table);
      await queue();
      return done;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Rewrites tables without the removed data; returns those that are locked. For a large table, it only removes the old
 * rows.
 */
async function sweep(connection: Connection, tables: readonly string[]): Promise<string[]> {
  const { run } = connection;
  const held: string[] = [];
  await run(LOCK_TIMEOUT);
  try {
    for (const table of tables) {
      const how = (await sizeOf(connection, table)) <= SMALL ? 'full, analyze' : 'analyze';
      await run(sql.raw(`vacuum (${how}) ${table}`)).catch((error: unknown) => {
        if (postgresError(error)?.code !== LOCK_NOT_AVAILABLE) throw error;
        held.push(table);
      });
    }
  } finally {
    await run(NO_PATIENCE);
  }
  return held;
}

async function sizeOf({ db }: Connection, table: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_table_size(${table}::regclass) as bytes`);
  return Number(rows[0]?.bytes);
}
