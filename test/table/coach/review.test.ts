import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { computer } from '../../../src/table/play/computer.ts';
import { ANNA, BEN, CLEO, openTestTables, play } from '../fixture.ts';
import { begun, here, playedOut, rules, watched } from './explained.ts';

describe('what the coach says about a finished turn', () => {
  it('is how much worse it was than the best way, and that way; nothing if it was the best', async () => {
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables, 'lesson');
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    await play(tables, gameId, BEN.id, 'dig 3', 'dig 3', 'end');
    const review = await tables.coach.review({ gameId, userId: ANNA.id });
    expect(review.turn).toMatchObject({ seat: 0, moves: [{ move: 'dig 1' }, { move: 'end' }] });
    expect(review).toMatchObject({ lost: 5, better: ['dig 3', 'dig 3'], level: 'strong', inPoints: false });
    const best = await tables.coach.review({ gameId, userId: BEN.id });
    expect(best).toMatchObject({ lost: 0, better: undefined, reasons: [] });
  });

  it('is as good as the best if the turn was played as advised, whatever another search would find', async () => {
    const harsh = { lost: 9, better: ['dig 1'], reasons: [], expected: [], luck: [] };
    const { turns, advising } = watched({ appraise: async () => harsh });
    const tables = openTestTables({ rules, advising });
    const { id: gameId } = await begun(tables, 'lesson');
    const { advice } = await tables.coach.askInPassing({ gameId, userId: ANNA.id });
    await play(tables, gameId, ANNA.id, ...(advice.ways[0]?.moves ?? []), 'end');
    const review = await tables.coach.review({ gameId, userId: ANNA.id });
    expect(review).toMatchObject({ lost: 0, better: undefined, hasBegun: true });
    expect(turns).toEqual([]);
  });

  it('compares another turn with what was advised before it', async () => {
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables, 'lesson');
    const { advice } = await tables.coach.askInPassing({ gameId, userId: ANNA.id });
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    const { better } = await tables.coach.review({ gameId, userId: ANNA.id });
    expect(advice.ways.map(({ moves }) => moves)).toContainEqual(better);
  });

  it('is about the last turn, as it is after an undo, and leaves the game unchanged', async () => {
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables, 'allowed');
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    const { entry } = await tables.table.position(gameId);
    await tables.table.undo({ gameId, userId: ANNA.id, entry });
    await expect(tables.coach.review({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'noTurnYet' });
    const { step } = await tables.table.panel({ gameId, userId: ANNA.id });
    await tables.table.startOver({ gameId, userId: ANNA.id, step });
    await play(tables, gameId, ANNA.id, 'dig 2', 'end');
    const before = await tables.stores.games.log(gameId);
    const { turn } = await tables.coach.review({ gameId, userId: ANNA.id });
    expect(turn.moves.map(({ move }) => move)).toEqual(['dig 2', 'end']);
    expect(await tables.stores.games.log(gameId)).toEqual(before);
  });

  it('is about the last turn that the person played, not one by a stand-in', async () => {
    const tables = openTestTables({ rules, advising: here, autopilots: [computer] });
    const { id: gameId } = await begun(tables, 'lesson');
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    await play(tables, gameId, BEN.id, 'dig 1', 'end');
    tables.clock.time += 4 * 24 * 60 * 60_000;
    await tables.assembly.absent({ gameId, user: BEN, remedy: 'computer' });
    for (const { run } of tables.chores) await run(tables.clock.now());
    expect((await tables.table.turns(gameId)).at(-1)).toMatchObject({ seat: 0, moves: [{ by: 'computer' }, {}] });
    const { turn, lost } = await tables.coach.review({ gameId, userId: ANNA.id });
    expect(turn.moves.map(({ move }) => move)).toEqual(['dig 1', 'end']);
    expect(lost).toBe(5);
  });

  it.each([
    ['by a stranger', 'lesson', CLEO.id, 'notSeated'],
    ['in a game that counts', undefined, ANNA.id, 'coachNotAllowed'],
    ['in another game that counts', 'never', ANNA.id, 'coachNotAllowed'],
    ['by a player without a turn', 'lesson', BEN.id, 'noTurnYet'],
  ] as const)('is refused if it is asked %s', async (_, coach, userId, key) => {
    const { turns, advising } = watched();
    const tables = openTestTables({ rules, advising });
    const { id: gameId } = await begun(tables, coach);
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    await expect(tables.coach.review({ gameId, userId })).rejects.toMatchObject({ key });
    expect(turns).toEqual([]);
  });

  it('is left to the analysis once the game is over', async () => {
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables, 'lesson');
    await playedOut(tables, gameId);
    await expect(tables.coach.review({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'gameOver' });
    expect(await tables.stores.results.ofGame(gameId)).toEqual([]);
  });

  it('and its advice are computed one after the other', async () => {
    const held = Promise.withResolvers<void>();
    const { advising } = watched({ appraise: (question) => held.promise.then(() => here.appraise(question)) });
    const tables = openTestTables({ rules: rules as Game, advising });
    const { id: gameId } = await begun(tables, 'lesson');
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    const asked = tables.coach.review({ gameId, userId: ANNA.id });
    await expect(tables.coach.ask({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'coachThinking' });
    held.resolve();
    expect((await asked).lost).toBe(5);
  });
});
