import { type Box, icon, inset, middle, type Picture, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred, line } from '../../../paint/text.ts';
import type { CaveInput, SlotCard, SpotCard } from '../scene.ts';
import { colours, page } from '../theme.ts';
import { banner } from './banner.ts';
import { goodsTrack } from './goods.ts';
import { letterDisc } from './pieces.ts';
import {
  bar,
  boxOf,
  columnName,
  heightOf,
  type Plan,
  planOf,
  rowNumbers,
  SIDES,
  shortened,
  slotSides,
} from './plan.ts';
import { furnishedRoom } from './room.ts';

const WALL = 22;
/** Large enough for a letter on a phone. */
const DISC = 78;
/** How far from the end of a wall its letter goes if it would otherwise hide the name of a room. */
const ASIDE = -6;

/** The bonus for excavating, on a plaque at the right edge. */
function bonusPill(good: string, box: Box): Shape[] {
  const pill = { x: box.x + box.w - 112, y: box.y + box.h - 62, w: 100, h: 52 };
  const y = pill.y + pill.h / 2;
  return [
    rect(pill, { round: 26, fill: colours.parchment, stroke: colours.ink, line: 4 }),
    line('+1', { x: pill.x + 12, y: y + 1 }, { size: 38, face: 'heavy' }),
    icon(`icon:${good}`, { x: pill.x + 74, y }, 42),
  ];
}

const ERAS = { 'room 1': ['1', 'I'], 'room 2': ['2', 'II'] } as const;

/** A room under rubble: the era of the tile, and a pickaxe, bright if the room is reachable. */
function covered({ back, reachable, bonus, letter }: SpotCard, box: Box): Shape[] {
  const [era, numeral] = ERAS[back === 'room 2' ? 'room 2' : 'room 1'];
  const centre = middle(box);
  const badge = { x: box.x + 10, y: box.y + 10, w: 52, h: 44 };
  const at = letter === undefined ? centre : { x: centre.x - 46, y: centre.y };
  const pick = icon('icon:pick', at, Math.min(96, box.h - 40));
  return [
    sprite(`rubble:${era}`, box),
    rect(badge, { round: 12, fill: colours.night }),
    centred(numeral, { x: badge.x + 26, y: badge.y + 23 }, { size: 36, face: 'heavy', fill: colours.cream }),
    reachable ? pick : { ...pick, alpha: 0.4 },
    ...(bonus === undefined ? [] : bonusPill(bonus, box)),
  ];
}

function spotShapes(spot: SpotCard, whole: Box): Shape[] {
  const box = inset(whole, 8);
  const centre = middle(box);
  const aside = spot.is === 'covered' ? 42 : 0;
  const letter = spot.letter === undefined ? [] : letterDisc(spot.letter, { x: centre.x + aside, y: centre.y }, 76);
  const fresh = spot.fresh ? [rect(inset(box, 1), { round: 16, stroke: colours.highlight, line: 9 })] : [];
  if (spot.is === 'covered') return [...covered(spot, box), ...fresh, ...letter];
  if (spot.room !== undefined) return [...furnishedRoom(spot.room, box), ...fresh, ...letter];
  return [sprite('floor', box), ...fresh, ...letter];
}

const printedWalls = (spot: SpotCard, box: Box): Shape[] =>
  SIDES.flatMap(([side, bit]) => ((spot.walls & bit) === 0 ? [] : [sprite('wall:rock', bar(box, side, WALL))]));

