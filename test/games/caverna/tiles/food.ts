import { expect, it } from 'vitest';
import { atEnd, harvest, mine, type Seat } from '../scenario.ts';
import { printed } from './printed.ts';
import { trades } from './trades.ts';

/** The end of round 4: 1 food for each dwarf. */
const payOne = (seat: Seat) => harvest(seat, { round: 4 });

export const slaughteringCave = printed({ cost: { wood: 2, stone: 2 }, points: 2, introductory: true }, () => {
  it.each([
    ['eat sheep', { sheep: 1 }, 2],
    ['eat donkey', { donkey: 1 }, 2],
    ['eat donkey donkey', { donkey: 2 }, 5],
    ['eat boar', { boar: 1 }, 3],
    ['eat cattle', { cattle: 1 }, 4],
  ] as const)('gives 1 more food for each farm animal: %s (A10, A62)', (move, goods, food) => {
    mine({ d3: 'slaughteringCave', ...goods, food: 0 })
      .play(move)
      .hasOnly({ food });
  });

  it('gives no more for crops or gold', () => {
    mine({ d3: 'slaughteringCave', grain: 1, vegetable: 1, gold: 2, food: 0 })
      .play('eat grain', 'eat vegetable', 'eat gold 2')
      .hasOnly({ food: 4 });
  });

  it('does not convert dogs', () => {
    mine({ d3: 'slaughteringCave', dog: 1 }).refuses('eat dog');
  });

  it('cannot be combined with the Hunting parlor (A62)', () => {
    mine({ d3: 'slaughteringCave', d2: 'huntingParlor', boar: 2, food: 0 })
      .play('use huntingParlor')
      .hasOnly({ gold: 2, food: 2 });
  });

  it('reacts to eating an animal without room', () => {
    mine({ d3: 'slaughteringCave', sheep: 2, food: 0 })
      .play('place sheepFarming')
      .asks('end')
      .has({ sheep: 2, food: 2 });
  });
});

export const cookingCave = printed({ cost: { stone: 2 }, points: 2, introductory: true }, () => {
  trades('cookingCave', [{ grain: 1, vegetable: 1 }, { food: 5 }]);

  it('helps in the feeding phase', () => {
    harvest({ d3: 'cookingCave', grain: 1, vegetable: 1, food: 0 })
      .play('use cookingCave')
      .has({ food: 1, begging: 0 });
  });
});

export const workingCave = printed({ cost: { wood: 1, stone: 1 }, points: 2, introductory: true }, () => {
  it.each([
    ['use workingCave wood', { wood: 1 }],
    ['use workingCave stone', { stone: 1 }],
    ['use workingCave ore', { ore: 2 }],
  ])('feeds one dwarf with 1 wood, 1 stone or 2 ore: %s (A47)', (move, goods) => {
    harvest({ d3: 'workingCave', ...goods, food: 2 })
      .offersOf('use', move)
      .play(move, 'end')
      .hasOnly({})
      .begs(0);
  });

  it('feeds exactly one of them, and nobody with 1 ore', () => {
    harvest({ d3: 'workingCave', ore: 1, food: 2 }).begs(2);
    harvest({ d3: 'workingCave', wood: 2, food: 0 })
      .play('use workingCave wood')
      .asks('end', 1)
      .has({ wood: 1, begging: 2 });
  });

  it('is optional (A47)', () => {
    harvest({ d3: 'workingCave', wood: 1, food: 4 })
      .offersOnly('feed', 'use workingCave wood')
      .play('feed')
      .has({ wood: 1, food: 0 });
  });

  it('works if each dwarf costs 1 food (A45)', () => {
    payOne({ d3: 'workingCave', wood: 1, food: 1 }).play('use workingCave wood', 'end').hasOnly({}).begs(0);
  });
});

export const miningCave = printed({ cost: { wood: 3, stone: 2 }, points: 2 }, () => {
  const cells = { e4: 'oreMine', f4: 'deepTunnel', e3: 'rubyMine' };
  it('takes 1 food off the feeding for each donkey in a mine, not for others (A48)', () => {
    harvest({ d3: 'miningCave', cells, donkey: 1, food: 3 }).has({ food: 0, begging: 0 });
    harvest({ d3: 'miningCave', cells, donkey: 2, food: 2 }).has({ food: 0, begging: 0 });
    harvest({ d3: 'miningCave', donkey: 2, food: 3 }).offers('beg 1');
  });

  it('works if each dwarf costs 1 food (A45), never below 0', () => {
    payOne({ d3: 'miningCave', cells, donkey: 1, food: 1 }).has({ food: 0, begging: 0 });
    const three = { ...cells, d2: 'rubyMine' };
    payOne({ d3: 'miningCave', cells: three, donkey: 3, food: 1 }).has({ food: 1, begging: 0 });
  });

  it('combines with the Working cave (A48)', () => {
    harvest({ d3: 'miningCave', d2: 'workingCave', cells, donkey: 2, wood: 1, food: 0 })
      .play('use workingCave wood', 'end')
      .begs(0);
  });
});

