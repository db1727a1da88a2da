import { describe, expect, it } from 'vitest';
import { caverna } from '../../../../src/games/caverna/game.ts';
import type { Seat } from '../scenario.ts';
import { as, HARVEST, SECOND_QUESTION, withGoblin, withTilesOf } from './table.ts';

const OTHERS_PLACED = { players: 2, seats: [{ dwarfs: [{ at: 'excavation' }, { at: 'oreMining' }] }] };

describe('the goblin of Trolls', () => {
  it('trains beyond 10 in the Training room', () => {
    const seat = withGoblin({ furnishings: { d2: 'trainingRoom' }, goods: { ore: 2 } }, 10);
    as('trolls', seat, { ...OTHERS_PLACED, folkTiles: ['mountainDwarves'] })
      .play('place logging', 'use trainingRoom')
      .has({ ore: 1 })
      .offers('loot meadow')
      .play('loot dog', 'loot wood')
      .dwarfs([{}, {}, { goblin: true, weapon: 12 }]);
  });

  it('the Working cave feeds the hungriest: a Troll for 3, the goblin for 2 (A47)', () => {
    const seat = withGoblin({ furnishings: { d2: 'workingCave' }, goods: { wood: 1, food: 5 } });
    as('trolls', seat, HARVEST).play('1 use workingCave wood').has({ wood: 0, food: 0 }).begs(0);
    const all = withGoblin({ furnishings: { d2: 'workingCave' }, goods: { food: 8 } });
    as('trolls', all, HARVEST).has({ food: 0 }).begs(0);
    const one = withGoblin({ furnishings: { d2: 'workingCave' }, goods: { wood: 1, food: 2 } });
    as('trolls', one, SECOND_QUESTION).play('1 use workingCave wood').has({ food: 0 }).begs(0);
  });
});

describe('goblins of Dark Elves', () => {
  it('the Additional dwelling houses neither a goblin nor a fifth person beside a goblin (A79)', () => {
    const beds = { d3: 'dwelling', d2: 'dwelling', d1: 'dwelling', e3: 'additionalDwelling' };
    const home = (count: number) => Array.from({ length: count }, () => ({ at: 'home' as const }));
    const wish = { round: 4, players: 1 } as const;
    as('darkElves', { furnishings: beds, dwarfs: [...home(4), { goblin: true }] }, wish).refuses(
      'place wishForChildren',
    );
    as('darkElves', { furnishings: beds, dwarfs: home(5) }, wish)
      .play('place wishForChildren')
      .dwarfs([{}, {}, {}, {}, {}, { newborn: true }]);
  });
});

