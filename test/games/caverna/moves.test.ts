import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { isSameMove, readAs, readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import { ALL_GOODS, FARM_ANIMALS, FOLK_CROPS, GOODS, SINGLE_TILES } from '../../../src/games/caverna/state.ts';
import { law, walks } from '../../laws/games.ts';

const id = fc.stringMatching(/^[a-zA-Z]{1,20}$/);
const cell = fc.stringMatching(/^[xa-g][0-5]$/);
const count = fc.integer({ min: 0, max: 999_999_999 });
const good = fc.constantFrom(...ALL_GOODS);
const animal = fc.constantFrom(...FARM_ANIMALS, 'dog' as const);
const goods = fc
  .dictionary(good, fc.integer({ min: 1, max: 99 }))
  .map((bundle): Move<'take'>['goods'] => ({ ...bundle }));
const just = <V extends Verb>(verb: V) => ({ verb: fc.constant(verb) });
const laid = fc.record({ ground: fc.constantFrom(...SINGLE_TILES), cell });

/** Moves of every kind; leaving a kind out does not compile. */
const MOVES: { readonly [V in Exclude<Verb, 'other'>]: fc.Arbitrary<Move<V>> } = {
  place: fc.record({ ...just('place'), space: id }),
  imitate: fc.record({ ...just('imitate'), space: id }),
  protect: fc.record({ ...just('protect'), space: id }),
  send: fc.record({ ...just('send'), strength: count }),
  forge: fc.oneof(
    fc.record({ ...just('forge'), strength: count }),
    fc.record({ ...just('forge'), strength: count, paying: good }),
  ),
  pass: fc.record(just('pass')),
  stay: fc.record(just('stay')),
  grow: fc.record(just('grow')),
  done: fc.record(just('done')),
  end: fc.record(just('end')),
  feed: fc.record(just('feed')),
  token: fc.record(just('token')),
  take: fc.record({ ...just('take'), goods }),
  leave: fc.record({ ...just('leave'), goods }),
  sow: fc.record({ ...just('sow'), goods }),
  lay: fc.record({ ...just('lay'), laid: fc.array(laid, { minLength: 1, maxLength: 2 }) }),
  furnish: fc.record({ ...just('furnish'), tile: id, oreFor: fc.array(good, { maxLength: 2 }) }),
  at: fc.record({ ...just('at'), cell }),
  stable: fc.record({ ...just('stable'), cell }),
  fence: fc.oneof(
    fc.record({ ...just('fence'), size: fc.constant('small'), cells: fc.tuple(cell) }),
    fc.record({ ...just('fence'), size: fc.constant('large'), cells: fc.tuple(cell, cell) }),
  ),
  oreMine: fc.record({ ...just('oreMine'), cell, deep: cell }),
  rubyMine: fc.record({ ...just('rubyMine'), cell }),
  loot: fc.record({ ...just('loot'), item: id }),
  buy: fc.record({ ...just('buy'), good }),
  trade: fc.record({ ...just('trade'), times: count }),
  beg: fc.record({ ...just('beg'), times: count }),
  breed: fc.record({ ...just('breed'), animals: fc.subarray([...FARM_ANIMALS]) }),
  harvest: fc.record({ ...just('harvest'), phase: fc.constantFrom('field', 'breeding') }),
  eat: fc.oneof(
    fc.record({ ...just('eat'), good, count: fc.constantFrom(1, 2) }),
    fc.record({ ...just('eat'), good: fc.constant('gold'), count: fc.integer({ min: 1, max: 99 }) }),
  ),
  feast: fc.record({ ...just('feast'), animals: fc.tuple(animal, animal) }),
  swap: fc.record({ ...just('swap'), good: fc.constantFrom(...FOLK_CROPS) }),
  pay: fc.record({ ...just('pay'), goods }),
  keep: fc.record({ ...just('keep'), board: count }),
  ruby: fc.record({ ...just('ruby'), into: fc.constantFrom(...GOODS, ...SINGLE_TILES) }),
  use: fc.record({ ...just('use'), tile: id, details: fc.array(id, { maxLength: 2 }) }),
  undo: fc.record({ ...just('undo'), entry: count }),
};

describe('a move', () => {
  it.each(Object.entries<fc.Arbitrary<Move>>(MOVES))('of the kind %s is written and read back the same', (_, moves) => {
    fc.assert(
      fc.property(moves, (move) => {
        expect(readMove(writeMove(move))).toEqual(move);
      }),
    );
  });

  it('that is offered is read and written back the same', () => {
    const kinds = new Set<Verb>();
    law(8, walks(), (played) => {
      for (const { decisions } of played.steps()) {
        for (const { move } of decisions.flatMap(({ options }) => options)) {
          const read = readMove(move);
          kinds.add(read.verb);
          expect(writeMove(read)).toBe(move);
        }
      }
    });
    expect(kinds).not.toContain('other');
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('always has words, whatever its text', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom(...Object.keys(MOVES), 'with', 'ore', 'gold', 'c4', '8'), fc.string()),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          words.map((all) => all.join(' ')),
        ),
        (text) => {
          const read = readMove(text);
          if (read.verb === 'other') expect(writeMove(read)).toBe(text);
          else expect(readMove(writeMove(read))).toEqual(read);
        },
      ),
    );
  });

  it('of a known kind is read as that and as no other', () => {
    expect(readAs('oreMine', 'mine ore d2 deep e2')).toEqual({ verb: 'oreMine', cell: 'd2', deep: 'e2' });
    expect(() => readAs('at', 'stable c4')).toThrow('"stable c4" is not a move of the kind at.');
    expectTypeOf(readAs('beg', 'beg 2').times).toBeNumber();
  });

  it.each([
    ...['pass now', 'place', 'place a b', 'buy mud', 'harvest feeding', 'swap wood', 'ruby mud', 'take token now'],
    ...['send', 'send x', 'send 3 4', 'send 1234567890', 'take wood', 'take mud 1', 'take wood x', 'take wood 1 ore'],
    ...['lay', 'lay meadow', 'lay swamp c4', 'lay meadow c4 field b4 field a4', 'lay meadow c4 field'],
    ...['furnish', 'furnish x with ore', 'furnish x with ore for', 'furnish x with gold for wood', 'furnish x for ore'],
    ...['furnish x by ore for wood', 'furnish x with ore as wood', 'furnish x with ore for wood with'],
    ...['fence', 'fence small', 'fence small c4 c3', 'fence large c4', 'fence large c4 c3 c2', 'fence huge c4'],
    ...['mine', 'mine ore e4', 'mine ore e4 deep', 'mine deep e3 ore', 'mine ore e4 deep e3 e2', 'mine ore e4 ruby e3'],
    ...['mine iron e4 deep e3', 'mine deep e3 deep e4', 'mine ruby', 'mine ruby e4 e3', 'mine gold e4'],
    ...[
      'breed dog',
      'breed sheep dog',
      'feast sheep',
      'feast sheep mud',
      'feast sheep sheep sheep',
      'use',
      'use a b c d',
    ],
    ...['eat', 'eat mud', 'eat gold x', 'eat gold 3 4', 'eat donkey sheep', 'eat donkey donkey donkey'],
    ...[
      'forge',
      'forge x',
      'forge 3 mud',
      'forge 3 gold gold',
      'undo',
      'undo to',
      'undo to x',
      'undo to 3 4',
      'undo of 3',
    ],
  ])('"%s" is not a move', (text) => {
    expect(readMove(text)).toEqual({ verb: 'other', text });
  });

  it.each([
    ['lay field b4 meadow c4', 'lay meadow c4 field b4'],
    ['lay cavern d2 cavern d1', 'lay cavern d1 cavern d2'],
    ['fence large c4 c3', 'fence large c3 c4'],
    ['mine deep e3 ore e4', 'mine ore e4 deep e3'],
    ['sow vegetable 1 grain 2', 'sow grain 2 vegetable 1'],
    ['breed boar sheep', 'breed sheep boar'],
    ['furnish miner with ore for stone with ore for wood', 'furnish miner with ore for wood with ore for stone'],
  ])('%s is %s', (one, other) => {
    expect(isSameMove(one, other)).toBe(true);
  });

  it.each([
    ['lay meadow c4 field b4', 'lay field c4 meadow b4'],
    ['mine ore e4 deep e3', 'mine ore e3 deep e4'],
    ['eat gold 2', 'eat gold 3'],
    ['wave hand', 'hand wave'],
  ])('%s is not %s', (one, other) => {
    expect(isSameMove(one, other)).toBe(false);
  });
});
