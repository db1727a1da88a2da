import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { advisingHere } from '../../../src/players/advising.ts';
import { ThinkingStopped } from '../../../src/players/levels.ts';
import { mistake } from '../../../src/table/errors.ts';
import { computer } from '../../../src/table/play/computer.ts';
import { ANNA, BEN, CLEO, openGame, openTestTables, refuses } from '../fixture.ts';
import { toyGame } from '../toy.ts';
import { begun, explained, here, NO_SIGNAL, playedOut, rules, watched } from './explained.ts';

describe('the coach', () => {
  it('shows the player whose turn it is what a strong computer would do given what they see, best first', async () => {
    const { asked, advising } = watched();
    const game = await begun('allowed', { advising });
    const { advice, panel } = await game.coach.ask(game.of(ANNA));
    expect(panel.seat).toBe(0);
    expect(advice.level).toBe('strong');
    expect(advice.ways.map(({ moves }) => moves.join())).toEqual(['dig 3,dig 3', 'dig 2,dig 3', 'dig 1,dig 3']);
    expect(advice.ways[0]?.behind).toBe(0);
    expect(advice.ways[2]?.behind).toBeGreaterThan(advice.ways[1]?.behind ?? 0);
    // The coach has learned nothing about the toy that it could express in points.
    expect(advice.inPoints).toBe(false);
    expect(asked[0]?.seen).toMatchObject({ deck: [expect.stringContaining('card'), 'hidden'] });
  });

  it('continues from what the player has started, and changes nothing', async () => {
    const { coach, log, of, play } = await begun('allowed');
    await play(ANNA, 'dig 1');
    const before = await log();
    const { advice } = await coach.ask(of(ANNA));
    expect(advice.ways[0]?.moves).toEqual(['dig 3']);
    expect(await log()).toEqual(before);
  });

  it.each([
    ['by a stranger', 'allowed', CLEO.id, 'notSeated'],
    ['in a game that counts', undefined, ANNA.id, 'coachNotAllowed'],
    ['out of turn, where no turn can be foreseen', 'allowed', BEN.id, 'noTurnToCome'],
  ] as const)('refuses if it is asked %s', async (_, terms, userId, key) => {
    const { asked, advising } = watched();
    const blind = { ...rules, ahead: undefined } as unknown as Game;
    const { coach, id, play } = await begun(terms, { rules: blind, advising });
    await refuses(key, coach.ask({ gameId: id, userId }));
    expect(asked).toEqual([]);
    // The table continues.
    await play(ANNA, 'dig 3', 'end');
  });

  it('refuses in a finished game, in a lobby, and in a game without a coach', async () => {
    const game = await begun('allowed');
    await playedOut(game);
    await refuses('gameOver', game.coach.ask(game.of(ANNA)));
    const { id: lobby } = await game.lobby.create({ channelId: 'c2', guildId: 'g1', user: ANNA, game: 'toy' });
    await refuses('notStarted', game.coach.ask({ gameId: lobby, userId: ANNA.id }));
    const plain = await begun('allowed', { rules: toyGame() as Game });
    await refuses('noCoach', plain.coach.ask(plain.of(ANNA)));
  });

  it('answers one question per person at a time, and several people at the same time', async () => {
    const held = Promise.withResolvers<void>();
    const { advising } = watched({ advise: (question) => held.promise.then(() => here.advise(question)) });
    const { coach, of, play } = await begun('allowed', { advising });
    const first = coach.ask(of(ANNA));
    await refuses('coachThinking', coach.ask(of(ANNA)));
    // Nobody at the table waits for it.
    await play(ANNA, 'dig 3', 'end');
    const second = coach.ask(of(BEN));
    held.resolve();
    expect((await first).advice.ways).toHaveLength(3);
    expect((await second).panel.seat).toBe(1);
    await expect(coach.ask(of(BEN))).resolves.toBeDefined();
  });

  it('says that it has stopped if the program ends', async () => {
    const { advising } = watched({ advise: () => Promise.reject(new ThinkingStopped()) });
    const { coach, of } = await begun('allowed', { advising });
    await refuses('coachStopped', coach.ask(of(ANNA)));
  });

  it('excludes from ratings a game in which it was allowed', async () => {
    for (const coach of ['allowed', undefined] as const) {
      const game = await begun(coach);
      await playedOut(game);
      expect(await game.stores.results.ofGame(game.id)).toHaveLength(coach ? 0 : 2);
    }
  });
});

