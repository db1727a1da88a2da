import Sqlite from 'better-sqlite3';
import { pino } from 'pino';
import { z } from 'zod';
import { findGame } from '../games/index.ts';
import { catalogue } from '../messages/index.ts';
import type { Surroundings } from '../table/play/context.ts';
import type { Stores } from '../table/stores.ts';
import { openTables } from '../table/table.ts';

/** The tables of a database that no bot has open: nobody is told anything. */
export const quietTables = (stores: Stores, different: Partial<Surroundings> = {}) =>
  openTables({
    stores,
    findGame,
    clock: { now: () => Date.now() },
    logger: pino({ level: 'silent' }),
    posted: () => {},
    nameComputer: catalogue('en').seats.computer,
    ...different,
  });

/** The rows that a query finds, with what was given for its question marks; a bot may have the database open. */
export function readRows<T>(
  database: string,
  { query, given = [] }: { readonly query: string; readonly given?: readonly unknown[] },
  row: z.ZodType<T>,
): T[] {
  const file = new Sqlite(database, { readonly: true });
  try {
    return z.array(row).parse(file.prepare(query).all(...given));
  } finally {
    file.close();
  }
}
