import { expect, it } from 'vitest';
import type { Complete, OutboxRow, Send } from '../../../src/table/posts.ts';
import { ANNA, type OpenGame, openGame, openTestTables, outboxOver, type TestTables } from '../fixture.ts';

/** An outbox that sends posts about turns without pictures if they may take less than `slow` ms. */
function watched({ stores }: TestTables, complete: Complete, slow = Number.POSITIVE_INFINITY) {
  const patiences: number[] = [];
  const send: Send = async ({ post, channelId, nonce }, _, patience) => {
    if (post.kind !== 'turn') return [];
    patiences.push(patience);
    const place = { purpose: 'pictures', channelId, messageId: nonce } as const;
    return [patience < slow ? { ...place, unpainted: true } : place];
  };
  return { ...outboxOver(stores, send, { complete, pause: 5 }), patiences };
}

async function played(tables?: TestTables, channelId = 'c1'): Promise<OpenGame> {
  const game = await openGame({ users: [ANNA], channelId, options: { rounds: 3 } }, tables);
  await game.play(ANNA, 'dig 3', 'end');
  return game;
}

const never: Complete = () => new Promise(() => {});

it('a post waits two seconds for its pictures, or less if it is late', async () => {
  const game = await played();
  const { outbox, clock, patiences } = watched(game, never);
  await outbox.drain();
  game.clock.time = 2_000;
  clock.time = 3_500;
  await game.play(ANNA, 'feed', 'end');
  await outbox.drain();
  clock.time = 60_000;
  await game.play(ANNA, 'dig 1', 'end');
  await outbox.drain();
  expect(patiences).toEqual([2_000, 500, 250]);
});

it('a post does not wait for its pictures while several posts lack theirs', async () => {
  const tables = openTestTables();
  for (const channel of ['c1', 'c2', 'c3', 'c4']) await played(tables, channel);
  const { outbox, patiences } = watched(tables, never);
  await outbox.drain();
  expect(patiences).toHaveLength(4);
  await played(tables, 'c5');
  await outbox.drain();
  expect(patiences.at(-1)).toBe(0);
});

it('a late post with the next one waiting behind it gets no pictures at all', async () => {
  const game = await played();
  await game.play(ANNA, 'feed', 'end');
  const completed: OutboxRow[] = [];
  const { outbox, clock, patiences } = watched(game, async (row) => async () => void completed.push(row));
  clock.time = 60_000;
  await outbox.drain();
  await expect.poll(() => completed).toHaveLength(1);
  expect(patiences).toEqual([0, 250]);
  expect(await game.stores.outbox.unpainted()).toEqual([]);
  expect(completed).toMatchObject([{ parts: [{ purpose: 'pictures', unpainted: true }] }]);
});

it('pictures that fail are tried again', async () => {
  const game = await played();
  let tries = 0;
  const { outbox } = watched(game, async () => {
    if (++tries < 3) throw new Error('502');
    return async () => {};
  });
  await outbox.drain();
  await expect.poll(() => tries).toBe(3);
  await expect.poll(() => game.stores.outbox.unpainted()).toEqual([]);
});

it('pictures are added only while no other post of the game is being sent', async () => {
  const game = await played();
  const events: string[] = [];
  const painting = Promise.withResolvers<void>();
  const send: Send = async ({ post, channelId, nonce }) => {
    if (post.kind === 'call') {
      events.push('begins');
      painting.resolve();
      await new Promise((resolve) => setTimeout(resolve, 20));
      events.push('ends');
    }
    return post.kind === 'turn' ? [{ purpose: 'pictures', channelId, messageId: nonce, unpainted: true }] : [];
  };
  const complete: Complete = async () => {
    await painting.promise;
    return async () => void events.push('pictures');
  };
  const { outbox } = outboxOver(game.stores, send, { complete });
  await outbox.drain();
  const call = { kind: 'call', seat: 0, since: 1, at: 1_000, why: 'nudge', to: 'channel' } as const;
  const posts = [{ nonce: 'call', channelId: 'c1', post: call }];
  await game.stores.games.save({ game: await game.find(), at: 1_000, posts });
  await outbox.drain();
  await expect.poll(() => events).toEqual(['begins', 'ends', 'pictures']);
});
