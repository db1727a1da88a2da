import { GOODS } from '../../../../src/games/caverna/state.ts';
import {
  type Box,
  faint,
  icon,
  middle,
  type Picture,
  type Point,
  placed,
  rect,
  type Shape,
} from '../../../paint/shape.ts';
import { HEADER, header } from '../../../shared/header.ts';
import { token } from '../../../shared/token.ts';
import type { SupplyInput, SupplyTile } from '../scene.ts';
import { colours } from '../theme.ts';
import { shield } from './people.ts';
import { fittingScale, row } from './pieces.ts';
import { effectStrip, emblem, roomFrame } from './room.ts';

const WIDTH = 1600;
const PAD = 20;
const GAP = 10;
/** Close to 11 : 7, for any number of tiles. */
const HEIGHT = 1018;
const COLUMNS = [2, 3, 4, 5, 6] as const;
/** The height of a tile in its own pixels, and its ideal width as a multiple of that. */
const TILE = 214;
const WIDER = 1.5;
/** The maximum height of a tile, as a fraction of its width. */
const TALLEST = 0.75;
const STRIP = 56;
const COST = 49;
/** The same beneath a two-line name. */
const LOW = { strip: 50, cost: 44 } as const;
/** The thickness of the line around a tile. */
const RIM = 5;
const STAR = 60;
/** The face of the folk that brought a tile. */
const SIGN = 52;
const SMALLEST = Math.ceil(WIDTH * 0.0205);

/** The size of the pieces of a price. */
const PIECE = 45;

/** The price as a row of pieces; 0 for a free tile. */
function price(cost: SupplyTile['cost'], box: Box): Shape[] {
  const goods = GOODS.flatMap((good) => (cost[good] ? [`${cost[good]} ${good}`] : []));
  const words = goods.join(' ') || '0';
  const scale = fittingScale((each) => row(words, PIECE * each, SMALLEST).width, box.w, 0.5) ?? 0.5;
  return placed(row(words, PIECE * scale, SMALLEST).shapes, { x: box.x + 16, y: middle(box).y });
}

/** The tokens of the one or two owners of a sold-out tile, next to its emblem. */
function ownersOf(owners: SupplyTile['owners'], box: Box): Shape[] {
  const area = { x: box.x + box.w * 0.44, y: box.y, w: box.w * 0.54, h: box.h - COST };
  const w = area.w / owners.length;
  const size = Math.min(owners.length === 1 ? 104 : 78, area.h + 10);
  return owners.flatMap((owner, at) =>
    token(owner, { x: area.x + w * (at + 0.5), y: middle(area).y }, { size, least: SMALLEST }),
  );
}

/** The size of the tokens next to the price of an unlimited tile, and how many fit there. */
const BUILDER = 50;
const BESIDE_PRICE = 2;

/** The builders of an unlimited tile: next to its price or, if there are more of them, next to its effect. */
function builders(owners: SupplyTile['owners'], cost: Box, foot: Box): Shape[] {
  const across = Math.max(BESIDE_PRICE, Math.ceil(owners.length / 2));
  const pitch = (BESIDE_PRICE * BUILDER) / across;
  const right = cost.x + cost.w - 8 - BUILDER / 2;
  return owners.flatMap((owner, at) => {
    const row = Math.floor(at / across);
    const behind = Math.min(across, owners.length - row * across) - 1 - (at % across);
    const place = { x: right - behind * pitch, y: middle(row === 0 ? cost : foot).y - 1 };
    return token(owner, place, { size: BUILDER, least: SMALLEST });
  });
}

/** The folk that brought a tile to replace one from the base game, in the corner of its price. */
const bringer = ({ instead }: SupplyTile, cost: Box): Shape[] =>
  instead === undefined
    ? []
    : [icon(`icon:${instead.by}`, { x: cost.x + cost.w - SIGN / 2 - 8, y: middle(cost).y - 5 }, SIGN)];

/**
 * A white frame around a tile that is wished for, and a star between its emblem and its points, where nothing else is
 * ever drawn.
 */
function wish(box: Box, at: Point): Shape[] {
  const frame = { x: box.x - 3, y: box.y - 3, w: box.w + 6, h: box.h + 6 };
  return [
    rect(frame, { round: 20, stroke: colours.badge, line: 20 }),
    rect(frame, { round: 20, stroke: colours.white, line: 11 }),
    icon('icon:wish', at, STAR),
  ];
}

/**
 * A furnishing tile of the supply: its price, points and effect; once the last copy is gone, it is dark under the
 * tokens of its builders.
 */
