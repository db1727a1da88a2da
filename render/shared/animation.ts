import type { FramePainter, PaintedFrame, Region } from '../paint/frame.ts';
import { gifEnd } from '../paint/gif.ts';
import type { Subject } from '../paint/look.ts';
import type { Box } from '../paint/shape.ts';
import { CAPTION_WIDTH, type CaptionInput, captionHeight } from './caption.ts';

/** One frame of a game's animation: a caption, what all share, and a picture of each player's own. */
export interface Frame {
  readonly caption: Omit<CaptionInput, 'lines'>;
  /** As wide as the caption; its uppermost `crop` pixels are left out, for the caption tells what stands there. */
  readonly table: Subject & { readonly crop: number };
  readonly boards: readonly Subject[];
  /** For how long it is shown, in ms. */
  readonly ms: number;
}

/** How many lines a caption has, given how many players it may have to tell of. */
const linesFor = (players: number): number => (players <= 2 ? 1 : players <= 4 ? 2 : 3);

/** Where everything of a frame lies. */
interface FrameLayout {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly caption: Box;
  readonly table: Box;
  board(at: number): Box;
}

/** Two boards beside each other are read on a phone; more players than four take three. */
const acrossFor = (players: number): number => (players === 1 ? 1 : players <= 4 ? 2 : 3);

function layoutOf({ width, players, table: tallest, board: shape }: FrameSize): FrameLayout {
  const scale = width / CAPTION_WIDTH;
  const lines = linesFor(players);
  const across = acrossFor(players);
  const caption = { x: 0, y: 0, w: width, h: Math.round(captionHeight(lines) * scale) };
  const table = { x: 0, y: caption.h, w: width, h: Math.round(tallest * scale) };
  const w = Math.floor(width / across);
  const h = Math.round((w * shape.height) / shape.width);
  const top = table.y + table.h;
  const rows = Math.ceil(players / across);
  const board = (at: number): Box => {
    const row = Math.floor(at / across);
    const inRow = Math.min(across, players - row * across);
    const left = Math.floor((width - inRow * w) / 2);
    return { x: left + (at % across) * w, y: top + row * h, w, h };
  };
  return { width, height: top + rows * h, lines, caption, table, board };
}

function regionsOf(game: string, { caption, table, boards }: Frame, plan: FrameLayout): Region[] {
  const { crop, kind, input } = table;
  const captioned: CaptionInput = { ...caption, lines: plan.lines };
  return [
    { box: plan.caption, crop: 0, request: { game, kind: 'caption', input: captioned } },
    { box: plan.table, crop, request: { game, kind, input } },
    ...boards.map((board, at): Region => ({ box: plan.board(at), crop: 0, request: { game, ...board } })),
  ];
}

/** How the frames of an animation are laid out. */
interface FrameSize {
  /** The width of a frame in pixels. */
  readonly width: number;
  readonly players: number;
  /** How tall what all share is at most, without what is left out of it, before it is scaled. */
  readonly table: number;
  /** The shape of a player's own picture. */
  readonly board: { readonly width: number; readonly height: number };
}

/** A game in frames, which are made only when they are asked for. Its look has a layout for the kind `caption`. */
export interface Film {
  readonly game: string;
  readonly frames: Iterable<Frame>;
  readonly size: FrameSize;
}

/**
 * Paints frames one after the other, each only when it is asked for, and hands out the bytes that each adds to a GIF;
 * the last ones end it. Only what differs from the frame before is painted.
 */
export async function* animate(
  painter: FramePainter,
  { game, frames, size }: Film,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const plan = layoutOf(size);
  let before: PaintedFrame['indices'] | undefined;
  let known: string[] = [];
  for (const frame of frames) {
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
