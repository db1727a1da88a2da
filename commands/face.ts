import type { Decision } from '../src/engine/decision.ts';
import type { FinishedTurn } from '../src/engine/log.ts';
import type { Topic } from '../src/messages/topic.ts';
import type { Condition, OrderNews } from '../src/table/ahead/preparation.ts';
import type { Recap } from '../src/table/ahead/recap.ts';
import type { Panel, Position } from '../src/table/play/showing.ts';
import type { SeatsAt } from '../src/table/play/tenures.ts';
import type { History } from '../src/table/records/history.ts';
import type { Seat, TableGame } from '../src/table/types.ts';
import type { Label, Wording } from './ask.ts';
import type { Picture } from './compose.ts';
import type { FrameFor } from './presses.ts';

/** Something that the host of a lobby may choose: a menu of the lobby, perhaps an option of `/caverna new`. */
export interface LobbyOption {
  /** The name of the option, in small letters where it is one of a command. */
  readonly field: string;
  readonly title: string;
  readonly explanation: string;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly detail: string }[];
  /** One of the many that most tables leave as they are; it stands on a screen of its own. */
  readonly fine: boolean;
  /** The value that we recommend. */
  readonly recommended: string;
  /** The value that holds in the options of a game. */
  chosen(options: unknown): string;
  /** The part of the game's options that choosing a value changes. */
  change(value: string, options: unknown): Readonly<Record<string, unknown>>;
}

/** What a task asks: a title, and one line that helps to answer. */
interface Question {
  readonly title: string;
  readonly help: string;
}

/** Several moves in a row that answer a decision sensibly. */
export interface Suggestion {
  readonly moves: readonly string[];
  readonly label: Label;
}

/** A decision with the state in which it is asked, as the reader may see it. */
export interface Asked {
  readonly state: unknown;
  readonly decision: Decision;
  readonly seats: readonly Seat[];
}

/** What is to be told of turns: the states before the first and after the last of them, as everybody may see them. */
export interface Story {
  readonly turns: readonly FinishedTurn[];
  readonly seatsAt: SeatsAt;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Tells also of turns in which nothing was done, for a reader who chooses among turns or counts them. */
  readonly every?: boolean;
}

/** Home boards at a moment of a game; what has changed since `before` is marked, and what their owners did in `turns`. */
interface Boards {
  readonly game: TableGame;
  readonly state: unknown;
  readonly seats?: readonly number[];
  readonly before?: unknown;
  readonly turns?: readonly FinishedTurn[];
}

/** What a panel shows of a decision, and the public state since which changes are marked. */
interface Branch {
  readonly branch: string | undefined;
  readonly before: unknown;
  /** Whether these are the changes since the viewer's own last turn: then the table is shown too. */
  readonly recap: boolean;
}

/** A game as an animated picture that is still to be painted. */
export interface Reel {
  readonly frames: number;
  readonly alt: string;
  /** Paints the frames one after the other, so many pixels wide, and hands out the bytes that each adds to a GIF. */
  paint(width: number): AsyncIterable<Uint8Array>;
}

/** One kind of orders for harvests: a menu whose choices change them. */
export interface StandingField {
  /** In small letters. */
  readonly field: string;
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  /** The orders that a choice leads to. */
  change(value: string): unknown;
}

/** How turns that are laid ahead are told, and orders for harvests. */
export interface PlanFace {
  /** The moves of an order, in short. */
  moves(moves: readonly string[]): string;
  condition(condition: Condition): string;
  /** The conditions that an order may have on what lies where its first move goes. */
  conditionsOnSpace(state: unknown, move: string): readonly Condition[];
  /** The conditions that an order may have on what the player has. */
  conditionsOwn(): readonly Condition[];
  /** Why an order did not run. */
  dropped(dropped: OrderNews['dropped'][number], seats: readonly Seat[]): string;
  /** Orders for harvests, a line for each kind. */
  standing(standing: unknown): string[];
  standingFields(standing: unknown): readonly StandingField[];
}

/** How the rules of one game are told in words and shown in pictures: all that `commands` knows of a game's state. */
export interface Face {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly lobby: readonly LobbyOption[];
  /** How far the game is, as a short heading: `Round 3 of 12`. */
  stage(state: unknown): string;
  /** Whether the seats are asked in a harvest, all at the same time, and not one after the other. */
  inHarvest(state: unknown): boolean;
  /** Calls those who are waited for, and says what for. */
  call(position: Position): string;
  question(asked: Asked): Question;
  /** The words of the options, each with what choosing it yields. */
  wording(asked: Asked): Wording;
  /** Ways to answer a decision that most players will want; none for most decisions. */
  suggestions(asked: Asked): Suggestion[];
  /** What happened, a line for each turn and for each thing that happened by itself. */
  told(story: Story): string[];
  /** What happened since a player's last turn: a line for each player, newest last. */
  recap(recap: Recap): string[];
  readonly plan: PlanFace;
  /** The own moves of a running turn in words; undefined before the first. */
  drafts(panel: Panel): string | undefined;
  /** The points that a seat would have if the game ended now, a line for each kind. */
  ownPoints(state: unknown, seat: number): string;
  /** The end of the game in words: who has won, and a table of the points. */
  result(position: Position): string;
  /** Who sits in a lobby and what is to be played. */
  lobbyPicture(game: TableGame): Promise<Picture>;
  /** What the table shares: the action spaces, with what has changed since the state `before` marked. */
  tablePicture(position: Position, before?: unknown): Promise<Picture>;
  /** What can still be built, and who has built what. */
  supplyPicture(position: Position): Promise<Picture>;
  /** The home boards of some seats, or of all. */
  boardPictures(boards: Boards): Promise<Picture[]>;
  /**
   * The board of a seat while it plays, with what has changed and where the options of a branch would go; then what
   * else there is to choose from, or, at first, the table.
   */
  panelPictures(panel: Panel, screen: Branch): Promise<Picture[]>;
  scorePicture(position: Position): Promise<Picture>;
  /** A game told in frames; undefined where no turn has been closed yet. */
  reel(history: History, pace: FrameFor): Reel | undefined;
  /** The name of something that statistics count. */
  built(key: string): string;
  /** What the rules know of a topic besides its text, such as the price of a tile. */
  facts(topic: Pick<Topic, 'kind' | 'key'>): string | undefined;
}
