import { describe, expect, it } from 'vitest';
import { cavernaWishes } from '../../commands/games/caverna/bearings.ts';
import { cavernaStanding } from '../../commands/games/caverna/plan.ts';
import { cavernaRulebook } from '../../commands/games/caverna/rulebook.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { as, HARVEST, THIRD_QUESTION, withTilesOf } from '../games/caverna/folks/table.ts';
import { mine, type Scenario } from '../games/caverna/scenario.ts';
import { asked, bearingsOf, expectText } from './asked.ts';
import { pixels } from './fixture.ts';

type Seat = NonNullable<Parameters<typeof as>[1]>;
type More = NonNullable<Parameters<typeof as>[2]>;

const words = gameWords(catalogue('en'), 'caverna');
const { about, topic, gist, asked: explained } = cavernaRulebook(words, pixels);

const turn = (folk: string, space: string, seat: object = {}, more: More = {}): Scenario =>
  as(folk, seat as Seat, more).play(`place ${space}`);
const harvest = (folk: string, seat: object, more: More = {}): Scenario =>
  as(folk, seat as Seat, { ...HARVEST, ...more });

const LIFE = { round: 9, cards: { '7': 'familyLife' } } as const;
const LAND = { c4: 'field', c3: 'field', b4: 'meadow', b3: 'meadow' };
const RICH = { wood: 9, stone: 9, ore: 9, food: 9, vegetable: 3, c4: 'meadow' } as const;
const GOBLIN = { d3: 'goblinDwelling', memory: { goblinDwelling: [1] } };
const GOBLIN_LAST = { ...GOBLIN, dwarfs: ['clearing', 'supplies', 'goblin'] };
const OTHERS_PLACED = { players: 2, seats: [{ dwarfs: ['excavation', 'oreMining'] }] } as More;
const BOTH_PASSED = { seats: [{ passed: true }, { passed: true }] };

describe('a space that people of a folk pay for with other goods', () => {
  it('says that an exchange opens it', () => {
    const { lines } = asked(as('trolls', { wood: 1, ruby: 1 }));
    expect(lines()).toContainEqual(expect.stringContaining('Needs 2 wood or a weapon: exchange goods first'));
    const poor = asked(as('trolls', { wood: 1 }));
    expect(poor.lines()).toContainEqual(expect.stringMatching(/Needs 2 wood or a weapon(?!:)/));
  });

  it('names a price only once', () => {
    const four = { players: 4, seats: [{ dwarfs: ['clearing', {}] }] } as More;
    const detail = asked(mine({ food: 4 }, four)).option('place imitation2').detail;
    expect(detail?.match(/2 food/g)).toHaveLength(1);
  });
});

