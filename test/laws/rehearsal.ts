import { expect } from 'vitest';
import type { Random } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';

export const decisionOf = (state: State, seat: number) =>
  caverna.decisions(state).find((decision) => decision.seat === seat);

/** Rehearses the next turn of a seat to its end, at random; returns whether the seat has a turn to come. */
export function rehearse(state: State, seat: number, random: Random): boolean {
  const turn = caverna.ahead?.rehearse(state, seat) as State | undefined;
  if (turn === undefined) return false;
  expect(caverna.decisions(turn).map((decision) => decision.seat)).toEqual([seat]);
  for (let count = 0; count < 60; count++) {
    const own = decisionOf(turn, seat)?.options.filter(({ anytime }) => !anytime || random.below(9) === 0) ?? [];
    const option = own[random.below(own.length)] ?? decisionOf(turn, seat)?.options[0];
    if (option === undefined) throw new Error('The foreseen turn has no decision.');
    if (option.move === 'end') break;
    caverna.apply(turn, seat, option);
  }
  return true;
}
