import { join } from 'node:path';
import pg from 'pg';

/** The folder with the files of all tables of a PostgreSQL database on this computer, once everything is written. */
export async function tableFiles(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('checkpoint');
  const { rows } = await client.query('select oid from pg_database where datname = current_database()');
  await client.end();
  return join(new URL(url).searchParams.get('host') ?? '', 'data', 'base', String(rows[0]?.oid));
}
