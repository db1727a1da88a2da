import { describe, expect, it } from 'vitest';
import { ANNA, BEN, CLEO, openTestTables, play, postsOf, started } from '../fixture.ts';
import type { ToyState } from '../toy.ts';

const anna = (gameId: string) => ({ gameId, userId: ANNA.id });
const ben = (gameId: string) => ({ gameId, userId: BEN.id });

describe('undo', () => {
  it('takes back a move of the current turn', async () => {
    const tables = openTestTables();
    const { id } = await started(tables);
    await play(tables, id, ANNA.id, 'dig 1', 'dig 2');
    expect(await tables.table.undo(anna(id))).toMatchObject({ what: 'move', panel: { drafts: [{ move: 'dig 1' }] } });
  });

  it('opens the last turn again, its moves drafts as before', async () => {
    const tables = openTestTables();
    const { id } = await started(tables);
    await play(tables, id, ANNA.id, 'dig 1', 'dig 2', 'end');
    await postsOf(tables.stores);
    const undone = await tables.table.undo(anna(id));
    expect(undone).toMatchObject({
      what: 'turn',
      panel: { drafts: [{ move: 'dig 1' }, { move: 'dig 2' }], canEnd: true },
    });
    const position = await tables.table.position(id);
    expect(position).toMatchObject({ awaited: [{ seat: 0 }], state: { players: [{ stones: 0 }, {}] } });
    const [row] = await tables.stores.outbox.due(1e15, 1);
    expect(row?.post).toMatchObject({ kind: 'undo', seat: 0, entry: 4, awaited: [0], turns: [{ seat: 0 }] });
    await expect(play(tables, id, BEN.id, 'dig 1')).rejects.toMatchObject({ key: 'notYourTurn' });
    await play(tables, id, ANNA.id, 'end');
    expect((await tables.table.position(id)).state).toMatchObject({ players: [{ stones: 3 }, {}] });
    expect(await tables.table.turns(id)).toHaveLength(1);
  });

  it('opens the last turn once, however often its button is pressed', async () => {
    const tables = openTestTables();
    const { id } = await started(tables);
    await play(tables, id, ANNA.id, 'dig 1', 'dig 2', 'end');
    const { entry } = await tables.table.position(id);
    const both = await Promise.allSettled([1, 2].map(() => tables.table.undo({ ...anna(id), entry })));
    expect(both).toMatchObject([
      { status: 'fulfilled', value: { what: 'turn' } },
      { status: 'rejected', reason: { key: 'stale' } },
    ]);
    expect((await tables.table.panel(anna(id))).drafts).toMatchObject([{ move: 'dig 1' }, { move: 'dig 2' }]);
  });

  it('makes presses for the following turn stale', async () => {
    const tables = openTestTables();
    const { id } = await started(tables);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    const { step } = await tables.table.panel(ben(id));
    await tables.table.undo(anna(id));
    await play(tables, id, ANNA.id, 'dig 3', 'end');
    expect(await tables.table.choose({ ...ben(id), step, move: 'dig 1' })).toMatchObject({ kind: 'stale' });
  });

  it('is refused once somebody has acted', async () => {
    const tables = openTestTables();
    const { id } = await started(tables);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await play(tables, id, BEN.id, 'dig 1');
    const begun = { key: 'undoOthersBegun', params: { others: BEN.name } };
    await expect(tables.table.undo(anna(id))).rejects.toMatchObject(begun);
    await play(tables, id, BEN.id, 'end');
    await expect(tables.table.undo(anna(id))).rejects.toMatchObject({ key: 'undoOthersActed' });
    await tables.table.undo(ben(id));
    await expect(tables.table.undo(anna(id))).rejects.toMatchObject(begun);
    await tables.table.undo(ben(id));
    await expect(tables.table.undo(anna(id))).resolves.toMatchObject({ what: 'turn' });
  });

  it('is refused when the player has nothing to undo', async () => {
    const tables = openTestTables();
    const { id } = await started(tables);
    await expect(tables.table.undo(anna(id))).rejects.toMatchObject({ key: 'nothingToUndo' });
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await expect(tables.table.undo(ben(id))).rejects.toMatchObject({ key: 'nothingToUndo' });
    await expect(tables.table.undo({ gameId: id, userId: CLEO.id })).rejects.toMatchObject({ key: 'notSeated' });
  });

  it('reopens a player’s part of the harvest while others are still playing theirs', async () => {
    const tables = openTestTables();
    const { id } = await started(tables, [ANNA, BEN, CLEO]);
    for (const user of [ANNA, BEN, CLEO]) await play(tables, id, user.id, 'dig 2', 'end');
    await play(tables, id, ANNA.id, 'feed', 'end');
    await play(tables, id, BEN.id, 'feed', 'end');
    await play(tables, id, CLEO.id, 'beg');
    expect(await tables.table.undo(anna(id))).toMatchObject({ what: 'turn', panel: { drafts: [{ move: 'feed' }] } });
    const { awaited } = await tables.table.position(id);
    expect(awaited.map(({ seat }) => seat)).toEqual([0, 2]);
    expect((await tables.table.panel({ gameId: id, userId: CLEO.id })).drafts).toHaveLength(1);
    await tables.table.undo(anna(id));
    await play(tables, id, ANNA.id, 'beg', 'end');
    await play(tables, id, CLEO.id, 'end');
    expect((await tables.table.position(id)).state).toMatchObject({
      round: 2,
      players: [{ stones: 2 }, { stones: 1 }, {}],
    });
  });

  it('is refused once a card has been turned up', async () => {
    const tables = openTestTables();
    const { id } = await started(tables);
    for (const user of [ANNA, BEN]) await play(tables, id, user.id, 'dig 2', 'end');
    for (const user of [BEN, ANNA]) await play(tables, id, user.id, 'feed', 'end');
    expect(((await tables.table.position(id)).state as ToyState).round).toBe(2);
    await expect(tables.table.undo(anna(id))).rejects.toMatchObject({ key: 'undoRevealed' });
    expect(((await tables.table.position(id)).state as ToyState).round).toBe(2);
  });

  it('is still possible after a restart', async () => {
    const tables = openTestTables();
    const { id } = await started(tables);
    await play(tables, id, ANNA.id, 'dig 1', 'end');
    await tables.table.undo(anna(id));
    const before = [await tables.table.panel(anna(id)), await tables.table.position(id)];
    const again = openTestTables({ stores: tables.stores });
    expect([await again.table.panel(anna(id)), await again.table.position(id)]).toEqual(before);
  });
});
