import type { FramePainter } from '../../paint/frame.ts';
import * as shared from '../../shared/animation.ts';
import { type CaptionInput, SIGN } from '../../shared/caption.ts';
import { HEADER } from '../../shared/header.ts';
import type { ScoreInput } from '../../shared/score.ts';
import { glanceSize } from './layout/glance.ts';
import { harvestSign } from './layout/rounds.ts';
import type { ActionBoardInput, HomeBoardInput, RoundInput } from './scene.ts';
import { actions, home } from './theme.ts';

/**
 * One frame of a game's animation: a caption, every home board, and, if there is room, the action spaces or the score
 * sheet.
 */
export interface Frame {
  readonly caption: Omit<CaptionInput, 'size' | 'plaque'> & {
    /** The round and how it ends; undefined if none is shown. */
    readonly round: Pick<RoundInput, 'name' | 'harvest' | 'marker'> | undefined;
  };
  readonly table:
    | { readonly kind: 'actions'; readonly input: ActionBoardInput }
    | { readonly kind: 'score'; readonly input: ScoreInput };
  readonly boards: readonly HomeBoardInput[];
  /** How long to show it, in ms. */
  readonly ms: number;
}

const TABLE_CROP = actions.header + 6;
const SHEET_CROP = HEADER + 5;

/** The size of the home boards: a single board shows every detail; several are simplified. */
export const boardSize = (players: number): shared.Size => (players === 1 ? home : glanceSize);

function framed({ caption: { round, ...caption }, table, boards, ms }: Frame): shared.Frame {
  const plaque = round && { name: round.name, sign: harvestSign(round, { x: 0, y: 0 }, SIGN) };
  return {
    caption: { ...caption, plaque },
    table: { ...table, crop: table.kind === 'score' ? SHEET_CROP : TABLE_CROP },
    boards: boards.map((input) => ({ kind: boards.length === 1 ? 'home' : 'glance', input })),
    ms,
  };
}

/** Paints a game's frames, each only when it is needed; yields the bytes that each adds to a GIF. */
export const animate = (
  painter: FramePainter,
  frames: Iterable<Frame>,
  size: shared.FrameSize,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> => shared.animate(painter, { game: 'caverna', frames, framed, size });
