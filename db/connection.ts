import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

/** A connection through Drizzle. */
export type Connection = BetterSQLite3Database;

/** A transaction. */
export type Tx = Parameters<Parameters<Connection['transaction']>[0]>[0];

/** Runs a piece of work on the connection; its promise fails with a DatabaseError where the file is the trouble. */
export type Run = <T>(work: () => T) => Promise<T>;

/** The same for work of which nobody wants to know anything but that it is done. */
export const doing =
  (run: Run) =>
  (work: () => unknown): Promise<void> =>
    run(() => void work());

/** Does a piece of work in one transaction, which begins with the right to write. */
export const atomically = <T>(db: Connection, work: (tx: Tx) => T): T =>
  db.transaction(work, { behavior: 'immediate' });

/** A row with undefined where SQLite has NULL. */
type Known<Row> = { [Name in keyof Row]: null extends Row[Name] ? Exclude<Row[Name], null> | undefined : Row[Name] };

/** A row as the tables know it: undefined where SQLite has NULL. */
export const known = <Row extends object>(row: Row): Known<Row> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined])) as Known<Row>;
