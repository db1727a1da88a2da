import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { programFolders } from '../db/postgres/programs.ts';

/** PostgreSQL does not run as root; this user has no privileges. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const IS_ROOT = process.getuid?.() === 0;
const USER = 'games';

/** How long it may take to start, or to restart after a kill, in ms. */
const PATIENCE = 30_000;

/** The folder of PostgreSQL's programs; undefined if it is not installed. */
export function postgresPrograms(): string | undefined {
  return programFolders().find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** A separate PostgreSQL server, reached through a socket in its folder. */
export interface PostgresServer {
  /** Makes a new, empty database; returns its address. */
  newDatabase(): Promise<string>;
  /** Kills it, as a power cut would, and starts it again. */
  restart(): Promise<void>;
  /** Kills it, as a power cut would; `begin` starts it again. */
  kill(): Promise<void>;
  begin(): Promise<void>;
  /** Ends it, and removes all its data. */
  close(): Promise<void>;
}

/** Starts a PostgreSQL server that ends with this process, in a temporary folder; throws if it is not installed. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
  const folder = mkdtempSync(join(tmpdir(), 'caverna-pg-'));
  if (IS_ROOT) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, 'data');
  const options = ['--pgdata', data, '--username', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), options, { cwd: folder, stdio: 'pipe', ...(IS_ROOT && NOBODY) });
  let server: ChildProcess | undefined;
  let databases = 0;
  const urlOf = (database: string) => `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const start = async () => {
    server = run(join(programs, 'postgres'), { data, folder });
    await answers(urlOf('postgres'), server);
  };
  const kill = async () => {
    const ended = server;
    server = undefined;
    await end(ended);
  };
  await start();
  return {
    async newDatabase() {
      const name = `games${++databases}`;
      await ask(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    kill,
    begin: start,
    async restart() {
      await kill();
      await start();
    },
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// The shell ends PostgreSQL at the end of its input: on purpose, or because this process is gone.
const WATCHED = '"$@" & server=$!; cat >/dev/null; kill -QUIT $server; wait $server';

function run(program: string, { data, folder }: { readonly data: string; readonly folder: string }): ChildProcess {
  const settings = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', max_connections: '200' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn('sh', ['-c', WATCHED, 'sh', program, '-D', data, ...flags], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...(IS_ROOT && NOBODY),
  });
}

async function end(server: ChildProcess | undefined): Promise<void> {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.stdin?.end();
  await ended;
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (const until = Date.now() + PATIENCE; ; await pause(50)) {
    try {
      await ask(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > until || server.exitCode !== null) throw error;
    }
  }
}

/** Runs statements on a connection of their own; returns the rows of the last one. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  ...statements: readonly string[]
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  let rows: Row[] = [];
  try {
    await client.connect();
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end().catch(() => {});
  }
}
