import { describe, expect, it } from 'vitest';
import { stateOf } from '../../lab/stored-weights.ts';
import { noNumbers } from '../../src/engine/features.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { GAMES } from '../../src/games/index.ts';
import { learnedOf, misfitOf } from '../../src/players/judge.ts';
import { judged, partsOf, widened } from '../../src/players/network.ts';
import { WeightsError, weightsFrom } from '../../src/players/weights.ts';

const { features } = caverna;
if (features === undefined) throw new Error('Caverna has features.');

const shape = { inputs: features.names.length, stages: features.stages };
const network = { ...shape, weights: new Float32Array(partsOf(shape).size).map((_, i) => i / 7) };
const file = () => stateOf(network, { game: caverna, features, games: 12, reached: { 2: 40.5 } });
const read = (stored: unknown) => weightsFrom(stored, caverna, features).network;

const coded = (weights: Float32Array): string => Buffer.from(weights.buffer).toString('base64');

describe('weights that were learned', () => {
  it.each(GAMES)('of $id fit its current features', (game) => {
    expect(misfitOf(game)).toBeUndefined();
    expect(learnedOf(game)).toBeDefined();
  });

  it('are the same after being stored in a file', () => {
    expect(read(JSON.parse(JSON.stringify(file()))).weights).toEqual(network.weights);
  });

  it('are matched by the names of features: a new one counts for nothing yet, and a missing one is dropped', () => {
    const [first, ...others] = features.names;
    const names = ['tile made-up', ...others.toReversed()];
    const changed = weightsFrom(file(), caverna, { ...features, names }).network;
    const state = caverna.start(caverna.options.parse({}), 2, 'weights');
    const list = noNumbers();
    features.read(state, 0, list);
    const places = Array.from(list.place.subarray(0, list.length), (place) => features.names[place] ?? expect.fail());
    expect(places).not.toContain(first);
    expect(places.length).toBeGreaterThan(10);
    const moved = { ...list, place: Uint16Array.from(places, (name) => names.indexOf(name)) };
    expect(judged(widened(changed), moved, 3)).toBeCloseTo(judged(widened(network), list, 3), 6);
    const withNew = { place: Uint16Array.of(0), value: Float32Array.of(1), length: 1 };
    const without = { ...withNew, length: 0 };
    expect(judged(widened(changed), withNew, 3)).toBe(judged(widened(changed), without, 3));
  });

  it.each([
    ['of another game', { ...file(), game: 'chess' }, 'These weights are for chess, not for caverna.'],
    ['of another network', { ...file(), hidden: 32 }, 'a different kind of network from the one caverna uses'],
    ['of another number of rounds', { ...file(), stages: 7 }, 'a different kind of network from the one caverna uses'],
    ['cut off', { ...file(), weights: coded(network.weights.slice(0, -3)) }, 'These weights are cut off'],
    [
      'with something that is not a number',
      { ...file(), weights: coded(network.weights.with(5, Number.NaN)) },
      'not numbers',
    ],
    ['that are not weights at all', { points: 3 }, 'These are not weights'],
  ])('are refused with an explanation: %s', (_, stored, sentence) => {
    expect(() => read(stored)).toThrow(WeightsError);
    expect(() => read(stored)).toThrow(sentence);
  });
});
