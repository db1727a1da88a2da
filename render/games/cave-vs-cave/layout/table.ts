import {
  type Box,
  faint,
  icon,
  type Picture,
  type Point,
  placed,
  rect,
  type Shape,
  sprite,
} from '../../../paint/shape.ts';
import { line } from '../../../paint/text.ts';
import { HEADER, header } from '../../../shared/header.ts';
import { token } from '../../../shared/token.ts';
import type { SheetInput, TableInput, TableSeat } from '../scene.ts';
import { colours, page } from '../theme.ts';
import { stagePill } from './banner.ts';
import { cardWidth, GAP, gridHeight, PAD, POOL, poolRows, roomRows, saleGrid } from './rooms.ts';
import { FIELD, tileShapes } from './tile.ts';

/** Up to this many tiles, a row has four; with more, five. */
const FEW = 12;
const TILE = { least: 130, most: 200 } as const;
/** The band between tiles and rooms: everybody's remaining turns, and the common supply. */
const BAND = 74;

/** Pieces in a row, which starts at the left or ends at the right. */
interface Part {
  readonly shapes: readonly Shape[];
  readonly width: number;
}

/** A player, with a pawn for each turn of the round: bright for turns to come. */
function seatPart({ owner, left, turns, onTurn, starts }: TableSeat): Part {
  const pawns = Array.from({ length: turns }, (_, at) => {
    const pawn = icon('icon:pawn', { x: 104 + (starts ? 44 : 0) + at * 38, y: 0 }, 46);
    return at < left ? [pawn] : faint([pawn], 0.3);
  }).flat();
  const width = 92 + (starts ? 44 : 0) + turns * 38;
  const frame = { x: 0, y: -33, w: width, h: 66 };
  return {
    shapes: [
      rect(frame, {
        round: 18,
        fill: colours.tableRow,
        stroke: onTurn ? colours.highlight : colours.takenRim,
        line: onTurn ? 7 : 3,
      }),
      ...token(owner, { x: 40, y: 0 }, 60),
      ...(starts ? [icon('icon:lantern', { x: 100, y: 0 }, 52)] : []),
      ...pawns,
    ],
    width: width + 14,
  };
}

/** A kind of thing in the common supply, and how many there are. */
function supplyPart(sign: Shape, count: number, text = `×${count}`): Part {
  const number = line(
    text,
    { x: 74, y: 2 },
    { size: 46, face: 'heavy', fill: count === 0 ? colours.takenTitle : colours.cream },
  );
  return { shapes: [...(count === 0 ? faint([sign], 0.4) : [sign]), number], width: 74 + number.width + 30 };
}

function supplyParts({ walls, wallsText, cavernLeft, cavernText, piles }: TableInput): Part[] {
  return [
    supplyPart(sprite('wall:built', { x: 0, y: -14, w: 68, h: 28 }), walls, wallsText),
    supplyPart(icon('icon:cavern', { x: 38, y: 0 }, 60), cavernLeft ? 1 : 0, cavernText),
    ...piles.map(({ back, count }) =>
      supplyPart(sprite(`rubble:${back === 'room 2' ? 2 : 1}`, { x: 0, y: -26, w: 68, h: 52 }), count),
    ),
  ];
}

/** Parts side by side, to the right of a point or, if `ends` says so, to its left; also returns where they end. */
function inLine(
  parts: readonly Part[],
  { x, y }: Point,
  ends = false,
): { readonly shapes: Shape[]; readonly x: number } {
  let at = x;
  const shapes = (ends ? parts.toReversed() : parts).flatMap((part) => {
    if (ends) at -= part.width;
    const shown = placed(part.shapes, { x: at, y });
    if (!ends) at += part.width;
    return shown;
  });
  return { shapes, x: at };
}

