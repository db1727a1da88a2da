import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createClock, type LocalDiscord, startLocalDiscord } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { LoginError } from '../../src/bot.ts';
import { createLog } from '../../src/operations/log.ts';
import { botOn } from '../commands/fixture.ts';
import { folder } from '../db/places.ts';

const SECRET = 'MTA5OTk5OTk5OTk5OTk5OTk5OQ.GhIjKl.dG9rZW4tbG9va2luZy1zdHJpbmctb2YtYS1ib3Q';

let discord: LocalDiscord;
let place: string;
let written: string[];

beforeEach(async () => {
  place = folder();
  written = [];
  discord = await startLocalDiscord({ rateLimits: false, clock: createClock({ running: false }) });
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await discord.close();
});

/** Starts a bot that logs everything; with `net`, every line is searched for the token before it is written. */
function start(net: boolean) {
  const log = createLog('trace', net ? [SECRET] : [], { write: (line: string) => void written.push(line) });
  const stores = openDatabase(join(place, 'games.sqlite'));
  return { bot: botOn({ ...discord, token: SECRET }, stores, { log }), stores };
}

const logged = (): Record<string, unknown>[] =>
  written.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);

/** Everything that was logged, printed or kept. */
function everything(): string {
  const files = readdirSync(place).map((name) => readFileSync(join(place, name), 'latin1'));
  return [...written, ...files].join('\n');
}

describe('the token', () => {
  it.each([
    ['refuses it', () => {}],
    [
      'fails',
      () => {
        discord.world.application.token = SECRET;
        discord.faults.rest({ status: 500, times: 99 });
      },
    ],
    ['is not there', () => discord.close()],
  ])('is not in the error of a login to a Discord that %s', async (_, prepare) => {
    await prepare();
    const { bot, stores } = start(false);
    const error = await bot.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(LoginError);
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(SECRET);
    await stores.close();
    expect(everything()).not.toContain(SECRET);
  });

  it.each([false, true])(
    'is never written while everything fails, and neither are the players’ identities (searched: %s)',
    async (net) => {
      discord.world.application.token = SECRET;
      const { bot: starting, stores } = start(net);
      const bot = await starting;
      const mara = discord.as('Mara');
      const [channel = '', other = ''] = discord.channels.map(({ id }) => id);
      await (await mara.slash(channel, 'caverna new', { players: 1 })).shown();
      await bot.drain();
      for (const status of [500, 502, 503, 429] as const) {
        discord.faults.rest({ status, times: 1, ...(status === 429 && { retryAfter: 0.01 }) });
        await mara.slash(channel, 'caverna table').catch(() => {});
      }
      discord.faults.rest({ route: /^PATCH \/webhooks/, cut: true, times: 2 });
      await mara.slash(channel, 'caverna rules', { topic: 'harvest' });
      discord.faults.revokePermission(channel, ['SendMessages', 'AttachFiles']);
      await mara.slash(channel, 'caverna board');
      discord.faults.refuseResume(1);
      discord.faults.dropSocket();
      await discord.until(() => (discord.requests.routes['GET /gateway/bot'] ?? 0) > 0);
      await discord.until(() => bot.connection().shards.every(({ connected }) => connected));
      discord.faults.deleteChannel(channel);
      await bot.drain();
      discord.faults.clear();
      const failing = () => Promise.reject(new Error('A bug.'));
      Object.assign(stores.games, Object.fromEntries(Object.keys(stores.games).map((name) => [name, failing])));
      for (const command of ['caverna table', 'caverna turn', 'caverna mine', 'caverna new'])
        await mara.slash(other, command).catch(() => {});
      const tokens = [...discord.world.interactions.values()].map(({ token }) => token);
      await bot.close();
      await stores.close();
      const text = everything();
      expect(written.join('')).toContain('"level"');
      for (const secret of [SECRET, ...tokens]) expect(text).not.toContain(secret);
      for (const messages of discord.world.messages.values())
        expect(JSON.stringify([...messages.values()])).not.toContain(SECRET);
      const failed = logged().filter(({ msg }) => msg === 'an interaction failed');
      expect(failed.length).toBeGreaterThan(0);
      for (const { user } of failed) expect(user).toMatch(/^person-/);
      const { id = expect.fail() } = discord.users.find(({ name }) => name === 'Mara') ?? {};
      expect(written.join('')).not.toMatch(new RegExp(`${id}|"Mara"`));
    },
  );
});

it('no line contains people’s identities, but lines about one person can be found together', () => {
  const MARA = '812345678901234567';
  const NILS = '812345678901234568';
  const log = createLog('trace', [], { write: (line: string) => void written.push(line) });
  log.info({ user: MARA, gameId: 'k3v9x0abcd', channelId: '712345678901234567', ms: 0.1 + 0.2 }, 'one');
  log.error({ err: new Error(`Nobody is called <@${MARA}>.`), interaction: '912345678901234567' }, 'two');
  log.info({ by: NILS }, `three ${NILS}`);
  expect(written.join('')).not.toMatch(new RegExp(`${MARA}|${NILS}`));
  const [one, two, three] = logged();
  expect(one).toMatchObject({ gameId: 'k3v9x0abcd', channelId: '712345678901234567', ms: 0.1 + 0.2 });
  expect(two).toMatchObject({
    interaction: '912345678901234567',
    err: { message: `Nobody is called <@${one?.['user']}>.` },
  });
  expect(one?.['user']).toMatch(/^person-[0-9a-f]{12}$/);
  expect(three?.['msg']).toBe(`three ${three?.['by']}`);
  expect(three?.['by']).not.toBe(one?.['user']);
  const later = createLog('trace', [], { write: (line: string) => void written.push(line) });
  later.info({ user: MARA }, 'after a start');
  expect(logged().at(-1)?.['user']).not.toBe(one?.['user']);
});
