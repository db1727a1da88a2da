/** The pattern of two walls that face each other. */
const OPPOSITE = '2 opposite';

/** Wall patterns that must say "adjacent", because two walls could also be opposite. */
const ADJACENT = ['2', '1-2', '1-3', '2-3'];

/** The number of walls in a pattern or around a room, and their arrangement. */
export interface Pattern {
  /** `2`, `0-1`. */
  readonly count: string;
  readonly lie: 'adjacent' | 'opposite' | 'anyhow';
}

/** Parses the name of a wall pattern. */
export function patternOf(walls: string): Pattern {
  if (walls === OPPOSITE) return { count: '2', lie: 'opposite' };
  return { count: walls, lie: ADJACENT.includes(walls) ? 'adjacent' : 'anyhow' };
}

const STROKES = { adjacent: ' ∟', opposite: ' ∥', anyhow: '' } satisfies Readonly<Record<Pattern['lie'], string>>;

/** Two walls in a few strokes, next to words that are easy to miss: in a corner, or face to face. */
export const strokes = (walls: string): string => STROKES[patternOf(walls).lie];
