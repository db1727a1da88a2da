import { circle, document, path, polygon } from '../../paint/svg.ts';
import { colours, type SeatStyle, seatStyle } from '../../paint/theme.ts';

const CROSS = [
  [-0.42, -1],
  [0.42, -1],
  [0.42, -0.42],
  [1, -0.42],
  [1, 0.42],
  [0.42, 0.42],
  [0.42, 1],
  [-0.42, 1],
  [-0.42, 0.42],
  [-1, 0.42],
  [-1, -0.42],
  [-0.42, -0.42],
] as const;
const STAR = Array.from({ length: 10 }, (_, i): readonly [number, number] => {
  const r = i % 2 === 1 ? 0.58 : 1.16;
  const turn = -Math.PI / 2 + (i * Math.PI) / 5;
  return [r * Math.cos(turn), r * Math.sin(turn) + 0.06];
});
const OUTLINES = {
  square: [
    [-0.86, -0.86],
    [0.86, -0.86],
    [0.86, 0.86],
    [-0.86, 0.86],
  ],
  triangle: [
    [0, -1.08],
    [1.1, 0.84],
    [-1.1, 0.84],
  ],
  diamond: [
    [0, -1.14],
    [1.14, 0],
    [0, 1.14],
    [-1.14, 0],
  ],
  cross: CROSS,
  star: STAR,
} as const;

function outline(shape: SeatStyle['shape'], r: number, paint: Readonly<Record<string, string | number>>): string {
  if (shape === 'circle') return circle({ x: 32, y: 32 }, r, paint);
  if (shape === 'heart') {
    const at = (u: number, v: number): [number, number] => [32 + u * r, 32 + v * r];
    return path(
      [
        'M',
        ...at(0, 1.05),
        'C',
        ...at(-1.75, -0.1),
        ...at(-0.95, -1.35),
        ...at(0, -0.52),
        'C',
        ...at(0.95, -1.35),
        ...at(1.75, -0.1),
        ...at(0, 1.05),
        'Z',
      ],
      paint,
    );
  }
  return polygon(
    OUTLINES[shape].map(([u, v]) => [32 + u * r, 32 + v * r]),
    paint,
  );
}

/** The token of a seat on a 64 x 64 grid, without its letter. */
export function token(seat: number): string {
  const style = seatStyle(seat);
  const r = 64 * 0.385;
  const line = (colour: string, width: number): string =>
    outline(style.shape, r, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return document(64, 64, line(colours.ink, 9.6) + line('#fff', 4.8) + outline(style.shape, r, { fill: style.colour }));
}
