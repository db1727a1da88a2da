import type { FramePainter, PaintedFrame, Region } from '../paint/frame.ts';
import { gifEnd } from '../paint/gif.ts';
import type { Subject } from '../paint/look.ts';
import type { Box } from '../paint/shape.ts';
import { CAPTION_WIDTH, type CaptionInput, captionHeight } from './caption.ts';

/** One frame of a game's animation: a caption, what all share, and a picture of each player's own. */
export interface Frame {
  readonly caption: Omit<CaptionInput, 'lines'>;
  /** Its uppermost `crop` pixels are left out, for the caption tells what stands there. */
  readonly table: Subject & { readonly crop: number };
  readonly boards: readonly Subject[];
  /** Whose board is the large one, where one of them is larger than all others: by its place among them. */
  readonly about: number;
  /** For how long it is shown, in ms. */
  readonly ms: number;
}

/** How many lines a caption has, given how many players it may have to tell of. */
const linesFor = (players: number): number => (players <= 2 ? 1 : 2);

/** Where everything of a frame lies. */
interface FrameLayout {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly caption: Box;
  readonly table: Box;
  /** Where the boards lie, and which of these places is larger than all others; none where several are alike. */
  readonly boards: readonly Box[];
  readonly large: number | undefined;
}

/** The shape that Discord's clients show largest, and the one that is landscape still. */
const WANTED = 11 / 7;
const LANDSCAPE = 1.2;

/** Boards beside the table in so many columns and rows, and so many in a row beneath both. */
interface Arrangement {
  readonly columns: number;
  readonly rows: number;
  readonly below: number;
}

/** Every arrangement that leaves no place empty. */
function arrangementsOf(players: number): Arrangement[] {
  const counts = Array.from({ length: players + 1 }, (_, count) => count);
  return counts.flatMap((beside) =>
    counts
      .filter((columns) => (beside === 0 ? columns === 0 : columns > 0 && beside % columns === 0))
      .map((columns) => ({ columns, rows: columns === 0 ? 0 : beside / columns, below: players - beside })),
  );
}

/** How wide everything is in an arrangement, as parts of the width of a frame, and how high all of it. */
interface Parts {
  readonly table: number;
  readonly beside: number;
  readonly below: number;
  readonly height: number;
}

const ratioOf = ({ width, height }: Size): number => width / height;

function partsOf({ columns, rows, below }: Arrangement, { table, board }: Pick<FrameSize, 'table' | 'board'>): Parts {
  const [wide, own] = [ratioOf(table), ratioOf(board)];
  // As high as the boards beside it, however wide they then are.
  const share = rows === 0 ? 1 : 1 / (1 + (columns * own) / (wide * rows));
  const beside = rows === 0 ? 0 : (1 - share) / columns;
  const under = below === 0 ? 0 : 1 / below;
  return { table: share, beside, below: under, height: share / wide + under / own };
}

/**
 * How large the table and the smallest board are once a frame is fitted into the wanted shape; a board needs half as much.
 * Whatever is landscape is better than what is not.
 */
function worthOf({ table, beside, below, height }: Parts, caption: number): number {
  const boards = [beside, below].filter((part) => part > 0);
  const shape = 1 / (height + caption);
  return Math.min(1, shape / WANTED) * Math.min(table, 2 * Math.min(...boards)) - (shape < LANDSCAPE ? 1 : 0);
}

function layoutOf(size: FrameSize): FrameLayout {
  const { width, players } = size;
  const lines = linesFor(players);
  const caption = { x: 0, y: 0, w: width, h: Math.round((captionHeight(lines) * width) / CAPTION_WIDTH) };
  const ways = arrangementsOf(players).map((way) => ({ ...way, parts: partsOf(way, size) }));
  const worth = ({ parts }: (typeof ways)[number]): number => worthOf(parts, caption.h / width);
  const { columns, rows, parts } = ways.reduce((best, way) => (worth(way) > worth(best) + 1e-9 ? way : best));
  const w = Math.round(parts.table * width);
  const table = { x: 0, y: caption.h, w, h: Math.round(w / ratioOf(size.table)) };
  const foot = table.y + table.h;
  const under = { w: parts.below * width, h: Math.round((parts.below * width) / ratioOf(size.board)) };
  const board = (at: number): Box => {
    const [left, top] = [(at % columns) / columns, Math.floor(at / columns) / rows];
    const beside = {
      x: w + (width - w) * left,
      y: table.y + table.h * top,
      w: (width - w) / columns,
      h: table.h / rows,
    };
    const later = at - columns * rows;
    return whole(later < 0 ? beside : { x: later * under.w, y: foot, ...under });
  };
  const boards = Array.from({ length: players }, (_, at) => board(at));
  return { width, height: foot + under.h, lines, caption, table, boards, large: largestOf(boards) };
}

