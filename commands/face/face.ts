import type { Decision } from '../../src/engine/decision.ts';
import type { FinishedTurn } from '../../src/engine/log.ts';
import type { Catalogue } from '../../src/messages/index.ts';
import type { Topic } from '../../src/messages/topic.ts';
import type { Wish } from '../../src/table/ahead/plan.ts';
import type { Recap } from '../../src/table/ahead/recap.ts';
import type { Moment } from '../../src/table/play/moment.ts';
import type { Panel, Position } from '../../src/table/play/showing.ts';
import type { SeatsAt } from '../../src/table/play/tenures.ts';
import type { History } from '../../src/table/records/history.ts';
import type { FormerBest } from '../../src/table/rows.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Picture } from '../discord/compose.ts';
import type { Choice } from '../discord/rows.ts';
import type { FrameFor } from '../presses.ts';
import type { CoachFace, GuideFace, Tips } from './advice.ts';
import type { PlanFace, StandingFace } from './ahead.ts';
import type { Asked, Ending, Question, Suggestions, Together } from './asked.ts';
import type { LobbyOption, SidesFace } from './lobby.ts';
import type { Wording } from './wording.ts';

/** Turns to describe: the states before the first and after the last of them, as everybody may see them. */
export interface Story<State = unknown> {
  readonly turns: readonly FinishedTurn[];
  readonly seatsAt: SeatsAt;
  readonly before?: State | undefined;
  readonly after?: State | undefined;
  /** A turn with the states around it; undefined if it can no longer be replayed. */
  readonly momentOf?: (turn: FinishedTurn) => Moment<State> | undefined;
  /** Includes turns in which nothing was done, for a reader who chooses from turns or counts them. */
  readonly every?: boolean;
  /** Starts each round with a heading, for a list of everything. */
  readonly headings?: boolean;
  /** The link to a turn's post; undefined if it is unknown. */
  readonly postOf?: (turn: FinishedTurn) => string | undefined;
}

/** What has happened since a player's last turn. */
export interface Retold {
  /** Whether the reader has not ended a turn yet, but only made other decisions such as choosing a side. */
  readonly isFirst?: boolean;
  /** How many events there are. */
  readonly turns: number;
  /**
   * The lines from one of the events on (numbered from 0, oldest first), with the reveals in between. An event before
   * `whole` gets a single word, or no line if there is no word for it.
   */
  readonly lines: (from: number, whole?: number) => string[];
  /** What was revealed since then, a line for each reveal. */
  readonly news: readonly string[];
}

/**
 * Home boards at a moment of a game, with marks for the changes since `before` and what their owners did in `turns`.
 */
export interface Boards<State = unknown> {
  readonly game: TableGame;
  readonly state: State;
  readonly seats?: readonly number[];
  readonly before?: State | undefined;
  readonly turns?: readonly FinishedTurn[];
  /** What else to mark: `LessonStep.marks`. */
  readonly marks?: readonly string[];
}

/** The part of a decision that a panel shows, and the public state against which changes are marked. */
interface Branch<State> {
  readonly branch: string | undefined;
  readonly before: State | undefined;
  /** The turns since the viewer's own last one, if changes are marked from then on. */
  readonly since?: readonly FinishedTurn[] | undefined;
  /** Moves whose places or pieces are marked. */
  readonly marked?: readonly string[] | undefined;
}

/** A player's seat in a game, and the state as the player sees it. */
export interface Seated<State = unknown> {
  readonly game: TableGame;
  readonly state: State;
  readonly seat: number;
}

/** A game as an animated picture that has not been painted yet. */
export interface Reel {
  readonly frames: number;
  readonly alt: string;
  /** Paints the frames one after the other, `width` pixels wide, and yields the bytes that each adds to a GIF. */
  paint(width: number): AsyncIterable<Uint8Array>;
}

/** The pieces on display that players may wish for. */
interface Wishes<State> {
  readonly title: string;
  readonly help: string;
  /**
   * The wishes that a seat may have, in the order of its pictures, as the moves that take them, in menus of at most 25
   * choices; each says what the seat lacks.
   */
  menus(state: State, seat: number): readonly WishMenu[];
  /** Whether a decision may offer such pieces. */
  mayTake(decision: Decision): boolean;
  /** What a player still lacks for their wishes, or who has taken them, a line for each wish. */
  lacking(at: Seated<State> & { readonly wishes: readonly Wish[] }): string[];
}

