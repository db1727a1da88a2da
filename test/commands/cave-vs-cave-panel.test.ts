import { describe, expect, it, test } from 'vitest';
import { MENU_LIMIT, OPTION_LIMIT } from '../../commands/discord/limits.ts';
import { fittingRooms } from '../../commands/games/cave-vs-cave/offered.ts';
import { answers } from '../../commands/turn/ask.ts';
import { besidesEnd } from '../../commands/turn/ending.ts';
import { tipLines, withTips } from '../../commands/turn/tips.ts';
import { caveVsCaveLook } from '../../render/games/cave-vs-cave/look.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { GOODS } from '../../src/games/cave-vs-cave/goods.ts';
import { MODES } from '../../src/games/cave-vs-cave/state.ts';
import { withIcons, withoutIcons } from '../../src/messages/icons.ts';
import { catalogue, gameWords, LANGUAGES } from '../../src/messages/index.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { late, onField, Scenario } from '../games/cave-vs-cave/scenario.ts';
import { expectText } from './asked.ts';
import { ANNA_AND_BEN, asked, face, postedAfter, topicOf } from './cave-asked.ts';

type Seat = Parameters<typeof late>[0];

const words = gameWords(catalogue('en'), 'cave-vs-cave');

const RICH = Object.fromEntries(GOODS.map((good) => [good, 9]));
const SHELF = { display: ['shelf'] };
/** The turn on an action tile late in era I, with these goods and this cave. */
const turn = (tile: string, seat: object = {}, more: Parameters<typeof late>[1] = {}): Scenario =>
  late(seat as Seat, more).play(`use ${tile}`);
const withCave = (tile: string, cave: object, goods: object = {}): Scenario => turn(tile, { cave, goods });
const empty = (...cells: string[]) => Object.fromEntries(cells.map((cell) => [cell, 'empty']));

describe.each(LANGUAGES)('a menu for somebody new (%s)', (language) => {
  const own = gameWords(catalogue(language), 'cave-vs-cave');

  const entriesIn = (game: Scenario): ReadonlyMap<string, string> =>
    new Map(
      asked(game, { language, isNew: true })
        .choices()
        .map((one) => [one.label, one.description ?? '']),
    );
  const lineOf = (tile: string, game: Scenario) => entriesIn(game).get(own.actionTile(tile).name);

  it.each(['decoration', 'armsTrade', 'interiorDesign', 'weeklyMarket'])(
    'has all effects of %s on any field',
    (tile) => {
      for (const field of [1, 2, 3, 4]) {
        const line = lineOf(tile, onField(tile, field, { weapon: 1, food: 9, gold: 9, ore: 9, iron: 9 }));
        for (const effect of own.actionTile(tile).effect.split(' · ')) expect(line).toMatch(new RegExp(effect, 'i'));
      }
    },
  );

  it('lists the rooms that fit before the locked ones', () => {
    const display = ['treasury', 'stateRoom', 'dungeon', 'shelf'];
    const game = turn('furnishing', { food: 9, wood: 1, ...empty('d3') }, { display });
    const rooms = [...entriesIn(game).keys()];
    expect(rooms).toHaveLength(display.length);
    expect(rooms[0]).toContain(own.rooms.shelf?.name);
  });

  it('has the points and the whole effect of each room, whether it fits or not', () => {
    const display = Object.keys(own.rooms).slice(1);
    for (let from = 0; from < display.length; from += 15) {
      const rooms = { display: [...new Set(['shelf', ...display.slice(from, from + 15)])] };
      const poor = { food: 9, wood: 1, ...empty('d3') };
      const rich = { ...RICH, ...empty('d3', 'e3', 'e4', 'd2', 'd5') };
      const entries = [poor, rich].flatMap((seat) => [...entriesIn(turn('furnishing', seat, rooms))]);
      for (const [label, description] of entries) {
        const room = Object.values(own.rooms).find(({ name }) => label.startsWith(name));
        expect(description, label).toMatch(/\d (points?|Punkte?)[:,] /);
        expect(description.toLowerCase(), label).toContain(room?.effect.toLowerCase());
        expect(description.length).toBeLessThanOrEqual(OPTION_LIMIT);
      }
    }
  });

  it('says of a tile what its food is good for: its own furnishing, or only food', () => {
    const useful = late({ food: 3, wood: 1, d3: 'empty' }, SHELF);
    expect(lineOf('furnishing', useful)).toContain(own.tips.uses['furnish']);
    const useless = lineOf('furnishing', late({ food: 3 }, SHELF)) ?? '';
    expectText(useless, [own.tips.noRoom], [own.tips.nothing]);
  });

  it('separates the effects of a tile from the tip', () => {
    const { effect } = own.actionTile('excavation');
    expect(lineOf('excavation', late({}))).toBe(`${effect} 💡 ${own.tips.uses['excavate']}`);
    // Many tiles activate rooms, so that does not set any of them apart.
    expect(lineOf('cultivation', late({}))).toBe(own.actionTile('cultivation').effect);
  });

  it('keeps all effects of a tile beside the warning that nothing can be furnished', () => {
    for (const field of [1, 2, 3, 4]) {
      const line = lineOf('decoration', onField('decoration', field, { weapon: 2, food: 4, ore: 3, iron: 3 })) ?? '';
      expectText(line, ['⚠'], ['…']);
    }
  });

  it.each([
    ['undermining', {}, 2],
    ['undermining', { e3: 'equipmentRoom' }, 3],
    ['expedition', { e3: 'equipmentRoom' }, 4],
    ['driftMining', { e3: 'equipmentRoom' }, 1],
  ])('counts what the Equipment room adds to %s: %j', (tile, cave, rooms) => {
    const line = lineOf(tile, late({ food: 9, d3: 'warehouse', ...cave }));
    expect(line).toMatch(new RegExp(`\\b${rooms} (rooms?|Einrichtung(en)?)\\b`));
  });
});

