import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { fitsMenu } from '../../commands/discord/phone.ts';
import { cavernaBearings } from '../../commands/games/caverna/bearings.ts';
import { wayToEnd } from '../../commands/games/caverna/ending.ts';
import { cavernaQuestion } from '../../commands/games/caverna/question.ts';
import { playSeverally, tooDear } from '../../commands/games/caverna/several.ts';
import { cavernaSuggestions } from '../../commands/games/caverna/suggestions.ts';
import { cavernaWording } from '../../commands/games/caverna/wording.ts';
import { ask } from '../../commands/turn/ask.ts';
import { endHow } from '../../commands/turn/panel-message.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { game, type Scenario } from '../games/caverna/scenario.ts';

const words = gameWords(catalogue('en'), 'caverna');

/** The question for seat 1, in words. */
function asked({ state }: Scenario) {
  const decision = caverna.decisions(state).find(({ seat }) => seat === 0);
  if (decision === undefined) throw new Error('Seat 1 has no decision.');
  const at = { state, decision, seats: [] };
  const wording = cavernaWording(words, at);
  const ending = wayToEnd(words, at);
  return {
    at,
    ...cavernaQuestion(words, at, ending),
    labels: decision.options.filter(({ anytime }) => !anytime).map((option) => wording.option(option).text),
    label: (move: string) => wording.option({ move }).text,
    branch: (prefix: string) => wording.branch(prefix).text,
    menu: (verb: string) => wording.menu(verb),
    ending,
    ways: cavernaSuggestions(words, at).flatMap(({ ways }) => ways.map(({ label, moves }) => [label.text, ...moves])),
  };
}

const FARM = { goods: { wood: 9, stone: 2 }, cells: { c4: 'meadow', b4: 'meadow' } } as const;

describe('gains that come without a question are announced', () => {
  it('while the player chooses something else, and when they decline that', () => {
    const farm = game(3, FARM).play('place sheepFarming');
    expect(asked(farm).help).toBe(
      'Take one action or several, one after the other. Whatever you choose, you also get 1 sheep.',
    );
    farm.play('fence small c4');
    expect(asked(farm).help).toContain('Whatever you choose, you also get 1 sheep.');
  });

  it('with a button to take them first that does not look like the only way to get them', () => {
    const house = asked(game(3, { goods: { stone: 1 } }).play('place housework'));
    expect(house.help).toBe('You get 1 dog either way, now or at the end.');
    expect(house.labels).toContain('Take 1 dog first');
    expect(house.ending).toMatchObject({ without: 'furnishing', gained: '+1 dog' });
    // The button comes last and is grey: a player who starts with a tile loses nothing.
    const { at, labels } = asked(game(2, {}).play('place sustenance'));
    const { options } = at.decision;
    const rows = ask({ game: 'g1', step: 1, options, words: cavernaWording(words, at), screen: {} });
    const buttons = rows.flatMap((row) => row.toJSON().components as APIButtonComponentWithCustomId[]);
    expect(buttons.at(-1)).toMatchObject({ label: 'Take 1 grain first', style: ButtonStyle.Secondary });
    expect(buttons[0]).toMatchObject({ style: ButtonStyle.Primary });
    // Goods that the player gets anyway do not make a place better.
    expect(labels.join()).not.toContain('+1 grain');
  });

  it('but not if choosing them rules out something else', () => {
    const { help } = asked(game(4, { goods: { food: 9 }, furnishings: { d3: 'dwelling' } }).play('place growth'));
    expect(help).not.toContain('whatever you choose');
  });
});

describe('the places of a twin tile', () => {
  /** The labels of the buttons, and the menus by their titles. */
  const offered = (scenario: Scenario) => {
    const { at } = asked(scenario);
    const question = {
      game: 'g1',
      step: 1,
      options: at.decision.options,
      words: cavernaWording(words, at),
      screen: {},
    };
    return ask(question)
      .flatMap((row) => row.toJSON().components)
      .map((one) =>
        one.type === ComponentType.StringSelect
          ? `${one.placeholder}: ${one.options.map(({ label }) => label).join('; ')}`
          : 'label' in one
            ? one.label
            : '',
      );
  };

  it('start with those that give something', () => {
    expect(offered(game(3, {}).play('place clearing')).slice(0, 4)).toEqual([
      'Meadow on B4, field on C4 (+1 food)',
      'Meadow on C4, field on B4 (+1 food)',
      'Meadow on C3, field on C4',
      'Meadow on C4, field on C3',
    ]);
  });

  it('are many short buttons that leave the picture visible, with an explanation', () => {
    const mining = game(3, {}).play('place driftMining');
    expect(offered(mining)).toEqual(expect.arrayContaining(['E3, E4 +1 food', 'F4, E4 +1 food', 'D1, D2', 'E2, D2']));
    expect(offered(mining)[0]).toBe('E3, E4 +1 food');
    expect(asked(mining).legend).toBe('How to read the buttons: *E3, E4* = cavern on E3, tunnel on E4.');
    expect(asked(game(3, {}).play('place clearing')).legend).toBeUndefined();
  });

  it('distinguish two caverns from a cavern and a tunnel', () => {
    const dug = offered(game(3, {}).play('place excavation'));
    expect(dug).toEqual(
      expect.arrayContaining([
        'E3, E4 +1 food',
        expect.stringMatching(/^Two caverns: Two caverns on E3 and E4 \(\+1 food\); /),
      ]),
    );
  });
});

