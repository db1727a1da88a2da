import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Message } from 'local-discord';
import { type LocalDiscord, startLocalDiscord } from 'local-discord';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { facesWith } from '../../commands/games/index.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { inspect } from '../../lab/aftermath.ts';
import { controlsOf, findControl } from '../../lab/hands.ts';
import type { Memory } from '../../lab/stubborn-seats.ts';
import { startBot } from '../../src/bot.ts';
import { END } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { build } from '../../src/table/play/live.ts';
import { pixelPainter } from '../commands/fixture.ts';

let discord: LocalDiscord;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'caverna-aftermath-'));
  discord = await startLocalDiscord({ rateLimits: false });
});
afterEach(async () => {
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
});

const database = (): string => path.join(folder, 'games.sqlite');
const channel = (): string => discord.channels[0]?.id ?? '';
const messages = () => discord.as('Mara').messages(channel());

/** Opens a lobby of two, starts the game if asked to, and stops the bot. */
async function playedSoFar({ begins, game }: { readonly begins: boolean; readonly game?: string }): Promise<void> {
  const stores = openDatabase(database());
  const bot = await startBot({
    token: discord.token,
    stores,
    faces: facesWith(pixelPainter),
    log: pino({ level: 'silent' }),
    rest: { api: discord.apiUrl, globalRequestsPerSecond: 10_000, offset: 0 },
  });
  const options = { players: 2, ...(game !== undefined && { game }) };
  await (await discord.as('Mara').slash(channel(), 'caverna new', options)).shown();
  const lobby = await discord.until(() => messages().find((message) => findControl(message, 'lobby', 'join')));
  await discord.as('Tom').press(lobby.id, findControl(lobby, 'lobby', 'join')?.id ?? '');
  if (begins) {
    await discord.as('Mara').press(lobby.id, findControl(lobby, 'lobby', 'start')?.id ?? '');
    await discord.until(() => messages().some((message) => findControl(message, 'open')));
  }
  await bot.drain();
  await bot.close();
  await stores.close();
}

/** A message of the bot in the channel: the lobby is its first one, and only a prompt has menus. */
function standing(which: 'lobby' | 'prompt'): Message {
  const posted = [...(discord.world.messages.get(channel())?.values() ?? [])].filter(
    ({ author, local }) => author.bot && local.onlyFor === undefined,
  );
  const message =
    which === 'lobby' ? posted[0] : posted.find((one) => controlsOf(one).some(({ kind }) => kind === 'menu'));
  if (!message) throw new Error(`There is no ${which}.`);
  return message;
}

const inspected = () => inspect({ database: database(), discord, memories: [] });

it('finds nothing wrong if the lobby and the prompt of a game are there', async () => {
  await playedSoFar({ begins: true });
  expect(await inspected()).toEqual({ games: 1, turns: 0, lost: [], doubled: [] });
});

it('notices a missing prompt', async () => {
  await playedSoFar({ begins: true });
  discord.faults.deleteMessage(standing('prompt').id);
  expect(await inspected()).toMatchObject({ lost: [expect.stringContaining('has no prompt')], doubled: [] });
});

it('notices a second prompt', async () => {
  await playedSoFar({ begins: true });
  const prompt = standing('prompt');
  discord.world.messages.get(channel())?.set('1', { ...prompt, id: '1', nonce: 'another' });
  const { lost, doubled } = await inspected();
  expect(lost).toEqual([]);
  expect(doubled).toContainEqual(expect.stringContaining('has 2 prompts'));
});

it.each([true, false])('notices a missing lobby, whether or not the game has started (%s)', async (begins) => {
  await playedSoFar({ begins });
  discord.faults.deleteMessage(standing('lobby').id);
  expect(await inspected()).toMatchObject({ lost: [expect.stringContaining('The lobby of game')], doubled: [] });
});

it('notices a game that nobody can see any more', async () => {
  await playedSoFar({ begins: true });
  for (const { id } of messages()) discord.faults.deleteMessage(id);
  const { lost } = await inspected();
  expect(lost).toContainEqual(expect.stringContaining('has no prompt'));
  expect(lost).toContainEqual(expect.stringContaining('The lobby of game'));
});