export function tileCard(entry: SupplyTile, box: Box): Shape[] {
  const { owners, possible, tile, unlimited } = entry;
  const look = { strip: STRIP, low: LOW.strip, least: SMALLEST, on: entry.lies };
  const { shapes: frame, body, foot } = roomFrame(box, entry, look);
  const h = foot.h < STRIP ? LOW.cost : COST;
  const cost = { x: body.x, y: body.y + body.h - h, w: body.w, h };
  const y = body.y + (body.h - h) / 2;
  const size = Math.min(86, body.h - h - 2);
  const ground = rect({ x: cost.x + RIM, y: cost.y, w: cost.w - 2 * RIM, h: cost.h }, { fill: colours.price });
  const beside = unlimited ? BUILDER * Math.min(BESIDE_PRICE, owners.length) : 0;
  const strip = effectStrip(
    tile,
    {
      x: foot.x + 12,
      y: foot.y,
      w: foot.w - 24 - (owners.length > BESIDE_PRICE ? beside : 0),
      h: foot.h - RIM,
    },
    { least: SMALLEST, told: entry.told },
  );
  const picture = emblem(tile, { x: box.x + box.w * 0.27, y }, size);
  const brought = bringer(entry, cost);
  const payment = price(entry.cost, { ...cost, w: cost.w - 28 - beside - (brought.length > 0 ? SIGN : 0) });
  if (owners.length > 0 && !unlimited) {
    const veil = rect(
      { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: box.h - 4 },
      { round: 18, fill: colours.night, alpha: 0.72 },
    );
    const name = frame.flatMap((shape) => (shape.is === 'text' ? [{ ...shape, fill: colours.cream }] : []));
    const drawn = frame.filter((shape) => shape.is !== 'text');
    return [...drawn, ground, ...picture, ...payment, ...brought, ...strip, veil, ...name, ...ownersOf(owners, body)];
  }
  const star = entry.wished ? wish(box, { x: box.x + box.w * 0.53, y: body.y + STAR / 2 + 2 }) : [];
  const points = shield(entry.points, { x: box.x + box.w * 0.76, y }, Math.max(56, Math.min(80, size)));
  const inside = [ground, ...picture, ...points, ...payment, ...brought, ...strip];
  const built = builders(owners, cost, foot);
  return [...frame, ...(possible === false ? faint(inside, 0.42) : inside), ...built, ...star];
}

/** The grid of tiles on a sheet: how many columns, and the width and height of each tile. */
interface Grid {
  readonly columns: number;
  readonly w: number;
  readonly h: number;
}

const TOP = HEADER + 18;

const rowsOf = (count: number, columns: number): number => Math.max(1, Math.ceil(count / columns));

const heightOf = (count: number, { columns, h }: Grid): number => TOP + rowsOf(count, columns) * (h + GAP) - GAP + PAD;

/**
 * The number of columns with which the sheet is closest to the shape of a screen, and the tiles to their ideal shape,
 * with few free places.
 */
function gridOf(count: number): Grid {
  const grids = COLUMNS.map((columns) => {
    const w = (WIDTH - 2 * PAD - (columns - 1) * GAP) / columns;
    const even = Math.floor((HEIGHT - TOP - PAD + GAP) / rowsOf(count, columns)) - GAP;
    return { columns, w, h: Math.max(TILE, Math.min(even, Math.floor(w * TALLEST))) };
  });
  const off = (grid: Grid): number => {
    const places = rowsOf(count, grid.columns) * grid.columns;
    const shape = Math.abs(Math.log(grid.w / grid.h / WIDER));
    return Math.abs(heightOf(count, grid) / HEIGHT - 1) + (shape + 1 - count / places) / 2;
  };
  return grids.reduce((best, grid) => (off(grid) < off(best) ? grid : best));
}

/**
 * A sheet of furnishing tiles, with the price, points and effect of each; built ones are dark under their owner's
 * token.
 */
export function supplyLayout(input: SupplyInput): Picture {
  const count = input.tiles.length;
  const grid = gridOf(count);
  const { columns, w, h } = grid;
  // If there are fewer tiles, they are larger, with everything on them.
  const scale = h / TILE;
  const card = { x: 0, y: 0, w: w / scale, h: TILE };
  const shapes = input.tiles.flatMap((entry, at) => {
    const corner = { x: PAD + (at % columns) * (w + GAP), y: TOP + Math.floor(at / columns) * (h + GAP) };
    return placed(tileCard(entry, card), corner, scale);
  });
  return {
    width: WIDTH,
    height: heightOf(count, grid),
    ground: colours.night,
    shapes: [...header(input.title, { width: WIDTH }), ...shapes],
  };
}
