import { describe, test } from 'vitest';
import { type Bundle, GOODS } from '../../../src/games/cave-vs-cave/goods.ts';
import { mine, type Scenario } from './scenario.ts';

/**
 * One way to use a room: the goods before it, the options and the chosen one (none if there is only one way), and the
 * goods after it.
 */
interface Use {
  readonly room: string;
  readonly goods: Bundle;
  readonly offered?: readonly string[];
  readonly choose?: string;
  readonly after: Bundle;
}

/** A player with a room who may activate one. */
const owner = (room: string, goods: Bundle, era: 1 | 2): Scenario =>
  mine({ goods, cave: { d3: room } }, { era }).play('use cultivation');

const lackingOf = (goods: Bundle, good: keyof Bundle): Bundle => ({ ...goods, [good]: (goods[good] ?? 0) - 1 });

function uses(era: 1 | 2, list: readonly Use[]): void {
  test.each(list)('$room with $goods: $choose brings $after', ({ room, goods, offered, choose, after }) => {
    const game = owner(room, goods, era).play(`activate ${room}`);
    if (offered !== undefined) game.asks('act').offersOnly(...offered);
    if (choose !== undefined) game.play(choose);
    game.hasOnly(after).offersOnly('take emmer 2', 'take flax 1', 'done');
  });
}

const all = (count: number): Bundle => Object.fromEntries(GOODS.map((good) => [good, count]));
const eraOne = (count: number): Bundle => Object.fromEntries(GOODS.slice(0, 6).map((good) => [good, count]));
const raises = ['raise wood', 'raise stone', 'raise emmer', 'raise flax'];
const starts = ['take wood 1', 'take stone 1', 'take emmer 1', 'take flax 1'];

