import { type Box, faint, type Picture, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line, lines } from '../../../paint/text.ts';
import { HEADER, header } from '../../../shared/header.ts';
import { token } from '../../../shared/token.ts';
import type { TableInput, TileCard } from '../scene.ts';
import { colours } from '../theme.ts';
import { heading, roomRows, roomsHeight } from './rooms.ts';

const WIDTH = 1600;
const PAD = 20;
const GAP = 10;
const HIGH = 190;
const COLUMNS = 5;

function tileShapes(tile: TileCard, box: Box): Shape[] {
  const inner = { x: box.x + 12, w: box.w - 24 };
  if (tile.id === undefined) {
    const number = /\d/.exec(tile.back ?? '')?.[0] ?? '';
    return [
      rect(box, { round: 14, fill: colours.taken, stroke: colours.takenRim, line: 3 }),
      centred(
        number,
        { x: box.x + box.w / 2, y: box.y + box.h / 2 },
        { size: 80, face: 'heavy', fill: colours.takenTitle },
      ),
    ];
  }
  const look = { size: 30, min: 28, least: 26, max: inner.w };
  const text = lines([tile.effect, tile.field].filter((part) => part !== undefined).join(' · '), look).slice(0, 4);
  const shapes = [
    rect(box, { round: 14, fill: colours.parchment, stroke: colours.ink, line: 3 }),
    line(tile.name, { x: inner.x, y: box.y + 28 }, { size: 36, min: 30, least: 28, max: inner.w }),
    ...text.map((part, at) => line(part, { x: inner.x, y: box.y + 68 + at * 32 }, look)),
  ];
  const dark = tile.taker !== undefined || tile.possible === false;
  const taker = tile.taker === undefined ? [] : token(tile.taker, { x: box.x + box.w - 50, y: box.y + box.h - 50 }, 86);
  const fresh = tile.fresh
    ? [
        rect(
          { x: box.x - 3, y: box.y - 3, w: box.w + 6, h: box.h + 6 },
          { round: 17, stroke: colours.highlight, line: 6 },
        ),
      ]
    : [];
  return [...(dark ? faint(shapes, 0.5) : shapes), ...fresh, ...taker];
}

/** The row of action tiles, the rooms for sale and the pool. */
export function tableLayout(input: TableInput): Picture {
  const w = (WIDTH - 2 * PAD - (COLUMNS - 1) * GAP) / COLUMNS;
  const top = HEADER + PAD;
  const tiles = input.tiles.flatMap((tile, at) =>
    tileShapes(tile, {
      x: PAD + (at % COLUMNS) * (w + GAP),
      y: top + Math.floor(at / COLUMNS) * (HIGH + GAP),
      w,
      h: HIGH,
    }),
  );
  const rooms = top + Math.ceil(input.tiles.length / COLUMNS) * (HIGH + GAP) + 50;
  const pool = rooms + roomsHeight(input.rooms.length) + 50;
  const hasPool = input.pool.length > 0;
  return {
    width: WIDTH,
    height: hasPool ? pool + roomsHeight(input.pool.length) + PAD : pool - 30,
    ground: colours.table,
    shapes: [
      ...header(`${input.title} · ${input.stage}`, { width: WIDTH }),
      ...tiles,
      heading(input.roomsTitle, rooms - 24),
      ...roomRows(input.rooms, rooms),
      ...(hasPool ? [heading(input.poolTitle, pool - 24), ...roomRows(input.pool, pool)] : []),
    ],
  };
}
