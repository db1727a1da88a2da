import { describe, expect, it } from 'vitest';
import { cavernaRulebook } from '../../commands/games/caverna/rulebook.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { as, HARVEST, withGoblin } from '../games/caverna/folks/table.ts';
import { mine, type Scenario } from '../games/caverna/scenario.ts';
import { asked } from './asked.ts';
import { pixels } from './fixture.ts';

const tipFor = (scenario: Scenario, move: string) => asked(scenario).tip(move)?.text;

const mixed = { d3: 'dwelling', dwarfs: [{}, {}, 'goblin'] };

const { about, topic } = cavernaRulebook(gameWords(catalogue('en'), 'caverna'), pixels);

describe('a family that eats stone', () => {
  const last = { dwarfs: ['logging', {}] };

  it('is warned before its last turn that stone is missing, and reminded of the trade', () => {
    const silicoids = as('silicoids', { ...last, stone: 1, food: 0 }, { round: 3 });
    expect(asked(silicoids).regrets().join()).toContain('you lack 1 stone: look for stone, or keep 1 gold or 3 food');
    expect(asked(as('silicoids', { ...last, stone: 2 }, { round: 3 })).regrets()).toEqual([]);
    const fed = as('silicoids', { ...last, stone: 0 }, { round: 4 });
    expect(tipFor(fed, 'place driftMining')).toContain('at the feeding of round 4');
    expect(asked(fed).regrets().join()).toMatch(/you lack 1 stone: look for stone\.$/);
  });

  it('reads that stone feeds it, and is not invited to build a dwelling with what it eats', () => {
    const short = as('silicoids', { ...last, stone: 1, wood: 9 }, { round: 3 });
    expect(tipFor(short, 'place driftMining')).toBe('feeds 1 silicoid at the harvest of round 3');
    const enough = (stone: number) =>
      tipFor(as('silicoids', { ...last, stone, wood: 9 }, { round: 3 }), 'place housework');
    expect(enough(2)).not.toContain('you can pay for a dwelling');
    expect(enough(3)).toContain('you can pay for a dwelling');
  });

  it('is advised to get more only if something on offer brings some', () => {
    const hungry = (goods: object) => asked(as('silicoids', { stone: 1, ...goods }, HARVEST)).help;
    expect(hungry({ ruby: 1 })).toContain('Get more stone, or take a begging marker');
    expect(hungry({ grain: 1 })).toContain('Nothing you have helps: take a begging marker (−3 points)');
    const cave = { d3: 'workingCave', stone: 1, wood: 1 };
    expect(asked(as('silicoids', cave, HARVEST)).help).toContain('Feed one with a tile, or take a begging marker');
  });

  it('reads what the Working cave takes instead: no stone, which it eats anyway', () => {
    const effect = (folk: string) =>
      asked(as(folk, { wood: 9, stone: 9 }).play('place housework')).option('furnish workingCave').detail;
    expect(effect('silicoids')).toContain('Feed one silicoid with 1 wood or 2 ore');
    expect(effect('mountainDwarves')).toContain('Feed one dwarf with 1 wood, 1 stone or 1 ore');
    expect(effect('trolls')).toContain('Feed one troll with 1 wood, 1 stone or 2 ore');
  });

  it('reads what its trades cost, with what it gives as their icon, and how to go on without one', () => {
    const trading = as('silicoids', { food: 3, stone: 2 }, HARVEST);
    expect(asked(trading).help).toContain('3 food for 1 gold (or 6 for 2), and 1 gold for 1 stone');
    const { option } = asked(trading);
    expect(option('use silicoids food 3')).toMatchObject({ icon: 'caverna_food' });
    expect(option('done').text).toBe('Go on with the harvest');
  });
});