describe('help', () => {
  it('says once how to end a turn', () => {
    const help = (round: number, seat: Parameters<typeof game>[1]) =>
      asked(game(3, seat, { round }).play('place logging')).help;
    expect(help(1, {})).toContain('nobody sees them');
    expect(help(1, { dwarfs: [{ at: 'clearing' }, {}] })).not.toContain('Nobody');
    expect(help(3, {})).not.toContain('Nobody');
  });

  it('for an expedition mentions only its items', () => {
    const armed = { dwarfs: [{ weapon: 5 }, { weapon: 5 }] };
    const trip = asked(game(3, armed).play('place logging'));
    expect(trip.title).toBe('What does your dwarf bring home?');
    expect(trip.help).toBe('Choose one item. Your dwarf gains 1 strength after the expedition.');
    const { at } = trip;
    const { option } = cavernaWording(words, at);
    expect(option({ move: 'loot dog' }).detail).toBe('Strength 1');
    expect(option({ move: 'loot weapons' })).toMatchObject({ detail: expect.stringMatching(/^Strength 1 · After/) });
  });

  it('for an expedition says which strength each item needs, the locked ones too', () => {
    const trip = asked(game(3, { dwarfs: [{ weapon: 9 }, { weapon: 9 }] }).play('place logging'));
    const wording = cavernaWording(words, trip.at);
    expect(wording.option({ move: 'loot gold' }).detail).toBe('Strength 6 · 2 gold');
    const entries = wording.board?.('loot')?.flatMap((block) => block.entries) ?? [];
    const locked = entries.find(({ move }) => move === 'loot smallPasture');
    expect(locked?.closed?.detail).toMatch(/^Strength 9 · Needs /);
  });
});

describe('the menu of spaces', () => {
  const titles = (scenario: Scenario) => {
    const { at } = asked(scenario);
    return cavernaWording(words, at)
      .board?.('place')
      ?.map(({ title }) => title);
  };

  it('says why the only card cannot be used', () => {
    expect(titles(game(2, {}, { round: 1, cards: { 1: 'blacksmithing' } }))?.at(-1)).toBe('Blacksmithing: closed');
    // In a panel there is less room than in the prompt.
    expect(titles(game(2, {}, { round: 1, cards: { 1: 'oreMineConstruction' } }))?.at(-1)).toBe(
      'Ore mine construction: closed',
    );
    expect(
      titles(game(2, { dwarfs: [{ at: 'sheepFarming' }, {}] }, { round: 1, cards: { 1: 'sheepFarming' } }))?.at(-1),
    ).toMatch(/^Sheep farming: taken by /);
  });

  it('shows everything that a space gains in the next round together', () => {
    const { at } = asked(game(4, {}));
    const label = cavernaWording(words, at).option({ move: 'place sustenance' });
    expect(label.detail).not.toMatch(/now, \d \w+, \d/);
    expect(label.detail).toMatch(/^1 grain now, 1 grain and 1 vegetable next round · /);
    const detail = (space: string, goods: object) =>
      cavernaWording(words, asked(game(4, {}, { round: 9, spaces: { [space]: goods } })).at).option({
        move: `place ${space}`,
      }).detail;
    expect(detail('oreDelivery', { ore: 4, stone: 5 })).toMatch(
      /^(4 ore and 5 stone now, 5 and 6|5 stone and 4 ore now, 6 and 5) next round · All ore and stone here and 2 ore per ore mine you own$/,
    );
    expect(detail('sustenance', { grain: 1, vegetable: 3 })).toMatch(
      /^1 grain and 3 vegetables now, 1 and 4 next round · /,
    );
    // Goods that do not fit in addition to the goods of the space are left out.
    expect(detail('oreDelivery', { ore: 114, stone: 114 })).toMatch(
      /^114 \w+ and 114 \w+ · All ore and stone here and 2 ore per ore mine you own$/,
    );
  });
});

