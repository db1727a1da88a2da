import type { Catalogue } from '../../english/index.ts';

/** Letters with an umlaut, in either spelling, as the plain letter that other forms of the word have. */
const UMLAUTS: readonly (readonly [written: RegExp, plain: string])[] = [
  [/ä|ae/g, 'a'],
  [/ö|oe/g, 'o'],
  [/ü|(?<![aeq])ue/g, 'u'],
  [/ß/g, 'ss'],
];

/** Endings of plurals and cases, after at least three letters that stay: `Zwerge`, `Zwergen`, `Wälder`, `Kammern`. */
const ENDING = /(?<=...)(?:e(?:r[ns]|ns|[mnrs])?|(?<=l)n|(?<=[bdfghklmnt])s)$/;

/** A word without its umlauts and its ending: `Höhlen`, `Hoehle` and `höhle` become one. */
export const stem: Catalogue['stem'] = (word) =>
  UMLAUTS.reduce((text, [written, plain]) => text.replace(written, plain), word).replace(ENDING, '');

/** Looking up a rule, in German. */
export const rules: Catalogue['rules'] = {
  help: '?',
  whatDoes: (page, pages) => (pages === 1 ? 'Wahl erklären' : `Wahl erklären, Menü ${page} von ${pages}`),
  aim: 'Wie gewinne ich?',
  goesWith: 'Verwandte Themen',
  like: 'Oder meintest du …',
};
