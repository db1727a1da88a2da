import type { Entry } from '../engine/log.ts';
import type { Away, Kept } from './people.ts';
import type { GameMessage, MessagePurpose, OutboxRow, Post, TurnMessage } from './posts.ts';
import type { FormerBest, KeptAnalysis, Opening, Result, Tenure, Vote, Wait } from './rows.ts';
import type { Share } from './share.ts';
import type { ComputerStatistics, CountStatistics, Favourite, SideStatistics, Skill } from './statistics.ts';
import type { TableGame } from './types.ts';

/** The public state of a running game after an entry, cached so that the game survives changes to the rules. */
export interface Snapshot {
  readonly entry: number;
  /** The version of the rules that made it. */
  readonly version: number;
  /** JSON. */
  readonly state: string;
}

/** A post to send. */
export interface NewPost {
  /** Never reused. */
  readonly nonce: string;
  readonly channelId: string;
  readonly post: Post;
}

/** The new plans of a seat, as JSON; undefined removes them. */
export interface LaidOrders {
  readonly seat: number;
  readonly orders: string | undefined;
  /** The orders as they were read. */
  readonly was?: string | undefined;
}

/** One step of a game; it is saved completely or not at all. */
export interface Change {
  /** The new game, with all its seats and with the revision that the step is based on. */
  readonly game: TableGame;
  /** New lines of the log. */
  readonly entries?: readonly Entry[];
  readonly snapshot?: Snapshot;
  /** Posts to send, in this order. */
  readonly posts?: readonly NewPost[];
  /** Whether all waiting posts go to the game's current channel, without further delay. */
  readonly redirects?: true;
  /**
   * The seats awaited from now on: waits of other seats and of earlier decisions are dropped, those that are still
   * valid are kept, and new ones are due immediately unless `due` has a later time. If left out, nothing changes. What
   * is noted about seats in `afresh` is dropped, because they have new players.
   */
  readonly waiting?: {
    readonly since: number;
    readonly seats: readonly number[];
    readonly afresh?: readonly number[];
    /** New waits whose players are called by a post of this step, or need no call. */
    readonly called?: readonly number[];
    /** When the ticker must look at the new waits of seats, UTC ms. */
    readonly due?: Readonly<Record<number, number | undefined>>;
  };
  /** Changed waits; a wait that is already over is not added again. */
  readonly waits?: readonly Wait[];
  /** A vote that was opened or has changed. */
  readonly vote?: Vote;
  /** The changed orders of seats; it is a `conflict` if somebody else has changed them. */
  readonly orders?: readonly LaidOrders[];
  /** Replaces all tenures of the game. */
  readonly tenures?: readonly Tenure[];
  /** Replaces all results of the game. */
  readonly results?: readonly Result[];
  /** The removed game that this step brings back, given as the id of its stored copy, which is then dropped. */
  readonly restores?: string;
  /** UTC ms. */
  readonly at: number;
}

/** The revision of a game after a step: raised by the number of new entries, or by one if there are none. */
export const revisionAfter = ({ game, entries = [] }: Pick<Change, 'game' | 'entries'>): number =>
  (game.revision ?? 0) + Math.max(1, entries.length);

/**
 * `channelTaken`: the channel has another lobby or running game. `conflict`: somebody else has changed the game since
 * the given revision. In both cases nothing is saved.
 */
export type Saved = 'saved' | 'channelTaken' | 'conflict';

/** The copy of a removed game. */
export interface RemovedGame {
  readonly gameId: string;
  readonly guildId: string | undefined;
  /** The text that `writeCopy` wrote. */
  readonly copy: string;
  /** UTC ms. */
  readonly removedAt: number;
  /** When the copy is dropped, UTC ms. */
  readonly dueAt: number;
}

/** A server's imports. */
export interface Imported {
  /** The files that were recently submitted, accepted or not, and how many bytes they had. */
  readonly files: number;
  readonly bytes: number;
  /** How many imported games there are now. */
  readonly games: number;
}

/** The log of a game, the revision after it, and whether a vote is open in it. */
export interface Course {
  readonly log: readonly Entry[];
  readonly revision: number;
  readonly voting: boolean;
}

