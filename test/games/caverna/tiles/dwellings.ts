import { expect, it } from 'vitest';
import type { Cell, Player } from '../../../../src/games/caverna/state.ts';
import { harvest, housed, mine, scenario } from '../scenario.ts';
import { ofAnyType, type Pile, printed } from './printed.ts';

const UNARMED = { weapon: 0 };
/** All cards are on the table. */
const LATE = { round: 12 };

/** Room in the tile itself. */
const inside =
  (tile: string, holds: (player: Player) => Pile) =>
  (player: Player, cell: Cell): Pile =>
    cell.ground === 'furnished' && cell.tile === tile ? holds(player) : {};

const givesOneBed = (tile: string): void =>
  it('provides room for exactly 1 dwarf', () => {
    mine({ furnishings: { d3: tile } })
      .offers('place wishForChildren')
      .play('place wishForChildren')
      .dwarfs([UNARMED, UNARMED, { ...UNARMED, newborn: true }]);
    mine({ furnishings: { d3: tile }, dwarfs: [{}, {}, {}] }).refuses('place wishForChildren');
  });

export const dwelling = printed(
  { cost: { wood: 4, stone: 3 }, points: 3, introductory: true, tag: 'dwelling', unlimited: true, dwarfRoom: 1 },
  () => {
    givesOneBed('dwelling');
  },
);

export const simpleDwelling42 = printed(
  { cost: { wood: 4, stone: 2 }, points: 0, introductory: true, tag: 'dwelling', dwarfRoom: 1 },
  () => {
    givesOneBed('simpleDwelling42');
  },
);

export const simpleDwelling33 = printed(
  { cost: { wood: 3, stone: 3 }, points: 0, introductory: true, tag: 'dwelling', dwarfRoom: 1 },
  () => {
    givesOneBed('simpleDwelling33');

    it('may be built by the player who has the other Simple dwelling (X18)', () => {
      mine({ goods: { wood: 3, stone: 3 }, cells: { d2: 'cavern' }, furnishings: { d3: 'simpleDwelling42' } })
        .play('place housework')
        .offers('furnish simpleDwelling33')
        .refuses('furnish simpleDwelling42');
    });
  },
);

export const mixedDwelling = printed(
  {
    cost: { wood: 5, stone: 4 },
    points: 4,
    tag: 'dwelling',
    dwarfRoom: 1,
    animalRoom: inside('mixedDwelling', () => ofAnyType(2)),
  },
  () => {
    const tile = { d3: 'mixedDwelling' };
    it('holds 1 dwarf and 2 animals of the same type at the same time (A37)', () => {
      const family = [{}, {}, {}];
      expect(housed({ furnishings: tile, dwarfs: family, goods: { cattle: 2, sheep: 2 } })).toBe(true);
      expect(housed({ furnishings: tile, goods: { cattle: 3, sheep: 2 } })).toBe(false);
      expect(housed({ furnishings: tile, goods: { cattle: 1, sheep: 1, boar: 1 } })).toBe(false);
    });

    givesOneBed('mixedDwelling');
  },
);

export const coupleDwelling = printed({ cost: { wood: 8, stone: 6 }, points: 5, tag: 'dwelling', dwarfRoom: 2 }, () => {
  it('provides room for 2 dwarfs, one for each family growth', () => {
    mine({ furnishings: { d3: 'coupleDwelling' } })
      .play('place wishForChildren')
      .dwarfs([{}, {}, { newborn: true }]);
    mine({ furnishings: { d3: 'coupleDwelling' }, dwarfs: [{}, {}, {}] }).offers('place wishForChildren');
    mine({ furnishings: { d3: 'coupleDwelling' }, dwarfs: [{}, {}, {}, {}] }).refuses('place wishForChildren');
  });

  it('on Urgent wish for children still gives one child only', () => {
    mine({ goods: { wood: 8, stone: 6 } }, LATE)
      .play('place urgentWishForChildren', 'furnish coupleDwelling', 'grow')
      .asks('end')
      .dwarfs([{}, {}, { newborn: true }]);
  });
});

