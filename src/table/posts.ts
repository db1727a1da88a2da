import type { FinishedTurn } from '../engine/log.ts';

/** The seats that a prompt calls, for the decision that an entry started; `at` is the time of that decision, UTC ms. */
export interface Ring {
  readonly since: number;
  readonly at: number;
  readonly seats: readonly number[];
  /** Set if there is also a call in the channel, which is enough for a player who has since gone to sleep. */
  readonly beside?: true;
  /** Set if this replaces a call that could not be delivered, even if the person wants to be called elsewhere. */
  readonly instead?: true;
}

/**
 * The reason for a call: it is their turn, they have kept the others waiting for a long time, another player nudges
 * them, or their time is up.
 */
export type CallReason = 'turn' | 'reminder' | 'nudge' | 'late';

/** Calls one person, in the channel of the game or in a direct message, unless their decision is over by then. */
export interface CallPost extends Pick<Ring, 'beside' | 'instead'> {
  readonly kind: 'call';
  readonly seat: number;
  /** The entry that started the seat's decision. */
  readonly since: number;
  /** When the call was decided, UTC ms. */
  readonly at: number;
  readonly why: CallReason;
  readonly to: 'channel' | 'dm';
}

/** What a post about turns contains: the turns, and the players awaited at that point. */
interface Told {
  readonly entry: number;
  readonly turns: readonly FinishedTurn[];
  readonly awaited: readonly number[];
}

/**
 * What to post in the channel; turns contain their moves as they were made. `entry` is the number of the log's entry up
 * to which pictures and words show the game (`Table.position(id, entry)`). Posts with a new prompt call those in
 * `ring`; everything else makes no sound.
 */
export type Post =
  /** The lobby was opened or changed: post its message, or update it. */
  | { readonly kind: 'lobby' }
  /** A lobby for the people of an earlier game is open: calls those with kept seats, once for each such game. */
  | { readonly kind: 'summons'; readonly of: string }
  /** The host of a lobby is idle: reminds them, or says that anybody may take it over. */
  | { readonly kind: 'idle'; readonly stage: 'reminded' | 'free' }
  /** Somebody wants to continue: posts the lobby or the prompt again if somebody has deleted the message. */
  | { readonly kind: 'again'; readonly entry: number }
  /** The game starts. */
  | { readonly kind: 'start'; readonly entry: number; readonly awaited: readonly number[]; readonly ring?: Ring }
  /** A seat has ended its turn; `awaited` are the seats to call now: several in a harvest, none at the end. */
  | ({ readonly kind: 'turn'; readonly ring?: Ring } & Told)
  /** One of several seats that play at the same time has finished; the others are still awaited. */
  | ({ readonly kind: 'waiting' } & Told)
  /** All seats that played at the same time have finished: `turns` has the part of each. */
  | ({ readonly kind: 'harvest'; readonly ring?: Ring } & Told)
  /** A seat has taken back the end of its turn. */
  | (Told & {
      readonly kind: 'undo';
      readonly seat: number;
      /** The entry to go back to; posts about later entries are marked. */
      readonly to?: number;
      /** Whether the others have agreed to it, or there is nobody else to ask (`alone`). */
      readonly agreed?: boolean;
      readonly alone?: true;
      /** Whether this makes a game unrated that was rated until now. */
      readonly unrated?: true;
      readonly ring?: Ring;
    })
  /** A vote was opened (`first`), has changed, or has ended: updates its message. */
  | { readonly kind: 'vote'; readonly voteId: string; readonly first: boolean }
  /** The player of a seat has changed, or is about to change. */
  | SeatNews
  /** A server admin has taken the game back to an earlier entry. */
  | {
      readonly kind: 'rolledBack';
      readonly entry: number;
      readonly to: number;
      readonly awaited: readonly number[];
      readonly ring?: Ring;
    }
  /** A game with only computers has reached this entry: updates its message. */
  | { readonly kind: 'progress'; readonly entry: number }
  /** The game has been played to the end; follows the `turn` or `harvest` that ended it. */
  | { readonly kind: 'final'; readonly entry: number }
  /** The channel of a game is gone: tells a player, in a direct message, how to continue the game. */
  | { readonly kind: 'lost'; readonly userId: string }
  /** The game continues in the channel of this post; `from` is the previous channel, undefined if there was none. */
  | { readonly kind: 'moved'; readonly entry: number; readonly from: string | undefined; readonly ring?: Ring }
  | CallPost
  /** A server admin has paused the game, or resumed it. */
  | { readonly kind: 'paused' | 'resumed' }
  /** A player will be away, between two times in UTC ms. */
  | {
      readonly kind: 'away';
      readonly seat: number;
      /** Whether it is the deputy who will be away. */
      readonly deputy?: true;
      readonly from: number;
      readonly to: number;
    }
  /** The host has ended the game or closed the lobby. */
  | { readonly kind: 'ended'; readonly entry: number };

