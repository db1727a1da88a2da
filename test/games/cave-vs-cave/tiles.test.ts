import { describe, expect, test } from 'vitest';
import { late, mine, type Scenario } from './scenario.ts';

/** Every order of a few things. */
function* orders<T>(things: readonly T[]): Generator<readonly T[]> {
  if (things.length === 0) yield [];
  for (const [i, thing] of things.entries()) {
    for (const rest of orders(things.toSpliced(i, 1))) yield [thing, ...rest];
  }
}

/** Effects of a tile, each with its moves, that can be used in any order, each once. */
function inAnyOrder(begin: () => Scenario, effects: readonly (readonly string[])[]): void {
  const results = new Set<string>();
  for (const order of orders(effects)) {
    const game = begin();
    for (const [i, [first = '', ...more]] of order.entries()) {
      game.offers(first, 'done');
      for (const [used = ''] of order.slice(0, i)) expect(game.moves()).not.toContain(used);
      game.play(first, ...more);
    }
    results.add(JSON.stringify([game.asks('end').player().goods, game.player().walls.toSorted(), game.player().cave]));
  }
  expect(results.size).toBe(1);
}

describe('all effects of a tile, each once and in any order (001 pp. 4 and 14; rulings A111)', () => {
  const food = { food: 9, gold: 1 };
  const cave = { d3: 'empty', d2: 'empty' };

  test.each<[string, () => Scenario, readonly (readonly string[])[]]>([
    ['cultivation', () => late({}), [['activate caveEntrance', 'take wood 1'], ['take emmer 2'], ['take flax 1']]],
    [
      'housework',
      () => late({ ...food, wood: 3, cave }, { display: ['shelf', 'spinningWheel'] }),
      [['furnish shelf d3 for food 4'], ['furnish spinningWheel d2 for food 5']],
    ],
    ['excavation', () => late({}), [['excavate e4'], ['take stone 1']]],
    ['excavation', () => late({ goods: food }), [['pay food 2', 'excavate e4', 'excavate e5'], ['take stone 1']]],
    ['undergrowth', () => late({}), [['activate caveEntrance', 'take wood 1'], ['take wood 2']]],
    ['furnishing', () => late({ ...food, food: 4, wood: 1 }), [['take food 1'], ['furnish shelf d3 for food 4']]],
    ['masonry', () => late({}), [['activate caveEntrance', 'take emmer 1'], ['take stone 1'], ['wall d3e3']]],
    ['expansion', () => late({ ...food, wood: 1 }), [['excavate e3'], ['furnish shelf d3 for food 5']]],
    ['driftMining', () => late({}), [['activate caveEntrance', 'take wood 1'], ['excavate d5']]],
    ['renovation', () => late({ gold: 5, wood: 1 }), [['wall d1d2'], ['furnish shelf d3']]],
  ])('%s', (tile, begin, effects) => {
    inAnyOrder(() => begin().play(`use ${tile}`), effects);
  });
});

