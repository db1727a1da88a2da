import type { z } from 'zod';

/** What a condition counts: a good on the space that a move goes to, or a good that the seat has. */
interface Counted {
  readonly of: 'space' | 'own';
  /** The game's name for it, for example `wood`. */
  readonly good: string;
}

/** How a game lets seats plan later turns, which are played when they come up. */
export interface Ahead<State> {
  /** Whether the seat has a turn to play and has not started it. */
  due(state: State, seat: number): boolean;
  /**
   * A copy of what the seat can see, in which it is the seat's turn now, if that can be foreseen; undefined if the seat
   * has no further turn.
   */
  rehearse(state: State, seat: number): State | undefined;
  /** How much there is of the good that a condition counts; `move` is the first move of the turn. */
  count(state: State, seat: number, counted: Counted & { readonly move: string }): number;
  /** The seat that already has what a move needs; undefined if nobody does. */
  takenBy(state: State, seat: number, move: string): number | undefined;
}

/** The moves that orders make for a seat in a phase that all seats play at the same time. */
export interface Ordered {
  /** Up to and including `end`, or up to what the orders leave open. */
  readonly moves: readonly string[];
  /** The kind of task that the orders leave open; undefined if they have decided everything. */
  readonly open: string | undefined;
}

/** Lets seats decide in advance how to play their part of a shared phase. */
export interface StandingOrders<State, Orders = unknown> {
  readonly schema: z.ZodType<Orders>;
  /** Undefined if the seat is not in such a phase. */
  moves(state: State, seat: number, orders: Orders): Ordered | undefined;
  /**
   * Orders that could have produced these moves, for the caller to check; undefined if there are none. Absent if a game
   * cannot tell.
   */
  learn?(parts: readonly PlayedPart<State>[], seat: number): Orders | undefined;
}

/** A seat's part of a shared phase as it was played: the state before it, and its moves. */
export interface PlayedPart<State> {
  readonly state: State;
  readonly moves: readonly string[];
}
