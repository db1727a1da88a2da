import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { advisingHere } from '../../../src/players/advising.ts';
import { ThinkingStopped } from '../../../src/players/levels.ts';
import { mistake } from '../../../src/table/errors.ts';
import { computer } from '../../../src/table/play/computer.ts';
import { ANNA, BEN, CLEO, openTestTables, play, type TestTables } from '../fixture.ts';
import { toyGame } from '../toy.ts';
import { begun, explained, here, playedOut, rules, watched } from './explained.ts';

const NO_SIGNAL = { signal: new AbortController().signal, report: () => {} };

describe('the coach', () => {
  it('shows the player whose turn it is what a strong computer would do, best first', async () => {
    const { advising } = watched();
    const tables = openTestTables({ rules, advising });
    const { id: gameId } = await begun(tables, 'allowed');
    const { advice, panel } = await tables.coach.ask({ gameId, userId: ANNA.id });
    expect(panel.seat).toBe(0);
    expect(advice.level).toBe('strong');
    expect(advice.ways.map(({ moves }) => moves)).toEqual([
      ['dig 3', 'dig 3'],
      ['dig 2', 'dig 3'],
      ['dig 1', 'dig 3'],
    ]);
    expect(advice.ways[0]?.behind).toBe(0);
    expect(advice.ways[2]?.behind).toBeGreaterThan(advice.ways[1]?.behind ?? 0);
    // The coach has learned nothing about the toy that it could express in points.
    expect(advice.inPoints).toBe(false);
  });

  it('continues from what the player has started, and changes nothing', async () => {
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables, 'allowed');
    await play(tables, gameId, ANNA.id, 'dig 1');
    const before = await tables.stores.games.log(gameId);
    const { advice } = await tables.coach.ask({ gameId, userId: ANNA.id });
    expect(advice.ways[0]?.moves).toEqual(['dig 3']);
    expect(await tables.stores.games.log(gameId)).toEqual(before);
  });

  it('sees nothing that is hidden from the player', async () => {
    const { asked, advising } = watched();
    const tables = openTestTables({ rules, advising });
    const { id: gameId } = await begun(tables, 'allowed');
    await tables.coach.ask({ gameId, userId: ANNA.id });
    expect(asked[0]?.seen).toMatchObject({ deck: [expect.stringContaining('card'), 'hidden'] });
  });

  it.each([
    ['by a stranger', 'allowed', CLEO.id, 'notSeated'],
    ['in a game that counts', undefined, ANNA.id, 'coachNotAllowed'],
    ['out of turn, where no turn can be foreseen', 'allowed', BEN.id, 'noTurnToCome'],
  ] as const)('refuses if it is asked %s', async (_, coach, userId, key) => {
    const { asked, advising } = watched();
    const tables = openTestTables({ rules: { ...rules, ahead: undefined } as unknown as Game, advising });
    const { id: gameId } = await begun(tables, coach);
    await expect(tables.coach.ask({ gameId, userId })).rejects.toMatchObject({ key });
    expect(asked).toEqual([]);
    // The table continues.
    await play(tables, gameId, ANNA.id, 'dig 3', 'end');
  });

  it('refuses in a finished game, in a lobby, and in a game without a coach', async () => {
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables, 'allowed');
    await playedOut(tables, gameId);
    await expect(tables.coach.ask({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'gameOver' });
    const { id: lobby } = await tables.lobby.create({ channelId: 'c2', guildId: 'g1', user: ANNA, game: 'toy' });
    await expect(tables.coach.ask({ gameId: lobby, userId: ANNA.id })).rejects.toMatchObject({ key: 'notStarted' });
    const plain = openTestTables({ advising: here });
    const { id } = await begun(plain, 'allowed');
    await expect(plain.coach.ask({ gameId: id, userId: ANNA.id })).rejects.toMatchObject({ key: 'noCoach' });
  });

  it('answers one question per person at a time, and several people at the same time', async () => {
    const held = Promise.withResolvers<void>();
    const { advising } = watched({ advise: (question) => held.promise.then(() => here.advise(question)) });
    const tables = openTestTables({ rules, advising });
    const { id: gameId } = await begun(tables, 'allowed');
    const first = tables.coach.ask({ gameId, userId: ANNA.id });
    await expect(tables.coach.ask({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'coachThinking' });
    // Nobody at the table waits for it.
    await play(tables, gameId, ANNA.id, 'dig 3', 'end');
    const second = tables.coach.ask({ gameId, userId: BEN.id });
    held.resolve();
    expect((await first).advice.ways).toHaveLength(3);
    expect((await second).panel.seat).toBe(1);
    await expect(tables.coach.ask({ gameId, userId: BEN.id })).resolves.toBeDefined();
  });

  it('says that it has stopped if the program ends', async () => {
    const { advising } = watched({ advise: () => Promise.reject(new ThinkingStopped()) });
    const tables = openTestTables({ rules, advising });
    const { id: gameId } = await begun(tables, 'allowed');
    await expect(tables.coach.ask({ gameId, userId: ANNA.id })).rejects.toMatchObject({ key: 'coachStopped' });
  });

  it('excludes from ratings a game in which it was allowed', async () => {
    for (const [coach, count] of [
      ['allowed', 0],
      [undefined, 2],
    ] as const) {
      const tables = openTestTables({ rules });
      const { id: gameId } = await begun(tables, coach);
      await playedOut(tables, gameId);
      expect(await tables.stores.results.ofGame(gameId)).toHaveLength(count);
    }
  });
});

