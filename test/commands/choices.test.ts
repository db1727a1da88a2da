import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { cavernaBearings } from '../../commands/games/caverna/bearings.ts';
import { wayToEnd } from '../../commands/games/caverna/ending.ts';
import { cavernaQuestion } from '../../commands/games/caverna/question.ts';
import { cavernaSuggestions } from '../../commands/games/caverna/suggestions.ts';
import { cavernaWording } from '../../commands/games/caverna/wording.ts';
import { ask } from '../../commands/turn/ask.ts';
import { endHow } from '../../commands/turn/panel-message.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { game, type Scenario } from '../games/caverna/scenario.ts';

const words = gameWords(catalogue('en'), 'caverna');

/** The question and the options of seat 1: buttons in brackets, quiet ones in parentheses, menus by their titles. */
function asked({ state }: Scenario, exchange = false) {
  const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
  const at = { state, decision, seats: [] };
  const ending = wayToEnd(words, at);
  const hides = ending?.hides ?? [];
  const options = decision.options.filter(({ move }) => !hides.includes(move));
  const question = { game: 'g1', step: 1, options, words: cavernaWording(words, at), screen: { exchange } };
  const offered = ask(question)
    .flatMap((row) => row.toJSON().components)
    .map((one) => {
      if (one.type === ComponentType.StringSelect) return one.placeholder ?? '';
      const label = 'label' in one ? one.label : '';
      return 'style' in one && one.style === ButtonStyle.Secondary ? `(${label})` : `[${label}]`;
    });
  const [suggested] = cavernaSuggestions(words, at, exchange);
  return {
    at,
    ...cavernaQuestion(words, at, ending),
    ending,
    offered,
    ways: suggested?.ways.map(({ label }) => label.text),
  };
}

