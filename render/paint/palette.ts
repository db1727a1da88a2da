import { PALETTE } from './palette-colours.ts';

const CHANNELS = PALETTE.map((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);

let bytes: Uint8Array | undefined;

/** The palette as 256 triples of red, green and blue. */
export function paletteBytes(): Uint8Array {
  if (bytes === undefined) {
    bytes = new Uint8Array(768).fill(255);
    bytes.set(CHANNELS.flat());
  }
  return bytes;
}

function nearest(r: number, g: number, b: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, [pr = 0, pg = 0, pb = 0]] of CHANNELS.entries()) {
    const distance = (r - pr) ** 2 * 0.8 + (g - pg) ** 2 * 1.4 + (b - pb) ** 2 * 0.6;
    if (distance < least) {
      least = distance;
      best = at;
    }
  }
  return best;
}

let index: Uint8Array | undefined;

/**
 * The nearest colour of the palette for every colour of 5 bits red, 6 bits green and 5 bits blue (`r | g << 5 | b <<
 * 11`).
 */
export function paletteIndex(): Uint8Array {
  if (index === undefined) {
    index = new Uint8Array(65_536);
    for (let key = 0; key < index.length; key++) {
      index[key] = nearest(((key & 31) << 3) + 4, (((key >> 5) & 63) << 2) + 2, ((key >> 11) << 3) + 4);
    }
    // The colours of the palette itself stay exact; those of the theme come first, so they win if two share a key.
    for (const [at, [r = 0, g = 0, b = 0]] of [...CHANNELS.entries()].reverse()) {
      index[(r >> 3) | ((g >> 2) << 5) | ((b >> 3) << 11)] = at;
    }
  }
  return index;
}
