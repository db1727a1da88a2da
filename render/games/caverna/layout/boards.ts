import { type Box, icon, type Picture, placed, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred, line, lines } from '../../../paint/text.ts';
import { token } from '../../../shared/token.ts';
import type { BoardsInput } from '../scene.ts';
import { colours, boards as plan } from '../theme.ts';
import { glances, goldRim, isChanged } from './glance.ts';

/**
 * How many boards a row has: two if there are few, otherwise three, so that the picture stays readable on a desktop.
 */
const columnsFor = (boards: number): number => (boards > plan.few ? 3 : 2);

/** Boards in rows: this many in the first row; all other rows are full. */
function inRows<T>(all: readonly T[], first: number, columns: number): T[][] {
  const rest = all.slice(first);
  const rows = Array.from({ length: Math.ceil(rest.length / columns) }, (_, row) =>
    rest.slice(columns * row, columns * (row + 1)),
  );
  return [all.slice(0, first), ...rows];
}

/**
 * The picture of several home boards, simplified, two or three to a row; changed boards have a golden frame. If the
 * boards leave free places, the heading goes in the first ones and shows the order of players; otherwise it is above
 * the boards.
 */
export function boardsLayout(input: BoardsInput): Picture {
  const { boards } = input;
  const { gap, header } = plan;
  const columns = columnsFor(boards.length);
  const width = plan.widths[columns === 2 ? 'few' : 'many'];
  const w = (width - (columns + 1) * gap) / columns;
  const lead = (columns - (boards.length % columns)) % columns;
  const shapes: Shape[] = [];
  let y = lead === 0 ? header + gap : gap;
  for (const [down, row] of inRows(boards, columns - lead, columns).entries()) {
    const small = glances(row, w);
    const high = Math.max(...small.map(({ h }) => h));
    let x = gap;
    if (down === 0 && lead > 0) {
      const box = { x, y, w: lead * (w + gap) - gap, h: high };
      shapes.push(...plate(input, box));
      x += box.w + gap;
    }
    for (const [at, { h, shapes: own }] of small.entries()) {
      const board = row[at];
      shapes.push(...placed(own, { x, y }));
      if (board && isChanged(board)) shapes.push(goldRim({ x, y, w, h }));
      x += w + gap;
    }
    y += high + gap;
  }
  const band = lead === 0 ? heading(input, width) : [];
  return { width, height: Math.round(y), ground: colours.night, shapes: [...band, ...shapes] };
}

function heading({ title, stage }: BoardsInput, width: number): Shape[] {
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

/** The sizes of what is on the plate of a heading, and the distance from the edge of the plate. */
const PLATE = { pad: 30, title: 76, stage: 60, token: 92, hills: 130 } as const;

/** The heading in a place of its own, with the players in the order of their boards. */
function plate({ title, stage, boards }: BoardsInput, box: Box): Shape[] {
  const { pad, hills } = PLATE;
  const max = box.w - 2 * pad;
  const look = { size: PLATE.title, min: 54, least: 40, face: 'heavy', fill: colours.white, max } as const;
  const words = lines(title, look);
  const rows = words.map((part, at) => line(part, { x: box.x + pad, y: box.y + 58 + at * 76 }, look));
  const below = box.y + 58 + words.length * 76;
  const foot = box.y + box.h;
  return [
    rect(box, { round: 14, fill: colours.badge }),
    sprite('skyline', { x: box.x, y: foot - hills, w: box.w, h: hills }),
    ...rows,
    line(stage, { x: box.x + pad, y: below }, { ...look, size: PLATE.stage }),
    ...order(boards, { x: box.x + pad, y: Math.max(below + 40, foot - 130), w: max, h: 110 }),
  ];
}

/** The tokens of players in order, each followed by the sign for "next"; a crown over the winner. */
function order(boards: BoardsInput['boards'], box: Box): Shape[] {
  const step = Math.min(PLATE.token * 1.5, box.w / boards.length);
  const size = Math.min(PLATE.token, step * 0.72);
  const y = box.y + box.h - size / 2;
  return boards.flatMap(({ owner, winner }, at) => {
    const x = box.x + size / 2 + at * step;
    const between = { x: x + step / 2, y };
    return [
      ...token(owner, { x, y }, { size, least: 34 }),
      ...(winner ? [icon('icon:crown', { x, y: y - size * 0.66 }, size * 0.7)] : []),
      ...(at === boards.length - 1
        ? []
        : [centred('›', between, { size: size * 0.8, face: 'heavy', fill: colours.white })]),
    ];
  });
}
