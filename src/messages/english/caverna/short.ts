import type { Side } from '../../context.ts';
import { capital } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';
import { cell, thing, where } from './goods.ts';

/** One half of a tile. */
interface Half {
  readonly ground: string;
  readonly cell: string;
}

/** Two halves of a tile, and where the second lies from the first. */
interface Halves {
  readonly one: Half;
  readonly two: Half;
  readonly side: Side;
}

const SIDES: Readonly<Record<Side, string>> = {
  above: 'above it',
  below: 'below it',
  left: 'to its left',
  right: 'to its right',
};

const half = ({ ground, cell: id }: Half): string => `${thing(ground).one} ${where(id)}`;

/** The words of buttons with a few letters, and how to read them. */
export const shortLabels = {
  /** `Meadow C4`. */
  half: (ground: string, id: string): string => capital(`${thing(ground).one} ${cell(id)}`),
  /** A tile by its halves: `Meadow`, `Cavern and tunnel`, `Two caverns`. */
  sort: ([one = '', two]: readonly string[]): string =>
    two === undefined || one !== two
      ? capital(list([one, ...(two === undefined ? [] : [two])].map((ground) => thing(ground).one)))
      : `Two ${thing(one).many}`,
  /** How to read the buttons, by examples. */
  legend: (examples: readonly string[]): string => `How to read the buttons: ${examples.join('; ')}.`,
  twins: (place: string, ground: string): string => `*${place}* = two ${thing(ground).many}`,
  /** `*E3↓* = cavern on E3, tunnel below it (on E4)`. */
  halves: (place: string, { one, two, side }: Halves): string =>
    `*${place}* = ${half(one)}, ${thing(two.ground).one} ${SIDES[side]} (${where(two.cell)})`,
  /** A tile with a half beyond the edge of the board. */
  beyond: (place: string, inside: Half, other: Half): string =>
    `*${place}* = ${half(inside)}, its ${thing(other.ground).one} off the board (${where(other.cell)})`,
};

/** Ways to sow a crop, together with some other crops and without others: `Sow vegetables, no grain`. */
export function sownWith(crop: string, others: readonly string[], without: readonly string[]): string {
  const name = thing(crop).many;
  if (others.length === 0) return `Sow only ${name}`;
  if (without.length === 0) return `Sow ${name}, with or without others`;
  return `Sow ${name}, no ${anyOf(without.map((other) => thing(other).many))}`;
}
