import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createClock, type LocalDiscord, startLocalDiscord } from 'local-discord';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { MARK } from '../../db/move/mark.ts';
import { holdAlone, holdShards } from '../../db/postgres/hold.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import { runProgram } from '../../db/postgres/programs.ts';
import type { PostgresServer } from '../../lab/postgres.ts';
import { peopleOf } from '../commands/people.ts';
import { aGame } from '../db/contract.ts';
import { folder } from '../db/places.ts';
import { withOwnPostgres } from '../db/postgres.ts';
import { launchMain } from './launched.ts';

const LONG = { timeout: 60_000 };

/** A password that is written differently in an address. */
const PASSWORD = 'open@sesame';
const WRITTEN = encodeURIComponent(PASSWORD);

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function ask(url: string, statement: string): Promise<void> {
  const client = await connected(url);
  await client.query(statement);
  await client.end();
}

/** The address of a database for the user with a password. */
const locked = (url: string, password = WRITTEN): string => url.replace('//games@', `//locked:${password}@`);

/** Opens a port on this computer that accepts connections and does nothing else. */
async function listening(answer = ''): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => {}).on('data', () => socket.end(answer)));
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Prevents a start on a sound database; returns the variables that differ. */
type Hindrance = (url: string) => Promise<Record<string, string>> | Record<string, string>;

const at = (address: string): Record<string, string> => ({ DATABASE_URL: address });

async function changed(url: string, statement: string) {
  await ask(url, statement);
  return {};
}

