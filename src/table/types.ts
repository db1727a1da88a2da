import type { Terms } from './terms.ts';

/** A clock, which tests can set. */
export interface Clock {
  /** UTC milliseconds since 1970. */
  now(): number;
}

/** The colours of the seats, in the order of joining. */
export const SEAT_COLOURS = ['red', 'yellow', 'green', 'sky', 'blue', 'violet', 'ivory'] as const;

type SeatColour = (typeof SEAT_COLOURS)[number];

/** What has become of a request for a deputy: they have been asked, have agreed to play later, or are playing now. */
export const DEPUTY_STAGES = ['asked', 'agreed', 'plays'] as const;

/** Somebody who plays a seat for its player. */
export interface Deputy extends User {
  readonly stage: (typeof DEPUTY_STAGES)[number];
  /** When they start and stop playing, UTC ms; if there is no end, they play until one of the two ends it. */
  readonly from: number;
  readonly until: number | undefined;
}

/** The player of a seat; the number of the seat is its index in the list of seats, from 0. */
export interface Seat {
  /**
   * The id of a person, of a computer player, of somebody whose data was removed, or of somebody the seat is kept for:
   * see `ids.ts`.
   */
  readonly userId: string;
  /** The display name at the last press in the game. */
  readonly name: string;
  readonly colour: SeatColour;
  /**
   * A computer player: for good (`computer`, with a user id that no person has), or in place of the person until they
   * return (`standIn`). Absent if the person plays themselves.
   */
  readonly plays?: 'computer' | 'standIn';
  /**
   * Somebody who plays for the person, or has been asked to; the seat still belongs to the person. Absent if there is
   * nobody.
   */
  readonly deputy?: Deputy;
}

/** A `finished` game was played to its final score; an `ended` one was closed by its host before that. */
export type GameStatus = 'lobby' | 'running' | 'finished' | 'ended';

/** One game in one channel, from its lobby on. */
export interface TableGame {
  /** 10 characters from a to z and 0 to 9. */
  readonly id: string;
  /** The id of the rules. */
  readonly game: string;
  /** The version of the rules that the game was last played with. */
  readonly version: number;
  readonly status: GameStatus;
  /** Undefined in a direct message. */
  readonly guildId: string | undefined;
  readonly channelId: string;
  /** The user who may change the options, and start and end the game. */
  readonly host: string;
  /** The options, parsed by the game's own schema. */
  readonly options: unknown;
  readonly terms: Terms;
  /** How many may join. */
  readonly places: number;
  readonly seats: readonly Seat[];
  /** Drawn at the start; nobody may see it before the game is finished. */
  readonly seed: string | undefined;
  /** UTC ms. */
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly closedAt: number | undefined;
  /** When a server admin paused a running game, UTC ms; undefined while it runs. */
  readonly pausedAt: number | undefined;
  /** Whether the channel of an unfinished game was deleted; absent otherwise. */
  readonly channelLost?: true;
  /** Whether it came from a file. The file could say anything, so the results never count. */
  readonly imported?: true;
  /**
   * Whether the game is unrated: because it was taken back after its end, or past a reveal without anybody's consent,
   * or because a seat was given away without its player's consent. Absent if it is rated.
   */
  readonly unrated?: true;
  /** How much of their time banks the players have used, by seat; absent if nobody has used any. */
  readonly banks?: Banks;
  /** The stage of a lobby whose host is idle; absent in lobbies from earlier versions, and once the lobby is over. */
  readonly idle?: Idle;
  /** The revision that was read: saving fails if somebody else has saved since; absent before the first save. */
  readonly revision?: number;
}

/** A player's time bank after their last decision. */
export interface SpentBank {
  /** How much of it has been used, in ms. */
  readonly spent: number;
  /** The entry that started the decision, which adds time only once, even if it is taken back and made again. */
  readonly since: number;
}

/** Time banks by seat; a seat without one still has a full bank. */
export type Banks = Readonly<Record<number, SpentBank>>;

/** What has been done about a lobby whose host is idle: nothing, the host was reminded, or anybody may take it over. */
export const IDLE_STAGES = ['quiet', 'reminded', 'free'] as const;

/** The stage of a lobby, and when the next one comes, UTC ms; after the last stage, the lobby is closed. */
export interface Idle {
  readonly stage: (typeof IDLE_STAGES)[number];
  readonly dueAt: number;
}

/** A person in Discord. */
export interface User {
  readonly id: string;
  /** The name on the server. */
  readonly name: string;
}
