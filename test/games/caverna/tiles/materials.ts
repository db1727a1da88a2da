import { expect, it } from 'vitest';
import { positionOf } from '../../../../src/games/caverna/game.ts';
import { savedOnForging } from '../../../../src/games/caverna/tasks/weapons.ts';
import { game, harvest, mine, type Seat, scenario } from '../scenario.ts';
import { type Pile, printed } from './printed.ts';
import { trades } from './trades.ts';

const LATE = { round: 12 };
const SMITHY = 'place blacksmithing';

export const carpenter = printed({ cost: { stone: 1 }, points: 0, introductory: true }, () => {
  it('saves 1 wood on every furnishing tile that costs wood', () => {
    const housework = (seat: Seat) => mine({ d3: 'carpenter', d2: 'cavern', ...seat }).play('place housework');
    housework({ wood: 3, stone: 3 }).play('furnish dwelling').has({ wood: 0, stone: 0 });
    housework({ wood: 0 }).offers('furnish cuddleRoom');
    housework({ stone: 1 }).play('furnish workRoom').has({ stone: 0 });
  });

  it('saves 1 wood on a small or a large pasture', () => {
    const seat = { d3: 'carpenter', c4: 'meadow' };
    mine({ ...seat, wood: 1 })
      .play('place sheepFarming', 'fence small c4')
      .has({ wood: 0 });
    mine({ ...seat, wood: 3, c3: 'meadow' })
      .play('place sheepFarming', 'fence large c3 c4')
      .has({ wood: 0 });
  });

  const three = { d3: 'carpenter', c4: 'meadow', c3: 'meadow', b4: 'meadow' };
  it('saves 1 wood in total on an action that builds a small and a large pasture (A29)', () => {
    mine({ ...three, wood: 5 })
      .play('place sheepFarming', 'fence small b4', 'fence large c3 c4')
      .has({ wood: 0 });
    mine({ ...three, wood: 4 })
      .play('place sheepFarming', 'fence small b4')
      .refuses('fence large c3 c4');
  });

  it('saves 1 wood on each of the two if the table rules so (A29)', () => {
    mine({ ...three, wood: 4 }, { options: { rulings: { carpenterPerStructure: true } } })
      .play('place sheepFarming', 'fence large c3 c4', 'fence small b4')
      .has({ wood: 0 });
  });

  it('saves 1 wood on each pasture that is loot (A29)', () => {
    mine({ ...three, wood: 1, dwarfs: [10, 10] })
      .play(SMITHY, 'loot smallPasture', 'fence small b4', 'loot largePasture', 'loot wood')
      .has({ wood: 1 });
  });
});

export const stoneCarver = printed({ cost: { wood: 1 }, points: 1, introductory: true, built: { stone: 2 } }, () => {
  it('saves 1 stone on every furnishing tile that costs stone', () => {
    mine({ d3: 'stoneCarver', d2: 'cavern', wood: 4, stone: 2 })
      .play('place housework', 'furnish dwelling')
      .has({ wood: 0, stone: 0 });
    mine({ d3: 'stoneCarver', d2: 'cavern' }).play('place housework').offers('furnish workRoom');
  });

  it('makes stables free (A31)', () => {
    mine({ d3: 'stoneCarver', stone: 0 }).play('place sheepFarming', 'stable a1').has({ stone: 0 });
    mine({ stone: 0 }).play('place sheepFarming').asks('end');
  });
});

