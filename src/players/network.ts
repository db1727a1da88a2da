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

/**
 * What the hidden units are for a list of features. Four are summed up at once, each in the precision of the weights after
 * every feature, so that sums stay where they are quick to reach.
 */
export function hiddenOf({ inputs, weights }: Network, { place, value, length }: Sparse, into: Float32Array): void {
  const bias = inputs * HIDDEN;
  for (let j = 0; j < HIDDEN; j += 4) {
    let a = weights[bias + j] as number;
    let b = weights[bias + j + 1] as number;
    let c = weights[bias + j + 2] as number;
    let d = weights[bias + j + 3] as number;
    for (let k = 0; k < length; k++) {
      const at = (place[k] as number) * HIDDEN + j;
      const v = value[k] as number;
      a = Math.fround(a + v * (weights[at] as number));
      b = Math.fround(b + v * (weights[at + 1] as number));
      c = Math.fround(c + v * (weights[at + 2] as number));
      d = Math.fround(d + v * (weights[at + 3] as number));
    }
    into[j] = a;
    into[j + 1] = b;
    into[j + 2] = c;
    into[j + 3] = d;
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
