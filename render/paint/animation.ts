import { layout } from '../games/caverna/layout/index.ts';
import type {
  ActionBoardInput,
  HomeBoardInput,
  Owner,
  PictureRequest,
  RoundInput,
  ScoreInput,
} from '../games/caverna/scene.ts';
import { gifEnd } from './animation-gif.ts';
import type { Box } from './shape.ts';
import { actions, home } from './theme.ts';

/** What stands above a frame, 1600 pixels wide before it is scaled. */
export interface CaptionInput {
  readonly title: string;
  /** Whom the title is about: gives the colour, `undefined` for everybody's. */
  readonly owner: Owner | undefined;
  /** The round with what ends it; undefined where none is shown. */
  readonly round: Pick<RoundInput, 'name' | 'harvest' | 'marker'> | undefined;
  /** What happened, as plain text; cut where it does not fit into so many lines. */
  readonly story: string;
  readonly lines: number;
  /** How much of the animation is over, 0 to 1. */
  readonly progress: number;
}

/** One frame of a game's animation: a caption, the action spaces or the score sheet, and every home board. */
export interface Frame {
  readonly caption: Omit<CaptionInput, 'lines'>;
  readonly table:
    | { readonly kind: 'actions'; readonly input: ActionBoardInput }
    | { readonly kind: 'score'; readonly input: ScoreInput };
  readonly boards: readonly HomeBoardInput[];
  /** For how long it is shown, in ms. */
  readonly ms: number;
}

/** A part of a frame that is painted by itself: a picture without its uppermost `crop` pixels, scaled into a box. */
export interface Region {
  readonly box: Box;
  readonly crop: number;
  readonly request: PictureRequest | { readonly kind: 'caption'; readonly input: CaptionInput };
}

/** A frame to be painted: the regions that differ from the frame before it, whose pixels are `before`. */
export interface FrameJob {
  readonly width: number;
  readonly height: number;
  readonly regions: readonly Region[];
  readonly before: Uint8Array<ArrayBuffer> | undefined;
  readonly ms: number;
}

/** A painted frame: the bytes that it adds to the GIF, and its pixels for the next one. */
export interface PaintedFrame {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly indices: Uint8Array<ArrayBuffer>;
}

/** What paints frames; a painter does. */
export interface FramePainter {
  frame(job: FrameJob): Promise<PaintedFrame>;
}

/** The caption tells the round and whose turn it is, so the band at the top of the pictures below it is left out. */
export const CAPTION_HEADER = 118;
const LINE = 66;
const TABLE_CROP = actions.header + 6;
const SHEET_CROP = 107;
const BOARD = { width: home.width, height: home.width * (1056 / 1400) };

/** How many lines a caption has, given how many players it may have to tell of. */
const linesFor = (players: number): number => (players <= 2 ? 1 : players <= 4 ? 2 : 3);

/** The height of a caption of so many lines in pixels, at its full width of 1600. */
export const captionHeight = (lines: number): number => CAPTION_HEADER + lines * LINE + 22;

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

function layoutOf(
  width: number,
  { players, tallest }: { readonly players: number; readonly tallest: number },
): FrameLayout {
  const scale = width / actions.width;
  const lines = linesFor(players);
  const across = acrossFor(players);
  const caption = { x: 0, y: 0, w: width, h: Math.round(captionHeight(lines) * scale) };
  const table = { x: 0, y: caption.h, w: width, h: Math.round((tallest - TABLE_CROP) * scale) };
  const w = Math.floor(width / across);
  const h = Math.round((w * BOARD.height) / BOARD.width);
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

/** The height of the picture of action spaces in pixels: it grows with the cards that are revealed. */
export function tableHeight(input: ActionBoardInput): number {
  return layout({ kind: 'actions', input }).height;
}

function regionsOf({ caption, table, boards }: Frame, plan: FrameLayout): Region[] {
  return [
    { box: plan.caption, crop: 0, request: { kind: 'caption', input: { ...caption, lines: plan.lines } } },
    { box: plan.table, crop: table.kind === 'score' ? SHEET_CROP : TABLE_CROP, request: table },
    ...boards.map((input, at): Region => ({ box: plan.board(at), crop: 0, request: { kind: 'home', input } })),
  ];
}

/** How the frames of an animation are painted: `width` in pixels, `tallest` the height of its tallest action board. */
export interface FrameSize {
  readonly width: number;
  readonly tallest: number;
  readonly players: number;
}

/**
 * Paints frames one after the other, each only when it is asked for, and hands out the bytes that each adds to a GIF;
 * the last ones end it. Only what differs from the frame before is painted.
 */
export async function* animate(
  painter: FramePainter,
  frames: Iterable<Frame>,
  { width, ...size }: FrameSize,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const plan = layoutOf(width, size);
  let before: PaintedFrame['indices'] | undefined;
  let known: string[] = [];
  for (const frame of frames) {
    const regions = regionsOf(frame, plan);
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
