import type { Game } from './game.ts';

/**
 * Counts the different sequences of `depth` choices that the seats of a state can make, in any order; depth 1 counts
 * the options. Does not change the state. If the rules change by accident, these numbers change too.
 */
export function countSequences<State>(game: Game<State>, state: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const { seat, options } of game.decisions(state)) {
    if (depth === 1) {
      count += options.length;
      continue;
    }
    for (const option of options) {
      const next = game.clone(state);
      game.apply(next, seat, option);
      count += countSequences(game, next, depth - 1);
    }
  }
  return count;
}

/** The numbers of sequences of 1, 2, ... choices, up to a depth. */
export const countTable = <State>(game: Game<State>, state: State, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => countSequences(game, state, i + 1));
