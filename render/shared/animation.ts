import type { FramePainter, PaintedFrame, Region } from '../paint/frame.ts';
import { gifEnd } from '../paint/gif.ts';
import type { Subject } from '../paint/look.ts';
import type { Box } from '../paint/shape.ts';
import { CAPTION_WIDTH, type CaptionInput, captionHeight } from './caption.ts';

/** One frame of a game's animation: a caption, each player's own picture, and the shared one. */
export interface Frame {
  readonly caption: Omit<CaptionInput, 'size'>;
  /**
   * The shared picture, if the boards leave a place free. It is shown without its top `crop` pixels, because the
   * caption says the same.
   */
  readonly table: Subject & { readonly crop: number };
  readonly boards: readonly Subject[];
  /** How long to show it, in ms. */
  readonly ms: number;
}

/** How many lines a caption above everything else has, depending on how many players it may describe. */
const linesFor = (players: number): number => (players <= 2 ? 1 : 2);

/** The layout of a frame. */
interface FrameLayout {
  readonly width: number;
  readonly height: number;
  readonly caption: Box;
  /** The size of the caption before scaling. */
  readonly lettering: Size;
  /** Undefined if the boards leave no place free. */
  readonly table: Box | undefined;
  readonly boards: readonly Box[];
}

/**
 * The space in which Discord's clients show a picture: a desktop limits its width and height, a phone only its width.
 */
const DESKTOP = { width: 550, height: 350 } as const;
/** At this ratio or more, a picture counts as landscape. */
const LANDSCAPE = 1.2;
/** How much it is worth to see the shared picture, as a fraction of a board as wide as the frame. */
const TABLE = 0.05;
/**
 * A caption among the boards takes at least this fraction of the width; its text is this much smaller than above the
 * boards.
 */
const LEAST_CAPTION = 0.5;
const DENSER = 1.1;

/**
 * Places of equal size, in rows and columns, with none left empty. The first places of the first row are for the
 * caption (`lead` of them; 0 if it is above everything). If one more place is left than there are boards, the next one
 * is for the shared picture. All others are for boards.
 */
interface Arrangement {
  readonly columns: number;
  readonly rows: number;
  readonly lead: number;
  readonly table: boolean;
}

function arrangementsOf(players: number): Arrangement[] {
  const counts = Array.from({ length: players }, (_, at) => at + 1);
  return counts.flatMap((columns) =>
    [...counts, players + 1].flatMap((rows) =>
      [true, false].flatMap((table) => {
        const lead = columns * rows - players - (table ? 1 : 0);
        const fits = lead === 0 || (lead >= columns * LEAST_CAPTION && lead <= columns);
        return fits ? [{ columns, rows, lead, table }] : [];
      }),
    ),
  );
}

const ratioOf = ({ width, height }: Size): number => width / height;

/** The height of a caption above everything else, as a fraction of a frame's width. */
const above = (players: number): number => captionHeight(linesFor(players)) / CAPTION_WIDTH;

/**
 * How large the boards appear after a client has fitted the frame into its space; landscape is better than any other
 * shape.
 */
function worthOf({ columns, rows, lead, table }: Arrangement, { players, board }: Omit<FrameSize, 'width'>): number {
  const height = rows / columns / ratioOf(board) + (lead === 0 ? above(players) : 0);
  const desktop = Math.min(DESKTOP.width, DESKTOP.height / height) / columns;
  const shown = desktop / DESKTOP.width + 1 / columns;
  return shown + (table ? TABLE : 0) - (1 / height < LANDSCAPE ? 10 : 0);
}

function layoutOf(size: FrameSize): FrameLayout {
  const { width, players, board } = size;
  const worth = (way: Arrangement): number => worthOf(way, size);
  const best = arrangementsOf(players).reduce((one, other) => (worth(other) > worth(one) + 1e-9 ? other : one));
  const { columns, rows, lead, table } = best;
  const [w, h] = [width / columns, width / columns / ratioOf(board)];
  const top = lead === 0 ? Math.round(above(players) * width) : 0;
  const place = (at: number): Box => whole({ x: (at % columns) * w, y: top + Math.floor(at / columns) * h, w, h });
  const boards = Array.from({ length: players }, (_, at) => place(lead + (table ? 1 : 0) + at));
  const caption = whole(lead === 0 ? { x: 0, y: 0, w: width, h: top } : { x: 0, y: 0, w: lead * w, h });
  const wide = lead === 0 ? CAPTION_WIDTH : Math.round((CAPTION_WIDTH * DENSER * lead) / columns);
  return {
    width,
    height: Math.round(top + rows * h),
    caption,
    lettering: { width: wide, height: Math.round((caption.h * wide) / caption.w) },
    table: table ? place(lead) : undefined,
    boards,
  };
}

/** Whether an animation shows the shared picture, regardless of its width. */
export const showsTable = (size: Omit<FrameSize, 'width'>): boolean =>
  layoutOf({ ...size, width: CAPTION_WIDTH }).table !== undefined;

/** A box on whole pixels, with no gap to its neighbours. */
function whole({ x, y, w, h }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, w: Math.round(x + w) - left, h: Math.round(y + h) - top };
}

function regionsOf(game: string, frame: Frame, plan: FrameLayout): Region[] {
  const { crop, kind, input } = frame.table;
  const caption: CaptionInput = { ...frame.caption, size: plan.lettering };
  return [
    { box: plan.caption, crop: 0, request: { game, kind: 'caption', input: caption } },
    ...(plan.table === undefined ? [] : [{ box: plan.table, crop, request: { game, kind, input } }]),
    ...frame.boards.flatMap((board, at): Region[] => {
      const box = plan.boards[at];
      return box === undefined ? [] : [{ box, crop: 0, request: { game, ...board } }];
    }),
  ];
}

/** The size of a picture. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The layout of an animation's frames. */
export interface FrameSize {
  /** The width of a frame in pixels. */
  readonly width: number;
  readonly players: number;
  /** The shape of a player's own picture. */
  readonly board: Size;
}

/** A game in frames, made on demand. The game's look has a layout for the kind `caption`. */
export interface Film<Told> {
  readonly game: string;
  /** The frames as the game has them, and how to turn one into pictures. */
  readonly frames: Iterable<Told>;
  readonly framed: (told: Told) => Frame;
  readonly size: FrameSize;
}

/**
 * Paints frames one after the other, each only when it is needed, and yields the bytes that each adds to a GIF; the
 * final bytes end the file. Paints only what differs from the previous frame.
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
