import { graphemes, readable } from '../../../paint/fonts.ts';
import { type Box, icon, type Point, placed, rect, type Shape } from '../../../paint/shape.ts';
import { fits, type Lettering, line } from '../../../paint/text.ts';
import { token } from '../../../shared/token.ts';
import type { TableSeat } from '../scene.ts';
import { actions, colours } from '../theme.ts';
import { crowd, sum, within } from './crowd.ts';

interface Bill {
  readonly good: 'food' | 'stone';
  readonly need: number;
  readonly have: number;
}

/** The cost of the next feeding, in food, and in stone for stone eaters. */
function billsOf({ need, food, stone }: NonNullable<TableSeat['feeding']>): Bill[] {
  const stones = stone === undefined ? [] : [{ good: 'stone', need: stone.need, have: stone.stone } as const];
  return need === 0 && stones.length > 0 ? stones : [{ good: 'food', need, have: food }, ...stones];
}

/** A pill whose upper left corner is the origin. */
interface Pill {
  readonly w: number;
  readonly h: number;
  readonly shapes: readonly Shape[];
}

/** A needed good: how much there is and how much is needed, in red if there is too little. */
function bill({ good, need, have }: Bill, h: number): Pill {
  const short = have < need;
  const words = `${have}/${need}`;
  const face = h < ROOMY && words.length > SHORT ? 'condensed' : 'heavy';
  const look = { size: Math.max(actions.smallest, h * 0.76), face, fill: short ? colours.white : colours.ink } as const;
  const label = line(words, { x: h * 0.98, y: h / 2 + 1 }, look);
  const w = label.x + label.width + h * 0.34;
  const fill = short ? colours.minus : colours.foodPill;
  return {
    w,
    h,
    shapes: [
      rect({ x: 0, y: 0, w, h }, { round: h / 2, fill, stroke: colours.ink, line: 4 }),
      icon(`icon:${good}`, { x: h * 0.56, y: h / 2 - 1 }, h * 0.82),
      label,
    ],
  };
}

/** In a place too small for longer words, pills are lower. */
const ROOMY = 40;
const SHORT = 3;

/**
 * The cost of the next feeding and the food for it, on two smaller lines if it costs both food and stone; nothing if no
 * further feeding is known.
 */
function price({ feeding }: TableSeat, h: number): Pill {
  const bills = feeding === undefined ? [] : billsOf(feeding);
  const each = bills.length > 1 ? Math.max(actions.smallest + 3, h / 2) : h;
  const pills = bills.map((one) => bill(one, each));
  return {
    w: Math.max(0, ...pills.map(({ w }) => w)),
    h: each * pills.length,
    shapes: pills.flatMap(({ shapes }, row) => placed(shapes, { x: 0, y: row * each })),
  };
}

interface Row {
  readonly seat: TableSeat;
  readonly box: Box;
  readonly on: boolean;
  /** The names of the others at the table. */
  readonly others: readonly string[];
}

/** Matches a name that may differ from another only in its number. */
const NUMBERED = /\s\p{N}+$/u;

/** Names that start with this many identical letters are cut in the same way. */
const BEGINNING = 3;

/**
 * A name that keeps its end when cut, if somebody else's name starts with the same letters: `Com. 2` instead of
 * `Compu…`.
 */
function toldApart(name: string, others: readonly string[], fits: (words: string) => boolean): string {
  const beginning = (of: string): string => graphemes(of).slice(0, BEGINNING).join('');
  if (fits(name) || !(NUMBERED.test(name) || others.some((other) => beginning(other) === beginning(name)))) return name;
  const words = name.split(' ');
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const end = last === '' ? graphemes(name).slice(-2).join('') : ` ${last}`;
  const parts = graphemes(words[0] ?? name);
  const shorter = (): string => `${parts.join('')}${last === '' ? '…' : '.'}${end}`;
  while (parts.length > 1 && !fits(shorter())) parts.pop();
  return shorter();
}