/** How much wider a board is than the next one where it stands out. */
const STANDS_OUT = 1.1;

/** The place that is larger than all others. */
function largestOf(boxes: readonly Box[]): number | undefined {
  const [first, second] = boxes.map(({ w }, at) => ({ w, at })).toSorted((one, other) => other.w - one.w);
  return first !== undefined && second !== undefined && first.w > second.w * STANDS_OUT ? first.at : undefined;
}

/** Whether one board is larger than all others in an animation, however wide that is. */
export const hasLargeBoard = (size: Omit<FrameSize, 'width'>): boolean =>
  layoutOf({ ...size, width: CAPTION_WIDTH }).large !== undefined;

/** The boards in the order of their places: the one that a frame is about in the large place, the others in their order. */
function inPlaces({ boards, about }: Frame, large: number | undefined): { board: Subject; at: number }[] {
  const seats = [...boards.keys()];
  const order = large === undefined ? seats : seats.filter((seat) => seat !== about).toSpliced(large, 0, about);
  return seats.flatMap((seat) => {
    const board = boards[seat];
    return board === undefined ? [] : [{ board, at: order.indexOf(seat) }];
  });
}

/** A box on whole pixels, which leaves no gap to its neighbours. */
function whole({ x, y, w, h }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, w: Math.round(x + w) - left, h: Math.round(y + h) - top };
}

function regionsOf(game: string, frame: Frame, plan: FrameLayout): Region[] {
  const { caption, table } = frame;
  const { crop, kind, input } = table;
  const captioned: CaptionInput = { ...caption, lines: plan.lines };
  return [
    { box: plan.caption, crop: 0, request: { game, kind: 'caption', input: captioned } },
    { box: plan.table, crop, request: { game, kind, input } },
    ...inPlaces(frame, plan.large).flatMap(({ board, at }): Region[] => {
      const box = plan.boards[at];
      return box === undefined ? [] : [{ box, crop: 0, request: { game, ...board } }];
    }),
  ];
}

/** How large a picture is. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the frames of an animation are laid out. */
export interface FrameSize {
  /** The width of a frame in pixels. */
  readonly width: number;
  readonly players: number;
  /** The shape of what all share, without what is left out of it. */
  readonly table: Size;
  /** The shape of a player's own picture. */
  readonly board: Size;
}

/** A game in frames, which are made only when they are asked for. Its look has a layout for the kind `caption`. */
export interface Film<Told> {
  readonly game: string;
  /** The frames as the game tells them, and how one becomes pictures. */
  readonly frames: Iterable<Told>;
  readonly framed: (told: Told) => Frame;
  readonly size: FrameSize;
}

/**
 * Paints frames one after the other, each only when it is asked for, and hands out the bytes that each adds to a GIF;
 * the last ones end it. Only what differs from the frame before is painted.
 */
export async function* animate<Told>(
  painter: FramePainter,
  { game, frames, framed, size }: Film<Told>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const plan = layoutOf(size);
  let before: PaintedFrame['indices'] | undefined;
  let known: string[] = [];
  for (const told of frames) {
    const frame = framed(told);
    const regions = regionsOf(game, frame, plan);
    const keys = regions.map((region) => JSON.stringify(region));
    const painted = await painter.frame({
      width: plan.width,
      height: plan.height,
      regions: regions.filter((_, at) => keys[at] !== known[at]),
      before,
      ms: frame.ms,
    });
    known = keys;
    before = painted.indices;
    yield painted.bytes;
  }
  yield gifEnd();
}