describe('a space that offers a single action', () => {
  it('asks about that at once, and says why the others are impossible', () => {
    const sheep = asked(game(3, { goods: { stone: 1 } }).play('place sheepFarming'));
    expect(sheep.title).toBe('Where does the stable go?');
    expect(sheep.help).toBe(
      'It doubles a pasture. On a meadow it holds 1 animal, in the forest 1 wild boar. No pasture: that needs 2 wood. Whatever you choose, you also get 1 sheep.',
    );
    // Taking the sheep first would only give up the stable, and ending the turn does that anyway.
    expect(sheep.ending).toEqual({
      moves: ['take sheep 1'],
      without: 'a stable',
      placed: undefined,
      gained: '+1 sheep',
      hides: ['take sheep 1'],
      keeps: ['take sheep 1'],
    });
    const tunnels = { cells: { e4: 'cavern', e3: 'tunnel', f3: 'tunnel' } } as const;
    const ore = asked(game(3, tunnels).play('place oreMineConstruction'));
    expect(ore.title).toBe('Where does the ore mine go?');
    expect(ore.help).toMatch(/^On two tunnels: .* No expedition: that needs a weapon\.$/);
    expect(ore.labels).toEqual(['Ore mine E3, deep tunnel F3 (+3 ore)', 'Ore mine F3, deep tunnel E3 (+3 ore)']);
    const ruby = asked(game(3, tunnels, { round: 6 }).play('place rubyMineConstruction'));
    expect(ruby.title).toBe('Where does the ruby mine go?');
    expect(ruby.help).not.toMatch(/one after the other|No ruby mine/);
    const armed = asked(game(3, { dwarfs: [{ weapon: 3 }, { weapon: 3 }] }).play('place oreMineConstruction'));
    expect(armed.help).toContain('No ore mine: that needs two tunnels side by side.');
    const full = Object.fromEntries(['a', 'b', 'c'].flatMap((c) => [1, 2, 3, 4].map((r) => [c + r, 'field'])));
    const sowing = asked(game(3, { goods: { grain: 2 }, cells: full } as object).play('place slashAndBurn'));
    expect(sowing.title).toBe('What do you sow?');
    expect(sowing.help).toBe(
      'Up to 2 grain and 2 vegetables, on empty fields. A sown field holds 3 grain. No tile: that needs two free squares side by side.',
    );
  });

  it('takes goods automatically if nothing else is possible, and says at the end what was impossible', () => {
    const nothing = asked(game(3, {}).play('place donkeyFarming'));
    expect(nothing.at.decision.task).toBe('end');
    const before = game(3, {});
    const drafts = [{ entry: 0, seat: 0, move: 'place donkeyFarming' }];
    const { help } = cavernaQuestion(words, { ...nothing.at, turn: { before: before.state, drafts } });
    expect(help).toContain('No pasture: that needs 2 wood. No stable: that needs 1 stone.');
  });

  it('allows an exchange before goods that come anyway, without an extra press', () => {
    const donkey = asked(game(3, { goods: { ruby: 1, wood: 4 } }).play('place donkeyFarming'));
    expect(donkey.title).toBe('Do you want to exchange goods first?');
    expect(donkey.help).toBe(
      'No pasture: that needs a meadow (*Exchange*: 1 ruby). No stable: that needs 1 stone (*Exchange*: 1 ruby). You get 1 donkey.',
    );
    expect(donkey.ending).toMatchObject({
      moves: ['take donkey 1'],
      without: undefined,
      gained: '+1 donkey',
      hides: ['take donkey 1'],
    });
    // Only an exchange of several goods would bring them, so they are not promised.
    const meadow = game(3, { goods: { ruby: 1 }, cells: { c4: 'meadow' } } as object).play('place donkeyFarming');
    expect(asked(meadow).help).toContain('No pasture: that needs 2 wood. No stable');
    expect(asked(game(3, { goods: { stone: 1 } }).play('place housework')).ending?.hides).toBeUndefined();
  });
});

describe('an order that loses something', () => {
  it('says that you cannot lay a tile after sowing, but can still sow after laying one', () => {
    const farm = game(3, { goods: { grain: 2 }, cells: { c4: 'field' } }).play('place slashAndBurn');
    expect(asked(farm).help).toContain('If you start with sowing, you miss out on a tile.');
    expect(asked(game(3, FARM).play('place sheepFarming')).help).not.toContain('going without');
    // The dog comes with the furnishing tile.
    const house = { goods: { stone: 1 }, cells: { e4: 'cavern' } } as const;
    expect(asked(game(3, house).play('place housework')).help).not.toContain('going without');
  });
});

describe('an action of the space that is impossible', () => {
  it('says what it needs: a bed for a child, a cavern for a dwelling', () => {
    const rich = { goods: { wood: 4, stone: 3 } };
    const full = game(2, rich).play('place wishForChildren');
    expect(asked(full).help).toContain('No family growth: that needs room for a child.');
    // A ruby could be spent, but buys no bed.
    const paying = { goods: { ...rich.goods, ruby: 1 } };
    expect(asked(game(2, paying).play('place wishForChildren')).help).toContain('needs room for a child.');
    const bed = { ...rich, cells: { e3: 'cavern' }, furnishings: { d3: 'dwelling' } } as const;
    expect(asked(game(2, bed).play('place wishForChildren')).help).not.toContain('No family growth');
  });

  it('names the exchange that would bring it', () => {
    const built = { cells: { e3: 'tunnel' }, furnishings: { d3: 'carpenter' } } as const;
    const urgent = (ruby: number) =>
      asked(
        game(2, { goods: { wood: 4, stone: 3, ruby }, ...built }, { round: 8 }).play('place urgentWishForChildren'),
      );
    expect(urgent(2).help).toContain('You cannot furnish yet: that needs an empty cavern (*Exchange*: 2 rubies).');
  });
});

describe('what else a space would have allowed', () => {
  const rented = (seat: Parameters<typeof game>[1], ...moves: string[]) => {
    const before = game(7, seat, { round: 3 });
    const { at } = asked(game(7, seat, { round: 3 }).play('place hardwareRental', ...moves));
    const drafts = ['place hardwareRental', ...moves].map((move, entry) => ({ entry, seat: 0, move }));
    return cavernaQuestion(words, { ...at, turn: { before: before.state, drafts } }).help;
  };

  it('is mentioned at the end of a turn, with what it needs', () => {
    const help = rented({});
    expect(help).toContain('No expedition: that needs a weapon.');
    expect(help).toContain('You cannot sow yet: that needs ');
  });

  it('says to lay the tile first if that makes a field to sow', () => {
    const seat = { goods: { grain: 1 } };
    const { at } = asked(game(7, seat, { round: 2 }).play('place slashAndBurn'));
    expect(cavernaQuestion(words, at).help).toContain('To sow, lay the tile first');
  });

  it('is not mentioned if it was done', () => {
    const help = rented({ goods: { grain: 1 }, cells: { c4: 'field' } }, 'sow grain 1');
    expect(help).toContain('No expedition');
    expect(help).not.toContain('sown');
  });
});

