import type { ButtonBuilder } from '@discordjs/builders';
import { withoutIcons } from '../../src/messages/icons.ts';
import { BUTTONS_IN_ROW } from './limits.ts';
import { buttons, type Row } from './rows.ts';

/** The width of a row in a message on a phone that is 390 pixels wide, and that of the parts of a button, in pixels. */
const WIDTH = 294;
const GAP = 8;
const RIM = 32;
const LETTER = 7;
const ICON = 24;
const NARROWEST = 60;

/** Letters that are narrower or wider than most. */
const LETTERS: readonly (readonly [kind: RegExp, width: number])[] = [
  [/ /, 4],
  [/[A-Z0-9+]/, 8],
  [/[←→]/, 14],
];

/** The width of a closed menu, and the size of its letters relative to those of a button. */
const MENU = 240;
const LARGER = 16 / 14;

const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? LETTER), 0);

const buttonWidth = (label: string, hasIcon: boolean): number =>
  Math.max(NARROWEST, RIM + textWidth(label) + (hasIcon ? ICON : 0));

function widthOf({ data }: ButtonBuilder): number {
  const label = 'label' in data ? (data.label ?? '') : '';
  return buttonWidth(label, 'emoji' in data && data.emoji !== undefined);
}

/** Whether a button's words fit on one line of a phone: about 34 characters beside an icon, or 38 without one. */
export const fitsButton = (label: string, hasIcon: boolean): boolean => buttonWidth(label, hasIcon) <= WIDTH;

/** Whether a phone shows all words of a menu in which nothing is chosen: about 30 characters. */
export const fitsMenu = (placeholder: string): boolean => textWidth(placeholder) * LARGER <= MENU;

const widthOfAll = (row: readonly ButtonBuilder[]): number =>
  row.reduce((sum, button) => sum + widthOf(button) + GAP, -GAP);

const fits = (row: readonly ButtonBuilder[]): boolean =>
  row.length === 1 || (row.length <= BUTTONS_IN_ROW && widthOfAll(row) <= WIDTH);

/** The fewest rows in which a phone shows buttons of these widths in order. */
function fewestRows(widths: readonly number[]): number {
  let [rows, count, width] = [0, 0, 0];
  for (const own of widths) {
    const isSame = count > 0 && count < BUTTONS_IN_ROW && width + GAP + own <= WIDTH;
    [rows, count, width] = isSame ? [rows, count + 1, width + GAP + own] : [rows + 1, 1, own];
  }
  return rows;
}

/** How many rows buttons with these words take on a phone. */
export const rowsFor = (labels: readonly { readonly text: string; readonly icon?: string | undefined }[]): number =>
  fewestRows(labels.map(({ text, icon }) => buttonWidth(text, icon !== undefined)));

/** All ways to split buttons into this many rows, in order. */
function* broken(all: readonly ButtonBuilder[], rows: number): Generator<readonly (readonly ButtonBuilder[])[]> {
  if (rows === 1) {
    if (fits(all)) yield [all];
    return;
  }
  for (let first = 1; first <= all.length - rows + 1; first++) {
    const row = all.slice(0, first);
    if (!fits(row)) return;
    for (const others of broken(all.slice(first), rows - 1)) yield [row, ...others];
  }
}

/** Measures the differences in width between rows of the same buttons. */
const unevenness = (rows: readonly (readonly ButtonBuilder[])[]): number =>
  rows.reduce((sum, row) => sum + widthOfAll(row) ** 2, 0);

/** Buttons in rows of about equal width, in as few rows as possible without breaking any button on a phone. */
export function rowsOf(...all: readonly ButtonBuilder[]): Row[] {
  const ways = all.length === 0 ? [] : [...broken(all, fewestRows(all.map(widthOf)))];
  const [best = []] = ways.toSorted((one, other) => unevenness(one) - unevenness(other));
  return best.map((row) => buttons(...row));
}

/** Roughly how many characters of a list item fit on one line of a phone that is 390 pixels wide. */
const LETTERS_IN_LINE = 34;

/** How many lines some text takes on such a phone. */
export function linesOf(text: string): number {
  const paragraphs = withoutIcons(text).split('\n');
  return paragraphs.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / LETTERS_IN_LINE)), 0);
}
