import type { z } from 'zod';

/** What a condition counts: how many of a good lie where a move goes, or how many the seat has. */
interface Counted {
  readonly of: 'space' | 'own';
  /** As the game names it, for example `wood`. */
  readonly good: string;
}

/** How a game lets seats lay turns ahead that run when they come. */
export interface Ahead<State> {
  /** Whether the seat has a turn to play and has not started it. */
  due(state: State, seat: number): boolean;
  /**
   * A copy of what the seat can see in which it is its turn now, as far as that can be foreseen; undefined if no
   * further turn of the seat comes.
   */
  rehearse(state: State, seat: number): State | undefined;
  /** How many there are of what a condition counts; `move` is the first of the turn. */
  count(state: State, seat: number, counted: Counted & { readonly move: string }): number;
  /** The seat that has what a move asks for; undefined if nobody has. */
  takenBy(state: State, seat: number, move: string): number | undefined;
}

/** What orders make of a seat's part of a phase that all seats play at the same time. */
export interface Ordered {
  /** Up to and with `end`, or up to what the orders leave open. */
  readonly moves: readonly string[];
  /** The kind of task that they leave open; undefined if they have determined everything. */
  readonly open: string | undefined;
}

/** Lets seats decide once and for all how to play their part of a shared phase. */
export interface StandingOrders<State, Orders = unknown> {
  readonly schema: z.ZodType<Orders>;
  /** Undefined if the seat is not in such a phase. */
  moves(state: State, seat: number, orders: Orders): Ordered | undefined;
}
