import { SQLITE_TABLES } from '../tables.ts';

/** The tables as drizzle-kit looks for them. */
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
} = SQLITE_TABLES;
