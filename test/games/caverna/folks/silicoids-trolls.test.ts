import { describe, it } from 'vitest';
import { filled, type Seat } from '../scenario.ts';
import {
  as,
  exploring,
  GOBLIN,
  HARVEST,
  SCORING,
  SECOND_QUESTION,
  THIRD_QUESTION,
  withGoblin,
  withTilesOf,
} from './table.ts';

describe('Silicoids', () => {
  const three: Seat = { d3: 'dwelling', dwarfs: [{}, {}, 'newborn'] };

  it('eat 1 stone each, newborns too (A84)', () => {
    as('silicoids', { ...three, stone: 3, food: 1 }, HARVEST).has({ stone: 0, food: 1 });
  });

  it('take one marker for each missing stone, and pay the stone they have', () => {
    as('silicoids', { ...three, stone: 1, food: 2 }, HARVEST).has({ stone: 0, food: 2, begging: 2 });
  });

  it('share a stone between two if others pay 1 food each, rounded up', () => {
    as('silicoids', { stone: 2 }, SECOND_QUESTION).has({ stone: 1 });
    as('silicoids', { ...three, stone: 2 }, SECOND_QUESTION).has({ stone: 0 });
    as('silicoids', { ...three, stone: 1 }, { round: 4, next: 'harvest' }).begs(1);
  });

  it('their goblin eats food, and the Mining cave helps only the goblin', () => {
    const mines = { d2: 'miningCave', e3: 'rubyMine' };
    const more = { ...HARVEST, folkTiles: ['trolls'] };
    const fed = { stone: 0, food: 0, begging: 0 };
    as('silicoids', { ...GOBLIN, ...mines, stone: 2, food: 2 }, more).has(fed);
    as('silicoids', { ...GOBLIN, ...mines, stone: 2, food: 1, donkey: 1 }, more).has(fed);
    as('silicoids', { ...GOBLIN, stone: 1, food: 1 }, { ...SECOND_QUESTION, folkTiles: ['trolls'] }).has(fed);
    as('silicoids', { d3: 'miningCave', e3: 'rubyMine', donkey: 1, stone: 1 }, HARVEST).play('1 beg 1').begs(1);
  });

  it('Working cave: 1 wood or 2 ore for the stone of one of them, not another stone (A84, A147)', () => {
    const seat: Seat = { d3: 'workingCave', wood: 1, ore: 2, stone: 1 };
    as('silicoids', seat, HARVEST)
      .offersOnly('use workingCave wood', 'use workingCave ore', 'beg 1')
      .play('1 use workingCave wood')
      .has({ wood: 0, stone: 0, ore: 2, begging: 0 });
    const payOne: Seat = { d3: 'workingCave', d2: 'dwelling', dwarfs: [{}, {}, {}] };
    const even: Seat = { d3: 'workingCave', wood: 1 };
    const roundedFirst = { ...SECOND_QUESTION, folks: { rulings: { stoneRoundedFirst: true } } };
    for (const game of [
      as('silicoids', { ...payOne, wood: 1, stone: 1 }, SECOND_QUESTION),
      as('silicoids', even, roundedFirst),
    ])
      game.play('1 use workingCave wood').begs(0);
    as('silicoids', even, SECOND_QUESTION).has({ wood: 1, begging: 1 });
    as('silicoids', seat, { ...HARVEST, folks: { rulings: { stoneEatersUseWorkingCave: false } } }).begs(1);
  });

  it('furnish with 1 stone less, even through loot or with the Builder, and build stables for free', () => {
    as('silicoids', { wood: 4, stone: 2 }).play('place housework', 'furnish dwelling').has({ wood: 0, stone: 0 });
    as('silicoids', { c4: 'meadow', stone: 2 }).play('place housework', 'furnish waterTroughs').has({ stone: 0 });
    as('silicoids', { wood: 4, stone: 1, ore: 1, d2: 'builder' })
      .play('place housework', 'furnish dwelling with ore for stone')
      .has({ wood: 0, stone: 0, ore: 0 });
    exploring('silicoids', 11, { wood: 2, stone: 1 }).play('loot dwelling').has({ wood: 0, stone: 0 });
    as('silicoids', { c4: 'meadow' }).play('place sheepFarming', 'stable c4').has({ stone: 0 });
  });

  it('trade at the start of a harvest: 3 or 6 food for 1 or 2 gold, then 1 gold for 1 stone (A85)', () => {
    as('silicoids', { food: 6, stone: 1 }, HARVEST)
      .offersOnly('use silicoids food 3', 'use silicoids food 6', 'done')
      .play('1 use silicoids food 3')
      .offersOnly('use silicoids gold', 'done')
      .play('1 use silicoids gold')
      .has({ food: 3, gold: 0, stone: 0, begging: 0 });
    as('silicoids', { food: 6, gold: 2 }, HARVEST)
      .play('1 use silicoids gold')
      .refuses('1 use silicoids gold')
      .play('1 use silicoids food 6')
      .has({ gold: 3, food: 0 });
    as('silicoids', { food: 6, gold: 1, stone: 1 }, SECOND_QUESTION).refuses('1 use silicoids gold');
  });
});

