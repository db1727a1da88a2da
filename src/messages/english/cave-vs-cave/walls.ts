import { patternOf, strokes } from '../../cave-vs-cave/walls.ts';

/** The walls of a pattern: `2 adjacent walls`, `1-3 walls (2 only if adjacent)`, `0-1 walls`. */
export function wallsOf(walls: string): string {
  const { count, lie } = patternOf(walls);
  if (lie === 'anyhow') return `${count} wall${count === '1' ? '' : 's'}`;
  return count === '2' ? `2 ${lie} walls` : `${count} walls (2 only if ${lie})`;
}

/** The same with a small drawing made of letters, for menus, which show no picture beside a text. */
export function drawnWalls(walls: string): string {
  const { count, lie } = patternOf(walls);
  return lie === 'anyhow' || count === '2'
    ? `${around(walls)}${strokes(walls)}`
    : `${count} walls (2 only${strokes(walls)})`;
}

/** As few words as possible, with the drawing: `2 walls ∟`. */
export function shortWalls(walls: string): string {
  const { count } = patternOf(walls);
  return count === '2' ? `2 walls${strokes(walls)}` : drawnWalls(walls);
}

/** The number of walls around an empty room, in words. */
export const around = (walls: string): string => (walls === '0' ? 'no walls' : wallsOf(walls));