/** A place for a wall: a wall, a passage between two open rooms, or cracks where a wall could be built. */
function slotShapes({ slot, built, fresh }: SlotCard, plan: Plan, open: ReadonlySet<string>): Shape[] {
  const { cell, beyond, side } = slotSides(slot);
  const box = boxOf(plan, cell);
  if (built) {
    const wall = shortened(bar(box, side, WALL + 4), 10);
    return [
      sprite('wall:built', wall),
      ...(fresh ? [rect(inset(wall, -3), { round: 8, stroke: colours.highlight, line: 8 })] : []),
    ];
  }
  if (fresh) {
    const gone = shortened(bar(box, side, WALL + 4), 10);
    return [sprite('wall:crack', gone), rect(inset(gone, -3), { round: 8, stroke: colours.highlight, line: 8 })];
  }
  if (beyond !== undefined && open.has(cell) && open.has(beyond)) {
    const through = shortened(bar(box, side, WALL), side === 'east' ? box.h * 0.3 : box.w * 0.32);
    return [rect(through, { round: 6, fill: colours.passage, stroke: colours.ink, line: 4 })];
  }
  return [sprite('wall:crack', shortened(bar(box, side, WALL - 4), 14))];
}

/** The letter for choosing a place for a wall. */
function slotLetter({ slot, letter, built }: SlotCard, plan: Plan): Shape[] {
  if (letter === undefined) return [];
  const { cell, side } = slotSides(slot);
  const place = shortened(bar(boxOf(plan, cell), side, WALL + 4), 26);
  const centre = middle(place);
  const at = place.w > place.h ? { x: place.x + ASIDE, y: centre.y } : centre;
  const frame = rect(place, { round: 8, stroke: colours.highlight, line: 6, ...(built ? {} : { dash: [14, 9] }) });
  return [frame, ...letterDisc(letter, at, DISC)];
}

/** The way in from outside: west of the first era's entrance, or below the free room of the second. */
function wayIn({ spots }: CaveInput, plan: Plan): Shape[] {
  const below = spots.some(({ cell }) => cell === 'c4');
  const box = boxOf(plan, below ? 'c4' : 'd4');
  const path = below
    ? {
        x: box.x + box.w * 0.3,
        y: box.y + box.h - 6,
        w: box.w * 0.4,
        h: plan.mountain.y + plan.mountain.h - box.y - box.h + 6,
      }
    : { x: plan.mountain.x, y: box.y + box.h * 0.24, w: box.x - plan.mountain.x + 14, h: box.h * 0.52 };
  const size = Math.min(72, path.w - 10);
  return [
    rect(path, { round: 14, fill: colours.passage, stroke: colours.ink, line: 5 }),
    icon(
      'icon:footprints',
      { x: path.x + path.w / 2 - (below ? 0 : 4), y: path.y + path.h / 2 + (below ? 8 : 0) },
      size,
    ),
  ];
}

/** The letters and numbers by which texts name the rooms. */
function names(plan: Plan): Shape[] {
  const look = { size: 36, face: 'heavy', fill: colours.cream } as const;
  const letters = Array.from({ length: plan.last - plan.first + 1 }, (_, at) =>
    centred(columnName(plan.first + at), { x: plan.left + (at + 0.5) * plan.cell.w, y: plan.mountain.y - 18 }, look),
  );
  const numbers = rowNumbers.map((row) =>
    centred(String(row), { x: 22, y: plan.top + (row - 0.5) * plan.cell.h }, look),
  );
  return [...letters, ...numbers];
}

/** A player's cave, with the goods next to it or below it. */
export function caveLayout(input: CaveInput): Picture {
  const plan = planOf(input.spots);
  const open = new Set(input.spots.filter(({ is }) => is !== 'covered').map(({ cell }) => cell));
  return {
    width: page.width,
    height: heightOf(plan),
    ground: colours.night,
    shapes: [
      ...banner(input),
      sprite('mountain', plan.mountain),
      ...names(plan),
      ...wayIn(input, plan),
      ...input.spots.flatMap((spot) => spotShapes(spot, boxOf(plan, spot.cell))),
      ...input.spots.flatMap((spot) => printedWalls(spot, boxOf(plan, spot.cell))),
      ...input.slots.flatMap((slot) => slotShapes(slot, plan, open)),
      ...input.slots.flatMap((slot) => slotLetter(slot, plan)),
      ...goodsTrack(input, plan.goods, plan.across),
    ],
  };
}
