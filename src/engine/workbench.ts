import type { Option } from './decision.ts';

/** A position that cannot be set up; the message has one sentence for each thing that is wrong. */
export class PositionError extends Error {
  override name = 'PositionError';
}

/** What a game has of which not everything is used in each: its spaces, its tiles. */
interface Parts {
  /** What the number of those that were used is called. */
  readonly counted: string;
  readonly all: readonly string[];
}

/** What the developers' tools ask of the rules of a game, and nobody else. */
export interface Workbench<State = unknown> {
  /**
   * The state that a position states, read from JSON; at rest at its first decision.
   * @throws {PositionError}
   */
  stateFrom(position: unknown): State;
  /** A state in a few lines. */
  linesOf(state: State): Iterable<string>;
  /** What games set up like this one have, by kind. */
  parts(state: State): Readonly<Record<string, Parts>>;
  /** What of it was used in a game that has ended with these choices, by kind. */
  used(state: State, chosen: readonly Option[]): Readonly<Record<string, Iterable<string>>>;
}
