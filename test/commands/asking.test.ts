import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { fitsMenu } from '../../commands/discord/phone.ts';
import { playSeverally, tooDear } from '../../commands/games/caverna/several.ts';
import { endHow } from '../../commands/turn/ending.ts';
import { catalogue } from '../../src/messages/index.ts';
import { as } from '../games/caverna/folks/table.ts';
import { FOREST, filled, game, type Scenario } from '../games/caverna/scenario.ts';
import { asked, askedAfter, bearingsOf, expectText } from './asked.ts';

type Seat = Parameters<typeof game>[1];
type File = Parameters<typeof game>[2];

/** The first player's turn just after its start, at a table of this many players. */
const turn = (players: number, seat: object, space: string, file: File = {}): Scenario =>
  game(players, seat as Seat, file).play(`place ${space}`);
const harvest = (goods: object, cells: object = {}, file: File = {}): Scenario =>
  game(3, { goods, cells } as Seat, { round: 5, next: 'harvest', ...file });
const armed = (weapon: number) => ({ dwarfs: [{ weapon }, { weapon }] });
const trip = (weapon: number, more: object = {}): Scenario =>
  turn(3, { ...armed(weapon), c4: 'meadow', ...more }, 'blacksmithing');

const FARM = { wood: 9, stone: 2, c4: 'meadow', b4: 'meadow' } as const;
const CAVERN = { e4: 'cavern' } as const;
const TUNNELS = { e4: 'cavern', e3: 'tunnel', f3: 'tunnel' } as const;
const POOR = { wood: 3, stone: 1, ruby: 1 };
const BED = { d3: 'dwelling' } as const;
const FULL = filled('field', FOREST);

