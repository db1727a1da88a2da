import type { FramePainter } from '../../paint/frame.ts';
import * as shared from '../../shared/animation.ts';
import { type CaptionInput, SIGN } from '../../shared/caption.ts';
import { HEADER } from '../../shared/header.ts';
import type { ScoreInput } from '../../shared/score.ts';
import { actionLayout } from './layout/actions.ts';
import { homeLayout } from './layout/home.ts';
import { harvestSign } from './layout/rounds.ts';
import type { ActionBoardInput, HomeBoardInput, RoundInput } from './scene.ts';
import { actions } from './theme.ts';

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
  /** The seat that it is about. */
  readonly about: number;
  /** For how long it is shown, in ms. */
  readonly ms: number;
}

const TABLE_CROP = actions.header + 6;
const SHEET_CROP = HEADER + 5;

/** How large the picture of the action spaces is in a frame: without its headline. */
export function tableSize(input: ActionBoardInput): shared.Size {
  const { width, height } = actionLayout(input);
  return { width, height: height - TABLE_CROP };
}

/** How large the home boards are: as the lowest of them, for tiles beyond the edge make others higher. */
export function boardSize(inputs: readonly HomeBoardInput[]): shared.Size {
  const sizes = inputs.map((input) => homeLayout(input));
  return sizes.reduce((lowest, size) => (size.height < lowest.height ? size : lowest));
}

function framed({ caption: { round, ...caption }, table, boards, about, ms }: Frame): shared.Frame {
  const plaque = round && { name: round.name, sign: harvestSign(round, { x: 0, y: 0 }, SIGN) };
  return {
    caption: { ...caption, plaque },
    table: { ...table, crop: table.kind === 'score' ? SHEET_CROP : TABLE_CROP },
    boards: boards.map((input) => ({ kind: 'home', input })),
    about,
    ms,
  };
}

/** Paints a game's frames, each only when it is asked for; hands out the bytes that each adds to a GIF. */
export const animate = (
  painter: FramePainter,
  frames: Iterable<Frame>,
  size: shared.FrameSize,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> => shared.animate(painter, { game: 'caverna', frames, framed, size });
