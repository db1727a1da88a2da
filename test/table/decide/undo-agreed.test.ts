import { describe, expect, it } from 'vitest';
import type { Raised } from '../../../src/table/decide/assembly.ts';
import { computer } from '../../../src/table/play/computer.ts';
import { ANNA, BEN, CLEO, openGame, openTestTables, postsOf, refuses, TRIO } from '../fixture.ts';

const begun = (users = [ANNA], computers = 0) =>
  openGame({ users, computers }, openTestTables({ autopilots: [computer] }));

const voteIn = (raised: Raised) => (raised.kind === 'vote' ? raised.vote : expect.fail('It was done without a vote.'));

describe('a player’s last turn', () => {
  it('is taken back with the computers’ later turns, which they play again', async () => {
    const { id, of, play, stores, table } = await begun([ANNA], 2);
    await play(ANNA, 'dig 1', 'end');
    const before = await table.turns(id);
    expect(before.length).toBeGreaterThan(1);
    await postsOf(stores);
    expect(await table.undo(of(ANNA))).toMatchObject({ what: 'turn', panel: { drafts: [{ move: 'dig 1' }] } });
    const [row] = await stores.outbox.due(1e15, 1);
    expect(row?.post).toMatchObject({ kind: 'undo', to: 1, turns: before, awaited: [0] });
    expect(await table.turns(id)).toEqual([]);
    await play(ANNA, 'dig 3', 'end');
    expect(await table.turns(id)).toHaveLength(before.length);
  });

  it('needs consent once another person has acted', async () => {
    const { of, play, table } = await begun(TRIO);
    await play(ANNA, 'dig 1', 'end');
    await play(BEN, 'dig 1');
    await refuses('undoOthersBegun', table.undo(of(ANNA)));
  });
});

describe('turns further back', () => {
  const played = async () => {
    const game = await openGame({ users: TRIO });
    for (const move of ['dig 2', 'feed']) for (const user of TRIO) await game.play(user, move, 'end');
    return game;
  };

  it('are taken back when all others agree, after reading which turns these are and whether anything was revealed', async () => {
    const { assembly, ballot, drafts, log, position, stores, undoable, undoTo } = await played();
    const turns = await undoable();
    expect(turns.map(({ turn }) => turn.seat)).toEqual([2, 1, 0, 2, 1, 0]);
    const to = turns[4]?.to ?? 0;
    const vote = voteIn(await undoTo(ANNA, to));
    expect(vote).toMatchObject({ voters: [BEN.id, CLEO.id], needs: 'all', ballots: {} });
    const { undoing } = await assembly.view(vote.id);
    expect(undoing?.revealed).toBe(true);
    expect(undoing?.turns.map(({ seat }) => seat)).toEqual([1, 2, 0, 1, 2]);
    expect(await ballot(BEN)).toBe('open');
    await postsOf(stores);
    expect(await ballot(CLEO)).toBe('agreed');
    expect(await position()).toMatchObject({ state: { round: 1 }, awaited: [{ seat: 1 }] });
    expect((await log()).at(-1)).toEqual({ entry: 13, undo: to, seat: undefined });
    expect(await postsOf(stores)).toEqual(['vote', 'undo']);
    expect(await drafts(BEN)).toEqual(['dig 2']);
  });

  it('are not taken back when one of the others disagrees, or if there is no such turn', async () => {
    const { ballot, position, undoable, undoTo } = await played();
    await refuses('undoUnknown', undoTo(ANNA, 0));
    const [last] = await undoable();
    await undoTo(ANNA, last?.to);
    expect(await ballot(CLEO, false)).toBe('refused');
    expect(await position()).toMatchObject({ state: { round: 2 } });
  });

  it('need nobody’s consent if nobody else plays, and nothing has been turned up since', async () => {
    const { drafts, find, play, undoable, undoTo } = await begun([ANNA], 1);
    await play(ANNA, 'dig 1', 'end');
    const [first] = await undoable();
    expect(await undoTo(ANNA, first?.to)).toEqual({ kind: 'done' });
    expect(await drafts(ANNA)).toEqual(['dig 1']);
    expect(await find()).not.toHaveProperty('unrated');
  });
});

describe('an undo with nobody else there to agree to it', () => {
  const DAYS_3 = 72 * 3_600_000;

  /** Anna's game with Ben; a computer has replaced him since Anna's second turn. */
  const left = async () => {
    const game = await begun([ANNA, BEN]);
    const { absent, clock, pass, play, position, undoable } = game;
    await play(ANNA, 'dig 1', 'end');
    clock.time += DAYS_3;
    await absent(ANNA, 'computer');
    await pass(0);
    await play(ANNA, 'feed', 'end');
    expect(await position()).toMatchObject({ state: { round: 2 } });
    return { ...game, to: (await undoable()).at(-1)?.to };
  };

  it('waits for the player whom a computer replaces', async () => {
    const { ballot, find, position, to, undoTo } = await left();
    expect(voteIn(await undoTo(ANNA, to))).toMatchObject({ voters: [BEN.id], outcome: 'open' });
    expect(await position()).toMatchObject({ state: { round: 2 } });
    expect(await ballot(BEN)).toBe('agreed');
    expect(await position()).toMatchObject({ state: { round: 1 } });
    expect(await find()).not.toHaveProperty('unrated');
  });

  it('waits for them even if another player is there, if it undoes a reveal in a rated game', async () => {
    const { absent, ballot, clock, pass, play, position, undoable, undoTo } = await begun(TRIO);
    await play(ANNA, 'dig 1', 'end');
    await play(BEN, 'dig 1', 'end');
    clock.time += DAYS_3;
    await absent(ANNA, 'computer');
    await ballot(BEN);
    await pass(0);
    const oldest = async () => (await undoable()).at(-1)?.to;
    expect(voteIn(await undoTo(ANNA, await oldest()))).toMatchObject({ voters: [BEN.id] });
    await ballot(BEN, false);
    await play(ANNA, 'feed', 'end');
    await play(BEN, 'feed', 'end');
    expect(await position()).toMatchObject({ state: { round: 2 } });
    expect(voteIn(await undoTo(ANNA, await oldest()))).toMatchObject({ voters: [BEN.id, CLEO.id], needs: 'all' });
  });

  it('lapses if that player does not answer', async () => {
    const { assembly, id, pass, position, to, undoTo } = await left();
    await undoTo(ANNA, to);
    await pass(DAYS_3);
    expect(await assembly.open(id)).toBeUndefined();
    expect(await position()).toMatchObject({ state: { round: 2 } });
  });

  it('makes a game against computers unrated if it undoes a reveal and the player confirms', async () => {
    const { assembly, find, id, play, position, undoable, undoTo } = await begun([ANNA], 1);
    await play(ANNA, 'dig 1', 'end');
    await play(ANNA, 'feed', 'end');
    const [last, first] = await undoable();
    await refuses('undoUnrates', undoTo(ANNA, first?.to));
    expect(await undoable()).toMatchObject([{ to: last?.to }, { to: first?.to }]);
    const wish = { gameId: id, user: ANNA, to: first?.to ?? -1, sure: true };
    expect(await assembly.undo(wish)).toEqual({ kind: 'done' });
    expect(await find()).toMatchObject({ unrated: true });
    // Now that it does not count, the table does not ask about that again.
    for (const moves of [['end'], ['feed', 'end']]) await play(ANNA, ...moves);
    expect(await undoTo(ANNA, (await undoable()).at(-1)?.to)).toEqual({ kind: 'done' });
    expect(await position()).toMatchObject({ state: { round: 1 } });
  });
});
