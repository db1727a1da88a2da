import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { cavernaBearings } from '../../commands/games/caverna/bearings.ts';
import { doings } from '../../commands/games/caverna/deeds.ts';
import { labelOf } from '../../commands/games/caverna/labels.ts';
import { cavernaQuestion } from '../../commands/games/caverna/question.ts';
import { cavernaSuggestions } from '../../commands/games/caverna/suggestions.ts';
import { cavernaWording } from '../../commands/games/caverna/wording.ts';
import { ask } from '../../commands/turn/ask.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { readMove } from '../../src/games/caverna/moves/codec.ts';
import { icon } from '../../src/messages/icons.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { as, HARVEST } from '../games/caverna/folks/table.ts';
import { game, type Scenario } from '../games/caverna/scenario.ts';

const words = gameWords(catalogue('en'), 'caverna');

/** The question for seat 1. */
function asked({ state }: Scenario) {
  const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
  const at = { state, decision, seats: [] };
  const wording = cavernaWording(words, at);
  const shown = (exchange: boolean) =>
    ask({ game: 'g1', step: 1, options: decision.options, words: wording, screen: { exchange } }).flatMap(
      (row) => row.toJSON().components,
    );
  return { at, shown, ...cavernaQuestion(words, at) };
}

const harvest = (seat: object, file: object = {}) => game(3, seat, { round: 5, next: 'harvest', ...file } as object);

/** Round 4, which ends with feeding but without a harvest. */
const FEEDING = { round: 4, next: 'harvest' } as const;

const FARM = { cells: { c4: 'smallPasture stable', b4: 'smallPasture' } };

describe('ways to feed', () => {
  /** The suggested moves with their prices, and the buttons below them. */
  const suggested = (seat: object, file: object = {}) => {
    const [list] = cavernaSuggestions(words, asked(harvest({ ...FARM, ...seat }, file)).at, false);
    return { ways: list?.ways.map(({ label }) => `${label.text}: ${label.detail}`), note: list?.note };
  };

  it('of each kind are listed, the cheapest first', () => {
    expect(suggested({ goods: { ruby: 1, gold: 3, sheep: 1, donkey: 1 } }, FEEDING)).toEqual({
      ways: [
        '1 ruby into 2 food: Costs 1 point',
        '3 gold into 2 food: Costs 3 points',
        '1 sheep into 1 food, 2 gold into 1 food: Costs 5 points, 2 of them for the last of a kind',
        '1 donkey into 1 food, 2 gold into 1 food: Costs 5 points, 2 of them for the last of a kind',
        '1 sheep into 1 food, 1 donkey into 1 food: Costs 6 points, 4 of them for the last of a kind',
      ],
      note: undefined,
    });
    expect(suggested({ goods: { grain: 9, vegetable: 1, ruby: 3 } }).ways).toContain(
      '4 grain into 4 food: Costs 2 points',
    );
  });

  it('are only a few, and say where the others are', () => {
    const goods = { grain: 9, vegetable: 4, ruby: 3, gold: 9, sheep: 2, boar: 2 };
    const { ways = [], note } = suggested({ goods });
    expect(ways).toHaveLength(8);
    for (const alone of ['4 grain', '2 vegetables', '2 rubies', '5 gold', '2 wild boars'])
      expect(ways.join('\n')).toMatch(new RegExp(`^${alone} into \\d food:`, 'm'));
    expect(note).toBe('There are more ways under *Exchange*.');
  });

  it('say what the goods become in total, and what they are worth to the people who eat them', () => {
    expect(suggested({ goods: { donkey: 4 } }).ways?.[0]).toMatch(/^3 donkeys into 4 food:/);
    const trolls = as('trolls', { ...FARM, goods: { sheep: 4 } }, HARVEST);
    const [list] = cavernaSuggestions(words, asked(trolls).at, false);
    expect(list?.ways.map(({ label }) => label.text).join()).toMatch(/3 sheep into 6 food/);
  });

  it('begin with the cheapest even on a rich farm, however many goods go into it', () => {
    const farm = {
      cells: { 'c4 b4': 'largePasture stable', 'a4 a3': 'largePasture stable', 'c3 b3': 'largePasture stable' },
      furnishings: { d3: 'dwelling', e4: 'dwelling', e3: 'dwelling' },
      dwarfs: [{}, {}, {}, {}, {}],
      goods: { ruby: 4, grain: 2, gold: 8, sheep: 5, donkey: 7, boar: 3 },
    };
    expect(suggested(farm).ways?.[0]).toBe('4 rubies into 8 food, 1 wild boar into 2 food: Costs 5 points');
  });

  it('cost what the board loses, and say how much of that is for young', () => {
    const boars = (boar: number) => suggested({ goods: { food: 2, boar } }).ways?.[0];
    expect(boars(2)).toBe('1 wild boar into 2 food: Costs 2 points, 1 of them for an animal that is then not born');
    expect(boars(3)).toBe('1 wild boar into 2 food: Costs 1 point');
  });

  it('come first among the exchanges, too', () => {
    const first = (exchanging: Scenario) =>
      asked(exchanging)
        .shown(true)
        .flatMap((one) => (one.type === ComponentType.StringSelect ? [one] : []))
        .find(({ placeholder }) => placeholder?.startsWith('Spend a ruby'))?.options[0]?.label;
    const ruby = { ...FARM, goods: { ruby: 2, grain: 1 } };
    expect(first(harvest(ruby))).toBe('1 ruby into 2 food');
    expect(first(as('silicoids', ruby, HARVEST))).toBe('1 ruby into 1 stone');
  });
});

