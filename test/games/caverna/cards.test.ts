import { describe, it } from 'vitest';
import { late } from './scenario.ts';

describe('Blacksmithing', () => {
  it('an unarmed dwarf forges a weapon of any strength from 1 to 8 for as much ore (X16)', () => {
    late({ ore: 10 })
      .play('place blacksmithing')
      .offersOnly('forge 1', 'forge 2', 'forge 3', 'forge 4', 'forge 5', 'forge 6', 'forge 7', 'forge 8')
      .play('forge 7')
      .has({ ore: 3 })
      .dwarfs([7, {}]);
    late({ ore: 3 }).play('place blacksmithing').offersOnly('forge 1', 'forge 2', 'forge 3');
  });

  it('the dwarf may then go on an expedition of level 3: the rulebook’s example', () => {
    late({ ore: 10, wood: 1 })
      .play('place blacksmithing', 'forge 7', 'loot dog', 'loot gold', 'loot furnish', 'furnish cuddleRoom')
      .asks('end')
      .hasOnly({ ore: 3, dog: 1, gold: 2 })
      .dwarfs([8, {}]);
  });

  it('the dwarf may stay at home after forging', () => {
    late({ ore: 2 }).play('place blacksmithing', 'forge 2', 'done').asks('end').dwarfs([2, {}]);
  });

  it('an armed dwarf only goes on the expedition, and never forges again', () => {
    late({ ore: 10, dwarfs: [1, 1] })
      .play('place blacksmithing')
      .offersOnly('loot weapons', 'loot dog', 'loot wood');
  });

  it('an unarmed dwarf without ore cannot use it', () => {
    late({}).refuses('place blacksmithing');
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
    late({ d2: 'tunnel', e2: 'deepTunnel', e3: 'oreMine', d1: 'cavern' }).refuses('place oreMineConstruction');
  });

  it('and / or an expedition of level 2, in any order', () => {
    const armed = [4, 4];
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
    late({ dwarfs: [4, 4] })
      .play('place oreMineConstruction', 'loot dog', 'done')
      .asks('end')
      .hasOnly({ dog: 1 });
  });

  it('a tunnel bought for a ruby can be used at once', () => {
    late({ d2: 'tunnel', ruby: 1 })
      .refuses('place oreMineConstruction')
      .play('ruby tunnel', 'lay tunnel d1')
      .offers('place oreMineConstruction');
  });
});

describe('Ruby mine construction', () => {
  it('a ruby mine on an empty tunnel, without a ruby', () => {
    late({ d2: 'tunnel' })
      .play('place rubyMineConstruction')
      .cell('d2', { ground: 'rubyMine' })
      .hasOnly({})
      .scores({ mines: 4 });
  });

  it('on a deep tunnel it gives 1 ruby, and the ore mine is kept (X13, A21)', () => {
    late({ e4: 'oreMine', f4: 'deepTunnel' })
      .play('place rubyMineConstruction')
      .cell('f4', { ground: 'rubyMine', deep: true })
      .hasOnly({ ruby: 1 })
      .scores({ mines: 7 });
  });

  it('one mine only, on one or the other', () => {
    late({ d2: 'tunnel', e4: 'oreMine', f4: 'deepTunnel' })
      .play('place rubyMineConstruction')
      .offersOnly('mine ruby d2', 'mine ruby f4')
      .play('mine ruby f4')
      .asks('end');
  });

  it('never on a ruby mine, an ore mine or a cavern', () => {
    late({ e4: 'oreMine', f4: 'rubyMine deep' }).refuses('place rubyMineConstruction');
  });
});

describe('Exploration', () => {
  it('an expedition of level 4 for armed dwarfs; an unarmed one cannot be placed (A70)', () => {
    late({}).refuses('place exploration');
    late({ dwarfs: [6, 6] })
      .play('place exploration', 'loot dog', 'loot wood', 'loot grain', 'loot gold')
      .asks('end')
      .hasOnly({ dog: 1, wood: 1, grain: 1, gold: 2 })
      .dwarfs([7, 6]);
  });

  it('must be undertaken: a weapon cannot be traded away first', () => {
    late({ dwarfs: [6, 7], d3: 'peacefulCave' })
      .play('place exploration')
      .refuses('use peacefulCave 6', 'done')
      .offers('use peacefulCave 7');
  });
});

describe('Ore delivery and Ruby delivery', () => {
  it('Ore delivery: the goods there, and 2 ore for each ore mine', () => {
    late({ e4: 'oreMine', f4: 'deepTunnel' }, { spaces: { oreDelivery: { ore: 2, stone: 2 } } })
      .play('place oreDelivery')
      .asks('end')
      .hasOnly({ ore: 4, stone: 2 });
  });

  it('Ruby delivery: the rubies there, and 1 more with at least two ruby mines', () => {
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
    late({ ore: 1 })
      .play('place adventure', 'loot dog')
      .offers('loot sheep', 'loot grain', 'done')
      .play('loot grain')
      .asks('end')
      .hasOnly({ dog: 1, grain: 1 })
      .dwarfs([3, {}]);
  });

  it('the same loot may be taken twice, and the second expedition uses the new strength (A67, X29)', () => {
    late({ dwarfs: [1, 1] })
      .play('place adventure', 'loot weapons')
      .offers('loot stone', 'loot donkey')
      .refuses('loot vegetable')
      .play('loot weapons')
      .asks('end')
      .dwarfs([5, 3]);
  });

  it('the second expedition is optional, and after forging so are both', () => {
    late({ dwarfs: [1, 1] })
      .play('place adventure', 'loot dog', 'done')
      .asks('end')
      .dwarfs([2, 1]);
    late({ ore: 2 }).play('place adventure', 'forge 2', 'done').asks('end').dwarfs([2, {}]);
  });
});

describe('Ore trading', () => {
  it('2 ore for 2 gold and 1 food, up to three times', () => {
    late({ ore: 9 })
      .play('place oreTrading')
      .offersOnly('trade 1', 'trade 2', 'trade 3')
      .play('trade 3')
      .asks('end')
      .hasOnly({ ore: 3, gold: 6, food: 3 });
    late({ ore: 5 }).play('place oreTrading').offersOnly('trade 1', 'trade 2');
    late({ ore: 1 }).refuses('place oreTrading');
  });
});
