import { describe, expect, test } from 'vitest';
import { late, mine } from './scenario.ts';

describe('exchanges at any time (001 pp. 6 and 9, Jederzeit-Aktion; rulings A127, A168)', () => {
  test('emmer, flax and gold are 1 food each, as often as you like; wood and stone never', () => {
    const game = mine({ wood: 2, stone: 2, emmer: 1, flax: 1, gold: 2 });
    game
      .offersOf('eat', 'eat emmer', 'eat flax', 'eat gold')
      .refuses('eat wood', 'eat stone', 'eat food', 'eat donkey');
    game.play('eat gold', 'eat gold', 'eat emmer').hasOnly({ wood: 2, stone: 2, flax: 1, food: 3 });
    game.offersOf('eat', 'eat flax').asks('use', 1);
  });

  test('the Iron Age adds donkeys, not ore, iron or weapons', () => {
    const game = mine({ donkey: 1, ore: 1, iron: 1, weapon: 1 }, { era: 2 });
    game.offersOf('eat', 'eat donkey').play('eat donkey').has({ donkey: 0, food: 1 });
  });

  test('nothing is exchanged for food above the limit', () => {
    mine({ emmer: 1, food: 9 }).offersOf('eat');
  });

  test('before, between and after the effects of a tile, only on the player’s own turn', () => {
    const game = mine({ flax: 3 }).play('eat flax', 'use cultivation', 'eat flax', 'take emmer 2', 'eat emmer');
    game.play('done').asks('end', 1).play('eat flax').has({ emmer: 1, food: 4 }).play('end').asks('use', 2);
    game.offersOf('eat', 'eat emmer', 'eat flax', 'eat gold').play('eat gold').has({ emmer: 1, food: 4 });
  });

  test('what an exchange makes possible after all other effects remains on offer until the turn ends', () => {
    const game = mine({ d3: 'prospectingSite' }).play('use undergrowth', 'take wood 2');
    game.play('activate caveEntrance', 'take emmer 1').asks('end').offersOnly('end');
    game.play('eat emmer').asks('end').offersOnly('end', 'trade food 1 for gold 1');
    game.play('trade food 1 for gold 1').hasOnly({ wood: 2, gold: 1 }).offersOnly('end');
  });

  test('furnishing a room with food that comes from an exchange after all other effects', () => {
    const game = mine({ wood: 1, flax: 1 }).play('use housework');
    game.asks('end').play('eat flax').offersOnly('end');
    const rich = mine({ wood: 1, flax: 2 }).play('use housework').asks('end').play('eat flax', 'eat flax');
    rich
      .offersOnly('end', 'furnish shelf d3 for food 2', 'furnish spinningWheel d3 for food 2')
      .play('furnish shelf d3 for food 2')
      .hasOnly({});
  });

  test('an exchange between two activations of one effect may help the next one', () => {
    const seat = { emmer: 1, d3: 'warehouse' };
    const row = ['cultivation', 'housework', 'excavation', 'undergrowth', 'undermining'];
    const game = mine(seat, { row }).play('use undermining', 'activate caveEntrance', 'take emmer 1');
    game.asks('act').offersOnly('done').play('eat emmer').offersOnly('done').play('eat emmer');
    game.offersOnly('activate warehouse', 'done').play('activate warehouse');
    game.hasOnly({ wood: 1, stone: 1, emmer: 1, flax: 1 }).asks('end');
  });

  test('none while the table decides whether to go on', () => {
    const options = { mode: 'open' } as const;
    const game = mine({ gold: 3 }, { options, round: 8, turns: 7 }).play('use cultivation', 'done', 'end');
    game.asks('goOn', 1).offersOf('eat').play('go on').offersOf('eat');
  });
});

