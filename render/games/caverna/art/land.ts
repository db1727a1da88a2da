import { type Box, inset } from '../../../paint/shape.ts';
import { block, clipped, document, element, path, polygon, scatter, stroke } from '../../../paint/svg.ts';
import { forestCell, rockCell } from '../../../shared/art/growth.ts';
import { colours } from '../theme.ts';

/** Where the halves of a home board are within its land, in pixels. */
export interface LandPlan {
  readonly w: number;
  readonly h: number;
  readonly forest: Box;
  readonly mountain: Box;
  /** The width of a cell. */
  readonly column: number;
  /** The rows from the top; the gate is in the last one. */
  readonly rows: readonly { readonly y: number; readonly h: number }[];
  /** Leaves out trees and rocks, which a small picture cannot show. */
  readonly plain?: true;
  /** Cells of the forest with a stream. */
  readonly streams: readonly Box[];
  /** Cells of the mountain with an underground water source. */
  readonly springs: readonly Box[];
  /** Cells of the forest with a wild boar preserve. */
  readonly preserves: readonly Box[];
}

/** A pool with a brook that runs down to the edge of its cell; covering the cell hides all of it. */
function stream(box: Box): string {
  const y = (part: number): number => box.y + box.h * part;
  const x = (part: number): number => box.x + box.w * part;
  const bed = [
    'M',
    x(0.3),
    y(0.3),
    'C',
    x(0.5),
    y(0.4),
    x(0.2),
    y(0.6),
    x(0.3),
    y(0.76),
    'S',
    x(0.42),
    y(0.95),
    x(0.4),
    y(1.1),
  ];
  const pool = (rx: number, ry: number, fill: string): string =>
    element('ellipse', { cx: x(0.29), cy: y(0.26), rx: box.w * rx, ry: box.h * ry, fill });
  const water =
    stroke(bed, '#16381F', 40) +
    pool(0.2, 0.18, '#16381F') +
    stroke(bed, '#2F7FB5', 28) +
    pool(0.17, 0.14, '#2F7FB5') +
    stroke(bed, '#5FB3E0', 9) +
    pool(0.1, 0.06, '#5FB3E0');
  return clipped(inset(box, 6), 16, water);
}

function spring(box: Box): string {
  const x = box.x + box.w * 0.5;
  const y = box.y + box.h * 0.62;
  const pool = (rx: number, ry: number, fill: string): string => element('ellipse', { cx: x, cy: y, rx, ry, fill });
  return (
    pool(box.w * 0.44, box.h * 0.3, '#4A423C') +
    pool(box.w * 0.4, box.h * 0.25, '#2B6B96') +
    pool(box.w * 0.28, box.h * 0.13, '#4FA3D1')
  );
}

function preserve(box: Box): string {
  const x = box.x + box.w / 2;
  const y = box.y + box.h * 0.6;
  const clearing = element('ellipse', { cx: x, cy: y, rx: box.w * 0.43, ry: box.h * 0.33, fill: '#5E4B2C' });
  const mud = element('ellipse', { cx: x, cy: y + 4, rx: box.w * 0.36, ry: box.h * 0.25, fill: '#775F39' });
  const tufts = [-0.4, -0.2, 0.22, 0.38].map((a) =>
    stroke(
      ['M', x + box.w * a, y + box.h * 0.3, 'l', -8, -20, 'm', 8, 20, 'l', 0, -24, 'm', 0, 24, 'l', 8, -20],
      '#4F8A4A',
      5,
    ),
  );
  return clearing + mud + tufts.join('');
}

/** The cells of a half, each with its row. */
function cellsOf({ column: w, rows }: LandPlan, half: Box): { readonly cell: Box; readonly row: number }[] {
  const columns = [...Array(Math.round(half.w / w)).keys()];
  return rows.flatMap(({ y, h }, row) => columns.map((at) => ({ cell: { x: half.x + at * w, y, w, h }, row })));
}

function grid(plan: LandPlan, box: Box): string {
  const steps = plan.rows.slice(1).flatMap(({ y }): (string | number)[] => ['M', box.x + 4, y, 'H', box.x + box.w]);
  for (let x = box.x + plan.column; x < box.x + box.w - 1; x += plan.column)
    steps.push('M', x, box.y + 4, 'V', box.y + box.h);
  return path(steps, {
    fill: 'none',
    stroke: '#FFF3DC',
    'stroke-opacity': 0.42,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-dasharray': '2 13',
  });
}