function nameOf(
  { seat: { owner }, on, others }: Row,
  at: Point,
  { max, size }: Required<Pick<Lettering, 'max' | 'size'>>,
): Shape {
  const fill = on ? colours.ink : colours.cream;
  const look = { size, min: Math.min(size, 36), least: actions.smallest, max, fill };
  const name = readable(owner.name) || owner.letter;
  return line(
    toldApart(name, others, (words) => fits(words, look)),
    at,
    look,
  );
}

/** The starting player's lantern beside a token: its width as a fraction of its height, and its maximum height. */
const LANTERN = { w: 0.6, most: 62 } as const;

/** The token around a point with the starting player's lantern, both centred. */
function sign({ owner, lantern }: TableSeat, { x, y }: Point, size: number): Shape[] {
  const high = Math.min(size, LANTERN.most);
  const half = lantern ? (high * LANTERN.w) / 2 : 0;
  return [
    ...token(owner, { x: x - half, y }, { size, least: actions.smallest }),
    ...(lantern ? [icon('icon:lantern', { x: x + size / 2, y }, high)] : []),
  ];
}

/** At this width or more, the cost of the next feeding is at the end of a row. */
const LONG = 600;

/** The token above the cost of the next feeding; beside them, the name above the dwarfs. */
function wide(row: Row): Shape[] {
  const { seat, box } = row;
  const long = box.w > LONG;
  const cost = price(seat, long ? 76 : PILL);
  const foot = long ? 0 : cost.h;
  const size = within(box.h - foot - 18, 50, 112);
  const side = long ? 190 : sideOf(seat);
  const left = { x: box.x + side / 2, y: box.y + (box.h - foot) / 2 - (long ? 0 : 3) };
  const x = box.x + side;
  const name = within(box.h * 0.3, 36, 46);
  const below = box.y + name + 10;
  const people = { x, y: below, w: box.x + box.w - 12 - x, h: box.y + box.h - 8 - below };
  const at = long
    ? { x: box.x + box.w - cost.w - 24, y: box.y + (box.h - cost.h) / 2 }
    : { x: left.x - cost.w / 2, y: box.y + box.h - cost.h - 8 };
  return [
    ...sign(seat, left, size),
    nameOf(row, { x, y: box.y + 10 + name / 2 }, { max: people.w, size: name }),
    ...crowd(seat, people),
    ...placed(cost.shapes, at),
  ];
}

/** The token of a seat in a low row, and the pill at the end of that row. */
const LOW = { sign: 56, pill: 36, around: 18 } as const;

/** The width of a seat's token in a low row, together with the lantern beside it. */
const signSide = ({ lantern }: TableSeat): number => LOW.sign * (1 + (lantern ? LANTERN.w : 0)) + LOW.around;

/** Side by side: the token, then the name above the dwarfs, then the cost of the next feeding. */
function low(row: Row): Shape[] {
  const { seat, box } = row;
  const side = signSide(seat);
  const middle = box.y + box.h / 2;
  const cost = price(seat, LOW.pill);
  const end = box.x + box.w - 10 - cost.w;
  const people = { x: box.x + side, y: box.y + 35, w: end - 8 - box.x - side, h: box.h - 37 };
  return [
    ...sign(seat, { x: box.x + side / 2, y: middle }, Math.min(LOW.sign, box.h - 10)),
    nameOf(row, { x: people.x, y: box.y + 19 }, { max: people.w, size: 35 }),
    ...crowd(seat, people),
    ...placed(cost.shapes, { x: end, y: middle - cost.h / 2 }),
  ];
}

const PILL = 44;
/** The margin around the name and the dwarfs of a seat in a row with few seats. */
const MARGIN = 20;

/** The width of the token, with the cost of the next feeding beneath it. */
const sideOf = (seat: TableSeat): number => Math.max(112, price(seat, PILL).w + 14);

/** The margins around a seat's name and dwarfs, which are narrower in a low row. */
interface Form {
  side(seat: TableSeat): number;
  /** The distance between people and between armed people, if there is room. */
  readonly pitch: number;
  readonly armed: number;
}

