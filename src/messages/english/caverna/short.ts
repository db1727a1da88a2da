import { capital } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';
import { cell, thing, where } from './goods.ts';

/** One half of a tile. */
interface Half {
  readonly ground: string;
  readonly cell: string;
}

const half = ({ ground, cell: id }: Half): string => `${thing(ground).one} ${where(id)}`;

/** The words of buttons with a few letters, and how to read these. */
export const shortLabels = {
  /** `Meadow C4`. */
  half: (ground: string, id: string): string => capital(`${thing(ground).one} ${cell(id)}`),
  /** A tile by its halves: `Meadow`, `Cavern and tunnel`, `Two caverns`. */
  sort: ([one = '', two]: readonly string[]): string =>
    two === undefined || one !== two
      ? capital(list([one, ...(two === undefined ? [] : [two])].map((ground) => thing(ground).one)))
      : `Two ${thing(one).many}`,
  twins: (place: string, ground: string): string => `*${place}*: two ${thing(ground).many}.`,
  halves: (place: string, one: Half, two: Half): string => `*${place}*: ${half(one)}, ${half(two)}.`,
  /** The half that lies beyond the edge of the board. */
  beyond: (place: string, other: Half): string => `*${place}*: its ${half(other)}.`,
};

/** Ways to sow a crop, together with some other crops and without others: `Sow vegetables, no grain`. */
export function sownWith(crop: string, others: readonly string[], without: readonly string[]): string {
  const name = thing(crop).many;
  if (others.length === 0) return `Sow only ${name}`;
  if (without.length === 0) return `Sow ${name}, with others or without`;
  return `Sow ${name}, no ${anyOf(without.map((other) => thing(other).many))}`;
}
