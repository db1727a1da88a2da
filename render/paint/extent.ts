import type { Box, Shape, Text } from './shape.ts';

/** Rows of a picture: from `top` to just above `bottom`. */
export interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/** How far the baseline of a line of text is below the top of its letters. */
export const baseline = (shape: Text): number => Math.round(shape.size * 1.1);

/** Whether a line is written directly onto the picture, instead of being pasted from the cache. */
export const isWritten = ({ once, squeeze }: Text): boolean => once === true && squeeze === undefined;

/**
 * The box of a drawn line of text in whole pixels; around the text is a `margin` for outlines and overhanging letters.
 */
export function letteringBox(
  shape: Text,
  margin = Math.ceil((shape.outline ?? 0) + shape.size * 0.1) + 1,
): Box & { readonly margin: number } {
  const left = shape.align === 'left' ? 0 : shape.align === 'center' ? shape.width / 2 : shape.width;
  return {
    x: Math.round(shape.x - left) - margin,
    y: Math.round(shape.y) - baseline(shape) - margin,
    w: Math.ceil(shape.width) + 2 * margin,
    h: Math.ceil(shape.size * 1.5) + 2 * margin,
    margin,
  };
}

/** The rows that a shape can touch, and perhaps a few more. */
export function rowsOf(shape: Shape): Rows {
  if (shape.is === 'text') return rowsOfText(shape);
  const rim = shape.is === 'rect' ? (shape.line ?? 1) : 1;
  return { top: Math.floor(shape.y - rim), bottom: Math.ceil(shape.y + shape.h + rim) };
}

function rowsOfText(shape: Text): Rows {
  if (isWritten(shape))
    return { top: Math.floor(shape.y - 3 * shape.size), bottom: Math.ceil(shape.y + 2 * shape.size) };
  const { y, h } = letteringBox(shape);
  return { top: y, bottom: y + h };
}

/** Whether a shape can touch some of these rows. */
export function touches(shape: Shape, { top, bottom }: Rows): boolean {
  const rows = rowsOf(shape);
  return rows.top < bottom && rows.bottom > top;
}
