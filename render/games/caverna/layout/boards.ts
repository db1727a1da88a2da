import { type Picture, placed, rect, type Shape } from '../../../paint/shape.ts';
import { line } from '../../../paint/text.ts';
import type { BoardsInput, HomeBoardInput } from '../scene.ts';
import { colours, boards as plan } from '../theme.ts';
import { glances, wideGlance } from './glance.ts';

const RIM = 9;

/** Boards in pairs; the last one of an odd number has its row for itself. */
function inRows<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, row) => all.slice(2 * row, 2 * row + 2));
}

const isChanged = ({ changed, delta }: HomeBoardInput): boolean => changed.length > 0 || Object.keys(delta).length > 0;

/** The picture of several home boards as large signs, two to a row, each on which something changed framed in gold. */
export function boardsLayout({ title, stage, boards }: BoardsInput): Picture {
  const { gap, header, width } = plan;
  const shapes: Shape[] = [];
  let y = header + gap;
  for (const row of inRows(boards)) {
    const [only, second] = row;
    const small = only !== undefined && second === undefined ? [wideGlance(only)] : glances(row);
    let x = gap;
    for (const [at, { w, h, shapes: own }] of small.entries()) {
      const board = row[at];
      shapes.push(...placed(own, { x, y }));
      if (board && isChanged(board)) shapes.push(rect({ x, y, w, h }, { stroke: colours.highlight, line: RIM }));
      x += w + gap;
    }
    y += Math.max(...small.map(({ h }) => h)) + gap;
  }
  return { width, height: Math.round(y), ground: colours.night, shapes: [...heading(title, stage), ...shapes] };
}

function heading(title: string, stage: string): Shape[] {
  const { width, gap, header } = plan;
  const middle = header / 2 + 2;
  const wanted = { size: 54, face: 'heavy', fill: colours.white } as const;
  const round = line(stage, { x: width - gap - 10, y: middle }, { ...wanted, align: 'right' });
  const max = width - round.width - 4 * gap - 20;
  return [
    rect({ x: 0, y: 0, w: width, h: header }, { fill: colours.badge }),
    rect({ x: 0, y: header, w: width, h: 5 }, { fill: colours.ink }),
    line(title, { x: gap + 10, y: middle }, { ...wanted, max, min: 30 }),
    round,
  ];
}
