import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type PostgresServer, postgresPrograms, startPostgres } from '../../lab/postgres.ts';

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

/** Tests with databases of their own in the PostgreSQL of the whole run. */
export function withPostgres(name: string, tests: (server: () => typeof SHARED) => void): void {
  whereInstalled(name, () => tests(() => SHARED));
}

/** Tests with a PostgreSQL server of their own: they may kill it and change its users and settings. */
export function withOwnPostgres(name: string, tests: (server: () => PostgresServer) => void): void {
  whereInstalled(name, () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    afterAll(() => server?.close());
    tests(() => {
      if (server === undefined) throw new Error('PostgreSQL has not started.');
      return server;
    });
  });
}
