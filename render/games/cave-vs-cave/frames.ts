import type { FramePainter } from '../../paint/frame.ts';
import * as shared from '../../shared/animation.ts';
import type { CaptionInput } from '../../shared/caption.ts';
import { HEADER } from '../../shared/header.ts';
import type { ScoreInput } from '../../shared/score.ts';
import { caveLayout } from './layout/cave.ts';
import type { CaveInput, TableInput } from './scene.ts';

/** One frame of a game's animation: a caption, the shared board or the score sheet, and every cave. */
export interface Frame {
  readonly caption: Omit<CaptionInput, 'size' | 'plaque'> & {
    /** The era and the round in a few words; undefined if they are not shown. */
    readonly stage: string | undefined;
  };
  readonly table:
    | { readonly kind: 'table'; readonly input: TableInput }
    | { readonly kind: 'score'; readonly input: ScoreInput };
  readonly caves: readonly CaveInput[];
  /** How long to show it, in ms. */
  readonly ms: number;
}

/** The caption already says this. */
const CROP = HEADER + 5;

/** The size of a cave. */
export const caveSize = (input: CaveInput): shared.Size => caveLayout(input);

function framed({ caption: { stage, ...caption }, table, caves, ms }: Frame): shared.Frame {
  const plaque = stage === undefined ? undefined : { name: stage, sign: [] };
  return {
    caption: { ...caption, plaque },
    table: { ...table, crop: CROP },
    boards: caves.map((input) => ({ kind: 'cave', input })),
    ms,
  };
}

/** Paints a game's frames, each only when it is needed; yields the bytes that each adds to a GIF. */
export const animate = (
  painter: FramePainter,
  frames: Iterable<Frame>,
  size: shared.FrameSize,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> =>
  shared.animate(painter, { game: 'cave-vs-cave', frames, framed, size });
