import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject, onTestFinished } from 'vitest';
import { ask, type PostgresServer, postgresPrograms, startPostgres } from '../../lab/postgres.ts';

/** Whether tests of PostgreSQL are skipped: it is not installed, and CI is not set. */
export const isMissing = postgresPrograms() === undefined && process.env['CI'] === undefined;

function whereInstalled(name: string, tests: () => void): void {
  describe.skipIf(isMissing)(isMissing ? `${name} (PostgreSQL is not installed)` : name, tests);
}

const SHARED: Pick<PostgresServer, 'newDatabase'> = {
  async newDatabase() {
    const url = await text(connect(inject('postgres')));
    if (url === '') throw new Error('PostgreSQL could not be started.');
    return url;
  },
};

/** Tests with databases of their own on the PostgreSQL server that the whole run shares. */
export function withPostgres(name: string, tests: (server: () => typeof SHARED) => void): void {
  whereInstalled(name, () => tests(() => SHARED));
}

/** Tests with a PostgreSQL server of their own: they may kill it and change its users and settings. */
export function withOwnPostgres(name: string, tests: (server: () => PostgresServer) => void): void {
  whereInstalled(name, () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server?.close());
    tests(() => {
      if (server === undefined) throw new Error('PostgreSQL has not started.');
      return server;
    });
  });
}

/** A change that only a newer version can have made. */
export const NEWER = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9e15)`;

/** A connection that ends with the test at the latest. */
export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

/** The folder of the server of a database on this computer. */
const dataOf = (url: string): string => join(new URL(url).searchParams.get('host') ?? '', 'data');

/** The folder with the files of all tables of a database on this computer, once everything is written. */
export async function tableFiles(url: string): Promise<string> {
  const [row] = await ask(url, 'checkpoint', 'select oid from pg_database where datname = current_database()');
  return join(dataOf(url), 'base', String(row?.['oid']));
}

/** A password that is written differently in an address. */
export const PASSWORD = 'open@sesame';
export const WRITTEN = encodeURIComponent(PASSWORD);

/**
 * Creates a user `locked` who needs this password to use a database, with further options of `create role`. Returns
 * the address of the database with a password, as it is written there.
 */
export async function lock(url: string, more = 'in role games'): Promise<(written: string) => string> {
  const rules = join(dataOf(url), 'pg_hba.conf');
  const before = readFileSync(rules, 'utf8');
  if (!before.includes('locked')) writeFileSync(rules, `local all locked scram-sha-256\n${before}`);
  await ask(url, 'drop role if exists locked', `create role locked login password '${PASSWORD}' ${more}`);
  await ask(url, 'select pg_reload_conf()');
  return (written) => url.replace('//games@', `//locked:${written}@`);
}
