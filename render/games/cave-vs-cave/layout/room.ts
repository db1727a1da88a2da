import { type Bundle, entriesOf } from '../../../../src/games/cave-vs-cave/goods.ts';
import { type Box, icon, type Point, type Shape, sprite } from '../../../paint/shape.ts';
import { centred, fits } from '../../../paint/text.ts';
import { roomFace } from '../room-faces.ts';
import type { RoomCard } from '../scene.ts';
import { bands, page } from '../theme.ts';
import { fittingSize, freshFrame, pointsSign, row, rowAt, rowCentred } from './pieces.ts';

/** The emblem of a room around a point. */
function emblem(id: string, at: Point, size: number): Shape[] {
  const face = roomFace(id);
  if (face.badge === undefined) return [icon(`icon:${face.emblem}`, at, size)];
  return [
    icon(`icon:${face.emblem}`, { x: at.x - size * 0.06, y: at.y - size * 0.04 }, size * 0.92),
    icon(`icon:${face.badge}`, { x: at.x + size * 0.34, y: at.y + size * 0.26 }, size * 0.56),
  ];
}

/** The effect of a room in a strip, as large as possible. */
function effectStrip(id: string, { x, y, w, h }: Box): Shape[] {
  const { effect } = roomFace(id);
  if (effect === '') return [];
  const size = fittingSize(effect, { most: h * 0.86, least: 24, max: w - 24 });
  return rowCentred(effect, { x: x + w / 2, y: y + h / 2 }, size);
}

/** The heights of the band with the name and the strip with the effect, and the margins before each. */
interface TileLook {
  readonly head: number;
  readonly strip: number;
  readonly room: number;
  readonly before?: number;
  /** How bright the tile beneath the text is, from 0 to 1. */
  readonly light?: number;
}

/** A sign with the same meaning as the colour. */
const colourSign = ({ colour }: RoomCard, at: Point, size: number): Shape =>
  icon(`icon:${bands[colour].sign}`, at, size);

/** The smallest margin, left and right added together, that a name needs in its band; a longer name is cut. */
const CLOSEST = 8;

/**
 * The name of a room in a band with this much free space; if possible, it leaves a total of `margin` free at its two
 * ends.
 */
function nameOf(
  room: RoomCard,
  at: Point,
  { free, margin, size }: { readonly free: number; readonly margin: number; readonly size: number },
): Shape {
  const look = { size, min: page.smallest, least: page.smallest - 1, fill: bands[room.colour].ink };
  const max = fits(room.name, { ...look, max: free - margin }) ? free - margin : free - CLOSEST;
  return centred(room.name, at, { ...look, max });
}

/** A room tile without its middle: the name in a band of its colour, and the effect at the bottom. */
function roomTile(room: RoomCard, box: Box, { head, strip, room: left, before = 0, light = 1 }: TileLook): Shape[] {
  const at = { x: box.x + left + (box.w - left) / 2, y: box.y + head / 2 + 2 };
  const size = Math.max(page.smallest, head * 0.84);
  return [
    { ...sprite(`room:${room.colour}:${head}:${strip}`, box), alpha: light },
    nameOf(room, at, { free: box.w - left, margin: left > 0 ? 16 : 20, size }),
    ...effectStrip(room.id, { x: box.x + before, y: box.y + box.h - strip - 3, w: box.w - before, h: strip }),
  ];
}

/** A furnished room in its place in a cave. */
export function furnishedRoom(room: RoomCard, box: Box): Shape[] {
  const [head, strip] = [40, 42];
  const body = { y: box.y + head + (box.h - head - strip) / 2 + 1, h: box.h - head - strip };
  const size = Math.min(84, body.h - 2);
  const printed = room.number === 0;
  return [
    ...roomTile(room, box, { head, strip, room: 0 }),
    colourSign(room, { x: box.x + 30, y: body.y }, 40),
    ...emblem(room.id, { x: box.x + box.w * (printed ? 0.5 : 0.42), y: body.y }, size),
    ...(printed ? [] : pointsSign(room.points, { x: box.x + box.w * 0.78, y: body.y }, size)),
  ];
}

/** A room that both players use: only its name and effect, because nobody can buy it. */
export function pooledRoom(room: RoomCard, box: Box): Shape[] {
  const head = 40;
  const sign = 32;
  return [
    ...roomTile(room, box, { head, strip: box.h - head - 4, room: 0, before: sign + 6 }),
    colourSign(room, { x: box.x + 10 + sign / 2, y: box.y + (head + box.h) / 2 }, sign),
  ];
}

const costRow = (cost: Bundle): string =>
  entriesOf(cost)
    .map(([good, count]) => `${count} ${good}`)
    .join(' ') || '0';

/** The minimum height of a room for sale. */
export const LEAST_SALE = 148;

/** How bright the tile is beneath a room that cannot be chosen; the walls, price and effect stay bright. */
const CLOSED = 0.62;

/**
 * A room that can be bought: its name, emblem (a lock if it cannot be chosen), cost, wall pattern, points and effect.
 */
export function roomForSale(room: RoomCard, box: Box): Shape[] {
  const k = Math.min(box.h / LEAST_SALE, box.w / 300);
  const [head, strip] = [Math.round(42 * k), Math.round(46 * k)];
  const body = { y: box.y + head + (box.h - head - strip) / 2 + 1, h: box.h - head - strip };
  const [pattern, shield] = [Math.min(50 * k, body.h - 6), Math.min(56 * k, body.h - 2)];
  const right = box.x + box.w - 8;
  const start = box.x + 12 + 54 * k + 6;
  const sign = head * 0.74;
  const cost = costRow(room.cost);
  const end = right - shield - 8 - pattern - 8;
  const size = fittingSize(cost, { most: 42 * k, least: 26, max: end - start });
  const before = Math.max(0, (end - start - row(cost, size).width) / 2);
  const closed = room.possible === false;
  const at = { x: box.x + 10 + 27 * k, y: body.y };
  const emblemSize = Math.min(54 * k, body.h - 2);
  const shapes = [
    ...roomTile(room, box, { head, strip, room: sign + 10, light: closed ? CLOSED : 1 }),
    colourSign(room, { x: box.x + 8 + sign / 2, y: box.y + head / 2 + 2 }, sign),
    ...(closed ? [icon('icon:lock', at, emblemSize)] : emblem(room.id, at, emblemSize)),
    ...rowAt(cost, { x: start + before, y: body.y }, size),
    icon(`pattern:${room.walls}`, { x: right - shield - 8 - pattern / 2, y: body.y }, pattern),
    ...pointsSign(room.points, { x: right - shield / 2, y: body.y }, shield),
  ];
  return room.fresh ? [...shapes, freshFrame(box)] : shapes;
}
