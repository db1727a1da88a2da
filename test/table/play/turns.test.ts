import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../db/sqlite/open.ts';
import { replay } from '../../../src/engine/log.ts';
import { ANNA, BEN, CLEO, openTestTables, panelIn, play, postsOf, started } from '../fixture.ts';
import { type ToyState, toyGame } from '../toy.ts';

const folder = mkdtempSync(join(tmpdir(), 'turns-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stones = (state: unknown) => (state as ToyState).players.map((player) => player.stones);
const moves = (list: readonly { move: string }[]) => list.map(({ move }) => move);

describe('a turn', () => {
  it('is a draft until it is ended, and public from then on', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    const answer = await play(tables, gameId, ANNA.id, 'dig 2', 'dig 3');
    const panel = panelIn(answer);
    expect(stones(panel.state)).toEqual([5, 0]);
    expect(moves(panel.drafts)).toEqual(['dig 2', 'dig 3']);
    expect(panel.canEnd).toBe(true);
    const before = await tables.table.position(gameId);
    expect(stones(before.state)).toEqual([0, 0]);
    expect(before.awaited).toMatchObject([{ seat: 0 }]);
    expect(before.entry).toBe(0);
    expect(await tables.table.turns(gameId)).toEqual([]);

    const ended = await tables.table.endTurn({ gameId, userId: ANNA.id, step: panel.step });
    expect(ended.kind).toBe('ended');
    const after = await tables.table.position(gameId);
    expect(stones(after.state)).toEqual([5, 0]);
    expect(after.awaited).toMatchObject([{ seat: 1 }]);
    expect(after.last.map((turn) => [turn.seat, moves(turn.moves)])).toEqual([[0, ['dig 2', 'dig 3', 'end']]]);
    expect(await tables.table.turns(gameId)).toEqual(after.last);
    expect((await postsOf(tables.stores)).slice(-2)).toEqual(['start', 'turn']);
  });

  it('shows nothing to the others while it is a draft, not even entry numbers', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    const before = await tables.table.position(gameId);
    const [asked] = before.awaited;
    const prompted = { gameId, userId: ANNA.id, step: asked?.step ?? -1 };
    const begun = panelIn(await tables.table.choose({ ...prompted, move: 'dig 2' }));
    expect(await tables.table.position(gameId)).toEqual(before);
    expect(await tables.table.choose({ ...prompted, move: 'dig 3' })).toMatchObject({
      kind: 'stale',
      panel: { drafts: [{ move: 'dig 2' }] },
    });
    await tables.table.startOver({ gameId, userId: ANNA.id, step: begun.step });
    expect(await tables.table.position(gameId)).toEqual(before);
    const anew = panelIn(await tables.table.choose({ ...prompted, move: 'dig 3' }));
    expect(moves(anew.drafts)).toEqual(['dig 3']);
    expect((await tables.table.choose({ ...prompted, step: begun.step, move: 'dig 1' })).kind).toBe('stale');
  });

  it('hides what lies face down', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    const { state } = await tables.table.panel({ gameId, userId: ANNA.id });
    expect((state as ToyState).deck[1]).toBe('hidden');
    expect(((await tables.table.position(gameId)).state as ToyState).deck[1]).toBe('hidden');
  });

  it('can be stepped back move by move, or started over', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    const press = { gameId, userId: ANNA.id };
    await play(tables, gameId, ANNA.id, 'dig 2', 'dig 3');
    const step = async () => (await tables.table.panel(press)).step;
    const back = panelIn(await tables.table.stepBack({ ...press, step: await step() }));
    expect(moves(back.drafts)).toEqual(['dig 2']);
    expect(stones(back.state)).toEqual([2, 0]);
    await play(tables, gameId, ANNA.id, 'dig 1');
    const over = panelIn(await tables.table.startOver({ ...press, step: await step() }));
    expect(over.drafts).toEqual([]);
    expect(stones(over.state)).toEqual([0, 0]);
    await expect(tables.table.stepBack({ ...press, step: over.step })).rejects.toMatchObject({
      key: 'nothingToStepBack',
    });
    await play(tables, gameId, ANNA.id, 'dig 3', 'end');
    expect(stones((await tables.table.position(gameId)).state)).toEqual([3, 0]);
  });

  it('cannot be stepped back past something that was turned up', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    const { step } = panelIn(await play(tables, gameId, ANNA.id, 'dig 1', 'peek'));
    const press = { gameId, userId: ANNA.id, step };
    await expect(tables.table.stepBack(press)).rejects.toMatchObject({ key: 'stepRevealed' });
    await expect(tables.table.startOver(press)).rejects.toMatchObject({ key: 'stepRevealed' });
    const later = panelIn(await play(tables, gameId, ANNA.id, 'dig 2'));
    expect(moves(panelIn(await tables.table.stepBack({ ...press, step: later.step })).drafts)).toEqual([
      'dig 1',
      'peek',
    ]);
  });

  it('that was taken back starts over with a choice in the public prompt', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    await tables.table.undo({ gameId, userId: ANNA.id });
    const { awaited } = await tables.table.position(gameId);
    const press = { gameId, userId: ANNA.id, step: awaited[0]?.step ?? 0 };
    const kept = await tables.table.chooseFirst({ ...press, move: 'dig 3', more: ['dig 9'] });
    expect(kept.kind).toBe('stale');
    expect(moves(panelIn(kept).drafts)).toEqual(['dig 1']);
    const over = await tables.table.chooseFirst({ ...press, move: 'dig 3' });
    expect(over).toMatchObject({ kind: 'asked', startsOver: true });
    expect(moves(panelIn(over).drafts)).toEqual(['dig 3']);
    expect(stones(panelIn(over).state)).toEqual([3, 0]);
    expect(await tables.table.chooseFirst({ ...press, move: 'dig 1' })).toMatchObject({ kind: 'stale' });
  });

  it('cannot be ended too early', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    const { step, canEnd } = await tables.table.panel({ gameId, userId: ANNA.id });
    expect(canEnd).toBe(false);
    await expect(tables.table.endTurn({ gameId, userId: ANNA.id, step })).rejects.toMatchObject({ key: 'cannotEnd' });
  });

  it('belongs to nobody else', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    const step = 0;
    const byBen = { gameId, userId: BEN.id, step, move: 'dig 1' };
    await expect(tables.table.choose(byBen)).rejects.toMatchObject({ key: 'notYourTurn', params: { awaited: 'Anna' } });
    await expect(tables.table.panel(byBen)).rejects.toMatchObject({ key: 'notYourTurn' });
    await expect(tables.table.choose({ ...byBen, userId: CLEO.id })).rejects.toMatchObject({ key: 'notSeated' });
    await expect(tables.table.choose({ ...byBen, gameId: 'x' })).rejects.toMatchObject({ key: 'noGame' });
    expect(await tables.stores.games.log(gameId)).toEqual([]);
  });
});

