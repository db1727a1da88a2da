import { expect, it } from 'vitest';
import { harvest, mine, scenario } from '../scenario.ts';
import { type Pile, printed } from './printed.ts';
import { trades } from './trades.ts';

const LATE = { round: 12 };
const SMITHY = 'place blacksmithing';

export const carpenter = printed({ cost: { stone: 1 }, points: 0, introductory: true }, () => {
  const tile = { d3: 'carpenter' };
  const seat = { furnishings: tile, cells: { d2: 'cavern' } };

  it('saves 1 wood on every furnishing tile that costs wood', () => {
    mine({ ...seat, goods: { wood: 3, stone: 3 } })
      .play('place housework', 'furnish dwelling')
      .has({ wood: 0, stone: 0 });
    mine({ ...seat, goods: { wood: 0 } })
      .play('place housework')
      .offers('furnish cuddleRoom');
    mine({ ...seat, goods: { stone: 1 } })
      .play('place housework', 'furnish workRoom')
      .has({ stone: 0 });
  });

  it('saves 1 wood on a small or a large pasture', () => {
    mine({ ...seat, goods: { wood: 1 }, cells: { c4: 'meadow' } })
      .play('place sheepFarming', 'fence small c4')
      .has({ wood: 0 });
    mine({ ...seat, goods: { wood: 3 }, cells: { c4: 'meadow', c3: 'meadow' } })
      .play('place sheepFarming', 'fence large c3 c4')
      .has({ wood: 0 });
  });

  const three = { furnishings: tile, cells: { c4: 'meadow', c3: 'meadow', b4: 'meadow' } };
  it('saves 1 wood in total on an action that builds a small and a large pasture (A29)', () => {
    mine({ ...three, goods: { wood: 5 } })
      .play('place sheepFarming', 'fence small b4', 'fence large c3 c4')
      .has({ wood: 0 });
    mine({ ...three, goods: { wood: 4 } })
      .play('place sheepFarming', 'fence small b4')
      .refuses('fence large c3 c4');
  });

  it('saves 1 wood on each of the two if the table rules so (A29)', () => {
    mine({ ...three, goods: { wood: 4 } }, { options: { rulings: { carpenterPerStructure: true } } })
      .play('place sheepFarming', 'fence large c3 c4', 'fence small b4')
      .has({ wood: 0 });
  });

  it('saves 1 wood on each pasture that is loot (A29)', () => {
    mine({ ...three, goods: { wood: 1 }, dwarfs: [{ weapon: 10 }, { weapon: 10 }] })
      .play(SMITHY, 'loot smallPasture', 'fence small b4', 'loot largePasture', 'loot wood')
      .has({ wood: 1 });
  });
});

export const stoneCarver = printed(
  {
    cost: { wood: 1 },
    points: 1,
    introductory: true,
    built: { stone: 2 },
  },
  () => {
    const tile = { d3: 'stoneCarver' };

    it('saves 1 stone on every furnishing tile that costs stone', () => {
      mine({ furnishings: tile, cells: { d2: 'cavern' }, goods: { wood: 4, stone: 2 } })
        .play('place housework', 'furnish dwelling')
        .has({ wood: 0, stone: 0 });
      mine({ furnishings: tile, cells: { d2: 'cavern' } })
        .play('place housework')
        .offers('furnish workRoom');
    });

    it('makes stables free (A31)', () => {
      mine({ furnishings: tile, goods: { stone: 0 } })
        .play('place sheepFarming', 'stable a1')
        .has({ stone: 0 });
      mine({ goods: { stone: 0 } })
        .play('place sheepFarming')
        .asks('end');
    });
  },
);

export const blacksmith = printed(
  { cost: { wood: 1, stone: 2 }, points: 3, introductory: true, built: { ore: 2 } },
  () => {
    const tile = { d3: 'blacksmith' };

    it('saves 2 ore on every weapon; a weapon of 2 needs no ore (A61)', () => {
      mine({ furnishings: tile }).play(SMITHY).offersOnly('forge 1', 'forge 2');
      mine({ furnishings: tile })
        .play(SMITHY, 'forge 2')
        .has({ ore: 0 })
        .dwarfs([{ weapon: 2 }, {}]);
      mine({ furnishings: tile, goods: { ore: 3 } })
        .play(SMITHY, 'forge 5')
        .has({ ore: 0 });
      mine({ furnishings: tile, goods: { ore: 3 } })
        .play(SMITHY, 'forge 1')
        .has({ ore: 3 });
    });

    it('still forges 8 at most, which costs 6 ore (A61)', () => {
      mine({ furnishings: tile, goods: { ore: 9 } })
        .play(SMITHY)
        .refuses('forge 9');
      mine({ furnishings: tile, goods: { ore: 6 } })
        .play(SMITHY, 'forge 8')
        .has({ ore: 0 });
      mine({ furnishings: tile, goods: { ore: 5 } })
        .play(SMITHY)
        .refuses('forge 8');
    });

    it('does not help Ore trading', () => {
      mine({ furnishings: tile, goods: { ore: 2 } }, LATE)
        .play('place oreTrading')
        .hasOnly({ food: 2, gold: 2 });
      mine({ furnishings: tile, goods: { ore: 0 } }, LATE).refuses('place oreTrading');
    });
  },
);

