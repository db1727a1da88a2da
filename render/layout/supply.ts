import { GOODS } from '../../src/caverna/state.ts';
import type { SupplyInput, SupplyTile } from '../scene.ts';
import { type Box, faint, middle, type Picture, placed, rect, type Shape } from '../shape.ts';
import { colours } from '../theme.ts';
import { HEADER, header } from './header.ts';
import { shield, token } from './people.ts';
import { row } from './pieces.ts';
import { effectStrip, emblem, roomFrame } from './room.ts';

const WIDTH = 1600;
const PAD = 20;
const GAP = 10;
const TILE = 258;
const STRIP = 54;
const COST = 52;

/** The price as a row of pieces; nothing for a tile that is free. */
function price(cost: SupplyTile['cost'], box: Box): Shape[] {
  const words = GOODS.flatMap((good) =>
    cost[good] === undefined || cost[good] === 0 ? [] : [`${cost[good]} ${good}`],
  ).join(' ');
  const whole = row(words, 42);
  const scale = Math.min(1, box.w / Math.max(1, whole.width));
  return placed(whole.shapes, box.x + 16, middle(box).y, scale);
}

function tileCard(entry: SupplyTile, box: Box): Shape[] {
  const built = entry.owners.length > 0;
  const { shapes: frame, body } = roomFrame(box, entry, STRIP);
  const cost = { x: body.x, y: body.y + body.h - COST, w: body.w, h: COST };
  const upper = { ...body, h: body.h - COST };
  const y = upper.y + upper.h / 2 + 2;
  const size = Math.min(86, upper.h - 2);
  const inside = [
    rect({ x: cost.x + 4, y: cost.y, w: cost.w - 8, h: cost.h - 2 }, { fill: colours.price }),
    ...emblem(entry.tile, { x: box.x + box.w * 0.3, y }, size),
    ...shield(entry.points, { x: box.x + box.w * 0.74, y }, Math.min(80, size)),
    ...price(entry.cost, { ...cost, w: cost.w - 28 }),
    ...effectStrip(entry.tile, { x: box.x + 12, y: box.y + box.h - STRIP, w: box.w - 24, h: STRIP }),
  ];
  if (!built) return [...frame, ...(entry.possible === false ? faint(inside, 0.42) : inside)];
  const veil = rect(
    { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: box.h - 4 },
    { round: 18, fill: colours.night, alpha: 0.55 },
  );
  const pitch = Math.min(92, (box.w - 100) / Math.max(1, entry.owners.length - 1));
  const first = box.x + box.w / 2 - (pitch * (entry.owners.length - 1)) / 2;
  const owners = entry.owners.flatMap((owner, at) =>
    token(owner, { x: first + at * pitch, y: upper.y + upper.h / 2 + 10 }, 104),
  );
  return [...frame, ...inside, veil, ...owners];
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
