import { join } from 'node:path';
import type { Message } from 'local-discord';
import { expect, it } from 'vitest';
import { inspect } from '../../lab/aftermath.ts';
import { controlsOf, isForAll } from '../../lab/hands.ts';
import type { Memory } from '../../lab/stubborn-seats.ts';
import { END, type Entry } from '../../src/engine/log.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { build } from '../../src/table/play/live.ts';
import { CAVES, sceneForEach } from '../commands/each.ts';
import { folder } from '../db/places.ts';

let database: string;
const { scene, open, channel, latest, messages, slash, start, tap } = sceneForEach('later');

/** Opens a lobby of two and, unless only that is wanted, starts the game. */
async function playedSoFar({ begins = true, game }: { readonly begins?: boolean; readonly game?: string } = {}) {
  database = join(folder(), 'games.sqlite');
  await open({ database, games: [CAVES] });
  if (begins) await start(2, game === undefined ? {} : { game });
  else {
    await slash(0, 'caverna new', { players: 2 });
    await tap(1, await latest('lobby'), 'lobby', 'join');
    await latest('lobby', (text) => text.includes('(2 '));
  }
  await scene.bot.drain();
}

/** A message of the bot in the channel: the lobby is its first one, and only a prompt has menus. */
function standing(which: 'lobby' | 'prompt'): Message {
  const posted = [...(scene.discord.world.messages.get(channel())?.values() ?? [])].filter(
    (message) => message.author.bot && isForAll(message),
  );
  const message =
    which === 'lobby' ? posted[0] : posted.find((one) => controlsOf(one).some(({ kind }) => kind === 'menu'));
  if (!message) throw new Error(`There is no ${which}.`);
  return message;
}

const inspected = (...memories: readonly Memory[]) => inspect({ database, discord: scene.discord, memories });

/** Adds entries of the first player to the log, as if they had been pressed; returns whose they are. */
async function write(entriesOf: (seat: number) => readonly Entry[], rules?: typeof caverna) {
  const { stores } = scene;
  const game = (await stores.games.inChannel(channel())) ?? expect.fail();
  const seat = (await stores.waits.ofGame(game.id))[0]?.seat ?? 0;
  const entries = entriesOf(seat);
  const state = rules && JSON.stringify(build(game, rules, entries).state);
  const snapshot = state && { entry: entries.length, version: caverna.version, state };
  await stores.games.save({ game, entries, ...(snapshot && { snapshot }), at: 0 });
  return { game: game.id, player: game.seats[seat]?.userId ?? '' };
}

it('finds nothing wrong in a game as it should be, and notices a second prompt, no prompt, and no message at all', async () => {
  await playedSoFar();
  expect(await inspected()).toEqual({ games: 1, turns: 0, lost: [], doubled: [] });
  const [prompt, posted] = [standing('prompt'), scene.discord.world.messages.get(channel())];
  posted?.set('1', { ...prompt, id: '1', nonce: 'another' });
  const two = expect.stringContaining('has 2 prompts');
  expect(await inspected()).toMatchObject({ lost: [], doubled: expect.arrayContaining([two]) });
  posted?.delete('1');
  scene.discord.faults.deleteMessage(prompt.id);
  const none = expect.stringContaining('has no prompt');
  expect(await inspected()).toMatchObject({ lost: [none], doubled: [] });
  for (const { id } of messages()) scene.discord.faults.deleteMessage(id);
  const lobby = expect.stringContaining('The lobby of game');
  expect((await inspected()).lost).toEqual(expect.arrayContaining([none, lobby]));
});

it('notices the missing lobby of a game that has not started', async () => {
  await playedSoFar({ begins: false });
  scene.discord.faults.deleteMessage(standing('lobby').id);
  expect(await inspected()).toMatchObject({ lost: [expect.stringContaining('The lobby of game')], doubled: [] });
});

it('knows that a player who has taken everything back gets the same question with the same number', async () => {
  await playedSoFar();
  const who = await write((seat) => [
    { entry: 1, seat, move: 'place logging' },
    { entry: 2, undo: 0, seat },
    { entry: 3, seat, move: 'place logging' },
  ]);
  const choice = { ...who, step: 0, kind: 'move', move: 'place logging' } as const;
  const back = { ...who, step: 1, kind: 'back', move: '' } as const;
  expect(await inspected(choice, back, { ...choice })).toMatchObject({ lost: [], doubled: [] });
  expect(await inspected(choice, back)).toMatchObject({
    doubled: [expect.stringContaining('nobody has pressed {"entry":3')],
  });
});

/** Writes a whole turn into the log: a space, moves after it and the end; only the space and the end were pressed. */
async function turnOf(moves: readonly string[]) {
  await playedSoFar();
  const all = ['place sustenance', ...moves, END];
  const who = await write((seat) => all.map((move, index) => ({ entry: index + 1, seat, move })), caverna);
  const place: Memory = { ...who, step: 0, kind: 'move', move: 'place sustenance' };
  const end: Memory = { ...who, step: 1, kind: 'end', move: '', confirmed: all.length };
  /** The findings if these moves after the space were also pressed. */
  return (...moves: readonly string[]) =>
    inspected(place, ...moves.map((move): Memory => ({ ...who, step: 1, kind: 'move', move })), end);
}

it('knows what the end of a turn settles first: it takes goods, even if that was pressed and lost, and declines the rest', async () => {
  const inspectedTurn = await turnOf(['take grain 1', 'done']);
  for (const lost of [[], ['take grain 1']]) {
    expect(await inspectedTurn(...lost)).toEqual({ games: 1, turns: 1, lost: [], doubled: [] });
  }
});

it('knows the moves that a button makes after the first, in their order', async () => {
  await playedSoFar();
  const made = ['place sustenance', 'take grain 1', 'lay meadow c3 field c4'];
  const who = await write((seat) => made.map((move, index) => ({ entry: index + 1, seat, move })), caverna);
  const [move = '', ...more] = made;
  const press = { ...who, step: 0, kind: 'move', move } as const;
  expect((await inspected({ ...press, more })).doubled).toEqual([]);
  const unpressed = (entry: number) => expect.stringContaining(`nobody has pressed {"entry":${entry},`);
  expect((await inspected(press)).doubled).toEqual([2, 3].map(unpressed));
  expect((await inspected({ ...press, more: more.slice(1) })).doubled).toEqual([2, 3].map(unpressed));
});

it('accepts only what the button says for the end of a turn', async () => {
  const inspectedTurn = await turnOf(['take grain 1', 'lay meadow c3 field c4']);
  const { lost, doubled } = await inspectedTurn();
  expect(lost).toEqual([]);
  expect(doubled).toEqual([2, 3, 4].map((entry) => expect.stringContaining(`nobody has pressed {"entry":${entry},`)));
});

it('notices when somebody has taken back a reveal', async () => {
  await playedSoFar({ game: 'cave-vs-cave' });
  await write((seat) => [
    { entry: 1, seat, move: 'use excavation' },
    { entry: 2, seat, move: 'excavate e4' },
    { entry: 3, undo: 0, seat },
  ]);
  expect((await inspected()).lost).toEqual([expect.stringContaining('a revealed card is face down again')]);
});