describe('the help of a folk', () => {
  const MIXED = { dwarfs: ['logging', 'clearing', 'goblin'], d3: 'dwelling' };
  const FARM = { wood: 9, stone: 9, cells: LAND };
  const DELIVERY = { spaces: { oreDelivery: { ore: 2, stone: 2 } }, round: 12 };
  const MINES = { e4: 'oreMine', f4: 'deepTunnel' };
  const FENCED = { c4: 'meadow', wood: 2 };
  const SHEEP = { spaces: { sheepFarming: { sheep: 3 } } };
  const HUNGRY = { food: 1, ruby: 1 };
  const TROLLS = { ...HUNGRY, d3: 'dwelling', dwarfs: [{}, {}, 'goblin'] };
  const STONES = { ...GOBLIN, dwarfs: [{}, {}, 'goblin'], food: 1, stone: 1, ruby: 1 };
  const HOUSED = { food: 0, wood: 4, vegetable: 1 };
  const SCARED = { grain: 2, c4: 'meadow', b4: 'field', b3: 'field' } as const;
  const CAVES = { c4: 'field', b4: 'field', d2: 'cavern' };
  const CROPS = { ...CAVES, grain: 1, gemfruit: 1, mushroom: 1 };
  const WAITING = { dwarfs: ['10 home', 'goblin'] };
  const SOWER = { grain: 1, vegetable: 1, c4: 'field' };
  const housing = as('trolls', HOUSED).play('place housework', 'furnish goblinDwelling');

  it.each<[string, Scenario]>([
    ['up to 4 different items.', turn('trolls', 'blacksmithing', { wood: 2 })],
    ['includes the extra one that trolls bring home.', turn('trolls', 'blacksmithing', { wood: 2 })],
    ['bring 2 food and 1 gold. You can sow the field or fence the meadow even', turn('humans', 'clearing')],
    ['may overhang and bring 1 gold and 1 mushroom', turn('paleOnes', 'driftMining')],
    ['Underground you lay single tiles.', turn('humans', 'driftMining')],
    ['costs you 2 rubies', turn('elves', 'driftMining', { ruby: 2 })],
    ['Elves sow on empty forest too', turn('elves', 'slashAndBurn', { gemfruit: 1, grain: 1 })],
    ['2 ore more', turn('caveGoblins', 'blacksmithing', { ore: 9 })],
    ['The goblin forges', turn('darkElves', 'blacksmithing', { ...MIXED, ore: 9 }, BOTH_PASSED)],
    ['You give back one of the goods here. You keep everything', turn('caveGoblins', 'oreDelivery', MINES, DELIVERY)],
    ['you also get 2 sheep', turn('caveGoblins', 'sheepFarming', FENCED, SHEEP)],
    ['empty field', withTilesOf('humans', FARM as Seat).play('place housework', 'furnish manureHeap')],
    ['empty meadow', withTilesOf('humans', FARM as Seat).play('place housework', 'furnish silageBin')],
    ['empty meadow', turn('elves', 'housework', FARM).play('furnish birdHide')],
    ['Up to 2 of each crop', turn('paleOnes', 'familyLife', { grain: 1, mushroom: 1, cells: LAND }, LIFE)],
    ['Up to 2 grain and 2 vegetables', turn('trolls', 'familyLife', SOWER, LIFE)],
    ['may make each trade once', harvest('silicoids', { food: 3, stone: 2 })],
    ['may make each trade once', harvest('silicoids', { food: 3, stone: 2 }).play('1 use silicoids food 3')],
    // What they eat could be traded away.
    ['After that, your family needs 2 stone, you have 1.', harvest('silicoids', { food: 3, stone: 1 })],
    ['is not offered again', harvest('silicoids', { food: 3, stone: 2 })],
    ['You have too little', harvest('silicoids', { grain: 3, stone: 2 })],
    ['Each silicoid eats 1 stone in a harvest', harvest('silicoids', HUNGRY)],
    ['Each troll eats 3 food in a harvest, a newborn 1', harvest('trolls', HUNGRY)],
    ['They need 8 food (2 eat 3 each, the goblin eats 2)', harvest('trolls', TROLLS)],
    ['(2 eat 3 each, the goblin eats 2)', housing],
    ['Turn goods into food, get more stone, or take a', harvest('silicoids', STONES, { folkTiles: ['trolls'] })],
    ['Your goblin acts last, after everybody else at the table.', as('darkElves', WAITING as Seat)],
    ['unarmed first', mine({ dwarfs: [3, {}] })],
    ['A sown field holds 3 grain.', withTilesOf('humans', SCARED).play('place slashAndBurn')],
    ['A sown field holds 4 grain.', withTilesOf('humans', { ...SCARED, c3: 'scarecrow' }).play('place slashAndBurn')],
    ['holds 3 grain or 2 gemfruits. A sown cavern holds 2 mushrooms.', turn('paleOnes', 'slashAndBurn', CROPS)],
  ])('says “%s”', (told, scenario) => {
    expectText(asked(scenario).help, [told]);
  });

  const BUILT = { wood: 9, stone: 9, grain: 2, c4: 'field' };

  it.each<[string, Scenario]>([
    ['troll', turn('humans', 'blacksmithing', { ore: 2 }).play('forge 2')],
    // Others at the same table.
    ['troll', withTilesOf('trolls', { ore: 2 }).play('place blacksmithing')],
    ['single', turn('humans', 'clearing')],
    ['overhang', turn('humans', 'driftMining')],
    // A single tile never overhangs.
    ['overhang', as('paleOnes', { ruby: 1 }).play('ruby tunnel')],
    ['overhang', as('humans', { ruby: 1, c4: 'field' }).play('ruby meadow')],
    ['back', turn('caveGoblins', 'sheepFarming', FENCED, SHEEP)],
    ['back', turn('caveGoblins', 'housework', BUILT)],
    ['back', turn('caveGoblins', 'urgentWishForChildren', BUILT, { round: 8 })],
    ['cavern', turn('elves', 'housework', FARM).play('furnish birdHide')],
    ['trade', harvest('silicoids', { d3: 'workingCave', stone: 1, wood: 1 })],
    ['eats', harvest('humans', HUNGRY)],
    ['newborn', housing],
    ['A sown field', turn('paleOnes', 'slashAndBurn', { mushroom: 1, cells: CAVES })],
  ])('does not say “%s”', (told, scenario) => {
    expectText(asked(scenario).help, [], [told]);
  });

  it.each([
    ['placing', as('trolls', {})],
    ['placing a goblin', as('darkElves', { dwarfs: ['sustenance', 'goblin'] }, BOTH_PASSED)],
    ['placing unarmed', mine({})],
  ])('says nothing that goes without saying: %s', (_, scenario) => {
    expect(asked(scenario).help).toBe('');
  });

  it('states a rule about weapons only once', () => {
    expect(asked(turn('caveGoblins', 'blacksmithing', { ore: 9 })).help.match(/2 ore more/g)).toHaveLength(1);
  });

  it.each([
    ['Where does your troll go?', as('trolls', {})],
    ['Where does your dark elf go?', as('darkElves', WAITING as Seat)],
    ['Where does your goblin go?', as('darkElves', { dwarfs: ['sustenance', 'goblin'] }, BOTH_PASSED)],
    ['Do you want to trade?', harvest('silicoids', { gold: 2, stone: 4 })],
    ['How do you pay 4 wood and 3 stone?', turn('mountainDwarves', 'housework', RICH).play('furnish dwelling')],
  ])('is below the title “%s”', (title, scenario) => {
    expect(asked(scenario).title).toBe(title);
  });

  it('explains the buttons of two kinds of tiles', () => {
    const dug = { e3: 'cavern', e4: 'cavern', f4: 'tunnel' };
    expect(asked(turn('paleOnes', 'excavation', dug)).legend).toContain('*D1 D2* = cavern on D1, tunnel on D2');
    expect(asked(turn('paleOnes', 'excavation')).legend).toContain('*E3+E4* = two caverns');
  });

  it('names the crop that is sown next, and those after it', () => {
    const caves = { grain: 1, mushroom: 1, c4: 'field', d2: 'cavern', e2: 'cavern' };
    expect(asked(turn('paleOnes', 'slashAndBurn', caves).play('sow grain 1 mushroom 1'))).toMatchObject({
      title: 'Where do you sow the mushroom?',
      help: 'You cannot furnish a cavern until its mushrooms are harvested.',
    });
    const sowing = turn('elves', 'slashAndBurn', { gemfruit: 2, grain: 1 }).play('sow grain 1 gemfruit 2');
    const { title, help, options, wording } = asked(sowing);
    expect(title).toBe('Where do you sow the grain?');
    expect(help).toContain('After that: 2 gemfruits.');
    expect(wording.option(options[0] ?? expect.fail()).icon).toBe('caverna_grain');
  });
});