function band(input: TableInput, box: Box): Shape[] {
  const y = box.y + box.h / 2;
  const left = inLine(input.seats.map(seatPart), { x: box.x, y });
  const right = inLine(supplyParts(input), { x: box.x + box.w, y }, true);
  const max = right.x - left.x - 30;
  const heading = line(
    input.roomsTitle,
    { x: left.x + 12, y: y + 2 },
    { size: 44, least: page.smallest, max, fill: colours.cream },
  );
  return [...left.shapes, ...(max > 200 ? [heading] : []), ...right.shapes];
}

/** Whether each row of tiles has fields beneath it, which make it taller. */
function rowsOf({ tiles }: TableInput, columns: number): boolean[] {
  return Array.from({ length: Math.ceil(tiles.length / columns) }, (_, at) =>
    tiles.slice(at * columns, (at + 1) * columns).some(({ fieldIndex }) => fieldIndex !== undefined),
  );
}

/** Where the parts of a table are, and how high it is. */
function measure(input: TableInput) {
  const columns = input.tiles.length > FEW ? 5 : 4;
  const rows = rowsOf(input, columns);
  const top = HEADER + 5 + PAD;
  const sale = saleGrid(input.rooms.length);
  const saleHigh = gridHeight(input.rooms.length, sale);
  const poolHigh = input.pool.length === 0 ? 0 : 56 + gridHeight(input.pool.length, POOL);
  const rest = top + rows.filter(Boolean).length * FIELD + BAND + saleHigh + poolHigh + PAD - GAP;
  const high = Math.max(
    TILE.least,
    Math.min(TILE.most, Math.floor((page.height - rest) / Math.max(1, rows.length)) - GAP),
  );
  const topOf = (row: number): number =>
    top + rows.slice(0, row).reduce((sum, field) => sum + high + GAP + (field ? FIELD : 0), 0);
  const under = topOf(rows.length);
  const rooms = under + BAND;
  const pooled = rooms + saleHigh;
  const height = pooled + poolHigh - GAP + PAD;
  return { columns, rows, sale, poolHigh, high, topOf, under, rooms, pooled, height };
}

/** The maximum height of a table with rooms: Discord shrinks taller pictures until their text is too small to read. */
const HIGHEST = 1.1 * page.height;

/** The table, and the rooms for sale as a sheet of their own if both together would be too tall. */
export function tableAndSheet(input: TableInput): { readonly table: TableInput; readonly sheet?: SheetInput } {
  if (measure(input).height <= HIGHEST) return { table: input };
  return { table: { ...input, rooms: [], roomsTitle: '' }, sheet: { title: input.roomsTitle, rooms: input.rooms } };
}

/** The row of action tiles, the shared supply, the rooms for sale and the pool. */
export function tableLayout(input: TableInput): Picture {
  const { columns, rows, sale, poolHigh, high, topOf, under, rooms, pooled, height } = measure(input);
  const w = cardWidth(columns);
  const tiles = input.tiles.flatMap((tile, at) => {
    const line = Math.floor(at / columns);
    const box = { x: PAD + (at % columns) * (w + GAP), y: topOf(line), w, h: high };
    return tileShapes(tile, { ...box, h: high + (rows[line] && tile.fieldIndex !== undefined ? FIELD : 0) });
  });
  const stage = stagePill(input.stage, page.width - 16);
  const onTurn = input.seats.find((seat) => seat.onTurn);
  return {
    width: page.width,
    height,
    ground: colours.table,
    shapes: [
      ...header(input.title, { width: page.width, owner: onTurn?.owner, room: page.width - stage.x }),
      ...stage.shapes,
      ...tiles,
      ...band(input, { x: PAD, y: under - 6, w: page.width - 2 * PAD, h: BAND }),
      ...roomRows(input.rooms, rooms, sale),
      ...(poolHigh === 0
        ? []
        : [
            line(input.poolTitle, { x: PAD + 6, y: pooled + 26 }, { size: 44, fill: colours.cream }),
            ...poolRows(input.pool, pooled + 56),
          ]),
    ],
  };
}
