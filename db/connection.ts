import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

/** A connection through Drizzle. */
export type Connection = BetterSQLite3Database;

/** A transaction. */
export type Tx = Parameters<Parameters<Connection['transaction']>[0]>[0];

/** Runs a piece of work on the connection; its promise fails with a DatabaseError where the file is the trouble. */
export type Run = <T>(work: () => T) => Promise<T>;

/** What a store does, as it is written: at once. */
type AtOnce<Store> = {
  readonly [Name in keyof Store]: Store[Name] extends (...given: infer Given) => Promise<infer Found>
    ? (...given: Given) => Found
    : never;
};

/** A store whose functions are each a piece of work on the connection. */
export function storeOf<Store>(run: Run, functions: AtOnce<Store>): Store {
  const works = Object.entries<(...given: never[]) => unknown>(functions);
  return Object.fromEntries(
    works.map(([name, work]) => [name, (...given: never[]) => run(() => work(...given))]),
  ) as Store;
}

/** Does a piece of work in one transaction, which begins with the right to write. */
export const atomically = <T>(db: Connection, work: (tx: Tx) => T): T =>
  db.transaction(work, { behavior: 'immediate' });

/** A row with undefined where SQLite has NULL. */
type Known<Row> = { [Name in keyof Row]: null extends Row[Name] ? Exclude<Row[Name], null> | undefined : Row[Name] };

/** A row as the tables know it: undefined where SQLite has NULL. */
export const known = <Row extends object>(row: Row): Known<Row> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined])) as Known<Row>;
