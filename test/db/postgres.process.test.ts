import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { holdAt, openAt } from '../../db/database.ts';
import { DatabaseError } from '../../db/errors.ts';
import { MARK } from '../../db/move/mark.ts';
import { holdAlone, holdShards } from '../../db/postgres/hold.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import { runProgram } from '../../db/postgres/programs.ts';
import type { Database } from '../../db/sqlite/open.ts';
import { ask } from '../../lab/postgres.ts';
import type { Share } from '../../src/table/share.ts';
import { aGame } from './contract.ts';
import { withGame } from './places.ts';
import { connected, lock, NEWER, WRITTEN, withOwnPostgres } from './postgres.ts';

const entries = [{ entry: 1, seat: 0, move: 'dig 1' }];

async function opened(url: string): Promise<Database> {
  const stores = await openPostgres(url);
  onTestFinished(() => stores.close());
  return stores;
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
    const step = async (entry: number) => {
      const steps = [{ entry, seat: 0, move: 'dig 1' }];
      const saving = stores.games.save({ game: aGame(), entries: steps, posts: posts(entry), at: 2 });
      return (await saving.catch(() => 'failed')) === 'saved' ? [entry] : [];
    };
    const steps = Array.from({ length: 200 }, (_, index) => step(index + 1));
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
      const client = await connected(url);
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
    const other = await connected(url);
    await other.query('begin');
    await other.query(`update games set host = '300'`);
    await expect(stores.games.save({ game: aGame(), entries, at: 2 })).rejects.toThrow(DatabaseError);
    await other.query('rollback');
    expect(await stores.games.save({ game: aGame(), entries, at: 3 })).toBe('saved');
  });

  it('that becomes read-only is reported by the process that looks after it', async () => {
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

/** Prevents the use of a sound database; gets its address for the server's owner and for a user with a password. */
type Hinder = (url: string, as: (written: string) => string) => Promise<{ address?: string; share?: Share }>;

const at =
  (address: string): Hinder =>
  async () => ({ address: `postgres://locked:${WRITTEN}@${address}/games` });

/** A port on this computer that accepts connections and gives nothing but this answer. */
const answering =
  (answer: string): Hinder =>
  async (...given) => {
    const server = createServer((socket) => socket.on('error', () => {}).on('data', () => socket.end(answer)));
    onTestFinished(() => void server.close());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return at(`127.0.0.1:${(server.address() as AddressInfo).port}`)(...given);
  };

const after =
  (statement: string): Hinder =>
  (url) =>
    ask(url, statement).then(() => ({}));

const heldBeside =
  (held?: Share, share?: Share): Hinder =>
  async (url) => {
    onTestFinished((await holdShards(url, held)).release);
    return share ? { share } : {};
  };

const HINDRANCES: readonly (readonly [what: string, hinder: Hinder, sentence: string])[] = [
  ['nobody listens', at('127.0.0.1:1'), 'games on 127.0.0.1:1 cannot be reached. Make sure'],
  ['no such computer', at('nowhere.invalid'), 'games on nowhere.invalid cannot be reached.'],
  ['not PostgreSQL', answering('HTTP/1.1 400 Bad Request\r\n\r\n'), 'cannot be reached.'],
  ['no answer', answering(''), 'cannot be reached.'],
  ['a wrong password', async (_, as) => ({ address: as('open%40pepper') }), 'does not accept the user or the password'],
  [
    'no such database',
    async (_, as) => ({ address: as(WRITTEN).replace(/games\d+/, 'nowhere') }),
    'nowhere on localhost does not exist. Create it (createdb)',
  ],
  ['a newer version', after(NEWER), 'was written by a newer version of this program. Update the program.'],
  ['missing tables', after('drop table outbox'), "lacks some of this program's tables. Put a backup in its place."],
  ['another program', after('drop schema drizzle cascade'), "contains another program's tables. Name an empty"],
  [
    'half of a move',
    after(`create table ${MARK} (source text); insert into ${MARK} values ('old.sqlite')`),
    'A move from old.sqlite into the database',
  ],
  ['no right to write', after('alter role locked set default_transaction_read_only = on'), 'is a standby'],
  ['no connection left', after('alter role locked connection limit 0'), 'accepts no more connections. Raise its max'],
  [
    'a shard served',
    heldBeside({ shards: [1, 2], of: 4 }, { shards: [2, 3], of: 4 }),
    'Shard 2 of 4 is served by another',
  ],
  ['a process that serves everything, too', heldBeside(), 'Shard 0 of 1 is served by another process'],
  [
    'a move or a restore',
    (url) =>
      connected(url)
        .then((client) => holdAlone(client, 'games'))
        .then(() => ({})),
    'is being moved or restored. Wait until that has finished.',
  ],
];

/** The contents of a database, byte for byte; each copy has its own mark. */
const contents = async (url: string) =>
  (await runProgram('pg_dump', ['--inserts', '--no-owner'], url)).replace(/^\\(un)?restrict .*$/gm, '');

withOwnPostgres('a process that needs a PostgreSQL database', (server) => {
  let url: string;
  let as: (written: string) => string;
  beforeEach(async () => {
    url = await withGame(await server().newDatabase());
    as = await lock(url);
  });

  it.each(HINDRANCES)('gets a message without the password, and changes nothing: %s', async (_, hinder, sentence) => {
    const { address = as(WRITTEN), share } = await hinder(url, as);
    const before = await contents(url);
    const use = async () => {
      onTestFinished(await holdAt(address, { share, lost: () => {} }));
      await (await openAt(address)).close();
    };
    const error: unknown = await use().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(String(error)).toContain(sentence);
    expect(String(error)).not.toMatch(/sesame|pepper|\n/);
    expect(await contents(url)).toBe(before);
  });
});

withOwnPostgres('the shards of a bot', (server) => {
  it('are each served by only one of the processes with the same total of shards, and by another once that one has ended', async () => {
    const url = await server().newDatabase();
    const first = await holdShards(url, { shards: [0, 1, 2], of: 16 });
    const others = [await holdShards(url, { shards: [3], of: 16 }), await holdShards(url, { shards: [0], of: 4 })];
    await expect(holdShards(url, { shards: [2], of: 16 })).rejects.toThrow(DatabaseError);
    await first.release();
    others.push(await holdShards(url, { shards: [2], of: 16 }));
    for (const { release } of others) await release();
  });

  it('are held again after the database could not be reached', async () => {
    const url = await server().newDatabase();
    const { release } = await holdShards(url);
    onTestFinished(release);
    await server().restart();
    const isHeld = async () => {
      const other = await holdShards(url).catch(() => undefined);
      await other?.release();
      return other === undefined;
    };
    await expect.poll(isHeld, { interval: 300 }).toBe(true);
  });
});