describe('the rules that a folk looks up', () => {
  const SILICOIDS = as('silicoids', {}).state;
  const TROLLS = as('trolls', { wood: 2 }).state;

  it.each([
    ['weapons', 'Trolls forge only strength 4, for 2 wood.', TROLLS, /Trolls/],
    ['placing', 'for their special rules see Silicoids, under *Explain a choice*', SILICOIDS, /silicoids/],
  ])('say what is different for their reader, and for nobody else: %s', (id, told, state, names) => {
    const rule = topic(`rule:${id}`) ?? expect.fail();
    expect(about(rule, { state, seat: 0 }).join()).toContain(told);
    expect(about(rule, { state, seat: 1 }).join()).not.toMatch(names);
    expect(about(rule).join()).not.toMatch(names);
  });

  it('include the folk and its goblins, but need no word for dwarfs', () => {
    const { at } = asked(as('silicoids', {}));
    expect(explained(at).map(({ title }) => title)).toContain('Silicoids');
    const placing = topic('rule:placing') ?? expect.fail();
    const dwarfs = about(placing, { state: as('mountainDwarves', {}).state, seat: 0 });
    expect(dwarfs.join()).not.toContain('Dwarfs here');
    const goblin = asked(as('trolls', GOBLIN_LAST as Seat, OTHERS_PLACED));
    expect(explained(goblin.at).map(({ id }) => id)).toContain('rule:goblins');
  });

  it('say what spaces do for the reader’s own people', () => {
    const space = topic('space:blacksmithing') ?? expect.fail();
    expect(gist(space, undefined, { state: TROLLS, seat: 0 })).toContain('Forge a weapon (2 wood)');
    expect(gist(space, undefined, { state: TROLLS, seat: 1 })).toContain('Forge a weapon (1 to 8 ore)');
  });

  it.each(Object.keys(words.folks))(
    'explain every space to %s briefly enough for an option, and differently only if they have their own rules',
    (folk) => {
      const people = words.people(folk);
      const told = Object.values(words.spaces).flatMap(({ effect }) =>
        [1, 3, 5, 7].map((players) => [effect(players), effect(players, people)] as const),
      );
      for (const [, theirs] of told) expect(theirs.length, theirs).toBeLessThanOrEqual(100);
      expect(told.some(([usual, theirs]) => usual !== theirs)).toBe(people.ways !== undefined);
    },
  );
});

