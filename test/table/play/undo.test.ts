import { describe, expect, it } from 'vitest';
import { ANNA, BEN, CLEO, openGame, openTestTables, postsOf, refuses } from '../fixture.ts';
import type { ToyState } from '../toy.ts';

const anna = (gameId: string) => ({ gameId, userId: ANNA.id });
const ben = (gameId: string) => ({ gameId, userId: BEN.id });

describe('undo', () => {
  it('takes back a move of the current turn', async () => {
    const { table, id, play } = await openGame();
    await play(ANNA, 'dig 1', 'dig 2');
    expect(await table.undo(anna(id))).toMatchObject({ what: 'move', panel: { drafts: [{ move: 'dig 1' }] } });
  });

  it('opens the last turn again, its moves drafts as before', async () => {
    const game = await openGame();
    await game.play(ANNA, 'dig 1', 'dig 2', 'end');
    await postsOf(game.stores);
    const undone = await game.table.undo(anna(game.id));
    expect(undone).toMatchObject({
      what: 'turn',
      panel: { drafts: [{ move: 'dig 1' }, { move: 'dig 2' }], canEnd: true },
    });
    const position = await game.position();
    expect(position).toMatchObject({ awaited: [{ seat: 0 }], state: { players: [{ stones: 0 }, {}] } });
    const [row] = await game.stores.outbox.due(1e15, 1);
    expect(row?.post).toMatchObject({ kind: 'undo', seat: 0, entry: 4, awaited: [0], turns: [{ seat: 0 }] });
    await refuses('notYourTurn', game.play(BEN, 'dig 1'));
    await game.play(ANNA, 'end');
    expect((await game.position()).state).toMatchObject({ players: [{ stones: 3 }, {}] });
    expect(await game.table.turns(game.id)).toHaveLength(1);
  });

  it('opens the last turn once, however often its button is pressed', async () => {
    const { table, id, play, position } = await openGame();
    await play(ANNA, 'dig 1', 'dig 2', 'end');
    const { entry } = await position();
    const both = await Promise.allSettled([1, 2].map(() => table.undo({ ...anna(id), entry })));
    expect(both).toMatchObject([
      { status: 'fulfilled', value: { what: 'turn' } },
      { status: 'rejected', reason: { key: 'stale' } },
    ]);
    expect((await table.panel(anna(id))).drafts).toMatchObject([{ move: 'dig 1' }, { move: 'dig 2' }]);
  });

  it('makes presses for the following turn stale', async () => {
    const { table, id, play } = await openGame();
    await play(ANNA, 'dig 1', 'end');
    const { step } = await table.panel(ben(id));
    await table.undo(anna(id));
    await play(ANNA, 'dig 3', 'end');
    expect(await table.choose({ ...ben(id), step, move: 'dig 1' })).toMatchObject({ kind: 'stale' });
  });

  it('is refused once somebody has acted', async () => {
    const { table, id, play } = await openGame();
    await play(ANNA, 'dig 1', 'end');
    await play(BEN, 'dig 1');
    const begun = { key: 'undoOthersBegun', params: { others: BEN.name } };
    await expect(table.undo(anna(id))).rejects.toMatchObject(begun);
    await play(BEN, 'end');
    await refuses('undoOthersActed', table.undo(anna(id)));
    await table.undo(ben(id));
    await expect(table.undo(anna(id))).rejects.toMatchObject(begun);
    await table.undo(ben(id));
    await expect(table.undo(anna(id))).resolves.toMatchObject({ what: 'turn' });
  });

  it('is refused when the player has nothing to undo', async () => {
    const { table, id, of, play } = await openGame();
    await refuses('nothingToUndo', table.undo(anna(id)));
    await play(ANNA, 'dig 1', 'end');
    await refuses('nothingToUndo', table.undo(ben(id)));
    await refuses('notSeated', table.undo(of(CLEO)));
  });

  it('reopens a player’s part of the harvest while others are still playing theirs', async () => {
    const { table, id, panel, play, position } = await openGame({ users: [ANNA, BEN, CLEO] });
    for (const user of [ANNA, BEN, CLEO]) await play(user, 'dig 2', 'end');
    await play(ANNA, 'feed', 'end');
    await play(BEN, 'feed', 'end');
    await play(CLEO, 'beg');
    expect(await table.undo(anna(id))).toMatchObject({ what: 'turn', panel: { drafts: [{ move: 'feed' }] } });
    const { awaited } = await position();
    expect(awaited.map(({ seat }) => seat)).toEqual([0, 2]);
    expect((await panel(CLEO)).drafts).toHaveLength(1);
    await table.undo(anna(id));
    await play(ANNA, 'beg', 'end');
    await play(CLEO, 'end');
    expect((await position()).state).toMatchObject({
      round: 2,
      players: [{ stones: 2 }, { stones: 1 }, {}],
    });
  });

  it('is refused once a card has been turned up', async () => {
    const { table, id, play, position } = await openGame();
    for (const user of [ANNA, BEN]) await play(user, 'dig 2', 'end');
    for (const user of [BEN, ANNA]) await play(user, 'feed', 'end');
    expect(((await position()).state as ToyState).round).toBe(2);
    await refuses('undoRevealed', table.undo(anna(id)));
    expect(((await position()).state as ToyState).round).toBe(2);
  });

  it('is still possible after a restart', async () => {
    const { stores, table, id, play, position } = await openGame();
    await play(ANNA, 'dig 1', 'end');
    await table.undo(anna(id));
    const before = [await table.panel(anna(id)), await position()];
    const again = openTestTables({ stores });
    expect([await again.table.panel(anna(id)), await again.table.position(id)]).toEqual(before);
  });
});
