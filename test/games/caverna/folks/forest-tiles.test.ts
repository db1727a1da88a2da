import { describe, expect, it } from 'vitest';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { FOREST, filled, type Seat } from '../scenario.ts';
import {
  as,
  builder,
  type FolkMore,
  HARVEST,
  owner,
  SCORING,
  SECOND_QUESTION,
  THIRD_QUESTION,
  withTilesOf,
} from './table.ts';

const FED = { food: 4 };
const STABLED = { folks: { rulings: { stabledForestIsEmpty: true } } };

describe('tiles of the Cave Goblins', () => {
  it.each(['forgottenCave', 'mushroomCave'])('%s gives 2 mushrooms at once', (tile) => {
    builder(tile).has({ mushroom: 2 });
  });

  it('Kennels: in the Breeding phase 2 dogs become 3, but a single dog does not breed', () => {
    owner('kennels', { ...FED, dog: 2 }, HARVEST).has({ dog: 3 });
    owner('kennels', { ...FED, dog: 1 }, HARVEST).has({ dog: 1 });
  });

  it('Kennels: not through loot, and at the third question mark only if breeding is chosen (A100)', () => {
    owner('kennels', { ...FED, dog: 2 }, THIRD_QUESTION)
      .asks('harvest', 1)
      .offersOnly('harvest field', 'harvest breeding')
      .play('1 harvest field')
      .has({ dog: 2 });
    owner('kennels', { ...FED, dog: 2 }, THIRD_QUESTION)
      .play('1 harvest breeding')
      .has({ dog: 3 });
    owner('kennels', { ...FED, dog: 2 }, SECOND_QUESTION).has({ dog: 2 });
    owner('kennels', { dog: 2, c4: 'smallPasture', sheep: 2, dwarfs: [14, 'housework'] })
      .play('place logging', 'loot breed')
      .has({ dog: 2, sheep: 3 });
  });

  it('Kennels: dogs are not farm animals, so the Breeding cave pays nothing for them (A134)', () => {
    owner('kennels', { d2: 'breedingCave', ...FED, dog: 2 }, HARVEST).has({ dog: 3, food: 0 });
  });

  it('Kennels: the new dog may watch the newborn sheep', () => {
    owner('kennels', { c4: 'meadow', dog: 2, sheep: 5, ...FED }, HARVEST).has({ dog: 3, sheep: 6 });
  });

  it('Guard dog school: strength 5 for a dog instead of ore', () => {
    owner('guardDogSchool', { dog: 1, ore: 1 })
      .play('place blacksmithing')
      .offersOf('forge', 'forge 1', 'forge 5 dog')
      .play('forge 5 dog')
      .has({ dog: 0, ore: 1 })
      .dwarfs([5, {}]);
    owner('guardDogSchool').refuses('place blacksmithing');
  });

  it('Menagerie: 3 points for each set of the five animals', () => {
    const bonus = (fewer: Seat) => {
      const seat = { ...filled('smallPasture', 'c4 c3 c2'), dog: 2, sheep: 2, donkey: 2, boar: 2, cattle: 2, ...fewer };
      return owner('menagerie', seat, SCORING).points('bonus');
    };
    expect([{}, { dog: 1 }, { dog: 0 }, { cattle: 0 }].map(bonus)).toEqual([6, 3, 0, 0]);
  });
});

