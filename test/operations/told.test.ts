import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { Server } from 'node:net';
import { join } from 'node:path';
import { createClock, PortUnusable, startLocalDiscord } from 'local-discord';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { healthLines } from '../../commands/admin/admin.ts';
import { backUp, backupPath, folderBeside } from '../../db/backup.ts';
import { type Database, openDatabase } from '../../db/sqlite/open.ts';
import type { Upkeep } from '../../db/upkeep.ts';
import type { Painter } from '../../render/paint/painter.ts';
import { catalogue, type Language } from '../../src/messages/index.ts';
import { type Examined, examine } from '../../src/operations/health.ts';
import { createMetrics, type Metrics } from '../../src/operations/metrics.ts';
import { createOperations } from '../../src/operations/operate.ts';
import { watchPainter } from '../../src/operations/painting.ts';
import { MetricsPortUnusable, serveOperations } from '../../src/operations/server.ts';
import { openScene, PIXEL, type Scene } from '../commands/fixture.ts';
import { peopleOf } from '../commands/people.ts';
import { aGame } from '../db/contract.ts';
import { folder } from '../db/places.ts';

const NOW = Date.UTC(2026, 7, 5);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A post that is due this much later (ms) waits during a test; one much further ahead is sent at once. */
const SOON = 5 * MINUTE;

/** Two shards of sixteen; the second is lost without a ping. */
const twoShards = (ping: number | undefined) => ({
  of: 16,
  shards: [
    { shard: 3, connected: true, ping: 41 },
    { shard: 4, connected: ping !== undefined, ping },
  ],
});

const well: Examined = {
  writable: async () => {},
  waiting: async () => ({ posts: 0, since: undefined }),
  connection: () => ({ of: 1, shards: [{ shard: 0, connected: true, ping: 41 }] }),
  lastBackup: () => NOW - HOUR,
  paints: () => true,
  backsUpSince: NOW - 100 * HOUR,
  now: () => NOW,
};

describe('health', () => {
  it('is good when everything works', async () => {
    expect(await examine(well)).toEqual({
      ok: true,
      database: { ok: true },
      gateway: { ok: true, ping: 41, of: 1, shards: [{ shard: 0, ok: true, ping: 41 }] },
      outbox: { ok: true, waiting: 0, oldestAge: 0 },
      painter: { ok: true },
      backup: { ok: true, last: new Date(NOW - HOUR).toISOString() },
    });
  });

  it.each<[keyof Awaited<ReturnType<typeof examine>>, Partial<Examined>]>([
    ['database', { writable: () => Promise.reject(new Error('The disk is full.')) }],
    ['gateway', { connection: () => ({ of: 1, shards: [] }) }],
    ['gateway', { connection: () => twoShards(undefined) }],
    ['outbox', { waiting: async () => ({ posts: 3, since: NOW - 16 * MINUTE }) }],
    ['outbox', { waiting: () => Promise.reject(new Error('The database is locked.')) }],
    ['painter', { paints: () => false }],
    ['backup', { lastBackup: () => NOW - 27 * HOUR }],
    ['backup', { lastBackup: () => NOW - 27 * HOUR, backsUpSince: NOW - 3 * HOUR }],
    ['backup', { lastBackup: () => undefined }],
    ['backup', { lastBackup: () => NOW + 400 * 24 * HOUR }],
    ['backup', { lastBackup: () => NOW - 27 * HOUR, backsUpSince: NOW + 6 * HOUR }],
    ['backup', { lastBackup: () => expect.fail('The backup folder cannot be read.') }],
  ])('is bad when the %s is', async (part, bad) => {
    const { ok, ...parts } = await examine({ ...well, ...bad });
    expect(ok).toBe(false);
    const failing = Object.entries(parts).filter(([, found]) => typeof found === 'object' && !found.ok);
    expect(failing.map(([name]) => name)).toEqual([part]);
  });

  it('stays good while posts wait for a short time, or a new bot has not yet made its first backup', async () => {
    expect((await examine({ ...well, waiting: async () => ({ posts: 9, since: NOW - MINUTE }) })).ok).toBe(true);
    expect((await examine({ ...well, lastBackup: () => undefined, backsUpSince: NOW - HOUR })).ok).toBe(true);
    expect((await examine({ ...well, lastBackup: () => NOW - 99 * HOUR, backsUpSince: NOW - HOUR })).ok).toBe(true);
    expect((await examine({ ...well, lastBackup: () => undefined, backsUpSince: undefined })).ok).toBe(true);
  });
});

