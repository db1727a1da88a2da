import type { Decision, Option } from '../../src/engine/decision.ts';
import type { FinishedTurn } from '../../src/engine/log.ts';
import type { Heading } from '../../src/messages/context.ts';
import type { Catalogue } from '../../src/messages/index.ts';
import type { Topic } from '../../src/messages/topic.ts';
import type { Wish } from '../../src/table/ahead/plan.ts';
import type { Condition, OrderNews } from '../../src/table/ahead/preparation.ts';
import type { Recap } from '../../src/table/ahead/recap.ts';
import type { Moment } from '../../src/table/play/moment.ts';
import type { Panel, Position } from '../../src/table/play/showing.ts';
import type { SeatsAt } from '../../src/table/play/tenures.ts';
import type { History } from '../../src/table/records/history.ts';
import type { FormerBest } from '../../src/table/rows.ts';
import type { Seat, TableGame } from '../../src/table/types.ts';
import type { Picture } from '../discord/compose.ts';
import type { FrameFor } from '../presses.ts';
import type { Label, Wording } from './wording.ts';

/** Something that the host of a lobby may choose: a menu of the lobby, perhaps an option of `/caverna new`. */
export interface LobbyOption<Options = unknown> {
  /** The name of the option, in small letters where it is one of a command. */
  readonly field: string;
  readonly title: string;
  readonly explanation: string;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly detail: string }[];
  /** One of the many settings that most tables leave alone; it has its own screen. */
  readonly fine: boolean;
  /** The heading of a separate page on that screen, if it is not on the first one. */
  readonly page?: string;
  /** Whether a lobby tells it only where it is not as recommended. */
  readonly quiet?: true;
  /**
   * Whether it makes sense with so many players; if it is not `fine`, it is no option of `/caverna new`. Always, if
   * left out.
   */
  matters?(options: Options, players: Players): boolean;
  /** The value that we recommend. */
  readonly recommended: string;
  /** The value that holds in the options of a game. */
  chosen(options: Options): string;
  /** The part of the game's options that choosing a value changes; it is checked by the rules of the game. */
  change(value: string, options: Options): Readonly<Record<string, unknown>>;
}

/** How few and how many may come to play. */
export interface Players {
  readonly least: number;
  readonly most: number;
}

/** How seats choose what they are played as: what `Game.sides` is in words. */
export interface SidesFace<Options = unknown> {
  /** The button of the lobby that leads there. */
  readonly button: string;
  readonly title: string;
  readonly help: string;
  /** What a seat may choose now; empty if all are played by the same rules. */
  open(
    options: Options,
    seat: number,
  ): readonly { readonly value: string; readonly text: string; readonly detail: string }[];
  /** The value that a seat has chosen. */
  chosen(options: Options, seat: number): string;
  /** The same in words, behind the name of a player. */
  told(options: Options, seat: number): string;
  /** The rulebook topic about a seat's choice; undefined if there is nothing to explain. */
  topic?(options: Options, seat: number): string | undefined;
}

/** What a task asks: a title, and what helps to answer. */
export interface Question extends Heading {
  /** The help next to pictures that show the rest of it; undefined if they show none of it. */
  readonly besidePictures?: string;
  /** Why the turn cannot be ended before that; undefined if it can, or there is nothing to say. */
  readonly blocked?: string;
  /** Whether it is about exchanges only, so that they appear beneath it at once. */
  readonly exchanges?: true;
  /** Whether there is nothing else to do than to answer it, so that a button that ends nothing yet would only confuse. */
  readonly isAll?: true;
  /** Whether it is about places in the picture, each with its own button. */
  readonly isOfPlaces?: true;
}

/** How a turn is ended in which something is still open. */
export interface Ending {
  /** The moves before the end. */
  readonly moves: readonly string[];
  /** What they leave out, behind "without"; undefined for nothing worth naming. */
  readonly without: string | undefined;
  /** What they settle, in short; undefined for nothing. */
  readonly placed: string | undefined;
  /** The goods that they take, which would come anyway: `+1 grain`; undefined for none. */
  readonly gained: string | undefined;
  /**
   * Moves of the decision that are not shown next to the button; by default the move that declines, if only that ends
   * the turn.
   */
  readonly hides?: readonly string[];
  /** Those of them that lead on otherwise than the button, so that they stand under "More"; none if it is left out. */
  readonly keeps?: readonly string[];
}

