import { describe, expect, it } from 'vitest';
import { caverna } from '../../../../src/games/caverna/game.ts';
import type { Scenario, Seat } from '../scenario.ts';
import { as, exploring, HARVEST, SECOND_QUESTION, THIRD_QUESTION, withGoblin, withTilesOf } from './table.ts';

const BOTH_PLACED = { players: 2, seats: [{ dwarfs: [{ at: 'excavation' }, { at: 'oreMining' }] }] };
const FIRST_QUESTION = { round: 6, next: 'harvest', markers: { '6': 'question' } } as const;
const ROUND_4 = { round: 4, next: 'harvest' } as const;

describe('what the limits of folks do not affect', () => {
  const TUNNELS = { e4: 'tunnel', e3: 'tunnel' };
  const mining = { round: 3, cards: { '3': 'oreMineConstruction' } };

  it.each(['humans', 'elves'])('%s place mines as others do, because mines are not caverns or tunnels', (folk) => {
    as(folk, { cells: TUNNELS }, mining)
      .play('place oreMineConstruction', 'mine ore e4 deep e3')
      .has({ ore: 3, ruby: 0 });
  });

  it('Humans buy single caverns and tunnels, and overhang only with twin tiles', () => {
    as('humans', { goods: { ruby: 3 } })
      .play('ruby tunnel', 'lay tunnel e4')
      .has({ food: 1 })
      .play('ruby cavern', 'lay cavern e3')
      .has({ ruby: 0 });
    as('humans', { goods: { ruby: 1 } })
      .play('ruby meadow')
      .cell('c4', { ground: 'meadow' })
      .has({ food: 0, gold: 0 });
  });

  it.each(['mountainDwarves', 'paleOnes'])('%s fence large pastures on two single meadows', (folk) => {
    as(folk, { cells: { c4: 'meadow', c3: 'meadow' }, goods: { wood: 4 } })
      .play('place sheepFarming')
      .offers('fence large c3 c4', 'fence small c4');
  });

  it('Elves may decline to lay land and to dig, and lay land in twin tiles', () => {
    as('elves').play('place clearing').offers('done').play('lay meadow c4 field c3').cell('c3', { ground: 'field' });
    as('elves').play('place clearing', 'done').offersOnly('end');
    as('elves', { goods: { ruby: 2 } })
      .play('place driftMining', 'done')
      .has({ ruby: 2 });
  });

  it('the single tile that Elves pay for needs no room for the twin (A145), unless the table rules otherwise', () => {
    const cells = Object.fromEntries(
      ['d1', 'd2', 'e1', 'e2', 'e3', 'f1', 'f2', 'f3', 'f4'].map((cell) => [cell, 'tunnel']),
    );
    const seat = { cells, goods: { ruby: 2 } };
    as('elves', seat).play('place driftMining').offers('lay cavern e4', 'lay tunnel e4');
    as('elves', seat, { folks: { rulings: { singleNeedsRoomForTwin: true } } })
      .play('place driftMining')
      .refuses('lay cavern e4');
  });

  it('folks may build tiles that do nothing for them, to keep them from others', () => {
    as('caveGoblins', { cells: { d2: 'cavern' }, goods: { wood: 4, stone: 3 } })
      .play('place housework')
      .offers('furnish additionalDwelling');
    as('silicoids', { goods: { wood: 3, stone: 1 } })
      .play('place housework')
      .offers('furnish miningCave');
  });
});

describe('stables of Elves', () => {
  it('stand on empty forest and in their pastures there, but never on a crop or a furnishing tile', () => {
    const cells = { a1: 'forest grain', a2: 'smallPasture' };
    as('elves', { cells, furnishings: { a3: 'trader' }, goods: { stone: 1 } })
      .play('place sheepFarming')
      .offers('stable a2', 'stable b2')
      .refuses('stable a1', 'stable a3');
  });

  it('keep crops and furnishing tiles off the forest beneath (A87)', () => {
    const seat: Seat = { cells: { a1: 'forest stable' }, goods: { grain: 1, wood: 1 } };
    as('elves', seat).play('place slashAndBurn', 'lay meadow c4 field c3').refuses('at a1');
    as('elves', seat).play('place housework', 'furnish trader').refuses('at a1');
  });
});

