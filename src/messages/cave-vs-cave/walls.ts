/** The pattern of two walls that face each other. */
const OPPOSITE = '2 opposite';

/** Wall patterns that must say "adjacent", because two walls could also be opposite. */
const ADJACENT = ['2', '1-2', '1-3', '2-3'];

/** How many walls a pattern asks for, or a room has, and how they lie. */
export interface Pattern {
  /** `2`, `0-1`. */
  readonly count: string;
  readonly lie: 'adjacent' | 'opposite' | 'anyhow';
}

/** Takes the name of a wall pattern apart. */
export function patternOf(walls: string): Pattern {
  if (walls === OPPOSITE) return { count: '2', lie: 'opposite' };
  return { count: walls, lie: ADJACENT.includes(walls) ? 'adjacent' : 'anyhow' };
}

const STROKES = { adjacent: ' ∟', opposite: ' ∥', anyhow: '' } satisfies Readonly<Record<Pattern['lie'], string>>;

/** Two walls in a few strokes where words could be missed: in a corner, or face to face. */
export const strokes = (walls: string): string => STROKES[patternOf(walls).lie];
