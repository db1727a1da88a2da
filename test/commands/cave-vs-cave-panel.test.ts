import { describe, expect, it, test } from 'vitest';
import { MENU_LIMIT, OPTION_LIMIT } from '../../commands/discord/limits.ts';
import { caveVsCaveFace } from '../../commands/games/cave-vs-cave/face.ts';
import { fittingRooms } from '../../commands/games/cave-vs-cave/offered.ts';
import { cavePictures } from '../../commands/games/cave-vs-cave/pictures.ts';
import { answers, ask } from '../../commands/turn/ask.ts';
import { besidesEnd, endHow } from '../../commands/turn/panel-message.ts';
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
import { pixelPainter } from './fixture.ts';

const words = catalogue('en');
const face = caveVsCaveFace(cavePictures(pixelPainter))(words);

const askedIn = (game: Scenario) => ({ state: game.state, decision: game.asked(), seats: [] });

/** The menu of complete choices: its title, and the label of each choice. */
function waysIn(game: Scenario) {
  const [list] = face.suggestions?.(askedIn(game), false) ?? [];
  const ways = Object.fromEntries(list?.ways.map(({ label, moves }) => [label.text, moves]) ?? []);
  return { title: list?.title, ways, several: list?.several, list };
}

/** The words of the button that ends the turn, what is not shown beside it, and the text of the question. */
function endIn(game: Scenario) {
  const asked = askedIn(game);
  const ending = face.ending?.(asked);
  const label = ending && endHow(words, words.panel.end, ending);
  return { label, hides: ending?.hides, moves: ending?.moves, help: face.question(asked, ending).help };
}

const RICH = Object.fromEntries(GOODS.map((good) => [good, 9]));

describe.each(LANGUAGES)('a menu for somebody new (%s)', (language) => {
  const own = gameWords(catalogue(language), 'cave-vs-cave');
  const spoken = caveVsCaveFace(cavePictures(pixelPainter))(catalogue(language));

  /** The entries of the menus, by their labels. */
  function entriesIn(game: Scenario): ReadonlyMap<string, string> {
    const asked = askedIn(game);
    const words = withTips(spoken.wording(asked), spoken.tips?.(asked));
    const rows = ask({ game: 'g', step: 0, options: asked.decision.options, words, screen: {} });
    const parts = rows.flatMap((row) => row.toJSON().components);
    const entries = parts.flatMap((part) => ('options' in part ? part.options : []));
    return new Map(entries.map(({ label, description = '' }) => [label, description]));
  }

  it.each(['decoration', 'armsTrade', 'interiorDesign', 'weeklyMarket'])(
    'has all effects of %s on any field',
    (tile) => {
      for (const field of [1, 2, 3, 4]) {
        const entries = entriesIn(onField(tile, field, { goods: { weapon: 1, food: 9, gold: 9, ore: 9, iron: 9 } }));
        const effects = own.actionTile(tile).effect.split(' · ');
        for (const effect of effects) expect(entries.get(own.actionTile(tile).name)).toMatch(new RegExp(effect, 'i'));
      }
    },
  );

  it('lists the rooms that fit before the locked ones', () => {
    const display = ['treasury', 'stateRoom', 'dungeon', 'shelf'];
    const seat = { goods: { food: 9, wood: 1 }, cave: { d3: 'empty' } };
    const rooms = [...entriesIn(late(seat, { display }).play('use furnishing')).keys()];
    expect(rooms).toHaveLength(display.length);
    expect(rooms[0]).toContain(own.rooms.shelf?.name);
  });

  it('has the points and the whole effect of each room, whether it fits or not', () => {
    const display = Object.keys(own.rooms).slice(1);
    for (let from = 0; from < display.length; from += 15) {
      const rooms = ['shelf', ...display.slice(from, from + 15)];
      const seat = { goods: { food: 9, wood: 1 }, cave: { d3: 'empty' } };
      const rich = { goods: RICH, cave: { d3: 'empty', e3: 'empty', e4: 'empty', d2: 'empty', d5: 'empty' } };
      const entries = [seat, rich].flatMap((each) => [
        ...entriesIn(late(each, { display: [...new Set(rooms)] }).play('use furnishing')),
      ]);
      for (const [label, description] of entries) {
        const room = Object.values(own.rooms).find(({ name }) => label.startsWith(name));
        expect(description, label).toMatch(/\d (points?|Punkte?): /);
        expect(description, label).toContain(room?.effect);
        expect(description.length).toBeLessThanOrEqual(OPTION_LIMIT);
      }
    }
  });

  it('does not warn of a tile that gives the food for its own furnishing', () => {
    const of = (food: number) =>
      entriesIn(late({ goods: { food, wood: 1 }, cave: { d3: 'empty' } }, { display: ['shelf'] })).get(
        own.actionTile('furnishing').name,
      );
    expect(of(3)).toContain(own.tips.uses['furnish']);
  });

  it('says of a tile that only brings food that it furnishes nothing now, not that it does nothing', () => {
    const line = entriesIn(late({ goods: { food: 3 } }, { display: ['shelf'] })).get(own.actionTile('furnishing').name);
    expect(line).toContain(own.tips.noRoom);
    expect(line).not.toContain(own.tips.nothing);
  });

  it('separates the effects of a tile from the tip', () => {
    const line = entriesIn(late({})).get(own.actionTile('cultivation').name);
    expect(line).toBe(`${own.actionTile('cultivation').effect} 💡 ${own.tips.uses['activate']}`);
  });

  it('counts what the Equipment room adds to a tile', () => {
    const effect = (cave: object, tile: string) =>
      entriesIn(late({ goods: { food: 9 }, cave: { d3: 'warehouse', ...cave } })).get(own.actionTile(tile).name);
    expect(effect({}, 'undermining')).toMatch(/\b2 (rooms|Einrichtungen)/);
    expect(effect({ e3: 'equipmentRoom' }, 'undermining')).toMatch(/\b3 (rooms|Einrichtungen)/);
    expect(effect({ e3: 'equipmentRoom' }, 'expedition')).toMatch(/\b4 (rooms|Einrichtungen)/);
    expect(effect({ e3: 'equipmentRoom' }, 'driftMining')).toMatch(/\b1 (room|Einrichtung)\b/);
  });
});

