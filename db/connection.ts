import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { LRUCache } from 'lru-cache';
import type { Tables } from './tables.ts';

/** What differs between the databases. JSON columns are passed as they are. */
export interface Dialect {
  /** Starts a transaction that is going to write. */
  readonly begin: string;
  /** At the end of a query: waits until nobody else is changing its rows, and keeps them from changing. */
  readonly locked: SQL;
  /** The address of a row, by which statements identify rows that have no number. */
  readonly row: SQL;
  /** The value under a key of a JSON object, as text; NULL if there is none. */
  field(object: SQLWrapper, key: string): SQL;
  /** Whether a JSON object has `false` under a key. */
  isFalse(object: SQLWrapper, key: string): SQL;
  /** The rows of a JSON list of texts, each as `value`, to select from. */
  each(list: SQLWrapper): SQL;
  /** A JSON list with one more item, given as text; a new list if there is none. */
  append(list: SQLWrapper, item: SQL): SQL;
  /** A JSON object, with a text under a key. */
  put(object: SQLWrapper, text: { readonly key: string; readonly value: string }): SQL;
  /** Whether one text is part of another. */
  includes(text: SQLWrapper, part: string): SQL;
  /**
   * Makes transactions with the same name wait for each other, if the database would otherwise run them side by side.
   */
  alone(name: string): SQL | undefined;
  /** The table that already has a row with the same key, according to an error; undefined for any other error. */
  takenIn(error: unknown): string | undefined;
  /** Whether two transactions were in conflict, so that this one may be retried. */
  isInTheWay(error: unknown): boolean;
}

/** A value that may be missing in the database, too. */
interface Stored<T> {
  readonly value: T | undefined;
}

/** What is known to be in the database. */
export interface Memory {
  /** The current revisions of games, by their ids. */
  readonly revisions: LRUCache<string, number>;
  /** The orders of seats, by `seatKey`. */
  readonly orders: LRUCache<string, Stored<string>>;
  /** What people have chosen, by their ids. */
  readonly people: LRUCache<string, Stored<Tables['people']['$inferSelect']>>;
}

/**
 * A connection that nobody else uses at the same time. Queries use the types of PostgreSQL, but only what Drizzle
 * offers for both databases.
 */
export interface Connection {
  readonly db: NodePgDatabase;
  readonly tables: Tables;
  readonly dialect: Dialect;
  /** Undefined if other processes may change the database. */
  readonly memory: Memory | undefined;
  /** Runs a statement that returns no rows. */
  run(statement: SQL): Promise<void>;
}

/** Receives reports about the work of a database. */
export interface Watch {
  /** A statement is being run; this is its text. */
  asked(statement: string): void;
  /** A piece of work has used its connection for this many ms. */
  took(ms: number): void;
}

/** The connections to a database. */
export interface Connections {
  /** Does some work on a connection; fails with a DatabaseError if the database is the problem. */
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * The same for changes that the next start would repeat. They outlive the program like all others, but if the machine
   * itself fails, those of the last second may be lost.
   */
  lightly<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** The same for work on many rows that no press is waiting for. */
  patiently<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** The same for work that removes data for good; also makes sure that nobody can find the data again. */
  erase<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
}

/** How many times to try a transaction that runs into conflicts. */
const TRIES = 3;

/** Does some work in one transaction. The work may be started over, so it must not change anything else. */
export async function atomically<T>({ run, dialect }: Connection, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    await run(sql.raw(dialect.begin));
    try {
      const done = await work();
      await run(COMMIT);
      return done;
    } catch (error) {
      // If the connection is gone, so is the transaction; an error may also have ended it.
      await run(ROLLBACK).catch(() => {});
      if (tried === TRIES || !dialect.isInTheWay(error)) throw error;
    }
  }
}

const COMMIT = sql.raw('commit');
const ROLLBACK = sql.raw('rollback');

/** A value from memory, if it is there; otherwise reads it and stores it there. */
export async function remembered<T>(
  memory: LRUCache<string, Stored<T>> | undefined,
  key: string,
  read: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const stored = memory?.get(key) ?? { value: await read() };
  memory?.set(key, stored);
  return stored.value;
}

interface Preparable {
  prepare(name: string): unknown;
}
type Prepared<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends { prepare(name: string): infer Statement }
    ? Statement
    : never;
};

/** Statements that each connection prepares once, when they are first used. `group` is unique. */
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

/** A value that is passed whenever a statement is executed. */
export const given = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** What a statement reads from the current object of a JSON list in its FROM: a text, or a whole number. */
export const readsFrom = ({ dialect }: Pick<Connection, 'dialect'>) => {
  const text = (name: string): SQL => dialect.field(sql`value`, name);
  return { text, whole: (name: string): SQL => sql`cast(${text(name)} as bigint)` };
};

/** A query for rows, one for each object of the JSON list that is passed as `rows`. */
export const rowsFrom = ({ dialect }: Connection, columns: readonly SQL[]): SQL =>
  // Without a condition, SQLite would mistake a conflict clause that follows for part of a join.
  sql`select ${sql.join([...columns], sql`, `)} from ${dialect.each(given('rows'))} where true`;

/** The columns of a row that is passed in full whenever a statement is executed, by name. */
export function givenColumns<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, never>> {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, never>;
}

/** A row that has undefined where the database has NULL. */
type Known<Row> = { [Name in keyof Row]: null extends Row[Name] ? Exclude<Row[Name], null> | undefined : Row[Name] };

/** A row for the program, with undefined where the database has NULL. */
export const known = <Row extends object>(row: Row): Known<Row> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined])) as Known<Row>;

/** A row for the database, with NULL where something is undefined, because Drizzle would leave those columns alone. */
export const filled = <Row extends object>(row: Row): { [Name in keyof Row]-?: Row[Name] | null } =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null])) as never;
