import type { Picture, Shape } from '../../../paint/shape.ts';
import { HEADER, header } from '../../../shared/header.ts';
import type { RoomCard, SheetInput } from '../scene.ts';
import { colours, page } from '../theme.ts';
import { LEAST_SALE, pooledRoom, roomForSale } from './room.ts';

export const PAD = 14;
export const GAP = 10;

/** The grid of cards: how many in a row, and their height. */
export interface Grid {
  readonly columns: number;
  readonly high: number;
}

/** The width of a card if a row has this many. */
export const cardWidth = (columns: number): number => (page.width - 2 * PAD - (columns - 1) * GAP) / columns;

/** The height of this many cards in rows, including the gap below each row. */
export const gridHeight = (count: number, { columns, high }: Grid): number => Math.ceil(count / columns) * (high + GAP);

/** Rooms for sale in rows, starting at a height. */
export function roomRows(rooms: readonly RoomCard[], y: number, { columns, high }: Grid): Shape[] {
  const w = cardWidth(columns);
  return rooms.flatMap((room, at) =>
    roomForSale(room, {
      x: PAD + (at % columns) * (w + GAP),
      y: y + Math.floor(at / columns) * (high + GAP),
      w,
      h: high,
    }),
  );
}

/** The size of rooms that both players use; they need less space. */
export const POOL: Grid = { columns: 6, high: 104 };

/** Rooms that both players use, in rows, starting at a height. */
export function poolRows(rooms: readonly RoomCard[], y: number): Shape[] {
  const { columns, high } = POOL;
  const w = cardWidth(columns);
  return rooms.flatMap((room, at) =>
    pooledRoom(room, {
      x: PAD + (at % columns) * (w + GAP),
      y: y + Math.floor(at / columns) * (high + GAP),
      w,
      h: high,
    }),
  );
}

/** Up to this many rooms fit in four columns; more need five. */
const ROOMY = 8;
/** The maximum height of a room, even if there are only a few. */
const TALLEST = 236;
/** Up to this many rooms go in rows of two, larger than usual. */
const FEWEST = 2;
const LARGEST = 340;

/** The smallest grid that holds this many rooms. */
export const saleGrid = (count: number): Grid => ({ columns: count > ROOMY ? 5 : 4, high: LEAST_SALE });

/** A sheet of rooms to choose from, which fills the page as well as possible. */
export function sheetLayout({ title, rooms }: SheetInput): Picture {
  const top = HEADER + PAD + 5;
  const columns = rooms.length > 12 ? 5 : rooms.length > 6 ? 4 : rooms.length > FEWEST ? 3 : FEWEST;
  const lines = Math.max(1, Math.ceil(rooms.length / columns));
  const share = Math.floor((page.height - top - PAD) / lines) - GAP;
  const grid = { columns, high: Math.max(LEAST_SALE, Math.min(columns > FEWEST ? TALLEST : LARGEST, share)) };
  return {
    width: page.width,
    height: top + gridHeight(Math.max(1, rooms.length), grid) - GAP + PAD,
    ground: colours.night,
    shapes: [...header(title, { width: page.width }), ...roomRows(rooms, top, grid)],
  };
}
