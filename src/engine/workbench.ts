import type { Option } from './decision.ts';
import type { Random } from './random.ts';

/** A position that cannot be set up; the message has one sentence for each mistake. */
export class PositionError extends Error {
  override name = 'PositionError';
}

/** Options that the game cannot read; the message is a sentence. */
export class OptionError extends Error {
  override name = 'OptionError';
}

/** Options of a game as typed, by name. */
export type Typed = Readonly<Record<string, string>>;

/** Pieces that a game may leave unused, such as spaces or tiles. */
interface Parts {
  /** The name under which used ones are counted. */
  readonly counted: string;
  readonly all: readonly string[];
}

/** A kind of table: how many players sit there, and the host's choices as typed. */
export interface TableKind {
  readonly seats: number;
  readonly typed: Typed;
}

/** What the developers' tools and the positions of lessons need from the rules of a game. */
export interface Workbench<State = unknown> {
  /**
   * The state of a position, read from JSON, at its first decision; typed options replace its own.
   * @throws {PositionError}
   * @throws {OptionError}
   */
  stateFrom(position: unknown, typed?: Typed): State;
  /**
   * Typed options, at a table with this many seats, in the format that `Game.options` reads; leave it out if that reads
   * them directly.
   * @throws {OptionError}
   */
  options?(typed: Typed, seats: number): Readonly<Record<string, unknown>>;
  /**
   * The kinds of table that computer players learn from, in turn; common kinds are listed several times. If left out,
   * there is one for each number of seats.
   */
  readonly lessons?: readonly TableKind[];
  /**
   * Gives a seat a random gift in place, so that computer players learn its worth. The state is a fresh copy in which
   * the seat is about to start a turn.
   */
  enrich?(state: State, seat: number, random: Random): void;
  /** A state in a few lines. */
  linesOf(state: State): Iterable<string>;
  /** The contents of this game, by kind: other games with the same options may have more. */
  parts(state: State): Readonly<Record<string, Parts>>;
  /** What a finished game used with these choices, by kind. */
  used(state: State, chosen: readonly Option[]): Readonly<Record<string, Iterable<string>>>;
}
