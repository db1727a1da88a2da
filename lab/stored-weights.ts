import type { Features } from '../src/engine/features.ts';
import type { Game } from '../src/engine/game.ts';
import { HIDDEN, type Network } from '../src/players/network.ts';
import type { StoredWeights } from '../src/players/weights.ts';

/** A short fingerprint of the features of a game. */
export function fingerprintOf({ names, stages }: Pick<Features, 'names' | 'stages'>): string {
  let hash = 0xcbf29ce484222325n;
  for (const char of `${names.join('\n')} ${stages}`) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** The weights of a network as the contents of a file. */
export function stateOf(
  network: Network,
  {
    game,
    features,
    games,
    reached,
  }: { game: Pick<Game, 'id' | 'version'>; features: Features } & Pick<StoredWeights, 'games' | 'reached'>,
): StoredWeights {
  const { buffer, byteOffset, byteLength } = network.weights;
  return {
    game: game.id,
    version: game.version,
    features: [...features.names],
    hidden: HIDDEN,
    stages: features.stages,
    games,
    reached,
    weights: Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
  };
}
