import { createClock, type LocalDiscord, startLocalDiscord } from 'local-discord';
import { afterEach, expect, it } from 'vitest';
import { withPostgres } from '../db/postgres.ts';
import { launchMain } from './launched.ts';

const LONG = 120_000;
/** The exit code of a bot that was cut off; supervisors can be told not to restart it. */
const CUT_OFF = 78;

let discord: LocalDiscord;
afterEach(() => discord.close());

const open = async (shards: number) => {
  const clock = createClock({ running: false });
  discord = await startLocalDiscord({ rateLimits: false, clock, shards, maxConcurrency: 16 });
  return { LOCAL_DISCORD: discord.apiUrl, DISCORD_TOKEN: discord.token };
};

it('ends with a sentence and a special code if Discord cuts the bot off', { timeout: LONG }, async () => {
  const program = launchMain(await open(1));
  await expect.poll(program.out, { timeout: LONG }).toContain('Connected to Discord.');
  discord.faults.closeSocket(4004);
  expect(await program.ended).toBe(CUT_OFF);
  expect(program.err().trim().split('\n')).toEqual([
    expect.stringMatching(/^Discord does not accept the token in DISCORD_TOKEN\..*4004/),
  ]);
  expect(program.logged('Discord has ended the connection for good')).toMatchObject([{ level: 60, shard: 0 }]);
});

withPostgres('npm start with SHARDS=auto', (server) => {
  it('ends every process if Discord cuts one of them off', { timeout: 2 * LONG }, async () => {
    const place = { DATABASE_URL: await server().newDatabase(), SHARDS: 'auto' };
    const program = launchMain({ ...(await open(2)), ...place });
    await expect.poll(() => program.logged('a shard is ready').length, { timeout: LONG }).toBe(2);
    discord.faults.closeSocket(4014);
    expect(await program.ended).toBe(CUT_OFF);
    expect(program.err()).toMatch(/^Discord no longer lets this version of the program connect\. Update it\./);
    expect(program.logged('the process of a shard has ended: restarting it')).toEqual([]);
  });
});
