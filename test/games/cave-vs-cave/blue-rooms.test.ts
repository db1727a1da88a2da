import { describe, expect, test } from 'vitest';
import { late, mine, onField } from './scenario.ts';

describe('blue rooms of the first era (001 pp. 15 and 16)', () => {
  test('no blue room is activated', () => {
    const cave = { d3: 'prospectingSite', e4: 'dungeon' };
    mine({ food: 1, cave }).play('use cultivation').offersOf('activate', 'activate caveEntrance');
  });

  test('Prospecting site: with Undergrowth, 1 food for 1 gold, once, before or after any of its effects', () => {
    const seat = { food: 2, d3: 'prospectingSite' };
    const game = mine(seat).play('use undergrowth');
    game.offersOnly('activate caveEntrance', 'take wood 2', 'trade food 1 for gold 1', 'done');
    game.play('trade food 1 for gold 1').hasOnly({ food: 1, gold: 1 });
    game.offersOnly('activate caveEntrance', 'take wood 2', 'done');
    const last = mine(seat).play('use undergrowth', 'take wood 2', 'activate caveEntrance', 'take emmer 1');
    last.offersOnly('trade food 1 for gold 1', 'done');
    mine(seat).play('use cultivation').refuses('trade food 1 for gold 1');
  });

  test.each<[string, string, number]>([
    ['storeroom', 'activate storeroom', 1],
    ['stateRoom', 'activate stateRoom', 1],
    ['box', 'activate box', 1],
    ['secretChamber', 'activate secretChamber', 3],
  ])('Retting room: %s brings flax, and 1 food with it', (room, move, flax) => {
    const game = mine({ d3: room, e4: 'rettingRoom' }, { era: 2 }).play('use undergrowth', move);
    if (room === 'secretChamber') game.play('take flax 3');
    game.has({ flax, food: room === 'storeroom' ? 2 : 1 });
  });

  test('Retting room: each effect that brings flax (rulings A119)', () => {
    const game = mine({ d3: 'shelf', e4: 'rettingRoom' }).play('use cultivation', 'take flax 1');
    game.has({ flax: 1, food: 1 }).play('activate shelf', 'raise flax').has({ flax: 2, food: 2 });
    const entrance = mine({ d3: 'rettingRoom' }).play('use cultivation', 'activate caveEntrance');
    entrance.play('take flax 1').has({ flax: 1, food: 1 }).play('take flax 1').has({ flax: 2, food: 2 });
    const parlor = mine({ d3: 'parlor', e4: 'rettingRoom' }).play('use cultivation', 'activate parlor');
    parlor.hasOnly({ wood: 1, stone: 1, emmer: 1, flax: 1, food: 2, gold: 1 });
    const store = mine({ gold: 1, d3: 'store', e4: 'rettingRoom' }, { era: 2 });
    store.play('use cultivation', 'activate store').has({ flax: 1, food: 5, ore: 1 });
    const warehouse = mine({ food: 2, d3: 'warehouse', e4: 'rettingRoom' });
    warehouse.play('use cultivation', 'activate warehouse').has({ flax: 1, food: 1 });
  });

  test('Retting room: at 9 food flax is exchanged "at any time" if an effect could bring it again (001 p. 6; A121, A174)', () => {
    const seat = { flax: 9, food: 9, d3: 'warehouse', e4: 'rettingRoom', d5: 'storeroom' };
    const game = late(seat, { round: 3 }).play('use undermining');
    game.offers('eat flax').play('eat flax').has({ flax: 8, food: 9 }).refuses('eat flax');
    game.play('activate warehouse').has({ flax: 9, food: 8 });
    late(seat, { round: 3 }).play('use undermining', 'activate warehouse').has({ flax: 9, food: 7 });
  });

  test('Retting room: at 9 food nothing is given away that no effect can bring again', () => {
    const goods = { flax: 9, emmer: 9, gold: 19, food: 9 };
    const rooms = { d3: 'warehouse', e4: 'rettingRoom', d5: 'storeroom' };
    late({ goods, cave: rooms }).play('use undermining').refuses('eat emmer', 'eat gold');
    late({ ...goods, flax: 8, cave: rooms })
      .play('use undermining')
      .refuses('eat flax');
    late({ goods, ...rooms, e4: 'empty' })
      .play('use undermining')
      .refuses('eat flax');
    late({ goods, ...rooms, d3: 'tunnel' })
      .play('use undermining')
      .refuses('eat flax');
    late({ flax: 9, food: 8, cave: rooms }).play('use undermining').offers('eat flax');
  });

  test('Retting room: nothing for lost flax, and no flax can be left once it has brought food', () => {
    const goods = { flax: 9 };
    const game = mine({ goods, d3: 'storeroom', e4: 'rettingRoom' }).play('use cultivation');
    game.play('activate storeroom').hasOnly({ emmer: 1, flax: 9, food: 1 });
    const less = mine({ d3: 'rettingRoom' }).play('use cultivation', 'take flax 1');
    less.refuses('leave flax');
  });

  test.each(['undermining', 'expedition'])('Equipment room: one more room with %s', (tile) => {
    const cave = { d3: 'storeroom', e4: 'goldVein', d2: 'stateRoom', e3: 'secretChamber', d5: 'equipmentRoom' };
    const more = tile === 'undermining' ? 3 : 4;
    const game = late({ cave }).play(`use ${tile}`);
    const moves = ['activate storeroom', 'activate goldVein', 'activate stateRoom', 'activate secretChamber'];
    for (const move of moves.slice(0, more - 1)) game.play(move).asks('act');
    game.play(moves[more - 1] ?? '');
    if (more === 4) game.play('take gold 1');
    game.asks('end');
  });

  test('Equipment room: no additional room with single activations or with Weekly market (rulings X58)', () => {
    const cave = { d3: 'storeroom', e4: 'goldVein', d5: 'equipmentRoom' };
    mine({ cave }).play('use cultivation', 'activate goldVein').offersOnly('take emmer 2', 'take flax 1', 'done');
    const game = onField('weeklyMarket', 1, { cave, gold: 2 }).play('use weeklyMarket');
    game.play('activate storeroom', 'activate goldVein').offersOf('activate');
  });

  test.each(['cultivation', 'undergrowth', 'masonry', 'driftMining'])(
    'Wood storeroom: 1 wood with %s, after the room',
    (tile) => {
      const cave = { d3: 'goldVein', e4: 'woodStoreroom' };
      late({ cave }).play(`use ${tile}`, 'activate goldVein').hasOnly({ wood: 1, stone: 1, gold: 1 });
    },
  );

  test('Wood storeroom: the wood may also come first, so that the room can use it', () => {
    const seat = { wood: 1, flax: 1, d3: 'furnitureWorkshop', e4: 'woodStoreroom' };
    const game = mine(seat).play('use cultivation').refuses('activate furnitureWorkshop');
    game.offers('before woodStoreroom').play('before woodStoreroom');
    game.offersOnly('activate caveEntrance', 'activate furnitureWorkshop', 'done').play('activate furnitureWorkshop');
    game.hasOnly({ gold: 3 });
  });

  test('Wood storeroom: what it gives, and when, is the same for all activations (rulings A118)', () => {
    const seat = { flax: 1, d3: 'spinningWheel', e4: 'woodStoreroom' };
    const before = late(seat).play('use undergrowth', 'before woodStoreroom', 'activate spinningWheel', 'take wood 2');
    const after = late(seat).play('use undergrowth', 'activate spinningWheel', 'take wood 2');
    expect(before.player(1).goods).toEqual(after.hasOnly({ wood: 3, gold: 1 }).player(1).goods);
    // Only once: not both before and after, nor twice before.
    late(seat).play('use undergrowth', 'before woodStoreroom').refuses('before woodStoreroom');
  });

  test('a room that can do nothing may be activated for the gifts of blue rooms (001 p. 6 only asks for an orange room)', () => {
    const goods = { wood: 9, stone: 9, emmer: 9, flax: 9, food: 9 };
    const game = mine({ goods, e4: 'breedingCave' }, { era: 2 }).play('use driftMining');
    game
      .offersOf('activate')
      .play('before breedingCave')
      .hasOnly({ ...goods, donkey: 1 });
    // The effect is over, and its gift comes once.
    game.refuses('activate caveEntrance', 'before breedingCave').play('done', 'end');
  });

  test('the effect of the room need not be used: in the short game that saves its price', () => {
    const pool = ['foodCorner', 'warehouse', 'sacrificialAltar'];
    const cave = { b2: 'breedingCave', b3: 'woodStoreroom' };
    const game = mine({ food: 3, cave }, { era: 2, options: { mode: 'short' }, pool }).play('use cultivation');
    game.offersOf('activate', 'activate warehouse').play('before breedingCave');
    // It also brings the goods that were not taken before.
    game.offersOnly('activate warehouse', 'before woodStoreroom', 'done').play('done');
    game.hasOnly({ food: 3, donkey: 1, wood: 1 }).refuses('activate warehouse');
  });

  test('Wood storeroom: nothing with two or three activations, once with Weekly market', () => {
    const cave = { d3: 'storeroom', e4: 'goldVein', d5: 'woodStoreroom' };
    for (const tile of ['undermining', 'expedition']) {
      late({ cave }).play(`use ${tile}`, 'activate storeroom', 'activate goldVein').has({ wood: 0 });
    }
    const market = onField('weeklyMarket', 1, { cave }).play('use weeklyMarket', 'activate storeroom');
    market.has({ wood: 0 }).play('activate goldVein').has({ wood: 1 });
  });

  test('Dungeon: 2 gold for each wall, including walls of the additional cavern', () => {
    const game = late({ d3: 'dungeon', cavern: 'niche' }).play('use masonry', 'wall xsouth').has({ gold: 2 });
    game.offersOf('leave', 'leave gold');
    late({ d3: 'dungeon', gold: 18 }).play('use masonry', 'wall d1d2').has({ gold: 19 });
  });

  test('Dungeon: works for a wall that is built after it in the same turn (rulings A117)', () => {
    const walls = ['d3e3', 'd2d3', 'd3d4'];
    const game = late({ stone: 3, gold: 6, walls }, { display: ['dungeon', 'shelf'] });
    game.player(1).cave[3] = { is: 'furnished', room: 'goldVein' };
    game.play('use renovation', 'furnish dungeon d3').has({ gold: 2 }).play('wall d1d2').has({ gold: 4 });
  });
});