const HINDRANCES: readonly (readonly [what: string, hinder: Hindrance, sentence: RegExp])[] = [
  [
    'an address where nobody listens',
    () => at(`postgres://locked:${WRITTEN}@127.0.0.1:1/games`),
    /^The database games on 127\.0\.0\.1:1 cannot be reached\. Make sure that it is running/,
  ],
  [
    'a computer that does not exist',
    () => at(`postgres://locked:${WRITTEN}@nowhere.invalid/games`),
    /^The database games on nowhere\.invalid cannot be reached\./,
  ],
  [
    'the address of something other than PostgreSQL',
    async () =>
      at(`postgres://locked:${WRITTEN}@127.0.0.1:${await listening('HTTP/1.1 400 Bad Request\r\n\r\n')}/games`),
    /^The database games on 127\.0\.0\.1:\d+ cannot be reached\./,
  ],
  [
    'an address that says nothing',
    async () => at(`postgres://locked:${WRITTEN}@127.0.0.1:${await listening()}/games`),
    /^The database games on 127\.0\.0\.1:\d+ cannot be reached\./,
  ],
  [
    'a wrong password',
    (url) => at(locked(url, 'open%40pepper')),
    /^The database games\d+ on localhost does not accept the user or the password\./,
  ],
  [
    'a database that does not exist',
    (url) => at(locked(url).replace(/games\d+/, 'nowhere')),
    /^The database nowhere on localhost does not exist\. Create it \(createdb\)/,
  ],
  [
    'an address that cannot be read',
    () => at('postgres://locked:open#sesame@host/games'),
    /^DATABASE_URL cannot be read\. Set postgres:\/\/USER:PASSWORD@HOST:5432\/NAME/,
  ],
  [
    'a newer version',
    (url) => changed(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9e15)`),
    /^The database games\d+ on localhost was written by a newer version of this program\. Update the program\.$/,
  ],
  [
    'a version with missing tables',
    (url) => changed(url, 'drop table outbox'),
    /^The database games\d+ on localhost lacks some tables of this program\. Put a backup in its place\.$/,
  ],
  [
    'another program',
    (url) => changed(url, 'drop schema drizzle cascade'),
    /^The database games\d+ on localhost contains tables of another program\. Name an empty one in DATABASE_URL\.$/,
  ],
  [
    'half of a move',
    (url) => changed(url, `create table ${MARK} (source text); insert into ${MARK} values ('old.sqlite')`),
    /^A move from old\.sqlite into the database games\d+ on localhost has not been finished/,
  ],
  [
    'a user who may only read',
    (url) => changed(url, 'alter role locked set default_transaction_read_only = on'),
    /^The database games\d+ on localhost can only be read: it is a standby\. Name the primary/,
  ],
  [
    'no connection left',
    (url) => changed(url, 'alter role locked connection limit 0'),
    /^The database games\d+ on localhost accepts no more connections\. Raise its max_connections/,
  ],
  [
    'a second process with the same shards',
    async (url) => {
      const { release } = await holdShards(url, { shards: [1, 2], of: 4 });
      onTestFinished(release);
      return { SHARDS: '2-3/4' };
    },
    /^Shard 2 of 4 is served by another process that uses the database games\d+ on localhost\. Stop that one first/,
  ],
  [
    'a second process that serves everything, too',
    async (url) => {
      const { release } = await holdShards(url);
      onTestFinished(release);
      return {};
    },
    /^Shard 0 of 1 is served by another process/,
  ],
  [
    'somebody who moves or restores it',
    async (url) => {
      const client = await connected(url);
      onTestFinished(() => client.end());
      await holdAlone(client, 'games');
      return {};
    },
    /^The database games\d+ on localhost is being moved or restored\. Wait until that has finished\.$/,
  ],
  ['shards that overlap', () => ({ SHARDS: '0-2,2/4' }), /^SHARDS is "0-2,2\/4": it names shard 2 twice\./],
  ['shards that make no sense', () => ({ SHARDS: 'all' }), /^SHARDS is "all"\. Set auto, or shards and their total/],
  [
    'a part of the shards without PostgreSQL',
    () => ({ SHARDS: '0/4', DATABASE_URL: '' }),
    /^SHARDS is "0\/4", only some of the shards, but an SQLite file serves only one process\./,
  ],
];

/** The contents of a database, byte for byte; each copy has its own mark. */
const contents = async (url: string) =>
  (await runProgram('pg_dump', ['--inserts', '--no-owner'], url)).replace(/^\\(un)?restrict .*$/gm, '');

/** Creates a user with a password who owns everything in a database. */
async function lock(url: string): Promise<void> {
  const rules = join(new URL(url).searchParams.get('host') ?? '', 'data', 'pg_hba.conf');
  const before = readFileSync(rules, 'utf8');
  if (!before.includes('locked')) writeFileSync(rules, `local all locked scram-sha-256\n${before}`);
  await ask(url, 'drop role if exists locked');
  await ask(url, `create role locked login password '${PASSWORD}' in role games`);
  await ask(url, 'select pg_reload_conf()');
}

let discord: LocalDiscord;
let url: string;
const here = (): Record<string, string> => ({
  LOCAL_DISCORD: discord.apiUrl,
  DISCORD_TOKEN: discord.token,
  DATABASE_URL: locked(url),
});

/** A local Discord, and a database of this version with a game in it, for each test. */
function prepared(server: () => PostgresServer): void {
  beforeEach(async () => {
    discord = await startLocalDiscord({
      rateLimits: false,
      clock: createClock({ running: false }),
      shards: 2,
      maxConcurrency: 16,
    });
    url = await server().newDatabase();
    const stores = await openPostgres(url);
    await stores.games.save({ game: aGame(), at: 1 });
    await stores.close();
    await lock(url);
    return () => discord.close();
  });
}

withOwnPostgres('npm start on a PostgreSQL database', (server) => {
  prepared(server);

  it.each(HINDRANCES)(
    'ends in one sentence for the operator, and changes nothing: %s',
    LONG,
    async (_, hinder, sentence) => {
      const given = await hinder(url);
      const before = await contents(url);
      const { ended, out, err } = launchMain({ ...here(), ...given });
      expect(await ended).toBe(1);
      expect(err().trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
      expect(out()).toBe('');
      expect(err()).not.toMatch(/sesame|pepper/);
      // Discord counts every login.
      expect(discord.requests.routes).toEqual({});
      expect(await contents(url)).toBe(before);
    },
  );

  const OFTEN = ['an address where nobody listens', 'a version with missing tables', 'a user who may only read'];
  const before = HINDRANCES.filter(([what]) => OFTEN.includes(what));
  it.each(before)('ends in one sentence before any process is started: %s', LONG, async (_, hinder, sentence) => {
    const { ended, out, err } = launchMain({ ...here(), ...(await hinder(url)), SHARDS: 'auto' });
    expect(await ended).toBe(1);
    expect(err().trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
    expect(out()).toBe('');
  });
});

describe.skipIf(process.platform !== 'linux')('the password of a database', () => {
  withOwnPostgres('is shown to nobody', (server) => {
    prepared(server);

    it('by processes whose PostgreSQL goes away, comes back, and goes away again', { timeout: 120_000 }, async () => {
      const {
        out,
        err,
        ended,
        logged,
        process: started,
      } = launchMain({
        ...here(),
        SHARDS: 'auto',
        METRICS_PORT: '0',
        LOG_LEVEL: 'trace',
        BACKUPS: folder(),
      });
      await expect.poll(() => logged('a shard is ready').length, { timeout: 90_000 }).toBe(2);
      const told: string[] = [];
      const look = async () => {
        for (const { port } of logged('health and metrics are served on loopback')) {
          for (const path of ['health', 'metrics']) {
            told.push(await (await fetch(`http://127.0.0.1:${port}/${path}`)).text());
          }
        }
      };
      const { slash, messages } = peopleOf(() => ({ discord }));
      await slash(0, 'caverna new', { players: 2 });
      await look();
      await server().kill();
      await slash(0, 'caverna mine');
      await look();
      expect(told.join()).toContain('cannot be reached');
      await server().begin();
      await slash(0, 'caverna mine');
      // The process list that other users of the computer see.
      const words = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((pid) => {
          try {
            return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
          } catch {
            return [];
          }
        });
      started.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(words.join()).toContain('started.mjs');
      const everything = [out(), err(), ...told, ...words, ...messages().map((message) => JSON.stringify(message))];
      for (const secret of [PASSWORD, WRITTEN, 'sesame']) expect(everything.join('\n')).not.toContain(secret);
    });
  });
});
