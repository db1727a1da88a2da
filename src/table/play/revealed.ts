import type { Game } from '../../engine/game.ts';

/**
 * Whether a state shows something that lay face down in an earlier one: a place in the state that a spectator's view
 * hid then, and which is now open or gone.
 */
export function reveals<State>(game: Game<State>, earlier: State, later: State): boolean {
  const still = hiddenPlaces(game, later);
  for (const place of hiddenPlaces(game, earlier)) if (!still.has(place)) return true;
  return false;
}

function hiddenPlaces<State>(game: Game<State>, state: State): Set<string> {
  const places = new Set<string>();
  compare({ place: '', seen: game.view(state, 'spectator'), real: state }, places);
  return places;
}

interface Pair {
  readonly place: string;
  readonly seen: unknown;
  readonly real: unknown;
}

function compare({ place, seen, real }: Pair, into: Set<string>): void {
  if (Object.is(seen, real)) return;
  if (!isBranch(seen) || !isBranch(real)) {
    into.add(place);
    return;
  }
  for (const key of Object.keys(real)) compare({ place: `${place}/${key}`, seen: seen[key], real: real[key] }, into);
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
