/** Wall patterns that must say "adjacent", because two walls could also be opposite. */
const ADJACENT = ['2', '1-2', '1-3', '2-3'];

/** The walls that a pattern asks for: `2 adjacent walls`, `0-1 walls`. */
export function wallsOf(walls: string): string {
  if (walls === '2 opposite') return '2 opposite walls';
  return ADJACENT.includes(walls) ? `${walls} adjacent walls` : `${walls} wall${walls === '1' ? '' : 's'}`;
}

/** Two walls in a few strokes where words could be missed: in a corner, or face to face. */
const strokes = (walls: string): string => (walls === '2 opposite' ? ' ∥' : ADJACENT.includes(walls) ? ' ∟' : '');

/** The same with a small drawing made of letters, for menus, which show no picture beside a text. */
export const drawnWalls = (walls: string): string => `${around(walls)}${strokes(walls)}`;

/** How many walls an empty room has, in words. */
export const around = (walls: string): string => (walls === '0' ? 'no walls' : wallsOf(walls));