describe('health in words', () => {
  const words = async (changed: Partial<Examined>, language: Language = 'en') =>
    healthLines({ words: catalogue(language) }, await examine({ ...well, ...changed })).split('\n');
  const waiting = (posts: number) => async () => ({ posts, since: NOW - MINUTE });

  it('tells server admins nothing about the computer', async () => {
    const writable = () => Promise.reject(new Error('The database /srv/caverna.sqlite is locked.'));
    expect(await words({ writable, waiting: waiting(2) })).toEqual([
      'Something is wrong with the bot. Its operator needs to look at it.',
      '❌ Database',
      '✅ Connection to Discord: 41 ms',
      '✅ Posts: 2 waiting, the oldest for 60 s',
      '✅ Pictures',
      `✅ Last backup: <t:${(NOW - HOUR) / 1_000}:R>`,
    ]);
  });

  it('is in the reader’s language throughout, and names shards if there are several, with those that are lost', async () => {
    const connection = () => twoShards(undefined);
    const told = await words({ connection, waiting: waiting(1) }, 'de');
    expect(told.slice(2, 4)).toEqual([
      '❌ Verbindung zu Discord: Shards 3 und 4 von 16; 4 getrennt; 41 ms',
      '✅ Beiträge: 1 wartet seit 60 s',
    ]);
    expect((await words({ connection: () => twoShards(52) }))[2]).toContain(': shards 3 and 4 of 16; 52 ms');
    expect((await words({ connection }))[2]).toContain(': shards 3 and 4 of 16; 4 lost; 41 ms');
  });
});

it('the shards that a process serves are examined and measured one by one', async () => {
  const connection = () => twoShards(undefined);
  const shards = [
    { shard: 3, ok: true, ping: 41 },
    { shard: 4, ok: false },
  ];
  expect((await examine({ ...well, connection })).gateway).toMatchObject({ ok: false, ping: 41, of: 16, shards });
  const metrics = createMetrics();
  metrics.measure({ ...well, games: async () => ({}), connection });
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('caverna_gateway'));
  expect(lines).toEqual([
    'caverna_gateway_connected{shard="3"} 1',
    'caverna_gateway_connected{shard="4"} 0',
    'caverna_gateway_ping_seconds{shard="3"} 0.041',
  ]);
});

it('a watched painter has its pictures counted, and is considered dead when no more arrive', async () => {
  const told: string[] = [];
  let broken = false;
  const inner = async () => {
    if (broken) throw new Error('The painting thread has ended.');
    return { png: PIXEL, width: 1, height: 1 };
  };
  const painter = watchPainter({ paint: inner } as unknown as Painter, (_, outcome) => told.push(outcome));
  const alive: boolean[] = [];
  for (const isBroken of [false, true, true, true, false]) {
    broken = isBroken;
    await painter.paint({} as never).catch(() => {});
    alive.push(painter.alive());
  }
  expect(alive).toEqual([true, true, true, false, true]);
  expect(told).toEqual(['done', 'failed', 'failed', 'failed', 'done']);
});

