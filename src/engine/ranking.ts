import type { Game, Score } from './game.ts';

/** The places of seats if only the points decide: equal seats share a place. */
export function rankedByTotal(scores: readonly Score[]): number[] {
  return scores.map(({ total }) => 1 + scores.filter((other) => other.total > total).length);
}

/** The seats that would win if the game ended now. */
export function winners<State>(game: Pick<Game<State>, 'ranking'>, state: State): number[] {
  return game.ranking(state).flatMap((place, seat) => (place === 1 ? [seat] : []));
}