describe('a press', () => {
  it('made twice at once counts once', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    const { step } = await tables.table.panel({ gameId, userId: ANNA.id });
    const choice = { gameId, userId: ANNA.id, step, move: 'dig 1' };
    const answers = await Promise.all([
      tables.table.choose(choice),
      tables.table.choose(choice),
      tables.table.choose(choice),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(['asked', 'stale', 'stale']);
    expect(answers.map((answer) => moves(panelIn(answer).drafts))).toEqual([['dig 1'], ['dig 1'], ['dig 1']]);
    expect(await tables.stores.games.log(gameId)).toHaveLength(1);
  });

  it('on step back, made twice at once, counts once', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    const { step } = panelIn(await play(tables, gameId, ANNA.id, 'dig 1', 'dig 1'));
    const press = { gameId, userId: ANNA.id, step };
    const answers = await Promise.all([tables.table.stepBack(press), tables.table.stepBack(press)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['asked', 'stale']);
    expect((await tables.table.panel(press)).drafts).toHaveLength(1);
  });

  it('on end turn, made twice at once, ends one turn', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables, [ANNA]);
    const { step } = panelIn(await play(tables, gameId, ANNA.id, 'dig 1'));
    const press = { gameId, userId: ANNA.id, step };
    const answers = await Promise.all([tables.table.endTurn(press), tables.table.endTurn(press)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['ended', 'stale']);
  });

  it('on an old panel after the turn changes nothing', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    const { step } = panelIn(await play(tables, gameId, ANNA.id, 'dig 1'));
    await play(tables, gameId, ANNA.id, 'end');
    const answer = await tables.table.choose({ gameId, userId: ANNA.id, step, move: 'dig 1' });
    expect(answer.kind).toBe('over');
    expect(await tables.stores.games.log(gameId)).toHaveLength(2);
  });

  it('on an option that is not offered gets the current panel', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    for (const move of ['dig 9', 'end', '', 'x'.repeat(4000), '__proto__']) {
      const answer = await tables.table.choose({ gameId, userId: ANNA.id, step: 0, move });
      expect(answer.kind).toBe('stale');
    }
    for (const step of [-1, 1, 999, Number.NaN]) {
      const answer = await tables.table.choose({ gameId, userId: ANNA.id, step, move: 'dig 1' });
      expect(answer.kind).toBe('stale');
    }
    expect(await tables.stores.games.log(gameId)).toEqual([]);
  });

  it('is answered again when another process has changed the game', async () => {
    const path = join(folder, 'two.sqlite');
    const one = openTestTables({ stores: openDatabase(path) });
    const { id: gameId } = await started(one);
    const other = openTestTables({ stores: openDatabase(path) });
    await other.table.panel({ gameId, userId: ANNA.id });
    await play(one, gameId, ANNA.id, 'dig 2');
    const answer = await other.table.choose({ gameId, userId: ANNA.id, step: 0, move: 'dig 1' });
    expect(answer.kind).toBe('stale');
    expect(moves(panelIn(answer).drafts)).toEqual(['dig 2']);
    await Promise.all([one.stores.close(), other.stores.close()]);
  });
});

