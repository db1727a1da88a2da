import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type LocalDiscord, startLocalDiscord, textOf } from 'local-discord';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import { findControl } from '../../lab/hands.ts';
import { openComputers } from '../../lab/load-games.ts';
import { openGame, playToTheEnd, type RandomSeats } from '../../lab/random-seats.ts';
import type { Game } from '../../src/engine/game.ts';
import { END, type Entry, effective, finishedTurns, replay } from '../../src/engine/log.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { build, ownState } from '../../src/table/play/live.ts';
import { reveals } from '../../src/table/play/revealed.ts';
import type { TableGame } from '../../src/table/types.ts';
import { lookInto, quietTables } from '../../src/tools/database.ts';
import { programOf } from '../bundled.ts';

/**
 * How many times the bot is killed in each game; more kills would find almost nothing else:
 * `KILLS=5 npx vitest run test/commands/killed.process.test.ts`.
 */
const KILLS = Number(process.env['KILLS'] ?? 2);

let discord: LocalDiscord;
let folder: string;
let child: ChildProcess | undefined;
let errors = '';

beforeEach(async () => {
  discord = await startLocalDiscord({ rateLimits: false });
  folder = mkdtempSync(path.join(tmpdir(), 'caverna-killed-'));
});
afterEach(async () => {
  await kill();
  await discord.close();
  rmSync(folder, { recursive: true });
});

async function launch(): Promise<void> {
  const args = [discord.apiUrl, discord.token, path.join(folder, 'games.sqlite')];
  child = fork(programOf('killed'), args, { execArgv: [], silent: true });
  child.stdout?.on('data', (line) => {
    errors += String(line);
  });
  await once(child, 'message');
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Plays to the end, repeating every press that a killed program has not answered. */
async function persist(seats: RandomSeats): Promise<void> {
  for (;;) {
    try {
      await playToTheEnd(seats);
      return;
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('within'))) throw error;
    }
  }
}

/** The entries that took back a reveal. */
const hiddenAgain = (rules: Game, game: TableGame, log: readonly Entry[]): Entry[] =>
  log.filter((entry, at) => {
    if (!('undo' in entry) || entry.seat === undefined) return false;
    const { seat } = entry;
    const [before, after] = [at, at + 1].map((end) => ownState(build(game, rules, log.slice(0, end)), seat));
    return reveals(rules, after, before);
  });

/** How the turns of a game are described, and which of its moves describe them. */
const GAMES = [
  { game: caverna as Game, chosen: {}, told: /\*\*: \*/g, moves: /^place / },
  { game: caveVsCave as Game, chosen: { mode: 'era1' }, told: /\*\*: \*/g, moves: /^use / },
];

