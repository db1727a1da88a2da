import type { Entry } from '../engine/log.ts';
import type { GameMessage, MessagePurpose, OutboxRow, Post, TableGame } from './types.ts';

/** The public state of a running game after an entry: a cache that outlives changes of the rules. */
export interface Snapshot {
  readonly entry: number;
  /** The version of the rules that made it. */
  readonly version: number;
  /** JSON. */
  readonly state: string;
}

/** A post to be sent. */
export interface NewPost {
  /** Unique for ever. */
  readonly nonce: string;
  readonly channelId: string;
  readonly post: Post;
}

/** One step of a game: everything in it is saved, or nothing. */
export interface Change {
  /** The game as it is from now on, with all its seats. */
  readonly game: TableGame;
  /** Lines to be added to the log. */
  readonly entries?: readonly Entry[];
  readonly snapshot?: Snapshot;
  /** Posts to be sent, in this order. */
  readonly posts?: readonly NewPost[];
  /** UTC ms. */
  readonly at: number;
}

/**
 * `channelTaken`: the channel has another lobby or running game. `entryTaken`: the log has an entry of that number
 * already, so somebody else has changed the game. In both cases nothing is saved.
 */
export type Saved = 'saved' | 'channelTaken' | 'entryTaken';

export interface GameStore {
  find(gameId: string): Promise<TableGame | undefined>;
  /** The lobby or running game of a channel, otherwise the one that was created last. */
  inChannel(channelId: string): Promise<TableGame | undefined>;
  /** Lobbies and running games in which the user sits, oldest first. */
  ofUser(userId: string): Promise<TableGame[]>;
  /** The log of a game in ascending order. */
  log(gameId: string): Promise<Entry[]>;
  snapshot(gameId: string): Promise<Snapshot | undefined>;
  /** Saves a step in one transaction; a game that is not there yet is added. */
  save(change: Change): Promise<Saved>;
}

export interface OutboxStore {
  /** The first post of each game that waits to be sent, if it is due at `now` (UTC ms), oldest first. */
  due(now: number, limit: number): Promise<OutboxRow[]>;
  /** Notes that sending begins; `at` in UTC ms. */
  trying(nonce: string, at: number): Promise<void>;
  /** Marks a post as sent and remembers its messages, in one transaction. */
  sent(nonce: string, at: number, messages: readonly GameMessage[]): Promise<void>;
  /** Leaves a post for a later time, UTC ms. */
  later(nonce: string, dueAt: number, error: string): Promise<void>;
  /** Gives a post up, so that it no longer holds up those behind it. */
  refused(nonce: string, at: number, error: string): Promise<void>;
}

export interface MessageStore {
  find(gameId: string, purpose: MessagePurpose): Promise<GameMessage | undefined>;
  /** Remembers a message in place of the former one of its purpose. */
  keep(gameId: string, message: GameMessage): Promise<void>;
}

/** Everything that outlives the process. */
export interface Stores {
  readonly games: GameStore;
  readonly outbox: OutboxStore;
  readonly messages: MessageStore;
  close(): Promise<void>;
}
