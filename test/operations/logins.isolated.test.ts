import { setTimeout as pause } from 'node:timers/promises';
import { type LocalDiscord, startLocalDiscord } from 'local-discord';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import type { RunningBot } from '../../src/bot.ts';
import { loginWait } from '../../src/logins.ts';
import type { Stores } from '../../src/table/stores.ts';
import { botOn } from '../commands/fixture.ts';

vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  return { ...timers, setTimeout: vi.fn(timers.setTimeout) };
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a login after many others', () => {
  it('waits twice as long each time, up to five minutes', () => {
    const now = DAY;
    const after = (count: number) =>
      loginWait(
        Array.from({ length: count }, () => now),
        now,
      );
    expect([0, 1, 4, 5, 6, 7, 12, 13, 50].map(after)).toEqual([
      0, 0, 0, 2_000, 4_000, 8_000, 256_000, 300_000, 300_000,
    ]);
  });

  it('counts the wait from the last login', () => {
    const minutes = [0, 10, 20, 30, 40, 50].map((minute) => minute * MINUTE);
    expect(loginWait(minutes, 50 * MINUTE)).toBe(4_000);
    expect(loginWait(minutes, 50 * MINUTE + 3_000)).toBe(1_000);
    expect(loginWait(minutes, 50 * MINUTE + 9_000)).toBe(0);
    expect(loginWait(minutes, 90 * MINUTE)).toBe(0);
  });

  it('never reaches a third of what Discord allows per day, however often the bot is started', () => {
    const logins: number[] = [];
    for (let now = 0; now < DAY; now += 1_000) if (loginWait(logins, now) === 0) logins.push(now);
    expect(logins.length).toBeLessThan(333);
  });
});

describe('a bot that is started', () => {
  let discord: LocalDiscord;
  let stores: Stores;
  const warnings: string[] = [];
  // Only the tests move this clock, so the length of a start changes nothing here.
  let now: number;
  beforeEach(async () => {
    now = DAY;
    warnings.length = 0;
    discord = await startLocalDiscord({ rateLimits: false });
    stores = openDatabase(':memory:');
  });
  afterEach(async () => {
    await stores.close();
    await discord.close();
  });
  const start = (patient: boolean): Promise<RunningBot> =>
    botOn(discord, stores, {
      clock: { now: () => now },
      log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
      patient,
    });

  it('counts its logins in the database, and waits after many', async () => {
    for (let count = 0; count < 2; count++, now++) await (await start(false)).close();
    expect(await stores.logins.since(0)).toHaveLength(2);
    for (let count = 0; count < 3; count++) await stores.logins.note(++now);
    vi.mocked(pause).mockImplementationOnce(async (ms = 0) => {
      now += ms;
    });
    const bot = await start(true);
    expect(pause).toHaveBeenCalledWith(2_000, undefined, {});
    expect(warnings.join()).toContain('the next login waits');
    expect(await stores.logins.since(0)).toHaveLength(6);
    await bot.close();
  });

  it('also counts logins after a lost session', async () => {
    const bot = await start(false);
    now += MINUTE;
    discord.faults.refuseResume();
    discord.faults.dropSocket();
    await expect.poll(async () => (await stores.logins.since(0)).length).toBe(2);
    await discord.until(() => bot.connection().shards.every(({ connected }) => connected));
    await bot.close();
  });

  it('registers its commands once, whether or not Discord returns empty lists', async () => {
    const sets = () => discord.requests.routes['PUT /applications/:id/commands'] ?? 0;
    await (await start(false)).close();
    expect(sets()).toBe(1);
    const { world } = discord;
    const leftOut = (_: string, one: unknown) => (Array.isArray(one) && one.length === 0 ? undefined : one);
    expect(JSON.stringify(world.commands)).toContain('"options":[]');
    world.commands = JSON.parse(JSON.stringify(world.commands, leftOut));
    await (await start(false)).close();
    expect(sets()).toBe(1);
  });
});