describe('orange rooms of the first era (001 p. 15 and 16)', () => {
  test.each(starts)('Cave entrance: wood, stone, emmer or flax (%s)', (take) => {
    const [, good = ''] = take.split(' ');
    owner('shelf', {}, 1)
      .play('activate caveEntrance')
      .offersOnly(...starts)
      .play(take)
      .hasOnly({ [good]: 1 });
  });

  uses(1, [
    { room: 'shelf', goods: {}, offered: raises, choose: 'raise flax', after: { flax: 2 } },
    {
      room: 'shelf',
      goods: { wood: 1, stone: 2 },
      offered: raises.toSpliced(1, 1),
      choose: 'raise wood',
      after: { wood: 2, stone: 2 },
    },
    { room: 'spinningWheel', goods: { flax: 2 }, after: { flax: 1, gold: 1 } },
    {
      room: 'spinningWheel',
      goods: { flax: 3 },
      offered: ['trade flax 1 for gold 1', 'trade flax 3 for gold 2'],
      choose: 'trade flax 3 for gold 2',
      after: { gold: 2 },
    },
    { room: 'tunnel', goods: { stone: 2 }, after: { stone: 3, food: 2 } },
    { room: 'tunnel', goods: { stone: 3 }, after: { stone: 3, food: 2 } },
    { room: 'tunnel', goods: { stone: 5, food: 8 }, after: { stone: 5, food: 9 } },
    { room: 'grindstone', goods: { emmer: 3 }, after: { emmer: 2, food: 3 } },
    {
      room: 'grindstone',
      goods: { emmer: 4 },
      offered: ['trade emmer 1 for food 3', 'trade emmer 4 for food 7'],
      choose: 'trade emmer 4 for food 7',
      after: { food: 7 },
    },
    { room: 'foodCorner', goods: { food: 1 }, after: { food: 3 } },
    { room: 'parlor', goods: {}, after: eraOne(1) },
    { room: 'parlor', goods: { wood: 3, gold: 2 }, after: { ...eraOne(1), wood: 3, gold: 2 } },
    { room: 'warehouse', goods: { food: 2 }, after: { wood: 1, stone: 1, emmer: 1, flax: 1 } },
    {
      room: 'stall',
      goods: { emmer: 5, flax: 5 },
      offered: ['trade emmer 5 for gold 4', 'trade flax 5 for gold 4'],
      choose: 'trade flax 5 for gold 4',
      after: { emmer: 5, gold: 4 },
    },
    { room: 'sacrificialAltar', goods: { wood: 1, emmer: 1, flax: 1, food: 1 }, after: { gold: 3 } },
    { room: 'storeroom', goods: {}, after: { emmer: 1, flax: 1, food: 1 } },
    { room: 'weavingRoom', goods: { flax: 2 }, after: { food: 2, gold: 2 } },
    { room: 'furnitureWorkshop', goods: { wood: 2, flax: 1 }, after: { gold: 3 } },
    { room: 'goldVein', goods: {}, after: { stone: 1, gold: 1 } },
    { room: 'bakehouse', goods: { emmer: 2 }, after: { food: 4, gold: 1 } },
    {
      room: 'bakehouse',
      goods: { emmer: 3 },
      offered: ['trade emmer 2 for food 4 gold 1', 'trade emmer 3 for food 4 gold 2'],
      choose: 'trade emmer 3 for food 4 gold 2',
      after: { food: 4, gold: 2 },
    },
    { room: 'stateRoom', goods: {}, after: { flax: 1, gold: 1 } },
    {
      room: 'secretChamber',
      goods: {},
      offered: ['take flax 3', 'take gold 1'],
      choose: 'take flax 3',
      after: { flax: 3 },
    },
    { room: 'treasury', goods: { gold: 3 }, after: { gold: 4, food: 1 } },
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

  test('Digging cave: 1 gold excavates a room, walls in the way', () => {
    const game = owner('diggingCave', { gold: 1 }, 1).play('activate diggingCave');
    game
      .offersOnly('excavate e4', 'excavate d5', 'excavate d2', 'excavate e3')
      .play('excavate e4')
      .hasOnly({ food: 1 });
    owner('diggingCave', {}, 1).refuses('activate diggingCave');
    const walled = mine({ goods: { gold: 1 }, cave: { d3: 'diggingCave' }, walls: ['d4e4', 'd4d5', 'd2d3', 'd3e3'] });
    walled.play('use cultivation').refuses('activate diggingCave');
  });
});

describe('orange rooms of the Iron Age (001 p. 16)', () => {
  const markets = ['take donkey 1', 'trade gold 1 for donkey 2', 'trade gold 2 for donkey 3'];
  const posts = ['trade donkey 3 for gold 2', 'trade donkey 4 for gold 3', 'trade donkey 5 for gold 4'];
  const swords = ['trade ore 1 for weapon 1', 'trade ore 4 for weapon 2', 'trade ore 7 for weapon 3'];
  const cells = ['trade food 1 for weapon 1', 'trade food 3 for weapon 2', 'trade food 6 for weapon 3'];

  uses(2, [
    { room: 'cattleMarket', goods: {}, after: { donkey: 1 } },
    {
      room: 'cattleMarket',
      goods: { gold: 2 },
      offered: markets,
      choose: 'take donkey 1',
      after: { gold: 2, donkey: 1 },
    },
    {
      room: 'cattleMarket',
      goods: { gold: 2 },
      offered: markets,
      choose: 'trade gold 1 for donkey 2',
      after: { gold: 1, donkey: 2 },
    },
    {
      room: 'cattleMarket',
      goods: { gold: 2 },
      offered: markets,
      choose: 'trade gold 2 for donkey 3',
      after: { donkey: 3 },
    },
    { room: 'oreVein', goods: {}, after: { ore: 3, food: 2 } },
    { room: 'bloomery', goods: { ore: 2 }, after: { iron: 3, gold: 1 } },
    { room: 'store', goods: { gold: 1 }, after: { food: 4, ore: 1, flax: 1 } },
    { room: 'caveSilo', goods: {}, after: { emmer: 4 } },
    { room: 'box', goods: {}, after: { wood: 1, flax: 1, donkey: 1 } },
    { room: 'miningCave', goods: {}, after: { ore: 5 } },
    { room: 'hitchingPost', goods: { donkey: 3 }, after: { gold: 2 } },
    {
      room: 'hitchingPost',
      goods: { donkey: 5 },
      offered: posts,
      choose: 'trade donkey 4 for gold 3',
      after: { donkey: 1, gold: 3 },
    },
    {
      room: 'hitchingPost',
      goods: { donkey: 5 },
      offered: posts,
      choose: 'trade donkey 5 for gold 4',
      after: { gold: 4 },
    },
    { room: 'wainwright', goods: { wood: 3, iron: 1 }, after: { gold: 5 } },
    { room: 'ceremonialHall', goods: {}, after: { gold: 2 } },
    { room: 'ironsmith', goods: { iron: 2 }, after: { weapon: 1, gold: 3 } },
    { room: 'swordsmith', goods: { ore: 1 }, after: { weapon: 1 } },
    {
      room: 'swordsmith',
      goods: { ore: 7 },
      offered: swords,
      choose: 'trade ore 4 for weapon 2',
      after: { ore: 3, weapon: 2 },
    },
    {
      room: 'swordsmith',
      goods: { ore: 7 },
      offered: swords,
      choose: 'trade ore 7 for weapon 3',
      after: { weapon: 3 },
    },
    { room: 'slaughteringCave', goods: { donkey: 1 }, after: { food: 5, gold: 1 } },
    { room: 'weaponsmith', goods: { wood: 1, iron: 1 }, after: { weapon: 2 } },
    { room: 'weaponChamber', goods: {}, after: { weapon: 1 } },
    { room: 'oubliette', goods: { food: 1 }, after: { weapon: 1 } },
    {
      room: 'oubliette',
      goods: { food: 6 },
      offered: cells,
      choose: 'trade food 3 for weapon 2',
      after: { food: 3, weapon: 2 },
    },
    {
      room: 'oubliette',
      goods: { food: 6 },
      offered: cells,
      choose: 'trade food 6 for weapon 3',
      after: { weapon: 3 },
    },
    { room: 'goldDonkey', goods: { donkey: 5 }, after: { donkey: 5, gold: 2 } },
    { room: 'goldDonkey', goods: { donkey: 9 }, after: { donkey: 9, gold: 4 } },
    { room: 'parlor', goods: {}, after: all(1) },
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
