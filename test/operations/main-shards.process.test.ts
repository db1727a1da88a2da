import { createClock, type LocalDiscord, startLocalDiscord } from 'local-discord';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdShards } from '../../db/postgres/hold.ts';
import { shardOf } from '../../src/table/share.ts';
import { type People, peopleOf } from '../commands/people.ts';
import { folder } from '../db/places.ts';
import { withPostgres } from '../db/postgres.ts';
import { type Launched, launchMain } from './launched.ts';

/** Everything here is done by several processes, which paint. */
const LONG = 120_000;
const READY = 'a shard is ready';
const TOLD = 'health and metrics are served on loopback';

let discord: LocalDiscord;
let database: string;

async function open(shards: number): Promise<void> {
  discord = await startLocalDiscord({
    rateLimits: false,
    clock: createClock({ running: false }),
    shards,
    maxConcurrency: 16,
  });
}
afterEach(() => discord.close());

const launch = (changed: Readonly<Record<string, string>> = {}): Launched =>
  launchMain({
    LOCAL_DISCORD: discord.apiUrl,
    DISCORD_TOKEN: discord.token,
    DATABASE_URL: database,
    SHARDS: 'auto',
    METRICS_PORT: '0',
    BACKUPS: folder(),
    ...changed,
  });

/** The people of a server in each shard. */
function serversOf(shards: number): People[] {
  const servers: People[] = [];
  while (Object.keys(servers).length < shards) {
    // Ids are made by the time: a millisecond later is the next shard.
    discord.clock.advance(1);
    const { id, members } = discord.addGuild('A server', ['Nora', 'Olaf']);
    const shard = shardOf(id, shards);
    if (servers[shard] !== undefined) continue;
    const channels = [{ name: 'cave', id: discord.addChannel('cave', id) }];
    const users = members.map((member) => ({ id: member, name: discord.world.users.get(member)?.globalName ?? '' }));
    servers[shard] = peopleOf(() => ({ discord: { ...discord, channels, users } }));
  }
  return servers;
}

const ready = (program: Launched, times: number) =>
  expect.poll(() => program.logged(READY).length, { timeout: LONG }).toBe(times);

/** The processes that tell their health, the newest last. */
const pidsOf = (program: Launched): number[] => program.logged(TOLD).map(({ pid }) => pid);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The shards that are held, and how many connections there are. */
async function inDatabase() {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows: held } = await client.query(
    `select classid, objid from pg_locks where locktype = 'advisory' and objsubid = 2
      and database = (select oid from pg_database where datname = current_database()) order by objid`,
  );
  const { rows: others } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return { held: held.map(({ classid, objid }) => `${objid}/${classid}`), others: others.length };
}

withPostgres('npm start with SHARDS=auto', (server) => {
  beforeEach(async () => {
    database = await server().newDatabase();
  });

  it('serves each recommended shard by a process of its own, until it must stop', {
    timeout: 2 * LONG,
  }, async () => {
    await open(3);
    const servers = serversOf(3);
    const program = launch();
    await ready(program, 3);
    expect((await inDatabase()).held).toEqual(['0/3', '1/3', '2/3']);
    for (const { start } of servers) await start(2);
    const [, second = 0] = pidsOf(program);
    process.kill(second, 'SIGKILL');
    await ready(program, 4);
    expect(program.logged('the process of a shard has ended: it is started again')).toHaveLength(1);
    // What it has served goes on where it was.
    for (const { latest, called, press } of servers) {
      const prompt = await latest('open', (text) => text.includes('<@'));
      await press(called(prompt), prompt, 'open');
    }
    for (const { port } of program.logged(TOLD).filter(({ pid }) => pid !== second)) {
      const health = (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as Record<string, unknown>;
      expect(health).toMatchObject({ database: { ok: true }, gateway: { ok: true } });
    }
    const pids = pidsOf(program);
    expect(pids).toHaveLength(4);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(await inDatabase()).toEqual({ held: [], others: 0 });
    expect(program.err()).toBe('');
    expect(discord.requests.rejected).toEqual([]);
  });

  it('serves everything by itself where one shard is recommended', { timeout: LONG }, async () => {
    await open(1);
    const program = launch();
    await expect.poll(program.out, { timeout: LONG }).toContain('Connected to Discord.');
    expect((await inDatabase()).held).toEqual(['0/1']);
    await peopleOf(() => ({ discord })).start(2);
    expect(pidsOf(program)).toEqual([program.process.pid]);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(await inDatabase()).toEqual({ held: [], others: 0 });
  });

  it('ends with one sentence where a process cannot start', { timeout: LONG }, async () => {
    await open(3);
    const other = await holdShards(database, { shards: [1], of: 3 });
    const program = launch();
    expect(await program.ended).toBe(1);
    await other.release();
    expect(program.err().trim().split('\n')).toEqual([
      expect.stringMatching(/^Shard 1 of 3 is served by another process .* Stop that one first/),
    ]);
    expect(pidsOf(program).filter(isAlive)).toEqual([]);
    expect(await inDatabase()).toEqual({ held: [], others: 0 });
  });

  it('stops what has only just been started', { timeout: LONG }, async () => {
    await open(3);
    const program = launch();
    await expect.poll(() => pidsOf(program).length, { timeout: LONG }).toBeGreaterThan(0);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(pidsOf(program).filter(isAlive)).toEqual([]);
    expect(await inDatabase()).toEqual({ held: [], others: 0 });
  });
});
