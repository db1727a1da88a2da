import { describe, expect, it } from 'vitest';
import { cavernaBearings } from '../../commands/games/caverna/bearings.ts';
import { cavernaStanding } from '../../commands/games/caverna/plan.ts';
import { cavernaQuestion } from '../../commands/games/caverna/question.ts';
import { cavernaRulebook } from '../../commands/games/caverna/rulebook.ts';
import { cavernaTips } from '../../commands/games/caverna/tips.ts';
import { cavernaWording } from '../../commands/games/caverna/wording.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { as, HARVEST, THIRD_QUESTION, withTilesOf } from '../games/caverna/folks/table.ts';
import { mine, type Scenario } from '../games/caverna/scenario.ts';
import { pixels } from './fixture.ts';

const words = gameWords(catalogue('en'), 'caverna');

/** The help for the question of the first seat. */
function help(scenario: Scenario): string {
  return question(scenario).help;
}

function question({ state }: Scenario) {
  const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
  return cavernaQuestion(words, { state, decision, seats: [] });
}

describe('the panel of a folk', () => {
  it('reminds Trolls of the extra item, and counts it', () => {
    const smith = as('trolls', { goods: { wood: 2 } }).play('place blacksmithing');
    expect(help(smith)).toContain('up to 4 different items.');
    expect(help(smith)).toContain('The number of items includes the extra one that trolls bring home.');
    expect(help(as('humans', { goods: { ore: 2 } }).play('place blacksmithing', 'forge 2'))).not.toContain('troll');
  });

  it('says on the card of a rule what is different for its reader', () => {
    const { about, topic } = cavernaRulebook(words, pixels);
    const rule = topic('rule:weapons') ?? expect.fail();
    const { state } = as('trolls', { goods: { wood: 2 } });
    expect(about(rule, { state, seat: 0 })).toContain('Trolls forge only strength 4, for 2 wood.');
    expect(about(rule, { state, seat: 1 }).join()).not.toContain('Trolls');
    expect(about(rule).join()).not.toContain('Trolls');
  });

  it('says on the card of a rule who its “dwarfs” are, and where the rules of the folk are', () => {
    const { about, topic, asked } = cavernaRulebook(words, pixels);
    const rule = topic('rule:placing') ?? expect.fail();
    const { state } = as('silicoids', {});
    const line = '“Dwarfs” here means your silicoids; for what is special about them, choose Silicoids in a menu below';
    expect(about(rule, { state, seat: 0 })).toContain(line);
    expect(about(rule).join()).not.toContain('silicoids');
    expect(about(rule, { state: as('mountainDwarves', {}).state, seat: 0 }).join()).not.toContain('Dwarfs here');
    const [decision = expect.fail()] = caverna.decisions(state);
    expect(asked({ state, decision, seats: [] }).map(({ title }) => title)).toContain('Silicoids');
  });

  it('explains the arrows on buttons even if a menu has another kind of tile', () => {
    const dug = { cells: { e3: 'cavern', e4: 'cavern', f4: 'tunnel' } };
    const legend = (scenario: Scenario) => question(scenario).legend;
    expect(legend(as('paleOnes', dug).play('place excavation'))).toContain('*D1, D2* = cavern on D1, tunnel on D2');
    expect(legend(as('paleOnes').play('place excavation'))).toContain('*E3+E4* = two caverns');
  });

  it('mentions single tiles, overhang and empty forest when a tile is laid', () => {
    const clearing = help(as('humans').play('place clearing'));
    expect(clearing).toContain('Half of the tile may overhang and bring 2 food and 1 gold. You can use both halves.');
    expect(clearing).not.toContain('single');
    const drift = help(as('humans').play('place driftMining'));
    expect(drift).toContain('Underground you lay single tiles.');
    expect(drift).not.toContain('overhang');
    expect(help(as('elves', { goods: { ruby: 2 } }).play('place driftMining'))).toContain('costs you 2 rubies');
    expect(help(as('elves', { goods: { gemfruit: 1, grain: 1 } }).play('place slashAndBurn'))).toContain(
      'Elves sow on empty forest too',
    );
  });

  it('says how clumsy people forge: Cave Goblins, and a goblin in another family', () => {
    const tools = { goods: { ore: 9 } };
    expect(help(as('caveGoblins', tools).play('place blacksmithing'))).toContain('2 ore more');
    const dwarfs = [{ at: 'logging' }, { at: 'clearing' }, { goblin: true as const }];
    const family = { ...tools, dwarfs, furnishings: { d3: 'dwelling' } };
    const waiting = { seats: [{ passed: true }, { passed: true }] };
    expect(help(as('darkElves', family, waiting).play('place blacksmithing'))).toContain('The goblin forges');
  });

  it('reminds clumsy people what goes back only if they choose it, and that the supply is safe', () => {
    const returned = 'You give back one of the goods here. You keep everything else the space gives.';
    const delivery = { spaces: { oreDelivery: { ore: 2, stone: 2 } }, round: 12 };
    const mines = { cells: { e4: 'oreMine', f4: 'deepTunnel' } };
    expect(help(as('caveGoblins', mines, delivery).play('place oreDelivery'))).toContain(returned);
    const meadow = { cells: { c4: 'meadow' }, goods: { wood: 2 } };
    const sheep = as('caveGoblins', meadow, { spaces: { sheepFarming: { sheep: 3 } } }).play('place sheepFarming');
    expect(help(sheep)).toContain('you also get 2 sheep');
    expect(help(sheep)).not.toContain('back');
    const built = { goods: { wood: 9, stone: 9, grain: 2 }, cells: { c4: 'field' } };
    expect(help(as('caveGoblins', built).play('place housework'))).not.toContain('back');
    expect(help(as('caveGoblins', built, { round: 8 }).play('place urgentWishForChildren'))).not.toContain('back');
  });

  it('names the ground of a furnishing tile that lies in no cavern', () => {
    const seat = { goods: { wood: 9, stone: 9 }, cells: { c4: 'field', c3: 'field', b4: 'meadow', b3: 'meadow' } };
    const asked = (tile: string) => help(withTilesOf('humans', seat).play('place housework', `furnish ${tile}`));
    expect(asked('manureHeap')).toContain('empty field');
    expect(asked('silageBin')).toContain('empty meadow');
    const hide = as('elves', seat).play('place housework', 'furnish birdHide');
    expect(help(hide)).toContain('empty meadow');
    expect(help(hide)).not.toContain('cavern');
  });

  it('says how many of the new crops can be sown, and where mushrooms go', () => {
    const crops = { goods: { grain: 1, mushroom: 1 }, cells: { c4: 'field' } };
    const life = { round: 9, cards: { '7': 'familyLife' } } as const;
    expect(help(as('paleOnes', crops, life).play('place familyLife'))).toContain('Up to 2 of each crop');
    const grain = { goods: { grain: 1, vegetable: 1 }, cells: { c4: 'field' } };
    expect(help(as('trolls', grain, life).play('place familyLife'))).toContain('Up to 2 grain and 2 vegetables');
  });

  it('reminds Silicoids of their trade only if it is available', () => {
    const seat = { furnishings: { d3: 'workingCave' }, goods: { stone: 1, wood: 1 } };
    expect(help(as('silicoids', seat, HARVEST))).not.toContain('trade');
    const trading = as('silicoids', { goods: { food: 3, stone: 2 } }, HARVEST);
    expect(help(trading)).toContain('may make each trade once');
    expect(help(trading.play('1 use silicoids food 3'))).toContain('may make each trade once');
  });

  it('states a rule about weapons only once', () => {
    const told = help(as('caveGoblins', { goods: { ore: 9 } }).play('place blacksmithing'));
    expect(told.match(/2 ore more/g)).toHaveLength(1);
  });

  it('says what stone eaters and their goblin each lack', () => {
    const goblin = { furnishings: { d3: 'goblinDwelling' }, memory: { goblinDwelling: [1] } };
    const family = { ...goblin, dwarfs: [{}, {}, { goblin: true as const }], goods: { food: 1, stone: 1, ruby: 1 } };
    const told = help(as('silicoids', family, { ...HARVEST, folkTiles: ['trolls'] }));
    expect(told).toContain('Turn goods into food, get more stone, or take a begging marker');
  });

  it('asks for an exchange if nothing can be bartered without one', () => {
    expect(help(as('silicoids', { goods: { grain: 3, stone: 2 } }, HARVEST))).toContain('You have too little');
    expect(help(as('silicoids', { goods: { food: 3, stone: 2 } }, HARVEST))).toContain('is not offered again');
  });

  it('says what its people eat if they are hungry', () => {
    const hungry = { goods: { food: 1, ruby: 1 } };
    expect(help(as('trolls', hungry, HARVEST))).toContain('Each troll eats 3 food in a harvest, a newborn 1');
    expect(
      help(as('trolls', { ...hungry, furnishings: { d3: 'dwelling' }, dwarfs: [{}, {}, { goblin: true }] }, HARVEST)),
    ).toContain('They need 8 food (2 eat 3 each, the goblin eats 2)');
    expect(help(as('silicoids', hungry, HARVEST))).toContain('Each silicoid eats 1 stone in a harvest');
    expect(help(as('humans', hungry, HARVEST))).not.toContain('eats');
  });

  it('calls people by their own word, and tells clumsy ones what they keep', () => {
    const seat = as('trolls', {});
    const decision = caverna.decisions(seat.state).find((one) => one.seat === 0) ?? expect.fail();
    const asked = { state: seat.state, decision, seats: [] };
    expect(cavernaQuestion(words, asked)).toMatchObject({ title: 'Where does your troll go?', help: '' });
    expect(cavernaWording(words, asked).menu('send')).toBe('Send an armed troll first');
    const goblins = as('caveGoblins', {});
    const own = caverna.decisions(goblins.state).find((one) => one.seat === 0) ?? expect.fail();
    const told = own.options.map(
      (one) => cavernaWording(words, { ...goblins, decision: own, seats: [] }).option(one).detail,
    );
    expect(told.join()).toMatch(/\d wood now \(you give (1|it) back\)/);
    expect(cavernaWording(words, asked).option({ move: 'place logging' }).detail).toMatch(/^\d wood now/);
  });

  it('says who a Pale One digs beside, and whether any stone was left there', () => {
    const seats = [{ dwarfs: [{ at: 'excavation' as const }, {}] }];
    const detail = (spaces: Record<string, { readonly stone: number }>) => {
      const { state } = as('paleOnes', {}, { seats, spaces });
      const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
      const asked = {
        state,
        decision,
        seats: ['Mara', 'Tom', 'Yuki'].map((name) => ({ name, userId: name, colour: 'red' as const })),
      };
      return cavernaWording(words, asked).option({ move: 'place excavation' }).detail;
    };
    expect(detail({})).toMatch(
      /^Beside Tom · .*All stone here \(none now\), and\/or a tile: cavern \+ tunnel or cavern \+ cavern$/,
    );
    expect(detail({ excavation: { stone: 2 } })).toMatch(/^Beside Tom · 2 stone.*All stone here, and\/or a tile/);
  });

  it('asks where a goblin goes once it is its turn, and says that it waits until then', () => {
    const asked = (at: 'home' | 'sustenance', passed: boolean) => {
      const dwarfs = [{ weapon: 10, at }, { goblin: true as const }];
      const seats = passed ? [{ passed }, { passed }] : [{}, {}];
      const { state } = as('darkElves', { dwarfs }, { seats });
      const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
      return cavernaQuestion(words, { state, decision, seats: [] });
    };
    expect(asked('home', false).title).toBe('Where does your dark elf go?');
    expect(asked('home', false).help).toBe('Your goblin acts last, after everybody else at the table.');
    expect(asked('sustenance', true)).toMatchObject({ title: 'Where does your goblin go?', help: '' });
  });

  it('counts a goblin that has just come as a goblin, not as a newborn', () => {
    const family = { dwarfs: [{}, {}], goods: { food: 0, wood: 4, vegetable: 1 } };
    const housed = as('trolls', family, { round: 5 }).play('place housework', 'furnish goblinDwelling');
    const decision = caverna.decisions(housed.state).find(({ seat }) => seat === 0) ?? expect.fail();
    expect(decision.task).toBe('end');
    expect(help(housed)).toContain('(2 eat 3 each, the goblin eats 2)');
    expect(help(housed)).not.toContain('newborn');
  });

  it.each([
    ['humans', 'driftMining', 'All stone here, and/or a single cavern or tunnel'],
    ['humans', 'excavation', 'All stone here, and/or a single cavern or tunnel'],
    ['humans', 'clearing', 'All wood here, and/or a meadow + field tile'],
    ['mountainDwarves', 'slashAndBurn', 'A single meadow or field, and then sow'],
    ['paleOnes', 'sustenance', 'All food here and 1 grain, and/or a single meadow or field'],
    ['elves', 'excavation', 'All stone here, and/or a twin tile for 2 rubies, a single one for 1'],
    ['trolls', 'blacksmithing', 'Forge a weapon (2 wood), then a level 3 expedition for 4 items'],
    ['caveGoblins', 'blacksmithing', 'Forge a weapon (3 to 8 ore), then a level 3 expedition'],
    ['silicoids', 'sheepFarming', 'Pastures (2 or 4 wood), stable (free), then all sheep'],
    ['darkElves', 'rubyMineConstruction', 'Ruby mine on any tunnel, and 1 ruby'],
  ])('explains to %s what %s does for them', (folk, space, told) => {
    const seat = { goods: { ore: 9, wood: 9, ruby: 3 }, furnishings: { d3: 'dwelling' }, cells: { e4: 'tunnel' } };
    const at = { ...as(folk, seat, { round: 6, cards: { '6': 'rubyMineConstruction' } }), seats: [] };
    const decision = caverna.decisions(at.state).find(({ seat }) => seat === 0) ?? expect.fail();
    const { detail } = cavernaWording(words, { ...at, decision }).option({ move: `place ${space}` });
    expect(detail).toContain(told);
  });

  it('says in the list of choices what spaces do for the reader’s own people', () => {
    const { gist, topic } = cavernaRulebook(words, pixels);
    const space = topic('space:blacksmithing') ?? expect.fail();
    const { state } = as('trolls', {});
    expect(gist(space, undefined, { state, seat: 0 })).toContain('Forge a weapon (2 wood)');
    expect(gist(space, undefined, { state, seat: 1 })).toContain('Forge a weapon (1 to 8 ore)');
  });

  it('names the price of a weapon once where it is the only one that can be forged', () => {
    const at = { ...as('trolls', { goods: { wood: 2 } }), seats: [] };
    const decision = caverna.decisions(at.state).find(({ seat }) => seat === 0) ?? expect.fail();
    expect(cavernaWording(words, { ...at, decision }).option({ move: 'place blacksmithing' }).detail).toBe(
      'Forge a weapon (2 wood), then a level 3 expedition for 4 items',
    );
  });

  it.each(Object.keys(words.folks))(
    'explains every space to %s briefly enough for an option, and differently only if they have their own rules',
    (folk) => {
      const people = words.people(folk);
      const told = Object.values(words.spaces).flatMap(({ effect }) =>
        [1, 3, 5, 7].map((players) => [effect(players), effect(players, people)] as const),
      );
      for (const [, theirs] of told) expect(theirs.length, theirs).toBeLessThanOrEqual(100);
      expect(told.some(([usual, theirs]) => usual !== theirs)).toBe(people.ways !== undefined);
    },
  );

  it('leaves the usual price out of the heading of a feeding if folks eat, and names whom the Working cave feeds', () => {
    const kept = cavernaBearings(words, { ...as('trolls', {}, { round: 4 }), seat: 0, game: {} as never });
    expect(kept[0]).toContain('**Feeding without a harvest after this round**: needs 2 food (1 each)');
    const usual = cavernaBearings(words, { ...mine({}, { round: 4 }), seat: 0, game: {} as never });
    expect(usual[0]).toContain('**Feeding (1 food each) after this round**');
    const cave = { furnishings: { d3: 'workingCave' }, goods: { wood: 1 } };
    const fed = { ...as('trolls', cave, HARVEST), seats: [] };
    const decision = caverna.decisions(fed.state).find(({ seat }) => seat === 0) ?? expect.fail();
    const label = cavernaWording(words, { ...fed, decision }).option({ move: 'use workingCave wood' }).text;
    expect(label).toBe('Working cave: feed a troll with 1 wood');
  });

  it('mentions the order in which people go only once weapons distinguish them', () => {
    const armed = [{ weapon: 3 }, {}];
    expect(help(mine({ dwarfs: armed }))).toContain('unarmed first');
    expect(help(mine({}))).toBe('');
  });

  it('counts the stone that Silicoids eat, in the harvest and before it', () => {
    const hungry = as('silicoids', { goods: { stone: 1, ruby: 1 } }, HARVEST);
    expect(help(hungry)).toContain('They need 2 stone, you have 1. Get more stone, or take a begging marker');
    const { state } = as('silicoids', { goods: { stone: 1 } });
    expect(cavernaBearings(words, { state, seat: 0, game: {} as never })[0]).toContain('needs 2 stone, you have 1');
  });

  it('offers crops of folks in harvest orders if there are folks, and dogs if they are food', () => {
    const offered = ({ state }: Scenario) =>
      cavernaStanding(words)
        .fields({}, state)
        .find(({ field }) => field === 'feed')
        ?.choices.map(({ value }) => value);
    const usual = ['grain', 'vegetable', 'sheep', 'donkey', 'boar', 'cattle', 'gold', 'ruby', 'ask'];
    expect(offered(mine({}))).toEqual(usual);
    const crops = [...usual.slice(0, 2), 'gemfruit', 'mushroom', ...usual.slice(2)];
    expect(offered(as('elves'))).toEqual(crops);
    expect(offered(as('trolls'))).toEqual([...crops.slice(0, 8), 'dog', ...crops.slice(8)]);
    expect(cavernaStanding(words).lines({ feed: ['mushroom', 'dog'] }, as('elves').state)[0]).toBe(
      'Feed with food first, then with mushrooms, then dogs.',
    );
  });

  it('offers to never barter, if anybody could', () => {
    const { fields, lines, open } = cavernaStanding(words);
    const { state } = as('silicoids');
    expect(
      fields({}, state)
        .at(-1)
        ?.choices.map(({ text }) => text),
    ).toEqual(['Never trade', 'Nothing: call me']);
    expect(fields({}, state).at(-1)?.change('never')).toMatchObject({ barter: 'never' });
    expect(lines({ barter: 'never' }, state).at(-1)).toBe('Trades at the start of a harvest: never.');
    expect(open('act')).toBe('Your plan for harvests leaves this open: Do you want to trade?');
    const { state: plain } = mine({});
    expect(fields({}, plain).map(({ field }) => field)).not.toContain('barter');
    expect(lines({}, plain).join()).not.toContain('Barter');
    const asked = as('silicoids', { goods: { gold: 2, stone: 4 } }, HARVEST);
    const decision = caverna.decisions(asked.state).find(({ seat }) => seat === 0) ?? expect.fail();
    expect(cavernaQuestion(words, { ...asked, decision, seats: [] }).title).toBe('Do you want to trade?');
  });

  it('reminds nobody else at the same table', () => {
    const { state } = withTilesOf('trolls', { goods: { ore: 2 } }).play('place blacksmithing');
    expect(help({ state } as Scenario)).toBe(words.question('forge').help);
  });
});

