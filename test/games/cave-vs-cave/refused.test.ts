import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { replay } from '../../../src/engine/log.ts';
import { parseRecord, RecordError } from '../../../src/engine/record.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { late, mine, scenario } from './scenario.ts';

describe('moves that are not offered are refused, and nothing changes', () => {
  test.each([
    ['a tile that does not exist', 'use gardening'],
    ['a tile that lies face down', 'use expedition'],
    ['a turn without a tile', 'end'],
    ['a turn without a tile, as if only effects were left', 'done'],
    ['an effect before a tile', 'take wood 2'],
    ['a room activated before a tile', 'activate caveEntrance'],
    ['a decision that nobody asks for', 'go on'],
    ['nothing at all', ''],
    ['words', 'please let me win'],
    ['the name of a property of every object', 'use constructor'],
    ['such a name in place of a good', 'eat constructor'],
    ['a verb in capitals', 'USE cultivation'],
  ])('%s', (_, move) => {
    mine({ gold: 1 }).refuses(move);
  });

  test.each([
    ['more than the effect brings', 'take emmer 3'],
    ['other goods', 'take gold 2'],
    ['none of a good', 'take emmer 0'],
    ['a fraction', 'take emmer 1.5'],
    ['a negative number', 'take emmer -2'],
    ['the same good twice', 'take emmer 1 emmer 1'],
    ['a room of somebody else', 'activate storeroom'],
    ['a covered room', 'activate shelf'],
    ['an exchange that does not exist', 'trade wood 1 for gold 1'],
    ['another tile', 'use undergrowth'],
    ['leaving goods that it has not brought', 'leave emmer'],
  ])('while a tile is being used: %s', (_, move) => {
    mine({ emmer: 1 }, { seats: [{ d3: 'storeroom' }] })
      .play('use cultivation')
      .refuses(move);
  });

  test.each([
    ['on a printed edge', 'wall d1west'],
    ['between the boards', 'wall c3d3'],
    ['at the opening of the first era', 'wall c4d4'],
    ['where there already is one', 'wall d3e3'],
    ['on a room', 'wall d3'],
    ['on the additional cavern before anybody has it', 'wall xnorth'],
    ['at two places', 'wall d1d2 d2d3'],
  ])('a wall %s', (_, move) => {
    late({ walls: ['d3e3'] })
      .play('use masonry')
      .refuses(move);
  });

  test.each([
    ['that costs too much', 'furnish parlor d3 for gold 1'],
    ['whose walls do not fit', 'furnish tunnel d3 for gold 1'],
    ['that is not for sale', 'furnish goldVein d3 for gold 1'],
    ['on a covered room', 'furnish shelf e3 for gold 1'],
    ['without the additional cost', 'furnish shelf d3'],
    ['for another price', 'furnish shelf d3 for gold 2'],
    ['on a cell that does not exist', 'furnish shelf z9 for gold 1'],
    ['that is printed', 'furnish caveEntrance d3 for gold 1'],
  ])('a room %s', (_, move) => {
    mine({ wood: 1, gold: 1 }).play('use housework').refuses(move);
  });

  test('a seat without a decision may play nothing', () => {
    const { state } = mine({});
    const before = JSON.stringify(state);
    for (const move of ['use cultivation', 'eat gold', 'end'])
      expect(() => caveVsCave.play(state, 1, move)).toThrow('nothing to decide');
    expect(JSON.stringify(state)).toBe(before);
  });

  test('nothing is played once the game has ended', () => {
    const game = mine({}, { options: { mode: 'era1' }, round: 8, turns: 7 }).play('use cultivation', 'done', 'end');
    expect(caveVsCave.decisions(game.state)).toEqual([]);
    for (const seat of [0, 1])
      expect(() => caveVsCave.play(game.state, seat, 'use cultivation')).toThrow('nothing to decide');
  });
});

describe('impossible tables', () => {
  test('one or two players', () => {
    expect(caveVsCave.seats).toEqual({ min: 1, max: 2 });
    expect(() => scenario({ players: 3 })).toThrow('at most 2');
    expect(() => scenario({ players: 0 })).toThrow('at least 1');
  });

  test.each(['quick', 'short'] as const)('%s is for two', (mode) => {
    const options = caveVsCave.options.parse({ mode });
    expect(caveVsCave.unfit?.(options, 1)).toBe('variantForTwo');
    expect(caveVsCave.unfit?.(options, 2)).toBeUndefined();
  });

  test.each(['era1', 'open', 'era1+2'] as const)('%s is for one or two', (mode) => {
    const options = caveVsCave.options.parse({ mode });
    expect([1, 2].map((seats) => caveVsCave.unfit?.(options, seats))).toEqual([undefined, undefined]);
  });

  test('options that the game does not know', () => {
    for (const wrong of [{ mode: 'era3' }, { rulings: { more: true } }, { folks: 'all' }])
      expect(caveVsCave.options.safeParse(wrong).success).toBe(false);
  });

  test.each<[string, object]>([
    ['no second era', { options: { mode: 'era1' }, era: 2 }],
    ['there is no room "c4"', { seats: [{ c4: 'empty' }] }],
    ['there is no room "x"', { seats: [{ x: 'shelf' }] }],
    ['but it appears twice', { seats: [{ d3: 'shelf', e4: 'shelf' }] }],
    ['rooms that are face down cannot be named', { seats: [{ d3: 'room 1' }] }],
    ['there cannot be a wall at "d4west"', { seats: [{ walls: ['d4west'] }] }],
    ['there cannot be a wall at "d3e3"', { seats: [{ walls: ['d3e3', 'd3e3'] }] }],
    [
      'not that many walls',
      { seats: [{ walls: ['d3e3', 'd2e2', 'd1e1', 'd4e4'] }, { walls: ['d3e3', 'd2e2', 'd1e1', 'd4e4'] }] },
    ],
    ['at most 8', { era: 1, round: 9 }],
    ['the era has 4 rounds', { era: 2, round: 5 }],
  ])('a position: %s', (why, position) => {
    expect(() => scenario({ players: 2, ...position })).toThrow(why);
  });
});

describe('records that state what is face down', () => {
  const record = { game: 'cave-vs-cave', version: caveVsCave.version, options: { mode: 'era1' }, seats: 2, seed: 'a' };
  const read = (more: object) =>
    parseRecord(JSON.stringify({ ...record, moves: [], ...more }), (id) =>
      id === caveVsCave.id ? (caveVsCave as Game) : undefined,
    );

  test.each([
    ['a cave', { e4: 'goldVein' }],
    ['the piles', { piles: { 1: ['goldVein'] } }],
    ['a state', { state: {} }],
    ['options that lay a room down', { options: { mode: 'era1', e4: 'goldVein' } }],
  ])('%s is not one of its fields', (_, more) => {
    expect(() => read(more)).toThrow(RecordError);
  });

  test('a move cannot name the room that it will turn over', () => {
    const { startingPlayer } = caveVsCave.start(caveVsCave.options.parse(record.options), 2, record.seed);
    const by = (move: string) => `${startingPlayer + 1} ${move}`;
    const played = (move: string) => {
      const { log, setup } = read({ moves: [by('use excavation'), by(move)] });
      return replay(caveVsCave as Game, setup, log);
    };
    expect(() => played('excavate e4')).not.toThrow();
    expect(() => played('excavate e4 goldVein')).toThrow('Entry 2');
  });
});
