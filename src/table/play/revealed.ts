import type { Game } from '../../engine/game.ts';

/**
 * Whether a state shows something that was face down in an earlier state: something that a spectator's view hid then,
 * but that is now face up or gone. Moving from one hidden place to another is not a reveal.
 */
export function reveals<State>(game: Game<State>, earlier: State, later: State): boolean {
  const left = hiddenThings(game, later);
  for (const [thing, count] of hiddenThings(game, earlier)) if ((left.get(thing) ?? 0) < count) return true;
  return false;
}

/** What a spectator's view hides, as JSON, and how many of each there are. */
function hiddenThings<State>(game: Game<State>, state: State): Map<string, number> {
  const things = new Map<string, number>();
  compare(game.view(state, 'spectator'), state, things);
  return things;
}

function compare(seen: unknown, real: unknown, into: Map<string, number>): void {
  if (Object.is(seen, real)) return;
  if (!isBranch(seen) || !isBranch(real)) {
    const thing = JSON.stringify(real) ?? '';
    into.set(thing, (into.get(thing) ?? 0) + 1);
    return;
  }
  for (const key of Object.keys(real)) compare(seen[key], real[key], into);
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
