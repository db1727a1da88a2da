import { describe, expect, test } from 'vitest';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { GOODS } from '../../../src/games/cave-vs-cave/goods.ts';
import { tilesOfEra } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import { type More, mine, type Scenario, type Seat } from './scenario.ts';

/** The last turn of the first era, of seat 1; seat 2 starts the last round. */
const lastTurn = (seat: Seat, other: Seat, more: More = {}): Scenario =>
  mine(seat, { round: 8, turns: 7, startingPlayer: 2, turn: 1, seats: [other], ...more }).play(
    'use undergrowth',
    'done',
    'end',
  );

const openOf = (game: Scenario, seat: number): string[] => {
  const kinds = game.player(seat).cave.slice(11, 19);
  return kinds.map(({ is }) => is);
};
const ALL_COVERED = Array.from({ length: 8 }, () => 'covered');
const FREE_LEFT = [...ALL_COVERED.slice(0, 7), 'empty'];

describe('from the first era to the second (001 p. 7)', () => {
  test('the winner covers the whole new board, the other leaves the marked room free', () => {
    const game = lastTurn({ gold: 5 }, { gold: 3 });
    expect([openOf(game, 1), openOf(game, 2)]).toEqual([ALL_COVERED, FREE_LEFT]);
    const other = lastTurn({ gold: 3 }, { d3: 'shelf', gold: 3 });
    expect([openOf(other, 1), openOf(other, 2)]).toEqual([FREE_LEFT, ALL_COVERED]);
  });

  test('the best single room decides a tie (rulings A125, A171)', () => {
    // 6 points each: from one room, and from two.
    const game = lastTurn({ d3: 'parlor' }, { d3: 'shelf', e4: 'tunnel', gold: 0 });
    expect([openOf(game, 1), openOf(game, 2)]).toEqual([ALL_COVERED, FREE_LEFT]);
  });

  test('after an unbroken tie one room is removed unseen, and both leave the marked room free', () => {
    const game = lastTurn({ gold: 3 }, { gold: 3 });
    expect([openOf(game, 1), openOf(game, 2)]).toEqual([FREE_LEFT, FREE_LEFT]);
    expect(game.state.piles[2]).toEqual([]);
  });

  test('the winner must first excavate the room above the entrance', () => {
    const game = lastTurn({ gold: 5 }, { gold: 3 });
    game.asks('use', 1).play('use excavation').offersOf('excavate', 'excavate c4');
  });

  test('new goods are at 1, and so are those that were at 0; all others are unchanged', () => {
    const game = lastTurn({ wood: 4, food: 9, gold: 12 }, { gold: 0 });
    game.hasOnly({ wood: 4, stone: 1, emmer: 1, flax: 1, food: 9, gold: 12, donkey: 1, ore: 1, iron: 1, weapon: 1 });
    game.has({ gold: 1 }, 2);
  });

  test('three more walls; Renovation is out; four new tiles, one of them face up; six new rooms for sale beside the old ones', () => {
    const game = lastTurn({ walls: ['d3e3'] }, {}, { display: ['shelf'] });
    const { state } = game;
    expect([state.walls, game.player().walls]).toEqual([9, ['d3e3']]);
    expect(state.row).not.toContain('renovation');
    expect(state.row.slice(11).toSorted()).toEqual(['armsTrade', 'decoration', 'interiorDesign', 'weeklyMarket']);
    expect([state.row.length, state.shown, state.era, state.round]).toEqual([15, 12, 2, 1]);
    expect(state.display).toEqual(['shelf', 'cattleMarket', 'oreVein', 'bloomery', 'store', 'caveSilo', 'box']);
    game.asks('use', 1);
  });

  test('15 rooms are dealt, each once, none onto the additional cavern', () => {
    const game = lastTurn({ gold: 9, cavern: 'niche' }, {});
    const dealt = game.state.players.flatMap(({ cave }) =>
      cave.flatMap((s) => (s.is === 'covered' && s.era === 2 ? [s.room] : [])),
    );
    expect(dealt.toSorted()).toEqual(tilesOfEra(2, false).toSorted());
    game.spot('x', { is: 'empty' });
    expect([game.player().cavern, game.state.cavernLeft]).toEqual(['niche', false]);
  });
});

