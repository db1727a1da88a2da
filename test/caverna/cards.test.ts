import { describe, expect, it } from 'vitest';
import type { PositionFile } from '../../src/caverna/positions.ts';
import { scenario } from './scenario.ts';

type Seat = NonNullable<PositionFile['seats']>[number];
/** All cards but the last lie on the table, whoever plays. */
const late = (seat: Seat, more: Partial<PositionFile> = {}) =>
  scenario({
    players: 3,
    round: 12,
    ...more,
    seats: [{ ...seat, goods: { food: 0, ...seat.goods } }, ...(more.seats ?? [])],
  });

describe('Blacksmithing', () => {
  it('an unarmed dwarf forges a weapon of 1 to 8 for as much ore, of its own choice (X16)', () => {
    late({ goods: { ore: 10 } })
      .play('place blacksmithing')
      .offersOnly('forge 1', 'forge 2', 'forge 3', 'forge 4', 'forge 5', 'forge 6', 'forge 7', 'forge 8')
      .play('forge 7')
      .has({ ore: 3 })
      .dwarfs([{ weapon: 7 }, {}]);
    late({ goods: { ore: 3 } })
      .play('place blacksmithing')
      .offersOnly('forge 1', 'forge 2', 'forge 3');
  });

  it('and then may go on an expedition of level 3: the example of the rulebook', () => {
    late({ goods: { ore: 10, wood: 1 } })
      .play('place blacksmithing', 'forge 7', 'loot dog', 'loot gold', 'loot furnish', 'furnish cuddleRoom')
      .asks('end')
      .hasOnly({ ore: 3, dog: 1, gold: 2 })
      .dwarfs([{ weapon: 8 }, {}]);
  });

  it('may stay at home after forging', () => {
    late({ goods: { ore: 2 } })
      .play('place blacksmithing', 'forge 2', 'done')
      .asks('end')
      .dwarfs([{ weapon: 2 }, {}]);
  });

  it('an armed dwarf goes on the expedition only, and never forges again', () => {
    late({ goods: { ore: 10 }, dwarfs: [{ weapon: 1 }, { weapon: 1 }] })
      .play('place blacksmithing')
      .offersOnly('loot weapons', 'loot dog', 'loot wood');
  });

  it('an unarmed dwarf without ore cannot use it', () => {
    late({}).refuses('place blacksmithing');
  });
});

describe.each([
  ['sheepFarming', 'sheep'],
  ['donkeyFarming', 'donkey'],
] as const)('%s', (space, animal) => {
  const cells = { c4: 'meadow', c3: 'meadow', b4: 'meadow', b3: 'meadow' };

  it('a small pasture for 2 wood, a large one for 4 and a stable for 1 stone, each once, then the animals (X15)', () => {
    late({ cells, goods: { wood: 12, stone: 3 } }, { spaces: { [space]: { [animal]: 3 } } })
      .play(`place ${space}`, 'fence large c3 c4')
      .refuses('fence large b3 b4')
      .play('fence small b4')
      .refuses('fence small b3')
      .play('stable a1')
      .asks('end')
      .hasOnly({ wood: 6, stone: 2, [animal]: 3 });
  });

  it('any of these or none', () => {
    late({ cells, goods: { wood: 12, stone: 3 } })
      .play(`place ${space}`, 'take '.concat(animal, ' 1'))
      .asks('end')
      .hasOnly({ wood: 12, stone: 3, [animal]: 1 });
    late({ cells, goods: { wood: 12, stone: 3 } })
      .play(`place ${space}`, 'stable c4', 'done')
      .asks('end')
      .has({ [animal]: 1, stone: 2 });
  });

  it('the animals come after the building, which may make room for them', () => {
    late({ cells, goods: { wood: 2, cattle: 2 } }, { spaces: { [space]: { [animal]: 2 } } })
      .play(`place ${space}`, 'fence small c4')
      .asks('end')
      .has({ cattle: 2, [animal]: 2 });
  });

  it('animals without room become food', () => {
    late({ goods: { cattle: 2 } }, { spaces: { [space]: { [animal]: 1 } } })
      .play(`place ${space}`)
      .asks('accommodate')
      .offersOnly(`eat ${animal}`, 'eat cattle')
      .play(`eat ${animal}`)
      .asks('end')
      .hasOnly({ cattle: 2, food: 1 });
  });
});

