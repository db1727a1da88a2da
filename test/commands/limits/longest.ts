import { LRUCache } from 'lru-cache';
import { type Logger, pino } from 'pino';
import type { Bot } from '../../../commands/bot.ts';
import type { Composed } from '../../../commands/discord/compose.ts';
import { keepEmojis } from '../../../commands/discord/emojis.ts';
import { createJobs } from '../../../commands/discord/jobs.ts';
import { createMemory } from '../../../commands/discord/memory.ts';
import { createPlaces } from '../../../commands/discord/private-messages.ts';
import { cavernaFace } from '../../../commands/games/caverna/face.ts';
import { type CavernaPictures, cavernaPictures } from '../../../commands/games/caverna/pictures.ts';
import { NO_METER } from '../../../commands/meter.ts';
import { NO_PRESS_LIMITS } from '../../../commands/press-limits.ts';
import { openDatabase } from '../../../db/sqlite/open.ts';
import { type Random, randomFrom } from '../../../src/engine/random.ts';
import { findGame } from '../../../src/games/index.ts';
import { type Catalogue, catalogue } from '../../../src/messages/index.ts';
import type { Advice } from '../../../src/players/advice.ts';
import { orders } from '../../../src/table/ahead/orders.ts';
import { NO_LIMITS } from '../../../src/table/play/opening.ts';
import type { Answer } from '../../../src/table/play/turns.ts';
import type { Stores } from '../../../src/table/stores.ts';
import { openTables, type Tables } from '../../../src/table/table.ts';
import type { User } from '../../../src/table/types.ts';
import { pixelPainter, pixels } from '../fixture.ts';

/** The longest name that Discord allows: 32 characters, which may all be characters to escape, or count as two each. */
const CHARACTERS = ['*', '_', '<', '~', '\u{1f48e}', '\\', '`'];
const ID = 10n ** 18n;

/** Seven people with the longest allowed names. */
export const PEOPLE: readonly User[] = CHARACTERS.map((character, index) => ({
  id: String(ID + BigInt(index)),
  name: character.repeat(32),
}));

/** Pictures of one pixel each, with the alt texts that the real ones have. */
const told: CavernaPictures = { ...cavernaPictures(pixelPainter), frames: pixels.frames };

/** The parts of a bot besides its tables, while nothing happens. */
export const atRest = (words: Catalogue, log: Logger): Omit<Bot, keyof Tables | 'clock'> => ({
  replays: createJobs(),
  analyses: createJobs(),
  offers: createMemory(),
  places: createPlaces(),
  pressLimits: NO_PRESS_LIMITS,
  looks: new Map(),
  panels: new LRUCache({ max: 1 }),
  waiting: new LRUCache({ max: 1 }),
  advised: new LRUCache({ max: 1 }),
  reviewed: new LRUCache({ max: 1 }),
  taught: new LRUCache({ max: 1 }),
  emojis: keepEmojis([], log),
  retries: { isFirst: () => false },
  writeTo: async () => true,
  health: async () => ({ ok: true }),
  faces: { caverna: cavernaFace(told) },
  words,
  log,
  meter: NO_METER,
});

/** A table of seven on a database, and a bot that shows it. */
export interface LongTable {
  readonly bot: Bot;
  readonly tables: Tables;
  readonly gameId: string;
  readonly users: readonly User[];
  readonly random: Random;
  readonly errors: string[];
}

interface Wanted {
  readonly seed: string;
  readonly words?: Catalogue;
  readonly stores?: Stores;
  readonly place?: { readonly channelId: string; readonly guildId: string };
  readonly users?: readonly User[];
  readonly now?: number;
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly faces?: Bot['faces'];
}

const PLACE = { channelId: '9'.repeat(19), guildId: '8'.repeat(19) };

/** Begins a game, with seven people unless other users are given. */
export async function openLongTable({
  seed,
  words = catalogue('en'),
  stores = openDatabase(':memory:'),
  place = PLACE,
  users = PEOPLE,
  now = 1.7e12,
  game = 'caverna',
  options = {},
  faces = { caverna: cavernaFace(told) },
}: Wanted): Promise<LongTable> {
  const clock = { now: () => now };
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const { chores, adopt, ...tables } = openTables({
    stores,
    findGame,
    clock,
    logger: log,
    autopilots: [orders],
    posted: () => {},
    nameComputer: words.seats.computer,
    nameDeputy: words.seats.deputy,
    newSeed: () => seed,
    lobbyLimits: NO_LIMITS,
  });
  const [host = { id: '', name: '' }, ...others] = users;
  // A lesson has the most buttons.
  const terms = { coach: 'lesson' } as const;
  const wanted = { ...place, game, options, user: host, places: users.length, terms };
  const { id: gameId } = await tables.lobby.create(wanted);
  for (const user of others) await tables.lobby.join({ gameId, user });
  await tables.lobby.start({ gameId, userId: host.id });
  const bot: Bot = { ...tables, ...atRest(words, log), clock, faces };
  return { bot, tables: { ...tables, chores, adopt }, gameId, users, random: randomFrom(seed), errors };
}

/** A game of two at its start, and the panel of the player whose turn it is. */
export async function openPanel(seed: string) {
  const { bot, gameId, tables } = await openLongTable({ seed, users: PEOPLE.slice(0, 2) });
  const { awaited, game } = await tables.table.position(gameId);
  const request = { gameId, userId: game.seats[awaited[0]?.seat ?? 0]?.userId ?? '' };
  return { bot, request, table: tables.table, panel: await tables.table.panel(request) };
}

/** What the coach advises, given these ways. */
export const adviceOf = (
  ...ways: readonly (Pick<Advice['ways'][number], 'moves' | 'begins' | 'plays'> & Partial<Advice['ways'][number]>)[]
): Advice => ({
  ...{ level: 'strong', inPoints: true, margin: 3, ahead: false },
  ways: ways.map((way) => ({ behind: 0, reasons: [], brings: [], ...way })),
});

/** The components of a message as they are sent to Discord. */
export const sent = ({ components }: Composed): string => JSON.stringify(components.map((one) => one.toJSON()));

/** Plays a random turn of an awaited player; false if the game is over. */
export async function playTurn({ bot: { table }, gameId, random }: LongTable): Promise<boolean> {
  const { game, awaited } = await table.position(gameId);
  if (awaited.length === 0) return false;
  const seat = awaited[random.below(awaited.length)]?.seat ?? 0;
  const request = { gameId, userId: game.seats[seat]?.userId ?? '' };
  for (let answer: Answer | undefined; answer === undefined || answer.kind === 'asked'; ) {
    const { step, decision, canEnd } = await table.panel(request);
    const moves = decision.options.filter(({ anytime }) => !anytime);
    const move = moves[random.below(Math.max(moves.length, 1))]?.move;
    const isOver = move === undefined || (canEnd && random.below(4) === 0);
    answer = isOver ? await table.endTurn({ ...request, step }) : await table.choose({ ...request, step, move });
  }
  return true;
}