describe('what a space would also have allowed, as mentioned while something else was chosen', () => {
  it('is not repeated at the end', () => {
    const seat = { goods: { stone: 1 } };
    const moves = ['place donkeyFarming', 'stable b4'];
    const choosing = asked(game(3, seat).play(...moves.slice(0, 1)));
    expect(choosing.help).toContain('No pasture: that needs 2 wood.');
    const { at } = asked(game(3, seat).play(...moves));
    const drafts = moves.map((move, entry) => ({ entry, seat: 0, move }));
    const { title, help } = cavernaQuestion(words, { ...at, turn: { before: game(3, seat).state, drafts } });
    expect(title).toBe('All done?');
    expect(help).not.toContain('No pasture');
  });
});

describe('a question that follows from an action', () => {
  it('asks where a stable from an expedition goes, and keeps the turn from ending', () => {
    const trip = game(2, { dwarfs: [{ weapon: 8 }, { weapon: 8 }] }, { round: 4 });
    const { title, blocked } = asked(trip.play('place blacksmithing', 'loot gold', 'loot stable'));
    expect(title).toBe('Where does the stable go?');
    expect(blocked).toBe('Place the stable before you end your turn.');
  });
});

describe('an exchange', () => {
  it('says how many of its goods you will have, without what follows automatically', () => {
    const farm = {
      goods: { food: 1, sheep: 3, boar: 2, donkey: 2, cattle: 1 },
      cells: { c4: 'field grain 2', c3: 'smallPasture stable', c2: 'smallPasture' },
    } as const;
    const crowded = asked(game(2, farm, { round: 5, next: 'harvest' }));
    expect(crowded.title).toBe('Your animals have no room');
    expect(crowded.label('eat cattle')).toBe('1 cattle into 3 food (4 in all)');
  });
});

describe('exchanges of many pieces', () => {
  it('take donkeys in pairs, even if they only make room', () => {
    const farm = { goods: { donkey: 5, sheep: 1 }, cells: { c4: 'smallPasture' } } as const;
    const crowded = asked(game(2, farm, { round: 5, next: 'harvest' }));
    expect(crowded.title).toBe('Your animals have no room');
    expect(crowded.ways.map(([text]) => text)).toContain('3 donkeys into 4 food');
    expect(crowded.ways.map(([text]) => text).join()).not.toContain('2 donkeys into 2 food');
  });

  it('name every number if a menu has room, without jumping from few to all', () => {
    const rich = game(3, { goods: { ruby: 9, food: 1 } });
    const counts = asked(rich).ways.flatMap(
      ([text = '']) => /^(\d+) rubies into (\d+) food/.exec(text)?.slice(1, 3) ?? [],
    );
    expect(counts.join(' ')).toBe('2 4 3 6 4 8 5 10 6 12 7 14 8 16 9 18');
    const all = game(3, { goods: { ruby: 12, grain: 12, vegetable: 12 } });
    expect(asked(all).ways.length).toBeLessThanOrEqual(25);
    expect(
      asked(all)
        .ways.map(([text]) => text)
        .join(),
    ).toContain('12 rubies into');
  });
});

describe('the choice of a space to imitate', () => {
  it.each([
    [4, 'imitation2', 'Which space do you imitate for 2 food?'],
    [6, 'imitation1', 'Which space do you imitate for 1 food?'],
    [7, 'imitation0', 'Which space do you imitate for free?'],
  ])('among %i players says what %s costs', (players, space, title) => {
    const seats = ['slashAndBurn', 'housework'].map((at) => ({ dwarfs: [{ at }, {}] }));
    const table = game(players, { goods: { food: 3 } }, { seats });
    const shown = asked(table.play(`place ${space}`));
    expect(shown.title).toBe(title);
  });
});

