import { type Box, faint, icon, rect, type Shape } from '../../../paint/shape.ts';
import { centred } from '../../../paint/text.ts';
import type { CaveInput, GoodCount } from '../scene.ts';
import { colours, page } from '../theme.ts';

const GAP = 10;

/** A gain or a loss, green or red, overlapping the edge of its plaque. */
function deltaPill(delta: number, { x, y }: { x: number; y: number }): Shape[] {
  const words = delta > 0 ? `+${delta}` : `−${-delta}`;
  const box = { x: x - 38, y: y - 22, w: 76, h: 44 };
  return [
    rect(box, { round: 22, fill: delta > 0 ? colours.plus : colours.minus, stroke: colours.ink, line: 4 }),
    centred(words, { x, y: y + 1 }, { size: 40, face: 'heavy', fill: colours.white, max: 70 }),
  ];
}

/** The number of a good, and beneath it the limit. */
function plaque({ good, count, limit, full, before, marked = false }: GoodCount, box: Box): Shape[] {
  const k = Math.min(box.h / 100, box.w / 150);
  const y = box.y + box.h / 2;
  const column = box.x + box.w * 0.72;
  const isFull = full !== undefined;
  const ink = count === 0 ? colours.emptyNumber : isFull ? colours.minus : colours.ink;
  const changed = before !== undefined || marked;
  const sign = icon(`icon:${good}`, { x: box.x + box.w * 0.27, y }, Math.min(box.w * 0.42, 66 * k));
  return [
    rect(box, {
      round: 18,
      fill: count === 0 ? colours.empty : colours.parchment,
      stroke: changed ? colours.highlight : colours.ink,
      line: changed ? 9 : 4,
    }),
    ...faint([sign], count === 0 ? 0.45 : 1),
    centred(String(count), { x: column, y: y - 14 * k }, { size: 62 * k, face: 'heavy', max: box.w * 0.46, fill: ink }),
    centred(
      full ?? `/${limit}`,
      { x: column, y: y + 30 * k },
      {
        size: Math.max(page.smallest, 30 * k),
        max: box.w * 0.46,
        fill: count === 0 ? colours.emptyNumber : isFull ? colours.minus : colours.sign,
      },
    ),
  ];
}

/** The goods of a cave, in columns that fill a box, with gains and losses. */
export function goodsTrack({ goods }: Pick<CaveInput, 'goods'>, box: Box, columns: number): Shape[] {
  const lines = Math.ceil(goods.length / columns);
  const w = Math.floor((box.w - (columns - 1) * GAP) / columns);
  const h = Math.floor((box.h - (lines - 1) * GAP) / lines);
  const places = goods.map((good, at) => ({
    good,
    box: { x: box.x + (at % columns) * (w + GAP), y: box.y + Math.floor(at / columns) * (h + GAP), w, h },
  }));
  const pills = places.flatMap(({ good: { count, before }, box: place }) =>
    before === undefined ? [] : deltaPill(count - before, { x: place.x + 46, y: place.y - 2 }),
  );
  return [...places.flatMap(({ good, box: place }) => plaque(good, place)), ...pills];
}
