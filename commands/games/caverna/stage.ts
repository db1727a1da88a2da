import { harvestOf, ROUNDS } from '../../../src/games/caverna/schedule.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { CavernaWords } from './words.ts';

/** How far a game is, and how its round ends. */
export function stage({ rounds }: CavernaWords, state: State): string {
  return rounds.stage({
    round: state.round,
    rounds: ROUNDS,
    ending: rounds.ending(harvestOf(state, state.round) ?? 'hidden'),
  });
}