it.each([
  ['needs 2 food (1 each)', as('trolls', {}, { round: 4 })],
  ['**Feeding without a harvest after this round**', as('trolls', {}, { round: 4 })],
  ['**Feeding (1 food each) after this round**', mine({}, { round: 4 })],
  ['needs 2 stone, you have 1', as('silicoids', { stone: 1 })],
])('the outlook of a folk says “%s”', (told, scenario) => {
  expect(bearingsOf(scenario)[0]).toContain(told);
});

describe('the orders of a folk for harvests', () => {
  const { fields, lines, open } = cavernaStanding(words);
  const choicesOf = (field: string, { state }: Scenario) =>
    fields({}, state).find((one) => one.field === field)?.choices ?? [];

  it('offer its crops if there are folks, and dogs if they are food', () => {
    const offered = (scenario: Scenario) => choicesOf('feed', scenario).map(({ value }) => value);
    const usual = ['grain', 'vegetable', 'sheep', 'donkey', 'boar', 'cattle', 'gold', 'ruby', 'ask'];
    const crops = [...usual.slice(0, 2), 'gemfruit', 'mushroom', ...usual.slice(2)];
    expect([mine({}), as('elves'), as('trolls')].map(offered)).toEqual([usual, crops, crops.toSpliced(8, 0, 'dog')]);
    const [line] = lines({ feed: ['mushroom', 'dog'] }, as('elves').state);
    expect(line).toBe('Feed with food first, then with mushrooms, then dogs.');
  });

  it('offer to never trade, if anybody could', () => {
    const silicoids = as('silicoids');
    const [never, ...others] = choicesOf('barter', silicoids);
    expect(never?.text).toBe('Never trade');
    expect(others).toHaveLength(1);
    expect(fields({}, silicoids.state).at(-1)?.change('never')).toMatchObject({ barter: 'never' });
    expect(lines({ barter: 'never' }, silicoids.state).at(-1)).toContain('never');
    expect(open('act')).toContain('Do you want to trade?');
    expect(choicesOf('barter', mine({}))).toEqual([]);
    expect(lines({}, mine({}).state).join()).not.toMatch(/trade/i);
  });
});

