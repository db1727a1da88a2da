import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { GOLDEN } from '../../lab/golden-pictures.ts';

/**
 * Pictures are compared after squares of this many pixels a side have been reduced to one pixel, so that differences
 * along edges vanish.
 */
const SHRUNK = 4;
/** The greatest allowed difference of a colour, as a share of the difference between black and white. */
const COLOUR = 0.14;
/** How many of the reduced pixels may differ. */
const STRAY = 1;
/** Lettering may be a pixel off in any direction, because machines place it differently. */
const SHIFTS = [0, -1, 1].flatMap((y) => [0, -1, 1].map((x) => ({ x, y })));

/** Pixels as pngjs reads them: four bytes each. */
export interface Pixels {
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

const everywhere = new WeakMap<Pixels, Pixels[]>();

/** The same as `shrunken`, but cached, because one picture is compared with many. */
function shrunkenAt(picture: Pixels, shift: number): Pixels {
  const kept = everywhere.get(picture) ?? [];
  everywhere.set(picture, kept);
  kept[shift] ??= shrunken(picture, SHIFTS[shift] ?? { x: 0, y: 0 });
  return kept[shift];
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

/** How many of the reduced pixels of two pictures differ at the best shift; all of them if the sizes differ. */
export function differences(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  const a = shrunken(one, { x: 0, y: 0 });
  const differing = new Uint8Array(a.width * a.height).fill(1);
  let left = differing.length;
  for (const shift of SHIFTS.keys()) {
    const mask = new Uint8Array(a.data.length);
    const options = { threshold: COLOUR, includeAA: true, diffMask: true };
    pixelmatch(a.data, shrunkenAt(other, shift).data, mask, a.width, a.height, options);
    left = 0;
    for (let i = 0; i < differing.length; i++) {
      if (mask[i * 4 + 3] === 0) differing[i] = 0;
      left += differing[i] ?? 0;
    }
    if (left <= STRAY) return left;
  }
  return left;
}

/** Whether two pictures show the same, even if painted on different machines. */
export const alike = (one: Pixels, other: Pixels): boolean => differences(one, other) <= STRAY;

/** The file of a golden picture. */
export const fileOf = ({ name }: { readonly name: string }): string => join(GOLDEN, `${name}.png`);

/** Tests that pictures are still painted as they are in their files. */
export function testGolden<Picture extends { readonly name: string }>(
  pictures: readonly Picture[],
  paint: (picture: Picture) => Buffer,
): void {
  test.each(pictures.map((picture) => [picture.name, picture] as const))('%s', (_, picture) => {
    expect(existsSync(fileOf(picture)), 'is there; npm run -s golden paints it').toBe(true);
    // Golden pictures are compressed as far as possible, which takes five times as long as painting them.
    const [painted, golden] = [paint(picture), readFileSync(fileOf(picture))];
    // Comparing pixels takes far longer, and on most machines there is nothing to compare.
    const same = unpacked(painted).equals(unpacked(golden)) || alike(read(painted), read(golden));
    expect(same, 'npm run -s golden repaints it').toBe(true);
  });
}
