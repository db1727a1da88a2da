import type { Catalogue } from '../../english/index.ts';
import { formatsOf } from '../../formats.ts';

/** How German writes lists, numbers, days and times. */
export const formats = formatsOf('de');

/** `a`, `a und b`, `a, b und c`. */
export const list = formats.all;

/** The same with *oder*. */
export const anyOf = formats.any;

/** A number of points, which may include a half: `80`, `−9`, `40½`. */
export const figure = formats.number;

/** `1 Punkt`, `80 Punkte`, `−9 Punkte`, `40½ Punkte`. */
export const pointsOf = (count: number): string => `${figure(count)} ${count === 1 ? 'Punkt' : 'Punkte'}`;

/** The dative of the same: `mit 1 Punkt`, `mit 80 Punkten`. */
export const withPoints = (count: number): string => `${figure(count)} ${count === 1 ? 'Punkt' : 'Punkten'}`;

export const page: Catalogue['page'] = (number, pages) => `Seite ${number} von ${pages}`;
