import { describe, expect, test } from 'vitest';
import { late, mine, type Scenario, scenario } from './scenario.ts';

const wallsOf = (game: Scenario): string[] =>
  game
    .moves()
    .flatMap((move) => (move.startsWith('wall ') ? [move.slice(5)] : []))
    .sort();

const ERA_ONE = [
  ...['d1e1', 'd2e2', 'd3e3', 'd4e4', 'd5e5', 'e5f5'],
  ...['d1d2', 'd2d3', 'd3d4', 'd4d5', 'e1e2', 'e2e3', 'e3e4', 'e4e5'],
];
const ERA_TWO = ['c1c2', 'a2b2', 'b2c2', 'b2b3', 'c2c3', 'b3c3', 'b3b4', 'c3c4', 'b4c4'];
const mode = (name: 'short' | 'era1', rulings = {}) => ({ mode: name, rulings });

describe('where walls are built (001 p. 4; rulings A112)', () => {
  test('first era: between any two rooms, even covered ones; nowhere else', () => {
    const game = late({}).play('use masonry');
    expect(wallsOf(game)).toEqual(ERA_ONE.toSorted());
    game.refuses('wall d1', 'wall d4west', 'wall c4d4', 'wall c4entrance', 'wall xnorth', 'wall e1f1', 'wall c3d3');
  });

  test('never two walls in one place', () => {
    const game = late({ walls: ['d3e3'] })
      .play('use masonry')
      .refuses('wall d3e3');
    expect(wallsOf(game)).toHaveLength(13);
  });

  test('Iron Age: also between the boards beside the entrance, and at the entrance itself', () => {
    const game = mine({}, { era: 2 }).play('use masonry');
    expect(wallsOf(game)).toEqual([...ERA_ONE, ...ERA_TWO, 'c4d4', 'c4entrance'].sort());
    game.refuses('wall c1d1', 'wall c2d2', 'wall c3d3', 'wall c4outside');
  });

  test('Iron Age: not at the entrance if the table decides so', () => {
    const options = { rulings: { wallAtEntrance: false } };
    const game = mine({}, { era: 2, options }).play('use masonry').refuses('wall c4entrance');
    expect(wallsOf(game)).toEqual([...ERA_ONE, ...ERA_TWO, 'c4d4'].sort());
  });

  test('short game: only on its own board, and never at its eastern edge (rulings A162)', () => {
    const game = mine({}, { options: mode('short') }).play('use masonry');
    expect(wallsOf(game)).toEqual([...ERA_TWO, 'c4entrance'].sort());
    const outer = mine({}, { options: mode('short', { shortGameOuterWall: true }) }).play('use masonry');
    expect(wallsOf(outer)).toEqual([...ERA_TWO, 'c4entrance', 'c4outside'].sort());
  });

  test.each<[string, string[]]>([
    ['corner', ['xeast', 'xsouth']],
    ['niche', ['xsouth']],
  ])('additional cavern, %s: on its open sides (rulings A122)', (cavern, open) => {
    const game = late({ cavern: cavern as 'corner' | 'niche' }).play('use masonry');
    expect(wallsOf(game).filter((slot) => slot.startsWith('x'))).toEqual(open);
  });

  test('additional cavern with two opposite walls, if the table decides so', () => {
    const options = { rulings: { cavernCornerIsAdjacent: false } };
    const game = late({ cavern: 'corner' }, { options }).play('use masonry');
    expect(wallsOf(game).filter((slot) => slot.startsWith('x'))).toEqual(['xeast', 'xwest']);
    const goods = { food: 9, wood: 9, stone: 9 };
    const more = { display: ['tunnel', 'foodCorner'], round: 8 };
    mine({ goods, cavern: 'corner', d3: 'shelf' }, { ...more, options })
      .play('use housework')
      .offersOf('furnish', 'furnish tunnel x for food 4', 'furnish tunnel x for food 5');
    mine({ goods, cavern: 'corner', d3: 'shelf' }, more)
      .play('use housework')
      .offersOf('furnish', 'furnish foodCorner x for food 4', 'furnish foodCorner x for food 5');
  });
});

