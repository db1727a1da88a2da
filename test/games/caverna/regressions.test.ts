import { describe, expect, it } from 'vitest';
import { game, mine, type Seat, scenario, there } from './scenario.ts';

/** Cases that implementations of this game got wrong because several rules meet. */
const LATE = { round: 12 };

describe('the Guest room through Imitation', () => {
  it('Extension: it counts as the one use per game', () => {
    const copy = game(7, { d3: 'guestRoom' }, { seats: [there('extension')] })
      .play('place imitation0', 'lay cavern d2 tunnel d1', 'lay meadow c4 field c3')
      .hasOnly({ wood: 1, stone: 1 });
    expect(copy.player().memory).toEqual({ guestRoom: [1] });
  });
});

describe('what Imitation makes possible', () => {
  it('an unarmed dwarf cannot imitate Exploration, but an armed one can (A70)', () => {
    game(4, { food: 2 }, { ...LATE, seats: [there('exploration', 3)] }).refuses('place imitation2');
    game(4, { food: 2, dwarfs: [3, 3] }, { ...LATE, seats: [there('exploration', 3)] })
      .play('place imitation2', 'loot dog', 'loot wood', 'loot sheep', 'loot grain')
      .asks('end')
      .dwarfs(['4 imitation2', 3]);
  });

  it('fences and a stable on Sheep farming, without the sheep', () => {
    game(4, { food: 2, wood: 2, stone: 1, c4: 'meadow' }, { seats: [there('sheepFarming')] })
      .play('place imitation2', 'fence small c4', 'stable c4')
      .asks('end')
      .hasOnly({});
  });

  it('two imitations of the same space in a round', () => {
    const seats = [there('forestExploration')];
    game(5, { food: 6 }, { seats, turn: 1 }).play('place imitation2').has({ food: 6 });
    const second = [{ dwarfs: ['forestExploration', 'imitation2'] }];
    game(5, { food: 4 }, { seats: second }).play('place imitation4').has({ food: 2 });
  });
});

describe('making room while animals wait', () => {
  it('a meadow bought for a ruby is laid before an animal is eaten', () => {
    mine({ sheep: 3, dog: 1, ruby: 1, food: 0 })
      .asks('accommodate')
      .play('ruby meadow')
      .asks('place')
      .has({ sheep: 3, ruby: 0 });
    mine({ sheep: 3, dog: 1, ruby: 1, food: 0, c4: 'field' })
      .asks('accommodate')
      .play('ruby meadow')
      .asks('lay')
      .play('lay meadow c3')
      .asks('place')
      .has({ sheep: 3, ruby: 0 });
  });

  it('a newborn that has room only with a dog', () => {
    const seat = { food: 4, sheep: 2, ruby: 1, c4: 'meadow' };
    scenario({ players: 1, round: 5, next: 'harvest', seats: [seat] })
      .asks('breed')
      .play('ruby dog')
      .asks('end')
      .has({ sheep: 3, dog: 1 });
  });
});

describe('feeding', () => {
  it('a donkey that is eaten no longer lowers the cost', () => {
    const seat: Seat = { d3: 'miningCave', e4: 'rubyMine', donkey: 1, food: 2 };
    scenario({ players: 1, round: 5, next: 'harvest', seats: [seat] })
      .offersOnly('beg 1')
      .play('eat donkey')
      .asks('end')
      .has({ food: 0, begging: 1 });
  });
});
