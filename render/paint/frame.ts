import { type Canvas, createCanvas } from 'canvas';
import { draw } from './draw.ts';
import { CLEAR, gifFrame, spareIndex } from './gif.ts';
import { type GamePicture, type Looks, lookOf } from './look.ts';
import { indexPixels } from './pixels.ts';
import type { Box } from './shape.ts';
import { colours } from './theme.ts';

/** A part of a frame that is painted separately: a picture without its top `crop` pixels, scaled into a box. */
export interface Region {
  readonly box: Box;
  readonly crop: number;
  readonly request: GamePicture;
}

/** A frame to paint: the regions that differ from the previous frame, whose pixels are in `before`. */
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

/** The part of a painter that paints frames. */
export interface FramePainter {
  frame(job: FrameJob): Promise<PaintedFrame>;
}

/** An opaque canvas that is resized and reused; a new one for each region would pile up native memory. */
function createScreen() {
  const canvas = createCanvas(1, 1);
  const context = canvas.getContext('2d', { alpha: false });
  return {
    canvas,
    /** Draws a part of a picture over the whole box. */
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
 * Halves a part of a picture until it is less than twice as large as needed. From there, interpolating between the four
 * nearest pixels looks as good as canvas's own filter for shrinking, and takes a fifth of the time.
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

/** The pixels of a painted frame, the length of a row, and the look of its pictures. */
interface Painting {
  readonly indices: Uint8Array;
  readonly width: number;
  readonly looks: Looks;
}

/** Paints a region into the pixels of a frame, as large as its box allows, at the top and centred. */
function paintRegion({ box, crop, request }: Region, { indices, width, looks }: Painting): void {
  const look = lookOf(looks, request.game);
  const picture = look.layout(request);
  const whole = { x: 0, y: crop, w: picture.width, h: picture.height - crop };
  const scale = Math.min(box.w / whole.w, box.h / whole.h);
  const size = { w: Math.round(whole.w * scale), h: Math.round(whole.h * scale) };
  const shrunk = halved(draw(picture, look.sprite), whole, size.w);
  scaled.clear(box.w, box.h, picture.ground);
  scaled.take(shrunk.picture, shrunk.part, { x: Math.round((box.w - size.w) / 2), y: 0, ...size });
  indexPixels(
    { canvas: scaled.canvas, width: box.w, height: box.h },
    { data: indices, stride: width, start: box.y * width + box.x },
  );
}

let former = new Uint8Array(0);

/** Paints a frame over the previous one, whose pixels become those of this frame. */
export function paintFrame({ width, height, regions, before, ms }: FrameJob, looks: Looks): PaintedFrame {
  const indices = before ?? new Uint8Array(width * height);
  if (former.length !== indices.length) former = new Uint8Array(indices.length);
  former.set(indices);
  for (const region of regions) paintRegion(region, { indices, width, looks });
  const spare = spareIndex();
  for (let at = 0; at < indices.length; at++) if (indices[at] === CLEAR) indices[at] = spare;
  return { bytes: gifFrame({ indices, width, height, ms }, before && former), indices };
}
