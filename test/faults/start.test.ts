import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { LoginError, type RunningBot, startBot } from '../../src/bot.ts';
import { type LocalDiscord, startLocalDiscord } from '../../src/local-discord/start.ts';
import type { Stores } from '../../src/table/stores.ts';
import { pixels } from '../commands/fixture.ts';

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

function start(): Promise<RunningBot> {
  return startBot({
    token: discord.token,
    stores,
    faces: { caverna: cavernaFace(pixels) },
    log: pino({ level: 'silent' }),
    rest: { api: discord.apiUrl, globalRequestsPerSecond: 10_000, offset: 0, retries: 0 },
  });
}

it.each([
  ['/gateway/bot', /^GET \/gateway/],
  ['the commands that are registered', /^GET \/applications/],
  ['the commands to be registered', /^PUT \/applications/],
])('a start that fails at %s says so and leaves no connection', async (_, route) => {
  discord.faults.rest({ status: 503, route });
  const error = await start().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(LoginError);
  expect(String(error)).toContain('Discord cannot be reached');
  const { heartbeats } = discord.requests.gateway;
  await pause(10 * HEARTBEAT);
  expect(discord.requests.gateway.heartbeats).toBe(heartbeats);
  const bot = await start();
  await discord.until(() => discord.requests.gateway.heartbeats > heartbeats);
  await bot.close();
});
