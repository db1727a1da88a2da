import { describe, expect, it } from 'vitest';
import { game, mine, type Seat, scenario } from './scenario.ts';

/** Cases that implementations of this game got wrong: they combine rules that are tested one by one elsewhere. */
const LATE = { round: 12 };
const there = (space: string, weapon = 0): Seat => ({ dwarfs: [{ at: space, weapon }, {}] });

describe('optional effects are never forced', () => {
  it.each<[string, number, Seat, string[]]>([
    ['a tile on Clearing', 3, {}, ['place clearing', 'done']],
    ['sowing on Hardware rental', 6, { cells: { c4: 'field' }, goods: { grain: 1 } }, ['place hardwareRental', 'done']],
  ])('%s', (_, players, seat, moves) => {
    game(players, seat, LATE)
      .play(...moves)
      .asks('end');
  });

  it('a dwelling and no child, a child and no sowing', () => {
    const seat = { cells: { d2: 'cavern' }, goods: { wood: 4, stone: 3 } };
    game(3, seat, LATE)
      .play('place urgentWishForChildren', 'furnish dwelling', 'at d2', 'done')
      .asks('end')
      .has({ gold: 0 })
      .dwarfs([{}, {}]);
  });

  it('feeding with the Working cave, rubies or animals', () => {
    const seat = { furnishings: { d3: 'workingCave' }, goods: { wood: 1, ruby: 1, boar: 1, food: 1 } };
    scenario({ players: 1, round: 5, next: 'harvest', seats: [seat] })
      .play('beg 3')
      .begs(3)
      .has({ wood: 1, ruby: 1, boar: 1 });
  });
});

describe('the Guest room through Imitation', () => {
  it('Growth: goods and child', () => {
    const seat = { furnishings: { d3: 'guestRoom', d2: 'dwelling' }, goods: { food: 2 } };
    game(4, seat, { seats: [there('growth')] })
      .play('place imitation2', 'grow')
      .asks('end')
      .hasOnly({ wood: 1, stone: 1, ore: 1, food: 1, gold: 2 });
  });

  it('Extension: it counts as the one use per game', () => {
    const copy = game(7, { furnishings: { d3: 'guestRoom' } }, { seats: [there('extension')] })
      .play('place imitation0', 'lay cavern d2 tunnel d1', 'lay meadow c4 field c3')
      .hasOnly({ wood: 1, stone: 1 });
    expect(copy.player().memory).toEqual({ guestRoom: [1] });
  });
});

describe('what Imitation makes possible', () => {
  it('an unarmed dwarf cannot imitate Exploration, but an armed one can (A70)', () => {
    game(4, { goods: { food: 2 } }, { ...LATE, seats: [there('exploration', 3)] }).refuses('place imitation2');
    game(
      4,
      { goods: { food: 2 }, dwarfs: [{ weapon: 3 }, { weapon: 3 }] },
      { ...LATE, seats: [there('exploration', 3)] },
    )
      .play('place imitation2', 'loot dog', 'loot wood', 'loot sheep', 'loot grain')
      .asks('end')
      .dwarfs([{ weapon: 4, at: 'imitation2' }, { weapon: 3 }]);
  });

  it('fences and a stable on Sheep farming, without the sheep', () => {
    game(4, { goods: { food: 2, wood: 2, stone: 1 }, cells: { c4: 'meadow' } }, { seats: [there('sheepFarming')] })
      .play('place imitation2', 'fence small c4', 'stable c4')
      .asks('end')
      .hasOnly({});
  });

  it('a dog and a furnishing tile on Housework', () => {
    game(4, { goods: { food: 2, wood: 1 } }, { seats: [there('housework')] })
      .play('place imitation2', 'furnish cuddleRoom')
      .asks('end')
      .hasOnly({ dog: 1 });
  });

  it('two imitations of the same space in a round', () => {
    const seats = [there('forestExploration')];
    game(5, { goods: { food: 6 } }, { seats, turn: 1 })
      .play('place imitation2')
      .has({ food: 6 });
    const second = [{ dwarfs: [{ at: 'forestExploration' }, { at: 'imitation2' }] }];
    game(5, { goods: { food: 4 } }, { seats: second })
      .play('place imitation4')
      .has({ food: 2 });
  });
});

