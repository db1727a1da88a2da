import { describe, expect, it } from 'vitest';
import { computer } from '../../../src/table/play/computer.ts';
import { ANNA, BEN, CLEO, openTestTables, play, postsOf, started, type TestTables } from '../fixture.ts';

const TRIO = [ANNA, BEN, CLEO];

/** Anna and computer players. */
async function withComputers(tables: TestTables, computers: number): Promise<string> {
  const { lobby } = tables;
  const { id } = await lobby.create({ channelId: 'c', guildId: 'g', user: ANNA, game: 'toy', computers });
  await lobby.start({ gameId: id, userId: ANNA.id });
  return id;
}

describe('a player’s last turn', () => {
  it('is taken back with the computers’ later turns, which they play again', async () => {
    const tables = openTestTables({ autopilots: [computer] });
    const id = await withComputers(tables, 2);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    const before = await tables.table.turns(id);
    expect(before.length).toBeGreaterThan(1);
    await postsOf(tables.stores);
    const undone = await tables.table.undo({ gameId: id, userId: ANNA.id });
    expect(undone).toMatchObject({ what: 'turn', panel: { drafts: [{ move: 'dig 1' }] } });
    const [row] = await tables.stores.outbox.due(1e15, 1);
    expect(row?.post).toMatchObject({ kind: 'undo', to: 1, turns: before, awaited: [0] });
    expect(await tables.table.turns(id)).toEqual([]);
    await play(tables, id, ANNA.id, 'dig 3', 'end');
    expect(await tables.table.turns(id)).toHaveLength(before.length);
  });

  it('needs consent once another person has acted', async () => {
    const tables = openTestTables({ autopilots: [computer] });
    const { id } = await started(tables, TRIO);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await play(tables, id, BEN.id, 'dig 1');
    await expect(tables.table.undo({ gameId: id, userId: ANNA.id })).rejects.toMatchObject({ key: 'undoOthersBegun' });
  });
});

describe('turns further back', () => {
  const played = async () => {
    const tables = openTestTables();
    const { id } = await started(tables, TRIO);
    for (const { id: userId } of TRIO) await play(tables, id, userId, 'dig 2', 'end');
    for (const { id: userId } of TRIO) await play(tables, id, userId, 'feed', 'end');
    return { tables, id };
  };

  it('are taken back when all others agree, after reading which turns these are and whether anything was revealed', async () => {
    const { tables, id } = await played();
    const turns = await tables.assembly.undoable(id);
    expect(turns.map(({ turn }) => turn.seat)).toEqual([2, 1, 0, 2, 1, 0]);
    const to = turns[4]?.to ?? 0;
    const raised = await tables.assembly.undo({ gameId: id, user: ANNA, to });
    if (raised.kind !== 'vote') throw new Error('It was done without a vote.');
    const voteId = raised.vote.id;
    expect(raised.vote).toMatchObject({ voters: [BEN.id, CLEO.id], needs: 'all', ballots: {} });
    const { undoing } = await tables.assembly.view(voteId);
    expect(undoing?.revealed).toBe(true);
    expect(undoing?.turns.map(({ seat }) => seat)).toEqual([1, 2, 0, 1, 2]);
    expect((await tables.assembly.ballot({ gameId: id, voteId, userId: BEN.id, agrees: true })).outcome).toBe('open');
    await postsOf(tables.stores);
    expect((await tables.assembly.ballot({ gameId: id, voteId, userId: CLEO.id, agrees: true })).outcome).toBe(
      'agreed',
    );
    expect(await tables.table.position(id)).toMatchObject({
      state: { round: 1 },
      awaited: [{ seat: 1 }],
    });
    expect((await tables.stores.games.log(id)).at(-1)).toEqual({ entry: 13, undo: to, seat: undefined });
    expect(await postsOf(tables.stores)).toEqual(['vote', 'undo']);
    expect((await tables.table.panel({ gameId: id, userId: BEN.id })).drafts).toMatchObject([{ move: 'dig 2' }]);
  });

  it('stay when one of them disagrees, or if there is no such turn', async () => {
    const { tables, id } = await played();
    await expect(tables.assembly.undo({ gameId: id, user: ANNA, to: 0 })).rejects.toMatchObject({ key: 'undoUnknown' });
    const [last] = await tables.assembly.undoable(id);
    const raised = await tables.assembly.undo({ gameId: id, user: ANNA, to: last?.to ?? -1 });
    const voteId = raised.kind === 'vote' ? raised.vote.id : '';
    expect((await tables.assembly.ballot({ gameId: id, voteId, userId: CLEO.id, agrees: false })).outcome).toBe(
      'refused',
    );
    expect(await tables.table.position(id)).toMatchObject({ state: { round: 2 } });
  });

  it('need nobody’s consent if nobody else plays, and nothing has been turned up since', async () => {
    const tables = openTestTables({ autopilots: [computer] });
    const id = await withComputers(tables, 1);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    const [first] = await tables.assembly.undoable(id);
    expect(await tables.assembly.undo({ gameId: id, user: ANNA, to: first?.to ?? -1 })).toEqual({ kind: 'done' });
    expect((await tables.table.panel({ gameId: id, userId: ANNA.id })).drafts).toMatchObject([{ move: 'dig 1' }]);
    expect(await tables.table.find(id)).not.toHaveProperty('unrated');
  });
});

