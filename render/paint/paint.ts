import { paintedBands } from './bands.ts';
import { draw } from './draw.ts';
import type { DrawSprite } from './look.ts';
import { indexPixels } from './pixels.ts';
import { type Compression, encodePng, joinPng } from './png.ts';
import type { Picture } from './shape.ts';

let bytes = new Uint8Array(0);

/**
 * Paints a layout using a game's drawings, and returns it as a PNG of at most 256 colours (see palette.ts). At
 * compression level 5, it repaints only the bands that no recent picture had.
 */
export function paint(picture: Picture, from: DrawSprite, compression: Compression = 5): Buffer {
  const { width, height } = picture;
  if (compression === 5) return joinPng({ width, height }, paintedBands(picture, from));
  const stride = width + 1;
  if (bytes.length < stride * height) bytes = new Uint8Array(stride * height);
  const rows = bytes.subarray(0, stride * height);
  for (let at = 0; at < rows.length; at += stride) rows[at] = 0;
  indexPixels({ canvas: draw(picture, from), width, height }, { data: rows, stride, start: 1 });
  return encodePng({ bytes: rows, width, height }, compression);
}