describe('the choices of a folk', () => {
  const SEAT = { ore: 9, wood: 9, ruby: 3, d3: 'dwelling', e4: 'tunnel' };
  const CARDS = { round: 6, cards: { '6': 'rubyMineConstruction' } } as const;

  it.each([
    ['humans', 'driftMining', 'All stone here, and/or a single cavern or tunnel'],
    ['humans', 'excavation', 'All stone here, and/or a single cavern or tunnel'],
    ['humans', 'clearing', 'All wood here, and/or a meadow + field tile'],
    ['mountainDwarves', 'slashAndBurn', 'A single meadow or field, and then sow'],
    ['paleOnes', 'sustenance', 'All food here and 1 grain, and/or a single meadow or field'],
    ['elves', 'excavation', 'All stone here, and/or a twin tile for 2 rubies, a single one for 1'],
    ['trolls', 'blacksmithing', 'Forge a weapon (2 wood), then a level 3 expedition for 4 items'],
    ['trolls', 'logging', 'wood now'],
    ['caveGoblins', 'blacksmithing', 'Forge a weapon (3 to 8 ore), then a level 3 expedition'],
    ['caveGoblins', 'logging', 'wood now (you give 1 back)'],
    ['silicoids', 'sheepFarming', 'Pastures (2 or 4 wood), stable (free), then all sheep'],
    ['darkElves', 'rubyMineConstruction', 'Ruby mine on any tunnel, and 1 ruby'],
  ])('explain to %s what %s does for them', (folk, space, told) => {
    expect(asked(as(folk, SEAT as Seat, CARDS)).option(`place ${space}`).detail).toContain(told);
  });

  it('name the price of a weapon once where it is the only one that can be forged', () => {
    const { detail } = asked(as('trolls', { wood: 2 })).option('place blacksmithing');
    expect(detail).toMatch(/^Forge a weapon \(2 wood\), then/);
  });

  it.each([
    ['none now', {}],
    ['2 stone', { excavation: { stone: 2 } }],
  ])('say who a Pale One digs beside, and what stone is there: %s', (stone, spaces) => {
    const seats = [{ dwarfs: ['excavation', {}] }];
    const { option } = asked(as('paleOnes', {}, { seats, spaces }), { names: ['Mara', 'Tom', 'Yuki'] });
    expectText(option('place excavation').detail ?? '', [/^Beside Tom · /, stone]);
  });

  const CAVE = { d3: 'workingCave', food: 2, ore: 2, wood: 1 };
  const KENNELS = { d3: 'kennels', food: 4, dog: 2 } as const;
  const HERD = { ...KENNELS, sheep: 2, c4: 'smallPasture' } as const;
  const CARVER = { d3: 'boneCarver', food: 4, dog: 1, sheep: 2 };
  const CANDLES = { d3: 'candleMaker', sheep: 2 };

  it.each<[string, string, Scenario]>([
    ['use workingCave wood', 'Working cave: feed a troll with 1 wood', harvest('trolls', CAVE)],
    ['use workingCave ore', 'with 1 ore', harvest('mountainDwarves', CAVE)],
    ['use workingCave ore', 'with 2 ore', harvest('trolls', CAVE)],
    // Mountain Dwarfs choose the goods afterwards.
    ['furnish dwelling', 'Dwelling (4 wood, 3 stone)', turn('mountainDwarves', 'housework', RICH)],
    ['fence small c4', '(2 wood)', turn('mountainDwarves', 'sheepFarming', RICH)],
    ['done', 'Go on with the harvest', harvest('silicoids', { food: 3, stone: 1 })],
    ['harvest breeding', '(+1 dog)', withTilesOf('caveGoblins', KENNELS, THIRD_QUESTION)],
    ['harvest breeding', '(sheep; +1 dog)', withTilesOf('caveGoblins', HERD, THIRD_QUESTION)],
    ['use boneCarver sheep sheep', '2 sheep into 3 gold', withTilesOf('darkElves', CARVER, HARVEST)],
    ['use boneCarver dog sheep', '1 dog and 1 sheep into 3 gold', withTilesOf('darkElves', CARVER, HARVEST)],
    ['feast sheep sheep', 'Eat 2 sheep together', withTilesOf('trolls', CANDLES)],
  ])('for the move “%s” say “%s”', (move, told, scenario) => {
    const { options, option } = asked(scenario);
    expect(options.map((one) => one.move)).toContain(move);
    expect(option(move).text).toContain(told);
  });

  it('have titles with the word for their people', () => {
    expect(asked(as('trolls', {})).wording.menu('send')).toBe('Send an armed troll first');
  });

  it('say what a Dark Elf lacks for a goblin', () => {
    const seat = { dwarfs: [10, 10], d3: 'carpenter', wood: 9 };
    const loot = asked(turn('darkElves', 'blacksmithing', seat)).entries('loot');
    expect(loot.find(({ move }) => move === 'loot goblin')?.closed?.detail).toContain('Needs an empty cavern');
  });

  it('say which crops are sown together if not all ways to sow fit in one menu', () => {
    const goods = { grain: 2, vegetable: 1, gemfruit: 2, mushroom: 2 };
    const cells = { c4: 'field', c3: 'field', d2: 'cavern' };
    const { branch } = asked(turn('paleOnes', 'slashAndBurn', { goods, cells })).wording;
    expect(['grain', 'vegetable', 'gemfruit', 'mushroom'].map((crop) => branch(`sow ${crop}`).text).join('; ')).toBe(
      'With grain; With vegetables, no grain; With gemfruits, no grain or vegetables; Only mushrooms',
    );
  });

  it.each([
    ['en', ['Meadow', 'Field']],
    ['de', ['Wiese', 'Feld']],
  ] as const)('tell single tiles apart, in %s', (language, sorts) => {
    const { options, wording } = asked(turn('paleOnes', 'clearing'), { language });
    const laid = options.filter(({ move }) => move.startsWith('lay '));
    expect([...new Set(laid.map((option) => wording.option(option).short?.sort))]).toEqual(sorts);
  });
});