describe('Build fences and Build stables', () => {
  it('only meadows are fenced, and pastures never merge', () => {
    const cells = { c4: 'smallPasture', c3: 'meadow', b4: 'field', b3: 'smallPasture' };
    late({ cells, goods: { wood: 9 } })
      .play('place sheepFarming')
      .offersOf('fence', 'fence small c3');
    late({ cells: { c4: 'smallPasture', c3: 'smallPasture' }, goods: { wood: 9 } })
      .play('place sheepFarming')
      .asks('end');
  });

  it('only the meadow of a twin tile is fenced; the crop of the field stays (A28)', () => {
    late({ cells: { c4: 'meadow', c3: 'field grain' }, goods: { wood: 2 } })
      .play('place sheepFarming', 'fence small c4')
      .cell('c3', { ground: 'field', crop: 'grain', left: 3 });
  });

  it('the two meadows of a large pasture are neighbours', () => {
    late({ cells: { c4: 'meadow', c3: 'field', c2: 'meadow' }, goods: { wood: 4 } })
      .play('place sheepFarming')
      .refuses('fence large c2 c4', 'fence large c4 c2');
  });

  it('stables stay on a meadow that is fenced', () => {
    late({ cells: { c4: 'meadow stable', c3: 'meadow' }, goods: { wood: 4 } })
      .play('place sheepFarming', 'fence large c3 c4')
      .cell('c4', { ground: 'largePasture', other: 27, stable: true })
      .cell('c3', { ground: 'largePasture', other: 35 });
  });

  it('a stable stands on forest, meadow or pasture, one on each space, three in all (A27)', () => {
    const cells = { c4: 'field', c3: 'meadow', 'c2 c1': 'largePasture stable', b4: 'meadow stable' };
    const free = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'c1', 'c3'];
    late({ cells, goods: { stone: 1 } })
      .play('place sheepFarming')
      .offersOf('stable', ...free.map((cell) => `stable ${cell}`));
    late({ cells: { ...cells, a1: 'forest stable' }, goods: { stone: 1 } })
      .play('place sheepFarming')
      .asks('end');
  });

  it('a stable on a preserve or the river gives nothing (A16)', () => {
    late({ goods: { stone: 1 } })
      .play('place sheepFarming', 'stable c1')
      .asks('end')
      .hasOnly({ sheep: 1 });
    late({ goods: { stone: 1 } })
      .play('place sheepFarming', 'stable b4')
      .asks('end')
      .hasOnly({ sheep: 1 });
  });

  it('a tile laid under a stable later gives the bonus (A16)', () => {
    late({ cells: { c4: 'field', c3: 'field', c2: 'field', c1: 'forest stable' } })
      .play('place clearing', 'lay meadow c1 field b1')
      .has({ boar: 1 })
      .cell('c1', { ground: 'meadow', stable: true });
  });
});

describe('Ore mine construction', () => {
  const cells = { d2: 'tunnel', d1: 'tunnel' };
  it('an ore mine with its deep tunnel on two tunnels, 3 ore for it, either way round (A20, X14)', () => {
    late({ cells })
      .play('place oreMineConstruction')
      .offersOnly('mine ore d1 deep d2', 'mine ore d2 deep d1')
      .play('mine ore d2 deep d1')
      .asks('end')
      .hasOnly({ ore: 3 })
      .scores({ mines: 3 });
  });

  it('never on a deep tunnel, a mine or a cavern', () => {
    late({ cells: { d2: 'tunnel', e2: 'deepTunnel', e3: 'oreMine', d1: 'cavern' } }).refuses(
      'place oreMineConstruction',
    );
  });

  it('and / or an expedition of level 2, in any order', () => {
    const armed = [{ weapon: 4 }, { weapon: 4 }];
    late({ cells, dwarfs: armed })
      .play('place oreMineConstruction', 'loot dog', 'loot ore')
      .play('mine ore d1 deep d2')
      .asks('end')
      .hasOnly({ dog: 1, ore: 5 });
    late({ cells, dwarfs: armed })
      .play('place oreMineConstruction', 'mine ore d1 deep d2')
      .has({ ore: 3 })
      .play('loot dog', 'loot ore')
      .asks('end')
      .hasOnly({ dog: 1, ore: 5 });
    late({ cells, dwarfs: armed })
      .play('place oreMineConstruction', 'loot dog', 'done', 'done')
      .asks('end')
      .hasOnly({ dog: 1 });
  });

  it('no ore without the tile (X14)', () => {
    late({ dwarfs: [{ weapon: 4 }, { weapon: 4 }] })
      .play('place oreMineConstruction', 'loot dog', 'done')
      .asks('end')
      .hasOnly({ dog: 1 });
  });

  it('a tunnel bought for a ruby serves at once', () => {
    late({ cells: { d2: 'tunnel' }, goods: { ruby: 1 } })
      .refuses('place oreMineConstruction')
      .play('ruby tunnel', 'lay tunnel d1')
      .offers('place oreMineConstruction');
  });
});

