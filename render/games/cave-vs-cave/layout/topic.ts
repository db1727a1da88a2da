import { type Box, icon, middle, type Picture, placed, rect, type Shape } from '../../../paint/shape.ts';
import { topicFrame } from '../../../shared/topic.ts';
import type { CardInput } from '../scene.ts';
import { colours } from '../theme.ts';
import { roomForSale } from './room.ts';
import { tileShapes } from './tile.ts';

/** Cards as they lie on the table, which are shown larger here. */
const ROOM = { w: 312, h: 148 };
const TILE = { w: 300, h: 180 };

/** A card in the middle of a box, as large as it fits. */
function enlarged(shapes: (box: Box) => Shape[], size: { readonly w: number; readonly h: number }, box: Box): Shape[] {
  const scale = Math.min(box.w / size.w, box.h / size.h);
  const at = { x: middle(box).x - (size.w * scale) / 2, y: middle(box).y - (size.h * scale) / 2 };
  return placed(shapes({ x: 0, y: 0, ...size }), at, scale);
}

function subjectShapes({ room, tile, sign }: CardInput, box: Box): Shape[] {
  if (room !== undefined) return enlarged((each) => roomForSale(room, each), ROOM, box);
  if (tile !== undefined) return enlarged((each) => tileShapes(tile, each), TILE, box);
  const ground = rect(box, { round: 26, fill: colours.parchment, stroke: colours.ink, line: 5 });
  return sign === undefined ? [ground] : [ground, icon(`icon:${sign}`, middle(box), 220)];
}

/** A large card of a room, an action tile or a rule. */
export const topicLayout = (input: CardInput): Picture => topicFrame(input, (box) => subjectShapes(input, box));
