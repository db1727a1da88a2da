import { describe, expect, it, test } from 'vitest';
import { caveChronicle, caveCourse } from '../../commands/games/cave-vs-cave/chronicle.ts';
import { caveWording } from '../../commands/games/cave-vs-cave/wording.ts';
import { altText } from '../../render/games/cave-vs-cave/alt.ts';
import { caveScene, scoreScene, tableScene, wallLetters } from '../../render/games/cave-vs-cave/index.ts';
import { ownersOf } from '../../render/shared/owner.ts';
import type { Decision } from '../../src/engine/decision.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../src/games/cave-vs-cave/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { TableGame } from '../../src/table/types.ts';
import { positionIn } from '../../src/tools/sketches.ts';
import { late, mine, onField, Scenario } from '../games/cave-vs-cave/scenario.ts';
import { expectText } from './asked.ts';
import { ANNA_AND_BEN, asked, face, momentOf, posted, postedAfter } from './cave-asked.ts';

const seats = ANNA_AND_BEN;
const words = gameWords(catalogue('en'), 'cave-vs-cave');

const positionOf = ({ state }: Scenario): Position<State> =>
  positionIn(caveVsCave as never, { id: 'g', game: 'cave-vs-cave', seats } as unknown as TableGame, state) as never;

/** The last turn of the first era: Anna has 7 points, Ben has 4. */
const lastTurn = (mode: 'open' | 'era1+2') =>
  late({ gold: 3, d3: 'spinningWheel' }, { options: { mode }, turns: 7, seats: [{ gold: 4 }] });

/** The last turn of the first round of the second era. */
const secondEra = () => mine({ donkey: 2 }, { era: 2, round: 1, turns: 7, seats: [{ donkey: 1 }] });

describe('the end of the first era', () => {
  it('shows its result where players decide whether to go on', () => {
    const game = lastTurn('open').play('use undergrowth', 'done', 'end');
    const position = positionOf(game);
    expect(face.call(position)).toContain('Era I is over: Anna 7 and Ben 4. Everybody keeps these points.');
    const [{ decision } = expect.fail()] = position.awaited;
    expect(face.question({ state: game.state, decision, seats })).toMatchObject({
      title: 'Do you want to continue with era II?',
      help: expect.stringContaining('Anna 7 and Ben 4'),
    });
  });

  it('gives a solo player both targets there', () => {
    const players = { players: 1, turns: 3, options: { mode: 'open' } } as const;
    const game = mine({ gold: 3, d3: 'spinningWheel' }, { round: 7, ...players });
    const { state } = game.play('use undergrowth', 'done', 'end');
    const [decision = expect.fail()] = caveVsCave.decisions(state);
    const { help } = face.question({ state, decision, seats: seats.slice(0, 1) });
    expect(help).toContain('Anna 7; the target was 50. You keep these points; the target after both eras is more');
  });

  it('tells a solo player that the second era begins at C4', () => {
    const game = mine({}, { round: 7, players: 1, turns: 3, options: { mode: 'era1+2' } });
    const before = caveVsCave.clone(game.state);
    const { state: after } = game.play('use undergrowth', 'done', 'end');
    expect(postedAfter(before, after)).toContain('-# C4, the way into the cave, has to be excavated first.');
  });

  it('shows its result, and what everybody begins with, if the second era follows at once', () => {
    const game = lastTurn('era1+2');
    const before = caveVsCave.clone(game.state);
    const { state: after } = game.play('use undergrowth', 'done', 'end');
    const told = postedAfter(before, after);
    expect(told).toContain('Era I is over: Anna 7 and Ben 4. Everybody keeps these points.');
    expectText(told.join('\n'), [/Anna begins era II with .*3 gold.*1 donkey/, /Ben begins era II with .*4 gold/]);
    expect(told).toContain('-# C4, the way into a cave, is free for Ben. Anna is ahead and has to excavate it first.');
    expect(postedAfter(after, after).join()).not.toMatch(/is over|begins era II/);
  });

  it('comes after the turn that ended it and before the next one, which does not change what everybody begins with', () => {
    const last = momentOf(lastTurn('era1+2'), 'use undergrowth', 'done');
    const first = momentOf(new Scenario(caveVsCave.clone(last.after)), 'use cultivation', 'done');
    const moments = [last, first];
    const told = face.told({
      turns: moments.map(({ turn }) => turn),
      seatsAt: () => seats,
      before: last.before,
      after: first.after,
      momentOf: (turn) => moments.find((moment) => moment.turn === turn),
    });
    expect(told.join('\n')).toMatch(/Undergrowth[\s\S]*Era I is over[\s\S]*begins era II with[\s\S]*Cultivation/);
  });
});

