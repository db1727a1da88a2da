import { describe, test } from 'vitest';
import { type Bundle, GOODS } from '../../../src/games/cave-vs-cave/goods.ts';
import { mine, type Scenario } from './scenario.ts';

/** A player who has this room and may activate one. */
const owner = (room: string, goods: Bundle, era: 1 | 2): Scenario =>
  mine({ goods, d3: room }, { era }).play('use cultivation');

const lackingOf = (goods: Bundle, good: keyof Bundle): Bundle => ({ ...goods, [good]: (goods[good] ?? 0) - 1 });

/** Rooms with the goods before and after their only effect. */
function bring(era: 1 | 2, uses: readonly (readonly [room: string, goods: Bundle, after: Bundle])[]): void {
  test.each(uses)('%s with %j brings %j', (room, goods, after) => {
    owner(room, goods, era).play(`activate ${room}`).hasOnly(after).offersOnly('take emmer 2', 'take flax 1', 'done');
  });
}

/** The goods after a move that says what it takes and brings: `trade flax 1 for gold 1`, `take flax 3`. */
function after(goods: Bundle, move: string): Bundle {
  const [give = '', get = ''] = move.startsWith('take ') ? ['', move] : move.split(' for ');
  const sums: Partial<Record<keyof Bundle, number>> = { ...goods };
  for (const [text, sign] of [
    [give, -1],
    [get, 1],
  ] as const)
    for (const [, good, count] of text.matchAll(/(\w+) (\d)/g))
      sums[good as keyof Bundle] = (sums[good as keyof Bundle] ?? 0) + sign * Number(count);
  return sums;
}

/** Rooms with the goods before it, and all ways to use them. */
function offer(era: 1 | 2, uses: readonly (readonly [room: string, goods: Bundle, moves: readonly string[]])[]): void {
  test.each(uses)('%s with %j offers every one of its effects', (room, goods, moves) => {
    for (const move of moves) {
      const game = owner(room, goods, era).play(`activate ${room}`).asks('act');
      game.offersOnly(...moves).play(move);
      game.hasOnly(after(goods, move)).offersOnly('take emmer 2', 'take flax 1', 'done');
    }
  });
}

const all = (count: number): Bundle => Object.fromEntries(GOODS.map((good) => [good, count]));
const eraOne = (count: number): Bundle => Object.fromEntries(GOODS.slice(0, 6).map((good) => [good, count]));
const starts = ['take wood 1', 'take stone 1', 'take emmer 1', 'take flax 1'];