describe('Trolls', () => {
  it('forge strength 4 for exactly 2 wood, and nothing else (A82)', () => {
    as('trolls', { wood: 2, ore: 8 }).play('place blacksmithing').has({ wood: 0, ore: 8 }).dwarfs([4, {}]);
    as('trolls', { wood: 1, ore: 8 }).refuses('place blacksmithing');
  });

  it('Blacksmith, Carpenter and Guard dog school do nothing for their clubs (A82, A130)', () => {
    const seat = { d3: 'blacksmith', d2: 'carpenter', d1: 'guardDogSchool', wood: 1, dog: 1 };
    as('trolls', seat, { folkTiles: ['caveGoblins'] }).refuses('place blacksmithing');
  });

  it('carry no weapon above 10, whatever makes it grow (A81)', () => {
    as('trolls', { d3: 'dwelling', dwarfs: [9, '10 clearing', '8 excavation'] })
      .play('place logging', 'loot weapons', 'loot dog')
      .dwarfs([10, 10, 9]);
    as('trolls', { d3: 'trainingRoom', ore: 2, dwarfs: [10, 'clearing'] }, { folkTiles: ['mountainDwarves'] })
      .play('place logging')
      .refuses('use trainingRoom', 'loot meadow');
  });

  it('are not offered strength beyond their cap of 10, except for their goblin (A65, A81)', () => {
    as('trolls', { dwarfs: [9, '10 clearing'] })
      .play('place logging')
      .refuses('loot weapons')
      .play('loot dog')
      .refuses('loot weapons')
      .play('loot wood')
      .dwarfs([10, 10]);
    as('trolls', { d3: 'dwelling', dwarfs: [9, '10 clearing', 'goblin 10'] })
      .play('place logging', 'loot weapons', 'done')
      .dwarfs([10, 10, 11]);
  });

  it.each([
    ['logging', 2, {}],
    ['blacksmithing', 4, {}],
    ['oreMineConstruction', 3, {}],
    ['hardwareRental', 3, { players: 5, round: 6 }],
    ['exploration', 5, { round: 9, cards: { '9': 'exploration' } }],
  ])('bring home one more item from %s, each different: %i (A81)', (space, items, more) => {
    const game = as('trolls', { dwarfs: [9, 'clearing'] }, more);
    const loot = ['dog', 'wood', 'grain', 'stone', 'vegetable', 'gold'].map((item) => `loot ${item}`);
    const [first = '', ...others] = loot;
    game
      .play(`place ${space}`, first)
      .refuses(first)
      .play(...others.slice(0, items - 1))
      .refuses(others[items - 1] ?? '')
      .dwarfs([10, {}]);
  });

  it('eat 3 food each in a feeding, newborns 1, and only 1 each if others pay 1 (A80)', () => {
    const seat: Seat = { d3: 'dwelling', dwarfs: [{}, {}, 'newborn'] };
    as('trolls', { ...seat, food: 7 }, HARVEST).has({ food: 0, begging: 0 });
    as('trolls', { ...seat, food: 6 }, HARVEST).begs(1);
    as('trolls', { ...seat, food: 3 }, SECOND_QUESTION).has({ food: 0, begging: 0 });
    const always = { ...SECOND_QUESTION, folks: { rulings: { trollsAlwaysEatThree: true } } };
    as('trolls', { ...seat, food: 7 }, always).has({ food: 0 });
    as('trolls', { food: 6 }, THIRD_QUESTION).has({ food: 0 });
  });

  it('the Working cave feeds the hungriest: a Troll for 3, the goblin for 2 (A47)', () => {
    as('trolls', { d3: 'workingCave', wood: 1, food: 3 }, HARVEST)
      .play('1 use workingCave wood')
      .has({ wood: 0, food: 0, begging: 0 });
    const family = { ...withGoblin(), d2: 'workingCave' };
    const fed = { food: 0, begging: 0 };
    as('trolls', { ...family, wood: 1, food: 5 }, HARVEST)
      .play('1 use workingCave wood')
      .has(fed);
    as('trolls', { ...family, food: 8 }, HARVEST).has(fed);
    as('trolls', { ...family, wood: 1, food: 2 }, SECOND_QUESTION)
      .play('1 use workingCave wood')
      .has(fed);
  });

  it('bring 2 items from each of the two expeditions of Adventure, after a club (A81, A82)', () => {
    as('trolls', { wood: 2 }, { round: 10, cards: { '10': 'adventure' } })
      .play('place adventure', 'loot dog', 'loot wood', 'loot dog', 'loot wood')
      .dwarfs([6, {}])
      .has({ dog: 2, wood: 2 });
  });

  it('get 2 food for each dog, sheep and donkey, and as much as anybody for boars and cattle', () => {
    as('trolls', { c4: 'smallPasture', c3: 'smallPasture', dog: 1, sheep: 1, boar: 1, cattle: 1 })
      .play('eat dog', 'eat sheep')
      .has({ food: 4 })
      .play('eat boar', 'eat cattle')
      .has({ food: 4 + 2 + 3 });
    as('trolls', { donkey: 2 }).refuses('eat donkey donkey').play('eat donkey').has({ food: 2 });
  });
});