describe('a harvest', () => {
  async function atHarvest() {
    const tables = openTestTables();
    const { id: gameId } = await started(tables, [ANNA, BEN, CLEO]);
    for (const { id } of [ANNA, BEN, CLEO]) await play(tables, gameId, id, 'dig 2', 'end');
    await postsOf(tables.stores);
    return { tables, gameId };
  }

  it('asks everyone at once and says who is still awaited', async () => {
    const { tables, gameId } = await atHarvest();
    expect((await tables.table.position(gameId)).awaited.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    await play(tables, gameId, CLEO.id, 'feed', 'end');
    await play(tables, gameId, ANNA.id, 'beg');
    await play(tables, gameId, BEN.id, 'feed', 'end');
    expect((await tables.table.position(gameId)).awaited).toMatchObject([{ seat: 0 }]);
    const rows = await tables.stores.outbox.due(1e15, 1);
    expect(rows[0]?.post).toMatchObject({ kind: 'waiting', awaited: [0, 1] });
    expect(await postsOf(tables.stores)).toEqual(['waiting', 'waiting']);
    const done = await play(tables, gameId, ANNA.id, 'end');
    expect(done).toMatchObject({ kind: 'ended', position: { state: { round: 2, phase: 'turns' } } });
    const [harvest] = await tables.stores.outbox.due(1e15, 1);
    expect(harvest?.post).toMatchObject({
      kind: 'harvest',
      awaited: [0],
      turns: [{ seat: 2 }, { seat: 1 }, { seat: 0 }],
    });
    expect(stones((await tables.table.position(gameId)).state)).toEqual([2, 1, 1]);
  });

  it('leaves the panels of the others alone', async () => {
    const { tables, gameId } = await atHarvest();
    const { step } = panelIn(await play(tables, gameId, ANNA.id, 'feed'));
    await play(tables, gameId, BEN.id, 'feed', 'end');
    const answer = await tables.table.endTurn({ gameId, userId: ANNA.id, step });
    expect(answer.kind).toBe('ended');
  });

  it('serves presses of everyone at once', async () => {
    const { tables, gameId } = await atHarvest();
    const all = [ANNA, BEN, CLEO].map(async ({ id: userId }) => {
      await play(tables, gameId, userId, 'feed', 'end');
    });
    await Promise.all(all);
    expect(((await tables.table.position(gameId)).state as ToyState).round).toBe(2);
  });
});

describe('a game', () => {
  it('ends when its rules say so', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables, [ANNA], { rounds: 1 });
    tables.clock.time = 9_000;
    await play(tables, gameId, ANNA.id, 'dig 3', 'end');
    const end = await play(tables, gameId, ANNA.id, 'feed', 'end');
    expect(end).toMatchObject({
      kind: 'ended',
      position: { game: { status: 'finished', closedAt: 9_000 }, awaited: [] },
    });
    expect((await postsOf(tables.stores)).slice(-3)).toEqual(['turn', 'turn', 'final']);
    await expect(tables.table.panel({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'gameOver' });
    await expect(tables.table.end({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'gameOver' });
    expect((await tables.table.position(gameId)).state).toMatchObject({ phase: 'end' });
    expect(await tables.table.ofUser(ANNA.id)).toEqual([]);
    expect((await tables.table.inChannel('c1'))?.id).toBe(gameId);
  });

  it('can be ended by its host, and can still be looked at', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    await expect(tables.table.end({ gameId, userId: BEN.id })).rejects.toMatchObject({ key: 'notHost' });
    await tables.table.end({ gameId, userId: ANNA.id });
    expect((await postsOf(tables.stores)).at(-1)).toBe('ended');
    await expect(play(tables, gameId, BEN.id, 'dig 1')).rejects.toMatchObject({ key: 'gameOver' });
    expect(await tables.table.position(gameId)).toMatchObject({ game: { status: 'ended' }, awaited: [] });
  });

  it('can be shown as it was after an entry', async () => {
    const tables = openTestTables();
    const { id: gameId } = await started(tables);
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    await play(tables, gameId, BEN.id, 'dig 3', 'dig 3', 'end');
    expect(stones((await tables.table.position(gameId, 0)).state)).toEqual([0, 0]);
    expect(stones((await tables.table.position(gameId, 2)).state)).toEqual([1, 0]);
    expect(stones((await tables.table.position(gameId, 4)).state)).toEqual([1, 0]);
    expect(stones((await tables.table.position(gameId, 5)).state)).toEqual([1, 6]);
    expect((await tables.table.position(gameId, 2)).last).toMatchObject([{ seat: 0 }]);
  });

  it('continues after a restart exactly where it was, drafts and panels included', async () => {
    const path = join(folder, 'restart.sqlite');
    const first = openTestTables({ stores: openDatabase(path) });
    const { id: gameId } = await started(first, [ANNA, BEN, CLEO]);
    for (const { id } of [ANNA, BEN, CLEO]) await play(first, gameId, id, 'dig 2', 'end');
    await play(first, gameId, BEN.id, 'feed', 'end');
    await play(first, gameId, CLEO.id, 'beg');
    await play(first, gameId, ANNA.id, 'feed');
    const panels = [ANNA, CLEO].map(({ id: userId }) => first.table.panel({ gameId, userId }));
    const before = [...(await Promise.all(panels)), await first.table.position(gameId)];
    await first.stores.close();

    const second = openTestTables({ stores: openDatabase(path) });
    const again = [ANNA, CLEO].map(({ id: userId }) => second.table.panel({ gameId, userId }));
    expect([...(await Promise.all(again)), await second.table.position(gameId)]).toEqual(before);
    const [, cleo] = await Promise.all(again);
    const press = { gameId, userId: CLEO.id, step: cleo?.step ?? -1 };
    expect((await second.table.endTurn(press)).kind).toBe('ended');
    await second.stores.close();
  });

  it('is replayed when it is no longer in memory', async () => {
    const tables = openTestTables({ heldGames: 1 });
    const first = await started(tables);
    await play(tables, first.id, ANNA.id, 'dig 3');
    await tables.table.end({ gameId: (await otherGame(tables)).id, userId: ANNA.id });
    const second = await otherGame(tables);
    await play(tables, second.id, ANNA.id, 'dig 1');
    expect(stones((await tables.table.panel({ gameId: first.id, userId: ANNA.id })).state)).toEqual([3, 0]);
    expect(stones((await tables.table.panel({ gameId: second.id, userId: ANNA.id })).state)).toEqual([1]);
  });

  it('has a log that replays to what the current seat sees', async () => {
    const tables = openTestTables();
    const game = await started(tables);
    await play(tables, game.id, ANNA.id, 'dig 1', 'dig 2', 'end');
    const panel = panelIn(await play(tables, game.id, BEN.id, 'dig 3'));
    const setup = { options: game.options, seats: 2, seed: game.seed ?? '' };
    const rules = toyGame();
    const state = replay(rules, setup, await tables.stores.games.log(game.id));
    expect(rules.view(state, 1)).toEqual(panel.state);
  });
});

async function otherGame({ lobby }: ReturnType<typeof openTestTables>) {
  const { id: gameId } = await lobby.create({ channelId: 'c2', guildId: undefined, user: ANNA, game: 'toy' });
  return lobby.start({ gameId, userId: ANNA.id });
}
