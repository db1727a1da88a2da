import { readable } from '../../../paint/fonts.ts';
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

/** The dwarfs of a player, in two rows where there is room for that. */
function family({ owner, dwarfs, passed }: TableSeat, box: Box): Shape[] {
  const rows = dwarfs.length > 3 && box.h > 100 ? 2 : 1;
  const across = Math.ceil(dwarfs.length / rows);
  const high = box.h / rows;
  const pitch = Math.min(high + 6, box.w / Math.max(1, across));
  const size = Math.min(high - 2, pitch + 12, 76);
  const disc = within(size * 0.62, actions.smallest * 1.2, 46);
  // Six armed dwarfs in a row: a weapon hides its own dwarf up to the hat instead of the next one.
  const aside = pitch > disc + 6 ? size * 0.24 : 0;
  return dwarfs.flatMap((who, at) => {
    const row = Math.floor(at / across);
    const place = { x: box.x + pitch * ((at % across) + 0.5), y: box.y + high * (row + 0.5) };
    const weapon = {
      form: 'disc',
      at: { x: place.x + aside, y: place.y + Math.min(size * 0.2, Math.max(0, (high - disc) / 2)) },
      size: disc,
    } as const;
    return dwarf(owner, { ...who, away: who.away || passed }, { at: place, size, weapon });
  });
}

interface Row {
  readonly seat: TableSeat;
  readonly box: Box;
  readonly on: boolean;
}

function nameOf(
  { seat: { owner }, on }: Row,
  at: Point,
  { max, size }: Required<Pick<Lettering, 'max' | 'size'>>,
): Shape {
  const fill = on ? colours.ink : colours.cream;
  const look = { size, min: Math.min(size, 36), least: actions.smallest, max, fill };
  return line(readable(owner.name) || owner.letter, at, look);
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

/** Up to so many players stand in one row, more in two. */
const IN_A_ROW = 4;

/** The players in playing order: tokens, dwarfs at home bright and those placed faint, and what the next feeding costs each. */
export function tablePanel(table: readonly TableSeat[], box: Box, turn: number | undefined): Shape[] {
  const rows = table.length > IN_A_ROW ? 2 : 1;
  const across = Math.ceil(table.length / rows);
  const pitch = { x: (box.w - 10) / Math.max(1, across), y: (box.h - 10) / rows };
  const seats = table.flatMap((seat, at) => {
    const corner = { x: box.x + 8 + (at % across) * pitch.x, y: box.y + 8 + Math.floor(at / across) * pitch.y };
    const place = { ...corner, w: pitch.x - 6, h: pitch.y - 6 };
    const on = seat.owner.mark === turn;
    const ground = rect(place, {
      round: 18,
      fill: on ? colours.parchment : colours.tableRow,
      stroke: on ? colours.highlight : colours.ink,
      line: on ? 9 : 4,
    });
    const row = { seat, box: place, on };
    return [ground, ...(rows > 1 ? low(row) : wide(row))];
  });
  return [rect(box, { round: 20, fill: colours.table }), ...seats];
}
