import type { Decision } from '../engine/decision.ts';
import type { FinishedTurn, MoveEntry } from '../engine/log.ts';
import type { Order, OrderNews } from './papers.ts';
import type { Terms } from './terms.ts';

export type { FinishedTurn };

/** What tells the time; tests turn it. */
export interface Clock {
  /** UTC milliseconds since 1970. */
  now(): number;
}

/** The colours of the seats, in the order in which they are given out. */
export const SEAT_COLOURS = ['red', 'yellow', 'green', 'sky', 'blue', 'violet', 'ivory'] as const;
type SeatColour = (typeof SEAT_COLOURS)[number];

/** Who sits in a seat; the number of the seat is its index in the list of seats, from 0. */
export interface Seat {
  readonly userId: string;
  /** The display name at the time of joining. */
  readonly name: string;
  readonly colour: SeatColour;
  /**
   * A computer player: for good (`computer`, with a user id that no person has), or in place of the person until they
   * return (`standIn`). Absent where the person plays.
   */
  readonly plays?: 'computer' | 'standIn';
}

/** `finished` was played to its final score, `ended` was closed by its host before that. */
export type GameStatus = 'lobby' | 'running' | 'finished' | 'ended';

/** One game in one channel, from its lobby on. */
export interface TableGame {
  /** 10 characters of a to z and 0 to 9. */
  readonly id: string;
  /** The key of the rules in the registry of games, for example `caverna`. */
  readonly game: string;
  /** The version of the rules that the game was last played with. */
  readonly version: number;
  readonly status: GameStatus;
  /** Undefined in a direct message. */
  readonly guildId: string | undefined;
  readonly channelId: string;
  /** The user who may change the options, start and end the game. */
  readonly host: string;
  /** As the game's own schema returns them. */
  readonly options: unknown;
  readonly terms: Terms;
  /** How many may join. */
  readonly places: number;
  readonly seats: readonly Seat[];
  /** Drawn at the start; nobody may see it before the game has finished. */
  readonly seed: string | undefined;
  /** UTC ms. */
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly closedAt: number | undefined;
  /** Since when somebody who runs the server has stopped a running game, UTC ms; undefined while it goes on. */
  readonly pausedAt: number | undefined;
  /** Whether the channel of a game that is not over was deleted; absent where it is there. */
  readonly channelLost?: true;
}

/** A person in Discord. */
export interface User {
  readonly id: string;
  /** The name as it is shown in the server. */
  readonly name: string;
}

/** What a new lobby is asked for; everything left out has its default. */
export interface NewLobby {
  readonly channelId: string;
  readonly guildId: string | undefined;
  readonly user: User;
  /** A key of the registry of games; `caverna` when left out. */
  readonly game?: string;
  /** Any part of the game's options. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly terms?: Partial<Terms>;
  readonly places?: number;
  /** How many computer players sit there from the beginning. */
  readonly computers?: number;
}

/** What the host changes in a lobby; options that are left out stay. */
interface LobbyChange {
  readonly gameId: string;
  readonly userId: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly terms?: Partial<Terms>;
  readonly places?: number;
  /** How many computer players sit there from now on, or one more or one fewer. */
  readonly computers?: number | 'more' | 'fewer';
}

/** A user who wants something of a game. */
export interface Request {
  readonly gameId: string;
  readonly userId: string;
}

/** A press on a button or menu that was made for a certain decision. */
export interface Press extends Request {
  /** The number of the decision, as the panel or the prompt carried it. */
  readonly step: number;
}

/** A press on an option. */
export interface Choice extends Press {
  /** The text of the option. */
  readonly move: string;
}

/** A seat that is waited for, as everybody may see it. */
export interface Awaited {
  readonly seat: number;
  /** The number of the seat's present decision; a press with another number is stale. */
  readonly step: number;
  /** What the seat was asked before its drafts. */
  readonly decision: Decision;
  /** Whether the seat has begun but not ended its turn. */
  readonly drafting: boolean;
}