describe('prices and tips of a folk', () => {
  const rich = { goods: { wood: 9, stone: 9, ore: 9, food: 9, vegetable: 3 }, cells: { c4: 'meadow' } } as const;

  it('name what Mountain Dwarfs pay, although they choose the goods afterwards', () => {
    const asked = { ...as('mountainDwarves', rich).play('place housework'), seats: [] };
    const decision = caverna.decisions(asked.state).find(({ seat }) => seat === 0) ?? expect.fail();
    const { option } = cavernaWording(words, { ...asked, decision });
    expect(option({ move: 'furnish dwelling' }).text).toBe('Dwelling (4 wood, 3 stone)');
    const paying = as('mountainDwarves', rich).play('place housework', 'furnish dwelling');
    expect(question(paying).title).toBe('How do you pay 4 wood and 3 stone?');
    const sheep = { ...as('mountainDwarves', rich).play('place sheepFarming'), seats: [] };
    const fences = caverna.decisions(sheep.state).find(({ seat }) => seat === 0) ?? expect.fail();
    const fence = fences.options.find(({ move }) => move.startsWith('fence small')) ?? expect.fail();
    expect(cavernaWording(words, { ...sheep, decision: fences }).option(fence).text).toContain('(2 wood)');
  });

  const tipFor = (scenario: Scenario, move: string): string | undefined => {
    const decision = caverna.decisions(scenario.state).find(({ seat }) => seat === 0) ?? expect.fail();
    return cavernaTips(words, { state: scenario.state, decision, seats: [] }).reason({ move })?.text;
  };

  it('promise nobody the bed of the goblin that moves into the Goblin dwelling', () => {
    expect(tipFor(withTilesOf('trolls', rich).play('place housework'), 'furnish goblinDwelling')).not.toContain('bed');
    expect(tipFor(withTilesOf('trolls', rich).play('place housework'), 'furnish dwelling')).toContain('bed');
  });

  it('count what animals are worth to the people who eat them', () => {
    const loot = (folk: string) => {
      const dwarfs = [{ weapon: 9 }, { weapon: 9 }];
      const farm = as(folk, { dwarfs, goods: { sheep: 1 }, cells: { c4: 'smallPasture' } }, { round: 5 });
      return tipFor(farm.play('place blacksmithing'), 'loot sheep');
    };
    expect(loot('trolls')).toContain('2 food');
    expect(loot('darkElves')).toContain('1 food');
  });

  it('explain goblins on the turn of a goblin', () => {
    const { state } = as(
      'trolls',
      {
        furnishings: { d3: 'goblinDwelling' },
        memory: { goblinDwelling: [1] },
        dwarfs: [{ at: 'clearing' }, { at: 'supplies' }, { goblin: true }],
      },
      { players: 2, seats: [{ dwarfs: [{ at: 'excavation' }, { at: 'oreMining' }] }] },
    );
    const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
    const { asked } = cavernaRulebook(words, pixels);
    expect(asked({ state, decision, seats: [] }).map(({ id }) => id)).toContain('rule:goblins');
  });

  it('use the family’s own word for its children, even on the turn of its goblin', () => {
    const elves = as(
      'darkElves',
      {
        goods: { wood: 9, stone: 9, food: 9 },
        furnishings: { d3: 'goblinDwelling' },
        memory: { goblinDwelling: [1] },
        dwarfs: [{ at: 'clearing' }, { at: 'supplies' }, { goblin: true }],
        cells: { e3: 'cavern' },
      },
      { folkTiles: ['trolls'], players: 2, seats: [{ dwarfs: [{ at: 'excavation' }, { at: 'oreMining' }] }] },
    );
    expect(tipFor(elves, 'place housework')).toContain('dark elf');
  });

  it('say what a Dark Elf lacks for a goblin', () => {
    const seat = { dwarfs: [{ weapon: 10 }, { weapon: 10 }], furnishings: { d3: 'carpenter' }, goods: { wood: 9 } };
    const trip = { ...as('darkElves', seat).play('place blacksmithing'), seats: [] };
    const decision = caverna.decisions(trip.state).find(({ seat: one }) => one === 0) ?? expect.fail();
    const entries = cavernaWording(words, { ...trip, decision })
      .board?.('loot')
      ?.flatMap((block) => block.entries);
    const goblin = entries?.find(({ move }) => move === 'loot goblin') ?? expect.fail();
    expect(goblin.closed?.detail).toContain('Needs an empty cavern');
  });
});

