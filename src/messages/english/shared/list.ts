import { joined, minus } from '../../text.ts';

/** `a`, `a and b`, `a, b and c`. */
export const list = (parts: readonly string[], word = 'and'): string => joined(parts, word);

/** `1 point`, `80 points`, `−9 points`. */
export function pointsOf(count: number): string {
  return `${minus(count)} ${count === 1 ? 'point' : 'points'}`;
}

/** Which page of several a message shows, both from 1. */
export const page = (number: number, pages: number): string => `Page ${number} of ${pages}`;
