import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Undeliverable } from '../../../src/table/outbox/undeliverable.ts';
import type { OutboxRow, Send } from '../../../src/table/posts.ts';
import type { Stores } from '../../../src/table/stores.ts';
import { ANNA, clockAt, openGame, openTestTables, outboxOver, type TestTables } from '../fixture.ts';

/** A channel that posts what it is sent, once for each nonce, as Discord does. */
function channel(misbehave: (row: OutboxRow, call: number) => void = () => {}) {
  const posts: string[] = [];
  const nonces = new Set<string>();
  let calls = 0;
  const send: Send = async (row) => {
    await Promise.resolve();
    misbehave(row, ++calls);
    if (!nonces.has(row.nonce)) {
      nonces.add(row.nonce);
      posts.push(row.post.kind);
    }
    return [{ purpose: 'table', channelId: row.channelId, messageId: `m${[...nonces].indexOf(row.nonce)}` }];
  };
  return { posts, send, calls: () => calls };
}

const failing = (times: number) =>
  channel((_, call) => {
    if (call <= times) throw new Error('502');
  });

const KINDS = ['lobby', 'lobby', 'start', 'turn', 'turn', 'turn', 'turn', 'final'];

/** A game that was played to its end; its posts wait to be sent. */
async function wholeGame() {
  const game = await openGame({ users: [ANNA] });
  for (const move of ['dig 3', 'feed', 'dig 1', 'beg']) await game.play(ANNA, move, 'end');
  return game;
}

async function openLobbies({ lobby }: TestTables, count: number): Promise<void> {
  for (let at = 0; at < count; at++)
    await lobby.create({ channelId: `c${at}`, guildId: 'g1', user: ANNA, game: 'toy' });
}

