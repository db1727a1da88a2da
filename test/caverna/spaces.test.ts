import { describe, expect, it } from 'vitest';
import type { PositionFile } from '../../src/caverna/positions.ts';
import type { Bundle } from '../../src/caverna/state.ts';
import { scenario } from './scenario.ts';

type Seat = NonNullable<PositionFile['seats']>[number];
const game = (players: number, seat: Seat, more: Partial<PositionFile> = {}) =>
  scenario({
    players,
    round: 5,
    ...more,
    seats: [{ ...seat, goods: { food: 0, ...seat.goods } }, ...(more.seats ?? [])],
  });

/** The printed spaces of each number of players (appendix part 3; solo: rulings M02). */
const SPACES: Readonly<Record<number, string>> = {
  1: 'excavation logging oreMining woodGathering sustenance rubyMining housework slashAndBurn',
  2: 'driftMining excavation startingPlayer logging supplies oreMining woodGathering clearing sustenance rubyMining housework slashAndBurn',
  3: 'driftMining excavation startingPlayer logging supplies oreMining woodGathering clearing sustenance rubyMining housework slashAndBurn stripMining imitation4 forestExploration',
  4: 'driftMining excavation startingPlayer imitation2 growth oreMining logging forestExploration clearing sustenance rubyMining housework slashAndBurn',
  5: 'driftMining excavation startingPlayer imitation2 growth oreMining logging forestExploration clearing sustenance rubyMining housework slashAndBurn depot smallScaleDriftMining weeklyMarket imitation4 hardwareRental fenceBuilding',
  6: 'driftMining excavation startingPlayer imitation2 growth oreMining logging forestExploration clearing sustenance rubyMining housework slashAndBurn depot driftMining2 weeklyMarket imitation1 hardwareRental fenceBuilding',
  7: 'driftMining excavation startingPlayer imitation2 growth oreMining logging forestExploration clearing sustenance rubyMining housework slashAndBurn depot driftMining2 weeklyMarket imitation1 hardwareRental fenceBuilding largeDepot imitation0 extension',
};

describe('the printed action spaces', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('with %i players (M02, X23, X39)', (players) => {
    const printed = scenario({ players, next: 'round' }).state.spaces.map(({ id }) => id);
    expect(printed.slice(0, -1).sort()).toEqual(SPACES[players]?.split(' ').sort());
    expect(printed.length - 1).toBe([0, 8, 12, 15, 13, 19, 19, 22][players]);
  });

  it('solo may be played without covered spaces (A72)', () => {
    const { state } = scenario({ players: 1, options: { rulings: { soloCoversSpaces: false } } });
    expect(state.spaces.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['driftMining', 'startingPlayer', 'supplies', 'clearing']),
    );
  });
});

type Refill = readonly [space: string, empty: Bundle, more: Bundle];

/** What is put on a space: where it is empty, and where something lies. */
const REFILLS: readonly (readonly [players: readonly number[], ...Refill])[] = [
  [[2, 3], 'driftMining', { stone: 1 }, { stone: 1 }],
  [[4, 5, 6, 7], 'driftMining', { stone: 2 }, { stone: 2 }],
  [[6, 7], 'driftMining2', { stone: 1 }, { stone: 1 }],
  [[1, 2, 3], 'excavation', { stone: 1 }, { stone: 1 }],
  [[4, 5, 6, 7], 'excavation', { stone: 2 }, { stone: 1 }],
  [[2, 3, 4, 5, 6, 7], 'startingPlayer', { food: 1 }, { food: 1 }],
  [[1, 2, 3], 'logging', { wood: 3 }, { wood: 1 }],
  [[4, 5, 6, 7], 'logging', { wood: 3 }, { wood: 3 }],
  [[1, 2, 3], 'oreMining', { ore: 2 }, { ore: 1 }],
  [[4, 5, 6, 7], 'oreMining', { ore: 3 }, { ore: 2 }],
  [[1, 2, 3], 'woodGathering', { wood: 1 }, { wood: 1 }],
  [[2, 3], 'clearing', { wood: 1 }, { wood: 1 }],
  [[4, 5, 6, 7], 'clearing', { wood: 2 }, { wood: 2 }],
  [[1, 2, 3], 'sustenance', { food: 1 }, { food: 1 }],
  [[4, 5, 6, 7], 'sustenance', { grain: 1 }, { vegetable: 1 }],
  [[3], 'stripMining', { ore: 1 }, { stone: 1 }],
  [[3], 'forestExploration', { wood: 1 }, { wood: 1 }],
  [[4, 5, 6, 7], 'forestExploration', { wood: 2 }, { wood: 1 }],
  [[5, 6, 7], 'depot', { wood: 1, ore: 1 }, { wood: 1, ore: 1 }],
  [[5], 'fenceBuilding', { wood: 1 }, { wood: 1 }],
  [[6, 7], 'fenceBuilding', { wood: 2 }, { wood: 1 }],
  [[7], 'largeDepot', { wood: 2, stone: 1, ore: 1 }, { wood: 1, stone: 1, ore: 1 }],
  [[1, 2, 3, 4, 5, 6, 7], 'rubyMining', { ruby: 1 }, { ruby: 1 }],
  [[1, 2, 3, 4, 5, 6, 7], 'sheepFarming', { sheep: 1 }, { sheep: 1 }],
  [[1, 2, 3, 4, 5, 6, 7], 'donkeyFarming', { donkey: 1 }, { donkey: 1 }],
  [[1, 2, 3, 4, 5, 6, 7], 'oreDelivery', { ore: 1, stone: 1 }, { ore: 1, stone: 1 }],
  [[2, 3, 4, 5, 6, 7], 'rubyDelivery', { ruby: 2 }, { ruby: 1 }],
];
const FILLED = REFILLS.flatMap(([counts, ...refill]) => counts.map((players) => [players, ...refill] as const));

