import { type Box, icon, type Picture, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line, lines } from '../../../paint/text.ts';
import { HEADER, header } from '../../../shared/header.ts';
import type { CaveInput, SlotCard, SpotCard } from '../scene.ts';
import { colours } from '../theme.ts';
import { pointsSign, roomGround } from './pieces.ts';

const WIDTH = 1600;
const PAD = 24;
const ROWS = 5;
const CELL_H = 170;
const TRACK = 300;
const WALL = 16;
const COLUMNS = 'abcdef';
const SIDES = [
  ['north', 1],
  ['east', 2],
  ['south', 4],
  ['west', 8],
] as const;

/** Where the rooms of a cave stand. */
interface Plan {
  readonly first: number;
  readonly w: number;
  readonly top: number;
}

/** The additional cavern lies apart, above the lower right corner. */
const APART = { column: 5, row: 3 } as const;

function boxOf({ first, w, top }: Plan, cell: string): Box {
  const [column, row] =
    cell === 'x' ? [APART.column, APART.row - 1] : [COLUMNS.indexOf(cell.slice(0, 1)), Number(cell.slice(1)) - 1];
  return { x: PAD + (column - first) * w, y: top + row * CELL_H, w, h: CELL_H };
}

/** The bar along a side of a box. */
function bar({ x, y, w, h }: Box, side: (typeof SIDES)[number][0]): Box {
  const half = WALL / 2;
  if (side === 'north') return { x: x - half, y: y - half, w: w + WALL, h: WALL };
  if (side === 'south') return { x: x - half, y: y + h - half, w: w + WALL, h: WALL };
  return { x: (side === 'west' ? x : x + w) - half, y: y - half, w: WALL, h: h + WALL };
}

function spotShapes(spot: SpotCard, box: Box): Shape[] {
  const inner = { x: box.x + 6, y: box.y + 6, w: box.w - 12, h: box.h - 12 };
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const bonus =
    spot.bonus === undefined || spot.is === 'furnished'
      ? []
      : [icon(`good:${spot.bonus}`, { x: box.x + box.w - 36, y: box.y + 38 }, 44)];
  const letter =
    spot.letter === undefined
      ? []
      : [
          rect(
            { x: middle.x - 34, y: middle.y - 34, w: 68, h: 68 },
            { round: 34, fill: colours.highlight, stroke: colours.ink, line: 4 },
          ),
          centred(spot.letter, middle, { size: 48, face: 'heavy' }),
        ];
  const fresh = spot.fresh ? [rect(inner, { round: 12, stroke: colours.highlight, line: 6 })] : [];
  const name =
    spot.cell === 'x'
      ? []
      : [line(spot.cell.toUpperCase(), { x: box.x + 16, y: box.y + box.h - 26 }, { size: 30, fill: colours.zero })];
  if (spot.is === 'furnished') {
    const { room } = spot;
    if (room === undefined) return [];
    const look = { size: 28, min: 26, least: 24, max: inner.w - 20 };
    const effect = lines(room.effect, look).slice(0, 3);
    return [
      ...roomGround(room, inner, 40),
      line(
        room.name,
        { x: inner.x + 10, y: inner.y + 24 },
        { size: 32, min: 26, least: 24, max: inner.w - 20, fill: colours.white },
      ),
      ...pointsSign(room.points, { x: inner.x + inner.w - 34, y: inner.y + inner.h - 34 }, 56),
      ...effect.map((part, at) => line(part, { x: inner.x + 10, y: inner.y + 62 + at * 30 }, look)),
      ...fresh,
      ...letter,
    ];
  }
  const fill = spot.is === 'empty' ? colours.floor : spot.back === 'room 1' ? colours.rubble : colours.rubbleTwo;
  const pick = spot.is === 'covered' ? [icon('icon:rubble', middle, 90)] : [];
  return [rect(inner, { round: 12, fill }), ...pick, ...bonus, ...name, ...fresh, ...letter];
}

