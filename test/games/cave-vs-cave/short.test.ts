import { describe, expect, test } from 'vitest';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { roomOf, tilesOfEra } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { mine } from './scenario.ts';

const start = (seed: string): State => caveVsCave.start(caveVsCave.options.parse({ mode: 'short' }), 2, seed);
const options = { mode: 'short' } as const;

describe('the set-up of the short game (001 pp. 12 and 13; rulings A166)', () => {
  test('1 of each good and 3 gold; five walls; four rounds in the Iron Age', () => {
    const { players, walls, era, round, cavernLeft } = start('a');
    for (const { goods } of players) {
      const { gold, ...others } = goods;
      expect([gold, ...new Set(Object.values(others))]).toEqual([3, 1]);
    }
    expect([walls, era, round, cavernLeft]).toEqual([5, 2, 1, true]);
  });

  test('eleven tiles of the first era are face up, and the first of four new ones', () => {
    const { row, shown } = start('a');
    expect([row.length, shown, row.includes('renovation')]).toEqual([15, 12, false]);
    expect(row.slice(11).toSorted()).toEqual(['armsTrade', 'decoration', 'interiorDesign', 'weeklyMarket']);
  });

  test('14 of 15 dark rooms are face down on the only board, and the marked rooms are free', () => {
    const { players, display } = start('a');
    const covered = players.flatMap(({ cave }) => cave.flatMap((spot) => (spot.is === 'covered' ? [spot.room] : [])));
    expect([covered.length, new Set(covered).size]).toEqual([14, 14]);
    for (const room of covered) expect(tilesOfEra(2, false)).toContain(room);
    for (const { cave } of players) {
      expect(cave.map(({ is }) => is)).toEqual([
        ...Array.from({ length: 11 }, () => 'none'),
        ...Array.from({ length: 7 }, () => 'covered'),
        'empty',
        'none',
      ]);
    }
    expect(display).toEqual(tilesOfEra(2, true));
  });

  test('the pool: Food corner, Warehouse, Sacrificial altar, and any three others of the first era', () => {
    const others = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { pool } = start(`pool ${seed}`);
      expect(pool.slice(0, 3)).toEqual(['foodCorner', 'warehouse', 'sacrificialAltar']);
      expect(new Set(pool).size).toBe(6);
      for (const room of pool.slice(3)) others.add(room);
    }
    expect([...others].every((room) => roomOf(room).era === 1)).toBe(true);
    expect(others.size).toBe(21);
  });

  test('either seat may begin', () => {
    const first = new Set(Array.from({ length: 20 }, (_, seed) => start(`first ${seed}`).startingPlayer));
    expect(first.size).toBe(2);
  });
});

describe('the pool (001 p. 13; rulings A129)', () => {
  test('both players activate its orange rooms like their own, each once a turn', () => {
    const pool = ['foodCorner', 'warehouse', 'goldVein'];
    const game = mine({ c4: 'miningCave' }, { options, pool }).play('use undermining');
    game.offersOf('activate', 'activate foodCorner', 'activate goldVein', 'activate miningCave');
    game
      .play('activate foodCorner')
      .has({ food: 3 })
      .offersOf('activate', 'activate goldVein', 'activate miningCave', 'activate warehouse');
    game.play('activate warehouse').hasOnly({ wood: 1, stone: 1, emmer: 1, flax: 1, food: 1 }).play('end');
    game.asks('use', 2).play('use cultivation', 'activate foodCorner').has({ food: 3 }, 2);
  });

  test('its blue rooms work for both', () => {
    const pool = ['equipmentRoom', 'woodStoreroom', 'goldVein', 'storeroom', 'stateRoom', 'dungeon'];
    const game = mine({}, { options, pool }).play('use undermining', 'activate goldVein', 'activate storeroom');
    game.offersOf('activate', 'activate stateRoom').play('activate stateRoom').asks('end').play('end');
    game.asks('use', 2).play('use masonry', 'activate goldVein').has({ wood: 2, gold: 4 }, 2);
    game.play('wall c3c4').has({ gold: 6 }, 2);
  });

  test('nobody can build its rooms', () => {
    const goods = { wood: 9, stone: 9, food: 9, gold: 9 };
    const game = mine({ goods, walls: ['c4entrance'] }, { options, pool: ['shelf', 'spinningWheel'] });
    const rooms = game
      .play('use housework')
      .moves()
      .filter((move) => move.startsWith('furnish'));
    for (const move of rooms) expect(tilesOfEra(2, true)).toContain(move.split(' ')[1]);
    game.refuses('furnish shelf c4 for gold 1');
  });

  test('it scores nothing, and its rooms break no tie; only the second era counts', () => {
    const game = mine({ gold: 3 }, { options, pool: ['stateRoom'] }).scores({ total: 1.5, rooms: 0 });
    game.scores({ total: 3, weapons: 1, iron: 0.5, halfGold: 1.5 }, 2);
    expect(caveVsCave.score(game.state)[0]?.lines.map(({ key }) => key)).toEqual([
      'rooms',
      'weapons',
      'iron',
      'halfGold',
    ]);
  });
});

describe('the caves of the short game', () => {
  test('the first board is missing: no Cave entrance to activate, no room beside the free one', () => {
    const game = mine({}, { options, pool: [] })
      .play('use expansion')
      .offersOf('excavate', 'excavate b4', 'excavate c3');
    game.refuses('activate caveEntrance', 'excavate d4');
  });

  test('the free room takes any room that needs no walls', () => {
    const goods = { wood: 1, gold: 1 };
    mine({ goods }, { options, display: ['cattleMarket', 'box'], pool: [] })
      .play('use housework')
      .offersOf('furnish', 'furnish cattleMarket c4 for gold 1');
  });
});
