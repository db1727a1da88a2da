import type { Move, Verb } from './move.ts';

/** Calls a table's function for this kind of move. */
export function byVerb<V extends Verb, Extra extends readonly unknown[], Result>(
  table: { readonly [K in V]: (move: Move<K>, ...extra: Extra) => Result },
  move: Move<V>,
  ...extra: Extra
): Result {
  return table[move.verb](move, ...extra);
}

/** The same for a table without functions for some kinds of moves: undefined for those. */
export function byVerbIfAny<V extends Verb, Extra extends readonly unknown[], Result>(
  table: { readonly [K in V]?: (move: Move<K>, ...extra: Extra) => Result },
  move: Move<V>,
  ...extra: Extra
): Result | undefined {
  return table[move.verb]?.(move, ...extra);
}
