import { expect, it } from 'vitest';
import type { Cell, Player } from '../../../../src/games/caverna/state.ts';
import { filled, game, harvest, housed, type More, mine, type Seat } from '../scenario.ts';
import { ofAnyType, type Pile, printed } from './printed.ts';

/** All cards are on the table. */
const LATE = { round: 12 };

/** Room in the tile itself. */
const inside =
  (tile: string, holds: (player: Player) => Pile) =>
  (player: Player, cell: Cell): Pile =>
    cell.ground === 'furnished' && cell.tile === tile ? holds(player) : {};

const givesOneBed = (tile: string): void =>
  it('provides room for exactly 1 dwarf', () => {
    mine({ d3: tile }).play('place wishForChildren').dwarfs([0, 0, 'newborn 0']);
    mine({ d3: tile, dwarfs: [{}, {}, {}] }).refuses('place wishForChildren');
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
      mine({ wood: 3, stone: 3, d2: 'cavern', d3: 'simpleDwelling42' })
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
    it('holds 1 dwarf and 2 animals of the same type at the same time (A37)', () => {
      expect(housed({ d3: 'mixedDwelling', dwarfs: [{}, {}, {}], cattle: 2, sheep: 2 })).toBe(true);
      expect(housed({ d3: 'mixedDwelling', cattle: 3, sheep: 2 })).toBe(false);
      expect(housed({ d3: 'mixedDwelling', cattle: 1, sheep: 1, boar: 1 })).toBe(false);
    });

    givesOneBed('mixedDwelling');
  },
);

export const coupleDwelling = printed({ cost: { wood: 8, stone: 6 }, points: 5, tag: 'dwelling', dwarfRoom: 2 }, () => {
  it('provides room for 2 dwarfs, one for each family growth', () => {
    mine({ d3: 'coupleDwelling' }).play('place wishForChildren').dwarfs([{}, {}, 'newborn']);
    mine({ d3: 'coupleDwelling', dwarfs: [{}, {}, {}] }).offers('place wishForChildren');
    mine({ d3: 'coupleDwelling', dwarfs: [{}, {}, {}, {}] }).refuses('place wishForChildren');
  });

  it('on Urgent wish for children still gives one child only', () => {
    mine({ wood: 8, stone: 6 }, LATE)
      .play('place urgentWishForChildren', 'furnish coupleDwelling', 'grow')
      .asks('end')
      .dwarfs([{}, {}, 'newborn']);
  });
});

