import { describe, expect, it } from 'vitest';
import { witness } from '../../../../src/games/caverna/witness.ts';
import type { Seat } from '../scenario.ts';
import { as, exploring, HARVEST, SCORING, SECOND_QUESTION, withTilesOf } from './table.ts';

const OTHERS_PLACED = { players: 2, seats: [{ dwarfs: [{ at: 'excavation' }, { at: 'oreMining' }] }] };

describe('Elves, read again', () => {
  it('furnish forest through loot, even with dwellings', () => {
    exploring('elves', 7, { goods: { wood: 1 } })
      .play('loot furnish', 'furnish cuddleRoom')
      .offers('at a1', 'at d3');
    as('elves', { goods: { wood: 4, stone: 3 } }, { round: 4 })
      .play('place wishForChildren', 'furnish dwelling', 'at a1')
      .cell('a1', { ground: 'furnished', tile: 'dwelling', on: 'forest' });
  });

  it('a bought meadow or field covers c4 first too (A91)', () => {
    as('elves', { cells: { a1: 'smallPasture' }, goods: { ruby: 1 } })
      .play('ruby field')
      .cell('c4', { ground: 'field' });
  });

  it('lose nothing for unused spaces, but do lose points for begging and missing animals, as others do', () => {
    as('elves', { begging: 1 }, SCORING).scores({ unused: 0, begging: -3, missing: -8 });
  });
});

describe('Mountain Dwarfs, read again', () => {
  it('may replace the wood of the dwelling from expeditions, but not its stone', () => {
    exploring('mountainDwarves', 11, { goods: { ore: 2, stone: 2 } })
      .play('loot dwelling')
      .cell('d3', { ground: 'furnished', tile: 'dwelling' })
      .has({ ore: 0, stone: 0 });
  });
});

describe('Pale Ones, read again', () => {
  it('place at most one of their people on a space that others have used, goblins included (A94)', () => {
    const seat = (at: string): Seat => ({
      furnishings: { d3: 'goblinDwelling' },
      memory: { goblinDwelling: [1] },
      dwarfs: [{ at }, { at: 'clearing' }, { goblin: true }],
    });
    const more = { ...OTHERS_PLACED, folkTiles: ['trolls'] };
    as('paleOnes', seat('supplies'), more).offers('place excavation');
    as('paleOnes', seat('excavation'), more).refuses('place excavation');
  });
});

describe('Silicoids, read again', () => {
  it('pay one stone less through loot, too, and can also use the Builder', () => {
    exploring('silicoids', 11, { goods: { wood: 2, stone: 1 } })
      .play('loot dwelling')
      .has({ wood: 0, stone: 0 });
    as('silicoids', { goods: { wood: 4, stone: 1, ore: 1 }, furnishings: { d2: 'builder' } })
      .play('place housework', 'furnish dwelling with ore for stone')
      .has({ wood: 0, stone: 0, ore: 0 });
  });

  it('with a goblin: 1 food for it if others pay 1 food, and stone for two', () => {
    const seat: Seat = {
      furnishings: { d3: 'goblinDwelling' },
      memory: { goblinDwelling: [1] },
      dwarfs: [{}, {}, { goblin: true }],
      goods: { stone: 1, food: 1 },
    };
    as('silicoids', seat, { ...SECOND_QUESTION, folkTiles: ['trolls'] })
      .has({ stone: 0, food: 0 })
      .begs(0);
  });
});

describe('Trolls, read again', () => {
  it('bring 2 items from each of the two expeditions of Adventure, after a club (A81, A82)', () => {
    as('trolls', { goods: { wood: 2 } }, { round: 10, cards: { '10': 'adventure' } })
      .play('place adventure', 'loot dog', 'loot wood', 'loot dog', 'loot wood')
      .dwarfs([{ weapon: 6 }, {}])
      .has({ dog: 2, wood: 2 });
  });
});

