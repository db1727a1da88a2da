import type { Box, Point } from './shape.ts';
import { colours } from './theme.ts';

/** The paint of an SVG element, with SVG's attribute names. */
export type Paint = Readonly<Record<string, string | number>>;

const number = (value: number): string => String(Math.round(value * 100) / 100);

function attributes(paint: Paint): string {
  return Object.entries(paint)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
}

/** The SVG element `name`, without content. */
export function element(name: string, paint: Paint): string {
  return `<${name}${attributes(paint)}/>`;
}

/** A path; numbers in `steps` are rounded, and letters are path commands. */
export function path(steps: readonly (string | number)[], paint: Paint): string {
  return element('path', {
    d: steps.map((step) => (typeof step === 'number' ? number(step) : step)).join(' '),
    ...paint,
  });
}

/** A closed polygon. */
export function polygon(points: readonly (readonly [number, number])[], paint: Paint): string {
  return element('polygon', { points: points.map(([x, y]) => `${number(x)},${number(y)}`).join(' '), ...paint });
}

/** A circle centred on a point, with the radius `r` in pixels. */
export function circle(at: Point, r: number, paint: Paint): string {
  return element('circle', { cx: at.x, cy: at.y, r, ...paint });
}

/** A rectangle with corners rounded by `round`. */
export function block(box: Box, round: number, paint: Paint): string {
  return element('rect', { x: box.x, y: box.y, width: box.w, height: box.h, rx: round, ...paint });
}

/** An open line through steps, given as in `path`. */
export function stroke(steps: readonly (string | number)[], colour: string, width: number): string {
  return path(steps, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** Content clipped to a rounded rectangle. */
export function clipped(box: Box, round: number, content: string): string {
  const id = `c${[box.x, box.y, box.w, box.h, round].map((each) => number(each).replace('.', '_')).join('-')}`;
  return `<defs><clipPath id="${id}">${block(box, round, {})}</clipPath></defs><g clip-path="url(#${id})">${content}</g>`;
}

/** A tile: a rounded ground with content, clipped at the edge and outlined in ink. */
export function framed(box: Box, look: { fill: string; round?: number; line?: number }, content: string): string {
  const round = look.round ?? 20;
  const ground = block(box, 0, { fill: look.fill });
  const rim = block(box, round, { fill: 'none', stroke: colours.ink, 'stroke-width': look.line ?? 5 });
  return clipped(box, round, ground + content) + rim;
}

/** A whole SVG document of `w` x `h` pixels. */
export function document(w: number, h: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`;
}

/** A repeatable series of numbers from 0 to 1 for placing ornament. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4294967296;
  };
}
