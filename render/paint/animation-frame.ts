import { type Canvas, createCanvas } from 'canvas';
import { HEADER, header } from '../games/caverna/layout/header.ts';
import { layout } from '../games/caverna/layout/index.ts';
import { harvestSign } from '../games/caverna/layout/rounds.ts';
import type { CaptionInput, FrameJob, PaintedFrame, Region } from './animation.ts';
import { CAPTION_HEADER, captionHeight } from './animation.ts';
import { CLEAR, gifFrame, spareIndex } from './animation-gif.ts';
import { measure, readable } from './fonts.ts';
import { draw, indexPixels } from './paint.ts';
import type { Box, Picture, Shape } from './shape.ts';
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
function captionLayout(input: CaptionInput): Picture {
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
      ...story.map(
        (words, at): Shape => ({
          once: true,
          ...line(
            words,
            { x: PAD, y: middle + pitch * (at + 0.5 - story.length / 2) },
            { ...STORY, min: 42, least: 40, max: width - 2 * PAD },
          ),
        }),
      ),
    ],
  };
}

/** A canvas without transparency that is resized and used again: one for each region would pile up native memory. */
function createScreen() {
  const canvas = createCanvas(1, 1);
  const context = canvas.getContext('2d', { alpha: false });
  return {
    canvas,
    /** Lays a part of a picture over the whole of the given box. */
    take(picture: Canvas, part: Box, { x, y, w, h }: Box): void {
      context.patternQuality = 'bilinear';
      context.drawImage(picture, part.x, part.y, part.w, part.h, x, y, w, h);
    },
    clear(w: number, h: number, ground: string): void {
      if (canvas.width !== w) canvas.width = w;
      if (canvas.height !== h) canvas.height = h;
      context.fillStyle = ground;
      context.fillRect(0, 0, w, h);
    },
  };
}

const halves = [createScreen(), createScreen()] as const;
const scaled = createScreen();

/**
 * Halves a part of a picture until it is less than twice as large as wanted. From there one look at the four nearest
 * pixels gives as fine a result as canvas' own filter for shrinking, in a fifth of the time.
 */
function halved(picture: Canvas, part: Box, wanted: number): { readonly picture: Canvas; readonly part: Box } {
  let found = { picture, part };
  for (let step = 0; found.part.w >= 2 * wanted; step++) {
    const half = halves[step % 2 === 0 ? 0 : 1];
    const box = { x: 0, y: 0, w: Math.ceil(found.part.w / 2), h: Math.ceil(found.part.h / 2) };
    half.clear(box.w, box.h, colours.night);
    half.take(found.picture, found.part, box);
    found = { picture: half.canvas, part: box };
  }
  return found;
}

/** Paints a region into the pixels of a frame, as large as its box allows, at the top of it and in its middle. */
function paintRegion({ box, crop, request }: Region, indices: Uint8Array, width: number): void {
  const picture = request.kind === 'caption' ? captionLayout(request.input) : layout(request);
  const whole = { x: 0, y: crop, w: picture.width, h: picture.height - crop };
  const scale = Math.min(box.w / whole.w, box.h / whole.h);
  const size = { w: Math.round(whole.w * scale), h: Math.round(whole.h * scale) };
  const shrunk = halved(draw(picture), whole, size.w);
  scaled.clear(box.w, box.h, picture.ground);
  scaled.take(shrunk.picture, shrunk.part, { x: Math.round((box.w - size.w) / 2), y: 0, ...size });
  indexPixels(scaled.canvas, { data: indices, stride: width, start: box.y * width + box.x });
}

let former = new Uint8Array(0);

/** Paints a frame over the one before it, whose pixels become those of this one. */
export function paintFrame({ width, height, regions, before, ms }: FrameJob): PaintedFrame {
  const indices = before ?? new Uint8Array(width * height);
  if (former.length !== indices.length) former = new Uint8Array(indices.length);
  former.set(indices);
  for (const region of regions) paintRegion(region, indices, width);
  const spare = spareIndex();
  for (let at = 0; at < indices.length; at++) if (indices[at] === CLEAR) indices[at] = spare;
  return { bytes: gifFrame({ indices, width, height, ms }, before && former), indices };
}