/** How many letters of a button a phone shows in one line. */
const IN_A_LINE = 34;

describe('begging', () => {
  it('has a button that a phone shows on one line', () => {
    const label = labelOf(words, readMove('beg 10'));
    expect(label).toBe('10 begging markers (−30 points)');
    expect(label.length).toBeLessThanOrEqual(IN_A_LINE);
  });
});

describe('a feeding without a harvest', () => {
  it('does not mention a harvest', () => {
    for (const hungry of [as('humans', { goods: { sheep: 2 } }, FEEDING), harvest({ goods: { sheep: 2 } }, FEEDING)]) {
      expect(asked(hungry).blocked).toMatch(/^First feed your (humans|dwarfs), or take begging markers\.$/);
    }
  });
});

describe('a feeding after a turn that can be ended', () => {
  const closing = (goods: object, file: object = {}) => {
    const { state } = game(3, { ...FARM, goods } as object, { round: 5, ...file } as object).play('place logging');
    const { help } = asked({ state } as Scenario);
    const bearings = cavernaBearings(words, { state, seat: 0 } as unknown as Parameters<typeof cavernaBearings>[1]);
    return { help, bearings: bearings.join() };
  };

  it('is mentioned once, with what it costs now', () => {
    const { help, bearings } = closing({});
    expect(help).toContain(
      '**Harvest after this round**: needs 4 food (2 each), you have 0. As things are, you take 4 begging markers (−12 points).',
    );
    expect(bearings).not.toContain('needs');
    expect(closing({}, { round: 4 }).help).toContain('As things are, you take 2 begging markers (−6 points).');
  });

  it('names goods that can pay it', () => {
    expect(closing({ food: 2, ruby: 1 }).help).toContain(
      'you have 2. You can pay for the missing food with goods worth 1 point.',
    );
    expect(closing({ boar: 1 }).help).toContain('As things are, you lose goods and take 2 begging markers (−');
    // The fields are harvested first.
    const { state } = game(
      3,
      { goods: { food: 3 }, cells: { c4: 'field grain 2' } } as object,
      { round: 5 } as object,
    ).play('place logging');
    expect(asked({ state } as Scenario).help).toMatch(/pay for the missing food with goods/);
  });

  it('is mentioned only in the first panel of the turn if there is enough food', () => {
    const { help, bearings } = closing({ food: 4 });
    expect(help).not.toContain('needs');
    expect(bearings).toContain('needs 4 food');
  });
});

