import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from '../../src/engine/log.ts';
import type { Post } from '../../src/table/posts.ts';
import type { Vote } from '../../src/table/rows.ts';
import { type Share, serves } from '../../src/table/share.ts';
import type { Change, Stores } from '../../src/table/stores.ts';
import { DEFAULT_TERMS } from '../../src/table/terms.ts';
import type { TableGame } from '../../src/table/types.ts';

/** A running game with some changed fields. */
export function aGame(changed: Partial<TableGame> = {}): TableGame {
  return {
    id: 'game1',
    game: 'toy',
    version: 1,
    status: 'running',
    guildId: 'guild',
    channelId: 'channel',
    host: '100',
    options: { rounds: 2, names: ['a', 'b'] },
    terms: DEFAULT_TERMS,
    places: 4,
    seats: [
      { userId: '100', name: 'Anna', colour: 'red' },
      { userId: '200', name: 'Ben 🐗', colour: 'sky' },
    ],
    seed: 'seed',
    createdAt: 1_000,
    startedAt: 2_000,
    closedAt: undefined,
    pausedAt: undefined,
    ...changed,
  };
}

const move = (entry: number, text = 'dig 1'): Entry => ({ entry, seat: 0, move: text });
const posts = (...nonces: string[]) =>
  nonces.map((nonce) => ({ nonce, channelId: 'channel', post: { kind: 'lobby' } satisfies Post }));

const unpainted = { purpose: 'pictures', channelId: 'channel', messageId: 'm1', unpainted: true } as const;

/** An open vote with some changed fields. */
export const aVote = (changed: Partial<Vote> = {}): Vote => ({
  ...{ id: 'vote1', gameId: 'game1', kind: 'pass', seat: 1, player: 'Ben', entry: 0, since: 7, newcomer: undefined },
  ...{ by: '100', voters: ['100'], ballots: { 100: true }, needs: 'majority' },
  ...{ askedAt: 1_000, dueAt: 9_000, outcome: 'open' },
  ...changed,
});

