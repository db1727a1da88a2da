import { graphemes, readable } from '../../../paint/fonts.ts';
import { type Box, icon, type Point, rect, type Shape } from '../../../paint/shape.ts';
import { centred, type Lettering, line } from '../../../paint/text.ts';
import { token } from '../../../shared/token.ts';
import type { TableSeat } from '../scene.ts';
import { actions, colours } from '../theme.ts';
import { dwarf } from './people.ts';

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The price of the next feeding in food, or in stone for people who eat that; in two smaller rows where it costs both. */
function price({ need, food, stone }: NonNullable<TableSeat['feeding']>, at: Point, h: number): Shape[] {
  if (stone === undefined) return bill({ good: 'food', need, have: food }, at, h);
  const stones = { good: 'stone', need: stone.need, have: stone.stone } as const;
  if (need === 0) return bill(stones, at, h);
  const each = Math.max(actions.smallest + 3, h / 2);
  return [
    ...bill({ good: 'food', need, have: food }, { x: at.x, y: at.y - each / 2 }, each),
    ...bill(stones, { x: at.x, y: at.y + each / 2 }, each),
  ];
}

interface Bill {
  readonly good: 'food' | 'stone';
  readonly need: number;
  readonly have: number;
}

/** What is needed of a good, red where there is too little of it. */
function bill({ good, need, have }: Bill, at: Point, h: number): Shape[] {
  const short = have < need;
  const w = h * (need > 9 ? 2.3 : 2);
  const box = { x: at.x - w / 2, y: at.y - h / 2, w, h };
  const look = { size: Math.max(actions.smallest, h * 0.78), face: 'heavy' } as const;
  const middle = { x: box.x + h * 0.95 + (w - h * 1.1) / 2, y: at.y + 1 };
  return [
    rect(box, { round: h / 2, fill: short ? colours.minus : colours.foodPill, stroke: colours.ink, line: 4 }),
    icon(`icon:${good}`, { x: box.x + h * 0.56, y: at.y - 1 }, h * 0.82),
    centred(String(need), middle, { ...look, fill: short ? colours.white : colours.ink }),
  ];
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
  const closer = Math.min(1, (box.w - last) / Math.max(1, spans.reduce((sum, span) => sum + span, 0) - last));
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

function lantern({ lantern: held }: TableSeat, { x, y }: Point, size: number): Shape[] {
  return held ? [icon('icon:lantern', { x: x - size * 0.44, y: y + size * 0.24 }, within(size * 0.66, 40, 58))] : [];
}

/** From this width on the price of the next feeding stands at the end of a row. */
const LONG = 600;

/** Beside each other: the token over the price of the next feeding, and the name over the dwarfs. */
function wide(row: Row): Shape[] {
  const { seat, box } = row;
  const long = box.w > LONG;
  const pill = long ? 76 : 44;
  const foot = long ? 0 : pill;
  const sign = within(box.h - foot - 18, 50, 112);
  const left = { x: box.x + 56 + (long ? 16 : 0), y: box.y + (box.h - foot) / 2 - (long ? 0 : 3) };
  const x = left.x + 56 + (long ? 24 : 0);
  const size = within(box.h * 0.3, 36, 46);
  const below = box.y + size + 10;
  const people = { x, y: below, w: box.x + box.w - 12 - x, h: box.y + box.h - 8 - below };
  const cost = long
    ? { x: box.x + box.w - pill * 1.5, y: box.y + box.h / 2 }
    : { x: left.x, y: box.y + box.h - pill / 2 - 8 };
  return [
    ...token(seat.owner, left, { size: sign, least: actions.smallest }),
    ...lantern(seat, left, sign),
    nameOf(row, { x, y: box.y + 10 + size / 2 }, { max: people.w, size }),
    ...family(seat, people),
    ...(seat.feeding === undefined ? [] : price(seat.feeding, cost, pill)),
  ];
}

/** The token, and beside it the name with the price of the next feeding over the dwarfs. */
function low(row: Row): Shape[] {
  const { seat, box } = row;
  const sign = Math.min(56, box.h - 10);
  const left = { x: box.x + 8 + sign / 2, y: box.y + box.h / 2 };
  const x = left.x + sign / 2 + 10;
  const pill = { w: 82, h: 36 };
  const people = { x, y: box.y + 35, w: box.x + box.w - 6 - x, h: box.h - 37 };
  const feeding = { x: box.x + box.w - 8 - pill.w / 2, y: box.y + 5 + pill.h / 2 };
  return [
    ...token(seat.owner, left, { size: sign, least: actions.smallest }),
    ...lantern(seat, left, sign),
    nameOf(row, { x, y: box.y + 19 }, { max: people.w - pill.w - 6, size: 35 }),
    ...(seat.feeding === undefined ? [] : price(seat.feeding, feeding, pill.h)),
    ...family(seat, people),
  ];
}

/** What is beside the name and the dwarfs of a narrow seat, and around them: the token over the price of the next feeding. */
const NARROW = { side: 80, pill: { w: 72, h: 34 }, top: 40, foot: 6, name: 36 } as const;

/** The token over the price of the next feeding, and beside them the name over the dwarfs. */
function narrow(row: Row): Shape[] {
  const { seat, box } = row;
  const { side, pill, top, foot, name } = NARROW;
  const sign = Math.min(56, box.h - pill.h - 12);
  const left = { x: box.x + side / 2, y: box.y + 6 + sign / 2 };
  const x = box.x + side + 4;
  const people = { x, y: box.y + top, w: box.x + box.w - 6 - x, h: box.h - top - foot };
  const cost = { x: left.x, y: box.y + box.h - 6 - pill.h / 2 };
  return [
    ...token(seat.owner, left, { size: sign, least: actions.smallest }),
    ...lantern(seat, left, sign),
    nameOf(row, { x, y: box.y + 22 }, { max: people.w, size: name }),
    ...(seat.feeding === undefined ? [] : price(seat.feeding, cost, pill.h)),
    ...family(seat, people),
  ];
}

/** What the seats of a row need beside each other: so much around the name and the people, whose length differs by form. */
interface Need {
  readonly side: number;
  people(seat: TableSeat): number;
}

const needOf = {
  wide: { side: 132, people: ({ dwarfs }: TableSeat): number => dwarfs.length * 46 },
  narrow: {
    side: NARROW.side + 16,
    people: ({ dwarfs }: TableSeat): number =>
      // They may stand a little closer.
      0.88 * lineOf(dwarfs, actions.table.own - NARROW.top - NARROW.foot).spans.reduce((sum, span) => sum + span, 0),
  },
} satisfies Readonly<Record<string, Need>>;

/** So close people may stand at most: numbers on weapons must not touch. */
const CLOSEST = { armed: 33, unarmed: 22 } as const;

/** How wide the seats of a row are: each as its name needs, and then as its people do, who may stand closer. */
function sharesOf(table: readonly TableSeat[], w: number, { side, people }: Need): number[] {
  const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
  const least = table.map(({ owner, dwarfs }) => {
    const name = line(readable(owner.name), { x: 0, y: 0 }, { size: NARROW.name }).width + 4;
    const crowd = sum(dwarfs.map(({ weapon }) => (weapon > 0 ? CLOSEST.armed : CLOSEST.unarmed)));
    return Math.max(crowd, Math.min(LONGEST, name));
  });
  const more = table.map((seat, at) => Math.max(0, people(seat) - (least[at] ?? 0)));
  const all = w - side * table.length;
  const room = all - sum(least);
  if (room < 0) return least.map((each) => side + (each * all) / sum(least));
  const part = Math.min(1, room / Math.max(1, sum(more)));
  const rest = (room - part * sum(more)) / table.length;
  return least.map((each, at) => side + each + part * (more[at] ?? 0) + rest);
}

/** A name takes no more room from others than that. */
const LONGEST = 210;

/** Up to so many players stand in one row beside the last rounds, more in two. */
const IN_A_ROW = 4;
/** From this width on the table has a row for itself, in which all players stand. */
const WHOLE = 1200;

/** The players in playing order: tokens, dwarfs at home bright and those placed faint, and what the next feeding costs each. */
export function tablePanel(table: readonly TableSeat[], box: Box, turn: number | undefined): Shape[] {
  const many = table.length > IN_A_ROW;
  const rows = many && box.w < WHOLE ? 2 : 1;
  const seatOf = rows > 1 ? low : many ? narrow : wide;
  const across = Math.ceil(table.length / rows);
  const all = { w: box.w - 10, h: (box.h - 10) / rows };
  const even = all.w / Math.max(1, across);
  const need = many ? needOf.narrow : needOf.wide;
  const shares = rows > 1 || even > LONG ? table.map(() => even) : sharesOf(table, all.w, need);
  const seats = table.flatMap((seat, at) => {
    const before = shares.slice(at - (at % across), at).reduce((sum, share) => sum + share, 0);
    const corner = { x: box.x + 8 + before, y: box.y + 8 + Math.floor(at / across) * all.h };
    const place = { ...corner, w: (shares[at] ?? 0) - 6, h: all.h - 6 };
    const on = seat.owner.mark === turn;
    const ground = rect(place, {
      round: 18,
      fill: on ? colours.parchment : colours.tableRow,
      stroke: on ? colours.highlight : colours.ink,
      line: on ? 9 : 4,
    });
    const others = table.filter((each) => each !== seat).map(({ owner: { name } }) => readable(name));
    const row = { seat, box: place, on, others };
    return [ground, ...seatOf(row)];
  });
  return [rect(box, { round: 20, fill: colours.table }), ...seats];
}
