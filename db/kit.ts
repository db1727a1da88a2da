import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';

/** The building blocks of tables in PostgreSQL. */
export const POSTGRES_KIT = {
  table: pg.pgTable,
  text: pg.text,
  integer: pg.integer,
  /** The automatic number of a row; `counting` never reuses one. */
  numbering: () => pg.integer().primaryKey().generatedByDefaultAsIdentity(),
  counting: () => pg.bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** UTC ms. */
  time: (name = '') => pg.bigint(name, { mode: 'number' }),
  flag: pg.boolean,
  // Not `jsonb`, because reading must return exactly what was written.
  json: pg.json,
  real: pg.doublePrecision,
  /** Points, which can include halves. */
  points: pg.doublePrecision,
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  primaryKey: pg.primaryKey,
  check: pg.check,
  /** How many of some columns are not NULL. */
  filled: (...columns: string[]) => sql.raw(`num_nonnulls(${columns.join(', ')})`),
};

/** The building blocks of tables, with the same names for both databases. */
export type Kit = typeof POSTGRES_KIT;

/**
 * A part of Drizzle for SQLite, with the types of PostgreSQL: Drizzle names and builds everything in the same way for
 * both databases, but has separate types for them. Throws if a name that we use is missing.
 */
export function inTypesOfPostgres<Part extends object>(part: object, used: readonly string[]): Part {
  const isAlike = (one: object): one is Part => used.every((name) => name in one);
  if (isAlike(part)) return part;
  throw new Error(`Drizzle for SQLite lacks one of ${used.join(', ')}.`);
}

/** The same in SQLite. */
const SQLITE = {
  ...sqlite,
  table: sqlite.sqliteTable,
  numbering: () => sqlite.integer().primaryKey(),
  counting: () => sqlite.integer().primaryKey({ autoIncrement: true }),
  time: sqlite.integer,
  flag: (name = '') => sqlite.integer(name, { mode: 'boolean' }),
  json: (name = '') => sqlite.text(name, { mode: 'json' }),
  // A number that is not an integer is stored exactly.
  points: sqlite.integer,
  filled: (...columns: string[]) => sql.raw(columns.map((column) => `(${column} is not null)`).join(' + ')),
};

export const SQLITE_KIT = inTypesOfPostgres<Kit>(SQLITE, Object.keys(POSTGRES_KIT));