test.each([
  [49, 16, false],
  [50, 17, true],
])('a solo player who reaches the target wears a crown: %i', (points, gold, winner) => {
  const cave = { d3: 'stateRoom', d2: 'dungeon', e3: 'sacrificialAltar', e4: 'shelf' };
  const { state } = mine({ gold, cave }, { players: 1, options: { mode: 'era1' }, round: 7, turns: 3 });
  const game = new Scenario(state).play('use driftMining', 'done', 'end');
  expect(game.state.phase).toBe('end');
  const { players } = scoreScene({ state: game.state, owners: ownersOf(seats.slice(0, 1)), words }, '');
  expect(players).toMatchObject([{ total: points, winner }]);
});
const wordingOf = ({ state }: Pick<Scenario, 'state'>, options: Decision['options'] = []) =>
  caveWording(words, { state, decision: { seat: 0, options } });

test('an action tile shows the price in this round and the field below it', () => {
  const told = (tile: string, position: Scenario) => wordingOf(position).option({ move: `use ${tile}` }).detail;
  const [early, last] = [late({}, { round: 1 }), late({}, { round: 8 })];
  expect(told('housework', early)).toBe('Furnish for 2 food · furnish for 5 food or 1 gold');
  expect(told('housework', last)).toBe('Furnish for 4 food · furnish for 5 food or 1 gold');
  const decoration = told('decoration', onField('decoration', 1, {}));
  expect(decoration).toBe('Furnish for 5 food or 1 gold · 3 ore, 1 iron or 1 donkey');
});

test('the whole price of a room is shown: its cost, and any extra price', () => {
  const { option } = wordingOf(late({}));
  expect(option({ move: 'furnish shelf d3 for gold 1' }).text).toBe('Shelf on D3, for 1 wood and 1 gold');
});

test('a place for a wall is named by the letter that the picture shows there', () => {
  const options = ['wall d1e1', 'wall d3e3', 'breach d2e2'].map((move) => ({ move }));
  const { option } = wordingOf(late({}), options);
  const at = (slot: string) => wallLetters(options).get(slot);
  expect([at('d1e1'), at('d3e3'), at('d2e2')]).toEqual(['a', 'b', 'c']);
  expect(option({ move: 'wall d3e3' }).text).toBe('Wall b, between D3 and E3');
  expect(option({ move: 'breach d2e2' }).text).toBe('Remove wall c, between D2 and E2');
});

test('an exchange whose food would be lost says so, and comes last in grey', () => {
  const flax = { move: 'eat flax', anytime: true } as const;
  const seat = { flax: 9, food: 9, d3: 'warehouse', e4: 'rettingRoom' };
  expect(wordingOf(late(seat).play('use undermining')).option(flax)).toMatchObject({
    text: 'Give 1 flax away',
    detail: 'You have 9 food already, so its food is lost',
    quiet: true,
  });
  const hungry = { ...seat, flax: 9, food: 8 };
  const label = wordingOf(late(hungry).play('use undermining')).option(flax);
  expect(label.text).toBe('1 flax into 1 food');
  expect(label.quiet).toBeUndefined();
});

test('the contents of a room are shown where it is excavated; the question says once that it turns over a room', () => {
  const { option } = wordingOf(late({}));
  const label = { text: 'Excavate E2 (+1 food)', icon: 'cave_vs_cave_pick' };
  expect(option({ move: 'excavate e2', reveals: true })).toEqual(label);
  expect(option({ move: 'excavate d2', reveals: true }).text).toBe('Excavate D2');
});

it('a replay, which knows the turns but not the states before and after each of them, also says what donkeys bring', () => {
  const moment = momentOf(secondEra(), 'use undergrowth', 'done');
  const told = face.told({ turns: [moment.turn], seatsAt: () => seats, momentOf: () => moment });
  expect(told).toContain('Donkeys bring ore: Anna +2, Ben +1.');
});

test('the chart of both eras says that it counts rooms for both, unlike the score of era I', () => {
  const moments = [lastTurn('era1+2'), secondEra()].map((game) => momentOf(game, 'use undergrowth', 'done'));
  const history = { game: { seats }, moments: () => moments } as never;
  expect(caveChronicle(words, history, [])?.title).toContain('each room counts twice');
});

test('the chart of an analysis names the draft, and so does its text', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'quick' }), 2, 'draft');
  const name = face.coach?.tick(state) ?? '';
  expect(name).toBe('Draft');
  expect(face.coach?.tick({ ...state, phase: 'work', round: 1 })).toBe('1');
  const points = [50, 51, 52, 53];
  const ofSeats = seats.map(() => ({ points, marks: [], told: [] }));
  const course = { title: 'Course', ticks: [name, '', '1', '2'], seats: ofSeats };
  const input = caveCourse({ game: { seats }, state } as never, course);
  expect(altText({ kind: 'chronicle', input }, words)).toContain('(Draft, 1–2): Anna 50 52 53');
});

