import { randomFrom } from '../../../src/engine/random.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';

/** What lies face down dealt again, as far as anybody may know. */
export function dealtAnew(state: State, seed: string): State {
  const dealt = caveVsCave.deal?.(caveVsCave.view(state, 'spectator'), randomFrom(seed));
  if (dealt === undefined) throw new Error('The game can be thought on.');
  return dealt;
}
