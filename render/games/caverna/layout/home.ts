import { readable } from '../../../paint/fonts.ts';
import { type Box, faint, icon, type Picture, rect, type Shape, sprite } from '../../../paint/shape.ts';
import { centred, line, text } from '../../../paint/text.ts';
import { seatStyle } from '../../../paint/theme.ts';
import { token } from '../../../shared/token.ts';
import type { LandPlan } from '../art/land.ts';
import { type HomeBoardInput, SHELF, type ShelfThing } from '../scene.ts';
import { colours, home } from '../theme.ts';
import { homeCell, largePasture } from './cell.ts';
import { dwarf, pill } from './people.ts';
import { highlight } from './room.ts';

/** Places in a row of `Player.cells`, and rows. */
const ACROSS = 8;
const DOWN = 6;

/** Where everything of a home board lies. Rows and columns beyond the printed ones appear only when a tile overhangs there. */
export interface HomePlan {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly cell: { readonly w: number; readonly h: number };
  /** The box of a place by its index in `Player.cells`. */
  box(at: number): Box;
}

/** The plan of a board, given which places are used; `also` are places that must be shown although nothing lies there. */
export function homePlan(cells: HomeBoardInput['cells'], also: readonly number[] = []): HomePlan {
  const used = (test: (row: number, column: number) => boolean): boolean =>
    cells.some(
      ({ cell }, at) => (cell.ground !== 'outside' || also.includes(at)) && test(Math.floor(at / ACROSS), at % ACROSS),
    );
  const columns = [
    ...(used((_, c) => c === 0) ? [0] : []),
    1,
    2,
    3,
    4,
    5,
    6,
    ...(used((_, c) => c === ACROSS - 1) ? [ACROSS - 1] : []),
  ];
  const rows = [...(used((r) => r === 0) ? [0] : []), 1, 2, 3, 4, ...(used((r) => r === DOWN - 1) ? [DOWN - 1] : [])];
  const w = Math.floor((home.width - home.left - home.right - home.cliff) / columns.length);
  const { h } = home.cell;
  const box = (at: number): Box => {
    const column = columns.indexOf(at % ACROSS);
    const row = rows.indexOf(Math.floor(at / ACROSS));
    return { x: home.left + column * w + (at % ACROSS > 3 ? home.cliff : 0), y: home.top + row * h, w, h };
  };
  const height = home.top + rows.length * h + home.shelf.gap + home.shelf.h + home.shelf.foot;
  return { width: home.width, height, columns, rows, cell: { w, h }, box };
}

/** The index of a place by its row and column. */
const index = (row: number, column: number): number => row * ACROSS + column;

/** The untouched land beneath everything else. */
export function landOf(plan: HomePlan): Shape {
  const first = plan.box(index(1, 1));
  const second = plan.box(index(1, 4));
  const half = { w: plan.cell.w * 3, h: plan.cell.h * 4 };
  const land: LandPlan = {
    w: plan.width,
    h: plan.height,
    forest: { x: first.x, y: first.y, ...half },
    mountain: { x: second.x, y: second.y, ...half },
    cell: plan.cell,
    gateTop: plan.box(index(4, 3)).y,
    streams: [plan.box(index(4, 2))],
    springs: [plan.box(index(1, 6)), plan.box(index(4, 5))],
    preserves: [plan.box(index(1, 3)), plan.box(index(3, 1))],
  };
  return sprite(`land:${JSON.stringify(land)}`, { x: 0, y: 0, w: plan.width, h: plan.height });
}

/** Whether a row or column is printed, given the names of the printed ones; those beyond the edge have no name. */
export const isPrinted =
  (names: string) =>
  (at: number): boolean =>
    at >= 1 && at <= names.length;

function labels(plan: HomePlan): Shape[] {
  const look = { size: 38, face: 'heavy', fill: colours.cream } as const;
  const letters = plan.columns.filter(isPrinted('ABCDEF')).map((column) => {
    const box = plan.box(index(1, column));
    return centred('ABCDEF'[column - 1] ?? '', { x: box.x + box.w / 2, y: home.top - 27 }, look);
  });
  const numbers = plan.rows.filter(isPrinted('1234')).map((row) => {
    const box = plan.box(index(row, 1));
    return centred(String(row), { x: 32, y: box.y + box.h / 2 }, look);
  });
  return [...letters, ...numbers];
}

/** The box around two boxes. */
function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** The places of a board, large pastures drawn once over both their halves. */
export function placesOf(input: Pick<HomeBoardInput, 'cells' | 'owner'>, plan: HomePlan): Shape[] {
  return input.cells.flatMap((place, at) => {
    const { cell } = place;
    if (cell.ground === 'outside') return [];
    if (cell.ground !== 'largePasture')
      return homeCell(place, { box: plan.box(at), seat: input.owner.mark }, at + Math.floor(at / ACROSS));
    const other = input.cells[cell.other];
    if (cell.other < at && other !== undefined) return [];
    return largePasture(other === undefined ? [place] : [place, other], around(plan.box(at), plan.box(cell.other)));
  });
}

/** Gold frames around the places that have changed; a large pasture gets one around both halves. */
export function framesOf(cells: HomeBoardInput['cells'], plan: HomePlan, changed: readonly number[]): Shape[] {
  return changed.flatMap((at) => {
    const cell = cells[at]?.cell;
    if (cell === undefined || cell.ground === 'outside') return [];
    if (cell.ground !== 'largePasture' || !changed.includes(cell.other)) return highlight(plan.box(at));
    return cell.other < at ? [] : highlight(around(plan.box(at), plan.box(cell.other)));
  });
}

