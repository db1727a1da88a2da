import type { Box, Shape } from '../../../paint/shape.ts';
import type { TableSeat } from '../scene.ts';
import { actions } from '../theme.ts';
import { dwarf } from './people.ts';

/** A number kept between two others. */
export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The sum of all numbers. */
export const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** How much of an armed dwarf must stay visible above its weapon, in pixels. */
const FACE = 22;
/** The width of a dwarf, and how much of its weapon shows beside it, as fractions of their sizes. */
const BODY = 0.82;
const BESIDE = 0.66;
/** The gap after an armed dwarf, wide enough to show whose weapon it is, and after any other. */
const APART = { armed: 16, unarmed: 10 } as const;

/** The dwarfs of a player, in two rows if there is room. */
export function crowd(seat: TableSeat, box: Box): Shape[] {
  const { dwarfs } = seat;
  const rows = dwarfs.length > 3 && box.h > 100 ? 2 : 1;
  const least = actions.smallest * 1.2;
  return dwarfs.some(({ weapon }) => weapon > 0) && box.h / rows < least + FACE
    ? inLine(seat, box)
    : inRows(seat, box, rows);
}

/** Dwarfs in rows, with weapons hanging below their eyes. */
function inRows({ owner, dwarfs, passed }: TableSeat, box: Box, rows: number): Shape[] {
  const across = Math.ceil(dwarfs.length / rows);
  const high = box.h / rows;
  const pitch = Math.min(high + 6, box.w / Math.max(1, across));
  const size = Math.min(high - 2, pitch + 12, 76);
  const disc = within(high - size * 0.7, actions.smallest * 1.2, 46);
  // With six armed dwarfs in a row, a weapon covers its own dwarf up to the hat rather than the next dwarf.
  const aside = pitch > disc + 6 ? size * 0.24 : 0;
  return Array.from({ length: rows }, (_, row) => {
    const some = dwarfs.slice(row * across, (row + 1) * across);
    const middle = box.y + high * (row + 0.5);
    const xs = some.map((_, at) => box.x + pitch * (at + 0.5));
    const ends = { from: box.x + disc / 2 - 4, to: box.x + box.w - disc / 2 + 4 };
    const hung = apart(
      xs.flatMap((x, at) => (some[at]?.weapon ? [x + aside] : [])),
      disc - 2,
      ends,
    );
    return some.flatMap((who, at) => {
      const x = xs[at] ?? box.x;
      // At the edge of the panel, a weapon can hang a little lower.
      const hook = { x: (who.weapon > 0 ? hung.shift() : undefined) ?? x, y: middle + high / 2 + 4 - disc / 2 };
      const look = { at: { x, y: middle - (high - size) / 2 }, size };
      return dwarf(
        owner,
        { ...who, away: who.away || passed },
        { ...look, weapon: { form: 'disc', at: hook, size: disc } },
      );
    });
  }).flat();
}

/**
 * Places on a line, in order, moved as little as possible so that they are this far apart and within the ends; closer
 * together if there is no room.
 */
function apart(wanted: readonly number[], least: number, { from, to }: { readonly from: number; readonly to: number }) {
  const step = Math.min(least, (to - from) / Math.max(1, wanted.length - 1));
  const found: number[] = [];
  for (const x of wanted) found.push(Math.max(x, from, (found.at(-1) ?? Number.NEGATIVE_INFINITY) + step));
  for (let at = found.length - 1, most = to; at >= 0; at--, most -= step) found[at] = Math.min(found[at] ?? to, most);
  return found;
}

/** The sizes of dwarfs and weapons in a line of a certain height, and how much of its length each takes. */
function lineOf(dwarfs: TableSeat['dwarfs'], high: number) {
  const size = Math.min(high - 2, 60);
  const disc = within(size * 0.62, actions.smallest * 1.2, 46);
  return {
    size,
    disc,
    spans: dwarfs.map(({ weapon }) => size * BODY + (weapon > 0 ? disc * BESIDE + APART.armed : APART.unarmed)),
  };
}

/**
 * Dwarfs on a line too low for a weapon below the face: the weapon is beside the dwarf, and if there are many dwarfs
 * they move closer together.
 */
function inLine({ owner, dwarfs, passed }: TableSeat, box: Box): Shape[] {
  const { size, disc, spans } = lineOf(dwarfs, box.h);
  const last = (spans.at(-1) ?? 0) - APART[dwarfs.at(-1)?.weapon ? 'armed' : 'unarmed'];
  const closer = Math.min(1, (box.w - last) / Math.max(1, sum(spans.slice(0, -1))));
  const y = box.y + box.h / 2;
  let x = box.x;
  return dwarfs.flatMap((who, at) => {
    const place = { x: x + (size * BODY) / 2, y };
    x += (spans[at] ?? 0) * closer;
    const beside = place.x + size * (BODY / 2) + disc * (BESIDE - 0.5);
    const mark = {
      x: Math.min(beside, Math.max(place.x + size * 0.24, x - disc / 2 + 3)),
      y: y + Math.max(0, box.h - disc) / 2,
    };
    const weapon = { form: 'disc', at: mark, size: disc } as const;
    return dwarf(owner, { ...who, away: who.away || passed }, { at: place, size, weapon });
  });
}
