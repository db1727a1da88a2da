import { createHash } from 'node:crypto';
import { DatabaseError } from '../errors.ts';
import type { Kind, Layout } from './layout.ts';

/** A column's value, the same for both databases: JSON as text, booleans as 0 or 1. */
export type Value = string | number | null;

/** The values of a row in the order of its columns. */
export type Row = readonly Value[];

/** A database to read rows from. */
export interface Source {
  /** Its name without secrets, for messages. */
  readonly name: string;
  /** The rows of a table in the order of its key, in pieces, without rows that others write meanwhile. */
  rows(layout: Layout): AsyncIterable<readonly Row[]>;
  /** The highest row number that a numbered table has used; 0 if there is none. */
  last(layout: Layout): Promise<number>;
  /** Undoes everything unfinished. */
  close(): Promise<void>;
}

/** A database to fill; nobody sees any of it before `finish`. */
export interface Target extends Source {
  add(layout: Layout, rows: readonly Row[]): Promise<void>;
  /** Lets a table number its next rows from after this one. */
  countFrom(layout: Layout, last: number): Promise<void>;
  finish(): Promise<void>;
}

/** The number of rows in an answer of the database, and in a piece. */
export const PIECE = 200;

/** The number of rows of a table, and a checksum of them. */
export interface Tally {
  readonly rows: number;
  /** SHA-256 of all of them in order, in hexadecimal. */
  readonly sum: string;
}

/** Counts rows as they pass, and passes each piece on. */
export async function tally(
  pieces: AsyncIterable<readonly Row[]>,
  each: (rows: readonly Row[]) => Promise<void> = async () => {},
): Promise<Tally> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const piece of pieces) {
    for (const row of piece) hash.update(`${JSON.stringify(row)}\n`);
    rows += piece.length;
    await each(piece);
  }
  return { rows, sum: hash.digest('hex') };
}

/** A row's name in messages: its table and its key. */
export function nameOfRow({ table, columns, key }: Layout, row: Row): string {
  const named = key.map((name) => `${name} ${row[columns.findIndex((column) => column.name === name)]}`);
  return `The row ${named.join(', ')} of the table ${table}`;
}

/**
 * A row from a driver.
 * @throws {DatabaseError} if its values do not fit its columns
 */
export function rowOf(layout: Layout, given: readonly unknown[]): Row {
  return layout.columns.map(({ name, kind }, index) => {
    const value = given[index] ?? null;
    if (value === null) return null;
    const read = READERS[kind](value);
    if (read !== undefined) return read;
    const row = given.map(String);
    throw new DatabaseError(`${nameOfRow(layout, row)} has an invalid value in ${name}.`);
  });
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const whole = (value: unknown) => (Number.isSafeInteger(Number(value)) ? Number(value) : undefined);
const real = (value: unknown) => (Number.isFinite(value) ? Number(value) : undefined);

const READERS: Readonly<Record<Kind, (value: unknown) => Value | undefined>> = {
  text,
  json: text,
  integer: whole,
  bigint: whole,
  boolean: (value) => [0, 1].find((one) => one === Number(value)),
  'double precision': real,
};
