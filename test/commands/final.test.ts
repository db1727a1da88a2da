import { afterEach, expect, it } from 'vitest';
import { type Bot, faceOf } from '../../commands/bot.ts';
import { finalMessage } from '../../commands/posts/final.ts';
import { panelMessage } from '../../commands/turn/panel-message.ts';
import { IllegalMove } from '../../src/engine/decision.ts';
import type { Game } from '../../src/engine/game.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { catalogue } from '../../src/messages/index.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { Table } from '../../src/table/table.ts';
import { ANNA, BEN, openTestTables, play, takePosts } from '../table/fixture.ts';
import { gameAt, type TestGame } from '../table/positions.ts';
import { botAt } from './limits/bots.ts';

let game: TestGame;
afterEach(() => game.tables.stores.close());

/** The final post of a game whose last exchanges have just been made, as these tables show it. */
async function finalPost(table: Table, entry: number): Promise<string> {
  const bot: Bot = { ...botAt({} as State, catalogue('en')), table };
  const { components } = await finalMessage(bot, await table.position(game.gameId, entry));
  return JSON.stringify(components.map((component) => component.toJSON()));
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
  const bot = botAt({} as State, catalogue('en'));
  const position = await game.tables.table.position(game.gameId);
  const told = faceOf(bot, position.game).call(position);
  expect(told).toContain('the points of Caverna are about to be counted');
  for (const { id } of [ANNA, BEN]) expect(told).toContain(`<@${id}>`);
  expect(faceOf(bot, position.game).simultaneous?.(position.state)).toMatchObject({ end: 'Count my points' });
});

it('before the points are counted, the panel shows at once what can be exchanged', async () => {
  game = await beforeTheEnd();
  const { table, planning } = game.tables;
  const bot: Bot = { ...botAt({} as State, catalogue('en')), table, planning };
  const panel = await table.panel({ gameId: game.gameId, userId: ANNA.id });
  const { components } = await panelMessage(bot, panel);
  const shown = JSON.stringify(components.map((component) => component.toJSON()));
  expect(shown).toContain('Do you want to exchange anything before the points are counted?');
  expect(shown).toContain('Spend a ruby');
  expect(shown).toContain('Count my points');
  for (const unneeded of ['"Exchange"', 'Back to my turn', 'Several into food']) expect(shown).not.toContain(unneeded);
});

it('a harvest shows what everybody still has to feed, even before they choose what to do in it', async () => {
  const fields = { goods: { food: 3, sheep: 2 }, cells: { c4: 'field grain' } };
  const markers = { '6': 'question', '7': 'question', '8': 'question' } as const;
  game = await gameAt({ players: 2, round: 8, next: 'harvest', markers, seats: [fields, fields] });
  const bot = botAt({} as State, catalogue('en'));
  const position = await game.tables.table.position(game.gameId);
  const told = faceOf(bot, position.game).call(position);
  for (const { id } of [ANNA, BEN]) expect(told).toContain(`<@${id}>: needs 4 food, has 3`);
});

it('a final post says who has won, and shows the score sheet, the course of the game and the boards', async () => {
  const entry = await ended();
  const shown = await finalPost(game.tables.table, entry);
  expect(shown).toContain('**Anna** wins with');
  const places = [
    '**Anna** wins with',
    ...['board-1', 'chronicle', 'score'].map((name) => `attachment://${name}`),
    'Rematch',
  ];
  const found = places.map((words) => shown.indexOf(words));
  expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
  expect(found, 'first who has won, last the sheet with what can be pressed').toEqual(found.toSorted((a, b) => a - b));
});

it('a final post offers a rematch if anybody can ask for one', async () => {
  const entry = await ended();
  const bot: Bot = { ...botAt({} as State, catalogue('en')), table: game.tables.table };
  const position = await game.tables.table.position(game.gameId, entry);
  const offered = async (seats: Position['game']['seats']) =>
    JSON.stringify(await finalMessage(bot, { ...position, game: { ...position.game, seats } }));
  expect(await offered(position.game.seats)).toContain('"Rematch"');
  const alone = await offered(position.game.seats.map((seat) => ({ ...seat, plays: 'computer' as const })));
  expect(alone).not.toContain('"Rematch"');
  expect(alone).toContain('"Next table"');
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
])('the result of %i with %i computers offers another game as %j', async (players, computers, labels) => {
  game = await gameAt({ players: players + computers, round: 12, next: 'scoring', seats: [{ goods: { ruby: 1 } }] });
  const { tables, gameId } = game;
  const bot: Bot = { ...botAt({} as State, catalogue('en')), table: tables.table };
  const position = await tables.table.position(gameId);
  const seats = position.game.seats.map((seat, at) => (at < players ? seat : { ...seat, plays: 'computer' as const }));
  const table = {
    ...tables.table,
    position: () => Promise.resolve({ ...position, game: { ...position.game, seats } }),
  };
  const { components } = await finalMessage({ ...bot, table }, await table.position());
  const shown = JSON.stringify(components.map((component) => component.toJSON()));
  expect(['Play again', 'Rematch', 'Next table'].filter((label) => shown.includes(`"${label}"`))).toEqual(labels);
});
