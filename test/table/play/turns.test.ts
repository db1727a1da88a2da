import { describe, expect, it } from 'vitest';
import { ANNA, BEN, CLEO, gameOf, openGame, openTestTables, panelIn, postsOf, refuses, TRIO } from '../fixture.ts';
import type { ToyState } from '../toy.ts';

const stones = (state: unknown) => (state as ToyState).players.map((player) => player.stones);
const moves = (list: readonly { move: string }[]) => list.map(({ move }) => move);

describe('a turn', () => {
  it('is a draft until it is ended, and public from then on', async () => {
    const { stores, table, id, of, play, position } = await openGame();
    const answer = await play(ANNA, 'dig 2', 'dig 3');
    const panel = panelIn(answer);
    expect(stones(panel.state)).toEqual([5, 0]);
    expect(moves(panel.drafts)).toEqual(['dig 2', 'dig 3']);
    expect(panel.canEnd).toBe(true);
    const before = await position();
    expect(stones(before.state)).toEqual([0, 0]);
    expect(before.awaited).toMatchObject([{ seat: 0 }]);
    expect(before.entry).toBe(0);
    for (const { state } of [panel, before]) expect((state as ToyState).deck[1]).toBe('hidden');
    expect(await table.turns(id)).toEqual([]);

    const ended = await table.endTurn({ ...of(ANNA), step: panel.step });
    expect(ended.kind).toBe('ended');
    const after = await position();
    expect(stones(after.state)).toEqual([5, 0]);
    expect(after.awaited).toMatchObject([{ seat: 1 }]);
    expect(after.last.map((turn) => [turn.seat, moves(turn.moves)])).toEqual([[0, ['dig 2', 'dig 3', 'end']]]);
    expect(await table.turns(id)).toEqual(after.last);
    expect((await postsOf(stores)).slice(-2)).toEqual(['start', 'turn']);
  });

  it('shows nothing to the others while it is a draft, not even entry numbers', async () => {
    const { table, of, position } = await openGame();
    const before = await position();
    const [asked] = before.awaited;
    const prompted = { ...of(ANNA), step: asked?.step ?? -1 };
    const begun = panelIn(await table.choose({ ...prompted, move: 'dig 2' }));
    expect(await position()).toEqual(before);
    const panel = { drafts: [{ move: 'dig 2' }] };
    expect(await table.choose({ ...prompted, move: 'dig 3' })).toMatchObject({ kind: 'stale', panel });
    await table.startOver({ ...of(ANNA), step: begun.step });
    expect(await position()).toEqual(before);
    const anew = panelIn(await table.choose({ ...prompted, move: 'dig 3' }));
    expect(moves(anew.drafts)).toEqual(['dig 3']);
    expect((await table.choose({ ...prompted, step: begun.step, move: 'dig 1' })).kind).toBe('stale');
  });

  it('can be stepped back move by move, or started over', async () => {
    const { table, of, play, position } = await openGame();
    const press = of(ANNA);
    await play(ANNA, 'dig 2', 'dig 3');
    const step = async () => (await table.panel(press)).step;
    const back = panelIn(await table.stepBack({ ...press, step: await step() }));
    expect(moves(back.drafts)).toEqual(['dig 2']);
    expect(stones(back.state)).toEqual([2, 0]);
    await play(ANNA, 'dig 1');
    const over = panelIn(await table.startOver({ ...press, step: await step() }));
    expect(over.drafts).toEqual([]);
    expect(stones(over.state)).toEqual([0, 0]);
    await refuses('nothingToStepBack', table.stepBack({ ...press, step: over.step }));
    await play(ANNA, 'dig 3', 'end');
    expect(stones((await position()).state)).toEqual([3, 0]);
  });

  it('cannot be stepped back past something that was turned up', async () => {
    const { table, of, play } = await openGame();
    const { step } = panelIn(await play(ANNA, 'dig 1', 'peek'));
    const press = { ...of(ANNA), step };
    await refuses('stepRevealed', table.stepBack(press));
    await refuses('stepRevealed', table.startOver(press));
    const later = panelIn(await play(ANNA, 'dig 2'));
    expect(moves(panelIn(await table.stepBack({ ...press, step: later.step })).drafts)).toEqual(['dig 1', 'peek']);
  });

  it('that was taken back starts over with a choice in the public prompt', async () => {
    const { table, of, play, position } = await openGame();
    await play(ANNA, 'dig 1', 'end');
    await table.undo(of(ANNA));
    const { awaited } = await position();
    const press = { ...of(ANNA), step: awaited[0]?.step ?? 0 };
    const kept = await table.chooseFirst({ ...press, move: 'dig 3', more: ['dig 9'] });
    expect(kept.kind).toBe('stale');
    expect(moves(panelIn(kept).drafts)).toEqual(['dig 1']);
    const over = await table.chooseFirst({ ...press, move: 'dig 3' });
    expect(over).toMatchObject({ kind: 'asked', startsOver: true });
    expect(moves(panelIn(over).drafts)).toEqual(['dig 3']);
    expect(stones(panelIn(over).state)).toEqual([3, 0]);
    expect(await table.chooseFirst({ ...press, move: 'dig 1' })).toMatchObject({ kind: 'stale' });
  });

  it('cannot be ended too early', async () => {
    const { table, of, panel } = await openGame();
    const { step, canEnd } = await panel(ANNA);
    expect(canEnd).toBe(false);
    await refuses('cannotEnd', table.endTurn({ ...of(ANNA), step }));
  });

  it('belongs to nobody else', async () => {
    const { table, log, of } = await openGame();
    const step = 0;
    const byBen = { ...of(BEN), step, move: 'dig 1' };
    await refuses('notYourTurn', table.choose(byBen), { awaited: 'Anna' });
    await refuses('notYourTurn', table.panel(byBen));
    await refuses('notSeated', table.choose({ ...byBen, userId: CLEO.id }));
    await refuses('noGame', table.choose({ ...byBen, gameId: 'x' }));
    expect(await log()).toEqual([]);
  });
});

