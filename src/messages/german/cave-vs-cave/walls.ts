import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import { patternOf, strokes } from '../../cave-vs-cave/walls.ts';
import { capital } from '../../text.ts';
import { anyOf } from '../shared/list.ts';

const NOMINATIVE = { adjacent: 'benachbarte ', opposite: 'gegenüberliegende ', anyhow: '', many: 'Wände' };
const LIES = { adjacent: 'benachbart', opposite: 'gegenüber' };
const DATIVE = { adjacent: 'benachbarten ', opposite: 'gegenüberliegenden ', anyhow: '', many: 'Wänden' };

/** Up to one wall: `1 Wand`, `0-1 Wand`. */
const isSingle = (count: string): boolean => count.endsWith('1');

function declined(walls: string, forms: typeof NOMINATIVE): string {
  const { count, lie } = patternOf(walls);
  if (lie !== 'anyhow' && count !== '2') return `${count} ${forms.many} (2 nur ${LIES[lie]})`;
  return `${count} ${forms[lie]}${isSingle(count) ? 'Wand' : forms.many}`;
}

/** `2 benachbarte Wände`, `1-3 Wände (2 nur benachbart)`, `0-1 Wand`. */
export const wallsOf = (walls: string): string => declined(walls, NOMINATIVE);

/** `keine Wand`, `2 gegenüberliegende Wände`. */
export const around = (walls: string): string => (walls === '0' ? 'keine Wand' : wallsOf(walls));

/** `2 benachbarte Wände ∟`, `1-3 Wände (2 nur benachbart)`. */
export const drawnWalls = (walls: string): string =>
  patternOf(walls).count === '2' ? `${around(walls)}${strokes(walls)}` : around(walls);

/** As few words as possible, with the drawing: `2-3 Wände ∟`. */
export const shortWalls = (walls: string): string => `${patternOf(walls).count} Wände${strokes(walls)}`;

/** After "mit": `2 benachbarten Wänden`. */
export const withWalls = (walls: string): string => declined(walls, DATIVE);

/** No wall can be built. */
export const NO_WALL_LEFT = 'im Vorrat ist keine Wand mehr';

export const wallSource: CaveTexts['wallSource'] = (tiles, left) => {
  if (left === 0) return `${capital(NO_WALL_LEFT)}.`;
  if (tiles.length === 0) return `Wände kommen aus dem Vorrat: noch ${left}.`;
  return `Wände errichtest du mit ${anyOf(tiles.map((tile) => `*${tile}*`))} (noch ${left} im Vorrat).`;
};