/** Moves that were chosen together: those that can be made at once, and those that wait for an answer first. */
export interface Several {
  readonly moves: readonly string[];
  readonly left: readonly string[];
}

/** Several moves in a row that answer a decision sensibly. */
export interface Suggestion {
  readonly moves: readonly string[];
  readonly label: Label;
}

/** Ways to answer a decision, under what they are for. */
export interface Suggestions {
  readonly title: string;
  readonly ways: readonly Suggestion[];
  /** Its ways replace all options that start with them. */
  readonly instead?: true;
  /** Comes beneath everything else that answers the question; of all other lists, only the first is shown. */
  readonly beside?: true;
  readonly several?: SeveralWays;
  /** Stands beneath them. */
  readonly note?: string;
}

/** How several ways are chosen in one press. */
interface SeveralWays {
  /** How many of them at once. */
  readonly most: number;
  /** Their moves, in an order in which they can be made; undefined if the ways do not go together. */
  together(chosen: readonly Suggestion[]): Several | undefined;
}

/** Why somebody would choose an option, or, as a warning, would regret it: one line. */
export interface Reason {
  readonly text: string;
  readonly isWarning: boolean;
}

/** What somebody reads beside a decision who is new to a game. */
export interface Tips {
  /** Undefined for an option whose own words say all, and for exchanges. */
  reason(option: Option): Reason | undefined;
  /** What they would regret if they ended the turn now, a sentence each. */
  readonly regrets: readonly string[];
}

/** A decision with the state in which it is asked, as the reader may see it. */
export interface Asked<State = unknown> {
  readonly state: State;
  readonly decision: Decision;
  readonly seats: readonly Seat[];
  /** The own moves of the running turn, and the state before them, where they are known. */
  readonly turn?: Pick<Panel<State>, 'before' | 'drafts'>;
  /** The moves that the reader wishes for and can still have, where they are known. */
  readonly wished?: readonly string[];
}

/** Turns to describe: the states before the first and after the last of them, as everybody may see them. */
export interface Story<State = unknown> {
  readonly turns: readonly FinishedTurn[];
  readonly seatsAt: SeatsAt;
  readonly before?: State | undefined;
  readonly after?: State | undefined;
  /** A turn with the states around it; undefined if it cannot be replayed any more. */
  readonly momentOf?: (turn: FinishedTurn) => Moment<State> | undefined;
  /** Tells also of turns in which nothing was done, for a reader who chooses among turns or counts them. */
  readonly every?: boolean;
  /** Begins each round with a heading, for a list of all that happened. */
  readonly headings?: boolean;
  /** The address of the post that told of a turn, to lead there; undefined if it is not known. */
  readonly postOf?: (turn: FinishedTurn) => string | undefined;
}

/** What happened since a player's last turn. */
export interface Retold {
  /** Whether what the reader has ended so far was no turn yet, as the choice of a side. */
  readonly isFirst?: boolean;
  /** How many things were done, oldest first. */
  readonly turns: number;
  /**
   * Those from one of them on, by its number from 0, in lines, the newest last, and what was turned up between them; those
   * before `whole` in a word, if there is one for them.
   */
  readonly lines: (from: number, whole?: number) => string[];
  /** What has been turned up since, a line each. */
  readonly news: readonly string[];
}

/** Home boards at a moment of a game; what has changed since `before` is marked, and what their owners did in `turns`. */
export interface Boards<State = unknown> {
  readonly game: TableGame;
  readonly state: State;
  readonly seats?: readonly number[];
  readonly before?: State | undefined;
  readonly turns?: readonly FinishedTurn[];
}