describe('tiles of the Dark Elves', () => {
  const range = (seat: Seat) => owner('archeryRange', seat, SCORING);

  it('Archery range: 3, 6 and 10 points for 1, 2 and 3 empty meadows in a row', () => {
    range({ b4: 'field' }).scores({ bonus: 0 });
    range({ b4: 'meadow' }).scores({ bonus: 3 });
    range({ b4: 'meadow', a4: 'meadow' }).scores({ bonus: 6 });
    range(filled('meadow', 'c3 c2 c1 b4')).scores({ bonus: 10 });
  });

  it('Archery range: pastures, stables, fields and watched sheep interrupt the row (A101, A143)', () => {
    range({ c3: 'smallPasture', c2: 'meadow' }).scores({ bonus: 0 });
    range({ c3: 'meadow', c2: 'meadow stable', c1: 'meadow' }).scores({ bonus: 3 });
    range({ c3: 'meadow', c2: 'meadow', dog: 1, sheep: 2, cattle: 2 }).scores({ bonus: 3 });
  });

  it('Bone carver: at the start of a harvest 2 or 4 animals of any kind into 3 or 6 gold, and no more', () => {
    const seat = { c4: 'smallPasture', c3: 'smallPasture', dog: 3, sheep: 2, boar: 2, ...FED };
    const pairs = ['dog dog', 'dog sheep', 'dog boar', 'sheep sheep', 'sheep boar', 'boar boar'];
    owner('boneCarver', seat, HARVEST)
      .offersOnly(...pairs.map((pair) => `use boneCarver ${pair}`), 'done')
      .play('1 use boneCarver dog sheep', '1 use boneCarver boar boar')
      .has({ gold: 6, dog: 2, sheep: 1, boar: 0, food: 0 })
      .refuses('1 use boneCarver dog dog');
    owner('boneCarver', seat, HARVEST).play('1 done').has({ gold: 0, dog: 3 });
    owner('boneCarver', seat, SECOND_QUESTION).refuses('1 use boneCarver dog sheep');
    owner('boneCarver', seat).refuses('use boneCarver dog sheep');
  });

  it('Bone carver: the Slaughtering cave does not pay for its animals (A62), and those it takes do not breed', () => {
    owner('boneCarver', { d2: 'slaughteringCave', dog: 1, sheep: 1, ...FED }, HARVEST)
      .play('1 use boneCarver dog sheep')
      .has({ gold: 3, food: 0 });
    owner('boneCarver', { sheep: 2, ...FED }, THIRD_QUESTION)
      .play('1 use boneCarver sheep sheep')
      .has({ sheep: 0, gold: 3, food: 0, begging: 0 });
  });

  it('Charcoal storage: at the start of a harvest up to 3 wood into gold', () => {
    owner('charcoalStorage', { wood: 5, ...FED }, HARVEST)
      .offersOnly('use charcoalStorage 1', 'use charcoalStorage 2', 'use charcoalStorage 3', 'done')
      .play('1 use charcoalStorage 3')
      .has({ wood: 2, gold: 3 })
      .refuses('1 use charcoalStorage 1');
  });

  it('Charcoal storage: neither covers the Trader nor is covered by it (A141)', () => {
    owner('charcoalStorage', { wood: 1 }).play('place housework').refuses('furnish trader');
    withTilesOf('darkElves', { d3: 'trader', stone: 3 }).play('place housework').refuses('furnish charcoalStorage');
  });

  it('exchanges of several tiles at the start of a harvest may be made in any order (A152)', () => {
    owner('charcoalStorage', { d2: 'boneCarver', wood: 1, dog: 2, ...FED }, HARVEST)
      .offersOnly('use charcoalStorage 1', 'use boneCarver dog dog', 'done')
      .play('1 use boneCarver dog dog')
      .offersOnly('use charcoalStorage 1', 'done')
      .play('1 use charcoalStorage 1')
      .has({ gold: 4 });
  });
});

describe('tiles of the Elves', () => {
  it('Bird hide: 2 food at once and 3 points at the end for each empty forest space beside it', () => {
    builder('birdHide', { c4: 'field', c3: 'field', b3: 'meadow' })
      .cell('b3', { ground: 'furnished', tile: 'birdHide', on: 'meadow' })
      .has({ food: 6 })
      .scores({ bonus: 9 });
  });

  it('Bird hide: stables, unless the table rules otherwise, crops, furnishings and pastures are not empty (A87)', () => {
    const bonus = (cells: Seat, more = {}) =>
      as('elves', { c4: 'field', c3: 'field', b3: 'birdHide', ...cells }, { ...SCORING, ...more }).points('bonus');
    const stable = { b2: 'forest stable' };
    expect([bonus({}), bonus(stable), bonus(stable, STABLED)]).toEqual([9, 6, 9]);
    expect([bonus({ b2: 'forest grain' }), bonus({ a3: 'trader' })]).toEqual([6, 6]);
    expect(bonus({ b2: 'smallPasture', b4: 'forest gemfruit 1' })).toBe(3);
  });

  it('Elven market: once a round 2 gold into a ruby and a vegetable (A108, A151)', () => {
    const market = (round: number, more = {}) =>
      owner('elvenMarket', { gold: 5, memory: { elvenMarket: [round] } }, more);
    owner('elvenMarket', { gold: 5 })
      .play('use elvenMarket')
      .has({ gold: 3, ruby: 1, vegetable: 1 })
      .refuses('use elvenMarket');
    market(4).offers('use elvenMarket');
    market(12, SCORING).refuses('1 use elvenMarket');
    market(11, SCORING).offers('1 use elvenMarket');
  });

  it("Hunter's Hut: 1 food for every 3 empty forest spaces at the start of a harvest", () => {
    const forest = FOREST.split(' ').slice(0, 11);
    const hut = (empty: number, food: number) =>
      owner('huntersHut', { ...filled('field', forest.slice(empty).join(' ')), food: 4 - food }, HARVEST);
    for (const [empty, food] of [
      [2, 0],
      [3, 1],
      [5, 1],
      [6, 2],
      [9, 3],
    ] as const)
      hut(empty, food).has({ food: 0, begging: 0 });
    owner('huntersHut', { food: 1 }, HARVEST).has({ food: 0, begging: 0 });
    owner('huntersHut', { food: 1 }, SECOND_QUESTION).begs(1);
  });

  it("Hunter's Hut: stables, unless the table rules otherwise, crops, furnishings and pastures are not empty (A87)", () => {
    const food = (a1: string, more = {}) => {
      const cells = { ...filled('field', 'c3 b4 c2 b3 b2 a4 a3 a2'), a1 };
      return as('elves', { ...cells, c4: 'huntersHut', ...FED }, { ...HARVEST, ...more }).player().goods.food;
    };
    expect([food('forest'), food('forest stable'), food('forest stable', STABLED)]).toEqual([1, 0, 1]);
    expect(['forest gemfruit', 'smallPasture', 'trader'].map((a1) => food(a1))).toEqual([0, 0, 0]);
  });
});

