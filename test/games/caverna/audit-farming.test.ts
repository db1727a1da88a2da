import { describe, it } from 'vitest';
import { game } from './scenario.ts';

const sheep = (count: number) => ({ round: 5, spaces: { sheepFarming: { sheep: count } } });

describe('animals on Sheep farming and Donkey farming: then / or (rulebook p. 8 and 18)', () => {
  it('any number of the actions: a player who has built may leave animals without room on the space', () => {
    const left = game(3, { goods: { stone: 1 } }, sheep(6)).play('place sheepFarming', 'stable c4');
    left.offersOnly('take sheep 6', 'done');
    left.play('done').asks('end').has({ sheep: 0, food: 0, stone: 0 }).lies('sheepFarming', { sheep: 6 });
  });

  it('or take them anyway; those without room become food', () => {
    game(3, { goods: { stone: 1 } }, sheep(6))
      .play('place sheepFarming', 'stable c4', 'take sheep 6')
      .asks('end')
      .has({ sheep: 2, food: 4 })
      .lies('sheepFarming', {});
  });

  it('animals that find room are taken without a question', () => {
    game(3, { cells: { c4: 'meadow' }, goods: { wood: 2 } }, sheep(4))
      .play('place sheepFarming', 'fence small c4')
      .asks('end')
      .has({ sheep: 4 });
  });

  it('at least one action: a player who builds nothing takes them', () => {
    game(3, { goods: { stone: 1 } }, sheep(6))
      .play('place sheepFarming')
      .refuses('done');
    game(3, {}, { round: 6, spaces: { donkeyFarming: { donkey: 3 } } })
      .play('place donkeyFarming')
      .asks('accommodate')
      .offersOnly('eat donkey', 'eat donkey donkey');
  });

  it('goods that are left stay for the next player, and more are added (p. 8)', () => {
    game(1, { goods: { stone: 1, food: 9 } }, sheep(6))
      .play('place sheepFarming', 'stable c4', 'done', 'end')
      .untilRound(6)
      .lies('sheepFarming', { sheep: 7 });
  });
});
