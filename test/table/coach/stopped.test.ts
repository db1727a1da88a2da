import { expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import type { TurnQuestion } from '../../../src/players/appraisal.ts';
import { ANNA, BEN, openTestTables, play } from '../fixture.ts';

const rules = caveVsCave as Game;

/** A judge that expects what the seats have, and notes the question. */
function noting() {
  const asked: TurnQuestion[] = [];
  const appraise = (question: TurnQuestion) => {
    asked.push(question);
    const expected = rules.score(question.state).map(({ total }) => total);
    return Promise.resolve({ expected, before: expected, lost: 0, better: undefined, reasons: [], luck: [0, 0] });
  };
  return { asked, advising: { appraise, advise: () => Promise.reject(new Error('Nobody asked for advice.')) } };
}

/** Plays the first era with as little as possible, and then answers whether to continue; returns the game's id. */
async function playedToEnd(tables: ReturnType<typeof openTestTables>, goesOn: string): Promise<string> {
  const game = 'cave-vs-cave';
  const place = { channelId: 'c1', guildId: 'g1' };
  const { id } = await tables.lobby.create({ ...place, user: ANNA, game, options: { mode: 'open' } });
  await tables.lobby.join({ gameId: id, user: BEN });
  await tables.lobby.start({ gameId: id, userId: ANNA.id });
  for (;;) {
    const { awaited, game: now, state } = await tables.table.position(id);
    const seat = awaited[0]?.seat;
    if (seat === undefined) return id;
    const moves = caveVsCave.pass?.(state as State, seat) ?? [goesOn, 'end'];
    await play(tables, id, now.seats[seat]?.userId ?? '', ...moves);
  }
}

const analysed = (tables: ReturnType<typeof openTestTables>, gameId: string) =>
  tables.coach.analyse(gameId, { signal: new AbortController().signal, report: () => {} });

it('judges a game that stopped after the first era by the points at the end of that era', async () => {
  const { asked, advising } = noting();
  const tables = openTestTables({ rules, advising });
  const gameId = await playedToEnd(tables, 'go home');
  const { turns } = await analysed(tables, gameId);
  const states = asked.map(({ state }) => state as State);
  expect(new Set(states.map(({ options, setAside }) => [options.mode, setAside].join()))).toEqual(new Set(['era1,']));
  // Whether to continue was no turn that could win or lose points.
  expect(new Set(states.map(({ phase }) => phase))).toEqual(new Set(['work']));
  expect(turns).toHaveLength(states.length);
  const { state } = await tables.table.position(gameId);
  expect((state as State).options.mode).toBe('open');
});

it('judges a game that went on by both eras', async () => {
  const { asked, advising } = noting();
  const tables = openTestTables({ rules, advising });
  await analysed(tables, await playedToEnd(tables, 'go on'));
  expect(new Set(asked.map(({ state }) => (state as State).options.mode))).toEqual(new Set(['open']));
  expect(asked.some(({ state }) => (state as State).phase === 'goingOn')).toBe(true);
});