describe('reasons for buttons', () => {
  /** The lines for somebody new above the buttons of a decision. */
  function linesIn(game: Scenario, screen: { branch?: string } = {}) {
    const asked = askedIn(game);
    const tips = face.tips?.(asked);
    const spoken = withTips(face.wording(asked), tips);
    const options = besidesEnd(asked.decision.options, face.ending?.(asked));
    const question = { game: 'g', step: 0, options, words: spoken, screen };
    return tipLines(question, answers(question), tips);
  }

  it('name no button if the reason is the same for all', () => {
    const rich = { goods: { food: 9, wood: 1, gold: 1 }, cave: { d3: 'empty', e3: 'empty', e4: 'empty' } };
    const game = late(rich, { display: ['shelf'] }).play('use expansion');
    expect(linesIn(game, { branch: 'furnish shelf' })).toEqual(['-# Works when you activate it.']);
    expect(linesIn(late({}).play('use masonry')).join('\n')).toContain(
      '**Take 1 wood · Take 1 stone**: pays for rooms',
    );
  });

  it('do not repeat what the end button leaves out', () => {
    expect(linesIn(late({ walls: ['d3e3', 'd1d2'] }).play('use masonry')).join()).not.toContain('⚠');
  });
});

describe('activating a room', () => {
  it('is one press with the choice for its effect, beside the other effects of the tile', () => {
    const { title, ways, several } = waysIn(late({ cave: { d3: 'storeroom' } }).play('use undergrowth'));
    expect(title).toBe('Activate a room');
    expect(several).toBeUndefined();
    expect(ways).toEqual({
      'Cave entrance: +1 wood': ['activate caveEntrance', 'take wood 1'],
      'Cave entrance: +1 stone': ['activate caveEntrance', 'take stone 1'],
      'Cave entrance: +1 emmer': ['activate caveEntrance', 'take emmer 1'],
      'Cave entrance: +1 flax': ['activate caveEntrance', 'take flax 1'],
      'Storeroom: +1 emmer, +1 flax, +1 food': ['activate storeroom'],
    });
  });

  it('shows the changes, including gifts of blue rooms and without anything above the limit', () => {
    const cave = { d3: 'shelf', e3: 'woodStoreroom', e4: 'spinningWheel' };
    const { ways } = waysIn(late({ goods: { flax: 3, wood: 9 }, cave }).play('use undergrowth'));
    expect(Object.keys(ways)).toEqual(
      expect.arrayContaining(['Cave entrance: +1 stone', 'Shelf: +2 stone', 'Spinning wheel: +2 gold, −3 flax']),
    );
    const poor = waysIn(late({ goods: { flax: 1 }, cave }).play('use undergrowth'));
    expect(poor.ways).toHaveProperty(['Spinning wheel: +1 wood, +1 gold, −1 flax']);
  });

  it('takes all rooms of an effect in one press, in whatever order they can be activated', () => {
    const game = late({ goods: { food: 0 }, cave: { d3: 'warehouse', e3: 'tunnel' } }).play('use undermining');
    const first = waysIn(game);
    expect(first.title).toBe('Activate 1-2 different rooms');
    expect(first.several?.most).toBe(2);
    const rich = late({ goods: { food: 2 }, cave: { d3: 'foodCorner', e3: 'warehouse' } }).play('use undermining');
    const { list, several } = waysIn(rich);
    const named = (...texts: string[]) => list?.ways.filter(({ label }) => texts.includes(label.text)) ?? [];
    const both = named('Food corner: +1 food', 'Warehouse: +1 wood, +1 stone, +1 emmer, +1 flax, −2 food');
    expect(both).toHaveLength(2);
    expect(several?.together(both)).toBeDefined();
    expect(several?.together(both.toReversed())?.moves[0]).toBe(both[1]?.moves[0]);
    // The same room twice is not two rooms.
    expect(several?.together(named('Cave entrance: +1 wood', 'Cave entrance: +1 flax'))).toBeUndefined();
  });

  it('finds the order in which the first room pays for the second', () => {
    const cave = { d3: 'spinningWheel', e3: 'goldVein', e4: 'weavingRoom' };
    const game = late({ goods: { flax: 3 }, cave }).play('use undermining');
    const { list, several } = waysIn(game);
    const all = list?.ways ?? [];
    const wheel = all.find(
      ({ moves }) => moves[0] === 'activate spinningWheel' && moves[1]?.startsWith('trade flax 1'),
    );
    const loom = all.find(({ moves }) => moves[0] === 'activate weavingRoom');
    expect(wheel && loom && several?.together([loom, wheel])?.moves).toHaveLength(3);
  });

  it('leaves anything that asks for more than goods to a separate question, and says what it does', () => {
    const cave = { d3: 'diggingCave' };
    const { list } = waysIn(late({ goods: { gold: 1 }, cave }).play('use undergrowth'));
    expect(list?.ways[0]).toMatchObject({
      moves: ['activate diggingCave'],
      label: { text: 'Digging cave', detail: expect.stringContaining('xcavat') },
    });
  });

  it.each(MODES)('has space for every room and brings what it says, all through a game (%s)', (mode) => {
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
  it('takes goods that leave no choice, and needs no other button for them', () => {
    const dug = late({}).play('use excavation', 'excavate e4');
    const asked = face.question(askedIn(dug));
    expect(asked.title).toBe('Nothing left to choose');
    expect(asked.help).toContain('The green button ends your turn and brings the goods named on it.');
    expect(endIn(dug)).toMatchObject({
      label: 'End turn (+1 stone)',
      moves: ['take stone 1'],
      hides: ['done', 'take stone 1'],
    });
    expect(face.question(askedIn(dug.play('take stone 1'))).title).toBe('All done?');
  });

  it('is part of a button that excavates only if nothing else can follow', () => {
    const labels = (...moves: string[]) => {
      const game = late({ goods: { food: 3 } }).play(...moves);
      const { option } = face.wording({ ...askedIn(game), endsAlone: true });
      return game.moves().flatMap((move) => (move.startsWith('excavate ') ? option({ move, reveals: true }).text : []));
    };
    for (const label of labels('use excavation')) expect(label).toMatch(/ and end turn$/);
    for (const label of labels('use excavation', 'pay food 2')) expect(label).not.toContain('end turn');
    for (const label of labels('use driftMining')) expect(label).not.toContain('end turn');
    expect(labels('use driftMining').length).toBeGreaterThan(0);
  });

  it('does at once what nobody would decline: taking goods that only make more possible, removing the only wall', () => {
    const atOnce = (game: Scenario) => face.atOnce?.(askedIn(game));
    // Furnishing costs 2 food for the two turns of the round.
    expect(atOnce(late({ goods: { food: 3, wood: 9, stone: 9 } }).play('use furnishing'))).toEqual(['take food 1']);
    expect(atOnce(late({ goods: { food: 9, wood: 9, stone: 9 } }).play('use furnishing'))).toEqual([]);
    expect(atOnce(late({}).play('use masonry'))).toEqual([]);
    expect(atOnce(late({ walls: ['d3e3'] }).play('use breach'))).toEqual(['breach d3e3']);
    expect(atOnce(late({ walls: ['d3e3', 'd1d2'] }).play('use breach'))).toEqual([]);
  });

  it('says what is left out in few enough words for a phone', () => {
    const wood = endIn(late({}).play('use undergrowth'));
    expect(wood).toMatchObject({ label: 'End turn without activating (+2 wood)', hides: ['done', 'take wood 2'] });
    const many = endIn(late({ goods: { food: 5 } }).play('use masonry'));
    expect(many.label).toBe('End turn without the rest');
    const emmer = endIn(late({}).play('use cultivation'));
    expect(emmer.label).toBe('End turn without activating (+3 goods)');
  });

  it('says so if the goods make possible something that the turn then leaves out', () => {
    const game = late({ goods: { food: 3, wood: 1 }, cave: { d3: 'empty' } }, { display: ['shelf'] });
    game.play('use furnishing');
    game.offersOnly('take food 1', 'done');
    expect(endIn(game)).toMatchObject({ label: 'End turn without furnishing (+1 food)', hides: ['done'] });
  });

  it('keeps offering goods that an exchange could turn into more', () => {
    const game = late({ cave: { d3: 'warehouse' } }).play('use cultivation', 'activate caveEntrance', 'take wood 1');
    expect(endIn(game).hides).toEqual(['done', 'take emmer 2', 'take flax 1']);
  });

  it('distinguishes declining another room from ending the turn', () => {
    const game = onField('weeklyMarket', 1, { goods: { food: 2 }, cave: { d3: 'tunnel' } });
    game.play('use weeklyMarket', 'activate caveEntrance', 'take wood 1');
    const { option } = face.wording(askedIn(game));
    expect(option({ move: 'done' }).text).toBe('No further room');
    expect(endIn(game).hides).toEqual([]);
    const only = late({ cave: { d3: 'tunnel' } }).play('use undermining', 'activate caveEntrance', 'take wood 1');
    expect(endIn(only).hides).toEqual(['done']);
  });
});

describe('exchanges of goods', () => {
  it('are a button, or, if there are several, a menu that takes one line on a phone', () => {
    const row = (goods: object) => {
      const game = onField('armsTrade', 1, { goods: { gold: 3, ...goods } }).play('use armsTrade');
      const asked = askedIn(game);
      const rows = ask({ game: 'g', step: 0, options: asked.decision.options, words: face.wording(asked), screen: {} });
      return rows.map((each) =>
        each.toJSON().components.map((part) => ('placeholder' in part ? part.placeholder : '')),
      );
    };
    expect(row({})[0]).toEqual(['Exchange goods']);
    const one = late({ goods: { wood: 5 } }).play('use expedition');
    const trades = askedIn(one).decision.options.filter(({ move }) => move.startsWith('trade'));
    expect(face.wording(askedIn(one)).rows(trades)).toMatchObject([{ verb: 'trade', layout: 'fitting' }]);
  });
});

describe('what a question says', () => {
  it('that excavating turns up a room, only if excavating is possible', () => {
    const help = (tile: string) => endIn(late({}).play(`use ${tile}`)).help;
    expect(help('driftMining')).toContain('you cannot take it back');
    expect(help('undergrowth')).not.toContain('taken back');
  });
});

test('a reveal is shown after its excavation, not after later moves', () => {
  const game = late({}, { display: [] });
  const moves = ['use excavation', 'excavate e4', 'take stone 1'];
  const state = caveVsCave.clone(game.play(...moves).state);
  const drafts = moves.map((move, at) => ({ entry: at + 1, seat: 0, move }));
  const told = face.drafts({ drafts, before: late({}, { display: [] }).state, state } as never);
  expect(told).toMatch(/Excavate E4 → turned up: [A-Z][a-z ]+ → Take 1 stone$/m);
});

describe('goods that a tile gives', () => {
  const beside = (game: Scenario) =>
    game.moves().filter((move) => move.startsWith('take') && !endIn(game).hides?.includes(move));

  it('are announced for rooms that do more with them, or more without them', () => {
    const help = (game: Scenario) => face.question(askedIn(game)).help;
    expect(help(late({ goods: { emmer: 2 }, cave: { d3: 'grindstone' } }).play('use cultivation'))).toContain(
      '💡 Grindstone can do more once you have taken 2 emmer.',
    );
    expect(help(late({ cave: { d3: 'parlor' } }).play('use undergrowth'))).toContain(
      '💡 Parlor brings more before you take 2 wood.',
    );
    expect(help(late({ cave: { d3: 'storeroom' } }).play('use undergrowth'))).not.toContain('💡');
  });

  it('wait for the end of the turn if it makes no difference when they are taken', () => {
    const cave = { d3: 'storeroom' };
    const game = late({ cave }).play('use undergrowth');
    expect(beside(game)).toEqual([]);
    expect(endIn(game).label).toBe('End turn without activating (+2 wood)');
    // The Warehouse cannot be paid for, and the goods are not lost.
    expect(beside(late({ cave: { ...cave, e3: 'warehouse' } }).play('use cultivation'))).toEqual([]);
  });

  it('can be taken first if a room needs them, gives less with them, or they would be lost', () => {
    expect(beside(late({ cave: { d3: 'grindstone' } }).play('use cultivation'))).toEqual(['take emmer 2']);
    expect(beside(late({ cave: { d3: 'parlor' } }).play('use undergrowth'))).toEqual(['take wood 2']);
    expect(beside(late({ cave: { d3: 'shelf' }, goods: { wood: 1 } }).play('use undergrowth'))).toEqual([
      'take wood 2',
    ]);
    expect(beside(late({ goods: { wood: 8 } }).play('use undergrowth'))).toEqual(['take wood 2']);
    expect(beside(late({ goods: { food: 2, gold: 6, wood: 1 } }).play('use furnishing'))).toEqual(['take food 1']);
  });
});

describe('an effect that cannot be used yet', () => {
  const linesIn = (game: Scenario) => face.question(askedIn(game)).help.split('\n');

  it('is shown with what it needs, and a press turns goods into food and opens it', () => {
    const game = late({ goods: { food: 3, gold: 6, wood: 1, flax: 1 } }).play('use furnishing');
    const poor = late({ goods: { food: 2, gold: 6, wood: 1, flax: 1 } }, { round: 8 }).play('use furnishing');
    expect(linesIn(poor)).toContain('🔒 Furnish for 4 food: you have 2; this tile gives 1 food first.');
    expect(face.question(askedIn(poor)).title).toBe('What do you do?');
    const { ways } = waysIn(poor);
    expect(ways).toEqual({
      '1 flax into 1 food, then furnish': ['take food 1', 'eat flax'],
      '1 gold into 1 food, then furnish': ['take food 1', 'eat gold'],
    });
    expect(endIn(poor).label).toBe('End turn without furnishing (+1 food)');
    poor.play('take food 1', 'eat gold').offersOf('furnish shelf d3', 'furnish shelf d3 for food 4');
    // The tile itself gives the food that is missing.
    expect(waysIn(game).ways).toEqual({ 'Take the food, then furnish': ['take food 1'] });
  });

  it('says how much of the missing goods the same tile gives', () => {
    const game = late({ goods: { food: 3, gold: 6, wood: 1 } }).play('use furnishing');
    expect(linesIn(game)).toContain('🔒 Furnish for 4 food: you have 3; this tile gives 1 food first.');
    const cave = { d3: 'grindstone', e3: 'spinningWheel', e4: 'sacrificialAltar' };
    const idle = late({ goods: { wood: 1, food: 1 }, cave }).play('use cultivation');
    const lines = [
      'Grindstone: take 2 emmer',
      'Spinning wheel: take 1 flax',
      'Sacrificial altar: take 2 emmer and 1 flax',
    ];
    expect(linesIn(idle)).toEqual(expect.arrayContaining(lines.map((line) => `🔒 ${line} first.`)));
    idle.play('take emmer 2');
    expect(linesIn(idle).join()).not.toContain('Grindstone');
  });

  it('can be used by turning goods into food, such as two excavations for 2 food', () => {
    const game = late({ goods: { food: 1, gold: 1 } }).play('use excavation');
    expect(linesIn(game)).toContain('🔒 Excavate two rooms: needs 2 food, you have 1.');
    expect(waysIn(game).ways).toEqual({ '1 gold into 1 food, then excavate two rooms': ['eat gold', 'pay food 2'] });
  });

  it('is offered once nothing else is open, and not when the turn is over', () => {
    const game = late({ goods: { food: 2, gold: 6, wood: 1 } }).play('use furnishing', 'take food 1');
    game.asks('end');
    expect(face.question(askedIn(game)).title).toBe('What do you do?');
    expect(face.leaving?.(askedIn(game))).toMatchObject({ without: 'furnishing' });
    const declined = late({ goods: { food: 2, gold: 6, wood: 1 } }).play('use furnishing', 'done');
    expect(face.question(askedIn(declined)).title).toBe('All done?');
    expect(face.leaving?.(askedIn(declined))).toBeUndefined();
  });

  it('says what an exchange lacks, and when nothing can help', () => {
    const poor = onField('armsTrade', 1, { goods: { gold: 1 } }).play('use armsTrade');
    expect(linesIn(poor)).toContain('🔒 This tile’s trade: needs 3 gold, you have 1.');
    expect(waysIn(poor).list?.beside).toBeUndefined();
    const crowded = late({ goods: { food: 9 }, cave: { d3: 'shelf' } }).play('use furnishing');
    expect(linesIn(crowded)).toContain('🔒 Furnish: you have no empty room.');
    const unbuilt = late({}).play('use breach');
    const drafts = [{ entry: 1, seat: 1, move: 'use breach' }];
    const { help } = face.question({ ...askedIn(unbuilt), turn: { before: unbuilt.state, drafts } });
    expect(help).toContain('🔒 Remove a wall: you have built no wall.');
  });

  it('is listed once, apart from the one that can be used', () => {
    const game = late({ goods: { food: 1, gold: 1, wood: 1 } }).play('use housework');
    expect(linesIn(game)).toContain('🔒 Furnish for 4 food: you have 1.');
    const crowded = late({ goods: { food: 9 }, cave: { d3: 'shelf' } }).play('use housework');
    expect(linesIn(crowded).filter((line) => line.startsWith('🔒'))).toEqual(['🔒 Furnish: you have no empty room.']);
  });
});

describe('the button that ends a turn', () => {
  it('says that nothing was used if nothing was, and what is left out if something was', () => {
    const endAfter = (...moves: string[]) => {
      const asked = askedIn(late({ cave: { d3: 'tunnel' } }).play(...moves));
      const drafts = moves.map((move, at) => ({ entry: at + 1, seat: 1, move }));
      return face.ending?.({ ...asked, turn: { before: asked.state, drafts } })?.without;
    };
    expect(endAfter('use undermining')).toBe('any effect');
    expect(endAfter('use masonry', 'take wood 1')).toBe('activating or a wall');
  });

  it('also declines the second room', () => {
    const game = late({ goods: { food: 2 } }).play('use excavation', 'pay food 2');
    game.play(game.moves().find((move) => move.startsWith('excavate ')) ?? expect.fail());
    expect(game.moves()).toContain('done');
    expect(endIn(game).hides).toContain('done');
  });
});

describe('the effects of an action tile', () => {
  it('are introduced differently if they exclude each other', () => {
    const help = (game: Scenario) => face.question(askedIn(game)).help;
    const both = { goods: { wood: 5 }, cave: { d3: 'storeroom' } };
    expect(help(late({ ...both, goods: { food: 4 } }).play('use driftMining'))).toContain('Use each effect once');
    expect(help(late(both).play('use undermining'))).toContain('Use one of these, not both.');
    expect(help(late(both).play('use expedition'))).toContain('Use one of these, not both.');
    for (const game of [late(both).play('use undermining'), late(both).play('use expedition')])
      expect(help(game)).not.toContain('each effect');
  });

  it('need no introduction if there is one choice and the end of the turn brings the rest', () => {
    const help = (game: Scenario) => face.question(askedIn(game)).help;
    expect(help(late({ goods: { food: 5 } }).play('use excavation'))).toMatch(/^Use one of these, not both\. /);
    expect(help(late({}).play('use excavation'))).toMatch(/^Excavating turns up a room/);
    expect(help(late({}).play('use undergrowth'))).toBe('');
    const seat = { goods: { food: 1, gold: 1, wood: 1 }, cave: { d3: 'empty' as const } };
    expect(help(late(seat, { display: ['shelf'] }).play('use housework'))).toBe('🔒 Furnish for 4 food: you have 1.');
  });

  it('are introduced differently even if only some exclude each other', () => {
    const help = (game: Scenario) => face.question(askedIn(game)).help;
    const goods = { wood: 5, stone: 5, food: 5 };
    const cave = { d3: 'storeroom' };
    expect(help(late({ goods, cave }).play('use masonry'))).toContain(
      'On this tile: Activate 1 room · 1 wood or 1 stone · build a wall. Use each effect once, in any order.',
    );
    expect(help(late({ goods, cave }).play('use driftMining'))).toMatch(/^Use each effect once, in any order\./);
    for (const tile of ['excavation', 'undermining', 'expedition'])
      expect(face.rulebook?.topic(`action:${tile}`)?.text).not.toContain('in any order, or skip it. You');
  });
});

describe('furnishing', () => {
  const boardIn = (game: Scenario) =>
    face
      .wording(askedIn(game))
      .board?.('furnish')
      ?.flatMap(({ entries }) => entries);

  it('asks for the room first, with each in only one menu, and says what is needed for those that do not fit', () => {
    const display = ['shelf', 'tunnel', 'grindstone', 'parlor', 'woodStoreroom'];
    const game = late({ goods: { food: 9, wood: 1, stone: 1 }, cave: { d3: 'empty', e3: 'empty' } }, { display });
    const entries = boardIn(game.play('use furnishing'));
    const inOrder = ['shelf', 'grindstone', 'tunnel', 'parlor', 'woodStoreroom'];
    expect(entries?.map(({ move }) => move)).toEqual(inOrder.map((room) => `furnish ${room}`));
    const reasons = Object.fromEntries(
      entries?.flatMap(({ closed }) => (closed ? [[closed.text, withoutIcons(closed.reason)]] : [])) ?? [],
    );
    expect(reasons).toMatchObject({
      Tunnel: 'Needs 2 opposite walls',
      'Wood storeroom': 'Blue: you need more orange rooms than blue ones, so furnish an orange one first',
    });
  });

  it('says if the same tile gives the goods that a room lacks', () => {
    const cave = { d3: 'empty', e3: 'shelf' };
    const { state } = onField('decoration', 1, { goods: { gold: 5, iron: 1, wood: 2 }, cave });
    const game = new Scenario({ ...state, display: ['shelf', 'caveSilo'] });
    const entries = boardIn(game.play('use decoration'));
    expect(entries?.flatMap(({ closed }) => closed?.reason ?? [])).toContain(
      'Still needs 1 iron; this tile gives 1 iron first',
    );
  });

  it('draws two walls that face each other where a room is refused, and says where another fits', () => {
    const display = ['tunnel', 'grindstone', 'spinningWheel'];
    const game = late({ goods: { food: 9, wood: 9, stone: 9, gold: 9 }, cave: { d3: 'empty' } }, { display });
    const entries = boardIn(game.play('use furnishing')) ?? [];
    const { branch } = face.wording(askedIn(game));
    const details = entries.map(({ move, closed }) => (closed ?? branch(move)).detail ?? '');
    expect(details.join('\n')).toMatch(/ 2 opposite walls ∥/u);
    expect(details.slice(0, 2)).toEqual([expect.stringMatching(/ · fits D3$/), expect.stringMatching(/ · fits D3$/)]);
    const refused = entries.find(({ closed }) => closed?.text === 'Tunnel')?.closed?.reason ?? '';
    expect(withIcons(refused, (key) => `<${key}>`)).toContain('<cave_vs_cave_walls_2_opp>2 opposite walls');
  });

  it('names walls in the same words in menus and on the page of a room', () => {
    const own = gameWords(words, 'cave-vs-cave');
    const differing = Object.keys(own.rooms).filter((room) => {
      const game = late({ goods: RICH, cave: { d3: 'empty' } }, { display: [...new Set(['shelf', room])] });
      const detail = boardIn(game.play('use furnishing'))?.find(({ closed }) => closed?.text === own.room(room).name)
        ?.closed?.detail;
      const topic = face.rulebook?.topic(`room:${room}`) ?? expect.fail();
      const [, needs = ''] = /needs ([^·]*) ·/.exec(withoutIcons(face.rulebook?.about(topic).join(' · ') ?? '')) ?? [];
      return detail?.startsWith('Needs ') === true && !detail.startsWith(`Needs ${needs}`);
    });
    expect(differing).toEqual([]);
  });

  it('says the price of a room first, if it is chosen', () => {
    const game = late({ goods: { food: 9, wood: 2 }, cave: { d3: 'empty' } }, { display: ['shelf'] });
    const { branch } = face.wording(askedIn(game.play('use furnishing')));
    expect(branch('furnish shelf').detail).toMatch(/^Costs 1 wood · 3 points: /);
  });

  it('names the whole price of a place and of what was furnished, the extra price included', () => {
    const game = late({ goods: { gold: 1, wood: 1 }, cave: { d3: 'empty', e3: 'empty' } }, { display: ['shelf'] });
    const { option } = face.wording(askedIn(game.play('use housework')));
    const furnishing = game.asked().options.filter(({ move }) => move.startsWith('furnish shelf'));
    expect(furnishing.map((one) => option(one).short?.text)).toContain('D3, for 1 wood and 1 gold');
  });

  it('asks for the place and the payment of a room in one press, if there are several of both', () => {
    const rich = { goods: { food: 9, gold: 9, wood: 9 }, cave: { d3: 'empty', e4: 'empty' } };
    const asked = askedIn(late(rich, { display: ['shelf', 'tunnel'] }).play('use housework'));
    const { decision } = asked;
    const moves = decision.options.filter(({ move }) => move.startsWith('furnish shelf '));
    expect(moves.length).toBeGreaterThan(3);
    const words = face.wording(asked);
    const screen = { branch: 'furnish shelf' };
    const rows = ask({ game: 'g', step: 0, options: decision.options, words, screen }).map((row) => row.toJSON());
    const labels = rows.flatMap(({ components }) => components.flatMap((part) => ('label' in part ? part.label : [])));
    for (const { move } of moves) expect(labels).toContain(words.option({ move }).short?.text);
  });

  it('marks rooms that do not fit with a lock, so that people know that they cannot be chosen', () => {
    const game = late({ goods: { food: 9, wood: 1 }, cave: { d3: 'empty' } }, { display: ['shelf', 'tunnel'] });
    const { decision } = askedIn(game.play('use furnishing'));
    const words = face.wording(askedIn(game));
    const rows = ask({ game: 'g', step: 0, options: decision.options, words, screen: {} }).map((row) => row.toJSON());
    const tunnel = rows
      .flatMap(({ components }) => components.flatMap((part) => ('options' in part ? part.options : [])))
      .find(({ label }) => label === 'Tunnel');
    expect(tunnel?.emoji?.name).toBe('🔒');
  });

  it('names what a turn leaves out in other words if it has already done something of the kind', () => {
    const rich = { goods: { food: 9, gold: 9, wood: 9, stone: 9 }, cave: { d3: 'empty', e3: 'empty' } };
    const game = late(rich).play('use housework');
    const [move = ''] = game.moves().filter((each) => each.startsWith('furnish') && each.endsWith('food 4'));
    const drafts = [
      { entry: 1, seat: 0, move: 'use housework' },
      { entry: 2, seat: 0, move },
    ];
    const asked = { ...askedIn(game.play(move)), turn: { before: game.state, drafts } };
    expect(face.ending?.(asked)).toMatchObject({ without: 'furnishing again' });
  });
});

describe('building a wall', () => {
  /** The entries of the menu, from top to bottom. */
  function entriesIn(game: Scenario): string[] {
    const asked = askedIn(game);
    const rows = ask({ game: 'g', step: 0, options: asked.decision.options, words: face.wording(asked), screen: {} });
    const parts = rows.flatMap((row) => row.toJSON().components);
    const entries = parts.flatMap((part) => ('options' in part ? part.options : []));
    return entries
      .filter(({ value }) => value.startsWith('wall'))
      .map(({ label, description = '' }) => `${label}: ${description}`);
  }

  it('says which rooms for sale fit then and which no longer, the most useful places first', () => {
    const display = ['foodCorner', 'shelf', 'parlor'];
    const entries = entriesIn(late({ cave: { d3: 'empty' } }, { display }).play('use masonry'));
    const useful = entries.findLastIndex((entry) => entry.includes('Then fits: '));
    expect(useful).toBeGreaterThanOrEqual(0);
    expect(entries.slice(useful + 1).join()).not.toContain('Then fits');
    expect(entries[0]).toMatch(/, between D[23] and [DE]3: Then fits: Food corner; no longer: Shelf$/);
    expect(entries.join('\n')).toMatch(/still covered\n.*Then no longer fits: Shelf$/);
    for (const entry of entries) expect(entry.split(': ').slice(1).join(': ').length).toBeLessThanOrEqual(OPTION_LIMIT);
  });
});

describe('what can be looked up in a turn', () => {
  it('includes every room for sale and in either cave', () => {
    const game = late({ cave: { d3: 'storeroom' } }, { display: ['tunnel'], seats: [{ cave: { d3: 'parlor' } }] });
    const ids = face.rulebook?.asked(askedIn(game)).map(({ id }) => id) ?? [];
    expect(ids).toEqual(expect.arrayContaining(['room:tunnel', 'room:storeroom', 'room:parlor', 'room:caveEntrance']));
  });
});

test('a draft says when it ends and how many points everybody has', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'quick' }), 2, 'draft');
  const [decision = expect.fail()] = caveVsCave.decisions(state);
  const seats = [{ name: 'Anna' }, { name: 'Ben' }] as never;
  const { help } = face.question({ state, decision, seats });
  expect(help).toContain('at 42 you stop drafting. So far: Anna 0 and Ben 0.');
});

