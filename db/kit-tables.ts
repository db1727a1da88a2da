import { POSTGRES_TABLES, SQLITE_TABLES } from './tables.ts';

/** The tables of the database for which drizzle-kit writes a migration, in the form that drizzle-kit needs. */
export const {
  games,
  seats,
  entries,
  snapshots,
  outbox,
  messages,
  told,
  waits,
  votes,
  people,
  forgotten,
  notes,
  orders,
  tenures,
  results,
  analyses,
  removed,
  imports,
  logins,
  counted,
  rated,
  skills,
  favourites,
} = process.env['DIALECT'] === 'postgresql' ? POSTGRES_TABLES : SQLITE_TABLES;
