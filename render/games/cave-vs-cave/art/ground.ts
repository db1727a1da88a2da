import type { Box } from '../../../paint/shape.ts';
import { block, clipped, document } from '../../../paint/svg.ts';
import { rockCell } from '../../../shared/art/growth.ts';
import { colours } from '../theme.ts';

/** The size of the repeated piece of rock, in pixels. */
const STRETCH = { w: 210, h: 160 } as const;
const SEEDS = 40;

/** The mountain around a cave, `w` by `h` pixels. */
export function mountain(w: number, h: number): string {
  const box = { x: 0, y: 0, w, h };
  const stretches: string[] = [];
  // A pattern that repeats along a row makes a PNG a third smaller; so do hard edges between tones as similar as these.
  for (let y = 0, line = 0; y < h; y += STRETCH.h, line++)
    for (let x = 0; x < w; x += STRETCH.w) stretches.push(rockCell({ x, y, ...STRETCH } satisfies Box, line + SEEDS));
  const rock = `<g shape-rendering="crispEdges">${stretches.join('')}</g>`;
  return document(
    w,
    h,
    block(box, 0, { fill: colours.night }) + clipped(box, 26, block(box, 0, { fill: '#7D7168' }) + rock),
  );
}