it('a family that could pay for its food with rubies and gold reads whether they are enough, and how much it lacks even with them', () => {
  const dwarfs = ['logging', {}];
  const warned = (goods: object) => asked(mine({ dwarfs, food: 0, ...goods }, { round: 3 })).regrets();
  const last = 'This is your last dwarf before the feeding. Even with all your';
  expect(warned({})).toEqual([`${last} crops and animals you lack 4 food: look for food.`]);
  const paying = 'look for food, or pay with rubies and gold.';
  expect(warned({ ruby: 1, gold: 3 })).toEqual([`${last} crops and animals you lack 4 food: ${paying}`]);
  expect(warned({ ruby: 1 })).toEqual([`${last} crops, animals and rubies you lack 2 food: look for food.`]);
});

describe('a family with a goblin of another folk', () => {
  it('reads who eats what, and is not called by the name of its folk', () => {
    const stone = asked(as('silicoids', { ...mixed, food: 1, stone: 1, ruby: 1 }, HARVEST));
    expect(stone.title).toBe('Your people are hungry');
    expect(stone.help).toContain('They need 2 food (the goblin eats 2), you have 1; and 2 stone, you have 1.');
    const hungry = as('darkElves', { ...mixed, food: 5, grain: 1 }, HARVEST);
    expect(asked(hungry)).toMatchObject({ blocked: 'First feed your people, or take begging markers.' });
    expect(asked(hungry).help).toContain('6 food (2 each)');
    expect(asked(hungry).suggested(false)?.title).toBe('Feed the people with …');
    expect(asked(as('darkElves', { food: 3, grain: 1 }, HARVEST)).title).toBe('Your dark elves are hungry');
  });

  it('reads on the page about placing that goblins act last, even while the goblin acts', () => {
    const rule = topic('rule:placing') ?? expect.fail();
    const last = 'Goblins act last, after everybody else at the table, the weakest goblin first.';
    expect(about(rule, { state: as('darkElves', mixed).state, seat: 0 })).toContain(last);
    expect(about(rule, { state: as('darkElves').state, seat: 0 })).not.toContain(last);
  });

  it('also reads, among the ways to feed, who is fed by a tile', () => {
    const cave = { d3: 'workingCave', stone: 1, wood: 1 };
    const ways = asked(as('silicoids', cave, HARVEST))
      .suggested(false)
      ?.ways.map(({ label }) => label.text);
    expect(ways).toContain('Working cave: feed a silicoid with 1 wood');
  });
});

/** The places on offer to the first seat, in the order of the panel. */
function places(scenario: Scenario): string[] {
  const { options, wording } = asked(scenario);
  const own = options.filter(({ move }) => move.startsWith('at '));
  return wording.rows(own).flatMap((row) => row.options.map((one) => wording.option(one).text));
}

describe('places for a crop or a tile', () => {
  const RICH = { wood: 9, stone: 9, e3: 'cavern' };

  it('say on which ground they are if that differs, forest last', () => {
    const life = { round: 9, cards: { '7': 'familyLife' } } as const;
    const seat = { grain: 1, c4: 'field', b4: 'meadow' };
    const elves = as('elves', seat, life).play('place familyLife');
    const [first, second, ...others] = places(elves);
    expect([first, second]).toEqual(['Field on C4', 'Forest on A1']);
    expect(others.every((place) => place.startsWith('Forest on '))).toBe(true);
    expect(asked(elves).help).toContain('Forest that stays bare can still become a pasture.');
    const tile = as('elves', RICH).play('place housework', 'furnish miner');
    expect(places(tile).join()).toMatch(/^Cavern on D3 \(\+1 dog\),Cavern on E3 \(\+1 dog\),Forest on A1 \(\+1 dog\)/);
  });

  it('are only named if all of them are alike', () => {
    expect(places(mine(RICH).play('place housework', 'furnish miner'))).toEqual(['On D3 (+1 dog)', 'On E3 (+1 dog)']);
  });
});

const NOTHING = 'Does nothing for you: ';

const WEALTH = { wood: 9, stone: 9, ore: 9, food: 9, grain: 2, vegetable: 2, ruby: 2, e3: 'cavern' };

