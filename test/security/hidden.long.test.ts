import { join } from 'node:path';
import { createClock, type LocalDiscord, type SeenMessage, startLocalDiscord, textOf } from 'local-discord';
import { expect, it } from 'vitest';
import { readCustomId } from '../../commands/custom-id.ts';
import { facesWith } from '../../commands/games/index.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { controlsOf, type Pressing, pressOn } from '../../lab/hands.ts';
import { openGame, pressThrough } from '../../lab/random-seats.ts';
import type { Painter } from '../../render/paint/painter.ts';
import { startBot } from '../../src/bot.ts';
import type { Game } from '../../src/engine/game.ts';
import { type Random, randomFrom, shuffled } from '../../src/engine/random.ts';
import { ROOMS } from '../../src/games/cave-vs-cave/board.ts';
import { caveVsCave } from '../../src/games/cave-vs-cave/game.ts';
import type { State as CaveState, Spot } from '../../src/games/cave-vs-cave/state.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { createLog } from '../../src/operations/log.ts';
import { PIXEL } from '../commands/fixture.ts';
import { folder } from '../db/places.ts';

/** The cards of Caverna that are still face down in the games of this test, by stage, and the markers beside them. */
const UNSEEN = [
  [4, 5],
  [6, 7, 8],
  [9, 10, 11],
];
const MARKED = [5, 6, 7, 8, 9, 10, 11];
/** Rooms of a cave that no player reaches in this test, and the part of the row of action tiles that no player sees. */
const FAR = ROOMS.flatMap(({ cell }, index) => (['e1', 'f5'].includes(cell) ? [index] : []));
const LATER = [7, 8, 9, 10];
const LAST_ROUND = 3;
/** More turns than these rounds can have. */
const MOST_TURNS = 40;

/** The games, which start alike whatever their seed; a shuffle only moves cards that no player sees in this test. */
const gamesDealt = (shuffle: string): Game[] => [
  dealt(caverna, mixCards, shuffle) as Game,
  dealt(caveVsCave, mixTiles, shuffle) as unknown as Game,
];

function dealt<S, O>(game: Game<S, O>, mix: (state: S, random: Random) => void, shuffle: string): Game<S, O> {
  const start = (options: O, seats: number): S => {
    const state = game.start(options, seats, 'the same');
    if (shuffle !== '') mix(state, randomFrom(shuffle));
    return state;
  };
  return { ...game, start };
}

function mix<T>(list: T[], places: readonly number[], random: Random): void {
  const mixed = shuffled(places, random).map((place) => list[place] as T);
  for (const [index, place] of places.entries()) list[place] = mixed[index] as T;
}

function mixCards({ cards, markers }: State, random: Random): void {
  for (const stage of UNSEEN)
    mix(
      cards,
      stage.filter((place) => cards[place] !== 'none'),
      random,
    );
  mix(
    markers,
    MARKED.filter((place) => markers[place] !== 'none'),
    random,
  );
}

function mixTiles(state: CaveState, random: Random): void {
  const { row, players, setAside } = state;
  const caves = players.flatMap(({ cave }) => FAR.map((cell) => ({ cave, cell })));
  const rooms = shuffled(caves, random).map(({ cave, cell }) => cave[cell] as Spot);
  for (const [i, { cave, cell }] of caves.entries()) cave[cell] = rooms[i] as Spot;
  mix(row, LATER, random);
  state.setAside = setAside && {
    ...setAside,
    rooms: shuffled(setAside.rooms, random),
    tiles: shuffled(setAside.tiles, random),
  };
}

/** A game that is played, and the part of it that is face down. */
interface Table {
  readonly game: Game;
  readonly chosen: Readonly<Record<string, string>>;
  /** The part that is hidden to the end, and differs between two deals. */
  readonly hidden: (state: unknown) => unknown;
  /** The kind of picture that shows a seat's own board. */
  readonly board: string;
}

const TABLES: readonly Table[] = [
  { game: caverna as Game, chosen: {}, hidden: (state) => (state as State).cards.slice(LAST_ROUND + 1), board: 'home' },
  { game: caveVsCave as unknown as Game, chosen: { mode: 'era1+2' }, hidden: unseenTiles, board: 'cave' },
];

function unseenTiles(state: unknown): unknown {
  const { players, row, setAside } = state as CaveState;
  const rooms = players.flatMap(({ cave }) => FAR.map((cell) => cave[cell]));
  for (const room of rooms) expect(room?.is).toBe('covered');
  return [rooms, row.slice(LATER[0]), setAside];
}

// Differences between two runs that reveal nothing.
const ACCIDENTAL = new Set(['url', 'proxy_url', 'attachment_id', 'time', 'pid', 'hostname', 'interaction', 'nonce']);

function plain(value: unknown, gameId: string): string {
  // The id of a container, just a number, follows from the nonce.
  const isAccidental = (key: string, held: unknown) =>
    ACCIDENTAL.has(key) || (key === 'id' && typeof held === 'number');
  const text = JSON.stringify(value, (key, held: unknown) => (isAccidental(key, held) ? undefined : held)) ?? '';
  // The ids of messages follow the clock.
  return text.replaceAll(gameId, 'GAME').replaceAll(/(channels\/\d+\/\d+\/)\d+/g, '$1MESSAGE');
}

