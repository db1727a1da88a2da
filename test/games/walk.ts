import { expect } from 'vitest';
import type { Decision } from '../../src/engine/decision.ts';
import type { Game } from '../../src/engine/game.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { randomPlayer } from '../../src/players/random.ts';

/** Plays a game at random to its end, and yields the next decision before every choice. */
export function* walk<State, Options>(game: Game<State, Options>, state: State, seed: string): Generator<Decision> {
  const chance = randomPlayer(randomFrom(seed));
  for (;;) {
    const [decision] = game.decisions(state);
    if (decision === undefined) return;
    yield decision;
    game.apply(state, decision.seat, chance(decision));
  }
}

/** Plays on to the end, each time with the first option that is not an exchange. */
export function finish<State, Options>(game: Game<State, Options>, state: State): State {
  for (let waiting = game.decisions(state); waiting.length > 0; waiting = game.decisions(state)) {
    const [{ seat, options } = expect.fail()] = waiting;
    game.apply(state, seat, options.find(({ anytime }) => anytime === undefined) ?? options[0] ?? expect.fail());
  }
  return state;
}
