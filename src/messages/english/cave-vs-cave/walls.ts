/** Wall patterns that must say "adjacent", because two walls could also be opposite. */
const ADJACENT = ['2', '1-2', '1-3', '2-3'];

/** The walls that a pattern asks for: `2 adjacent walls`, `0-1 walls`. */
export function wallsOf(walls: string): string {
  if (walls === '2 opposite') return '2 opposite walls';
  return ADJACENT.includes(walls) ? `${walls} adjacent walls` : `${walls} wall${walls === '1' ? '' : 's'}`;
}

/** How many walls an empty room has, in words. */
export const around = (walls: string): string => (walls === '0' ? 'no walls' : wallsOf(walls));