/**
 * Plays the first rounds; the same presses follow from the same messages. Returns everything that leaves the bot, for
 * everybody, for the log and for the painter.
 */
async function play({ game, chosen, hidden }: Table, shuffle: string) {
  const discord = await startLocalDiscord({ rateLimits: false, clock: createClock({ running: false }) });
  const stores = openDatabase(join(folder(), 'games.sqlite'));
  const left: unknown[] = [];
  const paint: Painter['paint'] = async (request) => {
    left.push(request);
    return { png: PIXEL, width: 1, height: 1 };
  };
  const bot = await startBot({
    token: discord.token,
    stores,
    faces: facesWith({ paint } as Painter),
    findGame: (id) => gamesDealt(shuffle).find((game) => game.id === id),
    log: createLog('trace', [], { write: (line: string) => void left.push(JSON.parse(line)) }),
    rest: { api: discord.apiUrl, globalRequestsPerSecond: 10_000, offset: 0 },
  });
  const channelId = discord.channels[0]?.id ?? '';
  const players = discord.users.slice(0, 2).map(({ id }) => id);
  const random = randomFrom('presses');
  const seats = { discord, channelId, players, random };
  await openGame(seats, { game, chosen });
  const calling = (message: SeenMessage) =>
    controlsOf(message).some((control) => readCustomId(control.id)?.on === 'open');
  const newest = () =>
    discord.until(() =>
      discord
        .as(players[0] ?? '')
        .messages(channelId)
        .findLast(calling),
    );
  await newest();
  const { id, seed = '' } = (await stores.games.inChannel(channelId)) ?? { id: '' };
  const turns: string[] = [];
  const all: string[] = [];
  for (;;) {
    await bot.drain();
    const state = await stateOf();
    if (state.round > LAST_ROUND) {
      await bot.close();
      await stores.close();
      await discord.close();
      return { turns, all: all.join('\n'), seed, hidden: hidden(state) };
    }
    const exported = await look(discord, channelId);
    const seen = [...everything(discord, channelId), exported].map((value) => plain(value, id));
    const lines = [...seen, ...left.splice(0).map((value) => plain(value, id))].sort();
    turns.push(lines.join('\n'));
    all.push(...lines);
    if (turns.length > MOST_TURNS) throw new Error('The game does not continue.');
    await turn();
  }

  async function stateOf(): Promise<{ readonly round: number }> {
    const snapshot = await stores.games.snapshot(id);
    return JSON.parse(snapshot?.state ?? '');
  }

  async function turn(): Promise<void> {
    const prompt = await newest();
    const who = players.find((player) => textOf(prompt).includes(`<@${player}>`)) ?? '';
    const person = discord.as(who);
    const press = async (pressing: Pressing) => (await pressOn(person, pressing)).shown();
    await pressThrough(prompt, { random, isPlain: true, press });
  }
}

/** A person who does not play looks at everything they can; returns the file of the running game that they get. */
async function look(discord: LocalDiscord, channelId: string): Promise<string> {
  const watcher = discord.as(discord.users[2]?.id ?? '');
  for (const what of ['table', 'board', 'score', 'log'])
    await (await watcher.slash(channelId, `caverna ${what}`)).shown();
  const handed = await (await watcher.slash(channelId, 'caverna game export')).shown();
  const url = /"url":"([^"]+\.json[^"]*)"/.exec(JSON.stringify(handed.components))?.[1] ?? '';
  return (await fetch(url)).text();
}

function everything(discord: LocalDiscord, channelId: string): unknown[] {
  return discord.users.slice(0, 3).flatMap(({ id }) =>
    discord
      .as(id)
      .messages(channelId)
      .map(({ components, content, flags, embeds }) => [id, components, content, flags, embeds]),
  );
}

it.each(TABLES)('nothing that leaves the bot depends on what is face down: $game.id', async (table) => {
  const one = await play(table, '');
  const other = await play(table, 'another deal');
  expect(other.hidden).not.toEqual(one.hidden);
  expect(one.turns.length).toBeGreaterThan(LAST_ROUND);
  expect(other.turns.length).toBe(one.turns.length);
  one.turns.forEach((turn, index) => {
    expect(other.turns[index], `turn ${index + 1}`).toBe(turn);
  });
  for (const { all, seed } of [one, other]) {
    expect(seed).not.toBe('');
    expect(all).not.toContain(seed);
    expect(all).toContain(`"kind":"${table.board}"`);
    expect(all).toContain('"description":');
    expect(all).toContain('\\"moves\\":');
    const logged = all.split('\n').filter((line) => line.includes('"gameId":'));
    expect(logged.some((line) => line.includes('turn ended'))).toBe(true);
    expect(logged.filter((line) => !line.includes('"entry":'))).toEqual([]);
  }
});
