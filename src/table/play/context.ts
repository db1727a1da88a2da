import { randomBytes } from 'node:crypto';
import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Game } from '../../engine/game.ts';
import type { Teaching } from '../../engine/lesson.ts';
import type { By } from '../../engine/log.ts';
import type { Advising } from '../../players/advising.ts';
import type { Think } from '../../players/levels.ts';
import { mistake, type TableError } from '../errors.ts';
import { type Calls, withCalls } from '../outbox/ringing.ts';
import { noteGame, seenOf } from '../request-context.ts';
import type { Share } from '../share.ts';
import type { Change, Course, LaidOrders, NewPost, Stores } from '../stores.ts';
import type { Clock, TableGame } from '../types.ts';
import type { Live } from './live.ts';
import { resume } from './resume.ts';
import { Conflict, type Held, isCurrent, revised } from './serve.ts';

/** How many lobbies may be open at a time, and how many may be opened within a day. */
export interface OpeningLimit {
  readonly open: number;
  readonly daily: number;
}

/** The limits for a single host on all servers, and for all hosts of a server together. */
export interface LobbyLimits {
  readonly host: OpeningLimit;
  readonly server: OpeningLimit;
}

/** What the tables depend on. */
export interface Surroundings {
  readonly stores: Stores;
  /** The servers whose chores are done here; all servers if left out. */
  readonly share?: Share | undefined;
  readonly findGame: (id: string) => Game | undefined;
  /** The lessons of a game; no game has any if left out. */
  readonly teachingOf?: (game: string) => Teaching | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Remembers the last entry of each game's log, for log lines about the game. */
  readonly entries?: LRUCache<string, number>;
  /** Called when posts have been added to the outbox. */
  readonly posted: () => void;
  /**
   * Called when a game is now waiting for somebody else, or a vote has changed, so that the ticker checks for due work.
   */
  readonly waiting?: () => void;
  /** The autopilots that act for people, in order of precedence. */
  readonly autopilots?: readonly Autopilot[];
  /** Where computer players think; on the calling thread if left out. */
  readonly think?: Think;
  /** Where advice is computed; on the calling thread if left out. */
  readonly advising?: Advising;
  /** The name of the computer player with this number, from 1, in the language of its table. */
  readonly nameComputer: (number: number, language?: string) => string;
  /** One name for a deputy and the player they play for, in the language of their table. */
  readonly nameDeputy: (deputy: string, player: string, language?: string) => string;
  /** How many lobbies people may open; the limits of `opening.ts` if left out. */
  readonly lobbyLimits?: LobbyLimits;
  /** Draws the seed of a game; it cannot be guessed, except in repeatable runs. */
  readonly newSeed?: () => string;
}

/** A decision made for a person. */
export interface Acted {
  /** Played one after the other; unless they end the turn, they stay as the person's drafts. */
  readonly moves: readonly string[];
  readonly by: By;
  /** What is left of the seat's orders, if that has changed. */
  readonly orders?: Omit<LaidOrders, 'seat'>;
}

/** A seat that a game is waiting for. */
interface AwaitedSeat {
  readonly live: Live;
  readonly seat: number;
  /** Reads the seat's current orders. */
  readonly readOrders: () => Promise<string | undefined>;
}

/**
 * Acts for people: returns what to do for an awaited seat, or undefined if the person must decide. Called in the queue
 * of the game, and again after every change.
 */
export type Autopilot = (context: TableContext, awaited: AwaitedSeat) => Promise<Acted | undefined>;

/** What the tables depend on, with the games in memory. */
export interface TableContext extends Surroundings, Held {
  readonly stores: Stores;
}

/** A game, from memory if it is current there; throws TableError `noGame`. */
export async function findTable(context: TableContext, gameId: string): Promise<TableGame> {
  const held = context.games.get(gameId)?.game;
  if (held && (await isCurrent(context, held))) return held;
  const game = await context.stores.games.find(gameId);
  if (game === undefined) throw mistake('noGame', {});
  noteGame(game);
  return game;
}

/** The lobby or running game of a channel, otherwise its last game. */
export async function findInChannel({ stores }: TableContext, channelId: string): Promise<TableGame | undefined> {
  const game = await stores.games.inChannel(channelId);
  if (game) noteGame(game);
  return game;
}

/** The last finished game of a channel. */
export async function findOverInChannel({ stores }: TableContext, channelId: string): Promise<TableGame | undefined> {
  const game = await stores.games.overInChannel(channelId);
  if (game) noteGame(game);
  return game;
}