export const additionalDwelling = printed(
  { cost: { wood: 4, stone: 3 }, points: 5, tag: 'dwelling', sixthDwarf: true },
  () => {
    const FIVE = [{}, {}, {}, {}, {}];
    const rooms = { d3: 'coupleDwelling', d2: 'dwelling', d1: 'additionalDwelling' };

    it('provides room for the sixth dwarf only', () => {
      mine({ furnishings: { d3: 'additionalDwelling' } }).refuses('place wishForChildren');
      mine({ furnishings: rooms, dwarfs: FIVE })
        .play('place wishForChildren')
        .dwarfs([...FIVE, { newborn: true }]);
    });

    it('never makes a seventh', () => {
      const furnishings = { ...rooms, e3: 'simpleDwelling42' };
      mine({ furnishings, dwarfs: [...FIVE, {}] }).refuses('place wishForChildren');
    });

    it('the fifth dwarf still needs its own room', () => {
      const furnishings = { d3: 'coupleDwelling', d2: 'additionalDwelling' };
      mine({ furnishings, dwarfs: [{}, {}, {}, {}] }).refuses('place wishForChildren');
    });

    it('can be built before the family has 5 dwarfs, and no Family chamber exists (X28)', () => {
      mine({ goods: { wood: 4, stone: 3 } })
        .play('place housework')
        .offers('furnish additionalDwelling')
        .refuses('furnish familyChamber');
    });

    it('once you have 5 dwarfs the Additional dwelling lets a family growth bring a sixth, even if it was just built', () => {
      const furnishings = { d3: 'coupleDwelling', d2: 'dwelling' };
      mine({ furnishings, cells: { d1: 'cavern' }, dwarfs: FIVE, goods: { wood: 4, stone: 3 } }, LATE)
        .play('place urgentWishForChildren', 'furnish additionalDwelling', 'grow')
        .asks('end')
        .dwarfs([...FIVE, { newborn: true }]);
    });
  },
);

export const cuddleRoom = printed(
  {
    cost: { wood: 1 },
    points: 2,
    introductory: true,
    animalRoom: inside('cuddleRoom', ({ dwarfs }) => ({ sheep: dwarfs.length })),
  },
  () => {
    const tile = { d3: 'cuddleRoom' };
    it('holds as many sheep as the family has dwarfs', () => {
      expect(housed({ furnishings: tile, goods: { sheep: 2, boar: 2 } })).toBe(true);
      expect(housed({ furnishings: tile, goods: { sheep: 3, boar: 2 } })).toBe(false);
      expect(
        housed({ furnishings: { ...tile, d2: 'dwelling' }, dwarfs: [{}, {}, {}], goods: { sheep: 3, boar: 2 } }),
      ).toBe(true);
    });

    it.each(['donkey', 'boar', 'cattle'] as const)('holds no %s', (animal) => {
      expect(housed({ furnishings: tile, goods: { [animal]: 3 } })).toBe(false);
    });

    it('counts a newborn dwarf at once (A15)', () => {
      const dwarfs = [{ at: 'growth' }, {}, { at: 'growth', newborn: true }];
      const seat = { furnishings: { ...tile, d2: 'dwelling' }, dwarfs, goods: { sheep: 3, boar: 2 } };
      scenario({ players: 4, round: 5, seats: [seat] }).asks('place', 1);
    });
  },
);

export const breakfastRoom = printed(
  { cost: { wood: 1 }, points: 0, introductory: true, animalRoom: inside('breakfastRoom', () => ({ cattle: 3 })) },
  () => {
    const tile = { d3: 'breakfastRoom' };
    it('holds up to 3 cattle', () => {
      expect(housed({ furnishings: tile, goods: { cattle: 3, sheep: 2 } })).toBe(true);
      expect(housed({ furnishings: tile, goods: { cattle: 4, sheep: 2 } })).toBe(false);
    });

    it.each(['sheep', 'donkey', 'boar'] as const)('holds no %s', (animal) => {
      expect(housed({ furnishings: tile, goods: { [animal]: 3 } })).toBe(false);
    });
  },
);

