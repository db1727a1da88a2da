import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { doings } from '../../commands/games/caverna/deeds.ts';
import { labelOf } from '../../commands/games/caverna/labels.ts';
import { endHow } from '../../commands/turn/ending.ts';
import { readMove } from '../../src/games/caverna/moves/codec.ts';
import { icon } from '../../src/messages/icons.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { as, HARVEST } from '../games/caverna/folks/table.ts';
import { filled, game, type Scenario } from '../games/caverna/scenario.ts';
import { asked, bearingsOf, expectText } from './asked.ts';

const words = gameWords(catalogue('en'), 'caverna');

const IN_HARVEST = { round: 5, next: 'harvest' } as const;
const harvest = (seat: object, file: object = {}) => game(3, seat, { ...IN_HARVEST, ...file } as object);

/** Round 4, which ends with feeding but without a harvest. */
const FEEDING = { round: 4, next: 'harvest' } as const;

const FARM = { c4: 'smallPasture stable', b4: 'smallPasture' };

describe('ways to feed', () => {
  /** The suggested moves with their prices, and the note below them. */
  const suggested = (seat: object, file: object = {}) => {
    const list = asked(harvest({ ...FARM, ...seat }, file)).suggested(false);
    return { ways: list?.ways.map(({ label }) => `${label.text}: ${label.detail}`), note: list?.note };
  };

  it('of each kind are listed, the cheapest first', () => {
    expect(suggested({ ruby: 1, gold: 3, sheep: 1, donkey: 1 }, FEEDING)).toEqual({
      ways: [
        '1 ruby into 2 food: Costs 1 point',
        '3 gold into 2 food: Costs 3 points',
        '1 sheep into 1 food, 2 gold into 1 food: Costs 5 points, 2 of them for the last of a kind',
        '1 donkey into 1 food, 2 gold into 1 food: Costs 5 points, 2 of them for the last of a kind',
        '1 sheep into 1 food, 1 donkey into 1 food: Costs 6 points, 4 of them for the last of a kind',
      ],
      note: undefined,
    });
  });

  it('are only a few, and say where the others are', () => {
    const { ways = [], note } = suggested({ grain: 9, vegetable: 4, ruby: 3, gold: 9, sheep: 2, boar: 2 });
    expect(ways).toHaveLength(8);
    for (const alone of ['4 grain', '2 vegetables', '2 rubies', '5 gold', '2 wild boars'])
      expect(ways.join('\n')).toMatch(new RegExp(`^${alone} into \\d food:`, 'm'));
    expect(note).toContain('*Exchange*');
  });

  const RANCH = {
    'c4 b4': 'largePasture stable',
    'a4 a3': 'largePasture stable',
    'c3 b3': 'largePasture stable',
    d3: 'dwelling',
    e4: 'dwelling',
    e3: 'dwelling',
    dwarfs: [{}, {}, {}, {}, {}],
    ruby: 4,
    grain: 2,
    gold: 8,
    sheep: 5,
    donkey: 7,
    boar: 3,
  };

  it.each([
    // What the goods become in total.
    ['3 donkeys into 4 food:', { donkey: 4 }],
    // The price is what the board loses, young animals included.
    ['1 wild boar into 2 food: Costs 2 points, 1 of them for an animal', { food: 2, boar: 2 }],
    ['1 wild boar into 2 food: Costs 1 point', { food: 2, boar: 3 }],
    ['4 rubies into 8 food, 1 wild boar into 2 food: Costs 5 points', RANCH],
  ])('begin with the cheapest: “%s”', (way, seat) => {
    expect(suggested(seat).ways?.[0]).toContain(way);
  });

  it('say what goods are worth to the people who eat them', () => {
    const list = asked(as('trolls', { ...FARM, sheep: 4 } as object, HARVEST)).suggested(false);
    expect(list?.ways.map(({ label }) => label.text).join()).toContain('3 sheep into 6 food');
  });

  it('come first among the exchanges, too', () => {
    const ruby = { ...FARM, ruby: 2, grain: 1 } as object;
    const first = (exchanging: Scenario) =>
      asked(exchanging)
        .menus({ exchange: true })
        .find(({ placeholder }) => placeholder?.startsWith('Spend a ruby'))?.options[0]?.label;
    expect(first(harvest(ruby))).toBe('1 ruby into 2 food');
    expect(first(as('silicoids', ruby, HARVEST))).toBe('1 ruby into 1 stone');
  });
});

/** How many letters of a button a phone shows in one line. */
const IN_A_LINE = 34;

