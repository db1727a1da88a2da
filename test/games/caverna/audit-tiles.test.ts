import { describe, expect, it } from 'vitest';
import { caverna } from '../../../src/games/caverna/game.ts';
import { game, housed, mine, type Seat, scenario } from './scenario.ts';

/** Sentences of the appendix about furnishing tiles that affect each other or other rules. */
const LATE = { round: 12 };
const armed = (weapon: number) => [{ weapon }, { weapon }];
/** The harvest of round 5; seat 2 has what it needs. */
const harvest = (seat: Seat, more = {}) =>
  scenario({ players: 2, round: 5, next: 'harvest', ...more, seats: [seat, { goods: { food: 20 } }] });

describe('dwellings (appendix p. A3)', () => {
  it('once you have 5 dwarfs the Additional dwelling lets a family growth bring a sixth, even if it was just built', () => {
    const five = [{}, {}, {}, {}, {}];
    const furnishings = { d3: 'coupleDwelling', d2: 'dwelling' };
    mine({ furnishings, cells: { d1: 'cavern' }, dwarfs: five, goods: { wood: 4, stone: 3 } }, LATE)
      .play('place urgentWishForChildren', 'furnish additionalDwelling', 'grow')
      .asks('end')
      .dwarfs([...five, { newborn: true }]);
  });
});

describe('discounts on the ordinary dwelling for 2 wood and 2 stone (appendix p. A2)', () => {
  it('the Builder replaces 1 wood and 1 stone with ore when paying for this tile, too', () => {
    const seat = { furnishings: { d3: 'builder' }, cells: { d2: 'cavern' }, goods: { stone: 1, ore: 2 } };
    mine({ ...seat, dwarfs: armed(11) }, { spaces: { logging: { wood: 1 } } })
      .play('place logging', 'loot dwelling')
      .cell('d2', { ground: 'furnished', tile: 'dwelling' })
      .has({ wood: 0, stone: 0, ore: 0 });
  });
});

describe('Work room (appendix p. A3)', () => {
  it('Trader and Spare part storage overbuild each other on a tunnel as well, without any cavern', () => {
    mine({ furnishings: { d3: 'workRoom', e4: 'sparePartStorage' }, goods: { wood: 1 } })
      .play('place housework', 'furnish trader')
      .cell('e4', { ground: 'furnished', tile: 'trader', over: 'sparePartStorage' });
  });

  it('dwellings on tunnels adjoin the State parlor like any other', () => {
    mine({ furnishings: { d3: 'workRoom', e4: 'stateParlor', f4: 'simpleDwelling42' } }).scores({ bonus: 8 });
  });
});

describe('Office room (appendix p. A3): both spaces of overhanging tiles are used as usual', () => {
  it('with the Work room an overhanging tunnel can be furnished', () => {
    const furnishings = { d3: 'workRoom', d2: 'officeRoom' };
    mine({ furnishings, cells: { e4: 'cavern', e5: 'tunnel' }, goods: { wood: 1 } })
      .play('place housework', 'furnish cuddleRoom')
      .offersOnly('at e4', 'at e5');
  });

  it('a ruby mine goes onto an overhanging tunnel', () => {
    mine({ furnishings: { d3: 'officeRoom' }, cells: { e4: 'cavern', e5: 'tunnel' } }, LATE)
      .play('place rubyMineConstruction')
      .cell('e5', { ground: 'rubyMine' });
  });

  it('with the Stubble room an overhanging field holds an animal', () => {
    const seat: Seat = { furnishings: { d3: 'stubbleRoom', d2: 'officeRoom' }, cells: { c4: 'meadow', c5: 'field' } };
    expect(housed({ ...seat, goods: { sheep: 2, boar: 1 } })).toBe(true);
    expect(housed({ ...seat, goods: { sheep: 2, boar: 2 } })).toBe(false);
  });

  it('a tile of Slash-and-burn overhangs and is sown', () => {
    mine({ furnishings: { d3: 'officeRoom' }, goods: { grain: 1 } })
      .play('place slashAndBurn', 'lay meadow c4 field c5', 'sow grain 1')
      .cell('c5', { ground: 'field', crop: 'grain', left: 3 })
      .has({ gold: 2 });
  });
});

