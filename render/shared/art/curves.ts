import { circle, document, stroke } from '../../paint/svg.ts';
import { colours } from '../../paint/theme.ts';

/** A curve in one colour, through points given in thousandths of the drawing inside its margin. */
interface Curve {
  readonly colour: string;
  readonly points: readonly (readonly [number, number])[];
  /** Which of its points have a dot, by index; all of them if left out. */
  readonly marks?: readonly number[];
}

/** Curves given as JSON (`Curve[]`), each outlined in ink, with dots on its points. */
export function curves(
  json: string,
  { w, h, margin }: { readonly w: number; readonly h: number; readonly margin: number },
): string {
  const all = JSON.parse(json) as readonly Curve[];
  const parts = all.flatMap(({ colour, points, marks }) => {
    const places = points.map(([x, y]) => ({
      x: margin + ((w - 2 * margin) * x) / 1000,
      y: margin + ((h - 2 * margin) * y) / 1000,
    }));
    const steps = places.flatMap(({ x, y }, at) => [at === 0 ? 'M' : 'L', x, y]);
    const dots = places
      .filter((_, at) => marks?.includes(at) ?? true)
      .map((at) => circle(at, 10, { fill: colour, stroke: colours.ink, 'stroke-width': 3 }));
    return [stroke(steps, colours.ink, 14), stroke(steps, colour, 8), ...dots];
  });
  return document(w, h, parts.join(''));
}