describe('mushrooms and gemfruits', () => {
  it('turn into 2 food, a vegetable or a ruby, but never the other way round (A96)', () => {
    withTilesOf('paleOnes', { mushroom: 2, gemfruit: 2 })
      .play('eat mushroom', 'eat gemfruit')
      .has({ food: 4 })
      .play('swap mushroom', 'swap gemfruit')
      .has({ vegetable: 1, ruby: 1, mushroom: 0, gemfruit: 0 });
  });

  it('up to 2 of each can be sown besides grain and vegetables: gemfruits on fields, mushrooms in caverns (A95)', () => {
    const cells = { ...filled('field', 'c4 c3 c2 b2 b3 b4 a2'), ...filled('cavern', 'd2 e3') };
    withTilesOf('paleOnes', { ...cells, grain: 3, vegetable: 3, gemfruit: 3, mushroom: 3 })
      .play('place slashAndBurn', 'sow grain 2 vegetable 2 gemfruit 2 mushroom 2')
      .asks('sowAt')
      .offersOnly('at d2', 'at d3', 'at e3')
      .play('at e3', 'at d2')
      .cell('e3', { ground: 'cavern', crop: 'mushroom', left: 2 })
      .has({ grain: 1, vegetable: 1, gemfruit: 1, mushroom: 1 })
      .scores({ vegetable: 4 + 1, gemfruit: 4 + 1, mushroom: 4 + 1 });
  });

  it('a cavern with mushrooms, even the preprinted one, cannot be furnished until they are harvested (A95)', () => {
    withTilesOf('paleOnes', { d3: 'cavern mushroom', wood: 1 }).play('place housework').refuses('furnish trader');
    withTilesOf('paleOnes', { d3: 'cavern mushroom 1', food: 4 }, HARVEST)
      .has({ mushroom: 1 })
      .cell('d3', { ground: 'cavern' });
  });

  it('mushrooms cannot grow in a tunnel, even with the Work room (A95)', () => {
    withTilesOf('paleOnes', { d2: 'tunnel', d3: 'workRoom', mushroom: 1 })
      .play('place slashAndBurn')
      .refuses('sow mushroom 1');
  });

  it('are worth a point each, in the supply and where they grow, but are not vegetables for the Food chamber (A96)', () => {
    const seat = { c4: 'field gemfruit', d2: 'cavern mushroom', d3: 'foodChamber', gemfruit: 1, mushroom: 2, grain: 3 };
    withTilesOf('paleOnes', seat, SCORING).scores({ vegetable: 0, gemfruit: 3, mushroom: 4, bonus: 0 });
  });

  it('a mushroom turned into a vegetable counts for the Food chamber, before scoring', () => {
    withTilesOf('paleOnes', { d3: 'foodChamber', mushroom: 1, grain: 1 }, SCORING)
      .play('1 swap mushroom')
      .scores({ bonus: 2 });
  });

  it('are exchanged only from the supply, not where they grow (A96)', () => {
    withTilesOf('paleOnes', { c4: 'field gemfruit', d2: 'cavern mushroom' }).refuses(
      ...['swap gemfruit', 'swap mushroom', 'eat gemfruit', 'eat mushroom'],
    );
  });

  it('cannot be bought with vegetables or rubies (A96)', () => {
    withTilesOf('paleOnes', { ruby: 2, vegetable: 2 })
      .offersOf('swap')
      .refuses('swap ruby', 'swap vegetable', 'ruby gemfruit', 'ruby mushroom');
  });

  it('gemfruits grow only on empty fields: not on meadows, in caverns, or where something grows (A95)', () => {
    withTilesOf('paleOnes', { c4: 'meadow', c3: 'field grain 1', d2: 'cavern', c2: 'field', gemfruit: 2 })
      .play('place slashAndBurn')
      .refuses('sow gemfruit 2')
      .play('sow gemfruit 1')
      .cell('c2', { ground: 'field', crop: 'gemfruit', left: 2 });
  });
});
