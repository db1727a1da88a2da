import { type Box, inset, type Point } from '../../../paint/shape.ts';
import {
  block,
  circle,
  clipped,
  document,
  element,
  framed,
  path,
  polygon,
  scatter,
  stroke,
} from '../../../paint/svg.ts';
import { colours, type Tag, tagColours } from '../theme.ts';
import { bed, cavern } from './caverns.ts';

const PLANK = '#C58A4C';

function flower({ x, y }: Point, k: number, colour: string): string {
  const petals = Array.from({ length: 5 }, (_, a) =>
    circle({ x: x + 6 * k * Math.cos(a * 1.257), y: y + 6 * k * Math.sin(a * 1.257) }, 4.6 * k, { fill: colour }),
  );
  return petals.join('') + circle({ x, y }, 3.6 * k, { fill: '#F2A33A' });
}

const FLOWER_SPOTS = [
  [0.09, 0.13],
  [0.9, 0.16],
  [0.07, 0.88],
  [0.93, 0.85],
  [0.5, 0.94],
  [0.48, 0.07],
] as const;

function grass({ x, y, w, h }: Box, seed: number, k: number): string {
  const next = scatter(seed * 31 + 5);
  const parts: string[] = [];
  for (let i = 0; i < 4; i++) {
    const patch = { cx: x + w * (0.15 + 0.7 * next()), cy: y + h * (0.2 + 0.7 * next()), rx: 46 * k, ry: 18 * k };
    parts.push(element('ellipse', { ...patch, fill: '#B2DA6B' }));
  }
  for (let i = 0; i < 7; i++) {
    const px = x + w * (0.1 + 0.8 * next());
    const py = y + h * (0.16 + 0.74 * next());
    for (const d of [-7, 0, 7])
      parts.push(stroke(['M', px, py, 'L', px + d * k, py - (13 - Math.abs(d) * 0.5) * k], '#6FA238', 4 * k));
  }
  for (const [i, colour] of ['#fff', '#FFE05A', '#FFB3C4'].entries()) {
    const [u, v] = FLOWER_SPOTS[(i * 2 + Math.floor(next() * 2)) % 6] ?? FLOWER_SPOTS[0];
    parts.push(flower({ x: x + w * u, y: y + h * v }, k, colour));
  }
  return parts.join('');
}

function rail({ x, y, w, h }: Box, k: number): string {
  const p = 9 * k;
  const ring = (colour: string, width: number): string =>
    block({ x: x + p, y: y + p, w: w - 2 * p, h: h - 2 * p }, 16 * k, {
      fill: 'none',
      stroke: colour,
      'stroke-width': width * k,
    });
  const post = (a: number, b: number): string =>
    block({ x: a - 9 * k, y: b - 13 * k, w: 18 * k, h: 26 * k }, 5 * k, {
      fill: '#F1CB8B',
      stroke: colours.ink,
      'stroke-width': 4 * k,
    });
  const across = Math.round(w / (70 * k));
  const down = Math.round(h / (90 * k));
  const posts: string[] = [];
  for (let i = 0; i <= across; i++)
    for (const b of [y + p, y + h - p]) posts.push(post(x + p + ((w - 2 * p) * i) / across, b));
  for (let j = 1; j < down; j++)
    for (const a of [x + p, x + w - p]) posts.push(post(a, y + p + ((h - 2 * p) * j) / down));
  return ring(colours.ink, 18) + ring('#D79A55', 11) + ring('#F1CB8B', 3) + posts.join('');
}

function meadow(box: Box, k: number, seed: number): string {
  return framed(box, { fill: '#A3D05A', round: 20 * k, line: 5 * k }, grass(box, seed, k));
}

function pasture(box: Box, k: number): string {
  const wide = box.w > box.h * 1.6;
  const tall = box.h > box.w * 1.2;
  const second = wide ? { ...box, x: box.x + box.w / 2, w: box.w / 2 } : { ...box, y: box.y + box.h / 2, h: box.h / 2 };
  const inner = inset(box, 8 * k);
  const more = wide || tall ? clipped(inner, 16 * k, grass(second, 9, k)) : '';
  return meadow(box, k, wide || tall ? 5 : 4) + more + rail(box, k);
}

function furrows({ x, y, w, h }: Box, k: number): string {
  const furrow = (dy: number, colour: string, width: number): string =>
    Array.from({ length: 5 }, (_, i) => {
      const at = y + (h * (i + 0.62)) / 5 + dy;
      return stroke(
        ['M', x, at, 'C', x + w * 0.3, at - 9 * k, x + w * 0.6, at + 9 * k, x + w, at - 2 * k],
        colour,
        width,
      );
    }).join('');
  return furrow(0, '#7A4A29', 12 * k) + furrow(-12 * k, '#AB7548', 5 * k);
}

