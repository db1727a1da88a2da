import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { wayToEnd } from '../../commands/games/caverna/ending.ts';
import { cavernaQuestion } from '../../commands/games/caverna/question.ts';
import { cavernaRulebook } from '../../commands/games/caverna/rulebook.ts';
import { cavernaWording } from '../../commands/games/caverna/wording.ts';
import { ask } from '../../commands/turn/ask.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { as } from '../games/caverna/folks/table.ts';
import { game, type Scenario } from '../games/caverna/scenario.ts';
import { pixels } from './fixture.ts';

const words = gameWords(catalogue('en'), 'caverna');

function askedOf({ state }: Scenario) {
  const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
  return { state, decision, seats: [] };
}

/** Every line of the menus, with its lock, and every button. */
function lines(scenario: Scenario): string[] {
  const asked = askedOf(scenario);
  const question = {
    game: 'g',
    step: 1,
    options: asked.decision.options,
    words: cavernaWording(words, asked),
    screen: {},
  };
  return ask(question)
    .flatMap((row) => row.toJSON().components)
    .flatMap((one) => {
      if (one.type !== ComponentType.StringSelect) return 'label' in one && one.label ? [`[${one.label}]`] : [];
      return one.options.map(
        ({ label, description, emoji }) => `${emoji?.name === '🔒' ? '🔒 ' : ''}${label}: ${description ?? ''}`,
      );
    });
}

const questionOf = (scenario: Scenario) => {
  const asked = askedOf(scenario);
  return cavernaQuestion(words, asked, wayToEnd(words, asked));
};
const help = (scenario: Scenario): string => questionOf(scenario).help;

describe('the menu of furnishing tiles', () => {
  it('says what each is worth, what it costs its builder, and what it does', () => {
    const rich = game(3, { goods: { wood: 9, stone: 9 } }).play('place housework');
    expect(lines(rich)).toContain('Dwelling (4 wood, 3 stone): 3 points · Room for 1 dwarf');
    expect(lines(rich)).toContain('Simple dwelling (4 wood, 2 stone): 0 points · Room for 1 dwarf');
    const carpenter = {
      goods: { wood: 9, stone: 9 },
      furnishings: { d3: 'carpenter' },
      cells: { e4: 'cavern' },
    } as const;
    expect(lines(game(3, carpenter).play('place housework'))).toContain(
      'Dwelling (3 wood, 3 stone): 3 points · Room for 1 dwarf',
    );
    const elves = as('darkElves', { goods: { wood: 9, stone: 9 } }).play('place housework');
    expect(lines(elves)).toContain('Dwelling (4 wood, 3 stone): 0 points · Room for 1 dark elf');
  });

  it('shows the dwelling and nearly affordable tiles that cannot be paid for yet, with what is missing', () => {
    const poor = lines(game(3, { goods: { wood: 3, stone: 1 } }).play('place housework'));
    expect(poor).toContain('🔒 Dwelling (4 wood, 3 stone): 1 wood, 2 stone short · 3 points · Room for 1 dwarf');
    const bare = lines(game(3, { goods: { stone: 1 } }).play('place housework'));
    expect(bare.filter((line) => line.startsWith('🔒')).length).toBe(6);
    expect(bare).toContain('🔒 Dwelling (4 wood, 3 stone): 4 wood, 2 stone short · 3 points · Room for 1 dwarf');
    expect(bare).toContain('🔒 Cuddle room (1 wood): 1 wood short · 2 points · Holds as many sheep as you have dwarfs');
  });
});