describe('a press', () => {
  it('made twice at once counts once', async () => {
    const { table, log, of, panel } = await openGame({ users: [ANNA] });
    const twice = async (act: keyof Pick<typeof table, 'choose' | 'stepBack' | 'endTurn'>) => {
      const press = { ...of(ANNA), step: (await panel(ANNA)).step, move: 'dig 1' };
      return Promise.all([table[act](press), table[act](press)]);
    };
    const answers = await twice('choose');
    expect(answers.map(({ kind }) => kind)).toEqual(['asked', 'stale']);
    expect(answers.map((answer) => moves(panelIn(answer).drafts))).toEqual([['dig 1'], ['dig 1']]);
    expect(await log()).toHaveLength(1);
    await twice('choose');
    expect((await twice('stepBack')).map(({ kind }) => kind)).toEqual(['asked', 'stale']);
    expect((await panel(ANNA)).drafts).toHaveLength(1);
    expect((await twice('endTurn')).map(({ kind }) => kind)).toEqual(['ended', 'stale']);
  });

  it('on an old panel after the turn changes nothing', async () => {
    const { table, log, of, play } = await openGame();
    const { step } = panelIn(await play(ANNA, 'dig 1'));
    await play(ANNA, 'end');
    const answer = await table.choose({ ...of(ANNA), step, move: 'dig 1' });
    expect(answer.kind).toBe('over');
    expect(await log()).toHaveLength(2);
  });

  it('on an option that is not offered gets the current panel', async () => {
    const game = await openGame();
    const kindOf = async (move: string, step = 0) => (await game.table.choose({ ...game.of(ANNA), step, move })).kind;
    for (const move of ['dig 9', 'end', '', 'x'.repeat(4000), '__proto__']) expect(await kindOf(move)).toBe('stale');
    for (const step of [-1, 1, 999, Number.NaN]) expect(await kindOf('dig 1', step)).toBe('stale');
    expect(await game.log()).toEqual([]);
  });
});