export interface GameStore {
  find(gameId: string): Promise<TableGame | undefined>;
  /** Goes up with every step of a game; undefined if it does not exist. */
  revision(gameId: string): Promise<number | undefined>;
  /** The lobby or running game of a channel, otherwise the game created last. */
  inChannel(channelId: string): Promise<TableGame | undefined>;
  /** The last finished game of a channel. */
  overInChannel(channelId: string): Promise<TableGame | undefined>;
  /** The user's lobbies and running games, oldest first. */
  ofUser(userId: string): Promise<TableGame[]>;
  /** The running games in which a user is a deputy, or has been asked to be one, oldest first. */
  ofDeputy(userId: string): Promise<TableGame[]>;
  /**
   * The ids of running games in which a deputy should start or stop at `now`, UTC ms; of a share of the servers, or of
   * all.
   */
  deputiesDue(now: number, limit: number, share?: Share): Promise<string[]>;
  /** The log of a game in ascending order. */
  log(gameId: string): Promise<Entry[]>;
  /** Everything needed to read a running game, all from one moment; undefined if it does not exist. */
  course(gameId: string): Promise<Course | undefined>;
  snapshot(gameId: string): Promise<Snapshot | undefined>;
  /** Lobbies and games of a server, newest first; of all servers if left out. */
  ofGuild(guildId: string | undefined, limit: number): Promise<TableGame[]>;
  /** The ids of the channels of a server that have lobbies or running games. */
  places(guildId: string): Promise<string[]>;
  /**
   * How many lobbies of a host, or of a server, are open, and how many games were opened since a given time, UTC ms.
   */
  opened(
    by: { readonly host: string } | { readonly guildId: string },
    since: number,
  ): Promise<{ readonly open: number; readonly daily: number }>;
  /** The ids of lobbies that are due at `now`, UTC ms, or have no due time; of a share of the servers, or of all. */
  idle(now: number, limit: number, share?: Share): Promise<string[]>;
  /** The ids of running games that wait for nobody; of a share of the servers, or of all. */
  unattended(share?: Share): Promise<string[]>;
  /**
   * Removes a game with everything that belongs to it, and stores a copy of it in the same transaction. If the copies
   * of its server would exceed `most` bytes in total, the oldest of them are dropped.
   */
  remove(gameId: string, kept: RemovedGame, most?: number): Promise<void>;
  /** The copies of a server's removed games, or of all servers'; newest first. */
  removed(guildId: string | undefined): Promise<RemovedGame[]>;
  /** Drops copies whose time is up at `due`, UTC ms. */
  dropRemoved(due: number): Promise<void>;
  /** What a server has submitted since a time, UTC ms, and how many imported games it has. */
  imported(guildId: string, since: number): Promise<Imported>;
  /** Notes that a server has submitted a file; `at` in UTC ms. */
  noteImport(file: { readonly guildId: string; readonly at: number; readonly bytes: number }): Promise<void>;
  /** Forgets files submitted before a time, UTC ms. */
  dropImports(before: number): Promise<void>;
  /** Saves a step in one transaction, as `revisionAfter` says; adds a game that has no revision yet. */
  save(change: Change): Promise<Saved>;
}

export interface OutboxStore {
  /**
   * The first waiting post of each game (of a share, or of all), oldest first, if it is due at `now` (UTC ms) and
   * nobody is sending it.
   */
  due(now: number, limit: number, share?: Share): Promise<OutboxRow[]>;
  /**
   * Claims a post until a time and notes that it is being sent. Returns the post in its current form, or undefined if
   * it is not due, or somebody else has claimed it. Times are in UTC ms.
   */
  trying(nonce: string, at: number, until: number): Promise<OutboxRow | undefined>;
  /** Extends the claim on a post that is being sent to a later time, UTC ms. */
  hold(nonce: string, until: number): Promise<void>;
  /** Stores a message that a post has brought to Discord, while more messages of that post are still to come. */
  note(nonce: string, part: GameMessage): Promise<void>;
  /** The first waiting post of a game, or of every game, oldest first. */
  heads(gameId: string | undefined): Promise<OutboxRow[]>;
  /**
   * Marks a post as sent and stores its messages, in one transaction; if one of them is unpainted, so is the post.
   * Returns whether another post of its game is waiting.
   */
  sent(nonce: string, at: number, messages: readonly GameMessage[]): Promise<boolean>;
  /** The sent posts (of a share, or of all games) whose pictures are still to come, oldest first. */
  unpainted(share?: Share): Promise<OutboxRow[]>;
  /** Notes that a sent post has its pictures, or will never get them. */
  painted(nonce: string): Promise<void>;
  /** Postpones a post to a later time, UTC ms. */
  later(nonce: string, dueAt: number, error: string): Promise<void>;
  /** The waiting posts of a game that nobody has tried to send yet, in order. */
  unsent(gameId: string): Promise<Post[]>;
  /** How many posts of a game are waiting to be sent, or are being sent. */
  waiting(gameId: string): Promise<number>;
  /** Drops posts that were sent, or given up on, before a time, UTC ms. */
  prune(before: number): Promise<void>;
  /**
   * Gives up on a post, so that it no longer blocks those after it; stores the messages that it has already brought to
   * its channel.
   */
  refused(nonce: string, at: number, error: string): Promise<void>;
}