describe('Era I only, or as the table decides (001 pp. 1 and 6; rulings A169)', () => {
  const ends = (mode: 'era1' | 'open', rulings = {}) =>
    lastTurn({ gold: 5, d3: 'shelf' }, { gold: 3 }, { options: { mode, rulings } });

  test('era1: ends with the result of the first era', () => {
    const game = ends('era1').scores({ rooms: 3, gold: 5, total: 8 }).scores({ total: 3 }, 2);
    expect(caveVsCave.finished(game.state)).toBe(true);
    expect(caveVsCave.ranking(game.state)).toEqual([1, 2]);
  });

  test('open: both are asked, and both must want to go on', () => {
    const game = ends('open').scores({ total: 8 });
    expect(caveVsCave.decisions(game.state).map(({ seat, task }) => [seat, task])).toEqual([
      [0, 'goOn'],
      [1, 'goOn'],
    ]);
    game.offersOnly('go on', 'go home').play('go on', 'end').asks('goOn', 2).play('go on', 'end').asks('use', 1);
    expect(game.state.era).toBe(2);
  });

  test.each([
    ['go on', 'go home'],
    ['go home', 'go on'],
    ['go home', 'go home'],
  ])('open: %s and %s: the result of the first era stands', (one, other) => {
    const game = ends('open').play(one, 'end', other, 'end').scores({ rooms: 3, gold: 5, total: 8 });
    expect([caveVsCave.finished(game.state), game.state.era]).toEqual([true, 1]);
  });

  test('open: one is enough if the table decides so', () => {
    const rulings = { bothMustGoOn: false };
    expect(ends('open', rulings).play('go on', 'end', 'go home', 'end').state.era).toBe(2);
    expect(ends('open', rulings).play('go home', 'end', 'go home', 'end').state.phase).toBe('end');
  });

  test('open: a game that stopped is, in hindsight, one of the first era only', () => {
    const [before, asked, stopped] = [ends('open'), ends('open'), ends('open')];
    before.state.phase = 'work';
    stopped.play('go home', 'end', 'go home', 'end');
    expect(caveVsCave.hindsight?.(before.state, stopped.state)?.options.mode).toBe('era1');
    expect(caveVsCave.hindsight?.(asked.state, stopped.state)).toBeUndefined();
    expect(before.state.options.mode).toBe('open');
    const wentOn = ends('open').play('go on', 'end', 'go on', 'end').state;
    for (const end of [wentOn, asked.state]) expect(caveVsCave.hindsight?.(before.state, end)).toBe(before.state);
  });

  test('open, solo: the one player decides', () => {
    const game = mine({}, { players: 1, options: { mode: 'open' }, round: 7, turns: 3 });
    game.play('use undergrowth', 'done', 'end').asks('goOn', 1).play('go on', 'end').asks('use', 1);
    expect(game.state.era).toBe(2);
  });
});