describe('the outbox', () => {
  it('logs an error if a post fails again and again', async () => {
    const { stores } = await wholeGame();
    const errors: string[] = [];
    const clock = clockAt(1_000);
    const send: Send = () => Promise.reject(new TypeError('This is a bug.'));
    const logger = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
    const { outbox } = outboxOver(stores, send, { clock, logger });
    for (let tries = 0; tries < 10; tries++) {
      await outbox.drain();
      clock.time += 5 * 60_000;
    }
    expect(errors).toEqual([]);
    await outbox.drain();
    expect(errors).toHaveLength(1);
  });

  it('sends everything once, in order, and remembers the messages', async () => {
    const { id, stores, table } = await wholeGame();
    const { posts, send } = channel();
    const { outbox } = outboxOver(stores, send);
    await Promise.all([outbox.drain(), outbox.drain(), outbox.drain()]);
    expect(posts).toEqual(KINDS);
    await outbox.drain();
    expect(posts).toEqual(KINDS);
    expect(await table.message(id, 'table')).toEqual({ purpose: 'table', channelId: 'c1', messageId: 'm7' });
  });

  it('gives every post a nonce that leaves room for parts', async () => {
    const { stores } = await wholeGame();
    const nonces: string[] = [];
    const { outbox } = outboxOver(stores, async ({ nonce }) => {
      nonces.push(nonce);
      return [];
    });
    await outbox.drain();
    expect(new Set(nonces).size).toBe(8);
    expect(nonces.every((nonce) => /^[\w-]{16}$/.test(nonce))).toBe(true);
  });

  it('posts to eight games at the same time, and reads only as many waiting posts as it needs', async () => {
    const tables = openTestTables();
    await openLobbies(tables, 40);
    const read: number[] = [];
    const due: Stores['outbox']['due'] = async (now, limit) => {
      const rows = await tables.stores.outbox.due(now, limit);
      read.push(rows.length);
      return rows;
    };
    let [now, most, sent] = [0, 0, 0];
    const { outbox } = outboxOver({ outbox: { ...tables.stores.outbox, due } }, async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setImmediate(resolve));
      now--;
      sent++;
      return [];
    });
    await Promise.all([outbox.drain(), outbox.drain()]);
    await outbox.drain();
    expect({ most, sent }).toEqual({ most: 8, sent: 40 });
    expect(Math.max(...read)).toBeLessThanOrEqual(16);
  });

  it('queries due posts once for a single post, and once more for each one after it', async () => {
    // Stops the timer that also looks for due posts.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const tables = openTestTables();
    let asked = 0;
    const due: Stores['outbox']['due'] = async (...given) => {
      asked += 1;
      return tables.stores.outbox.due(...given);
    };
    const { send, posts } = channel();
    const { outbox } = outboxOver({ outbox: { ...tables.stores.outbox, due } }, send);
    await outbox.drain();
    const before = asked;
    const { id } = await tables.lobby.create({ channelId: 'c1', guildId: 'g1', user: ANNA, game: 'toy' });
    await outbox.drain();
    expect(asked - before).toBe(1);
    for (let time = 0; time < 2; time++) await tables.lobby.change({ gameId: id, userId: ANNA.id, computers: time });
    const waiting = (await tables.stores.outbox.unsent(id)).length;
    await outbox.drain();
    expect({ asked: asked - before, posts: posts.length }).toEqual({ asked: 1 + waiting, posts: 1 + waiting });
  });

  it('tries again later, waiting longer each time, and keeps the order', async () => {
    const { stores } = await wholeGame();
    const flaky = failing(3);
    const { outbox, clock } = outboxOver(stores, flaky.send);
    const attempts: number[] = [];
    for (const time of [1_000, 1_999, 2_000, 3_999, 4_000, 7_999]) {
      clock.time = time;
      await outbox.drain();
      attempts.push(flaky.calls());
    }
    expect(attempts).toEqual([1, 1, 2, 2, 3, 3]);
    clock.time = 8_000;
    await outbox.drain();
    expect(flaky.posts).toEqual(KINDS);
  });

  it('does not wait because of times from a clock that was ahead', async () => {
    const { stores } = await wholeGame();
    const { posts, send } = failing(1);
    const { clock, outbox } = outboxOver(stores, send, { clock: clockAt(1_000 + 6 * 3_600_000) });
    await outbox.drain();
    expect(posts).toEqual([]);
    clock.time = 1_000;
    await outbox.drain();
    expect(posts).toEqual(KINDS);
  });

  it('does not wait longer for a post because the bot was stopped while sending it', async () => {
    const { stores } = await wholeGame();
    const [row] = await stores.outbox.due(Number.MAX_SAFE_INTEGER, 1);
    for (let run = 0; run < 8; run++) await stores.outbox.trying(row?.nonce ?? '', 2_000, 0);
    const flaky = failing(1);
    const { outbox, clock } = outboxOver(stores, flaky.send);
    clock.time = 1_000;
    await outbox.drain();
    expect(flaky.posts).toEqual([]);
    clock.time = 2_000;
    await outbox.drain();
    expect(flaky.posts).toEqual(KINDS);
  });

  it('posts only once if sending failed after Discord had received the post', async () => {
    const { stores } = await wholeGame();
    const { posts, send } = channel();
    const earlier: number[] = [];
    let fails = 0;
    const { outbox, clock } = outboxOver(stores, async (row, ...rest) => {
      earlier.push(row.attempts);
      const messages = await send(row, ...rest);
      if (row.attempts === 0 && ++fails % 2 === 1) throw new Error('socket hang up');
      return messages;
    });
    for (let i = 0; i < 20; i++) {
      clock.time += 600_000;
      await outbox.drain();
    }
    expect(posts).toEqual(KINDS);
    expect(earlier).toContain(1);
  });

  it('gives up on posts that can never be sent once it has stored whom they were meant to call, and continues after them', async () => {
    const { stores } = await wholeGame();
    const { posts, send } = channel((row) => {
      if (row.post.kind === 'start') throw new Undeliverable('Invalid Form Body');
    });
    const done: string[] = [];
    const refused: Stores['outbox']['refused'] = async (...given) => {
      done.push('given up');
      await stores.outbox.refused(...given);
    };
    const missed = async ({ post }: OutboxRow) => void done.push(post.kind);
    const { outbox } = outboxOver({ outbox: { ...stores.outbox, refused } }, send, { missed });
    await outbox.drain();
    expect(done).toEqual(['start', 'given up']);
    expect(posts).toEqual(KINDS.filter((kind) => kind !== 'start'));
  });

  it('continues if the program ended between sending a post and recording that', async () => {
    const { stores } = await wholeGame();
    const { posts, send } = channel();
    const killed = { ...stores.outbox, sent: () => Promise.reject(new Error('killed')) };
    const { outbox } = outboxOver({ outbox: killed }, send);
    await outbox.drain();
    await outbox.close();
    expect(posts).toEqual(['lobby']);
    await outboxOver(stores, send).outbox.drain();
    expect(posts).toEqual(KINDS);
  });

  it('does not let one channel hold up the others', async () => {
    const tables = openTestTables();
    await openLobbies(tables, 21);
    const [blocked, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sent: string[] = [];
    const { outbox } = outboxOver(tables.stores, async ({ channelId }) => {
      if (channelId === 'c0') await blocked.promise;
      sent.push(channelId);
      if (sent.length === 20) others.resolve();
      return [];
    });
    await others.promise;
    expect(sent).not.toContain('c0');
    blocked.resolve();
    await outbox.drain();
    expect(sent.at(-1)).toBe('c0');
  });

  it('sends nothing after it is closed', async () => {
    const { stores } = await wholeGame();
    const { posts, send } = channel();
    const { outbox } = outboxOver(stores, send);
    await outbox.close();
    const sent = posts.length;
    outbox.wake();
    await outbox.drain();
    expect(posts.length).toBe(sent);
  });
});
