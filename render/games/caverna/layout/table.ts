import { graphemes, readable } from '../../../paint/fonts.ts';
import { type Box, icon, type Point, placed, rect, type Shape } from '../../../paint/shape.ts';
import { type Lettering, line } from '../../../paint/text.ts';
import { token } from '../../../shared/token.ts';
import type { TableSeat } from '../scene.ts';
import { actions, colours } from '../theme.ts';
import { dwarf } from './people.ts';

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

interface Bill {
  readonly good: 'food' | 'stone';
  readonly need: number;
  readonly have: number;
}

/** What the next feeding costs, in food and in stone for people who eat that. */
function billsOf({ need, food, stone }: NonNullable<TableSeat['feeding']>): Bill[] {
  const stones = stone === undefined ? [] : [{ good: 'stone', need: stone.need, have: stone.stone } as const];
  return need === 0 && stones.length > 0 ? stones : [{ good: 'food', need, have: food }, ...stones];
}

/** A pill of which the upper left corner is the origin. */
interface Pill {
  readonly w: number;
  readonly h: number;
  readonly shapes: readonly Shape[];
}

/** What there is of a good that is needed, and how much that is; red where there is too little of it. */
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

/** Lower pills are made for a place in which longer words are too long. */
const ROOMY = 40;
const SHORT = 3;

/** What the next feeding costs and what there is for it, in two smaller rows where it costs both food and stone; nothing where none is known to come. */
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

/** How much of an armed dwarf is to be seen above its weapon, in pixels. */
const FACE = 22;
/** How wide a dwarf is, and how much of its weapon shows beside it, as shares of their sizes. */
const BODY = 0.82;
const BESIDE = 0.76;

/** The dwarfs of a player, in two rows where there is room for that. */
function family(seat: TableSeat, box: Box): Shape[] {
  const { dwarfs } = seat;
  const rows = dwarfs.length > 3 && box.h > 100 ? 2 : 1;
  const least = actions.smallest * 1.2;
  return dwarfs.some(({ weapon }) => weapon > 0) && box.h / rows < least + FACE
    ? inLine(seat, box)
    : inRows(seat, box, rows);
}

/** Dwarfs in rows, with weapons that hang below their eyes. */
function inRows({ owner, dwarfs, passed }: TableSeat, box: Box, rows: number): Shape[] {
  const across = Math.ceil(dwarfs.length / rows);
  const high = box.h / rows;
  const pitch = Math.min(high + 6, box.w / Math.max(1, across));
  const size = Math.min(high - 2, pitch + 12, 76);
  const disc = within(high - size * 0.7, actions.smallest * 1.2, 46);
  // Six armed dwarfs in a row: a weapon hides its own dwarf up to the hat instead of the next one.
  const aside = pitch > disc + 6 ? size * 0.24 : 0;
  return dwarfs.flatMap((who, at) => {
    const row = Math.floor(at / across);
    const middle = box.y + high * (row + 0.5);
    const place = { x: box.x + pitch * ((at % across) + 0.5), y: middle - (high - size) / 2 };
    // The rim of the panel leaves room for a weapon to hang a little lower.
    const weapon = {
      form: 'disc',
      at: { x: place.x + aside, y: middle + high / 2 + 4 - disc / 2 },
      size: disc,
    } as const;
    return dwarf(owner, { ...who, away: who.away || passed }, { at: place, size, weapon });
  });
}

/** How large dwarfs and weapons are in a line so high, and how much of its length each takes. */
function lineOf(dwarfs: TableSeat['dwarfs'], high: number) {
  const size = Math.min(high - 2, 60);
  const disc = within(size * 0.62, actions.smallest * 1.2, 46);
  return { size, disc, spans: dwarfs.map(({ weapon }) => size * BODY + (weapon > 0 ? disc * BESIDE : 0)) };
}

/** Dwarfs in a line too low for a weapon below a face: it stands beside it, and all move together where they are many. */
function inLine({ owner, dwarfs, passed }: TableSeat, box: Box): Shape[] {
  const { size, disc, spans } = lineOf(dwarfs, box.h);
  const last = spans.at(-1) ?? 0;
  const closer = Math.min(1, (box.w - last) / Math.max(1, sum(spans) - last));
  const y = box.y + box.h / 2;
  let x = box.x;
  return dwarfs.flatMap((who, at) => {
    const place = { x: x + (size * BODY) / 2, y };
    x += (spans[at] ?? 0) * closer;
    const mark = { x: Math.max(place.x + size * 0.24, x - disc / 2 + 3), y: y + Math.max(0, box.h - disc) / 2 };
    const weapon = { form: 'disc', at: mark, size: disc } as const;
    return dwarf(owner, { ...who, away: who.away || passed }, { at: place, size, weapon });
  });
}