test('a solo game begins with its target, and with why more rooms turn up', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'era1' }), 1, 'solo');
  const told = face.begun?.({ state } as never).join(' ');
  expect(told).toContain('50 points');
  expect(told).toContain('another comes from the pile');
});

test.each([
  ['quick', 'first you draft your caves, then you play era II'],
  ['short', 'activate them like rooms of your own'],
])('the first post of the variant %s says how it goes', (mode, sentence) => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode }), 2, 'variant');
  expect(face.begun?.({ state } as never).join(' ')).toContain(sentence);
});

test('what an excavation turns up is shown before the player decides whether to dig again', async () => {
  const game = late({ goods: { food: 2 } }).play('use excavation', 'pay food 2');
  const before = caveVsCave.clone(game.state);
  const { state } = game.play('excavate e4');
  const [found = expect.fail()] = state.display.filter((room) => !before.display.includes(room));
  const table = { id: 'g', game: 'cave-vs-cave', seats: [], terms: {} };
  const panel = { game: table, state, seat: 0, decision: game.asked(), before };
  const pictures = await face.panelPictures(panel as never, { branch: undefined, before });
  const rooms = pictures.find(({ name }) => name === 'rooms.png');
  expect(rooms?.alt).toMatch(/^Turned up\./);
  expect(rooms?.alt).toContain(gameWords(words, 'cave-vs-cave').room(found).name);
});