export const builder = printed({ cost: { stone: 1 }, points: 2 }, () => {
  const tile = { d3: 'builder' };
  const seat = { furnishings: tile, cells: { d2: 'cavern' } };

  it('replaces 1 wood with ore and 1 stone with ore: the Blacksmith for 2 ore and 1 stone', () => {
    mine({ ...seat, goods: { ore: 2, stone: 1 } })
      .play('place housework', 'furnish blacksmith with ore for wood with ore for stone')
      .has({ ore: 2, stone: 0, wood: 0 });
  });

  it('offers every way to pay, and only those that can be paid', () => {
    mine({ ...seat, goods: { wood: 1, stone: 2, ore: 1 } })
      .play('place housework')
      .offersOf(
        'furnish blacksmith',
        'furnish blacksmith',
        'furnish blacksmith with ore for wood',
        'furnish blacksmith with ore for stone',
      );
  });

  it('replaces no more than one of each', () => {
    mine({ ...seat, goods: { ore: 9, stone: 0, wood: 9 } })
      .play('place housework')
      .offersOf('furnish blacksmith', 'furnish blacksmithingParlor');
  });

  it('adds to the ore that a tile costs (A64)', () => {
    mine({ ...seat, goods: { ore: 2 } })
      .play('place housework')
      .offers('furnish stubbleRoom with ore for wood');
    mine({ ...seat, goods: { ore: 3 } })
      .play('place housework')
      .offers('furnish blacksmithingParlor');
    mine({ ...seat, goods: { wood: 3 } })
      .play('place housework')
      .refuses('furnish blacksmithingParlor');
  });

  it('does not pay for stables or fences', () => {
    mine({ furnishings: tile, cells: { c4: 'meadow' }, goods: { ore: 5, wood: 1 } })
      .play('place sheepFarming')
      .asks('end');
  });

  it('the Builder replaces 1 wood and 1 stone with ore when paying for this tile, too', () => {
    const seat = { furnishings: { d3: 'builder' }, cells: { d2: 'cavern' }, goods: { stone: 1, ore: 2 } };
    mine({ ...seat, dwarfs: [{ weapon: 11 }, { weapon: 11 }] }, { spaces: { logging: { wood: 1 } } })
      .play('place logging', 'loot dwelling')
      .cell('d2', { ground: 'furnished', tile: 'dwelling' })
      .has({ wood: 0, stone: 0, ore: 0 });
  });
});

export const miner = printed(
  {
    cost: { wood: 1, stone: 1 },
    points: 3,
  },
  () => {
    const cells = { e4: 'oreMine', f4: 'deepTunnel', e3: 'oreMine', f3: 'rubyMine deep' };
    const next = { players: 3, round: 6, next: 'round' } as const;

    it('gives 1 ore at the beginning of a round for each ore mine with a donkey', () => {
      scenario({ ...next, seats: [{ furnishings: { d3: 'miner' }, cells, goods: { donkey: 1 } }] }).has({ ore: 1 });
      scenario({ ...next, seats: [{ furnishings: { d3: 'miner' }, cells, goods: { donkey: 2 } }] }).has({ ore: 2 });
      scenario({ ...next, seats: [{ furnishings: { d3: 'miner' }, cells, goods: { donkey: 0 } }] }).has({ ore: 0 });
    });

    it('does not count ruby mines', () => {
      scenario({ ...next, seats: [{ furnishings: { d3: 'miner' }, cells, goods: { donkey: 3 } }] }).has({ ore: 2 });
    });

    it('counts donkeys where they are best at that moment (A39)', () => {
      const seat = {
        furnishings: { d3: 'miner' },
        cells: { e4: 'oreMine', f4: 'deepTunnel', e3: 'rubyMine' },
        goods: { donkey: 1 },
      };
      scenario({ ...next, seats: [seat] }).has({ ore: 1 });
    });
  },
);

