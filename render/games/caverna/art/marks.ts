import { block, circle, document, element, framed, path, stroke } from '../../../paint/svg.ts';
import { colours } from '../theme.ts';

/** The crossed-out leaf of a round without a harvest; `leaf` is the drawing of the leaf. */
export function struckLeaf(leaf: string): string {
  const slash = stroke(['M', 8, 8, 'L', 56, 56], colours.ink, 12) + stroke(['M', 8, 8, 'L', 56, 56], colours.struck, 7);
  return leaf.replace('</svg>', `${slash}</svg>`).replace('<g ', '<g opacity=".55" ');
}

/** A face-down harvest marker, without its question mark. */
export function hiddenMarker(): string {
  return document(64, 64, circle({ x: 32, y: 32 }, 27, { fill: colours.question }));
}

const box = (s: number) => ({ x: 2.5, y: 2.5, w: s - 5, h: s - 5 });
const frame = (s: number, fill: string, content: string): string =>
  framed(box(s), { fill, round: s * 0.16, line: 5 }, content);
const arch = (
  s: number,
  { half, top, fill }: { readonly half: number; readonly top: number; readonly fill: string },
): string =>
  path(
    [
      'M',
      s * (0.5 - half),
      s,
      'V',
      s * (top + half),
      'A',
      s * half,
      s * half,
      0,
      0,
      1,
      s * (0.5 + half),
      s * (top + half),
      'V',
      s,
      'Z',
    ],
    { fill },
  );
const beam = (s: number): string => block({ x: 0, y: s * 0.08, w: s, h: s * 0.14 }, 0, { fill: '#C58A4C' });

const MINIS: Readonly<Record<string, (s: number) => string>> = {
  meadow: (s) => {
    const tufts = (
      [
        [0.3, 0.42],
        [0.68, 0.34],
        [0.5, 0.76],
      ] as const
    ).flatMap(([a, b]) =>
      [-0.09, 0, 0.09].map((d) =>
        stroke(['M', s * a, s * b, 'L', s * (a + d), s * (b - 0.15 + Math.abs(d))], '#5F9430', s * 0.06),
      ),
    );
    return frame(s, '#A3D05A', tufts.join(''));
  },
  field: (s) => {
    const furrows = [0, 1, 2].map((i) => {
      const y = s * (0.26 + 0.25 * i);
      return stroke(['M', 0, y, 'C', s * 0.3, y - s * 0.08, s * 0.6, y + s * 0.08, s, y], '#6E4122', s * 0.09);
    });
    return frame(s, '#9A6238', furrows.join(''));
  },
  cavern: (s) =>
    frame(
      s,
      '#6B5546',
      arch(s, { half: 0.36, top: 0.14, fill: '#E8C48C' }) +
        block({ x: s * 0.14, y: s * 0.78, w: s * 0.72, h: s * 0.22 }, 0, { fill: '#B98A55' }),
    ),
  tunnel: (s) =>
    frame(
      s,
      '#B98A5A',
      arch(s, { half: 0.31, top: 0.2, fill: '#2A1D15' }) +
        stroke(
          ['M', s * 0.34, s, 'L', s * 0.45, s * 0.52, 'M', s * 0.66, s, 'L', s * 0.55, s * 0.52],
          '#D9DEE2',
          s * 0.06,
        ),
    ),
  deepTunnel: (s) => {
    const rungs = [0.52, 0.68, 0.84].flatMap((t) => ['M', s * 0.42, s * t, 'H', s * 0.58]);
    const ladder = stroke(
      ['M', s * 0.42, s, 'V', s * 0.4, 'M', s * 0.58, s, 'V', s * 0.4, ...rungs],
      '#D8B97F',
      s * 0.06,
    );
    return frame(
      s,
      '#6A5F78',
      arch(s, { half: 0.36, top: 0.14, fill: '#3C3346' }) + arch(s, { half: 0.23, top: 0.3, fill: '#17121B' }) + ladder,
    );
  },
  forest: (s) => {
    const trees = (
      [
        [0.3, 0.16, 0.24],
        [0.7, 0.22, 0.22],
        [0.5, 0.42, 0.25],
      ] as const
    ).map(
      ([a, top, half]) =>
        stroke(['M', s * a, s * (top + 0.4), 'v', s * 0.12], '#1D140E', s * 0.07) +
        path(['M', s * a, s * top, 'L', s * (a + half), s * (top + 0.44), 'H', s * (a - half), 'Z'], {
          fill: '#4F8A4A',
          stroke: '#1E3F28',
          'stroke-width': s * 0.04,
          'stroke-linejoin': 'round',
        }),
    );
    return frame(s, '#24492E', trees.join(''));
  },
  mountain: (s) => {
    const peaks = (
      [
        [0.34, 0.24, 0.32],
        [0.68, 0.4, 0.28],
      ] as const
    ).map(
      ([a, top, half]) =>
        path(['M', s * a, s * top, 'L', s * (a + half), s, 'H', s * (a - half), 'Z'], { fill: '#928679' }) +
        path(['M', s * a, s * top, 'L', s * (a + half), s, 'H', s * (a + half * 0.2), 'Z'], { fill: '#72665D' }),
    );
    return frame(s, '#5A4E46', peaks.join(''));
  },
  oreMine: (s) => frame(s, '#5B6579', beam(s)),
  rubyMine: (s) => frame(s, '#6E3F55', beam(s)),
};

/**
 * A small drawing of a tile for the cards, with a quarter of the detail. On top of mines, an icon shows their cart or
 * gem.
 */
export function mini(kind: string, s: number): string {
  const draw = MINIS[kind];
  if (draw === undefined) throw new Error(`There is no small drawing of a tile named ${kind}`);
  return document(s, s, draw(s));
}

/** The width of a drawing of two halves, as a fraction of its length. */
const ACROSS = 0.72;

/** A small drawing of a twin tile: its halves from left to right, or one `above` the other. */
export function halves(kinds: readonly [string, string], above: boolean, s: number): string {
  const drawn = kinds.map((kind, i) => {
    const draw = MINIS[kind];
    if (draw === undefined) throw new Error(`There is no small drawing of a tile named ${kind}`);
    const [along, across] = [(s * i) / 2, (s * (1 - ACROSS)) / 2];
    const [x, y, w, h] = above ? [across, along, ACROSS, 0.5] : [along, across, 0.5, ACROSS];
    return `<g transform="translate(${x} ${y}) scale(${w} ${h})">${draw(s)}</g>`;
  });
  return document(s, s, drawn.join(''));
}

/** A small drawing of a pasture: `large` ones are fenced around two meadows. */
export function smallFence(w: number, h: number): string {
  const k = Math.min(1, h / 58);
  const ground = framed({ x: 3, y: 3, w: w - 6, h: h - 6 }, { fill: '#A3D05A', round: 10 * k, line: 5 * k }, '');
  const ring = (colour: string, width: number): string =>
    element('rect', {
      x: 10 * k,
      y: 10 * k,
      width: w - 20 * k,
      height: h - 20 * k,
      rx: 8 * k,
      fill: 'none',
      stroke: colour,
      'stroke-width': width * k,
    });
  return document(w, h, ground + ring(colours.ink, 11) + ring('#F1CB8B', 6));
}
