import type { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import type { Option } from '../../src/engine/decision.ts';
import { alike } from '../discord/groups.ts';
import { BUTTONS_IN_ROW, MENU_LIMIT } from '../discord/limits.ts';
import { fitsButton, rowsFor, rowsOf } from '../discord/phone.ts';
import { button, buttons, type Row } from '../discord/rows.ts';
import type { Label } from '../face/label.ts';
import { blocksOf, type OptionRow } from '../face/rows.ts';
import type { Wording } from '../face/wording.ts';
import { type Branch, type Laid, origin } from './laid.ts';
import { moveMenu } from './option-menus.ts';

/** How many options with short words may be buttons, which do not cover their picture as a menu would. */
const MOST_SHORT = 12;

/** How many rows of them a phone may show; more become menus. */
const MOST_ROWS = 6;

/** Whether all options of a few rows become buttons side by side. */
export function fitButtons(rows: readonly OptionRow[], words: Wording): boolean {
  const options = rows.flatMap((row) => row.options);
  return (
    options.length <= BUTTONS_IN_ROW &&
    rows.every(({ layout, most }) => most < 2 && layout !== 'menu' && blocksOf(layout) === undefined) &&
    options.every((option) => words.option(option).detail === undefined)
  );
}

/** Whether the words of an option fit on one line of a phone. */
export const fitsLine = ({ text, icon }: Label): boolean => fitsButton(text, icon !== undefined);

/** Options as buttons, in as few rows of about the same length as possible. */
export const buttonRows = (laid: Laid, options: readonly Option[]): Row[] =>
  alike(optionButtons(laid, options), BUTTONS_IN_ROW).map((row) => buttons(...row));

/**
 * Whether options of one kind that have short words become buttons with those words: if there are many, or if a phone
 * would break the full words of some, and has room for the buttons.
 */
const fitShort = (options: readonly Option[], words: Wording): boolean =>
  options.length <= MOST_SHORT &&
  (options.length > BUTTONS_IN_ROW || options.some((option) => !fitsLine(words.option(option)))) &&
  rowsFor(options.map((option) => inShort(words.option(option)))) <= MOST_ROWS;

/** The short words of an option, if it has some. */
const inShort = (label: Label): Pick<Label, 'text' | 'icon'> => label.short ?? label;

function optionButtons(laid: Laid, options: readonly Option[]): ButtonBuilder[] {
  const { words, slots } = laid;
  const isShort = fitShort(options, words);
  const labelled = options.map((option) => ({ option, ...words.option(option) }));
  return labelled
    .toSorted((one, other) => Number(one.quiet ?? false) - Number(other.quiet ?? false))
    .map(({ option, text, short, icon, quiet }) => {
      const shown = (isShort ? short : undefined) ?? { text, icon };
      slots.buttons.push({ option, label: shown.text });
      return button(
        { on: 'move', ...origin(laid), move: option.move },
        {
          label: shown.text,
          style: quiet ? ButtonStyle.Secondary : ButtonStyle.Primary,
          slot: slots.next++,
          icon: shown.icon,
        },
      );
    });
}

/**
 * Many options with short words become buttons; a few options get their full words. If there are too many, only the
 * options of one sort are buttons. Each other sort gets a menu, and so does a sort that is too large. Undefined if they
 * have no short words.
 */
export function shortRows(laid: Laid, { prefix, options }: Branch): Row[] | undefined {
  const { words } = laid;
  if (!options.every((option) => words.option(option).short)) return undefined;
  const lead = options.filter(({ move }) => laid.lead?.some((option) => option.move === move));
  const asButtons = (some: readonly Option[]) => rowsOf(...optionButtons(laid, some));
  if (lead.length > 0 && options.length > BUTTONS_IN_ROW) {
    const others = options.filter((option) => !lead.includes(option));
    return [...asButtons(lead), ...alike(others, MENU_LIMIT).map((some) => moveMenu(laid, { prefix, options: some }))];
  }
  if (options.length <= BUTTONS_IN_ROW || fitShort(options, words)) return asButtons(options);
  const sorts = sortsOf(options, words);
  if (sorts === undefined) return undefined;
  const shown = sorts.find(([, some]) => isShown(some, words));
  const others = sorts.filter((sort) => sort !== shown);
  return [
    ...(shown ? asButtons(shown[1]) : []),
    ...others.map(([title, some]) => moveMenu(laid, { prefix, options: some, title })),
  ];
}

type Sort = readonly [title: string, options: readonly Option[]];

/** Options with short words, by sort; undefined if menus for the sorts would not help. */
function sortsOf(options: readonly Option[], words: Wording): readonly Sort[] | undefined {
  const sorts = [...Map.groupBy(options, (option) => words.option(option).short?.sort ?? '')];
  return sorts.length === 1 || sorts.some(([, some]) => some.length > MENU_LIMIT) ? undefined : sorts;
}

/** Whether all options of a sort become buttons, next to menus for the other sorts. */
const isShown = (options: readonly Option[], words: Wording): boolean =>
  options.length > BUTTONS_IN_ROW && fitShort(options, words);

/** The options of one kind that become buttons with their short words. */
export function shortButtons(options: readonly Option[], words: Wording): readonly Option[] {
  if (fitShort(options, words)) return options;
  if (options.length <= BUTTONS_IN_ROW) return [];
  return sortsOf(options, words)?.find(([, some]) => isShown(some, words))?.[1] ?? [];
}