export interface MessageStore {
  find(gameId: string, purpose: MessagePurpose): Promise<GameMessage | undefined>;
  /** The same, but undefined if the game has waiting posts, because they may replace the message. */
  standing(gameId: string, purpose: MessagePurpose): Promise<GameMessage | undefined>;
  /** The messages of a game, one for each purpose. */
  ofGame(gameId: string): Promise<GameMessage[]>;
  /** Stores a message; it replaces the previous one with the same purpose. */
  keep(gameId: string, message: GameMessage): Promise<void>;
  /** Forgets a game's message for a purpose. */
  drop(gameId: string, purpose: MessagePurpose): Promise<void>;
  /** The messages about turns that describe entries after a number, oldest first. */
  turnMessages(gameId: string, after: number): Promise<TurnMessage[]>;
  /** Forgets a message about turns. */
  dropTurnMessage(gameId: string, messageId: string): Promise<void>;
}

export interface WaitStore {
  /** Sets times later than `now` (UTC ms), which a fast clock wrote, back to `now`, so that they come due. */
  rewind(now: number): Promise<void>;
  ofGame(gameId: string): Promise<Wait[]>;
  /**
   * Due waits of games that are running and not paused, those due longest first; of a share of the games, or of all.
   */
  due(now: number, limit: number, share?: Share): Promise<Wait[]>;
  /** Replaces a wait for the same decision; a wait that is already over is not added again. */
  keep(wait: Wait): Promise<void>;
  /** Makes the waits of a person in a game due at a given time, UTC ms, because their settings have changed. */
  rouse(gameId: string, userId: string, at: number): Promise<void>;
}

export interface VoteStore {
  find(voteId: string): Promise<Vote | undefined>;
  /** The open vote of a game. */
  open(gameId: string): Promise<Vote | undefined>;
  /**
   * Open votes whose time is up, of games that are not paused, those due longest first; of a share of the games, or of
   * all.
   */
  due(now: number, limit: number, share?: Share): Promise<Vote[]>;
  /** The votes that a user has asked for since a time, UTC ms. */
  askedBy(userId: string, since: number): Promise<Vote[]>;
  /** Every vote of a game, the newest first. */
  ofGame(gameId: string): Promise<Vote[]>;
  /** Removes the votes of games that ended before a time, UTC ms, unless one of their posts is still waiting. */
  prune(before: number): Promise<void>;
}

/** People's choices and texts, which are not part of any game's log. */
export interface PeopleStore {
  /** The settings as stored, to be parsed by `personSettings`; undefined if the person has chosen nothing. */
  settings(userId: string): Promise<unknown>;
  /**
   * Changes a person's stored settings, one change after the other. `change` may be called more than once, and if it
   * throws, nothing changes.
   */
  changeSettings(userId: string, change: (settings: unknown) => unknown): Promise<void>;
  /** Periods of absence that end after a time, UTC ms, earliest first. */
  away(userId: string, after: number): Promise<Away[]>;
  /** Both at once. */
  person(userId: string, after: number): Promise<{ readonly settings: unknown; readonly away: Away[] }>;
  /** The same for all periods of absence, earliest first. */
  changeAway(userId: string, change: (away: readonly Away[]) => readonly Away[]): Promise<void>;
  /** The private note of a person about a game. */
  note(gameId: string, userId: string): Promise<string | undefined>;
  /** Stores a note; an empty one removes it. */
  keepNote(gameId: string, userId: string, text: string): Promise<void>;
  /** The orders of a seat as JSON. */
  orders(gameId: string, seat: number): Promise<string | undefined>;
  /** Replaces the orders of a seat. Returns false, and changes nothing, if somebody else has changed them. */
  keepOrders(gameId: string, laid: LaidOrders): Promise<boolean>;
  /** The same without waiting for the disk, for a change that would be repeated if the machine failed. */
  noteOrders(gameId: string, laid: LaidOrders): Promise<boolean>;
  /** Everything stored about a person except the moves of their games. */
  kept(userId: string): Promise<Kept>;
  /**
   * Replaces a person's id and name everywhere and removes their private data, even from the database files; works in
   * pieces small enough to keep nobody waiting.
   */
  forget(userId: string, instead: { readonly userId: string; readonly name: string }): Promise<void>;
  /** Continues work that `forget` has not finished. */
  forgetFurther(): Promise<void>;
}