const FORMS = {
  wide: { side: (seat) => sideOf(seat) + MARGIN, pitch: 46, armed: 46 },
  low: { side: (seat) => signSide(seat) + price(seat, LOW.pill).w + MARGIN, pitch: 40, armed: 74 },
} satisfies Readonly<Record<string, Form>>;

/** The minimum distance between people: numbers on weapons must not touch. */
const CLOSEST = { armed: 38, unarmed: 30 } as const;
/** How wide a name may be at the expense of others; less if people would be too close together. */
const LONGEST = [140, 110, 80] as const;

/** How much room a seat needs for its people and for its name, which counts only up to a limit. */
function leastOf({ owner, dwarfs }: TableSeat, longest: number): number {
  const name = line(readable(owner.name), { x: 0, y: 0 }, { size: 36 }).width + 4;
  return Math.max(
    sum(dwarfs.map(({ weapon }) => (weapon > 0 ? CLOSEST.armed : CLOSEST.unarmed))),
    Math.min(longest, name),
  );
}

/** The widths of the seats in a row: shared out by name first, then by people, who may move closer together. */
function sharesOf(table: readonly TableSeat[], w: number, { side, pitch, armed }: Form): number[] {
  const sides = table.map(side);
  const all = w - sum(sides);
  const [shortest = [], ...longer] = LONGEST.map((most) => table.map((seat) => leastOf(seat, most))).toReversed();
  const least = longer.findLast((each) => sum(each) <= all) ?? shortest;
  const wanted = ({ weapon }: TableSeat['dwarfs'][number]): number => (weapon > 0 ? armed : pitch);
  const more = table.map(({ dwarfs }, at) => Math.max(0, sum(dwarfs.map(wanted)) - (least[at] ?? 0)));
  const room = all - sum(least);
  if (room < 0) return least.map((each, at) => (sides[at] ?? 0) + (each * all) / sum(least));
  const part = Math.min(1, room / Math.max(1, sum(more)));
  const rest = (room - part * sum(more)) / table.length;
  return least.map((each, at) => (sides[at] ?? 0) + each + part * (more[at] ?? 0) + rest);
}

/** The maximum number of players in one row; more need two. */
const IN_A_ROW = 4;

/** The width of each seat in a row. */
function widthsOf(row: readonly TableSeat[], w: number, low: boolean): number[] {
  const even = w / Math.max(1, row.length);
  return !low && even > LONG ? row.map(() => even) : sharesOf(row, w, FORMS[low ? 'low' : 'wide']);
}

/**
 * The players in playing order: tokens, dwarfs (bright at home, faint if placed), and what the next feeding costs each
 * player.
 */
export function tablePanel(table: readonly TableSeat[], box: Box, turn: number | undefined): Shape[] {
  const many = table.length > IN_A_ROW;
  const across = many ? Math.ceil(table.length / 2) : table.length;
  const rows = many ? [table.slice(0, across), table.slice(across)] : [table];
  const all = { w: box.w - 10, h: (box.h - 10) / rows.length };
  const seats = rows.flatMap((row, down) => {
    const widths = widthsOf(row, all.w, many);
    return row.flatMap((seat, at) => {
      const corner = { x: box.x + 8 + sum(widths.slice(0, at)), y: box.y + 8 + down * all.h };
      const place = { ...corner, w: (widths[at] ?? 0) - 6, h: all.h - 6 };
      const on = seat.owner.mark === turn;
      const ground = rect(place, {
        round: 18,
        fill: on ? colours.parchment : colours.tableRow,
        stroke: on ? colours.highlight : colours.ink,
        line: on ? 9 : 4,
      });
      const others = table.filter((each) => each !== seat).map(({ owner: { name } }) => readable(name));
      return [ground, ...(many ? low : wide)({ seat, box: place, on, others })];
    });
  });
  return [rect(box, { round: 20, fill: colours.table }), ...seats];
}
