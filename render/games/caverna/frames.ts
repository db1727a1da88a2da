import type { FramePainter } from '../../paint/frame.ts';
import * as shared from '../../shared/animation.ts';
import { type CaptionInput, SIGN } from '../../shared/caption.ts';
import { HEADER } from '../../shared/header.ts';
import type { ScoreInput } from '../../shared/score.ts';
import { actionLayout } from './layout/actions.ts';
import { harvestSign } from './layout/rounds.ts';
import type { ActionBoardInput, HomeBoardInput, RoundInput } from './scene.ts';
import { actions, home } from './theme.ts';

/** One frame of a game's animation: a caption, the action spaces or the score sheet, and every home board. */
export interface Frame {
  readonly caption: Omit<CaptionInput, 'lines' | 'plaque'> & {
    /** The round with what ends it; undefined where none is shown. */
    readonly round: Pick<RoundInput, 'name' | 'harvest' | 'marker'> | undefined;
  };
  readonly table:
    | { readonly kind: 'actions'; readonly input: ActionBoardInput }
    | { readonly kind: 'score'; readonly input: ScoreInput };
  readonly boards: readonly HomeBoardInput[];
  /** For how long it is shown, in ms. */
  readonly ms: number;
}

/** How the frames of an animation are painted: `width` in pixels, `tallest` the height of its tallest action board. */
export interface FrameSize {
  readonly width: number;
  readonly tallest: number;
  readonly players: number;
}

const TABLE_CROP = actions.header + 6;
const SHEET_CROP = HEADER + 5;
/** A board without overhanging tiles. */
const BOARD = { width: home.width, height: home.height };

/** The height of the picture of action spaces in pixels: it grows with the cards that are revealed. */
export function tableHeight(input: ActionBoardInput): number {
  return actionLayout(input).height;
}

function framed({ caption: { round, ...caption }, table, boards, ms }: Frame): shared.Frame {
  const plaque = round && { name: round.name, sign: harvestSign(round, { x: 0, y: 0 }, SIGN) };
  return {
    caption: { ...caption, plaque },
    table: { ...table, crop: table.kind === 'score' ? SHEET_CROP : TABLE_CROP },
    boards: boards.map((input) => ({ kind: 'home', input })),
    ms,
  };
}

function* framesOf(frames: Iterable<Frame>): Generator<shared.Frame> {
  for (const frame of frames) yield framed(frame);
}

/** Paints a game's frames, each only when it is asked for; hands out the bytes that each adds to a GIF. */
export function animate(
  painter: FramePainter,
  frames: Iterable<Frame>,
  { width, tallest, players }: FrameSize,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  return shared.animate(painter, {
    game: 'caverna',
    frames: framesOf(frames),
    size: { width, players, table: tallest - TABLE_CROP, board: BOARD },
  });
}
