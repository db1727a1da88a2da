import { type Bundle, entriesOf } from '../../../../src/games/cave-vs-cave/goods.ts';
import { type Box, icon, type Point, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line } from '../../../paint/text.ts';
import type { RoomCard } from '../scene.ts';
import { colours } from '../theme.ts';

/** The lettering of pictures 1600 pixels wide is at least so high. */
export const SMALLEST = 33;

const BETWEEN = 10;

/** Goods with their numbers in a row from a point on, so many pixels high. */
export function goodsRow(goods: Bundle, from: Point, size: number): Shape[] {
  let { x } = from;
  return entriesOf(goods).flatMap(([good, count]) => {
    const number = line(String(count), { x, y: from.y }, { size: size * 0.86, face: 'heavy' });
    const sign = icon(`good:${good}`, { x: x + number.width + size * 0.5 + 2, y: from.y }, size);
    x += number.width + size + BETWEEN + 4;
    return [number, sign];
  });
}

/** The wall pattern that a room needs, in a square. */
export const patternSign = ({ walls }: Pick<RoomCard, 'walls'>, at: Point, size: number): Shape =>
  icon(`pattern:${walls}`, at, size);

/** Points in a shield. */
export const pointsSign = (points: number, at: Point, size: number): Shape[] => [
  icon('icon:points', at, size),
  centred(String(points), at, { size: size * 0.5, face: 'heavy' }),
];

/** The ground of a room tile: parchment with a band in its colour. */
export function roomGround(room: Pick<RoomCard, 'colour'>, box: Box, band: number): Shape[] {
  return [
    rect(box, { round: 14, fill: colours.parchment, stroke: colours.ink, line: 3 }),
    rect({ x: box.x + 3, y: box.y + 3, w: box.w - 6, h: band }, { round: 11, fill: colours[room.colour] }),
  ];
}
