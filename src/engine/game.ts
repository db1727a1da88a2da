import type { z } from 'zod';
import type { Ahead, StandingOrders } from './ahead.ts';
import type { Decision, Option } from './decision.ts';
import type { Features } from './features.ts';
import type { Random } from './random.ts';
import type { Sides } from './sides.ts';

/** Who sees a state: a seat, or a spectator. */
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
  /** Why these options do not fit a table with this many seats, as the key of a text; undefined if they fit. */
  unfit?(options: Options, seats: number): string | undefined;
  /** The name of the option that decides which results are comparable; all are, without one. */
  readonly comparedBy?: string;
  /** What each seat may choose to play before the game starts; absent if there is no choice. */
  readonly sides?: Sides<Options>;
  /** Sets the game up; the seed decides all random draws. */
  start(options: Options, seats: number, seed: string): State;
  /**
   * One decision for every seat that the game is waiting for; none if the game has ended. `useful` lists only the
   * exchanges whose result the current decision could use: all others can wait.
   */
  decisions(state: State, exchanges?: 'all' | 'useful'): Decision[];
  /** Carries out a listed option in place, and everything that follows automatically. */
  apply(state: State, seat: number, option: Option): void;
  /** Carries out a move in place; throws IllegalMove and leaves the state untouched if it is not offered. */
  play(state: State, seat: number, move: string): void;
  /**
   * Carries out, in place, a logged move that `play` refuses but an earlier version of the rules offered, together with
   * what that version did automatically before it. Returns false, with the state untouched, if the move was never
   * allowed.
   */
  former?(state: State, seat: number, move: string): boolean;
  clone(state: State): State;
  /**
   * Turns a stored state into one that these rules can continue, without changing the stored one; `version` is that of
   * the rules that stored it, 0 if unknown.
   */
  upgrade(stored: unknown, version: number): State;
  /** A copy in which everything that lies face down for the viewer is hidden. */
  view(state: State, viewer: Viewer): State;
  /**
   * One of the states that a view allows: draws the face-down pieces again from those that are possible. The view stays
   * unchanged. Undefined if the possible pieces are not known now. A game without it has no sandboxes.
   */
  deal?(seen: State, random: Random): State | undefined;
  finished(state: State): boolean;
  /**
   * A state as if everybody in it had already known where the game would end; `end` is its last state. The state itself
   * if that makes no difference; undefined if nothing after it counts. For the analysis; absent if no game ends early.
   */
  hindsight?(state: State, end: State): State | undefined;
  /** The score of every seat as if the game ended now. */
  score(state: State): Score[];
  /**
   * A seat's answers without exchanges, if the game need not ask about those: they cannot improve the result, or only
   * serve something that has not been started. Undefined if the exchanges are a real choice; a game leaves this out if
   * they always are, or if it has none.
   */
  settled?(state: State, seat: number): readonly Option[] | undefined;
  /**
   * How well a seat is doing, on any scale where more is better; computer players maximise it. A game without it uses
   * the score.
   */
  outlook?(state: State, seat: number): number;
  /**
   * How many further turns, of all seats, to foresee after the current one, with new deals of what lies face down
   * (`deal`); 0, or absent, to think only about the current turn.
   */
  foresight?(seen: State): number;
  /** What computer players learn to judge positions by; absent if the game has no learned weights. */
  readonly features?: Features<State>;
  /**
   * The moves by which the table passes a seat's turn, including the one that ends it: `play` accepts them, `decisions`
   * never offers them. Undefined when the rules allow no pass, as in a harvest.
   */
  pass?(state: State, seat: number): readonly string[] | undefined;
  /** The place of every seat, 1 for the winner, by `score` and tie-breaks; equal seats share a place. */
  ranking(state: State): number[];
  /** Planned turns; absent if the rules do not allow them. */
  readonly ahead?: Ahead<State>;
  /** Orders for the phases that all seats play at the same time. */
  readonly standing?: StandingOrders<State>;
  /** Which side a seat plays, as a key of the message catalogue; undefined if all seats play by the same rules. */
  side?(state: State, seat: number): string | undefined;
  /** Which of a seat's moves statistics show as its opening; undefined if the game has none. */
  opening?(moves: readonly string[]): string | undefined;
  /** A seat's buildings, for statistics, as keys of the message catalogue. */
  built?(state: State, seat: number): readonly string[];
}
