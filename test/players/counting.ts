import { isDeepStrictEqual } from 'node:util';
import { noNumbers } from '../../src/engine/features.ts';
import type { Game } from '../../src/engine/game.ts';
import { randomFrom, shuffled } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import type { Judging } from '../../src/players/judging.ts';
import { judged, type Network, partsOf, widened } from '../../src/players/network.ts';
import { randomPlayer } from '../../src/players/random.ts';

/** A random game of Caverna: the state, which goes on changing, and the next decision in it. */
export function* randomGame(players: number, seed: string) {
  const state = caverna.start(caverna.options.parse({}), players, seed);
  const chance = randomPlayer(randomFrom(seed));
  for (let [decision] = caverna.decisions(state); decision; [decision] = caverna.decisions(state)) {
    yield { state, decision };
    caverna.apply(state, decision.seat, chance(decision));
  }
}

/** A network that counts only some features of a game, this many points for each. */
export function counting<Any, Options>(
  { id, features }: Game<Any, Options>,
  points: Readonly<Record<string, number>>,
): Judging<Any> {
  if (features === undefined) throw new Error(`${id} has no features.`);
  const shape = { inputs: features.names.length, stages: features.stages };
  const { size, direct } = partsOf(shape);
  const learned: Network = { ...shape, weights: new Float32Array(size) };
  for (const [name, value] of Object.entries(points)) {
    const place = features.names.indexOf(name);
    if (place < 0) throw new Error(`No feature is called "${name}".`);
    learned.weights[direct + place] = value;
  }
  const network = widened(learned);
  const list = noNumbers();
  const judge = (state: Any, seat: number) =>
    features.read(state, seat, list) + judged(network, list, features.stage(state));
  return { judge, quick: judge, network, mark: 'made up' };
}

export function dealtAnew(state: State): State {
  const copy = caverna.clone(state);
  const random = randomFrom('anew');
  copy.cards.splice(state.round, copy.cards.length, ...shuffled(copy.cards.slice(state.round), random));
  const shown = Math.max(5, state.markersShown);
  copy.markers.splice(shown, copy.markers.length, ...shuffled(copy.markers.slice(shown), random));
  if (isDeepStrictEqual(copy.cards, state.cards)) throw new Error('The cards are in the same order as before.');
  return copy;
}