describe('an analysis', () => {
  it('says what every turn lost, is stored, and gives the same result again', async () => {
    const { turns, advising } = watched();
    const game = await begun(undefined, { advising });
    await playedOut(game);
    expect(await game.coach.analysed(game.id)).toBeUndefined();
    const steps: number[] = [];
    const report = ({ done, turns: all }: { done: number; turns: number }) => void steps.push(done, all);
    const found = await game.coach.analyse(game.id, { ...NO_SIGNAL, report });
    expect(steps.slice(0, 4)).toEqual([0, turns.length, 1, turns.length]);
    expect(found.start).toEqual([0, 0]);
    expect(found.turns).toEqual(found.turns.toSorted((one, other) => one.entry - other.entry));
    expect(found.turns[0]).toMatchObject({ seat: 0, better: ['dig 3', 'dig 3'], lost: 5 });
    const { state } = await game.position();
    expect(found.turns.at(-1)?.expected).toEqual(rules.score(state).map(({ total }) => total));
    expect(await game.coach.analysed(game.id)).toEqual({ analysis: found, isOutdated: false });
    const again = openTestTables({ rules, advising: here, stores: game.stores });
    expect(await again.coach.analyse(game.id, NO_SIGNAL)).toEqual(found);
    const count = turns.length;
    await game.coach.analyse(game.id, NO_SIGNAL);
    expect(turns).toHaveLength(count);
  });

  it('is repeated if the rules have changed since, and is removed with its game', async () => {
    const game = await begun();
    await playedOut(game);
    const found = await game.coach.analyse(game.id, NO_SIGNAL);
    const later = openTestTables({ rules: explained(toyGame({ version: 2 })), advising: here, stores: game.stores });
    expect(await later.coach.analysed(game.id)).toBeUndefined();
    const copy = JSON.parse(await game.admin.copy(game.id)) as { analysis?: unknown };
    expect(copy.analysis).toMatchObject({ version: 1, judge: 'strong', analysis: found });
    const place = { guildId: 'g2', channelId: 'c9' };
    expect(await game.admin.import(JSON.stringify(copy), place)).toMatchObject({ status: 'finished' });
    await game.admin.remove(game.id);
    expect(await game.stores.analyses.find(game.id)).toBeUndefined();
  });

  it('can still be read if an earlier method made it, and is repeated on request', async () => {
    const game = await begun();
    await playedOut(game);
    const former = await game.coach.analyse(game.id, NO_SIGNAL);
    const foreseeing: Game = { ...rules, foresight: () => 1, deal: (seen) => rules.clone(seen) };
    const advising = advisingHere(() => foreseeing);
    const later = openTestTables({ rules: foreseeing, advising, stores: game.stores });
    expect(await later.coach.analysed(game.id)).toEqual({ analysis: former, isOutdated: true });
    expect(former.ahead).toBeUndefined();
    const anew = await later.coach.analyse(game.id, NO_SIGNAL);
    expect(anew.ahead).toBe(true);
    expect(anew.turns).toHaveLength(former.turns.length);
    expect(await later.coach.analysed(game.id)).toEqual({ analysis: anew, isOutdated: false });
  });

  it('names nobody, so nothing remains of a person whose data is removed', async () => {
    const game = await begun();
    await playedOut(game);
    await game.coach.analyse(game.id, NO_SIGNAL);
    const kept = JSON.stringify(await game.stores.analyses.find(game.id));
    for (const { id, name } of [ANNA, BEN]) {
      expect(kept).not.toContain(`"${id}"`);
      expect(kept).not.toContain(name);
    }
    await game.ratings.forget({ userId: ANNA.id, formerName: 'Former player' });
    expect(await game.coach.analysed(game.id)).toBeDefined();
  });

  it('is refused for a running game, one that has not begun, and one without a coach', async () => {
    const game = await begun();
    await refuses('notAnalysedYet', game.coach.analysed(game.id));
    await refuses('notAnalysedYet', game.coach.analyse(game.id, NO_SIGNAL));
    await game.table.end(game.of(ANNA));
    await refuses('nothingToAnalyse', game.coach.analyse(game.id, NO_SIGNAL));
    const { id: lobby } = await game.lobby.create({ channelId: 'c2', guildId: 'g1', user: ANNA, game: 'toy' });
    await refuses('notStarted', game.coach.analyse(lobby, NO_SIGNAL));
    const plain = await begun(undefined, { rules: toyGame() as Game });
    await playedOut(plain);
    await refuses('noCoach', plain.coach.analyse(plain.id, NO_SIGNAL));
  });

  it('says so if no turn replays under changed rules', async () => {
    const game = await begun();
    await playedOut(game, 'dig 3');
    const changed = explained(toyGame({ version: 2, most: 2 }));
    const later = openTestTables({ rules: changed, advising: here, stores: game.stores });
    await refuses('nothingToAnalyse', later.coach.analyse(game.id, NO_SIGNAL));
  });

  it('stores nothing if it is cancelled, and can be requested again', async () => {
    const abort = new AbortController();
    const game = await begun();
    await playedOut(game);
    const broken = game.coach.analyse(game.id, {
      signal: abort.signal,
      report: ({ done }) => void (done === 2 && abort.abort(mistake('coachStopped', {}))),
    });
    await refuses('coachStopped', broken);
    expect(await game.coach.analysed(game.id)).toBeUndefined();
    let thoughts = 0;
    const ending = watched({
      appraise: (question) => (thoughts++ < 2 ? here.appraise(question) : Promise.reject(new ThinkingStopped())),
    });
    const closing = openTestTables({ rules, advising: ending.advising, stores: game.stores });
    await refuses('coachStopped', closing.coach.analyse(game.id, NO_SIGNAL));
    expect((await game.coach.analyse(game.id, NO_SIGNAL)).turns.length).toBeGreaterThan(3);
  });

  it('comes with the usual first moves on the server and their results', async () => {
    const scene = await begun();
    await playedOut(scene);
    const game = await scene.find();
    const points = (await scene.stores.results.ofGame(scene.id)).map((result) => result.points);
    const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
    expect(await scene.coach.openings(game)).toEqual([{ move: 'dig 1', games: 2, points: mean }]);
    expect(await scene.coach.openings({ ...game, guildId: 'elsewhere' })).toEqual([]);
  });
});

