// Characters for private use, which are removed from names (text.ts): only this file makes them.
const [FROM, TO] = ['\u{e000}', '\u{e001}'];
const MARK = new RegExp(`${FROM}(\\w+)${TO}`, 'gu');
const STRAY = new RegExp(`${FROM}\\w*${TO}?|${TO}`, 'gu');

/**
 * A placeholder for an icon and the space after it. Sending a text leaves out icons that Discord does not have. Only
 * for texts of messages; menus and buttons have their own icons.
 * @param key the name of the icon: letters, digits and underscores
 */
export function icon(key: string): string {
  return `${FROM}${key}${TO}`;
}

/** The text with its placeholders replaced; one that was cut in two is left out. */
export function withIcons(text: string, shown: (key: string) => string): string {
  return text.replaceAll(MARK, (_, key: string) => shown(key)).replaceAll(STRAY, '');
}

/** The text with everything around its placeholders changed. */
export function aroundIcons(text: string, change: (part: string) => string): string {
  return text
    .split(new RegExp(`(${MARK.source})`, 'u'))
    .map((part, index) => (index % 3 === 0 ? change(part) : index % 3 === 1 ? part : ''))
    .join('');
}

/** The text without its placeholders. */
export function withoutIcons(text: string): string {
  return text.replaceAll(STRAY, '');
}

/** An icon as an emoji in Discord's markdown, without the game in its name, and a space that does not break. */
export function written(key: string, id: string): string {
  return `<:${key.slice(key.indexOf('_') + 1)}:${id}>\u00a0`;
}

const LONGEST_ID = '9'.repeat(20);

/** The text with the longest possible icons, to check its length. */
export function atLongest(text: string): string {
  return withIcons(text, (key) => written(key, LONGEST_ID));
}
