import { icon, type Point, type Shape } from '../paint/shape.ts';
import { centred } from '../paint/text.ts';
import { seatStyle } from '../paint/theme.ts';
import type { Owner } from './owner.ts';

const LETTER = {
  circle: { lower: 0, size: 0.56 },
  square: { lower: 0, size: 0.56 },
  diamond: { lower: 0, size: 0.56 },
  triangle: { lower: 0.2, size: 0.43 },
  star: { lower: 0.06, size: 0.46 },
  cross: { lower: 0, size: 0.5 },
  heart: { lower: -0.06, size: 0.5 },
} as const;

/** The letter of a small token has a minimum height; in a pointed shape, it is further down. */
const LOWER = 1.7;

/** The size of a token, and the minimum height of its letter, in pixels. */
interface TokenSize {
  readonly size: number;
  readonly least: number;
}

/** The token of a player: the shape and colour of the seat with the player's letter. */
export function token(owner: Pick<Owner, 'mark' | 'letter'>, at: Point, wanted: number | TokenSize): Shape[] {
  const { size, least } = typeof wanted === 'number' ? { size: wanted, least: 0 } : wanted;
  const style = seatStyle(owner.mark);
  const { lower, size: part } = LETTER[style.shape];
  const high = Math.max(size * part, least);
  const letter = { x: at.x, y: at.y + lower * (high > size * part ? LOWER : 1) * 0.385 * size };
  return [
    icon(`seat:${owner.mark}`, at, size),
    centred(owner.letter, letter, { size: high, face: 'heavy', fill: style.ink, max: Math.max(high * 0.96, least) }),
  ];
}