/** Sends a request to a server, under any of its names. */
function ask(port: number, path: string, host = `127.0.0.1:${port}`): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, host: '127.0.0.1', headers: { host } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the server', () => {
  let scene: Scene;
  let stores: Database;
  let metrics: Metrics;
  let database: string;

  beforeEach(async () => {
    database = join(folder(), 'games.sqlite');
    metrics = createMetrics();
    // What is measured is compared with the clock of the computer.
    const clock = createClock({ at: Date.now(), running: false });
    scene = await openScene({ database, meter: metrics.meter, clock });
    stores = scene.stores as Database;
  });
  afterEach(() => scene.close());

  const here = () => ({ database, backups: folderBeside(database), painter: { alive: () => true } });

  async function serve(upkeep: Upkeep = stores.upkeep): Promise<number> {
    const lines: { port?: number }[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const operations = createOperations({ ...here(), upkeep, metrics, log });
    onTestFinished(await operations.serve(0));
    onTestFinished(operations.begin(scene.bot.connection));
    return lines.find(({ port }) => port !== undefined)?.port ?? 0;
  }

  it('says that all is well, and 503 while the connection is lost', async () => {
    const port = await serve();
    await backUp(database, backupPath({ database, folder: folderBeside(database) }, NOW));
    const { status, body } = await ask(port, '/health');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ ok: true, backup: { last: '2026-08-05T00:00:00.000Z' } });
    scene.discord.faults.dropSocket();
    const gateway = async () => {
      const { status, body } = await ask(port, '/health');
      return [status, JSON.parse(body).gateway.ok];
    };
    await expect.poll(gateway, { interval: 5 }).toEqual([503, false]);
    await expect.poll(gateway).toEqual([200, true]);
  });

  it('reports what is counted: presses by kind and outcome, games, posts, the connection', async () => {
    const port = await serve();
    const { latest, person, slash } = peopleOf(() => scene);
    await slash(0, 'caverna new', { players: 2 });
    await slash(0, 'caverna turn');
    await (await person(0).forging.press((await latest('lobby')).id, 'c1:nonsense')).shown();
    await scene.bot.drain();
    await stores.games.save({
      game: aGame({ channelId: 'elsewhere' }),
      posts: [{ nonce: 'n', channelId: 'elsewhere', post: { kind: 'lobby' } }],
      at: scene.clock.now() + SOON,
    });
    const count = async () => (await ask(port, '/metrics')).body;
    await expect.poll(count).toContain('caverna_interactions_total{kind="forged",outcome="done"} 1');
    const text = await count();
    for (const line of [
      'caverna_interactions_total{kind="command new",outcome="done"} 1',
      'caverna_interactions_total{kind="command turn",outcome="mistake"} 1',
      'caverna_acknowledgement_seconds_count 3',
      'caverna_games{status="lobby"} 1',
      'caverna_games{status="running"} 1',
      'caverna_games{status="finished"} 0',
      'caverna_outbox_posts 1',
      'caverna_outbox_oldest_seconds 0',
      'caverna_gateway_connected{shard="0"} 1',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_seconds',
    ]) {
      expect(text).toContain(line);
    }
  });

  it('still reports the rest when the database and the backup folder cannot be read', async () => {
    const closed = openDatabase(join(folder(), 'other.sqlite'));
    await closed.close();
    writeFileSync(folderBeside(database), 'no folder');
    const port = await serve(closed.upkeep);
    expect((await ask(port, '/metrics')).body).toContain('caverna_gateway_connected{shard="0"} 1');
    const { status, body } = await ask(port, '/health');
    const error = `The backup folder ${folderBeside(database)} cannot be read (ENOTDIR). Set BACKUPS to a folder that the user who runs the program may read and write.`;
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({
      database: { ok: false },
      gateway: { ok: true },
      backup: { ok: false, error },
    });
  });

  it.each(['ViewChannel', 'SendMessages'] as const)(
    'counts posts that Discord refuses for lack of %s, but not how long they wait',
    async (right) => {
      const { discord, bot } = scene;
      const channelId = discord.channels[0]?.id ?? '';
      const post = (nonce: string) => ({ nonce, channelId, post: { kind: 'lobby' } as const });
      discord.faults.revokePermission(channelId, [right]);
      const game = aGame({ channelId, game: 'caverna' });
      await stores.games.save({ game, posts: [post('first'), post('second')], at: 7 });
      expect(await stores.upkeep.waiting()).toEqual({ posts: 2, since: 7 });
      await bot.drain();
      expect(await stores.upkeep.waiting()).toEqual({ posts: 2, since: undefined });
      const { body } = await ask(await serve(), '/health');
      expect(JSON.parse(body)).toMatchObject({ ok: true, outbox: { waiting: 2 } });
      const another = aGame({ id: 'another', channelId: 'c2' });
      await stores.games.save({ game: another, posts: [{ ...post('third'), channelId: 'c2' }], at: 9 });
      expect(await stores.upkeep.waiting()).toEqual({ posts: 3, since: 9 });
    },
  );

  it('counts only the posts of its own shards, and games if it serves the first', async () => {
    const [zero, five] = [String(16n << 22n), String(21n << 22n)];
    for (const [id, guildId] of Object.entries({ zero, five, six: five })) {
      const posts = [{ nonce: id, channelId: id, post: { kind: 'lobby' } as const }];
      await stores.games.save({ game: aGame({ id, guildId, channelId: id }), posts, at: scene.clock.now() + SOON });
    }
    const told = async (shards: readonly number[]) => {
      const counted = createMetrics();
      const settings = { share: { shards, of: 16 }, metrics: counted, log: pino({ level: 'silent' }) };
      const { health } = createOperations({ ...here(), ...settings, upkeep: stores.upkeep });
      const text = await counted.text();
      const [games] = /(?<=caverna_games\{status="running"\} )\d/.exec(text) ?? [];
      const [posts] = /(?<=caverna_outbox_posts )\d/.exec(text) ?? [];
      return { games, posts, waiting: (await health()).outbox.waiting };
    };
    expect(await told([0])).toEqual({ games: '3', posts: '1', waiting: 1 });
    expect(await told([4, 5])).toEqual({ games: undefined, posts: '2', waiting: 2 });
  });

  it('goes through all games once a minute at most', async () => {
    let counted = 0;
    const games = async () => ({ running: ++counted });
    const port = await serve({ ...stores.upkeep, games });
    for (let time = 0; time < 3; time++) {
      expect((await ask(port, '/metrics')).body).toContain('caverna_games{status="running"} 1');
    }
  });

  it('listens only on loopback, as the local Discord does, and answers only this computer', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen');
    onTestFinished(() => listen.mockRestore());
    const port = await serve();
    const local = await startLocalDiscord();
    onTestFinished(() => local.close());
    const addresses = listen.mock.contexts.map((server) => (server as Server).address());
    expect(addresses).toMatchObject([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example']) {
      expect((await ask(port, '/health', host)).status).toBe(403);
      expect((await ask(port, '/metrics', host)).body).not.toContain('caverna');
    }
    expect((await ask(port, '/health', `localhost:${port}`)).status).toBe(200);
    expect((await ask(port, '/else')).status).toBe(404);
  });

  it('answers other computers if they use the given name', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen');
    onTestFinished(() => listen.mockRestore());
    const { port, close } = await serveOperations({ port: 0, host: 'bot-0' }, { health: () => examine(well), metrics });
    onTestFinished(close);
    for (const host of ['bot-0', `Bot-0:${port}`, `localhost:${port}`]) {
      expect((await ask(port, '/metrics', host)).body).toContain('caverna_interactions_total');
    }
    for (const host of ['bot-1', `evil.example:${port}`, 'bot-0.evil.example']) {
      expect(await ask(port, '/metrics', host)).toMatchObject({ status: 403, body: 'Only bot-0 may ask.' });
    }
    const [server] = listen.mock.contexts as Server[];
    expect(server?.address()).toMatchObject({ address: expect.stringMatching(/^(::|0\.0\.0\.0)$/) });
  });

  it('says that a port is for administrators', async () => {
    const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      queueMicrotask(() => this.emit('error', refused));
      return this;
    });
    onTestFinished(() => listen.mockRestore());
    const told = { health: () => examine(well), metrics };
    const served = serveOperations({ port: 80 }, told);
    await expect(served).rejects.toThrow(MetricsPortUnusable);
    await expect(served).rejects.toThrow('Set METRICS_PORT to one above 1023, or leave it empty.');
    const local = startLocalDiscord({ port: 80 });
    await expect(local).rejects.toThrow(PortUnusable);
    await expect(local).rejects.toThrow('choose one above 1023 with PORT');
  });
});
