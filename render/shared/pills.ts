import { type Point, rect, type Shape } from '../paint/shape.ts';
import { line } from '../paint/text.ts';
import { colours } from '../paint/theme.ts';

/**
 * The height of pills, the usual and minimum height of their words, and the gaps between pills and inside them, on the
 * left and right.
 */
interface Look {
  readonly h: number;
  readonly sizes: readonly [most: number, least: number];
  readonly gap: number;
  readonly inset: number;
}

/** Words as pills, in as many rows as they need; also returns where the rows end. */
export function pills(
  words: readonly string[],
  { from, max, look }: { readonly from: Point; readonly max: number; readonly look: Look },
): { readonly shapes: Shape[]; readonly bottom: number } {
  const { h, gap, inset } = look;
  const [size, least] = look.sizes;
  const shapes: Shape[] = [];
  let { x, y } = from;
  for (const content of words) {
    const probe = line(content, { x: 0, y: 0 }, { size, min: least, least, max: max - 2 * inset });
    const w = probe.width + 2 * inset;
    if (x > from.x && x + w > from.x + max) {
      x = from.x;
      y += h + 12;
    }
    shapes.push(rect({ x, y, w, h }, { round: h / 2, fill: colours.parchment, stroke: colours.ink, line: 4 }));
    shapes.push({ ...probe, x: x + inset, y: probe.y + y + h / 2 + 1 });
    x += w + gap;
  }
  return { shapes, bottom: words.length === 0 ? from.y : y + h };
}