describe('where a furnishing goes, and what a weapon costs', () => {
  it('names what tiles change only for their owner', () => {
    const cave = { goods: { stone: 2 }, cells: { e4: 'cavern', e3: 'tunnel' } } as const;
    const plain = game(3, cave).play('place housework', 'furnish carpenter');
    expect(help(plain)).toMatch(/^In an empty cavern\./);
    const worked = game(3, { ...cave, furnishings: { d3: 'workRoom' }, cells: { e4: 'cavern', e3: 'tunnel' } });
    expect(help(worked.play('place housework', 'furnish carpenter'))).toContain('furnish tunnels too');
    const forge = (furnishings: Record<string, string>) =>
      help(game(3, { goods: { ore: 9 }, furnishings }, { round: 5 }).play('place blacksmithing'));
    expect(forge({})).not.toMatch(/take off|Blacksmith/);
    expect(forge({ d3: 'blacksmith' })).toContain('Your furnishing tiles save you 2 ore.');
  });

  it('gives trolls, who forge without ore, no discount', () => {
    const troll = as('trolls', { goods: { wood: 2 }, furnishings: { d3: 'blacksmith' } });
    expect(help(troll.play('place blacksmithing'))).not.toContain('take off');
  });
});

describe('an expedition', () => {
  const trip = (weapons: readonly number[], more: object = {}) =>
    game(3, { dwarfs: weapons.map((weapon) => ({ weapon })), ...more }, { round: 9 }).play('place exploration');

  it('says that nobody gets any stronger, and why the item that strengthens all cannot be chosen', () => {
    const closed = '🔒 All weapons +1: Strength 1 · Needs a weapon that can still grow';
    expect(help(trip([14, 14]))).toContain('already has the strongest weapon');
    expect(lines(trip([14, 14]))).toContain(closed);
    expect(lines(trip([13, 14]))).toContain(closed);
    expect(help(trip([13, 14]))).toContain('gains 1 strength');
    for (const weapon of [12, 7]) expect(lines(trip([weapon, 14])).join('\n')).toMatch(/^All weapons \+1/m);
  });

  it('says why an item cannot be chosen although the dwarf is strong enough', () => {
    const loot = lines(trip([14, 14]));
    expect(loot).toContain('🔒 Large pasture: Strength 10 · Needs 2 wood');
    expect(loot).toContain('🔒 Breed: Strength 14 · No use now');
    expect(loot).toContain('🔒 Dwelling: Strength 11 · Needs a dwelling that you can pay for');
    expect(lines(trip([7, 7])).join('\n')).not.toContain('Large pasture');
    // The item must not show the price of the Dog school, the only tile that can be paid for.
    expect(loot).toContain('Furnish a cavern: Strength 7 · Furnish any tile at its price');
  });

  it('briefly names the item that only one folk finds', () => {
    const elves = as('darkElves', { goods: { wood: 2, stone: 1 }, dwarfs: [{ weapon: 10 }, { weapon: 10 }] });
    expect(lines(elves.play('place blacksmithing')).join('\n')).toContain('Goblin + dwelling');
  });
});

describe('a tile with one half beyond the edge', () => {
  it('is named by the half on the board, with an explanation', () => {
    const clearing = as('humans').play('place clearing');
    expect(lines(clearing)).toEqual(
      expect.arrayContaining(['[Meadow C4↓ +2 food, +1 gold]', '[Field C4↓ +2 food, +1 gold]', '[C3, C4]']),
    );
    expect(lines(clearing).join('\n')).not.toContain('below');
    expect(questionOf(clearing).legend).toBe(
      'How to read the buttons: *B4, C4* = meadow on B4, field on C4; *Meadow C4↓* = meadow on C4, its field off the board (below C4).',
    );
  });
});

describe('what “?” explains first', () => {
  const first = (scenario: Scenario) =>
    cavernaRulebook(words, pixels)
      .asked(askedOf(scenario))
      .map(({ id }) => id);

  it('is the rule for the question, and then the space', () => {
    expect(first(game(3, {}).play('place slashAndBurn')).slice(0, 2)).toEqual(['rule:twinTiles', 'space:slashAndBurn']);
    expect(first(game(3, { goods: { ore: 2 } }, { round: 5 }).play('place blacksmithing'))[0]).toBe('rule:weapons');
    expect(first(game(3, { goods: { stone: 1 } }).play('place housework'))[0]).toBe('space:housework');
  });
});
