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
/** Near 11 : 7; tiles are not lower, nor higher, however many there are. */
const HEIGHT = 1018;
const LOWEST = 214;
const TALLEST = 292;
const COLUMNS = [4, 5, 6] as const;
const STRIP = 50;
const COST = 46;
const STAR = 60;
/** The face of the folk that has brought a tile. */
const SIGN = 54;
const SMALLEST = Math.ceil(WIDTH * 0.0205);

/** The price as a row of pieces; nothing for a tile that is free. */
function price(cost: SupplyTile['cost'], box: Box): Shape[] {
  const words = GOODS.flatMap((good) =>
    cost[good] === undefined || cost[good] === 0 ? [] : [`${cost[good]} ${good}`],
  ).join(' ');
  const scale = fittingScale((each) => row(words, 42 * each, SMALLEST).width, box.w, 0.5) ?? 0.5;
  return placed(row(words, 42 * scale, SMALLEST).shapes, { x: box.x + 16, y: middle(box).y });
}

/** The tokens of the owners: one or two beside the emblem, more in rows over the whole room. */
function ownersOf(owners: SupplyTile['owners'], box: Box): Shape[] {
  const few = owners.length <= 2;
  const across = few ? owners.length : owners.length > 6 ? 4 : 3;
  const area = few
    ? { x: box.x + box.w * 0.44, y: box.y, w: box.w * 0.54, h: box.h - COST }
    : { x: box.x + 12, y: box.y, w: box.w - 24, h: box.h };
  const rows = Math.ceil(owners.length / across);
  return owners.flatMap((owner, at) => {
    const row = Math.floor(at / across);
    const inRow = Math.min(across, owners.length - row * across);
    const place = { x: area.x + (area.w / inRow) * ((at % across) + 0.5), y: area.y + (area.h / rows) * (row + 0.5) };
    const size = Math.min(owners.length === 1 ? 104 : 78, few ? area.h + 10 : 78);
    return token(owner, place, { size, least: SMALLEST });
  });
}

/** The folk that has brought a tile, in the corner of its price: a tile of the base game has made way for this one. */
const bringer = ({ instead }: SupplyTile, cost: Box): Shape[] =>
  instead === undefined
    ? []
    : [icon(`icon:${instead.by}`, { x: cost.x + cost.w - SIGN / 2 - 8, y: middle(cost).y - 5 }, SIGN)];

/** A white frame around a tile that is wished for, and a star between its emblem and its points, where nothing else ever stands. */
function wish(box: Box, at: Point): Shape[] {
  const frame = { x: box.x - 3, y: box.y - 3, w: box.w + 6, h: box.h + 6 };
  return [
    rect(frame, { round: 20, stroke: colours.badge, line: 20 }),
    rect(frame, { round: 20, stroke: colours.white, line: 11 }),
    icon('icon:wish', at, STAR),
  ];
}

/** A furnishing tile of the supply: its price, points and effect, or dark under the tokens of whoever has built it. */
export function tileCard(entry: SupplyTile, box: Box): Shape[] {
  const { owners, possible, tile } = entry;
  const { shapes: frame, body } = roomFrame(box, entry, { strip: STRIP, least: SMALLEST, on: entry.lies });
  const cost = { x: body.x, y: body.y + body.h - COST, w: body.w, h: COST };
  const y = body.y + (body.h - COST) / 2 + 2;
  const size = Math.min(86, body.h - COST - 2);
  const ground = rect({ x: cost.x + 4, y: cost.y, w: cost.w - 8, h: cost.h - 2 }, { fill: colours.price });
  const strip = effectStrip(
    tile,
    { x: box.x + 12, y: box.y + box.h - STRIP, w: box.w - 24, h: STRIP },
    { least: SMALLEST, told: entry.told },
  );
  const picture = emblem(tile, { x: box.x + box.w * 0.27, y }, size);
  const brought = bringer(entry, cost);
  const payment = price(entry.cost, { ...cost, w: cost.w - 28 - (brought.length > 0 ? SIGN : 0) });
  if (owners.length > 0) {
    const veil = rect(
      { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: box.h - 4 },
      { round: 18, fill: colours.night, alpha: 0.72 },
    );
    const inside = owners.length <= 2 ? [...picture, ...payment, ...brought] : [];
    const name = frame.flatMap((shape) => (shape.is === 'text' ? [{ ...shape, fill: colours.cream }] : []));
    const drawn = frame.filter((shape) => shape.is !== 'text');
    return [...drawn, ground, ...inside, ...strip, veil, ...name, ...ownersOf(owners, body)];
  }
  const star = entry.wished ? wish(box, { x: box.x + box.w * 0.53, y: body.y + STAR / 2 + 2 }) : [];
  const points = shield(entry.points, { x: box.x + box.w * 0.76, y }, Math.max(60, Math.min(80, size)));
  const inside = [ground, ...picture, ...points, ...payment, ...brought, ...strip];
  return [...frame, ...(possible === false ? faint(inside, 0.42) : inside), ...star];
}

/** How the tiles of a sheet lie: in so many columns, so high. */
interface Grid {
  readonly columns: number;
  readonly h: number;
}

const TOP = HEADER + 18;

const heightOf = (count: number, { columns, h }: Grid): number =>
  TOP + Math.ceil(count / columns) * (h + GAP) - GAP + PAD;

/** The columns in which a sheet comes nearest to the shape of a screen. */
function gridOf(count: number): Grid {
  const grids = COLUMNS.map((columns) => {
    const rows = Math.max(1, Math.ceil(count / columns));
    const h = Math.floor((HEIGHT - TOP - PAD + GAP) / rows) - GAP;
    return { columns, h: Math.min(TALLEST, Math.max(LOWEST, h)) };
  });
  const off = (grid: Grid): number => Math.abs(heightOf(count, grid) - HEIGHT);
  return grids.reduce((best, grid) => (off(grid) < off(best) ? grid : best));
}

/** A sheet of furnishing tiles: price, points and effect of each; built ones dark under the token of their owner. */
export function supplyLayout(input: SupplyInput): Picture {
  const count = input.tiles.length;
  const grid = gridOf(count);
  const { columns, h } = grid;
  const w = (WIDTH - 2 * PAD - (columns - 1) * GAP) / columns;
  const shapes = input.tiles.flatMap((entry, at) =>
    tileCard(entry, {
      x: PAD + (at % columns) * (w + GAP),
      y: TOP + Math.floor(at / columns) * (h + GAP),
      w,
      h,
    }),
  );
  return {
    width: WIDTH,
    height: heightOf(Math.max(1, count), grid),
    ground: colours.night,
    shapes: [...header(input.title, { width: WIDTH }), ...shapes],
  };
}