describe('blue rooms of the Iron Age (001 p. 16)', () => {
  test('Iron trader: 1 iron with Undermining and Weekly market, not with one activation or three', () => {
    const seat = { d3: 'ironTrader' };
    mine(seat, { era: 2 })
      .play('use undermining', 'activate caveEntrance', 'take wood 1')
      .hasOnly({ wood: 1, iron: 1 });
    mine(seat, { era: 2 }).play('use cultivation', 'activate caveEntrance', 'take wood 1').has({ iron: 0 });
    mine(seat, { era: 2 }).play('use expedition', 'activate caveEntrance', 'take wood 1').has({ iron: 0 });
    onField('weeklyMarket', 1, seat).play('use weeklyMarket', 'activate caveEntrance', 'take wood 1').has({ iron: 1 });
  });

  test('Iron trader: the iron may also come first, so that the rooms can use it', () => {
    const seat = { wood: 1, d3: 'ironTrader', e4: 'weaponsmith' };
    const game = mine(seat, { era: 2 }).play('use undermining', 'before ironTrader', 'activate weaponsmith');
    game.hasOnly({ weapon: 2 });
  });

  test('Equipment cabinet: 1 ore and 1 food after each effect that excavates', () => {
    const cave = { d3: 'equipmentCabinet', e4: 'diggingCave' };
    const game = mine({ cave, gold: 1 }, { era: 2 }).play('use driftMining', 'excavate d5');
    game.has({ ore: 1, food: 1 }).play('activate diggingCave', 'excavate d2').has({ ore: 2, food: 2, gold: 0 });
    const plain = mine({ cave }, { era: 2 }).play('use undermining', 'excavate d5').has({ ore: 1, food: 1 });
    plain.offersOf('leave', 'leave food', 'leave ore');
  });

  test('Equipment cabinet: once for two rooms of one effect, and never in time to pay for them (rulings A167)', () => {
    const cave = { d3: 'equipmentCabinet' };
    const game = mine({ cave, food: 2 }, { era: 2 }).play('use excavation', 'pay food 2', 'excavate d5');
    game.hasOnly({}).play('excavate d2').hasOnly({ ore: 1, food: 1 });
    const one = mine({ cave, food: 2 }, { era: 2 }).play('use excavation', 'pay food 2', 'excavate d5', 'done');
    one.hasOnly({ ore: 1, food: 1 });
    mine({ cave, food: 1 }, { era: 2 }).play('use excavation').refuses('pay food 2');
  });

  test.each(['cultivation', 'undergrowth', 'masonry', 'driftMining'])('Breeding cave: 1 donkey with %s', (tile) => {
    const cave = { d3: 'goldVein', e4: 'breedingCave' };
    mine({ cave }, { era: 2 }).play(`use ${tile}`, 'activate goldVein').hasOnly({ donkey: 1, stone: 1, gold: 1 });
  });

  test('Breeding cave: the donkey may also come first, so that the room can use it; once with Weekly market', () => {
    const cave = { d3: 'slaughteringCave', e4: 'breedingCave', d5: 'goldVein' };
    mine({ cave }, { era: 2 })
      .play('use cultivation', 'before breedingCave', 'activate slaughteringCave')
      .hasOnly({ food: 5, gold: 1 });
    const market = onField('weeklyMarket', 1, { cave }).play('use weeklyMarket', 'before breedingCave');
    market.play('activate slaughteringCave', 'activate goldVein').hasOnly({ food: 5, gold: 2, stone: 1 });
    mine({ cave }, { era: 2 }).play('use undermining', 'activate goldVein', 'done').has({ donkey: 0 });
  });
});