describe('an analysis', () => {
  it('says what every turn lost, is stored, and gives the same result again', async () => {
    const { turns, advising } = watched();
    const tables = openTestTables({ rules, advising });
    const { id: gameId } = await begun(tables);
    await playedOut(tables, gameId);
    expect(await tables.coach.analysed(gameId)).toBeUndefined();
    const steps: number[] = [];
    const found = await tables.coach.analyse(gameId, {
      ...NO_SIGNAL,
      report: ({ done, turns: all }) => void steps.push(done, all),
    });
    expect(steps.slice(0, 4)).toEqual([0, turns.length, 1, turns.length]);
    expect(found.start).toEqual([0, 0]);
    expect(found.turns.map(({ entry }) => entry)).toEqual(
      [...found.turns.map(({ entry }) => entry)].sort((a, b) => a - b),
    );
    const [first] = found.turns;
    expect(first).toMatchObject({ seat: 0, better: ['dig 3', 'dig 3'], lost: 5 });
    const { state } = await tables.table.position(gameId);
    expect(found.turns.at(-1)?.expected).toEqual(rules.score(state).map(({ total }) => total));
    expect(await tables.coach.analysed(gameId)).toEqual({ analysis: found, isOutdated: false });
    const again = openTestTables({ rules, advising: here, stores: tables.stores });
    expect(await again.coach.analyse(gameId, NO_SIGNAL)).toEqual(found);
    const count = turns.length;
    await tables.coach.analyse(gameId, NO_SIGNAL);
    expect(turns).toHaveLength(count);
  });

  it('is repeated if the rules have changed since, and is removed with its game', async () => {
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables);
    await playedOut(tables, gameId);
    const found = await tables.coach.analyse(gameId, NO_SIGNAL);
    const later = openTestTables({ rules: explained(toyGame({ version: 2 })), advising: here, stores: tables.stores });
    expect(await later.coach.analysed(gameId)).toBeUndefined();
    const copy = JSON.parse(await tables.admin.copy(gameId)) as { analysis?: unknown };
    expect(copy.analysis).toMatchObject({ version: 1, judge: 'strong', analysis: found });
    const place = { guildId: 'g2', channelId: 'c9' };
    expect(await tables.admin.import(JSON.stringify(copy), place)).toMatchObject({ status: 'finished' });
    await tables.admin.remove(gameId);
    expect(await tables.stores.analyses.find(gameId)).toBeUndefined();
  });

  it('can still be read if an earlier method made it, and is repeated on request', async () => {
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables);
    await playedOut(tables, gameId);
    const former = await tables.coach.analyse(gameId, NO_SIGNAL);
    const foreseeing: Game = { ...rules, foresight: () => 1, deal: (seen) => rules.clone(seen) };
    const later = openTestTables({
      rules: foreseeing,
      advising: advisingHere(() => foreseeing),
      stores: tables.stores,
    });
    expect(await later.coach.analysed(gameId)).toEqual({ analysis: former, isOutdated: true });
    expect(former.ahead).toBeUndefined();
    const anew = await later.coach.analyse(gameId, NO_SIGNAL);
    expect(anew.ahead).toBe(true);
    expect(anew.turns).toHaveLength(former.turns.length);
    expect(await later.coach.analysed(gameId)).toEqual({ analysis: anew, isOutdated: false });
  });

  it('names nobody, so nothing remains of a person whose data is removed', async () => {
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables);
    await playedOut(tables, gameId);
    await tables.coach.analyse(gameId, NO_SIGNAL);
    const kept = JSON.stringify(await tables.stores.analyses.find(gameId));
    for (const { id, name } of [ANNA, BEN]) {
      expect(kept).not.toContain(`"${id}"`);
      expect(kept).not.toContain(name);
    }
    await tables.ratings.forget({ userId: ANNA.id, formerName: 'Former player' });
    expect(await tables.coach.analysed(gameId)).toBeDefined();
  });

  it('is refused for a running game, one that has not begun, and one without a coach', async () => {
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables);
    await expect(tables.coach.analysed(gameId)).rejects.toMatchObject({ key: 'notAnalysedYet' });
    await expect(tables.coach.analyse(gameId, NO_SIGNAL)).rejects.toMatchObject({ key: 'notAnalysedYet' });
    await tables.table.end({ gameId, userId: ANNA.id });
    await expect(tables.coach.analyse(gameId, NO_SIGNAL)).rejects.toMatchObject({ key: 'nothingToAnalyse' });
    const { id: lobby } = await tables.lobby.create({ channelId: 'c2', guildId: 'g1', user: ANNA, game: 'toy' });
    await expect(tables.coach.analyse(lobby, NO_SIGNAL)).rejects.toMatchObject({ key: 'notStarted' });
    const plain = openTestTables({ advising: here });
    const { id } = await begun(plain);
    await playedOut(plain, id);
    await expect(plain.coach.analyse(id, NO_SIGNAL)).rejects.toMatchObject({ key: 'noCoach' });
  });

  it('says so if no turn replays under changed rules', async () => {
    const tables = openTestTables({ rules });
    const { id: gameId } = await begun(tables);
    for (;;) {
      const { awaited, game } = await tables.table.position(gameId);
      const next = awaited[0];
      if (next === undefined) break;
      const moves = next.decision.task === 'feed' ? ['beg', 'end'] : ['dig 3', 'end'];
      await play(tables, gameId, game.seats[next.seat]?.userId ?? '', ...moves);
    }
    const changed = explained(toyGame({ version: 2, most: 2 }));
    const later = openTestTables({ rules: changed, advising: here, stores: tables.stores });
    await expect(later.coach.analyse(gameId, NO_SIGNAL)).rejects.toMatchObject({ key: 'nothingToAnalyse' });
  });

  it('stores nothing if it is cancelled, and can be requested again', async () => {
    const abort = new AbortController();
    const tables = openTestTables({ rules, advising: here });
    const { id: gameId } = await begun(tables);
    await playedOut(tables, gameId);
    const broken = tables.coach.analyse(gameId, {
      signal: abort.signal,
      report: ({ done }) => void (done === 2 && abort.abort(mistake('coachStopped', {}))),
    });
    await expect(broken).rejects.toMatchObject({ key: 'coachStopped' });
    expect(await tables.coach.analysed(gameId)).toBeUndefined();
    let thoughts = 0;
    const ending = watched({
      appraise: (question) => (thoughts++ < 2 ? here.appraise(question) : Promise.reject(new ThinkingStopped())),
    });
    const closing = openTestTables({ rules, advising: ending.advising, stores: tables.stores });
    await expect(closing.coach.analyse(gameId, NO_SIGNAL)).rejects.toMatchObject({ key: 'coachStopped' });
    expect((await tables.coach.analyse(gameId, NO_SIGNAL)).turns.length).toBeGreaterThan(3);
  });

  it('comes with the usual first moves on the server and their results', async () => {
    const tables = openTestTables({ rules });
    const { id: gameId } = await begun(tables);
    await playedOut(tables, gameId);
    const game = await tables.table.find(gameId);
    const points = (await tables.stores.results.ofGame(gameId)).map((result) => result.points);
    const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
    expect(await tables.coach.openings(game)).toEqual([{ move: 'dig 1', games: 2, points: mean }]);
    expect(await tables.coach.openings({ ...game, guildId: 'elsewhere' })).toEqual([]);
  });
});

