import { expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import type { Advising } from '../../../src/players/advising.ts';
import type { TurnQuestion } from '../../../src/players/appraisal.ts';
import { type OpenGame, openGame, openTestTables } from '../fixture.ts';
import { NO_SIGNAL } from './explained.ts';

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

/** Plays the first era doing as little as possible, and then answers whether to continue. */
async function playedToEnd(advising: Advising, goesOn: string): Promise<OpenGame> {
  const wanted = { game: 'cave-vs-cave', options: { mode: 'open' } };
  const opened = await openGame(wanted, openTestTables({ rules, advising }));
  for (;;) {
    const { awaited, game, state } = await opened.position();
    const seat = awaited[0]?.seat;
    if (seat === undefined) return opened;
    const moves = caveVsCave.pass?.(state as State, seat) ?? [goesOn, 'end'];
    await opened.play({ id: game.seats[seat]?.userId ?? '' }, ...moves);
  }
}

it('judges a game that stopped after the first era by the points at the end of that era', async () => {
  const { asked, advising } = noting();
  const { coach, id, position } = await playedToEnd(advising, 'go home');
  const { turns } = await coach.analyse(id, NO_SIGNAL);
  const states = asked.map(({ state }) => state as State);
  expect(new Set(states.map(({ options, setAside }) => [options.mode, setAside].join()))).toEqual(new Set(['era1,']));
  // Deciding whether to continue was not a turn that could win or lose points.
  expect(new Set(states.map(({ phase }) => phase))).toEqual(new Set(['work']));
  expect(turns).toHaveLength(states.length);
  const { state } = await position();
  expect((state as State).options.mode).toBe('open');
});

it('judges a game that went on by both eras', async () => {
  const { asked, advising } = noting();
  const { coach, id } = await playedToEnd(advising, 'go on');
  await coach.analyse(id, NO_SIGNAL);
  expect(new Set(asked.map(({ state }) => (state as State).options.mode))).toEqual(new Set(['open']));
  expect(asked.some(({ state }) => (state as State).phase === 'goingOn')).toBe(true);
});
