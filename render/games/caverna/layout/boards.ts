import { type Picture, placed, rect, type Shape } from '../../../paint/shape.ts';
import { line } from '../../../paint/text.ts';
import type { BoardsInput } from '../scene.ts';
import { colours, boards as plan } from '../theme.ts';
import { glances, goldRim, isChanged } from './glance.ts';

/** How many boards a row has: two for a few, three for more, so that what a desktop makes of the picture is still read. */
const columnsFor = (boards: number): number => (boards > plan.few ? 3 : 2);

/** Boards in rows, which all are full but the last one. */
const inRows = <T>(all: readonly T[], columns: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / columns) }, (_, row) => all.slice(columns * row, columns * (row + 1)));

/** The picture of several home boards as large signs, two or three to a row, each on which something changed framed in gold. */
export function boardsLayout({ title, stage, boards }: BoardsInput): Picture {
  const { gap, header } = plan;
  const columns = columnsFor(boards.length);
  const width = plan.widths[columns === 2 ? 'few' : 'many'];
  const w = (width - (columns + 1) * gap) / columns;
  const shapes: Shape[] = [];
  let y = header + gap;
  for (const row of inRows(boards, columns)) {
    const small = glances(row, w);
    // What does not fill its row stands in the middle of it.
    let x = (width - row.length * (w + gap) + gap) / 2;
    for (const [at, { h, shapes: own }] of small.entries()) {
      const board = row[at];
      shapes.push(...placed(own, { x, y }));
      if (board && isChanged(board)) shapes.push(goldRim({ x, y, w, h }));
      x += w + gap;
    }
    y += Math.max(...small.map(({ h }) => h)) + gap;
  }
  return { width, height: Math.round(y), ground: colours.night, shapes: [...heading(title, stage, width), ...shapes] };
}

function heading(title: string, stage: string, width: number): Shape[] {
  const { gap, header } = plan;
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