it('begging has a button that a phone shows on one line', () => {
  const label = labelOf(words, readMove('beg 10'));
  expect(label).toBe('10 begging markers (−30 points)');
  expect(label.length).toBeLessThanOrEqual(IN_A_LINE);
});

it.each([
  ['humans', as('humans', { sheep: 2 }, FEEDING)],
  ['dwarfs', harvest({ sheep: 2 }, FEEDING)],
])('a feeding without a harvest does not mention a harvest to %s', (people, hungry) => {
  expect(asked(hungry).blocked).toBe(`First feed your ${people}, or take begging markers.`);
});

describe('a feeding after a turn that can be ended', () => {
  const closing = (goods: object, more: object = {}, file: object = {}) =>
    game(3, { ...FARM, goods, ...more } as object, { round: 5, ...file } as object).play('place logging');

  it.each([
    [/^\*\*Harvest after this round\*\*: needs 4 food \(2 each\), you have 0\./m, closing({})],
    ['As things are, you take 4 begging markers (−12 points).', closing({})],
    ['As things are, you take 2 begging markers (−6 points).', closing({}, {}, { round: 4 })],
    ['you have 2. You can pay for the missing food with goods worth 1 point.', closing({ food: 2, ruby: 1 })],
    ['As things are, you lose goods and take 2 begging markers (−', closing({ boar: 1 })],
    // The fields are harvested first.
    ['pay for the missing food with goods', closing({ food: 3 }, { c4: 'field grain 2' })],
  ])('says “%s”', (told, scenario) => {
    expectText(asked(scenario).help, [told]);
  });

  it('is mentioned once, and only in the first panel of the turn if there is enough food', () => {
    expect(bearingsOf(closing({})).join()).not.toContain('needs');
    expect(asked(closing({ food: 4 })).help).not.toContain('needs');
    expect(bearingsOf(closing({ food: 4 })).join()).toContain('needs 4 food');
  });
});

describe('the call to a harvest', () => {
  const { fed, harvest: called } = words.rounds;

  it('has its heading first and a line for each player', () => {
    const mentions = ['<@1>: needs', '<@2>: is choosing'];
    const lines = called({ round: 3, kind: 'harvest', game: 'Caverna', mentions }).split('\n');
    expect(lines[0]).toContain('**Harvest** after round 3 in Caverna');
    expect(lines.slice(1, 3)).toEqual(['- <@1>: needs', '- <@2>: is choosing']);
    expect(called({ round: 4, kind: 'feeding', game: 'Caverna', mentions: [] })).not.toContain('1 food');
  });

  const HUNGER = { need: 4, shares: [{ food: 2, people: 2, newborn: false, goblins: false }], food: 3 };
  const STONES = { need: 2, shares: [], food: 0, stone: { need: 2, stone: 1 } };

  it.each([
    ['needs 4 food, has 3', fed('<@1>', HUNGER)],
    ['needs 2 food, has 0; and 2 stone, has 1', fed('<@1>', STONES)],
    ['is choosing which animals breed', fed('<@1>', undefined, 'breed')],
    ['has animals without room', fed('<@1>', undefined, 'accommodate')],
    ['still has something to decide', fed('<@1>', undefined, 'pay')],
  ])('says what each player needs and has, or decides: %s', (told, line) => {
    expect(line).toBe(`<@1>: ${told}`);
  });
});

describe('fields or animals', () => {
  const markers = { 6: 'question', 7: 'question', 8: 'question' };
  const FIELD = { c4: 'field grain 2' };

  const BOTH = { ...FIELD, b4: 'field vegetable 1', c3: 'smallPasture' };

  it.each([
    ['Harvest the fields (+1 grain, +1 vegetable)', 'Let the animals breed (sheep)', 2, BOTH, true],
    ['Let the animals breed (sheep)', 'Harvest the fields (nothing)', 2, filled('smallPasture', 'c3 c4'), false],
    ['Harvest the fields (+1 grain)', 'Let the animals breed (no pairs)', 1, FIELD, false],
    ['Harvest the fields (+1 grain)', 'Let the animals breed (no room for young)', 2, FIELD, false],
  ])(
    'are buttons that say what they bring; one that brings nothing is grey and last: %s, %s',
    (first, last, sheep, cells, both) => {
      const { controls, help } = asked(harvest({ food: 9, sheep, cells }, { round: 8, markers }));
      const buttons = controls().flatMap((one) =>
        one.type === ComponentType.Button && 'label' in one ? [[one.label, one.style === ButtonStyle.Primary]] : [],
      );
      expect(buttons).toEqual([
        [first, true],
        [last, both],
      ]);
      expectText(help, ['only one of them', 'your family needs 4 food (2 each), you have 9.']);
    },
  );
});

