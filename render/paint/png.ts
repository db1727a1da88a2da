import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { paletteBytes } from './palette.ts';

// Canvas can also write PNGs with a palette, but leaks four thousand bytes of memory each time.

/** How hard to compress a PNG: 5 is quick; 9 takes ten times as long and saves a tenth of the bytes. */
export type Compression = 5 | 9;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const WITH_PALETTE = 3;
const BITS = 8;

/** The size of a picture in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rows of pixels in PNG's format: a byte for the filter (0 for none), then one palette index for each pixel. */
interface Rows extends Size {
  readonly bytes: Uint8Array;
}

/** A PNG made from rows of palette indices. */
export function encodePng({ bytes, width, height }: Rows, level: Compression): Buffer {
  return pngOf({ width, height }, [deflateSync(bytes, { level })]);
}

/** A PNG whose compressed pixels are divided into `parts`. */
function pngOf({ width, height }: Size, parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([BITS, WITH_PALETTE], 8);
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', [head]),
    ...chunk('PLTE', [paletteBytes()]),
    ...chunk('IDAT', parts),
    ...chunk('IEND', []),
  ]);
}

function chunk(type: string, parts: readonly Uint8Array[]): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(
    parts.reduce((sum, { length }) => sum + length, 0),
    0,
  );
  head.write(type, 4, 'latin1');
  const check = Buffer.alloc(4);
  check.writeUInt32BE(
    parts.reduce((sum, part) => crc32(part, sum), crc32(head.subarray(4))),
    0,
  );
  return [head, ...parts, check];
}

/** Consecutive rows of a PNG, compressed independently of the others. */
export interface Compressed {
  readonly bytes: Uint8Array;
  /** How many bytes the rows take uncompressed, and their Adler-32 checksum. */
  readonly length: number;
  readonly sum: Checksum;
}

/** An Adler-32 checksum: the sum of the bytes, and the sum of those sums. */
interface Checksum {
  readonly low: number;
  readonly high: number;
}

const LEVEL = 5;

/**
 * Compresses the rows that begin at byte `from`. The bytes before that must come before these rows in the picture, too;
 * the compressed rows may refer to them.
 */
export function compressed(rows: Uint8Array, from: number): Compressed {
  const own = rows.subarray(from);
  const bytes = deflateRawSync(own, {
    level: LEVEL,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(from > 0 && { dictionary: rows.subarray(0, from) }),
  });
  // The result is a part of a larger buffer, which should not stay in memory.
  return { bytes: new Uint8Array(bytes), length: own.length, sum: checksum(own) };
}

/** The largest prime below 65,536. */
const MODULUS = 65_521;
/** The number of bytes after which a sum of sums may no longer fit in 32 bits. */
const LONGEST = 5_552;

function checksum(bytes: Uint8Array): Checksum {
  let low = 1;
  let high = 0;
  for (let start = 0; start < bytes.length; start += LONGEST) {
    const end = Math.min(bytes.length, start + LONGEST);
    for (let at = start; at < end; at++) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= MODULUS;
    high %= MODULUS;
  }
  return { low, high };
}

/** The checksum of some bytes followed by others. */
const joined = (first: Checksum, { sum, length }: Compressed): Checksum => ({
  low: (first.low + sum.low + MODULUS - 1) % MODULUS,
  high: (first.high + sum.high + length * (first.low + MODULUS - 1)) % MODULUS,
});

/** What comes before the compressed data (a window of 32 KB, a quick level), and an empty last block after it. */
const BEFORE = Uint8Array.of(0x78, 0x5e);
const LAST = Uint8Array.of(0x03, 0x00);

/** A PNG made from all its rows, compressed in several parts. */
export function joinPng(size: Size, parts: readonly Compressed[]): Buffer {
  const { low, high } = parts.reduce(joined, { low: 1, high: 0 });
  const check = Buffer.alloc(4);
  check.writeUInt16BE(high, 0);
  check.writeUInt16BE(low, 2);
  return pngOf(size, [BEFORE, ...parts.map(({ bytes }) => bytes), LAST, check]);
}
