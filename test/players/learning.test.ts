import { expect, it } from 'vitest';
import { learn, learnFrom, type Path, type Stop, targetsOf } from '../../lab/learning.ts';
import { judged, partsOf, widened } from '../../src/players/network.ts';

const SHAPE = { inputs: 3, stages: 2 };

/** A network that says nothing yet; its hidden units differ. */
const fresh = () => ({
  ...SHAPE,
  weights: new Float32Array(partsOf(SHAPE).size).map((_, i) => (i < partsOf(SHAPE).direct ? Math.sin(i) / 10 : 0)),
});

/** The end of a turn with one feature, at a stage, with this many points. */
const stop = (place: number, stage: number, points: number): Stop => ({
  place: Uint16Array.of(place),
  value: Float32Array.of(1),
  stage,
  points,
  way: [],
  others: [],
});

/** Feature 1 is worth 9 more points at the end, feature 2 nothing. */
const PATHS: readonly Path[] = [
  { stops: [stop(1, 0, 2), stop(1, 1, 5)], final: 11, lambda: 1 },
  { stops: [stop(2, 0, 2), stop(2, 1, 2)], final: 2, lambda: 1 },
];

it('a network learns what features are worth at the end', () => {
  const learning = learn(fresh());
  for (let i = 0; i < 600; i++) learnFrom(learning, PATHS, 0.02);
  const said = (place: number, stage: number) =>
    judged(widened(learning.network), { place: Uint16Array.of(place), value: Float32Array.of(1), length: 1 }, stage);
  expect(said(1, 0)).toBeCloseTo(9, 0);
  expect(said(1, 1)).toBeCloseTo(6, 0);
  expect(said(2, 0)).toBeCloseTo(0, 0);
});

it('the worth of a turn depends on its later results, more strongly the larger lambda is', () => {
  const [path] = PATHS;
  if (path === undefined) throw new Error('There is no path.');
  const network = { ...fresh(), weights: new Float32Array(partsOf(SHAPE).size) };
  expect([...targetsOf(widened(network), path)]).toEqual([11, 11]);
  expect([...targetsOf(widened(network), { ...path, lambda: 0 })]).toEqual([5, 11]);
});

it('nothing is learned from a turn that was followed by a gift', () => {
  const network = { ...fresh(), weights: new Float32Array(partsOf(SHAPE).size) };
  const [first, second] = [stop(1, 0, 2), stop(1, 1, 5)];
  const given: Path = { stops: [first, { ...first, cut: true }, second], final: 50, lambda: 1 };
  expect([...targetsOf(widened(network), given)]).toEqual([2, 2, 50]);
});
