import { expect, it } from 'vitest';
import { cavernaResult, ownPoints } from '../../commands/games/caverna/result.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { GAMES } from '../../src/games/index.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import type { Position } from '../../src/table/play/showing.ts';
import { faceIn, openSketchbook, positionIn, tableOf } from '../../src/tools/sketches.ts';

const words = gameWords(catalogue('en'), 'caverna');

function resultOf(names: readonly string[]): string {
  const state = caverna.start(caverna.options.parse({}), names.length, 'seed');
  const seats = names.map((name, seat) => ({ userId: String(seat), name }));
  return cavernaResult(words, { game: { seats }, state } as unknown as Position<State>);
}

/** The first line of the table of points. */
const headings = (names: readonly string[]): string[] =>
  (resultOf(names).split('```')[1]?.split('\n')[1] ?? '').trim().split(/\s+/);

it('the table of points has the beginnings of names above it, without characters that reverse or hide text', () => {
  expect(headings(['Mara', 'Tom'])).toEqual(['Mar', 'Tom']);
  expect(headings(['\u202eMara', '`To`m'])).toEqual(['Mar', 'Tom']);
  expect(headings(['\u0007Mara', '\u2066Tom'])).toEqual(['Mar', 'Tom']);
  expect(headings(['😀😀😀😀', 'Tom'])).toEqual(['😀😀😀', 'Tom']);
});

it('the table of points has letters above it if names begin the same way', () => {
  const letters = headings(['Marabou', 'Mara']);
  expect(new Set(letters).size).toBe(2);
  expect(letters.join('')).toMatch(/^\w\w$/);
  expect(headings(['\u202e', '\u2066'])).toHaveLength(2);
});

it('the points of one seat end with their sum', () => {
  const state = caverna.start(caverna.options.parse({}), 2, 'seed');
  const total = caverna.score(state)[1]?.total ?? 0;
  const lines = ownPoints(words, { state, seat: 1 }).split('\n');
  expect(lines.at(-2)).toMatch(new RegExp(`${String(total).replace('-', '−')}$`));
});

it.each(GAMES)('the score sheet of one seat of $id shows nobody else', async (rules) => {
  const { faces, sketches } = openSketchbook();
  const game = tableOf(rules, ['Mara', 'Tom']);
  const position = positionIn(rules, game, rules.start(game.options, 2, 'seed'));
  const sheet = JSON.stringify(sketches([await faceIn(faces, rules).scorePicture(position, [1])]));
  expect(sheet).toContain('Tom');
  expect(sheet).not.toContain('Mara');
});