it.each([
  [/Your 2 donkeys have no room for young\. .*buy room with a ruby first\.$/i, { donkey: 2, ruby: 1 }, {}],
  [/You have no two animals of the same kind\. Buy an animal with a ruby first\.$/, { sheep: 1, ruby: 1 }, {}],
  // No ruby is mentioned if none is there.
  [/2 wild boars have no room for young\. Eat 2 sheep to make room\.$/, { sheep: 2, boar: 2 }, { c4: 'smallPasture' }],
])('for animals without young, the reason comes first, then what helps: %s', (told, goods, cells) => {
  expect(asked(harvest({ food: 9, ...goods, cells })).help).toMatch(told);
});

it.each([
  ['ruby food', 'turned @ruby1 ruby into @food2 food'],
  ['eat gold 2', 'turned @gold2 gold into @food1 food'],
  ['ruby meadow', 'paid @ruby1 ruby for a meadow'],
  ['buy dog', 'bought @dog1 dog'],
  ['trade 1', 'traded @ore2 ore for @gold2 gold and @food1 food'],
  ['use huntingParlor', 'used *Hunting parlor* (@boar2 wild boars into @gold2 gold and @food2 food)'],
])('a payment is described with its icons: %s', (move, told) => {
  const line = told.replace(/@([a-z]+)/g, (_, good) => icon(`caverna_${good}`));
  expect(doings(words, [{ move: readMove(move) }]).join()).toBe(line);
});

/** A forest with three free squares, and fields on all others. */
const NARROW = filled('field', 'a2 a3 a4 b2 b3 b4 c1 c2 c3 c4');

it('an action that rules out another one comes last and is less prominent for as long as it does', () => {
  const farm = game(3, { grain: 2, cells: NARROW } as object).play('place slashAndBurn');
  expect(asked(farm).help).toContain('If you start with sowing, you miss out on a tile.');
  expect(asked(farm).shown()).toEqual([
    ...['[Meadow on A1, field on B1]', '[Meadow on B1, field on A1]'],
    ...['(Sow 2 grain)', '(Sow 1 grain)'],
  ]);
  const laid = farm.play('lay meadow a1 field b1');
  expect(asked(laid).shown()).toEqual(['[Sow 2 grain]', '[Sow 1 grain]', '(Continue without sowing)']);
});

describe('a child that is all that a space can give', () => {
  const bed = { d3: 'dwelling' };

  it.each([
    ['familyLife', 9],
    ['wishForChildren', 4],
  ])('comes automatically, or, after an exchange, with the end: %s', (space, round) => {
    expect(asked(game(3, bed, { round }).play(`place ${space}`)).at.decision.task).toBe('end');
    const rich = asked(game(3, { ...bed, ruby: 1 }, { round }).play(`place ${space}`));
    expect(rich.title).toBe('Do you want to exchange goods first?');
    expect(rich.help).toContain('You get a child.');
    expect(rich.ending).toMatchObject({ moves: ['grow'], without: undefined, gained: '+1 child' });
    expect(endHow(catalogue('en'), 'End turn', rich.ending ?? expect.fail())).toBe('End turn (+1 child)');
    expect(rich.shown()).toEqual([]);
  });

  it('is a question if something else is possible, too', () => {
    const seat = { ...bed, grain: 1, c4: 'field' } as const;
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
  expect(bearingsOf(game(3, { goods, cells } as object)).join()).toContain(told);
});

describe('animals without room', () => {
  const PENS = { c4: 'smallPasture', c3: 'smallPasture', b3: 'smallPasture' } as const;
  const crowded = (goods: object) => asked(game(3, { food: 9, ...goods, cells: PENS }, IN_HARVEST));

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
    asked(game(3, { food: 9, ...goods, cells }, IN_HARVEST)).help;
  const pens = { c4: 'smallPasture', b4: 'smallPasture stable', b3: 'smallPasture' };
  const few = { c4: 'smallPasture stable', b4: 'smallPasture' };
  expectText(help({ sheep: 2, donkey: 2, boar: 3 }, few), [/No room for a lamb or a foal\.$/], ['rubies']);
  expectText(help({ sheep: 2, donkey: 2, boar: 2 }, pens), ['have one newborn'], ['No room', 'rubies']);
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
  const { suggested } = asked(game(3, { goods }, IN_HARVEST));
  expect(suggested(true)?.ways.map(({ label }) => label.text) ?? []).toEqual(ways);
});