describe('action tiles of the first era (001 p. 14)', () => {
  test('Cultivation: activate a room, 2 emmer, 1 flax', () => {
    const game = mine({}).play('use cultivation');
    game.offersOnly('activate caveEntrance', 'take emmer 2', 'take flax 1', 'done');
    game.play('activate caveEntrance', 'take flax 1', 'take flax 1').hasOnly({ flax: 2 });
    game.offersOnly('take emmer 2', 'done').play('take emmer 2').hasOnly({ emmer: 2, flax: 2 }).asks('end', 1);
  });

  test('a tile may be taken without any effect, and the turn ends (rulings A110)', () => {
    mine({})
      .play('use cultivation', 'done')
      .hasOnly({})
      .asks('end', 1)
      .play('end')
      .asks('use', 2)
      .refuses('use cultivation');
  });

  test('Housework: a room for 1 food per dwarf, another for 5 food or 1 gold', () => {
    const game = mine({ wood: 1, food: 5, gold: 1 }, { display: ['shelf'] }).play('use housework');
    game.offersOnly(
      'furnish shelf d3 for food 2',
      'furnish shelf d3 for food 5',
      'furnish shelf d3 for gold 1',
      'done',
    );
    game.play('furnish shelf d3 for gold 1').hasOnly({ food: 5 }).asks('end');
  });

  test.each<[number, number]>([
    [1, 2],
    [3, 2],
    [4, 3],
    [7, 3],
    [8, 4],
  ])('round %i: furnishing a room costs %i food, one for each dwarf', (round, price) => {
    const game = mine({ wood: 1, food: price }, { round, display: ['shelf'] }).play('use housework');
    game
      .offersOnly(`furnish shelf d3 for food ${price}`, 'done')
      .play(`furnish shelf d3 for food ${price}`)
      .hasOnly({});
    mine({ wood: 1, food: price - 1 }, { round, display: ['shelf'] })
      .play('use housework')
      .asks('end');
  });

  test('Housework: nothing is paid if no room fits, because the effect cannot be chosen (rulings A172)', () => {
    const game = mine({ wood: 9, food: 9, gold: 5 }, { display: ['tunnel'] }).play('use housework');
    game.asks('end').has({ food: 9, gold: 5 });
  });

  test('Excavation: one room, or two for 2 food paid before the first (rulings A115)', () => {
    const game = mine({ food: 2 }).play('use excavation');
    game.offersOnly('excavate e4', 'excavate d5', 'excavate d2', 'excavate e3', 'pay food 2', 'take stone 1', 'done');
    game.play('pay food 2', 'excavate e4').has({ food: 1 });
    game.offersOf('excavate', 'excavate e3', 'excavate d5', 'excavate d2', 'excavate e5').offersOf('done', 'done');
    game.play('excavate e5').offersOnly('take stone 1', 'done');
  });

  test('Excavation: the food under the first room never pays for the second', () => {
    const game = mine({ food: 1 }).play('use excavation').refuses('pay food 2').play('excavate e4');
    game.has({ food: 2 }).offersOnly('take stone 1', 'done');
  });

  test('Undergrowth: activate a room, 2 wood', () => {
    mine({}).play('use undergrowth').offersOnly('activate caveEntrance', 'take wood 2', 'done');
  });

  test('Furnishing: 1 food, and a room for 1 food per dwarf, which that food may help to pay', () => {
    const game = late({ wood: 1, food: 3 }, { display: ['shelf'] }).play('use furnishing');
    game.offersOnly('take food 1', 'done').play('take food 1').offersOnly('furnish shelf d3 for food 4', 'done');
    late({ wood: 1, gold: 5 }, { display: ['shelf'] })
      .play('use furnishing')
      .offersOnly('take food 1', 'done');
  });

  test('Masonry: activate a room, wood or stone, a wall', () => {
    const game = late({}).play('use masonry').offers('activate caveEntrance', 'take wood 1', 'take stone 1', 'done');
    expect(game.moves().filter((move) => move.startsWith('wall'))).toHaveLength(14);
    game.play('take wood 1').refuses('take stone 1').hasOnly({ wood: 1 });
  });

  test('Undermining: either two rooms are activated, or one is excavated, even behind walls', () => {
    const cave = { d3: 'storeroom' };
    const game = late({ cave }).play('use undermining');
    game.offersOnly(
      'activate caveEntrance',
      'activate storeroom',
      'excavate e4',
      'excavate d5',
      'excavate d2',
      'excavate e3',
      'done',
    );
    game.play('activate storeroom').offersOnly('activate caveEntrance', 'done').play('done').asks('end');
    late({ cave }).play('use undermining', 'excavate d2').asks('end');
  });

  test('Undermining: no room twice in a turn', () => {
    late({}).play('use undermining', 'activate caveEntrance', 'take wood 1').asks('end');
  });

  test('Expansion: a room is excavated; a room is furnished for 5 food or 2 gold', () => {
    const game = late({ wood: 1, food: 5, gold: 2 }, { display: ['shelf'] }).play('use expansion');
    game.offersOf('furnish', 'furnish shelf d3 for food 5', 'furnish shelf d3 for gold 2');
    game.play('excavate e3').offersOf('excavate').play('furnish shelf d3 for gold 2').hasOnly({ food: 5 }).asks('end');
  });

  test('Breach: a wall that was built goes back to the supply, for 2 stone, 3 food and 1 gold', () => {
    const game = late({ walls: ['d3e3', 'd4d5'] })
      .play('use breach')
      .offersOnly('breach d3e3', 'breach d4d5', 'done');
    game.play('breach d3e3').hasOnly({ stone: 2, food: 3, gold: 1 }).asks('end');
    expect([game.state.walls, game.player().walls]).toEqual([6, ['d4d5']]);
    late({}).play('use breach').asks('end').hasOnly({});
  });

  test('Drift mining: activate a room, excavate a room', () => {
    const game = late({}).play('use driftMining');
    game.offersOnly('activate caveEntrance', 'excavate e4', 'excavate d5', 'excavate d2', 'excavate e3', 'done');
  });

  test('Expedition: either 5 wood or 5 stone for 4 gold, never a mixture, or three rooms', () => {
    const seat = { wood: 5, stone: 5, d3: 'storeroom', e4: 'goldVein', d5: 'stateRoom' };
    const game = late(seat).play('use expedition').offers('trade wood 5 for gold 4', 'trade stone 5 for gold 4');
    game.play('trade stone 5 for gold 4').hasOnly({ wood: 5, gold: 4 }).asks('end');
    const rooms = late(seat).play('use expedition', 'activate goldVein').refuses('trade wood 5 for gold 4');
    rooms.play('activate storeroom').offers('activate caveEntrance', 'done').play('activate stateRoom').asks('end');
    late({ wood: 4, stone: 4 }).play('use expedition').offersOnly('activate caveEntrance', 'done');
  });

  test('Renovation: a wall, and a room without any extra price', () => {
    const game = late({ gold: 2, wood: 1 }, { display: ['shelf'] }).play('use renovation');
    game.offersOf('furnish', 'furnish shelf d3').play('furnish shelf d3').hasOnly({ gold: 2 });
    game.offers('wall d1e1').play('wall d1e1').asks('end');
  });
});
