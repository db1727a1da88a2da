import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { replay } from '../../src/engine/log.ts';
import { ANNA, BEN, CLEO, openRoom, panelIn, play, postsOf, started } from './fixture.ts';
import { type ToyState, toyGame } from './toy.ts';

const folder = mkdtempSync(join(tmpdir(), 'turns-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stones = (state: unknown) => (state as ToyState).players.map((player) => player.stones);
const moves = (list: readonly { move: string }[]) => list.map(({ move }) => move);

describe('a turn', () => {
  it('is a draft until it is ended, and public from then on', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    const answer = await play(room, gameId, ANNA.id, 'dig 2', 'dig 3');
    const panel = panelIn(answer);
    expect(stones(panel.state)).toEqual([5, 0]);
    expect(moves(panel.drafts)).toEqual(['dig 2', 'dig 3']);
    expect(panel.canEnd).toBe(true);
    const before = await room.table.position(gameId);
    expect(stones(before.state)).toEqual([0, 0]);
    expect(before.awaited).toMatchObject([{ seat: 0 }]);
    expect(before.entry).toBe(0);
    expect(await room.table.turns(gameId)).toEqual([]);

    const ended = await room.table.endTurn({ gameId, userId: ANNA.id, step: panel.step });
    expect(ended.kind).toBe('ended');
    const after = await room.table.position(gameId);
    expect(stones(after.state)).toEqual([5, 0]);
    expect(after.awaited).toMatchObject([{ seat: 1 }]);
    expect(after.last.map((turn) => [turn.seat, moves(turn.moves)])).toEqual([[0, ['dig 2', 'dig 3', 'end']]]);
    expect(await room.table.turns(gameId)).toEqual(after.last);
    expect((await postsOf(room.stores)).slice(-2)).toEqual(['start', 'turn']);
  });

  it('shows nothing to the others while it is a draft, not even in numbers', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    const before = await room.table.position(gameId);
    const [asked] = before.awaited;
    const prompted = { gameId, userId: ANNA.id, step: asked?.step ?? -1 };
    const begun = panelIn(await room.table.choose({ ...prompted, move: 'dig 2' }));
    expect(await room.table.position(gameId)).toEqual(before);
    expect(await room.table.choose({ ...prompted, move: 'dig 3' })).toMatchObject({
      kind: 'stale',
      panel: { drafts: [{ move: 'dig 2' }] },
    });
    await room.table.startOver({ gameId, userId: ANNA.id, step: begun.step });
    expect(await room.table.position(gameId)).toEqual(before);
    const anew = panelIn(await room.table.choose({ ...prompted, move: 'dig 3' }));
    expect(moves(anew.drafts)).toEqual(['dig 3']);
    expect((await room.table.choose({ ...prompted, step: begun.step, move: 'dig 1' })).kind).toBe('stale');
  });

  it('hides what lies face down', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    const { state } = await room.table.panel({ gameId, userId: ANNA.id });
    expect((state as ToyState).deck[1]).toBe('hidden');
    expect(((await room.table.position(gameId)).state as ToyState).deck[1]).toBe('hidden');
  });

  it('can be stepped back move by move, or started over', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    const press = { gameId, userId: ANNA.id };
    await play(room, gameId, ANNA.id, 'dig 2', 'dig 3');
    const step = async () => (await room.table.panel(press)).step;
    const back = panelIn(await room.table.stepBack({ ...press, step: await step() }));
    expect(moves(back.drafts)).toEqual(['dig 2']);
    expect(stones(back.state)).toEqual([2, 0]);
    await play(room, gameId, ANNA.id, 'dig 1');
    const over = panelIn(await room.table.startOver({ ...press, step: await step() }));
    expect(over.drafts).toEqual([]);
    expect(stones(over.state)).toEqual([0, 0]);
    await expect(room.table.stepBack({ ...press, step: over.step })).rejects.toMatchObject({
      key: 'nothingToStepBack',
    });
    await play(room, gameId, ANNA.id, 'dig 3', 'end');
    expect(stones((await room.table.position(gameId)).state)).toEqual([3, 0]);
  });

  it('cannot be stepped back over something that was turned up', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    const { step } = panelIn(await play(room, gameId, ANNA.id, 'dig 1', 'peek'));
    const press = { gameId, userId: ANNA.id, step };
    await expect(room.table.stepBack(press)).rejects.toMatchObject({ key: 'stepRevealed' });
    await expect(room.table.startOver(press)).rejects.toMatchObject({ key: 'stepRevealed' });
    const later = panelIn(await play(room, gameId, ANNA.id, 'dig 2'));
    expect(moves(panelIn(await room.table.stepBack({ ...press, step: later.step })).drafts)).toEqual(['dig 1', 'peek']);
  });

  it('cannot be ended too early', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    const { step, canEnd } = await room.table.panel({ gameId, userId: ANNA.id });
    expect(canEnd).toBe(false);
    await expect(room.table.endTurn({ gameId, userId: ANNA.id, step })).rejects.toMatchObject({ key: 'cannotEnd' });
  });

  it('is nobody else’s', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    const step = 0;
    const byBen = { gameId, userId: BEN.id, step, move: 'dig 1' };
    await expect(room.table.choose(byBen)).rejects.toMatchObject({ key: 'notYourTurn', params: { awaited: 'Anna' } });
    await expect(room.table.panel(byBen)).rejects.toMatchObject({ key: 'notYourTurn' });
    await expect(room.table.choose({ ...byBen, userId: CLEO.id })).rejects.toMatchObject({ key: 'notSeated' });
    await expect(room.table.choose({ ...byBen, gameId: 'x' })).rejects.toMatchObject({ key: 'noGame' });
    expect(await room.stores.games.log(gameId)).toEqual([]);
  });
});

