import { type Box, inset } from '../../../paint/shape.ts';
import { block, document, element, framed, polygon, stroke } from '../../../paint/svg.ts';
import { bands, colours } from '../theme.ts';

/**
 * A room tile without text: a band `head` pixels high in its colour, then the room, and a strip `strip` pixels high at
 * the bottom.
 */
export function roomTile(
  colour: keyof typeof bands,
  { head, strip }: { head: number; strip: number },
  { w, h }: Size,
): string {
  const box = inset({ x: 0, y: 0, w, h }, 2.5);
  const foot = block({ x: 0, y: h - strip, w, h: strip }, 0, { fill: colours.strip });
  const band =
    block({ x: 0, y: 0, w, h: head }, 0, { fill: bands[colour].ground }) +
    block({ x: 0, y: head, w, h: 4 }, 0, { fill: colours.ink });
  return document(w, h, framed(box, { fill: colours.room, round: 16, line: 5 }, band + foot));
}

/** Width and height in pixels. */
interface Size {
  readonly w: number;
  readonly h: number;
}

const SLABS = [
  [0.06, 0.18, 0.2],
  [0.62, 0.12, 0.26],
  [0.3, 0.42, 0.18],
  [0.78, 0.5, 0.16],
  [0.08, 0.66, 0.16],
  [0.5, 0.84, 0.26],
] as const;

/** The floor of an excavated room with light in its middle. */
export function floor({ w, h }: Size): string {
  const box = inset({ x: 0, y: 0, w, h }, 2.5);
  const glow = element('ellipse', { cx: w / 2, cy: h / 2, rx: w * 0.3, ry: h * 0.38, fill: '#FFE9B0' });
  const slabs = SLABS.map(([x, y, wide]) => block({ x: x * w, y: y * h, w: wide * w, h: 8 }, 4, { fill: '#C99A62' }));
  return document(w, h, framed(box, { fill: colours.floor, round: 22, line: 5 }, glow + slabs.join('')));
}

/** Boulders: centre, half width and half height, as fractions of the tile. */
const BOULDERS = [
  [0.12, 0.2, 0.16, 0.26],
  [0.42, 0.14, 0.18, 0.24],
  [0.74, 0.18, 0.18, 0.26],
  [0.98, 0.3, 0.14, 0.3],
  [0.02, 0.62, 0.16, 0.3],
  [0.28, 0.52, 0.17, 0.28],
  [0.58, 0.5, 0.17, 0.28],
  [0.86, 0.64, 0.16, 0.28],
  [0.15, 0.94, 0.18, 0.26],
  [0.46, 0.9, 0.18, 0.28],
  [0.74, 0.96, 0.18, 0.26],
] as const;

const TONES = {
  1: ['#8B8075', '#72665D', '#5A4E46'],
  2: ['#737A8C', '#5B6579', '#4C5363'],
} as const;

/** Rubble that covers a room: brown for the first era, blue-grey for the second. */
export function rubble(era: 1 | 2, { w, h }: Size): string {
  const [light, plain, dark] = TONES[era];
  const stones = BOULDERS.map(([x, y, rx, ry], at) => {
    const point = (u: number, v: number): [number, number] => [(x + u * rx) * w, (y + v * ry) * h];
    const lean = ((at * 7) % 5) * 0.08 - 0.16;
    return (
      polygon(
        [
          point(-1, 0.9),
          point(-0.9, -0.2 + lean),
          point(-0.3, -1),
          point(0.5, -0.9 + lean),
          point(1, 0.1),
          point(0.9, 0.95),
        ],
        {
          fill: plain,
        },
      ) +
      polygon([point(-0.9, -0.2 + lean), point(-0.3, -1), point(0.5, -0.9 + lean), point(0.1, -0.1)], { fill: light }) +
      polygon([point(0.5, -0.9 + lean), point(1, 0.1), point(0.9, 0.95), point(0.2, 0.95), point(0.1, -0.1)], {
        fill: dark,
      })
    );
  });
  const content = `<g shape-rendering="crispEdges">${stones.join('')}</g>`;
  return document(w, h, framed(inset({ x: 0, y: 0, w, h }, 2.5), { fill: '#443A34', round: 14, line: 5 }, content));
}

/** The back of an action tile: a rim within the ground. */
export function tileBack(fill: string, { w, h }: Size): string {
  const box = inset({ x: 0, y: 0, w, h }, 2.5);
  const rim = block(inset(box, 9), 12, {
    fill: 'none',
    stroke: '#8C97C4',
    'stroke-width': 4,
    'stroke-dasharray': '14 10',
  });
  return document(w, h, framed(box, { fill, round: 16, line: 5 }, rim));
}

/** Sides of a wall pattern that must have a wall, or may have one. */
function side(box: Box, must: boolean): string {
  return block(box, 4, { fill: must ? colours.ink : '#FFFFFF', stroke: colours.ink, 'stroke-width': must ? 3 : 5 });
}

