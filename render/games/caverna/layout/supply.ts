import { GOODS } from '../../../../src/games/caverna/state.ts';
import { type Box, faint, middle, type Picture, placed, rect, type Shape } from '../../../paint/shape.ts';
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
const TILE = 258;
const STRIP = 54;
const COST = 52;
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
    return token(owner, place, owners.length === 1 ? 104 : 78);
  });
}

function tileCard(entry: SupplyTile, box: Box): Shape[] {
  const { owners, possible, tile } = entry;
  const { shapes: frame, body } = roomFrame(box, entry, { strip: STRIP, least: SMALLEST });
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
  const payment = price(entry.cost, { ...cost, w: cost.w - 28 });
  if (owners.length > 0) {
    const veil = rect(
      { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: box.h - 4 },
      { round: 18, fill: colours.night, alpha: 0.72 },
    );
    const inside = owners.length <= 2 ? [...picture, ...payment] : [];
    const name = frame.flatMap((shape) => (shape.is === 'text' ? [{ ...shape, fill: colours.cream }] : []));
    const drawn = frame.filter((shape) => shape.is !== 'text');
    return [...drawn, ground, ...inside, ...strip, veil, ...name, ...ownersOf(owners, body)];
  }
  const points = shield(entry.points, { x: box.x + box.w * 0.76, y }, Math.min(80, size));
  const inside = [ground, ...picture, ...points, ...payment, ...strip];
  return [...frame, ...(possible === false ? faint(inside, 0.42) : inside)];
}

/** The supply of furnishing tiles: price, points and effect of each; built ones dark under the token of their owner. */
export function supplyLayout(input: SupplyInput): Picture {
  const columns = input.tiles.length <= 8 ? 4 : 6;
  const w = (WIDTH - 2 * PAD - (columns - 1) * GAP) / columns;
  const top = HEADER + 20;
  const shapes = input.tiles.flatMap((entry, at) =>
    tileCard(entry, {
      x: PAD + (at % columns) * (w + GAP),
      y: top + Math.floor(at / columns) * (TILE + GAP),
      w,
      h: TILE,
    }),
  );
  const rows = Math.max(1, Math.ceil(input.tiles.length / columns));
  return {
    width: WIDTH,
    height: top + rows * (TILE + GAP) - GAP + PAD,
    ground: colours.night,
    shapes: [...header(input.title, { width: WIDTH }), ...shapes],
  };
}
