import type { Decision, Option } from '../../src/engine/decision.ts';
import type { Position } from '../../src/table/play/showing.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Picture } from '../discord/compose.ts';

/** Why a player would choose an option or, in a warning, would regret it: one line. */
export interface Reason {
  readonly text: string;
  readonly isWarning: boolean;
}

/** Tips for a new player beside a decision. */
export interface Tips {
  /** Undefined for exchanges, and for options that need no explanation. */
  reason(option: Option): Reason | undefined;
  /** What they would regret later, a sentence each; the end button says what ending the turn leaves out. */
  readonly regrets: readonly string[];
}

/** How the expectations of a game are drawn. */
export interface Course {
  readonly title: string;
  /** Labels below the points of the curves; most are empty. */
  readonly ticks: readonly string[];
  /** By seat, in order. */
  readonly seats: readonly {
    readonly points: readonly number[];
    /** The most notable points. */
    readonly marks: readonly number[];
    /** A few words each. */
    readonly told: readonly string[];
  }[];
}

/** Moves that a seat makes, starting from a state. */
export interface Walked<State = unknown> {
  readonly state: State;
  readonly seat: number;
  readonly moves: readonly string[];
  /** Which of them to describe; all if left out. */
  readonly only?: readonly string[];
}

/** Advice in words. */
export interface CoachFace<State = unknown> {
  /**
   * One of the game's topics, to follow "better for": the things in it that differ or, if there are none, the topic
   * itself.
   */
  topic(topic: string, things?: readonly string[]): string;
  /** What a computer mainly wanted in a turn; undefined if that tells nobody anything. */
  aim(topic: string): string | undefined;
  /** Moves of a turn, in brief. */
  moves(moves: readonly string[]): string;
  /** The steps of moves that start at a state, with exchanges added up; empty if there is nothing to say. */
  steps(walked: Walked<State>): readonly string[];
  /**
   * What a way achieves under the rules: `a dwelling lets you have a third dwarf by round 5`; undefined if there is
   * nothing to say.
   */
  purpose?(walked: Walked<State>): string | undefined;
  /** The stage of the game in about two characters: the number of the round. */
  tick(state: State): string;
  /** Everybody's expectations as curves. */
  picture(position: Pick<Position<State>, 'game' | 'state'>, course: Course): Promise<Picture>;
}

/** A seat, and the state as its player sees it. */
interface SeatIn<State> {
  readonly state: State;
  readonly seat: number;
}

/** What a guide's text explains. */
interface Guidance {
  /** What is explained only once in a game. */
  readonly key: string;
  readonly text: string;
  /** The same with the explanation. */
  readonly explained: string;
}

/** How the game guides somebody through a first game, in a lesson. */
export interface GuideFace<State = unknown> {
  /** The default options of such a table, by the names of the lobby's options. */
  readonly wishes: Readonly<Record<string, string>>;
  isFirstTurn(at: SeatIn<State>): boolean;
  /** How to win and how the game goes, before the first turn. */
  goal(at: SeatIn<State>): string;
  /** What is worth points; empty if there is no such picture. */
  pictures(game: TableGame): Promise<Picture[]>;
  /**
   * The purpose of the turn that is beginning, given the coach's best way and all ways that are just as good, the best
   * first. Undefined if there is nothing to say.
   */
  task(at: SeatIn<State>, ways: readonly (readonly string[])[]): Guidance | undefined;
  /** What else a player should know when they first look at a turn, one line each; `key` is what the task explains. */
  bearings?(at: SeatIn<State>, key: string | undefined): readonly string[];
  /** The words that a decision shows, each explained once in a game, the most important first. */
  terms?(at: SeatIn<State>, decision: Decision): readonly { readonly key: string; readonly text: string }[];
  /** Whether it is early enough in the game to praise good turns. */
  isEarly(state: State): boolean;
  /** What a player has learned by the end of a game and could try next, as parts of a sentence. */
  learned(at: SeatIn<State> & { readonly game: TableGame }): {
    readonly done: readonly string[];
    readonly next: readonly string[];
  };
  /**
   * What made the difference between a player and the winner (or the runner-up, if the player has won), in a sentence.
   */
  difference(at: SeatIn<State> & { readonly game: TableGame }): string | undefined;
}