describe('what computers say about their turns', () => {
  /** The same with a score that says what it counts. */
  const counting: Game = {
    ...rules,
    score: (state) =>
      rules.score(state).map((score) => ({ ...score, lines: [{ key: 'stones', points: score.total }] })),
  };

  /**
   * A person and a computer, one after the other, until the computer has played; returns the game and the posts of
   * turns.
   */
  async function besideComputer(own: Game): Promise<{ tables: TestTables; gameId: string }> {
    const tables = openTestTables({ rules: own, autopilots: [computer] });
    const { id: gameId } = await tables.lobby.create({
      channelId: 'c1',
      guildId: 'g1',
      user: ANNA,
      game: 'toy',
      options: {},
      computers: 1,
    });
    await tables.lobby.start({ gameId, userId: ANNA.id });
    await play(tables, gameId, ANNA.id, 'dig 1', 'end');
    return { tables, gameId };
  }

  it('is the main gain of the turn, and only computers say it', async () => {
    const { tables, gameId } = await besideComputer(counting);
    const turns = await tables.table.turns(gameId);
    expect(turns.map(({ seat }) => seat)).toContain(1);
    expect(await tables.coach.aims(gameId, turns)).toEqual([{ seat: 1, topic: 'stones' }]);
    expect(
      await tables.coach.aims(
        gameId,
        turns.filter(({ seat }) => seat === 0),
      ),
    ).toEqual([]);
  });

  it('is nothing if the game has no words for it', async () => {
    const plain = await besideComputer(toyGame());
    expect(await plain.tables.coach.aims(plain.gameId, await plain.tables.table.turns(plain.gameId))).toEqual([]);
  });

  it('is nothing if the current rules cannot replay the turn', async () => {
    const { tables, gameId } = await besideComputer(rules);
    const turns = await tables.table.turns(gameId);
    const unknown = turns.map((turn) => ({
      ...turn,
      moves: turn.moves.map((entry) => (entry.move === 'end' ? entry : { ...entry, move: 'dig 99' })),
    }));
    expect(await tables.coach.aims(gameId, unknown)).toEqual([]);
  });
});
