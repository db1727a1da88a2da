import type { Decision } from '../../engine/decision.ts';
import { caverna } from './game.ts';
import type { State } from './state.ts';

/** A seat's decision in a state; undefined if it has none. */
export const askedIn = (state: State, seat: number): Decision | undefined =>
  caverna.decisions(state).find((decision) => decision.seat === seat);

/** Whether a decision offers a move. */
export const offers = (decision: Decision | undefined, move: string): boolean =>
  decision?.options.some((option) => option.move === move) === true;