describe('what computers say about their turns', () => {
  /** The same with a score that says what it counts. */
  const counting: Game = {
    ...rules,
    score: (state) =>
      rules.score(state).map((score) => ({ ...score, lines: [{ key: 'stones', points: score.total }] })),
  };

  /** A game in which a person and then a computer have played, and its turns. */
  async function besideComputer(own: Game) {
    const tables = openTestTables({ rules: own, autopilots: [computer] });
    const game = await openGame({ users: [ANNA], computers: 1 }, tables);
    await game.play(ANNA, 'dig 1', 'end');
    return { ...game, turns: await tables.table.turns(game.id) };
  }

  it('is the main gain of the turn, and only computers say it', async () => {
    const { coach, id, turns } = await besideComputer(counting);
    expect(turns.map(({ seat }) => seat)).toContain(1);
    expect(await coach.aims(id, turns)).toEqual([{ seat: 1, topic: 'stones' }]);
    const ofAnna = turns.filter(({ seat }) => seat === 0);
    expect(await coach.aims(id, ofAnna)).toEqual([]);
  });

  it('is nothing if the game has no words for it', async () => {
    const { coach, id, turns } = await besideComputer(toyGame() as Game);
    expect(await coach.aims(id, turns)).toEqual([]);
  });

  it('is nothing if the current rules cannot replay the turn', async () => {
    const { coach, id, turns } = await besideComputer(rules);
    const unknown = turns.map((turn) => ({
      ...turn,
      moves: turn.moves.map((entry) => (entry.move === 'end' ? entry : { ...entry, move: 'dig 99' })),
    }));
    expect(await coach.aims(id, unknown)).toEqual([]);
  });
});
