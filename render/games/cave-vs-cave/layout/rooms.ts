import { type Box, faint, type Picture, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line, lines } from '../../../paint/text.ts';
import { HEADER, header } from '../../../shared/header.ts';
import type { RoomCard, SheetInput } from '../scene.ts';
import { colours } from '../theme.ts';
import { goodsRow, patternSign, pointsSign, roomGround, SMALLEST } from './pieces.ts';

const WIDTH = 1600;
const PAD = 20;
const GAP = 10;
const BAND = 46;
const HIGH = 208;
const COLUMNS = 4;

/** A room that can be bought: its name, what it costs and needs, its points and what it does. */
function roomSale(room: RoomCard, box: Box): Shape[] {
  const inner = { x: box.x + 14, w: box.w - 28 };
  const look = { size: 34, min: 30, least: 28, max: inner.w };
  const effect = lines(room.effect, look).slice(0, 2);
  const middle = box.y + BAND + 42;
  const shapes = [
    ...roomGround(room, box, BAND),
    line(
      `${room.number} ${room.name}`,
      { x: inner.x, y: box.y + BAND / 2 + 4 },
      { size: 36, min: 30, least: SMALLEST - 4, max: inner.w, fill: colours.white },
    ),
    ...goodsRow(room.cost, { x: inner.x, y: middle }, 42),
    patternSign(room, { x: box.x + box.w - 150, y: middle }, 60),
    ...pointsSign(room.points, { x: box.x + box.w - 56, y: middle }, 72),
    ...effect.map((part, at) => line(part, { x: inner.x, y: box.y + box.h - 62 + at * 36 }, look)),
  ];
  const fresh = room.fresh
    ? [
        rect(
          { x: box.x - 3, y: box.y - 3, w: box.w + 6, h: box.h + 6 },
          { round: 17, stroke: colours.highlight, line: 6 },
        ),
      ]
    : [];
  return [...(room.possible === false ? faint(shapes, 0.5) : shapes), ...fresh];
}

/** The height of so many rooms in rows. */
export const roomsHeight = (count: number): number => Math.ceil(count / COLUMNS) * (HIGH + GAP);

/** Rooms in rows from a height on. */
export function roomRows(rooms: readonly RoomCard[], y: number): Shape[] {
  const w = (WIDTH - 2 * PAD - (COLUMNS - 1) * GAP) / COLUMNS;
  return rooms.flatMap((room, at) =>
    roomSale(room, {
      x: PAD + (at % COLUMNS) * (w + GAP),
      y: y + Math.floor(at / COLUMNS) * (HIGH + GAP),
      w,
      h: HIGH,
    }),
  );
}

/** A heading over rooms. */
export const heading = (words: string, y: number): Shape =>
  centred(words, { x: WIDTH / 2, y }, { size: 44, fill: colours.takenTitle });

/** A sheet of rooms to choose from. */
export function sheetLayout({ title, rooms }: SheetInput): Picture {
  const top = HEADER + PAD;
  return {
    width: WIDTH,
    height: top + roomsHeight(Math.max(1, rooms.length)) + PAD,
    ground: colours.night,
    shapes: [...header(title, { width: WIDTH }), ...roomRows(rooms, top)],
  };
}
