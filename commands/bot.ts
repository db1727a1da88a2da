import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Catalogue } from '../src/messages/index.ts';
import type { Planning } from '../src/table/ahead/planning.ts';
import type { Advised } from '../src/table/coach/advice.ts';
import type { Analysed } from '../src/table/coach/analysis.ts';
import type { Coach } from '../src/table/coach/coach.ts';
import type { Assembly } from '../src/table/decide/assembly.ts';
import type { Deputies } from '../src/table/decide/deputies.ts';
import type { Lobby } from '../src/table/play/lobby.ts';
import type { Lessons } from '../src/table/practice/lessons.ts';
import type { Sandboxes } from '../src/table/practice/sandbox.ts';
import type { Admin } from '../src/table/records/admin.ts';
import type { Ratings } from '../src/table/records/ratings.ts';
import type { Analysis } from '../src/table/rows.ts';
import type { Table } from '../src/table/table.ts';
import type { Clock, TableGame } from '../src/table/types.ts';
import type { Calls } from '../src/table/waiting/calls.ts';
import type { Personal } from '../src/table/waiting/personal.ts';
import type { Composed } from './discord/compose.ts';
import type { Emojis } from './discord/emojis.ts';
import type { Jobs } from './discord/jobs.ts';
import type { Memory } from './discord/memory.ts';
import type { Places } from './discord/private-messages.ts';
import type { Retries } from './discord/retries.ts';
import type { Face, FaceIn } from './face/face.ts';
import type { Meter } from './meter.ts';
import type { WriteTo } from './posts/direct.ts';
import type { PressLimits } from './press-limits.ts';
import type { Film, Painted } from './replay/replay-film.ts';

/** Whether a part of the bot works. */
interface PartHealth {
  readonly ok: boolean;
}

/** The health of the bot and its parts, as far as it is known. */
export interface BotHealth extends PartHealth {
  readonly database?: PartHealth;
  /** `shards` are those of this process; `of` is the total number of shards; the ping is in ms. */
  readonly gateway?: PartHealth & {
    readonly of: number;
    readonly shards: readonly (PartHealth & { readonly shard: number })[];
    readonly ping?: number;
  };
  /** How many posts are waiting, and the age of the oldest in ms. */
  readonly outbox?: PartHealth & { readonly waiting?: number; readonly oldestAge?: number };
  readonly painter?: PartHealth;
  /** When the latest one was made, as an ISO 8601 timestamp. */
  readonly backup?: PartHealth & { readonly last?: string };
}

/** Somebody's open private panel: the methods of `Reply` that change it. */
interface OpenPanel {
  update(message: Composed): Promise<boolean>;
  withdraw(): Promise<void>;
  place(): string | undefined;
}

/** The open panels of a game, by user id. */
export type Panels = Map<string, PanelKept>;

interface PanelKept {
  readonly panel: OpenPanel;
  /** The texts in its language. */
  readonly words: Catalogue;
  /** When Discord stops accepting changes to it, UTC ms. */
  readonly until: number;
  /** A sentence about the finished turn, in a panel that names the players still awaited. */
  readonly over?: string;
}

/** A learner's last turn: the panel in which it ended, and the coach's comment if that panel could not show it. */
export interface LastTurn {
  readonly reply: OpenPanel;
  readonly line?: string;
}

/** Chosen moves that have to wait until a question is answered, and the decision that asks it. */
export interface Waiting {
  readonly step: number;
  readonly moves: readonly string[];
}

/** Ways of playing that were recommended in a turn, kept while a suggestion can still be followed. */
export interface Advising {
  /**
   * Identifies the turn: a fingerprint of the state before it, and the moves already made when the advice was given.
   */
  readonly turn: string;
  readonly begun: readonly string[];
  readonly ways: Advised['advice']['ways'];
  /** The moves of each way that was as good as the best at the start of the turn, best first. */
  readonly start: readonly (readonly string[])[];
}

/** What all commands and presses work with. */
export interface Bot {
  readonly lobby: Lobby;
  readonly table: Table;
  readonly assembly: Assembly;
  readonly deputies: Deputies;
  readonly planning: Planning;
  readonly clock: Clock;
  readonly calls: Calls;
  readonly personal: Personal;
  readonly ratings: Ratings;
  readonly admin: Admin;
  readonly coach: Coach;
  readonly lessons: Lessons;
  readonly sandboxes: Sandboxes;
  readonly replays: Jobs<Film, Painted>;
  readonly analyses: Jobs<Analysis, Analysed>;
  /** The emojis for the icons in messages. */
  readonly emojis: Emojis;
  /** The private panels of lobbies and turns, by game id. */
  readonly panels: LRUCache<string, Panels>;
  /** The moves that wait in people's panels until they answer a question, by the ids of the game and the person. */
  readonly waiting: LRUCache<string, Waiting>;
  /**
   * The ways of playing recommended to people, while they may still follow one, by the ids of the game and the person.
   */
  readonly advised: LRUCache<string, Advising>;
  /** Learners' last turns, until they end the next; by the ids of the game and the person. */
  readonly reviewed: LRUCache<string, LastTurn>;
  /**
   * What a lesson has explained to people, by the ids of the game and the person: for each thing, the step in which it
   * was explained.
   */
  readonly taught: LRUCache<string, Map<string, number>>;
  /** The messages that only one person sees. */
  readonly places: Places;
  /** Limits how often each person may press. */
  readonly pressLimits: PressLimits;
  /** Tracks how many times answers to interactions were sent. */
  readonly retries: Retries;
  /** The running searches for lobbies and prompts, by game id; each finds out whether the message is still there. */
  readonly looks: Map<string, Promise<boolean>>;
  /** The accepted offers to open a thread, by the ids of their messages. */
  readonly offers: Memory;
  /** Sends a direct message to somebody. */
  readonly writeTo: WriteTo;
  /** The bot's health, the same as its operator sees on the health page. */
  health(): Promise<BotHealth>;
  /** The faces of the games, by id; the first game is the default. */
  readonly faces: Readonly<Record<string, FaceIn>>;
  /** Every sentence, in the reader's language. */
  readonly words: Catalogue;
  readonly log: Logger;
  readonly meter: Meter;
}

/** The face of a game; throws if its rules have none, which is a bug. */
export function faceOf(bot: Pick<Bot, 'faces' | 'words'>, { game }: Pick<TableGame, 'game'>): Face {
  const face = bot.faces[game];
  if (!face) throw new Error(`The game "${game}" has no face.`);
  return face(bot.words);
}
