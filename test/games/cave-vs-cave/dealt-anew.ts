import { randomFrom } from '../../../src/engine/random.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';

/** Deals the face-down tiles again, as anybody may imagine them. */
export function dealtAnew(state: State, seed: string): State {
  const dealt = caveVsCave.deal?.(caveVsCave.view(state, 'spectator'), randomFrom(seed));
  if (dealt === undefined) throw new Error('The game cannot deal again.');
  return dealt;
}
