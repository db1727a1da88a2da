import { describe, expect, it } from 'vitest';
import { ANNA, BEN, CLEO, openGame, postsOf, refuses, TRIO } from '../fixture.ts';

describe('undo', () => {
  it('takes back a move of the current turn, or reopens the last turn, with its moves as drafts again', async () => {
    const game = await openGame();
    await game.play(ANNA, 'dig 1', 'dig 3');
    expect(await game.undo(ANNA)).toMatchObject({ what: 'move', panel: { drafts: [{ move: 'dig 1' }] } });
    await game.play(ANNA, 'dig 2', 'end');
    await postsOf(game.stores);
    const panel = { drafts: [{ move: 'dig 1' }, { move: 'dig 2' }], canEnd: true };
    expect(await game.undo(ANNA)).toMatchObject({ what: 'turn', panel });
    expect(await game.position()).toMatchObject({ awaited: [{ seat: 0 }], state: { players: [{ stones: 0 }, {}] } });
    const [row] = await game.stores.outbox.due(1e15, 1);
    expect(row?.post).toMatchObject({ kind: 'undo', seat: 0, entry: 6, awaited: [0], turns: [{ seat: 0 }] });
    await refuses('notYourTurn', game.play(BEN, 'dig 1'));
    await game.play(ANNA, 'end');
    expect((await game.position()).state).toMatchObject({ players: [{ stones: 3 }, {}] });
    expect(await game.table.turns(game.id)).toHaveLength(1);
  });

  it('reopens the last turn once, however often its button is pressed', async () => {
    const { of, panel, play, position, table } = await openGame();
    await play(ANNA, 'dig 1', 'dig 2', 'end');
    const { entry } = await position();
    const both = await Promise.allSettled([1, 2].map(() => table.undo({ ...of(ANNA), entry })));
    expect(both).toMatchObject([{ value: { what: 'turn' } }, { reason: { key: 'stale' } }]);
    expect((await panel(ANNA)).drafts).toMatchObject([{ move: 'dig 1' }, { move: 'dig 2' }]);
  });

  it('makes presses for the following turn stale', async () => {
    const { of, panel, play, table, undo } = await openGame();
    await play(ANNA, 'dig 1', 'end');
    const { step } = await panel(BEN);
    await undo(ANNA);
    await play(ANNA, 'dig 3', 'end');
    expect(await table.choose({ ...of(BEN), step, move: 'dig 1' })).toMatchObject({ kind: 'stale' });
  });

  it('is refused once somebody has acted', async () => {
    const { play, undo } = await openGame();
    await play(ANNA, 'dig 1', 'end');
    await play(BEN, 'dig 1');
    const begun = { key: 'undoOthersBegun', params: { others: BEN.name } };
    await expect(undo(ANNA)).rejects.toMatchObject(begun);
    await play(BEN, 'end');
    await refuses('undoOthersActed', undo(ANNA));
    await undo(BEN);
    await expect(undo(ANNA)).rejects.toMatchObject(begun);
    await undo(BEN);
    await expect(undo(ANNA)).resolves.toMatchObject({ what: 'turn' });
  });

  it('is refused when the player has nothing to undo', async () => {
    const { play, undo } = await openGame();
    await refuses('nothingToUndo', undo(ANNA));
    await play(ANNA, 'dig 1', 'end');
    await refuses('nothingToUndo', undo(BEN));
    await refuses('notSeated', undo(CLEO));
  });

  it('reopens a player’s part of the harvest while others are still playing theirs', async () => {
    const { awaited, panel, play, position, undo } = await openGame({ users: TRIO });
    for (const user of TRIO) await play(user, 'dig 2', 'end');
    await play(ANNA, 'feed', 'end');
    await play(BEN, 'feed', 'end');
    await play(CLEO, 'beg');
    expect(await undo(ANNA)).toMatchObject({ what: 'turn', panel: { drafts: [{ move: 'feed' }] } });
    expect(await awaited()).toEqual([0, 2]);
    expect((await panel(CLEO)).drafts).toHaveLength(1);
    await undo(ANNA);
    await play(ANNA, 'beg', 'end');
    await play(CLEO, 'end');
    expect((await position()).state).toMatchObject({ round: 2, players: [{ stones: 2 }, { stones: 1 }, {}] });
  });

  it('is refused once a card has been turned up', async () => {
    const { play, position, undo } = await openGame();
    for (const user of [ANNA, BEN]) await play(user, 'dig 2', 'end');
    for (const user of [BEN, ANNA]) await play(user, 'feed', 'end');
    expect((await position()).state).toMatchObject({ round: 2 });
    await refuses('undoRevealed', undo(ANNA));
    expect((await position()).state).toMatchObject({ round: 2 });
  });
});