export const breedingCave = printed({ cost: { grain: 1, stone: 1 }, points: 2 }, () => {
  const cells = { c4: 'smallPasture stable', c3: 'smallPasture stable', c2: 'smallPasture stable', b3: 'smallPasture' };
  it('gives 1 food for each newborn, 5 for all four types', () => {
    const food = (herd: Seat) =>
      harvest({ d3: 'breedingCave', ...cells, e4: 'rubyMine', sheep: 2, ...herd, food: 4 }).player().goods.food;
    const herds = [{}, { boar: 2 }, { boar: 2, cattle: 2 }, { boar: 2, cattle: 2, donkey: 2 }];
    expect(herds.map(food)).toEqual([1, 2, 3, 5]);
  });

  it('reacts to the breed loot (A41)', () => {
    mine({ d3: 'breedingCave', cells, sheep: 2, boar: 2, food: 0, dwarfs: [14, 14] })
      .play('place logging', 'loot breed')
      .has({ sheep: 3, boar: 3, food: 2 });
  });

  it('gives food only for newborns that had room', () => {
    const cells = { c4: 'smallPasture', c3: 'meadow stable' };
    harvest({ d3: 'breedingCave', cells, sheep: 2, boar: 2, food: 4 })
      .play('breed boar')
      .has({ food: 1, sheep: 2, boar: 3 });
  });
});

export const peacefulCave = printed({ cost: { wood: 2, stone: 2 }, points: 2 }, () => {
  it('trades a weapon for as much food as its strength at any time', () => {
    mine({ d3: 'peacefulCave', food: 0, dwarfs: [{}, 14] })
      .play('use peacefulCave 14')
      .hasOnly({ food: 14 })
      .dwarfs([0, 0]);
  });

  it('trades several, one after the other', () => {
    mine({ d3: 'peacefulCave', food: 0, dwarfs: [3, 5] })
      .offersOf('use', 'use peacefulCave 3', 'use peacefulCave 5')
      .play('use peacefulCave 3', 'use peacefulCave 5')
      .has({ food: 8 });
  });

  it('not during an expedition, whose strength is fixed until its end (A54)', () => {
    mine({ d3: 'peacefulCave', dwarfs: [5, 7] })
      .play('place blacksmithing', 'loot wood')
      .refuses('use peacefulCave 5', 'use peacefulCave 7')
      .play('loot dog', 'loot sheep')
      .offers('use peacefulCave 6', 'use peacefulCave 7');
  });

  it('a dwarf without its weapon may forge again, and is placed among the unarmed (A54)', () => {
    mine({ d3: 'peacefulCave', ore: 1, dwarfs: [3, 5] })
      .play('use peacefulCave 5', 'place blacksmithing', 'done')
      .dwarfs([3, 1]);
  });

  it('helps the Prayer chamber, even just before the scoring (A52)', () => {
    atEnd({ d3: 'peacefulCave', d2: 'prayerChamber', dwarfs: [3, {}] })
      .scores({ bonus: 0 })
      .play('1 use peacefulCave 3')
      .scores({ bonus: 8 });
  });

  const goods = { food: 0, ore: 8 };
  it('the acting dwarf may give up its weapon and forge another, whatever weapons the others have', () => {
    mine({ d3: 'peacefulCave', goods, dwarfs: [3, 3] })
      .play('place blacksmithing')
      .offersOf('use', 'use peacefulCave 3', 'use peacefulCave 3 acting')
      .play('use peacefulCave 3 acting', 'forge 8', 'done')
      .has({ food: 3, ore: 0 })
      .dwarfs([8, 3]);
  });

  it('of two equal weapons, that of a placed dwarf or that of a dwarf at home', () => {
    const dwarfs = ['3 driftMining', 3];
    const both = ['use peacefulCave 3', 'use peacefulCave 3 home'];
    mine({ d3: 'peacefulCave', goods, dwarfs })
      .offersOf('use', ...both)
      .play('use peacefulCave 3')
      .dwarfs([0, 3]);
    mine({ d3: 'peacefulCave', goods, dwarfs })
      .play('use peacefulCave 3 home', 'place blacksmithing')
      .offers('forge 8')
      .dwarfs([3, 0]);
  });

  it('equal weapons in the same situation are not distinguished', () => {
    mine({ d3: 'peacefulCave', goods, dwarfs: [5, 5] }).offersOf('use', 'use peacefulCave 5');
  });
});