export const trader = printed(
  {
    cost: { wood: 1 },
    points: 2,
    overbuilds: 'sparePartStorage',
  },
  () => {
    trades('trader', [{ gold: 2 }, { wood: 1, stone: 1, ore: 1 }]);

    it('must be built over the Spare part storage, for its full cost (A26, X10)', () => {
      mine({ furnishings: { d3: 'sparePartStorage' }, cells: { d2: 'cavern' }, goods: { wood: 1 } })
        .play('place housework', 'furnish trader')
        .cell('d3', { ground: 'furnished', tile: 'trader', over: 'sparePartStorage' })
        .has({ wood: 0 })
        .scores({ tiles: 2 });
    });

    it('over the Spare part storage needs no empty cavern, and ends its use (A26)', () => {
      mine({ furnishings: { d3: 'sparePartStorage' }, goods: { wood: 1, gold: 2 } })
        .play('place housework', 'furnish trader', 'use trader')
        .has({ wood: 1, stone: 1, ore: 1 })
        .refuses('use sparePartStorage');
    });

    it('may be built on a cavern by a player without the Spare part storage', () => {
      mine({ goods: { wood: 1 } }, { seats: [{ furnishings: { d3: 'sparePartStorage' } }] })
        .play('place housework', 'furnish trader')
        .cell('d3', { ground: 'furnished', tile: 'trader' });
    });

    it('a tile that is overbuilt does not return to the supply', () => {
      mine({ goods: { wood: 9 } }, { seats: [{ furnishings: { d3: 'trader over sparePartStorage' } }] })
        .play('place housework')
        .refuses('furnish sparePartStorage', 'furnish trader');
    });

    it('under the Spare part storage does not count for the Main storage (A26)', () => {
      mine({ furnishings: { d3: 'sparePartStorage over trader', d2: 'mainStorage' } }).scores({ bonus: 4, tiles: 0 });
      mine({ furnishings: { d3: 'trader over sparePartStorage', d2: 'mainStorage' } }).scores({ bonus: 2, tiles: 2 });
    });

    it('Trader and Spare part storage overbuild each other on a tunnel as well, without any cavern', () => {
      mine({ furnishings: { d3: 'workRoom', e4: 'sparePartStorage' }, goods: { wood: 1 } })
        .play('place housework', 'furnish trader')
        .cell('e4', { ground: 'furnished', tile: 'trader', over: 'sparePartStorage' });
    });
  },
);

/** The effect of a supplier of this good, which puts one of it on this many rounds. */
function supplies(tile: string, good: 'wood' | 'stone' | 'ruby', rounds: number, cost: Pile): void {
  const built = (players: number, round: number) =>
    scenario({ players, round, seats: [{ goods: { food: 0, ...cost } }] }).play('place housework', `furnish ${tile}`);

  it(`puts 1 ${good} on each of the next ${rounds} rounds`, () => {
    expect(built(3, 2).player().memory[tile]).toEqual(Array.from({ length: rounds }, (_, i) => 3 + i));
  });

  it('loses goods beyond round 12 (A51)', () => {
    expect(built(3, 10).player().memory[tile]).toEqual([11, 12]);
    expect(built(3, 12).player().memory[tile]).toEqual([]);
  });

  it.each([1, 2])('skips round 9 with %i players (A51)', (players) => {
    const memory = built(players, 7).player().memory[tile] ?? [];
    if (memory.join() !== [8, 10, 11, 12].slice(0, rounds).join()) throw new Error(`On rounds ${memory.join()}`);
  });

  it('gives it at the beginning of each of these rounds, and nothing at once', () => {
    built(3, 5).has({ [good]: 0 });
    const seat = { furnishings: { d3: tile }, memory: { [tile]: [6] }, goods: { food: 20 } };
    const game = scenario({ players: 2, round: 6, next: 'round', seats: [seat] }).has({ [good]: 1 });
    game.untilRound(7).has({ [good]: 1 });
  });
}

export const woodSupplier = printed({ cost: { stone: 1 }, points: 2, introductory: true }, () => {
  supplies('woodSupplier', 'wood', 7, { stone: 1 });
});

export const rubySupplier = printed(
  {
    cost: { wood: 2, stone: 2 },
    points: 2,
    introductory: true,
  },
  () => {
    supplies('rubySupplier', 'ruby', 4, { wood: 2, stone: 2 });
  },
);

export const stoneSupplier = printed({ cost: { wood: 1 }, points: 1, introductory: true }, () => {
  supplies('stoneSupplier', 'stone', 5, { wood: 1 });

  it('gives ore as well with the Seam (A51, A57)', () => {
    const seat = { furnishings: { d3: 'stoneSupplier', d2: 'seam' }, memory: { stoneSupplier: [6] } };
    scenario({ players: 3, round: 6, next: 'round', seats: [seat] }).has({ stone: 1, ore: 1 });
  });
});

