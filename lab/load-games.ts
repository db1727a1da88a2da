import type { LocalDiscord, Reaction, SeenMessage } from 'local-discord';
import { openAt } from '../db/database.ts';
import type { Random } from '../src/engine/random.ts';
import { NO_LIMITS } from '../src/table/play/opening.ts';
import type { Stores } from '../src/table/stores.ts';
import { quietTables } from '../src/tools/database.ts';
import { controlsOf, type Pressing, pressOn } from './hands.ts';
import { pressThrough } from './random-seats.ts';

const SEATS = 2;
/** How many people each server has if there are several. */
const PEOPLE = 4;
/** How long (ms) an answer may take before it counts as an error. */
export const ANSWER_TIMEOUT = 30_000;

/** A server and its members. */
export interface Server {
  readonly id: string;
  readonly members: readonly string[];
}

/** A running game in its own channel. */
export interface LoadedGame {
  readonly id: string;
  readonly channelId: string;
  readonly players: readonly string[];
}

/** The counts of some people's presses. */
export interface Presses {
  readonly ackMs: number[];
  readonly errors: string[];
}

/** This many servers with their own people; a single one is the server that exists from the start. */
export function openServers(discord: LocalDiscord, count: number, kind: string): Server[] {
  if (count === 1 && kind === 'server') {
    return [{ id: discord.guildId, members: discord.users.map(({ id }) => id) }];
  }
  return Array.from({ length: count }, (_, index) => {
    const people = Array.from({ length: PEOPLE }, (_, person) => `${kind} ${index + 1} ${'ABCD'[person]}`);
    return discord.addGuild(`${kind} ${index + 1}`, people);
  });
}

/** The games to open. */
interface Opening {
  /** The id of the game for all tables. */
  readonly game: string;
  readonly database: string;
  readonly servers: readonly Server[];
  readonly games: number;
  /** How many of them, counted from the first, still need their opening posts; all if left out. */
  readonly unposted?: number;
  readonly seed: string;
}

/** How many games to open at the same time. */
const AT_ONCE = 8;

/**
 * Opens and starts games without the bot, in its database. The bot still has to send the opening posts of some; the
 * others look as if an earlier bot had sent them, with a prompt in their channel. Also returns a copy of the last game
 * as text.
 */
export async function openGames(
  discord: LocalDiscord,
  { game, database, servers, games, unposted = games, seed }: Opening,
): Promise<{ opened: LoadedGame[]; copy: string }> {
  const stores = await openAt(database);
  const settings = { newSeed: () => seed, lobbyLimits: NO_LIMITS };
  const { admin, ...waiting } = quietTables(stores, settings);
  const posted = quietTables(withoutPosts(stores), settings);
  const opened: LoadedGame[] = [];
  let next = 0;
  const openSome = async () => {
    for (let index = next++; index < games; index = next++) {
      const place = placeOf(discord, servers, index);
      if (index < unposted) {
        opened[index] = await openGame(waiting, { game, place });
        continue;
      }
      const made = await openGame(posted, { game, place });
      const { channelId } = made;
      const messageId = discord.postAsBot(channelId, 'The question was posted here.');
      await stores.messages.keep(made.id, { purpose: 'prompt', channelId, messageId });
      opened[index] = made;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, openSome));
    const last = opened.at(-1);
    return { opened, copy: last ? await admin.copy(last.id) : '' };
  } finally {
    await stores.close();
  }
}

/** The same stores, but games are saved without posts. */
const withoutPosts = (stores: Stores): Stores => ({
  ...stores,
  games: { ...stores.games, save: ({ posts: _, ...change }) => stores.games.save(change) },
});

/** The place and the players of the game with this number, the host first. */
function placeOf(discord: LocalDiscord, servers: readonly Server[], index: number) {
  const server = servers[index % servers.length];
  if (!server) throw new Error('There is no server to play on.');
  const shift = Math.floor(index / servers.length);
  const ids = Array.from({ length: SEATS }, (_, seat) => server.members[(shift + seat) % server.members.length]);
  const users = ids.flatMap((id) => (id === undefined ? [] : { id, name: nameOf(discord, id) }));
  return { guildId: server.id, channelId: discord.addChannel(`load-${index + 1}`, server.id), users };
}