describe('what is placed after payment', () => {
  it('loot 11 and the loot of Dark Elves bring only an ordinary dwelling (A140)', () => {
    const goods = { wood: 9, stone: 9, vegetable: 2 };
    const seat: Seat = { goods, cells: { d2: 'cavern' }, dwarfs: [{ weapon: 11 }, { at: 'housework' }] };
    as('darkElves', seat, { folkTiles: ['trolls', 'mountainDwarves'], spaces: { logging: { wood: 0 } } })
      .play('place logging', 'loot dwelling')
      .offersOf('at', 'at d2', 'at d3')
      .play('at d2')
      .cell('d2', { ground: 'furnished', tile: 'dwelling' })
      .refuses('furnish overseersDwelling', 'furnish goblinDwelling');
  });

  it('the Builder pays ore for the dwelling of the goblin (A98)', () => {
    exploring('darkElves', 10, { goods: { ore: 2, wood: 1 }, furnishings: { d2: 'builder' } })
      .play('loot goblin')
      .has({ ore: 0, wood: 0 })
      .dwarfs([{}, {}, { goblin: true }]);
  });

  it('one expedition finds one goblin (A137)', () => {
    const cells = { d2: 'cavern' };
    as(
      'darkElves',
      { cells, goods: { wood: 4, stone: 2 }, dwarfs: [{ weapon: 10 }, { at: 'housework' }] },
      { round: 9, cards: { '9': 'exploration' } },
    )
      .play('place exploration', 'loot goblin', 'at d2')
      .refuses('loot goblin')
      .offers('loot cattle');
  });

  it("Overseer's Dwelling: a ruby mine on a deep tunnel counts as well (A142)", () => {
    withTilesOf('mountainDwarves', { cells: { d2: 'rubyMine deep', d1: 'oreMine' }, goods: { wood: 4, stone: 4 } })
      .play('place housework', 'furnish overseersDwelling')
      .has({ ruby: 1, ore: 0 });
  });

  it('Goblin dwelling: anybody who builds it gets its goblin, even Dwarfs and Cave Goblins', () => {
    as('caveGoblins', { cells: { d2: 'cavern' }, goods: { wood: 4, vegetable: 1 } }, { folkTiles: ['trolls'] })
      .play('place housework', 'furnish goblinDwelling')
      .dwarfs([{}, {}, {}, { goblin: true, newborn: true }]);
  });
});

describe('where Pale Ones join others', () => {
  it('their goblin returns nothing, because no goods are left there (A76)', () => {
    as('paleOnes', withGoblin(), { ...BOTH_PLACED, folkTiles: ['trolls'] })
      .play('place excavation', 'lay cavern d2 cavern e2')
      .has({ stone: 0 });
    as('paleOnes', withGoblin({ furnishings: { d2: 'quarryingRoom' } }), {
      ...BOTH_PLACED,
      folkTiles: ['trolls', 'silicoids'],
    })
      .play('place excavation')
      .has({ stone: 1 });
  });
});

describe('the start of a harvest (A86)', () => {
  const organ = (position: object) =>
    withTilesOf(
      'mountainDwarves',
      { furnishings: { d3: 'concertOrgan' }, cells: { e3: 'cavern' }, goods: { food: 4 } },
      position,
    );
  const parlor = (position: object) =>
    withTilesOf(
      'humans',
      { furnishings: { d3: 'meadParlor' }, cells: { c4: 'meadow', c3: 'meadow' }, goods: { food: 4 } },
      position,
    );

  it('brings gold in round 3, and at the third question mark whatever the player chooses', () => {
    for (const game of [organ, parlor]) {
      game({ round: 3, next: 'harvest' }).has({ gold: 1 });
      game(THIRD_QUESTION).has({ gold: 1 });
    }
  });

  it.each([
    ['round 4', ROUND_4],
    ['the first question mark', FIRST_QUESTION],
    ['the second', SECOND_QUESTION],
  ])('brings nothing in %s', (_, position) => {
    for (const game of [organ, parlor]) game(position).has({ gold: 0 });
  });

  it('offers trades to a player who can exchange goods for them: "convert goods into Food at any time" (A01, A02)', () => {
    const trader = as('silicoids', { goods: { grain: 3, stone: 1 } }, HARVEST);
    trader.offersOf('use').offersOf('done', 'done');
    trader
      .play('1 eat grain', '1 eat grain', '1 eat grain')
      .offersOf('use', 'use silicoids food 3')
      .play('1 use silicoids food 3', '1 use silicoids gold')
      .has({ stone: 0, food: 0, gold: 0 })
      .begs(0);
    const carver = { furnishings: { d3: 'boneCarver' }, goods: { food: 4, sheep: 1, ruby: 1 } };
    withTilesOf('darkElves', carver, HARVEST)
      .play('1 ruby dog', '1 use boneCarver dog sheep')
      .has({ gold: 3, sheep: 0, dog: 0 });
    const rubies = { ...carver, goods: { food: 4, ruby: 4 } };
    withTilesOf('darkElves', rubies, HARVEST)
      .play('1 ruby dog', '1 ruby dog', '1 use boneCarver dog dog')
      .asks('act')
      .play('1 ruby dog', '1 ruby boar', '1 use boneCarver dog boar')
      .has({ gold: 6, ruby: 0 });
  });

  it('does not ask players who have too few goods, or would gain no more by trading', () => {
    const asks = ({ state }: Scenario) =>
      caverna.decisions(state).some(({ seat, options }) => seat === 0 && options.some(({ move }) => move === 'done'));
    expect(asks(as('silicoids', { goods: { grain: 1, boar: 1, stone: 2 } }, HARVEST))).toBe(true);
    expect(asks(as('silicoids', { goods: { grain: 2, stone: 2 } }, HARVEST))).toBe(false);
    expect(asks(as('silicoids', { goods: { ruby: 2, stone: 2 } }, HARVEST))).toBe(false);
    const carver = { furnishings: { d3: 'boneCarver' }, goods: { food: 4, dog: 1 } };
    expect(asks(withTilesOf('darkElves', carver, HARVEST))).toBe(false);
    const coals = { furnishings: { d3: 'charcoalStorage' }, goods: { food: 4, ruby: 1 } };
    expect(asks(withTilesOf('darkElves', coals, HARVEST))).toBe(false);
    expect(asks(as('silicoids', { goods: { grain: 6, stone: 2 } }, ROUND_4))).toBe(false);
  });
});