describe('the question in a turn', () => {
  const STONE = { stone: 1 };
  const MONEY = { wood: 4, stone: 3 };
  const RIDER = { ruby: 1, wood: 4 };
  const DIGGER = { wood: 4, stone: 3, ruby: 2, e3: 'tunnel', d3: 'carpenter' };
  const BUILDER = { wood: 9, stone: 9, e3: 'cavern', ...BED };
  const PLACED = { dwarfs: ['clearing', {}] };
  const SOWER = { grain: 2, c4: 'field' };
  const LAYING = turn(3, { ruby: 1, wood: 4, c4: 'field' }, 'donkeyFarming').play('ruby meadow');

  type Told = readonly (string | RegExp)[];

  it.each<[says: Told, silent: Told, Scenario]>([
    [['one after the other', 'Whatever you choose'], ['going without'], turn(3, FARM, 'sheepFarming')],
    [['Whatever you choose, you also get 1 sheep.'], [], turn(3, FARM, 'sheepFarming').play('fence small c4')],
    [['You get 1 dog either way'], [], turn(3, STONE, 'housework')],
    [[], [/whatever you choose/i, 'going without'], turn(3, { ...STONE, ...CAVERN }, 'housework')],
    [['nobody sees them'], ['needs'], turn(3, {}, 'logging', { round: 1 })],
    [[], [/nobody/i], turn(3, PLACED, 'logging', { round: 1 })],
    [[], [/nobody/i], turn(3, {}, 'logging', { round: 3 })],
    [[/^Choose one item\. Your dwarf gains 1 strength after the expedition\.$/], [], turn(3, armed(5), 'logging')],
    [['up to 3 different items.'], [], trip(8)],
    [['2 of 3 items left.'], [], trip(8).play('loot dog')],
    [['No pasture: that needs 2 wood.', 'you also get 1 sheep'], [], turn(3, STONE, 'sheepFarming')],
    [[/^On two tunnels: .* No expedition: that needs a weapon\.$/], [], turn(3, TUNNELS, 'oreMineConstruction')],
    [[], [/one after the other|No ruby mine/], turn(3, TUNNELS, 'rubyMineConstruction', { round: 6 })],
    [['No ore mine: that needs two tunnels side by side.'], [], turn(3, armed(3), 'oreMineConstruction')],
    [['No tile: that needs two free squares'], [], turn(3, { grain: 2, cells: FULL }, 'slashAndBurn')],
    [['No pasture: that needs a meadow (*Exchange*: 1 ruby).'], [], turn(3, RIDER, 'donkeyFarming')],
    [['No stable: that needs 1 stone (*Exchange*: 1 ruby). You get 1 donkey.'], [], turn(3, RIDER, 'donkeyFarming')],
    // Only an exchange of several goods would provide them, so they are not promised.
    [['needs 2 wood. No stable'], [], turn(3, { ruby: 1, c4: 'meadow' }, 'donkeyFarming')],
    [['If you start with sowing, you miss out on a tile.'], [], turn(3, SOWER, 'slashAndBurn')],
    [['To sow, lay the tile first'], [], turn(7, { grain: 1 }, 'slashAndBurn', { round: 2 })],
    [['No family growth: that needs room for a child.'], [], turn(2, MONEY, 'wishForChildren')],
    [[], ['No family growth'], turn(2, { ...MONEY, e3: 'cavern', ...BED }, 'wishForChildren')],
    // A ruby could be spent, but buys no bed.
    [['room for a child.'], [], turn(2, { ...MONEY, ruby: 1 }, 'wishForChildren')],
    [['needs an empty cavern (*Exchange*: 2 rubies)'], [], turn(2, DIGGER, 'urgentWishForChildren', { round: 8 })],
    [[/\*Simple dwelling .*\* still needs 1 wood and 1/], [], turn(2, POOR, 'urgentWishForChildren', { round: 8 })],
    [['Choose one of them.'], ['one action after the other'], turn(4, BUILDER, 'wishForChildren')],
    // Growing rules out the goods.
    [[], [/whatever you choose/i], turn(4, { food: 9, ...BED }, 'growth')],
    [['**Harvest after this round**: needs 4 food (2 each), you have 1.'], [], turn(3, { food: 1 }, 'logging')],
    [[], ['needs'], turn(3, { food: 4 }, 'logging')],
    [[], ['needs a meadow'], LAYING],
  ])('says %j, and not %j', (says, silent, scenario) => {
    expectText(asked(scenario).help, says, silent);
  });

  const LOOTED = turn(2, armed(8), 'blacksmithing', { round: 4 }).play('loot gold', 'loot stable');
  const IMITATORS = ['slashAndBurn', 'housework'].map((at) => ({ dwarfs: [{ at }, {}] }));
  const imitating = (players: number, space: string) =>
    game(players, { food: 3 }, { seats: IMITATORS as never }).play(`place ${space}`);

  it.each([
    ['What does your dwarf bring home?', turn(3, armed(5), 'logging')],
    ['Where does the stable go?', turn(3, STONE, 'sheepFarming')],
    ['Where does the stable go?', LOOTED],
    ['Where does the ore mine go?', turn(3, TUNNELS, 'oreMineConstruction')],
    ['Where does the ruby mine go?', turn(3, TUNNELS, 'rubyMineConstruction', { round: 6 })],
    ['What do you sow?', turn(3, { grain: 2, cells: FULL }, 'slashAndBurn')],
    ['Do you want to exchange goods first?', turn(3, RIDER, 'donkeyFarming')],
    ['How strong is the weapon?', turn(3, { ore: 2 }, 'blacksmithing')],
    ['Which space do you imitate for 2 food?', imitating(4, 'imitation2')],
    ['Which space do you imitate for 1 food?', imitating(6, 'imitation1')],
    ['Which space do you imitate for free?', imitating(7, 'imitation0')],
  ])('asks “%s”', (title, scenario) => {
    expect(asked(scenario).title).toBe(title);
  });

  it.each([
    [undefined, game(3, {})],
    [undefined, turn(3, FARM, 'sheepFarming')],
    [undefined, turn(3, {}, 'clearing')],
    ['at least one thing', turn(3, armed(3), 'blacksmithing')],
    ['Place the stable before you end your turn.', LOOTED],
    ['First feed your dwarfs', harvest({ food: 2, sheep: 2 })],
  ])('says why the turn cannot end yet, if it cannot: %s', (why, scenario) => {
    expect(asked(scenario).blocked).toEqual(why && expect.stringContaining(why));
  });
});