/** What a folk reads about a tile: in the menu, and on the page about it. */
function told(folk: string, tile: string, seat: object = {}) {
  const folkTiles = ['trolls', ...(tile === 'guardDogSchool' ? ['caveGoblins'] : [])].filter((id) => id !== folk);
  const game = as(folk, { ...WEALTH, ...seat } as never, { folkTiles });
  const page = about(topic(`tile:${tile}`) ?? expect.fail(tile), { state: game.state, seat: 0 }).join('\n');
  return { menu: asked(game.play('place housework')).option(`furnish ${tile}`).detail ?? '', page };
}

describe('a furnishing tile that does nothing for a folk', () => {
  it.each([
    ['caveGoblins', 'additionalDwelling', 'you may have six people without it'],
    ['humans', 'officeRoom', 'your tiles may overhang anyway'],
    ['mountainDwarves', 'officeRoom', 'your tiles may overhang anyway'],
    ['paleOnes', 'officeRoom', 'your tiles may overhang anyway'],
    ['silicoids', 'miningCave', 'you eat stone, not food'],
    ['elves', 'explorersCave', 'printed bonuses give you nothing'],
    ['trolls', 'boneCrusher', 'your dogs, sheep and donkeys are worth 2 food anyway'],
    ['trolls', 'guardDogSchool', 'you forge only strength 4'],
  ])('says so to %s in the menu and on its own page: %s', (folk, tile, reason) => {
    const { menu, page } = told(folk, tile);
    expect(menu).toMatch(new RegExp(`^\\d points?|^${NOTHING}`));
    expect(menu).toContain(NOTHING + reason);
    expect(page).toContain(NOTHING + reason);
  });

  it('says what it still brings at once', () => {
    const { menu, page } = told('trolls', 'blacksmith');
    const text = '2 ore now, but nothing more for you: you forge with wood';
    expect(menu).toContain(text);
    expect(page).toContain(text);
    const goblin = { ...withGoblin(), dwarfs: ['clearing', {}, 'goblin'] };
    expect(told('trolls', 'blacksmith', goblin).menu).toContain('forging costs you 2 ore less');
    expect(told('caveGoblins', 'blacksmith').menu).toContain('forging costs you 2 ore less');
  });

  it('says that weapons cost the points of the Prayer chamber, unless they can be given away', () => {
    const text = 'No points as things are: 8 at the end if none of your trolls is armed';
    const armed = { dwarfs: [4, {}] };
    const { menu, page } = told('trolls', 'prayerChamber', armed);
    expect(menu).toContain(text);
    expect(page).toContain(text);
    expect(told('trolls', 'prayerChamber').menu).toContain('End: 8 points if none of your trolls is armed');
    const peaceful = mine({ ...WEALTH, ...armed, d2: 'peacefulCave' } as never).play('place housework');
    const { detail } = asked(peaceful).option('furnish prayerChamber');
    expect(detail).toContain('End: 8 points if none of your dwarfs is armed');
  });

  it('says so to anybody with a goblin, who may have six people with it', () => {
    const seat = { ...withGoblin(), d2: 'dwelling' };
    const dwarfs = ['clearing', {}, 'goblin'];
    expect(told('trolls', 'additionalDwelling', { ...seat, dwarfs }).menu).toContain('six people without it');
    expect(told('trolls', 'guardDogSchool', { ...seat, dwarfs }).menu).not.toContain(NOTHING);
    expect(told('silicoids', 'miningCave', { ...seat, dwarfs }).menu).not.toContain(NOTHING);
  });

  it('says nothing of the kind to those that it helps', () => {
    for (const tile of ['additionalDwelling', 'officeRoom', 'miningCave', 'boneCrusher', 'guardDogSchool']) {
      const { menu, page } = told('darkElves', tile);
      expect(menu, tile).not.toContain(NOTHING);
      expect(page, tile).not.toContain(NOTHING);
    }
  });
});