/** The rules of a game; throws TableError `unknownGame`. */
export function rulesOf({ findGame }: TableContext, game: string): Game {
  const rules = findGame(game);
  if (rules === undefined) throw mistake('unknownGame', { game });
  return rules;
}

/** A game that has started, from memory or from its log; throws TableError. Only within `serveGame`. */
export async function openLive(context: TableContext, gameId: string): Promise<Live> {
  const held = context.games.get(gameId);
  if (held && (await isCurrent(context, held.game))) return held;
  const { game, log, voting } = await readCourse(context, gameId);
  const rules = rulesOf(context, game.game);
  const snapshot = () => context.stores.games.snapshot(gameId);
  const { live: resumed, added, reason } = await resume(rules, { game, log, snapshot });
  let live: Live = { ...resumed, noVote: !voting };
  if (added.length > 0) {
    // With the version of the rules that made it, a log can always be replayed.
    const level = game.version < rules.version ? 'warn' : 'error';
    context.logger[level](
      { gameId, entry: log.at(-1)?.entry ?? 0, err: reason, added: added.length },
      'the log no longer replays: continuing from the snapshot',
    );
    live = { ...live, game: await saveStep(context, { game: live.game, entries: added }) };
  }
  context.games.set(live.game.id, live);
  return live;
}

/** A game that has started (from this request if it is still current) and its history, both from the same moment. */
async function readCourse(context: TableContext, gameId: string): Promise<Course & { readonly game: TableGame }> {
  const { games } = context.stores;
  for (let game = seenOf(gameId)?.game; ; game = undefined) {
    // A lobby in memory may have started in the meantime.
    if (game?.seed === undefined) game = await findTable(context, gameId);
    if (game.seed === undefined) throw mistake(game.status === 'lobby' ? 'notStarted' : 'gameOver', {});
    const course = await games.course(gameId);
    if (course === undefined || course.revision !== game.revision) continue;
    context.entries?.set(gameId, course.log.at(-1)?.entry ?? 0);
    return { ...course, game };
  }
}

/** A running game; throws TableError. Only within `serveGame`. */
export async function openRunning(context: TableContext, gameId: string): Promise<Live> {
  const live = await openLive(context, gameId);
  if (live.game.status !== 'running') throw mistake('gameOver', {});
  return live;
}

/** Throws TableError for a game that is over or paused. */
export function mustGoOn({ game }: Pick<Live, 'game'>): void {
  if (game.status !== 'running') throw mistake('gameOver', {});
  if (game.pausedAt !== undefined) throw mistake('paused', {});
}

/** What a step of a game saves; posts get their nonce and channel here. */
export type Step = Omit<Change, 'posts' | 'at'> & Pick<Calls, 'posts' | 'settled'>;

/** Saves a step in one transaction, then starts sending its posts; returns the game with its new revision. */
export async function saveStep(context: TableContext, planned: Step): Promise<TableGame> {
  const at = context.clock.now();
  const { posts = [], settled: _, ...step } = await withCalls(context.stores, planned, at);
  const rows = posts.map((post): NewPost => ({ nonce: newNonce(), channelId: step.game.channelId, post }));
  const saved = await context.stores.games.save({ ...step, posts: rows, at });
  switch (saved) {
    case 'saved':
      context.entries?.set(step.game.id, step.entries?.at(-1)?.entry ?? context.entries.get(step.game.id) ?? 0);
      if (rows.length > 0) context.posted();
      if (isDueNow(step)) context.waiting?.();
      return revised(context, step);
    case 'channelTaken':
      throw await channelBusy(context, step.game.channelId);
    case 'conflict':
      throw new Conflict(step.game.id);
  }
}

/** Whether a step leaves something that the ticker should look at now. */
function isDueNow({ waiting, vote }: Step): boolean {
  return vote !== undefined || (waiting?.seats.some((seat) => waiting.due?.[seat] === undefined) ?? false);
}

/** The error for a channel that another game has already taken. */
async function channelBusy({ stores }: TableContext, channelId: string): Promise<TableError> {
  const other = await stores.games.inChannel(channelId);
  return mistake('channelBusy', { status: other?.status ?? 'running' });
}

// 12 bytes make 16 characters; Discord allows 25.
function newNonce(): string {
  return randomBytes(12).toString('base64url');
}
