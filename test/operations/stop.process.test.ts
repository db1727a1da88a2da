import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SeenMessage } from 'local-discord';
import { createClock, type LocalDiscord, startLocalDiscord, textOf } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { controlsOf } from '../../lab/hands.ts';
import { catalogue } from '../../src/messages/index.ts';
import { BARE_ENVIRONMENT } from '../bare-environment.ts';
import { programOf } from '../bundled.ts';
import { folder } from '../db/places.ts';

const STOP = fileURLToPath(new URL('../../src/operations/stop.ts', import.meta.url));
const ANSWER = /^PATCH \/webhooks/;
const POST = 'POST /channels/:id/messages';

let discord: LocalDiscord;
let child: ChildProcess | undefined;
let logged = '';
let database = '';

beforeEach(async () => {
  discord = await startLocalDiscord({ rateLimits: false, clock: createClock({ running: false }) });
  database = join(folder(), 'games.sqlite');
  logged = '';
});
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await discord.close();
});

async function launch(patience = ''): Promise<ChildProcess> {
  const args = [discord.apiUrl, discord.token, database, patience];
  const started = fork(programOf('stopping'), args, { execArgv: [], silent: true });
  child = started;
  for (const stream of [started.stdout, started.stderr]) {
    stream?.on('data', (text) => {
      logged += String(text);
    });
  }
  await once(started, 'message');
  return started;
}

/** The exit code of a process and the signal that ended it, once it has ended. */
function ended(process: ChildProcess): Promise<[number | null, string | null]> {
  return once(process, 'exit') as Promise<[number | null, string | null]>;
}

const channel = () => discord.channels[0]?.id ?? '';
const person = (index: number) => discord.as(discord.users[index]?.id ?? '');

function control(message: SeenMessage, on: string, act?: string): string {
  const found = controlsOf(message).find(({ id }) => {
    const press = readCustomId(id);
    return press?.on === on && (act === undefined || ('act' in press && press.act === act));
  });
  return found?.id ?? '';
}

/** Opens a lobby and returns its message. */
async function openLobby(): Promise<SeenMessage> {
  await (await person(0).slash(channel(), 'caverna new', { players: 2 })).shown();
  return discord.until(() =>
    person(0)
      .messages(channel())
      .findLast((message) => control(message, 'lobby', 'join')),
  );
}

const told = (text: string) => discord.until(() => logged.includes(text));