/** Animals without room, waiting along the cliff. */
function waiting(input: HomeBoardInput, plan: HomePlan): Shape[] {
  const beside = plan.box(index(1, 4));
  const x = beside.x - home.cliff / 2;
  return input.homeless.flatMap(({ animal, count: amount }, at) => {
    const y = beside.y + 52 + at * 120;
    const number = centred(
      String(amount),
      { x, y: y + 48 },
      { size: 44, face: 'heavy', fill: colours.white, outline: 5 },
    );
    const plate = { x: x - 38, y: y - 40, w: 76, h: 112 };
    return [
      rect(plate, { round: 20, fill: colours.minus, stroke: colours.ink, line: 5 }),
      icon(`icon:${animal}`, { x, y }, 62),
      number,
    ];
  });
}

function header(input: HomeBoardInput): Shape[] {
  const { owner } = input;
  const style = seatStyle(owner.mark);
  const shapes: Shape[] = [
    rect({ x: 0, y: 0, w: home.width, h: home.header }, { fill: style.colour }),
    sprite('skyline', { x: input.score === undefined ? home.width - 640 : 560, y: 0, w: 640, h: home.header }),
    rect({ x: 0, y: home.header, w: home.width, h: 5 }, { fill: colours.ink }),
    ...token(owner, { x: 62, y: 51 }, 92),
  ];
  const end = input.score === undefined ? home.width - 20 : home.width - 224;
  const max = input.lastAction === undefined ? end - 240 : 430;
  const name = text(
    readable(owner.name) || owner.letter,
    { x: 124, y: 73 },
    { size: 68, min: 44, max, face: 'heavy', fill: style.ink },
  );
  shapes.push(name);
  let x = 124 + name.width + 22;
  if (input.lantern) {
    shapes.push(icon('icon:lantern', { x: x + 34, y: 49 }, 80));
    x += 82;
  }
  if (input.lastAction !== undefined) shapes.push(...lastActionPill(input.lastAction, owner.mark, { x: x + 6, end }));
  if (input.score !== undefined) shapes.push(...scorePlaque(input.score));
  return shapes;
}

function lastActionPill(words: string, seat: number, span: { readonly x: number; readonly end: number }): Shape[] {
  const label = line(
    words,
    { x: span.x + 78, y: 51 },
    { size: 42, min: 34, max: span.end - span.x - 100, face: 'plain', fill: colours.cream },
  );
  const weapon = { form: 'disc', at: { x: 0, y: 0 }, size: 0 } as const;
  return [
    rect({ x: span.x, y: 17, w: label.width + 102, h: 64 }, { round: 32, fill: colours.night }),
    ...dwarf(seat, { weapon: 0, away: false, newborn: false }, { at: { x: span.x + 38, y: 47 }, size: 66, weapon }),
    label,
  ];
}

function scorePlaque(score: number): Shape[] {
  const x = home.width - 204;
  return [
    rect({ x, y: 11, w: 190, h: 76 }, { round: 24, fill: colours.parchment, stroke: colours.ink, line: 5 }),
    icon('icon:points', { x: x + 44, y: 49 }, 60),
    centred(String(score).replace('-', '−'), { x: x + 128, y: 51 }, { size: 70, face: 'heavy', max: 104 }),
  ];
}

function plaque(thing: ShelfThing, input: HomeBoardInput, box: Box): Shape[] {
  const amount = input.supply[thing];
  const changed = (input.delta[thing] ?? 0) !== 0;
  const large = amount > 9;
  const middle = box.y + box.h / 2;
  const bad = thing === 'begging' && amount > 0;
  const ground = amount === 0 ? colours.empty : colours.parchment;
  const sign = icon(`icon:${thing}`, { x: box.x + (large ? 36 : 42), y: middle + 2 }, large ? 62 : 74);
  const number = {
    size: large ? 58 : 70,
    face: 'heavy',
    max: 66,
    fill: amount === 0 ? colours.emptyNumber : bad ? colours.minus : colours.ink,
  } as const;
  return [
    rect(box, { round: 20, fill: ground, stroke: changed ? colours.highlight : colours.ink, line: changed ? 9 : 4 }),
    ...faint([sign], amount === 0 ? 0.45 : 1),
    centred(String(amount), { x: box.x + box.w - (large ? 36 : 33), y: middle + 4 }, number),
  ];
}

function shelf(input: HomeBoardInput, plan: HomePlan): Shape[] {
  const { side, h, foot } = home.shelf;
  const pitch = (home.width - 2 * side) / SHELF.length;
  const y = plan.height - foot - h;
  const boxes = SHELF.map((_, at): Box => ({ x: side + at * pitch + 4, y, w: pitch - 8, h }));
  const plaques = SHELF.flatMap((thing, at) => plaque(thing, input, boxes[at] ?? boxes[0] ?? { x: 0, y, w: pitch, h }));
  const badges = SHELF.flatMap((thing, at) => {
    const delta = input.delta[thing] ?? 0;
    const box = boxes[at];
    if (delta === 0 || box === undefined) return [];
    const good = thing === 'begging' ? delta < 0 : delta > 0;
    const words = `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`;
    return pill(words, { x: box.x + box.w - 36, y: y - 2 }, { h: 46, fill: good ? colours.plus : colours.minus });
  });
  return [...plaques, ...badges];
}

/** The picture of a home board, 1400 pixels wide. */
export function homeLayout(input: HomeBoardInput): Picture {
  const plan = homePlan(input.cells);
  const shapes = [
    landOf(plan),
    ...labels(plan),
    ...placesOf(input, plan),
    ...framesOf(input.cells, plan, input.changed),
    ...waiting(input, plan),
    ...header(input),
    ...shelf(input, plan),
  ];
  return { width: plan.width, height: plan.height, ground: colours.night, shapes };
}
