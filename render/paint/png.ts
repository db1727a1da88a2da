import { crc32, deflateSync } from 'node:zlib';
import { paletteBytes } from './palette.ts';

// Canvas can also write PNGs with a palette, but leaks four thousand bytes of memory each time.

/** How hard to compress a PNG: 5 is quick; 9 takes ten times as long and saves a tenth of the bytes. */
export type Compression = 5 | 9;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const WITH_PALETTE = 3;
const BITS = 8;

/** Rows of pixels in PNG's form: a byte for the filter (0 for none), then one palette index for each pixel. */
interface Rows {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A PNG made from rows of palette indices. */
export function encodePng({ bytes, width, height }: Rows, level: Compression): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([BITS, WITH_PALETTE], 8);
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', head),
    ...chunk('PLTE', paletteBytes()),
    ...chunk('IDAT', deflateSync(bytes, { level })),
    ...chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0);
  return [head, data, check];
}
