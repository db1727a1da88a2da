import { hash } from 'node:crypto';
import type { Canvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import { draw, numberOf } from './draw.ts';
import { type Rows, rowsOf } from './extent.ts';
import type { DrawSprite } from './look.ts';
import { indexPixels } from './pixels.ts';
import { type Compressed, compressed } from './png.ts';
import type { Picture } from './shape.ts';

/**
 * How many rows of a picture are painted and compressed together. Fewer rows are more often unchanged, but need more
 * bytes.
 */
const ROWS = 64;
/** How many rows above a band its compression may refer to; without any, a picture would take 1% more bytes. */
const ABOVE = 4;

/** How many bytes of compressed bands to cache: those of about two hundred pictures. */
const KEPT = 10e6;
/** How many bytes an entry of the cache takes in addition to those. */
const ENTRY = 300;

const cached = new LRUCache<string, Compressed>({
  maxSize: KEPT,
  sizeCalculation: ({ bytes }) => bytes.length + ENTRY,
});

/** Some rows of a picture, and a key for what they show. */
interface Band extends Rows {
  readonly key: string;
}

const startOf = ({ top }: Rows): number => Math.max(0, top - ABOVE);

/** A picture divided into bands; bands with the same key have the same pixels. */
function bandsOf(picture: Picture, from: DrawSprite): Band[] {
  const { width, height, ground, shapes } = picture;
  const count = Math.ceil(height / ROWS);
  const contents = new Array<string>(count).fill(`${numberOf(from)}|${width}|${height}|${ground}`);
  for (const shape of shapes) {
    const { top, bottom } = rowsOf(shape);
    const described = JSON.stringify(shape);
    const last = Math.min(count - 1, Math.floor((bottom + ABOVE - 1) / ROWS));
    for (let at = Math.max(0, Math.floor(top / ROWS)); at <= last; at++) contents[at] += described;
  }
  return contents.map((content, at) => {
    const top = at * ROWS;
    return { top, bottom: Math.min(height, top + ROWS), key: hash('sha1', `${at}|${content}`, 'base64') };
  });
}

let rows = new Uint8Array(0);

/** Compresses a band that has just been drawn on a canvas. */
function compress(canvas: Canvas, width: number, band: Band): Compressed {
  const stride = width + 1;
  const top = startOf(band);
  const height = band.bottom - top;
  if (rows.length < stride * height) rows = new Uint8Array(stride * height);
  const bytes = rows.subarray(0, stride * height);
  for (let at = 0; at < bytes.length; at += stride) bytes[at] = 0;
  indexPixels({ canvas, top, width, height }, { data: bytes, stride, start: 1 });
  return compressed(bytes, stride * (band.top - top));
}

/** Paints neighbouring bands, and caches them. */
function paintRun(picture: Picture, from: DrawSprite, bands: readonly Band[]): Compressed[] {
  const [first] = bands;
  const last = bands.at(-1);
  if (first === undefined || last === undefined) return [];
  const canvas = draw(picture, from, { top: startOf(first), bottom: last.bottom });
  return bands.map((band) => {
    const made = compress(canvas, picture.width, band);
    cached.set(band.key, made);
    return made;
  });
}

/**
 * The compressed bands of a picture from top to bottom. It draws only those that are not cached; most of a picture
 * looks like one painted shortly before.
 */
export function paintedBands(picture: Picture, from: DrawSprite): Compressed[] {
  const found: Compressed[] = [];
  // Neighbours are drawn together, but not all bands: a clip of several boxes would give some edges a different shade.
  let run: Band[] = [];
  for (const band of bandsOf(picture, from)) {
    const known = cached.get(band.key);
    if (known === undefined) run.push(band);
    else {
      found.push(...paintRun(picture, from, run), known);
      run = [];
    }
  }
  return [...found, ...paintRun(picture, from, run)];
}

/** Empties the cache, so that the next pictures are painted whole. */
export function emptyBands(): void {
  cached.clear();
}