export const blacksmith = printed(
  { cost: { wood: 1, stone: 2 }, points: 3, introductory: true, built: { ore: 2 } },
  () => {
    it('saves 2 ore on every weapon; a weapon of 2 needs no ore (A61)', () => {
      mine({ d3: 'blacksmith' }).play(SMITHY).offersOnly('forge 1', 'forge 2');
      mine({ d3: 'blacksmith' }).play(SMITHY, 'forge 2').has({ ore: 0 }).dwarfs([2, {}]);
      mine({ d3: 'blacksmith', ore: 3 }).play(SMITHY, 'forge 5').has({ ore: 0 });
      mine({ d3: 'blacksmith', ore: 3 }).play(SMITHY, 'forge 1').has({ ore: 3 });
      const saved = (seat: Seat) => savedOnForging(positionOf(mine(seat).play(SMITHY).state), 0);
      expect([saved({ d3: 'blacksmith' }), saved({ ore: 3 })]).toEqual([2, 0]);
    });

    it('still forges 8 at most, which costs 6 ore (A61)', () => {
      mine({ d3: 'blacksmith', ore: 9 }).play(SMITHY).refuses('forge 9');
      mine({ d3: 'blacksmith', ore: 6 }).play(SMITHY, 'forge 8').has({ ore: 0 });
      mine({ d3: 'blacksmith', ore: 5 }).play(SMITHY).refuses('forge 8');
    });

    it('does not help Ore trading', () => {
      mine({ d3: 'blacksmith', ore: 2 }, LATE).play('place oreTrading').hasOnly({ food: 2, gold: 2 });
      mine({ d3: 'blacksmith', ore: 0 }, LATE).refuses('place oreTrading');
    });
  },
);

export const builder = printed({ cost: { stone: 1 }, points: 2 }, () => {
  const housework = (goods: Seat) => mine({ d3: 'builder', d2: 'cavern', ...goods }).play('place housework');

  it('replaces 1 wood with ore and 1 stone with ore: the Blacksmith for 2 ore and 1 stone', () => {
    housework({ ore: 2, stone: 1 })
      .play('furnish blacksmith with ore for wood with ore for stone')
      .has({ ore: 2, stone: 0, wood: 0 });
  });

  it('offers every way to pay, and only those that can be paid', () => {
    const ways = ['', ' with ore for wood', ' with ore for stone'].map((way) => `furnish blacksmith${way}`);
    housework({ wood: 1, stone: 2, ore: 1 }).offersOf('furnish blacksmith', ...ways);
  });

  it('replaces no more than one of each', () => {
    housework({ ore: 9, stone: 0, wood: 9 }).offersOf('furnish blacksmith', 'furnish blacksmithingParlor');
  });

  it('adds to the ore that a tile costs (A64)', () => {
    housework({ ore: 2 }).offers('furnish stubbleRoom with ore for wood');
    housework({ ore: 3 }).offers('furnish blacksmithingParlor');
    housework({ wood: 3 }).refuses('furnish blacksmithingParlor');
  });

  it('does not pay for stables or fences', () => {
    mine({ d3: 'builder', c4: 'meadow', ore: 5, wood: 1 }).play('place sheepFarming').asks('end');
  });

  it('the Builder replaces 1 wood and 1 stone with ore when paying for this tile, too', () => {
    mine({ d3: 'builder', d2: 'cavern', stone: 1, ore: 2, dwarfs: [11, 11] }, { spaces: { logging: { wood: 1 } } })
      .play('place logging', 'loot dwelling')
      .cell('d2', { ground: 'furnished', tile: 'dwelling' })
      .has({ wood: 0, stone: 0, ore: 0 });
  });
});

export const miner = printed({ cost: { wood: 1, stone: 1 }, points: 3 }, () => {
  const ore = (seat: Seat) => mine({ d3: 'miner', ...seat }, { round: 6, next: 'round' }).player().goods.ore;

  it('gives 1 ore at the beginning of a round for each ore mine with a donkey, not for ruby mines', () => {
    const mines = { e4: 'oreMine', f4: 'deepTunnel', e3: 'oreMine', f3: 'rubyMine deep' };
    expect([0, 1, 2, 3].map((donkey) => ore({ ...mines, donkey }))).toEqual([0, 1, 2, 2]);
  });

  it('counts donkeys where they are best at that moment (A39)', () => {
    expect(ore({ e4: 'oreMine', f4: 'deepTunnel', e3: 'rubyMine', donkey: 1 })).toBe(1);
  });
});