/** What a panel shows of a decision, and the public state since which changes are marked. */
interface Branch<State> {
  readonly branch: string | undefined;
  readonly before: State | undefined;
  /** The turns since the viewer's own last one, where the changes are those since then. */
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

/** A game as an animated picture that is still to be painted. */
export interface Reel {
  readonly frames: number;
  readonly alt: string;
  /** Paints the frames one after the other, `width` pixels wide, and yields the bytes that each adds to a GIF. */
  paint(width: number): AsyncIterable<Uint8Array>;
}

/** What players may mark for themselves among what is left to be taken. */
interface Wishes<State> {
  readonly title: string;
  readonly help: string;
  /** What a seat can wish for, in the order of its pictures, in menus of at most 25 choices, by the moves that take it; each with what the seat lacks. */
  menus(state: State, seat: number): readonly WishMenu[];
}

/** A menu of what can be wished for. */
interface WishMenu {
  readonly title: string;
  readonly choices: readonly (Label & { readonly value: string })[];
}

/** What is left to be taken, where the table does not show it: a supply, a market. */
interface Supply<State = unknown> {
  readonly label: string;
  readonly title: string;
  /** What is left, with what the viewer wishes for marked, by the moves that take it; as it suits the viewer's seat, if they play. */
  pictures(position: Position<State>, wished?: readonly string[], viewer?: number): Promise<Picture[]>;
  /** The same in words, a piece of the supply each: its price, what it does, and whether the viewer can have it. */
  lines?(position: Position<State>, viewer?: number): readonly string[];
  readonly wishes?: Wishes<State>;
}

/** What the own part of a phase is called that all play at the same time. */
interface OwnPart {
  readonly open: string;
  readonly end: string;
  /** What its player reads after ending it while others still play theirs. */
  readonly ended?: string;
  /** The same once it is over for all. */
  readonly over?: string;
}

/** One kind of orders for phases that all play at the same time: a menu whose choices change them. */
export interface StandingField {
  /** In small letters. */
  readonly field: string;
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  /** The orders that a choice leads to. */
  change(value: string): unknown;
}

/** Orders for phases that all play at the same time: what `Game.standing` is in words. */
export interface StandingFace<State = unknown> {
  /** The option of `/caverna plan` that shows them. */
  readonly option: { readonly name: string; readonly description: string };
  readonly title: string;
  readonly help: string;
  readonly clear: string;
  /** What orders have left open, by the kind of task that asks it. */
  open(task: string): string;
  /** A line for each kind. */
  lines(standing: unknown, state: State): string[];
  fields(standing: unknown, state: State): readonly StandingField[];
}

/** How planned turns are described: `Game.ahead` in words. */
export interface PlanFace<State = unknown> {
  /** Whether turns can be planned; always, if left out. */
  open?(state: State): boolean;
  /** What a rehearsed turn cannot foresee from here; empty if nothing is hidden. */
  foreseen(now: State, then: State): string;
  /** What conditions count, by the names that the rules have for it. */
  readonly goods: readonly { readonly value: string; readonly text: string }[];
  /** The moves of an order, in short. */
  moves(moves: readonly string[]): string;
  /**
   * The same with what follows by itself and what they bring, as the turn can be foreseen; undefined if they cannot be
   * played in it. Left out where the moves say it all.
   */
  foretold?(turn: {
    readonly state: State;
    readonly seat: number;
    readonly moves: readonly string[];
  }): string | undefined;
  condition(condition: Condition): string;
  /** A condition as a choice of a menu that says what it is on. */
  atLeast(condition: Condition): string;
  /** The conditions that an order may have on what lies where its first move goes. */
  conditionsOnSpace(state: State, move: string): readonly Condition[];
  /** The conditions that an order may have on what the player has. */
  conditionsOwn(): readonly Condition[];
  /** Why an order did not run. */
  dropped(dropped: OrderNews['dropped'][number], seats: readonly Seat[]): string;
}

/** How the expectations of a game are drawn. */
export interface Course {
  readonly title: string;
  /** Beneath each point of the curves; empty for most of them. */
  readonly ticks: readonly string[];
  /** In the order of the seats. */
  readonly seats: readonly {
    readonly points: readonly number[];
    /** Which of the points stand out. */
    readonly marks: readonly number[];
    /** A few words each. */
    readonly told: readonly string[];
  }[];
}

/** Moves of a seat from a state on. */
export interface Walked<State = unknown> {
  readonly state: State;
  readonly seat: number;
  readonly moves: readonly string[];
  /** Those of them to describe; all if left out. */
  readonly only?: readonly string[];
}

/** How advice is described. */
export interface CoachFace<State = unknown> {
  /** What a topic of the game's features is, behind "better for": what can be seen of it, or the topic if that is nothing. */
  topic(topic: string, things?: readonly string[]): string;
  /** The same as what a computer had in mind with a turn, behind "aims at". */
  aim(topic: string): string;
  /** Moves of a turn, in short. */
  moves(moves: readonly string[]): string;
  /**
   * The same of moves that are made from a state on, so that what they exchange can be summed; empty if there is nothing to
   * say.
   */
  way(walked: Walked<State>): string;
  /** How far the game is, in two characters or so: the number of the round. */
  tick(state: State): string;
  /** The expectations of all players as curves. */
  picture(position: Pick<Position<State>, 'game' | 'state'>, course: Course): Promise<Picture>;
}

/** What the rules of a game can be asked about. */
export interface Rulebook<State = unknown> {
  /** The topics for what somebody typed, best first. */
  find(query: string, most: number): readonly Topic[];
  /** The topics that are called exactly that, in any language. */
  titled(query: string): readonly Topic[];
  /** The topic of an id; undefined if there is none. */
  topic(id: string): Topic | undefined;
  /**
   * The kind of a topic, and what the rules know about it, such as the price of a tile; for a player, also how it
   * concerns their own board.
   */
  about(topic: Topic, viewer?: Pick<Seated<State>, 'state' | 'seat'>): readonly string[];
  /** What a topic comes to, in a line; as it is at a table where one is given. */
  gist(topic: Topic, at: Position<State> | undefined): string | undefined;
  /** A topic as a large card: what it does, an example, what goes with it; as it lies on a table where one is given. */
  card(topic: Topic, at: Position<State> | undefined): Promise<Picture>;
  /** What a decision is about: the rule of the question first, then what is on offer. */
  asked(asked: Asked<State>): readonly Topic[];
  /** How the game is won, and when it ends, in a sentence or two. */
  aim(state: State): string;
}

/**
 * How one game is described in words and shown in pictures: all that `commands` knows of a game's state. Optional members
 * are for games whose rules have such a thing.
 */
export interface Face<State = unknown, Options = unknown> {
  /** What the game is called in a sentence. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly lobby: {
    readonly title: string;
    readonly intro: string;
    readonly options: readonly LobbyOption<Options>[];
    /** What is special about a table of so many players. */
    players?(count: number): string | undefined;
    readonly sides?: SidesFace<Options>;
    /** What is wrong with the options of a lobby, in a sentence, by the rules' name for it (`Game.unfit`). */
    unfit?(reason: string): string;
    /** The players of a lobby and the chosen options, in a few words each. */
    picture(game: TableGame, options: readonly string[]): Promise<Picture>;
  };
  /** The headings over the home boards, and what buttons call the own one and what the table shares. */
  readonly boards: {
    readonly all: string;
    one(name: string): string;
    readonly own?: string;
    readonly table?: string;
  };
  readonly supply?: Supply<State>;
  /** How far the game is, as a short heading: `Round 3 of 12`. */
  stage(state: State): string;
  /** What the seats' parts are called while all are asked at the same time; undefined while it is one after the other. */
  simultaneous?(state: State): OwnPart | undefined;
  /** What to say about a game that has just started, a line each. */
  begun?(position: Position<State>): string[];
  /** Calls the players who are waited for, and says what for. */
  call(position: Position<State>): string;
  /** What is asked; `ending` is how the turn is ended that something is still open in, if it can be. */
  question(asked: Asked<State>, ending?: Ending): Question;
  /** The words of the options, each with what choosing it yields. */
  wording(asked: Asked<State>): Wording;
  /**
   * Ways to answer a decision that most players will want, or that take several moves; none for most decisions. With
   * `exchange`, only those about exchanges at any time, or only those about the question.
   */
  suggestions?(asked: Asked<State>, exchange?: boolean): readonly Suggestions[];
  /** How the turn is ended if that is not on offer yet; undefined if something must be chosen first. */
  ending?(asked: Asked<State>): Ending | undefined;
  /** What ending the turn leaves out that could still be made possible, if it can be ended; undefined for nothing. */
  leaving?(asked: Asked<State>): Ending | undefined;
  /** Moves that were chosen together in one menu, in an order in which they can be made; undefined if they cannot. */
  severally?(asked: Asked<State>, moves: readonly string[]): Several | undefined;
  /** Why moves that were chosen together cannot be made, if that can be said in a sentence. */
  apart?(asked: Asked<State>, moves: readonly string[]): string | undefined;
  /** What somebody reads beside a decision who is new to the game; `ending` is how the turn is ended, if it can be. */
  tips?(asked: Asked<State>, ending?: Ending): Tips;
  /** What happened, a line for each turn and for each thing that happened by itself. */
  told(story: Story<State>): string[];
  /** What happened since a player's last turn, for a reader in a seat, or for everybody. */
  recap(recap: Recap<State>, reader?: number): Retold;
  /** What becomes of a turn that the table lets pass, in a sentence. */
  passing?(state: State): string;
  /** What a player should know at the first look of a turn: what is coming and what is ready, a line each. */
  bearings?(at: Seated<State>): string[];
  /** What wishes lack, or who has what they ask for, a line each. */
  wished?(at: Seated<State> & { readonly wishes: readonly Wish[] }): string[];
  readonly plan?: PlanFace<State>;
  readonly standing?: StandingFace<State>;
  /** Absent if nobody explains how the game is judged. */
  readonly coach?: CoachFace<State>;
  /** What a board shows too small for a phone, in lines beneath its picture; undefined if the picture says it all. */
  besideBoard?(at: Seated<State>): string | undefined;
  /** The own moves of a running turn in words; undefined before the first. */
  drafts(panel: Panel<State>): string | undefined;
  /** The points that a seat would have if the game ended now, a line for each kind. */
  ownPoints(state: State, seat: number): string;
  /** Who has won, in a sentence, where the score sheet stands beneath; left out, `result` stands above it. */
  outcome?(position: Position<State>): string;
  /** The end of the game in words: who has won, and a table of the points. */
  result(position: Position<State>): string;
  /** What the table shares, with what has changed since the state `before` marked. */
  tablePicture(position: Position<State>, before?: State): Promise<Picture>;
  /** The home boards of some seats, or of all. */
  boardPictures(boards: Boards<State>): Promise<Picture[]>;
  /** The home boards of some seats, or of all, in one picture; a game without one shows them one by one. */
  boardsTogether?(boards: Boards<State>): Promise<Picture>;
  /**
   * The board of a seat while it plays, with what has changed and where the options of a branch would go, and what else
   * there is to choose from: the table, if that is among what it shares.
   */
  panelPictures(panel: Panel<State>, screen: Branch<State>): Promise<Picture[]>;
  /** The score sheet, of all seats or only of the given ones. */
  scorePicture(position: Position<State>, seats?: readonly number[]): Promise<Picture>;
  /** The state whose score a post shows, where a part of the game has ended with one of these turns and the game goes on. */
  interim?(moments: readonly Moment<State>[]): State | undefined;
  /** How a game went that is over: the course of the points, and what each player did best; undefined if nothing is known of it. */
  chroniclePicture?(history: History<State>, beaten: readonly FormerBest[]): Promise<Picture | undefined>;
  /** A game told in frames; undefined if no turn has been closed yet. */
  reel?(history: History<State>, pace: FrameFor): Reel | undefined;
  /** What somebody has built most often, by the keys of `Game.built`, for their statistics. */
  favourites?(built: readonly { readonly key: string; readonly games: number }[]): string;
  /** What is played where a key of `Game.side` says so, for statistics. */
  side?(key: string): string;
  readonly rulebook?: Rulebook<State>;
}

/** Makes the face of a game in a language. */
export type FaceIn = (words: Catalogue) => Face;