/** Notes that the first player has chosen a space, has taken that back and has chosen it again. */
async function chosenAgain(): Promise<{ readonly game: string; readonly player: string }> {
  await playedSoFar({ begins: true });
  const stores = openDatabase(database());
  const game = await stores.games.inChannel(channel());
  if (!game) throw new Error('There is no game.');
  const [wait] = await stores.waits.ofGame(game.id);
  const seat = wait?.seat ?? 0;
  const chosen = { seat, move: 'place logging' };
  const entries = [
    { entry: 1, ...chosen },
    { entry: 2, undo: 0, seat },
    { entry: 3, ...chosen },
  ];
  await stores.games.save({ game, entries, at: 0 });
  await stores.close();
  return { game: game.id, player: game.seats[seat]?.userId ?? '' };
}

it('knows that a player who has taken everything back gets the same question with the same number', async () => {
  const who = await chosenAgain();
  const choice = { ...who, step: 0, kind: 'move', move: 'place logging' } as const;
  const back = { ...who, step: 1, kind: 'back', move: '' } as const;
  const inspectedWith = (memories: readonly Memory[]) => inspect({ database: database(), discord, memories });
  expect(await inspectedWith([choice, back, { ...choice }])).toMatchObject({ lost: [], doubled: [] });
  expect(await inspectedWith([choice, back])).toMatchObject({
    doubled: [expect.stringContaining('nobody has pressed {"entry":3')],
  });
});

/** Writes a whole turn into the log: a space, moves after it and the end; only the space and the end were pressed. */
async function turnOf(moves: readonly string[]) {
  await playedSoFar({ begins: true });
  const stores = openDatabase(database());
  const game = await stores.games.inChannel(channel());
  if (!game) throw new Error('There is no game.');
  const seat = (await stores.waits.ofGame(game.id))[0]?.seat ?? 0;
  const entries = ['place sustenance', ...moves, END].map((move, index) => ({ entry: index + 1, seat, move }));
  const state = JSON.stringify(build(game, caverna, entries).state);
  const snapshot = { entry: entries.length, version: caverna.version, state };
  await stores.games.save({ game, entries, snapshot, at: 0 });
  await stores.close();
  const who = { game: game.id, player: game.seats[seat]?.userId ?? '' };
  const place: Memory = { ...who, step: 0, kind: 'move', move: 'place sustenance' };
  const end: Memory = { ...who, step: 1, kind: 'end', move: '', confirmed: entries.length };
  /** The findings if these moves after the space were also pressed. */
  return (...moves: readonly string[]) => {
    const pressed = moves.map((move): Memory => ({ ...who, step: 1, kind: 'move', move }));
    return inspect({ database: database(), discord, memories: [place, ...pressed, end] });
  };
}

it('knows what the end of a turn settles first: it takes goods, and declines the rest', async () => {
  const inspectedTurn = await turnOf(['take grain 1', 'done']);
  expect(await inspectedTurn()).toEqual({ games: 1, turns: 1, lost: [], doubled: [] });
});

it('knows that the end of a turn may settle an earlier press that was lost with the bot', async () => {
  const inspectedTurn = await turnOf(['take grain 1', 'done']);
  expect(await inspectedTurn('take grain 1')).toEqual({ games: 1, turns: 1, lost: [], doubled: [] });
});

it('accepts for the end of a turn only what its button says', async () => {
  const inspectedTurn = await turnOf(['take grain 1', 'lay meadow c3 field c4']);
  const { lost, doubled } = await inspectedTurn();
  expect(lost).toEqual([]);
  expect(doubled).toEqual([2, 3, 4].map((entry) => expect.stringContaining(`nobody has pressed {"entry":${entry},`)));
});

it('notices when somebody has taken back a reveal', async () => {
  await playedSoFar({ begins: true, game: 'cave-vs-cave' });
  const stores = openDatabase(database());
  const game = await stores.games.inChannel(channel());
  const seat = (await stores.waits.ofGame(game?.id ?? ''))[0]?.seat ?? 0;
  const moves = ['use excavation', 'excavate e4'].map((move, index) => ({ entry: index + 1, seat, move }));
  if (game) await stores.games.save({ game, entries: [...moves, { entry: 3, undo: 0, seat }], at: 0 });
  await stores.close();
  expect((await inspected()).lost).toEqual([expect.stringContaining('a revealed card is face down again')]);
});
