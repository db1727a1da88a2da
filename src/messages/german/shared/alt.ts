import type { Catalogue } from '../../english/index.ts';
import { find } from '../../text.ts';
import { figure } from './list.ts';

/** Colours without the ending that the noun after them needs. */
const colours: Readonly<Record<string, string>> = {
  red: 'rot',
  yellow: 'gelb',
  green: 'grün',
  sky: 'himmelblau',
  blue: 'dunkelblau',
  violet: 'violett',
  ivory: 'elfenbeinfarben',
};

/** Shapes, each with the ending of an adjective before it. */
const shapes: Readonly<Record<string, { readonly one: string; readonly ending: string }>> = {
  circle: { one: 'Kreis', ending: 'er' },
  square: { one: 'Quadrat', ending: 'es' },
  triangle: { one: 'Dreieck', ending: 'es' },
  diamond: { one: 'Raute', ending: 'e' },
  heart: { one: 'Herz', ending: 'es' },
  star: { one: 'Stern', ending: 'er' },
  cross: { one: 'Kreuz', ending: 'es' },
};

const withCommas = (points: string): string => points.replace(/(?<=[ −]\d+)\.(?=\d+(?: |;|$))/g, ',');

/** The alternative texts that the pictures of all games share, in German. */
export const alt: Catalogue['alt'] = {
  course: (rounds, points) => `Punkte am Ende der Runden ${rounds}: ${points}.`,
  expected: (rounds, points) => `Erwartete Punkte zu Beginn jeder Runde (${rounds}): ${withCommas(points)}.`,
  mark: ({ colour, shape, letter }) => {
    const { one, ending } = find(shapes, shape) ?? { one: shape, ending: '' };
    return `${find(colours, colour) ?? colour}${ending} ${one} ${letter}`;
  },
  seats: (words) => `Plätze: ${words}.`,
  result: (name, total) => `${name} ${figure(total)}`,
  line: (name, points) => `${name} ${points}`,
  winner: (names) => `Sieg: ${names}.`,
};
