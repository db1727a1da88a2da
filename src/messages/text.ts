import type { Amounts } from './context.ts';
import { aroundIcons, withoutIcons } from './icons.ts';

/**
 * Shortens a text to at most `max` characters, with an ellipsis if something was cut off.
 * Never cuts an emoji in two.
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const last = cut.charCodeAt(cut.length - 1);
  const whole = last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut;
  return `${whole.trimEnd()}…`;
}

/**
 * How many characters a phone shows on one line of a closed menu, of a button, and of a button with an icon.
 * `commands/discord/phone.ts` counts in pixels.
 */
export const PHONE = { menu: 30, button: 38, iconButton: 34 } as const;

/** Shortens a text to at most `max` bytes of UTF-8, including the ellipsis if something was cut off. */
export function clipBytes(text: string, max: number): string {
  if (Buffer.byteLength(text) <= max) return text;
  // The rest of a character that was cut in two disappears.
  const cut = new TextDecoder().decode(Buffer.from(text).subarray(0, max - Buffer.byteLength('…')), { stream: true });
  return `${cut.trimEnd()}…`;
}

/** Where sentences, clauses or steps, and words end. */
const ENDS = [/[.!?](?= )/g, /[;,](?= )|(?= [→·] )/g, / /g] as const;

/** What share of the room may stay unused so that a text ends with a whole sentence or a whole clause. */
const MOST_LOST = 0.3;

/** The number of goods, all kinds together. */
export const countOf = (goods: Amounts): number =>
  Object.values(goods).reduce<number>((sum, count = 0) => sum + count, 0);

/**
 * Shortens sentences or steps to at most `max` characters and `bytes` of UTF-8. The text ends with a whole sentence if
 * that does not cost too much, or else with a whole clause or step, or at least a whole word; ` …` stands for the rest.
 */
export function clipSentences(text: string, max: number, bytes = Number.POSITIVE_INFINITY): string {
  if (text.length <= max && Buffer.byteLength(text) <= bytes) return text;
  const most = clipBytes(clip(text, max), bytes);
  // The ellipsis needs a space before it.
  const room = most.length - 2;
  const lengths = ENDS.map((end) => {
    const found = [...text.matchAll(end)].map(({ index, 0: mark }) => index + mark.trimEnd().length);
    return found.findLast((length) => length <= room) ?? 0;
  });
  const length = lengths.find((one) => one >= room * (1 - MOST_LOST)) ?? Math.max(...lengths);
  return length === 0 ? most : `${text.slice(0, length)} …`;
}

// Control characters, those that change the direction of text, and those around icons (icons.ts).
const INVISIBLE = /[\p{Cc}\ue000\ue001\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

// Characters that stay invisible even in a row: spaces, joiners, fillers, the empty pattern of Braille.
const BLANK = /^[\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Used in place of a name without visible characters, because Discord refuses buttons and choices without a label. */
const UNSEEN = '?';

/** A name without invisible characters, for places without markdown. */
export function visible(name: string): string {
  const seen = name.replaceAll(INVISIBLE, '');
  return (seen === '' && name !== '') || BLANK.test(seen) ? UNSEEN : seen;
}

/** A name as markdown that Discord shows unchanged. */
export function plain(name: string): string {
  return escaped(visible(name));
}

/** A sentence of ours with names in it, as markdown that Discord shows unchanged; its icons stay as they are. */
export function plainSentence(text: string): string {
  return aroundIcons(text, (part) => escaped(part.replaceAll(INVISIBLE, '')));
}

/** A name in bold. */
export function bold(name: string): string {
  return `**${plain(name)}**`;
}

function escaped(text: string): string {
  // Discord would turn a colon before slashes into a link.
  return text.replaceAll(/[\\*_~|`<>[\]]|:(?=\/\/)/g, '\\$&');
}

/** Discord's markdown as plain text, for places without markdown. */
export function unformatted(text: string): string {
  return withoutIcons(text).replaceAll(/\\([\\*_~|`<>[\]:])|\*/g, '$1');
}

/** A label of a button or a choice: at most `max` characters, and never empty. */
export function labelled(text: string, max: number): string {
  return clip(visible(withoutIcons(text)) || UNSEEN, max);
}

/** Typed lines as markdown that Discord shows unchanged. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) =>
      escaped(line.replaceAll(INVISIBLE, ''))
        .replace(/^(\s*)([#+-])/, '$1\\$2')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2'),
    )
    .join('\n');
}

/** The words of an id: `cookingCave` becomes `Cooking cave`. The readable fallback for an id without a text. */
export function wordsOf(id: string): string {
  const words = id.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of an unknown move: `sendHome dog` becomes `Send home dog`. */
export const spelledOut = (text: string): string =>
  capital(text.replace(/[^ ]+/g, (word) => wordsOf(word).toLowerCase()));

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a small first letter, for the middle of a sentence. */
export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A number with a minus sign in place of a hyphen. */
export function minus(value: number | string): string {
  return String(value).replace('-', '−');
}

/** Points, which may include a half: `−9`, `40½`. */
export function pointsWritten(points: number): string {
  const whole = Math.trunc(Math.abs(points));
  if (Number.isInteger(points)) return minus(points);
  return `${points < 0 ? '−' : ''}${whole === 0 ? '' : whole}½`;
}

/** A change with its sign: `+3`, `−3`, `±0`. */
export function signed(change: number): string {
  return change === 0 ? '±0' : `${change > 0 ? '+' : ''}${minus(change)}`;
}

/** Texts with equal neighbours counted: `2× 1 sheep into 1 food`. */
export function counted(texts: readonly string[]): string[] {
  const runs: { readonly text: string; readonly times: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) runs[runs.length - 1] = { text, times: last.times + 1 };
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times === 1 ? text : `${times}× ${text}`));
}

/** The value under a key that may be unknown; never one inherited from Object. */
export function find<Value>(entries: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
