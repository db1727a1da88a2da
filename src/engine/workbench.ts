import type { Option } from './decision.ts';
import type { Random } from './random.ts';

/** A position that cannot be set up; the message has one sentence for each thing that is wrong. */
export class PositionError extends Error {
  override name = 'PositionError';
}

/** Words for the options of a game that it cannot read; the message is a sentence. */
export class OptionError extends Error {
  override name = 'OptionError';
}

/** Options of a game as somebody types them, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** The pieces of a game that are not all used in every game: its spaces, its tiles. */
interface Parts {
  /** What the number of those that were used is called. */
  readonly counted: string;
  readonly all: readonly string[];
}

/** A kind of table: how many sit there, and what the host has chosen, as somebody types it. */
export interface TableKind {
  readonly seats: number;
  readonly typed: Typed;
}

/** What the developers' tools ask of the rules of a game, and nobody else. */
export interface Workbench<State = unknown> {
  /**
   * The state that a position describes, read from JSON; typed options replace its own. It rests at its first decision.
   * @throws {PositionError}
   * @throws {OptionError}
   */
  stateFrom(position: unknown, typed?: Typed): State;
  /**
   * What was typed, at a table of so many seats, as `Game.options` reads it; left out if that reads it as it stands.
   * @throws {OptionError}
   */
  options?(typed: Typed, seats: number): Readonly<Record<string, unknown>>;
  /** The tables by whose games computer players learn, in turn, the frequent ones often; one of each number of seats if left out. */
  readonly lessons?: readonly TableKind[];
  /**
   * Gives a seat something for nothing, in place, in a state that has just been copied and where the seat is about to begin a
   * turn: computer players learn what it is worth.
   */
  enrich?(state: State, seat: number, random: Random): void;
  /** A state in a few lines. */
  linesOf(state: State): Iterable<string>;
  /** What this game has, by kind: others that are set up like it may have more. */
  parts(state: State): Readonly<Record<string, Parts>>;
  /** What of it was used in a game that has ended with these choices, by kind. */
  used(state: State, chosen: readonly Option[]): Readonly<Record<string, Iterable<string>>>;
}