describe('a press', () => {
  it('made twice at once counts once', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    const { step } = await room.table.panel({ gameId, userId: ANNA.id });
    const choice = { gameId, userId: ANNA.id, step, move: 'dig 1' };
    const answers = await Promise.all([
      room.table.choose(choice),
      room.table.choose(choice),
      room.table.choose(choice),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(['asked', 'stale', 'stale']);
    expect(answers.map((answer) => moves(panelIn(answer).drafts))).toEqual([['dig 1'], ['dig 1'], ['dig 1']]);
    expect(await room.stores.games.log(gameId)).toHaveLength(1);
  });

  it('on step back, made twice at once, counts once', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    const { step } = panelIn(await play(room, gameId, ANNA.id, 'dig 1', 'dig 1'));
    const press = { gameId, userId: ANNA.id, step };
    const answers = await Promise.all([room.table.stepBack(press), room.table.stepBack(press)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['asked', 'stale']);
    expect((await room.table.panel(press)).drafts).toHaveLength(1);
  });

  it('on end turn, made twice at once, ends one turn', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room, [ANNA]);
    const { step } = panelIn(await play(room, gameId, ANNA.id, 'dig 1'));
    const press = { gameId, userId: ANNA.id, step };
    const answers = await Promise.all([room.table.endTurn(press), room.table.endTurn(press)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['ended', 'stale']);
  });

  it('on an old panel after the turn changes nothing', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    const { step } = panelIn(await play(room, gameId, ANNA.id, 'dig 1'));
    await play(room, gameId, ANNA.id, 'end');
    const answer = await room.table.choose({ gameId, userId: ANNA.id, step, move: 'dig 1' });
    expect(answer.kind).toBe('over');
    expect(await room.stores.games.log(gameId)).toHaveLength(2);
  });

  it('on an option that is not offered gets the present panel', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    for (const move of ['dig 9', 'end', '', 'x'.repeat(4000), '__proto__']) {
      const answer = await room.table.choose({ gameId, userId: ANNA.id, step: 0, move });
      expect(answer.kind).toBe('stale');
    }
    for (const step of [-1, 1, 999, Number.NaN]) {
      const answer = await room.table.choose({ gameId, userId: ANNA.id, step, move: 'dig 1' });
      expect(answer.kind).toBe('stale');
    }
    expect(await room.stores.games.log(gameId)).toEqual([]);
  });

  it('is answered anew when another process has changed the game', async () => {
    const path = join(folder, 'two.sqlite');
    const one = openRoom({ stores: openDatabase(path) });
    const { id: gameId } = await started(one);
    const other = openRoom({ stores: openDatabase(path) });
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
    const room = openRoom();
    const { id: gameId } = await started(room, [ANNA, BEN, CLEO]);
    for (const { id } of [ANNA, BEN, CLEO]) await play(room, gameId, id, 'dig 2', 'end');
    await postsOf(room.stores);
    return { room, gameId };
  }

  it('asks everyone at once and says who is still awaited', async () => {
    const { room, gameId } = await atHarvest();
    expect((await room.table.position(gameId)).awaited.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    await play(room, gameId, CLEO.id, 'feed', 'end');
    await play(room, gameId, ANNA.id, 'beg');
    await play(room, gameId, BEN.id, 'feed', 'end');
    expect((await room.table.position(gameId)).awaited).toMatchObject([{ seat: 0 }]);
    const rows = await room.stores.outbox.due(1e15, 1);
    expect(rows[0]?.post).toMatchObject({ kind: 'waiting', awaited: [0, 1] });
    expect(await postsOf(room.stores)).toEqual(['waiting', 'waiting']);
    const done = await play(room, gameId, ANNA.id, 'end');
    expect(done).toMatchObject({ kind: 'ended', position: { state: { round: 2, phase: 'turns' } } });
    const [harvest] = await room.stores.outbox.due(1e15, 1);
    expect(harvest?.post).toMatchObject({
      kind: 'harvest',
      awaited: [0],
      turns: [{ seat: 2 }, { seat: 1 }, { seat: 0 }],
    });
    expect(stones((await room.table.position(gameId)).state)).toEqual([2, 1, 1]);
  });

  it('leaves the panels of the others standing', async () => {
    const { room, gameId } = await atHarvest();
    const { step } = panelIn(await play(room, gameId, ANNA.id, 'feed'));
    await play(room, gameId, BEN.id, 'feed', 'end');
    const answer = await room.table.endTurn({ gameId, userId: ANNA.id, step });
    expect(answer.kind).toBe('ended');
  });

  it('serves presses of everyone at once', async () => {
    const { room, gameId } = await atHarvest();
    const all = [ANNA, BEN, CLEO].map(async ({ id: userId }) => {
      await play(room, gameId, userId, 'feed', 'end');
    });
    await Promise.all(all);
    expect(((await room.table.position(gameId)).state as ToyState).round).toBe(2);
  });
});