/** Laws for every kind of store, whatever its database. */
export function storesContract(open: () => Promise<Stores>): void {
  let stores: Stores;
  beforeEach(async () => {
    stores = await open();
  });
  afterEach(() => stores.close());
  const save = (change: Partial<Change> = {}) => stores.games.save({ game: aGame(), at: 5_000, ...change });
  const due = async (now = 1e15) => (await stores.outbox.due(now, 100)).map(({ nonce }) => nonce);

  describe('games', () => {
    it('are found as they were saved, with the time banks of their seats', async () => {
      const lobby = aGame({ id: 'lobby', status: 'lobby', guildId: undefined, seed: undefined, startedAt: undefined });
      const terms = { ...DEFAULT_TERMS, pace: 'bank', bank: { hours: 48, plus: 8 } } as const;
      const banked = aGame({ channelId: 'c2', terms, banks: { 1: { spent: 3_600_000, since: 4 } } });
      for (const game of [lobby, banked]) {
        expect(await save({ game })).toBe('saved');
        expect(await stores.games.find(game.id)).toEqual({ ...game, revision: 1 });
      }
      expect(await stores.games.ofUser('100')).toContainEqual({ ...banked, revision: 1 });
      expect(await stores.games.find('other')).toBeUndefined();
    });

    it('are replaced with all their seats, and fields can be emptied again', async () => {
      await save({ game: aGame({ closedAt: 9 }) });
      const seats = [{ userId: '200', name: 'Ben', colour: 'red' as const }];
      const next = aGame({ status: 'finished', host: '200', seats, startedAt: undefined });
      expect(await save({ game: next })).toBe('saved');
      expect(await stores.games.find('game1')).toEqual({ ...next, revision: 2 });
      expect(await stores.games.ofUser('100')).toEqual([]);
      await save({ game: aGame({ seats: [] }) });
      expect((await stores.games.find('game1'))?.seats).toEqual([]);
    });

    it('are limited to one lobby or running game per channel', async () => {
      await save();
      expect(await save({ game: aGame({ id: 'game2', status: 'lobby' }), posts: posts('n') })).toBe('channelTaken');
      expect(await stores.games.find('game2')).toBeUndefined();
      expect(await due()).toEqual([]);
      expect(await save({ game: aGame({ id: 'game2', status: 'ended' }) })).toBe('saved');
      expect(await save({ game: aGame({ id: 'game3', channelId: 'elsewhere' }) })).toBe('saved');
      await save({ game: aGame({ status: 'finished' }) });
      expect(await save({ game: aGame({ id: 'game4' }) })).toBe('saved');
    });

    it('are found by channel: the open one first, otherwise the last', async () => {
      await save({ game: aGame({ id: 'b', status: 'finished', createdAt: 10 }) });
      await save({ game: aGame({ id: 'a', status: 'ended', createdAt: 20 }) });
      expect((await stores.games.inChannel('channel'))?.id).toBe('a');
      await save({ game: aGame({ id: 'c', status: 'lobby', createdAt: 5 }) });
      expect((await stores.games.inChannel('channel'))?.id).toBe('c');
      expect(await stores.games.inChannel('elsewhere')).toBeUndefined();
      expect(await stores.games.overInChannel('elsewhere')).toBeUndefined();
    });

    it('are found by channel if they are over: the last one that had started', async () => {
      await save({ game: aGame({ id: 'a', status: 'finished', createdAt: 10 }) });
      await save({ game: aGame({ id: 'b', status: 'ended', createdAt: 20 }) });
      await save({ game: aGame({ id: 'c', status: 'ended', createdAt: 30, startedAt: undefined }) });
      await save({ game: aGame({ id: 'd', status: 'finished', createdAt: 40, channelId: 'elsewhere' }) });
      await save({ game: aGame({ id: 'e', status: 'lobby', createdAt: 50, startedAt: undefined }) });
      const found = await stores.games.overInChannel('channel');
      expect(found?.id).toBe('b');
      expect(found?.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben 🐗']);
      await save({ game: aGame({ id: 'e', status: 'running', createdAt: 50 }) });
      expect((await stores.games.overInChannel('channel'))?.id).toBe('b');
    });

    it('are found by user, oldest first, only open ones', async () => {
      await save({ game: aGame({ id: 'b', channelId: '1', createdAt: 20 }) });
      await save({ game: aGame({ id: 'a', channelId: '2', createdAt: 10, status: 'lobby' }) });
      await save({ game: aGame({ id: 'c', channelId: '3', status: 'finished' }) });
      const mine = await stores.games.ofUser('200');
      expect(mine.map(({ id }) => id)).toEqual(['a', 'b']);
      expect(mine[0]?.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben 🐗']);
    });
  });

  describe('logs', () => {
    it('keep every kind of entry in order', async () => {
      const log: Entry[] = [
        move(1),
        { entry: 2, undo: 0, seat: undefined },
        { entry: 3, undo: 1, seat: 1 },
        { entry: 4, checkpoint: '{"a":1}', version: 7 },
        { entry: 5, seat: 1, move: 'end' },
      ];
      await save({ entries: log.slice(0, 3) });
      await save({ entries: log.slice(3) });
      await save({ game: aGame({ id: 'game2', channelId: 'c2' }), entries: [move(1, 'end')] });
      expect(await stores.games.log('game1')).toEqual(log);
      expect(await stores.games.log('game2')).toEqual([move(1, 'end')]);
      expect(await stores.games.log('other')).toEqual([]);
    });

    it('never take the same number twice: a second attempt saves nothing', async () => {
      await save({ entries: [move(1)] });
      const again = await save({
        game: aGame({ status: 'finished' }),
        entries: [move(2), move(1, 'dig 2')],
        posts: posts('n'),
        snapshot: { entry: 1, version: 1, state: '{}' },
      });
      expect(again).toBe('conflict');
      expect(await stores.games.log('game1')).toEqual([move(1)]);
      expect((await stores.games.find('game1'))?.status).toBe('running');
      expect(await due()).toEqual([]);
      expect(await stores.games.snapshot('game1')).toBeUndefined();
    });

    it('are not extended by somebody who has not seen the last change, even if it was not an entry', async () => {
      await save();
      const read = (await stores.games.find('game1')) ?? expect.fail('The game is not there.');
      expect(await save({ game: { ...read, pausedAt: 6_000 } })).toBe('saved');
      expect(await save({ game: read, entries: [move(1)], posts: posts('n') })).toBe('conflict');
      expect(await stores.games.log('game1')).toEqual([]);
      expect(await due()).toEqual([]);
      expect(await stores.games.find('game1')).toEqual({ ...read, pausedAt: 6_000, revision: 2 });
    });

    it('are extended by only one of two writers at the same time', async () => {
      await save();
      const game = await stores.games.find('game1');
      const both = [move(1), move(1, 'dig 2')].map((entry) => save({ ...(game && { game }), entries: [entry] }));
      expect((await Promise.all(both)).sort()).toEqual(['conflict', 'saved']);
      expect(await stores.games.log('game1')).toHaveLength(1);
    });

    it('are read together with the revision that they lead to and whether a vote is open', async () => {
      await save({ entries: [move(1)] });
      expect(await stores.games.course('game1')).toEqual({ log: [move(1)], revision: 1, voting: false });
      const game = await stores.games.find('game1');
      await save({ ...(game && { game }), vote: aVote() });
      expect(await stores.games.course('game1')).toEqual({ log: [move(1)], revision: 2, voting: true });
      await save({ game: aGame({ id: 'game2', channelId: 'c2' }) });
      expect(await stores.games.course('game2')).toEqual({ log: [], revision: 1, voting: false });
      expect(await stores.games.course('nothing')).toBeUndefined();
    });

    it('have one snapshot beside them, the latest', async () => {
      await save({ snapshot: { entry: 0, version: 1, state: '{}' } });
      await save({ snapshot: { entry: 3, version: 2, state: '{"a":1}' } });
      expect(await stores.games.snapshot('game1')).toEqual({ entry: 3, version: 2, state: '{"a":1}' });
    });
  });

  describe('the outbox', () => {
    it('gives the first post of each game, oldest first', async () => {
      await save({ posts: posts('a1', 'a2') });
      await save({ game: aGame({ id: 'game2', channelId: 'c2' }), posts: posts('b1'), at: 6_000 });
      expect(await due()).toEqual(['a1', 'b1']);
      expect(await stores.outbox.due(1e15, 1)).toEqual([
        {
          ...{ nonce: 'a1', gameId: 'game1', channelId: 'channel', post: { kind: 'lobby' } },
          ...{ createdAt: 5_000, dueAt: 5_000, attempts: 0, triedAt: undefined, parts: [], error: undefined },
        },
      ]);
    });

    it('accepts only one post for each nonce', async () => {
      await save({ posts: posts('n') });
      await expect(save({ posts: posts('n') })).rejects.toThrow();
      expect(await due()).toEqual(['n']);
    });

    it('moves on when a post is sent or refused, and remembers its messages', async () => {
      await save({ posts: posts('a1', 'a2', 'a3') });
      await save({ game: aGame({ id: 'game2', channelId: 'c2' }), posts: posts('b1') });
      const prompt = { purpose: 'prompt', channelId: 'channel', messageId: 'm1' } as const;
      // The answer says whether another post of the game is waiting.
      expect(await stores.outbox.sent('a1', 6_000, [prompt])).toBe(true);
      expect(await stores.messages.find('game1', 'prompt')).toEqual(prompt);
      expect(await due()).toEqual(['a2', 'b1']);
      await stores.outbox.refused('a2', 9_000, 'no such channel');
      expect(await due()).toEqual(['a3', 'b1']);
      for (const nonce of ['a3', 'b1', 'unknown']) expect(await stores.outbox.sent(nonce, 6_000, [])).toBe(false);
    });

    it('counts how often sending started, and when it first did', async () => {
      await save({ posts: posts('a1') });
      expect(await stores.outbox.trying('a1', 7_000, 7_500)).toMatchObject({
        nonce: 'a1',
        attempts: 1,
        triedAt: 7_000,
      });
      expect(await stores.outbox.trying('a1', 8_000, 8_500)).toMatchObject({ attempts: 2, triedAt: 7_000 });
      expect(await stores.outbox.due(1e15, 1)).toMatchObject([{ attempts: 2, triedAt: 7_000 }]);
    });

    it('protects a post, and everything after it, from others while somebody sends it', async () => {
      await save({ posts: posts('a1', 'a2') });
      const tries = [stores.outbox.trying('a1', 7_000, 9_000), stores.outbox.trying('a1', 7_000, 9_000)];
      expect((await Promise.all(tries)).map((row) => row?.nonce).sort()).toEqual(['a1', undefined]);
      expect(await due(8_999)).toEqual([]);
      expect(await stores.outbox.trying('a1', 8_999, 9_999)).toBeUndefined();
      await stores.outbox.hold('a1', 12_000);
      expect(await due(11_999)).toEqual([]);
      expect(await due(12_000)).toEqual(['a1']);
      await stores.outbox.later('a1', 11_000, 'Discord is away');
      expect([await due(10_999), await due(11_000)]).toEqual([[], ['a1']]);
      expect(await stores.outbox.trying('a1', 10_999, 15_000)).toBeUndefined();
      expect(await stores.outbox.trying('a1', 11_000, 15_000)).toMatchObject({ error: 'Discord is away' });
      await stores.outbox.sent('a1', 12_000, []);
      expect(await stores.outbox.trying('a1', 20_000, 21_000)).toBeUndefined();
      expect(await due(12_000)).toEqual(['a2']);
    });

    it('lets other servers pass a server with waiting posts, which loses none of its waiting time', async () => {
      const servers = { a: 'hostile', b: 'hostile', c: 'hostile', d: 'other', e: undefined };
      for (const [index, [id, guildId]] of Object.entries(servers).entries())
        await save({ game: aGame({ id, guildId, channelId: id }), posts: posts(id), at: 5_000 + index });
      expect(await due()).toEqual(['a', 'd', 'e', 'b', 'c']);
      await save({ game: aGame({ id: 'f', guildId: 'late', channelId: 'f' }), posts: posts('f'), at: 20_000 });
      expect(await due()).toEqual(['a', 'd', 'e', 'b', 'f', 'c']);
      for (const nonce of ['a', 'b', 'c']) await stores.outbox.sent(nonce, 21_000, []);
      const again = aGame({ id: 'g', guildId: 'hostile', channelId: 'g' });
      await save({ game: again, posts: posts('g'), at: 20_001 });
      expect(await due()).toEqual(['d', 'e', 'f', 'g']);
    });

    it('keeps the messages of an unfinished post, and remembers those in its own channel when it is abandoned', async () => {
      await save({ posts: posts('a1', 'a2') });
      const parts = [
        { purpose: 'pictures', channelId: 'channel', messageId: 'm1' },
        { purpose: 'call-0', channelId: 'direct', messageId: 'm2' },
      ] as const;
      for (const part of parts) await stores.outbox.note('a1', part);
      await stores.outbox.later('a1', 9_000, 'Discord is away');
      const [head, ...others] = await stores.outbox.heads('game1');
      expect(others).toEqual([]);
      expect(head).toMatchObject({ nonce: 'a1', parts, error: 'Discord is away' });
      expect(await stores.outbox.heads('game2')).toEqual([]);
      expect(await stores.outbox.heads(undefined)).toEqual([head]);
      await stores.outbox.refused('a1', 9_000, 'no such channel');
      expect(await stores.messages.find('game1', 'pictures')).toEqual(parts[0]);
      expect(await stores.messages.find('game1', 'call-0')).toBeUndefined();
    });
  });

  const other = aGame({ id: 'game2', channelId: 'c2', guildId: 'other' });

  it('posts without their pictures are listed until they have them, and hold up nothing', async () => {
    await save({ posts: posts('a1', 'a2') });
    await save({ game: other, posts: posts('b1') });
    await stores.outbox.note('a1', unpainted);
    expect(await stores.outbox.unpainted()).toEqual([]);
    await stores.outbox.sent('a1', 6_000, [unpainted]);
    await stores.outbox.sent('b1', 6_000, [unpainted]);
    expect(await stores.outbox.unpainted()).toMatchObject([
      { nonce: 'a1', gameId: 'game1', parts: [unpainted] },
      { nonce: 'b1', gameId: 'game2' },
    ]);
    expect(await due()).toEqual(['a2']);
    expect(await stores.messages.find('game1', 'pictures')).toEqual({
      purpose: 'pictures',
      channelId: 'channel',
      messageId: 'm1',
    });
    for (const nonce of ['a1', 'unknown']) await stores.outbox.painted(nonce);
    expect(await stores.outbox.unpainted()).toMatchObject([{ nonce: 'b1' }]);
  });

  describe('messages', () => {
    it('are the latest one for each purpose of a game', async () => {
      await save();
      await stores.messages.keep('game1', { purpose: 'lobby', channelId: 'c', messageId: 'm1' });
      await stores.messages.keep('game1', { purpose: 'lobby', channelId: 'd', messageId: 'm2' });
      expect(await stores.messages.find('game1', 'lobby')).toEqual({
        purpose: 'lobby',
        channelId: 'd',
        messageId: 'm2',
      });
      expect(await stores.messages.find('game1', 'table')).toBeUndefined();
      await stores.messages.keep('game1', { purpose: 'call-1', channelId: 'c', messageId: 'm3' });
      const purposes = (await stores.messages.ofGame('game1')).map(({ purpose }) => purpose);
      expect(purposes.sort()).toEqual(['call-1', 'lobby']);
      expect(await stores.messages.ofGame('another')).toEqual([]);
    });

    it('count only if no waiting post of their game could replace them', async () => {
      const lobby = { purpose: 'lobby', channelId: 'c', messageId: 'm1' } as const;
      await save();
      await save({ game: aGame({ id: 'game2', channelId: 'c2' }), posts: posts('other') });
      await stores.messages.keep('game1', lobby);
      expect(await stores.messages.standing('game1', 'lobby')).toEqual(lobby);
      expect(await stores.messages.standing('game1', 'table')).toBeUndefined();
      await save({ posts: posts('a') });
      expect(await stores.messages.standing('game1', 'lobby')).toBeUndefined();
      await stores.outbox.trying('a', 6_000, 9_000);
      expect(await stores.messages.standing('game1', 'lobby')).toBeUndefined();
      await stores.outbox.sent('a', 7_000, []);
      expect(await stores.messages.standing('game1', 'lobby')).toEqual(lobby);
    });

    it('about turns after an entry are found, until they are dropped', async () => {
      await save({ posts: posts('a', 'b') });
      const sent = (entry: number) => ({ purpose: 'pictures', channelId: 'c', messageId: `m${entry}`, entry }) as const;
      await stores.outbox.sent('a', 6_000, [sent(4)]);
      await stores.outbox.sent('b', 6_000, [sent(9), { purpose: 'prompt', channelId: 'c', messageId: 'p' }]);
      const numbers = async (entry: number) =>
        (await stores.messages.turnMessages('game1', entry)).map(({ entry }) => entry);
      expect(await numbers(0)).toEqual([4, 9]);
      expect(await stores.messages.turnMessages('game1', 4)).toEqual([{ channelId: 'c', messageId: 'm9', entry: 9 }]);
      await stores.messages.dropTurnMessage('game1', 'm9');
      expect(await numbers(0)).toEqual([4]);
    });
  });

  it('results keep half points, even in statistics, lists and openings', async () => {
    const result = { gameId: 'game1', game: 'toy', guildId: 'guild', players: 1, seat: 0, userId: '100', rank: 1 };
    await save({ results: [{ ...result, points: 38.5, endedAt: 9_000, tiles: ['miner'], opening: 'dig' }] });
    expect(await stores.results.ofGame('game1')).toMatchObject([{ points: 38.5 }]);
    expect(await stores.results.finished({ game: 'toy' }, '100')).toBe(1);
    expect(await stores.results.finished({ game: 'another' }, '100')).toBe(0);
    const scope = { game: 'toy', guildId: 'guild' };
    expect((await stores.results.figures(scope, '100')).counts).toMatchObject([{ best: 38.5 }]);
    expect(await stores.results.soloBest(scope, {})).toEqual([{ userId: '100', points: 38.5 }]);
    expect(await stores.results.openings({ ...scope, players: 1 }, 5)).toEqual([
      { move: 'dig', games: 1, points: 38.5 },
    ]);
  });

  it('earlier bests are those of games with the same choice', async () => {
    const result = { game: 'toy', guildId: 'guild', players: 1, seat: 0, userId: '100', rank: 1, tiles: [] };
    for (const [id, rounds, points] of [
      ['one', 2, 9],
      ['two', 5, 40],
      ['three', 2, 12],
    ] as const) {
      const game = aGame({ id, status: 'finished', options: { rounds } });
      await save({ game, results: [{ ...result, gameId: id, points, endedAt: points * 100 }] });
    }
    const bests = async (option?: string) =>
      (await stores.results.formerBests('two', option)).map(({ before }) => before);
    expect(await bests()).toEqual([12]);
    expect(await bests('rounds')).toEqual([]);
    const [same] = await stores.results.formerBests('three', 'rounds');
    expect(same).toMatchObject({ points: 12, before: 9 });
  });

  describe('votes', () => {
    it('are open one at a time, and found by time and by game', async () => {
      await save({ vote: aVote({ outcome: 'refused' }) });
      const open = aVote({ id: 'vote2', newcomer: { id: '9', name: 'Nora' }, askedAt: 2_000 });
      await save({ vote: open });
      expect(await stores.votes.open('game1')).toEqual(open);
      await expect(save({ vote: aVote({ id: 'vote3' }) })).rejects.toThrow();
      expect(await stores.votes.due(8_999, 5)).toEqual([]);
      expect(await stores.votes.due(9_000, 5)).toEqual([open]);
      await save({ vote: { ...open, outcome: 'lapsed' } });
      expect(await stores.votes.open('game1')).toBeUndefined();
      expect((await stores.votes.ofGame('game1')).map(({ id }) => id)).toEqual(['vote2', 'vote1']);
    });

    it('are dropped once their game has long been over and no post needs them', async () => {
      const over = (id: string, closedAt: number | undefined, of: Partial<Change> = {}) => {
        const status = closedAt === undefined ? 'running' : 'finished';
        const game = aGame({ id, channelId: id, status, closedAt });
        return save({ game, vote: aVote({ id, gameId: id, outcome: 'lapsed' }), ...of });
      };
      await over('running', undefined);
      await over('late', 200);
      await over('told', 100, { posts: posts('n1') });
      await over('over', 99);
      await stores.votes.prune(150);
      const left = await Promise.all(['running', 'late', 'told', 'over'].map((id) => stores.votes.ofGame(id)));
      expect(left.flat().map(({ id }) => id)).toEqual(['running', 'late', 'told']);
      await stores.outbox.sent('n1', 120, []);
      await stores.votes.prune(150);
      expect(await stores.votes.ofGame('told')).toEqual([]);
    });
  });

  describe('a share of the games', () => {
    const guildOf = (shard: number) => String((BigInt(1_000_000 * 16 + shard) << 22n) + 7n);
    const GUILDS = { none: undefined, named: 'guild', zero: guildOf(0), five: guildOf(5), nine: guildOf(9) };
    const shares: readonly (readonly [Share | undefined, readonly string[]])[] = [
      [undefined, ['none', 'named', 'zero', 'five', 'nine']],
      [{ shards: [0], of: 1 }, ['none', 'named', 'zero', 'five', 'nine']],
      [{ shards: [0], of: 16 }, ['none', 'named', 'zero']],
      [{ shards: [5, 9], of: 16 }, ['five', 'nine']],
      [{ shards: [1], of: 4 }, ['five', 'nine']],
      [{ shards: [0, 2, 3], of: 4 }, ['none', 'named', 'zero']],
      [{ shards: [3], of: 4 }, []],
    ];

    it.each(shares)('%j is what its process sees and serves', async (share, names) => {
      for (const [createdAt, [id, guildId]] of Object.entries(GUILDS).entries()) {
        const vote = aVote({ id, gameId: id, dueAt: 6_000 + createdAt });
        await save({
          game: aGame({ id, guildId, channelId: id, createdAt }),
          waiting: { since: 0, seats: [0] },
          posts: posts(id),
          vote,
          at: 5_000 + createdAt,
        });
      }
      expect(Object.entries(GUILDS).flatMap(([name, id]) => (serves(share, id) ? [name] : []))).toEqual(names);
      expect(await stores.games.unattended(share)).toEqual([]);
      expect((await stores.outbox.due(1e15, 9, share)).map(({ nonce }) => nonce)).toEqual(names);
      for (const name of Object.keys(GUILDS)) await stores.outbox.sent(name, 6_000, [unpainted]);
      expect((await stores.outbox.unpainted(share)).map(({ nonce }) => nonce)).toEqual(names);
      expect((await stores.waits.due(1e15, 9, share)).map(({ gameId }) => gameId)).toEqual(names);
      expect((await stores.votes.due(1e15, 9, share)).map(({ id }) => id)).toEqual(names);
      expect(await stores.waits.due(5_000 - 1, 9, share)).toEqual([]);
      for (const [id, guildId] of Object.entries(GUILDS)) {
        const game = await stores.games.find(id);
        if (game) await save({ game: { ...game, guildId }, waiting: { since: 0, seats: [] } });
      }
      expect((await stores.games.unattended(share)).sort()).toEqual(names.toSorted());
    });

    it('leaves out games that are not running, and those that wait for somebody', async () => {
      await save({ game: aGame({ id: 'lobby', channelId: '1', status: 'lobby' }) });
      await save({ game: aGame({ id: 'over', channelId: '2', status: 'finished' }) });
      await save({ game: aGame({ id: 'awaited', channelId: '3' }), waiting: { since: 0, seats: [1] } });
      await save({ game: aGame({ id: 'left', channelId: '4' }) });
      expect(await stores.games.unattended()).toEqual(['left']);
    });
  });

  describe('waits', () => {
    it('with times from a clock that was ahead become due now, and no others do', async () => {
      const ahead = { since: 1, seats: [0], called: [0] };
      await save({ waiting: ahead, at: 500_000 });
      await save({ game: aGame({ id: 'game2', channelId: 'c2' }), waiting: { ...ahead, called: [] }, at: 90_000 });
      await stores.waits.rewind(100_000);
      const now = { askedAt: 100_000, calledAt: 100_000, dueAt: 100_000 };
      expect(await stores.waits.ofGame('game1')).toMatchObject([{ ...now, nudgedAt: undefined }]);
      expect(await stores.waits.ofGame('game2')).toMatchObject([{ askedAt: 90_000, calledAt: undefined }]);
    });

    it('are due at once, or when the step says', async () => {
      await save({ waiting: { since: 1, seats: [0, 1], due: { 1: 9_000 } }, at: 8_000 });
      expect(await stores.waits.ofGame('game1')).toMatchObject([{ dueAt: 8_000 }, { askedAt: 8_000, dueAt: 9_000 }]);
    });

    it('forget what was noted about a seat with a new player', async () => {
      await save({ waiting: { since: 3, seats: [0, 1] } });
      for (const wait of await stores.waits.ofGame('game1')) await stores.waits.keep({ ...wait, late: true });
      await save({ waiting: { since: 3, seats: [0, 1], afresh: [1] }, at: 8_000 });
      expect(await stores.waits.ofGame('game1')).toMatchObject([
        { seat: 0, late: true, askedAt: 5_000 },
        { seat: 1, late: false, askedAt: 8_000, dueAt: 8_000 },
      ]);
    });
  });
}