describe('the button that ends a turn', () => {
  it('says what the player leaves out', () => {
    const farm = game(3, FARM).play('place sheepFarming', 'fence small c4');
    expect(asked(farm).ending).toEqual({
      moves: ['done'],
      without: 'a stable',
      placed: undefined,
      gained: '+1 sheep',
    });
    expect(asked(game(3, {}).play('place clearing')).ending?.without).toBe('a tile');
  });

  it('takes goods that would come anyway, and says so', () => {
    const food = game(3, {}).play('place sustenance');
    expect(asked(food).ending).toMatchObject({
      moves: ['take grain 1', 'done'],
      without: 'a tile',
      gained: '+1 grain',
    });
    const cave = game(3, { goods: { stone: 1 }, cells: { e4: 'cavern' } }).play('place housework');
    expect(asked(cave).ending).toMatchObject({ moves: ['take dog 1', 'done'], gained: '+1 dog' });
    const farm = asked(game(3, FARM).play('place sheepFarming'));
    expect(farm.ending).toMatchObject({ without: 'a pasture or a stable', gained: '+1 sheep' });
  });

  it('takes only what does not depend on what is left out: the dog, without the wood of the school', () => {
    const house = asked(game(2, {}).play('place housework'));
    expect(house.ending).toMatchObject({ without: 'furnishing', gained: '+1 dog' });
    // Its own button says so.
    expect(house.help).not.toContain('whatever you choose');
  });

  it('takes nothing that would rule out something else', () => {
    const growth = game(4, { goods: { food: 9 }, furnishings: { d3: 'dwelling' } }).play('place growth');
    expect(asked(growth).ending).toBeUndefined();
  });

  it('is short enough for a phone', () => {
    const rich = asked(game(3, FARM).play('place sheepFarming')).ending ?? expect.fail();
    expect(endHow(words, 'End turn', rich)).toBe('End turn without the rest (+1 sheep)');
    const poor = asked(game(3, { goods: { stone: 1 } }).play('place sheepFarming')).ending ?? expect.fail();
    expect(endHow(words, 'End turn', poor)).toBe('End turn without a stable (+1 sheep)');
    const simple = { without: undefined, placed: 'Simple dwelling (4 wood, 2 stone) on E3', gained: undefined };
    expect(endHow(words, 'End turn', simple)).toBe('End turn: Simple dwelling on E3');
  });

  it('places a furnishing tile where it can, and says where', () => {
    const cave = game(3, { goods: { stone: 1 }, cells: { e4: 'cavern' } }).play('place housework', 'furnish carpenter');
    expect(asked(cave).ending).toMatchObject({ moves: ['at d3'], placed: 'Carpenter on D3' });
  });

  it('says why nothing can be ended yet', () => {
    // Before a turn has a move, no button ends it.
    expect(asked(game(3, {}))).toMatchObject({ isAll: true });
    expect(asked(game(3, {})).blocked).toBeUndefined();
    expect(asked(game(3, FARM).play('place sheepFarming')).blocked).toBeUndefined();
    const trip = game(3, { dwarfs: [{ weapon: 3 }, { weapon: 3 }] } as object, { round: 5 }).play(
      'place blacksmithing',
    );
    expect(asked(trip).blocked).toContain('at least one thing');
    expect(asked(game(3, {}).play('place clearing')).blocked).toBeUndefined();
    expect(asked(game(3, {}).play('place supplies')).blocked).toBeUndefined();
  });
});

describe('menus of many furnishing tiles', () => {
  const menusOf = (scenario: Scenario, wished: readonly string[] = []) => {
    const { at } = asked(scenario);
    const question = {
      game: 'g1',
      step: 4,
      options: at.decision.options.filter(({ move }) => move.startsWith('furnish ')),
      words: cavernaWording(words, { ...at, wished }),
      screen: {},
    };
    return ask(question)
      .map((row) => row.toJSON().components[0])
      .flatMap((menu) => (menu?.type === ComponentType.StringSelect ? [menu] : []))
      .map(({ placeholder = '', options }) => ({ placeholder, tiles: options }));
  };
  const goods = { wood: 9, stone: 9, ore: 9, food: 9, gold: 9, grain: 9, vegetable: 9, ruby: 9 };
  const rich = () => game(3, { goods, cells: { e4: 'cavern' } }).play('place housework');

  it('follow the colours of the sheets, in words that fit on a phone', () => {
    const menus = menusOf(rich());
    expect(menus.map(({ placeholder, tiles }) => [placeholder, tiles.length])).toEqual([
      ['A dwelling (orange)', 6],
      ['A room (green)', 24],
      ['A yellow tile', 18],
    ]);
    for (const { placeholder } of menus) expect(fitsMenu(placeholder)).toBe(true);
  });

  it('are one menu in the order of the sheets as long as all tiles fit', () => {
    const [only, second] = menusOf(game(3, { goods: { stone: 1 } }).play('place housework'));
    expect(second).toBeUndefined();
    expect(only?.placeholder).toBe('Choose a furnishing tile');
  });

  it('start with the wish-list tiles of each colour, with a star', () => {
    const wished = ['furnish treasureChamber', 'furnish carpenter'];
    const [dwellings, rooms, yellow] = menusOf(rich(), wished).map(({ tiles }) => tiles);
    expect(rooms?.[0]).toMatchObject({ label: '★ Carpenter (1 stone)' });
    expect(rooms?.[1]?.label).not.toContain('★');
    expect(yellow?.[0]).toMatchObject({ label: '★ Treasure chamber (1 wood, 1 stone)' });
    expect(dwellings?.map(({ label }) => label).join()).not.toContain('★');
  });

  it('say what is missing for a wish-list tile, however much that is', () => {
    const poor = () => game(3, { goods: { stone: 1 } }).play('place housework');
    const wished = ['furnish stateParlor', 'furnish carpenter'];
    expect(
      menusOf(poor())[0]
        ?.tiles.map(({ label }) => label)
        .join(),
    ).not.toContain('State parlor');
    const [first, second] = menusOf(poor(), wished)[0]?.tiles ?? [];
    expect(first).toMatchObject({ label: '★ Carpenter (1 stone)' });
    expect(second).toMatchObject({
      label: '★ State parlor (5 gold, 3 stone)',
      emoji: { name: '🔒' },
      description: '5 gold, 2 stone short · 0 points',
    });
  });
});