function cliff(plan: LandPlan): string {
  const next = scatter(21);
  const left = plan.forest.x + plan.forest.w - 4;
  const right = plan.mountain.x + 4;
  const top = plan.forest.y - 8;
  const bottom = plan.forest.y + plan.forest.h + 8;
  const edge = (x: number, side: number): [number, number][] => {
    const points: [number, number][] = [];
    for (let y = top; y <= bottom; y += 26) points.push([x + side * (next() * 18 - 4), y]);
    return points;
  };
  const outline = [...edge(left, 1), [left, bottom] as const, [right, bottom] as const, ...edge(right, -1).reverse()];
  const wall = polygon(outline, {
    fill: '#443A34',
    stroke: colours.ink,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  });
  const stones: string[] = [];
  for (let y = top + 8; y < bottom - 40; y += 64 + next() * 30) {
    const x = left + 16 + next() * 16;
    const w = 14 + next() * 10;
    const h = 26 + next() * 22;
    stones.push(
      polygon(
        [
          [x, y],
          [x + w, y + 8],
          [x + w * 0.7, y + h],
          [x - 4, y + h * 0.7],
        ],
        { fill: '#5A4E46' },
      ),
    );
  }
  return wall + stones.join('');
}

/** The lit gate through the cliff. */
function gate(plan: LandPlan): string {
  const left = plan.forest.x + plan.forest.w - 4;
  const right = plan.mountain.x + 4;
  const m = (left + right) / 2;
  const half = (right - left) / 2 + 2;
  const row = plan.rows.at(-1) ?? plan.forest;
  const top = row.y + row.h * 0.19;
  const foot = row.y + row.h * 0.835;
  const arch = [
    'M',
    m - half,
    foot,
    'V',
    top + 34,
    'C',
    m - half,
    top - 8,
    m + half,
    top - 8,
    m + half,
    top + 34,
    'V',
    foot,
    'Z',
  ];
  const ring = (colour: string, width: number, dash?: string): string =>
    path(arch, {
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      ...(dash === undefined ? {} : { 'stroke-dasharray': dash }),
    });
  const cobbles = [
    [-22, -24],
    [2, -12],
    [-8, -34],
  ].map(([a = 0, b = 0]) => block({ x: m + a, y: foot + b, w: 20, h: 9 }, 4, { fill: '#A67742' }));
  return (
    path(arch, { fill: '#FFD98A' }) +
    ring(colours.ink, 22) +
    ring('#A89C90', 13) +
    ring(colours.ink, 13, '3 21') +
    block({ x: m - half + 6, y: foot - 34, w: 2 * half - 12, h: 40 }, 0, { fill: '#C8975A' }) +
    cobbles.join('')
  );
}

/**
 * Content with hard edges: between tones as similar as these, nobody would notice soft ones, which would make up a
 * third of a PNG.
 */
const crisp = (content: string): string => `<g shape-rendering="crispEdges">${content}</g>`;

/** The untouched land of a home board: forest, mountain, water, preserves, cliff and gate. */
export function land(plan: LandPlan): string {
  const ground = (half: Box, fill: string): string => block(inset(half, -8), 0, { fill });
  const round = (half: Box, content: string): string => clipped(inset(half, -8), 26, content);
  // A pattern that repeats along a row makes a PNG a third smaller.
  const grown = (half: Box, draw: typeof forestCell, seed: number): string =>
    plan.plain
      ? ''
      : crisp(
          cellsOf(plan, half)
            .map(({ cell, row }) => draw(cell, row + seed))
            .join(''),
        );
  const forest =
    ground(plan.forest, '#24492E') +
    grown(plan.forest, forestCell, 1) +
    plan.streams.map(stream).join('') +
    plan.preserves.map(preserve).join('');
  const mountain =
    ground(plan.mountain, '#7D7168') + grown(plan.mountain, rockCell, 40) + plan.springs.map(spring).join('');
  return document(
    plan.w,
    plan.h,
    block({ x: 0, y: 0, w: plan.w, h: plan.h }, 0, { fill: colours.night }) +
      round(plan.forest, forest) +
      round(plan.mountain, mountain) +
      grid(plan, plan.forest) +
      grid(plan, plan.mountain) +
      cliff(plan) +
      gate(plan),
  );
}