/** A game as everybody may see it: confirmed moves only. */
export interface Position<State = unknown> {
  readonly game: TableGame;
  /** The number of the last entry of the log that it contains; 0 at the start. */
  readonly entry: number;
  /** As a spectator sees it. */
  readonly state: State;
  /** Empty when the game is over. */
  readonly awaited: readonly Awaited[];
  /** The turn that was closed last, or the parts of all seats in the harvest that was closed last. */
  readonly last: readonly FinishedTurn[];
}

/** A closed turn with the states around it, all as a spectator sees them. */
export interface Moment<State = unknown> {
  readonly turn: FinishedTurn;
  readonly before: State;
  /** With every move of the turn but the one that ended it, behind which a round may end. */
  readonly played: State;
  readonly after: State;
}

/** A game that has begun, as everybody may see it. */
export interface History {
  readonly game: TableGame;
  /** Whether it goes back to the start of the game; it does not where changed rules no longer replay that. */
  readonly isWhole: boolean;
  /** The closed turns, oldest first, without what was undone; replayed while they are read, as often as they are read. */
  moments(): Iterable<Moment>;
}

/** What a seat sees of its own unfinished turn. */
export interface Panel<State = unknown> {
  readonly game: TableGame;
  readonly seat: number;
  /** The number of the decision: every press must carry it. */
  readonly step: number;
  /** As the seat sees it, its own drafts played. */
  readonly state: State;
  readonly decision: Decision;
  /** The seat's moves in this turn so far, which nobody else sees yet. */
  readonly drafts: readonly MoveEntry[];
  /** Whether the turn can be ended now. */
  readonly canEnd: boolean;
  /** Of a turn that is rehearsed before it comes: the state before its first move. */
  readonly ahead?: { readonly before: State };
}

/** What a player has planned, which nobody else sees. */
export interface Planned {
  readonly game: TableGame;
  readonly seat: number;
  /** For the next turn alone, tried in this order. */
  readonly orders: readonly Order[];
  /** Orders for harvests, as the schema of the game returned them; undefined where there are none. */
  readonly standing: unknown;
  readonly isRehearsing: boolean;
  /** What became of the orders when the present turn came. */
  readonly news: OrderNews | undefined;
  /** As the seat sees it now. */
  readonly state: unknown;
  /** The next turn, as far as it can be foreseen, and what is asked first in it; undefined where none can be laid ahead. */
  readonly turn: { readonly state: unknown; readonly decision: Decision } | undefined;
  /** Whether the turn has come, so that it is too late to lay it ahead. */
  readonly isAsked: boolean;
}

/** A turn that is played before it has come; presses carry the number of its decision. */
export interface Rehearsal extends Pick<Table, 'panel' | 'choose' | 'stepBack' | 'startOver' | 'endTurn'> {
  /** Begins a rehearsal: from its beginning, with a first move, or of an order that is to be changed. */
  open(request: Request & { readonly order?: number | undefined; readonly move?: string }): Promise<Panel>;
  /** Keeps what was rehearsed as an order after which the player is called. */
  keep(request: Request): Promise<void>;
  /** Keeps nothing of it. */
  leave(request: Request): Promise<void>;
}

/** What happened since a player's last turn. */
export interface Recap {
  readonly game: TableGame;
  readonly seat: number;
  /** Oldest first, each with what everybody could see before and after it. */
  readonly chapters: readonly { readonly turn: FinishedTurn; readonly before: unknown; readonly after: unknown }[];
  /** What became of the player's orders. */
  readonly news: OrderNews | undefined;
}

/**
 * What became of a press. `asked`: done, here is what comes next. `stale`: the press was made for an earlier decision,
 * or for an option that is no longer there; nothing was done, here is what is asked now. `ended`: the turn is closed and
 * public. `over`: an old press of someone of whom nothing is asked any more; nothing was done.
 */
export type Answer<State = unknown> =
  | { readonly kind: 'asked'; readonly panel: Panel<State> }
  | { readonly kind: 'stale'; readonly panel: Panel<State> }
  | { readonly kind: 'ended'; readonly position: Position<State> }
  | { readonly kind: 'over'; readonly position: Position<State> };

/** What `undo` took back: one move of the running turn, or the end of the last one, whose moves are drafts again. */
export interface Undone<State = unknown> {
  readonly what: 'move' | 'turn';
  readonly panel: Panel<State>;
}