describe('scoring (001 pp. 6 and 9; rulings X64)', () => {
  test('first era: rooms and gold; other goods are worth nothing', () => {
    const goods = { wood: 9, stone: 9, emmer: 9, flax: 9, food: 9, gold: 4 };
    const game = mine({ goods, d3: 'stateRoom', e4: 'dungeon', x: 'treasury', cavern: 'niche' });
    game.scores({ rooms: 33, gold: 4, total: 37 });
  });

  test('Iron Age: all rooms again, 1 for each weapon, ½ for each iron and gold, never rounded', () => {
    const goods = { gold: 3, iron: 3, weapon: 3, ore: 9, donkey: 9, food: 9 };
    const eraOne = { rooms: 10, gold: 3 };
    const game = mine({ goods, d3: 'shelf', c3: 'box', eraOne }, { era: 2 });
    game.scores({ eraOne: 13, rooms: 9, weapons: 3, iron: 1.5, halfGold: 1.5, total: 28 });
    mine({ iron: 2, gold: 1, eraOne }, { era: 2 }).scores({ total: 14.5 });
  });

  test('the example: 56 and 60, 123 and 118, together 179 and 178', () => {
    const alice = {
      ...{ eraOne: { rooms: 39, gold: 17 }, weapon: 19, iron: 0, gold: 8 },
      // 100 points
      ...{ c1: 'ceremonialHall', a2: 'armory', b2: 'weaponChamber', c2: 'stateRoom', b3: 'dungeon' },
      ...{ c3: 'weaponsmith', b4: 'swordsmith', c4: 'wainwright', d3: 'sacrificialAltar' },
    };
    const bob = {
      ...{ eraOne: { rooms: 57, gold: 3 }, weapon: 5, iron: 2, gold: 0 },
      // 112 points
      ...{ c1: 'treasury', a2: 'goldVein', b2: 'oubliette', c2: 'ironTrader', b3: 'diggingCave', c3: 'secretChamber' },
      ...{ b4: 'ironsmith', c4: 'slaughteringCave', d1: 'parlor', e1: 'stall', d2: 'storeroom', e2: 'bakehouse' },
      ...{ d3: 'junctionRoom', e3: 'grindstone', e4: 'breedingCave', d5: 'foodCorner', e5: 'shelf' },
    };
    const game = mine({ ...alice }, { era: 2, round: 4, turns: 7, display: [], seats: [bob] });
    game.play('use cultivation', 'done', 'end');
    game.scores({ eraOne: 56, rooms: 100, weapons: 19, iron: 0, halfGold: 4, total: 179 });
    game.scores({ eraOne: 60, rooms: 112, weapons: 5, iron: 1, halfGold: 0, total: 178 }, 2);
    expect(caveVsCave.ranking(game.state)).toEqual([1, 2]);
  });

  test('ties: the best single room decides, then the second-best, and so on; otherwise a shared win (001 p. 6; rulings A171)', () => {
    const ranked = (seat: Seat, other: Seat) =>
      caveVsCave.ranking(mine({ gold: 0, ...seat }, { seats: [{ gold: 0, ...other }] }).state);
    expect(ranked({ gold: 3 }, { gold: 3 })).toEqual([1, 1]);
    expect(ranked({ d3: 'shelf' }, { gold: 3 })).toEqual([1, 2]);
    expect(ranked({ d3: 'shelf', e4: 'tunnel' }, { d3: 'parlor' })).toEqual([2, 1]);
    const equal = ranked({ d3: 'shelf', e4: 'parlor' }, { d3: 'tunnel', e4: 'storeroom' });
    expect(equal).toEqual([1, 1]);
    const extra = ranked({ x: 'stateRoom', cavern: 'niche' }, { d3: 'parlor', e4: 'storeroom' });
    expect(extra).toEqual([1, 2]);
  });

  test('the total of both eras decides, and then the rooms of both boards', () => {
    const one = { c3: 'box', gold: 0, eraOne: { rooms: 1, gold: 0 } };
    const other = { d3: 'shelf', gold: 0, iron: 0, weapon: 1, eraOne: { rooms: 3, gold: 0 } };
    const game = mine(one, { era: 2, seats: [other] })
      .scores({ total: 7 })
      .scores({ total: 7 }, 2);
    expect(caveVsCave.ranking(game.state)).toEqual([1, 2]);
  });
});

test('a game starts with 1 of each good of its era and a free room beside the Cave entrance (001 pp. 2 and 3)', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), 2, 'begin');
  for (const { goods, cave } of state.players) {
    expect(GOODS.map((good) => goods[good])).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
    expect(cave.filter(({ is }) => is === 'covered')).toHaveLength(9);
    expect([cave[4], cave[6]]).toEqual([{ is: 'empty' }, { is: 'furnished', room: 'caveEntrance' }]);
  }
  expect(state.display).toEqual(tilesOfEra(1, true));
});
