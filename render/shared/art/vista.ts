import type { Box } from '../../paint/shape.ts';
import { block, circle, document, path, polygon, scatter, stroke } from '../../paint/svg.ts';
import { colours } from '../../paint/theme.ts';
import { forestCell } from './growth.ts';

type Corner = readonly [number, number];

/** A range of mountains with snow on its peaks and a shaded side. */
function range(peaks: readonly Corner[], foot: number, tones: readonly [string, string, string]): string {
  return peaks
    .map(([x, y]) => {
      const half = (foot - y) * 0.86;
      const cap = (foot - y) * 0.24;
      const body = polygon(
        [
          [x - half, foot],
          [x, y],
          [x + half, foot],
        ],
        { fill: tones[0] },
      );
      const shade = polygon(
        [
          [x, y],
          [x + half, foot],
          [x + half * 0.24, foot],
          [x - half * 0.06, y + cap * 2],
        ],
        { fill: tones[1] },
      );
      const snow: Corner[] = [
        [x, y],
        [x + cap * 0.86, y + cap],
        [x + cap * 0.4, y + cap * 0.78],
        [x + cap * 0.1, y + cap * 1.2],
        [x - cap * 0.3, y + cap * 0.82],
        [x - cap * 0.86, y + cap],
      ];
      return body + shade + polygon(snow, { fill: tones[2] });
    })
    .join('');
}

function lights(w: number, h: number): string {
  const next = scatter(77);
  const stars = Array.from({ length: 26 }, () =>
    circle({ x: next() * w, y: next() * h * 0.5 }, 1.6 + next() * 1.8, { fill: '#CFE3EF' }),
  );
  const moon =
    circle({ x: w * 0.9, y: h * 0.24 }, h * 0.13, { fill: '#FFF3C4' }) +
    circle({ x: w * 0.912, y: h * 0.22 }, h * 0.1, { fill: '#FFFBE6' });
  return stars.join('') + moon;
}

/** The mouth of a cave in a hillside, with a warm light. */
function cave(x: number, foot: number, s: number): string {
  const hill = path(
    ['M', x - s * 1.9, foot, 'C', x - s * 1.3, foot - s * 1.7, x + s * 1.2, foot - s * 1.9, x + s * 2.1, foot, 'Z'],
    { fill: '#5A5048' },
  );
  const ledge = path(
    ['M', x - s * 1.1, foot, 'C', x - s * 0.9, foot - s * 1.3, x + s * 0.7, foot - s * 1.5, x + s * 1.2, foot, 'Z'],
    { fill: '#6B6057' },
  );
  const arch = (k: number, fill: string): string => {
    const half = s * 0.52 * k;
    const top = foot - s * 1.02 * k;
    return path(
      ['M', x - half, foot, 'V', top + half, 'A', half, half, 0, 0, 1, x + half, top + half, 'V', foot, 'Z'],
      { fill, stroke: colours.ink, 'stroke-width': 5 },
    );
  };
  const glow = path(
    [
      'M',
      x - s * 0.3,
      foot,
      'L',
      x + s * 0.3,
      foot,
      'L',
      x + s * 0.9,
      foot + s * 0.34,
      'L',
      x - s * 0.9,
      foot + s * 0.34,
      'Z',
    ],
    { fill: '#FFD98A', 'fill-opacity': 0.34 },
  );
  return hill + ledge + arch(1.2, '#A89C90') + arch(1, '#FFD98A') + arch(0.62, '#FFEFC0') + glow;
}

/** An evening scene in front of the caves: mountains, moon, forest and a lit gate. */
export function vista(w: number, h: number): string {
  const foot = h * 0.86;
  const sky =
    block({ x: 0, y: 0, w, h }, 0, { fill: '#27435C' }) +
    block({ x: 0, y: h * 0.34, w, h }, 0, { fill: '#315673' }) +
    block({ x: 0, y: h * 0.6, w, h }, 0, { fill: '#3F6A86' });
  const far = range(
    [
      [w * 0.2, h * 0.3],
      [w * 0.46, h * 0.2],
      [w * 0.72, h * 0.3],
      [w * 1.02, h * 0.34],
    ],
    foot,
    ['#4E6B7F', '#445F72', '#C9D8E0'],
  );
  const near = range(
    [
      [w * 0.06, h * 0.46],
      [w * 0.62, h * 0.42],
      [w * 0.86, h * 0.5],
    ],
    foot,
    ['#5A6A70', '#4C5A60', '#E4EBEE'],
  );
  const meadow = path(
    ['M', 0, foot - 8, 'C', w * 0.3, foot - 26, w * 0.7, foot + 10, w, foot - 14, 'V', h, 'H', 0, 'Z'],
    { fill: '#3B6E40' },
  );
  const grove = (box: Box, seed: number): string => forestCell(box, seed);
  const left: Box = { x: -40, y: h * 0.5, w: 330, h: h * 0.52 };
  const woods = [0, 1].map((i) => grove({ ...left, x: left.x + i * 250, y: left.y + i * 22 }, i + 3)).join('');
  const right = [0, 1].map((i) => grove({ ...left, x: w - 480 + i * 240, y: left.y + 24 - i * 20 }, i + 11)).join('');
  const trail = stroke(['M', w * 0.56, h, 'C', w * 0.5, h * 0.95, w * 0.55, h * 0.92, w * 0.55, foot], '#C8975A', 22);
  return document(
    w,
    h,
    sky + lights(w, h) + far + near + meadow + cave(w * 0.55, foot + 4, h * 0.22) + trail + woods + right,
  );
}