async function openGame(
  { lobby }: Pick<ReturnType<typeof quietTables>, 'lobby'>,
  { game, place }: { readonly game: string; readonly place: ReturnType<typeof placeOf> },
): Promise<LoadedGame> {
  const { guildId, channelId, users } = place;
  const [host, ...others] = users;
  if (!host) throw new Error('There is nobody to play.');
  const { id } = await lobby.create({ game, channelId, guildId, user: host, places: SEATS });
  for (const user of others) await lobby.join({ gameId: id, user });
  await lobby.start({ gameId: id, userId: host.id });
  return { id, channelId, players: users.map(({ id }) => id) };
}

/** How many computers play in each game without people. */
const ALONE = 2;

/** Starts games between strong computers as soon as the bot is there; returns the ids of their channels. */
export async function openComputers(
  discord: LocalDiscord,
  {
    game,
    database,
    server,
    computers,
  }: Omit<Opening, 'servers' | 'games' | 'seed'> & { server: Server; computers: number },
): Promise<readonly string[]> {
  const stores = await openAt(database);
  const { lobby } = quietTables(stores, { lobbyLimits: NO_LIMITS });
  const channels: string[] = [];
  const [id = ''] = server.members;
  for (let index = 0; index < computers; index += ALONE) {
    const channelId = discord.addChannel(`computers-${index + 1}`, server.id);
    const host = { id, name: nameOf(discord, id) };
    const terms = { level: 'strong' } as const;
    const wanted = { game, channelId, guildId: server.id, user: host, places: ALONE, computers: 1, terms };
    const { id: gameId } = await lobby.create(wanted);
    await lobby.leave({ gameId, userId: id });
    await lobby.change({ gameId, userId: id, computers: Math.min(ALONE, computers - index) });
    await lobby.start({ gameId, userId: id });
    channels.push(channelId);
  }
  await stores.close();
  return channels;
}

const nameOf = ({ world }: LocalDiscord, id: string): string => world.users.get(id)?.globalName ?? id;

/** Looks at a random game as one of its players, and plays a turn if it is theirs. */
export async function playSomewhere(
  discord: LocalDiscord,
  { games, random }: { readonly games: readonly LoadedGame[]; readonly random: Random },
  { ackMs }: Presses,
): Promise<void> {
  const game = games[random.below(games.length)];
  if (!game) return;
  const player = game.players[random.below(game.players.length)] ?? '';
  const person = discord.as(player);
  const answer = async (reaction: Promise<Reaction>): Promise<SeenMessage> => {
    const { acknowledged, ackMs: took, shown } = await reaction;
    ackMs.push(took);
    if (!acknowledged) throw new Error(`A press in ${game.channelId} was not acknowledged.`);
    return shown(ANSWER_TIMEOUT);
  };
  const panel = await answer(person.slash(game.channelId, 'caverna turn'));
  const press = async (pressing: Pressing) => {
    const next = await answer(pressOn(person, pressing));
    // A player who has ended a turn sees buttons to look at the game.
    return controlsOf(next).some(({ id }) => /:(panel|menu|move|suggest):/.test(id)) ? next : undefined;
  };
  await pressThrough(panel, { random, isPlain: true, press });
}

/** How many messages in a channel to keep: public ones, and those that only one person sees. */
const KEPT = 60;

/**
 * Forgets old messages, because nobody scrolls up to them; otherwise a long run would fill the memory of its local
 * Discord.
 */
export function forgetOld({ world }: LocalDiscord): void {
  for (const messages of world.messages.values()) {
    const [open, own] = [
      [...messages.values()].filter(({ local }) => !local.onlyFor),
      [...messages.values()].filter(({ local }) => local.onlyFor),
    ];
    for (const message of [...open.slice(0, -KEPT), ...own.slice(0, -KEPT)]) {
      messages.delete(message.id);
      world.channelOf.delete(message.id);
      for (const { id } of message.attachments) world.files.delete(id);
    }
  }
}
