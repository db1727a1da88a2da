import type { Box } from '../../../paint/shape.ts';
import { block, element, framed, path } from '../../../paint/svg.ts';

/** The margin of a vault from the sides and the top of its cell, as fractions of the cell, and its colour. */
interface Vault {
  readonly side: number;
  readonly top: number;
  readonly fill: string;
}

function vault({ x, y, w, h }: Box, { side: a, top, fill }: Vault): string {
  const left = x + w * a;
  const right = x + w * (1 - a);
  const shoulder = y + h * (top + 0.42);
  const bend = y + h * (top + 0.06);
  const crown = y + h * top;
  const rise = ['C', left, bend, x + w * (a + 0.2), crown, x + w / 2, crown];
  const fall = ['C', x + w * (0.8 - a), crown, right, bend, right, shoulder];
  return path(['M', left, y + h, 'V', shoulder, ...rise, ...fall, 'V', y + h, 'Z'], { fill });
}

/** An empty cavern: a bright vault. */
export function cavern(box: Box, k: number): string {
  const { x, y, w, h } = box;
  const slabs = [
    [0.16, 0.86, 0.1],
    [0.42, 0.93, 0.13],
    [0.72, 0.86, 0.1],
  ] as const;
  const content =
    vault(box, { side: 0.05, top: 0.06, fill: '#C99A62' }) +
    vault(box, { side: 0.13, top: 0.15, fill: '#E3BC85' }) +
    block({ x, y: y + h * 0.8, w, h: h * 0.2 }, 0, { fill: '#B98A55' }) +
    slabs
      .map(([a, b, c]) => block({ x: x + w * a, y: y + h * b, w: w * c, h: 8 * k }, 4 * k, { fill: '#9C7144' }))
      .join('');
  return framed(box, { fill: '#5E4A3D', round: 20 * k, line: 5 * k }, content);
}

/** A cavern with mushrooms: damp soil beneath the vault, without a light. */
export function bed(box: Box, k: number): string {
  const { x, y, w, h } = box;
  const soil = ['M', x, y + h, 'V', y + h * 0.72, 'C', x + w * 0.25, y + h * 0.6, x + w * 0.75, y + h * 0.6, x + w];
  const moss = (
    [
      [0.1, 0.84],
      [0.3, 0.93],
      [0.72, 0.92],
      [0.9, 0.83],
    ] as const
  ).map(([a, b]) => element('ellipse', { cx: x + w * a, cy: y + h * b, rx: 16 * k, ry: 6 * k, fill: '#4F8A4A' }));
  const content =
    vault(box, { side: 0.05, top: 0.06, fill: '#8A6A50' }) +
    vault(box, { side: 0.13, top: 0.15, fill: '#AB7548' }) +
    path([...soil, y + h * 0.72, 'V', y + h, 'Z'], { fill: '#55351F' }) +
    moss.join('');
  return framed(box, { fill: '#5E4A3D', round: 20 * k, line: 5 * k }, content);
}