describe('a harvest', () => {
  async function atHarvest() {
    const game = await openGame({ users: TRIO });
    for (const user of TRIO) await game.play(user, 'dig 2', 'end');
    await postsOf(game.stores);
    return game;
  }

  it('asks everyone at once and says who is still awaited', async () => {
    const { awaited, play, position, stores } = await atHarvest();
    expect(await awaited()).toEqual([0, 1, 2]);
    await play(CLEO, 'feed', 'end');
    await play(ANNA, 'beg');
    await play(BEN, 'feed', 'end');
    expect(await awaited()).toEqual([0]);
    const [waiting] = await stores.outbox.due(1e15, 1);
    expect(waiting?.post).toMatchObject({ kind: 'waiting', awaited: [0, 1] });
    expect(await postsOf(stores)).toEqual(['waiting', 'waiting']);
    const done = await play(ANNA, 'end');
    expect(done).toMatchObject({ kind: 'ended', position: { state: { round: 2, phase: 'turns' } } });
    const [harvest] = await stores.outbox.due(1e15, 1);
    const turns = [{ seat: 2 }, { seat: 1 }, { seat: 0 }];
    expect(harvest?.post).toMatchObject({ kind: 'harvest', awaited: [0], turns });
    expect(stones((await position()).state)).toEqual([2, 1, 1]);
  });

  it('leaves the panels of the others alone', async () => {
    const { of, play, table } = await atHarvest();
    const { step } = panelIn(await play(ANNA, 'feed'));
    await play(BEN, 'feed', 'end');
    expect((await table.endTurn({ ...of(ANNA), step })).kind).toBe('ended');
  });

  it('handles everyone’s presses at once', async () => {
    const { play, position } = await atHarvest();
    await Promise.all(TRIO.map((user) => play(user, 'feed', 'end')));
    expect((await position()).state).toMatchObject({ round: 2 });
  });
});

describe('a game', () => {
  it('ends when its rules say so', async () => {
    const game = await openGame({ users: [ANNA], options: { rounds: 1 } });
    game.clock.time = 9_000;
    await game.play(ANNA, 'dig 3', 'end');
    const end = await game.play(ANNA, 'feed', 'end');
    const position = { game: { status: 'finished', closedAt: 9_000 }, awaited: [] };
    expect(end).toMatchObject({ kind: 'ended', position });
    expect((await postsOf(game.stores)).slice(-3)).toEqual(['turn', 'turn', 'final']);
    await refuses('gameOver', game.panel(ANNA));
    await refuses('gameOver', game.table.end(game.of(ANNA)));
    expect((await game.position()).state).toMatchObject({ phase: 'end' });
    expect(await game.table.ofUser(ANNA.id)).toEqual([]);
    expect((await game.table.inChannel('c1'))?.id).toBe(game.id);
  });

  it('can be ended by its host, and can still be looked at', async () => {
    const game = await openGame();
    await game.play(ANNA, 'dig 1', 'end');
    await refuses('notHost', game.table.end(game.of(BEN)));
    await game.table.end(game.of(ANNA));
    expect((await postsOf(game.stores)).at(-1)).toBe('ended');
    await refuses('gameOver', game.play(BEN, 'dig 1'));
    expect(await game.position()).toMatchObject({ game: { status: 'ended' }, awaited: [] });
  });

  it('can be shown as it was after an entry', async () => {
    const { play, position } = await openGame();
    await play(ANNA, 'dig 1', 'end');
    await play(BEN, 'dig 3', 'dig 3', 'end');
    const dug = [0, 2, 4, 5].map(async (entry) => stones((await position(entry)).state).join());
    expect(await Promise.all(dug)).toEqual(['0,0', '1,0', '1,0', '1,6']);
    expect((await position(2)).last).toMatchObject([{ seat: 0 }]);
  });

  it('continues after a restart exactly where it was, drafts and panels included', async () => {
    const first = await openGame({ users: TRIO });
    for (const user of TRIO) await first.play(user, 'dig 2', 'end');
    await first.play(BEN, 'feed', 'end');
    await first.play(CLEO, 'beg');
    await first.play(ANNA, 'feed');
    const second = gameOf(openTestTables({ stores: first.stores }), first.id);
    for (const user of [ANNA, CLEO]) expect(await second.panel(user)).toEqual(await first.panel(user));
    expect(await second.position()).toEqual(await first.position());
    const { step } = await second.panel(CLEO);
    expect((await second.table.endTurn({ ...second.of(CLEO), step })).kind).toBe('ended');
  });

  it('is replayed when it is no longer in memory', async () => {
    const first = await openGame({}, openTestTables({ heldGames: 1 }));
    await first.play(ANNA, 'dig 3');
    const elsewhere = { channelId: 'c2', users: [ANNA] };
    await first.table.end((await openGame(elsewhere, first.tables)).of(ANNA));
    const second = await openGame(elsewhere, first.tables);
    await second.play(ANNA, 'dig 1');
    expect(stones((await first.panel(ANNA)).state)).toEqual([3, 0]);
    expect(stones((await second.panel(ANNA)).state)).toEqual([1]);
  });
});