/** Which games count: those of one server, or of all servers if left out. */
export interface Scope {
  /** The key of the rules. */
  readonly game: string;
  readonly guildId?: string;
}

/** A part of a long list, starting at a position from 0; up to the end of the list if the count is left out. */
export interface Part {
  readonly from?: number;
  readonly count?: number;
}

/** A person's results in games of one kind, and how many times they had each tile. */
export interface Figures {
  /** Ordered by number of players; without games against computers only. */
  readonly counts: readonly CountStatistics[];
  /** In no order. */
  readonly computers: readonly ComputerStatistics[];
  /** The most frequent first. */
  readonly sides: readonly SideStatistics[];
  readonly tiles: readonly Favourite[];
}

export interface ResultStore {
  tenures(gameId: string): Promise<Tenure[]>;
  ofGame(gameId: string): Promise<Result[]>;
  /**
   * The best earlier scores of a game's players, by seat, in games with the same rules and number of players, and the
   * same choice of an option, if one is named; people who have played no such game are left out.
   */
  formerBests(gameId: string, option?: string): Promise<readonly FormerBest[]>;
  /** How many games a person has finished. */
  finished(scope: Scope, userId: string): Promise<number>;
  /** A person's results. */
  figures(scope: Scope, userId: string): Promise<Figures>;
  /** A person's skill, and their place among all rated people, from 1; undefined before they are rated. */
  skill(scope: Scope, userId: string): Promise<{ readonly skill: Skill; readonly place: number } | undefined>;
  /** Rated people who show their rating, best first; ties are broken by more games, then by who was rated first. */
  skills(scope: Scope, part: Part): Promise<Skill[]>;
  /** How many people are rated and show their rating. */
  rated(scope: Scope): Promise<number>;
  /** Each person's best solo game, best first, without people who hide theirs. */
  soloBest(scope: Scope, part: Part): Promise<{ readonly userId: string; readonly points: number }[]>;
  /** How many people have played solo and let others see it. */
  alone(scope: Scope): Promise<number>;
  /** The openings of games with this many players and a `Result.opening`, most frequent first. */
  openings(scope: Scope & { readonly players: number }, most: number): Promise<Opening[]>;
  /** Whether there are results that ratings do not include yet. */
  behind(scope: Scope): Promise<boolean>;
  /**
   * Rates some of the games with new results, or of those after a changed result; a piece small enough to keep nobody
   * waiting. Returns false once nothing more is due at `now`, UTC ms. Without `scope`, it rates games of any server.
   * Games are rated again at most once an hour, unless there are only a few; until then, ratings stay as if nothing had
   * changed.
   */
  rateMore(now: number, scope?: Scope): Promise<boolean>;
}

/** Analyses of finished games. */
export interface AnalysisStore {
  find(gameId: string): Promise<KeptAnalysis | undefined>;
  /** Stores an analysis in place of an earlier one; does nothing if the game is gone. */
  keep(found: KeptAnalysis): Promise<void>;
}

/** When the bot has logged in to Discord, UTC ms; only logins of the last day are kept. */
export interface LoginStore {
  /** Those after a time, oldest first. */
  since(time: number): Promise<number[]>;
  note(at: number): Promise<void>;
}

/** Everything that outlives the process. */
export interface Stores {
  readonly games: GameStore;
  readonly outbox: OutboxStore;
  readonly messages: MessageStore;
  readonly waits: WaitStore;
  readonly votes: VoteStore;
  readonly people: PeopleStore;
  readonly results: ResultStore;
  readonly analyses: AnalysisStore;
  readonly logins: LoginStore;
  close(): Promise<void>;
}
