import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Catalogue } from '../src/messages/index.ts';
import type { Planning } from '../src/table/ahead/planning.ts';
import type { Advised } from '../src/table/coach/advice.ts';
import type { Analysed } from '../src/table/coach/analysis.ts';
import type { Coach } from '../src/table/coach/coach.ts';
import type { Assembly } from '../src/table/decide/assembly.ts';
import type { Lobby } from '../src/table/play/lobby.ts';
import type { Lessons } from '../src/table/practice/lessons.ts';
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
import type { PressLimits } from './press-limits.ts';
import type { Film, Painted } from './replay/replay-film.ts';

/** How the parts are that the bot needs. */
export interface BotHealth {
  readonly ok: boolean;
  readonly parts: readonly {
    readonly name: 'database' | 'gateway' | 'outbox' | 'painter' | 'backup';
    readonly ok: boolean;
    /** A figure or an error, in English; may be empty. */
    readonly detail: string;
  }[];
}

/** A private panel that somebody has open: a part of the `Reply` that shows it. */
interface OpenPanel {
  update(message: Composed): Promise<boolean>;
  withdraw(): Promise<void>;
  place(): string | undefined;
}

/** What people have open of a game, by their user ids. */
export type Panels = Map<string, PanelKept>;

interface PanelKept {
  readonly panel: OpenPanel;
  /** The words in which it was shown. */
  readonly words: Catalogue;
  /** Until when (UTC ms) Discord takes changes of it. */
  readonly until: number;
  /** What is said of the turn that is over, in a panel that names others who are waited for. */
  readonly over?: string;
}

/** Moves that were chosen together with something that asks a question first, and the decision that asks it. */
export interface Waiting {
  readonly step: number;
  readonly moves: readonly string[];
}

/** Ways that were recommended in a turn, kept while a suggestion can still be followed. */
export interface Advising {
  /** What is known of the turn: a mark of the state before it, and its moves when the advice was asked for. */
  readonly turn: string;
  readonly begun: readonly string[];
  readonly ways: Advised['advice']['ways'];
}

/** What every command and every press works with. */
export interface Bot {
  readonly lobby: Lobby;
  readonly table: Table;
  readonly assembly: Assembly;
  readonly planning: Planning;
  readonly clock: Clock;
  readonly calls: Calls;
  readonly personal: Personal;
  readonly ratings: Ratings;
  readonly admin: Admin;
  readonly coach: Coach;
  readonly lessons: Lessons;
  readonly replays: Jobs<Film, Painted>;
  readonly analyses: Jobs<Analysis, Analysed>;
  /** The emojis for the icons in messages. */
  readonly emojis: Emojis;
  /** The private panels of lobbies and of turns, by the ids of their games. */
  readonly panels: LRUCache<string, Panels>;
  /** What waits in people's panels as long as they answer what is asked, by the ids of the game and the person. */
  readonly waiting: LRUCache<string, Waiting>;
  /** The ways that people were advised, as long as they may follow one, by the ids of the game and the person. */
  readonly advised: LRUCache<string, Advising>;
  /** What is known about messages that only one person sees. */
  readonly places: Places;
  /** How often each person may press. */
  readonly pressLimits: PressLimits;
  /** How often answers to interactions were sent. */
  readonly retries: Retries;
  /** Which lobbies and prompts are being looked for, by the ids of their games; whether they are there. */
  readonly looks: Map<string, Promise<boolean>>;
  /** The offers of a thread that were accepted, by the ids of their messages. */
  readonly offers: Memory;
  /** How the bot is, as its operator's health page tells it. */
  health(): Promise<BotHealth>;
  /** The faces of the games, by their ids; the first game is the default. */
  readonly faces: Readonly<Record<string, FaceIn>>;
  /** Every sentence, in the language of its reader. */
  readonly words: Catalogue;
  readonly log: Logger;
  readonly meter: Meter;
}

/** The face of a game; throws for rules without one, which is a bug. */
export function faceOf(bot: Pick<Bot, 'faces' | 'words'>, { game }: Pick<TableGame, 'game'>): Face {
  const face = bot.faces[game];
  if (!face) throw new Error(`The game "${game}" has no face.`);
  return face(bot.words);
}
