import { type Canvas, type CanvasRenderingContext2D, createCanvas, Image, registerFont } from 'canvas';
import { LRUCache } from 'lru-cache';
import { getOr } from '../../src/engine/once.ts';
import { fontFile } from './fonts.ts';
import type { DrawSprite } from './look.ts';
import { paletteIndex } from './palette.ts';
import { type Compression, encodePng } from './png.ts';
import type { Picture, Rect, Shape, Sprite, Text } from './shape.ts';
import { colours, faces, fallbackFaces } from './theme.ts';

const FALLBACKS = fallbackFaces.map(({ family }) => `"${family}"`).join(', ');
let registered = false;

function registerFaces(): void {
  if (registered) return;
  for (const { file, family } of [...Object.values(faces), ...fallbackFaces]) registerFont(fontFile(file), { family });
  registered = true;
}

/**
 * How many bytes of drawings to cache. All drawings of a seven-player game take 17 MB; the land of a board with
 * overhanging cells, which is rare, takes 7 MB for each shape of board.
 */
const KEPT_BITMAPS = 40e6;

const bitmaps = canvasesOf(KEPT_BITMAPS);

/** Canvases by what is drawn on them; together they take at most this many bytes. */
function canvasesOf(maxSize: number): LRUCache<string, Canvas> {
  return new LRUCache({ maxSize, sizeCalculation: bytesOf, dispose: empty });
}

function bytesOf({ width, height }: Canvas): number {
  return width * height * 4;
}