describe('reasons for buttons', () => {
  function linesIn(game: Scenario, screen: { branch?: string } = {}): string {
    const { at } = asked(game);
    const tips = face.tips?.(at);
    const options = besidesEnd(at.decision.options, face.ending?.(at));
    const question = { game: 'g', step: 0, options, words: withTips(face.wording(at), tips), screen };
    return tipLines(question, answers(question), tips).join('\n');
  }

  it('name the thing to place, or the buttons', () => {
    const rich = { food: 9, wood: 1, gold: 1, ...empty('d3', 'e3', 'e4') };
    const shelf = linesIn(turn('expansion', rich, SHELF), { branch: 'furnish shelf' });
    expect(shelf).toBe('-# **Shelf**: works when you activate it');
    expect(linesIn(turn('masonry'))).toContain('**Take 1 wood · Take 1 stone**: pays for rooms');
  });

  it('do not repeat what the end button leaves out', () => {
    expect(linesIn(turn('masonry', { walls: ['d3e3', 'd1d2'] }))).not.toContain('⚠');
  });
});

describe('activating a room', () => {
  it('is one press with the choice for its effect, beside the other effects of the tile', () => {
    const { list, ways } = asked(withCave('undergrowth', { d3: 'storeroom' }));
    expect(list?.most).toBe(1);
    expect(Object.keys(ways)).toHaveLength(5);
    for (const good of ['wood', 'stone', 'emmer', 'flax'])
      expect(ways[`Cave entrance: +1 ${good}`]).toEqual(['activate caveEntrance', `take ${good} 1`]);
    expect(ways['Storeroom: +1 emmer, +1 flax, +1 food']).toEqual(['activate storeroom']);
  });

  it('shows the changes, including gifts of blue rooms and without anything above the limit', () => {
    const cave = { d3: 'shelf', e3: 'woodStoreroom', e4: 'spinningWheel' };
    const waysWith = (goods: object) => Object.keys(asked(withCave('undergrowth', cave, goods)).ways);
    expect(waysWith({ flax: 3, wood: 9 })).toEqual(
      expect.arrayContaining(['Cave entrance: +1 stone', 'Shelf: +2 stone', 'Spinning wheel: +2 gold, −3 flax']),
    );
    expect(waysWith({ flax: 1 })).toContain('Spinning wheel: +1 wood, +1 gold, −1 flax');
  });

  it('takes all rooms of an effect in one press, in an order in which they can be activated', () => {
    const first = asked(withCave('undermining', { d3: 'warehouse', e3: 'tunnel' }));
    expect([first.list?.title, first.list?.most]).toEqual(['Activate 1-2 different rooms', 2]);
    const { list, together } = asked(withCave('undermining', { d3: 'foodCorner', e3: 'warehouse' }, { food: 2 }));
    const named = (...texts: string[]) => list?.ways.filter(({ label }) => texts.includes(label.text)) ?? [];
    const both = named('Food corner: +1 food', 'Warehouse: +1 wood, +1 stone, +1 emmer, +1 flax, −2 food');
    expect(both).toHaveLength(2);
    expect(together(both).moves).toBeDefined();
    expect(together(both.toReversed()).moves?.[0]).toBe(both[1]?.moves[0]);
    // The same room twice is not two rooms.
    expect(together(named('Cave entrance: +1 wood', 'Cave entrance: +1 flax')).moves).toBeUndefined();
  });

  it('finds the order in which the first room pays for the second', () => {
    const cave = { d3: 'spinningWheel', e3: 'goldVein', e4: 'weavingRoom' };
    const { list, together } = asked(withCave('undermining', cave, { flax: 3 }));
    const way = (start: string) => list?.ways.find(({ moves }) => moves.join().startsWith(start)) ?? expect.fail(start);
    const both = [way('activate weavingRoom'), way('activate spinningWheel,trade flax 1')];
    expect(together(both).moves).toHaveLength(3);
  });

  it('says which good is missing if one of two rooms could be paid for, but not both', () => {
    const { list, together } = asked(withCave('undermining', { d3: 'spinningWheel', e3: 'weavingRoom' }, { flax: 2 }));
    const ways = list?.ways.filter(({ label }) => /^(Weaving room|Spinning wheel).*−/.test(label.text)) ?? [];
    expect(together(ways)).toMatchObject({ apart: 'Together they need 3 flax, and you have 2 flax.' });
  });

  it('names the room whose effect is still to be chosen, and says that the turn cannot end before that', () => {
    const cave = { d3: 'spinningWheel', e3: 'secretChamber' };
    const { list, together } = asked(withCave('undermining', cave, { flax: 1 }));
    const way = (text: string) => list?.ways.find(({ label }) => label.text.startsWith(text)) ?? expect.fail(text);
    // With the flax from one room, the other leaves a choice.
    const { moves = [] } = together([way('Secret chamber: +3 flax'), way('Spinning wheel')]);
    const { title, help } = asked(withCave('undermining', cave, { flax: 1 }).play(...moves));
    expect(title).toBe('Activated: Spinning wheel');
    expect(help).toBe('Choose what it does for you. Only then can you end your turn.');
  });

  it('leaves anything that asks for more than goods to a separate question, and says what it does', () => {
    const { list } = asked(withCave('undergrowth', { d3: 'diggingCave' }, { gold: 1 }));
    const label = { text: 'Digging cave', detail: expect.stringContaining('xcavat') };
    expect(list?.ways[0]).toMatchObject({ moves: ['activate diggingCave'], label });
  });

  it.each(MODES)('is possible for every room in one menu, and brings what it says, all through a game (%s)', (mode) => {
    const state = caveVsCave.start(caveVsCave.options.parse({ mode }), 2, 'ways');
    const play = randomPlayer(randomFrom(mode));
    let seen = 0;
    while (!caveVsCave.finished(state)) {
      const [decision] = caveVsCave.decisions(state);
      if (decision === undefined) break;
      const lists = face.suggestions?.({ state, decision, seats: [] }, false) ?? [];
      const list = lists.find(({ ways: [way] }) => way?.moves[0]?.startsWith('activate '));
      const rooms = decision.options.filter(({ move }) => move.startsWith('activate ')).map(({ move }) => move);
      if (list !== undefined) {
        seen++;
        expect(list.ways.length).toBeLessThanOrEqual(MENU_LIMIT);
        expect(new Set(list.ways.map(({ moves: [first] }) => first))).toEqual(new Set(rooms));
        expect(new Set(list.ways.map(({ moves }) => moves.join())).size).toBe(list.ways.length);
        for (const { moves } of list.ways) {
          const after = caveVsCave.clone(state);
          for (const move of moves) caveVsCave.play(after, decision.seat, move);
        }
      } else expect(rooms.length).toBeLessThan(2);
      caveVsCave.apply(state, decision.seat, play(decision));
    }
    expect(seen).toBeGreaterThan(5);
  });
});

