import { describe, expect, it } from 'vitest';
import { computer } from '../../../src/table/play/computer.ts';
import { ANNA, BEN, CLEO, refuses } from '../fixture.ts';
import { begun, here, playedOut, watched } from './explained.ts';

describe('what the coach says about a finished turn', () => {
  it('is how much worse it was than the best way, and that way; nothing if it was the best', async () => {
    const { coach, of, play } = await begun('lesson');
    await play(ANNA, 'dig 1', 'end');
    await play(BEN, 'dig 3', 'dig 3', 'end');
    const review = await coach.review(of(ANNA));
    expect(review.turn).toMatchObject({ seat: 0, moves: [{ move: 'dig 1' }, { move: 'end' }] });
    expect(review).toMatchObject({ lost: 5, better: ['dig 3', 'dig 3'], level: 'strong', inPoints: false });
    const best = await coach.review(of(BEN));
    expect(best).toMatchObject({ lost: 0, better: undefined, reasons: [] });
  });

  it('is as good as the best if the turn was played as advised, whatever another search would find', async () => {
    const harsh = { lost: 9, better: ['dig 1'], reasons: [], expected: [], luck: [] };
    const { turns, advising } = watched({ appraise: async () => harsh });
    const { coach, of, play } = await begun('lesson', { advising });
    const { advice } = await coach.askInPassing(of(ANNA));
    await play(ANNA, ...(advice.ways[0]?.moves ?? []), 'end');
    const review = await coach.review(of(ANNA));
    expect(review).toMatchObject({ lost: 0, better: undefined, hasBegun: true });
    expect(turns).toEqual([]);
  });

  it('compares another turn with what was advised before it', async () => {
    const { coach, of, play } = await begun('lesson');
    const { advice } = await coach.askInPassing(of(ANNA));
    await play(ANNA, 'dig 1', 'end');
    const { better } = await coach.review(of(ANNA));
    expect(advice.ways.map(({ moves }) => moves)).toContainEqual(better);
  });

  it('is about the last turn, as it is after an undo, and leaves the game unchanged', async () => {
    const { table, coach, log, of, panel, play, position } = await begun('allowed');
    await play(ANNA, 'dig 1', 'end');
    const { entry } = await position();
    await table.undo({ ...of(ANNA), entry });
    await refuses('noTurnYet', coach.review(of(ANNA)));
    const { step } = await panel(ANNA);
    await table.startOver({ ...of(ANNA), step });
    await play(ANNA, 'dig 2', 'end');
    const before = await log();
    const { turn } = await coach.review(of(ANNA));
    expect(turn.moves.map(({ move }) => move)).toEqual(['dig 2', 'end']);
    expect(await log()).toEqual(before);
  });

  it('is about the last turn that the person played, not one by a stand-in', async () => {
    const { table, assembly, clock, coach, id, of, pass, play } = await begun('lesson', { autopilots: [computer] });
    await play(ANNA, 'dig 1', 'end');
    await play(BEN, 'dig 1', 'end');
    clock.time += 4 * 24 * 60 * 60_000;
    await assembly.absent({ gameId: id, user: BEN, remedy: 'computer' });
    await pass(0);
    expect((await table.turns(id)).at(-1)).toMatchObject({ seat: 0, moves: [{ by: 'computer' }, {}] });
    const { turn, lost } = await coach.review(of(ANNA));
    expect(turn.moves.map(({ move }) => move)).toEqual(['dig 1', 'end']);
    expect(lost).toBe(5);
  });

  it.each([
    ['by a stranger', 'lesson', CLEO.id, 'notSeated'],
    ['in a game that counts', undefined, ANNA.id, 'coachNotAllowed'],
    ['in another game that counts', 'never', ANNA.id, 'coachNotAllowed'],
    ['by a player without a turn', 'lesson', BEN.id, 'noTurnYet'],
  ] as const)('is refused if it is asked %s', async (_, terms, userId, key) => {
    const { turns, advising } = watched();
    const { coach, id, play } = await begun(terms, { advising });
    await play(ANNA, 'dig 1', 'end');
    await refuses(key, coach.review({ gameId: id, userId }));
    expect(turns).toEqual([]);
  });

  it('is left to the analysis once the game is over', async () => {
    const game = await begun('lesson');
    await playedOut(game);
    await refuses('gameOver', game.coach.review(game.of(ANNA)));
    expect(await game.stores.results.ofGame(game.id)).toEqual([]);
  });

  it('and its advice are computed one after the other', async () => {
    const held = Promise.withResolvers<void>();
    const { advising } = watched({ appraise: (question) => held.promise.then(() => here.appraise(question)) });
    const { coach, of, play } = await begun('lesson', { advising });
    await play(ANNA, 'dig 1', 'end');
    const asked = coach.review(of(ANNA));
    await refuses('coachThinking', coach.ask(of(ANNA)));
    held.resolve();
    expect((await asked).lost).toBe(5);
  });
});