describe('a turn that is over', () => {
  it('says what was paid for a second room, and the net change even though rooms were revealed', () => {
    const dug = posted(late({ food: 2 }), 'use excavation', 'pay food 2', 'excavate e4', 'excavate e5', 'take stone 1');
    expect(dug[0]).toContain('paid 2 food for two rooms, excavated E4, excavated E5 (+1 stone, −1 food).');
  });

  it('says what donkeys bring at the end of its round', () => {
    const { state } = onField('decoration', 1, { donkey: 2 });
    const game = new Scenario({ ...state, round: 3, turns: 7 });
    expect(posted(game, 'use cultivation', 'done').join()).toContain('Donkeys bring ore: Anna +2');
  });
});

describe('the text of a picture of a cave', () => {
  const textOf = ({ state }: Scenario) =>
    altText({ kind: 'cave', input: caveScene({ state, owners: ownersOf(seats), words }, 0) }, words);

  it('does not mention rooms if none is furnished', () => {
    const { state } = onField('decoration', 1, {});
    const cave =
      state.players[0]?.cave.map((spot) => (spot.is === 'furnished' ? { is: 'empty' as const } : spot)) ?? [];
    const bare = { ...state, players: state.players.map((player) => ({ ...player, cave })) };
    expect(textOf(new Scenario(bare))).not.toContain('Furnished: .');
  });

  it('says what the rooms do, for as many as fit, and which ones are blue', () => {
    const many = ['shelf', 'tunnel', 'grindstone', 'parlor', 'warehouse', 'stall', 'storeroom', 'dungeon', 'treasury'];
    const cells = ['d1', 'e1', 'd2', 'e2', 'd3', 'e3', 'e4', 'd5', 'e5'];
    const cave = Object.fromEntries(many.map((room, at) => [cells[at] ?? '', room]));
    const text = textOf(late({ cave }));
    for (const room of many) expect(text).toContain(words.room(room).effect);
    expectText(text, ['Dungeon (blue: ', 'Shelf (orange: ']);
  });
});

describe('the score of the first era', () => {
  it.each(['open', 'era1+2'] as const)('is a picture in the post that ends it (%s)', async (mode) => {
    const moment = momentOf(lastTurn(mode), 'use undergrowth', 'done');
    const [sheet] = (await face.interimPictures?.(positionOf(lastTurn(mode)), () => [moment])) ?? [];
    expect(sheet?.alt).toMatch(/^Points from era I\..*Anna 7;.*Ben 4;/);
  });

  it('is in no other post', async () => {
    const ended = momentOf(late({}, { turns: 3 }), 'use undergrowth', 'done');
    expect(await face.interimPictures?.(positionOf(late({})), () => [ended])).toEqual([]);
  });
});

test('after a draft, a post says why somebody begins with more gold', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'quick' }), 2, 'gold');
  let before = state;
  while (state.phase !== 'work') {
    before = caveVsCave.clone(state);
    const [
      {
        seat,
        options: [option],
      } = expect.fail(),
    ] = caveVsCave.decisions(state);
    caveVsCave.apply(state, seat, option ?? expect.fail());
  }
  const told = postedAfter(before, state).join('\n');
  expectText(told, [/(Anna|Ben) drafted \d+ points and (Anna|Ben) \d+, so \1 gets \d+ more gold\./], ['goods at 0']);
});

test.each([
  [[], 'drafted *Treasury* on E2'],
  [['d2e2'], 'drafted *Treasury* on E2 and built a wall between D2 and E2'],
  [['d2e2', 'e1e2'], 'drafted *Treasury* on E2 and built walls between D2 and E2 and between E1 and E2'],
])('a post about a draft names the walls %j', (slots, told) => {
  expect(words.deedOf({ verb: 'draft', room: 'treasury', cell: 'e2', slots })).toBe(told);
});

test('a post about a draft says that the rooms it turns up are free', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'quick' }), 2, 'free');
  const told: string[] = [];
  for (let step = 0; step < 12; step++) {
    const before = caveVsCave.clone(state);
    const [{ seat, options } = expect.fail()] = caveVsCave.decisions(state);
    caveVsCave.apply(state, seat, options[0] ?? expect.fail());
    if (state.phase === 'draft')
      told.push(...postedAfter(before, state).filter((line) => line.startsWith('Turned up')));
  }
  expect(told).not.toEqual([]);
  for (const line of told) expectText(line, [', free, worth'], ['costs']);
});

test('a room without an effect is not said to do anything', () => {
  const facts = { ...words.room('armory'), colour: 'orange', cost: {}, points: 13 } as const;
  expect(words.telling.worth(facts)).toBe('13 points, no effect');
  expect(words.telling.revealed(facts)).toBe('🟠 **Armory**, free, worth 13 points. No effect');
});

