// Characters for private use, which no name keeps (text.ts): they can only come from here.
const [FROM, TO] = ['\u{e000}', '\u{e001}'];
const MARK = new RegExp(`${FROM}(\\w+)${TO}`, 'gu');
const STRAY = new RegExp(`${FROM}\\w*${TO}?|${TO}`, 'gu');

/**
 * Stands in a text for an icon and the space after it, until the text is sent: an icon that Discord does not have is left
 * out then. For texts of messages only; menus and buttons have their own icons.
 * @param key the name of the icon: letters, digits and underscores
 */
export function icon(key: string): string {
  return `${FROM}${key}${TO}`;
}

/** The text with what stands for its icons; one that was cut in two is left out. */
export function withIcons(text: string, shown: (key: string) => string): string {
  return text.replaceAll(MARK, (_, key: string) => shown(key)).replaceAll(STRAY, '');
}

/** The text without icons. */
export function withoutIcons(text: string): string {
  return text.replaceAll(STRAY, '');
}

/** An icon as Discord writes an emoji in a text, without the game in its name, and a space that keeps it beside what follows. */
export function written(key: string, id: string): string {
  return `<:${key.slice(key.indexOf('_') + 1)}:${id}>\u00a0`;
}

const LONGEST_ID = '9'.repeat(20);

/** The text as long as it can become when it is sent. */
export function atLongest(text: string): string {
  return withIcons(text, (key) => written(key, LONGEST_ID));
}