describe('the supply of walls (001 pp. 2, 4, 7, 9 and 13; rulings X61)', () => {
  test.each<[string, Parameters<typeof scenario>[0], number]>([
    ['first era', { players: 2 }, 7],
    ['Iron Age', { players: 2, era: 2 }, 10],
    ['solo', { players: 1 }, 7],
    ['solo, Iron Age', { players: 1, era: 2 }, 7],
    ['short game', { players: 2, options: { mode: 'short' } }, 5],
    ['quick start', { players: 2, options: { mode: 'quick' }, era: 2 }, 10],
  ])('%s: %#', (_, position, walls) => {
    expect(scenario(position).state.walls).toBe(walls);
  });

  test('a wall comes from the supply, and if that is empty the effect lapses', () => {
    const game = late({}, { wallsLeft: 1 }).play('use masonry', 'wall d3e3');
    expect(game.state.walls).toBe(0);
    late({}, { wallsLeft: 0 }).play('use masonry').refuses('wall d3e3').offersOf('wall');
  });

  test('a removed wall is available to both players again', () => {
    const game = late({ walls: ['d3e3'] }, { wallsLeft: 0 }).play('use breach', 'breach d3e3', 'end');
    game.asks('use', 2).play('use masonry').offers('wall d1d2');
  });

  test('printed walls, and those of the other player, cannot be removed', () => {
    const game = late({ walls: ['d1d2'] }, { seats: [{ walls: ['d3e3'] }] }).play('use breach');
    game.offersOnly('breach d1d2', 'done').refuses('breach d3e3', 'breach d1', 'breach c3d3');
  });

  test('later walls do not affect furnished rooms (rulings A113)', () => {
    const seat = { d3: 'shelf', walls: ['d1d2'] };
    late(seat).play('use masonry', 'wall d3e3').spot('d3', { is: 'furnished', room: 'shelf' }).scores({ rooms: 3 });
    const game = late({ ...seat, walls: ['d3d4'], d3: 'tunnel' }).play('use breach', 'breach d3d4');
    game.spot('d3', { room: 'tunnel' });
  });

  test('room tiles never count as walls, face up or face down', () => {
    const goods = { food: 9, wood: 9, stone: 9 };
    const cave = { d3: 'empty', d2: 'covered', e3: 'covered' };
    late({ goods, cave }, { display: ['foodCorner', 'shelf'] })
      .play('use housework')
      .offersOf('furnish', 'furnish shelf d3 for food 4', 'furnish shelf d3 for food 5');
  });
});