describe('the end of a turn', () => {
  const rented = (seat: Seat, ...moves: string[]) =>
    askedAfter(() => game(7, seat, { round: 3 }), 'place hardwareRental', ...moves).help;

  it('mentions what else the space would have allowed, and what that needs, unless it was done', () => {
    expectText(rented({}), ['No expedition: that needs a weapon.', 'You cannot sow yet: that needs ']);
    expectText(rented({ grain: 1, c4: 'field' }, 'sow grain 1'), ['No expedition'], ['sow']);
  });

  it('says what was impossible if the goods came automatically, but repeats nothing that an earlier question mentioned', () => {
    const nothing = askedAfter(() => game(3, {}), 'place donkeyFarming');
    expect(nothing.at.decision.task).toBe('end');
    expectText(nothing.help, ['No pasture: that needs 2 wood. No stable: that needs 1 stone.']);
    const stone = () => game(3, { stone: 1 });
    expect(asked(stone().play('place donkeyFarming')).help).toContain('No pasture: that needs 2 wood.');
    const { title, help } = askedAfter(stone, 'place donkeyFarming', 'stable b4');
    expect(title).toBe('All done?');
    expect(help).not.toContain('No pasture');
  });
});

describe('the places of a twin tile', () => {
  const offered = (scenario: Scenario) =>
    asked(scenario)
      .controls()
      .map((one) =>
        one.type === ComponentType.StringSelect
          ? `${one.placeholder}: ${one.options.map(({ label }) => label).join('; ')}`
          : 'label' in one && one.label,
      );

  it('start with those that give something', () => {
    expect(
      offered(turn(3, {}, 'clearing'))
        .slice(0, 3)
        .join('; '),
    ).toBe('Meadow on B4, field on C4 (+1 food); Meadow on C4, field on B4 (+1 food); Meadow on C3, field on C4');
  });

  it('are many short buttons that leave the picture visible, with an explanation', () => {
    const mining = turn(3, {}, 'driftMining');
    expect(offered(mining)).toEqual(expect.arrayContaining(['F4 E4', 'D1 D2', 'E2 D2']));
    expect(offered(mining)[0]).toBe('E3 E4');
    expect(asked(mining).legend).toContain('*E3 E4* = cavern on E3, tunnel on E4');
    expect(asked(turn(3, {}, 'clearing')).legend).toBeUndefined();
  });

  it('say what a place brings with an icon, and in figures only if it is more than 1', () => {
    const mining = turn(3, {}, 'driftMining');
    const short = (move: string) => asked(mining).option(move).short;
    expect(short('lay cavern e3 tunnel e4')).toMatchObject({ text: 'E3 E4', icon: expect.stringContaining('food') });
    expect(short('lay cavern d1 tunnel d2')).toEqual({ text: 'D1 D2', sort: 'Cavern and tunnel' });
    expect(asked(mining).legend).toContain('an icon = what you get there');
  });

  it('take few rows on a phone, even if a meadow has twelve places', () => {
    const cells = { c4: 'meadow', b4: 'field', c3: 'field', b3: 'meadow', c2: 'meadow', a4: 'field' };
    const clearing = asked(turn(3, { cells }, 'clearing'));
    const places = clearing.controls().filter(({ type }) => type === ComponentType.Button).length;
    expect(places).toBeGreaterThanOrEqual(9);
    expect(clearing.rows().length).toBeLessThanOrEqual(Math.ceil(places / 3) + 1);
  });

  it('distinguish two caverns from a cavern and a tunnel', () => {
    const twins = expect.stringMatching(/^Two caverns: Two caverns on E3 and E4 \(\+1 food\); /);
    expect(offered(turn(3, {}, 'excavation'))).toEqual(expect.arrayContaining(['E3 E4', twins]));
  });
});