/** Whom a prompt calls: seats of the decision that an entry has asked; `at` is when that was decided, UTC ms. */
export interface Ring {
  readonly since: number;
  readonly at: number;
  readonly seats: readonly number[];
}

/**
 * Why somebody is called: it is their turn, they have been asked for long, another player asks for them, or their time is
 * over.
 */
export type CallReason = 'turn' | 'reminder' | 'nudge' | 'late';

/** Calls one person, in the channel of the game or in a direct message, unless their decision is over by then. */
export interface CallPost {
  readonly kind: 'call';
  readonly seat: number;
  /** The entry that made the game ask the seat. */
  readonly since: number;
  /** When it was decided to call them, UTC ms. */
  readonly at: number;
  readonly why: CallReason;
  readonly to: 'channel' | 'dm';
}

/**
 * What is to be told in the channel; turns carry their moves as they were made.
 * `entry` is the number of the log's entry up to which pictures and words show the game (`Table.position(id, entry)`).
 * Posts with a new prompt call those in `ring`; everything else makes no sound.
 */
export type Post =
  /** The lobby was opened or changed: post its message, or bring the one that is there up to date. */
  | { readonly kind: 'lobby' }
  /** The game begins. */
  | { readonly kind: 'start'; readonly entry: number; readonly awaited: readonly number[]; readonly ring?: Ring }
  /** A seat has ended its turn; `awaited` are the seats to be called now, several at a harvest, none at the end. */
  | {
      readonly kind: 'turn';
      readonly entry: number;
      readonly turns: readonly FinishedTurn[];
      readonly awaited: readonly number[];
      readonly ring?: Ring;
    }
  /** One of several seats that play at the same time is done; the others are still awaited. */
  | {
      readonly kind: 'waiting';
      readonly entry: number;
      readonly turns: readonly FinishedTurn[];
      readonly awaited: readonly number[];
    }
  /** All seats that played at the same time are done: `turns` has the part of each. */
  | {
      readonly kind: 'harvest';
      readonly entry: number;
      readonly turns: readonly FinishedTurn[];
      readonly awaited: readonly number[];
      readonly ring?: Ring;
    }
  /** A seat has taken back the end of its turn. */
  | {
      readonly kind: 'undo';
      readonly entry: number;
      readonly seat: number;
      readonly turns: readonly FinishedTurn[];
      readonly awaited: readonly number[];
      /** The entry to which it goes back: what was told of later ones is marked. */
      readonly to?: number;
      /** Whether the others have agreed to it. */
      readonly agreed?: boolean;
      readonly ring?: Ring;
    }
  /** A vote was opened (`first`), or has changed or ended: bring its message up to date. */
  | { readonly kind: 'vote'; readonly voteId: string; readonly first: boolean }
  /** Who plays a seat has changed, or is about to. */
  | SeatNews
  /** Somebody who runs the server has taken the game back to an earlier entry. */
  | {
      readonly kind: 'rolledBack';
      readonly entry: number;
      readonly to: number;
      readonly awaited: readonly number[];
      readonly ring?: Ring;
    }
  /** The game was played to its end; follows the `turn` or `harvest` that ended it. */
  | { readonly kind: 'final'; readonly entry: number }
  /** The channel of a game is gone: tells a player, in a direct message, how the game goes on. */
  | { readonly kind: 'lost'; readonly userId: string }
  /** The game goes on in the channel of this post; `from` is the one before, undefined where there was none. */
  | { readonly kind: 'moved'; readonly entry: number; readonly from: string | undefined; readonly ring?: Ring }
  | CallPost
  /** A player will be away, from a time up to another, both UTC ms. */
  | { readonly kind: 'away'; readonly seat: number; readonly from: number; readonly to: number }
  /** The host has ended the game or closed the lobby. */
  | { readonly kind: 'ended'; readonly entry: number };
export type PostKind = Post['kind'];

/** What can be told of a seat: `late`: its player's time is over, the others may do something about it. */
export const SEAT_NEWS = ['late', 'standIn', 'returned', 'offered', 'taken'] as const;

