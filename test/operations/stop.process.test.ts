import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type LocalDiscord, type SeenMessage, textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { catalogue } from '../../src/messages/index.ts';
import { STOP } from '../../src/operations/stop.ts';
import { controlIn, peopleOf } from '../commands/people.ts';
import { folder } from '../db/places.ts';
import { type Launched, launch, launchMain, localDiscord } from './launched.ts';

/** The address of `stop.ts`, in the quotes of a program. */
const MODULE = JSON.stringify(new URL('../../src/operations/stop.ts', import.meta.url).href);
const ANSWER = /^PATCH \/webhooks/;
const POST = 'POST /channels/:id/messages';
const NEVER = 600_000;

let discord: LocalDiscord;
let database: string;
beforeEach(async () => {
  discord = await localDiscord();
  database = join(folder(), 'games.sqlite');
});
afterEach(() => discord.close());
const { channel, latest, messages, person, slash, tap } = peopleOf(() => ({ discord }));

/** Starts a bot that waits this long (ms) for its work when it stops. */
async function start(patience = 60_000): Promise<Launched> {
  const bot = launch('stopping', [discord.apiUrl, discord.token, database, String(patience)], {});
  await once(bot.process, 'message');
  return bot;
}

/** Opens a lobby of two and returns its message. */
async function openLobby(): Promise<SeenMessage> {
  await slash(0, 'caverna new', { players: 2 });
  return latest('lobby');
}

async function joinTwo(lobby: SeenMessage): Promise<void> {
  await tap(1, lobby, 'lobby', 'join');
  await latest('lobby', (text) => text.includes('(2 of 2)'));
}

async function stop(bot: Launched): Promise<void> {
  bot.process.kill('SIGTERM');
  await expect.poll(bot.out).toContain('stopping');
}

describe('SIGTERM', () => {
  it('finishes the press and the post in progress, and ends with 0', async () => {
    const bot = await start();
    const lobby = await openLobby();
    await joinTwo(lobby);
    // The answer to one press and the first post of the game are on their way.
    discord.faults.rest({ route: POST, delayMs: 400, times: 2 });
    discord.faults.rest({ route: ANSWER, delayMs: 400 });
    await tap(0, lobby, 'lobby', 'start');
    const looking = await person(1).slash(channel(), 'caverna table');
    await stop(bot);
    expect(textOf(await looking.shown())).toContain('Round 1');
    expect(await bot.ended).toBe(0);
    const stores = openDatabase(database);
    expect((await stores.games.inChannel(channel()))?.status).toBe('running');
    await stores.close();
    const next = await start();
    await latest('open');
    expect(messages().filter((message) => controlIn(message, 'open'))).toHaveLength(1);
    expect(bot.out() + next.out()).not.toMatch(/"level":[56]0/);
  });

  it('asks people who press during the stop to try again, does nothing for them, and ends the bot at once when it comes again', async () => {
    const bot = await start();
    const lobby = await openLobby();
    discord.faults.rest({ route: ANSWER, delayMs: NEVER });
    await person(0).slash(channel(), 'caverna rules', { topic: 'harvest' });
    await stop(bot);
    const refused = await tap(1, lobby, 'lobby', 'join');
    expect(textOf(await refused.shown())).toBe(catalogue('en').errors.restarting);
    const typed = { focused: 'topic', options: { topic: 'har' } };
    expect((await person(1).autocomplete(channel(), 'caverna rules', typed)).choices).toEqual([]);
    bot.process.kill('SIGTERM');
    expect(await bot.ended).toBe(143);
    await start();
    await joinTwo(lobby);
  });

  it('does not wait forever, and the next start finishes the rest', async () => {
    const bot = await start(300);
    const lobby = await openLobby();
    await joinTwo(lobby);
    const posted = discord.requests.routes[POST] ?? 0;
    discord.faults.rest({ route: POST, delayMs: NEVER, times: 99 });
    await tap(0, lobby, 'lobby', 'start');
    await discord.until(() => (discord.requests.routes[POST] ?? 0) > posted);
    bot.process.kill('SIGTERM');
    expect(await bot.ended).toBe(0);
    expect(bot.out()).toContain('not everything could be finished in time');
    discord.faults.clear();
    await start();
    await latest('open');
  });
});

it('a parent stops a process only once, even if it says so twice and then ends the connection', async () => {
  const program = `
    import { once } from 'node:events';
    import { pino } from 'pino';
    import { stopOnSignals } from ${MODULE};
    stopOnSignals(() => once(process, 'disconnect'), pino());
    setInterval(() => {}, 1_000);
    process.send('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, SHARDING_MANAGER: 'true' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output = text(Readable.from(child.stdout ?? []));
  await once(child, 'message');
  child.send(STOP);
  child.send(STOP, () => child.disconnect());
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect((await output).match(/stopping: finishing/g)).toHaveLength(1);
});

it.each(["setImmediate(() => { throw new Error('lost') })", "void Promise.reject(new Error('lost'))"])(
  'an uncaught bug is logged and ends the program: %s',
  (bug) => {
    const program = `
      import { pino } from 'pino';
      import { endOnBugs } from ${MODULE};
      endOnBugs(pino());
      setInterval(() => {}, 1_000);
      ${bug};`;
    const args = ['--input-type=module', '-e', program];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
    expect([status, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({ level: 60, msg: 'a bug ended the program', err: { message: 'lost' } });
  },
);

it('npm start hides its files, paints in advance, so that nobody waits for the first picture, and ends with 0 on SIGINT', async () => {
  database = join(folder(), 'data', 'games.sqlite');
  const bot = launchMain({ DATABASE: database, PORT: '0', METRICS_PORT: '0' });
  await expect.poll(bot.out, { timeout: 60_000 }).toContain('to play.');
  const names = readdirSync(dirname(database));
  // What the local Discord keeps for the next start.
  expect(names).toContain('games.sqlite-local-discord');
  for (const name of ['', ...names]) expect(statSync(join(dirname(database), name)).mode & 0o077, name).toBe(0);
  const [{ port = 0 } = {}] = bot.logged('health and metrics are served on loopback');
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(metrics, { timeout: 60_000 }).toMatch(/^caverna_painting_seconds_count\{outcome="done"\} 2$/m);
  bot.process.kill('SIGINT');
  expect(await bot.ended).toBe(0);
  expect(bot.out() + bot.err()).not.toMatch(/"level":[456]0/);
  await openDatabase(database).close();
});
