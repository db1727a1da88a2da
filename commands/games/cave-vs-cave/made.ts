import type { Decision } from '../../../src/engine/decision.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';

/** Moves that a seat could make, and the result. */
export interface Made {
  readonly moves: readonly string[];
  readonly state: State;
}

/** A seat's open decision; undefined if it has none. */
export const askedNow = (state: State, seat: number): Decision | undefined =>
  caveVsCave.decisions(state).find((decision) => decision.seat === seat);

/** The result of one more move; throws IllegalMove if it is impossible. */
export function make({ moves, state }: Made, seat: number, move: string): Made {
  const after = caveVsCave.clone(state);
  caveVsCave.play(after, seat, move);
  return { moves: [...moves, move], state: after };
}

/** The result of more moves, one after the other; undefined if one of them is impossible. */
export function tried({ moves, state: before }: Made, seat: number, more: readonly string[]): Made | undefined {
  const state = caveVsCave.clone(before);
  for (const move of more) {
    const option = askedNow(state, seat)?.options.find((each) => each.move === move);
    if (option === undefined) return undefined;
    caveVsCave.apply(state, seat, option);
  }
  return { moves: [...moves, ...more], state };
}