describe('SIGTERM', () => {
  it('finishes the press and the post in progress, and ends with 0', async () => {
    const bot = await launch();
    const lobby = await openLobby();
    await person(1).press(lobby.id, control(lobby, 'lobby', 'join'));
    await discord.until(() =>
      person(0)
        .messages(channel())
        .some((message) => textOf(message).includes('(2 of 2)')),
    );
    // The answer to one press and the first post of the game are on their way.
    discord.faults.rest({ route: POST, delayMs: 400, times: 2 });
    discord.faults.rest({ route: ANSWER, delayMs: 400 });
    await person(0).press(lobby.id, control(lobby, 'lobby', 'start'));
    const looking = await person(1).slash(channel(), 'caverna table');
    const end = ended(bot);
    bot.kill('SIGTERM');
    await told('stopping');
    expect(textOf(await looking.shown())).toContain('Round 1');
    expect(await end).toEqual([0, null]);
    const stores = openDatabase(database);
    expect((await stores.games.inChannel(channel()))?.status).toBe('running');
    await stores.close();
    await launch();
    await discord.until(() =>
      person(0)
        .messages(channel())
        .find((message) => control(message, 'open')),
    );
    const prompts = person(0)
      .messages(channel())
      .filter((message) => control(message, 'open'));
    expect(prompts).toHaveLength(1);
    expect(logged).not.toMatch(/"level":[56]0/);
  });

  it('asks people who press during the stop to try again, and does nothing for them', async () => {
    const bot = await launch();
    const lobby = await openLobby();
    discord.faults.rest({ route: ANSWER, delayMs: 1_500 });
    await person(0).slash(channel(), 'caverna rules', { topic: 'harvest' });
    const end = ended(bot);
    bot.kill('SIGTERM');
    await told('stopping');
    const refused = await person(1).press(lobby.id, control(lobby, 'lobby', 'join'));
    expect(textOf(await refused.shown())).toBe(catalogue('en').errors.restarting);
    const typing = await person(1).autocomplete(channel(), 'caverna rules', {
      focused: 'topic',
      options: { topic: 'har' },
    });
    expect(typing.choices).toEqual([]);
    expect(await end).toEqual([0, null]);
    await launch();
    await person(1).press(lobby.id, control(lobby, 'lobby', 'join'));
    await discord.until(() =>
      person(0)
        .messages(channel())
        .some((message) => textOf(message).includes('(2 of 2)')),
    );
  });

  it('does not wait forever, and the next start finishes the rest', async () => {
    const bot = await launch('300');
    const lobby = await openLobby();
    await person(1).press(lobby.id, control(lobby, 'lobby', 'join'));
    await discord.until(() =>
      person(0)
        .messages(channel())
        .some((message) => textOf(message).includes('(2 of 2)')),
    );
    const posted = discord.requests.routes[POST] ?? 0;
    discord.faults.rest({ route: POST, delayMs: 600_000, times: 99 });
    await person(0).press(lobby.id, control(lobby, 'lobby', 'start'));
    await discord.until(() => (discord.requests.routes[POST] ?? 0) > posted);
    const end = ended(bot);
    bot.kill('SIGTERM');
    expect(await end).toEqual([0, null]);
    expect(logged).toContain('not everything could be finished in time');
    discord.faults.clear();
    await launch();
    await discord.until(() =>
      person(0)
        .messages(channel())
        .some((message) => control(message, 'open')),
    );
  });

  it('ends at once when it comes again', async () => {
    const bot = await launch();
    await openLobby();
    discord.faults.rest({ route: ANSWER, delayMs: 600_000 });
    await person(0).slash(channel(), 'caverna rules', { topic: 'harvest' });
    const end = ended(bot);
    bot.kill('SIGTERM');
    await told('stopping');
    bot.kill('SIGTERM');
    expect(await end).toEqual([143, null]);
  });
});

describe('an uncaught bug', () => {
  it.each(["setImmediate(() => { throw new Error('lost') })", "void Promise.reject(new Error('lost'))"])(
    'is logged and ends the program: %s',
    (bug) => {
      const program = `
        import { pino } from 'pino';
        import { endOnBugs } from ${JSON.stringify(pathToFileURL(STOP).href)};
        endOnBugs(pino());
        setInterval(() => {}, 1_000);
        ${bug};`;
      const args = ['--input-type=module', '-e', program];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect([status, stderr]).toEqual([1, '']);
      expect(JSON.parse(stdout)).toMatchObject({ level: 60, msg: 'a bug ended the program', err: { message: 'lost' } });
    },
  );
});

describe('npm start', () => {
  async function begin(): Promise<ChildProcess> {
    database = join(folder(), 'data', 'games.sqlite');
    const env = { ...BARE_ENVIRONMENT, DATABASE: database, PORT: '0', METRICS_PORT: '0' };
    const started = fork(programOf('started'), [], { execArgv: [], silent: true, env });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (text) => {
        logged += String(text);
      });
    }
    await discord.until(() => logged.includes('to play.'), 60_000);
    for (const name of readdirSync(dirname(database))) {
      expect(statSync(join(dirname(database), name)).mode & 0o077, name).toBe(0);
    }
    expect(statSync(dirname(database)).mode & 0o077).toBe(0);
    return started;
  }

  it('paints in advance, so that nobody waits for the first picture', async () => {
    await begin();
    const [, port] = /"port":(\d+)/.exec(logged) ?? [];
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const painted = /^caverna_painting_seconds_count\{outcome="done"\} 2$/m;
    await expect.poll(metrics, { timeout: 60_000 }).toMatch(painted);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s', async (signal) => {
    const started = await begin();
    const end = ended(started);
    started.kill(signal);
    expect(await end).toEqual([0, null]);
    expect(logged).not.toMatch(/"level":[456]0/);
    await openDatabase(database).close();
  });
});
