import { type Box, type Picture, type Shape, sprite } from '../../../paint/shape.ts';
import { centred } from '../../../paint/text.ts';
import type { LandPlan } from '../art/land.ts';
import { type HomeBoardInput, hasStable } from '../scene.ts';
import { colours, home } from '../theme.ts';
import { banner } from './banner.ts';
import { homeCell, largePasture } from './cell.ts';
import { atCliff, goneMarks, herdMarks } from './herds.ts';
import { highlight } from './room.ts';
import { shelf } from './shelf.ts';

/** Places in a row of `Player.cells`, and rows. */
const ACROSS = 8;
const DOWN = 6;

/** The layout of a home board. Rows and columns beyond the printed ones appear only if a tile overhangs there. */
export interface HomePlan {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** The box of a place by its index in `Player.cells`. */
  box(at: number): Box;
}

/**
 * The dimensions of a board, in pixels: those around its places, those between its halves, and those of a row of
 * places.
 */
export interface HomeMeasures {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly cliff: number;
  /** The height below the places. */
  readonly below: number;
  /** The height of each visible row. */
  high(rows: readonly number[]): readonly number[];
}

/** Whether a place beyond the edge shows nothing to read or count. */
const isPlain = ({ cell, herds, room, dwarfs, beds, holds }: HomeBoardInput['cells'][number]): boolean =>
  cell.ground === 'outside' ||
  cell.ground === 'largePasture' ||
  (room === undefined &&
    herds.length + dwarfs.length + beds === 0 &&
    holds === undefined &&
    !('crop' in cell && cell.crop !== undefined) &&
    !hasStable({ cell }));

/**
 * The dimensions of a single board. If there is a row beyond the edge, all rows are shorter; a row there with nothing
 * to read is the shortest.
 */
const alone = (cells: HomeBoardInput['cells'], also: readonly number[]): HomeMeasures => ({
  ...home,
  below: home.shelf.gap + home.shelf.h + home.shelf.foot,
  high(rows) {
    const { printed, plain } = home.low;
    const isLow = (row: number): boolean =>
      cells.every((place, at) => Math.floor(at / ACROSS) !== row || (isPlain(place) && !also.includes(at)));
    if (rows.every(isPrinted('1234'))) return rows.map(() => home.cell.h);
    return rows.map((row) => (!isPrinted('1234')(row) && isLow(row) ? plain : printed));
  },
});

/** The plan of a board, given which places are used; `also` are empty places that must be visible. */
export function homePlan(
  cells: HomeBoardInput['cells'],
  also: readonly number[] = [],
  measures: HomeMeasures = alone(cells, also),
): HomePlan {
  const { width, left, right, top, cliff, below } = measures;
  const { columns, rows } = linesOf(cells, also);
  const w = Math.floor((width - left - right - cliff) / columns.length);
  const heights = measures.high(rows);
  const above = (row: number): number => sum(heights.slice(0, Math.max(0, row)));
  const box = (at: number): Box => {
    const column = columns.indexOf(at % ACROSS);
    const row = rows.indexOf(Math.floor(at / ACROSS));
    const x = left + column * w + (at % ACROSS > 3 ? cliff : 0);
    return { x, y: top + above(row), w, h: heights[row] ?? home.cell.h };
  };
  return { width, height: top + sum(heights) + below, columns, rows, box };
}

