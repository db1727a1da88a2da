import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresServer, postgresPrograms, startPostgres } from '../../src/tools/postgres.ts';

/** Whether tests of PostgreSQL are left out: it is not installed, and nobody asks that it be. */
export const isMissing = postgresPrograms() === undefined && process.env['REQUIRE_POSTGRES'] === undefined;

/** Tests with a PostgreSQL of their own; where there is none they say so and are left out. */
export function withPostgres(name: string, tests: (server: () => PostgresServer) => void): void {
  describe.skipIf(isMissing)(isMissing ? `${name} (PostgreSQL is not installed)` : name, () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    afterAll(() => server?.close());
    tests(() => {
      if (server === undefined) throw new Error('PostgreSQL has not begun.');
      return server;
    });
  });
}