describe('the result of a move', () => {
  it('includes mushrooms and gemfruits', () => {
    const { state } = as('paleOnes').play('place driftMining');
    expect(witness(state, 0, 'lay cavern e4 tunnel e5').deeds[0]?.gains).toEqual({ food: 1, gold: 1, mushroom: 1 });
    const hut = withTilesOf('paleOnes', { goods: { wood: 2, stone: 1 } }).play('place housework');
    const { deeds, received } = witness(hut.state, 0, 'furnish mysticsHut');
    expect([...deeds.map(({ gains }) => gains.gemfruit), received[0]?.gemfruit]).toContain(2);
    const swap = as('elves', { goods: { gemfruit: 1 } });
    expect(witness(swap.state, 0, 'swap gemfruit').deeds[0]).toMatchObject({
      gains: { ruby: 1 },
      pays: { gemfruit: 1 },
    });
    const sown = withTilesOf('paleOnes', { goods: { mushroom: 1 } }).play('place slashAndBurn');
    expect(witness(sown.state, 0, 'sow mushroom 1').deeds[0]?.pays).toEqual({ mushroom: 1 });
  });
});

describe('tiles, read again', () => {
  it('Jeweler: before scoring only if it has not been used in round 12 (A151)', () => {
    const seat: Seat = { furnishings: { d3: 'jeweler' }, goods: { gold: 4 } };
    withTilesOf('silicoids', { ...seat, memory: { jeweler: [12] } }, SCORING).refuses('1 use jeweler');
    withTilesOf('silicoids', { ...seat, memory: { jeweler: [11] } }, SCORING)
      .play('1 use jeweler')
      .has({ gold: 2, ruby: 1, ore: 2 })
      .refuses('1 use jeweler');
  });

  it('animals of the Stubble room leave a field before a tile covers it, if they find room (A143)', () => {
    const seat: Seat = { furnishings: { d3: 'stubbleRoom' }, cells: { c4: 'field' } };
    withTilesOf('humans', { ...seat, goods: { wood: 2, sheep: 2, boar: 1 } })
      .play('place housework')
      .refuses('furnish manureHeap');
    withTilesOf('humans', { ...seat, goods: { wood: 2, sheep: 2 } })
      .play('place housework')
      .offers('furnish manureHeap');
  });

  it('a tile on a field or meadow rules out sowing, fencing and stables (A144)', () => {
    const seat: Seat = {
      furnishings: { c4: 'silageBin' },
      cells: { c3: 'field' },
      goods: { wood: 4, stone: 1, grain: 2 },
    };
    withTilesOf('humans', seat).play('place sheepFarming').refuses('fence small c4', 'stable c4');
    withTilesOf('humans', seat).play('place slashAndBurn').refuses('sow grain 2').offers('sow grain 1');
  });

  it('a furnished field or meadow is a used space (A144)', () => {
    withTilesOf('humans', { furnishings: { c4: 'manureHeap' } }, SCORING).scores({ unused: -21 });
  });

  it("Hunter's Hut does not count forest with a stable (A87), unless the table rules otherwise", () => {
    const cells = {
      c3: 'field',
      b4: 'field',
      c2: 'field',
      b3: 'field',
      b2: 'field',
      a4: 'field',
      a3: 'field',
      a2: 'field',
      a1: 'forest stable',
    };
    const seat: Seat = { cells, furnishings: { c4: 'huntersHut' }, goods: { food: 4 } };
    withTilesOf('elves', seat, HARVEST).has({ food: 0 });
    withTilesOf('elves', seat, { ...HARVEST, folks: { rulings: { stabledForestIsEmpty: true } } }).has({ food: 1 });
  });

  it('Scarecrow: the second field of one action brings extra grain, too; vegetables do not', () => {
    withTilesOf('humans', {
      furnishings: { c4: 'scarecrow' },
      cells: { c3: 'field', c2: 'field' },
      goods: { grain: 2 },
    })
      .play('place slashAndBurn', 'sow grain 2')
      .cell('c3', { ground: 'field', crop: 'grain', left: 4 })
      .cell('c2', { ground: 'field', crop: 'grain', left: 4 });
  });

  it('Bone carver takes dogs, which are not farm animals, and the Slaughtering cave does not pay (A62)', () => {
    withTilesOf(
      'darkElves',
      { furnishings: { d3: 'boneCarver', d2: 'slaughteringCave' }, goods: { dog: 1, sheep: 1, food: 4 } },
      HARVEST,
    )
      .play('1 use boneCarver dog sheep')
      .has({ gold: 3, food: 0 });
  });
});