describe('Feeding room', () => {
  const room = (seat: Seat, more: FolkMore = HARVEST) => owner('feedingRoom', { ...FED, ...seat }, more);
  const FARM = { 'c4 b4': 'largePasture', 'c3 b3': 'largePasture', 'c2 b2': 'largePasture', 'c1 b1': 'largePasture' };

  it('for 1 or 2 vegetables up to 2 or 4 types breed again (A100)', () => {
    const goods = { sheep: 2, boar: 2, cattle: 2, vegetable: 2 };
    room({ ...FARM, ...goods, donkey: 2 })
      .asks('breedAgain', 1)
      .has({ sheep: 3, donkey: 3, boar: 3, cattle: 3 })
      .offersOnly('use feedingRoom 1', 'use feedingRoom 2', 'done')
      .play('1 use feedingRoom 2')
      .has({ sheep: 4, donkey: 4, boar: 4, cattle: 4, vegetable: 0 });
    room({ ...FARM, ...goods })
      .play('1 use feedingRoom 1')
      .offersOnly('breed sheep boar', 'breed sheep cattle', 'breed boar cattle')
      .play('1 breed sheep cattle')
      .has({ sheep: 4, boar: 3, cattle: 4, vegetable: 1 });
  });

  it('asks nothing if no type can breed again; dogs do not (A134)', () => {
    room({ ...FARM, sheep: 1, vegetable: 2 }).round(6);
    room({ d2: 'kennels', dog: 2, vegetable: 2 }).has({ dog: 3 }).round(6);
  });

  it('a type breeds again only if there is room for its second young one (A100)', () => {
    const full = { c4: 'smallPasture stable', vegetable: 1 };
    room({ ...full, sheep: 5 })
      .has({ sheep: 6, vegetable: 1 })
      .round(6);
    const game = room({ ...full, sheep: 4 })
      .has({ sheep: 5 })
      .play('1 use feedingRoom 1');
    game.has({ sheep: 6, vegetable: 0 });
  });

  it('asks if an exchange could make that room, or bring the vegetable', () => {
    room({ c4: 'meadow stable', sheep: 2, ruby: 1, vegetable: 1 })
      .asks('breedAgain', 1)
      .has({ sheep: 3 })
      .offersOnly('done')
      .offers('1 ruby dog')
      .play('1 ruby dog', '1 use feedingRoom 1')
      .has({ sheep: 4, vegetable: 0 });
    room({ c4: 'smallPasture', sheep: 2, ruby: 1 })
      .play('1 ruby vegetable', '1 use feedingRoom 1')
      .has({ sheep: 4, vegetable: 0 });
    room({ c4: 'meadow stable', sheep: 2 }).has({ sheep: 3 }).round(6);
  });

  it('asks if animals of another type could make room', () => {
    room({ c4: 'smallPasture stable', sheep: 3, boar: 1, vegetable: 1 })
      .has({ sheep: 4 })
      .offersOnly('done')
      .play('1 eat boar', '1 use feedingRoom 1')
      .has({ sheep: 5, boar: 0, vegetable: 0 });
  });

  it('computers are offered exchanges that bring its vegetables or make room', () => {
    const useful = (seat: Seat) => {
      const { state } = room(seat).asks('breedAgain', 1);
      const { options } = caverna.decisions(state, 'useful').find((decision) => decision.seat === 0) ?? expect.fail();
      return options.map(({ move }) => move);
    };
    expect(useful({ c4: 'smallPasture stable', sheep: 3, boar: 1, vegetable: 1 })).toContain('eat boar');
    const vegetable = useful({ c4: 'smallPasture', sheep: 2, ruby: 1 });
    expect(vegetable).toContain('ruby vegetable');
    expect(vegetable).not.toContain('ruby wood');
    const all = { sheep: 2, donkey: 2, boar: 2, cattle: 2, vegetable: 1, ruby: 1 };
    expect(useful({ ...FARM, ...all })).toContain('ruby vegetable');
  });

  it('Breeding cave and Quarry pay for each breeding (A100)', () => {
    room({ ...FARM, d2: 'breedingCave', e3: 'quarry', donkey: 2, vegetable: 1 })
      .has({ food: 1, stone: 1 })
      .play('1 use feedingRoom 1')
      .has({ food: 2, stone: 2, donkey: 4 });
  });

  it('works at the third question mark only if breeding is chosen, and not for loot that lets animals breed', () => {
    const seat = { ...FARM, sheep: 2, vegetable: 1 };
    room(seat, THIRD_QUESTION).play('1 harvest field').has({ sheep: 2 });
    room(seat, THIRD_QUESTION).play('1 harvest breeding', '1 use feedingRoom 1').has({ sheep: 4 });
    room({ ...seat, dwarfs: [14, 'housework'] }, {})
      .play('place logging', 'loot breed')
      .has({ sheep: 3 })
      .refuses('use feedingRoom 1');
  });
});

