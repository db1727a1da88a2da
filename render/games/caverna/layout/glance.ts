import { readable } from '../../../paint/fonts.ts';
import { type Box, faint, icon, type Picture, type Point, placed, rect, type Shape } from '../../../paint/shape.ts';
import { centred, line } from '../../../paint/text.ts';
import { seatStyle } from '../../../paint/theme.ts';
import type { Owner } from '../../../shared/owner.ts';
import { token } from '../../../shared/token.ts';
import { type Counted, type HomeBoardInput, type HomeCell, SHELF } from '../scene.ts';
import { colours, boards as theme } from '../theme.ts';
import { glanceCell, glancePasture } from './glance-cell.ts';
import { atCliff, goneFrom, herdMarks } from './herds.ts';
import { framesOf, homePlan, landOf, linesOf, placesOf } from './home.ts';
import { deltaPill, marksOf, person } from './people.ts';

const { board } = theme;

/** The width of a board in its own pixels, which all sizes below use. */
const WIDTH = board.width;
const POINTS = 220;
const FOLK = 400;
/** A row of goods has room for at least this many kinds; if anybody has more, everybody has two rows. */
const FEW = 5;
const MANY = 8;
/** The height of gains and losses: of animals, of goods, and of goods in their own band. */
const MARK = { land: 68, goods: 62, banded: 84 } as const;
/** The height of that band, and the maximum height of a gain as a fraction of a good's width. */
const BAND = 30;
const MARK_FITS = 0.62;
/** How far a gain overlaps a good. */
const LAPS = 22;
/** The largest sign of a good. */
const MOST = 130;
/** Places in a row of `Player.cells`. */
const ACROSS = 8;
/** The thickness of the frame around a board. */
const RIM = 9;

/** A person who lives on a board, and the name of their folk. */
function folkMark(owner: Owner, folk: string, { x, y, max }: Point & { readonly max: number }): Shape[] {
  const look = { size: 60, min: 44, least: 34, max: max - 96, face: 'plain', fill: seatStyle(owner.mark).ink } as const;
  return [...person(owner, { x: x + 44, y }, 88), line(folk, { x: x + 96, y: y + 2 }, look)];
}

/** The owner of a board and its points, in the colour of the seat. */
function heading(input: HomeBoardInput): Shape[] {
  const { owner, folk, score } = input;
  const style = seatStyle(owner.mark);
  const middle = board.header / 2;
  const right = WIDTH - (score === undefined ? 16 : POINTS + 28);
  const marks = marksOf(input);
  const max = right - 112 - marks.length * 100 - (folk === undefined ? 0 : FOLK);
  const wanted = { size: 78, min: 56, least: 40, max, face: 'heavy', fill: style.ink } as const;
  const name = line(readable(owner.name) || owner.letter, { x: 112, y: middle + 2 }, wanted);
  const behind = 112 + name.width + (marks.length > 0 ? 8 + marks.length * 100 : 24);
  const plaque = { x: right + 12, y: 8, w: POINTS, h: board.header - 16 };
  return [
    rect({ x: 0, y: 0, w: WIDTH, h: board.header }, { fill: style.colour }),
    ...token(owner, { x: 58, y: middle }, 90),
    name,
    ...marks.map((mark, at) => icon(mark, { x: 112 + name.width + 54 + at * 100, y: middle }, 88)),
    ...(folk === undefined ? [] : folkMark(owner, folk, { x: behind, y: middle, max: right - behind })),
    ...(score === undefined
      ? []
      : [
          rect(plaque, { round: 28, fill: colours.parchment, stroke: colours.ink, line: 6 }),
          icon('icon:points', { x: plaque.x + 50, y: middle }, 74),
          centred(
            String(score).replace('-', '−'),
            { x: plaque.x + 152, y: middle + 2 },
            { size: 80, face: 'heavy', max: 118 },
          ),
        ]),
  ];
}

/** Whether there is nothing on a place yet. */
const isBare = ({ cell, herds }: HomeCell): boolean =>
  herds.length === 0 &&
  (cell.ground === 'mountain' || (cell.ground === 'forest' && cell.crop === undefined && cell.stable !== true));

/** The height of each row of boards: low if all its land is untouched. */
type RowHeights = (row: number) => number;

function rowHeights(inputs: readonly HomeBoardInput[]): RowHeights {
  const used = new Set(
    inputs.flatMap(({ cells }) =>
      cells.flatMap((place, at) => (place.cell.ground === 'outside' || isBare(place) ? [] : [Math.floor(at / ACROSS)])),
    ),
  );
  return (row) => (used.has(row) ? board.row : board.bare);
}

const total = (high: RowHeights, { cells }: HomeBoardInput): number =>
  linesOf(cells).rows.reduce((sum, row) => sum + high(row), 0);

/** The land of a board, with rows of these heights. */
function land(input: HomeBoardInput, height: number, high: RowHeights): Shape[] {
  const { side, cliff } = board;
  const stretch = height / total(high, input);
  const plan = homePlan(input.cells, [], {
    ...{ width: WIDTH, left: side, right: side, top: 8, cliff, below: 8 },
    high: (rows) => rows.map((row) => Math.floor(high(row) * stretch)),
  });
  const places = placesOf(input, plan, { cell: glanceCell, pasture: glancePasture });
  return [
    landOf(plan, true),
    ...places,
    ...framesOf(input, plan, input.changed),
    ...atCliff(input, plan.box(ACROSS + 4)),
    ...herdMarks(input, { ...plan, mark: MARK.land }, places),
  ];
}