describe('Wish for children and Urgent wish for children', () => {
  const early = { round: 5 };
  it('Wish: a child or a dwelling, not both', () => {
    const seat = { furnishings: { d3: 'dwelling' }, cells: { d2: 'cavern' }, goods: { wood: 4, stone: 3 } };
    late(seat, early)
      .play('place wishForChildren', 'grow')
      .asks('end')
      .dwarfs([{}, {}, { newborn: true, at: 'wishForChildren' }]);
    late(seat, early).play('place wishForChildren', 'furnish dwelling').asks('end').dwarfs([{}, {}]);
  });

  it('Urgent wish: first the dwelling, only then a child, or 3 gold', () => {
    const seat = { furnishings: { d3: 'dwelling' }, cells: { d2: 'cavern' }, goods: { wood: 4, stone: 3 } };
    late(seat)
      .play('place urgentWishForChildren')
      .offers('take gold 3')
      .refuses('grow')
      .play('furnish dwelling')
      .offersOnly('grow', 'done');
    late(seat).play('place urgentWishForChildren', 'take gold 3').asks('end').has({ gold: 3, wood: 4 });
    late({ furnishings: { d3: 'dwelling' } })
      .play('place urgentWishForChildren')
      .asks('end')
      .hasOnly({ gold: 3 });
  });

  it('the card is turned when Family life appears, not before', () => {
    const at = (round: number) =>
      scenario({ players: 3, round, cards: { 8: 'familyLife' } }).state.spaces.map(({ id }) => id);
    expect(at(7)).toContain('wishForChildren');
    expect(at(8)).toContain('urgentWishForChildren');
    expect(at(8)).not.toContain('wishForChildren');
    const turned = scenario({ players: 3, round: 8, next: 'round', cards: { 8: 'familyLife' } }).state.spaces.map(
      ({ id }) => id,
    );
    expect(turned).toContain('urgentWishForChildren');
    expect(turned).not.toContain('wishForChildren');
  });

  it('growth needs more room than dwarfs, and a family has 5 at most', () => {
    late({}, early).refuses('place wishForChildren');
    late(
      { furnishings: { d3: 'coupleDwelling', d2: 'dwelling', d1: 'simpleDwelling42' }, dwarfs: [{}, {}, {}, {}, {}] },
      early,
    ).refuses('place wishForChildren');
  });

  it('the child acts from the next round on', () => {
    const game = late({ furnishings: { d3: 'dwelling' } }, { round: 5, players: 1 }).play(
      'place wishForChildren',
      'end',
      'place logging',
      'end',
    );
    game.untilRound(6).dwarfs([{ at: 'home' }, { at: 'home' }, { at: 'home', newborn: false, weapon: 0 }]);
  });
});

describe('Ruby mine construction', () => {
  it('a ruby mine on an empty tunnel, without a ruby', () => {
    late({ cells: { d2: 'tunnel' } })
      .play('place rubyMineConstruction')
      .cell('d2', { ground: 'rubyMine' })
      .hasOnly({})
      .scores({ mines: 4 });
  });

  it('on a deep tunnel it gives 1 ruby, and the ore mine is kept (X13, A21)', () => {
    late({ cells: { e4: 'oreMine', f4: 'deepTunnel' } })
      .play('place rubyMineConstruction')
      .cell('f4', { ground: 'rubyMine', deep: true })
      .hasOnly({ ruby: 1 })
      .scores({ mines: 7 });
  });

  it('one mine only, on one or the other', () => {
    late({ cells: { d2: 'tunnel', e4: 'oreMine', f4: 'deepTunnel' } })
      .play('place rubyMineConstruction')
      .offersOnly('mine ruby d2', 'mine ruby f4')
      .play('mine ruby f4')
      .asks('end');
  });

  it('never on a ruby mine, an ore mine or a cavern', () => {
    late({ cells: { e4: 'oreMine', f4: 'rubyMine deep' } }).refuses('place rubyMineConstruction');
  });
});

