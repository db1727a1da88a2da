import { type Picture, placed, rect, type Shape } from '../../../paint/shape.ts';
import { line } from '../../../paint/text.ts';
import type { BoardsInput } from '../scene.ts';
import { colours, home, boards as plan } from '../theme.ts';
import { homeLayout } from './home.ts';

const RIM = 7;

/** How many boards stand in a row: with two or three the picture is about as wide as a screen. */
const across = (count: number): number => (count <= 1 ? 1 : count <= 4 ? 2 : 3);

/** Boards in as few rows as will hold them, the rows as even as can be. */
function evenRows<T>(all: readonly T[], columns: number): T[][] {
  const rows = Math.ceil(all.length / columns);
  const start = (row: number): number => Math.ceil((all.length * row) / rows);
  return Array.from({ length: rows }, (_, row) => all.slice(start(row), start(row + 1)));
}

/** The picture of several home boards, each as it is alone but smaller; those on which something changed are framed in gold. */
export function boardsLayout({ title, stage, boards }: BoardsInput): Picture {
  const columns = across(boards.length);
  const { gap, header, scale } = plan;
  const w = home.width * scale;
  const width = columns * w + (columns + 1) * gap;
  const shapes: Shape[] = [];
  let y = header + gap;
  for (const row of evenRows(boards, columns)) {
    // The boards of a row that is not full stand in its middle.
    const left = (width - row.length * w - (row.length - 1) * gap) / 2;
    const heights = row.map((board, at) => {
      const picture = homeLayout(board, true);
      const box = { x: left + at * (w + gap), y, w, h: picture.height * scale };
      const isChanged = board.changed.length > 0 || Object.keys(board.delta).length > 0;
      shapes.push(
        ...placed(picture.shapes, box, scale),
        ...(isChanged ? [rect(box, { stroke: colours.highlight, line: RIM })] : []),
      );
      return box.h;
    });
    y += Math.max(...heights) + gap;
  }
  return { width, height: y, ground: colours.night, shapes: [...heading(title, stage, width), ...shapes] };
}

function heading(title: string, stage: string, width: number): Shape[] {
  const middle = plan.header / 2 + 2;
  const wanted = { size: 54, face: 'heavy', fill: colours.white } as const;
  const round = line(stage, { x: width - plan.gap - 10, y: middle }, { ...wanted, align: 'right' });
  const max = width - round.width - 4 * plan.gap;
  return [
    rect({ x: 0, y: 0, w: width, h: plan.header }, { fill: colours.badge }),
    rect({ x: 0, y: plan.header, w: width, h: 5 }, { fill: colours.ink }),
    line(title, { x: plan.gap + 10, y: middle }, { ...wanted, max, min: 30 }),
    round,
  ];
}
