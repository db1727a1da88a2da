import type { Sparse } from '../engine/features.ts';

/** How many hidden units a network has. */
export const HIDDEN = 64;

/**
 * A small network: features, one hidden layer of rectified units, and one output for each stage of a game; the features also
 * count directly. All weights lie in one array, so that they are stored and trained alike.
 */
export interface Network {
  readonly inputs: number;
  readonly stages: number;
  readonly weights: Float32Array;
}

/** Where the parts of the weights begin. */
export interface Parts {
  /** For each feature its weight for each hidden unit. */
  readonly first: 0;
  readonly bias: number;
  /** For each feature its direct weight. */
  readonly direct: number;
  /** For each stage the weight of each hidden unit. */
  readonly last: number;
  /** For each stage what is added. */
  readonly added: number;
  readonly size: number;
}

/** Where the parts of a network's weights begin, and how many weights there are. */
export function partsOf({ inputs, stages }: Pick<Network, 'inputs' | 'stages'>): Parts {
  const bias = inputs * HIDDEN;
  const direct = bias + HIDDEN;
  const last = direct + inputs;
  const added = last + stages * HIDDEN;
  return { first: 0, bias, direct, last, added, size: added + stages };
}

/** What the hidden units are for a list of features. */
export function hiddenOf({ inputs, weights }: Network, { place, value, length }: Sparse, into: Float32Array): void {
  const bias = inputs * HIDDEN;
  for (let j = 0; j < HIDDEN; j++) into[j] = weights[bias + j] as number;
  for (let k = 0; k < length; k++) {
    const row = (place[k] as number) * HIDDEN;
    const v = value[k] as number;
    for (let j = 0; j < HIDDEN; j++) into[j] = (into[j] as number) + v * (weights[row + j] as number);
  }
}

const units = new Float32Array(HIDDEN);

/** What a network says of a list of features at a stage. */
export function judged(network: Network, seen: Sparse, stage: number): number {
  hiddenOf(network, seen, units);
  const { inputs, stages, weights } = network;
  const direct = (inputs + 1) * HIDDEN;
  const last = direct + inputs + stage * HIDDEN;
  let sum = weights[direct + inputs + stages * HIDDEN + stage] as number;
  for (let k = 0; k < seen.length; k++) {
    sum += (weights[direct + (seen.place[k] as number)] as number) * (seen.value[k] as number);
  }
  for (let j = 0; j < HIDDEN; j++) {
    const unit = units[j] as number;
    if (unit > 0) sum += unit * (weights[last + j] as number);
  }
  return sum;
}