describe('exchanges', () => {
  const PENS = { c4: 'field grain 2', c3: 'smallPasture stable', c2: 'smallPasture' };
  const CROWDED = { ...PENS, food: 1, sheep: 3, boar: 2, donkey: 2, cattle: 1 };
  const AFTER = { round: 5, next: 'harvest' } as const;
  const MINES = { e4: 'oreMine', f4: 'deepTunnel' };

  it('say how much of the new good you will have, without counting what follows automatically', () => {
    const fed = { food: 4, ruby: 1, cells: MINES, d3: 'miningCave' };
    expect(asked(game(2, fed as Seat, AFTER)).help).toMatch(
      /need 4 food.* 4\. A donkey for 1 ruby \(\*Exchange\*\) would save food/,
    );
    expect(asked(game(2, CROWDED as Seat, AFTER)).option('eat cattle').text).toBe('1 cattle into 3 food (4 in all)');
  });

  it('take donkeys in pairs, even if they only make room', () => {
    const donkeys = asked(game(2, { donkey: 5, sheep: 1, c4: 'smallPasture' }, AFTER));
    const texts = donkeys.ways().map(([text]) => text);
    expect(texts).toContain('3 donkeys into 4 food');
    expect(texts.join()).not.toContain('2 donkeys into 2 food');
  });

  it('name every number if a menu has room, without jumping from a few to all', () => {
    const rubies = (ruby: number, more: object = {}) => asked(game(3, { ruby, ...more })).ways();
    const counts = rubies(9, { food: 1 }).flatMap(
      ([text = '']) => /^(\d+) rubies.* (\d+) f/.exec(text)?.slice(1) ?? [],
    );
    expect(counts.join(' ')).toBe('2 4 3 6 4 8 5 10 6 12 7 14 8 16 9 18');
    const all = rubies(12, { grain: 12, vegetable: 12 });
    expect(all.length).toBeLessThanOrEqual(25);
    expect(all.map(([text]) => text).join()).toContain('12 rubies into');
  });

  it('turn several goods into food in one press', () => {
    const { ways } = asked(harvest({ grain: 4, ruby: 1 }));
    expect(ways()).toContainEqual(['4 grain into 4 food', 'eat grain', 'eat grain', 'eat grain', 'eat grain']);
  });

  it('are grey buttons at the very end if they cost points', () => {
    const last = asked(game(2, { grain: 2, boar: 2, ruby: 2 }, { round: 12, next: 'scoring' }));
    expect(last.at.decision.task).toBe('final');
    const buttons = last.controls() as APIButtonComponentWithCustomId[];
    const boar = buttons.find(({ label }) => label?.startsWith('1 wild boar into'));
    expect(boar?.style).toBe(ButtonStyle.Secondary);
    // Earlier in the game, it feeds a dwarf.
    expect(asked(game(2, { boar: 2 }, AFTER)).option('eat boar').quiet).toBeUndefined();
  });
});

describe('the button that ends a turn', () => {
  const STONE = { stone: 1 };
  const FED = { food: 9, ...BED };
  const housework = as('paleOnes', { wood: 2, stone: 1, ...CAVERN }).play('place housework');

  it.each([
    ['done', 'a stable', '+1 sheep', turn(3, FARM, 'sheepFarming').play('fence small c4')],
    // Taking the sheep first would only give up the stable, and ending the turn does that anyway.
    ['take sheep 1', 'a stable', '+1 sheep', turn(3, STONE, 'sheepFarming')],
    ['take sheep 1', 'a pasture or a stable', '+1 sheep', turn(3, FARM, 'sheepFarming')],
    ['take donkey 1', undefined, '+1 donkey', turn(3, { ruby: 1, wood: 4 }, 'donkeyFarming')],
    ['done', 'a tile', undefined, turn(3, {}, 'clearing')],
    ['done', 'more loot', undefined, trip(8).play('loot dog')],
    ['take grain 1, done', 'a tile', '+1 grain', turn(3, {}, 'sustenance')],
    // The dog does not depend on what is left out, but the wood of the Dog school does.
    ['take dog 1, done', 'furnishing', '+1 dog', turn(2, {}, 'housework')],
    ['at d3', undefined, '+1 dog', turn(3, { ...STONE, ...CAVERN }, 'housework').play('furnish carpenter')],
    ['at d3', undefined, '+2 gemfruits, +1 dog', housework.play('furnish mysticsHut')],
    // Taking the goods would rule out the child.
    [undefined, undefined, undefined, turn(4, FED, 'growth')],
  ])('makes the moves “%s”, and names what is left out and gained: %s, %s', (moves, without, gained, scenario) => {
    const { ending } = asked(scenario);
    expect([ending?.moves.join(', '), ending?.without, ending?.gained]).toEqual([moves, without, gained]);
  });

  it('names where a furnishing tile goes, and replaces a button that would do the same', () => {
    const { ending } = asked(turn(3, { ...STONE, ...CAVERN }, 'housework').play('furnish carpenter'));
    expect(ending?.placed).toBe('Carpenter on D3');
    const sheep = ['take sheep 1'];
    expect(asked(turn(3, STONE, 'sheepFarming')).ending).toMatchObject({ hides: sheep, keeps: sheep });
    const donkey = asked(turn(3, { ruby: 1, wood: 4 }, 'donkeyFarming')).ending;
    expect(donkey?.hides).toEqual(['take donkey 1']);
    expect(asked(turn(3, STONE, 'housework')).ending?.hides).toBeUndefined();
  });

  it.each([
    ['a pasture or a stable', undefined, '+1 sheep', 'End turn without the rest (+1 sheep)'],
    ['a stable', undefined, '+1 sheep', 'End turn without a stable (+1 sheep)'],
    [undefined, 'Simple dwelling (4 wood, 2 stone) on E3', undefined, 'End turn: Simple dwelling on E3'],
  ])('is short enough for a phone: %s, %s, %s', (without, placed, gained, label) => {
    expect(endHow(catalogue('en'), 'End turn', { without, placed, gained })).toBe(label);
  });

  it('comes with a grey button, always the last one, that takes the goods first, so that no tile seems to cost them', () => {
    const { controls, labels } = asked(turn(2, {}, 'sustenance'));
    const buttons = controls() as APIButtonComponentWithCustomId[];
    expect(buttons.at(-1)).toMatchObject({ label: 'Take 1 grain first', style: ButtonStyle.Secondary });
    expect(buttons[0]).toMatchObject({ style: ButtonStyle.Primary });
    // Goods that the player gets anyway do not make a place better.
    expect(labels().join()).not.toContain('+1 grain');
    expect(asked(turn(3, { stone: 1 }, 'housework')).labels()).toContain('Take 1 dog first');
  });
});