function plaque(input: HomeBoardInput, thing: Counted, box: Box): Shape[] {
  const supply: Readonly<Partial<Record<Counted, number>>> = input.supply;
  const amount = supply[thing] ?? 0;
  const delta = input.delta[thing] ?? 0;
  const size = Math.min(MOST, box.h * 0.82, box.w * (amount > 9 ? 0.46 : 0.54));
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const fill = thing === 'begging' ? colours.minus : amount === 0 ? colours.emptyNumber : colours.ink;
  const wanted = { size: size * 0.96, face: 'heavy', max: box.w - size - 6, fill } as const;
  const number = line(String(amount), { x: 0, y: middle.y + 3 }, wanted);
  const left = middle.x - (size + 6 + number.width) / 2;
  return [
    rect(box, {
      round: 22,
      fill: amount === 0 ? colours.empty : colours.parchment,
      stroke: delta === 0 ? colours.ink : colours.highlight,
      line: delta === 0 ? 4 : 12,
    }),
    ...faint([icon(`icon:${thing}`, { x: left + size / 2, y: middle.y }, size)], amount === 0 ? 0.45 : 1),
    { ...number, x: left + size + 6 },
  ];
}

/** The owner's goods and animals, including those that have just gone, even if they were the last of their kind. */
const thingsOf = (input: HomeBoardInput): Counted[] => [
  ...SHELF.filter((thing) => (input.supply[thing] ?? 0) > 0 || (input.delta[thing] ?? 0) !== 0),
  ...goneFrom(input),
];

/** The goods of a board in this many rows and columns of a box. The upper part of each row is for gains. */
function goods(input: HomeBoardInput, box: Box, { rows, columns }: { rows: number; columns: number }): Shape[] {
  const [w, h] = [box.w / columns, box.h / rows];
  const band = h - board.shelf;
  const places = thingsOf(input).map((thing, at) => ({
    thing,
    box: {
      x: box.x + (at % columns) * w + 5,
      y: box.y + Math.floor(at / columns) * h + band + 5,
      w: w - 10,
      h: board.shelf - 10,
    },
  }));
  const badges = places.flatMap(({ thing, box: { x, y, w: length } }) => {
    const delta = input.delta[thing] ?? 0;
    const good = thing === 'begging' ? delta < 0 : delta > 0;
    const high = Math.min(band > 0 ? MARK.banded : MARK.goods, length * MARK_FITS);
    const at = { x: x + length - high * 0.66, y: y + LAPS - high / 2 };
    return delta === 0 ? [] : deltaPill(delta, at, { good, h: high });
  });
  return [...places.flatMap((place) => plaque(input, place.thing, place.box)), ...badges];
}

/** The size of a single simplified board, no matter what is on it. */
export const glanceSize = { width: WIDTH + 2 * theme.gap, height: 888 } as const;

/** A single simplified home board, with a golden frame if something on it has changed. */
export function glanceLayout(input: HomeBoardInput): Picture {
  const { width, height } = glanceSize;
  const { gap } = theme;
  const top = board.header + board.gap;
  const shelf = {
    x: board.side - 5,
    y: height - 2 * gap - board.shelf - 4,
    w: WIDTH - 2 * board.side + 10,
    h: board.shelf,
  };
  const rows = shelf.y - board.gap - 16 - top;
  const shapes = [
    ...heading(input),
    ...placed(
      land(input, rows, () => board.row),
      { x: 0, y: top },
    ),
    ...goods(input, shelf, { rows: 1, columns: Math.max(FEW, thingsOf(input).length) }),
  ];
  const frame = { x: gap, y: gap, w: WIDTH, h: height - 2 * gap };
  return {
    width,
    height,
    ground: colours.night,
    shapes: [...placed(shapes, { x: gap, y: gap }), ...(isChanged(input) ? [goldRim(frame)] : [])],
  };
}

/** Whether something on a board has changed. */
export const isChanged = ({ changed, delta }: HomeBoardInput): boolean =>
  changed.length > 0 || Object.keys(delta).length > 0;

/** The golden frame around a changed board. */
export const goldRim = (box: Box): Shape => rect(box, { stroke: colours.highlight, line: RIM });

/** A simplified home board, in pixels of the picture, with its upper left corner at the origin. */
export interface Glance {
  readonly h: number;
  readonly shapes: readonly Shape[];
}

/** Boards that share a row, each of this width, with only their goods, beneath the land. */
export function glances(inputs: readonly HomeBoardInput[], w: number): Glance[] {
  const scale = w / WIDTH;
  const high = rowHeights(inputs);
  const height = Math.max(...inputs.map((input) => total(high, input)));
  const lines = inputs.some((input) => thingsOf(input).length > MANY) ? 2 : 1;
  const band = inputs.some((input) => thingsOf(input).some((thing) => (input.delta[thing] ?? 0) !== 0)) ? BAND : 0;
  const top = board.header + board.gap;
  const foot = top + height + 16 + (band > 0 ? 0 : board.gap);
  const shelf = { x: board.side - 5, y: foot, w: WIDTH - 2 * board.side + 10, h: (board.shelf + band) * lines };
  return inputs.map((input) => {
    const things = thingsOf(input).length;
    const columns = Math.max(FEW, Math.ceil(things / lines));
    const shapes = [
      ...heading(input),
      ...placed(land(input, height, high), { x: 0, y: top }),
      ...goods(input, shelf, { rows: lines, columns }),
    ];
    return { h: (foot + shelf.h + 8) * scale, shapes: placed(shapes, { x: 0, y: 0 }, scale) };
  });
}