export interface SeatNews {
  readonly kind: 'seat';
  readonly news: (typeof SEAT_NEWS)[number];
  readonly seat: number;
  /** The name of the person whom it is about; of a seat that was taken, of the person who left. */
  readonly name: string;
  /** The vote by which a seat is offered. */
  readonly voteId?: string;
}

/** A decision that a game waits for, as the ticker sees it. */
export interface Wait {
  readonly gameId: string;
  readonly seat: number;
  /** The entry that made the game ask the seat: what is noted here is about this decision alone. */
  readonly since: number;
  /** When the seat was asked, UTC ms. */
  readonly askedAt: number;
  /** When the ticker must look at it again, UTC ms: at once when something about it has changed. */
  readonly dueAt: number;
  /** When the person was called last, UTC ms; undefined while they have not been. */
  readonly calledAt: number | undefined;
  /** When another player nudged last, UTC ms. */
  readonly nudgedAt: number | undefined;
  /** Whether the person wants to hear no more of this decision. */
  readonly silenced: boolean;
  /** Whether what happens at the deadline has been done. */
  readonly late: boolean;
}

/** A person in a seat of a game that has begun, from an entry up to but not including another. */
export interface Tenure {
  readonly gameId: string;
  readonly seat: number;
  readonly userId: string;
  readonly from: number;
  readonly to: number | undefined;
}

/** What a table can vote on. */
export const VOTE_KINDS = ['undo', 'pass', 'computer', 'offer', 'replace'] as const;

/** A question to the players of a game; one game has at most one that is open. */
export interface Vote {
  /** 10 characters of a to z and 0 to 9. */
  readonly id: string;
  readonly gameId: string;
  readonly kind: (typeof VOTE_KINDS)[number];
  /** Whom it is about. */
  readonly seat: number;
  /** The name of the person who sat there when it was asked. */
  readonly player: string;
  /** The entry of the log to which an undo goes back; 0 for every other kind. */
  readonly entry: number;
  /** The number of the last entry when it was asked, for an undo of the last public one: later ones may settle it. */
  readonly since: number;
  /** Who is to take the seat, where somebody is. */
  readonly newcomer: User | undefined;
  /** The user who asked for it. */
  readonly by: string;
  /** The users who may vote. */
  readonly voters: readonly string[];
  /** What was said so far, by user id. */
  readonly ballots: Readonly<Record<string, boolean>>;
  /** Whether all must agree, or more than half. */
  readonly needs: 'all' | 'majority';
  /** UTC ms. */
  readonly askedAt: number;
  /** When it ends without a result, UTC ms. */
  readonly dueAt: number;
  readonly outcome: 'open' | 'agreed' | 'refused' | 'lapsed' | 'withdrawn';
}

/** What a person has reached in a game that was played to its end. */
export interface Result {
  readonly gameId: string;
  readonly seat: number;
  /** Undefined where a computer played; an id that tells nothing for a person whose data were removed. */
  readonly userId: string | undefined;
  /** The key of the rules. */
  readonly game: string;
  readonly guildId: string | undefined;
  readonly players: number;
  readonly points: number;
  /** 1 for the winners; those with equal rank share it. */
  readonly rank: number;
  /** When the game ended, UTC ms. */
  readonly endedAt: number;
  /** What else is counted, as the rules of the game tell it: for Caverna the furnished tiles. */
  readonly tiles: readonly string[];
}

/** A post that waits to be sent. */
export interface OutboxRow {
  /** At most 16 characters, of which Discord makes sure that the post exists once; parts may append up to 9. */
  readonly nonce: string;
  readonly gameId: string;
  readonly channelId: string;
  readonly post: Post;
  /** UTC ms. */
  readonly createdAt: number;
  /** Not to be sent before; UTC ms. */
  readonly dueAt: number;
  /** How often sending was begun before; any of them may have got through. */
  readonly attempts: number;
  /** When sending was first begun, UTC ms; undefined before that. */
  readonly triedAt: number | undefined;
}

