import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Game } from '../engine/game.ts';
import type { By } from '../engine/log.ts';
import { isSettled, withdrawn } from './decide/settled.ts';
import { mistake, TableError } from './errors.ts';
import type { Post } from './outbox/posts.ts';
import type { Live } from './play/live.ts';
import { resume } from './play/resume.ts';
import type { Serve } from './queues.ts';
import type { Change, NewPost, Stores } from './stores.ts';
import type { Clock, TableGame } from './types.ts';
import { withCalls } from './waiting/ringing.ts';

/** How many lobbies may stand open at a time, and how many may be opened within a day. */
interface Limit {
  readonly open: number;
  readonly daily: number;
}

/** What holds for one host on all servers, and for all hosts of one server. */
export interface LobbyLimits {
  readonly host: Limit;
  readonly server: Limit;
}

/** What tables need of the world around them. */
export interface Surroundings {
  readonly stores: Stores;
  readonly findGame: (id: string) => Game | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called when posts have been added to the outbox. */
  readonly posted: () => void;
  /** Called when a game waits for somebody else, or a vote has changed: the ticker should look. */
  readonly waiting?: () => void;
  /** What acts in place of persons, in this order of precedence. */
  readonly autopilots?: readonly Autopilot[];
  /** The name of the computer player of that number, from 1. */
  readonly nameComputer: (number: number) => string;
  /** How many lobbies may be opened; those of `opening.ts` where it is left out. */
  readonly lobbyLimits?: LobbyLimits;
  /** Draws the seed of a game: unguessable, unless a run is to be repeated. */
  readonly newSeed?: () => string;
}

/** What was decided in place of a person. */
export interface Acted {
  /** Played one after the other; those after which the turn is not ended stay as the person's drafts. */
  readonly moves: readonly string[];
  readonly by: By;
  /** What is left of the seat's orders, where they have changed. */
  readonly orders?: { readonly orders: string | undefined };
}

/** A seat that a game waits for. */
interface AwaitedSeat {
  readonly live: Live;
  readonly seat: number;
  /** Reads what the seat has ordered, as it is by then. */
  readonly readOrders: () => Promise<string | undefined>;
}

/**
 * Acts in place of persons: returns what to do for a seat that is waited for, or undefined where the person is to be
 * asked. Called within the queue of the game, again after every change.
 */
export type Autopilot = (room: Room, awaited: AwaitedSeat) => Promise<Acted | undefined>;

/** The surroundings with the games that are held in memory. */
export interface Room extends Surroundings {
  readonly serve: Serve;
  readonly games: Cache;
}

/** Games in memory, the one that was used last at the end. */
export interface Cache {
  get(gameId: string): Live | undefined;
  set(live: Live): void;
  drop(gameId: string): void;
  /** Drops every game. */
  clear(): void;
}

/** Holds at most so many games. */
export function createCache(most: number): Cache {
  const held = new Map<string, Live>();
  const set = (live: Live) => {
    held.delete(live.game.id);
    held.set(live.game.id, live);
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
  };
  return {
    get: (gameId) => {
      const live = held.get(gameId);
      if (live) set(live);
      return live;
    },
    set,
    drop: (gameId) => void held.delete(gameId),
    clear: () => held.clear(),
  };
}

/** Thrown when somebody else has changed a game in the meantime: what was to be done must be looked at afresh. */
class Outrun extends Error {
  override name = 'Outrun';
}

/** Serves one request to a game after the other; a request that was outrun begins once more on the game as it is now. */
export function serveGame<T>(room: Room, gameId: string, task: () => Promise<T>): Promise<T> {
  return room.serve(gameId, async () => {
    try {
      return await task();
    } catch (error) {
      if (error instanceof TableError) throw error;
      room.games.drop(gameId);
      if (!(error instanceof Outrun)) throw error;
      return await task();
    }
  });
}

