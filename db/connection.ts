import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tables } from './tables.ts';

/** What each database says in its own words. JSON columns are passed as they are. */
export interface Dialect {
  /** Begins a transaction that will write. */
  readonly begin: string;
  /** Where a row lies; statements use it to tell rows apart that have no number of their own. */
  readonly row: SQL;
  /** What stands under a key of a JSON object, as text; NULL if nothing does. */
  field(object: SQLWrapper, key: string): SQL;
  /** Whether `false` stands under a key of a JSON object. */
  isFalse(object: SQLWrapper, key: string): SQL;
  /** The rows of a JSON list of texts, each as `value`, to be selected from. */
  each(list: SQLWrapper): SQL;
  /** A JSON list with one more item; a new list if there is none. */
  append(list: SQLWrapper, item: unknown): SQL;
  /** A JSON object with a text under a key. */
  put(object: SQLWrapper, text: { readonly key: string; readonly value: string }): SQL;
  /** Whether a text is a part of another. */
  includes(text: SQLWrapper, part: string): SQL;
  /** Has transactions of one name come one after the other, where the database would have them side by side. */
  alone(name: string): SQL | undefined;
  /** The table in which an error says that there is such a row already; undefined for any other error. */
  takenIn(error: unknown): string | undefined;
  /** Whether a transaction has stood in another one's way, so that it may be tried again. */
  isInTheWay(error: unknown): boolean;
}

/**
 * A connection that nobody else uses in the meantime. Queries are written in the types of PostgreSQL, and only with what
 * Drizzle offers for both.
 */
export interface Connection {
  readonly db: NodePgDatabase;
  readonly tables: Tables;
  readonly dialect: Dialect;
  /** Runs a statement that gives no rows. */
  run(statement: SQL): Promise<void>;
}

/** Hears what a database is asked. */
export interface Watch {
  /** A statement is run, by its text. */
  asked(statement: string): void;
  /** A piece of work had its connection for so many ms. */
  took(ms: number): void;
}

/** The connections to a database. */
export interface Connections {
  /** Does a piece of work on a connection; fails with a DatabaseError where the database is the trouble. */
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** The same for work on many rows, which nobody waits for within three seconds. */
  patiently<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Does such work that removes what must not be found again, and sees to it that it is not. */
  erase<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
}

/** How often a transaction that meets a conflict is tried. */
const TRIES = 3;

/** Does a piece of work in one transaction; it may be done again from its beginning, so it changes nothing else. */
export async function atomically<T>({ run, dialect }: Connection, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    await run(sql.raw(dialect.begin));
    try {
      const done = await work();
      await run(COMMIT);
      return done;
    } catch (error) {
      // Where the connection is gone, so is the transaction; and an error may have ended it.
      await run(ROLLBACK).catch(() => {});
      if (tried === TRIES || !dialect.isInTheWay(error)) throw error;
    }
  }
}

const COMMIT = sql.raw('commit');
const ROLLBACK = sql.raw('rollback');

interface Preparable {
  prepare(name: string): unknown;
}
type Prepared<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends { prepare(name: string): infer Statement }
    ? Statement
    : never;
};

/**
 * Statements that each connection prepares once, when one of them is first asked for: their text is put together and
 * understood only then. `group` is unique.
 */
export function prepared<Queries extends Readonly<Record<string, Preparable>>>(
  group: string,
  queriesOf: (connection: Connection) => Queries,
): (connection: Connection) => Prepared<Queries> {
  const known = new WeakMap<Connection, Prepared<Queries>>();
  return (connection) => {
    const there = known.get(connection);
    if (there) return there;
    const queries = Object.entries(queriesOf(connection));
    const made = Object.fromEntries(queries.map(([name, query]) => [name, query.prepare(`${group}.${name}`)]));
    known.set(connection, made as Prepared<Queries>);
    return made as Prepared<Queries>;
  };
}

/** A value that is passed when the statement is executed. */
export const given = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** The columns of a row that is passed whole when a statement is executed, by their names. */
export function givenColumns<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, never>> {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, never>;
}

/** A row with undefined if the database has NULL. */
type Known<Row> = { [Name in keyof Row]: null extends Row[Name] ? Exclude<Row[Name], null> | undefined : Row[Name] };

/** A row as the tables know it: undefined if the database has NULL. */
export const known = <Row extends object>(row: Row): Known<Row> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined])) as Known<Row>;

/** A row as it is kept: NULL where something is undefined, which Drizzle would leave as it is. */
export const filled = <Row extends object>(row: Row): { [Name in keyof Row]-?: Row[Name] | null } =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null])) as never;