describe('ending a turn', () => {
  const POOR_SHELF = { food: 3, wood: 1, ...empty('d3') };
  const DUG = turn('excavation', { food: 2 }).play('pay food 2', 'excavate e4');
  const ENTRANCE = ['activate caveEntrance', 'take wood 1'];

  it.each<[label: string | undefined, hides: string[], Scenario]>([
    ['End turn (+1 stone)', ['done', 'take stone 1'], turn('excavation').play('excavate e4')],
    ['End turn without activating (+2 wood)', ['done', 'take wood 2'], turn('undergrowth')],
    ['End turn without activating (+2 wood)', ['done', 'take wood 2'], withCave('undergrowth', { d3: 'storeroom' })],
    ['End turn without activating (+3 goods)', ['done', 'take emmer 2', 'take flax 1'], turn('cultivation')],
    // The goods make possible something that the turn then leaves out.
    ['End turn without furnishing (+1 food)', ['done'], turn('furnishing', POOR_SHELF, SHELF)],
    // It also declines the second room, but not the next room of another effect.
    ['End turn without excavating (+1 stone)', ['done'], DUG],
    ['End turn without activating', ['done'], withCave('undermining', { d3: 'tunnel' }).play(...ENTRANCE)],
  ])(
    '“%s” takes the goods if there is no choice among them, and %j needs no button of its own',
    (label, hides, game) => {
      const { end } = asked(game);
      expect([end.label, end.hides]).toEqual([label, hides]);
    },
  );

  it('says that only what the button brings is left, or that nothing is left at all', () => {
    const dug = turn('excavation').play('excavate e4');
    const { title, help, end } = asked(dug);
    expect([title, end.moves]).toEqual(['Nothing left to choose', ['take stone 1']]);
    expect(help).toContain('The green button ends your turn');
    expect(asked(dug.play('take stone 1')).title).toBe('All done?');
  });

  it('is part of the buttons that excavate, but only if nothing else can follow', () => {
    const labels = (...moves: string[]) => {
      const game = late({ food: 3 }).play(...moves);
      const { option } = face.wording({ ...asked(game).at, endsAlone: true });
      return game.moves().flatMap((move) => (move.startsWith('excavate ') ? option({ move, reveals: true }).text : []));
    };
    for (const label of labels('use excavation')) expect(label).toMatch(/ and end turn$/);
    for (const label of labels('use excavation', 'pay food 2')) expect(label).not.toContain('end turn');
    for (const label of labels('use driftMining')) expect(label).not.toContain('end turn');
    expect(labels('use driftMining').length).toBeGreaterThan(0);
  });

  it.each([
    // Furnishing costs 2 food in a round with two turns.
    [['take food 1'], turn('furnishing', { food: 3, wood: 9, stone: 9 })],
    [[], turn('furnishing', { food: 9, wood: 9, stone: 9 })],
    [[], turn('masonry')],
    [['breach d3e3'], turn('breach', { walls: ['d3e3'] })],
    [[], turn('breach', { walls: ['d3e3', 'd1d2'] })],
  ])('does at once what nobody would decline: %j', (moves, game) => {
    expect(asked(game).atOnce()).toEqual(moves);
  });

  it('says what is left out in few enough words for a phone, and that nothing was used if nothing was', () => {
    expect(asked(turn('masonry', { food: 5 })).end.label).toBe('End turn without the rest');
    const leftAfter = (...moves: string[]) =>
      asked(late({ d3: 'tunnel' }).play(...moves), { turn: { moves } }).end.without;
    expect(leftAfter('use undermining')).toBe('any effect');
    expect(leftAfter('use masonry', 'take wood 1')).toBe('activating or a wall');
  });

  it('takes goods itself if no room is left that could turn them into more', () => {
    const game = withCave('cultivation', { d3: 'warehouse' }).play(...ENTRANCE);
    expect(asked(game).end.hides).toEqual(['done', 'take emmer 2', 'take flax 1']);
  });

  it('differs from declining another room', () => {
    const game = onField('weeklyMarket', 1, { food: 2, d3: 'tunnel' });
    const { wording, end } = asked(game.play('use weeklyMarket', ...ENTRANCE));
    expect(wording.option({ move: 'done' }).text).toBe('No further room');
    expect(end.hides).toEqual([]);
  });

  it('names what it leaves out in other words if it has already done something of the kind', () => {
    const rich = { food: 9, gold: 9, wood: 9, stone: 9, ...empty('d3', 'e3') };
    const game = turn('housework', rich);
    const move = game.moves().find((each) => each.startsWith('furnish') && each.endsWith('food 4')) ?? expect.fail();
    const { end } = asked(game.play(move), { turn: { moves: ['use housework', move] } });
    expect(end.without).toBe('furnishing again');
  });
});

