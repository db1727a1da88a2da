import { createRequire } from 'node:module';
import { paletteBytes } from './palette.ts';

/** The part of gifenc that we use. The library has no types and, as a CommonJS bundle, no named imports. */
interface GifEncoder {
  readonly GIFEncoder: (options: { readonly auto: boolean; readonly initialCapacity: number }) => {
    writeHeader(): void;
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly first: boolean;
        readonly palette?: readonly (readonly number[])[];
        readonly repeat: number;
        readonly transparent: boolean;
        readonly transparentIndex: number;
        readonly dispose: number;
        readonly delay: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}

const require = createRequire(import.meta.url);
const { GIFEncoder } = require('gifenc') as GifEncoder;

/** The index for pixels that keep what an earlier frame has drawn; it replaces the last colour of the palette. */
export const CLEAR = 255;

let colours: (readonly number[])[] | undefined;

/** The palette as triples of red, green and blue. */
function palette(): (readonly number[])[] {
  const bytes = paletteBytes();
  colours ??= Array.from({ length: bytes.length / 3 }, (_, at) => [...bytes.subarray(at * 3, at * 3 + 3)]);
  return colours;
}

let spare: number | undefined;

function nearestToLast(): number {
  const last = palette()[CLEAR] ?? [];
  const distances = palette()
    .slice(0, CLEAR)
    .map((colour) => colour.reduce((sum, channel, at) => sum + (channel - (last[at] ?? 0)) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}

/** The index of the colour that is closest to the dropped one. */
export function spareIndex(): number {
  spare ??= nearestToLast();
  return spare;
}

/**
 * The pixels of a frame, row by row, as indices into the palette without its last colour, and how long to show it, in
 * ms.
 */
export interface Still {
  readonly indices: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
}

let changed = new Uint8Array(0);

/** The pixels that differ from those of the previous frame, in reused memory. */
function changes(indices: Uint8Array, before: Uint8Array): Uint8Array {
  if (changed.length !== indices.length) changed = new Uint8Array(indices.length);
  for (let at = 0; at < indices.length; at++) {
    const index = indices[at] ?? CLEAR;
    changed[at] = index === before[at] ? CLEAR : index;
  }
  return changed;
}

/** The bytes that a frame adds to a GIF: all of the first frame, and the differences of later ones. */
export function gifFrame(
  { indices, width, height, ms }: Still,
  before: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const gif = GIFEncoder({ auto: false, initialCapacity: 2 ** 18 });
  const first = before === undefined;
  if (first) gif.writeHeader();
  const pixels = first ? indices : changes(indices, before);
  gif.writeFrame(pixels, width, height, {
    first,
    ...(first && { palette: palette() }),
    repeat: 0,
    transparent: !first,
    transparentIndex: CLEAR,
    // Every frame stays visible, and the next one is drawn over it.
    dispose: 1,
    delay: ms,
  });
  return gif.bytes();
}

/** The bytes that end a GIF. */
export function gifEnd(): Uint8Array<ArrayBuffer> {
  const gif = GIFEncoder({ auto: false, initialCapacity: 1 });
  gif.finish();
  return gif.bytes();
}