describe('a space where you cannot pay for any tile', () => {
  it('says which tile is closest, and what is still missing for it', () => {
    const urgent = game(2, { goods: { wood: 3, stone: 1, ruby: 1 } }, { round: 8 }).play('place urgentWishForChildren');
    expect(asked(urgent).help).toContain(
      'You cannot furnish yet: *Simple dwelling (4 wood, 2 stone)* still needs 1 wood and 1 stone.',
    );
  });
});

describe('every choice shows its price', () => {
  it('for pastures and stables', () => {
    const { label, branch } = asked(game(3, FARM).play('place sheepFarming'));
    expect(label('fence small c4')).toBe('Small pasture on C4 (2 wood)');
    expect(label('fence large c4 b4')).toBe('Large pasture on C4 and B4 (4 wood)');
    expect(branch('fence large b4')).toBe('Large pasture on B4 (4 wood)');
    expect(label('stable c4')).toBe('Stable on C4 (1 stone)');
  });

  it('after the discounts of the player’s tiles', () => {
    const carved = {
      goods: { wood: 4, stone: 3 },
      furnishings: { d3: 'carpenter' },
      cells: { e4: 'cavern' },
    };
    const saved = game(3, carved as object);
    expect(asked(saved.play('place housework')).label('furnish dwelling')).toBe('Dwelling (3 wood, 3 stone)');
  });

  it('for weapons, by strength only if that is the question', () => {
    const { label, title } = asked(game(3, { goods: { ore: 2 } }, { round: 5 }).play('place blacksmithing'));
    expect(title).toBe('How strong is the weapon?');
    expect(label('forge 1')).toBe('Strength 1 (1 ore)');
  });

  it('for loot that costs something', () => {
    const strong = { ...FARM, dwarfs: [{ weapon: 11 }, { weapon: 12 }] };
    const { label } = asked(game(3, strong as object, { round: 5 }).play('place logging'));
    expect(label('loot smallPasture')).toBe('Small pasture (1 wood)');
    expect(label('loot dog')).toBe('Dog');
  });
});

describe('an expedition', () => {
  const strong = (weapon: number) =>
    game(3, { goods: {}, dwarfs: [{ weapon }, { weapon }], cells: { c4: 'meadow' } } as object);

  it('says how many items it may still bring, and takes several at once', () => {
    const trip = strong(8).play('place blacksmithing');
    const first = asked(trip);
    expect(first.help).toContain('up to 3 different items.');
    expect(first.menu('loot')).toBe('Choose loot (up to 3 at once)');
    trip.play('loot dog');
    expect(asked(trip).help).toContain('2 of 3 items left.');
    expect(asked(trip).ending?.without).toBe('more loot');
  });

  it('brings home items that go together in the chosen order', () => {
    const { at } = asked(strong(8).play('place blacksmithing'));
    expect(playSeverally(at, ['loot dog', 'loot gold', 'loot wood'])).toEqual({
      moves: ['loot dog', 'loot gold', 'loot wood'],
      left: [],
    });
    expect(playSeverally(at, ['loot stable', 'loot gold', 'loot wood'])).toEqual({
      moves: ['loot gold', 'loot wood', 'loot stable'],
      left: [],
    });
  });

  const onTrip = (weapon: number, seat: object) =>
    asked(game(3, { dwarfs: [{ weapon }, { weapon }], ...seat } as object).play('place blacksmithing')).at;

  it('makes room before animals come, in whatever order the items were chosen', () => {
    const full = onTrip(8, { goods: { sheep: 2 } });
    const stable = { moves: ['loot vegetable', 'loot stable'], left: ['loot boar'] };
    expect(playSeverally(full, ['loot boar', 'loot stable', 'loot vegetable'])).toEqual(stable);
    expect(playSeverally(full, ['loot vegetable', 'loot boar', 'loot stable'])).toEqual(stable);
    const meadow = onTrip(9, { goods: { sheep: 2 }, cells: { c4: 'meadow' } });
    expect(playSeverally(meadow, ['loot boar', 'loot smallPasture', 'loot wood'])).toEqual({
      moves: ['loot wood', 'loot smallPasture', 'loot boar'],
      left: [],
    });
  });

  it('lays land before sowing it, and lets animals breed once all have arrived', () => {
    const sown = onTrip(12, { goods: { grain: 1 }, cells: { c4: 'field' } });
    expect(playSeverally(sown, ['loot sow', 'loot field', 'loot dog'])).toEqual({
      moves: ['loot dog', 'loot field'],
      left: ['loot sow'],
    });
    const herd = onTrip(14, { goods: { sheep: 1, cattle: 2 }, cells: { c4: 'smallPasture', c3: 'smallPasture' } });
    expect(playSeverally(herd, ['loot breed', 'loot sheep', 'loot dog'])?.moves).toEqual([
      'loot dog',
      'loot sheep',
      'loot breed',
    ]);
  });

  it('buys dogs before the sheep that they watch', () => {
    const market = game(5, { goods: { gold: 2, sheep: 2 }, cells: { c4: 'meadow' } } as object);
    expect(playSeverally(asked(market.play('place weeklyMarket')).at, ['buy sheep', 'buy dog'])?.moves).toEqual([
      'buy dog',
      'buy sheep',
    ]);
  });

  it('names what must wait for an answer, and refuses what is impossible', () => {
    const { at } = asked(
      game(3, { dwarfs: [{ weapon: 12 }, { weapon: 12 }], cells: { c4: 'meadow', b4: 'meadow' } } as object).play(
        'place blacksmithing',
      ),
    );
    expect(playSeverally(at, ['loot stable', 'loot field'])).toEqual({ moves: ['loot stable'], left: ['loot field'] });
    const four = ['loot dog', 'loot gold', 'loot wood', 'loot ore'];
    expect(playSeverally(at, four)).toBeUndefined();
  });

  it('buys several goods at the market in one press', () => {
    const market = game(5, { goods: { gold: 2 } }).play('place weeklyMarket');
    expect(playSeverally(asked(market).at, ['buy cattle', 'buy dog'])?.left).toEqual([]);
    const tooMuch = ['buy cattle', 'buy dog', 'buy vegetable'];
    expect(playSeverally(asked(market).at, tooMuch)).toBeUndefined();
    expect(tooDear(asked(market).at, tooMuch)).toEqual({ cost: 7, has: 6 });
    expect(tooDear(asked(market).at, ['buy cattle', 'buy dog'])).toBeUndefined();
    // Six of the goods cost 1 gold each.
    expect(asked(market).menu('buy')).toBe('Buy goods (up to 6; 6 gold)');
  });
});

