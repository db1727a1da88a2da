import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import type { State } from '../../src/games/cave-vs-cave/state.ts';
import { advise } from '../../src/players/advice.ts';
import { appraise, expectations } from '../../src/players/appraisal.ts';
import {
  adviceFor,
  coachingLaws,
  expectFairTurn,
  rules,
  stateAfter,
  swapped,
  TABLES,
  type Table,
  turnOf,
} from './cave-vs-cave-coach.ts';

const SOLO: Table = { mode: 'era1', seats: 1, turns: 4 };

describe("the coach of one player in 'era1'", () => coachingLaws(SOLO));

it.each([SOLO, ...TABLES])('a master of $seats in $mode is as fair as the other computers', (table) =>
  expectFairTurn(stateAfter(table), 'master'),
);

describe('a coach of one player, whose search looks ahead to later turns', () => {
  const state = stateAfter({ mode: 'era1', seats: 1, turns: 2 });

  it('says so, and takes them into account', () => {
    const blind: Game<State> = { ...rules, foresight: () => 0 };
    const seen = rules.view(state, 0);
    expect(adviceFor(state).ahead).toBe(true);
    expect(advise({ game: blind, seat: 0 }, seen).ahead).toBe(false);
    const found = [rules, blind].map((game) => advise({ game, seat: 0 }, seen).ways.map(({ behind }) => behind));
    expect(found[0]).not.toEqual(found[1]);
  });

  it('expects results that include them, ignore what is face down, and are repeatable', () => {
    const [now] = expectations({ game: rules }, state);
    expect(expectations({ game: rules }, swapped(state))).toEqual([now]);
    const blind: Game<State> = { ...rules, foresight: () => 0 };
    // The learned values by themselves do not tell how good later turns will be.
    expect(now).toBeGreaterThan(expectations({ game: blind }, state)[0] ?? 0);
  });

  it('finds that a turn loses nothing, or knows a better one', () => {
    const { ways } = adviceFor(state);
    const judged = ways.map(({ moves }) => appraise({ game: rules }, { state, turn: turnOf(state, moves), seed: 'x' }));
    for (const { lost, better } of judged) expect(better === undefined).toBe(lost === 0);
    expect(Math.min(...judged.map(({ lost }) => lost))).toBeLessThan(3);
  });
});