it.each(GAMES)(
  '$game.id continues after being killed at any moment, with nothing lost and nothing duplicated',
  { timeout: 600_000 },
  async ({ game: rules, chosen, told, moves: turns }) => {
    await launch();
    const channelId = discord.channels[0]?.id ?? '';
    const players = discord.users.slice(0, 2).map(({ id }) => id);
    const random = randomFrom('killed');
    await openGame({ discord, channelId, players, random }, { game: rules, chosen });
    const playing = persist({ discord, channelId, players, random, patience: 5_000 });
    for (let count = 0; count < KILLS; count++) {
      await pause(300 + 500 * count);
      await kill();
      await launch();
    }
    await playing;

    const stores = openDatabase(path.join(folder, 'games.sqlite'));
    const game = await stores.games.inChannel(channelId);
    const log = await stores.games.log(game?.id ?? '');
    const setup = { options: game?.options, seats: 2, seed: game?.seed ?? '' };
    expect(rules.finished(replay(rules, setup, log))).toBe(true);
    if (game) expect(hiddenAgain(rules, game, log)).toEqual([]);
    await expect.poll(() => stores.outbox.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    await stores.close();

    const texts = discord
      .as(players[0] ?? '')
      .messages(channelId)
      .filter(({ flags }) => !(Number(flags) & 64))
      .map(textOf);
    const sent = texts.flatMap((text) => text.match(told) ?? []);
    const placed = finishedTurns(effective(log)).flatMap(({ moves }) => moves.filter(({ move }) => turns.test(move)));
    expect(sent).toHaveLength(placed.length);
    expect(texts.filter((text) => text.includes('The game is over'))).toHaveLength(1);
    expect(errors).toBe('');
  },
);

it('a game among computers continues after being killed while they are thinking, and is posted once', {
  timeout: 600_000,
}, async () => {
  const database = path.join(folder, 'games.sqlite');
  const members = discord.users.map(({ id }) => id);
  const server = { id: discord.guildId, members };
  const [channelId = ''] = await openComputers(discord, { game: 'caverna', database, server, computers: 2 });
  for (let count = 0; count < KILLS; count++) {
    await launch();
    await pause(400 + 800 * count);
    await kill();
  }
  await launch();
  const texts = () =>
    discord
      .as(members[0] ?? '')
      .messages(channelId)
      .map(textOf);
  const told = (words: string) => texts().filter((text) => text.includes(words));
  await expect.poll(() => told('The game is over'), { timeout: 500_000, interval: 500 }).toHaveLength(1);

  const stores = openDatabase(database);
  const game = await stores.games.inChannel(channelId);
  const log = await stores.games.log(game?.id ?? '');
  expect(game).toMatchObject({ status: 'finished', seats: [{ plays: 'computer' }, { plays: 'computer' }] });
  const setup = { options: game?.options, seats: 2, seed: game?.seed ?? '' };
  expect(caverna.finished(replay(caverna as Game, setup, log) as State)).toBe(true);
  await stores.close();
  // Their turns are not posted one by one, and the progress message is gone.
  expect(told('by themselves')).toEqual([]);
  expect(texts().length).toBeLessThan(6);
  expect(errors).toBe('');
});

/** A finished game of two in its channel, in which both end every turn as soon as they can. */
async function finishedGame(database: string): Promise<{ gameId: string; channelId: string }> {
  const stores = openDatabase(database);
  const { lobby, table } = quietTables(stores);
  const channelId = discord.channels[0]?.id ?? '';
  const [host, guest] = discord.users.map(({ id, name }) => ({ id, name }));
  if (host === undefined || guest === undefined) throw new Error('Nobody is there to play.');
  const options = caveVsCave.options.parse({ mode: 'short' });
  const wanted = { game: caveVsCave.id, channelId, guildId: discord.guildId, user: host, options: { ...options } };
  const { id: gameId } = await lobby.create(wanted);
  await lobby.join({ gameId, user: guest });
  await lobby.start({ gameId, userId: host.id });
  const random = randomFrom('finished');
  for (;;) {
    const { awaited, game } = await table.position(gameId);
    const userId = game.seats[awaited[0]?.seat ?? -1]?.userId;
    if (userId === undefined) break;
    const { step, decision } = await table.panel({ gameId, userId });
    const moves = decision?.options.map(({ move }) => move) ?? [];
    const move = moves.includes(END) ? END : (moves[random.below(moves.length)] ?? '');
    await table.choose({ gameId, userId, step, move });
  }
  await stores.close();
  return { gameId, channelId };
}

it('an analysis in progress when the bot was killed is made on the next request, and stored once', {
  timeout: 600_000,
}, async () => {
  const database = path.join(folder, 'games.sqlite');
  const { channelId } = await finishedGame(database);
  const kept = async () => {
    const rows = await lookInto(database, async ({ db, tables: { analyses } }) => db.select().from(analyses));
    return rows.length;
  };
  const [mara, tom] = discord.users.map(({ id }) => discord.as(id));
  if (mara === undefined || tom === undefined) throw new Error('Nobody is there to ask.');
  const inTheMaking = [];
  for (let count = 0; count < 3; count++) {
    await launch();
    const shown = await (await mara.slash(channelId, 'caverna analysis')).shown(30_000);
    expect(textOf(shown)).toMatch(/Analysing the game|about to start/);
    inTheMaking.push(shown);
    await pause(50 * count);
    await kill();
    expect(await kept()).toBe(0);
  }
  await launch();
  // The earlier message now says that the work has stopped, and asks nobody to wait.
  for (const { id, ...message } of inTheMaking) {
    const cancel = findControl(message, 'stopAnalysis');
    const answer = await (await mara.press(id, cancel?.id ?? '')).shown(30_000);
    expect(textOf(answer)).toMatch(/no longer (being painted|running)/);
  }
  // Both ask at once: it is made for both of them.
  const isAnalysis = (text: string) => text.includes('Every turn was judged by');
  await Promise.all(
    [mara, tom].map(async (person) => (await person.slash(channelId, 'caverna analysis')).shown(30_000)),
  );
  for (const person of [mara, tom]) {
    const found = () => person.messages(channelId).map(textOf).filter(isAnalysis);
    await expect.poll(found, { timeout: 120_000, interval: 250 }).toHaveLength(1);
  }
  expect(await kept()).toBe(1);
  await kill();
  await launch();
  const again = await (await tom.slash(channelId, 'caverna analysis')).shown(30_000);
  expect(textOf(again)).toContain('Every turn was judged by');
  expect(await kept()).toBe(1);
  expect(errors).toBe('');
});