export const additionalDwelling = printed(
  { cost: { wood: 4, stone: 3 }, points: 5, tag: 'dwelling', sixthDwarf: true },
  () => {
    const FIVE = [{}, {}, {}, {}, {}];
    const rooms = { d3: 'coupleDwelling', d2: 'dwelling', d1: 'additionalDwelling' };

    it('provides room for the sixth dwarf only, not for a third, a fifth or a seventh', () => {
      mine({ ...rooms, dwarfs: FIVE })
        .play('place wishForChildren')
        .dwarfs([...FIVE, 'newborn']);
      mine({ d3: 'additionalDwelling' }).refuses('place wishForChildren');
      mine({ ...rooms, d2: 'cavern', dwarfs: FIVE.slice(1) }).refuses('place wishForChildren');
      mine({ ...rooms, e3: 'simpleDwelling42', dwarfs: [...FIVE, {}] }).refuses('place wishForChildren');
    });

    it('can be built before the family has 5 dwarfs, and no Family chamber exists (X28)', () => {
      mine({ wood: 4, stone: 3 })
        .play('place housework')
        .offers('furnish additionalDwelling')
        .refuses('furnish familyChamber');
    });

    it('once you have 5 dwarfs the Additional dwelling lets family growth bring a sixth, even if it was just built', () => {
      mine({ ...rooms, d1: 'cavern', dwarfs: FIVE, wood: 4, stone: 3 }, LATE)
        .play('place urgentWishForChildren', 'furnish additionalDwelling', 'grow')
        .asks('end')
        .dwarfs([...FIVE, 'newborn']);
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
    it('holds as many sheep as the family has dwarfs', () => {
      expect(housed({ d3: 'cuddleRoom', sheep: 2, boar: 2 })).toBe(true);
      expect(housed({ d3: 'cuddleRoom', sheep: 3, boar: 2 })).toBe(false);
      expect(housed({ d3: 'cuddleRoom', d2: 'dwelling', dwarfs: [{}, {}, {}], sheep: 3, boar: 2 })).toBe(true);
    });

    it('holds no other animals', () => {
      expect(
        [{ donkey: 3 }, { boar: 3 }, { cattle: 3 }].filter((goods) => housed({ d3: 'cuddleRoom', goods })),
      ).toEqual([]);
    });

    it('counts a newborn dwarf at once (A15)', () => {
      const seat = { d3: 'cuddleRoom', d2: 'dwelling', dwarfs: ['growth', {}, 'newborn growth'], sheep: 3, boar: 2 };
      mine(seat, { players: 4 }).asks('place', 1);
    });
  },
);

export const breakfastRoom = printed(
  { cost: { wood: 1 }, points: 0, introductory: true, animalRoom: inside('breakfastRoom', () => ({ cattle: 3 })) },
  () => {
    it('holds up to 3 cattle', () => {
      expect(housed({ d3: 'breakfastRoom', cattle: 3, sheep: 2 })).toBe(true);
      expect(housed({ d3: 'breakfastRoom', cattle: 4, sheep: 2 })).toBe(false);
    });

    it('holds no other animals', () => {
      expect(
        [{ sheep: 3 }, { donkey: 3 }, { boar: 3 }].filter((goods) => housed({ d3: 'breakfastRoom', goods })),
      ).toEqual([]);
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
    it('keeps exactly 1 farm animal on each empty field (A38)', () => {
      const seat = { c4: 'field', b4: 'field', d3: 'stubbleRoom', sheep: 2, cattle: 1 };
      expect(housed({ ...seat, boar: 1 })).toBe(true);
      expect(housed({ ...seat, boar: 2 })).toBe(false);
      expect(housed({ c4: 'field grain', d3: 'stubbleRoom', sheep: 2, boar: 1 })).toBe(false);
    });

    it('an animal makes way when its field is sown (A38)', () => {
      mine({ c4: 'field', c3: 'field', d3: 'stubbleRoom', sheep: 2, boar: 2, grain: 1 })
        .play('place slashAndBurn', 'lay meadow b4 field a4', 'sow grain 1')
        .isNotAsked(2)
        .asks('end');
      mine({ c4: 'field', d3: 'stubbleRoom', sheep: 2, boar: 1, grain: 1, food: 0 })
        .play('place slashAndBurn', 'lay meadow c3 field b3', 'sow grain 1')
        .asks('end')
        .has({ boar: 1 });
      mine({ c4: 'field', d3: 'stubbleRoom', sheep: 2, boar: 2, grain: 2, food: 0 }).asks('accommodate');
    });

    it('a field emptied in the field phase takes a newborn in the same harvest (A38)', () => {
      const game = harvest({ c4: 'field grain 1', d3: 'stubbleRoom', food: 4, cattle: 2 });
      game.has({ cattle: 3, grain: 1, food: 0 });
    });
  },
);

export const workRoom = printed({ cost: { stone: 1 }, points: 2 }, () => {
  const mines = { d3: 'workRoom', e4: 'oreMine', f4: 'deepTunnel', e3: 'tunnel', f3: 'rubyMine' };

  it('lets furnishing tiles, dwellings too, be built on tunnels and deep tunnels, never on mines (A25)', () => {
    mine({ ...mines, d2: 'cavern', wood: 1 })
      .play('place housework', 'furnish cuddleRoom')
      .offersOnly('at d2', 'at e3', 'at f4');
    mine({ ...mines, wood: 4, stone: 3 })
      .play('place wishForChildren', 'furnish dwelling')
      .offersOnly('at e3', 'at f4');
  });

  it('cannot itself be built on a tunnel', () => {
    mine({ e4: 'tunnel', d2: 'cavern', stone: 1, d3: 'carpenter' })
      .play('place housework', 'furnish workRoom')
      .cell('d2', { ground: 'furnished', tile: 'workRoom' });
    mine({ e4: 'tunnel', stone: 1, d3: 'carpenter' }).play('place housework').asks('end');
  });

  it('works with furnishing as loot, including the ordinary dwelling (A25)', () => {
    mine({ e4: 'tunnel', d3: 'workRoom', wood: 3, stone: 2, dwarfs: [11, 11] })
      .play('place logging', 'loot dwelling')
      .cell('e4', { ground: 'furnished', tile: 'dwelling' });
    mine({ e4: 'tunnel', d3: 'workRoom', wood: 0, dwarfs: [7, 7] })
      .play('place logging', 'loot furnish', 'furnish cuddleRoom')
      .cell('e4', { ground: 'furnished', tile: 'cuddleRoom' });
  });

  it('a furnished tunnel cannot take a ruby mine or half of an ore mine (X41, A20)', () => {
    const seat = { d3: 'workRoom', e3: 'miner' };
    mine(seat, LATE).refuses('place rubyMineConstruction');
    mine({ ...seat, e4: 'tunnel' }, LATE)
      .refuses('place oreMineConstruction')
      .play('place rubyMineConstruction')
      .cell('e4', { ground: 'rubyMine' });
  });

  it('keeps the ore mine whose deep tunnel is furnished', () => {
    mine({ e4: 'oreMine', f4: 'deepTunnel', d3: 'workRoom', wood: 1 })
      .play('place housework', 'furnish cuddleRoom')
      .cell('f4', { ground: 'furnished', tile: 'cuddleRoom' })
      .scores({ mines: 3 });
  });
});

export const guestRoom = printed({ cost: { wood: 1, stone: 1 }, points: 0 }, () => {
  const builder = { d2: 'cavern', d3: 'guestRoom', wood: 4, stone: 3 };

  it('Growth: goods and child (A53)', () => {
    for (const moves of [['take wood 1 stone 1 ore 1 food 1 gold 2', 'grow'], ['grow']]) {
      game(4, { d3: 'guestRoom', d2: 'dwelling' })
        .play('place growth', ...moves)
        .hasOnly({ wood: 1, stone: 1, ore: 1, food: 1, gold: 2 })
        .asks('end')
        .dwarfs([{}, {}, 'newborn']);
    }
  });

  it('Urgent wish for children: dwelling and child, and 3 gold, in any order (A53)', () => {
    mine(builder, LATE)
      .play('place urgentWishForChildren', 'furnish dwelling', 'grow')
      .asks('end')
      .has({ gold: 3 })
      .dwarfs([{}, {}, {}]);
    mine(builder, LATE)
      .play('place urgentWishForChildren', 'take gold 3')
      .offers('furnish dwelling', 'done')
      .refuses('grow')
      .play('furnish dwelling')
      .offersOnly('grow', 'done')
      .play('grow')
      .asks('end')
      .dwarfs([{}, {}, {}]);
  });

  it('Wish for children: dwelling and child, unless the table rules otherwise (X25)', () => {
    mine(builder).play('place wishForChildren', 'furnish dwelling').offersOnly('grow', 'done');
    const roomy = { ...builder, d1: 'cavern', d2: 'dwelling' };
    mine(roomy).play('place wishForChildren', 'grow').offers('furnish dwelling', 'done');
    mine(builder, { options: { rulings: { guestRoomOnWish: false } } })
      .play('place wishForChildren', 'furnish dwelling')
      .asks('end');
  });

  it('Ruby mine construction: one mine on a tunnel and one on a deep tunnel (X26)', () => {
    const mines = { e4: 'oreMine', f4: 'deepTunnel', e3: 'oreMine', f3: 'deepTunnel' };
    const seat = { d3: 'guestRoom', d2: 'tunnel', e2: 'tunnel', ...mines };
    mine(seat, LATE)
      .play('place rubyMineConstruction', 'mine ruby d2')
      .offersOnly('mine ruby f4', 'mine ruby f3', 'done')
      .play('mine ruby f3')
      .asks('end')
      .has({ ruby: 1 })
      .scores({ mines: 3 + 3 + 4 + 4 });
    mine(seat, LATE)
      .play('place rubyMineConstruction', 'mine ruby f4')
      .has({ ruby: 1 })
      .offersOnly('mine ruby d2', 'mine ruby e2', 'done');
  });

  it('Extension: both tiles and both goods, once per game, afterwards either/or again (A53)', () => {
    const extended = (memory: Record<string, number[]>, ...moves: string[]) =>
      game(7, { d3: 'guestRoom', memory })
        .play('place extension', ...moves)
        .asks('end');
    const [land, cave] = ['lay meadow c4 field c3', 'lay cavern d2 tunnel d1'];
    for (const both of [extended({}, land, cave), extended({}, cave, land)])
      expect(both.hasOnly({ wood: 1, stone: 1 }).player().memory).toEqual({ guestRoom: [1] });
    expect(extended({}, cave, 'done').hasOnly({ stone: 1 }).player().memory).toEqual({});
    extended({ guestRoom: [1] }, cave).hasOnly({ stone: 1 });
  });

  it('does not affect the choice of sides of the twin tile at Excavation (A53)', () => {
    mine({ d3: 'guestRoom' }).play('place excavation', 'lay cavern d2 cavern e2').asks('end');
  });
});

export const officeRoom = printed({ cost: { stone: 1 }, points: 0, overhang: true }, () => {
  const owner = (seat: Seat = {}, more: More = {}) => game(3, { d3: 'officeRoom', ...seat }, more);
  const land = (seat?: Seat) => owner(seat).play('place clearing');
  const cave = (seat?: Seat) => owner(seat).play('place driftMining');

  it('lets half of a twin tile overhang the board for 2 gold', () => {
    land()
      .play('lay meadow c4 field c5')
      .cell('c4', { ground: 'meadow' })
      .cell('c5', { ground: 'field' })
      .has({ gold: 2, wood: 1 });
    land()
      .play('lay meadow c5 field c4')
      .cell('c4', { ground: 'field' })
      .cell('c5', { ground: 'meadow' })
      .has({ gold: 2 });
    land().play('lay meadow c4 field c3').has({ gold: 0 });
  });

  it('without it no tile overhangs', () => {
    mine({}).play('place clearing').refuses('lay meadow c4 field c5', 'lay meadow c5 field c4');
    mine({}).play('place driftMining').refuses('lay cavern d4 tunnel d5', 'lay cavern d2 tunnel g2');
  });

  it('overhangs at the outer side, at the top and at the bottom of the forest and of the mountain (A24)', () => {
    land(filled('field', 'c4 c3 c2 b2')).offers(
      ...['lay meadow c1 field c0', 'lay meadow c0 field c1', 'lay meadow b4 field b5', 'lay meadow a2 field x2'],
    );
    cave(filled('tunnel', 'd2 e3 e4')).offers(
      ...['lay cavern d1 tunnel d0', 'lay cavern f3 tunnel g3', 'lay cavern f4 tunnel f5'],
    );
  });

  it('never overhangs into the other half of the board (A19, A24)', () => {
    const cells = { ...filled('field', 'c4 c3 c2'), d2: 'cavern' };
    land(cells).refuses('lay meadow c1 field d1', 'lay meadow d1 field c1');
    cave(cells).refuses('lay cavern d1 tunnel c1');
  });

  it('adjoins laid tiles with either half, but never with both beyond the edge (A24)', () => {
    land({ c4: 'field', c5: 'meadow' })
      .offers('lay meadow b4 field b5', 'lay meadow b5 field b4')
      .refuses('lay meadow b5 field a5', 'lay meadow c5 field b5');
    cave({ e4: 'tunnel', e5: 'cavern' }).offers('lay cavern f4 tunnel f5', 'lay cavern f5 tunnel f4');
  });

  it('covers a preserve or a water source as usual', () => {
    land(filled('field', 'c4 c3 c2')).play('lay meadow c1 field c0').has({ gold: 2, boar: 1 });
    cave().play('lay cavern e4 tunnel e5').has({ gold: 2, food: 1 });
  });

  it('both halves can be used as usual: furnished, fenced, sown, stabled', () => {
    owner({ e4: 'tunnel', e5: 'cavern', wood: 1 })
      .play('place housework', 'furnish cuddleRoom')
      .cell('e5', { ground: 'furnished', tile: 'cuddleRoom' });
    owner({ c4: 'field', c5: 'meadow', wood: 2, stone: 1 })
      .play('place sheepFarming', 'fence small c5', 'stable c5')
      .cell('c5', { ground: 'smallPasture', stable: true });
    owner({ c4: 'meadow', c5: 'field', grain: 1 }, LATE)
      .play('place familyLife')
      .cell('c5', { ground: 'field', crop: 'grain', left: 3 });
    expect(housed({ d3: 'officeRoom', c4: 'field', c5: 'smallPasture', boar: 2, sheep: 2 })).toBe(true);
  });

  it('ore mines and large pastures use overhanging spaces and give no gold (A23)', () => {
    owner({ e4: 'cavern', e5: 'tunnel', f4: 'cavern', f5: 'tunnel' })
      .play('place oreMineConstruction', 'mine ore e5 deep f5')
      .cell('e5', { ground: 'oreMine' })
      .has({ ore: 3, gold: 0 });
    owner({ c4: 'field', c5: 'meadow', b4: 'field', b5: 'meadow', wood: 4 })
      .play('place sheepFarming', 'fence large b5 c5')
      .has({ gold: 0 });
  });

  it('ore mines and large pastures overhang only if the table rules so (A23)', () => {
    const more = { options: { rulings: { mineOverhang: true } } };
    owner({ e4: 'tunnel' }).refuses('place oreMineConstruction');
    owner({ e4: 'tunnel' }, more).play('place oreMineConstruction', 'mine ore e4 deep e5').has({ gold: 2, ore: 3 });
    const seat = { c4: 'meadow', wood: 4 };
    owner(seat).play('place sheepFarming').refuses('fence large c4 c5');
    owner(seat, more).play('place sheepFarming', 'fence large c4 c5').has({ gold: 2 });
  });

  it('single tiles never go beyond the edge (A24)', () => {
    owner({ c4: 'field', ruby: 1 }).play('ruby meadow').offersOnly('lay meadow c3', 'lay meadow b4');
  });

  it('overhanging spaces never count as unused (A24), and an overhanging dwelling counts for the State parlor (A56)', () => {
    land().play('lay meadow c4 field c5').scores({ unused: -21 });
    owner({ e4: 'stateParlor', e5: 'dwelling' }).scores({ bonus: 8 });
  });
});