describe('menus of many furnishing tiles', () => {
  const menusOf = (goods: object, wished: readonly string[] = []) => {
    const { menus, options } = asked(turn(3, { goods, ...CAVERN }, 'housework'), { wished });
    const tiles = options.filter(({ move }) => move.startsWith('furnish '));
    return menus({}, tiles).map(({ placeholder = '', options }) => ({ placeholder, tiles: options }));
  };
  const RICH = { wood: 9, stone: 9, ore: 9, food: 9, gold: 9, grain: 9, vegetable: 9, ruby: 9 };

  it('follow the colours of the sheets, in words that fit on a phone, or are one menu if all tiles fit', () => {
    const menus = menusOf(RICH);
    expect(menus.map(({ placeholder, tiles }) => `${placeholder}: ${tiles.length}`).join(', ')).toBe(
      'A dwelling (orange): 6, A room (green): 24, A yellow tile: 18',
    );
    for (const { placeholder } of menus) expect(fitsMenu(placeholder)).toBe(true);
    expect(menusOf({ stone: 1 }).map(({ placeholder }) => placeholder)).toEqual(['Choose a furnishing tile']);
  });

  it('start with the wish-list tiles of each colour, with a star', () => {
    const menus = menusOf(RICH, ['furnish treasureChamber', 'furnish carpenter']);
    const stars = menus.map(({ tiles }) =>
      tiles.flatMap(({ label }, at) => (label.startsWith('★') ? [[at, label]] : [])),
    );
    expect(stars).toEqual([[], [[0, '★ Carpenter (1 stone)']], [[0, '★ Treasure chamber (1 wood, 1 stone)']]]);
  });

  it('say what is missing for a wish-list tile, however much that is', () => {
    expect(JSON.stringify(menusOf({ stone: 1 }))).not.toContain('State parlor');
    const [{ tiles } = expect.fail()] = menusOf({ stone: 1 }, ['furnish stateParlor', 'furnish carpenter']);
    const label = '★ State parlor (5 gold, 3 stone)';
    const description = '5 gold, 2 stone short · 0 points';
    expect(tiles[0]?.label).toBe('★ Carpenter (1 stone)');
    expect(tiles[1]).toMatchObject({ label, emoji: { name: '🔒' }, description });
  });
});