describe('a menu of places for a stable', () => {
  const details = (cells: object): (string | undefined)[] => {
    const { at } = asked(game(3, { goods: { stone: 1 }, cells } as object).play('place sheepFarming'));
    const { option } = cavernaWording(words, at);
    return at.decision.options.filter(({ move }) => move.startsWith('stable')).map((one) => option(one).detail);
  };

  it('says what a stable changes in each place', () => {
    const cells = { c4: 'smallPasture', c3: 'meadow', 'b4 a4': 'largePasture stable', b3: 'field' };
    const told = details(cells);
    expect(told).toContain('The pasture then holds 4 animals instead of 2');
    expect(told).toContain('The pasture then holds 16 animals instead of 8');
    expect(told).toContain('On a meadow it holds 1 animal');
    const { at } = asked(game(3, { goods: { stone: 1 }, cells } as object).play('place sheepFarming'));
    const stables = at.decision.options.filter(({ move }) => move.startsWith('stable'));
    const sorted =
      cavernaWording(words, at)
        .sorted?.('stable', stables)
        ?.map(({ move }) => move) ?? [];
    // The places that make most room come first, those that hold only wild boars last.
    expect(sorted.slice(0, 4)).toEqual([
      expect.stringMatching(/^stable [ab]4$/),
      'stable c4',
      'stable c3',
      'stable a1',
    ]);
    expect(told).toContain('In the forest it holds 1 wild boar');
  });
});

