import { createHash } from 'node:crypto';
import { DatabaseError } from '../errors.ts';
import type { Kind, Layout } from './layout.ts';

/** The value of a column, the same for both databases: JSON as text, booleans as 0 or 1. */
export type Value = string | number | null;

/** The values of a row in the order of its columns. */
export type Row = readonly Value[];

/** A database to read rows from. */
export interface Source {
  /** Its name for messages, without secrets. */
  readonly name: string;
  /** The rows of a table, in pieces and in the order of its key, without rows that others write in the meantime. */
  rows(layout: Layout): AsyncIterable<readonly Row[]>;
  /** The highest row number that a numbered table has used; 0 if none. */
  last(layout: Layout): Promise<number>;
  /** Undoes everything unfinished. */
  close(): Promise<void>;
}

/** A database to fill; nobody sees any of the data before `finish`. */
export interface Target extends Source {
  add(layout: Layout, rows: readonly Row[]): Promise<void>;
  /** Makes a table number its next rows after this one. */
  countFrom(layout: Layout, last: number): Promise<void>;
  finish(): Promise<void>;
}

/** How many rows the database returns at a time, and how many form a piece. */
export const PIECE = 200;

/** How many rows a table has, and a checksum of them. */
export interface Tally {
  readonly rows: number;
  /** SHA-256 of all the rows in order, in hexadecimal. */
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

/** How messages name a row: by its table and key. */
export function nameOfRow({ table, columns, key }: Layout, row: Row): string {
  const named = key.map((name) => `${name} ${row[columns.findIndex((column) => column.name === name)]}`);
  return `The row ${named.join(', ')} of the table ${table}`;
}

/**
 * A row that comes from a driver.
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
