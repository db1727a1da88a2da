import { icon, type Point, placed, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line } from '../../../paint/text.ts';
import { colours, page } from '../theme.ts';

/** A row of pieces: its shapes, which start at x = 0 and are centred vertically on y = 0, and its length in pixels. */
interface Row {
  readonly shapes: readonly Shape[];
  readonly width: number;
}

const SIGN = /^[›/×≠]$/u;
const NUMBER = /^(?:[+=<≥]?\d+(?:[–/]\d+)*|n)$/u;

/** An orange tag with the spark of an orange room, and how many such rooms to activate. */
function activation(rooms: string, s: number): Row {
  const size = Math.max(s * 0.86, page.smallest);
  const number = line(rooms, { x: s * 0.6, y: s * 0.02 }, { size, face: 'heavy' });
  const w = number.x + number.width + s * 0.14;
  return {
    shapes: [
      rect(
        { x: 0, y: -s * 0.5, w, h: s },
        { round: s * 0.2, fill: colours.orange, stroke: colours.ink, line: s * 0.07 },
      ),
      icon('icon:spark', { x: s * 0.33, y: 0 }, s * 0.6),
      number,
    ],
    width: w + s * 0.12,
  };
}

/** A red tag: only a player with more of a good than the other player may take the tile. */
function condition(good: string, s: number): Row {
  const w = s * 1.66;
  return {
    shapes: [
      rect(
        { x: 0, y: -s * 0.5, w, h: s },
        { round: s * 0.5, fill: colours.condition, stroke: colours.ink, line: s * 0.07 },
      ),
      centred(
        '>',
        { x: s * 0.42, y: s * 0.02 },
        { size: Math.max(s * 0.9, page.smallest), face: 'heavy', fill: colours.white },
      ),
      icon(`icon:${good}`, { x: s * 1.06, y: 0 }, s * 0.84),
    ],
    width: w + s * 0.12,
  };
}

/** A blue band like those of the fields beneath the tiles of the second era: 3 of a good. */
function band(good: string, s: number): Row {
  const number = line('+3', { x: s * 0.24, y: s * 0.02 }, { size: Math.max(s * 0.84, page.smallest), face: 'heavy' });
  const x = number.x + number.width + s * 0.52;
  const w = x + s * 0.72;
  return {
    shapes: [
      rect(
        { x: 0, y: -s * 0.5, w, h: s },
        { round: s * 0.2, fill: colours.fieldBand, stroke: colours.ink, line: s * 0.07 },
      ),
      number,
      icon(`icon:${good}`, { x, y: 0 }, s * 0.84),
    ],
    width: w + s * 0.12,
  };
}

/** One piece of a row; `s` is the height of an icon. Its width includes the gap before the next piece. */
function piece(token: string, s: number): Row {
  const [kind = '', detail = ''] = token.split(':');
  if (kind === 'act') return activation(detail, s);
  if (kind === 'more') return condition(detail, s);
  if (kind === 'field') return band(detail, s);
  if (kind === 'pattern')
    return {
      shapes: [icon(`pattern:${detail.replace('-opposite', ' opposite')}`, { x: s / 2, y: 0 }, s)],
      width: s * 1.2,
    };
  if (kind === 'shield') return { shapes: pointsSign(Number(detail), { x: s / 2, y: 0 }, s), width: s * 1.2 };
  if (token === '|')
    return {
      shapes: [rect({ x: s * 0.08, y: -s * 0.42, w: 3, h: s * 0.84 }, { fill: colours.sign })],
      width: s * 0.28,
    };
  const size = Math.max(s * 0.84, page.smallest);
  if (SIGN.test(token)) {
    const shape = line(token, { x: 2, y: s * 0.03 }, { size, face: 'heavy', fill: colours.sign });
    return { shapes: [shape], width: shape.width + s * 0.16 };
  }
  if (NUMBER.test(token)) {
    const several = /[–/]/u.test(token);
    const shape = line(token, { x: 0, y: s * 0.03 }, { size, face: several ? 'condensed' : 'heavy' });
    return { shapes: [shape], width: shape.width + s * 0.07 };
  }
  return { shapes: [icon(`icon:${token}`, { x: s / 2, y: 0 }, s)], width: s * 1.1 };
}

const rows = new Map<string, Row>();
/** How many rows to cache. */
const MOST_ROWS = 4000;

/**
 * A row, given as words: numbers (`3`, `1/3` for one way or another, `+2` gained, `=2` filled up to, `<3`, `≥3`), signs
 * (`›` then or for, `/` either, `×` per, `≠` different, `|` and also), names of icons, `act:2` for two activations,
 * `more:gold` for a condition, `field:ore` for a field of the second era, `pattern:2-opposite` for a wall pattern,
 * `shield:5` for points. `s` is the height of an icon.
 */
export function row(words: string, s: number): Row {
  const key = `${words}@${s}`;
  const known = rows.get(key);
  if (known !== undefined) return known;
  const shapes: Shape[] = [];
  let x = 0;
  for (const token of words.split(' ').filter((each) => each !== '')) {
    const next = piece(token, s);
    shapes.push(...next.shapes.map((shape) => ({ ...shape, x: shape.x + x })));
    x += next.width;
  }
  if (rows.size >= MOST_ROWS) rows.clear();
  const made = { shapes, width: x };
  rows.set(key, made);
  return made;
}

/** The largest height of icons, from `most` down to `least`, that keeps a row within `max`. */
export function fittingSize(words: string, { most, least, max }: { most: number; least: number; max: number }): number {
  for (let size = Math.floor(most); size > least; size--) if (row(words, size).width <= max) return size;
  return least;
}

/** A row that starts at a point, its icons this many pixels high. */
export const rowAt = (words: string, at: Point, s: number): Shape[] => placed(row(words, s).shapes, at);

/** A row centred on a point. */
export function rowCentred(words: string, at: Point, s: number): Shape[] {
  const whole = row(words, s);
  return placed(whole.shapes, { x: at.x - whole.width / 2, y: at.y });
}

/** Points in a shield. */
export const pointsSign = (points: number, at: Point, size: number): Shape[] => [
  icon('icon:points', at, size),
  centred(
    String(points),
    { x: at.x, y: at.y - size * 0.02 },
    { size: Math.max(size * 0.56, page.smallest), face: 'heavy', max: size * 0.8 },
  ),
];

/** A yellow disc with a letter or the name of a cell, for choosing something. */
export const letterDisc = (letter: string, at: Point, size: number): Shape[] => [
  rect(
    { x: at.x - size / 2, y: at.y - size / 2, w: size, h: size },
    { round: size / 2, fill: colours.highlight, stroke: colours.ink, line: size * 0.08 },
  ),
  centred(
    letter,
    { x: at.x, y: at.y + 1 },
    { size: size * (letter.length > 1 ? 0.56 : 0.72), face: 'heavy', max: size * 0.8 },
  ),
];

/** A golden frame around something new. */
export const freshFrame = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): Shape =>
  rect({ x: x + 1, y: y + 1, w: w - 2, h: h - 2 }, { round: 16, stroke: colours.highlight, line: 8 });