export const stubbleRoom = printed(
  {
    cost: { wood: 1, ore: 1 },
    points: 1,
    introductory: true,
    animalRoom: (_, cell) => (cell.ground === 'field' && (cell.left ?? 0) === 0 ? ofAnyType(1) : {}),
  },
  () => {
    const tile = { d3: 'stubbleRoom' };
    it('keeps exactly 1 farm animal on each empty field (A38)', () => {
      const cells = { c4: 'field', b4: 'field' };
      expect(housed({ cells, furnishings: tile, goods: { sheep: 2, boar: 1, cattle: 1 } })).toBe(true);
      expect(housed({ cells, furnishings: tile, goods: { sheep: 2, boar: 2, cattle: 1 } })).toBe(false);
    });

    it('keeps none on a field with a crop', () => {
      expect(housed({ cells: { c4: 'field grain' }, furnishings: tile, goods: { sheep: 2, boar: 1 } })).toBe(false);
    });

    it('an animal makes way when its field is sown (A38)', () => {
      mine({ cells: { c4: 'field', c3: 'field' }, furnishings: tile, goods: { sheep: 2, boar: 2, grain: 1 } })
        .play('place slashAndBurn', 'lay meadow b4 field a4', 'sow grain 1')
        .isNotAsked(2)
        .asks('end');
      mine({ cells: { c4: 'field' }, furnishings: tile, goods: { sheep: 2, boar: 1, grain: 1, food: 0 } })
        .play('place slashAndBurn', 'lay meadow c3 field b3', 'sow grain 1')
        .asks('end')
        .has({ boar: 1 });
      mine({ cells: { c4: 'field' }, furnishings: tile, goods: { sheep: 2, boar: 2, grain: 2, food: 0 } }).asks(
        'accommodate',
      );
    });

    it('a field emptied in the field phase takes a newborn in the same harvest (A38)', () => {
      const seat = { cells: { c4: 'field grain 1' }, furnishings: tile, goods: { food: 4, cattle: 2 } };
      harvest(seat).has({
        cattle: 3,
        grain: 1,
        food: 0,
      });
    });
  },
);

export const workRoom = printed({ cost: { stone: 1 }, points: 2 }, () => {
  const tile = { d3: 'workRoom' };
  const mines = { e4: 'oreMine', f4: 'deepTunnel', e3: 'tunnel', f3: 'rubyMine' };

  it('lets furnishing tiles be built on tunnels and deep tunnels, never on mines (A25)', () => {
    mine({ cells: { ...mines, d2: 'cavern' }, furnishings: tile, goods: { wood: 1 } })
      .play('place housework', 'furnish cuddleRoom')
      .offersOnly('at d2', 'at e3', 'at f4');
  });

  it('lets dwellings be built there too', () => {
    mine({ cells: mines, furnishings: tile, goods: { wood: 4, stone: 3 } })
      .play('place wishForChildren', 'furnish dwelling')
      .offersOnly('at e3', 'at f4');
  });

  it('cannot itself be built on a tunnel', () => {
    mine({ cells: { e4: 'tunnel', d2: 'cavern' }, goods: { stone: 1 }, furnishings: { d3: 'carpenter' } })
      .play('place housework', 'furnish workRoom')
      .cell('d2', { ground: 'furnished', tile: 'workRoom' });
    mine({ cells: { e4: 'tunnel' }, goods: { stone: 1 }, furnishings: { d3: 'carpenter' } })
      .play('place housework')
      .asks('end');
  });

  it('works with furnishing as loot, including the ordinary dwelling (A25)', () => {
    mine({
      cells: { e4: 'tunnel' },
      furnishings: tile,
      goods: { wood: 3, stone: 2 },
      dwarfs: [{ weapon: 11 }, { weapon: 11 }],
    })
      .play('place logging', 'loot dwelling')
      .cell('e4', { ground: 'furnished', tile: 'dwelling' });
    mine({ cells: { e4: 'tunnel' }, furnishings: tile, goods: { wood: 0 }, dwarfs: [{ weapon: 7 }, { weapon: 7 }] })
      .play('place logging', 'loot furnish', 'furnish cuddleRoom')
      .cell('e4', { ground: 'furnished', tile: 'cuddleRoom' });
  });

  it('a furnished tunnel cannot take a ruby mine or half of an ore mine (X41, A20)', () => {
    mine({ cells: { e4: 'tunnel' }, furnishings: { ...tile, e3: 'miner' } }, LATE)
      .play('place rubyMineConstruction')
      .cell('e4', { ground: 'rubyMine' });
    mine({ furnishings: { ...tile, e3: 'miner' } }, LATE).refuses('place rubyMineConstruction');
    mine({ cells: { e4: 'tunnel' }, furnishings: { ...tile, e3: 'miner' } }, LATE).refuses('place oreMineConstruction');
  });

  it('keeps the ore mine whose deep tunnel is furnished', () => {
    mine({ cells: { e4: 'oreMine', f4: 'deepTunnel' }, furnishings: tile, goods: { wood: 1 } })
      .play('place housework', 'furnish cuddleRoom')
      .cell('f4', { ground: 'furnished', tile: 'cuddleRoom' })
      .scores({ mines: 3 });
  });
});

