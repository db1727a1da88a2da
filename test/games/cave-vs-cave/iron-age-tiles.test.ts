import { describe, expect, test } from 'vitest';
import { mine, onField, scenario } from './scenario.ts';

const rich = { food: 5, gold: 5, wood: 5, donkey: 5, ore: 5, iron: 5 };
const oneOf = ['take ore 3', 'take iron 1', 'take donkey 1'];

describe('action tiles of the Iron Age (001 p. 14)', () => {
  test('Decoration: a room for 5 food or 1 gold, and the effect of the field before or after', () => {
    const seat = { wood: 1, food: 5, gold: 1 };
    const game = onField('decoration', 1, { ...seat, c4: 'covered' });
    game.state.display.splice(0, game.state.display.length, 'shelf');
    game.play('use decoration');
    game.offersOnly('furnish shelf d3 for food 5', 'furnish shelf d3 for gold 1', ...oneOf, 'done');
    game.play('take iron 1').offersOnly('furnish shelf d3 for food 5', 'furnish shelf d3 for gold 1', 'done');
    game.play('furnish shelf d3 for food 5').hasOnly({ gold: 1, iron: 1 }).asks('end');
  });

  test('Arms trade: 3 gold for 4 weapons and a donkey or wood, and the effect of the field', () => {
    const game = onField('armsTrade', 1, { gold: 3 }).play('use armsTrade');
    game.offersOnly('trade gold 3 for donkey 1 weapon 4', 'trade gold 3 for wood 1 weapon 4', ...oneOf, 'done');
    game
      .play('trade gold 3 for wood 1 weapon 4')
      .hasOnly({ wood: 1, weapon: 4 })
      .offersOnly(...oneOf, 'done');
    game.play('take donkey 1').hasOnly({ wood: 1, weapon: 4, donkey: 1 }).asks('end');
    onField('armsTrade', 1, { gold: 2 })
      .play('use armsTrade')
      .offersOnly(...oneOf, 'done');
  });

  test('Interior design: excavate, build a wall, and the effect of the field, in any order', () => {
    const game = onField('interiorDesign', 3, { iron: 2 }).play('use interiorDesign', 'wall c4d4');
    game.offersOf('excavate', 'excavate b4', 'excavate c3').offers('trade iron 2 for weapon 2');
    game.play('trade iron 1 for weapon 1', 'excavate b4').asks('end').hasOnly({ iron: 1, weapon: 1 });
  });

  test('Weekly market: two rooms; 3 donkeys or 2 gold for 6 food; both may be used (rulings X58)', () => {
    const seat = { gold: 2, donkey: 3, d3: 'storeroom' };
    const game = onField('weeklyMarket', 1, seat).play('use weeklyMarket');
    game.offersOf('trade', 'trade donkey 3 for food 6', 'trade gold 2 for food 6').play('trade donkey 3 for food 6');
    game.hasOnly({ gold: 2, food: 6 }).offersOf('trade').play('activate storeroom');
    game.offersOnly('activate caveEntrance', 'done').play('activate caveEntrance', 'take wood 1');
    game.hasOnly({ wood: 1, emmer: 1, flax: 1, food: 7, gold: 2 }).offersOnly(...oneOf, 'done');
  });

  test('Weekly market: its rooms are activated in a row, “ohne dass du dazwischen anderweitige Effekte nutzt” (001 p. 6)', () => {
    const game = onField('weeklyMarket', 1, { donkey: 1, d3: 'warehouse' });
    game.play('use weeklyMarket', 'activate caveEntrance', 'take wood 1').offersOnly(...oneOf, 'done');
    game.play('take donkey 1').offersOnly('end').play('eat donkey', 'eat donkey').has({ food: 2 }).offersOnly('end');
  });
});

describe('effects of the fields (001 pp. 8 and 14, Zusatzeffekte)', () => {
  test.each(['decoration', 'armsTrade', 'interiorDesign', 'weeklyMarket'])('belong to the tile above: %s', (tile) => {
    for (const field of [1, 2, 3]) {
      const moves = onField(tile, field, { goods: rich }).play(`use ${tile}`).moves();
      expect(moves.includes('take iron 1')).toBe(field === 1);
      expect(moves.includes('trade ore 3 for iron 2')).toBe(field === 2);
      expect(moves.includes('trade iron 4 for weapon 4')).toBe(field === 3);
    }
  });

  test('first field: 3 ore, 1 iron or 1 donkey', () => {
    for (const [take, goods] of [
      ['take ore 3', { ore: 3 }],
      ['take iron 1', { iron: 1 }],
      ['take donkey 1', { donkey: 1 }],
    ] as const)
      onField('armsTrade', 1, {}).play('use armsTrade', take).hasOnly(goods).asks('end');
  });

  test('second field: 1, 3, 5 or 7 ore for 1, 2, 3 or 4 iron', () => {
    const game = onField('armsTrade', 2, { ore: 7 }).play('use armsTrade');
    const ways = [
      'trade ore 1 for iron 1',
      'trade ore 3 for iron 2',
      'trade ore 5 for iron 3',
      'trade ore 7 for iron 4',
    ];
    game
      .offersOnly(...ways, 'done')
      .play('trade ore 5 for iron 3')
      .hasOnly({ ore: 2, iron: 3 })
      .asks('end');
    onField('armsTrade', 2, { ore: 2 }).play('use armsTrade').offersOnly('trade ore 1 for iron 1', 'done');
  });

  test('third field: any amount of iron for as many weapons', () => {
    const game = onField('armsTrade', 3, { iron: 3 }).play('use armsTrade');
    const ways = [1, 2, 3].map((count) => `trade iron ${count} for weapon ${count}`);
    game
      .offersOnly(...ways, 'done')
      .play('trade iron 3 for weapon 3')
      .hasOnly({ weapon: 3 })
      .asks('end');
  });

  test('fourth field: 2 weapons, for the player with more weapons than the opponent; the same goes for its tile (rulings X57, A123)', () => {
    const game = onField('armsTrade', 4, { weapon: 2 }).play('use armsTrade');
    game.offersOnly('take weapon 2', 'done').play('take weapon 2').hasOnly({ weapon: 4 });
    for (const weapon of [0, 1]) onField('armsTrade', 4, { weapon }).refuses('use armsTrade');
    onField('armsTrade', 3, {}).offers('use armsTrade').refuses('use weeklyMarket');
  });

  test('face-down tiles cannot be chosen, nor can their fields', () => {
    const game = scenario({ players: 2, era: 2, round: 1 });
    const [first, ...hidden] = game.state.row.slice(-4);
    game.offers(`use ${first}`).refuses(...hidden.map((tile) => `use ${tile}`));
    expect(game.moves().filter((move) => move.startsWith('use'))).toHaveLength(12);
  });

  test('tiles of the first era have none', () => {
    mine({ goods: rich }, { era: 2, round: 4 })
      .play('use undergrowth')
      .offersOnly('activate caveEntrance', 'take wood 2', 'done');
  });
});