export const weavingParlor = printed(
  { cost: { wood: 2, stone: 1 }, points: 0, introductory: true, tag: 'yellow' },
  () => {
    const cells = { c4: 'smallPasture stable', c3: 'smallPasture stable' };
    it('gives 1 food at once for each sheep', () => {
      mine({ cells, wood: 2, stone: 1, sheep: 5, food: 0 })
        .play('place housework', 'furnish weavingParlor')
        .has({ food: 5 });
    });

    it('is worth 1 for every 2 sheep', () => {
      const worth = (sheep: number) =>
        atEnd({ d3: 'weavingParlor', cells, sheep }).scores({ animals: sheep }).points('bonus');
      expect([0, 1, 2, 3, 4, 7].map(worth)).toEqual([0, 0, 1, 1, 2, 3]);
    });
  },
);

export const milkingParlor = printed(
  { cost: { wood: 2, stone: 2 }, points: 0, introductory: true, tag: 'yellow' },
  () => {
    it('gives 1 food at once for each cattle', () => {
      mine({ c4: 'smallPasture stable', wood: 2, stone: 2, cattle: 3, food: 0 })
        .play('place housework', 'furnish milkingParlor')
        .has({ food: 3 });
    });

    it('is worth 1 for each cattle', () => {
      atEnd({ d3: 'milkingParlor', c4: 'smallPasture stable', cattle: 3 }).scores({ bonus: 3, animals: 3 });
    });
  },
);

export const stateParlor = printed(
  { cost: { gold: 5, stone: 3 }, points: 0, tag: 'yellow', built: { food: 2 } },
  () => {
    it('gives 2 food at once for each adjacent dwelling, the entry-level one included (A56)', () => {
      mine({ d2: 'dwelling', gold: 5, stone: 3, food: 0 })
        .play('place housework', 'furnish stateParlor')
        .cell('d3', { ground: 'furnished', tile: 'stateParlor' })
        .has({ food: 4 })
        .scores({ bonus: 8 });
    });

    it('does not count dwellings diagonally or further away (A56)', () => {
      mine({ d3: 'stateParlor', e2: 'dwelling', d2: 'cuddleRoom' }).scores({ bonus: 4 });
    });

    it('counts a dwelling built later for points, without more food (A56)', () => {
      mine({ d3: 'stateParlor', d2: 'cavern', wood: 4, stone: 3, food: 0 })
        .play('place housework', 'furnish dwelling')
        .has({ food: 0 })
        .scores({ bonus: 8 });
    });

    it('is worth 16 at most', () => {
      const others = { e4: 'simpleDwelling42', f3: 'simpleDwelling33', e2: 'mixedDwelling' };
      mine({ d3: 'dwelling', e3: 'stateParlor', ...others }).scores({ bonus: 16 });
    });
  },
);

export const huntingParlor = printed({ cost: { wood: 2 }, points: 1, introductory: true, tag: 'yellow' }, () => {
  trades('huntingParlor', [{ boar: 2 }, { gold: 2, food: 2 }]);

  it('can be used for wild boars without room', () => {
    mine({ d3: 'huntingParlor', c4: 'field', c3: 'field', sheep: 2, boar: 2, food: 0 })
      .asks('accommodate')
      .play('use huntingParlor')
      .asks('place')
      .hasOnly({ sheep: 2, gold: 2, food: 2 });
  });
});

export const beerParlor = printed({ cost: { wood: 2 }, points: 3, introductory: true, tag: 'yellow' }, () => {
  trades('beerParlor', [{ grain: 2 }, { gold: 3 }], 'gold');
  trades('beerParlor', [{ grain: 2 }, { food: 4 }], 'food');
  it('trades only grain from the supply, not grain on fields', () => {
    mine({ d3: 'beerParlor', c4: 'field grain', grain: 1 }).refuses('use beerParlor gold');
  });
});

export const blacksmithingParlor = printed({ cost: { ore: 3 }, points: 2, tag: 'yellow' }, () => {
  trades('blacksmithingParlor', [
    { ruby: 1, ore: 1 },
    { gold: 2, food: 1 },
  ]);
});
