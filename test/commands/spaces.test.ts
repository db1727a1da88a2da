import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import { cavernaRulebook } from '../../commands/games/caverna/rulebook.ts';
import { catalogue } from '../../src/messages/index.ts';
import { aGame } from '../db/contract.ts';
import { as } from '../games/caverna/folks/table.ts';
import { game, mine, type Scenario, scenario } from '../games/caverna/scenario.ts';
import { asked, expectText } from './asked.ts';
import { sceneForEach } from './each.ts';
import { pixelPainter, pixels } from './fixture.ts';
import { menuId } from './people.ts';

type Seat = Parameters<typeof game>[1];

function menusOf({ state }: Pick<Scenario, 'state'>) {
  const names = state.players.map((_, seat) => `Tom${seat}`);
  const { menus, options } = asked({ state }, { names });
  return menus(
    {},
    options.filter(({ move }) => move.startsWith('place ')),
  );
}

const optionOf = (at: Pick<Scenario, 'state'>, name: string) =>
  menusOf(at)
    .flatMap(({ options }) => options)
    .find(({ label }) => label === name);

describe('the menus of action spaces', () => {
  it('have the headings of the board, in its order', () => {
    const menus = menusOf(scenario({ players: 3, round: 2 }));
    expect(menus.map(({ placeholder }) => placeholder).join(', ')).toBe(
      'Fields and caves · 6 of 6 open, Clan and goods · 8 of 9 open, Round cards · 1 of 2 open',
    );
    expect(menus[0]?.options.map(({ label }) => label).join(', ')).toBe(
      'Clearing, Sustenance, Slash-and-burn, Drift mining, Excavation, Housework',
    );
  });

  it.each([1, 2])('tell two players in round %i when the first ruby comes to Ruby mining', (round) => {
    const option = optionOf(scenario({ players: 2, round }), 'Ruby mining');
    expect(option?.description).toMatch(round === 1 ? /^Empty until round 3$/ : /^Empty until round 3 · .*1.* next/);
    expect(option?.emoji?.name).toBe('🔒');
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('show every space to %i players within Discord’s limits', (players) => {
    const { state } = scenario({ players, round: 12 });
    const menus = menusOf({ state });
    expect(menus).toHaveLength(3);
    for (const { options } of menus) expect(options.length).toBeLessThanOrEqual(25);
    expect(menus.flatMap(({ options }) => options)).toHaveLength(state.spaces.length);
    for (const { label, description = '' } of menus.flatMap(({ options }) => options))
      expect(`${label} ${description}`).not.toContain('…');
  });

  it('say what is there and what comes, and why a space cannot be used', () => {
    const seats = [{ dwarfs: ['clearing', {}] }];
    const table = mine({ food: 1 }, { spaces: { logging: { wood: 3 } }, seats });
    expect(optionOf(table, 'Logging')).toMatchObject({
      description: expect.stringMatching(/^3 wood now, 4 next round · All wood here/),
      emoji: { name: 'caverna_wood' },
    });
    expect(optionOf(table, 'Clearing')).toMatchObject({ description: expect.stringMatching(/^Taken by Tom1/) });
    expect(optionOf(table, 'Imitation (4 food)')).toMatchObject({ description: 'Needs 4 food, you have 1' });
    expect(optionOf(table, 'Blacksmithing')).toMatchObject({ description: 'Needs 1 ore or a weapon' });
  });

  it('say that the starting player goes first from the next round, unless this round is the last', () => {
    const told = (round: number) => optionOf(mine({}, { round }), 'Starting player')?.description;
    expect(told(11)).toContain('Go first from next round; all food here and 2 ore');
    expect(told(12)).toContain('All food here and 2 ore');
    expect(told(12)).not.toContain('next round');
    const tip = (round: number) => asked(mine({}, { round })).tip('place startingPlayer')?.text;
    expect(tip(12)).not.toBe('you play first in the next round');
  });

  it.each([
    ['en', 'Taken by you', 'Taken by you and Tom1'],
    ['de', 'Besetzt von dir', 'Besetzt von dir und Tom1'],
  ] as const)('call the reader’s own people “you” in %s', (language, alone, both) => {
    const { closed } = catalogue(language).games.caverna;
    expect(closed({ own: true, holders: [], lacks: [] })).toBe(alone);
    expect(closed({ own: true, holders: ['Tom1'], lacks: [] })).toBe(both);
    const table = scenario({ players: 2, round: 5, seats: [{ dwarfs: ['clearing', {}] }, {}] });
    if (language === 'en')
      expect(optionOf(table, 'Clearing')).toMatchObject({ description: expect.stringMatching(/^Taken by you/) });
  });

  it('say what turning goods into food would open, and what is paid there without a question', () => {
    const imitation = (goods: object) =>
      optionOf(mine({ goods }, { seats: [{ dwarfs: ['blacksmithing', {}] }] }), 'Imitation (4 food)');
    const description = 'Needs 4 food, you have 0: exchange goods first';
    expect(imitation({ food: 0, ore: 1, ruby: 2 })).toMatchObject({ description, emoji: { name: '🔒' } });
    expect(imitation({ food: 4, ore: 1 })?.description).toMatch(
      /^At once: imitate Blacksmithing \(4 food\), forge .* 1 \(1 ore\)/,
    );
    const smith = mine({ ore: 1 }, { cards: { 1: 'blacksmithing' } });
    expect(optionOf(smith, 'Blacksmithing')?.description).toBe('Forge a weapon (1 ore), then a level 3 expedition');
  });

  it.each([
    [3, '1 to 3 ore'],
    [8, '1 to 8 ore'],
    [20, '1 to 8 ore'],
  ])('say how much of %i ore a weapon takes', (ore, range) => {
    const smith = mine({ ore }, { cards: { 1: 'blacksmithing' } });
    expect(optionOf(smith, 'Blacksmithing')?.description).toContain(`Forge a weapon (${range}), then`);
  });

  it('say, if a weapon is missing, whether somebody else in the family has one', () => {
    const exploration = (dwarfs: { weapon?: number }[]) =>
      optionOf(scenario({ players: 3, round: 9, seats: [{ dwarfs }] }), 'Exploration');
    expect(exploration([{}, { weapon: 12 }])).toMatchObject({ description: 'The dwarf that goes next has no weapon' });
    expect(exploration([{}, {}])).toMatchObject({ description: 'Needs a weapon' });
    const family = { ore: 0, dwarfs: [{}, 12] };
    const forging = scenario({ players: 3, round: 9, seats: [family], cards: { 1: 'blacksmithing' } });
    expect(optionOf(forging, 'Blacksmithing')?.description).toBe(
      'Needs 1 ore or a weapon (the next one to go has none)',
    );
  });

  it.each<[string, Seat, string]>([
    ['blacksmithing', {}, 'Blacksmithing: closed'],
    // In a panel there is less room than in the prompt.
    ['oreMineConstruction', {}, 'Ore mine construction: closed'],
    ['sheepFarming', { dwarfs: ['sheepFarming', {}] }, 'Sheep farming: taken by '],
  ])('say why the only card cannot be used: %s', (card, seat, title) => {
    const { wording } = asked(game(2, seat, { round: 1, cards: { 1: card } as never }));
    expect(wording.board?.('place')?.at(-1)?.title).toContain(title);
  });

  it.each<[string, object, RegExp]>([
    ['sustenance', { grain: 1, vegetable: 3 }, /^1 grain and 3 vegetables now, 1 and 4 next round · /],
    ['oreDelivery', { ore: 4, stone: 5 }, /^(4 ore and 5 stone now, 5 and 6|5 stone and 4 ore now, 6 and 5) next /],
    // Goods that do not fit in addition to the goods of the space are left out.
    ['oreDelivery', { ore: 114, stone: 114 }, /^114 \w+ and 114 \w+ · All ore and stone here/],
  ])('show everything that %s gains in the next round together: %j', (space, goods, told) => {
    const { option } = asked(game(4, {}, { round: 9, spaces: { [space]: goods } }));
    expect(option(`place ${space}`).detail).toMatch(told);
  });

  it('show a new good of the next round beside those that are there', () => {
    const { detail } = asked(game(4, {})).option('place sustenance');
    expect(detail).toMatch(/^1 grain now, 1 grain and 1 vegetable next round · /);
  });
});

const housework = (seat: object): Scenario => game(3, seat as Seat).play('place housework');

describe('the menu of furnishing tiles', () => {
  const RICH = { wood: 9, stone: 9 };
  const CARPENTER = { ...RICH, d3: 'carpenter', e4: 'cavern' };
  const BARE = { stone: 1 };

  it.each([
    ['Dwelling (4 wood, 3 stone): 3 points · Room for 1 dwarf', housework(RICH)],
    ['Simple dwelling (4 wood, 2 stone): 0 points · Room for 1 dwarf', housework(RICH)],
    ['Dwelling (3 wood, 3 stone): 3 points · Room for 1 dwarf', housework(CARPENTER)],
    ['Dwelling (4 wood, 3 stone): 0 points · Room for 1 dark elf', as('darkElves', RICH).play('place housework')],
    ['🔒 Dwelling (4 wood, 3 stone): 1 wood, 2 stone short · 3', housework({ wood: 3, stone: 1 })],
    ['🔒 Dwelling (4 wood, 3 stone): 4 wood, 2 stone short · 3 points', housework(BARE)],
    ['🔒 Cuddle room (1 wood): 1 wood short · 2 points', housework(BARE)],
  ])('says what each is worth, costs its builder and does, and what is missing: %s', (line, scenario) => {
    expect(asked(scenario).lines()).toContainEqual(expect.stringContaining(line));
  });

  it('shows few of the tiles that cannot be paid for', () => {
    const lines = asked(housework(BARE)).lines();
    expect(lines.filter((line) => line.startsWith('🔒'))).toHaveLength(6);
  });
});

describe('what tiles change only for their owner', () => {
  const CAVE = { stone: 2, e4: 'cavern', e3: 'tunnel' };
  const smith = (furnishings: Record<string, string>) =>
    game(3, { ore: 9, furnishings }, { round: 5 }).play('place blacksmithing');
  const troll = as('trolls', { wood: 2, d3: 'blacksmith' });

  it.each([
    [/^In an empty cavern\./, /tunnels/, housework(CAVE).play('furnish carpenter')],
    ['tunnels too', '-', housework({ ...CAVE, d3: 'workRoom' }).play('furnish carpenter')],
    ['Your furnishing tiles save you 2 ore.', '-', smith({ d3: 'blacksmith' })],
    ['', /save|Blacksmith/, smith({})],
    // Trolls forge without ore.
    ['', 'save', troll.play('place blacksmithing')],
  ])('is mentioned there: “%s”, not “%s”', (told, silent, scenario) => {
    expectText(asked(scenario).help, [told], [silent]);
  });
});

describe('an expedition', () => {
  const trip = (weapons: readonly number[]) =>
    game(3, { dwarfs: weapons.map((weapon) => ({ weapon })) }, { round: 9 }).play('place exploration');

  it('says that nobody gets any stronger, and why the item that strengthens all cannot be chosen', () => {
    const closed = '🔒 All weapons +1: Strength 1 · Needs a weapon that can still grow';
    expect(asked(trip([14, 14])).help).toContain('already has the strongest weapon');
    expect(asked(trip([13, 14])).help).toContain('gains 1 strength');
    for (const weapons of [
      [14, 14],
      [13, 14],
    ])
      expect(asked(trip(weapons)).lines()).toContain(closed);
    for (const weapon of [12, 7])
      expect(
        asked(trip([weapon, 14]))
          .lines()
          .join('\n'),
      ).toMatch(/^All weapons \+1/m);
  });

  it('says why an item cannot be chosen although the dwarf is strong enough', () => {
    expect(asked(trip([14, 14])).lines()).toEqual(
      expect.arrayContaining([
        '🔒 Large pasture: Strength 10 · Needs 2 wood',
        '🔒 Breed: Strength 14 · No use now',
        '🔒 Dwelling: Strength 11 · Needs a dwelling that you can pay for',
        // The item must not show the price of the Dog school, the only tile that can be paid for.
        'Furnish a cavern: Strength 7 · Furnish any tile at its price',
      ]),
    );
    expect(
      asked(trip([7, 7]))
        .lines()
        .join('\n'),
    ).not.toContain('Large pasture');
  });

  it('briefly names the item that only one folk finds', () => {
    const elves = as('darkElves', { wood: 2, stone: 1, dwarfs: [10, 10] });
    expect(asked(elves.play('place blacksmithing')).lines().join('\n')).toContain('Goblin + dwelling');
  });
});

it('a tile with one half beyond the edge is named by the half on the board, with an explanation', () => {
  const { lines, legend } = asked(as('humans').play('place clearing'));
  const places = ['[Meadow C4↓ +2 food, +1 gold]', '[Field C4↓ +2 food, +1 gold]', '[C3 C4]'];
  expect(lines()).toEqual(expect.arrayContaining(places));
  expect(lines().join('\n')).not.toContain('below');
  const caverns = asked(as('paleOnes').play('place excavation')).legend;
  expect(caverns).toContain('*E4↓* = cavern on E4, the other cavern off the board (below E4)');
  expect(legend).toMatch(/\*B4 C4\* = meadow on B4, field on C4; \*Meadow C4↓\* = meadow on C4, its field off/);
});

it.each([
  [['rule:twinTiles', 'space:slashAndBurn'], game(3, {}).play('place slashAndBurn')],
  [['rule:weapons'], game(3, { ore: 2 }, { round: 5 }).play('place blacksmithing')],
  [['space:housework'], housework({ stone: 1 })],
])('“?” explains first %j: the rule for the question, and then the space', (topics, scenario) => {
  const rulebook = cavernaRulebook(asked(scenario).words, pixels);
  const explained = rulebook.asked(asked(scenario).at).map(({ id }) => id);
  expect(explained.slice(0, topics.length)).toEqual(topics);
});

it('the picture of tiles to choose from still shows an ordinary dwelling once one has been built, at the price of the loot', async () => {
  const armed = { dwarfs: [14, 'housework'], wood: 9, stone: 9, ruby: 1 };
  const seat = { ...armed, e3: 'cavern', d3: 'dwelling' };
  const { at, words } = asked(game(2, seat as object).play('place logging', 'loot dwelling'));
  const board = { game: aGame({ status: 'running' }), state: at.state, seat: 0, before: undefined };
  const pictures = await cavernaPictures(pixelPainter).choice(words, { ...at, board, branch: undefined });
  const told = pictures.flatMap(({ name, alt }) => (name.startsWith('tiles') ? [alt] : []));
  expect(told.join('\n')).toContain('Available: Dwelling (2 wood and 2 stone, 3 points).');
});

describe('a space that cannot be used', () => {
  const { person, press, select, slash, start, called, messages, channel } = sceneForEach();

  it('is explained when it is chosen, in the prompt and in the panel, and changes nothing', async () => {
    const prompt = await start(3);
    const who = called(prompt);
    const closed = async (message: SeenMessage) => {
      // It is in the menu of the clan and the goods, where random presses do not reach it.
      const id = menuId(message, 'place logging');
      return (await person(who).select(message.id, id, ['place imitation4'])).shown();
    };
    const told = await closed(prompt);
    expect(textOf(told)).toContain('You cannot use **Imitation (4 food)** now. Needs another player’s space');
    const panel = await press(who, prompt, 'open');
    const seen = messages(channel(), who).length;
    const still = await closed(panel);
    expect(textOf(still)).toContain('nothing was changed');
    // The panel itself says so, and still asks its question.
    expect([still.id, messages(channel(), who).length]).toEqual([panel.id, seen]);
    expect(textOf(await select(who, still, 'place logging'))).not.toContain('nothing was changed');
    // During the turn, the prompt still gives the same reason.
    expect(textOf(await closed(prompt))).toContain('Needs another player’s space');
    expect(textOf(await slash(who, 'caverna turn'))).toContain('*Logging*');
  });
});
