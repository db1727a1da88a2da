import { formatsOf } from '../../formats.ts';

/** How this language writes lists, numbers, days and times if the reader's locale is unknown. */
export const formats = formatsOf('en-GB');

/** `a`, `a and b`, `a, b and c`. */
export const list = formats.all;

/** The same with *or*. */
export const anyOf = formats.any;

/** `1 point`, `80 points`, `−9 points`. */
export function pointsOf(count: number): string {
  return `${formats.number(count)} ${count === 1 ? 'point' : 'points'}`;
}

/** Which page of several a message shows, both from 1. */
export const page = (number: number, pages: number): string => `Page ${number} of ${pages}`;
