import type { State } from './state.ts';

/** How many turns each player has in the rounds of the first era (001 p. 3), and in the solo game (001 p. 9). */
const TURNS = [2, 2, 2, 3, 3, 3, 3, 4];
const SOLO_TURNS = [2, 2, 2, 3, 3, 3, 4];
const ERA_TWO_ROUNDS = 4;
const ERA_TWO_TURNS = 4;

/** How many action tiles are face up from the start (001 p. 2). */
export const OPEN_TILES = 4;

const turnsInEraOne = ({ players }: Pick<State, 'players'>): readonly number[] =>
  players.length === 1 ? SOLO_TURNS : TURNS;

/** How many rounds the current era has. */
export const roundsOf = (state: Pick<State, 'era' | 'players'>): number =>
  state.era === 1 ? turnsInEraOne(state).length : ERA_TWO_ROUNDS;

/** How many turns each player has in the current round; surcharges count these as dwarfs. */
export const turnsOf = (state: State): number =>
  state.era === 1 ? (turnsInEraOne(state)[state.round - 1] ?? 0) : ERA_TWO_TURNS;

/** How many turns each player has in the remaining rounds of the era. */
export function turnsAfterRound(state: State): number {
  if (state.era === 2) return ERA_TWO_TURNS * (ERA_TWO_ROUNDS - state.round);
  return turnsInEraOne(state)
    .slice(state.round)
    .reduce((sum, turns) => sum + turns, 0);
}
