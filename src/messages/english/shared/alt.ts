import { find, small } from '../../text.ts';
import { formats } from './list.ts';

const colours: Readonly<Record<string, string>> = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  sky: 'sky-blue',
  blue: 'dark blue',
  violet: 'violet',
  ivory: 'ivory',
};

const shapes: Readonly<Record<string, string>> = {
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  diamond: 'diamond',
  heart: 'heart',
  star: 'star',
  cross: 'cross',
};

/** The alternative texts that the pictures of all games share. */
export const alt = {
  /** Everybody's points at the end of each round. */
  course: (rounds: string, points: string): string => `Points at the end of rounds ${rounds}: ${points}.`,
  /** Everybody's expected points at the start of each round. */
  expected: (rounds: string, points: string): string =>
    `Points expected at the start of each round (${rounds}): ${points}.`,
  /** A player's mark: `red circle M`. */
  mark: ({ colour, shape, letter }: { colour: string; shape: string; letter: string }): string =>
    `${find(colours, colour) ?? colour} ${find(shapes, shape) ?? shape} ${letter}`,
  seats: (words: string): string => `Seats: ${words}.`,
  result: (name: string, total: number): string => `${name} ${formats.number(total)}`,
  /** A line of a score sheet, after the total: `grain 3`. */
  line: (name: string, points: string): string => `${small(name)} ${points}`,
  winner: (names: string): string => `Winner: ${names}.`,
};