describe('every choice shows its price', () => {
  const CARPENTER = { wood: 4, stone: 3, d3: 'carpenter', ...CAVERN };

  it.each([
    ['fence small c4', 'Small pasture on C4 (2 wood)', turn(3, FARM, 'sheepFarming')],
    ['fence large c4 b4', 'Large pasture on C4 and B4 (4 wood)', turn(3, FARM, 'sheepFarming')],
    ['stable c4', 'Stable on C4 (1 stone)', turn(3, FARM, 'sheepFarming')],
    // The Carpenter saves a wood.
    ['furnish dwelling', 'Dwelling (3 wood, 3 stone)', turn(3, CARPENTER, 'housework')],
    ['forge 1', 'Strength 1 (1 ore)', turn(3, { ore: 2 }, 'blacksmithing')],
    ['loot smallPasture', 'Small pasture (1 wood)', turn(3, { ...FARM, ...armed(11) }, 'logging')],
    ['loot dog', 'Dog', turn(3, { ...FARM, ...armed(11) }, 'logging')],
  ])('%s: %s', (move, label, scenario) => {
    expect(asked(scenario).option(move).text).toBe(label);
  });

  it('for the second half of a large pasture, and for mines, with what they bring', () => {
    const { wording } = asked(turn(3, FARM, 'sheepFarming'));
    expect(wording.branch('fence large b4').text).toBe('Large pasture on B4 (4 wood)');
    expect(asked(turn(3, TUNNELS, 'oreMineConstruction')).labels()).toEqual(
      ['E3, deep tunnel F3', 'F3, deep tunnel E3'].map((places) => `Ore mine ${places} (+3 ore)`),
    );
  });
});

describe('an expedition', () => {
  it('says what strength each item needs, including the locked ones', () => {
    const { option, entries } = asked(turn(3, armed(9), 'logging'));
    expect(option('loot gold').detail).toBe('Strength 6 · 2 gold');
    expect(option('loot dog').detail).toBe('Strength 1');
    expect(option('loot weapons').detail).toMatch(/^Strength 1 · After/);
    const locked = entries('loot').find(({ move }) => move === 'loot smallPasture');
    expect(locked?.closed?.detail).toMatch(/^Strength 9 · Needs /);
  });

  it('takes several items at once', () => {
    expect(asked(trip(8)).wording.menu('loot')).toBe('Choose loot (up to 3 at once)');
  });

  const PASTURES = { sheep: 1, cattle: 2, c4: 'smallPasture', c3: 'smallPasture' };
  const MARKET = { gold: 2, sheep: 2, c4: 'meadow' };

  it.each([
    ['dog gold wood', 'dog gold wood', '', trip(8)],
    // Items that ask a question come last.
    ['stable gold wood', 'gold wood stable', '', trip(8)],
    // Animals come once they have room, and breed once all have come; land is laid before it is sown.
    ['boar stable vegetable', 'vegetable stable', 'boar', trip(8, { sheep: 2, c4: 'forest' })],
    ['vegetable boar stable', 'vegetable stable', 'boar', trip(8, { sheep: 2, c4: 'forest' })],
    ['boar smallPasture wood', 'wood smallPasture boar', '', trip(9, { sheep: 2 })],
    ['sow field dog', 'dog field', 'sow', trip(12, { grain: 1, c4: 'field' })],
    ['breed sheep dog', 'dog sheep breed', '', trip(14, PASTURES)],
    ['stable field', 'stable', 'field', trip(12, { c4: 'meadow', b4: 'meadow' })],
    ['dog gold wood ore', undefined, '', trip(12)],
    // Dogs watch the sheep.
    ['sheep dog', 'dog sheep', '', turn(5, MARKET, 'weeklyMarket')],
  ])('brings home “%s” as “%s”, and then “%s”', (chosen, played, left, scenario) => {
    const verb = asked(scenario).at.decision.task === 'buy' ? 'buy' : 'loot';
    const movesOf = (items: string) => items.split(' ').flatMap((item) => (item === '' ? [] : [`${verb} ${item}`]));
    const expected = played === undefined ? undefined : { moves: movesOf(played), left: movesOf(left) };
    expect(playSeverally(asked(scenario).at, movesOf(chosen))).toEqual(expected);
  });

  it('says what several goods of the market would cost', () => {
    const { at, wording } = asked(turn(5, { gold: 2 }, 'weeklyMarket'));
    const few = ['buy cattle', 'buy dog'];
    expect(playSeverally(at, few)?.left).toEqual([]);
    expect(tooDear(at, few)).toBeUndefined();
    expect(playSeverally(at, [...few, 'buy vegetable'])).toBeUndefined();
    expect(tooDear(at, [...few, 'buy vegetable'])).toEqual({ cost: 7, has: 6 });
    // Six of the goods cost 1 gold each.
    expect(wording.menu('buy')).toBe('Buy goods (up to 6; 6 gold)');
  });
});

