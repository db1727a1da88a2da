import { patternOf, strokes } from '../../cave-vs-cave/walls.ts';
import { capital } from '../../text.ts';
import { anyOf } from '../shared/list.ts';

/** The walls of a pattern: `2 adjacent walls`, `1-3 walls (2 only if adjacent)`, `0-1 walls`. */
export function wallsOf(walls: string): string {
  const { count, lie } = patternOf(walls);
  if (lie === 'anyhow') return `${count} wall${count === '1' ? '' : 's'}`;
  return count === '2' ? `2 ${lie} walls` : `${count} walls (2 only if ${lie})`;
}

/** The same; two walls also get a small drawing made of letters, for menus, which show no picture beside a text. */
export const drawnWalls = (walls: string): string =>
  patternOf(walls).count === '2' ? `${around(walls)}${strokes(walls)}` : around(walls);

/** As few words as possible, with the drawing: `2-3 walls ∟`. */
export const shortWalls = (walls: string): string => `${patternOf(walls).count} walls${strokes(walls)}`;

/** The number of walls around an empty room, in words. */
export const around = (walls: string): string => (walls === '0' ? 'no walls' : wallsOf(walls));

/** No wall can be built. */
export const NO_WALL_LEFT = 'no wall is left in the supply';

/** Where walls come from: the supply, with the number that is left, and the action tiles that build them. */
export const wallSource = (tiles: readonly string[], left: number): string => {
  if (left === 0) return `${capital(NO_WALL_LEFT)}.`;
  if (tiles.length === 0) return `Walls come from the supply: ${left} left.`;
  return `To build a wall, take ${anyOf(tiles.map((tile) => `*${tile}*`))} (${left} left in the supply).`;
};