/** What a message of a game is for; the bot finds one message of each purpose again. */
export const MESSAGE_PURPOSES = [
  'lobby',
  'table',
  'pictures',
  'prompt',
  'final',
  'vote',
  'seat',
  // What has called the player of each seat last, beside the prompt.
  'call-0',
  'call-1',
  'call-2',
  'call-3',
  'call-4',
  'call-5',
  'call-6',
] as const;
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/** Where a message of a game stands. */
export interface GameMessage {
  readonly purpose: MessagePurpose;
  readonly channelId: string;
  readonly messageId: string;
  /** The number of the last entry that it tells of; a message of turns is marked when they are taken back. */
  readonly entry?: number;
}

/** A message that tells of turns. */
export type ToldMessage = Required<Omit<GameMessage, 'purpose'>>;

/** Sends one post to Discord and returns the messages that are to be found again; may be called again after a crash. */
export type Send = (row: OutboxRow) => Promise<readonly GameMessage[]>;

/** Lobbies: before a game begins. Every function throws TableError for a mistake of the user. */
export interface Lobby {
  /** Opens a lobby with the user as host in the first seat. */
  create(request: NewLobby): Promise<TableGame>;
  join(request: { readonly gameId: string; readonly user: User }): Promise<TableGame>;
  /** Later seats move up; the host's place goes to the first person among them, and a lobby without a person closes. */
  leave(request: Request): Promise<TableGame>;
  change(change: LobbyChange): Promise<TableGame>;
  /** Draws the seed and begins the game. */
  start(request: Request): Promise<TableGame>;
  /** Opens a lobby like that of a game that is over, with the user as host and with the same computer players. */
  rematch(request: { readonly gameId: string; readonly user: User }): Promise<TableGame>;
}

/** Running games. Every function throws TableError for a mistake of the user. */
export interface Table {
  find(gameId: string): Promise<TableGame>;
  /** The lobby or running game of a channel, otherwise the game that was there last. */
  inChannel(channelId: string): Promise<TableGame | undefined>;
  /** Lobbies and running games in which the user sits, oldest first. */
  ofUser(userId: string): Promise<TableGame[]>;
  /** A game that has begun, now or as it was after an entry of its log. */
  position(gameId: string, entry?: number): Promise<Position>;
  /** The closed turns of a game, oldest first, without what was undone. */
  turns(gameId: string): Promise<FinishedTurn[]>;
  /** A game that has begun, turn by turn from its beginning on. */
  history(gameId: string): Promise<History>;
  /** The panel of the user's seat. */
  panel(request: Request): Promise<Panel>;
  /** Chooses an option; the option `end` ends the turn. */
  choose(choice: Choice): Promise<Answer>;
  /** Takes back the last move of the running turn. */
  stepBack(press: Press): Promise<Answer>;
  /** Takes back every move of the running turn. */
  startOver(press: Press): Promise<Answer>;
  endTurn(press: Press): Promise<Answer>;
  /** Takes back the last move of the running turn, or the end of the user's last turn while nobody has acted since. */
  undo(request: Request): Promise<Undone>;
  /** Notes that a channel is gone: its lobby is closed, and the players of its running game are told. */
  lose(channelId: string): Promise<void>;
  /** Lets a game go on in another channel of its server: its host may, and where the old channel is gone, whoever plays. */
  move(request: Request & { readonly channelId: string; readonly guildId: string | undefined }): Promise<TableGame>;
  /** Ends a game or closes a lobby: the host alone may. */
  end(request: Request): Promise<TableGame>;
  /** The message of a game that was posted last for a purpose. */
  message(gameId: string, purpose: MessagePurpose): Promise<GameMessage | undefined>;
  /** Remembers a message that was posted without the outbox, for example as the answer to a command. */
  keepMessage(gameId: string, message: GameMessage): Promise<void>;
  /** Forgets the message of a purpose. */
  dropMessage(gameId: string, purpose: MessagePurpose): Promise<void>;
  /** The messages that tell of turns up to entries after a number, oldest first. */
  told(gameId: string, after: number): Promise<ToldMessage[]>;
  /** Forgets a message that tells of turns: it has been marked as undone, or is gone. */
  dropTold(gameId: string, messageId: string): Promise<void>;
}
