import type { z } from 'zod';
import type { Ahead, StandingOrders } from './ahead.ts';
import type { Decision, Option } from './decision.ts';
import type { Features } from './features.ts';
import type { Random } from './random.ts';
import type { Sides } from './sides.ts';

/** Who looks at a state: a seat, or someone who only watches. */
export type Viewer = number | 'spectator';

/** One line of a seat's result: a key of the message catalogue and its points. */
export interface ScoreLine {
  readonly key: string;
  readonly points: number;
}

/** What a seat would score now. */
export interface Score {
  readonly seat: number;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/**
 * A turn-based game: pure functions over a state of plain JSON data.
 * `apply` trusts an option that `decisions` has listed; `play` finds the option by its text and refuses anything else.
 */
export interface Game<State = unknown, Options = unknown> {
  readonly id: string;
  /** Goes up whenever old logs may replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: z.ZodType<Options>;
  /**
   * What rules these options out at a table with that many seats, by a name that has words elsewhere; undefined if nothing
   * does.
   */
  unfit?(options: Options, seats: number): string | undefined;
  /** What each seat may choose to play before the game begins; absent where the rules know no such thing. */
  readonly sides?: Sides<Options>;
  /** Sets the game up; all chance is drawn here from the seed. */
  start(options: Options, seats: number, seed: string): State;
  /**
   * One decision for every seat that is waited for; none when the game has ended. Of the exchanges that are possible at
   * any time, `useful` lists only those whose result the standing decision could use: all others can wait.
   */
  decisions(state: State, exchanges?: 'all' | 'useful'): Decision[];
  /** Carries out a listed option in place, and everything that follows by itself. */
  apply(state: State, seat: number, option: Option): void;
  /** Carries out a move in place; throws IllegalMove and leaves the state untouched when it is not offered. */
  play(state: State, seat: number, move: string): void;
  /**
   * Carries out a logged move in place that `play` refuses and an earlier version of the rules offered, together with what
   * that version did by itself before it. Returns false, with the state untouched, where the move was never allowed.
   */
  former?(state: State, seat: number, move: string): boolean;
  clone(state: State): State;
  /**
   * Makes a state that was stored as JSON into one that these rules can play on; `version` is that of the rules by which it
   * was stored, 0 where nobody wrote it down. The stored state is not changed.
   */
  upgrade(stored: unknown, version: number): State;
  /** A copy in which everything that lies face down for the viewer is hidden. */
  view(state: State, viewer: Viewer): State;
  /**
   * One of the states that may lie behind a view: face-down pieces are drawn again from those that are possible, and the
   * view stays unchanged. Undefined if that cannot be said now.
   */
  deal?(seen: State, random: Random): State | undefined;
  finished(state: State): boolean;
  /** The score of every seat as if the game ended now. */
  score(state: State): Score[];
  /**
   * The answers that are left to a seat without the exchanges that nobody has to be asked for: those that could change nothing
   * for the better at the end, or serve only what has not been begun. Undefined where every useful exchange is a choice, as
   * everywhere in a game that has none.
   */
  settled?(state: State, seat: number): readonly Option[] | undefined;
  /**
   * How well a seat stands, on a scale of its own on which more is better: what computer players strive for. Where a game
   * has none, they go by the score.
   */
  outlook?(state: State, seat: number): number;
  /**
   * How many further turns, of all seats, it is worth to foresee behind the running one, with what lies face down dealt
   * again (`deal`); 0, or absent, to think about the running turn only.
   */
  foresight?(seen: State): number;
  /** What computer players learn to judge positions by; absent where nobody has learned the game. */
  readonly features?: Features<State>;
  /**
   * The moves, up to and with the one that ends the turn, by which the table lets a seat do nothing with its turn: `play`
   * accepts them, `decisions` never offers them. Undefined where the rules know no such way, as in a harvest.
   */
  pass?(state: State, seat: number): readonly string[] | undefined;
  /** The place of every seat, 1 for the winner, by `score` and tie-breaks; equal seats share a place. */
  ranking(state: State): number[];
  /** Turns that are laid ahead; absent where the rules know no such thing. */
  readonly ahead?: Ahead<State>;
  /** Orders for the phases that all seats play at the same time. */
  readonly standing?: StandingOrders<State>;
  /** Which side a seat plays, by the keys of the message catalogue; undefined where all play the same. */
  side?(state: State, seat: number): string | undefined;
  /** Which of a seat's moves statistics show as its opening; a game may count none. */
  opening?(moves: readonly string[]): string | undefined;
  /** What a seat has built that statistics count, by the keys of the message catalogue; a game may have nothing such. */
  built?(state: State, seat: number): readonly string[];
}
