import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type LocalDiscord, startLocalDiscord } from 'local-discord';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { programOf } from '../bundled.ts';
import { alive, type Launched, launch } from './launched.ts';

const MEMORY = '--max-old-space-size=200';
const PATIENT = { timeout: 60_000 };

let discord: LocalDiscord;
let manager: Launched;

beforeEach(async () => {
  discord = await startLocalDiscord({ rateLimits: false, shards: 2, maxConcurrency: 500 });
});
afterEach(async () => {
  // When the process that started them ends, all others end, too.
  manager.process.kill('SIGKILL');
  await expect.poll(pidsLeft, PATIENT).toEqual([]);
  await discord.close();
});

/** Starts as many processes as the local Discord recommends, in a group of their own. */
function start(api = discord.apiUrl): void {
  const { DISCORD_TOKEN: _, ...env } = process.env;
  manager = launch('processes', [discord.apiUrl, discord.token, programOf('shard')], {
    execArgv: [MEMORY],
    env: { ...env, LOCAL_DISCORD: api, SHARDS: 'auto', SHARD_COUNT: '7' },
    detached: true,
  });
}

const told = (message: string, times: number) =>
  expect.poll(() => manager.logged(message), PATIENT).toHaveLength(times);

/** The processes of shards that were started and are still running. */
const pidsLeft = (): number[] => alive(manager.logged('begun').map(({ pid }) => pid));

it('serves each shard with a separate process, and ends cleanly if a terminal sends its signal to all', async () => {
  start();
  await told('a shard is ready', 2);
  // Either may be there first.
  const begun = manager.logged('begun').toSorted((one, other) => Number(one.metricsPort) - Number(other.metricsPort));
  expect(begun).toMatchObject([
    { shards: { shards: [0], of: 2 }, metricsPort: 9_000, memory: [MEMORY] },
    { shards: { shards: [1], of: 2 }, metricsPort: 9_001, memory: [MEMORY] },
  ]);
  process.kill(-(manager.process.pid ?? 0), 'SIGINT');
  expect(await manager.ended).toBe(0);
  expect(manager.logged('ended')).toHaveLength(2);
});

it('leaves no process behind when it is killed', async () => {
  start();
  await told('a shard is ready', 2);
  manager.process.kill('SIGKILL');
  await told('ended', 2);
});

it('ends with a sentence if a process is killed before it is ready', async () => {
  const silent = createServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  start(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/api`);
  await told('begun', 2);
  process.kill(manager.logged('begun')[0]?.pid ?? 0, 'SIGKILL');
  expect(await manager.ended).toBe(1);
  silent.close();
  expect(manager.err()).toMatch(/^The process of shard [01] was ended by SIGKILL before it was ready\./m);
});