/** A forest with three free squares, and fields on all others. */
const NARROW = Object.fromEntries(
  ['a2', 'a3', 'a4', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3', 'c4'].map((cell) => [cell, 'field']),
);

describe('an action that rules out another one if it comes first', () => {
  it('comes last and less prominent: places for a tile come before sowing', () => {
    const farm = game(3, { goods: { grain: 2 }, cells: NARROW } as object).play('place slashAndBurn');
    const { offered, help } = asked(farm);
    expect(help).toContain('If you start with sowing, you miss out on a tile.');
    expect(offered).toEqual([
      '[Meadow on A1, field on B1]',
      '[Meadow on B1, field on A1]',
      '(Sow 2 grain)',
      '(Sow 1 grain)',
    ]);
  });

  it('is a button like any other once it no longer rules anything out', () => {
    const farm = game(3, { goods: { grain: 2 }, cells: NARROW } as object).play(
      'place slashAndBurn',
      'lay meadow a1 field b1',
    );
    expect(asked(farm).offered).toEqual(['[Sow 2 grain]', '[Sow 1 grain]', '(Continue without sowing)']);
  });
});

describe('a child that is all that a space can give', () => {
  const bed = { furnishings: { d3: 'dwelling' } };

  it('comes automatically, or, if an exchange is possible first, with the end of the turn', () => {
    const growing = { space: 'familyLife', round: 9 };
    const wishing = { space: 'wishForChildren', round: 4 };
    for (const { space, round } of [growing, wishing]) {
      expect(asked(game(3, bed as object, { round }).play(`place ${space}`)).at.decision.task).toBe('end');
      const rich = asked(game(3, { ...bed, goods: { ruby: 1 } } as object, { round }).play(`place ${space}`));
      expect(rich.title).toBe('Do you want to exchange goods first?');
      expect(rich.help).toContain('You get a child.');
      expect(rich.ending).toMatchObject({ moves: ['grow'], without: undefined, gained: '+1 child' });
      expect(endHow(catalogue('en'), 'End turn', rich.ending ?? expect.fail())).toBe('End turn (+1 child)');
      expect(rich.offered).toEqual([]);
    }
  });

  it('is a question if something else is possible, too', () => {
    const seat = { ...bed, goods: { grain: 1 }, cells: { c4: 'field' } };
    const { title, offered, ending } = asked(game(3, seat as object, { round: 9 }).play('place familyLife'));
    expect(title).toBe('What do you do here?');
    expect(offered).toEqual(['[Family growth]', '[Sow 1 grain]']);
    expect(ending).toBeUndefined();
  });
});

describe('what can be sown', () => {
  const ready = (goods: object, cells: object): string => {
    const { state } = game(3, { goods, cells } as object);
    return cavernaBearings(words, { state, seat: 0 } as unknown as Parameters<typeof cavernaBearings>[1]).join();
  };

  it('is limited by the number of fields', () => {
    const both = { grain: 1, vegetable: 1 };
    expect(ready(both, { c4: 'field' })).toContain(
      'Ready: 1 grain or vegetable to sow (for example at Slash-and-burn) on C4.',
    );
    expect(ready({ grain: 2, vegetable: 1 }, { c4: 'field', c3: 'field' })).toContain(
      'Ready: 2 grain or vegetables to sow (for example at Slash-and-burn) on C3 and C4.',
    );
    expect(ready({ grain: 2 }, { c4: 'field' })).toContain(
      'Ready: 1 grain to sow (for example at Slash-and-burn) on C4.',
    );
    expect(ready({ grain: 2 }, NARROW)).toContain(
      'Ready: 2 grain to sow (for example at Slash-and-burn) on any of 10 spaces.',
    );
    expect(ready(both, { c4: 'field', c3: 'field' })).toContain(
      'Ready: 1 grain and 1 vegetable to sow (for example at Slash-and-burn) on C3 and C4.',
    );
  });
});

describe('animals without room', () => {
  const crowded = (goods: object, cells: object) =>
    asked(game(3, { goods: { food: 9, ...goods }, cells } as object, { round: 5, next: 'harvest' }));

  it('are eaten as sparingly as possible: options that suffice come first, the rest is grey', () => {
    const cells = { c4: 'smallPasture', c3: 'smallPasture', b3: 'smallPasture' };
    const { title, offered } = crowded({ sheep: 2, donkey: 4, boar: 1, cattle: 1 }, cells);
    expect(title).toBe('Your animals have no room');
    expect(offered).toEqual([
      '[1 wild boar into 2 food (11 in all)]',
      '[1 cattle into 3 food (12 in all)]',
      '[2 donkeys into 3 food (12 in all)]',
      '(1 sheep into 1 food (10 in all))',
      '(1 donkey into 1 food (10 in all))',
    ]);
  });

  it('if no single animal is enough, the ways with the fewest animals come first', () => {
    const cells = { c4: 'smallPasture', c3: 'smallPasture', b3: 'smallPasture' };
    const { ways, offered } = crowded({ sheep: 2, donkey: 4, boar: 3, cattle: 2 }, cells);
    expect(ways).toEqual(['3 wild boars into 6 food (15 in all)', '4 donkeys into 6 food (15 in all)']);
    expect(offered.join()).not.toContain('(1 sheep into 1 food)');
  });
});

describe('animals that breed', () => {
  const breeding = (goods: object, cells: object) =>
    asked(game(3, { goods: { food: 9, ...goods }, cells } as object, { round: 5, next: 'harvest' })).help;
  const pens = { c4: 'smallPasture', b4: 'smallPasture stable', b3: 'smallPasture' };

  it('say which pairs will have no room in any case, and what rubies could do', () => {
    const crowded = breeding({ sheep: 2, donkey: 2, boar: 3 }, { c4: 'smallPasture stable', b4: 'smallPasture' });
    expect(crowded).toBe(
      'A kind with two or more animals has one newborn, if you have room for it. No room for a lamb or a foal.',
    );
    expect(breeding({ sheep: 2, donkey: 2, boar: 2 }, pens)).toBe(
      'A kind with two or more animals has one newborn, if you have room for it.',
    );
    expect(breeding({ sheep: 2, donkey: 2, boar: 2, ruby: 1 }, pens)).toContain('spend rubies on animals or room');
  });
});

describe('several goods into food at once', () => {
  const several = (goods: object) =>
    asked(game(3, { goods } as object, { round: 5, next: 'harvest' }), true).ways ?? [];

  it('can include rubies and gold, too', () => {
    const ways = several({ ruby: 3, gold: 4, grain: 2 });
    expect(ways).toEqual([
      '2 grain into 2 food',
      '2 rubies into 4 food',
      '3 rubies into 6 food',
      '3 gold into 2 food',
      '4 gold into 3 food',
    ]);
  });

  it('have no menu if there is only gold, which becomes food in one move anyway', () => {
    expect(several({ gold: 9 })).toEqual([]);
  });
});