test('exchanges of goods are a button, or, if there are several, a menu that takes one line on a phone', () => {
  const [row] = asked(onField('armsTrade', 1, { gold: 3 }).play('use armsTrade')).controls();
  expect(row).toMatchObject({ placeholder: 'Exchange goods' });
  const { at, wording } = asked(turn('expedition', { wood: 5 }));
  const trades = at.decision.options.filter(({ move }) => move.startsWith('trade'));
  expect(wording.rows(trades)).toMatchObject([{ verb: 'trade', layout: 'fitting' }]);
});

test('a reveal is shown after its excavation, not after later moves', () => {
  const moves = ['use excavation', 'excavate e4', 'take stone 1'];
  const before = late({}, { display: [] }).state;
  const { state } = late({}, { display: [] }).play(...moves);
  const drafts = moves.map((move, at) => ({ entry: at + 1, seat: 0, move }));
  const told = face.drafts({ drafts, before, state } as never);
  expect(told).toMatch(/Excavate E4 → turned up: [A-Z][a-z ]+ → Take 1 stone$/m);
});

describe('goods that the supply has no room for', () => {
  const DIGGING = { cave: { d3: 'empty' } };
  const textOf = (game: Scenario, move: string) => asked(game).wording.option({ move }).text;

  it('are named where a tile gives them, and the end of the turn names what really comes', () => {
    const game = turn('undergrowth', { wood: 8 });
    expect(textOf(game, 'take wood 2')).toBe('Take 2 wood (1 wood lost)');
    expect(asked(game).end.gained).toBe('+1 wood');
    expect(asked(turn('undergrowth', { wood: 7 })).end.gained).toBe('+2 wood');
    const last = game.play('activate caveEntrance', 'take stone 1');
    expect(asked(last).end.label).toBe('End turn (+1 wood, 1 wood lost)');
  });

  it('are named among the moves so far', () => {
    const moves = ['use undergrowth', 'take wood 2'];
    const before = late({ wood: 8 }).state;
    const drafts = moves.map((move, entry) => ({ entry, seat: 0, move }));
    const told = face.drafts({ seat: 0, drafts, before, state: before } as never);
    expect(told).toMatch(/ → Take 2 wood \(1 wood lost\)$/);
  });

  it.each([
    [8, 'Excavate E4 (+1 food)'],
    [9, 'Excavate E4 (1 food lost)'],
  ])('are named where they lie under a room, with %i food', (food, text) => {
    expect(textOf(turn('expansion', { food, ...DIGGING }), 'excavate e4')).toBe(text);
  });

  it('are named where a room gives them', () => {
    const full = withCave('undergrowth', { d3: 'goldVein', e3: 'storeroom' }, { stone: 9, emmer: 9, flax: 8 });
    expect(Object.keys(asked(full).ways)).toEqual(
      expect.arrayContaining(['Gold vein: +1 gold, 1 stone lost', 'Storeroom: +1 flax, +1 food, 1 emmer lost']),
    );
    expect(textOf(withCave('undergrowth', { d3: 'goldVein' }, { stone: 9 }), 'activate goldVein')).toBe(
      'Activate: Gold vein (1 stone lost)',
    );
  });
});