describe('in a harvest', () => {
  const hungry = (goods: object, cells = {}) =>
    game(3, { goods, cells } as object, { round: 5, next: 'harvest' } as object);

  it('the question says how much food is needed, and how much there is', () => {
    const { help, blocked } = asked(hungry({ food: 2, sheep: 2 }));
    expect(help).toContain('They need 4 food (2 each), you have 2.');
    expect(blocked).toContain('First feed your dwarfs');
  });

  it('if no single choice feeds everybody, goods to eat are offered before begging for everything', () => {
    const { ways } = asked(hungry({ boar: 1 }));
    expect(ways).toEqual([['1 wild boar into 2 food, then 2 begging markers (−6)', 'eat boar']]);
    const crops = hungry({ grain: 1, sheep: 2 });
    const [[label = '', ...moves] = []] = asked(crops).ways;
    expect(label).toBe('2 sheep into 2 food, 1 grain into 1 food, then 1 begging marker (−3)');
    expect(crops.play(...moves).state.players[0]).toMatchObject({ begging: 1, goods: { grain: 0, sheep: 0 } });
    // With enough for all, no button suggests begging.
    expect(asked(hungry({ boar: 2 })).ways.join()).not.toContain('begging');
    expect(asked(hungry({ boar: 2 })).ways.length).toBeGreaterThan(0);
  });

  it('the family’s meal is shown in parts that add up', () => {
    const fed = (seat: object): string => asked(game(3, seat, { round: 5, next: 'harvest' } as object)).help;
    const beds = { furnishings: { d3: 'coupleDwelling' } };
    const born = { ...beds, goods: { food: 1, sheep: 2 }, dwarfs: [{}, {}, { newborn: true }] };
    expect(fed(born)).toContain('They need 5 food (2 each, 1 for the newborn), you have 1.');
    expect(fed({ ...born, dwarfs: [{}, {}, { newborn: true }, { newborn: true }] })).toContain(
      'They need 6 food (2 each, 1 for each newborn), you have 1.',
    );
    const cave = { furnishings: { d3: 'miningCave' }, cells: { e4: 'oreMine', f4: 'deepTunnel' } };
    expect(fed({ ...cave, goods: { food: 1, donkey: 1 } })).toContain(
      'They need 3 food (2 each, tiles save 1), you have 1.',
    );
  });

  it('every tunnel that could take a mine is named, unless nearly all can', () => {
    const seated = (cells: object) => {
      const { state } = game(3, { cells } as object, { round: 6 });
      return cavernaBearings(words, { state, seat: 0 } as unknown as Parameters<typeof cavernaBearings>[1]).join();
    };
    expect(seated({ d2: 'cavern', d1: 'tunnel', e3: 'tunnel' })).toContain('Ready: room for a ruby mine on D1 or E3.');
    const many = { e3: 'tunnel', f3: 'tunnel', e2: 'tunnel', f2: 'tunnel', e1: 'tunnel' };
    expect(seated(many)).toContain('Ready: room for an ore mine; room for a ruby mine.');
  });

  it('the outlook leaves out what is decided now or no longer happens', () => {
    const seated = (file: object) => {
      const { state } = game(3, { goods: { food: 2, grain: 1 }, cells: { c4: 'field' } } as object, file);
      return cavernaBearings(words, { state, seat: 0 } as unknown as Parameters<typeof cavernaBearings>[1]);
    };
    expect(seated({ round: 5 }).join()).toMatch(/needs 4 food.*to sow/);
    expect(seated({ round: 5, next: 'harvest' })).toEqual([]);
    expect(seated({ round: 12, next: 'scoring' })).toEqual([]);
  });

  it('actions that exclude each other say that only one is possible', () => {
    const beds = { goods: { wood: 9, stone: 9 }, furnishings: { d3: 'dwelling' }, cells: { e3: 'cavern' } };
    const wish = asked(game(4, beds as object, { round: 5 }).play('place wishForChildren'));
    expect(wish.help).toContain('Choose one of them.');
    expect(wish.help).not.toContain('one action after the other');
  });

  it('a family that would go hungry after this round is mentioned before the turn ends', () => {
    const closing = (food: number, file: object): string => {
      const placed = game(3, { goods: { food } } as object, file).play('place logging');
      return asked(placed).help;
    };
    const hungry = '**Harvest after this round**: needs 4 food (2 each), you have 1.';
    expect(closing(1, { round: 5 })).toContain(hungry);
    expect(closing(4, { round: 5 })).not.toContain('needs');
    // The feeding of a later round can wait.
    expect(closing(0, { round: 1 })).not.toContain('needs');
  });

  it('fields or animals are two buttons that say what they bring', () => {
    const markers = { 6: 'question', 7: 'question', 8: 'question' };
    const seat = { goods: { food: 9, sheep: 2 }, cells: { c4: 'field grain 2', b4: 'field vegetable 1' } };
    const harvest = (cells: object) =>
      asked(game(3, { ...seat, cells: { ...seat.cells, ...cells } }, { round: 8, next: 'harvest', markers } as object));
    const { at, labels, help } = harvest({ c3: 'smallPasture' });
    expect(labels).toEqual(['Harvest the fields (+1 grain, +1 vegetable)', 'Let the animals breed (sheep)']);
    expect(help).toBe(
      'In this harvest you can have only one of them. After that, your family needs 4 food (2 each), you have 9.',
    );
    expect(harvest({}).labels[1]).toBe('Let the animals breed (no room for young)');
    const question = {
      game: 'g1',
      step: 4,
      options: at.decision.options,
      words: cavernaWording(words, at),
      screen: {},
    };
    expect(ask(question).map((row) => row.toJSON().components.map(({ type }) => type))).toEqual([
      [ComponentType.Button, ComponentType.Button],
    ]);
  });

  it('several animals become food in one press', () => {
    const { ways } = asked(hungry({ food: 0, grain: 4, ruby: 1 }));
    expect(ways).toContainEqual(['4 grain into 4 food', 'eat grain', 'eat grain', 'eat grain', 'eat grain']);
  });

  it('animals are eaten with one press to make room for young, and it says so', () => {
    const pen = asked(hungry({ food: 9, sheep: 2, boar: 2 }, { c4: 'smallPasture' }));
    expect(pen.help).toContain('have no room for young. Eat 2 sheep to make room.');
    expect(pen.ways).toContainEqual(['Eat 2 wild boars, then breed 1 sheep', 'eat boar', 'eat boar']);
  });

  it('a player without a pair sees nothing about room', () => {
    const single = asked(hungry({ food: 9, sheep: 1, ruby: 2 }, { c4: 'smallPasture' }));
    expect(single.help).toContain('You have no pair of animals.');
    expect(single.title).toBe('Do you want to exchange goods before the animals breed?');
    expect(single.help).not.toContain('room for the young');
  });
});

it('at the very end, options that cost points stand out less than those that do not', () => {
  const { at } = asked(game(2, { goods: { grain: 2, boar: 2, ruby: 2 } }, { round: 12, next: 'scoring' }));
  expect(at.decision.task).toBe('final');
  const rows = ask({
    game: 'g1',
    step: 1,
    options: at.decision.options,
    words: cavernaWording(words, at),
    screen: { exchange: true },
  });
  const buttons = rows.flatMap((row) => row.toJSON().components as APIButtonComponentWithCustomId[]);
  const boar = buttons.find(({ label }) => label?.startsWith('1 wild boar into'));
  expect(boar?.style).toBe(ButtonStyle.Secondary);
  // Earlier it feeds a dwarf.
  const hungry = asked(game(2, { goods: { boar: 2 } }, { round: 5, next: 'harvest' })).at;
  expect(cavernaWording(words, hungry).option({ move: 'eat boar', anytime: true }).quiet).toBeUndefined();
});
