import { setTimeout as pause } from 'node:timers/promises';
import { type LocalDiscord, type SeenMessage, textOf } from 'local-discord';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAt } from '../../db/database.ts';
import { holdShards } from '../../db/postgres/hold.ts';
import { isForAll } from '../../lab/hands.ts';
import { ask } from '../../lab/postgres.ts';
import { isMove } from '../../src/engine/log.ts';
import { shardOf } from '../../src/table/share.ts';
import { type People, peopleOf, placeOn } from '../commands/people.ts';
import { folder } from '../db/places.ts';
import { withPostgres } from '../db/postgres.ts';
import { alive, type Launched, launchMain, localDiscord } from './launched.ts';

/** Everything here is done by several processes, which also paint. */
const LONG = 120_000;
/** Spaces that leave nothing to decide. */
const SPACES = 'logging supplies woodGathering oreMining startingPlayer sustenance rubyMining clearing'.split(' ');
const READY = 'a shard is ready';
const TOLD = 'health and metrics are served on loopback';
/** The exit code of a bot that was cut off; supervisors can be told not to restart it. */
const CUT_OFF = 78;

let discord: LocalDiscord;
let database: string;

async function open(shards: number): Promise<void> {
  discord = await localDiscord(shards);
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
    // Ids contain the time: an id made a millisecond later is in the next shard.
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

/** The processes that have reported their health, the newest last. */
const pidsOf = (program: Launched): number[] => program.logged(TOLD).map(({ pid }) => pid);

/** The shards that are held, and how many connections there are. */
async function inDatabase() {
  const held = await ask(
    database,
    `select classid, objid from pg_locks where locktype = 'advisory' and objsubid = 2
      and database = (select oid from pg_database where datname = current_database()) order by objid`,
  );
  const others = await ask(
    database,
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return { held: held.map(({ classid, objid }) => `${objid}/${classid}`), others: others.length };
}

withPostgres('npm start with SHARDS=auto', (server) => {
  beforeEach(async () => {
    database = await server().newDatabase();
  });

  it('serves each recommended shard with a separate process, until it must stop', { timeout: 2 * LONG }, async () => {
    await open(2);
    const servers = serversOf(2);
    const program = launch();
    await ready(program, 2);
    expect((await inDatabase()).held).toEqual(['0/2', '1/2']);
    for (const { start } of servers) await start(2);
    const [, second = 0] = pidsOf(program);
    process.kill(second, 'SIGKILL');
    await ready(program, 3);
    expect(program.logged('the process of a shard has ended: restarting it')).toHaveLength(1);
    // Its games continue unchanged.
    for (const { latest, called, press } of servers) {
      const prompt = await latest('open', (text) => text.includes('<@'));
      await press(called(prompt), prompt, 'open');
    }
    for (const { port } of program.logged(TOLD).filter(({ pid }) => pid !== second)) {
      const health = (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as Record<string, unknown>;
      expect(health).toMatchObject({ database: { ok: true }, gateway: { ok: true } });
    }
    const pids = pidsOf(program);
    expect(pids).toHaveLength(3);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(alive(pids)).toEqual([]);
    expect(await inDatabase()).toEqual({ held: [], others: 0 });
    expect(program.err()).toBe('');
    expect(discord.requests.rejected).toEqual([]);
  });

  it('serves everything itself if one shard is recommended', async () => {
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

  it('ends with one sentence if a process cannot start', async () => {
    await open(2);
    const other = await holdShards(database, { shards: [1], of: 2 });
    const program = launch();
    expect(await program.ended).toBe(1);
    await other.release();
    expect(program.err().trim().split('\n')).toEqual([
      expect.stringMatching(/^Shard 1 of 2 is served by another process .* Stop that one first/),
    ]);
    expect(alive(pidsOf(program))).toEqual([]);
    expect(await inDatabase()).toEqual({ held: [], others: 0 });
  });

  it('ends every process with a sentence and a special code if Discord cuts one of them off', async () => {
    await open(2);
    const program = launch();
    await ready(program, 2);
    discord.faults.closeSocket(4014);
    expect(await program.ended).toBe(CUT_OFF);
    expect(program.err()).toMatch(/^Discord no longer lets this version of the program connect\. Update it\./);
    expect(program.logged('Discord has ended the connection for good')).toContainEqual(
      expect.objectContaining({ level: 60, shard: expect.any(Number) }),
    );
    expect(program.logged('the process of a shard has ended: restarting it')).toEqual([]);
  });

  it('stops processes that have only just started', async () => {
    await open(2);
    const program = launch();
    await expect.poll(() => pidsOf(program).length, { timeout: LONG }).toBeGreaterThan(0);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(alive(pidsOf(program))).toEqual([]);
    expect(await inDatabase()).toEqual({ held: [], others: 0 });
  });
});

withPostgres('npm start with a share in SHARDS', (server) => {
  beforeEach(async () => {
    database = await server().newDatabase();
  });

  /** Starts a process with this share, and waits until it serves it. */
  async function serve(share: string): Promise<Launched> {
    const program = launch({ SHARDS: share });
    await expect.poll(program.out, { timeout: LONG }).toContain('Connected to Discord.');
    return program;
  }

  /** Has the current player take a turn on the first free space; false if the process died before its answer. */
  async function takeTurn({ latest, called, slash, select, press }: People): Promise<boolean> {
    const prompt = await latest('open', (text) => text.includes('<@'));
    const who = called(prompt);
    const turn = async () => {
      const panel = await slash(who, 'caverna turn');
      const begun = textOf(panel).includes('So far');
      const ready = begun ? panel : await select(who, panel, placeOn(panel, ...SPACES));
      await press(who, ready, 'panel', 'end');
      return true;
    };
    return Promise.race([turn().catch(() => false), pause(8_000, false)]);
  }

  /** The moves of these people's game, and how many turns are described in their channel. */
  async function played(people: People) {
    const stores = await openAt(database);
    const game = await stores.games.inChannel(people.channel());
    const moves = (await stores.games.log(game?.id ?? '')).filter(isMove).map(({ move }) => move);
    await stores.close();
    // A panel whose process was killed still tells its reader what happened before.
    const posts = people.messages().filter(isForAll);
    const told = posts.flatMap((message: SeenMessage) => textOf(message).match(/\*\*: \*/g) ?? []);
    return { turns: moves.filter((move) => move === 'end').length, told: told.length };
  }

  it('loses and duplicates nothing while processes are killed, divided again, and claim each other’s shards', {
    timeout: 4 * LONG,
  }, async () => {
    await open(2);
    const servers = serversOf(2);
    const shares = ['0/2', '1/2', '0/1'];
    const programs = [await serve('0/2'), await serve('1/2')];
    for (const { start } of servers) await start(2);
    const claiming = launch({ SHARDS: '1/2' });
    expect(await claiming.ended).toBe(1);
    expect(claiming.err()).toMatch(/^Shard 1 of 2 is served by another process/);
    // Processes that divide the servers differently also hear of every press: it arrives at two of them, and one acts.
    programs.push(await serve('0/1'));
    const turns = [0, 0];
    for (let round = 0; round < shares.length; round++) {
      const victim = round % shares.length;
      const taking = servers.map((people) => takeTurn(people));
      // The process is killed while they press, a little later each round.
      await pause(150 * round);
      programs[victim]?.process.kill('SIGKILL');
      await Promise.all(taking);
      programs[victim] = await serve(shares[victim] ?? '');
      for (const [index, people] of servers.entries()) {
        await expect
          .poll(async () => (await takeTurn(people)) || (await played(people)).turns > (turns[index] ?? 0), {
            timeout: LONG,
          })
          .toBe(true);
        turns[index] = (await played(people)).turns;
      }
    }
    expect((await inDatabase()).held.toSorted()).toEqual(['0/1', '0/2', '1/2']);
    for (const people of servers) {
      const { turns } = await played(people);
      expect(turns).toBeGreaterThanOrEqual(shares.length);
      await expect.poll(() => played(people), { timeout: LONG }).toEqual({ turns, told: turns });
    }
    const nonces = [...discord.world.messages.values()].flatMap((all) =>
      [...all.values()].flatMap(({ nonce }) => nonce ?? []),
    );
    expect(new Set(nonces).size).toBe(nonces.length);
    for (const program of programs) {
      program.process.kill('SIGTERM');
      expect(await program.ended).toBe(0);
    }
    expect(await inDatabase()).toEqual({ held: [], others: 0 });
  });
});