/** A menu of possible wishes. */
interface WishMenu {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** What is left to take, if the table does not show it: a supply, a market. */
interface Supply<State = unknown> {
  readonly label: string;
  readonly title: string;
  /**
   * What is left, with marks on the viewer's wishes (as the moves that take them); as seen from the viewer's seat, if
   * they have one.
   */
  pictures(position: Position<State>, wished?: readonly string[], viewer?: number): Promise<Picture[]>;
  /** The same in words, a line for each piece: its price, its effect, and whether the viewer can have it. */
  lines?(position: Position<State>, viewer?: number): readonly string[];
  readonly wishes?: Wishes<State>;
}

/** The name of a player's part of a phase that everybody plays at the same time. */
interface OwnPart {
  readonly open: string;
  readonly end: string;
  /** What its player reads after ending it while others are still playing theirs. */
  readonly ended?: string;
  /** The same once everybody has finished. */
  readonly over?: string;
}

/** The rulebook of a game. */
export interface Rulebook<State = unknown> {
  /** The topics for what somebody typed, best first. */
  find(query: string, most: number): readonly Topic[];
  /** The topics with exactly this name, in any language. */
  titled(query: string): readonly Topic[];
  /** The topic with an id; undefined if there is none. */
  topic(id: string): Topic | undefined;
  /**
   * What kind of topic it is, and the facts in the rules about it, such as the price of a tile; for a player, also what
   * it means for their own board.
   */
  about(topic: Topic, viewer?: Pick<Seated<State>, 'state' | 'seat'>): readonly string[];
  /** A topic in one line; for a table, with its current state. */
  gist(
    topic: Topic,
    at: Position<State> | undefined,
    viewer?: Pick<Seated<State>, 'state' | 'seat'>,
  ): string | undefined;
  /**
   * A topic as a large card: its effect, an example, and related topics; for a table, with its current state. Several
   * cards if it explains many signs.
   */
  card(topic: Topic, at: Position<State> | undefined): Promise<Picture[]>;
  /** The topics of a decision: first the rule of the question, then its choices. */
  asked(asked: Asked<State>): readonly Topic[];
  /** How to win the game and when it ends, in a sentence or two. */
  aim(state: State): string;
}

/**
 * A game in words and pictures: everything that `commands` knows about a game's state. Optional members are only for
 * games whose rules have such a thing; a game without it takes the rest from `plainFace`.
 */
export interface Face<State = unknown, Options = unknown> {
  /** The game's name, for use in a sentence. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly lobby: {
    readonly title: string;
    readonly intro: string;
    readonly options: readonly LobbyOption<Options>[];
    /** What is special about a table with this many players. */
    players(count: number): string | undefined;
    readonly sides?: SidesFace<Options>;
    /** What is wrong with the options of a lobby, in a sentence; the rules name the problem (`Game.unfit`). */
    unfit(reason: string): string | undefined;
    /** The players of a lobby and the chosen options, in a few words each. */
    picture(game: TableGame, options: readonly string[]): Promise<Picture>;
  };
  /**
   * The headings over the players' boards, and the labels of the buttons for a board, for one's own board, and for what
   * the players share.
   */
  readonly boards: {
    readonly all: string;
    readonly board: string;
    one(name: string): string;
    readonly own: string;
    readonly table: string;
  };
  readonly supply?: Supply<State>;
  /** The stage of the game as a short heading: `Round 3 of 12`. */
  stage(state: State): string;
  /** The round in a few words, or the stage if the rounds have no numbers. */
  round(state: State): string;
  /** The words for the seats' parts while everybody is playing at the same time; undefined while they take turns. */
  simultaneous(state: State): OwnPart | undefined;
  /** Lines about a game that has just started. */
  begun(position: Position<State>): readonly string[];
  /** Calls the awaited players, and says why. */
  call(position: Position<State>): string;
  /** The question; `ending` is how to end the turn while tasks are open, if possible. */
  question(asked: Asked<State>, ending?: Ending): Question;
  /** The words for the options, each with its result. */
  wording(asked: Asked<State>): Wording;
  /**
   * Ways to answer a decision that most players want, or that take several moves; none for most decisions. With
   * `exchange` those that only exchange goods, otherwise those about the question.
   */
  suggestions(asked: Asked<State>, exchange: boolean): readonly Suggestions[];
  /**
   * How to end the turn if that is not among the options yet, or what ending it leaves out, including things that could
   * still become possible; undefined if something must be chosen first, or if there is nothing to say.
   */
  ending(asked: Asked<State>): Ending | undefined;
  /**
   * Whether it is already clear before a choice that nothing else can follow in the turn, so that its button also ends
   * it.
   */
  endsTurn(asked: Asked<State>, move: string): boolean;
  /**
   * Moves that everybody makes after the first move of a turn, because they only add possibilities; the press that
   * starts the turn makes them, too.
   */
  atOnce(asked: Asked<State>): readonly string[];
  /** What several answers chosen in one menu do together, each given by its moves, in an order that works. */
  together(asked: Asked<State>, ways: readonly (readonly string[])[]): Together;
  /** Tips for a new player beside a decision. */
  tips(asked: Asked<State>): Tips | undefined;
  /** What happened: a line for each turn and for each automatic event. */
  told(story: Story<State>): string[];
  /** What has happened since a player's last turn, for a reader with a seat, or for everybody. */
  recap(recap: Recap<State>, reader?: number): Retold;
  /** A sentence on what happens to a turn that the table passes; undefined if the rest of it is just skipped. */
  passing(state: State): string | undefined;
  /** What a player should know when they first look at a turn: what is coming and what is ready, a line each. */
  bearings(at: Seated<State>): readonly string[];
  readonly plan?: PlanFace<State>;
  readonly standing?: StandingFace<State>;
  readonly guide?: GuideFace<State>;
  /** Left out if nothing explains how the game is judged. */
  readonly coach?: CoachFace<State>;
  /**
   * The parts of a board that are too small on a phone, in lines beneath its picture; undefined if the picture is clear
   * enough.
   */
  besideBoard(at: Seated<State>): string | undefined;
  /** The player's moves of the current turn in words; undefined before the first. */
  drafts(panel: Panel<State>): string | undefined;
  /** What the current turn has turned face up, a line for each thing. */
  turnedUp(panel: Panel<State>): readonly string[];
  /** A seat's points if the game ended now, with a line for each kind of points. */
  ownPoints(state: State, seat: number): string;
  /** The winner in a sentence, for use above the score sheet. */
  outcome(position: Position<State>): string;
  /** The end of the game in words: the winner, and a table of the points. */
  result(position: Position<State>): string;
  /**
   * The shared board, the most important part first, with marks for the changes since the state `before`, and for what
   * a lesson explains.
   */
  tablePictures(position: Position<State>, before?: State, marks?: readonly string[]): Promise<Picture[]>;
  /** The home boards of some seats, or of all. */
  boardPictures(boards: Boards<State>): Promise<Picture[]>;
  /** The home boards of some seats, or of all, in one picture; left out if the game only shows them one by one. */
  boardsTogether?(boards: Boards<State>): Promise<Picture>;
  /**
   * The board of the seat that is playing, with marks for changes and for the places where a branch's options would go;
   * and, if the options are elsewhere, the table.
   */
  panelPictures(panel: Panel<State>, screen: Branch<State>): Promise<Picture[]>;
  /** The score sheet for all seats, or only for the given ones, with marks for what a lesson explains. */
  scorePicture(position: Position<State>, seats?: readonly number[], marks?: readonly string[]): Promise<Picture>;
  /** The score of a part of the game that ended with one of these turns, while the game goes on. */
  interimPictures(position: Position<State>, moments: () => readonly Moment<State>[]): Promise<Picture[]>;
  /** The course of a finished game: the points over time, and what each player did best; undefined if unknown. */
  chroniclePicture(history: History<State>, beaten: readonly FormerBest[]): Promise<Picture | undefined>;
  /** A game in frames; undefined if no turn has been closed yet. */
  reel(history: History<State>, pace: FrameFor): Reel | undefined;
  /** A person's favourite buildings, for their statistics; `built` has keys from `Game.built`. */
  favourites(built: readonly { readonly key: string; readonly games: number }[]): string | undefined;
  /** The side with a key from `Game.side`, for statistics; undefined if there are no sides. */
  side(key: string): string | undefined;
  readonly rulebook?: Rulebook<State>;
}

/** Creates the face of a game in a language. */
export type FaceIn = (words: Catalogue) => Face;