interface Row {
  readonly seat: TableSeat;
  readonly box: Box;
  readonly on: boolean;
  /** The names of the others at the table. */
  readonly others: readonly string[];
}

/** A name of which only the number tells it from another. */
const NUMBERED = /\s\p{N}+$/u;

/** Names that begin with the same letters, so many of them, are cut alike. */
const BEGINNING = 3;

/** A name that keeps its end where it is cut and somebody else begins alike: `Com. 2` instead of `Compu…`. */
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
    toldApart(name, others, (words) => line(words, at, look).text === words),
    at,
    look,
  );
}

/** How wide the lantern of the starting player is beside a token, as a share of its height, and how high at most. */
const LANTERN = { w: 0.6, most: 62 } as const;

/** The token around a point, and beside it the lantern of the starting player: both in the middle. */
function sign({ owner, lantern }: TableSeat, { x, y }: Point, size: number): Shape[] {
  const high = Math.min(size, LANTERN.most);
  const half = lantern ? (high * LANTERN.w) / 2 : 0;
  return [
    ...token(owner, { x: x - half, y }, { size, least: actions.smallest }),
    ...(lantern ? [icon('icon:lantern', { x: x + size / 2, y }, high)] : []),
  ];
}

/** From this width on the price of the next feeding stands at the end of a row. */
const LONG = 600;

/** Beside each other: the token over the price of the next feeding, and the name over the dwarfs. */
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
    ...family(seat, people),
    ...placed(cost.shapes, at),
  ];
}

/** The token of a seat in a low row, and the pill at its end. */
const LOW = { sign: 56, pill: 36, around: 18 } as const;

/** How wide the token of a seat in a low row is, and the lantern beside it. */
const signSide = ({ lantern }: TableSeat): number => LOW.sign * (1 + (lantern ? LANTERN.w : 0)) + LOW.around;

/** Beside each other: the token, the name over the dwarfs, and the price of the next feeding. */
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
    ...family(seat, people),
    ...placed(cost.shapes, { x: end, y: middle - cost.h / 2 }),
  ];
}

const PILL = 44;
/** Around the name and the dwarfs of a seat in a row of few. */
const MARGIN = 20;

/** How wide the token is with the price of the next feeding beneath it. */
const sideOf = (seat: TableSeat): number => Math.max(112, price(seat, PILL).w + 14);

/** What a seat has around its name and its dwarfs, which stand closer in a low row. */
interface Form {
  side(seat: TableSeat): number;
  readonly pitch: number;
}

const FORMS = {
  wide: { side: (seat) => sideOf(seat) + MARGIN, pitch: 46 },
  low: { side: (seat) => signSide(seat) + price(seat, LOW.pill).w + MARGIN, pitch: 40 },
} satisfies Readonly<Record<string, Form>>;

/** So close people may stand at most: numbers on weapons must not touch. */
const CLOSEST = { armed: 33, unarmed: 30 } as const;
/** A name takes no more room from others than that. */
const LONGEST = 140;

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** How wide the seats of a row are: each as its name needs, and then as its people do, who may stand closer. */
function sharesOf(table: readonly TableSeat[], w: number, { side, pitch }: Form): number[] {
  const sides = table.map(side);
  const least = table.map(({ owner, dwarfs }) => {
    const name = line(readable(owner.name), { x: 0, y: 0 }, { size: 36 }).width + 4;
    const crowd = sum(dwarfs.map(({ weapon }) => (weapon > 0 ? CLOSEST.armed : CLOSEST.unarmed)));
    return Math.max(crowd, Math.min(LONGEST, name));
  });
  const more = table.map(({ dwarfs }, at) => Math.max(0, dwarfs.length * pitch - (least[at] ?? 0)));
  const all = w - sum(sides);
  const room = all - sum(least);
  if (room < 0) return least.map((each, at) => (sides[at] ?? 0) + (each * all) / sum(least));
  const part = Math.min(1, room / Math.max(1, sum(more)));
  const rest = (room - part * sum(more)) / table.length;
  return least.map((each, at) => (sides[at] ?? 0) + each + part * (more[at] ?? 0) + rest);
}

/** Up to so many players stand in one row, more in two. */
const IN_A_ROW = 4;

/** How wide each seat of a row is. */
function widthsOf(row: readonly TableSeat[], w: number, low: boolean): number[] {
  const even = w / Math.max(1, row.length);
  return !low && even > LONG ? row.map(() => even) : sharesOf(row, w, FORMS[low ? 'low' : 'wide']);
}

/** The players in playing order: tokens, dwarfs at home bright and those placed faint, and what the next feeding costs each. */
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
