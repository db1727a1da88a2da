import { capital } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';
import { cell, thing, where } from './goods.ts';

/** One half of a tile. */
interface Half {
  readonly ground: string;
  readonly cell: string;
}

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
  icon: 'an icon = what you get there',
  twins: (place: string, ground: string): string => `*${place}* = two ${thing(ground).many}`,
  /** `*E3 E4* = cavern on E3, tunnel on E4`. */
  halves: (place: string, one: Half, two: Half): string => `*${place}* = ${half(one)}, ${half(two)}`,
  /** A tile with a half beyond the edge of the board. */
  beyond: (place: string, inside: Half, other: Half): string =>
    `*${place}* = ${half(inside)}, ${inside.ground === other.ground ? 'the other' : 'its'} ${thing(other.ground).one} off the board (${where(other.cell)})`,
};

/** Ways to sow a crop, together with some other crops and without others: `With vegetables, no grain`. */
export function sownWith(crop: string, others: readonly string[], without: readonly string[]): string {
  const name = thing(crop).many;
  if (others.length === 0) return `Only ${name}`;
  if (without.length === 0) return `With ${name}`;
  return `With ${name}, no ${anyOf(without.map((other) => thing(other).many))}`;
}