function field(box: Box, k: number): string {
  return framed(box, { fill: '#94603A', round: 20 * k, line: 5 * k }, furrows(box, k));
}

function hole(box: Box, s: number, fill: string): string {
  const { x, y, w, h } = box;
  const left = x + w / 2 - w * s;
  const right = x + w / 2 + w * s;
  const shoulder = y + h * (0.98 - 1.25 * s);
  const crown = y + h * (0.62 - 1.35 * s);
  return path(['M', left, y + h, 'V', shoulder, 'C', left, crown, right, crown, right, shoulder, 'V', y + h, 'Z'], {
    fill,
  });
}

function tunnel(box: Box, k: number): string {
  const { x, y, w, h } = box;
  const plank = ([a, b, c, d]: readonly [number, number, number, number]): string =>
    block({ x: x + w * a, y: y + h * b, w: w * c, h: h * d }, 4 * k, {
      fill: PLANK,
      stroke: colours.ink,
      'stroke-width': 4 * k,
    });
  const rails = stroke(
    [
      'M',
      x + w * 0.36,
      y + h,
      'L',
      x + w * 0.46,
      y + h * 0.6,
      'M',
      x + w * 0.64,
      y + h,
      'L',
      x + w * 0.54,
      y + h * 0.6,
    ],
    '#B9C2C9',
    6 * k,
  );
  const sleepers = [0, 1, 2].map((i) => {
    const t = i / 3;
    const at = y + h * (0.94 - 0.3 * t);
    return stroke(['M', x + w * (0.32 + 0.1 * t), at, 'H', x + w * (0.68 - 0.1 * t)], '#8A5A30', 7 * k);
  });
  const timber = (
    [
      [0.1, 0.2, 0.09, 0.8],
      [0.81, 0.2, 0.09, 0.8],
      [0.05, 0.12, 0.9, 0.13],
    ] as const
  ).map(plank);
  const content = hole(box, 0.38, '#4A3728') + hole(box, 0.3, '#2E2119') + timber.join('') + rails + sleepers.join('');
  return framed(box, { fill: '#8A6A50', round: 20 * k, line: 5 * k }, content);
}

function deepTunnel(box: Box, k: number): string {
  const { x, y, w, h } = box;
  const steps: (string | number)[] = [
    'M',
    x + w * 0.43,
    y + h,
    'L',
    x + w * 0.46,
    y + h * 0.42,
    'M',
    x + w * 0.57,
    y + h,
    'L',
    x + w * 0.54,
    y + h * 0.42,
  ];
  for (let i = 0; i < 4; i++) {
    const t = i / 4;
    const at = y + h * (0.93 - 0.5 * t);
    steps.push('M', x + w * (0.435 + 0.02 * t), at, 'H', x + w * (0.565 - 0.02 * t));
  }
  const content =
    hole(box, 0.42, '#382F3C') +
    hole(box, 0.31, '#272029') +
    hole(box, 0.2, '#151116') +
    stroke(steps, '#B99A6B', 6 * k);
  return framed(box, { fill: '#4D4350', round: 20 * k, line: 5 * k }, content);
}

function mine(box: Box, k: number, ruby: boolean): string {
  const { x, y, w, h } = box;
  const next = scatter(ruby ? 5 : 9);
  const shards = Array.from({ length: 6 }, () => {
    const a = x + w * next();
    const b = y + h * next();
    return polygon(
      [
        [a, b],
        [a + 50 * k, b + 14 * k],
        [a + 22 * k, b + 44 * k],
      ],
      { fill: ruby ? '#6E3F55' : '#5B6375' },
    );
  });
  const beam = block({ x: x - 6 * k, y: y + h * 0.02, w: w + 12 * k, h: h * 0.12 }, 3 * k, {
    fill: PLANK,
    stroke: colours.ink,
    'stroke-width': 4 * k,
  });
  const gems = (
    [
      [0.1, 0.38, 13],
      [0.92, 0.34, 14],
      [0.08, 0.82, 12],
      [0.93, 0.8, 12],
    ] as const
  ).map(([a, b, size]) => {
    const s = size * k;
    const px = x + w * a;
    const py = y + h * b;
    const points: [number, number][] = [
      [px, py - s],
      [px + s * 0.7, py - s * 0.2],
      [px + s * 0.3, py + s * 0.7],
      [px - s * 0.5, py + s * 0.6],
      [px - s * 0.7, py - s * 0.1],
    ];
    return polygon(points, { fill: ruby ? '#EE3B57' : '#F59B38', stroke: colours.ink, 'stroke-width': 3 * k });
  });
  return framed(
    box,
    { fill: ruby ? '#5B3347' : '#4C5363', round: 20 * k, line: 5 * k },
    shards.join('') + beam + gems.join(''),
  );
}

