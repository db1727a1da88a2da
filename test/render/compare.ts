import { inflateSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Pictures are compared after squares of this many pixels a side have been reduced to one pixel, so that differences
 * along edges vanish.
 */
const SHRUNK = 4;
/** The greatest allowed difference of a colour, as a share of the difference between black and white. */
const COLOUR = 0.14;
const STRAY = 1;
/** Lettering may be a pixel off in any direction, because machines place it differently. */
const SHIFTS = [0, -1, 1].flatMap((y) => [0, -1, 1].map((x) => ({ x, y })));

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export const read = (png: Buffer): Pixels => PNG.sync.read(png);

/** The colour of a pixel of a PNG, as `#RRGGBB`. */
export function colourAt(png: Buffer, { x, y }: { readonly x: number; readonly y: number }): string {
  const { width, data } = read(png);
  const at = (Math.floor(y) * width + Math.floor(x)) * 4;
  return `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`.toUpperCase();
}

/** A picture moved by some pixels, reduced so that each pixel is the mean of four times four. */
function shrunken({ width, height, data }: Pixels, by: { readonly x: number; readonly y: number }): Pixels {
  const small = { width: Math.ceil(width / SHRUNK), height: Math.ceil(height / SHRUNK) };
  const out = new Uint8Array(small.width * small.height * 4);
  for (let to = 0; to < small.width * small.height; to++) {
    const left = (to % small.width) * SHRUNK + by.x;
    const top = Math.floor(to / small.width) * SHRUNK + by.y;
    for (let c = 0; c < 4; c++) {
      let sum = 0;
      for (let i = 0; i < SHRUNK * SHRUNK; i++) {
        const x = Math.min(width - 1, Math.max(0, left + (i % SHRUNK)));
        const y = Math.min(height - 1, Math.max(0, top + Math.floor(i / SHRUNK)));
        sum += data[(y * width + x) * 4 + c] ?? 0;
      }
      out[to * 4 + c] = Math.round(sum / (SHRUNK * SHRUNK));
    }
  }
  return { ...small, data: out };
}

/** A PNG with its pixels unpacked, so that the degree of compression makes no difference. */
export function unpacked(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const [kind, data] = [png.subarray(at + 4, at + 8), png.subarray(at + 8, at + 8 + length)];
    parts.push(kind, kind.toString() === 'IDAT' ? inflateSync(data) : data);
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/**
 * Whether two pictures show the same thing, even if painted on different machines: each reduced pixel matches at some
 * shift.
 */
export function alike(one: Pixels, other: Pixels): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  const a = shrunken(one, { x: 0, y: 0 });
  const differing = new Uint8Array(a.width * a.height).fill(1);
  return SHIFTS.some((shift) => {
    const mask = new Uint8Array(a.data.length);
    const options = { threshold: COLOUR, includeAA: true, diffMask: true };
    pixelmatch(a.data, shrunken(other, shift).data, mask, a.width, a.height, options);
    for (const i of differing.keys()) if (mask[i * 4 + 3] === 0) differing[i] = 0;
    return differing.reduce((sum, differs) => sum + differs, 0) <= STRAY;
  });
}
