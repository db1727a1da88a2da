import { describe, expect, it } from 'vitest';
import { cavernaPictures } from '../../commands/games/caverna/pictures.ts';
import { cavernaRulebook } from '../../commands/games/caverna/rulebook.ts';
import { aGame } from '../db/contract.ts';
import { as } from '../games/caverna/folks/table.ts';
import { game, type Scenario } from '../games/caverna/scenario.ts';
import { asked, expectText } from './asked.ts';
import { pixelPainter, pixels } from './fixture.ts';

type Seat = Parameters<typeof game>[1];

const housework = (seat: object): Scenario => game(3, seat as Seat).play('place housework');

describe('the menu of furnishing tiles', () => {
  const RICH = { goods: { wood: 9, stone: 9 } };
  const CARPENTER = { ...RICH, furnishings: { d3: 'carpenter' }, cells: { e4: 'cavern' } };
  const BARE = { goods: { stone: 1 } };

  it.each([
    ['Dwelling (4 wood, 3 stone): 3 points · Room for 1 dwarf', housework(RICH)],
    ['Simple dwelling (4 wood, 2 stone): 0 points · Room for 1 dwarf', housework(RICH)],
    ['Dwelling (3 wood, 3 stone): 3 points · Room for 1 dwarf', housework(CARPENTER)],
    ['Dwelling (4 wood, 3 stone): 0 points · Room for 1 dark elf', as('darkElves', RICH).play('place housework')],
    ['🔒 Dwelling (4 wood, 3 stone): 1 wood, 2 stone short · 3', housework({ goods: { wood: 3, stone: 1 } })],
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
  const CAVE = { goods: { stone: 2 }, cells: { e4: 'cavern', e3: 'tunnel' } };
  const smith = (furnishings: Record<string, string>) =>
    game(3, { goods: { ore: 9 }, furnishings }, { round: 5 }).play('place blacksmithing');
  const troll = as('trolls', { goods: { wood: 2 }, furnishings: { d3: 'blacksmith' } });

  it.each([
    [/^In an empty cavern\./, /tunnels/, housework(CAVE).play('furnish carpenter')],
    ['tunnels too', '-', housework({ ...CAVE, furnishings: { d3: 'workRoom' } }).play('furnish carpenter')],
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
    const elves = as('darkElves', { goods: { wood: 2, stone: 1 }, dwarfs: [{ weapon: 10 }, { weapon: 10 }] });
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
  expect(legend).toMatch(
    /\*B4 C4\* = meadow on B4, field on C4; \*Meadow C4↓\* = meadow on C4, its field off the board/,
  );
});

it.each([
  [['rule:twinTiles', 'space:slashAndBurn'], game(3, {}).play('place slashAndBurn')],
  [['rule:weapons'], game(3, { goods: { ore: 2 } }, { round: 5 }).play('place blacksmithing')],
  [['space:housework'], housework({ goods: { stone: 1 } })],
])('“?” explains first %j: the rule for the question, and then the space', (topics, scenario) => {
  const rulebook = cavernaRulebook(asked(scenario).words, pixels);
  const explained = rulebook.asked(asked(scenario).at).map(({ id }) => id);
  expect(explained.slice(0, topics.length)).toEqual(topics);
});

it('the picture of tiles to choose from still shows an ordinary dwelling once one has been built, at the price of the loot', async () => {
  const armed = { dwarfs: [{ weapon: 14 }, { at: 'housework' }], goods: { wood: 9, stone: 9, ruby: 1 } };
  const seat = { ...armed, cells: { e3: 'cavern' }, furnishings: { d3: 'dwelling' } };
  const { at, words } = asked(game(2, seat as object).play('place logging', 'loot dwelling'));
  const board = { game: aGame({ status: 'running' }), state: at.state, seat: 0, before: undefined };
  const pictures = await cavernaPictures(pixelPainter).choice(words, { ...at, board, branch: undefined });
  const told = pictures.flatMap(({ name, alt }) => (name.startsWith('tiles') ? [alt] : []));
  expect(told.join('\n')).toContain('Available: Dwelling (2 wood and 2 stone, 3 points).');
});