describe('the call to a harvest', () => {
  it('has its heading first and a line for each player, with what they need and have', () => {
    const hunger = { need: 4, shares: [{ food: 2, people: 2, newborn: false, goblins: false }], food: 3 };
    const mentions = [words.rounds.fed('<@1>', hunger), words.rounds.fed('<@2>', undefined, 'breed')];
    expect(words.rounds.harvest({ round: 3, kind: 'harvest', game: 'Caverna', mentions })).toBe(
      [
        '**Harvest** after round 3 in Caverna. Still waiting for:',
        '- <@1>: needs 4 food, has 3',
        '- <@2>: is choosing which animals breed',
        '-# You harvest your fields, feed everybody, and your animals breed.',
      ].join('\n'),
    );
    const stones = { need: 2, shares: [], food: 0, stone: { need: 2, stone: 1 } };
    expect(words.rounds.fed('<@4>', undefined, 'accommodate')).toBe('<@4>: has animals without room');
    expect(words.rounds.fed('<@4>', undefined, 'pay')).toBe('<@4>: still has something to decide');
    expect(words.rounds.fed('<@3>', stones)).toBe('<@3>: needs 2 food, has 0; and 2 stone, has 1');
    expect(words.rounds.harvest({ round: 4, kind: 'feeding', game: 'Caverna', mentions: [] })).not.toContain('1 food');
  });
});

describe('fields or animals', () => {
  const markers = { 6: 'question', 7: 'question', 8: 'question' };
  const buttons = (seat: object) =>
    asked(harvest(seat, { round: 8, markers }))
      .shown(false)
      .flatMap((one) =>
        one.type === ComponentType.Button && 'label' in one ? [[one.label, one.style === ButtonStyle.Primary]] : [],
      );
  const herd = { goods: { food: 9, sheep: 2 }, furnishings: {} };

  it('an option that brings nothing says so, is grey and comes last', () => {
    expect(buttons({ ...herd, cells: { c3: 'smallPasture', c4: 'smallPasture' } })).toEqual([
      ['Let the animals breed (sheep)', true],
      ['Harvest the fields (nothing)', false],
    ]);
    expect(buttons({ goods: { food: 9, sheep: 1 }, cells: { c4: 'field grain 2' } })).toEqual([
      ['Harvest the fields (+1 grain)', true],
      ['Let the animals breed (no pairs)', false],
    ]);
    expect(buttons({ ...herd, cells: { c4: 'field grain 2' } })).toEqual([
      ['Harvest the fields (+1 grain)', true],
      ['Let the animals breed (no room for young)', false],
    ]);
  });
});

describe('animals without young', () => {
  const help = (goods: object) => asked(harvest({ goods: { food: 9, ...goods } })).help;

  it('have the reason first, then what helps', () => {
    expect(help({ donkey: 2, ruby: 1 })).toMatch(
      /Your 2 donkeys have no room for young\. .*a ruby buys room first\.$/i,
    );
    expect(help({ sheep: 1, ruby: 1 })).toMatch(/You have no pair of animals\. A ruby buys an animal first\.$/);
  });

  it('mention no ruby that is not there', () => {
    expect(asked(harvest({ goods: { food: 9, sheep: 2, boar: 2 }, cells: { c4: 'smallPasture' } })).help).toMatch(
      /Your 2 sheep and 2 wild boars have no room for young\. Eat 2 sheep to make room\.$/,
    );
  });
});

describe('the payment is described', () => {
  it.each([
    ['ruby food', 'turned @ruby1 ruby into @food2 food'],
    ['eat gold 2', 'turned @gold2 gold into @food1 food'],
    ['ruby meadow', 'paid @ruby1 ruby for a meadow'],
    ['buy dog', 'bought @dog1 dog'],
    ['trade 1', 'traded @ore2 ore for @gold2 gold and @food1 food'],
    ['use huntingParlor', 'used *Hunting parlor* (@boar2 wild boars into @gold2 gold and @food2 food)'],
  ])('with its icons: %s', (move, told) => {
    const read = readMove(move);
    expect(doings(words, [{ move: read }]).join()).toBe(
      told.replace(/@([a-z]+)/g, (_, good) => icon(`caverna_${good}`)),
    );
  });
});
