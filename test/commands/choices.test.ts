import { describe, expect, it } from 'vitest';
import { endHow } from '../../commands/turn/ending.ts';
import { catalogue } from '../../src/messages/index.ts';
import { game } from '../games/caverna/scenario.ts';
import { asked, bearingsOf, expectText } from './asked.ts';

type Seat = Parameters<typeof game>[1];

const HARVEST = { round: 5, next: 'harvest' } as const;

/** A forest with three free squares, and fields on all others. */
const NARROW = Object.fromEntries(
  ['a2', 'a3', 'a4', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3', 'c4'].map((cell) => [cell, 'field']),
);

it('an action that rules out another one comes last and is less prominent, as long as it does', () => {
  const farm = game(3, { goods: { grain: 2 }, cells: NARROW } as Seat).play('place slashAndBurn');
  expect(asked(farm).help).toContain('If you start with sowing, you miss out on a tile.');
  expect(asked(farm).shown()).toEqual([
    '[Meadow on A1, field on B1]',
    '[Meadow on B1, field on A1]',
    '(Sow 2 grain)',
    '(Sow 1 grain)',
  ]);
  const laid = farm.play('lay meadow a1 field b1');
  expect(asked(laid).shown()).toEqual(['[Sow 2 grain]', '[Sow 1 grain]', '(Continue without sowing)']);
});

describe('a child that is all that a space can give', () => {
  const bed = { furnishings: { d3: 'dwelling' } };

  it.each([
    ['familyLife', 9],
    ['wishForChildren', 4],
  ])('comes automatically, or, if an exchange is possible first, with the end of the turn: %s', (space, round) => {
    expect(asked(game(3, bed, { round }).play(`place ${space}`)).at.decision.task).toBe('end');
    const rich = asked(game(3, { ...bed, goods: { ruby: 1 } }, { round }).play(`place ${space}`));
    expect(rich.title).toBe('Do you want to exchange goods first?');
    expect(rich.help).toContain('You get a child.');
    expect(rich.ending).toMatchObject({ moves: ['grow'], without: undefined, gained: '+1 child' });
    expect(endHow(catalogue('en'), 'End turn', rich.ending ?? expect.fail())).toBe('End turn (+1 child)');
    expect(rich.shown()).toEqual([]);
  });

  it('is a question if something else is possible, too', () => {
    const seat = { ...bed, goods: { grain: 1 }, cells: { c4: 'field' } } as const;
    const { title, shown, ending } = asked(game(3, seat, { round: 9 }).play('place familyLife'));
    expect(title).toBe('What do you do here?');
    expect(shown()).toEqual(['[Family growth]', '[Sow 1 grain]']);
    expect(ending).toBeUndefined();
  });
});

it.each([
  ['1 grain or vegetable', 'C4', { grain: 1, vegetable: 1 }, { c4: 'field' }],
  ['2 grain or vegetables', 'C3 and C4', { grain: 2, vegetable: 1 }, { c4: 'field', c3: 'field' }],
  ['1 grain', 'C4', { grain: 2 }, { c4: 'field' }],
  ['2 grain', 'any of 10 spaces', { grain: 2 }, NARROW],
  ['1 grain and 1 vegetable', 'C3 and C4', { grain: 1, vegetable: 1 }, { c4: 'field', c3: 'field' }],
])('the number of fields limits what can be sown: %s on %s', (crops, places, goods, cells) => {
  const told = `Ready: ${crops} to sow (for example at Slash-and-burn) on ${places}.`;
  expect(bearingsOf(game(3, { goods, cells } as Seat)).join()).toContain(told);
});

describe('animals without room', () => {
  const PENS = { c4: 'smallPasture', c3: 'smallPasture', b3: 'smallPasture' } as const;
  const crowded = (goods: object) => asked(game(3, { goods: { food: 9, ...goods }, cells: PENS }, HARVEST));

  it('are eaten as sparingly as possible: options that suffice come first, and the rest are grey', () => {
    const { title, shown } = crowded({ sheep: 2, donkey: 4, boar: 1, cattle: 1 });
    expect(title).toBe('Your animals have no room');
    expect(shown()).toEqual([
      '[1 wild boar into 2 food (11 in all)]',
      '[1 cattle into 3 food (12 in all)]',
      '[2 donkeys into 3 food (12 in all)]',
      '(1 sheep into 1 food (10 in all))',
      '(1 donkey into 1 food (10 in all))',
    ]);
  });

  it('if no single animal is enough, the ways with the fewest animals come first', () => {
    const { suggested, shown } = crowded({ sheep: 2, donkey: 4, boar: 3, cattle: 2 });
    const ways = suggested(false)?.ways.map(({ label }) => label.text);
    expect(ways).toEqual(['3 wild boars into 6 food (15 in all)', '4 donkeys into 6 food (15 in all)']);
    expect(shown().join()).not.toContain('(1 sheep into 1 food)');
  });
});

it('before animals breed, the panel says which pairs will have no room in any case, and what rubies could do', () => {
  const help = (goods: object, cells: Record<string, string>) =>
    asked(game(3, { goods: { food: 9, ...goods }, cells }, HARVEST)).help;
  const pens = { c4: 'smallPasture', b4: 'smallPasture stable', b3: 'smallPasture' };
  const few = { c4: 'smallPasture stable', b4: 'smallPasture' };
  expectText(help({ sheep: 2, donkey: 2, boar: 3 }, few), [/No room for a lamb or a foal\.$/], ['rubies']);
  expectText(help({ sheep: 2, donkey: 2, boar: 2 }, pens), ['has one newborn'], ['No room', 'rubies']);
  expectText(help({ sheep: 2, donkey: 2, boar: 2, ruby: 1 }, pens), ['spend rubies on animals or room']);
});

it.each([
  [
    { ruby: 3, gold: 4, grain: 2 },
    ['2 grain into 2 food', '2 rubies into 4 food', '3 rubies into 6 food', '3 gold into 2 food', '4 gold into 3 food'],
  ],
  // Gold becomes food in one move anyway.
  [{ gold: 9 }, []],
])('several goods become food at once, including rubies and gold: %j', (goods, ways) => {
  const { suggested } = asked(game(3, { goods }, HARVEST));
  expect(suggested(true)?.ways.map(({ label }) => label.text) ?? []).toEqual(ways);
});
