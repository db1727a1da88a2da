import { describe, expect, it, test } from 'vitest';
import { caveWording } from '../../commands/games/cave-vs-cave/wording.ts';
import { altText } from '../../render/games/cave-vs-cave/alt.ts';
import { caveScene, scoreScene, wallLetters } from '../../render/games/cave-vs-cave/index.ts';
import { ownersOf } from '../../render/shared/owner.ts';
import type { Decision } from '../../src/engine/decision.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State } from '../../src/games/cave-vs-cave/state.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import { playMoment } from '../../src/table/play/moment.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { TableGame } from '../../src/table/types.ts';
import { positionIn } from '../../src/tools/sketches.ts';
import { late, mine, onField, Scenario } from '../games/cave-vs-cave/scenario.ts';
import { ANNA_AND_BEN, face, posted, postedAfter } from './cave-asked.ts';

const seats = ANNA_AND_BEN;
const words = gameWords(catalogue('en'), 'cave-vs-cave');

const positionOf = ({ state }: Scenario): Position<State> =>
  positionIn(caveVsCave as never, { id: 'g', game: 'cave-vs-cave', seats } as unknown as TableGame, state) as never;

/** The last turn of the first era: Anna has 7 points, Ben has 4. */
const lastTurn = (mode: 'open' | 'era1+2') =>
  late(
    { goods: { gold: 3 }, cave: { d3: 'spinningWheel' } },
    { options: { mode }, turns: 7, seats: [{ goods: { gold: 4 } }] },
  );

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
    const game = mine({ goods: { gold: 3 }, cave: { d3: 'spinningWheel' } }, { round: 7, ...players });
    const { state } = game.play('use undergrowth', 'done', 'end');
    const [decision = expect.fail()] = caveVsCave.decisions(state);
    const { help } = face.question({ state, decision, seats: seats.slice(0, 1) });
    expect(help).toContain(
      'Anna 7; the target was 50. You keep these points; the target after both eras is more than 180.',
    );
  });

  it('shows its result if the second era follows at once', () => {
    const game = lastTurn('era1+2');
    const before = caveVsCave.clone(game.state);
    const { state: after } = game.play('use undergrowth', 'done', 'end');
    const told = postedAfter(before, after);
    expect(told).toContain('Era I is over: Anna 7 and Ben 4. Everybody keeps these points.');
    expect(postedAfter(after, after).join()).not.toContain('is over');
  });

  it('comes after the turn that ended it and before the next one, which does not change what everybody begins with', () => {
    const game = lastTurn('era1+2');
    const turnOf = (seat: number, ...moves: string[]) => {
      const before = caveVsCave.clone(game.state);
      game.play(...moves.slice(0, -1));
      const played = caveVsCave.clone(game.state);
      const after = caveVsCave.clone(game.play(...moves.slice(-1)).state);
      const turn = { seat, moves: moves.map((move, entry) => ({ entry, seat, move })) };
      return { turn, before, played, after };
    };
    const last = turnOf(0, 'use undergrowth', 'done', 'end');
    const seat = last.after.turn?.seat ?? 0;
    const first = turnOf(seat, 'use cultivation', 'done', 'end');
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
])('a solo player wears a crown if they reach the target: %i points', (points, gold, winner) => {
  const cave = { d3: 'stateRoom', d2: 'dungeon', e3: 'sacrificialAltar', e4: 'shelf' };
  const { state } = mine({ goods: { gold }, cave }, { players: 1, options: { mode: 'era1' }, round: 7, turns: 3 });
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
  expect(told('decoration', onField('decoration', 1, {}))).toBe(
    'Furnish for 5 food or 1 gold · 3 ore, 1 iron or 1 donkey',
  );
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
  const seat = { goods: { flax: 9, food: 9 }, cave: { d3: 'warehouse', e4: 'rettingRoom' } };
  expect(wordingOf(late(seat).play('use undermining')).option(flax)).toMatchObject({
    text: 'Give 1 flax away',
    detail: 'You have 9 food already, so its food is lost',
    quiet: true,
  });
  const hungry = { ...seat, goods: { flax: 9, food: 8 } };
  const label = wordingOf(late(hungry).play('use undermining')).option(flax);
  expect(label.text).toBe('1 flax into 1 food');
  expect(label.quiet).toBeUndefined();
});