describe('goods that a tile gives', () => {
  it.each([
    ['💡 Grindstone can do more once you have taken 2 emmer.', 'cultivation', 'grindstone', { emmer: 2 }],
    ['💡 Parlor brings more before you take 2 wood.', 'undergrowth', 'parlor', {}],
  ])('are mentioned if a room does more once they are taken, or while they are not: %s', (told, tile, room, goods) => {
    expect(asked(withCave(tile, { d3: room }, goods)).help).toContain(told);
    expect(asked(withCave(tile, { d3: 'storeroom' }, goods)).help).not.toContain('💡');
  });

  it('are mentioned once for all rooms and goods with the same advice', () => {
    const { help } = asked(withCave('masonry', { d3: 'shelf', e3: 'parlor' }));
    expect(help.match(/💡.*/g)).toEqual(['💡 Shelf and Parlor bring more before you take 1 wood or 1 stone.']);
  });

  it.each<[string[], Scenario]>([
    // They wait for the end of the turn if it makes no difference when they are taken.
    [[], withCave('undergrowth', { d3: 'storeroom' })],
    // The Warehouse cannot be paid for, and the goods are not lost.
    [[], withCave('cultivation', { d3: 'storeroom', e3: 'warehouse' })],
    // They can be taken first if a room needs them or gives less with them, or if they would be lost.
    [['take emmer 2'], withCave('cultivation', { d3: 'grindstone' })],
    [['take wood 2'], withCave('undergrowth', { d3: 'parlor' })],
    [['take wood 2'], withCave('undergrowth', { d3: 'shelf' }, { wood: 1 })],
    [['take wood 2'], turn('undergrowth', { wood: 8 })],
    [['take food 1'], turn('furnishing', { food: 2, gold: 6, wood: 1 })],
  ])('can be taken first if it makes a difference: %j', (taken, game) => {
    const { end } = asked(game);
    expect(game.moves().filter((move) => move.startsWith('take') && !end.hides?.includes(move))).toEqual(taken);
  });
});

describe('an effect that cannot be used yet', () => {
  const FURNISHER = { food: 3, gold: 6, wood: 1 };
  const furnishing = (goods: object, more: object = {}) => turn('furnishing', { goods, ...more });
  const IDLE = { d3: 'grindstone', e3: 'spinningWheel', e4: 'sacrificialAltar' };
  const COINS = { food: 1, gold: 1 };
  const breach = ['use breach'];

  it.each([
    ['Furnish for 4 food: you have 3; this tile gives 1 food first.', furnishing(FURNISHER)],
    ['Furnish for 4 food: you have 2; this tile gives 1 food first.', furnishing({ ...FURNISHER, food: 2 })],
    [
      'Furnish for 4 food: you have 3, so exchange goods first.',
      turn('housework', { food: 3, gold: 1, wood: 1, flax: 1 }),
    ],
    ['Furnish for 4 food: you have 1.', turn('housework', { food: 1, gold: 1, wood: 1 })],
    ['Furnish: you have no empty room.', furnishing({ food: 9 }, { d3: 'shelf' })],
    ['Grindstone: take 2 emmer first.', withCave('cultivation', IDLE, { wood: 1, food: 1 })],
    ['Spinning wheel: take 1 flax first.', withCave('cultivation', IDLE, { wood: 1, food: 1 })],
    ['Sacrificial altar: take 2 emmer and 1 flax first.', withCave('cultivation', IDLE, { wood: 1, food: 1 })],
    ['Excavate two rooms: needs 2 food, you have 1.', turn('excavation', COINS)],
    ['This tile’s trade: needs 3 gold, you have 1.', onField('armsTrade', 1, { gold: 1 }).play('use armsTrade')],
    ['This tile’s trade: needs 1 iron, you have 0.', onField('armsTrade', 3, { gold: 3 }).play('use armsTrade')],
    ['Remove a wall: you have built no wall.', turn('breach')],
  ])('is shown with what it needs, and with how much of that the same tile gives: %s', (line, game) => {
    expect(asked(game, game.state.turn && { turn: { moves: breach } }).lines).toContain(`🔒 ${line}`);
  });

  it('is listed once, separately from those that can be used, and no longer once it can be used itself', () => {
    const crowded = asked(turn('housework', { food: 9, d3: 'shelf' }));
    expect(crowded.lines.filter((line) => line.startsWith('🔒'))).toHaveLength(1);
    const idle = withCave('cultivation', IDLE, { wood: 1, food: 1 }).play('take emmer 2');
    expect(asked(idle).help).not.toContain('Grindstone');
  });

  it.each<[Record<string, string[]>, Scenario]>([
    [
      {
        '1 flax into 1 food, then furnish': ['take food 1', 'eat flax'],
        '1 gold into 1 food, then furnish': ['take food 1', 'eat gold'],
      },
      furnishing({ ...FURNISHER, food: 2, flax: 1 }),
    ],
    // The tile itself gives the food that is missing.
    [{ 'Take the food, then furnish': ['take food 1'] }, furnishing({ ...FURNISHER, flax: 1 })],
    [{ '1 gold into 1 food, then excavate two rooms': ['eat gold', 'pay food 2'] }, turn('excavation', COINS)],
  ])('is opened by a press that turns goods into food: %j', (ways, game) => {
    expect(asked(game).ways).toEqual(ways);
  });

  it('is not opened by exchanges of goods that would only pay for the same rooms', () => {
    // Either 1 gold or 4 food pays for Shelf.
    const game = turn('housework', { food: 3, gold: 1, wood: 1 }).offers('furnish shelf d3 for gold 1');
    expect(asked(game).ways).toEqual({});
  });

  it('is left out by the end of the turn, and can be used once it is open', () => {
    const poor = furnishing({ ...FURNISHER, food: 2, flax: 1 });
    const { title, end } = asked(poor);
    expect([title, end.label]).toEqual(['What do you do?', 'End turn without furnishing (+1 food)']);
    poor.play('take food 1', 'eat gold').offersOf('furnish shelf d3', 'furnish shelf d3 for food 4');
    const poorTrader = onField('armsTrade', 1, { gold: 1 }).play('use armsTrade');
    expect(asked(poorTrader).list?.place).not.toBe('below');
  });

  it('is offered once nothing else is open, and not when the turn is over', () => {
    const having = (move: string) => asked(furnishing({ food: 2, gold: 6, wood: 1 }).play(move));
    const offered = having('take food 1');
    expect(offered).toMatchObject({ title: 'What do you do?', at: { decision: { task: 'end' } } });
    expect(face.ending(offered.at)).toMatchObject({ without: 'furnishing' });
    expect(having('done').title).toBe('All done?');
    expect(face.ending(having('done').at)).toBeUndefined();
  });
});