it('a menu of places for a stable says what it would change in each, and lists those that make most room first', () => {
  const cells = { c4: 'smallPasture', c3: 'meadow', 'b4 a4': 'largePasture stable', b3: 'field' };
  const { options, wording } = asked(turn(3, { stone: 1, cells }, 'sheepFarming'));
  const stables = options.filter(({ move }) => move.startsWith('stable'));
  const sorted = wording.rows(stables).flatMap((row) => row.options);
  expect(sorted.slice(0, 4).map((one) => [one.move, wording.option(one).detail])).toEqual([
    [expect.stringMatching(/^stable [ab]4$/), 'The pasture then holds 16 animals instead of 8'],
    ['stable c4', 'The pasture then holds 4 animals instead of 2'],
    ['stable c3', 'On a meadow it holds 1 animal'],
    ['stable a1', 'In the forest it holds 1 wild boar'],
  ]);
});

describe('in a harvest', () => {
  const COUPLE = { d3: 'coupleDwelling', food: 1, sheep: 2 };
  const CHILD = { newborn: true };
  const MINERS = { d3: 'miningCave', e4: 'oreMine', f4: 'deepTunnel' };

  it.each([
    ['4 food (2 each), you have 2.', { food: 2, sheep: 2 }],
    ['5 food (2 each, 1 for the newborn), you have 1.', { ...COUPLE, dwarfs: [{}, {}, CHILD] }],
    ['6 food (2 each, 1 for each newborn), you have 1.', { ...COUPLE, dwarfs: [{}, {}, CHILD, CHILD] }],
    ['3 food (2 each, tiles save 1), you have 1.', { ...MINERS, food: 1, donkey: 1 }],
  ])('the family’s meal is shown in parts that add up: %s', (told, seat) => {
    const { help } = asked(game(3, seat as Seat, { round: 5, next: 'harvest' }));
    expect(help).toContain(`They need ${told}`);
  });

  it('if no single choice feeds everybody, goods to eat are offered before begging for everything', () => {
    const boar = asked(harvest({ boar: 1 }));
    expect(boar.ways()).toEqual([['1 wild boar into 2 food, then 2 begging markers (−6)', 'eat boar']]);
    const crops = harvest({ grain: 1, sheep: 2 });
    const [[label = '', ...moves] = []] = asked(crops).ways();
    expect(label).toBe('2 sheep into 2 food, 1 grain into 1 food, then 1 begging marker (−3)');
    expect(crops.play(...moves).state.players[0]).toMatchObject({ begging: 1, goods: { grain: 0, sheep: 0 } });
    // With enough food for all, no button suggests begging.
    const enough = asked(harvest({ boar: 2 })).ways();
    expect(enough.length).toBeGreaterThan(0);
    expect(enough.join()).not.toContain('begging');
  });

  it('animals are eaten with one press to make room for young, and the button says so', () => {
    const pen = asked(harvest({ food: 9, sheep: 2, boar: 2 }, { c4: 'smallPasture' }));
    expect(pen.ways()).toContainEqual(['Eat 2 wild boars, then breed 1 sheep', 'eat boar', 'eat boar']);
  });
});

describe('the outlook', () => {
  const seen = (seat: object, file: File) => bearingsOf(game(3, seat as Seat, file));
  const SOWER = { food: 2, grain: 1, c4: 'field' };

  it('names every tunnel that could take a mine, unless nearly all can', () => {
    const few = { d2: 'cavern', d1: 'tunnel', e3: 'tunnel' };
    expect(seen({ cells: few }, { round: 6 }).join()).toContain('Ready: room for a ruby mine on D1 or E3.');
    const many = { e3: 'tunnel', f3: 'tunnel', e2: 'tunnel', f2: 'tunnel', e1: 'tunnel' };
    expect(seen({ cells: many }, { round: 6 }).join()).toContain('Ready: room for an ore mine; room for a ruby mine.');
  });

  it('leaves out what is decided now or no longer happens', () => {
    expect(seen(SOWER, { round: 5 }).join()).toMatch(/needs 4 food.*to sow/);
    expect(seen(SOWER, { round: 5, next: 'harvest' })).toEqual([]);
    expect(seen(SOWER, { round: 12, next: 'scoring' })).toEqual([]);
  });
});
