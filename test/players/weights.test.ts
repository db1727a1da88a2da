import { describe, expect, it } from 'vitest';
import { caverna } from '../../src/games/caverna/game.ts';
import { GAMES } from '../../src/games/index.ts';
import { learnedOf, misfitOf } from '../../src/players/judge.ts';
import { partsOf } from '../../src/players/network.ts';
import { stateOf, WeightsError, weightsFrom } from '../../src/players/weights.ts';

const { features } = caverna;
if (features === undefined) throw new Error('Caverna has features.');

const shape = { inputs: features.names.length, stages: features.stages };
const network = { ...shape, weights: new Float32Array(partsOf(shape).size).map((_, i) => i / 7) };
const file = () => stateOf(network, { game: caverna, features, games: 12, reached: { 2: 40.5 } });
const read = (stored: unknown) => weightsFrom(stored, caverna, features).network;

const coded = (weights: Float32Array): string => Buffer.from(weights.buffer).toString('base64');

describe('weights that were learned', () => {
  it.each(GAMES)('of $id fit the features that it has now', (game) => {
    expect(misfitOf(game)).toBeUndefined();
    expect(learnedOf(game)).toBeDefined();
  });

  it('are the same after they were kept in a file', () => {
    expect(read(JSON.parse(JSON.stringify(file()))).weights).toEqual(network.weights);
  });

  it.each([
    ['of another game', { ...file(), game: 'chess' }, 'These weights are for chess, not for caverna.'],
    ['of other features', { ...file(), fingerprint: '0' }, 'with other features of caverna'],
    ['of another network', { ...file(), hidden: 32 }, 'with other features of caverna'],
    ['cut off', { ...file(), weights: coded(network.weights.slice(0, -3)) }, 'These weights are cut off'],
    ['with what is no number', { ...file(), weights: coded(network.weights.with(5, Number.NaN)) }, 'no numbers'],
    ['that are none', { points: 3 }, 'These are no weights'],
  ])('are refused with a sentence: %s', (_, stored, sentence) => {
    expect(() => read(stored)).toThrow(WeightsError);
    expect(() => read(stored)).toThrow(sentence);
  });
});
