import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openPostgres } from '../../db/postgres/open.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { ask } from '../../lab/postgres.ts';
import { folder } from './places.ts';
import { withPostgres } from './postgres.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The columns and indexes that the migrations make in SQLite, a line for each. */
function madeInSqlite(): { columns: string[]; indexes: string[] } {
  const path = join(folder(), 'games.sqlite');
  void openDatabase(path).close();
  const sqlite = new Sqlite(path, { readonly: true });
  const ask = (query: string): Rows => sqlite.prepare<[], Record<string, unknown>>(query).all();
  const tables = `select name from sqlite_master where type = 'table' and name not like '\\_\\_%' escape '\\'
    and name not like 'sqlite%'`;
  const columns = ask(`select t.name as "table", c.name, c."notnull" or c.pk as filled, c.pk > 0 as key
    from (${tables}) t, pragma_table_info(t.name) c`);
  const indexes = ask(`select t.name as "table", i.name, i."unique" as one, i.partial,
    (select group_concat(name, ' ') from (select name from pragma_index_info(i.name) order by seqno)) as columns
    from (${tables}) t, pragma_index_list(t.name) i where i.origin = 'c'`);
  sqlite.close();
  return { columns: columns.map(line).sort(), indexes: indexes.map(line).sort() };
}

/** The same for PostgreSQL. */
async function madeInPostgres(url: string): Promise<{ columns: string[]; indexes: string[] }> {
  await (await openPostgres(url)).close();
  const columns = await ask(
    url,
    `select c.relname as "table", a.attname as name,
    a.attnotnull::int as filled, (a.attnum = any(coalesce(k.indkey, ''::int2vector)))::int as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index k on k.indrelid = c.oid and k.indisprimary
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  const indexes = await ask(
    url,
    `select c.relname as "table", i.relname as name,
    x.indisunique::int as one, (x.indpred is not null)::int as partial,
    (select string_agg(a.attname, ' ' order by k.place) from unnest(x.indkey) with ordinality as k(number, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where c.relnamespace = 'public'::regnamespace and not x.indisprimary
      and not exists (select 1 from pg_constraint where conindid = i.oid)`,
  );
  return { columns: columns.map(line).sort(), indexes: indexes.map(line).sort() };
}

const line = (row: Readonly<Record<string, unknown>>): string => Object.values(row).join(' | ');

withPostgres('the tables of both databases', (server) => {
  it('are the same, column by column and index by index', async () => {
    const [there, here] = [await madeInPostgres(await server().newDatabase()), madeInSqlite()];
    expect(here.columns.length).toBeGreaterThan(100);
    expect(there.columns).toEqual(here.columns);
    // A constraint of the table in PostgreSQL is an index of its own in SQLite.
    const named = here.indexes.filter((index) => !index.includes('outbox_nonce_unique'));
    expect(named.length).toBeGreaterThan(20);
    expect(there.indexes).toEqual(named);
  });
});