function printed(spot: SpotCard, box: Box): Shape[] {
  return SIDES.flatMap(([side, bit]) =>
    (spot.walls & bit) === 0 ? [] : [rect(bar(box, side), { fill: colours.wall, round: 4 })],
  );
}

/** A place for a wall: built, or dashed where one could be chosen. */
function slotShapes({ slot, built, letter, fresh }: SlotCard, plan: Plan): Shape[] {
  const [, one = '', other = ''] = /^(x|..)(.*)$/.exec(slot) ?? [];
  const box = boxOf(plan, one);
  const side = sideOf(one, other);
  const place = bar(box, side);
  const at = { x: place.x + place.w / 2, y: place.y + place.h / 2 };
  const wall = built
    ? [rect(place, { fill: colours.built, round: 4, ...(fresh ? { stroke: colours.highlight, line: 5 } : {}) })]
    : [];
  if (letter === undefined) return wall;
  return [
    ...wall,
    ...(built ? [] : [rect(place, { stroke: colours.highlight, line: 4, dash: [12, 8] })]),
    rect(
      { x: at.x - 26, y: at.y - 26, w: 52, h: 52 },
      { round: 26, fill: colours.highlight, stroke: colours.ink, line: 4 },
    ),
    centred(letter, at, { size: 38, face: 'heavy' }),
  ];
}

function sideOf(one: string, other: string): (typeof SIDES)[number][0] {
  if (other === 'entrance') return 'south';
  if (other === 'outside') return 'east';
  const named = SIDES.find(([side]) => side === other);
  if (named !== undefined) return named[0];
  return one.slice(1) === other.slice(1) ? 'east' : 'south';
}

/** The goods track: how many there are of each good, and how many there may be. */
function track({ goods }: CaveInput, box: Box): Shape[] {
  const h = Math.min(84, box.h / goods.length);
  return goods.flatMap(({ good, count, before }, at) => {
    const y = box.y + at * h + h / 2;
    const changed =
      before === undefined
        ? []
        : [
            line(
              `${count > before ? '+' : '−'}${Math.abs(count - before)}`,
              { x: box.x + 190, y },
              { size: 40, fill: count > before ? colours.plusOnDark : colours.minusOnDark },
            ),
          ];
    return [
      icon(`good:${good}`, { x: box.x + 50, y }, Math.min(70, h - 8)),
      line(
        String(count),
        { x: box.x + 104, y },
        { size: 54, face: 'heavy', fill: count === 0 ? colours.takenTitle : colours.white },
      ),
      ...changed,
    ];
  });
}

/** A player's cave, with the goods beside it. */
export function caveLayout(input: CaveInput): Picture {
  const columns = input.spots.flatMap(({ cell }) => (cell === 'x' ? [] : [COLUMNS.indexOf(cell.slice(0, 1))]));
  const first = Math.min(...columns);
  const across = Math.max(...columns, input.spots.some(({ cell }) => cell === 'x') ? APART.column : 0) - first + 1;
  const plan = { first, w: Math.min(400, (WIDTH - 2 * PAD - TRACK) / across), top: HEADER + PAD };
  const height = plan.top + ROWS * CELL_H + PAD;
  const spots = input.spots.flatMap((spot) => spotShapes(spot, boxOf(plan, spot.cell)));
  const walls = input.spots.flatMap((spot) => printed(spot, boxOf(plan, spot.cell)));
  const slots = input.slots.flatMap((slot) => slotShapes(slot, plan));
  const score = input.score === undefined ? [] : pointsSign(input.score, { x: WIDTH - 70, y: 51 }, 92);
  return {
    width: WIDTH,
    height,
    ground: colours.night,
    shapes: [
      ...header(`${input.title} · ${input.stage}`, { width: WIDTH, owner: input.owner, room: 140 }),
      ...score,
      ...spots,
      ...walls,
      ...slots,
      ...track(input, { x: WIDTH - TRACK - PAD + 20, y: plan.top, w: TRACK, h: height - plan.top - PAD }),
    ],
  };
}
