import type { Face } from './theme.ts';

/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in pixels; `x` and `y` are its upper left corner. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A rectangle, rounded by `round` pixels, filled or stroked or both; a circle is one rounded by half its height. */
export interface Rect extends Box {
  readonly is: 'rect';
  readonly round?: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly line?: number;
  readonly dash?: readonly number[];
  readonly alpha?: number;
}

/** A drawing that is rasterised once per size: an icon, a tile, a piece of land. The game draws it (see look.ts). */
export interface Sprite extends Box {
  readonly is: 'sprite';
  readonly sprite: string;
  readonly alpha?: number;
}

/** One line of text; `x` is its left end, middle or right end, `y` its baseline, `width` its measured length. */
export interface Text {
  readonly is: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly fill: string;
  readonly align: 'left' | 'center' | 'right';
  readonly width: number;
  /** The thickness of an ink line around the letters. */
  readonly outline?: number;
  readonly alpha?: number;
  /** How much narrower its letters are than normal, from 0 to 1; normal if left out. */
  readonly squeeze?: number;
  /** The full text, if the line was too long and had to be cut. */
  readonly whole?: string;
  /** Set for a line that is unlikely to be needed again, so it is not worth caching. */
  readonly once?: true;
}

/** One thing to paint. */
export type Shape = Rect | Sprite | Text;

/** A finished layout: everything to paint, in order. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly shapes: readonly Shape[];
}

/** A box reduced by `by` pixels on every side. */
export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by };
}

/** The middle of a box. */
export function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The box that a line of text covers, from the top of its capitals to its baseline. */
export function textBox(text: Text): Box {
  const left = text.align === 'left' ? 0 : text.align === 'center' ? text.width / 2 : text.width;
  return { x: text.x - left, y: text.y - text.size * 0.64, w: text.width, h: text.size * 0.64 };
}

/** A rectangle with the given paint. */
export function rect(box: Box, paint: Omit<Rect, 'is' | keyof Box>): Rect {
  return { is: 'rect', x: box.x, y: box.y, w: box.w, h: box.h, ...paint };
}

/** A sprite that fills a box. */
export function sprite(name: string, box: Box): Sprite {
  return { is: 'sprite', sprite: name, x: box.x, y: box.y, w: box.w, h: box.h };
}

/** A square sprite centred on a point. */
export function icon(name: string, at: Point, size: number): Sprite {
  return sprite(name, { x: at.x - size / 2, y: at.y - size / 2, w: size, h: size });
}

/** Shapes made fainter: 1 leaves them as they are, 0 makes them invisible. */
export function faint(shapes: readonly Shape[], alpha: number): Shape[] {
  return shapes.map((shape) => ({ ...shape, alpha: (shape.alpha ?? 1) * alpha }));
}

/** Shapes as they look on a dark card: drawings faint, boxes as outlines, and text in `ink`, which stays readable. */
export function dimmed(shapes: readonly Shape[], ink: string): Shape[] {
  return shapes.map((shape): Shape => {
    if (shape.is === 'text') return { ...shape, fill: ink, alpha: 0.75 };
    if (shape.is === 'sprite') return { ...shape, alpha: (shape.alpha ?? 1) * 0.36 };
    const { fill: _, ...outline } = shape;
    return { ...outline, stroke: ink, alpha: 0.4 };
  });
}

/** Shapes scaled by `scale` about their origin, which is then moved to `at`. */
export function placed(shapes: readonly Shape[], at: Point, scale = 1): Shape[] {
  return shapes.map((shape) => {
    const moved = { x: shape.x * scale + at.x, y: shape.y * scale + at.y };
    if (shape.is === 'text') {
      const outline = shape.outline === undefined ? {} : { outline: shape.outline * scale };
      return { ...shape, ...moved, ...outline, size: shape.size * scale, width: shape.width * scale };
    }
    const sized = { ...moved, w: shape.w * scale, h: shape.h * scale };
    if (shape.is === 'sprite') return { ...shape, ...sized };
    const round = shape.round === undefined ? {} : { round: shape.round * scale };
    const line = shape.line === undefined ? {} : { line: shape.line * scale };
    return { ...shape, ...sized, ...round, ...line };
  });
}