describe('an undo with nobody else there to agree to it', () => {
  const DAYS_3 = 72 * 3_600_000;

  /** Anna's game with Ben; a computer has replaced him since Anna's second turn. */
  const left = async () => {
    const tables = openTestTables({ autopilots: [computer] });
    const { id } = await started(tables, [ANNA, BEN]);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    tables.clock.time += DAYS_3;
    await tables.assembly.absent({ gameId: id, user: ANNA, remedy: 'computer' });
    for (const { run } of tables.chores) await run(tables.clock.time);
    await play(tables, id, ANNA.id, 'feed', 'end');
    expect(await tables.table.position(id)).toMatchObject({ state: { round: 2 } });
    const to = (await tables.assembly.undoable(id)).at(-1)?.to ?? -1;
    return { tables, id, to };
  };

  it('waits for the player whom a computer replaces', async () => {
    const { tables, id, to } = await left();
    const raised = await tables.assembly.undo({ gameId: id, user: ANNA, to });
    expect(raised).toMatchObject({ kind: 'vote', vote: { voters: [BEN.id], outcome: 'open' } });
    expect(await tables.table.position(id)).toMatchObject({ state: { round: 2 } });
    const voteId = raised.kind === 'vote' ? raised.vote.id : '';
    expect((await tables.assembly.ballot({ gameId: id, voteId, userId: BEN.id, agrees: true })).outcome).toBe('agreed');
    expect(await tables.table.position(id)).toMatchObject({ state: { round: 1 } });
    expect(await tables.table.find(id)).not.toHaveProperty('unrated');
  });

  it('waits for them even if another player is there, if it undoes a reveal in a rated game', async () => {
    const tables = openTestTables({ autopilots: [computer] });
    const { id } = await started(tables, TRIO);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await play(tables, id, BEN.id, 'dig 1', 'end');
    tables.clock.time += DAYS_3;
    await tables.assembly.absent({ gameId: id, user: ANNA, remedy: 'computer' });
    const vote = await tables.assembly.open(id);
    await tables.assembly.ballot({ gameId: id, voteId: vote?.id ?? '', userId: BEN.id, agrees: true });
    for (const { run } of tables.chores) await run(tables.clock.time);
    const before = (await tables.assembly.undoable(id)).at(-1)?.to ?? -1;
    const free = await tables.assembly.undo({ gameId: id, user: ANNA, to: before });
    expect(free).toMatchObject({ kind: 'vote', vote: { voters: [BEN.id] } });
    await tables.assembly.ballot({
      gameId: id,
      voteId: free.kind === 'vote' ? free.vote.id : '',
      userId: BEN.id,
      agrees: false,
    });
    await play(tables, id, ANNA.id, 'feed', 'end');
    await play(tables, id, BEN.id, 'feed', 'end');
    expect(await tables.table.position(id)).toMatchObject({ state: { round: 2 } });
    const to = (await tables.assembly.undoable(id)).at(-1)?.to ?? -1;
    const raised = await tables.assembly.undo({ gameId: id, user: ANNA, to });
    expect(raised).toMatchObject({ kind: 'vote', vote: { voters: [BEN.id, CLEO.id], needs: 'all' } });
  });

  it('lapses if that player does not answer', async () => {
    const { tables, id, to } = await left();
    await tables.assembly.undo({ gameId: id, user: ANNA, to });
    tables.clock.time += DAYS_3;
    for (const { run } of tables.chores) await run(tables.clock.time);
    expect(await tables.assembly.open(id)).toBeUndefined();
    expect(await tables.table.position(id)).toMatchObject({ state: { round: 2 } });
  });

  it('makes a game against computers unrated if it undoes a reveal and the player confirms', async () => {
    const tables = openTestTables({ autopilots: [computer] });
    const id = await withComputers(tables, 1);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await play(tables, id, ANNA.id, 'feed', 'end');
    const [last, first] = await tables.assembly.undoable(id);
    const wish = { gameId: id, user: ANNA, to: first?.to ?? -1 };
    await expect(tables.assembly.undo(wish)).rejects.toMatchObject({ key: 'undoUnrates' });
    expect(await tables.assembly.undoable(id)).toMatchObject([{ to: last?.to }, { to: first?.to }]);
    expect(await tables.assembly.undo({ ...wish, sure: true })).toEqual({ kind: 'done' });
    expect(await tables.table.find(id)).toMatchObject({ unrated: true });
    // Now that it does not count, the table does not ask about that again.
    for (const moves of [['end'], ['feed', 'end']]) await play(tables, id, ANNA.id, ...moves);
    const to = (await tables.assembly.undoable(id)).at(-1)?.to ?? -1;
    expect(await tables.assembly.undo({ ...wish, to })).toEqual({ kind: 'done' });
    expect(await tables.table.position(id)).toMatchObject({ state: { round: 1 } });
  });
});
