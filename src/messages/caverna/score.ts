import { clip, find } from '../text.ts';

/** The points of a solo game that deserve praise. */
export const SOLO_GOAL = 100;

/** Points with their sign: `+12`, `0`, `−3`. */
export function points(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** How many characters a phone has for the column of names. */
const SHORTEST = 12;

/** The short name of a line of the score sheet, or the start of its full name. */
export const shortest = (labels: Readonly<Record<string, string>>, key: string, name: string): string =>
  find(labels, key) ?? clip(name, SHORTEST);