export const dogSchool = printed({ cost: {}, points: 0, built: { wood: 1 } }, () => {
  const tile = { d3: 'dogSchool' };
  it('gives 1 wood for each new dog, including the dog of Housework taken after it (A58)', () => {
    mine({ goods: { food: 0 } })
      .play('place housework', 'furnish dogSchool')
      .hasOnly({ dog: 1, wood: 1 });
    mine({ goods: { food: 0 } })
      .play('place housework', 'take dog 1', 'furnish dogSchool')
      .hasOnly({ dog: 1 });
  });

  it('reacts to dogs from loot, rubies and the Weekly market (A58)', () => {
    mine({ furnishings: tile, goods: { ruby: 1 } })
      .play('ruby dog')
      .has({ dog: 1, wood: 1 });
    mine({ furnishings: tile, dwarfs: [{ weapon: 1 }, { weapon: 1 }] })
      .play('place blacksmithing', 'loot dog')
      .has({ wood: 1 });
    scenario({ players: 5, round: 5, seats: [{ furnishings: tile }] })
      .play('place weeklyMarket', 'buy dog')
      .has({ dog: 1, wood: 1 });
  });
});

export const quarry = printed({ cost: { wood: 1 }, points: 2 }, () => {
  const tile = { d3: 'quarry' };
  it('gives 1 stone for each newborn donkey', () => {
    const seat = { furnishings: tile, goods: { donkey: 2, food: 4 }, cells: { e4: 'rubyMine' } };
    harvest(seat).has({
      donkey: 3,
      stone: 1,
    });
  });

  it('gives none for other newborn animals', () => {
    const seat = {
      furnishings: tile,
      goods: { boar: 2, food: 4 },
      cells: { c4: 'smallPasture', c3: 'smallPasture' },
    };
    harvest(seat).has({
      boar: 3,
      stone: 0,
    });
  });

  it('gives none for donkeys from spaces or rubies', () => {
    mine({ furnishings: tile, goods: { ruby: 1 } })
      .play('ruby donkey')
      .has({ donkey: 1, stone: 0 });
    mine({ furnishings: tile }).play('place donkeyFarming').has({ donkey: 1, stone: 0 });
  });

  it('reacts to the breed loot (A41)', () => {
    mine({
      furnishings: tile,
      cells: { e4: 'rubyMine' },
      goods: { donkey: 2 },
      dwarfs: [{ weapon: 14 }, { weapon: 14 }],
    })
      .play('place logging', 'loot breed')
      .has({ donkey: 3, stone: 1 });
  });
});

export const seam = printed({ cost: { wood: 2 }, points: 1 }, () => {
  const tile = { d3: 'seam' };
  it.each<[string, Parameters<typeof mine>[0], string[], Record<string, number>]>([
    ['a space', {}, ['place driftMining', 'done'], { stone: 1, ore: 1 }],
    ['a ruby', { goods: { ruby: 1 } }, ['ruby stone'], { stone: 1, ore: 1 }],
    ['Supplies', { goods: { food: 0 } }, ['place supplies'], { stone: 1, ore: 2 }],
    [
      'the Trader',
      { furnishings: { ...tile, d2: 'trader' }, goods: { gold: 2 } },
      ['use trader'],
      { stone: 1, ore: 2 },
    ],
    [
      'the Stone carver',
      { cells: { d2: 'cavern' }, goods: { wood: 1 } },
      ['place housework', 'furnish stoneCarver'],
      { stone: 2, ore: 2 },
    ],
    ['loot', { dwarfs: [{ weapon: 3 }, { weapon: 3 }] }, ['place logging', 'loot stone'], { stone: 1, ore: 1 }],
  ])('gives 1 ore for each stone from %s (A57)', (_, seat, moves, goods) => {
    mine({ furnishings: tile, ...seat })
      .play(...moves)
      .has(goods);
  });

  it('reacts to the stone of the Quarry (A57)', () => {
    const seat = { furnishings: { ...tile, d2: 'quarry' }, goods: { donkey: 2, food: 4 }, cells: { e4: 'rubyMine' } };
    harvest(seat).has({
      stone: 1,
      ore: 1,
    });
  });

  it('does not count a discount as stone received (A57)', () => {
    mine({ furnishings: { ...tile, d2: 'stoneCarver' }, cells: { d1: 'cavern' } })
      .play('place housework', 'furnish workRoom')
      .has({ ore: 0 });
  });

  it('does not count stone received before it was built', () => {
    mine({ goods: { wood: 2, stone: 3 } })
      .play('place housework', 'furnish seam')
      .has({ ore: 0 });
  });
});
