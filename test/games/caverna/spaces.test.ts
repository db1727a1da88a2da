import { describe, expect, it } from 'vitest';
import { game, scenario } from './scenario.ts';

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

  it('the new holder only starts the next round (A14)', () => {
    const token = game(2, {}, { startingPlayer: 2, turn: 1 }).play('place startingPlayer', 'end').asks('place', 2);
    token.untilRound(6).asks('place', 1);
  });

  it('if nobody takes the token, its holder keeps it and the food accumulates (A14)', () => {
    scenario({ players: 3, round: 5, startingPlayer: 2 })
      .untilRound(6)
      .asks('place', 2)
      .lies('startingPlayer', { food: 2 });
  });
});

describe('Logging', () => {
  it('gives the wood first, then an expedition of level 1 for an armed dwarf (A69)', () => {
    game(3, { dwarfs: [2, 3] })
      .play('place logging')
      .has({ wood: 3 })
      .offersOnly('loot weapons', 'loot dog', 'loot wood', 'loot sheep', 'loot grain', 'done')
      .play('loot grain')
      .asks('end')
      .has({ wood: 3, grain: 1 });
  });

  it('an unarmed dwarf gets only the wood', () => {
    game(3, {}).play('place logging').asks('end').hasOnly({ wood: 3 });
  });

  it('the expedition is optional', () => {
    game(3, { dwarfs: [2, 3] })
      .play('place logging', 'done')
      .asks('end')
      .dwarfs([2, 3]);
  });
});

describe('Supplies and Growth', () => {
  const goods = { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 };
  it.each([2, 3])('Supplies with %i players', (players) => {
    game(players, {}).play('place supplies').asks('end').hasOnly(goods);
  });

  it.each([4, 5, 6, 7])('Growth with %i players: the goods, or a child', (players) => {
    game(players, {}).play('place growth').asks('end').hasOnly(goods);
    const take = 'take wood 1 stone 1 ore 1 food 1 gold 2';
    game(players, { d3: 'dwelling' })
      .play('place growth')
      .offersOnly(take, 'grow')
      .play('grow')
      .asks('end')
      .hasOnly({});
    game(players, { d3: 'dwelling' }).play('place growth', take).asks('end').dwarfs([{}, {}]);
  });
});

describe('Ore mining', () => {
  it('gives the ore, and 2 more for each ore mine', () => {
    game(3, {}).play('place oreMining').asks('end').hasOnly({ ore: 2 });
    game(3, { e4: 'oreMine', f4: 'deepTunnel', e3: 'oreMine', f3: 'rubyMine deep' })
      .play('place oreMining')
      .has({ ore: 6 });
  });
});

describe('Wood gathering, Depot and Large depot', () => {
  it('give the goods there', () => {
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

describe('Strip mining and Forest exploration', () => {
  it('Strip mining: the goods there and 2 wood; the first good is ore', () => {
    game(3, {}).play('place stripMining').asks('end').hasOnly({ ore: 1, wood: 2 });
    game(3, {}, { spaces: { stripMining: { ore: 1, stone: 2 } } })
      .play('place stripMining')
      .hasOnly({ ore: 1, stone: 2, wood: 2 });
  });

  it('Forest exploration: the wood and, with 3 players, 1 vegetable, otherwise 2 food', () => {
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

  it('the player may spend more than the 4 gold', () => {
    game(7, { gold: 2 })
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
    game(5, { dwarfs: [4, 4], c4: 'field', c3: 'field' })
      .play('place hardwareRental', 'loot grain', 'loot vegetable')
      .offers('sow grain 1 vegetable 1', 'done')
      .play('sow grain 1 vegetable 1')
      .asks('end')
      .hasOnly({});
  });

  it('5 players: an unarmed dwarf without anything to sow cannot use it', () => {
    game(5, {}).refuses('place hardwareRental');
    game(5, { c4: 'field', grain: 1 }).offers('place hardwareRental');
  });

  it.each([6, 7])('%i players: also 2 wood', (players) => {
    game(players, {}).play('place hardwareRental').asks('end').hasOnly({ wood: 2 });
  });
});

describe('Fence building', () => {
  it('gives the wood, then a small pasture for 2 and a large one for 4 wood, each once, and no stable', () => {
    game(5, { c4: 'meadow', c3: 'meadow', c2: 'meadow', b4: 'meadow', wood: 6, stone: 1 })
      .play('place fenceBuilding')
      .has({ wood: 7 })
      .refuses('stable c4')
      .play('fence small b4')
      .refuses('fence small c2')
      .play('fence large c3 c4')
      .asks('end')
      .has({ wood: 1 });
  });

  it('taking only the wood is enough', () => {
    game(6, {}).play('place fenceBuilding').asks('end').hasOnly({ wood: 2 });
  });
});

describe('Ruby mining', () => {
  it('gives the rubies, and 1 more with at least one ruby mine, never 2', () => {
    game(3, {}, { spaces: { rubyMining: { ruby: 2 } } })
      .play('place rubyMining')
      .hasOnly({ ruby: 2 });
    game(3, { d2: 'rubyMine' }).play('place rubyMining').hasOnly({ ruby: 2 });
    game(3, { d2: 'rubyMine', e3: 'rubyMine' }).play('place rubyMining').hasOnly({ ruby: 2 });
  });

  it('if empty, it cannot be used without a ruby mine (2 players, round 1)', () => {
    game(2, {}, { round: 1 }).refuses('place rubyMining');
    game(2, { d2: 'rubyMine' }, { round: 1 }).play('place rubyMining').hasOnly({ ruby: 1 });
  });
});

describe('Housework', () => {
  it('gives 1 dog and a furnishing tile, in either order, or only the dog', () => {
    game(3, { wood: 1 }).play('place housework', 'furnish cuddleRoom').asks('end').hasOnly({ dog: 1 });
    game(3, { wood: 1 }).play('place housework', 'take dog 1', 'furnish cuddleRoom').asks('end').hasOnly({ dog: 1 });
    game(3, {}).play('place housework', 'take dog 1', 'done').asks('end').hasOnly({ dog: 1 });
  });

  it('dogs need no room (A33)', () => {
    game(3, { dog: 12, sheep: 2 }).asks('place');
  });
});