/** Frees the memory of a canvas; the garbage collector does not see how large it is. */
function empty(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

const numbers = new WeakMap<DrawSprite, number>();
let sources = 0;

/** A number for each source of sprites, because two games may use the same name for different drawings. */
function numberOf(from: DrawSprite): number {
  const known = numbers.get(from);
  if (known !== undefined) return known;
  sources += 1;
  numbers.set(from, sources);
  return sources;
}

const NOTHING = Buffer.alloc(0);

/** An SVG document as a bitmap of a size in pixels. */
function rasterised(svg: string, w: number, h: number): Canvas {
  const image = new Image();
  // librsvg rasterises at the size in the document, so the size is set before the source is read.
  const source = svg.replace(/^<svg([^>]*?) width="[^"]*" height="[^"]*"/, `<svg$1 width="${w}" height="${h}"`);
  image.src = Buffer.from(source);
  const made = createCanvas(w, h);
  made.getContext('2d').drawImage(image, 0, 0, w, h);
  // An image takes as much memory as the bitmap, and the garbage collector does not see that either: an empty source
  // frees it.
  image.src = NOTHING;
  return made;
}

function roundedPath(context: CanvasRenderingContext2D, shape: Rect): void {
  const { x, y, w, h } = shape;
  const r = Math.min(shape.round ?? 0, w / 2, h / 2);
  context.beginPath();
  if (r <= 0) {
    context.rect(x, y, w, h);
    return;
  }
  context.moveTo(x + r, y);
  context.arcTo(x + w, y, x + w, y + h, r);
  context.arcTo(x + w, y + h, x, y + h, r);
  context.arcTo(x, y + h, x, y, r);
  context.arcTo(x, y, x + w, y, r);
  context.closePath();
}

function paintRect(context: CanvasRenderingContext2D, shape: Rect): void {
  roundedPath(context, shape);
  if (shape.fill !== undefined) {
    context.fillStyle = shape.fill;
    context.fill();
  }
  if (shape.stroke === undefined) return;
  context.strokeStyle = shape.stroke;
  context.lineWidth = shape.line ?? 1;
  if (shape.dash !== undefined) context.setLineDash([...shape.dash]);
  context.stroke();
  if (shape.dash !== undefined) context.setLineDash([]);
}

function paintSprite(context: CanvasRenderingContext2D, shape: Sprite, from: DrawSprite): void {
  const { sprite } = shape;
  const [w, h] = [Math.max(1, Math.round(shape.w)), Math.max(1, Math.round(shape.h))];
  const made = getOr(bitmaps, `${numberOf(from)}|${sprite}|${w}|${h}`, () => rasterised(from(sprite, w, h), w, h));
  context.drawImage(made, Math.round(shape.x), Math.round(shape.y));
}

function write(context: CanvasRenderingContext2D, shape: Text): void {
  context.font = `${shape.size}px "${faces[shape.face].family}", ${FALLBACKS}`;
  context.textAlign = shape.align;
  if (shape.outline !== undefined) {
    context.lineJoin = 'round';
    context.lineWidth = shape.outline * 2;
    context.strokeStyle = colours.ink;
    context.strokeText(shape.text, shape.x, shape.y);
  }
  context.fillStyle = shape.fill;
  context.fillText(shape.text, shape.x, shape.y);
}

/** How many bytes of text to cache: enough for three lines out of four when many games take turns. */
const KEPT_LETTERINGS = 16e6;

const letterings = canvasesOf(KEPT_LETTERINGS);

/** Laying out a line of text costs ten times as much as pasting it, and most lines are needed again and again. */
function lettering(shape: Text, margin: number): Canvas {
  const key = `${shape.text}|${shape.face}|${shape.size}|${shape.fill}|${shape.outline ?? 0}|${shape.squeeze ?? 1}`;
  return getOr(letterings, key, () => {
    const canvas = createCanvas(Math.ceil(shape.width) + 2 * margin, Math.ceil(shape.size * 1.5) + 2 * margin);
    const context = canvas.getContext('2d');
    if (shape.squeeze === undefined) {
      write(context, { ...shape, align: 'left', x: margin, y: baseline(shape) + margin });
      return canvas;
    }
    // Canvas itself does not scale the space between letters.
    const { squeeze, ...letters } = shape;
    const wide = lettering({ ...letters, width: shape.width / squeeze }, margin);
    context.drawImage(wide, margin - margin * squeeze, 0, wide.width * squeeze, wide.height);
    return canvas;
  });
}

const baseline = (shape: Text): number => Math.round(shape.size * 1.1);

function paintText(context: CanvasRenderingContext2D, shape: Text): void {
  if (shape.once && shape.squeeze === undefined) {
    write(context, shape);
    return;
  }
  const margin = Math.ceil((shape.outline ?? 0) + shape.size * 0.1) + 1;
  const left = shape.align === 'left' ? 0 : shape.align === 'center' ? shape.width / 2 : shape.width;
  const x = Math.round(shape.x - left) - margin;
  const y = Math.round(shape.y) - baseline(shape) - margin;
  context.drawImage(lettering(shape, margin), x, y);
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape, from: DrawSprite): void {
  context.globalAlpha = shape.alpha ?? 1;
  switch (shape.is) {
    case 'rect':
      paintRect(context, shape);
      break;
    case 'sprite':
      paintSprite(context, shape, from);
      break;
    case 'text':
      paintText(context, shape);
      break;
  }
}

// A canvas for every picture would pile up native memory faster than the garbage collector notices: this one is reused.
// It only grows, because the system clears new memory page by page, which takes longer than painting a background.
const screen = createCanvas(1, 1);
const screenContext = screen.getContext('2d', { alpha: false });

function grow(canvas: Canvas, width: number, height: number): void {
  if (canvas.width < width) canvas.width = width;
  if (canvas.height < height) canvas.height = height;
}

/** Paints shapes on the shared canvas, which may be larger than the picture, using a game's drawings. */
export function draw(picture: Picture, from: DrawSprite): Canvas {
  registerFaces();
  grow(screen, picture.width, picture.height);
  screenContext.globalAlpha = 1;
  screenContext.lineJoin = 'round';
  screenContext.fillStyle = picture.ground;
  screenContext.fillRect(0, 0, picture.width, picture.height);
  for (const shape of picture.shapes) paintShape(screenContext, shape, from);
  return screen;
}

/** A part of a canvas, from its top left corner on. */
interface Corner {
  readonly canvas: Canvas;
  readonly width: number;
  readonly height: number;
}

/** Where to write the indices: in rows of `stride`, from `start` on. */
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

/** Writes the colours of an opaque canvas as indices of the palette. */
export function indexPixels({ canvas, width, height }: Corner, { data, stride, start }: Target): void {
  const rows = Math.max(1, Math.floor(READ_BYTES / (4 * width)));
  if (band.width !== width) band.width = width;
  if (band.height !== rows) band.height = rows;
  for (let y = 0; y < height; y += rows) {
    bandContext.drawImage(canvas, 0, -y);
    const raw = band.toBuffer('raw');
    const pixels = new Int32Array(raw.buffer, raw.byteOffset, raw.byteLength / 4);
    const left = { pixels, length: pixels.length / rows, width, height: Math.min(rows, height - y) };
    indexRows(left, { data, stride, start: start + y * stride });
    letGo(raw);
  }
}

/** Rows of pixels: their length, and how many pixels of each, and how many rows, are wanted. */
interface Rows {
  readonly pixels: Int32Array;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

let fours = new Uint32Array(0);

/**
 * Writes the colours of pixels as indices of the palette. It takes four at a time, because nine out of ten pixels are
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

/** The 5, 6 and 5 highest bits of a pixel's red, green and blue: its place in the index of the palette. */
const keyOf = (pixel: number): number => ((pixel >> 19) & 31) | ((pixel >> 5) & 0x7e0) | ((pixel << 8) & 0xf800);

/** Frees the memory of pixels at once, so that the next ones get it; the garbage collector would leave it for later. */
function letGo({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

let rows = new Uint8Array(0);

/** The picture drawn last, with this width and height, as a PNG of at most 256 colours (see palette.ts). */
export function encode(width: number, height: number, compression: Compression = 5): Buffer {
  const stride = width + 1;
  if (rows.length < stride * height) rows = new Uint8Array(stride * height);
  const bytes = rows.subarray(0, stride * height);
  for (let at = 0; at < bytes.length; at += stride) bytes[at] = 0;
  indexPixels({ canvas: screen, width, height }, { data: bytes, stride, start: 1 });
  return encodePng({ bytes, width, height }, compression);
}

/** Paints a single drawing on a transparent ground and returns it as a PNG with all its colours. */
export function paintAlone(name: string, size: number, from: DrawSprite): Buffer {
  const canvas = rasterised(from(name, size, size), size, size);
  const png = canvas.toBuffer('image/png');
  empty(canvas);
  return png;
}

/** Paints a layout using a game's drawings, and returns it as a PNG. */
export function paint(picture: Picture, from: DrawSprite, compression?: Compression): Buffer {
  draw(picture, from);
  return encode(picture.width, picture.height, compression);
}