describe('the effects of an action tile', () => {
  const STORE = { d3: 'storeroom' };
  const ONE = 'Use one of these, not both.';
  const POOR = turn('housework', { food: 1, gold: 1, wood: 1, ...empty('d3') }, SHELF);
  const ANY = 'Use each effect once, in any order.';

  it.each<[string | RegExp, string, Scenario]>([
    [/^Use each effect once, in any order\./, ONE, turn('driftMining', { ...STORE, food: 4 })],
    [ONE, 'each effect', turn('undermining', { ...STORE, wood: 5 })],
    [ONE, 'each effect', turn('expedition', { ...STORE, wood: 5 })],
    [/^Use one of these, not both\. /, 'each effect', turn('excavation', { food: 5 })],
    // Only some exclude each other.
    [/^On this tile: .*build a wall\. Use each effect/, ONE, turn('masonry', { ...STORE, wood: 5, stone: 5, food: 5 })],
    // No introduction is needed if there is one choice and the end of the turn brings the rest.
    [/^Excavating turns up a room/, ANY, turn('excavation')],
    [/^🔒 Furnish for 4 food: you have 1\.$/, ANY, POOR],
    [/^$/, 'taken back', turn('undergrowth')],
    ['you cannot step back', ONE, turn('driftMining')],
  ])('are introduced by a line that says whether they exclude each other: “%s”, not “%s”', (told, silent, game) => {
    expectText(asked(game).help, [told], [silent]);
  });

  it.each(['excavation', 'undermining', 'expedition'])('are described in the same way for %s', (tile) => {
    expect(topicOf(`action:${tile}`).text).not.toContain('in any order, or skip it. You');
  });
});

