import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { pino } from 'pino';
import { databaseName, isAddress } from '../../db/address.ts';
import type { Connection } from '../../db/connection.ts';
import { openPool } from '../../db/postgres/connections.ts';
import { connectionsOf } from '../../db/sqlite/connections.ts';
import { findGame } from '../games/index.ts';
import { computerName, deputyName } from '../messages/index.ts';
import type { Surroundings } from '../table/play/context.ts';
import type { Stores } from '../table/stores.ts';
import { openTables } from '../table/table.ts';

/** The tables of a database that no bot has open; they announce nothing. */
export const quietTables = (stores: Stores, different: Partial<Surroundings> = {}) =>
  openTables({
    stores,
    findGame,
    clock: { now: () => Date.now() },
    logger: pino({ level: 'silent' }),
    posted: () => {},
    nameComputer: computerName,
    nameDeputy: deputyName,
    ...different,
  });

/** Reads a database, given the path of its file or its address; a bot may have it open. */
export async function lookInto<T>(place: string, look: (connection: Connection) => Promise<T>): Promise<T> {
  if (isAddress(place)) {
    const pool = openPool(place, databaseName(place));
    return pool.use(look).finally(pool.end);
  }
  const sqlite = new Sqlite(place, { readonly: true });
  const erasure = { erasing: <Done>(work: () => Promise<Done>) => work() };
  const { use } = connectionsOf(place, sqlite, { db: drizzle({ client: sqlite }), erasure });
  return use(look).finally(() => sqlite.close());
}

/** How many bytes a database takes on disk, including SQLite's extra files. */
export async function bytesOf(place: string): Promise<number> {
  if (!isAddress(place)) {
    const sizes = ['', '-wal', '-shm'].map((end) => statSync(`${place}${end}`, { throwIfNoEntry: false })?.size ?? 0);
    return sizes.reduce((sum, size) => sum + size, 0);
  }
  const size = sql`pg_database_size(current_database())`.mapWith(Number);
  const [found] = await lookInto(place, async ({ db }) => db.select({ size }).from(sql`(select 1) as one`));
  return found?.size ?? 0;
}