describe('limits (001 pp. 4 and 8; rulings A121, X62)', () => {
  test('an exchange that brings nothing is not offered: at 19 gold no gold is bought (rulings A173)', () => {
    const goods = { gold: 19, flax: 3, wood: 5, stone: 5 };
    late({ goods, d3: 'spinningWheel' }).play('use expedition').offersOf('trade').refuses('activate spinningWheel');
    const some = late({ ...goods, gold: 18, d3: 'spinningWheel' }).play('use expedition');
    some.offersOf('trade', 'trade wood 5 for gold 4', 'trade stone 5 for gold 4').offers('activate spinningWheel');
    some.play('trade wood 5 for gold 4').has({ gold: 19, wood: 0 });
  });

  test('9 of each good, 19 of gold and weapons: anything above is lost', () => {
    const cave = { d3: 'oreVein', e4: 'ceremonialHall', d5: 'weaponChamber' };
    const goods = { emmer: 8, food: 8, ore: 7, gold: 18, weapon: 19 };
    const game = mine({ goods, cave }, { era: 2 }).play('use cultivation', 'take emmer 2').has({ emmer: 9 });
    game.refuses('activate weaponChamber').play('activate oreVein').has({ food: 9, ore: 9 });
    mine({ goods, cave }, { era: 2 }).play('use cultivation', 'activate ceremonialHall').has({ gold: 19 });
  });

  test('an exchange first makes room', () => {
    const game = mine({ emmer: 9 }).play('use cultivation');
    game.offersOnly('activate caveEntrance', 'take flax 1', 'done').play('eat emmer').offers('take emmer 2');
    game.play('take emmer 2').has({ emmer: 9, food: 1 });
  });

  test('what is paid makes room for the same good', () => {
    const cave = { d3: 'junctionRoom' };
    const game = mine({ gold: 19, wood: 1, stone: 1, cave }).play('use cultivation', 'activate junctionRoom');
    game.has({ gold: 19, wood: 0 });
  });

  test('positions cannot state more than the goods track shows', () => {
    expect(() => mine({ wood: 10 })).toThrow('wood: must be at most 9');
    expect(() => mine({ gold: 20 })).toThrow('gold: must be at most 19');
  });
});

describe('filling up (001 p. 6, Waren auffüllen; rulings A160)', () => {
  test('never takes anything away', () => {
    const cave = { d3: 'shelf', e4: 'foodCorner' };
    const game = mine({ wood: 5, stone: 1, emmer: 2, flax: 3, food: 7, cave }).play('use cultivation');
    game.refuses('activate foodCorner').play('activate shelf').has({ wood: 5, stone: 2, emmer: 2, flax: 3, food: 7 });
  });

  test('Parlor raises all goods in play at 0 together, with no exchange in between', () => {
    const game = mine({ emmer: 1, wood: 4, d3: 'parlor' }).play('use cultivation');
    game.play('activate parlor').hasOnly({ wood: 4, stone: 1, emmer: 1, flax: 1, food: 1, gold: 1 });
  });
});

describe('parts of effects (001 p. 4: in whole or in part; rulings X65)', () => {
  test('any part of what an effect brought may be left until the player chooses something else', () => {
    const game = mine({ gold: 1, wood: 1, d3: 'storeroom' }).play('use cultivation');
    game.play('activate storeroom').offersOf('leave', 'leave emmer', 'leave flax', 'leave food');
    game
      .play('leave flax')
      .hasOnly({ wood: 1, gold: 1, emmer: 1, food: 1 })
      .offersOf('leave', 'leave emmer', 'leave food');
    game.play('take flax 1').offersOf('leave', 'leave flax').refuses('leave emmer');
  });

  test('goods from before cannot be left', () => {
    mine({ emmer: 3 }).play('use cultivation').offersOf('leave').refuses('leave emmer');
  });

  test('the goods of exchanges and gifts of blue rooms are kept', () => {
    mine({ emmer: 1 }).play('use cultivation', 'eat emmer').offersOf('leave');
    const game = mine({ d3: 'woodStoreroom' }).play('use cultivation', 'before woodStoreroom');
    game.has({ wood: 1 }).offersOf('leave');
  });
});