describe('furnishing', () => {
  const furnish = (goods: object, display: string[], ...cells: string[]) =>
    asked(turn('furnishing', { goods, ...empty(...cells) }, { display }));

  it('asks for the room first, with each room in only one menu, and says what is needed for those that do not fit', () => {
    const display = ['shelf', 'tunnel', 'grindstone', 'parlor', 'woodStoreroom'];
    const { rooms: all, choices } = furnish({ food: 9, wood: 1, stone: 1 }, display, 'd3', 'e3');
    const rooms = all();
    expect(choices().find(({ label }) => label === 'Tunnel')?.emoji?.name).toBe('🔒');
    const inOrder = ['shelf', 'grindstone', 'tunnel', 'parlor', 'woodStoreroom'];
    expect(rooms.map(({ move }) => move)).toEqual(inOrder.map((room) => `furnish ${room}`));
    const reasons = rooms.flatMap(({ closed }) => (closed ? [[closed.text, withoutIcons(closed.reason)]] : []));
    expect(Object.fromEntries(reasons)).toMatchObject({
      Tunnel: 'Needs 2 opposite walls',
      'Wood storeroom': expect.stringMatching(/^Blue: you need more orange rooms/),
    });
  });

  it('says if the same tile gives the goods that a room lacks', () => {
    const cave = { d3: 'empty', e3: 'shelf' };
    const { state } = onField('decoration', 1, { gold: 5, iron: 1, wood: 2, cave });
    const rooms = asked(new Scenario({ ...state, display: ['shelf', 'caveSilo'] }).play('use decoration')).rooms();
    expect(rooms.map(({ closed }) => closed?.reason)).toContain('Still needs 1 iron; this tile gives 1 iron first');
  });

  it('draws two walls that face each other where a room is refused, and says where another fits', () => {
    const { rooms, wording } = furnish(RICH, ['tunnel', 'grindstone', 'spinningWheel'], 'd3');
    const details = rooms().map(({ move, closed }) => (closed ?? wording.branch(move)).detail ?? '');
    expect(details.join('\n')).toMatch(/ 2 opposite walls ∥/u);
    expect(details.slice(0, 2)).toEqual([expect.stringMatching(/ · fits D3$/), expect.stringMatching(/ · fits D3$/)]);
    const refused = rooms().find(({ closed }) => closed?.text === 'Tunnel')?.closed?.reason ?? '';
    expect(withIcons(refused, (key) => `<${key}>`)).toContain('<cave_vs_cave_walls_2_opp>2 opposite walls');
  });

  it('names walls in the same words in menus and on the page of a room', () => {
    const differing = Object.keys(words.rooms).filter((room) => {
      const { name } = words.room(room);
      const { closed } =
        furnish(RICH, [...new Set(['shelf', room])], 'd3')
          .rooms()
          .find((one) => one.closed?.text === name) ?? {};
      const about = withoutIcons(face.rulebook?.about(topicOf(`room:${room}`)).join(' · ') ?? '');
      const [, needs = ''] = /needs ([^·]*) ·/.exec(about) ?? [];
      return closed?.detail?.startsWith('Needs ') === true && !closed.detail.startsWith(`Needs ${needs}`);
    });
    expect(differing).toEqual([]);
  });

  it('gives the price of a room first, and the price including the extra price where its place is chosen', () => {
    const { wording } = furnish({ food: 9, wood: 2 }, ['shelf'], 'd3');
    expect(wording.branch('furnish shelf').detail).toMatch(/^Costs 1 wood · 3 points: /);
    const work = asked(turn('housework', { gold: 1, wood: 1, ...empty('d3', 'e3') }, SHELF));
    const places = work.at.decision.options.filter(({ move }) => move.startsWith('furnish shelf'));
    expect(places.map((one) => work.wording.option(one).short?.text)).toContain('D3, for 1 wood and 1 gold');
  });

  it('asks for the place and the payment of a room in one press, if there are several of both', () => {
    const rich = { food: 9, gold: 9, wood: 9, ...empty('d3', 'e4') };
    const { at, wording, labels } = asked(turn('housework', rich, { display: ['shelf', 'tunnel'] }));
    const moves = at.decision.options.filter(({ move }) => move.startsWith('furnish shelf '));
    expect(moves.length).toBeGreaterThan(3);
    const shown = labels({ branch: 'furnish shelf' });
    for (const { move } of moves) expect(shown).toContain(wording.option({ move }).short?.text);
  });

  it('asks for the place and then for the payment in menus if buttons for both would take many rows of a phone', () => {
    const rich = { food: 9, gold: 9, wood: 9, walls: ['d3d4', 'e3e4'], ...empty('d3', 'e3', 'e4', 'd4') };
    const { at, labels, controls } = asked(turn('housework', rich, { display: ['warehouse', 'tunnel'] }));
    const branch = 'furnish warehouse';
    expect(at.decision.options.filter(({ move }) => move.startsWith(branch))).toHaveLength(12);
    expect(labels({ branch }).filter((label) => label?.startsWith('D3'))).toEqual([]);
    const last = (of: string) => controls({ branch: of }).findLast((one) => 'options' in one);
    const entries = (of: string) => {
      const menu = last(of);
      return menu && 'options' in menu ? menu.options.map(({ label }) => label) : [];
    };
    expect(entries(branch).toSorted()).toEqual(['D3', 'D4', 'E3', 'E4']);
    const prices = entries(`${branch} d3`).map((label) => label.replace(/.*for 2 wood and /, ''));
    expect(prices).toEqual(['4 food', '5 food', '1 gold']);
  });
});

it('building a wall says which rooms for sale will then fit and which will not, with the most useful places first', () => {
  const game = turn('masonry', empty('d3'), { display: ['foodCorner', 'shelf', 'parlor'] });
  const walls = asked(game)
    .choices()
    .filter(({ value }) => value.startsWith('wall'));
  const entries = walls.map(({ label, description = '' }) => `${label}: ${description}`);
  const useful = entries.findLastIndex((entry) => entry.includes('Would fit: '));
  expect(useful).toBeGreaterThanOrEqual(0);
  expect(entries.slice(useful + 1).join()).not.toContain('Would fit');
  expect(entries[0]).toMatch(/ D[23] and [DE]3: Would fit: Food corner; no longer: Shelf; closes the way to [DE][23]$/);
  expect(entries.join('\n')).toMatch(/still covered\n.*Would no longer fit: Shelf; closes the way to E3$/);
  for (const { description = '' } of walls) expect(description.length).toBeLessThanOrEqual(OPTION_LIMIT);
});

test.each([
  ['begun', 'era1', 1, '50 points'],
  ['begun', 'era1', 1, 'another comes from the pile'],
  ['begun', 'quick', 2, 'first you draft your caves, then you play era II'],
  ['begun', 'short', 2, 'activate them like rooms of your own'],
  ['aim', 'era1', 2, 'after era I. Your rooms and your gold count'],
  ['aim', 'era1+2', 2, 'After era II, at the end of the game, your rooms count again'],
  ['aim', 'open', 2, 'you decide whether to play era II'],
  ['aim', 'quick', 2, 'The game ends after era II'],
  ['aim', 'era1', 1, '50 points'],
])('the %s of the variant %s for %i says how it is played, won and ended: “%s”', (where, mode, players, sentence) => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode }), players, 'variant');
  const told = where === 'aim' ? face.rulebook?.aim(state) : face.begun?.({ state } as never).join(' ');
  expect(told).toContain(sentence);
});

test('what an excavation turns up is shown before the player decides whether to dig again', async () => {
  const game = turn('excavation', { food: 2 }).play('pay food 2');
  const before = caveVsCave.clone(game.state);
  const { state } = game.play('excavate e4');
  const [found = expect.fail()] = state.display.filter((room) => !before.display.includes(room));
  const table = { id: 'g', game: 'cave-vs-cave', seats: [], terms: {} };
  const panel = { game: table, state, seat: 0, decision: game.asked(), before };
  const pictures = await face.panelPictures(panel as never, { branch: undefined, before });
  const rooms = pictures.find(({ name }) => name === 'rooms.png');
  expectText(rooms?.alt ?? '', [/^Turned up\./, words.room(found).name]);
});