export const trader = printed({ cost: { wood: 1 }, points: 2, overbuilds: 'sparePartStorage' }, () => {
  trades('trader', [{ gold: 2 }, { wood: 1, stone: 1, ore: 1 }]);

  it('must be built over the Spare part storage, for its full cost (A26, X10)', () => {
    mine({ d3: 'sparePartStorage', d2: 'cavern', wood: 1 })
      .play('place housework', 'furnish trader')
      .cell('d3', { ground: 'furnished', tile: 'trader', over: 'sparePartStorage' })
      .has({ wood: 0 })
      .scores({ tiles: 2 });
  });

  it('over the Spare part storage needs no empty cavern, and ends its use (A26)', () => {
    mine({ d3: 'sparePartStorage', wood: 1, gold: 2 })
      .play('place housework', 'furnish trader', 'use trader')
      .has({ wood: 1, stone: 1, ore: 1 })
      .refuses('use sparePartStorage');
  });

  it('may be built on a cavern by a player without the Spare part storage', () => {
    mine({ wood: 1 }, { seats: [{ d3: 'sparePartStorage' }] })
      .play('place housework', 'furnish trader')
      .cell('d3', { ground: 'furnished', tile: 'trader' });
  });

  it('a tile that is overbuilt does not return to the supply', () => {
    mine({ wood: 9 }, { seats: [{ d3: 'trader over sparePartStorage' }] })
      .play('place housework')
      .refuses('furnish sparePartStorage', 'furnish trader');
  });

  it('under the Spare part storage does not count for the Main storage (A26)', () => {
    mine({ d3: 'sparePartStorage over trader', d2: 'mainStorage' }).scores({ bonus: 4, tiles: 0 });
    mine({ d3: 'trader over sparePartStorage', d2: 'mainStorage' }).scores({ bonus: 2, tiles: 2 });
  });

  it('Trader and Spare part storage overbuild each other on a tunnel as well, without any cavern', () => {
    mine({ d3: 'workRoom', e4: 'sparePartStorage', wood: 1 })
      .play('place housework', 'furnish trader')
      .cell('e4', { ground: 'furnished', tile: 'trader', over: 'sparePartStorage' });
  });
});

/** The effect of a supplier of this good, which puts one of it on this many rounds. */
function supplies(tile: string, good: 'wood' | 'stone' | 'ruby', rounds: number, cost: Pile): void {
  const built = (players: number, round: number) =>
    game(players, cost, { round }).play('place housework', `furnish ${tile}`);
  const filledFrom = (players: number, round: number) => built(players, round).player().memory[tile];

  it(`puts 1 ${good} on each of the next ${rounds} rounds`, () => {
    expect(filledFrom(3, 2)).toEqual(Array.from({ length: rounds }, (_, i) => 3 + i));
  });

  it('loses goods beyond round 12, and skips round 9 with 1 or 2 players (A51)', () => {
    expect([filledFrom(3, 10), filledFrom(3, 12)]).toEqual([[11, 12], []]);
    for (const players of [1, 2]) expect(filledFrom(players, 7)).toEqual([8, 10, 11, 12].slice(0, rounds));
  });

  it('gives it at the beginning of each of these rounds, and nothing at once', () => {
    built(3, 5).has({ [good]: 0 });
    const seat: Seat = { furnishings: { d3: tile }, memory: { [tile]: [6] }, food: 20 };
    const owner = scenario({ players: 2, round: 6, next: 'round', seats: [seat] }).has({ [good]: 1 });
    owner.untilRound(7).has({ [good]: 1 });
  });
}

export const woodSupplier = printed({ cost: { stone: 1 }, points: 2, introductory: true }, () => {
  supplies('woodSupplier', 'wood', 7, { stone: 1 });
});

export const rubySupplier = printed({ cost: { wood: 2, stone: 2 }, points: 2, introductory: true }, () => {
  supplies('rubySupplier', 'ruby', 4, { wood: 2, stone: 2 });
});

