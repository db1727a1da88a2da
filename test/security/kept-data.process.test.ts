import { openPostgres } from '../../db/postgres/open.ts';
import { ask } from '../../lab/postgres.ts';
import { withPostgres } from '../db/postgres.ts';
import { keepsPromises } from './kept-data.ts';

async function rowsOf(url: string): Promise<string> {
  const tables = await ask(
    url,
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^(pg_|information_schema)'",
  );
  const rows: unknown[] = [];
  for (const { name } of tables) rows.push(await ask(url, `select * from ${name}`));
  return JSON.stringify(rows);
}

withPostgres('data in PostgreSQL', (server) =>
  keepsPromises(async () => {
    const url = await server().newDatabase();
    return { stores: await openPostgres(url), rows: () => rowsOf(url) };
  }),
);
