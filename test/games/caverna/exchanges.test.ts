import { describe, it } from 'vitest';
import { FOREST, filled, harvest, mine } from './scenario.ts';

describe('goods become food (rulebook p. 11)', () => {
  it.each([
    ['eat grain', { grain: 1 }, 1],
    ['eat vegetable', { vegetable: 1 }, 2],
    ['eat sheep', { sheep: 1 }, 1],
    ['eat donkey', { donkey: 1 }, 1],
    ['eat donkey donkey', { donkey: 2 }, 3],
    ['eat boar', { boar: 1 }, 2],
    ['eat cattle', { cattle: 1 }, 3],
    ['ruby food', { ruby: 1 }, 2],
  ] as const)('%s (X04, A10)', (move, goods, food) => {
    mine({ ...goods, food: 0 })
      .play(move)
      .hasOnly({ food });
  });

  it('2 or more gold buy 1 food less, in one transaction of any size (X03, A09)', () => {
    for (const gold of [2, 3, 4, 9])
      mine({ gold, food: 0 })
        .play(`eat gold ${gold}`)
        .hasOnly({ food: gold - 1 });
    mine({ gold: 1 }).refuses('eat gold 1');
    mine({ gold: 3 }).offersOf('eat', 'eat gold 2', 'eat gold 3');
  });

  it('two donkeys at different times are worth 1 food each (A10)', () => {
    mine({ donkey: 2, food: 0 }).play('eat donkey', 'eat donkey').hasOnly({ food: 2 });
  });

  it('dogs and building materials cannot become food', () => {
    mine({ dog: 3, wood: 3, stone: 3, ore: 3, food: 1 }).offersOf('eat');
  });

  it('crops on fields are not in the supply', () => {
    mine({ c4: 'field grain' }).refuses('eat grain');
  });
});

describe('rubies (rulebook p. 17)', () => {
  it.each(['dog', 'sheep', 'donkey', 'boar', 'wood', 'stone', 'ore', 'grain', 'vegetable', 'gold'] as const)(
    '1 ruby becomes 1 %s (X04)',
    (good) => {
      mine({ ruby: 1, food: 0 })
        .play(`ruby ${good}`)
        .hasOnly({ [good]: 1 });
    },
  );

  it('cattle also cost 1 food, which may come from an exchange first (A08)', () => {
    mine({ ruby: 1, food: 0 }).refuses('ruby cattle');
    mine({ ruby: 1, food: 1 }).play('ruby cattle').hasOnly({ cattle: 1 });
    mine({ ruby: 1, grain: 1, food: 0 }).play('eat grain', 'ruby cattle').hasOnly({ cattle: 1 });
  });

  it.each(['meadow', 'field'] as const)('a single %s costs 1 ruby and begins at the entrance (A17)', (ground) => {
    mine({ ruby: 1, food: 0 }).play(`ruby ${ground}`).cell('c4', { ground }).hasOnly({});
  });

  it('a single tunnel costs 1 ruby, a single cavern 2', () => {
    mine({ ruby: 1 })
      .refuses('ruby cavern')
      .play('ruby tunnel', 'lay tunnel d2')
      .cell('d2', { ground: 'tunnel' })
      .has({ ruby: 0 });
    mine({ ruby: 2 }).play('ruby cavern', 'lay cavern d2').cell('d2', { ground: 'cavern' }).has({ ruby: 0 });
  });

  it('single tiles give the printed bonus (A16)', () => {
    mine({ ruby: 1, food: 0 }).play('ruby tunnel', 'lay tunnel e4').hasOnly({ food: 1 });
    mine({ ruby: 1, food: 0, c4: 'field', c3: 'field', c2: 'field' })
      .play('ruby meadow', 'lay meadow c1')
      .hasOnly({ boar: 1 });
  });

  it('a meadow may go under a stable, a field never (X32)', () => {
    const seat = { ruby: 1, c4: 'forest stable' };
    mine(seat).refuses('ruby field').play('ruby meadow').cell('c4', { ground: 'meadow', stable: true });
  });

  it('a tile that fits nowhere is not sold', () => {
    mine({ ruby: 2, ...filled('field', FOREST) })
      .refuses('ruby meadow', 'ruby field')
      .offers('ruby tunnel', 'ruby cavern');
  });

  it('single tiles may be laid between the actions of a space: a field before sowing', () => {
    mine({ ruby: 1, grain: 2, c4: 'field' })
      .play('place slashAndBurn', 'ruby field', 'lay field c3')
      .offers('sow grain 2');
  });
});

describe('any time (A01, X05)', () => {
  it('before placing, between the actions and before the end of the turn', () => {
    mine({ ruby: 3 })
      .offers('ruby wood')
      .play('ruby wood', 'place housework')
      .offers('ruby wood')
      .play('ruby wood', 'furnish cuddleRoom')
      .asks('end')
      .offers('ruby wood')
      .play('ruby wood', 'end')
      .isNotAsked(1)
      .has({ wood: 2 });
  });

  it('not in the turn of another player', () => {
    mine({ ruby: 1 }, { turn: 2 }).refuses('1 ruby wood');
  });

  it('during feeding and before breeding, even for tiles', () => {
    harvest({ food: 0, ruby: 2, gold: 2, grain: 2, d3: 'beerParlor' })
      .asks('feed', 1)
      .offers('1 ruby food', '1 eat gold 2', '1 eat grain', '1 use beerParlor food', '1 use beerParlor gold');
  });

  it('players may eat their animals at any time (A32)', () => {
    mine({ cattle: 2, food: 0 }).play('eat cattle', 'place logging').offers('eat cattle');
  });

  it('a choice that has been paid for is finished first', () => {
    mine({ ruby: 3 })
      .play('ruby tunnel')
      .offersOnly('lay tunnel d2', 'lay tunnel e3', 'lay tunnel e4')
      .refuses('ruby wood');
  });

  it('an exchange leaves the decision open', () => {
    mine({ grain: 1 }).asks('place', 1).play('eat grain').asks('place', 1);
  });

  it('a second animal bought for a ruby may have no room and be eaten (A32)', () => {
    mine({ ruby: 1, sheep: 2, food: 0 })
      .play('ruby boar')
      .asks('accommodate')
      .play('eat boar')
      .asks('place')
      .hasOnly({ sheep: 2, food: 2 });
  });
});