test('the contents of a room are shown where it is excavated; the question says once that it turns over a room', () => {
  const { option } = wordingOf(late({}));
  expect(option({ move: 'excavate e2', reveals: true })).toEqual({
    text: 'Excavate E2 (+1 food)',
    icon: 'cave_vs_cave_pick',
  });
  expect(option({ move: 'excavate d2', reveals: true }).text).toBe('Excavate D2');
});

it('a replay, which knows the turns but not the states before and after each of them, also says what donkeys bring', () => {
  const game = mine({ goods: { donkey: 2 } }, { era: 2, round: 1, turns: 7, seats: [{ goods: { donkey: 1 } }] });
  const { seat } = game.asked();
  const turn = { seat, moves: ['use undergrowth', 'done', 'end'].map((move, entry) => ({ entry, seat, move })) };
  const moment = playMoment(caveVsCave, { state: caveVsCave.clone(game.state) }, turn);
  const told = face.told({ turns: [turn], seatsAt: () => seats, momentOf: () => moment });
  expect(told).toContain('Donkeys bring ore: Anna +2, Ben +1.');
});

describe('a turn that is over', () => {
  it('says what was paid for a second room, and the net change even though rooms were revealed', () => {
    const dug = posted(
      late({ goods: { food: 2 } }),
      'use excavation',
      'pay food 2',
      'excavate e4',
      'excavate e5',
      'take stone 1',
    );
    expect(dug[0]).toContain(
      '**Anna**: *Excavation*: paid 2 food for two rooms, excavated E4, excavated E5 (+1 stone, −1 food).',
    );
  });

  it('says what donkeys bring at the end of its round', () => {
    const { state } = onField('decoration', 1, { goods: { donkey: 2 } });
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

  it('says what the rooms do, as many as fit, and which ones are blue', () => {
    const many = ['shelf', 'tunnel', 'grindstone', 'parlor', 'warehouse', 'stall', 'storeroom', 'dungeon', 'treasury'];
    const cells = ['d1', 'e1', 'd2', 'e2', 'd3', 'e3', 'e4', 'd5', 'e5'];
    const cave = Object.fromEntries(many.map((room, at) => [cells[at] ?? '', room]));
    const text = textOf(late({ cave }));
    for (const room of many) expect(text).toContain(words.room(room).effect);
    expect(text).toContain('Dungeon (blue: ');
    expect(text).toContain('Shelf (orange: ');
  });
});

describe('the score of the first era', () => {
  const moment = (mode: 'open' | 'era1+2') => {
    const { state } = lastTurn(mode).play('use undergrowth', 'done');
    const turn = { seat: 0, moves: [{ seat: 0, move: 'end', entry: 1 }] };
    return playMoment(caveVsCave, { state }, turn as never);
  };

  it.each(['open', 'era1+2'] as const)('is a picture in the post that ends it (%s)', async (mode) => {
    const [sheet] = (await face.interimPictures?.(positionOf(lastTurn(mode)), () => [moment(mode)])) ?? [];
    expect(sheet?.alt).toMatch(/^Points from era I\..*Anna 7;.*Ben 4;/);
  });

  it('is in no other post', async () => {
    const { state } = late({}, { turns: 3 }).play('use undergrowth', 'done');
    const turn = { seat: 0, moves: [{ seat: 0, move: 'end', entry: 1 }] };
    const ended = playMoment(caveVsCave, { state }, turn as never);
    expect(await face.interimPictures?.(positionOf(late({})), () => [ended])).toEqual([]);
  });
});

test('in a draft, neither the picture of a cave nor its text shows goods', () => {
  const state = caveVsCave.start(caveVsCave.options.parse({ mode: 'quick' }), 2, 'draft');
  const input = caveScene({ state, owners: ownersOf(seats), words }, 0);
  expect(input.goods).toEqual([]);
  expect(altText({ kind: 'cave', input }, words)).not.toContain('nothing');
});
