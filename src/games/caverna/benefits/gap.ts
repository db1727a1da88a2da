import { caverna } from '../game.ts';
import type { State } from '../state.ts';

/** A line of the score sheet of two players. */
interface GapLine {
  readonly key: string;
  readonly own: number;
  readonly other: number;
}

/** What separates a player from another one at the end of a game. */
interface Gap {
  readonly seat: number;
  /** How many points more the other one has; below 0 if fewer. */
  readonly points: number;
  /** The lines that made the difference, the largest first. */
  readonly lines: readonly GapLine[];
}

/** How many lines to name. */
const NAMED = 2;

/**
 * What separates a seat from the winner of a finished game, or, if it has won, from the next best; undefined in a solo
 * game.
 */
export function gapOf(state: State, seat: number): Gap | undefined {
  const scores = caverna.score(state);
  const own = scores.find((one) => one.seat === seat);
  const [other] = scores.filter((one) => one.seat !== seat).toSorted((one, another) => another.total - one.total);
  if (own === undefined || other === undefined) return undefined;
  const points = other.total - own.total;
  const pointsIn = (score: typeof own, key: string): number =>
    score.lines.find((line) => line.key === key)?.points ?? 0;
  const keys = [...new Set([...own.lines, ...other.lines].map(({ key }) => key))];
  const lines = keys
    .map((key) => ({ key, own: pointsIn(own, key), other: pointsIn(other, key) }))
    .map((line) => ({ ...line, gap: (line.other - line.own) * (points < 0 ? -1 : 1) }))
    .filter(({ gap }) => gap > 0)
    .toSorted((one, another) => another.gap - one.gap)
    .slice(0, NAMED)
    .map(({ gap: _, ...line }) => line);
  return { seat: other.seat, points, lines };
}