/**
 * News about a seat. `late`: its player's time is up, so the others may act. `kept`: the seats of an imported game are
 * kept for its people. `seated`: one of them has taken their seat. `deputy`: somebody plays for its player, or will.
 * The other three say that this is over: because its time is up or the player has ended it, because the deputy has
 * given it back, or because the deputy has left the server.
 */
export const SEAT_NEWS = [
  'late',
  'standIn',
  'returned',
  'offered',
  'taken',
  'kept',
  'seated',
  'deputy',
  'deputyOver',
  'deputyGaveBack',
  'deputyLeft',
] as const;

export interface SeatNews {
  readonly kind: 'seat';
  readonly news: (typeof SEAT_NEWS)[number];
  readonly seat: number;
  /** The name of the person it is about; for a taken seat, of the person who has left. */
  readonly name: string;
  /** The vote that offers the seat. */
  readonly voteId?: string;
  /** The deputy in question, when they stop playing, and, if that is later than now, when they start; UTC ms. */
  readonly deputyId?: string;
  readonly deputyName?: string;
  readonly from?: number;
  readonly until?: number;
  /** Whether this makes a game unrated that was rated until now. */
  readonly unrated?: true;
}

const TURN_POSTS = ['start', 'turn', 'harvest', 'undo', 'rolledBack', 'moved'] as const;

/** A post about turns. It has a new prompt, which may call somebody. */
export type TurnPost = Extract<Post, { kind: (typeof TURN_POSTS)[number] }>;

export const isTurnPost = (post: Post): post is TurnPost => TURN_POSTS.some((kind) => kind === post.kind);

/** A post that is waiting to be sent. */
export interface OutboxRow {
  /**
   * At most 16 characters. Discord makes sure that a post with this nonce exists only once; parts may append up to 9
   * more.
   */
  readonly nonce: string;
  readonly gameId: string;
  readonly channelId: string;
  readonly post: Post;
  /** UTC ms. */
  readonly createdAt: number;
  /** When it may be sent; UTC ms. */
  readonly dueAt: number;
  /** How many attempts to send it there have been; any of them may have succeeded. */
  readonly attempts: number;
  /** The time of the first attempt, UTC ms; undefined before that. */
  readonly triedAt: number | undefined;
  /** The messages that earlier attempts posted, so that no attempt posts them again. */
  readonly parts: readonly GameMessage[];
  /** The error of the last attempt. */
  readonly error: string | undefined;
}

/** The purposes of a game's messages; for each purpose, the bot can find one message again. */
export const MESSAGE_PURPOSES = [
  'lobby',
  'table',
  'pictures',
  'prompt',
  'final',
  'vote',
  'seat',
  // Calls the people of an earlier game to the lobby; it is stored with that game as the call to its people.
  'summons',
  'rematch',
  // Sent as direct messages, which the bot does not look for again.
  'lost',
  // The last call to the player of each seat, apart from the prompt.
  'call-0',
  'call-1',
  'call-2',
  'call-3',
  'call-4',
  'call-5',
  'call-6',
  'direct-0',
  'direct-1',
  'direct-2',
  'direct-3',
  'direct-4',
  'direct-5',
  'direct-6',
] as const;

export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/** Where a game's message is. */
export interface GameMessage {
  readonly purpose: MessagePurpose;
  readonly channelId: string;
  readonly messageId: string;
  /** The last entry that it describes; a message about turns is marked when these are taken back. */
  readonly entry?: number;
  /** Set if its pictures are still to come. */
  readonly unpainted?: true;
}

/** A message about turns. */
export type TurnMessage = Required<Omit<GameMessage, 'purpose' | 'unpainted'>>;

/** Stores a message of a post as soon as Discord has it. */
export type NotePart = (part: GameMessage) => Promise<void>;

/**
 * Sends a post to Discord and returns the messages that the bot must find again; may be called again after a crash. If
 * its pictures take longer than `patience` ms, it goes without them for now.
 */
export type Send = (row: OutboxRow, note: NotePart, patience: number) => Promise<readonly GameMessage[]>;

/**
 * Paints the pictures that a sent post lacks, and returns a function that adds them to its message. Both throw
 * Undeliverable if that is no longer possible; any other error is worth a retry.
 */
export type Complete = (row: OutboxRow) => Promise<() => Promise<void>>;