describe('the buttons of a folk', () => {
  /** The words and the second line of an option of the first seat. */
  function told({ state }: Scenario, move: string): string {
    const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
    const option = decision.options.find((one) => one.move === move) ?? expect.fail(move);
    const { text, detail } = cavernaWording(words, { state, decision, seats: [] }).option(option);
    return [text, detail].join(' | ');
  }

  it('say what the Working cave costs them: 1 ore instead of wood, where others pay 2', () => {
    const seat = { furnishings: { d3: 'workingCave' }, goods: { food: 2, ore: 2 } };
    expect(told(as('mountainDwarves', seat, HARVEST), 'use workingCave ore')).toContain('with 1 ore');
    expect(told(as('trolls', seat, HARVEST), 'use workingCave ore')).toContain('with 2 ore');
  });

  it('are below a line saying how much a field sown beside a Scarecrow holds', () => {
    const seat = { goods: { grain: 2 }, cells: { c4: 'meadow', b4: 'field', b3: 'field' } };
    const scarecrow = { ...seat, furnishings: { c3: 'scarecrow' } };
    expect(help(withTilesOf('humans', scarecrow).play('place slashAndBurn'))).toContain('A sown field holds 4 grain.');
    expect(help(withTilesOf('humans', seat).play('place slashAndBurn'))).toContain('A sown field holds 3 grain.');
  });

  it('name the crop that is sown next, and those after it', () => {
    const cells = { c4: 'field', d2: 'cavern', e2: 'cavern' };
    const goods = { grain: 1, mushroom: 1 };
    const { state } = as('paleOnes', { goods, cells }).play('place slashAndBurn', 'sow grain 1 mushroom 1');
    const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
    const mushroom = cavernaQuestion(words, { state, decision, seats: [] });
    expect(mushroom.title).toBe('Where do you sow the mushroom?');
    expect(mushroom.help).toBe('You cannot furnish there until it is harvested.');
    const elves = as('elves', { goods: { gemfruit: 2, grain: 1 } });
    const sown = elves.play('place slashAndBurn', 'sow grain 1 gemfruit 2');
    const own = caverna.decisions(sown.state).find(({ seat }) => seat === 0) ?? expect.fail();
    expect(cavernaQuestion(words, { ...sown, decision: own, seats: [] })).toMatchObject({
      title: 'Where do you sow the grain?',
      help: 'Next: 2 gemfruits. Forest that stays bare can still become a pasture.',
    });
    const [place = expect.fail()] = own.options;
    const { option } = cavernaWording(words, { state: sown.state, decision: own, seats: [] });
    expect(option(place).icon).toBe('caverna_grain');
  });

  it('say which crops are sown together if not all ways to sow fit in one menu', () => {
    const cells = { c4: 'field', c3: 'field', d2: 'cavern' };
    const goods = { grain: 2, vegetable: 1, gemfruit: 2, mushroom: 2 };
    const { state } = as('paleOnes', { goods, cells }).play('place slashAndBurn');
    const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
    const { branch } = cavernaWording(words, { state, decision, seats: [] });
    expect(['grain', 'vegetable', 'gemfruit', 'mushroom'].map((crop) => branch(`sow ${crop}`).text)).toEqual([
      'With grain',
      'With vegetables, no grain',
      'With gemfruits, no grain or vegetables',
      'Only mushrooms',
    ]);
  });

  it('are below the family’s meal if bartering could take it away', () => {
    const trading = as('silicoids', { goods: { food: 3, stone: 1 } }, HARVEST);
    expect(help(trading)).toContain('After that, your family needs 2 stone, you have 1.');
    const decision = caverna.decisions(trading.state).find(({ seat }) => seat === 0) ?? expect.fail();
    expect(cavernaWording(words, { ...trading, decision, seats: [] }).option({ move: 'done' }).text).toBe(
      'Go on with the harvest',
    );
  });

  it('are below the amount of the new crops where they are sown', () => {
    const cells = { c4: 'field', b4: 'field', d2: 'cavern' };
    const sow = (goods: object) => help(as('paleOnes', { goods, cells }).play('place slashAndBurn'));
    expect(sow({ grain: 1, gemfruit: 1, mushroom: 1 })).toContain(
      'A sown field holds 3 grain or 2 gemfruits. A sown cavern holds 2 mushrooms.',
    );
    expect(sow({ mushroom: 1 })).not.toContain('A sown field');
  });

  it('say that a Breeding phase brings a dog where the Kennels do', () => {
    const kennels = { furnishings: { d3: 'kennels' }, goods: { food: 4, dog: 2 } };
    expect(told(withTilesOf('caveGoblins', kennels, THIRD_QUESTION), 'harvest breeding')).toContain('(+1 dog)');
    const sheep = { ...kennels, goods: { food: 4, dog: 2, sheep: 2 }, cells: { c4: 'smallPasture' } };
    expect(told(withTilesOf('caveGoblins', sheep, THIRD_QUESTION), 'harvest breeding')).toContain('(sheep; +1 dog)');
  });

  it.each([
    ['en', ['Meadow', 'Field']],
    ['de', ['Wiese', 'Feld']],
  ] as const)('distinguish single tiles by one ground, in %s', (language, sorts) => {
    const { state } = as('paleOnes').play('place clearing');
    const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
    const wording = cavernaWording(gameWords(catalogue(language), 'caverna'), { state, decision, seats: [] });
    const laid = decision.options.filter(({ move }) => move.startsWith('lay '));
    expect([...new Set(laid.map((option) => wording.option(option).short?.sort))]).toEqual(sorts);
  });

  it('count two of a kind together', () => {
    const carver = { furnishings: { d3: 'boneCarver' }, goods: { food: 4, dog: 1, sheep: 2 } };
    const harvest = withTilesOf('darkElves', carver, HARVEST);
    expect(told(harvest, 'use boneCarver sheep sheep')).toContain('2 sheep into 3 gold');
    expect(told(harvest, 'use boneCarver dog sheep')).toContain('1 dog and 1 sheep into 3 gold');
    const maker = { furnishings: { d3: 'candleMaker' }, goods: { sheep: 2 } };
    expect(told(withTilesOf('trolls', maker), 'feast sheep sheep')).toContain('Eat 2 sheep together');
  });
});
