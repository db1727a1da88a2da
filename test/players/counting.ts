import { noNumbers } from '../../src/engine/features.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Judging } from '../../src/players/judging.ts';
import { judged, type Network, partsOf, widened } from '../../src/players/network.ts';

/** A network that counts only some features of a game, this many points for each. */
export function counting<State, Options>(
  { id, features }: Game<State, Options>,
  points: Readonly<Record<string, number>>,
): Judging<State> {
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
  const judge = (state: State, seat: number) =>
    features.read(state, seat, list) + judged(network, list, features.stage(state));
  return { judge, quick: judge, network, mark: 'made up' };
}
