import net from 'node:net';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { DatabaseError } from '../../db/errors.ts';
import { holdShards } from '../../db/postgres/hold.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import type { Database } from '../../db/sqlite/open.ts';
import { aGame } from './contract.ts';
import { withOwnPostgres } from './postgres.ts';

const entries = [{ entry: 1, seat: 0, move: 'dig 1' }];

async function opened(url: string): Promise<Database> {
  const stores = await openPostgres(url);
  onTestFinished(() => stores.close());
  return stores;
}

async function ask(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

withOwnPostgres('a PostgreSQL database', (server) => {
  it('that is stopped is reported in time, nothing is half saved, and saving continues once it is back', async () => {
    const stores = await opened(await server().newDatabase());
    const game = aGame();
    await stores.games.save({ game, at: 1 });
    await server().kill();
    await expect(stores.games.save({ game, entries, at: 2 })).rejects.toThrow(DatabaseError);
    await expect(stores.games.find(game.id)).rejects.toThrow(/^The database games\d+ on \S+ cannot be reached\./);
    await server().begin();
    expect(await stores.games.log(game.id)).toEqual([]);
    expect(await stores.games.save({ game, entries, at: 3 })).toBe('saved');
    expect(await stores.games.log(game.id)).toEqual(entries);
  });

  it('that is killed in the middle of many steps has each of them completely or not at all', async () => {
    const stores = await opened(await server().newDatabase());
    await stores.games.save({ game: aGame(), at: 1 });
    const posts = (entry: number) => [{ nonce: `n${entry}`, channelId: 'channel', post: { kind: 'lobby' as const } }];
    const steps = Array.from({ length: 200 }, (_, index) =>
      stores.games
        .save({
          game: aGame(),
          entries: [{ entry: index + 1, seat: 0, move: 'dig 1' }],
          posts: posts(index + 1),
          at: 2,
        })
        .then(
          (saved) => (saved === 'saved' ? [index + 1] : []),
          () => [],
        ),
    );
    await steps[20];
    await server().restart();
    const saved = (await Promise.all(steps)).flat();
    const there = (await stores.games.log('game1')).map(({ entry }) => entry);
    expect(saved.length).toBeLessThan(200);
    // Everything reported as saved is there; the rest may be, because the answer can be lost.
    expect(there).toEqual(expect.arrayContaining(saved));
    expect(await stores.outbox.unsent('game1')).toHaveLength(there.length);
  });

  it.each(['nothing', 'everything'])(
    'that knows %s about what waits finds due posts in the order of an index',
    async (known) => {
      const url = await server().newDatabase();
      const stores = await opened(url);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      onTestFinished(() => client.end());
      await client.query(`insert into games (id, game, version, status, channel_id, host, options, places, created_at)
      select n, 'toy', 1, 'running', n, '100', '{}', 2, 1 from generate_series(1, 2000) n`);
      await client.query(`insert into outbox (nonce, game_id, channel_id, post, created_at, due_at, place)
      select n, n, n, '{"kind":"lobby"}', n, n, n from generate_series(1, 2000) n`);
      if (known === 'everything') await client.query('analyze');
      const query = vi.spyOn(pg.Client.prototype, 'query');
      expect((await stores.outbox.due(1e15, 3)).map(({ nonce }) => nonce)).toEqual(['1', '2', '3']);
      const asked = z.object({ text: z.string() });
      const [statement, values] = query.mock.calls.at(-1) ?? [];
      query.mockRestore();
      const { rows } = await client.query(`explain ${asked.parse(statement).text}`, z.array(z.unknown()).parse(values));
      const plan = rows.map((row) => String(row['QUERY PLAN']));
      expect(plan[1]).toContain('Index Scan using outbox_in_line');
      expect(plan.join()).toContain('using outbox_waiting on outbox other');
      expect(plan.join()).not.toMatch(/Sort|Join|Seq Scan/);
    },
  );

  it('that has locked a row for somebody else is reported in time', async () => {
    const url = await server().newDatabase();
    const stores = await opened(url);
    await stores.games.save({ game: aGame(), at: 1 });
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('begin');
    await other.query(`update games set host = '300'`);
    await expect(stores.games.save({ game: aGame(), entries, at: 2 })).rejects.toThrow(DatabaseError);
    await other.query('rollback');
    await other.end();
    expect(await stores.games.save({ game: aGame(), entries, at: 3 })).toBe('saved');
  });

  it('that accepts no more connections is reported in time, and used again once it does', async () => {
    const url = await server().newDatabase();
    const stores = await opened(url);
    await ask(url, `alter database ${new URL(url).pathname.slice(1)} connection limit 0`, 'create role player login');
    const limited = url.replace('games@', 'player@');
    await expect(openPostgres(limited)).rejects.toThrow('accepts no more connections');
    expect(await stores.games.find('game1')).toBeUndefined();
  });

  it('that is read-only is reported by the process that looks after it', async () => {
    const url = await server().newDatabase();
    const stores = await opened(url);
    await ask(url, `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`);
    await expect(stores.upkeep.writable()).rejects.toThrow('can only be read');
  });

  it('is prepared by several processes at once', async () => {
    const url = await server().newDatabase();
    const all = await Promise.all([opened(url), opened(url), opened(url)]);
    await Promise.all(all.map(({ upkeep }) => upkeep.writable()));
  });

  it.each([
    [
      'of a newer version',
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9e15)`,
      'newer version',
    ],
    ['half made', 'drop table outbox', 'lacks some tables'],
    ['of another program', 'drop schema drizzle cascade', 'contains tables of another program'],
  ])('%s is refused and left as it is', async (_, change, sentence) => {
    const url = await server().newDatabase();
    await (await openPostgres(url)).close();
    await ask(url, change);
    await expect(openPostgres(url)).rejects.toThrow(sentence);
  });

  it('that does not exist is reported without its address', async () => {
    const url = (await server().newDatabase()).replace('games@', 'games:s3cret@').replace(/games\d+/, 'nowhere');
    const error: unknown = await openPostgres(url).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(String(error)).toContain('The database nowhere on localhost does not exist.');
    expect(String(error)).not.toContain('s3cret');
  });

  it('counts the tiles of games that end at the same time', async () => {
    const stores = await opened(await server().newDatabase());
    const end = (number: number) => {
      const id = `game${number}`;
      const result = { gameId: id, game: 'toy', guildId: 'guild', players: 2, points: 1, endedAt: number };
      const results = ['100', '200'].map((userId, seat) => ({ ...result, userId, seat, rank: 1, tiles: ['miner'] }));
      return stores.games.save({ game: aGame({ id, channelId: id, status: 'finished' }), results, at: number });
    };
    // As many at a time as there are connections, because a press that waits more than a second for one is refused.
    for (const first of [0, 8, 16]) await Promise.all(Array.from({ length: 8 }, (_, number) => end(first + number)));
    const { tiles } = await stores.results.figures({ game: 'toy' }, '100');
    expect(tiles).toEqual([{ tile: 'miner', games: 24 }]);
  });
});

describe('an address that does not answer', () => {
  it('is reported in a sentence', async () => {
    const closed = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as net.AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const error: unknown = await openPostgres(`postgres://u:s3cret@127.0.0.1:${port}/games`).catch((error) => error);
    expect(String(error)).toBe(
      `DatabaseError: The database games on 127.0.0.1:${port} cannot be reached. Make sure that it is running, and that DATABASE_URL names the right host and port.`,
    );
  });
});

withOwnPostgres('the shards of a bot', (server) => {
  it('are served once in a division, and by another process when the first has ended', async () => {
    const url = await server().newDatabase();
    const first = await holdShards(url, { shards: [0, 1, 2], of: 16 });
    await expect(holdShards(url, { shards: [2, 3], of: 16 })).rejects.toThrow(
      /^Shard 2 of 16 is served by another process that uses the database games\d+ on localhost\. Stop that one first/,
    );
    const others = [await holdShards(url, { shards: [3], of: 16 }), await holdShards(url, { shards: [0], of: 4 })];
    await first.release();
    others.push(await holdShards(url, { shards: [2], of: 16 }));
    for (const { release } of others) await release();
  });

  it('are held again after the database has been gone', async () => {
    const url = await server().newDatabase();
    const { release } = await holdShards(url);
    onTestFinished(release);
    await server().restart();
    const isHeld = async () => {
      const other = await holdShards(url).catch(() => undefined);
      await other?.release();
      return other === undefined;
    };
    await vi.waitFor(async () => expect(await isHeld()).toBe(true), { timeout: 20_000, interval: 300 });
  });
});
