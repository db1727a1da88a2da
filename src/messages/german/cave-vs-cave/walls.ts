import { patternOf, strokes } from '../../cave-vs-cave/walls.ts';

const NOMINATIVE = { adjacent: 'benachbarte ', opposite: 'gegenüberliegende ', anyhow: '', many: 'Wände' };
const DATIVE = { adjacent: 'benachbarten ', opposite: 'gegenüberliegenden ', anyhow: '', many: 'Wänden' };

/** Up to one wall: `1 Wand`, `0-1 Wand`. */
const isSingle = (count: string): boolean => count.endsWith('1');

function declined(walls: string, forms: typeof NOMINATIVE): string {
  const { count, lie } = patternOf(walls);
  return `${count} ${forms[lie]}${isSingle(count) ? 'Wand' : forms.many}`;
}

/** `2 benachbarte Wände`, `0-1 Wand`. */
export const wallsOf = (walls: string): string => declined(walls, NOMINATIVE);

/** `keine Wand`, `2 gegenüberliegende Wände`. */
export const around = (walls: string): string => (walls === '0' ? 'keine Wand' : wallsOf(walls));

/** `2 benachbarte Wände ∟`. */
export const drawnWalls = (walls: string): string => `${around(walls)}${strokes(walls)}`;

/** Behind "mit": `2 benachbarten Wänden`, and with a drawing. */
export const withWalls = (walls: string): string => declined(walls, DATIVE);
export const drawnWithWalls = (walls: string): string => `${withWalls(walls)}${strokes(walls)}`;