describe('tiles of the Humans', () => {
  it('Manure heap: 2 vegetables at once and 1 point at the end for each pasture beside it, a large one once (A102)', () => {
    builder('manureHeap', { c4: 'field', 'b4 b3': 'largePasture', c3: 'smallPasture' })
      .has({ vegetable: 4 })
      .scores({ bonus: 2 });
  });

  it('Mead parlor: 1 gold for every 2 empty meadows at the start of a harvest', () => {
    const gold = (seat: Seat) => owner('meadParlor', { ...FED, ...seat }, HARVEST).player().goods.gold;
    const some = { c4: 'meadow', c3: 'meadow', c2: 'meadow stable', b4: 'field' };
    expect(gold({ ...filled('meadow', 'c4 c3 c2 b3 b2'), b4: 'field' })).toBe(2);
    expect([gold(some), gold({ ...some, dog: 1, sheep: 2, cattle: 3 })]).toEqual([1, 0]);
  });

  it('Scarecrow: grain that is sown on a field brings 3 more instead of 2, on both fields, and vegetables as usual', () => {
    owner('scarecrow', { ...filled('field', 'c3 c2 b4'), grain: 2, vegetable: 1 })
      .play('place slashAndBurn', 'sow grain 2 vegetable 1', 'at c3', 'at c2')
      .cell('c3', { ground: 'field', crop: 'grain', left: 4 })
      .cell('c2', { ground: 'field', crop: 'grain', left: 4 })
      .cell('b4', { ground: 'field', crop: 'vegetable', left: 2 });
  });

  it('Silage bin: one type for each meadow beside it breeds at once; 3 points each at the end (A103)', () => {
    const cells = { c4: 'meadow', b4: 'meadow stable', 'c3 c2': 'largePasture', 'b3 b2': 'largePasture' };
    builder('silageBin', { ...cells, sheep: 2, boar: 2 })
      .offersOnly('breed sheep', 'breed boar')
      .play('breed boar')
      .has({ boar: 3, sheep: 2 })
      .scores({ bonus: 3 });
  });

  it('Silage bin: stables and animals on meadows do not matter, furnished meadows do not count (A143)', () => {
    const seat = { b4: 'meadow', c3: 'meadow stable', dog: 1, sheep: 3, cattle: 2 };
    owner('silageBin', seat, SCORING).scores({ bonus: 6 });
    owner('silageBin', { c3: 'meadow', b4: 'waterTroughs' }, SCORING).scores({ bonus: 3 });
  });

  it('Silage bin: Breeding cave and Quarry pay for it (A103)', () => {
    const seat = { c4: 'meadow', b4: 'meadow', 'c3 c2': 'largePasture', d3: 'quarry', d2: 'breedingCave' };
    builder('silageBin', { ...seat, donkey: 2 })
      .play('at c4')
      .has({ donkey: 3, food: 1, stone: 1 });
  });
});