describe('orange rooms of the first era (001 pp. 15 and 16)', () => {
  test.each(starts)('Cave entrance: wood, stone, emmer or flax (%s)', (take) => {
    const [, good = ''] = take.split(' ');
    owner('shelf', {}, 1)
      .play('activate caveEntrance')
      .offersOnly(...starts)
      .play(take)
      .hasOnly({ [good]: 1 });
  });

  bring(1, [
    ['spinningWheel', { flax: 2 }, { flax: 1, gold: 1 }],
    ['tunnel', { stone: 2 }, { stone: 3, food: 2 }],
    ['tunnel', { stone: 3 }, { stone: 3, food: 2 }],
    ['tunnel', { stone: 5, food: 8 }, { stone: 5, food: 9 }],
    ['grindstone', { emmer: 3 }, { emmer: 2, food: 3 }],
    ['foodCorner', { food: 1 }, { food: 3 }],
    ['parlor', {}, eraOne(1)],
    ['parlor', { wood: 3, gold: 2 }, { ...eraOne(1), wood: 3, gold: 2 }],
    ['warehouse', { food: 2 }, { wood: 1, stone: 1, emmer: 1, flax: 1 }],
    ['sacrificialAltar', { wood: 1, emmer: 1, flax: 1, food: 1 }, { gold: 3 }],
    ['storeroom', {}, { emmer: 1, flax: 1, food: 1 }],
    ['weavingRoom', { flax: 2 }, { food: 2, gold: 2 }],
    ['furnitureWorkshop', { wood: 2, flax: 1 }, { gold: 3 }],
    ['goldVein', {}, { stone: 1, gold: 1 }],
    ['bakehouse', { emmer: 2 }, { food: 4, gold: 1 }],
    ['stateRoom', {}, { flax: 1, gold: 1 }],
    ['treasury', { gold: 3 }, { gold: 4, food: 1 }],
  ]);

  test('Shelf: wood, stone, emmer or flax goes up to 2', () => {
    const shelf = (goods: Bundle) => owner('shelf', goods, 1).play('activate shelf');
    shelf({}).offersOnly('raise wood', 'raise stone', 'raise emmer', 'raise flax');
    shelf({ wood: 1, stone: 2 }).offersOnly('raise wood', 'raise emmer', 'raise flax');
    for (const good of ['wood', 'stone', 'emmer', 'flax']) {
      shelf({ [good]: 1, gold: 2 })
        .play(`raise ${good}`)
        .hasOnly({ [good]: 2, gold: 2 });
      shelf({})
        .play(`raise ${good}`)
        .hasOnly({ [good]: 2 });
    }
  });

  offer(1, [
    ['spinningWheel', { flax: 3 }, ['trade flax 1 for gold 1', 'trade flax 3 for gold 2']],
    ['grindstone', { emmer: 4 }, ['trade emmer 1 for food 3', 'trade emmer 4 for food 7']],
    ['stall', { emmer: 5, flax: 5 }, ['trade emmer 5 for gold 4', 'trade flax 5 for gold 4']],
    ['bakehouse', { emmer: 3 }, ['trade emmer 2 for food 4 gold 1', 'trade emmer 3 for food 4 gold 2']],
    ['secretChamber', {}, ['take flax 3', 'take gold 1']],
  ]);

  test.each<[string, Bundle]>([
    ['shelf', { wood: 2, stone: 2, emmer: 2, flax: 3 }],
    ['foodCorner', { food: 3 }],
    ['parlor', eraOne(1)],
    ['stall', { emmer: 4, flax: 4 }],
    ['treasury', { gold: 2 }],
    ['tunnel', { food: 9, stone: 3 }],
    ['junctionRoom', { wood: 5, stone: 5 }],
  ])('%s cannot be activated with %j', (room, goods) => {
    owner(room, goods, 1).refuses(`activate ${room}`);
  });

  test.each<[string, Bundle]>([
    ['warehouse', { food: 2 }],
    ['sacrificialAltar', { wood: 1, emmer: 1, flax: 1, food: 1 }],
    ['weavingRoom', { flax: 2 }],
    ['furnitureWorkshop', { wood: 2, flax: 1 }],
    ['bakehouse', { emmer: 2 }],
    ['spinningWheel', { flax: 1 }],
  ])('%s needs all the goods that it takes: %j', (room, goods) => {
    for (const good of GOODS)
      if ((goods[good] ?? 0) > 0) owner(room, lackingOf(goods, good), 1).refuses(`activate ${room}`);
  });

  test('Junction room: three different goods of any kind for 2 gold (rulings A120)', () => {
    const game = owner('junctionRoom', { wood: 2, flax: 1, food: 1, gold: 1 }, 1).play('activate junctionRoom');
    game.asks('give').offersOnly('give wood', 'give flax').play('give wood').offersOnly('give flax', 'give food');
    game
      .play('give flax')
      .offersOnly('give food', 'give gold')
      .play('give gold')
      .hasOnly({ wood: 1, food: 1, gold: 2 });
  });

  test('Junction room: nothing can be turned into food while giving goods', () => {
    const game = owner('junctionRoom', { wood: 1, flax: 1, gold: 1 }, 1).play('activate junctionRoom');
    game.hasOnly({ gold: 2 });
    const other = owner('junctionRoom', { wood: 1, flax: 1, food: 1, gold: 1 }, 1).play('activate junctionRoom');
    other.offers('eat flax').play('give wood').refuses('eat flax', 'eat gold');
  });

  test('Digging cave: 1 gold excavates a room, but not through walls', () => {
    const game = owner('diggingCave', { gold: 1 }, 1).play('activate diggingCave');
    game
      .offersOnly('excavate e4', 'excavate d5', 'excavate d2', 'excavate e3')
      .play('excavate e4')
      .hasOnly({ food: 1 });
    owner('diggingCave', {}, 1).refuses('activate diggingCave');
    const walled = mine({ gold: 1, d3: 'diggingCave', walls: ['d4e4', 'd4d5', 'd2d3', 'd3e3'] });
    walled.play('use cultivation').refuses('activate diggingCave');
  });
});