describe('Working cave', () => {
  it('feeds a Silicoid or the goblin of the family, as the move says', () => {
    const family = {
      ...withGoblin({ furnishings: { d2: 'workingCave' } }),
      dwarfs: [{}, {}, { goblin: true as const }],
    };
    const more = { ...HARVEST, folkTiles: ['trolls'] };
    as('silicoids', { ...family, goods: { stone: 2, wood: 1 } }, more)
      .play('1 use workingCave wood food')
      .has({ wood: 0, stone: 0, food: 0 })
      .begs(0);
    as('silicoids', { ...family, goods: { stone: 1, food: 2, wood: 1 } }, more)
      .play('1 use workingCave wood')
      .has({ wood: 0, stone: 0, food: 0 })
      .begs(0);
  });
});

describe('Feeding room', () => {
  const furnishings = { d3: 'feedingRoom' };

  it('a type breeds again only if there is room for its second young one (A100)', () => {
    const cells = { c4: 'smallPasture stable' };
    withTilesOf('elves', { cells, furnishings, goods: { sheep: 5, vegetable: 1, food: 4 } }, HARVEST)
      .has({ sheep: 6, vegetable: 1 })
      .round(6);
    withTilesOf('elves', { cells, furnishings, goods: { sheep: 4, vegetable: 1, food: 4 } }, HARVEST)
      .has({ sheep: 5 })
      .play('1 use feedingRoom 1')
      .has({ sheep: 6, vegetable: 0 });
  });

  it('asks if an exchange could make that room, or bring the vegetable', () => {
    const goods = { sheep: 2, ruby: 1, vegetable: 1, food: 4 };
    withTilesOf('elves', { cells: { c4: 'meadow stable' }, furnishings, goods }, HARVEST)
      .asks('breedAgain', 1)
      .has({ sheep: 3 })
      .offersOnly('done')
      .offers('1 ruby dog')
      .play('1 ruby dog', '1 use feedingRoom 1')
      .has({ sheep: 4, vegetable: 0 });
    const cells = { c4: 'smallPasture' };
    withTilesOf('elves', { cells, furnishings, goods: { sheep: 2, ruby: 1, food: 4 } }, HARVEST)
      .play('1 ruby vegetable', '1 use feedingRoom 1')
      .has({ sheep: 4, vegetable: 0 });
    withTilesOf('elves', { cells: { c4: 'meadow stable' }, furnishings, goods: { sheep: 2, food: 4 } }, HARVEST)
      .has({ sheep: 3 })
      .round(6);
  });

  it('asks if animals of another type could make room', () => {
    const goods = { sheep: 3, boar: 1, vegetable: 1, food: 4 };
    withTilesOf('elves', { cells: { c4: 'smallPasture stable' }, furnishings, goods }, HARVEST)
      .has({ sheep: 4 })
      .offersOnly('done')
      .play('1 eat boar', '1 use feedingRoom 1')
      .has({ sheep: 5, boar: 0, vegetable: 0 });
  });

  it('does nothing for the loot that lets animals breed (A100)', () => {
    const cells = { c4: 'smallPasture stable' };
    withTilesOf('elves', {
      cells,
      furnishings,
      goods: { sheep: 2, vegetable: 1 },
      dwarfs: [{ weapon: 14 }, { at: 'housework' }],
    })
      .play('place logging', 'loot breed')
      .has({ sheep: 3 })
      .refuses('use feedingRoom 1');
  });
});
