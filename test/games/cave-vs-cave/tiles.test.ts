import { describe, expect, test } from 'vitest';
import { mine } from './scenario.ts';

describe('action tiles of the first era (001 p. 14)', () => {
  test('Cultivation: activate a room, 2 emmer, 1 flax, each once and in any order', () => {
    const game = mine({}).play('use cultivation');
    game.offersOnly('activate caveEntrance', 'take emmer 2', 'take flax 1', 'done');
    game.play('take flax 1').offersOnly('activate caveEntrance', 'take emmer 2', 'done');
    game.play('activate caveEntrance').offersOnly('take wood 1', 'take stone 1', 'take emmer 1', 'take flax 1');
    game.play('take flax 1').has({ flax: 2 }).offersOnly('take emmer 2', 'done');
    game.play('take emmer 2').has({ emmer: 2 }).asks('end', 1);
  });

  test('a tile may be taken without any effect, and the turn ends', () => {
    mine({}).play('use cultivation', 'done').asks('end', 1).play('end').asks('use', 2).refuses('use cultivation');
  });

  test('Excavation: one room, or two for 2 food that are paid before the first', () => {
    const game = mine({ goods: { food: 2 } }).play('use excavation');
    game.offersOnly('excavate e4', 'excavate d5', 'excavate d2', 'excavate e3', 'pay food 2', 'take stone 1', 'done');
    game
      .play('pay food 2', 'excavate e4')
      .has({ food: 1 })
      .offersOf('excavate', 'excavate e3', 'excavate d5', 'excavate d2', 'excavate e5');
    game.play('excavate e5').offersOnly('take stone 1', 'done');
  });

  test('any part of what an effect brings may be left', () => {
    const game = mine({}).play('use cultivation', 'take emmer 2').offers('leave emmer');
    game.play('leave emmer').has({ emmer: 1 }).play('leave emmer').has({ emmer: 0 });
    expect(game.asked().options.map(({ move }) => move)).not.toContain('leave emmer');
  });
});
