import { type LocalDiscord, startLocalDiscord } from 'local-discord';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { LoginError, type RunningBot } from '../../src/bot.ts';
import type { Stores } from '../../src/table/stores.ts';
import { botOn } from '../commands/fixture.ts';

const HEARTBEAT = 20;

let discord: LocalDiscord;
let stores: Stores;
beforeEach(async () => {
  discord = await startLocalDiscord({ rateLimits: false, heartbeatMs: HEARTBEAT });
  stores = openDatabase(':memory:');
});
afterEach(async () => {
  await stores.close();
  await discord.close();
});

const start = (changed: Parameters<typeof botOn>[2] = {}): Promise<RunningBot> => botOn(discord, stores, changed);

const ENDINGS = [
  [4004, 'does not accept the token'],
  [4010, 'divided into more shards'],
  [4011, 'divided into more shards'],
  [4012, 'Update it'],
  [4013, 'Update it'],
  [4014, 'Update it'],
] as const;

it.each(ENDINGS)('a connection that Discord ends with %i is reported once, with what to do', async (code, sentence) => {
  const told: Error[] = [];
  const bot = await start({ cutOff: (error) => void told.push(error) });
  discord.faults.closeSocket(4000);
  await discord.until(() => discord.requests.gateway.resumes > 0);
  expect(told).toEqual([]);
  discord.faults.closeSocket(code);
  await discord.until(() => told.length > 0);
  expect(told).toMatchObject([{ name: 'CutOff', message: expect.stringContaining(sentence) }]);
  expect(told[0]?.message).toContain(String(code));
  await bot.close();
});

it('a login that Discord ends for good says so', async () => {
  const error = await start({ share: { shards: [3], of: 2 } }).catch((error: unknown) => error);
  expect(error).toMatchObject({ name: 'CutOff', message: expect.stringContaining('divided into more shards') });
});

it.each([
  ['/gateway/bot', /^GET \/gateway/],
  ['the commands that are registered', /^GET \/applications/],
  ['the commands to be registered', /^PUT \/applications/],
])('a start that fails at %s says so and leaves no connection', async (_, route) => {
  discord.faults.rest({ status: 503, route });
  const error = await start().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(LoginError);
  expect(String(error)).toContain('Discord cannot be reached');
  const beats = [-1];
  // One may still be on its way when the start fails.
  const haveStopped = () => beats.push(discord.requests.gateway.heartbeats) > 1 && beats.at(-1) === beats.at(-2);
  await expect.poll(haveStopped, { interval: 10 * HEARTBEAT }).toBe(true);
  const bot = await start();
  await discord.until(() => discord.requests.gateway.heartbeats > (beats.at(-1) ?? 0));
  await bot.close();
});
