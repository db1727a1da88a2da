import { fileURLToPath } from 'node:url';
import { getTableName } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { MARK } from '../move/mark.ts';
import { POSTGRES_TABLES } from '../tables.ts';

/** The folder of the migrations, in Drizzle's format. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) };

/** What kind of database it is; `half`: some of the tables in its migrations are missing. */
export type Condition = 'empty' | 'current' | 'older' | 'newer' | 'foreign' | 'half';

/** Finds out what kind of database it is. */
export async function conditionOf(client: pg.Client): Promise<Condition> {
  const { rows: found } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = any(current_schemas(false))`,
  );
  const there = new Set(found.map(({ name }) => name));
  const ours = Object.values(POSTGRES_TABLES).map((table) => getTableName(table));
  const { rows: journal } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!journal[0]?.there) return ours.some((name) => there.has(name)) ? 'foreign' : 'empty';
  const { rows: last } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(last[0]?.newest ?? 0);
  const known = Math.max(...readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis));
  if (newest > known) return 'newer';
  if (newest < known) return newest === 0 ? 'empty' : 'older';
  return ours.every((name) => there.has(name)) ? 'current' : 'half';
}

/** Where a database is being filled from; undefined if no move is unfinished. */
export async function movingInto(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [MARK]);
  if (!rows[0]?.there) return undefined;
  const { rows: marks } = await client.query<{ source: string }>(`select source from ${MARK}`);
  return marks[0]?.source ?? '';
}