export const guestRoom = printed({ cost: { wood: 1, stone: 1 }, points: 0 }, () => {
  const tile = { d3: 'guestRoom' };
  const four = { players: 4, round: 5 };

  it('Growth: goods and child (A53)', () => {
    const furnishings = { ...tile, d2: 'dwelling' };
    scenario({ ...four, seats: [{ furnishings, goods: { food: 0 } }] })
      .play('place growth', 'take wood 1 stone 1 ore 1 food 1 gold 2', 'grow')
      .hasOnly({ wood: 1, stone: 1, ore: 1, food: 1, gold: 2 })
      .dwarfs([{}, {}, { newborn: true }]);
    scenario({ ...four, seats: [{ furnishings, goods: { food: 0 } }] })
      .play('place growth', 'grow')
      .hasOnly({ wood: 1, stone: 1, ore: 1, food: 1, gold: 2 })
      .asks('end');
  });

  it('Urgent wish for children: dwelling and child, and 3 gold, in any order (A53)', () => {
    const seat = { cells: { d2: 'cavern' }, furnishings: tile, goods: { wood: 4, stone: 3 } };
    mine(seat, LATE)
      .play('place urgentWishForChildren', 'furnish dwelling', 'grow')
      .asks('end')
      .has({ gold: 3 })
      .dwarfs([{}, {}, {}]);
    mine(seat, LATE)
      .play('place urgentWishForChildren', 'take gold 3')
      .offers('furnish dwelling', 'done')
      .refuses('grow')
      .play('furnish dwelling')
      .offersOnly('grow', 'done')
      .play('grow')
      .asks('end')
      .dwarfs([{}, {}, {}]);
  });

  it('Wish for children: dwelling and child (X25)', () => {
    const seat = { cells: { d2: 'cavern' }, furnishings: tile, goods: { wood: 4, stone: 3 } };
    mine(seat).play('place wishForChildren', 'furnish dwelling').offersOnly('grow', 'done');
    const roomy = { ...seat, cells: { d1: 'cavern' }, furnishings: { ...tile, d2: 'dwelling' } };
    mine(roomy).play('place wishForChildren', 'grow').offers('furnish dwelling', 'done');
  });

  it('Wish for children is either/or if the table rules so (X25)', () => {
    const seat = { cells: { d2: 'cavern' }, furnishings: tile, goods: { wood: 4, stone: 3 } };
    mine(seat, { options: { rulings: { guestRoomOnWish: false } } })
      .play('place wishForChildren', 'furnish dwelling')
      .asks('end');
  });

  it('Ruby mine construction: one mine on a tunnel and one on a deep tunnel (X26)', () => {
    const cells = { d2: 'tunnel', e2: 'tunnel', e4: 'oreMine', f4: 'deepTunnel', e3: 'oreMine', f3: 'deepTunnel' };
    mine({ cells, furnishings: tile }, LATE)
      .play('place rubyMineConstruction', 'mine ruby d2')
      .offersOnly('mine ruby f4', 'mine ruby f3', 'done')
      .play('mine ruby f3')
      .asks('end')
      .has({ ruby: 1 })
      .scores({ mines: 3 + 3 + 4 + 4 });
    mine({ cells, furnishings: tile }, LATE)
      .play('place rubyMineConstruction', 'mine ruby f4')
      .has({ ruby: 1 })
      .offersOnly('mine ruby d2', 'mine ruby e2', 'done');
  });

  it('Extension: both tiles and both goods, once per game, afterwards either/or again (A53)', () => {
    const seat = { furnishings: tile, goods: { food: 0 } };
    const seven = (more = {}) => scenario({ players: 7, round: 5, seats: [{ ...seat, ...more }] });
    seven()
      .play('place extension', 'lay meadow c4 field c3', 'lay cavern d2 tunnel d1')
      .asks('end')
      .hasOnly({ wood: 1, stone: 1 });
    seven().play('place extension', 'lay cavern d2 tunnel d1', 'lay meadow c4 field c3').hasOnly({ wood: 1, stone: 1 });
    seven().play('place extension', 'lay cavern d2 tunnel d1', 'done').asks('end').hasOnly({ stone: 1 });
    seven({ memory: { guestRoom: [1] } })
      .play('place extension', 'lay cavern d2 tunnel d1')
      .asks('end')
      .hasOnly({ stone: 1 });
  });

  it('Extension remembers that both have been used', () => {
    const game = scenario({ players: 7, round: 5, seats: [{ furnishings: tile }] });
    game.play('place extension', 'lay meadow c4 field c3', 'lay cavern d2 tunnel d1');
    expect(game.player().memory).toEqual({ guestRoom: [1] });
    const one = scenario({ players: 7, round: 5, seats: [{ furnishings: tile }] });
    one.play('place extension', 'lay meadow c4 field c3', 'done');
    expect(one.player().memory).toEqual({});
  });

  it('does not affect the choice of sides of the twin tile at Excavation (A53)', () => {
    mine({ furnishings: tile }).play('place excavation', 'lay cavern d2 cavern e2').asks('end');
  });
});