describe('goods from one action may pay for the next (rulings A01, A03)', () => {
  const guestRoom = { d3: 'guestRoom' };
  it('Guest room: the ruby of the mine on a deep tunnel buys the tunnel for the other mine', () => {
    mine({ cells: { e4: 'oreMine', f4: 'deepTunnel' }, furnishings: guestRoom }, LATE)
      .play('place rubyMineConstruction')
      .has({ ruby: 1 })
      .play('ruby tunnel', 'lay tunnel d2', 'mine ruby d2')
      .cell('d2', { ground: 'rubyMine' })
      .asks('end')
      .offersOnly('end');
  });

  it('Guest room: the 3 gold of Urgent wish for children pay for the Trader, which leads to a dwelling and a child', () => {
    const seat = { furnishings: { ...guestRoom, d2: 'trader' }, cells: { d1: 'cavern' }, goods: { wood: 3, stone: 2 } };
    mine(seat, LATE)
      .play('place urgentWishForChildren')
      .has({ gold: 3 })
      .refuses('furnish dwelling', 'grow')
      .play('use trader', 'furnish dwelling', 'grow')
      .asks('end')
      .dwarfs([{}, {}, { newborn: true }])
      .has({ gold: 1, wood: 0, stone: 0 });
  });

  it('Trader and Seam: the gold of Ore trading becomes ore for the next of its 3 trades', () => {
    const game = mine({ furnishings: { d3: 'trader', d2: 'seam' }, goods: { ore: 2 } }, LATE).play('place oreTrading');
    for (const trades of [1, 2]) {
      game
        .has({ gold: 2, ore: 0, wood: trades - 1 })
        .play('use trader')
        .has({ gold: 0, ore: 2 })
        .play('trade 1');
    }
    game.has({ gold: 2, ore: 0 }).play('use trader').refuses('trade 1').offersOnly('end');
  });

  it('a player who could trade once more and does not is not asked again', () => {
    mine({ furnishings: { d3: 'trader' }, goods: { ore: 6 } }, LATE)
      .play('place oreTrading', 'trade 1')
      .offersOnly('end')
      .play('use trader')
      .offersOnly('end');
  });

  it('a ruby buys the wood for a tile after the dog of Housework', () => {
    mine({ goods: { ruby: 1 } }, { seats: [{ furnishings: { d3: 'dogSchool' } }] })
      .play('place housework')
      .offersOnly('take dog 1')
      .play('take dog 1')
      .has({ dog: 1 })
      .offersOnly('end')
      .play('ruby wood', 'furnish cuddleRoom')
      .cell('d3', { ground: 'furnished', tile: 'cuddleRoom' })
      .offersOnly('end');
  });

  it('a ruby buys grain to sow after the tile of Slash-and-burn', () => {
    mine({ goods: { ruby: 1 } })
      .play('place slashAndBurn', 'lay meadow c4 field c3', 'ruby grain', 'sow grain 1')
      .cell('c3', { ground: 'field', crop: 'grain', left: 3 });
  });

  it('fences come before the animals ("and then / or"): a meadow bought afterwards cannot be fenced', () => {
    mine({ goods: { ruby: 1, wood: 2, stone: 1 } })
      .play('place sheepFarming', 'stable a1', 'ruby meadow')
      .has({ sheep: 1 })
      .offersOnly('end');
  });

  it('declined actions stay declined', () => {
    mine({ goods: { ruby: 1, wood: 1 } })
      .play('place housework', 'take dog 1', 'done', 'ruby stone')
      .offersOnly('end');
  });
});

describe('tiles for building materials (appendix p. A4)', () => {
  it('Carpenter: the Build fences action of Fence building costs 1 wood less', () => {
    const cells = { c4: 'meadow', c3: 'meadow', b4: 'meadow' };
    game(5, { furnishings: { d3: 'carpenter' }, cells, goods: { wood: 4 } }, { spaces: { fenceBuilding: { wood: 1 } } })
      .play('place fenceBuilding', 'fence small b4', 'fence large c3 c4')
      .has({ wood: 0 });
  });

  it('Blacksmith: the weapon forged on Adventure costs 2 ore less too', () => {
    mine({ furnishings: { d3: 'blacksmith' }, goods: { ore: 1 } }, LATE)
      .play('place adventure')
      .offersOnly('forge 1', 'forge 2', 'forge 3')
      .play('forge 3')
      .has({ ore: 0 });
  });

  it('Trader: its goods may feed a dwarf through the Working cave', () => {
    harvest({ furnishings: { d3: 'trader', d2: 'workingCave' }, goods: { food: 2, gold: 2 } })
      .play('1 use trader', '1 use workingCave wood', '1 end')
      .begs(0)
      .has({ food: 0, gold: 0, wood: 0, stone: 1, ore: 1 });
  });

  it.each([
    [5, 'weeklyMarket', ['buy stone'], { stone: 1, ore: 1 }],
    [4, 'growth', [], { stone: 1, ore: 2 }],
    [7, 'extension', ['lay cavern d2 tunnel d1'], { stone: 1, ore: 1 }],
    [5, 'smallScaleDriftMining', ['lay cavern d2 tunnel d1'], { stone: 1, ore: 1 }],
    [3, 'oreDelivery', [], { stone: 1, ore: 2 }],
    [7, 'largeDepot', [], { stone: 1, ore: 2 }],
  ])(
    'Seam: 1 ore on top of the stone, regardless of how you got it (%i players, %s)',
    (players, space, moves, goods) => {
      game(players, { furnishings: { d3: 'seam' } }, LATE)
        .play(`place ${space}`, ...moves)
        .has(goods);
    },
  );
});

