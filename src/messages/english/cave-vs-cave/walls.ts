import { patternOf, strokes } from '../../cave-vs-cave/walls.ts';

/** The walls of a pattern: `2 adjacent walls`, `0-1 walls`. */
export function wallsOf(walls: string): string {
  const { count, lie } = patternOf(walls);
  return lie === 'anyhow' ? `${count} wall${count === '1' ? '' : 's'}` : `${count} ${lie} walls`;
}

/** The same with a small drawing made of letters, for menus, which show no picture beside a text. */
export const drawnWalls = (walls: string): string => `${around(walls)}${strokes(walls)}`;

/** The number of walls around an empty room, in words. */
export const around = (walls: string): string => (walls === '0' ? 'no walls' : wallsOf(walls));
