import { type Box, inset, middle, type Picture, placed, rect, type Shape } from '../../../paint/shape.ts';
import { topicFrame } from '../../../shared/topic.ts';
import type { CardInput, TileCard } from '../scene.ts';
import { colours } from '../theme.ts';
import { fittingSize, rowCentred } from './pieces.ts';
import { roomForSale } from './room.ts';
import { tileShapes } from './tile.ts';

/** The height of a room's card in the middle of its box. */
const ROOM_HIGH = 288;
/** The size that an action tile has in the row; here it is scaled up. */
const TILE = { w: 316, h: 150 };

function enlarged(tile: TileCard, box: Box): Shape[] {
  const scale = box.w / TILE.w;
  const shapes = tileShapes(tile, { x: 0, y: 0, ...TILE });
  return placed(shapes, { x: box.x, y: middle(box).y - (TILE.h * scale) / 2 }, scale);
}

function subjectShapes({ room, tile, sign }: CardInput, box: Box): Shape[] {
  if (room !== undefined) return roomForSale(room, { ...box, y: middle(box).y - ROOM_HIGH / 2, h: ROOM_HIGH });
  if (tile !== undefined) return enlarged(tile, box);
  const ground = rect(box, { round: 26, fill: colours.parchment, stroke: colours.ink, line: 5 });
  return sign === undefined ? [ground] : [ground, ...signs(sign, inset(box, 24), 220)];
}

/** A row of pieces in the middle of a box, as large as possible. */
const signs = (words: string, box: Box, most: number): Shape[] =>
  rowCentred(words, middle(box), fittingSize(words, { most, least: 30, max: box.w }));

/** A large card of a room, an action tile or a rule. */
export const topicLayout = (input: CardInput): Picture =>
  topicFrame(input, { subject: (box) => subjectShapes(input, box), row: signs });