/** A bed of soil between the trees. */
function clearing(box: Box, k: number): string {
  const inner = { x: box.x + box.w * 0.07, y: box.y + box.h * 0.14, w: box.w * 0.86, h: box.h * 0.74 };
  const rows = [0.3, 0.52, 0.74].map((part) =>
    stroke(['M', inner.x + inner.w * 0.12, inner.y + inner.h * part, 'h', inner.w * 0.76], '#7A4A29', 9 * k),
  );
  const tufts = [0.06, 0.3, 0.68, 0.92].map((part) => {
    const x = inner.x + inner.w * part;
    const y = inner.y + inner.h * 1.04;
    return stroke(
      ['M', x, y, 'l', -7 * k, -17 * k, 'M', x, y, 'l', 0, -21 * k, 'M', x, y, 'l', 7 * k, -17 * k],
      '#5F9430',
      5 * k,
    );
  });
  const look = { fill: '#94603A', stroke: colours.ink, 'stroke-width': 4 * k };
  return block(inner, inner.h * 0.36, look) + rows.join('') + tufts.join('');
}

/** The warm hall of the entry-level dwelling. */
function hall(box: Box, k: number): string {
  const { x, y, w, h } = box;
  const content =
    block({ x, y: y + h - 64 * k, w, h: 64 * k }, 0, { fill: '#D99B55' }) +
    block({ x, y: y + h - 66 * k, w, h: 5 * k }, 0, { fill: '#B97738' }) +
    block({ x, y, w, h: 16 * k }, 0, { fill: '#8F6B4C' });
  return framed(box, { fill: '#F3C98B', round: 20 * k, line: 5 * k }, content);
}

const KINDS: Readonly<Record<string, (box: Box, k: number) => string>> = {
  meadow0: (box, k) => meadow(box, k, 2),
  meadow1: (box, k) => meadow(box, k, 3),
  meadow2: (box, k) => meadow(box, k, 4),
  pasture,
  field,
  cavern,
  tunnel,
  deepTunnel,
  oreMine: (box, k) => mine(box, k, false),
  rubyMine: (box, k) => mine(box, k, true),
  hall,
  bed,
  clearing,
};

/** The tile `kind` filling a cell of `w` x `h` pixels; ornament is drawn for cells `208 * k` wide. */
export function tile(kind: string, w: number, h: number): string {
  const draw = KINDS[kind];
  if (draw === undefined) throw new Error(`There is no drawing of a tile named ${kind}`);
  const wide = w > h * 1.6;
  const k = Math.min(1, Math.min((wide ? w / 2 : w) / 208, (h > w * 1.2 ? h / 2 : h) / 182));
  return document(w, h, draw({ x: 4 * k, y: 4 * k, w: w - 8 * k, h: h - 8 * k }, k));
}

/** The ground beneath furnishing tiles that are built outdoors. */
const LANDS: Readonly<Record<string, { readonly fill: string; draw(box: Box, k: number): string }>> = {
  meadow: { fill: '#A3D05A', draw: (box, k) => grass(box, 2, k) },
  field: { fill: '#94603A', draw: furrows },
};

/**
 * A furnishing tile without text: a name tag `head` pixels high, then the room, and an effect strip `strip` pixels high
 * at the bottom; `high` is its whole height, and `on` the visible land beneath it.
 */
export function roomTile(
  look: {
    readonly tag: Tag;
    readonly head: number;
    readonly strip: number;
    readonly high: number;
    readonly on?: string | undefined;
  },
  w: number,
  h: number,
): string {
  const k = h / look.high;
  const box = inset({ x: 0, y: 0, w, h }, 2.5 * k);
  const [tag, head, strip] = [look.tag, look.head * k, look.strip * k];
  const foot = strip === 0 ? '' : block({ x: 0, y: h - strip, w, h: strip }, 0, { fill: colours.strip });
  const label =
    block({ x: 0, y: 0, w, h: head }, 0, { fill: tagColours[tag].ground }) +
    block({ x: 0, y: head, w, h: 4 * k }, 0, { fill: colours.ink });
  const body = { x: 0, y: head, w, h: h - head - strip };
  const land = LANDS[look.on ?? ''];
  const ground = land?.draw(body, k) ?? '';
  const fill = land?.fill ?? colours.room;
  return document(w, h, framed(box, { fill, round: 20 * k, line: 5 * k }, ground + label + foot));
}
