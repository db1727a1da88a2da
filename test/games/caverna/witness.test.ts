import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { givingTiles, witness } from '../../../src/games/caverna/witness.ts';
import { game } from './scenario.ts';

describe('the result of a move', () => {
  it('is the move and its automatic consequences, with the gains of each', () => {
    const { state } = game(3, {}, { spaces: { logging: { wood: 2 } } });
    expect(witness(state, 0, 'place logging')).toEqual({
      deeds: [
        { seat: 0, move: 'place logging', task: 'place', byItself: false, gains: {}, pays: {} },
        { seat: 0, move: 'take wood 2', task: 'take', byItself: true, gains: { wood: 2 }, pays: {} },
      ],
      received: [{}, {}, {}],
    });
  });

  it('includes payments, and gains that come without a question once nothing else is left', () => {
    const { state } = game(3, { wood: 3, stone: 2 }).play('place housework');
    expect(witness(state, 0, 'furnish weavingParlor').deeds).toEqual([
      {
        seat: 0,
        move: 'furnish weavingParlor',
        task: 'andOr',
        byItself: false,
        gains: {},
        pays: { wood: 2, stone: 1 },
      },
      { seat: 0, move: 'at d3', task: 'furnishAt', byItself: true, gains: {}, pays: {} },
      { seat: 0, move: 'take dog 1', task: 'gain', byItself: true, gains: { dog: 1 }, pays: {} },
    ]);
  });

  it('includes what tiles give their owners between the moves', () => {
    const miner = { d3: 'miner', e4: 'oreMine', e3: 'deepTunnel', donkey: 1 };
    const { state } = game(1, { dwarfs: [{}, 'logging'] }, { round: 5, seats: [] });
    expect(witness(state, 0, 'place oreMining').received).toEqual([{}]);
    const other = game(
      2,
      { dwarfs: [{}, 'logging'] },
      { round: 4, startingPlayer: 1, seats: [{ ...miner, dwarfs: ['supplies', 'clearing'], food: 9 }] },
    );
    other.play('place oreMining');
    const before = caverna.clone(other.state);
    expect(witness(other.state, 0, 'end').received).toEqual([{}, { ore: 1 }]);
    expect(givingTiles(before, other.state, 1)).toEqual(['miner']);
    expect(givingTiles(before, other.state, 0)).toEqual([]);
    expect(givingTiles(before, before, 1)).toEqual([]);
  });
});
