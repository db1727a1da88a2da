import type { Sparse } from '../engine/features.ts';

/** The number of hidden units of a network. */
export const HIDDEN = 64;

/**
 * A small network: features, one hidden layer of rectified units, and one output for each stage of a game; the features
 * also count directly. All weights are in one array, so that they are stored and trained in the same way.
 */
export interface Network {
  readonly inputs: number;
  readonly stages: number;
  readonly weights: Float32Array;
}

/** The offsets of the parts of the weights. */
export interface Parts {
  /** For each feature, its weight for each hidden unit. */
  readonly first: 0;
  readonly bias: number;
  /** For each feature, its direct weight. */
  readonly direct: number;
  /** For each stage, the weight of each hidden unit. */
  readonly last: number;
  /** For each stage, its constant. */
  readonly added: number;
  readonly size: number;
}

/** The offsets of the parts of a network's weights, and the number of weights. */
export function partsOf({ inputs, stages }: Pick<Network, 'inputs' | 'stages'>): Parts {
  const bias = inputs * HIDDEN;
  const direct = bias + HIDDEN;
  const last = direct + inputs;
  const added = last + stages * HIDDEN;
  return { first: 0, bias, direct, last, added, size: added + stages };
}

/** A copy of a network in the precision of its sums. */
export interface Wide {
  readonly inputs: number;
  readonly stages: number;
  readonly weights: Float64Array;
}

/** A copy of a network for fast computing. */
export const widened = ({ inputs, stages, weights }: Network): Wide => ({
  inputs,
  stages,
  weights: new Float64Array(weights),
});

/** The hidden units for a list of features. Computes eight at a time, so that the sums stay in registers. */
export function hiddenOf({ inputs, weights }: Wide, { place, value, length }: Sparse, into: Float64Array): void {
  const bias = inputs * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit += 8) {
    let a = weights[bias + unit] as number;
    let b = weights[bias + unit + 1] as number;
    let c = weights[bias + unit + 2] as number;
    let d = weights[bias + unit + 3] as number;
    let e = weights[bias + unit + 4] as number;
    let f = weights[bias + unit + 5] as number;
    let g = weights[bias + unit + 6] as number;
    let h = weights[bias + unit + 7] as number;
    for (let k = 0; k < length; k++) {
      const at = (place[k] as number) * HIDDEN + unit;
      const v = value[k] as number;
      a += v * (weights[at] as number);
      b += v * (weights[at + 1] as number);
      c += v * (weights[at + 2] as number);
      d += v * (weights[at + 3] as number);
      e += v * (weights[at + 4] as number);
      f += v * (weights[at + 5] as number);
      g += v * (weights[at + 6] as number);
      h += v * (weights[at + 7] as number);
    }
    into[unit] = a;
    into[unit + 1] = b;
    into[unit + 2] = c;
    into[unit + 3] = d;
    into[unit + 4] = e;
    into[unit + 5] = f;
    into[unit + 6] = g;
    into[unit + 7] = h;
  }
}

const units = new Float64Array(HIDDEN);

/** The output of a network for a list of features at a stage. */
export function judged(network: Wide, seen: Sparse, stage: number): number {
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