describe('replenishing', () => {
  it.each(FILLED)('%i players: %s gets %j when it is empty, else %j', (players, space, empty, more) => {
    const twice: Record<string, number> = { ...empty };
    for (const [good, count] of Object.entries(more)) twice[good] = (twice[good] ?? 0) + count;
    const cards = players === 1 ? {} : { 10: 'rubyDelivery', 11: 'oreTrading' };
    scenario({ players, round: 12, next: 'round', cards }).lies(space, empty);
    scenario({ players, round: 12, next: 'round', cards, spaces: { [space]: empty } }).lies(space, twice);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('nothing else accumulates with %i players', (players) => {
    const cards = players === 1 ? {} : { 10: 'rubyDelivery', 11: 'oreTrading' };
    const { state } = scenario({ players, round: 12, next: 'round', cards });
    const filled = state.spaces.filter(({ goods }) => Object.keys(goods).length > 0).map(({ id }) => id);
    const solo = players === 1 ? ['rubyDelivery'] : [];
    const expected = FILLED.flatMap(([count, space]) => (count === players ? [space] : []));
    expect(filled.sort()).toEqual([...expected, ...solo].sort());
  });

  it('two players: no rubies on Ruby mining in the first two rounds (X34)', () => {
    scenario({ players: 2, round: 1, next: 'round' }).lies('rubyMining', {});
    scenario({ players: 2, round: 2, next: 'round' }).lies('rubyMining', {});
    scenario({ players: 2, round: 3, next: 'round' }).lies('rubyMining', { ruby: 1 });
  });

  it.each([1, 3, 4, 5, 6, 7])('%i players: rubies on Ruby mining from round 1 (X34)', (players) => {
    scenario({ players, round: 1, next: 'round' }).lies('rubyMining', { ruby: 1 });
  });

  it('a card is filled in the round in which it is revealed (A50)', () => {
    scenario({ players: 3, round: 2, next: 'round', cards: { 2: 'sheepFarming' } }).lies('sheepFarming', { sheep: 1 });
  });
});

describe('Drift mining and Excavation', () => {
  it.each(['driftMining', 'excavation'])('%s: all the stone, and a twin tile if one likes', (space) => {
    game(3, {}, { spaces: { [space]: { stone: 4 } } })
      .play(`place ${space}`)
      .has({ stone: 4 })
      .offers('lay cavern d2 tunnel d1', 'lay cavern d2 tunnel e2', 'done')
      .play('done')
      .asks('end')
      .lies(space, {});
  });

  it('Drift mining lays Cavern/Tunnel only, Excavation Cavern/Cavern as well', () => {
    game(3, {}).play('place driftMining').refuses('lay cavern d2 cavern d1', 'lay cavern d1 cavern d2');
    game(3, {})
      .play('place excavation', 'lay cavern d1 cavern d2')
      .cell('d1', { ground: 'cavern' })
      .cell('d2', { ground: 'cavern' });
  });

  it('the tile lies on two neighbouring empty spaces and adjoins the cave system, with either half', () => {
    game(3, {})
      .play('place driftMining')
      .offersOf(
        'lay',
        'lay cavern d2 tunnel d1',
        'lay cavern d1 tunnel d2',
        'lay cavern d2 tunnel e2',
        'lay cavern e2 tunnel d2',
        'lay cavern e3 tunnel e2',
        'lay cavern e2 tunnel e3',
        'lay cavern e3 tunnel f3',
        'lay cavern f3 tunnel e3',
        'lay cavern e3 tunnel e4',
        'lay cavern e4 tunnel e3',
        'lay cavern e4 tunnel f4',
        'lay cavern f4 tunnel e4',
      );
  });

  it('covering an underground water source gives 1 or 2 food (A16, M01)', () => {
    game(3, {}).play('place driftMining', 'lay cavern e4 tunnel e3').has({ food: 1 });
    game(3, { cells: { e3: 'tunnel', f3: 'tunnel', f2: 'tunnel' } })
      .play('place driftMining', 'lay cavern f1 tunnel e1')
      .has({ food: 2 });
  });

  it('no single tile takes the place of a twin tile (A22)', () => {
    const cells = {
      d2: 'cavern',
      e3: 'cavern',
      e4: 'cavern',
      d1: 'cavern',
      f2: 'cavern',
      e1: 'cavern',
      f4: 'cavern',
      e2: 'cavern',
    };
    game(3, { cells: { ...cells, f3: 'cavern' } })
      .play('place driftMining')
      .asks('end');
  });

  it.each([2, 3, 4, 5, 6, 7])('are there with %i players', (players) => {
    game(players, {}).offers('place driftMining', 'place excavation');
  });

  it.each([6, 7])('a second Drift mining with %i players', (players) => {
    game(players, {}, { spaces: { driftMining2: { stone: 3 } } })
      .play('place driftMining2')
      .has({ stone: 3 })
      .offers('lay cavern d2 tunnel d1')
      .refuses('lay cavern d2 cavern d1');
  });
});

describe('Small-scale drift mining', () => {
  it('gives its stone with a tile only, and cannot be used without (X24)', () => {
    game(5, {}).play('place smallScaleDriftMining', 'lay cavern d2 tunnel d1').asks('end').has({ stone: 1 });
    const cells = Object.fromEntries(
      ['d1', 'd2', 'e1', 'e2', 'e3', 'e4', 'f1', 'f2', 'f3', 'f4'].map((cell) => [cell, 'cavern']),
    );
    game(5, { cells }).refuses('place smallScaleDriftMining');
    game(5, {}).play('place smallScaleDriftMining').refuses('done');
  });

  it('gives its stone without a tile where the table rules so (X24)', () => {
    const options = { rulings: { driftStoneWithoutTile: true } };
    game(5, {}, { options }).play('place smallScaleDriftMining', 'take stone 1', 'done').has({ stone: 1 });
  });

  it.each([3, 4, 6, 7])('is not there with %i players (X23)', (players) => {
    game(players, {}).refuses('place smallScaleDriftMining');
  });
});

describe('Starting player', () => {
  it('gives the food, 2 ore with up to 3 players, and the token (A14)', () => {
    const token = game(3, {}, { spaces: { startingPlayer: { food: 3 } }, startingPlayer: 2, turn: 1 }).play(
      'place startingPlayer',
    );
    token.asks('end').hasOnly({ food: 3, ore: 2 });
    expect([token.state.startingPlayer, token.state.tokenHolder]).toEqual([1, 0]);
  });

  it('gives 1 ruby with more players', () => {
    game(4, {}).play('place startingPlayer').hasOnly({ food: 1, ruby: 1 });
  });

  it('the new holder begins the next round only (A14)', () => {
    const token = game(2, {}, { startingPlayer: 2, turn: 1 }).play('place startingPlayer', 'end').asks('place', 2);
    token.untilRound(6).asks('place', 1);
  });

  it('unclaimed, the token stays and the food accumulates (A14)', () => {
    scenario({ players: 3, round: 5, startingPlayer: 2 })
      .untilRound(6)
      .asks('place', 2)
      .lies('startingPlayer', { food: 2 });
  });
});

describe('Logging', () => {
  it('gives the wood first, then an expedition of level 1 for an armed dwarf (A69)', () => {
    game(3, { dwarfs: [{ weapon: 2 }, { weapon: 3 }] })
      .play('place logging')
      .has({ wood: 3 })
      .offersOnly('loot weapons', 'loot dog', 'loot wood', 'loot sheep', 'loot grain', 'done')
      .play('loot grain')
      .asks('end')
      .has({ wood: 3, grain: 1 });
  });

  it('an unarmed dwarf gets the wood alone', () => {
    game(3, {}).play('place logging').asks('end').hasOnly({ wood: 3 });
  });

  it('the expedition is optional', () => {
    game(3, { dwarfs: [{ weapon: 2 }, { weapon: 3 }] })
      .play('place logging', 'done')
      .asks('end')
      .dwarfs([{ weapon: 2 }, { weapon: 3 }]);
  });
});

describe('Supplies and Growth', () => {
  const goods = { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 };
  it.each([2, 3])('Supplies with %i players', (players) => {
    game(players, {}).play('place supplies').asks('end').hasOnly(goods);
  });

  it.each([4, 5, 6, 7])('Growth with %i players: the goods, or a child', (players) => {
    game(players, {}).play('place growth').asks('end').hasOnly(goods);
    game(players, { furnishings: { d3: 'dwelling' } })
      .play('place growth')
      .offersOnly('take wood 1 stone 1 ore 1 food 1 gold 2', 'grow')
      .play('grow')
      .asks('end')
      .hasOnly({});
  });
});

describe('Ore mining', () => {
  it('gives the ore, and 2 more for each ore mine', () => {
    game(3, {}).play('place oreMining').asks('end').hasOnly({ ore: 2 });
    game(3, { cells: { e4: 'oreMine', f4: 'deepTunnel', e3: 'oreMine', f3: 'rubyMine deep' } })
      .play('place oreMining')
      .has({ ore: 6 });
  });
});

describe('Wood gathering, Depot and Large depot', () => {
  it('give what lies there', () => {
    game(3, {}, { spaces: { woodGathering: { wood: 4 } } })
      .play('place woodGathering')
      .asks('end')
      .hasOnly({ wood: 4 });
    game(5, {}, { spaces: { depot: { wood: 2, ore: 2 } } })
      .play('place depot')
      .asks('end')
      .hasOnly({ wood: 2, ore: 2 });
    game(7, {}).play('place largeDepot').asks('end').hasOnly({ wood: 2, stone: 1, ore: 1 });
  });
});

describe('Clearing, Sustenance and Slash-and-burn', () => {
  it('Clearing: the wood and a Meadow/Field tile, which begins at the cave entrance (A17, X12)', () => {
    game(3, {})
      .play('place clearing')
      .has({ wood: 1 })
      .offersOnly(
        'lay meadow c4 field c3',
        'lay meadow c3 field c4',
        'lay meadow c4 field b4',
        'lay meadow b4 field c4',
        'done',
      );
  });

  it('later tiles adjoin a field, a meadow or a pasture (A18)', () => {
    game(3, { cells: { c4: 'smallPasture' } })
      .play('place clearing')
      .offersOf(
        'lay',
        'lay meadow c3 field c2',
        'lay meadow c2 field c3',
        'lay meadow c3 field b3',
        'lay meadow b3 field c3',
        'lay meadow b4 field b3',
        'lay meadow b3 field b4',
        'lay meadow b4 field a4',
        'lay meadow a4 field b4',
      );
  });

  it('a stable does not begin or extend the land', () => {
    game(3, { cells: { a1: 'forest stable' } })
      .play('place clearing')
      .refuses('lay meadow a1 field b1', 'lay meadow a2 field b2');
  });

  it('the meadow half may go under a stable, the field half never (X11, X32, A27)', () => {
    game(3, { cells: { c4: 'forest stable' } })
      .play('place clearing')
      .refuses('lay meadow c3 field c4')
      .play('lay meadow c4 field c3')
      .cell('c4', { ground: 'meadow', stable: true });
  });

  it('the river gives 1 food, the preserves 1 wild boar each (A16)', () => {
    game(3, {}).play('place clearing', 'lay meadow b4 field c4').has({ food: 1, boar: 0 });
    game(3, { cells: { c4: 'field', c3: 'field', c2: 'field' } })
      .play('place clearing', 'lay meadow c1 field b1')
      .has({ boar: 1 });
    game(3, { cells: { c4: 'field', c3: 'field', b3: 'field' } })
      .play('place clearing', 'lay meadow a2 field a3')
      .has({ boar: 1 });
  });

  it('Sustenance with up to 3 players: the food and 1 grain, and a tile', () => {
    game(3, {}, { spaces: { sustenance: { food: 2 } } })
      .play('place sustenance', 'lay meadow c4 field c3')
      .asks('end')
      .hasOnly({ food: 2, grain: 1 });
    game(2, {}).play('place sustenance', 'take grain 1', 'done').asks('end').hasOnly({ food: 1, grain: 1 });
  });

  it('Sustenance with more players: what lies there, and a tile', () => {
    game(4, {}, { spaces: { sustenance: { grain: 1, vegetable: 2 } } })
      .play('place sustenance', 'done')
      .asks('end')
      .hasOnly({ grain: 1, vegetable: 2 });
    game(4, {}).play('place sustenance').offers('lay meadow c4 field c3');
  });

  it('Slash-and-burn: a tile and then, if one likes, sowing on it', () => {
    game(3, { goods: { grain: 1 } })
      .play('place slashAndBurn', 'lay meadow c4 field c3')
      .offersOnly('sow grain 1', 'done')
      .play('sow grain 1')
      .asks('end')
      .cell('c3', { ground: 'field', crop: 'grain', left: 3 });
  });

  it('Slash-and-burn: only in this order, or one of both alone (X06)', () => {
    game(3, { cells: { c4: 'field' }, goods: { grain: 1 } })
      .play('place slashAndBurn', 'sow grain 1')
      .asks('end');
    game(3, { goods: { grain: 1 } })
      .play('place slashAndBurn', 'lay meadow c4 field c3', 'done')
      .asks('end')
      .has({ grain: 1 });
  });

  it('Slash-and-burn cannot be used for nothing', () => {
    const cells = Object.fromEntries(
      ['a', 'b', 'c'].flatMap((column) => [1, 2, 3, 4].map((row) => [`${column}${row}`, 'meadow'])),
    );
    game(3, { cells, goods: { grain: 1 } }).refuses('place slashAndBurn');
    game(3, { cells: { ...cells, a4: 'field' }, goods: { grain: 1 } }).offers('place slashAndBurn');
    game(3, { cells: { ...cells, a4: 'field' } }).refuses('place slashAndBurn');
  });
});

describe('Sow', () => {
  const cells = { c4: 'field', c3: 'field', c2: 'field', b4: 'field', b3: 'field' };
  const sowing = (goods: Bundle) => game(3, { cells, goods }, { round: 12 }).play('place familyLife');

  it('up to two fields of grain and two of vegetables', () => {
    sowing({ grain: 5, vegetable: 5 }).offersOnly(
      'sow grain 1',
      'sow grain 2',
      'sow vegetable 1',
      'sow vegetable 2',
      'sow grain 1 vegetable 1',
      'sow grain 1 vegetable 2',
      'sow grain 2 vegetable 1',
      'sow grain 2 vegetable 2',
    );
    const sown = sowing({ grain: 3, vegetable: 2 })
      .play('sow grain 2 vegetable 2')
      .asks('end')
      .has({ grain: 1, vegetable: 0 });
    const fields = sown
      .player()
      .cells.flatMap((cell) => (cell.ground === 'field' ? [`${cell.crop ?? 'empty'} ${cell.left ?? 0}`] : []));
    expect(fields.sort()).toEqual(['empty 0', 'grain 3', 'grain 3', 'vegetable 2', 'vegetable 2']);
  });

  it('needs the crop and an empty field', () => {
    game(3, { cells: { c4: 'field' } }, { round: 12 }).refuses('place familyLife');
    game(3, { cells: { c4: 'field grain' }, goods: { grain: 1 } }, { round: 12 }).refuses('place familyLife');
    game(3, { cells: { c4: 'field' }, goods: { grain: 2, vegetable: 1 } }, { round: 12 })
      .play('place familyLife')
      .offersOnly('sow grain 1', 'sow vegetable 1');
  });
});

describe('Strip mining and Forest exploration', () => {
  it('Strip mining: what lies there and 2 wood; the first good is ore', () => {
    game(3, {}).play('place stripMining').asks('end').hasOnly({ ore: 1, wood: 2 });
    game(3, {}, { spaces: { stripMining: { ore: 1, stone: 2 } } })
      .play('place stripMining')
      .hasOnly({ ore: 1, stone: 2, wood: 2 });
  });

  it('Forest exploration: the wood and, with 3 players, 1 vegetable, else 2 food', () => {
    game(3, {}).play('place forestExploration').asks('end').hasOnly({ wood: 1, vegetable: 1 });
    game(4, {}).play('place forestExploration').asks('end').hasOnly({ wood: 2, food: 2 });
  });
});

describe('Weekly market', () => {
  const PRICES = { wood: 1, stone: 1, ore: 1, sheep: 1, donkey: 1, grain: 1, boar: 2, dog: 2, vegetable: 2, cattle: 3 };
  it.each(Object.entries(PRICES))('sells %s for %i gold, once', (good, price) => {
    game(5, {})
      .play('place weeklyMarket', `buy ${good}`)
      .has({ [good]: 1, gold: 4 - price })
      .refuses(`buy ${good}`);
  });

  it('gives 4 gold; nothing needs to be bought (X30)', () => {
    game(6, {})
      .play('place weeklyMarket')
      .has({ gold: 4 })
      .offersOnly('done', ...Object.keys(PRICES).map((good) => `buy ${good}`));
    game(6, {}).play('place weeklyMarket', 'done').asks('end').hasOnly({ gold: 4 });
  });

  it("more than 4 gold may be spent, of one's own", () => {
    game(7, { goods: { gold: 2 } })
      .play('place weeklyMarket', 'buy cattle', 'buy dog', 'buy wood')
      .asks('end')
      .hasOnly({ cattle: 1, dog: 1, wood: 1 });
  });

  it('animals that are bought may be eaten at once', () => {
    game(5, {}).play('place weeklyMarket', 'buy sheep', 'eat sheep').has({ food: 1, gold: 3 });
  });
});

describe('Hardware rental', () => {
  it('5 players: expedition of level 2 and then sowing', () => {
    game(5, { dwarfs: [{ weapon: 4 }, { weapon: 4 }], cells: { c4: 'field', c3: 'field' } })
      .play('place hardwareRental', 'loot grain', 'loot vegetable')
      .offers('sow grain 1 vegetable 1', 'done')
      .play('sow grain 1 vegetable 1')
      .asks('end')
      .hasOnly({});
  });

  it('5 players: an unarmed dwarf without anything to sow cannot use it', () => {
    game(5, {}).refuses('place hardwareRental');
    game(5, { cells: { c4: 'field' }, goods: { grain: 1 } }).offers('place hardwareRental');
  });

  it.each([6, 7])('%i players: 2 wood besides', (players) => {
    game(players, {}).play('place hardwareRental').asks('end').hasOnly({ wood: 2 });
  });
});

describe('Fence building', () => {
  it('gives the wood, then a small pasture for 2 and a large one for 4 wood, each once, and no stable', () => {
    game(5, { cells: { c4: 'meadow', c3: 'meadow', c2: 'meadow', b4: 'meadow' }, goods: { wood: 6, stone: 1 } })
      .play('place fenceBuilding')
      .has({ wood: 7 })
      .refuses('stable c4')
      .play('fence small b4')
      .refuses('fence small c2')
      .play('fence large c3 c4')
      .asks('end')
      .has({ wood: 1 });
  });

  it('the wood alone will do', () => {
    game(6, {}).play('place fenceBuilding').asks('end').hasOnly({ wood: 2 });
  });
});

describe('Extension', () => {
  it('either a Meadow/Field tile and 1 wood or a Cavern/Tunnel tile and 1 stone', () => {
    game(7, {}).play('place extension', 'lay meadow c4 field c3').asks('end').hasOnly({ wood: 1 });
    game(7, {}).play('place extension', 'lay cavern d2 tunnel d1').asks('end').hasOnly({ stone: 1 });
    game(7, {}).play('place extension').refuses('lay cavern d2 cavern d1', 'done');
  });
});

describe('Ruby mining', () => {
  it('gives the rubies, and 1 more with at least one ruby mine, never 2', () => {
    game(3, {}, { spaces: { rubyMining: { ruby: 2 } } })
      .play('place rubyMining')
      .hasOnly({ ruby: 2 });
    game(3, { cells: { d2: 'rubyMine' } })
      .play('place rubyMining')
      .hasOnly({ ruby: 2 });
    game(3, { cells: { d2: 'rubyMine', e3: 'rubyMine' } })
      .play('place rubyMining')
      .hasOnly({ ruby: 2 });
  });

  it('empty it cannot be used without a ruby mine (2 players, round 1)', () => {
    game(2, {}, { round: 1 }).refuses('place rubyMining');
    game(2, { cells: { d2: 'rubyMine' } }, { round: 1 })
      .play('place rubyMining')
      .hasOnly({ ruby: 1 });
  });
});

describe('Housework', () => {
  it('gives 1 dog and a furnishing tile, in either order, or the dog alone', () => {
    game(3, { goods: { wood: 1 } })
      .play('place housework', 'furnish cuddleRoom')
      .asks('end')
      .hasOnly({ dog: 1 });
    game(3, { goods: { wood: 1 } })
      .play('place housework', 'take dog 1', 'furnish cuddleRoom')
      .asks('end')
      .hasOnly({ dog: 1 });
    game(3, {}).play('place housework', 'take dog 1', 'done').asks('end').hasOnly({ dog: 1 });
  });

  it('dogs need no room (A33)', () => {
    game(3, { goods: { dog: 12, sheep: 2 } }).asks('place');
  });
});

describe('Imitation', () => {
  const there = (space: string, weapon = 0): Seat => ({ dwarfs: [{ at: space, weapon }, {}] });
  it.each([
    [3, 'imitation4', 4],
    [4, 'imitation2', 2],
    [5, 'imitation2', 2],
    [5, 'imitation4', 4],
    [6, 'imitation1', 1],
    [6, 'imitation2', 2],
    [7, 'imitation0', 0],
    [7, 'imitation1', 1],
    [7, 'imitation2', 2],
  ])('%i players: %s costs %i food', (players, space, food) => {
    game(players, { goods: { food } }, { seats: [there('forestExploration')] })
      .play(`place ${space}`)
      .has({ food: players > 3 ? 2 : 0 });
    if (food > 0)
      game(players, { goods: { food: food - 1 } }, { seats: [there('forestExploration')] }).refuses(`place ${space}`);
  });

  it('uses the space without its accumulated goods', () => {
    game(4, { goods: { food: 2 } }, { seats: [there('clearing')] })
      .play('place imitation2')
      .offersOf('take')
      .play('lay meadow c4 field c3')
      .asks('end')
      .hasOnly({});
  });

  it("cannot be used where nobody stands, nor for a space of one's own dwarf", () => {
    game(4, { goods: { food: 9 } }).refuses('place imitation2');
    game(4, { goods: { food: 9 }, dwarfs: [{ at: 'slashAndBurn' }, {}] }).refuses('place imitation2');
    game(4, { goods: { food: 9 } }, { seats: [there('slashAndBurn')] }).offers('place imitation2');
  });

  it('never imitates Starting player', () => {
    game(4, { goods: { food: 9 } }, { seats: [there('startingPlayer')] }).refuses('place imitation2');
  });

  it.each<[string, number]>([
    ['depot', 5],
    ['largeDepot', 7],
    ['woodGathering', 3],
    ['logging', 4],
    ['rubyMining', 4],
    ['oreMining', 4],
    ['fenceBuilding', 5],
  ])('%s gives nothing to imitate once its goods are gone (A04)', (space, players) => {
    const imitation = players === 3 ? 'imitation4' : 'imitation2';
    game(players, { goods: { food: 9 } }, { seats: [there(space)] }).refuses(`place ${imitation}`);
  });

  it.each<[string, number, Bundle]>([
    ['sustenance', 3, { grain: 1 }],
    ['forestExploration', 4, { food: 2 }],
    ['forestExploration', 3, { vegetable: 1 }],
    ['stripMining', 3, { wood: 2 }],
    ['supplies', 3, { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 }],
    ['growth', 4, { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 }],
    ['hardwareRental', 6, { wood: 2 }],
  ])('%s with %i players still gives %j (A04)', (space, players, goods) => {
    const imitation = players === 3 ? 'imitation4' : 'imitation2';
    const food = players === 3 ? 4 : 2;
    const copy = game(players, { goods: { food } }, { seats: [there(space)] }).play(`place ${imitation}`);
    if (space === 'sustenance') copy.play('take grain 1', 'done');
    copy.asks('end').hasOnly(goods);
  });

  it('2 ore for each ore mine and 1 ruby with a ruby mine still count (A04)', () => {
    const cells = { e4: 'oreMine', f4: 'rubyMine deep' };
    game(4, { goods: { food: 2 }, cells }, { seats: [there('oreMining')] })
      .play('place imitation2')
      .hasOnly({ ore: 2 });
    game(4, { goods: { food: 2 }, cells }, { seats: [there('rubyMining')] })
      .play('place imitation2')
      .hasOnly({ ruby: 1 });
  });

  it('the Weekly market can be imitated', () => {
    game(5, { goods: { food: 2 } }, { seats: [there('weeklyMarket')] })
      .play('place imitation2', 'buy cattle', 'done')
      .hasOnly({ gold: 1, cattle: 1 });
  });

  it('an armed dwarf goes on the expedition, its own strength counts and it gains (A07)', () => {
    game(4, { goods: { food: 2 }, dwarfs: [{ weapon: 2 }, { weapon: 6 }] }, { seats: [there('blacksmithing', 9)] })
      .play('place imitation2')
      .refuses('loot donkey')
      .play('loot dog', 'done', 'end')
      .dwarfs([{ weapon: 3, at: 'imitation2' }, { weapon: 6 }]);
  });

  it('an unarmed dwarf forges its weapon there (A07)', () => {
    game(4, { goods: { food: 2, ore: 4 } }, { seats: [there('blacksmithing')] })
      .play('place imitation2', 'forge 4', 'done')
      .dwarfs([{ weapon: 4, at: 'imitation2' }, {}]);
  });

  it('family growth: the child lies on Imitation (A07)', () => {
    game(4, { goods: { food: 2 }, furnishings: { d3: 'dwelling' } }, { seats: [there('growth')] })
      .play('place imitation2', 'grow')
      .dwarfs([{ at: 'imitation2' }, {}, { at: 'imitation2', newborn: true }]);
  });

  it('the food may be made for it (A02, X37)', () => {
    game(4, { goods: { sheep: 1, grain: 1 } }, { seats: [there('slashAndBurn')] })
      .refuses('place imitation2')
      .play('eat sheep', 'eat grain')
      .offers('place imitation2');
  });

  it("Imitation itself may be imitated, for both costs, to reach an opponent's space (A05)", () => {
    const seats = [there('imitation2'), there('slashAndBurn')];
    game(5, { goods: { food: 6 } }, { seats })
      .play('place imitation4')
      .offersOnly('imitate imitation2', 'imitate slashAndBurn')
      .play('imitate imitation2')
      .has({ food: 0 })
      .offers('lay meadow c4 field c3');
    game(5, { goods: { food: 5 } }, { seats })
      .play('place imitation4')
      .offers('lay meadow c4 field c3')
      .has({ food: 1 });
  });

  it("but not to reach a space of one's own dwarf (A05, X42)", () => {
    game(5, { goods: { food: 9 }, dwarfs: [{ at: 'slashAndBurn' }, {}] }, { seats: [there('imitation2')] }).refuses(
      'place imitation4',
    );
  });

  it('Imitation cannot be imitated where the table rules so (A05)', () => {
    const seats = [there('imitation2'), there('slashAndBurn')];
    game(5, { goods: { food: 9 } }, { seats, options: { rulings: { imitateImitation: false } } })
      .play('place imitation4')
      .has({ food: 5 })
      .offers('lay meadow c4 field c3');
  });
});

describe('placing a dwarf', () => {
  it('every space is used by one dwarf only', () => {
    game(3, {}, { seats: [{ dwarfs: [{ at: 'logging' }, {}] }] }).refuses('place logging');
  });

  it('at least one action must be carried out', () => {
    game(3, {}, { round: 12 }).refuses('place oreTrading', 'place rubyMineConstruction', 'place familyLife');
  });

  it('own exchanges may make an action possible first (A03)', () => {
    game(3, { goods: { ore: 1, ruby: 1 } }, { round: 12 })
      .refuses('place oreTrading')
      .play('ruby ore')
      .offers('place oreTrading');
  });

  it('an exchange may not take away the only action that is left to do', () => {
    const fields = { c4: 'field', c3: 'field' };
    const crops = { grain: 1, vegetable: 1 };
    game(3, { goods: crops, cells: fields, furnishings: { d3: 'cookingCave' } }, { round: 12 })
      .offers('use cookingCave')
      .play('place familyLife')
      .offers('eat grain', 'eat vegetable')
      .refuses('use cookingCave');
  });

  it('passing is always allowed and final for this work phase (A13, X31)', () => {
    game(2, {}).play('pass', 'end').asks('place', 2).play('2 place logging', '2 end').asks('place', 2);
  });

  it('a player who has passed keeps the dwarfs at home, and they eat (A13)', () => {
    const passed = game(2, { goods: { food: 4 } }, { seats: [{ goods: { food: 4 } }] }).play(
      'pass',
      'end',
      'pass',
      'end',
    );
    passed.round(6).has({ food: 0 }).begs(0);
  });
});
