import { withoutIcons } from './icons.ts';

/**
 * Shortens a text to at most `max` characters, ending it with an ellipsis where something was cut off.
 * Never cuts a character outside the basic plane (an emoji) in two.
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const last = cut.charCodeAt(cut.length - 1);
  const whole = last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut;
  return `${whole.trimEnd()}…`;
}

/**
 * What a telephone shows in one line, in characters: of a menu in which nothing is chosen, of a button, and of one with an icon.
 * In pixels it is reckoned by `commands/discord/phone.ts`.
 */
export const PHONE = { menu: 30, button: 38, iconButton: 34 } as const;

/** Shortens a text to at most `max` bytes of UTF-8 as `clip` does to characters; `max` has room for the ellipsis. */
export function clipBytes(text: string, max: number): string {
  if (Buffer.byteLength(text) <= max) return text;
  // A part of a character that is cut in two leaves nothing.
  const cut = new TextDecoder().decode(Buffer.from(text).subarray(0, max - Buffer.byteLength('…')), { stream: true });
  return `${cut.trimEnd()}…`;
}

// Control characters, those that turn the direction of the text after them, and those that stand around icons (icons.ts).
const INVISIBLE = /[\p{Cc}\ue000\ue001\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

// What leaves no mark even in a row: spaces, joiners, fillers, the empty pattern of Braille.
const BLANK = /^[\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Replaces a name with no visible characters: Discord refuses buttons and choices without a label. */
const UNSEEN = '?';

/** A name without the characters that nobody sees, for where nothing is formatted. */
export function visible(name: string): string {
  const seen = name.replaceAll(INVISIBLE, '');
  return (seen === '' && name !== '') || BLANK.test(seen) ? UNSEEN : seen;
}

/** Writes a name so that Discord shows every character of it and formats nothing. */
export function plain(name: string): string {
  return escaped(visible(name));
}

function escaped(text: string): string {
  // A colon before slashes would make an address, which Discord links.
  return text.replaceAll(/[\\*_~|`<>[\]]|:(?=\/\/)/g, '\\$&');
}

/** Text in Discord's markdown as it reads once it is shown, for where nothing is formatted. */
export function unformatted(text: string): string {
  return withoutIcons(text).replaceAll(/\\([\\*_~|`<>[\]:])|\*/g, '$1');
}

/** A label of a button or a choice, in which a name may stand: of at most `max` characters, and never without any. */
export function labelled(text: string, max: number): string {
  return clip(visible(withoutIcons(text)) || UNSEEN, max);
}

/** Writes what somebody has typed, line by line, so that Discord shows every character of it and formats nothing. */
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

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a small first letter, to stand inside a sentence. */
export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The value under a key that may be unknown, never something inherited from Object. */
export function find<Value>(entries: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
