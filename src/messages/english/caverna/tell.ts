import type { Move, Verb } from '../../../games/caverna/moves/move.ts';

/** Calls the function that a table has for this kind of move. */
export function tell<V extends Verb, Extra extends readonly unknown[], Result>(
  table: { readonly [K in V]: (move: Move<K>, ...extra: Extra) => Result },
  move: Move<V>,
  ...extra: Extra
): Result {
  return table[move.verb](move, ...extra);
}
