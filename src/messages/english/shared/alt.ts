import { find } from '../../text.ts';

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

/** A text with the sign of a number below zero. */
export const minus = (text: string): string => text.replace('-', '−');

/** What the pictures of every game show, in sentences for those who cannot see them. */
export const alt = {
  /** The points of every player at the end of each round. */
  course: (first: string, last: string, points: string): string =>
    `Points at the end of rounds ${first} to ${last}: ${points}.`,
  /** How a player is marked, by the names of a colour and a shape: `red circle M`. */
  mark: ({ colour, shape, letter }: { colour: string; shape: string; letter: string }): string =>
    `${find(colours, colour) ?? colour} ${find(shapes, shape) ?? shape} ${letter}`,
  seats: (words: string): string => `Seats: ${words}.`,
  result: (name: string, total: number): string => `${name} ${minus(String(total))}`,
  winner: (names: string): string => `Winner: ${names}.`,
};
