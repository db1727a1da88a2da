import { type Canvas, createCanvas } from 'canvas';
import { paletteIndex } from './palette.ts';

/** A part of a canvas, starting at its left edge. */
interface Part {
  readonly canvas: Canvas;
  /** The first row; 0 if left out. */
  readonly top?: number;
  readonly width: number;
  readonly height: number;
}

/** Where to write the indices: in rows of `stride`, starting at `start`. */
interface Target {
  readonly data: Uint8Array;
  readonly stride: number;
  readonly start: number;
}

/**
 * How many bytes of pixels to read at a time: few enough for a buffer that the C library takes from its heap. For a
 * larger one, it would ask the system for new memory each time, which takes longer than everything else here.
 */
const READ_BYTES = 60_000;

const band = createCanvas(1, 1);
const bandContext = band.getContext('2d', { alpha: false });

/** Writes the colours of an opaque canvas as indices into the palette. */
export function indexPixels({ canvas, top = 0, width, height }: Part, { data, stride, start }: Target): void {
  const rows = Math.max(1, Math.floor(READ_BYTES / (4 * width)));
  if (band.width !== width) band.width = width;
  if (band.height !== rows) band.height = rows;
  for (let y = 0; y < height; y += rows) {
    bandContext.drawImage(canvas, 0, -top - y);
    const raw = band.toBuffer('raw');
    const pixels = new Int32Array(raw.buffer, raw.byteOffset, raw.byteLength / 4);
    const left = { pixels, length: pixels.length / rows, width, height: Math.min(rows, height - y) };
    indexRows(left, { data, stride, start: start + y * stride });
    letGo(raw);
  }
}

/** Rows of pixels: their length, how many pixels of each row are wanted, and how many rows. */
interface Rows {
  readonly pixels: Int32Array;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

let fours = new Uint32Array(0);

/**
 * Writes the colours of pixels as indices into the palette. It takes four at a time, because nine out of ten pixels are
 * like their neighbours.
 */
function indexRows({ pixels, length, width, height }: Rows, { data, stride, start }: Target): void {
  const index = paletteIndex();
  const groups = Math.ceil(width / 4);
  if (fours.length < groups) fours = new Uint32Array(groups);
  const row = new Uint8Array(fours.buffer, 0, width);
  let last = 0;
  let plain = FOUR_TIMES * (index[keyOf(last)] ?? 0);
  for (let y = 0; y < height; y++) {
    let from = y * length;
    for (let group = 0; group < groups; group++, from += 4) {
      const a = pixels[from] ?? 0;
      const b = pixels[from + 1] ?? 0;
      const c = pixels[from + 2] ?? 0;
      const d = pixels[from + 3] ?? 0;
      if (((a ^ b) | (b ^ c) | (c ^ d)) !== 0) {
        const high = ((index[keyOf(d)] ?? 0) << 24) | ((index[keyOf(c)] ?? 0) << 16);
        fours[group] = high | ((index[keyOf(b)] ?? 0) << 8) | (index[keyOf(a)] ?? 0);
        continue;
      }
      if (a !== last) {
        last = a;
        plain = FOUR_TIMES * (index[keyOf(a)] ?? 0);
      }
      fours[group] = plain;
    }
    data.set(row, start + y * stride);
  }
}

/** An index times this is the same index in all four bytes. */
const FOUR_TIMES = 0x01010101;

/** The top 5, 6 and 5 bits of a pixel's red, green and blue: its place in the index of the palette. */
const keyOf = (pixel: number): number => ((pixel >> 19) & 31) | ((pixel >> 5) & 0x7e0) | ((pixel << 8) & 0xf800);

/** Frees the memory of pixels at once, so that the next ones get it; the garbage collector would leave it for later. */
function letGo({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
