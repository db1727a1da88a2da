import type { Sparse } from '../src/engine/features.ts';
import { HIDDEN, hiddenOf, judged, type Network, partsOf, type Wide, widened } from '../src/players/network.ts';

/** A position of a played game: its features, its stage and the seat's points at the time. */
export interface Seen {
  readonly place: Uint16Array;
  readonly value: Float32Array;
  readonly stage: number;
  readonly points: number;
}

/** The end of one of a seat's turns, and the positions it looked at on the way. */
export interface Stop extends Seen {
  readonly way: readonly Seen[];
  /** Other first choices of the turn, and by how many points their best ends were judged worse than the turn. */
  readonly others: readonly { readonly seen: Seen; readonly less: number }[];
  /** The seat got a gift after it, so later results do not follow from it. */
  readonly cut?: true;
}

/** The turns of a seat in a game, in order. */
export interface Path {
  readonly stops: readonly Stop[];
  /** The seat's final score. */
  readonly final: number;
  /** The weight of later results relative to the current judgement: 1 counts only the end. */
  readonly lambda: number;
}

/** The state of training: a network, and Adam's running means of the gradient and its square. */
export interface Learning {
  readonly network: Network;
  readonly mean: Float32Array;
  readonly square: Float32Array;
  /** The network in the current step, and its training copy. */
  readonly wide: Wide;
  readonly gradient: Float64Array;
  steps: number;
}

const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-6;
/** For errors larger than this (in points), the gradient no longer grows. */
const LARGEST_ERROR = 12;
/** The weight of positions on the way relative to those at the end of a turn. */
const ON_THE_WAY = 0.3;

const sparse = ({ place, value }: Seen): Sparse => ({ place, value, length: place.length });

/** Starts training with an existing network. */
export function learn(network: Network): Learning {
  const { length } = network.weights;
  return {
    network,
    mean: new Float32Array(length),
    square: new Float32Array(length),
    wide: widened(network),
    gradient: new Float64Array(length),
    steps: 0,
  };
}

const units = new Float64Array(HIDDEN);
/** Which units are above 0, and the gradient for their weights. */
const living = new Uint8Array(HIDDEN);
const back = new Float64Array(HIDDEN);

/** Adds to the gradient what moves the judgement of a position towards its target; returns the error in points. */
function towards(
  { wide, gradient }: Learning,
  seen: Seen,
  { target, weight }: { target: number; weight: number },
): number {
  const { weights } = wide;
  const { bias, direct, last, added } = partsOf(wide);
  const list = sparse(seen);
  hiddenOf(wide, list, units);
  const row = last + seen.stage * HIDDEN;
  let said = weights[added + seen.stage] as number;
  for (let j = 0; j < HIDDEN; j++) said += Math.max(0, units[j] as number) * (weights[row + j] as number);
  for (let k = 0; k < list.length; k++)
    said += (weights[direct + (list.place[k] as number)] as number) * (list.value[k] as number);
  const error = seen.points + said - target;
  const push = weight * Math.max(-LARGEST_ERROR, Math.min(LARGEST_ERROR, error));
  gradient[added + seen.stage] = (gradient[added + seen.stage] as number) + push;
  let alive = 0;
  for (let j = 0; j < HIDDEN; j++) {
    const unit = units[j] as number;
    if (!(unit > 0)) continue;
    living[alive] = j;
    back[alive] = push * (weights[row + j] as number);
    gradient[row + j] = (gradient[row + j] as number) + push * unit;
    gradient[bias + j] = (gradient[bias + j] as number) + (back[alive++] as number);
  }
  for (let k = 0; k < list.length; k++) {
    const place = list.place[k] as number;
    const value = list.value[k] as number;
    gradient[direct + place] = (gradient[direct + place] as number) + push * value;
    const first = place * HIDDEN;
    for (let i = 0; i < alive; i++) {
      const at = first + (living[i] as number);
      gradient[at] = (gradient[at] as number) + value * (back[i] as number);
    }
  }
  return error;
}

/** The targets for the stops of a path, each by its results: lambda returns, in points at the end. */
export function targetsOf(network: Wide, { stops, final, lambda }: Path): Float32Array {
  const targets = new Float32Array(stops.length);
  let next = final;
  for (let i = stops.length - 1; i >= 0; i--) {
    const stop = stops[i] as Stop;
    const now = stop.points + judged(network, sparse(stop), stop.stage);
    if (stop.cut) next = now;
    targets[i] = next;
    next = (1 - lambda) * now + lambda * next;
  }
  return targets;
}

/** Learns from some paths at once, at this rate; returns the mean error of the stops, in points. */
export function learnFrom(learning: Learning, paths: readonly Path[], rate: number): number {
  const { network, wide, gradient, mean, square } = learning;
  wide.weights.set(network.weights);
  gradient.fill(0);
  let count = 0;
  let error = 0;
  for (const path of paths) {
    const targets = targetsOf(wide, path);
    for (const [i, stop] of path.stops.entries()) {
      const target = targets[i] as number;
      if (!stop.cut) {
        error += Math.abs(towards(learning, stop, { target, weight: 1 }));
        count++;
      }
      for (const seen of stop.way) towards(learning, seen, { target, weight: ON_THE_WAY });
      for (const { seen, less } of stop.others) towards(learning, seen, { target: target - less, weight: ON_THE_WAY });
    }
  }
  learning.steps++;
  const step = (rate * Math.sqrt(1 - SQUARE ** learning.steps)) / (1 - MEAN ** learning.steps);
  const { weights } = network;
  const scale = 1 / Math.max(1, count);
  for (let i = 0; i < weights.length; i++) {
    const slope = (gradient[i] as number) * scale;
    const m = MEAN * (mean[i] as number) + (1 - MEAN) * slope;
    const s = SQUARE * (square[i] as number) + (1 - SQUARE) * slope * slope;
    mean[i] = m;
    square[i] = s;
    if (s > 0) weights[i] = (weights[i] as number) - (step * m) / (Math.sqrt(s) + TINY);
  }
  return error / Math.max(1, count);
}
