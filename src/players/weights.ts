import { z } from 'zod';
import type { Features } from '../engine/features.ts';
import type { Game } from '../engine/game.ts';
import { HIDDEN, type Network, partsOf } from './network.ts';

/** The learned weights of a game in a file. */
const stored = z.object({
  game: z.string(),
  /** The version of the rules they were learned with. */
  version: z.int(),
  /** The names of its features, in the order of their weights. */
  features: z.array(z.string()),
  hidden: z.int(),
  stages: z.int(),
  /** How many games they were learned from. */
  games: z.int(),
  /** The mean score of a seat in the last games, by kind of table: the number of players, and the host's choices. */
  reached: z.record(z.string(), z.number()),
  /** The weights as little-endian 32-bit floats, in base 64. */
  weights: z.base64(),
});

/** The learned weights of a game in a file. */
export type StoredWeights = z.infer<typeof stored>;

/** Weights that do not fit; the message is a sentence. */
export class WeightsError extends Error {
  override name = 'WeightsError';
}

/** A network, and the number of games it was learned from. */
interface Weights extends Pick<StoredWeights, 'games' | 'reached'> {
  readonly network: Network;
}

/**
 * Reads a file of weights for a game with these features. Weights are stored by the names of features: a feature that
 * the file lacks has no weight yet, and one that the game no longer has is dropped.
 * @throws {WeightsError} if the file is damaged, or belongs to another game or kind of network
 */
export function weightsFrom(file: unknown, game: Pick<Game, 'id'>, features: Features): Weights {
  const read = stored.safeParse(file);
  if (!read.success) throw new WeightsError(`These are not weights: ${read.error.issues[0]?.message ?? 'unreadable'}.`);
  const { data } = read;
  if (data.game !== game.id) throw new WeightsError(`These weights are for ${data.game}, not for ${game.id}.`);
  if (data.hidden !== HIDDEN || data.stages !== features.stages) {
    throw new WeightsError(`These weights are for a different kind of network from the one ${game.id} uses now.`);
  }
  const learned = { inputs: data.features.length, stages: data.stages };
  const bytes = Uint8Array.from(Buffer.from(data.weights, 'base64'));
  const { size } = partsOf(learned);
  if (bytes.length !== size * 4) {
    throw new WeightsError(`These weights are cut off: ${bytes.length / 4} instead of ${size}.`);
  }
  const weights = new Float32Array(bytes.buffer);
  if (weights.some((weight) => !Number.isFinite(weight)))
    throw new WeightsError('Some of these weights are not numbers.');
  const network = rearranged({ ...learned, weights }, { from: data.features, to: features.names });
  return { network, games: data.games, reached: data.reached };
}

/**
 * The same network for another list of features, by their names: a feature it does not know starts with weights of 0.
 */
export function rearranged(
  network: Network,
  { from, to }: { readonly from: readonly string[]; readonly to: readonly string[] },
): Network {
  const shape = { inputs: to.length, stages: network.stages };
  const old = partsOf(network);
  const parts = partsOf(shape);
  const weights = new Float32Array(parts.size);
  const placeOf = new Map(from.map((name, place) => [name, place]));
  for (const [place, name] of to.entries()) {
    const was = placeOf.get(name);
    if (was === undefined) continue;
    weights.set(network.weights.subarray(was * HIDDEN, (was + 1) * HIDDEN), place * HIDDEN);
    weights[parts.direct + place] = network.weights[old.direct + was] as number;
  }
  weights.set(network.weights.subarray(old.bias, old.direct), parts.bias);
  weights.set(network.weights.subarray(old.last), parts.last);
  return { ...shape, weights };
}
