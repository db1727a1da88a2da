import { sql } from 'drizzle-orm';
import type { Connection, Connections } from '../connection.ts';
import { postgresError } from './errors.ts';

/** A table up to this size is written again in a moment that nobody notices, in bytes. */
const SMALL = 8 * 1024 * 1024;

/** How soon a table is tried again that could not be swept, because a backup reads it for example, in ms. */
const TRY_AGAIN = 10_000;

/** The tables in which persons stand, and what PostgreSQL keeps of all tables for its planner: samples of their values. */
const PERSONAL = [
  ...['people', 'notes', 'orders', 'results', 'skills', 'favourites', 'tenures', 'seats', 'games', 'removed'],
  ...['votes', 'outbox', 'forgotten', 'pg_catalog.pg_statistic'],
];

/** How long to wait for a table, in ms: while we wait for it, everybody else waits behind us. */
const PATIENCE = sql.raw("set lock_timeout = '200ms'");
const NO_PATIENCE = sql.raw('reset lock_timeout');

const LOCK_NOT_AVAILABLE = '55P03';

/** Makes what was removed from a PostgreSQL unreadable in the files of its tables, too. */
export interface Erasure {
  /** Does a piece of work that removes what must not be found again, and takes it out of the files as well. */
  readonly erase: Connections['erase'];
  close(): void;
}

/** The erasure of a PostgreSQL, by connections that have time for it. */
export function erasureOf(patiently: Connections['patiently']): Erasure {
  const due = new Set<string>();
  let sweeping = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function sweepAll(): Promise<void> {
    const tables = [...due];
    due.clear();
    // What fails here is tried again, and stops nobody.
    const left = await patiently((connection) => sweep(connection, tables)).catch(() => tables);
    for (const table of left) due.add(table);
    clearTimeout(timer);
    if (due.size > 0 && !closed) timer = setTimeout(queue, TRY_AGAIN).unref();
  }
  /** Sweeps what is due after the present sweep; the first waiting sweep does it for all that wait. */
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

/** Writes tables again without what was removed; returns those that are locked. A large one only loses its old rows. */
async function sweep(connection: Connection, tables: readonly string[]): Promise<string[]> {
  const { run } = connection;
  const held: string[] = [];
  await run(PATIENCE);
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