describe('orange rooms of the Iron Age (001 p. 16)', () => {
  bring(2, [
    ['cattleMarket', {}, { donkey: 1 }],
    ['oreVein', {}, { ore: 3, food: 2 }],
    ['bloomery', { ore: 2 }, { iron: 3, gold: 1 }],
    ['store', { gold: 1 }, { food: 4, ore: 1, flax: 1 }],
    ['caveSilo', {}, { emmer: 4 }],
    ['box', {}, { wood: 1, flax: 1, donkey: 1 }],
    ['miningCave', {}, { ore: 5 }],
    ['hitchingPost', { donkey: 3 }, { gold: 2 }],
    ['wainwright', { wood: 3, iron: 1 }, { gold: 5 }],
    ['ceremonialHall', {}, { gold: 2 }],
    ['ironsmith', { iron: 2 }, { weapon: 1, gold: 3 }],
    ['swordsmith', { ore: 1 }, { weapon: 1 }],
    ['slaughteringCave', { donkey: 1 }, { food: 5, gold: 1 }],
    ['weaponsmith', { wood: 1, iron: 1 }, { weapon: 2 }],
    ['weaponChamber', {}, { weapon: 1 }],
    ['oubliette', { food: 1 }, { weapon: 1 }],
    ['goldDonkey', { donkey: 5 }, { donkey: 5, gold: 2 }],
    ['goldDonkey', { donkey: 9 }, { donkey: 9, gold: 4 }],
    ['parlor', {}, all(1)],
  ]);

  offer(2, [
    ['cattleMarket', { gold: 2 }, ['take donkey 1', 'trade gold 1 for donkey 2', 'trade gold 2 for donkey 3']],
    ['hitchingPost', { donkey: 5 }, [3, 4, 5].map((count) => `trade donkey ${count} for gold ${count - 1}`)],
    ['swordsmith', { ore: 7 }, ['trade ore 1 for weapon 1', 'trade ore 4 for weapon 2', 'trade ore 7 for weapon 3']],
    ['oubliette', { food: 6 }, ['trade food 1 for weapon 1', 'trade food 3 for weapon 2', 'trade food 6 for weapon 3']],
  ]);

  test.each<[string, Bundle]>([
    ['bloomery', { ore: 1 }],
    ['store', {}],
    ['hitchingPost', { donkey: 2 }],
    ['wainwright', { wood: 3 }],
    ['wainwright', { wood: 2, iron: 1 }],
    ['ironsmith', { iron: 1 }],
    ['slaughteringCave', {}],
    ['weaponsmith', { wood: 1 }],
    ['weaponsmith', { iron: 1 }],
    ['goldDonkey', { donkey: 1 }],
  ])('%s cannot be activated with %j', (room, goods) => {
    owner(room, goods, 2).refuses(`activate ${room}`);
  });

  test('Armory: has no effect, so it cannot be activated', () => {
    owner('armory', all(5), 2).refuses('activate armory');
  });

  test('Junction room: donkeys, ore, iron and weapons can be given, too', () => {
    const game = owner('junctionRoom', { donkey: 1, ore: 1, iron: 1, weapon: 1 }, 2).play('activate junctionRoom');
    game.play('give donkey').offersOnly('give ore', 'give iron').play('give iron').hasOnly({ ore: 1, gold: 2 });
  });
});