describe('overhang', () => {
  it.each(['humans', 'mountainDwarves', 'paleOnes'])(
    'the Office room gives %s nothing in the other half (A93)',
    (folk) => {
      const seat: Seat = { furnishings: { d3: 'officeRoom' } };
      const cells = folk === 'humans' ? { e4: 'tunnel' } : { c4: 'field', c3: 'field', c2: 'field' };
      const game = as(folk, { ...seat, cells }).play(folk === 'humans' ? 'place driftMining' : 'place clearing');
      const laid = caverna.decisions(game.state).flatMap(({ options }) => options.map(({ move }) => move));
      expect(laid.some((move) => move.startsWith('lay '))).toBe(true);
      expect(laid.filter((move) => /[xg]\d|[a-f][05]/.test(move))).toEqual([]);
    },
  );

  it('pays the folk once, and the Office room nothing more', () => {
    as('paleOnes', { furnishings: { d3: 'officeRoom' } })
      .play('place driftMining', 'lay cavern e4 tunnel e5')
      .has({ gold: 1, mushroom: 1, food: 1 });
    as('mountainDwarves', { furnishings: { d3: 'officeRoom' } })
      .play('place driftMining', 'lay cavern e4 tunnel e5')
      .has({ gold: 2 });
  });

  it('mines never overhang for folks, whatever the table rules (A93)', () => {
    const rulings = { mineOverhang: true };
    const round = { round: 3, cards: { '3': 'oreMineConstruction' }, options: { rulings } };
    as('paleOnes', { furnishings: { d3: 'officeRoom' }, cells: { e4: 'tunnel' } }, round).refuses(
      'place oreMineConstruction',
    );
    as(
      'humans',
      { furnishings: { d3: 'officeRoom' }, cells: { c4: 'meadow' }, goods: { wood: 4 } },
      {
        options: { rulings },
      },
    )
      .play('place sheepFarming')
      .refuses('fence large c4 c5');
  });

  it('overhanging spaces are used like any others: for a mushroom, or for a tile', () => {
    const cells = { e4: 'tunnel', e5: 'cavern' };
    as('paleOnes', { cells, goods: { mushroom: 1 } })
      .play('place slashAndBurn', 'lay field c4', 'sow mushroom 1')
      .offers('at e5', 'at d3')
      .play('at e5')
      .cell('e5', { ground: 'cavern', crop: 'mushroom', left: 2 });
    as('paleOnes', { cells, goods: { wood: 1 } }, { folkTiles: ['caveGoblins'] })
      .play('place housework', 'furnish kennels')
      .offers('at e5');
  });

  it("Explorer's Cave: three times the food beneath, and the folk's own gain, but nothing for Elves (A88, A93)", () => {
    const more = { folkTiles: ['trolls'] };
    const seat: Seat = { furnishings: { d3: 'explorersCave' } };
    as('humans', { ...seat, cells: { c4: 'field' } }, more)
      .play('place clearing', 'lay meadow b4 field b5')
      .has({ food: 3 + 2, gold: 1 });
    as('mountainDwarves', seat, more).play('place driftMining', 'lay cavern e4 tunnel e5').has({ food: 3, gold: 2 });
    as('paleOnes', seat, more)
      .play('place driftMining', 'lay cavern e4 tunnel e5')
      .has({ food: 3, gold: 1, mushroom: 1 });
    as('elves', { ...seat, goods: { ruby: 2 } }, more)
      .play('place driftMining', 'lay cavern e4 tunnel f4')
      .has({ food: 0 });
    as('elves', { ...seat, cells: { c4: 'field' } }, more)
      .play('place clearing', 'lay meadow b4 field a4')
      .has({ food: 0 });
  });
});

describe('limits on digging and on the forest', () => {
  const singleStone = { players: 5 } as const;

  it('Small-scale drift mining: Elves pay for its tile and get the stone, or cannot use it (A146)', () => {
    as('elves', {}, singleStone).refuses('place smallScaleDriftMining');
    as('elves', { goods: { ruby: 1 } }, singleStone)
      .play('place smallScaleDriftMining', 'lay cavern d2')
      .has({ ruby: 0, stone: 1 });
    as('elves', { goods: { gemfruit: 2 } }, singleStone)
      .play('swap gemfruit', 'swap gemfruit', 'place smallScaleDriftMining', 'lay cavern d2 tunnel d1')
      .has({ ruby: 0, gemfruit: 0, stone: 1 });
  });

  it.each(['mountainDwarves', 'paleOnes'])('Small-scale drift mining: %s overhang and get its stone', (folk) => {
    as(folk, {}, singleStone)
      .play('place smallScaleDriftMining', 'lay cavern e4 tunnel e5')
      .has({ stone: 1, gold: folk === 'paleOnes' ? 1 : 2 });
  });

  it.each(['mountainDwarves', 'paleOnes'])('Extension: %s lay a single in the forest for the wood', (folk) => {
    as(folk, {}, { players: 7 }).play('place extension', 'lay meadow c4').has({ wood: 1, stone: 0 });
    as(folk, {}, { players: 7 })
      .play('place extension', 'lay cavern e4 tunnel e5')
      .has({ wood: 0, stone: 1, gold: folk === 'paleOnes' ? 1 : 2 });
  });

  it('Extension: Elves lay land as others do, and pay underground', () => {
    as('elves', {}, { players: 7 })
      .play('place extension')
      .refuses('lay cavern d2', 'lay cavern d2 tunnel d1')
      .play('lay meadow c4 field c3')
      .has({ wood: 1 });
    as('elves', { goods: { ruby: 1 } }, { players: 7 })
      .play('place extension', 'lay tunnel d2')
      .has({ ruby: 0, stone: 1 });
  });

  it('Guest room on Extension: both sides once a game, each as the folk lays it (A53)', () => {
    as('paleOnes', { furnishings: { d3: 'guestRoom' } }, { players: 7 })
      .play('place extension', 'lay meadow c4')
      .has({ wood: 1 })
      .play('lay cavern e4 tunnel e5')
      .has({ wood: 1, stone: 1, gold: 1, mushroom: 1 });
    as('humans', { furnishings: { d3: 'guestRoom' } }, { players: 7 })
      .play('place extension', 'lay cavern d2', 'lay meadow c4 field c5')
      .has({ wood: 1, stone: 1, food: 2, gold: 1 });
  });
});

