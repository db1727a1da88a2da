import { createCanvas } from 'canvas';
import type { CaptionInput, FrameJob, PaintedFrame, Region } from './animation.ts';
import { CAPTION_HEADER, captionHeight } from './animation.ts';
import { gifFrame, spareIndex } from './animation-gif.ts';
import { measure, readable } from './fonts.ts';
import { HEADER, header } from './layout/header.ts';
import { layout } from './layout/index.ts';
import { harvestSign } from './layout/rounds.ts';
import { draw, indexPixels } from './paint.ts';
import type { Picture, Shape } from './shape.ts';
import { rect } from './shape.ts';
import { centred, line } from './text.ts';
import { actions, colours } from './theme.ts';

const STORY = { size: 50, face: 'bold', fill: colours.cream } as const;
const PAD = 34;
const PLAQUE = 400;

/** The words of a text in at most so many lines of so many pixels; the last one may be too long and is cut when it is set. */
function wrapped(words: readonly string[], lines: number, max: number): string[] {
  const found: string[] = [];
  for (const word of words) {
    const longer = [found.at(-1), word].filter((part) => part !== undefined).join(' ');
    const fits = measure(longer, STORY.face, STORY.size) <= max;
    if (found.length > 0 && (fits || found.length === lines)) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

/** The round with the sign of what ends it, at the right of the band. */
function plaque({ name, ...round }: NonNullable<CaptionInput['round']>): Shape[] {
  const box = { x: actions.width - PLAQUE - 14, y: 17, w: PLAQUE, h: 80 };
  const y = box.y + box.h / 2;
  const signs = harvestSign(round, { x: box.x + box.w - 52, y }, 68);
  const room = signs.length > 0 ? 96 : 0;
  return [
    rect(box, { round: 24, fill: colours.parchment, stroke: colours.ink, line: 5 }),
    centred(
      name,
      { x: box.x + (box.w - room) / 2 + 6, y: y + 2 },
      { size: 60, min: 40, max: box.w - room - 30, face: 'heavy' },
    ),
    ...signs,
  ];
}

/** The picture of a caption: a band with title and round, how much is over, and what happened. */
export function captionLayout(input: CaptionInput): Picture {
  const { width } = actions;
  const height = captionHeight(input.lines);
  const story = wrapped(readable(input.story).split(' '), input.lines, width - 2 * PAD);
  const pitch = (height - CAPTION_HEADER) / input.lines;
  const middle = CAPTION_HEADER + (height - CAPTION_HEADER) / 2;
  return {
    width,
    height,
    ground: colours.night,
    shapes: [
      ...header(input.title, { width, owner: input.owner, room: input.round === undefined ? 0 : PLAQUE + 10 }),
      ...(input.round === undefined ? [] : plaque(input.round)),
      rect({ x: 0, y: HEADER + 5, w: width, h: 11 }, { fill: colours.table }),
      rect({ x: 0, y: HEADER + 5, w: Math.round(width * input.progress), h: 11 }, { fill: colours.highlight }),
      ...story.map((words, at) =>
        line(
          words,
          { x: PAD, y: middle + pitch * (at + 0.5 - story.length / 2) },
          { ...STORY, min: 42, least: 40, max: width - 2 * PAD },
        ),
      ),
    ],
  };
}

// Reused for the regions of all frames: a canvas for each would pile up native memory.
const scaled = createCanvas(1, 1);
const scaledContext = scaled.getContext('2d', { alpha: false });

/** Paints a region into the pixels of a frame, as large as its box allows and in the middle of it. */
function paintRegion({ box, crop, request }: Region, indices: Uint8Array, width: number): void {
  const picture = request.kind === 'caption' ? captionLayout(request.input) : layout(request);
  const drawn = draw(picture);
  if (scaled.width !== box.w) scaled.width = box.w;
  if (scaled.height !== box.h) scaled.height = box.h;
  const source = { w: picture.width, h: picture.height - crop };
  const scale = Math.min(box.w / source.w, box.h / source.h);
  const size = { w: Math.round(source.w * scale), h: Math.round(source.h * scale) };
  scaledContext.fillStyle = picture.ground;
  scaledContext.fillRect(0, 0, box.w, box.h);
  scaledContext.patternQuality = 'good';
  // What is less tall than its box stands at the top of it.
  const x = Math.round((box.w - size.w) / 2);
  scaledContext.drawImage(drawn, 0, crop, source.w, source.h, x, 0, size.w, size.h);
  indexPixels(scaled, { data: indices, stride: width, start: box.y * width + box.x });
}

/** Paints a frame over the one before it. */
export function paintFrame({ width, height, regions, before, ms }: FrameJob): PaintedFrame {
  const indices = before === undefined ? new Uint8Array(width * height) : before.slice();
  for (const region of regions) paintRegion(region, indices, width);
  const spare = spareIndex();
  for (let at = 0; at < indices.length; at++) if (indices[at] === 255) indices[at] = spare;
  return { bytes: gifFrame({ indices, width, height, ms }, before), indices };
}