describe('reachability (001 p. 5, Erreichbarkeit; rulings A114)', () => {
  const digs = (game: Scenario): string[] =>
    game.moves().flatMap((move) => (move.startsWith('excavate ') ? [move.slice(9)] : []));

  test('from the western opening through excavated rooms, not across covered ones', () => {
    expect(digs(late({}).play('use expansion')).sort()).toEqual(['d2', 'd5', 'e3', 'e4']);
    expect(digs(late({ e1: 'empty', d1: 'empty' }).play('use expansion')).sort()).toEqual(['d2', 'd5', 'e3', 'e4']);
    const cave = { d2: 'empty', d5: 'empty', e5: 'shelf' };
    expect(digs(late({ cave }).play('use expansion')).sort()).toEqual(['d1', 'e2', 'e3', 'e4', 'f5']);
  });

  test('walls block the way, unless there is a way around them', () => {
    const walls = ['d4e4', 'd3e3'];
    expect(digs(late({ walls }).play('use expansion')).sort()).toEqual(['d2', 'd5']);
    const around = { d5: 'empty', e5: 'empty' };
    expect(digs(late({ walls, cave: around }).play('use expansion')).sort()).toEqual(['d2', 'e4', 'f5']);
    expect(digs(late({ walls: ['d3d4', 'd4d5', 'd4e4'] }).play('use expansion'))).toEqual([]);
  });

  test('Undermining goes through walls, not through covered rooms', () => {
    const game = late({ walls: ['d3d4', 'd4d5', 'd4e4'] }).play('use undermining');
    expect(digs(game).sort()).toEqual(['d2', 'd5', 'e3', 'e4']);
  });

  test('Iron Age: from the new entrance, across both boards', () => {
    expect(digs(mine({}, { era: 2 }).play('use expansion')).sort()).toEqual(['b4', 'c3', 'd2', 'd5', 'e3', 'e4']);
    expect(digs(mine({ walls: ['c4d4'] }, { era: 2 }).play('use expansion')).sort()).toEqual(['b4', 'c3']);
    expect(digs(mine({ c4: 'covered' }, { era: 2 }).play('use expansion'))).toEqual(['c4']);
  });

  test('Iron Age: a wall at the entrance cuts everything off, except for Undermining', () => {
    const walls = ['c4entrance'];
    expect(digs(mine({ walls }, { era: 2 }).play('use expansion'))).toEqual([]);
    expect(digs(mine({ walls }, { era: 2 }).play('use undermining')).sort()).toEqual([
      'b4',
      'c3',
      'd2',
      'd5',
      'e3',
      'e4',
    ]);
  });

  test('Undermining and the printed walls between the boards (rulings A161)', () => {
    const cave = { c3: 'empty', c4: 'empty', d3: 'covered', d4: 'empty' };
    const seat = { c3: cave.c3, d3: 'covered' };
    expect(digs(mine(seat, { era: 2 }).play('use undermining')).sort()).toEqual(['b3', 'b4', 'c2', 'd3', 'd5', 'e4']);
    const behind = { c3: 'empty', c2: 'empty', d3: 'shelf', d2: 'covered', walls: ['c4d4'] };
    const options = { rulings: { undermineOuterWalls: true } };
    const through = digs(
      mine({ c3: 'empty', c2: 'empty', d3: 'covered' }, { era: 2, options }).play('use undermining'),
    );
    expect(through.sort()).toEqual(['b2', 'b3', 'b4', 'c1', 'd2', 'd3', 'd5', 'e4']);
    expect(digs(mine(behind, { era: 2, options }).play('use expansion')).sort()).toEqual(['b2', 'b3', 'b4', 'c1']);
    const east = mine({ d2: 'empty', d3: 'empty' }, { era: 2, options }).play('use undermining');
    expect(digs(east).sort()).toEqual(['b4', 'c2', 'c3', 'd1', 'd5', 'e2', 'e3', 'e4']);
  });

  test('goods beneath a room are gained at once: food, and ore in the Iron Age; never by furnishing', () => {
    late({}).play('use expansion', 'excavate e4').hasOnly({ food: 1 });
    late({ e3: 'empty' }).play('use expansion', 'excavate e2').hasOnly({ food: 1 });
    const cave = { c3: 'empty' };
    mine({ cave }, { era: 2 }).play('use expansion', 'excavate b3').hasOnly({ ore: 1 });
    mine({}, { era: 2 }).play('use expansion', 'excavate c3').hasOnly({ food: 1 });
    const game = late({ wood: 1, food: 4, e4: 'empty' }, { display: ['shelf'] });
    game.play('use housework', 'furnish shelf e4 for food 4').hasOnly({});
  });

  test('the room goes up for sale for both, and the decision says that it turns something over', () => {
    const game = late({}).play('use expansion');
    const spot = game.player().cave[7];
    const room = spot?.is === 'covered' ? spot.room : '';
    expect(game.asked().options.find(({ move }) => move === 'excavate e4')?.reveals).toBe(true);
    game.play('excavate e4').spot('e4', { is: 'empty' });
    expect(game.state.display).toContain(room);
  });

  test('only covered rooms of the player’s own cave can be excavated', () => {
    const cells = ['d1', 'e1', 'd2', 'e2', 'e3', 'e4', 'd5', 'e5', 'f5'];
    const empty = Object.fromEntries(cells.map((cell) => [cell, 'empty']));
    late({ cave: empty }).play('use expansion').asks('end');
    late({}).play('use expansion').refuses('excavate d3', 'excavate d4', 'excavate x', 'excavate c3', 'excavate e1');
  });
});