describe('the tips of a folk', () => {
  it('name its own points for a tile and its own people on the wish list', () => {
    const choices = cavernaWishes(words)
      .menus(as('caveGoblins').state, 0)
      .flatMap((menu) => menu.choices);
    const couple = choices.find(({ value }) => value === 'furnish coupleDwelling');
    expect(couple?.detail).toMatch(/0 points · Room for 2 goblins/);
  });

  const tipFor = (scenario: Scenario, move: string) => asked(scenario).tip(move)?.text;

  it('promise nobody the bed of the goblin that moves into the Goblin dwelling', () => {
    const furnishing = withTilesOf('trolls', RICH).play('place housework');
    expect(tipFor(furnishing, 'furnish goblinDwelling')).not.toContain('bed');
    expect(tipFor(furnishing, 'furnish dwelling')).toContain('bed');
  });

  it.each([
    ['trolls', '2 food'],
    ['darkElves', '1 food'],
  ])('count what %s get for eating animals: %s', (folk, worth) => {
    const farm = { dwarfs: [9, 9], sheep: 1, c4: 'smallPasture' };
    expect(tipFor(turn(folk, 'blacksmithing', farm), 'loot sheep')).toContain(worth);
  });

  it('use the family’s own word for its children, even on the turn of its goblin', () => {
    const rich = { ...GOBLIN_LAST, wood: 9, stone: 9, food: 9, e3: 'cavern' };
    const elves = as('darkElves', rich as Seat, { ...OTHERS_PLACED, folkTiles: ['trolls'] });
    expect(tipFor(elves, 'place housework')).toContain('dark elf');
  });
});
