import { measure, readable } from '../paint/fonts.ts';
import { type Picture, placed, rect, type Shape } from '../paint/shape.ts';
import { centred, line, wrapped } from '../paint/text.ts';
import { colours } from '../paint/theme.ts';
import { HEADER, header } from './header.ts';
import type { Owner } from './owner.ts';

/** The caption above a frame of an animation. */
export interface CaptionInput {
  readonly title: string;
  /** The owner whose colour the title has; `undefined` if it concerns everybody. */
  readonly owner: Owner | undefined;
  /**
   * The stage of the game, in a few words, with a sign of `SIGN` pixels around the origin; undefined if it is not
   * shown.
   */
  readonly plaque: { readonly name: string; readonly sign: readonly Shape[] } | undefined;
  /** What happened, as plain text; cut if there is no room for it. */
  readonly story: string;
  /** The size of the whole caption in pixels, before scaling; never lower than with one line. */
  readonly size: { readonly width: number; readonly height: number };
  /** How much of the animation has been shown, from 0 to 1. */
  readonly progress: number;
}

/** The width of a caption in pixels, before it is scaled. */
export const CAPTION_WIDTH = 1600;
/** The height of the sign on the plaque. */
export const SIGN = 68;
const BAND = 118;
const LINE = 66;
/** The sizes for the text of a story, largest first, and the minimum height of its lines. */
const SIZES = [
  { size: 62, pitch: 80, face: 'bold' },
  { size: 50, pitch: LINE, face: 'bold' },
  { size: 44, pitch: LINE, face: 'bold' },
  { size: 40, pitch: 42, face: 'bold' },
  { size: 40, pitch: 42, face: 'condensed' },
] as const;
/** A story longer than this never fits. */
const LONGEST = 600;
/** Where a story can be cut: at the ends of parts that make sense by themselves. */
const PAUSE = /[,.;:)](?= )/g;
const PAD = 34;
/** The width of the plaque: the usual one, and that in a narrower band. */
const PLAQUE = { usual: 400, less: 310 } as const;
/** In a band narrower than this, the plaque has no room beside the title. */
const NARROW = 1_000;
/** The height of a row for the plaque. */
const ROW = 104;

/** The stage of the game, in the upper right corner of a box. */
function plaque({ name, sign }: NonNullable<CaptionInput['plaque']>, { right, top, w }: Plaque): Shape[] {
  const box = { x: right - w - 14, y: top, w, h: 80 };
  const y = box.y + box.h / 2;
  const room = sign.length > 0 ? 96 : 0;
  return [
    rect(box, { round: 24, fill: colours.parchment, stroke: colours.ink, line: 5 }),
    centred(
      name,
      { x: box.x + (box.w - room) / 2 + 6, y: y + 2 },
      { size: 60, min: 40, max: box.w - room - 30, face: 'heavy' },
    ),
    ...placed(sign, { x: box.x + box.w - 52, y }),
  ];
}

interface Plaque {
  readonly right: number;
  readonly top: number;
  readonly w: number;
}

/** The height in pixels of a caption with this many lines, before scaling. */
export const captionHeight = (lines: number): number => BAND + lines * LINE + 22;

/**
 * A story in the largest size that fits into this many pixels; a longer story is cut after the last action that fits.
 */
function told(story: string, room: { readonly w: number; readonly h: number }) {
  const setting = (words: string, { size, pitch, face }: (typeof SIZES)[number]) => {
    const lines = Math.max(1, Math.floor(room.h / pitch));
    return { size, face, pitch: Math.max(LINE, pitch), lines: wrapped(words, { size, face, lines, max: room.w }) };
  };
  const fits = ({ size, face, lines: all }: ReturnType<typeof setting>): boolean =>
    all.every((words) => measure(words, face, size) <= room.w);
  const smallest = SIZES[SIZES.length - 1] ?? SIZES[0];
  const found = SIZES.map((size) => setting(story, size)).find(fits);
  if (found !== undefined) return found;
  const pauses = [...story.slice(0, LONGEST).matchAll(PAUSE)].map(({ index }) => story.slice(0, index));
  const parts = pauses.toReversed().map((part) => setting(`${part} …`, smallest));
  return parts.find(fits) ?? setting(story, smallest);
}

/**
 * The picture of a caption: a band with the title and plaque, the progress, and what happened. If the band is narrow,
 * the plaque is below it.
 */
export function captionLayout(input: CaptionInput): Picture {
  const { width, height } = input.size;
  const isNarrow = width < NARROW && input.plaque !== undefined;
  const w = width < CAPTION_WIDTH ? PLAQUE.less : PLAQUE.usual;
  const top = BAND + (isNarrow ? ROW : 0);
  const max = width - 2 * PAD;
  const story = told(readable(input.story), { w: max, h: height - top - 4 });
  const pitch = Math.min(story.pitch, (height - top - 4) / story.lines.length);
  const middle = top + (height - top) / 2;
  return {
    width,
    height,
    ground: colours.night,
    shapes: [
      ...header(input.title, { width, owner: input.owner, room: input.plaque === undefined || isNarrow ? 0 : w + 10 }),
      ...(input.plaque === undefined ? [] : plaque(input.plaque, { right: width, top: isNarrow ? BAND + 14 : 17, w })),
      rect({ x: 0, y: HEADER + 5, w: width, h: 11 }, { fill: colours.table }),
      rect({ x: 0, y: HEADER + 5, w: Math.round(width * input.progress), h: 11 }, { fill: colours.highlight }),
      ...story.lines.map(
        (words, at): Shape => ({
          once: true,
          ...line(
            words,
            { x: PAD, y: middle + pitch * (at + 0.5 - story.lines.length / 2) },
            { size: story.size, face: story.face, fill: colours.cream, min: 40, least: 40, max },
          ),
        }),
      ),
    ],
  };
}
