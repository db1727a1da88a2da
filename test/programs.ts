import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, postgresPrograms, startPostgres } from '../lab/postgres.ts';
import { findChromium } from '../packages/local-discord/test/web-browser.ts';
import { bundle } from '../src/tools/bundling.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The socket that answers each connection with the address of a new database. */
    postgres: string;
    /** The folder of the bundled programs. */
    programs: string;
  }
}

const fileAt = (place: string): string => fileURLToPath(new URL(place, import.meta.url));
/** The processes of the tests, by the names of their bundles. */
const PROGRAMS = {
  started: fileAt('operations/started.ts'),
  stopping: fileAt('operations/program.ts'),
  processes: fileAt('operations/processes-program.ts'),
  shard: fileAt('operations/shard-program.ts'),
  killed: fileAt('commands/program.ts'),
  moving: fileAt('db/move-program.ts'),
  opening: fileAt('db/program.ts'),
  admin: fileAt('../src/tools/admin.ts'),
  backup: fileAt('../src/tools/backup.ts'),
  restore: fileAt('../src/tools/restore.ts'),
};

/** Says whether the tier `processes` is incomplete, by the Debian packages that this machine lacks; undefined if it is complete. */
export function whatIsMissing(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  const outcome = process.env['CI'] === undefined ? 'are skipped' : 'fail';
  return (
    `The tier "processes" is incomplete: tests that need ${missing.join(' or ')} ${outcome}. ` +
    `Install with: sudo apt-get update && sudo apt-get install -y ${missing.join(' ')}`
  );
}

/**
 * Runs before the first test of the tier: bundles the bot, as `npm start` does, and the tools, and offers one
 * PostgreSQL, which starts when a test requests the first database.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const warning = whatIsMissing([
    ...(findChromium() === undefined ? ['chromium'] : []),
    ...(postgresPrograms() === undefined ? ['postgresql'] : []),
  ]);
  if (warning !== undefined) console.warn(warning);
  const folder = mkdtempSync(join(tmpdir(), 'caverna-tests-'));
  // Some tests run the program as a user without rights.
  chmodSync(folder, 0o755);
  await bundle(folder, PROGRAMS);
  provide('programs', folder);
  const socket = join(folder, 'databases');
  let postgres: Promise<PostgresServer> | undefined;
  const server = createServer((connection) => {
    postgres ??= startPostgres();
    postgres
      .then(({ newDatabase }) => newDatabase())
      .then((url) => connection.end(url))
      .catch((error: unknown) => {
        console.error(error);
        connection.end();
      });
  });
  server.listen(socket);
  await once(server, 'listening');
  provide('postgres', socket);
  return async () => {
    server.close();
    await (await postgres)?.close();
    rmSync(folder, { recursive: true });
  };
}
