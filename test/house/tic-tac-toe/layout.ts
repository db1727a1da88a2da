import { type Picture, rect } from '../../../render/paint/shape.ts';

/** What a picture of the board shows: nine cells, line by line. */
export interface BoardInput {
  readonly cells: string;
}

const CELL = 100;
const BORDER = 10;
const SIDE = 3 * CELL;

/** The board: crosses are squares, noughts are circles. */
export function layout({ cells }: BoardInput): Picture {
  return {
    width: SIDE,
    height: SIDE,
    ground: '#ffffff',
    shapes: [...cells].flatMap((mark, cell) => {
      const at = { x: (cell % 3) * CELL + BORDER, y: Math.floor(cell / 3) * CELL + BORDER };
      const box = { ...at, w: CELL - 2 * BORDER, h: CELL - 2 * BORDER };
      const frame = rect(box, { stroke: '#333333', line: 2 });
      return mark === '.' ? [frame] : [frame, rect(box, { fill: '#333333', round: mark === 'O' ? box.w / 2 : 0 })];
    }),
  };
}