test('in a draft, neither the picture of a cave nor its text shows goods', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'quick' }), 2, 'draft');
  const input = caveScene({ state, owners: ownersOf(seats), words }, 0);
  expect(input.goods).toEqual([]);
  expect(altText({ kind: 'cave', input }, words)).not.toContain('nothing');
});

test.each([
  ['draft', [false]],
  ['work', [undefined]],
] as const)('action tiles are dark in the picture of a draft, because nobody can take one: %s', (phase, possible) => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'quick' }), 2, 'draft');
  const { tiles } = tableScene({ state: { ...state, phase }, owners: ownersOf(seats), words });
  expect([...new Set(tiles.filter(({ id }) => id !== undefined).map((tile) => tile.possible))]).toEqual(possible);
});

const AT_MASONRY = 'Walls come from the supply:';
const WITH_MASONRY = 'To build a wall, take *Masonry* or *Renovation*';
const helpAfter = (game: Scenario, ...moves: string[]) => asked(game.play(...moves)).help;
/** All walls but these are in the first cave. */
const WALLS = ['d1e1', 'd2e2', 'd3e3', 'd4e4', 'd5e5', 'e5f5', 'd1d2'];

describe('where walls come from', () => {
  it('is said where one may be built, together with how many are left', () => {
    expect(helpAfter(late({}), 'use masonry')).toContain(`${AT_MASONRY} 7 left.`);
    expect(helpAfter(late({ walls: ['d3e3', 'd4e4'] }), 'use masonry')).toContain('5 left.');
    expect(asked(late({}).play('use masonry'), { language: 'de' }).help).toContain('aus dem Vorrat: noch 7.');
  });

  it('is said where a room for sale does not fit because of walls, but not where all fit', () => {
    const rich = { food: 9, wood: 5, d3: 'empty' };
    const display = ['tunnel', 'shelf'];
    expect(helpAfter(late(rich, { display }), 'use housework')).toContain(`${WITH_MASONRY} (7 left in the supply).`);
    expect(helpAfter(late(rich, { display: ['shelf'] }), 'use housework')).not.toContain('Masonry');
    const none = late({ ...rich, goods: {} }, { display: ['tunnel'] });
    expect(helpAfter(none, 'use expansion')).toContain(`${WITH_MASONRY} (7 left in the supply).`);
    expect(asked(none, { language: 'de' }).help).toContain('mit *Mauerbau* oder *Renovierung* (noch 7 im Vorrat).');
  });

  it('names only the tiles that nobody has taken this round', () => {
    const rich = { food: 9, wood: 5, gold: 5, d3: 'empty' };
    const game = () => late(rich, { display: ['tunnel'] });
    const taken = (...tiles: string[]) =>
      new Scenario({ ...game().state, taken: tiles.map((tile) => ({ tile, seat: 1 })) });
    expect(helpAfter(taken('masonry'), 'use housework')).toContain('take *Renovation* (7 left');
    expect(helpAfter(taken('masonry', 'renovation'), 'use housework')).not.toContain('To build a wall');
  });

  it('is not said to somebody without an empty room', () => {
    const full = late({ food: 9, d3: 'shelf' }, { display: ['tunnel'] });
    expect(helpAfter(full, 'use housework')).not.toContain('To build a wall');
  });

  it('is not said before a tile that builds walls is face up', () => {
    const { state } = mine({ food: 9, d3: 'empty' }, { round: 1, display: ['tunnel'] });
    const early = new Scenario({ ...state, row: ['cultivation', 'housework', 'masonry'], shown: 2 });
    expect(helpAfter(early, 'use housework')).not.toContain('To build a wall');
  });

  it('includes why none can be built: the supply is empty', () => {
    const bare = late({ walls: WALLS });
    expect(bare.state.walls).toBe(0);
    expect(
      asked(bare)
        .choices()
        .find(({ label }) => label === 'Renovation')?.description,
    ).not.toContain('nothing');
    expect(helpAfter(bare, 'use masonry')).toContain('🔒 Build a wall: no wall is left in the supply.');
    expect(asked(bare, { language: 'de' }).help).toContain('🔒 Wand errichten: Im Vorrat ist keine Wand mehr.');
  });
});

it.each([
  [['d1e1'], 'D1, wall to E1', 'D1, Wand zu E1'],
  [['d1d2', 'd1e1'], 'D1, walls to D2 and E1', 'D1, Wände zu D2 und E1'],
  [[], 'D1', 'D1'],
  [['d2e2'], 'D1, wall between D2 and E2', 'D1, Wand zwischen D2 und E2'],
])('a place whose walls %j are built names only the rooms behind them', (slots, english, german) => {
  const [en, de] = (['en', 'de'] as const).map((language) => gameWords(catalogue(language), 'cave-vs-cave'));
  expect([en?.placeShort('d1', {}, slots), de?.placeShort('d1', {}, slots)]).toEqual([english, german]);
});
