import { type Box, placed, type Shape } from '../../../paint/shape.ts';
import { fits, halves, type Lettering, line } from '../../../paint/text.ts';
import { actions } from '../theme.ts';
import type { Row } from './pieces.ts';

/** The distance between the edge of a card and what it shows. */
export const PAD = 10;
/** The range of heights for the icons on a card; the icons are as large as possible. */
const LARGEST = 62;
export const LEAST = 22;
/** The gap between parts on one line. */
const BETWEEN = 10;
/** How much higher a line is than its icons. */
const LEADING = 8;
const TITLE_LINE = 1;

/** The title of a card, on one line or two. */
export interface Title {
  readonly lines: readonly string[];
  readonly look: Lettering;
  readonly height: number;
}

/** The ways to write a title without cutting it, the most legible first. */
export function titlesOf(name: string, box: Box): Title[] {
  const max = box.w - 2 * PAD - 6;
  const large = box.h >= 124;
  const ways: readonly [readonly string[], Lettering][] = [
    [[name], { size: large ? 40 : 36, min: 35, max, face: 'bold' }],
    [halves(name), { size: large ? 36 : 34, min: 34, max, face: 'bold' }],
    [[name], { size: large ? 40 : 36, min: actions.smallest, max, face: 'condensed' }],
    [halves(name), { size: large ? 38 : 34, min: actions.smallest, max, face: 'condensed' }],
  ];
  const found = ways.flatMap(([parts, look]): Title[] => {
    const sizes = parts.map((part) => line(part, { x: 0, y: 0 }, look));
    const whole = sizes.every(({ face }, at) => fits(parts[at] ?? '', look) && face === look.face);
    const size = Math.min(...sizes.map((shape) => shape.size));
    return whole ? [{ lines: parts, look: { ...look, size }, height: parts.length * size * TITLE_LINE + 8 }] : [];
  });
  const [, last] = ways[3] ?? ways[0] ?? [[name], { size: actions.smallest }];
  return found.length > 0
    ? found
    : [{ lines: halves(name), look: last, height: 2 * actions.smallest * TITLE_LINE + 8 }];
}

export function written({ lines, look, height }: Title, box: Box, fill: string): Shape[] {
  const step = (height - 6) / lines.length;
  return lines.map((words, at) =>
    line(words, { x: box.x + PAD + 4, y: box.y + 6 + step * (at + 0.5) }, { ...look, fill }),
  );
}

/** What a card can show beneath its title, in reading order: current and future goods, and the action. */
interface Contents {
  readonly goods: readonly Row[];
  readonly action: readonly Row[];
}

/** The contents of a card with icons of a certain height. */
export type Sized = (size: number) => Contents;

/** The ends of the lines for every way to divide this many parts into at most three (or `most`) lines. */
function broken(from: number, parts: number, most = 3): number[][] {
  if (parts === 0) return [[]];
  if (most === 1) return [[parts]];
  const split: number[][] = [];
  for (let end = from + 1; end < parts; end++)
    for (const rest of broken(end, parts, most - 1)) split.push([end, ...rest]);
  return [[parts], ...split];
}

const brokenBefore = new Map<string, number[][]>();

/**
 * The ways to divide parts into lines, as the ends of the lines, the best first: few lines are best, with the goods,
 * which come first, on a line of their own.
 */
function settings(goods: number, parts: number): number[][] {
  const key = `${goods} of ${parts}`;
  const known = brokenBefore.get(key);
  if (known !== undefined) return known;
  const apart = ([end = 0]: readonly number[]): number => (end === goods ? 0 : 1);
  const made = broken(0, parts).sort((a, b) => a.length - b.length || apart(a) - apart(b));
  brokenBefore.set(key, made);
  return made;
}

/** The parts on each line, if none of the lines is wider than `width`. */
function linesOf(parts: readonly Row[], ends: readonly number[], width: number): Row[][] | undefined {
  const lines: Row[][] = [];
  let from = 0;
  for (const end of ends) {
    const line = parts.slice(from, end);
    if (widthOf(line) > width) return undefined;
    lines.push(line);
    from = end;
  }
  return lines;
}

const widthOf = (parts: readonly Row[]): number =>
  parts.reduce((sum, { width }) => sum + width, BETWEEN * Math.max(0, parts.length - 1));

export interface Setting {
  readonly title: Title;
  readonly lines: readonly (readonly Row[])[];
  readonly size: number;
}

export interface Room {
  readonly box: Box;
  readonly titles: readonly Title[];
  /** The width that is left beneath a title. */
  width(title: Title): number;
}

/** The arrangement with the largest icons that fits everything; undefined if they would be too small. */
export function settingOf(contents: Sized, { box, titles, width }: Room, least = LEAST): Setting | undefined {
  for (let size = LARGEST; size >= least; size -= 2) {
    const { goods, action } = contents(size);
    const parts = [...goods, ...action];
    for (const title of titles) {
      const room = box.h - title.height - 6;
      for (const ends of settings(goods.length, parts.length)) {
        const lines = ends.length * (size + LEADING) <= room ? linesOf(parts, ends, width(title)) : undefined;
        if (lines !== undefined) return { title, lines, size };
      }
    }
  }
  return undefined;
}

export function laid({ title, lines, size }: Setting, box: Box): Shape[] {
  const top = box.y + title.height + 2;
  const room = box.y + box.h - 6 - top;
  const step = Math.min((size + LEADING) * 1.12, room / Math.max(1, lines.length));
  const first = top + (room - step * lines.length) / 2;
  return lines.flatMap((parts, at) => {
    let x = box.x + PAD;
    return parts.flatMap(({ shapes, width }) => {
      const shown = placed(shapes, { x, y: first + step * (at + 0.5) });
      x += width + BETWEEN;
      return shown;
    });
  });
}
