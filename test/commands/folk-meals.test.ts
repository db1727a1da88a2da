import { describe, expect, it } from 'vitest';
import { feedingSuggestions } from '../../commands/games/caverna/feeding.ts';
import { cavernaQuestion } from '../../commands/games/caverna/question.ts';
import { cavernaRulebook } from '../../commands/games/caverna/rulebook.ts';
import { cavernaTips } from '../../commands/games/caverna/tips.ts';
import { cavernaWording } from '../../commands/games/caverna/wording.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { as, HARVEST } from '../games/caverna/folks/table.ts';
import { mine, type Scenario } from '../games/caverna/scenario.ts';
import { pixels } from './fixture.ts';

const words = gameWords(catalogue('en'), 'caverna');

/** What the first seat is asked. */
function asked({ state }: Scenario) {
  const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
  return { state, decision, seats: [] };
}
const question = (scenario: Scenario) => cavernaQuestion(words, asked(scenario));
const tips = (scenario: Scenario) => cavernaTips(words, asked(scenario));
const tipFor = (scenario: Scenario, move: string) => tips(scenario).reason({ move })?.text;

const mixed = { furnishings: { d3: 'dwelling' }, dwarfs: [{}, {}, { goblin: true as const }] };

describe('a family that eats stone', () => {
  const last = { dwarfs: [{ at: 'logging' as const }, {}] };

  it('is warned before its last turn that stone is missing, and reminded of the trade', () => {
    const silicoids = as('silicoids', { ...last, goods: { stone: 1, food: 0 } }, { round: 3 });
    expect(tips(silicoids).regrets).toEqual([
      'This is your last silicoid before the feeding, and you lack 1 stone: look for stone, or keep 1 gold or 3 food to trade for one.',
    ]);
    expect(tips(as('silicoids', { ...last, goods: { stone: 2 } }, { round: 3 })).regrets).toEqual([]);
    const fed = as('silicoids', { ...last, goods: { stone: 0 } }, { round: 4 });
    expect(tipFor(fed, 'place driftMining')).toContain('at the feeding of round 4');
    expect(tips(fed).regrets.join()).toMatch(/you lack 1 stone: look for stone\.$/);
  });

  it('reads that stone feeds it, and is not invited to build a dwelling with what it eats', () => {
    const short = as('silicoids', { ...last, goods: { stone: 1, wood: 9 } }, { round: 3 });
    expect(tipFor(short, 'place driftMining')).toBe('feeds 1 silicoid at the harvest of round 3');
    const enough = (stone: number) =>
      tipFor(as('silicoids', { ...last, goods: { stone, wood: 9 } }, { round: 3 }), 'place housework');
    expect(enough(2)).not.toContain('you can pay for a dwelling');
    expect(enough(3)).toContain('you can pay for a dwelling');
  });

  it('is advised to get more only if something on offer brings some', () => {
    const hungry = (goods: object) => question(as('silicoids', { goods: { stone: 1, ...goods } }, HARVEST)).help;
    expect(hungry({ ruby: 1 })).toContain('Get more stone, or take a begging marker');
    expect(hungry({ grain: 1 })).toContain('Nothing you have helps: take a begging marker (−3 points)');
    const cave = { furnishings: { d3: 'workingCave' }, goods: { stone: 1, wood: 1 } };
    expect(question(as('silicoids', cave, HARVEST)).help).toContain('Feed one with a tile, or take a begging marker');
  });

  it('reads what the Working cave takes instead: no stone, which it eats anyway', () => {
    const effect = (folk: string) =>
      cavernaWording(words, asked(as(folk, { goods: { wood: 9, stone: 9 } }).play('place housework'))).option({
        move: 'furnish workingCave',
      }).detail;
    expect(effect('silicoids')).toContain('Feed one silicoid with 1 wood or 2 ore');
    expect(effect('mountainDwarves')).toContain('Feed one dwarf with 1 wood, 1 stone or 1 ore');
    expect(effect('trolls')).toContain('Feed one troll with 1 wood, 1 stone or 2 ore');
  });

  it('reads what its trades cost, with what it gives as their icon, and how to go on without one', () => {
    const trading = as('silicoids', { goods: { food: 3, stone: 2 } }, HARVEST);
    expect(question(trading).help).toContain('3 food for 1 gold (or 6 for 2), and 1 gold for 1 stone');
    const { option } = cavernaWording(words, asked(trading));
    expect(option({ move: 'use silicoids food 3' })).toMatchObject({ icon: 'caverna_food' });
    expect(option({ move: 'done' }).text).toBe('Go on with the harvest');
  });
});

describe('a family that could pay for its food with rubies and gold', () => {
  const last = { dwarfs: [{ at: 'logging' as const }, {}] };
  const warned = (goods: object) => tips(mine({ ...last, goods: { food: 0, ...goods } }, { round: 3 })).regrets;

  it('reads that it could pay with them if they are enough, and otherwise how much it lacks even with them', () => {
    const last = 'This is your last dwarf before the feeding. Even with all your';
    expect(warned({})).toEqual([`${last} crops and animals you lack 4 food: look for food.`]);
    expect(warned({ ruby: 1, gold: 3 })).toEqual([
      `${last} crops and animals you lack 4 food: look for food, or pay with rubies and gold.`,
    ]);
    expect(warned({ ruby: 1 })).toEqual([`${last} crops, animals and rubies you lack 2 food: look for food.`]);
  });
});

describe('a family with a goblin of another folk', () => {
  it('reads who eats what, and is not called by the name of its folk', () => {
    const stone = question(as('silicoids', { ...mixed, goods: { food: 1, stone: 1, ruby: 1 } }, HARVEST));
    expect(stone.title).toBe('Your people are hungry');
    expect(stone.help).toContain('They need 2 food (the goblin eats 2), you have 1; and 2 stone, you have 1.');
    const hungry = as('darkElves', { ...mixed, goods: { food: 5, grain: 1 } }, HARVEST);
    expect(question(hungry)).toMatchObject({ blocked: 'First feed your people, or take begging markers.' });
    expect(question(hungry).help).toContain('6 food (2 each)');
    expect(feedingSuggestions(words, asked(hungry))?.title).toBe('Feed the people with …');
    expect(question(as('darkElves', { goods: { food: 3, grain: 1 } }, HARVEST)).title).toBe(
      'Your dark elves are hungry',
    );
  });

  it('reads on the page about placing that goblins act last, even while the goblin acts', () => {
    const { about, topic } = cavernaRulebook(words, pixels);
    const rule = topic('rule:placing') ?? expect.fail();
    const last = 'Goblins act last, after everybody else at the table, the weakest goblin first.';
    expect(about(rule, { state: as('darkElves', mixed).state, seat: 0 })).toContain(last);
    expect(about(rule, { state: as('darkElves').state, seat: 0 })).not.toContain(last);
  });

  it('also reads in the ways to feed who is fed by a tile', () => {
    const cave = { furnishings: { d3: 'workingCave' }, goods: { stone: 1, wood: 1 } };
    const ways = feedingSuggestions(words, asked(as('silicoids', cave, HARVEST)))?.ways.map(({ label }) => label.text);
    expect(ways).toContain('Working cave: feed a silicoid with 1 wood');
  });
});
