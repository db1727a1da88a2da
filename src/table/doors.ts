import type { Decision } from '../engine/decision.ts';
import type { FinishedTurn, MoveEntry } from '../engine/log.ts';
import type { Order, OrderNews } from './ahead/papers.ts';
import type { GameMessage, MessagePurpose, TurnMessage } from './outbox/posts.ts';
import type { SeatsAt } from './records/tenures.ts';
import type { Terms } from './terms.ts';
import type { TableGame, User } from './types.ts';

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

/** A wish to take something back. */
export interface UndoPress extends Request {
  /** The number of the position that the user saw; left out, what is there now is meant. */
  readonly entry?: number | undefined;
}

/** A seat that is waited for, as everybody may see it. */
export interface Awaited {
  readonly seat: number;
  /** The number of the decision below; a press with it is stale while the seat has drafts. */
  readonly step: number;
  /** What the seat was asked before its drafts. */
  readonly decision: Decision;
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
  readonly seatsAt: SeatsAt;
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
  readonly seatsAt: SeatsAt;
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

/** Lobbies: before a game begins. Every function throws TableError for a mistake of the user. */
export interface Lobby {
  /** Opens a lobby with the user as host in the first seat. */
  create(request: NewLobby): Promise<TableGame>;
  /** Does nothing where a lobby could be opened; otherwise throws the TableError of `create` about how many there are. */
  mayOpen(where: Pick<NewLobby, 'guildId' | 'user'>): Promise<void>;
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
  /** Who sat where when: what is told of a turn names whoever made it. */
  seatsAt(gameId: string): Promise<SeatsAt>;
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
  undo(press: UndoPress): Promise<Undone>;
  /** Notes that a channel is gone: its lobby is closed, and the players of its running game are told. */
  lose(channelId: string): Promise<void>;
  /** Lets a game go on in another channel of its server: its host may, and where the old channel is gone, whoever plays. */
  move(request: Request & { readonly channelId: string; readonly guildId: string | undefined }): Promise<TableGame>;
  /** Ends a game or closes a lobby: the host alone may. */
  end(request: Request): Promise<TableGame>;
  /** Has the lobby or the prompt of a game posted anew where somebody has deleted it; calls nobody. */
  postAgain(gameId: string): Promise<void>;
  /** The message of a game that was posted last for a purpose. */
  message(gameId: string, purpose: MessagePurpose): Promise<GameMessage | undefined>;
  /** Remembers a message that was posted without the outbox, for example as the answer to a command. */
  keepMessage(gameId: string, message: GameMessage): Promise<void>;
  /** Forgets the message of a purpose. */
  dropMessage(gameId: string, purpose: MessagePurpose): Promise<void>;
  /** The messages that tell of turns up to entries after a number, oldest first. */
  turnMessages(gameId: string, after: number): Promise<TurnMessage[]>;
  /** Forgets a message that tells of turns: it has been marked as undone, or is gone. */
  dropTurnMessage(gameId: string, messageId: string): Promise<void>;
}