test('a turn that cannot end yet says what it waits for', () => {
  const fresh = turn('excavation', { food: 2 });
  expect(asked(fresh).blocked).toBeUndefined();
  expect(asked(fresh.play('pay food 2')).blocked).toBe('Choose a place before you end your turn.');
});

describe('a room for sale', () => {
  const display = ['shelf', 'tunnel', 'grindstone', 'woodStoreroom'];
  const game = late({ wood: 0, ...empty('d3') } as Seat, { display });
  const about = (room: string, { state }: Scenario = game) =>
    withoutIcons(face.rulebook?.about(topicOf(`room:${room}`), { state, seat: 0 }).join(' · ') ?? '');

  it('says on its card where it fits into the player’s cave, what it lacks there, or why it does not fit', () => {
    expect(about('shelf')).toMatch(/1 wall · 3 points · Fits your D3, still needs 1 wood$/);
    expect(about('tunnel')).toMatch(/ · needs 2 opposite walls · 3 points · You have no such empty room$/);
    expect(about('tunnel').match(/opposite walls/g)).toHaveLength(1);
    expect(about('woodStoreroom')).toMatch(/ · Blue: you need more orange rooms/);
    expect(about('shelf', late({ wood: 1, ...empty('d3') } as Seat, { display }))).toMatch(/Fits your D3$/);
    // The card says none of this if the room is not for sale, or to somebody who does not play.
    expect(about('parlor')).toMatch(/points$/);
    expect(face.rulebook?.about(topicOf('room:shelf')).join()).toMatch(/points$/);
  });

  it('has its walls drawn beside the words', () => {
    const shown = withIcons(face.rulebook?.about(topicOf('room:tunnel')).join() ?? '', (key) => `<${key}>`);
    expect(shown).toContain('<cave_vs_cave_walls_2_opp>2 opposite walls');
    expect(Object.keys(caveVsCaveLook.emojis ?? {})).toContain('walls_2_opp');
  });

  it('is on a sheet under “More”, dark if it does not fit', async () => {
    const { state } = game;
    const at = { game: { id: 'g', game: 'cave-vs-cave', seats: [], terms: {} }, state } as never;
    expect(face.supply?.label).toBe('Rooms for sale');
    const [sheet] = (await face.supply?.pictures(at, [], 0)) ?? [];
    expectText(sheet?.alt ?? '', ['Shelf', 'Tunnel', 'Grindstone', 'Wood storeroom']);
    expect(fittingRooms({ state, seat: 0 })).not.toContain('tunnel');
    expect(fittingRooms({ state, seat: 0 })).toContain('shelf');
  });

  it('can be looked up in a turn, like every room in either cave', () => {
    const table = late({ d3: 'storeroom' }, { display: ['tunnel'], seats: [{ d3: 'parlor' }] });
    const ids = face.rulebook?.asked(asked(table).at).map(({ id }) => id) ?? [];
    expect(ids).toEqual(expect.arrayContaining(['room:tunnel', 'room:storeroom', 'room:parlor', 'room:caveEntrance']));
  });
});

describe('what the rooms of a cave do', () => {
  const besideBoard = ({ state }: Scenario) =>
    face.besideBoard?.({ game: { id: 'g', game: 'cave-vs-cave', seats: ANNA_AND_BEN } as never, state, seat: 0 });

  it('is listed beneath the picture of both boards, which is too small on a phone, with orange rooms first', () => {
    const cave = { d3: 'woodStoreroom', e3: 'tunnel', a2: 'oreVein' };
    const lines = besideBoard(onField('armsTrade', 1, { cave }))?.split('\n') ?? [];
    expect(lines[0]).toContain('Anna’s cave');
    const signs = lines.slice(1).map((line) => /-# (🟠|🔵) \*\*[^*]+\*\*: ./u.exec(line)?.[1]);
    expect(signs).toEqual(['🟠', '🟠', '🟠', '🔵']);
    expect(lines).toContain('-# 🟠 **Ore vein**: 3 ore and 2 food');
    // The picture of one board is large enough.
    expect(besideBoard(late({ d3: 'tunnel' }))).toBeUndefined();
  });

  it('is shown where a turn has furnished one', () => {
    const game = late({ food: 9, wood: 1, ...empty('d3') } as Seat, SHELF);
    const before = caveVsCave.clone(game.state);
    game.play('use furnishing');
    const furnished = game.play(game.moves().find((move) => move.startsWith('furnish shelf')) ?? expect.fail());
    expect(postedAfter(before, furnished.state)).toContain('-# 🟠 **Shelf**: Top up wood, stone, emmer or flax to 2');
  });
});

test.each([
  [8, '2 gold into 6 food (5 food lost)', undefined],
  [9, '2 gold into 6 food (6 food lost)', true],
  [3, '2 gold into 6 food', undefined],
])('an exchange with %i food says what the supply has no room for', (food, text, quiet) => {
  const { wording } = asked(onField('weeklyMarket', 1, { gold: 2, food }).play('use weeklyMarket'));
  const option = { move: 'trade gold 2 for food 6' };
  expect(wording.option(option).text).toBe(text);
  expect(wording.option(option).quiet).toBe(quiet);
});
