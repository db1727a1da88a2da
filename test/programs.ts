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

/** What tests start as processes, by the names of their bundles. */
const PROGRAMS = {
  started: new URL('operations/started.ts', import.meta.url),
  stopping: new URL('operations/program.ts', import.meta.url),
  processes: new URL('operations/processes-program.ts', import.meta.url),
  shard: new URL('operations/shard-program.ts', import.meta.url),
  killed: new URL('commands/program.ts', import.meta.url),
  moving: new URL('db/move-program.ts', import.meta.url),
  opening: new URL('db/program.ts', import.meta.url),
  admin: new URL('../src/tools/admin.ts', import.meta.url),
  backup: new URL('../src/tools/backup.ts', import.meta.url),
  restore: new URL('../src/tools/restore.ts', import.meta.url),
};

/**
 * Says that the tier `processes` is incomplete, and which Debian packages this machine lacks; undefined if it is
 * complete.
 */
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
  const sources = Object.entries(PROGRAMS).map(([name, url]) => [name, fileURLToPath(url)]);
  await bundle(folder, Object.fromEntries(sources));
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
