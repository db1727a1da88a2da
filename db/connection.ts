import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

/** A connection through Drizzle. */
export type Connection = BetterSQLite3Database;

/** Runs a piece of work on the connection; its promise fails with a DatabaseError where the file is the trouble. */
export type Run = <T>(work: () => T) => Promise<T>;
