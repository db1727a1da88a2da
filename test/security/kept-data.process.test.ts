import pg from 'pg';
import { openPostgres } from '../../db/postgres/open.ts';
import { withPostgres } from '../db/postgres.ts';
import { keepsPromises } from './kept-data.ts';

/** Every row of all tables of a PostgreSQL database. */
async function rowsOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^(pg_|information_schema)'",
  );
  const rows: unknown[] = [];
  for (const { name } of tables.rows) rows.push((await client.query(`select * from ${name}`)).rows);
  await client.end();
  return JSON.stringify(rows);
}

withPostgres('data in PostgreSQL', (server) =>
  keepsPromises(async () => {
    const url = await server().newDatabase();
    return { stores: await openPostgres(url), rows: () => rowsOf(url) };
  }),
);