describe('tiles for food (appendix p. A5)', () => {
  it('Breeding cave: food only for newborns that found room', () => {
    const cells = { c4: 'smallPasture', c3: 'meadow stable' };
    harvest({ furnishings: { d3: 'breedingCave' }, cells, goods: { sheep: 2, boar: 2, food: 4 } })
      .play('1 breed boar')
      .has({ food: 1, sheep: 2, boar: 3 });
  });

  it('Breeding cave and Quarry react to breeding chosen at the third question mark', () => {
    const markers = { 6: 'question', 7: 'question', 8: 'question' };
    const seat = { furnishings: { d3: 'breedingCave', d2: 'quarry' }, cells: { e4: 'rubyMine' } };
    harvest({ ...seat, goods: { donkey: 2, food: 4 } }, { round: 8, markers })
      .play('1 harvest breeding')
      .has({ food: 1, stone: 1, donkey: 3 });
  });

  it('Peaceful cave: the strength becomes food to feed the family', () => {
    harvest({ furnishings: { d3: 'peacefulCave' }, goods: { food: 0 }, dwarfs: [{ weapon: 4 }, {}] })
      .play('1 use peacefulCave 4')
      .has({ food: 0 })
      .begs(0);
  });
});

describe('Peaceful cave: the owner chooses whose weapon is traded (appendix p. A5)', () => {
  const furnishings = { d3: 'peacefulCave' };
  const goods = { food: 0, ore: 8 };

  it('the acting dwarf may give up its weapon and forge another, whatever weapons the others have', () => {
    mine({ furnishings, goods, dwarfs: armed(3) })
      .play('place blacksmithing')
      .offersOf('use', 'use peacefulCave 3', 'use peacefulCave 3 acting')
      .play('use peacefulCave 3 acting', 'forge 8', 'done')
      .has({ food: 3, ore: 0 })
      .dwarfs([{ weapon: 8 }, { weapon: 3 }]);
  });

  it('of two equal weapons, that of a placed dwarf or that of a dwarf at home', () => {
    const dwarfs = [{ weapon: 3, at: 'driftMining' }, { weapon: 3 }];
    const both = ['use peacefulCave 3', 'use peacefulCave 3 home'];
    mine({ furnishings, goods, dwarfs })
      .offersOf('use', ...both)
      .play('use peacefulCave 3')
      .dwarfs([{ weapon: 0 }, { weapon: 3 }]);
    mine({ furnishings, goods, dwarfs })
      .play('use peacefulCave 3 home', 'place blacksmithing')
      .offers('forge 8')
      .dwarfs([{ weapon: 3 }, { weapon: 0 }]);
  });

  it('equal weapons in the same situation are not distinguished', () => {
    mine({ furnishings, goods, dwarfs: armed(5) }).offersOf('use', 'use peacefulCave 5');
  });
});

describe('before the scoring', () => {
  it('trading the last weapon for the Prayer chamber counts as useful, so the question is asked', () => {
    const furnishings = { d3: 'peacefulCave', d2: 'prayerChamber' };
    const seat = { furnishings, dwarfs: [{ weapon: 3 }, {}] };
    const { state } = scenario({ players: 2, round: 12, next: 'scoring', seats: [seat] });
    const [decision] = caverna.decisions(state, 'useful');
    expect(decision?.options.map(({ move }) => move)).toEqual(['end', 'use peacefulCave 3']);
  });
});
