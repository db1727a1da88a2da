import { type Canvas, type CanvasRenderingContext2D, createCanvas, Image } from 'canvas';
import { LRUCache } from 'lru-cache';
import { getOr } from '../../src/engine/once.ts';
import { baseline, isWritten, letteringBox, type Rows, touches } from './extent.ts';
import { registerFaces } from './faces.ts';
import type { DrawSprite } from './look.ts';
import type { Picture, Rect, Shape, Sprite, Text } from './shape.ts';
import { colours, faces, fallbackFaces } from './theme.ts';

const FALLBACKS = fallbackFaces.map(({ family }) => `"${family}"`).join(', ');
/**
 * How many bytes of drawings to cache. All drawings of a seven-player game take 17 MB; the land of a board with
 * overhanging cells, which is rare, takes 7 MB for each shape of board.
 */
const KEPT_BITMAPS = 24e6;

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
export function numberOf(from: DrawSprite): number {
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
  const { outline = 0 } = shape;
  context.font = `${shape.size}px "${faces[shape.face].family}", ${FALLBACKS}`;
  context.textAlign = shape.align;
  // Canvas ignores a line width of 0 and would keep that of an earlier line.
  if (outline > 0) {
    context.lineJoin = 'round';
    context.lineWidth = outline * 2;
    context.strokeStyle = colours.ink;
    context.strokeText(shape.text, shape.x, shape.y);
  }
  context.fillStyle = shape.fill;
  context.fillText(shape.text, shape.x, shape.y);
}

/** How many bytes of text to cache. Most lines are in bands that are not painted again anyway (see bands.ts). */
const KEPT_LETTERINGS = 8e6;

const letterings = canvasesOf(KEPT_LETTERINGS);

/** Laying out a line of text costs ten times as much as pasting it, and most lines are needed again and again. */
function lettering(shape: Text, margin: number): Canvas {
  const key = `${shape.text}|${shape.face}|${shape.size}|${shape.fill}|${shape.outline ?? 0}|${shape.squeeze ?? 1}`;
  return getOr(letterings, key, () => {
    const { w, h } = letteringBox(shape, margin);
    const canvas = createCanvas(w, h);
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

function paintText(context: CanvasRenderingContext2D, shape: Text): void {
  if (isWritten(shape)) {
    write(context, shape);
    return;
  }
  const { x, y, margin } = letteringBox(shape);
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

/**
 * Paints shapes on the shared canvas, which may be larger than the picture, using a game's drawings. Given some of the
 * picture's rows, it leaves all others as they are.
 */
export function draw(picture: Picture, from: DrawSprite, rows: Rows = { top: 0, bottom: picture.height }): Canvas {
  registerFaces();
  grow(screen, picture.width, picture.height);
  screenContext.save();
  screenContext.beginPath();
  screenContext.rect(0, rows.top, picture.width, rows.bottom - rows.top);
  screenContext.clip();
  screenContext.globalAlpha = 1;
  screenContext.lineJoin = 'round';
  screenContext.fillStyle = picture.ground;
  screenContext.fillRect(0, rows.top, picture.width, rows.bottom - rows.top);
  for (const shape of picture.shapes) if (touches(shape, rows)) paintShape(screenContext, shape, from);
  screenContext.restore();
  return screen;
}

/** Paints a single drawing on a transparent ground and returns it as a PNG with all its colours. */
export function paintAlone(name: string, size: number, from: DrawSprite): Buffer {
  const canvas = rasterised(from(name, size, size), size, size);
  const png = canvas.toBuffer('image/png');
  empty(canvas);
  return png;
}
