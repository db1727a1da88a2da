import { afterEach, expect, it } from 'vitest';
import { type Bot, faceOf } from '../../commands/bot.ts';
import { cavernaResult, ownPoints } from '../../commands/games/caverna/result.ts';
import { finalMessage } from '../../commands/posts/final.ts';
import { panelMessage } from '../../commands/turn/panel-message.ts';
import { IllegalMove } from '../../src/engine/decision.ts';
import type { Game } from '../../src/engine/game.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { GAMES } from '../../src/games/index.ts';
import { catalogue, gameWords } from '../../src/messages/index.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { Table } from '../../src/table/table.ts';
import { faceIn, openSketchbook, positionIn, tableOf } from '../../src/tools/sketches.ts';
import { ANNA, BEN, openTestTables, play, takePosts } from '../table/fixture.ts';
import { gameAt, type TestGame } from '../table/positions.ts';
import { expectText } from './asked.ts';
import { botAt } from './limits/bots.ts';
import { sent } from './limits/longest.ts';

let game: TestGame;
afterEach(() => game.tables.stores.close());

const botOf = (tables: Partial<Bot> = {}): Bot => ({ ...botAt({} as State, catalogue('en')), ...tables });

/** The final post of a game whose last exchanges have just been made, as these tables show it. */
async function finalPost(table: Table, entry: number): Promise<string> {
  return sent(await finalMessage(botOf({ table }), await table.position(game.gameId, entry)));
}

const beforeTheEnd = (): Promise<TestGame> =>
  gameAt({ players: 2, round: 12, next: 'scoring', seats: [{ goods: { gold: 9, ruby: 1 } }, { goods: { ruby: 1 } }] });

async function ended(): Promise<number> {
  game = await beforeTheEnd();
  const { tables, gameId } = game;
  await play(tables, gameId, BEN.id, 'end');
  await play(tables, gameId, ANNA.id, 'end');
  const post = (await takePosts(tables)).find(({ kind }) => kind === 'final');
  return post?.kind === 'final' ? post.entry : expect.fail();
}

it('before the points are counted, the players who must decide read why', async () => {
  game = await beforeTheEnd();
  const bot = botOf();
  const position = await game.tables.table.position(game.gameId);
  const told = faceOf(bot, position.game).call(position);
  expect(told).toContain('the points of Caverna are about to be counted');
  for (const { id } of [ANNA, BEN]) expect(told).toContain(`<@${id}>`);
  expect(faceOf(bot, position.game).simultaneous?.(position.state)).toMatchObject({ end: 'Count my points' });
});

it('before the points are counted, the panel shows at once what can be exchanged', async () => {
  game = await beforeTheEnd();
  const { table, planning } = game.tables;
  const panel = await table.panel({ gameId: game.gameId, userId: ANNA.id });
  const shown = sent(await panelMessage(botOf({ table, planning }), panel));
  expectText(shown, ['Do you want to exchange anything before the points are counted?', 'Spend a ruby']);
  expect(shown).toContain('Count my points');
  for (const unneeded of ['"Exchange"', 'Back to my turn', 'Several into food']) expect(shown).not.toContain(unneeded);
});

it('a harvest shows what everybody still has to feed, even before they choose what to do in it', async () => {
  const fields = { goods: { food: 3, sheep: 2 }, cells: { c4: 'field grain' } };
  const markers = { '6': 'question', '7': 'question', '8': 'question' } as const;
  game = await gameAt({ players: 2, round: 8, next: 'harvest', markers, seats: [fields, fields] });
  const bot = botOf();
  const position = await game.tables.table.position(game.gameId);
  const told = faceOf(bot, position.game).call(position);
  for (const { id } of [ANNA, BEN]) expect(told).toContain(`<@${id}>: needs 4 food, has 3`);
});

it('a final post says who has won, and shows the score sheet, the course of the game and the boards', async () => {
  const entry = await ended();
  const shown = await finalPost(game.tables.table, entry);
  expect(shown).toContain('**Anna** wins with');
  const pictures = ['board-1', 'chronicle', 'score'].map((name) => `attachment://${name}`);
  const places = ['**Anna** wins with', ...pictures, 'Rematch'];
  const found = places.map((words) => shown.indexOf(words));
  expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
  expect(found, 'first who has won, last the sheet with what can be pressed').toEqual(found.toSorted((a, b) => a - b));
});

it('a final post says what it can if the current rules cannot replay the log of the game', async () => {
  const entry = await ended();
  const stricter: Game<State> = {
    ...caverna,
    version: caverna.version + 1,
    former: () => false,
    play(_state, seat, move) {
      throw new IllegalMove(seat, move);
    },
  };
  const after = openTestTables({ stores: game.tables.stores, rules: stricter as Game });
  const shown = await finalPost(after.table, entry);
  expect(shown).toContain('**Anna** wins with');
  for (const name of ['score', 'board-1']) expect(shown).toContain(`attachment://${name}`);
  expect(shown).not.toContain('attachment://chronicle');
});

it.each([
  [1, 0, ['Play again']],
  [1, 1, ['Play again', 'Next table']],
  [2, 0, ['Rematch', 'Next table']],
  [0, 2, ['Next table']],
])('the result of %i people and %i computers offers another game as %j', async (players, computers, labels) => {
  game = await gameAt({ players: players + computers, round: 12, next: 'scoring', seats: [{ goods: { ruby: 1 } }] });
  const { table } = game.tables;
  const position = await table.position(game.gameId);
  const seats = position.game.seats.map((seat, at) => (at < players ? seat : { ...seat, plays: 'computer' as const }));
  const shown = { ...position, game: { ...position.game, seats } };
  const bot = botOf({ table: { ...table, position: () => Promise.resolve(shown) } });
  const told = sent(await finalMessage(bot, shown));
  expect(['Play again', 'Rematch', 'Next table'].filter((label) => told.includes(`"${label}"`))).toEqual(labels);
});

const words = gameWords(catalogue('en'), 'caverna');

function resultOf(names: readonly string[]): string {
  const state = caverna.start(caverna.options.parse({}), names.length, 'seed');
  const seats = names.map((name, seat) => ({ userId: String(seat), name }));
  return cavernaResult(words, { game: { seats }, state } as unknown as Position<State>);
}

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
  expectText(sheet, ['Tom'], ['Mara']);
});