/** Reads a game; throws TableError `noGame`. */
export async function findTable({ stores }: Room, gameId: string): Promise<TableGame> {
  const game = await stores.games.find(gameId);
  if (game === undefined) throw mistake('noGame', {});
  return game;
}

/** The rules of a game; throws TableError `unknownGame`. */
export function rulesOf({ findGame }: Room, game: string): Game {
  const rules = findGame(game);
  if (rules === undefined) throw mistake('unknownGame', { game });
  return rules;
}

/** A game that has begun, from memory or from its log; throws TableError. Only within `serveGame`. */
export async function openLive(room: Room, gameId: string): Promise<Live> {
  const held = room.games.get(gameId);
  if (held) return held;
  const game = await findTable(room, gameId);
  if (game.seed === undefined) throw mistake(game.status === 'lobby' ? 'notStarted' : 'gameOver', {});
  const [log, snapshot] = await Promise.all([room.stores.games.log(gameId), room.stores.games.snapshot(gameId)]);
  const rules = rulesOf(room, game.game);
  const { live, added, reason } = resume(rules, { game, log, snapshot });
  if (added.length > 0) {
    // By the rules with which it was played a log always replays.
    const level = game.version < rules.version ? 'warn' : 'error';
    room.logger[level](
      { gameId, entry: log.at(-1)?.entry ?? 0, err: reason, added: added.length },
      'the log no longer replays: going on from the snapshot',
    );
    await saveStep(room, { game: live.game, entries: added });
  }
  room.games.set(live);
  return live;
}

/** What a step of a game saves; posts get their nonce and channel here. */
export type Step = Omit<Change, 'posts' | 'at'> & { readonly posts?: readonly Post[] };

/** Saves a step in one transaction, then has its posts sent. */
export async function saveStep(room: Room, planned: Step): Promise<void> {
  const at = room.clock.now();
  const { posts = [], ...step } = await withCalls(room.stores, planned, at);
  const rows = posts.map((post): NewPost => ({ nonce: newNonce(), channelId: step.game.channelId, post }));
  const saved = await room.stores.games.save({ ...step, posts: rows, at });
  switch (saved) {
    case 'saved':
      if (rows.length > 0) room.posted();
      if (step.waiting !== undefined || step.vote !== undefined) room.waiting?.();
      return;
    case 'channelTaken':
      throw await channelBusy(room, step.game.channelId);
    case 'entryTaken':
      throw new Outrun(`Game ${step.game.id} has been changed by someone else.`);
  }
}

/** The mistake of somebody who wants a channel that another game fills. */
async function channelBusy({ stores }: Room, channelId: string): Promise<TableError> {
  const other = await stores.games.inChannel(channelId);
  return mistake('channelBusy', { status: other?.status ?? 'running' });
}

/** What a step of a running game saves; who is waited for follows from the game. */
export type LiveStep = Omit<Step, 'game' | 'waiting'> & {
  /** Seats in which somebody else sits from now on, whose time begins anew. */
  readonly afresh?: readonly number[];
  /** Those of them who are there and need no call. */
  readonly present?: readonly number[];
};

/**
 * Saves a step of a running game and holds the game as it is then. A vote on something that the step settles is
 * withdrawn with it.
 */
export async function saveLive(
  room: Room,
  live: Live,
  { afresh = [], present = [], ...step }: LiveStep,
): Promise<Live> {
  const { since, waiting } = live.group;
  const seats = live.game.status === 'running' ? waiting : [];
  const open = step.vote === undefined ? await room.stores.votes.open(live.game.id) : undefined;
  const { posts = [], ...vote } = open !== undefined && isSettled(live, open) ? withdrawn(open) : {};
  const told = [...posts, ...(step.posts ?? [])];
  await saveStep(room, {
    ...step,
    ...vote,
    posts: told,
    game: live.game,
    waiting: { since, seats, afresh, called: present },
  });
  room.games.set(live);
  return live;
}

// 12 bytes are 16 characters; Discord takes 25.
function newNonce(): string {
  return randomBytes(12).toString('base64url');
}
