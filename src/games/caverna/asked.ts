import type { Decision } from '../../engine/decision.ts';
import { caverna } from './game.ts';
import type { State } from './state.ts';

/** What a seat is asked in a state; undefined if it is nothing. */
export const askedIn = (state: State, seat: number): Decision | undefined =>
  caverna.decisions(state).find((decision) => decision.seat === seat);

/** Whether a decision may be answered with a move. */
export const offers = (decision: Decision | undefined, move: string): boolean =>
  decision?.options.some((option) => option.move === move) === true;
