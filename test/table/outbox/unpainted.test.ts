import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { type Outbox, openOutbox } from '../../../src/table/outbox/outbox.ts';
import type { Complete, OutboxRow, Send } from '../../../src/table/posts.ts';
import { ANNA, clockAt, openTestTables, play, type TestTables } from '../fixture.ts';

const open: Outbox[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((outbox) => outbox.close()));
});

/** An outbox that sends posts about turns without pictures if they may take less than `slow` ms. */
function outboxOver({ stores }: TestTables, complete: Complete, slow = Number.POSITIVE_INFINITY) {
  const clock = clockAt(1_000);
  const patiences: number[] = [];
  const send: Send = async ({ post, channelId, nonce }, _, patience) => {
    if (post.kind !== 'turn') return [];
    patiences.push(patience);
    const place = { purpose: 'pictures', channelId, messageId: nonce } as const;
    return [patience < slow ? { ...place, unpainted: true } : place];
  };
  const logger = pino({ level: 'silent' });
  const outbox = openOutbox({ store: stores.outbox, clock, logger, send, complete, pause: 5 });
  open.push(outbox);
  return { outbox, clock, patiences };
}

/** A game in which Anna has ended a turn; returns its id. */
async function played(tables: TestTables, channelId = 'c1'): Promise<string> {
  const options = { rounds: 3 };
  const { id } = await tables.lobby.create({ channelId, guildId: 'g1', user: ANNA, game: 'toy', options });
  await tables.lobby.start({ gameId: id, userId: ANNA.id });
  await play(tables, id, ANNA.id, 'dig 3', 'end');
  return id;
}

const never: Complete = () => new Promise(() => {});

it('a post waits two seconds for its pictures, or less if it is late', async () => {
  const tables = openTestTables();
  const id = await played(tables);
  const { outbox, clock, patiences } = outboxOver(tables, never);
  await outbox.drain();
  tables.clock.time = 2_000;
  clock.time = 3_500;
  await play(tables, id, ANNA.id, 'feed', 'end');
  await outbox.drain();
  clock.time = 60_000;
  await play(tables, id, ANNA.id, 'dig 1', 'end');
  await outbox.drain();
  expect(patiences).toEqual([2_000, 500, 250]);
});

it('a post does not wait for its pictures while several posts lack theirs', async () => {
  const tables = openTestTables();
  for (const channel of ['c1', 'c2', 'c3', 'c4']) await played(tables, channel);
  const { outbox, patiences } = outboxOver(tables, never);
  await outbox.drain();
  expect(patiences).toHaveLength(4);
  await played(tables, 'c5');
  await outbox.drain();
  expect(patiences.at(-1)).toBe(0);
});

it('a late post with the next one waiting behind it gets no pictures at all', async () => {
  const tables = openTestTables();
  const id = await played(tables);
  await play(tables, id, ANNA.id, 'feed', 'end');
  const completed: OutboxRow[] = [];
  const { outbox, clock, patiences } = outboxOver(tables, async (row) => async () => void completed.push(row));
  clock.time = 60_000;
  await outbox.drain();
  await expect.poll(() => completed.map(({ post }) => 'entry' in post && post.entry)).toHaveLength(1);
  expect(patiences).toEqual([0, 250]);
  expect(await tables.stores.outbox.unpainted()).toEqual([]);
  expect(completed).toMatchObject([{ parts: [{ purpose: 'pictures', unpainted: true }] }]);
});

it('pictures that fail are tried again', async () => {
  const tables = openTestTables();
  await played(tables);
  let tries = 0;
  const { outbox } = outboxOver(tables, async () => {
    if (++tries < 3) throw new Error('502');
    return async () => {};
  });
  await outbox.drain();
  await expect.poll(() => tries).toBe(3);
  await expect.poll(() => tables.stores.outbox.unpainted()).toEqual([]);
});

it('pictures are added only while no other post of the game is being sent', async () => {
  const tables = openTestTables();
  const id = await played(tables);
  const events: string[] = [];
  let paint = (): void => {};
  const painting = new Promise<void>((resolve) => {
    paint = resolve;
  });
  const logger = pino({ level: 'silent' });
  const outbox = openOutbox({
    ...{ store: tables.stores.outbox, clock: clockAt(1_000), logger },
    send: async ({ post, channelId, nonce }) => {
      if (post.kind === 'call') {
        events.push('begins');
        paint();
        await new Promise((resolve) => setTimeout(resolve, 20));
        events.push('ends');
      }
      return post.kind === 'turn' ? [{ purpose: 'pictures', channelId, messageId: nonce, unpainted: true }] : [];
    },
    complete: async () => {
      await painting;
      return async () => void events.push('pictures');
    },
  });
  open.push(outbox);
  await outbox.drain();
  const game = await tables.table.find(id);
  const call = { kind: 'call', seat: 0, since: 1, at: 1_000, why: 'nudge', to: 'channel' } as const;
  await tables.stores.games.save({ game, at: 1_000, posts: [{ nonce: 'call', channelId: 'c1', post: call }] });
  await outbox.drain();
  await expect.poll(() => events).toEqual(['begins', 'ends', 'pictures']);
});