describe('making room while animals wait', () => {
  it('a meadow bought for a ruby is laid before an animal is eaten', () => {
    mine({ goods: { sheep: 3, dog: 1, ruby: 1, food: 0 } })
      .asks('accommodate')
      .play('ruby meadow')
      .asks('place')
      .has({ sheep: 3, ruby: 0 });
    mine({ goods: { sheep: 3, dog: 1, ruby: 1, food: 0 }, cells: { c4: 'field' } })
      .asks('accommodate')
      .play('ruby meadow')
      .asks('lay')
      .play('lay meadow c3')
      .asks('place')
      .has({ sheep: 3, ruby: 0 });
  });

  it('a newborn that has room only with a dog', () => {
    const seat = { goods: { food: 4, sheep: 2, ruby: 1 }, cells: { c4: 'meadow' } };
    scenario({ players: 1, round: 5, next: 'harvest', seats: [seat] })
      .asks('breed')
      .play('ruby dog')
      .asks('end')
      .has({ sheep: 3, dog: 1 });
  });
});

describe('feeding', () => {
  it('Mining cave, Working cave and Cooking cave together', () => {
    const seat: Seat = {
      furnishings: { d3: 'miningCave', d2: 'workingCave', d1: 'cookingCave', e3: 'coupleDwelling' },
      cells: { e4: 'rubyMine' },
      dwarfs: [{}, {}, {}, { newborn: true }],
      goods: { donkey: 1, ore: 2, grain: 1, vegetable: 1, food: 0 },
    };
    // 3 dwarfs and a child: 7 food, 1 less for the donkey, 2 less for the ore, 5 from the cave: 1 is left.
    scenario({ players: 1, round: 5, next: 'harvest', seats: [seat] })
      .asks('feed')
      .offersOnly('use workingCave ore', 'beg 6')
      .play('use workingCave ore')
      .offersOnly('beg 4')
      .play('use cookingCave')
      .asks('end')
      .has({ food: 1, ore: 0 })
      .begs(0);
  });

  it('a donkey that is eaten no longer lowers the cost', () => {
    const seat: Seat = { furnishings: { d3: 'miningCave' }, cells: { e4: 'rubyMine' }, goods: { donkey: 1, food: 2 } };
    scenario({ players: 1, round: 5, next: 'harvest', seats: [seat] })
      .offersOnly('beg 1')
      .play('eat donkey')
      .asks('end')
      .has({ food: 0 })
      .begs(1);
  });

  it('the Working cave feeds one dwarf if 1 food is paid for each, and a second time in the next round', () => {
    const seat: Seat = { furnishings: { d3: 'workingCave' }, goods: { stone: 2, food: 3 } };
    const round = scenario({ players: 1, round: 4, next: 'harvest', seats: [seat] });
    round.play('use workingCave stone', 'end').has({ food: 2 }).untilHarvest();
    round.offers('use workingCave stone').play('use workingCave stone').has({ food: 0, stone: 0 }).begs(0);
  });
});

describe('the sixth dwarf', () => {
  it('acts, eats and counts for the Broom chamber', () => {
    const seat: Seat = {
      furnishings: { d3: 'coupleDwelling', d2: 'dwelling', d1: 'additionalDwelling', e3: 'broomChamber' },
      dwarfs: [{}, {}, {}, {}, {}, {}],
      goods: { food: 12 },
    };
    mine(seat).scores({ dwarfs: 6, bonus: 10 });
    scenario({ players: 1, round: 5, next: 'harvest', seats: [seat] })
      .has({ food: 0 })
      .begs(0);
  });
});

describe('rubies that make an action possible', () => {
  it('a cavern to furnish on Housework', () => {
    game(3, { furnishings: { d3: 'carpenter' }, goods: { ruby: 2 } })
      .play('ruby cavern', 'lay cavern d2', 'place housework', 'furnish cuddleRoom')
      .cell('d2', { ground: 'furnished', tile: 'cuddleRoom' });
  });

  it('wood, stone and ore to pay for a tile (A02)', () => {
    game(3, { goods: { ruby: 2 } })
      .play('ruby wood', 'ruby stone', 'place housework')
      .offers('furnish guestRoom');
  });

  it('a meadow to fence on Sheep farming', () => {
    game(3, { goods: { ruby: 1, wood: 2 } })
      .play('place sheepFarming', 'ruby meadow')
      .offers('fence small c4');
    game(3, { goods: { ruby: 1, wood: 2 } })
      .play('ruby meadow', 'place sheepFarming')
      .offers('fence small c4');
  });
});