describe('a room for sale', () => {
  const display = ['shelf', 'tunnel', 'grindstone', 'woodStoreroom'];
  const game = () => late({ goods: { wood: 0 }, cave: { d3: 'empty' } }, { display });
  const about = (room: string, { state }: Scenario = game()) => {
    const topic = face.rulebook?.topic(`room:${room}`) ?? expect.fail();
    return withoutIcons(face.rulebook?.about(topic, { state, seat: 0 }).join(' · ') ?? '');
  };

  it('says on its card where it fits into the player’s cave, what it lacks there, or why it does not fit', () => {
    expect(about('shelf')).toMatch(/1 wall · 3 points · Fits your D3, still needs 1 wood$/);
    expect(about('tunnel')).toMatch(/ · needs 2 opposite walls · 3 points · You have no such empty room$/);
    expect(about('woodStoreroom')).toMatch(
      / · Blue: you need more orange rooms than blue ones, so furnish an orange one first$/,
    );
    expect(about('shelf', late({ goods: { wood: 1 }, cave: { d3: 'empty' } }, { display }))).toMatch(/Fits your D3$/);
  });

  it('says none of this if it is not for sale, or to somebody who does not play', () => {
    expect(about('parlor')).toMatch(/points$/);
    const shelf = face.rulebook?.topic('room:shelf') ?? expect.fail();
    expect(face.rulebook?.about(shelf).join()).toMatch(/points$/);
  });

  it('has its walls drawn beside the words', () => {
    const shelf = face.rulebook?.topic('room:tunnel') ?? expect.fail();
    const shown = withIcons(face.rulebook?.about(shelf).join() ?? '', (key) => `<${key}>`);
    expect(shown).toContain('<cave_vs_cave_walls_2_opp>2 opposite walls');
    expect(Object.keys(caveVsCaveLook.emojis ?? {})).toContain('walls_2_opp');
  });

  it('is on a sheet under “More”, dark if it does not fit', async () => {
    const { state } = game();
    const at = { game: { id: 'g', game: 'cave-vs-cave', seats: [], terms: {} }, state } as never;
    expect(face.supply?.label).toBe('Rooms for sale');
    const [sheet] = (await face.supply?.pictures(at, [], 0)) ?? [];
    for (const name of ['Shelf', 'Tunnel', 'Grindstone', 'Wood storeroom']) expect(sheet?.alt).toContain(name);
    expect(fittingRooms({ state, seat: 0 })).not.toContain('tunnel');
    expect(fittingRooms({ state, seat: 0 })).toContain('shelf');
  });
});

