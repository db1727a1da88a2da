import { graphemes, measure } from './fonts.ts';
import type { Point, Text } from './shape.ts';
import { colours, type Face, MIDDLE } from './theme.ts';

/**
 * The requirements for a line of text: at most `max` pixels long, at most `size` and at least `min` pixels high. If it
 * would be longer, it uses the condensed face, in which it may shrink to `least`.
 */
export interface Lettering {
  readonly size: number;
  readonly min?: number;
  readonly least?: number;
  readonly max?: number;
  readonly face?: Face;
  readonly fill?: string;
  readonly align?: Text['align'];
  readonly outline?: number;
  readonly alpha?: number;
}

interface Fit {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly squeeze?: number;
}

function shrunk(text: string, wanted: Lettering): Fit | undefined {
  const { face = 'bold', min = 1, max = Number.POSITIVE_INFINITY } = wanted;
  const size = Math.min(wanted.size, Math.floor(max / Math.max(measure(text, face, 1), 1e-6)));
  return size >= min ? { text, face, size } : undefined;
}

/** How far letters may be condensed and still be legible. */
const NARROWEST = 0.78;

/** How far letters at their minimum height may be condensed; this helps languages with longer words than English. */
function squeezed(text: string, wanted: Lettering): Fit | undefined {
  const { least, min = 1, max = Number.POSITIVE_INFINITY } = wanted;
  const size = least ?? min;
  const squeeze = max / Math.max(measure(text, 'condensed', size), 1e-6);
  return squeeze >= NARROWEST ? { text, face: 'condensed', size, squeeze } : undefined;
}

function cut(text: string, wanted: Lettering): Fit {
  const size = wanted.least ?? wanted.min ?? 1;
  const max = wanted.max ?? Number.POSITIVE_INFINITY;
  const parts = graphemes(text);
  while (parts.length > 0 && measure(`${parts.join('').trimEnd()}…`, 'condensed', size) > max) parts.pop();
  return { text: `${parts.join('').trimEnd()}…`, face: 'condensed', size };
}

const unsqueezed = (text: string, wanted: Lettering): Fit | undefined =>
  shrunk(text, wanted) ?? shrunk(text, { ...wanted, face: 'condensed', min: wanted.least ?? wanted.min ?? 1 });

/** Whether a line fits without being condensed or cut. */
export const fits = (content: string, wanted: Lettering): boolean => unsqueezed(content, wanted) !== undefined;

/** Text made to fit: first it is made smaller, then condensed, then squeezed, and finally cut with an ellipsis. */
function fitted(text: string, wanted: Lettering): Fit {
  return unsqueezed(text, wanted) ?? squeezed(text, wanted) ?? cut(text, wanted);
}

/** A line of text whose baseline is at `at`. */
export function text(content: string, at: Point, wanted: Lettering): Text {
  const found = fitted(content, wanted);
  return {
    is: 'text',
    text: found.text,
    x: at.x,
    y: at.y,
    size: found.size,
    face: found.face,
    fill: wanted.fill ?? colours.ink,
    align: wanted.align ?? 'left',
    width: measure(found.text, found.face, found.size) * (found.squeeze ?? 1),
    ...(found.squeeze === undefined ? {} : { squeeze: found.squeeze }),
    ...(wanted.outline === undefined ? {} : { outline: wanted.outline }),
    ...(wanted.alpha === undefined ? {} : { alpha: wanted.alpha }),
    ...(found.text === content ? {} : { whole: content }),
  };
}

/** A line of text that is vertically centred on `at`. */
export function line(content: string, at: Point, wanted: Lettering): Text {
  const shape = text(content, at, wanted);
  return { ...shape, y: at.y + shape.size * MIDDLE };
}

/** A line of text centred on a point. */
export function centred(content: string, at: Point, wanted: Lettering): Text {
  return line(content, at, { ...wanted, align: 'center' });
}

/**
 * A number in the heaviest font, white with an ink outline, so that it is legible on any background; `at` is its left
 * end, vertically centred.
 */
export function count(amount: number, at: Point, size: number): Text {
  return line(String(amount), at, { size, face: 'heavy', fill: colours.white, outline: size * 0.1 });
}

/**
 * A text on one line or, if a line of `max` pixels would be cut, on two lines, broken at the space that divides it
 * best.
 */
export function lines(content: string, wanted: Lettering & { readonly max: number }): string[] {
  return fits(content, wanted) ? [content] : halves(content);
}

/** A text on two lines, broken at the space that divides it best; one line if it is a single word. */
export function halves(content: string): string[] {
  const words = content.split(' ');
  if (words.length < 2) return [content];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (split: string[]): number => Math.max(...split.map((part) => measure(part, 'bold', 1)));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}

/** The words of a text on at most this many lines of `max` pixels; the last line may be too long and is cut later. */
export function wrapped(
  content: string,
  look: { readonly size: number; readonly face: Face; readonly max: number; readonly lines: number },
): string[] {
  const found: string[] = [];
  for (const word of content.split(' ')) {
    const longer = [found.at(-1), word].filter((part) => part !== undefined).join(' ');
    const fits = measure(longer, look.face, look.size) <= look.max;
    if (found.length > 0 && (fits || found.length === look.lines)) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}
