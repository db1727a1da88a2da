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

// A canvas for every picture would pile up native memory faster than the garbage collector notices: this one is resized
// and reused.
const screen = createCanvas(1, 1);
const screenContext = screen.getContext('2d', { alpha: false });

function resize(canvas: Canvas, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** Paints shapes on the shared canvas, using a game's drawings. */
export function draw(picture: Picture, from: DrawSprite): Canvas {
  registerFaces();
  resize(screen, picture.width, picture.height);
  screenContext.globalAlpha = 1;
  screenContext.lineJoin = 'round';
  screenContext.fillStyle = picture.ground;
  screenContext.fillRect(0, 0, picture.width, picture.height);
  for (const shape of picture.shapes) paintShape(screenContext, shape, from);
  return screen;
}

/** Where to write the indices: in rows of `stride`, from `start` on. */
interface Target {
  readonly data: Uint8Array;
  readonly stride: number;
  readonly start: number;
}

/** Writes the colours of an opaque canvas as indices of the palette. */
export function indexPixels(canvas: Canvas, { data, stride, start }: Target): void {
  const { width, height } = canvas;
  const raw = canvas.toBuffer('raw');
  const pixels = new Uint32Array(raw.buffer, raw.byteOffset, raw.byteLength / 4);
  const index = paletteIndex();
  const rowPixels = pixels.length / height;
  let last = -1;
  let found = 0;
  for (let y = 0; y < height; y++) {
    let from = y * rowPixels;
    const end = start + y * stride + width;
    for (let to = start + y * stride; to < end; to++) {
      const pixel = pixels[from++] ?? 0;
      if (pixel !== last) {
        last = pixel;
        found = index[((pixel >> 19) & 31) | (((pixel >> 10) & 63) << 5) | (((pixel >> 3) & 31) << 11)] ?? 0;
      }
      data[to] = found;
    }
  }
  letGo(raw);
}

/**
 * Frees the memory of a canvas' pixels, which is up to 20 MB; the garbage collector would leave several such blocks
 * around.
 */
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
  indexPixels(screen, { data: bytes, stride, start: 1 });
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
