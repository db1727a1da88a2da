import type { CavernaTexts } from '../../caverna/texts.ts';
import { capital } from '../../text.ts';
import { bares, der } from '../grammar.ts';
import { anyOf, list } from '../shared/list.ts';
import { cell, kinds, thing, where } from './goods.ts';

/** One half of a tile. */
interface Half {
  readonly ground: string;
  readonly cell: string;
}

const half = ({ ground, cell: id }: Half): string => `${thing(ground).one} ${where(id)}`;

/** The words of buttons with a few letters, and how to read them. */
export const shortLabels: CavernaTexts['shortLabels'] = {
  /** `Wiese C4`. */
  half: (ground, id) => capital(`${thing(ground).one} ${cell(id)}`),
  /** A tile by its halves: `Wiese`, `Höhle und Gang`, `Zwei Höhlen`. */
  sort: ([one = '', two]) =>
    two === undefined || one !== two
      ? capital(list([one, ...(two === undefined ? [] : [two])].map((ground) => thing(ground).one)))
      : `Zwei ${thing(one).many}`,
  /** How to read the buttons, by examples. */
  legend: (examples) => `So liest du die Knöpfe: ${examples.join('; ')}.`,
  icon: 'ein Symbol = was du dort bekommst',
  twins: (place, ground) => `*${place}* = zwei ${thing(ground).many}`,
  /** `*E3 E4* = Höhle auf E3, Gang auf E4`. */
  halves: (place, one, two) => `*${place}* = ${half(one)}, ${half(two)}`,
  /** A tile with a half beyond the edge of the board. */
  beyond: (place, inside, other) =>
    `*${place}* = ${half(inside)}, ${der({ ...thing(other.ground), ...(inside.ground === other.ground && { adjective: 'ander' }) })} neben dem Plan (${where(other.cell)})`,
};

/** Ways to sow a crop, together with some other crops and without others: `Mit Gemüse, ohne Getreide`. */
export const sownWith: CavernaTexts['sownWith'] = (crop, others, without) => {
  const name = thing(crop).many;
  if (others.length === 0) return `Nur ${name}`;
  if (without.length === 0) return `Mit ${bares(thing(crop), 'dative')}`;
  return `Mit ${bares(thing(crop), 'dative')}, ohne ${kinds(without, 'accusative', anyOf)}`;
};