describe('Family life', () => {
  const seat = { furnishings: { d3: 'dwelling' }, cells: { c4: 'field' }, goods: { grain: 1 } };
  it('a child and sowing, in any order, or one of both', () => {
    late(seat).play('place familyLife', 'grow').offersOnly('sow grain 1', 'done').play('sow grain 1').asks('end');
    late(seat)
      .play('place familyLife', 'sow grain 1')
      .offersOnly('grow', 'done')
      .play('done')
      .asks('end')
      .dwarfs([{}, {}]);
  });
});

describe('Exploration', () => {
  it('an expedition of level 4 for armed dwarfs; an unarmed one cannot be placed (A70)', () => {
    late({}).refuses('place exploration');
    late({ dwarfs: [{ weapon: 6 }, { weapon: 6 }] })
      .play('place exploration', 'loot dog', 'loot wood', 'loot grain', 'loot gold')
      .asks('end')
      .hasOnly({ dog: 1, wood: 1, grain: 1, gold: 2 })
      .dwarfs([{ weapon: 7 }, { weapon: 6 }]);
  });

  it('must be undertaken: a weapon cannot be traded away first', () => {
    late({ dwarfs: [{ weapon: 6 }, { weapon: 7 }], furnishings: { d3: 'peacefulCave' } })
      .play('place exploration')
      .refuses('use peacefulCave 6', 'done')
      .offers('use peacefulCave 7');
  });
});

describe('Ore delivery and Ruby delivery', () => {
  it('Ore delivery: what lies there and 2 ore for each ore mine', () => {
    late({ cells: { e4: 'oreMine', f4: 'deepTunnel' } }, { spaces: { oreDelivery: { ore: 2, stone: 2 } } })
      .play('place oreDelivery')
      .asks('end')
      .hasOnly({ ore: 4, stone: 2 });
  });

  it('Ruby delivery: what lies there, and 1 ruby with at least two ruby mines', () => {
    const mines = ['d2', 'e3', 'e2'];
    for (const count of [0, 1, 2, 3]) {
      const cells = Object.fromEntries(mines.slice(0, count).map((cell) => [cell, 'rubyMine']));
      late({ cells })
        .play('place rubyDelivery')
        .asks('end')
        .hasOnly({ ruby: count >= 2 ? 3 : 2 });
    }
  });
});

describe('Adventure', () => {
  it('forging, then two expeditions of level 1, one after the other', () => {
    late({ goods: { ore: 1 } })
      .play('place adventure', 'loot dog')
      .offers('loot sheep', 'loot grain', 'done')
      .play('loot grain')
      .asks('end')
      .hasOnly({ dog: 1, grain: 1 })
      .dwarfs([{ weapon: 3 }, {}]);
  });

  it('the same loot may be taken twice, and the second uses the new strength (A67, X29)', () => {
    late({ dwarfs: [{ weapon: 1 }, { weapon: 1 }] })
      .play('place adventure', 'loot weapons')
      .offers('loot stone', 'loot donkey')
      .refuses('loot vegetable')
      .play('loot weapons')
      .asks('end')
      .dwarfs([{ weapon: 5 }, { weapon: 3 }]);
  });

  it('the second expedition is optional, as are both after forging', () => {
    late({ dwarfs: [{ weapon: 1 }, { weapon: 1 }] })
      .play('place adventure', 'loot dog', 'done')
      .asks('end')
      .dwarfs([{ weapon: 2 }, { weapon: 1 }]);
    late({ goods: { ore: 2 } })
      .play('place adventure', 'forge 2', 'done')
      .asks('end')
      .dwarfs([{ weapon: 2 }, {}]);
  });
});

describe('Ore trading', () => {
  it('2 ore for 2 gold and 1 food, up to three times', () => {
    late({ goods: { ore: 9 } })
      .play('place oreTrading')
      .offersOnly('trade 1', 'trade 2', 'trade 3')
      .play('trade 3')
      .asks('end')
      .hasOnly({ ore: 3, gold: 6, food: 3 });
    late({ goods: { ore: 5 } })
      .play('place oreTrading')
      .offersOnly('trade 1', 'trade 2');
    late({ goods: { ore: 1 } }).refuses('place oreTrading');
  });
});
