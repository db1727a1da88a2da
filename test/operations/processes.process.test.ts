import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type LocalDiscord, startLocalDiscord } from 'local-discord';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { programOf } from '../bundled.ts';

const MEMORY = '--max-old-space-size=200';

let discord: LocalDiscord;
let child: ChildProcess | undefined;
let said = '';

beforeEach(async () => {
  discord = await startLocalDiscord({ rateLimits: false, shards: 2, maxConcurrency: 500 });
  said = '';
});
afterEach(async () => {
  // When the process that started them ends, all others end, too.
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await expect.poll(pidsLeft, { timeout: 15_000 }).toEqual([]);
  await discord.close();
});

/** Starts as many processes as the local Discord recommends, in a group of their own. */
function launch(api = discord.apiUrl): ChildProcess {
  const { DISCORD_TOKEN: _, ...env } = process.env;
  const started = spawn(
    process.execPath,
    [MEMORY, programOf('processes'), discord.apiUrl, discord.token, programOf('shard')],
    {
      env: { ...env, LOCAL_DISCORD: api, SHARDS: 'auto', SHARD_COUNT: '7' },
      detached: true,
    },
  );
  child = started;
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (text) => {
      said += String(text);
    });
  }
  return started;
}

interface Line {
  readonly msg: string;
  readonly pid: number;
  readonly metricsPort: number;
}

/** The lines of the log so far with a message. */
const logged = (message: string): Line[] =>
  said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === message);

const told = (message: string, times: number) =>
  discord.until(() => logged(message).length === times && logged(message), 60_000);

/** The processes of shards that were started and are still running. */
function pidsLeft(): number[] {
  const pids = logged('begun').map(({ pid }) => pid);
  return pids.filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
}

const end = async (process: ChildProcess) => (await once(process, 'exit')) as [number | null, string | null];

it('serves each shard with a separate process, and restarts one that has died', async () => {
  const manager = launch();
  await told('a shard is ready', 2);
  // Either may be there first.
  const begun = logged('begun').toSorted((one, other) => one.metricsPort - other.metricsPort);
  expect(begun).toMatchObject([
    { shards: { shards: [0], of: 2 }, metricsPort: 9_000, memory: [MEMORY] },
    { shards: { shards: [1], of: 2 }, metricsPort: 9_001, memory: [MEMORY] },
  ]);
  process.kill(begun[1]?.pid ?? 0, 'SIGKILL');
  await told('a shard is ready', 3);
  expect(logged('begun')[2]).toMatchObject({ shards: { shards: [1], of: 2 } });
  expect(logged('the process of a shard has ended: restarting it')).toMatchObject([{ shard: 1 }]);
  const ended = end(manager);
  manager.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await told('ended', 2);
}, 150_000);

it('ends cleanly if a terminal sends its signal to every process', async () => {
  const manager = launch();
  await told('a shard is ready', 2);
  const ended = end(manager);
  process.kill(-(manager.pid ?? 0), 'SIGINT');
  expect(await ended).toEqual([0, null]);
  await told('ended', 2);
}, 150_000);

it('leaves no process behind when it is killed', async () => {
  const manager = launch();
  await told('a shard is ready', 2);
  manager.kill('SIGKILL');
  await told('ended', 2);
}, 150_000);

it('ends if a process does not start and says why itself', async () => {
  const manager = launch('http://127.0.0.1:1/api');
  expect(await end(manager)).toEqual([1, null]);
  expect(said).toContain('Discord cannot be reached');
  expect(said).not.toContain('The process of shard');
}, 150_000);

it('ends with a sentence if a process is killed before it is ready', async () => {
  const silent = createServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const manager = launch(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/api`);
  const [first] = await told('begun', 2);
  process.kill(first?.pid ?? 0, 'SIGKILL');
  expect(await end(manager)).toEqual([1, null]);
  silent.close();
  expect(said).toMatch(/^The process of shard [01] was ended by SIGKILL before it was ready\./m);
}, 150_000);