/** The visible columns and rows of a board: the printed ones, and used ones beyond the edge. */
export function linesOf(
  cells: HomeBoardInput['cells'],
  also: readonly number[] = [],
): { readonly columns: readonly number[]; readonly rows: readonly number[] } {
  const used = cells.flatMap(({ cell }, at) => (cell.ground !== 'outside' || also.includes(at) ? [at] : []));
  const columns = new Set(used.map((at) => at % ACROSS));
  const rows = new Set(used.map((at) => Math.floor(at / ACROSS)));
  const isShown =
    (beyond: ReadonlySet<number>, last: number) =>
    (line: number): boolean =>
      (line > 0 && line < last) || beyond.has(line);
  return {
    columns: [...Array(ACROSS).keys()].filter(isShown(columns, ACROSS - 1)),
    rows: [...Array(DOWN).keys()].filter(isShown(rows, DOWN - 1)),
  };
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** The index of a place by its row and column. */
const index = (row: number, column: number): number => row * ACROSS + column;

/** The untouched land beneath everything else; `plain` if it is small. */
export function landOf(plan: HomePlan, plain = false): Shape {
  const first = plan.box(index(1, 1));
  const second = plan.box(index(1, 4));
  const last = plan.box(index(4, 6));
  const rows = [1, 2, 3, 4].map((row) => plan.box(index(row, 1)));
  const half = { w: first.w * 3, h: last.y + last.h - first.y };
  const land: LandPlan = {
    w: plan.width,
    h: plan.height,
    forest: { x: first.x, y: first.y, ...half },
    mountain: { x: second.x, y: second.y, ...half },
    column: first.w,
    rows: rows.map(({ y, h }) => ({ y, h })),
    ...(plain && { plain }),
    streams: [plan.box(index(4, 2))],
    springs: [plan.box(index(1, 6)), plan.box(index(4, 5))],
    preserves: [plan.box(index(1, 3)), plan.box(index(3, 1))],
  };
  return sprite(`land:${JSON.stringify(land)}`, { x: 0, y: 0, w: plan.width, h: plan.height });
}

/** Whether a row or column is printed, given the names of the printed ones; those beyond the edge have no names. */
export const isPrinted =
  (names: string) =>
  (at: number): boolean =>
    at >= 1 && at <= names.length;

function labels(plan: HomePlan): Shape[] {
  const look = { size: 38, face: 'heavy', fill: colours.cream } as const;
  const letters = plan.columns.filter(isPrinted('ABCDEF')).map((column) => {
    const box = plan.box(index(1, column));
    return centred('ABCDEF'[column - 1] ?? '', { x: box.x + box.w / 2, y: (home.header + 5 + home.top) / 2 }, look);
  });
  const numbers = plan.rows.filter(isPrinted('1234')).map((row) => {
    const box = plan.box(index(row, 1));
    return centred(String(row), { x: home.left / 2, y: box.y + box.h / 2 }, look);
  });
  return [...letters, ...numbers];
}

/** The gaps between the letters of the columns, from the cliff outwards. */
function gapsOf(plan: HomePlan): { readonly between: readonly number[]; readonly y: number } {
  const after = (column: number): number =>
    (plan.box(index(1, column)).x + plan.box(index(1, column + 1)).x + plan.box(index(1, column)).w) / 2;
  return { between: [3, 4, 2, 5, 1].map(after), y: (home.header + 5 + home.top) / 2 };
}

/** The box that contains two boxes. */
function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** The places of a board; a large pasture is drawn once, over both its halves. */
export function placesOf(
  input: Pick<HomeBoardInput, 'cells' | 'owner'>,
  plan: HomePlan,
  draw: DrawPlaces = { cell: homeCell, pasture: largePasture },
): Shape[] {
  return input.cells.flatMap((place, at) => {
    const { cell } = place;
    if (cell.ground === 'outside') return [];
    if (cell.ground !== 'largePasture')
      return draw.cell(place, { box: plan.box(at), kin: input.owner }, at + Math.floor(at / ACROSS));
    const other = input.cells[cell.other];
    if (cell.other < at && other !== undefined) return [];
    return draw.pasture(other === undefined ? [place] : [place, other], around(plan.box(at), plan.box(cell.other)));
  });
}

/** How to draw the places of a board. */
interface DrawPlaces {
  readonly cell: typeof homeCell;
  readonly pasture: typeof largePasture;
}

/** The other half of the large pasture or the twin tile that a place is part of. */
function otherHalf({ cells, twins }: Pick<HomeBoardInput, 'cells' | 'twins'>, at: number): number | undefined {
  const cell = cells[at]?.cell;
  return cell?.ground === 'largePasture'
    ? cell.other
    : twins.find((pair) => pair.includes(at))?.find((one) => one !== at);
}

/** Golden frames around the changed places; the two halves of a tile share one. */
export function framesOf(
  board: Pick<HomeBoardInput, 'cells' | 'twins'>,
  plan: HomePlan,
  changed: readonly number[],
): Shape[] {
  return changed.flatMap((at) => {
    const ground = board.cells[at]?.cell.ground ?? 'outside';
    if (ground === 'outside') return [];
    const other = otherHalf(board, at);
    if (other === undefined || !changed.includes(other)) return highlight(plan.box(at));
    return other < at ? [] : highlight(around(plan.box(at), plan.box(other)));
  });
}

/** The picture of a home board, 1400 pixels wide. */
export function homeLayout(input: HomeBoardInput): Picture {
  const plan = homePlan(input.cells);
  const places = placesOf(input, plan);
  const shapes = [
    landOf(plan),
    ...labels(plan),
    ...goneMarks(input, gapsOf(plan)),
    ...places,
    ...framesOf(input, plan, [...input.changed, ...(input.marked?.places ?? [])]),
    ...atCliff(input, plan.box(index(2, 4))),
    ...herdMarks(input, plan, places),
    ...banner(input),
    ...shelf(input, plan.height),
  ];
  return { width: plan.width, height: plan.height, ground: colours.night, shapes };
}
