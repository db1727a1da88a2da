import { measure } from '../../../paint/fonts.ts';
import type { Point, Shape } from '../../../paint/shape.ts';
import { count, line } from '../../../paint/text.ts';
import { colours, home } from '../theme.ts';

/** How many there are, and the capacity: `2/4`, with the second number smaller. */
export interface Count {
  readonly amount: number;
  readonly of?: number | undefined;
}

const OF = 0.62;
/** The minimum height of the second number, in pixels. */
const LEAST = Math.ceil(home.width * 0.02);

const smaller = (height: number): number => Math.max(LEAST, height * OF);

/** The length of a count with a certain height, in pixels. */
export function countWidth({ amount, of }: Count, height: number): number {
  const room = of === undefined ? 0 : measure(`/${of}`, 'heavy', smaller(height)) + height * 0.06;
  return measure(String(amount), 'heavy', height) + room;
}

/** A count with a height in pixels, its left end and middle at `at`. */
export function countOf({ amount, of }: Count, at: Point, height: number): Shape[] {
  const number = count(amount, at, height);
  if (of === undefined) return [number];
  const size = smaller(height);
  const beside = { x: at.x + number.width + height * 0.06, y: at.y + height * 0.11 };
  const wanted = { size, face: 'heavy', fill: colours.cream, outline: height * 0.09 } as const;
  return [number, line(`/${of}`, beside, wanted)];
}
