import { type Box, icon, type Point, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred, line } from '../../../paint/text.ts';
import { colours } from '../theme.ts';
import { chipWidth, weaponChip } from './people.ts';

/** A row of pieces: its shapes, which start at x = 0 and are centred vertically on y = 0, and its length in pixels. */
export interface Row {
  readonly shapes: readonly Shape[];
  readonly width: number;
}

const SIGN = /^[›/×+≤≥]$/u;
const NUMBER = /^[+−×≤≥]?\d+(?:\/\d+)*$/u;

function mini(kind: string, x: number, s: number): Shape[] {
  const at = { x: x + s / 2, y: 0 };
  const ground = icon(`mini:${kind}`, at, s);
  const below = { x: at.x, y: s * 0.1 };
  if (kind === 'oreMine') return [ground, icon('icon:cart', below, s * 0.72)];
  if (kind === 'rubyMine') return [ground, icon('icon:ruby', below, s * 0.6)];
  return [ground];
}

/** The red disc with the level of an expedition. */
export function levelDisc(level: number, at: Point, r: number): Shape[] {
  const box: Box = { x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r };
  return [
    rect(box, { round: r, fill: colours.level, stroke: colours.ink, line: r * 0.17 }),
    centred(String(level), { x: at.x, y: at.y + 1 }, { size: r * 1.7, face: 'heavy', fill: colours.white }),
  ];
}

/** A sword with the level on it, or beside it if the number would be too small on it. */
function expedition(level: string, s: number, least: number): Row {
  const sword = icon('icon:sword', { x: s * 0.53, y: 0 }, s * 1.06);
  const r = Math.max(s * 0.41, least * 0.59);
  const at = r > s * 0.42 ? { x: s * 0.94 + r, y: 0 } : { x: s * 1.12, y: s * 0.24 };
  return { shapes: [sword, ...levelDisc(Number(level), at, r)], width: at.x + r + s * 0.07 };
}

/** A steel tag with an axe and a strength. */
function weapon(strength: string, s: number, least: number): Row {
  const h = Math.max(s * 0.86, least * 1.2);
  const w = chipWidth(Number(strength), h);
  return { shapes: weaponChip(Number(strength), { x: w / 2, y: 0 }, h), width: w + s * 0.1 };
}

/**
 * One piece of a row; `s` is the height of an icon, `least` that of a number. Its width includes the gap before the
 * next piece.
 */
function piece(token: string, s: number, least: number): Row {
  const [kind = '', detail = ''] = token.split(':');
  if (SIGN.test(token)) {
    const shape = line(
      token,
      { x: 2, y: s * 0.03 },
      { size: Math.max(s * 0.8, least * 0.9), face: 'heavy', fill: colours.sign },
    );
    return { shapes: [shape], width: shape.width + s * 0.2 };
  }
  if (NUMBER.test(token)) {
    const shape = line(
      token,
      { x: 0, y: s * 0.03 },
      { size: Math.max(s * 0.84, least), face: token.includes('/') ? 'condensed' : 'heavy' },
    );
    return { shapes: [shape], width: shape.width + s * 0.07 };
  }
  if (kind === 'twin') {
    const [first = '', second = ''] = detail.split('+');
    const side = s * 1.14;
    return { shapes: [...mini(first, 0, side), ...mini(second, side - 4, side)], width: side * 2 + s * 0.1 };
  }
  if (kind === 'mini') return { shapes: mini(detail, 0, s * 1.1), width: s * 1.24 };
  if (kind === 'weapon') return weapon(detail, s, least);
  if (kind === 'level') return expedition(detail, s, least);
  if (kind === 'fence') {
    const w = detail === 'large' ? s * 1.9 : s * 1.2;
    return { shapes: [sprite('fence', { x: 0, y: -s * 0.52, w, h: s * 1.04 })], width: w + s * 0.14 };
  }
  return { shapes: [icon(`icon:${token}`, { x: s / 2, y: 0 }, s)], width: s * 1.12 };
}

const rows = new Map<string, Row>();
/** How many rows to cache. */
const MOST_ROWS = 20_000;

/**
 * A row, given as words: numbers (`3`, `5/6`, and `+2`, `−2`, `×2`, `≤2`, `≥2`), signs (`›` then, `/` either, `×` per,
 * `+` and, `≤` at most, `≥` at least; also typed as `-2`, `<=`, `>=`), names of icons, `mini:field`,
 * `twin:meadow+field`, `level:3` for an expedition, `weapon:5`, `fence:small`. `s` is the height of an icon, `least`
 * the minimum height of a number.
 */
export function row(words: string, s: number, least = 0): Row {
  const key = `${words}|${s}|${least}`;
  const known = rows.get(key);
  if (known !== undefined) return known;
  const made = newRow(words, s, least);
  if (rows.size >= MOST_ROWS) rows.clear();
  rows.set(key, made);
  return made;
}

/** A row, with typed characters replaced by the signs that no keyboard has. */
const typed = (words: string): string =>
  words
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .replaceAll(/(?<= |^)-(?=\d)/g, '−');

function newRow(words: string, s: number, least: number): Row {
  const shapes: Shape[] = [];
  let x = 0;
  for (const token of typed(words)
    .split(' ')
    .filter((each) => each !== '')) {
    const next = piece(token, s, least);
    shapes.push(...next.shapes.map((shape) => ({ ...shape, x: shape.x + x })));
    x += next.width;
  }
  return { shapes, width: x };
}

/** How much smaller rows must be to fit, in steps from 1 down to `floor`. */
export function fittingScale(width: (scale: number) => number, max: number, floor: number): number | undefined {
  for (let scale = 1; scale >= floor; scale -= 0.02) if (width(scale) <= max) return scale;
  return undefined;
}