describe('a game', () => {
  it('ends when its rules say so', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room, [ANNA], { rounds: 1 });
    room.clock.time = 9_000;
    await play(room, gameId, ANNA.id, 'dig 3', 'end');
    const end = await play(room, gameId, ANNA.id, 'feed', 'end');
    expect(end).toMatchObject({
      kind: 'ended',
      position: { game: { status: 'finished', closedAt: 9_000 }, awaited: [] },
    });
    expect((await postsOf(room.stores)).slice(-3)).toEqual(['turn', 'turn', 'final']);
    await expect(room.table.panel({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'gameOver' });
    await expect(room.table.end({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'gameOver' });
    expect((await room.table.position(gameId)).state).toMatchObject({ phase: 'end' });
    expect(await room.table.ofUser(ANNA.id)).toEqual([]);
    expect((await room.table.inChannel('c1'))?.id).toBe(gameId);
  });

  it('can be ended by its host, and is then still there to look at', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    await play(room, gameId, ANNA.id, 'dig 1', 'end');
    await expect(room.table.end({ gameId, userId: BEN.id })).rejects.toMatchObject({ key: 'notHost' });
    await room.table.end({ gameId, userId: ANNA.id });
    expect((await postsOf(room.stores)).at(-1)).toBe('ended');
    await expect(play(room, gameId, BEN.id, 'dig 1')).rejects.toMatchObject({ key: 'gameOver' });
    expect(await room.table.position(gameId)).toMatchObject({ game: { status: 'ended' }, awaited: [] });
  });

  it('can be shown as it was after an entry', async () => {
    const room = openRoom();
    const { id: gameId } = await started(room);
    await play(room, gameId, ANNA.id, 'dig 1', 'end');
    await play(room, gameId, BEN.id, 'dig 3', 'dig 3', 'end');
    expect(stones((await room.table.position(gameId, 0)).state)).toEqual([0, 0]);
    expect(stones((await room.table.position(gameId, 2)).state)).toEqual([1, 0]);
    expect(stones((await room.table.position(gameId, 4)).state)).toEqual([1, 0]);
    expect(stones((await room.table.position(gameId, 5)).state)).toEqual([1, 6]);
    expect((await room.table.position(gameId, 2)).last).toMatchObject([{ seat: 0 }]);
  });

  it('goes on after a restart exactly where it was, drafts and panels included', async () => {
    const path = join(folder, 'restart.sqlite');
    const first = openRoom({ stores: openDatabase(path) });
    const { id: gameId } = await started(first, [ANNA, BEN, CLEO]);
    for (const { id } of [ANNA, BEN, CLEO]) await play(first, gameId, id, 'dig 2', 'end');
    await play(first, gameId, BEN.id, 'feed', 'end');
    await play(first, gameId, CLEO.id, 'beg');
    await play(first, gameId, ANNA.id, 'feed');
    const panels = [ANNA, CLEO].map(({ id: userId }) => first.table.panel({ gameId, userId }));
    const before = [...(await Promise.all(panels)), await first.table.position(gameId)];
    await first.stores.close();

    const second = openRoom({ stores: openDatabase(path) });
    const again = [ANNA, CLEO].map(({ id: userId }) => second.table.panel({ gameId, userId }));
    expect([...(await Promise.all(again)), await second.table.position(gameId)]).toEqual(before);
    const [, cleo] = await Promise.all(again);
    const press = { gameId, userId: CLEO.id, step: cleo?.step ?? -1 };
    expect((await second.table.endTurn(press)).kind).toBe('ended');
    await second.stores.close();
  });

  it('is replayed when it has left the memory', async () => {
    const room = openRoom({ heldGames: 1 });
    const first = await started(room);
    await play(room, first.id, ANNA.id, 'dig 3');
    await room.table.end({ gameId: (await otherGame(room)).id, userId: ANNA.id });
    const second = await otherGame(room);
    await play(room, second.id, ANNA.id, 'dig 1');
    expect(stones((await room.table.panel({ gameId: first.id, userId: ANNA.id })).state)).toEqual([3, 0]);
    expect(stones((await room.table.panel({ gameId: second.id, userId: ANNA.id })).state)).toEqual([1]);
  });

  it('has a log that replays to what the seat on turn sees', async () => {
    const room = openRoom();
    const game = await started(room);
    await play(room, game.id, ANNA.id, 'dig 1', 'dig 2', 'end');
    const panel = panelIn(await play(room, game.id, BEN.id, 'dig 3'));
    const setup = { options: game.options, seats: 2, seed: game.seed ?? '' };
    const rules = toyGame();
    const state = replay(rules, setup, await room.stores.games.log(game.id));
    expect(rules.view(state, 1)).toEqual(panel.state);
  });
});

async function otherGame({ lobby }: ReturnType<typeof openRoom>) {
  const { id: gameId } = await lobby.create({ channelId: 'c2', guildId: undefined, user: ANNA, game: 'toy' });
  return lobby.start({ gameId, userId: ANNA.id });
}
