import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { holdDatabase } from '../../db/sqlite/lock.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { LoginError } from '../../src/bot.ts';
import { BARE_ENVIRONMENT } from '../bare-environment.ts';
import { programOf } from '../bundled.ts';
import { botOn } from '../commands/fixture.ts';
import { folder, giveAway, WITHOUT_RIGHTS } from '../db/places.ts';

/** Starts a server on loopback that gives everything the same answer; returns its port. */
async function serving(answer: unknown = {}): Promise<number> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const SECRET = 'MTA5OTk5OTk5OTk5OTk5OTk5OQ.GhIjKl.dG9rZW4tbG9va2luZy1zdHJpbmctb2YtYS1ib3Q';

/** Prevents a start in a folder with a sound database; returns the variables to start with. */
type Hindrance = (place: string) => Promise<Record<string, string>> | Record<string, string>;

const HINDRANCES: readonly (readonly [what: string, hinder: Hindrance, sentence: string])[] = [
  [
    'a database that another bot holds',
    (place) => {
      const hold = holdDatabase(join(place, 'games.sqlite'));
      onTestFinished(() => hold.release());
      return {};
    },
    'is in use by a bot that is running. Stop that one first.',
  ],
  [
    'a port of metrics that is taken, before anything is requested from Discord',
    async () => ({ METRICS_PORT: String(await serving()), DISCORD_TOKEN: 'no.such.token' }),
    'is taken by another program. Set METRICS_PORT to another port, or leave it empty.',
  ],
  [
    'a .env file that may not be read',
    (place) => {
      writeFileSync(join(place, '.env'), 'DISCORD_TOKEN=a.b.c\n', { mode: 0 });
      return {};
    },
    'The file .env cannot be read (EACCES). Give it to the user who runs the program',
  ],
  ['a token that cannot be used', () => ({ DISCORD_TOKEN: `Bot ${SECRET}` }), 'DISCORD_TOKEN holds a space'],
];

it.each(HINDRANCES)('npm start ends in one sentence for the operator: %s', async (_, hinder, sentence) => {
  const place = folder();
  const database = join(place, 'games.sqlite');
  await openDatabase(database).close();
  const given = await hinder(place);
  const files = readdirSync(place).filter((name) => name !== '.env');
  giveAway(place, ...files.map((name) => join(place, name)));
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf('started')], {
    cwd: place,
    env: { ...BARE_ENVIRONMENT, DATABASE: database, PORT: '0', ...given },
    encoding: 'utf8',
    // A bot that starts after all does not end by itself.
    timeout: 60_000,
    ...WITHOUT_RIGHTS,
  });
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).not.toContain(SECRET);
});

it.each([0, 99])(
  'a login for which Discord has %i sessions left says so, and when it is safe again',
  async (remaining) => {
    const session_start_limit = { total: 1_000, remaining, reset_after: 3_600_000, max_concurrency: 1 };
    const port = await serving({ url: 'ws://127.0.0.1', shards: 1, session_start_limit });
    const stores = openDatabase(':memory:');
    onTestFinished(() => stores.close());
    const bot = botOn({ token: 'a.b.c', apiUrl: `http://127.0.0.1:${port}` }, stores);
    const error = await bot.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(LoginError);
    expect(String(error)).toMatch(/^LoginError: The bot must not log in before 2\d{3}-\S+Z: /);
  },
);