describe('Pale Ones and Excavation', () => {
  const seats = [{ dwarfs: [{ at: 'excavation' }, {}] }];

  it('a space where they can no longer dig is useless to them, joined or not', () => {
    const cells = Object.fromEntries(
      ['d1', 'd2', 'e1', 'e2', 'e3', 'e4', 'f1', 'f2', 'f3', 'f4'].map((cell) => [cell, 'tunnel']),
    );
    as('paleOnes', { cells }, { seats }).refuses('place excavation');
  });
});

describe('tiles of the base game in other hands', () => {
  it('Carpenter: 1 wood less for tiles on fields and meadows (A133)', () => {
    withTilesOf('humans', { furnishings: { d3: 'carpenter' }, cells: { c4: 'field' }, goods: { wood: 1 } })
      .play('place housework', 'furnish manureHeap')
      .has({ wood: 0 });
  });

  it('Stone carver: 1 stone less for a tile on a meadow (A133)', () => {
    withTilesOf('elves', { furnishings: { d3: 'stoneCarver' }, cells: { c4: 'meadow' }, goods: { wood: 3 } })
      .play('place housework', 'furnish birdHide')
      .has({ wood: 0, stone: 0 });
  });

  it('Builder: ore for wood and stone of a tile on a meadow (A133)', () => {
    withTilesOf('elves', { furnishings: { d3: 'builder' }, cells: { c4: 'meadow' }, goods: { wood: 2, ore: 2 } })
      .play('place housework', 'furnish birdHide with ore for wood with ore for stone')
      .has({ wood: 0, ore: 0 });
  });

  it('Builder: no ore for a vegetable or for grain', () => {
    withTilesOf('humans', { furnishings: { d3: 'builder' }, cells: { c4: 'field' }, goods: { wood: 1, ore: 2 } })
      .play('place housework')
      .refuses('furnish scarecrow');
  });

  it('Guest room on Ruby mine construction: Dark Elves get a ruby for each of the two mines (A97)', () => {
    const cells = { e4: 'tunnel', e3: 'deepTunnel', f3: 'oreMine' };
    const round = { round: 6, cards: { '6': 'rubyMineConstruction' } };
    as('darkElves', { cells, furnishings: { d3: 'guestRoom' } }, round)
      .play('place rubyMineConstruction', 'mine ruby e4')
      .play('mine ruby e3')
      .has({ ruby: 2 });
  });

  it('Trader: gold becomes the stone that a Silicoid eats', () => {
    as('silicoids', { furnishings: { d3: 'trader' }, goods: { gold: 2, stone: 1 } }, HARVEST)
      .play('1 done')
      .offers('1 use trader')
      .play('1 use trader')
      .has({ gold: 0, wood: 1, ore: 1, stone: 0 })
      .begs(0);
  });
});
