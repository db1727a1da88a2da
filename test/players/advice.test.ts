import { describe, expect, it } from 'vitest';
import { END } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { advise } from '../../src/players/advice.ts';
import { appraise, expectations } from '../../src/players/appraisal.ts';
import type { Judging } from '../../src/players/judging.ts';
import { counting, dealtAnew, randomGame } from './counting.ts';

function stateIn(round: number, seed = 'advice'): State {
  for (const { state, decision } of randomGame(2, seed))
    if (state.round === round && decision.task === 'place') return state;
  throw new Error('The game is over.');
}

const seatOn = (state: State): number => caverna.decisions(state)[0]?.seat ?? 0;

describe('advice', () => {
  it('gives the best ways, each with a different space, and explains them by the topics of the features', () => {
    const state = stateIn(1);
    const seat = seatOn(state);
    const seen = caverna.view(state, seat);
    // A player who counts nothing but wood takes the space with the most wood.
    const { ways, inPoints } = advise({ game: caverna, seat, judging: counting(caverna, { 'goods wood': 40 }) }, seen);
    expect(inPoints).toBe(true);
    expect(ways).toHaveLength(3);
    expect(new Set(ways.map(({ moves }) => moves.find((move) => move.startsWith('place')))).size).toBe(3);
    expect(ways[0]?.behind).toBe(0);
    expect(ways[0]?.reasons).toEqual([]);
    const [, second, third] = ways;
    expect(second?.reasons.find(({ topic }) => topic === 'goods')?.points).toBeLessThan(0);
    expect(third?.behind).toBeGreaterThanOrEqual(second?.behind ?? 0);
  });

  it('explains the whole difference if the judgement is a plain sum', () => {
    const state = stateIn(4);
    const seat = seatOn(state);
    const judging = counting(caverna, { 'goods wood': 9, 'food spare': 6, 'land meadow': 8, 'dwarfs 3': 12 });
    const { ways } = advise({ game: caverna, seat, judging }, caverna.view(state, seat));
    for (const [at, { behind, reasons }] of ways.entries()) {
      const told = reasons.reduce((sum, { points }) => sum + points, 0);
      const before = ways[at - 1]?.behind ?? 0;
      if (reasons.length < 3) expect(Math.abs(told + behind - before)).toBeLessThan(2);
    }
  });

  it('gives no points without learned weights, and no advice without a decision', () => {
    const state = stateIn(1);
    const seat = seatOn(state);
    const judge = (at: State, who: number) => caverna.outlook?.(at, who) ?? 0;
    const judging: Judging<State> = { judge, quick: judge, network: undefined, mark: '' };
    expect(advise({ game: caverna, seat, judging }, caverna.view(state, seat)).inPoints).toBe(false);
    expect(advise({ game: caverna, seat: 1 - seat, judging }, caverna.view(state, seat)).ways).toEqual([]);
  });

  it('stays the same whatever lies face down', () => {
    const state = stateIn(3);
    const seat = seatOn(state);
    const first = advise({ game: caverna, seat }, caverna.view(state, seat));
    expect(advise({ game: caverna, seat }, caverna.view(dealtAnew(state), seat))).toEqual(first);
  });
});

describe('what a turn was worth', () => {
  const judging = counting(caverna, { 'goods wood': 40, 'space sheepFarming': 6 });
  const entries = (seat: number, moves: readonly string[]) => ({
    seat,
    moves: [...moves, END].map((move, i) => ({ entry: i + 1, seat, move })),
  });

  it('is how much worse it was than the best way, and 0 if it was the best', () => {
    const state = stateIn(2);
    const seat = seatOn(state);
    const { ways } = advise({ game: caverna, seat, judging }, caverna.view(state, seat));
    const of = (moves: readonly string[] = []) =>
      appraise({ game: caverna, judging }, { state, turn: entries(seat, moves), seed: 'worth' });
    expect(of(ways[0]?.moves)).toMatchObject({ lost: 0, better: undefined });
    expect(of(ways[2]?.moves).lost).toBeCloseTo(ways[2]?.behind ?? 0, 3);
    expect(of(ways[2]?.moves).better).toEqual(ways[0]?.moves);
    expect(of(ways[2]?.moves)).toEqual(of(ways[2]?.moves));
  });

  it('is separate from what was revealed after it', () => {
    // Sheep farming comes in one of the first three rounds: a player who counts on it gains in a third of the games.
    const lucks = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      let state = stateIn(1, seed);
      let turn = entries(0, []);
      for (;;) {
        const seat = seatOn(state);
        const { ways } = advise({ game: caverna, seat, judging }, caverna.view(state, seat));
        turn = entries(seat, ways[0]?.moves ?? []);
        const after = caverna.clone(state);
        for (const { move } of turn.moves) caverna.play(after, seat, move);
        if (after.round > 1) {
          const { luck, expected } = appraise({ game: caverna, judging }, { state, turn, seed });
          expect(expected).toEqual(expectations({ game: caverna, judging }, after));
          const [was, came] = after.cards.map((card) => card === 'sheepFarming');
          return { luck: luck[0] ?? 0, came, was };
        }
        state = after;
      }
    });
    for (const { luck, came, was } of lucks) {
      if (was) expect(luck).toBeCloseTo(0, 1);
      else if (came) expect(luck).toBeGreaterThan(1);
      else expect(luck).toBeLessThan(-1);
    }
    expect(new Set(lucks.map(({ came }) => came)).size).toBe(2);
  });
});