/** The sides in the order in which patterns use them: top, left, right, bottom. */
const BARS: readonly Box[] = [
  { x: 3, y: 3, w: 94, h: 22 },
  { x: 3, y: 3, w: 22, h: 94 },
  { x: 75, y: 3, w: 22, h: 94 },
  { x: 3, y: 75, w: 94, h: 22 },
];

/** A wall pattern as a room seen from above: solid sides must have a wall, hollow ones may have one. */
export function pattern(walls: string): string {
  const [least = 0, most = least] = (walls.match(/\d/g) ?? []).map(Number);
  const bars = walls.endsWith('opposite') ? BARS.slice(1, 3) : BARS.slice(0, most);
  const hollow = bars.filter((_, at) => at >= least).map((bar) => side(bar, false));
  const solid = bars.filter((_, at) => at < least).map((bar) => side(bar, true));
  const ground = block({ x: 8, y: 8, w: 84, h: 84 }, 6, {
    fill: colours.floor,
    stroke: colours.sign,
    'stroke-width': 4,
    'stroke-dasharray': '7 9',
  });
  return document(100, 100, ground + hollow.join('') + solid.join(''));
}

/** A built wall along its length: blocks of stone between two ends of timber. */
export function builtWall({ w, h }: Size): string {
  const upright = h > w;
  const [long, thick] = upright ? [h, w] : [w, h];
  const place = ({ x, y, w: a, h: b }: Box): Box => (upright ? { x: y, y: x, w: b, h: a } : { x, y, w: a, h: b });
  const count = Math.max(3, Math.round(long / 44));
  const each = (long - 10) / count;
  const stones = Array.from({ length: count }, (_, at) =>
    block(place({ x: 5 + at * each, y: 3, w: each, h: thick - 6 }), 5, {
      fill: at % 2 === 0 ? '#C9CFD4' : '#DBD7C6',
      stroke: colours.ink,
      'stroke-width': 4,
    }),
  );
  const ends = [0, long - 16].map((x) =>
    block(place({ x: x + 1.5, y: 1.5, w: 13, h: thick - 3 }), 4, {
      fill: '#C58A4C',
      stroke: colours.ink,
      'stroke-width': 3.5,
    }),
  );
  return document(w, h, stones.join('') + ends.join(''));
}

/** How much the edge of the rock varies from step to step. */
const SWELL = [0, 5, 2, 6, 1, 4] as const;

/** A printed wall along its length: solid rock, lit on one side. */
export function rockWall({ w, h }: Size): string {
  const upright = h > w;
  const [long, thick] = upright ? [h, w] : [w, h];
  const at = (x: number, y: number): [number, number] => (upright ? [y, x] : [x, y]);
  const steps = Math.max(4, Math.round(long / 30));
  const swell = (i: number): number => SWELL[i % SWELL.length] ?? 0;
  const top = Array.from({ length: steps + 1 }, (_, i) => at((long * i) / steps, swell(i)));
  const foot = Array.from({ length: steps + 1 }, (_, i) => at((long * i) / steps, thick - swell(i + 3))).reverse();
  const rock = polygon([...top, ...foot], {
    fill: '#2A1D15',
    stroke: '#1D140E',
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });
  // Only a few stones, far apart: many would look like a rope.
  const facets = Array.from({ length: Math.floor(steps / 3) }, (_, i) => {
    const x = (long * (3 * i + 1.2)) / steps;
    const y = thick * (i % 2 === 0 ? 0.34 : 0.62);
    return polygon([at(x, y), at(x + 9, y - 4), at(x + 24, y - 2), at(x + 16, y + 4)], { fill: '#4A423C' });
  });
  return document(w, h, rock + facets.join(''));
}

/** The course of a crack, as fractions of its length and thickness. */
const COURSE = [
  [0.04, 0.55],
  [0.2, 0.3],
  [0.34, 0.66],
  [0.5, 0.34],
  [0.64, 0.7],
  [0.8, 0.32],
  [0.96, 0.5],
] as const;

/** A place where a wall could be built: a crack in the rock along it. */
export function crack({ w, h }: Size): string {
  const upright = h > w;
  const [long, thick] = upright ? [h, w] : [w, h];
  const at = ([x, y]: readonly [number, number]): [number, number] =>
    upright ? [thick * y, long * x] : [long * x, thick * y];
  const steps = COURSE.flatMap((point, i) => [i === 0 ? 'M' : 'L', ...at(point)]);
  const branches = [2, 4].flatMap((i) => [
    'M',
    ...at(COURSE[i] ?? COURSE[0]),
    'L',
    ...at([(COURSE[i]?.[0] ?? 0) + 0.05, 1]),
  ]);
  return document(w, h, stroke([...steps, ...branches], '#1D140E', 4.5));
}