describe('what the rooms of a cave do', () => {
  const seats = [{ name: 'Anna' }, { name: 'Ben' }];
  const besideBoard = (game: Scenario) =>
    face.besideBoard?.({ game: { id: 'g', game: 'cave-vs-cave', seats } as never, state: game.state, seat: 0 });

  it('is shown beneath the picture of both boards, which is too small on a phone, orange rooms first', () => {
    const cave = { d3: 'woodStoreroom', e3: 'tunnel', a2: 'oreVein' };
    const lines = besideBoard(onField('armsTrade', 1, { cave }))?.split('\n');
    expect(lines?.[0]).toContain('Anna’s cave');
    expect(lines).toContain('-# 🟠 **Tunnel**: 2 food, and 1 stone if you have fewer than 3 stone');
    expect(lines).toContain('-# 🟠 **Ore vein**: 3 ore and 2 food');
    expect(lines?.at(-1)).toContain('🔵 **Wood storeroom**: ');
  });

  it('needs no words beneath the picture of one board', () => {
    expect(besideBoard(late({ cave: { d3: 'tunnel' } }))).toBeUndefined();
  });

  it('is shown where a turn has furnished one', () => {
    const game = late({ goods: { food: 9, wood: 1 }, cave: { d3: 'empty' } }, { display: ['shelf'] });
    const before = caveVsCave.clone(game.state);
    const [move = ''] = game
      .play('use furnishing')
      .moves()
      .filter((each) => each.startsWith('furnish shelf'));
    const told = face.told({ turns: [], seatsAt: () => seats as never, before, after: game.play(move).state });
    expect(told).toContain('-# 🟠 **Shelf**: Fill wood, stone, emmer or flax up to 2');
  });
});
