import { type Box, faint, icon, rect, type Shape } from '../../../paint/shape.ts';
import { centred } from '../../../paint/text.ts';
import { type HomeBoardInput, SHELF, type ShelfThing } from '../scene.ts';
import { colours, home } from '../theme.ts';
import { deltaPill } from './people.ts';

/** The width of each good's place if there are ten goods; with more, places are narrower. */
const PLAQUE = (home.width - 2 * home.shelf.side) / 10 - 8;

function plaque(thing: ShelfThing, input: HomeBoardInput, box: Box): Shape[] {
  const amount = input.supply[thing] ?? 0;
  const k = box.w / PLAQUE;
  const changed = (input.delta[thing] ?? 0) !== 0 || input.marked?.goods.includes(thing) === true;
  const large = amount > 9;
  const middle = box.y + box.h / 2;
  const bad = thing === 'begging' && amount > 0;
  const ground = amount === 0 ? colours.empty : colours.parchment;
  const sign = icon(`icon:${thing}`, { x: box.x + (large ? 37 : 44) * k, y: middle + 1 }, (large ? 62 : 74) * k);
  const number = {
    size: (large ? 58 : 70) * k,
    face: 'heavy',
    max: 66 * k,
    fill: amount === 0 ? colours.emptyNumber : bad ? colours.minus : colours.ink,
  } as const;
  return [
    rect(box, { round: 20, fill: ground, stroke: changed ? colours.highlight : colours.ink, line: changed ? 9 : 4 }),
    ...faint([sign], amount === 0 ? 0.45 : 1),
    centred(String(amount), { x: box.x + box.w - (large ? 36 : 33) * k, y: middle + 3 }, number),
  ];
}

/** The goods along the bottom of a board of this height, with gains and losses. */
export function shelf(input: HomeBoardInput, height: number): Shape[] {
  const { side, h, foot } = home.shelf;
  const things = SHELF.filter((thing) => input.supply[thing] !== undefined);
  const pitch = (home.width - 2 * side) / things.length;
  const y = height - foot - h;
  const placed = things.map((thing, at) => ({ thing, box: { x: side + at * pitch + 4, y, w: pitch - 8, h } }));
  const badges = placed.flatMap(({ thing, box }) => {
    const delta = input.delta[thing] ?? 0;
    if (delta === 0) return [];
    return deltaPill(delta, { x: box.x + box.w - 36, y: y - 3 }, { good: thing === 'begging' ? delta < 0 : delta > 0 });
  });
  return [...placed.flatMap(({ thing, box }) => plaque(thing, input, box)), ...badges];
}
