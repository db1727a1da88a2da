import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../../db/postgres/open.ts';
import { ask } from '../../lab/postgres.ts';
import type { Stores } from '../../src/table/stores.ts';
import { storesContract } from './contract.ts';
import { peopleContract } from './contract-people.ts';
import { withPostgres } from './postgres.ts';

/** Empties all tables, in any order, which takes a fraction of the time that a new database needs. */
const EMPTY = `
  do $$ declare name text; begin
    set session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from %I', name);
    end loop;
  end $$`;

withPostgres('stores in PostgreSQL', (server) => {
  let url: string;
  let stores: Stores;
  beforeAll(async () => {
    url = await server().newDatabase();
    stores = await openPostgres(url);
  });
  afterAll(() => stores.close());
  const open = async () => {
    await ask(url, EMPTY);
    return { ...stores, close: async () => {} };
  };
  storesContract(open);
  peopleContract(open);
});
