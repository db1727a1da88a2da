import type { Box } from '../../paint/shape.ts';
import { block, circle, document, polygon, scatter } from '../../paint/svg.ts';

const LEAVES = [
  ['#23472C', '#32623A'],
  ['#1E3F28', '#2B5733'],
  ['#294F2E', '#3B6E40'],
] as const;
const ROCKS = [
  ['#8B8075', '#786C62', '#665B53'],
  ['#928679', '#7E7268', '#6B6057'],
  ['#84786D', '#72665D', '#61574F'],
] as const;

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly dark: string;
  readonly light: string;
}

function pine({ x, y, s, dark, light }: Tree): string {
  const trunk = block({ x: x - s * 0.07, y: y - s * 0.12, w: s * 0.14, h: s * 0.2 }, 0, { fill: '#3B2A1C' });
  const tiers = [
    [0.46, -0.1],
    [0.38, -0.38],
    [0.28, -0.64],
  ] as const;
  return (
    trunk +
    tiers
      .map(([half, foot]) => {
        const top = y + (foot - 0.42) * s;
        const bottom = y + foot * s;
        const whole = polygon(
          [
            [x - s * half, bottom],
            [x, top],
            [x + s * half, bottom],
          ],
          { fill: light },
        );
        const shade = polygon(
          [
            [x, top],
            [x + s * half, bottom],
            [x + s * 0.04, bottom],
          ],
          { fill: dark },
        );
        return whole + shade;
      })
      .join('')
  );
}

function broadleaf({ x, y, s, dark, light }: Tree): string {
  const crown = (parts: readonly (readonly [number, number, number])[], fill: string): string =>
    parts.map(([a, b, r]) => circle({ x: x + a * s, y: y + b * s }, r * s, { fill })).join('');
  return (
    block({ x: x - s * 0.07, y: y - s * 0.3, w: s * 0.14, h: s * 0.38 }, 0, { fill: '#3B2A1C' }) +
    crown(
      [
        [-0.2, -0.5, 0.28],
        [0.22, -0.5, 0.28],
        [0, -0.75, 0.3],
      ],
      dark,
    ) +
    crown(
      [
        [-0.24, -0.56, 0.2],
        [-0.05, -0.82, 0.2],
        [0.1, -0.55, 0.18],
      ],
      light,
    )
  );
}

const TREES = [
  [0.2, 0.46],
  [0.52, 0.4],
  [0.82, 0.47],
  [0.08, 0.74],
  [0.37, 0.76],
  [0.68, 0.74],
  [0.94, 0.78],
  [0.22, 1],
  [0.54, 1.02],
  [0.84, 1],
] as const;

/** The trees of a forest cell. */
export function forestCell(box: Box, seed: number): string {
  const next = scatter(seed * 7919 + 13);
  return TREES.map(([a, b]) => {
    const [dark, light] = LEAVES[Math.floor(next() * 3)] ?? LEAVES[0];
    const s = 64 + next() * 16;
    const tree = {
      x: box.x + a * box.w + (next() - 0.5) * 16,
      y: box.y + b * box.h - 4 + (next() - 0.5) * 10,
      s,
      dark,
      light,
    };
    return next() < 0.62 ? pine(tree) : broadleaf(tree);
  }).join('');
}

const BOULDERS = [
  [0.18, 0.22, 0.5, 0.5],
  [0.56, 0.16, 0.46, 0.46],
  [0.9, 0.24, 0.44, 0.52],
  [0.02, 0.58, 0.42, 0.5],
  [0.36, 0.56, 0.5, 0.54],
  [0.74, 0.58, 0.48, 0.52],
  [0.16, 0.92, 0.5, 0.5],
  [0.54, 0.92, 0.46, 0.5],
  [0.92, 0.94, 0.46, 0.5],
] as const;

/** A boulder with three facets, lit from the upper left. */
function boulder(box: Box, tones: readonly [string, string, string], lean: number): string {
  const at = ([u, v]: readonly [number, number]): [number, number] => [box.x + u * box.w, box.y + v * box.h];
  const facet = (fill: string, points: readonly (readonly [number, number])[]): string =>
    polygon(points.map(at), { fill });
  const k = lean;
  return (
    facet(tones[1], [
      [-0.5, 0.5],
      [-0.46, -0.1 + k],
      [-0.16, -0.5],
      [0.24, -0.46 + k],
      [0.5, 0.02],
      [0.46, 0.5],
    ]) +
    facet(tones[0], [
      [-0.46, -0.1 + k],
      [-0.16, -0.5],
      [0.24, -0.46 + k],
      [0.02, -0.06],
      [-0.26, 0.04],
    ]) +
    facet(tones[2], [
      [0.24, -0.46 + k],
      [0.5, 0.02],
      [0.46, 0.5],
      [0.1, 0.5],
      [0.02, -0.06],
    ])
  );
}

/** The boulders of a mountain cell. */
export function rockCell(box: Box, seed: number): string {
  const next = scatter(seed * 104729 + 7);
  return BOULDERS.map(([a, b, w, h]) => {
    const x = box.x + a * box.w + (next() - 0.5) * 14;
    const y = box.y + b * box.h + (next() - 0.5) * 10;
    const tones = ROCKS[Math.floor(next() * 3)] ?? ROCKS[0];
    return boulder({ x, y, w: w * box.w, h: h * box.h }, tones, (next() - 0.5) * 0.16);
  }).join('');
}

/** Hills and pines along the bottom of a header, which has no other ornament. */
export function skyline(w: number, h: number): string {
  const next = scatter(3);
  const hills: [number, number][] = [[0, h]];
  for (let i = 1; i < 8; i++) hills.push([(w * i) / 8, h * (i % 2 === 1 ? 0.26 + next() * 0.2 : 0.7 + next() * 0.18)]);
  hills.push([w, h]);
  const pines: string[] = [];
  for (let x = 10; x < w; x += 26 + next() * 30) {
    const s = 26 + next() * 34;
    for (const [half, y] of [
      [0.34, 0],
      [0.27, 0.28],
      [0.2, 0.54],
    ] as const) {
      const foot = h - y * s;
      pines.push(
        polygon(
          [
            [x - s * half, foot],
            [x, foot - 0.5 * s],
            [x + s * half, foot],
          ],
          { fill: '#000', 'fill-opacity': 0.17 },
        ),
      );
    }
  }
  return document(w, h, polygon(hills, { fill: '#000', 'fill-opacity': 0.13 }) + pines.join(''));
}