export const stoneSupplier = printed({ cost: { wood: 1 }, points: 1, introductory: true }, () => {
  supplies('stoneSupplier', 'stone', 5, { wood: 1 });

  it('gives ore as well with the Seam (A51, A57)', () => {
    const seat = { d3: 'stoneSupplier', d2: 'seam', memory: { stoneSupplier: [6] } };
    mine(seat, { round: 6, next: 'round' }).has({ stone: 1, ore: 1 });
  });
});

export const dogSchool = printed({ cost: {}, points: 0, built: { wood: 1 } }, () => {
  it('gives 1 wood for each new dog, including the dog of Housework taken after it (A58)', () => {
    mine({ food: 0 }).play('place housework', 'furnish dogSchool').hasOnly({ dog: 1, wood: 1 });
    mine({ food: 0 }).play('place housework', 'take dog 1', 'furnish dogSchool').hasOnly({ dog: 1 });
  });

  it('reacts to dogs from loot, rubies and the Weekly market (A58)', () => {
    mine({ d3: 'dogSchool', ruby: 1 }).play('ruby dog').has({ dog: 1, wood: 1 });
    mine({ d3: 'dogSchool', dwarfs: [1, 1] })
      .play('place blacksmithing', 'loot dog')
      .has({ wood: 1 });
    mine({ d3: 'dogSchool' }, { players: 5 }).play('place weeklyMarket', 'buy dog').has({ dog: 1, wood: 1 });
  });
});

export const quarry = printed({ cost: { wood: 1 }, points: 2 }, () => {
  it('gives 1 stone for each newborn donkey, none for other newborn animals', () => {
    harvest({ d3: 'quarry', donkey: 2, food: 4, e4: 'rubyMine' }).has({ donkey: 3, stone: 1 });
    harvest({ d3: 'quarry', boar: 2, food: 4, c4: 'smallPasture', c3: 'smallPasture' }).has({ boar: 3, stone: 0 });
  });

  it('gives none for donkeys from spaces or rubies', () => {
    mine({ d3: 'quarry', ruby: 1 }).play('ruby donkey').has({ donkey: 1, stone: 0 });
    mine({ d3: 'quarry' }).play('place donkeyFarming').has({ donkey: 1, stone: 0 });
  });

  it('reacts to the breed loot (A41)', () => {
    mine({ d3: 'quarry', e4: 'rubyMine', donkey: 2, dwarfs: [14, 14] })
      .play('place logging', 'loot breed')
      .has({ donkey: 3, stone: 1 });
  });
});

export const seam = printed({ cost: { wood: 2 }, points: 1 }, () => {
  it.each<[string, Seat, string[], Pile]>([
    ['a space', {}, ['place driftMining', 'done'], { stone: 1, ore: 1 }],
    ['a ruby', { ruby: 1 }, ['ruby stone'], { stone: 1, ore: 1 }],
    ['Supplies', { food: 0 }, ['place supplies'], { stone: 1, ore: 2 }],
    ['the Trader', { d2: 'trader', gold: 2 }, ['use trader'], { stone: 1, ore: 2 }],
    ['the Stone carver', { d2: 'cavern', wood: 1 }, ['place housework', 'furnish stoneCarver'], { stone: 2, ore: 2 }],
    ['loot', { dwarfs: [3, 3] }, ['place logging', 'loot stone'], { stone: 1, ore: 1 }],
  ])('gives 1 ore for each stone from %s (A57)', (_, seat, moves, goods) => {
    mine({ d3: 'seam', ...seat })
      .play(...moves)
      .has(goods);
  });

  it('reacts to the stone of the Quarry (A57)', () => {
    harvest({ d3: 'seam', d2: 'quarry', donkey: 2, food: 4, e4: 'rubyMine' }).has({ stone: 1, ore: 1 });
  });

  it('does not count a discount as stone received (A57)', () => {
    mine({ d3: 'seam', d2: 'stoneCarver', d1: 'cavern' }).play('place housework', 'furnish workRoom').has({ ore: 0 });
  });

  it('does not count stone received before it was built', () => {
    mine({ wood: 2, stone: 3 }).play('place housework', 'furnish seam').has({ ore: 0 });
  });
});
