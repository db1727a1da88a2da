import { describe, expect, test } from 'vitest';
import { ACTION_TILES } from '../../../src/games/cave-vs-cave/tiles.ts';
import { begun, late, mine, type Scenario } from './scenario.ts';

/*
 * Places where the scanned booklet seems to say two things, or says them only in a picture (rulings, part one 5), each
 * with its sentence of the booklet.
 */

const dug = (game: Scenario): string[] =>
  game.moves().flatMap((move) => (move.startsWith('excavate ') ? [move.slice('excavate '.length)] : []));

describe('X54: the entrance “befindet sich nun unterhalb des Feldes ... auf dem Höhlenplan von Epoche II” (001 p. 8)', () => {
  test('a player with eight tiles must dig the room above the entrance first, even with the old cave dug', () => {
    const cave = { c4: 'covered', d3: 'empty', e3: 'empty' };
    const game = mine({ cave }, { era: 2 }).play('use expansion');
    expect(dug(game)).toEqual(['c4']);
  });

  test('“jeder ausgehöhlte Höhlenraum muss somit von dort aus erreichbar sein”: both boards from there', () => {
    const game = mine({ cave: { c4: 'empty', d3: 'empty' } }, { era: 2 }).play('use expansion');
    expect(dug(game).sort()).toEqual(['b4', 'c3', 'd2', 'd5', 'e3', 'e4']);
  });

  test('a wall beside it “schneidet die gesamte alte Höhle ab”; one below it cuts off everything', () => {
    expect(dug(mine({ walls: ['c4d4'] }, { era: 2 }).play('use expansion')).sort()).toEqual(['b4', 'c3']);
    expect(dug(mine({ walls: ['c4entrance'] }, { era: 2 }).play('use expansion'))).toEqual([]);
  });

  test('in the first era the way in is beside the cave entrance', () => {
    expect(dug(late({}).play('use expansion')).sort()).toEqual(['d2', 'd5', 'e3', 'e4']);
  });
});

describe('X55: Tunnel, “(bis zu) 2 Nährwerte und, sofern du weniger als 3 Steine hast, außerdem 1 Stein” (001 p. 15)', () => {
  test.each([
    [0, 1],
    [2, 3],
    [3, 3],
    [4, 4],
    [9, 9],
  ])('with %i stone a player has %i afterwards, and never fewer than before', (stone, after) => {
    const game = late({ goods: { stone }, cave: { d3: 'tunnel' } }).play('use cultivation', 'activate tunnel');
    game.has({ stone: after, food: 2 });
  });

  test('any part of it may be left', () => {
    const game = late({ goods: { stone: 2 }, cave: { d3: 'tunnel' } }).play('use cultivation', 'activate tunnel');
    game.play('leave food').has({ stone: 3, food: 1 }).play('leave stone').has({ stone: 2, food: 1 });
  });
});

describe('X56: Treasury, “sofern du (mindestens) 3 Gold hast, (bis zu) 1 Gold und 1 Nährwert” (001 p. 15)', () => {
  test.each([
    [3, 4],
    [7, 8],
    [18, 19],
    [19, 19],
  ])('with %i gold a player has %i afterwards, and 1 food; nothing is paid', (gold, after) => {
    const game = late({ goods: { gold }, cave: { d3: 'treasury' } }).play('use cultivation', 'activate treasury');
    game.has({ gold: after, food: 1 });
  });

  test('with less it brings nothing', () => {
    late({ goods: { gold: 2 }, cave: { d3: 'treasury' } })
      .play('use cultivation')
      .refuses('activate treasury');
  });
});

describe('X59: costs and gains that differ from older tiles (001 p. 14)', () => {
  test('Streifzug: “wahlweise 5 Holz oder 5 Steine ab, um (bis zu) 4 Gold zu erhalten”', () => {
    late({ goods: { wood: 5 } })
      .play('use expedition', 'trade wood 5 for gold 4')
      .hasOnly({ gold: 4 });
    late({ goods: { wood: 5 } })
      .play('use expedition')
      .refuses('trade wood 5 for gold 5');
  });

  test.each([
    ['Ausbau: “wahlweise 5 Nährwerte oder 2 Gold”', 'expansion', 2],
    ['Heimarbeit: “wahlweise 5 Nährwerte oder 1 Gold”', 'housework', 1],
  ] as const)('%s', (_, tile, gold) => {
    const at = (goods: object) => late({ goods: { wood: 1, ...goods } }, { display: ['shelf'] }).play(`use ${tile}`);
    const [forFood, forGold] = ['furnish shelf d3 for food 5', `furnish shelf d3 for gold ${gold}`];
    at({ food: 5 }).refuses(forGold).play(forFood).hasOnly({});
    at({ gold }).refuses(forFood).play(forGold).hasOnly({});
    at({ gold: gold - 1, food: 3 }).refuses(forFood, forGold);
  });
});

describe('X60: dark walls are needed, light ones allowed; “benachbarte Wände” are never opposite (001 p. 5)', () => {
  const goods = { wood: 9, stone: 9, food: 9, gold: 19 };
  /** Rooms of the first era by their wall patterns. */
  const ROOMS = { '1-2': 'grindstone', '1-3': 'stall', '2-3': 'goldVein' } as const;
  /** Walls around d3, whose west is printed, by the kind that they form. */
  const AROUND: readonly [string, readonly string[], readonly (keyof typeof ROOMS)[]][] = [
    ['one', [], ['1-2', '1-3']],
    ['two adjacent ones', ['d2d3'], ['1-2', '1-3', '2-3']],
    ['two opposite ones', ['d3e3'], []],
    ['three', ['d2d3', 'd3e3'], ['1-3', '2-3']],
    ['four', ['d2d3', 'd3e3', 'd3d4'], []],
  ];

  test.each(AROUND)('%s', (_, walls, fitting) => {
    const game = late({ goods, walls: [...walls] }, { display: Object.values(ROOMS) }).play('use housework');
    const offered = game.moves().flatMap((move) => (move.startsWith('furnish ') ? [move.split(' ')[1]] : []));
    expect(Object.entries(ROOMS).flatMap(([pattern, room]) => (offered.includes(room) ? [pattern] : []))).toEqual([
      ...fitting,
    ]);
  });
});

describe('X66: text that was scanned several times from one page counts once', () => {
  test('A01 to A16 are sixteen tiles, each once, and a game of both eras has them all', () => {
    expect(Object.values(ACTION_TILES).map(({ number }) => number)).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 1),
    );
    const { row, setAside } = begun({ mode: 'era1+2' }, 2).state;
    expect([...row, ...(setAside?.tiles ?? [])].sort()).toEqual(Object.keys(ACTION_TILES).sort());
  });
});