export const officeRoom = printed({ cost: { stone: 1 }, points: 0, overhang: true }, () => {
  const tile = { d3: 'officeRoom' };

  it('lets half of a twin tile overhang the board for 2 gold', () => {
    mine({ furnishings: tile })
      .play('place clearing', 'lay meadow c4 field c5')
      .cell('c4', { ground: 'meadow' })
      .cell('c5', { ground: 'field' })
      .has({ gold: 2, wood: 1 });
    mine({ furnishings: tile })
      .play('place clearing', 'lay meadow c5 field c4')
      .cell('c4', { ground: 'field' })
      .cell('c5', { ground: 'meadow' })
      .has({ gold: 2 });
  });

  it('gives no gold for a tile that does not overhang', () => {
    mine({ furnishings: tile }).play('place clearing', 'lay meadow c4 field c3').has({ gold: 0 });
  });

  it('without it no tile overhangs', () => {
    mine({}).play('place clearing').refuses('lay meadow c4 field c5', 'lay meadow c5 field c4');
    mine({}).play('place driftMining').refuses('lay cavern d4 tunnel d5', 'lay cavern d2 tunnel g2');
  });

  it('overhangs at the left, at the top and at the bottom of the forest (A24)', () => {
    const cells = { c4: 'field', c3: 'field', c2: 'field', b2: 'field' };
    mine({ furnishings: tile, cells })
      .play('place clearing')
      .offers('lay meadow c1 field c0', 'lay meadow c0 field c1', 'lay meadow b4 field b5', 'lay meadow a2 field x2');
  });

  it('overhangs at the right, at the top and at the bottom of the mountain (A24)', () => {
    const cells = { d2: 'tunnel', e3: 'tunnel', e4: 'tunnel' };
    mine({ furnishings: tile, cells })
      .play('place driftMining')
      .offers('lay cavern d1 tunnel d0', 'lay cavern f3 tunnel g3', 'lay cavern f4 tunnel f5');
  });

  it('never overhangs into the other half of the board (A19, A24)', () => {
    const cells = { c4: 'field', c3: 'field', c2: 'field', d2: 'cavern' };
    mine({ furnishings: tile, cells })
      .play('place clearing')
      .refuses('lay meadow c1 field d1', 'lay meadow d1 field c1');
    mine({ furnishings: tile, cells }).play('place driftMining').refuses('lay cavern d1 tunnel c1');
  });

  it('never has both halves beyond the edge (A24)', () => {
    const cells = { c4: 'field', c5: 'meadow' };
    mine({ furnishings: tile, cells })
      .play('place clearing')
      .refuses('lay meadow b5 field a5', 'lay meadow c5 field b5');
  });

  it('covers a preserve or a water source as usual', () => {
    mine({ furnishings: tile, cells: { c4: 'field', c3: 'field', c2: 'field' }, goods: { food: 0 } })
      .play('place clearing', 'lay meadow c1 field c0')
      .has({ gold: 2, boar: 1 });
    mine({ furnishings: tile, goods: { food: 0 } })
      .play('place driftMining', 'lay cavern e4 tunnel e5')
      .has({ gold: 2, food: 1 });
  });

  it('may adjoin laid tiles with either half (A24)', () => {
    mine({ furnishings: tile, cells: { c4: 'field', c5: 'meadow' } })
      .play('place clearing')
      .offers('lay meadow b4 field b5', 'lay meadow b5 field b4');
    mine({ furnishings: tile, cells: { e4: 'tunnel', e5: 'cavern' } })
      .play('place driftMining')
      .offers('lay cavern f4 tunnel f5', 'lay cavern f5 tunnel f4');
  });

  it('both halves can be used as usual: furnished, fenced, sown, stabled', () => {
    mine({ furnishings: tile, cells: { e4: 'tunnel', e5: 'cavern' }, goods: { wood: 1 } })
      .play('place housework', 'furnish cuddleRoom')
      .cell('e5', { ground: 'furnished', tile: 'cuddleRoom' });
    mine({ furnishings: tile, cells: { c4: 'field', c5: 'meadow' }, goods: { wood: 2, stone: 1 } })
      .play('place sheepFarming', 'fence small c5', 'stable c5')
      .cell('c5', { ground: 'smallPasture', stable: true });
    mine({ furnishings: tile, cells: { c4: 'meadow', c5: 'field' }, goods: { grain: 1 } }, LATE)
      .play('place familyLife')
      .cell('c5', { ground: 'field', crop: 'grain', left: 3 });
    expect(
      housed({ furnishings: tile, cells: { c4: 'field', c5: 'smallPasture' }, goods: { boar: 2, sheep: 2 } }),
    ).toBe(true);
  });

  it('ore mines and large pastures use overhanging spaces and give no gold (A23)', () => {
    mine({ furnishings: tile, cells: { e4: 'cavern', e5: 'tunnel', f4: 'cavern', f5: 'tunnel' } })
      .play('place oreMineConstruction', 'mine ore e5 deep f5')
      .cell('e5', { ground: 'oreMine' })
      .has({ ore: 3, gold: 0 });
    mine({ furnishings: tile, cells: { c4: 'field', c5: 'meadow', b4: 'field', b5: 'meadow' }, goods: { wood: 4 } })
      .play('place sheepFarming', 'fence large b5 c5')
      .has({ gold: 0 });
  });

  it('ore mines and large pastures overhang only if the table rules so (A23)', () => {
    mine({ furnishings: tile, cells: { e4: 'tunnel' } }).refuses('place oreMineConstruction');
    mine({ furnishings: tile, cells: { c4: 'meadow' }, goods: { wood: 4 } })
      .play('place sheepFarming')
      .refuses('fence large c4 c5');
    const options = { rulings: { mineOverhang: true } };
    mine({ furnishings: tile, cells: { e4: 'tunnel' } }, { options })
      .play('place oreMineConstruction', 'mine ore e4 deep e5')
      .has({ gold: 2, ore: 3 });
    mine({ furnishings: tile, cells: { c4: 'meadow' }, goods: { wood: 4 } }, { options })
      .play('place sheepFarming', 'fence large c4 c5')
      .has({ gold: 2 });
  });

  it('single tiles never go beyond the edge (A24)', () => {
    mine({ furnishings: tile, cells: { c4: 'field' }, goods: { ruby: 1 } })
      .play('ruby meadow')
      .offersOnly('lay meadow c3', 'lay meadow b4');
  });

  it('overhanging spaces never count as unused (A24)', () => {
    mine({ furnishings: tile }).play('place clearing', 'lay meadow c4 field c5').scores({ unused: -21 });
  });

  it('an overhanging dwelling counts for the State parlor (A56)', () => {
    mine({ furnishings: { ...tile, e4: 'stateParlor', e5: 'dwelling' } }).scores({ bonus: 8 });
  });
});
