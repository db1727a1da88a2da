import { isAddress } from '../address.ts';
import { DatabaseError } from '../errors.ts';
import { LAYOUTS, type Layout } from './layout.ts';
import { openPostgresSource, openPostgresTarget } from './postgres.ts';
import { type Source, type Tally, type Target, tally } from './rows.ts';
import { openSqliteSource, openSqliteTarget } from './sqlite.ts';

/** What was moved: each table with its number of rows, and the names of the databases. */
export interface Moved {
  readonly from: string;
  readonly to: string;
  readonly tables: readonly (Tally & { readonly table: string })[];
}

/**
 * Copies everything from one database into another, empty one, and compares both; each is the path of an SQLite file or
 * the address of a PostgreSQL database. The first is only read. The second gets everything or, if anything fails,
 * nothing. After an interruption, the move starts again.
 * @throws {DatabaseError} saying which of them cannot be used and why, without passwords
 */
export async function moveDatabase(from: string, to: string): Promise<Moved> {
  const source = await (isAddress(from) ? openPostgresSource(from) : openSqliteSource(from));
  try {
    const target = await (isAddress(to) ? openPostgresTarget : openSqliteTarget)(to, source.name);
    try {
      const tables = await fill(target, source);
      await target.finish();
      return { from: source.name, to: target.name, tables };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function fill(target: Target, source: Source): Promise<Moved['tables']> {
  const tables: (Tally & { table: string })[] = [];
  for (const layout of LAYOUTS) {
    const read = await tally(source.rows(layout), (rows) => target.add(layout, rows));
    if (layout.numbered !== undefined) await target.countFrom(layout, await source.last(layout));
    tables.push({ table: layout.table, ...read });
  }
  for (const [index, layout] of LAYOUTS.entries()) await compare(layout, { target, read: tables[index] });
  return tables;
}

async function compare(layout: Layout, { target, read }: { target: Target; read: Tally | undefined }): Promise<void> {
  const written = await tally(target.rows(layout));
  if (written.rows === read?.rows && written.sum === read.sum) return;
  throw new DatabaseError(
    `The table ${layout.table} differs in the database ${target.name}, which has ${written.rows} rows of it instead of ${read?.rows}. Nothing was moved.`,
  );
}
