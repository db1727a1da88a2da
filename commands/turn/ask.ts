import type { Option } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import { MENU_LIMIT } from '../discord/limits.ts';
import type { Row } from '../discord/rows.ts';
import { blocksOf, type OptionRow, type Zone } from '../face/rows.ts';
import type { AskedOptions, Wording } from '../face/wording.ts';
import { boardMenus } from './board-menus.ts';
import { type Laid, laidOut, type OptionButton } from './laid.ts';
import { buttonRows, fitButtons, fitsLine, shortRows } from './option-buttons.ts';
import { branchMenus, MENUS, moveMenu, sideBySide } from './option-menus.ts';

/** A slot above those of the menus and below those of other buttons. */
const LEAD = 80;

/**
 * The rows of a decision's options, without the end of the turn and the last rows: a few options become buttons, more
 * become a menu for each kind of move, and many become two menus: first the branch, then the option within it. Every
 * option can be reached. Options that come before all others are buttons in any case.
 */
export const ask = (question: AskedOptions): Row[] => answers(question).rows;

/** The rows of a decision's options, and which of them are buttons. */
export interface Answers {
  readonly rows: Row[];
  readonly buttons: readonly OptionButton[];
}

/** The same rows, and which options are buttons. */
export function answers(question: AskedOptions): Answers {
  const { words, screen, lead = [] } = question;
  const kinds = words.rows(inZone(question, screen.exchange ? 'exchanges' : 'answers'));
  const laid = laidOut(question, kinds);
  const rows = choiceRows(laid, kinds);
  const { buttons } = laid.slots;
  if (screen.exchange) return { rows, buttons };
  const led = lead.filter(
    (one) => words.zone(one) !== 'last' && !buttons.some(({ option }) => option.move === one.move),
  );
  const leading = laidOut(question, kinds, LEAD);
  return { rows: [...buttonRows(leading, led), ...rows], buttons: [...leading.slots.buttons, ...buttons] };
}

/** The options that appear in a certain place, without the end of the turn. */
const inZone = ({ options, words }: AskedOptions, zone: Zone): Option[] =>
  options.filter((option) => option.move !== END && words.zone(option) === zone);

/** Whether the decision offers exchanges on a screen of their own. */
export const hasExchange = (options: readonly Option[], words: Wording): boolean =>
  options.some((option) => words.zone(option) === 'exchanges');

/** The rows below everything else. */
export const lastRows = (question: AskedOptions): Row[] =>
  question.screen.exchange ? [] : buttonRows(laidOut(question, []), inZone(question, 'last'));

/** Menus for what appears under "More", and for some other moves, each with its effect. */
export function besideMenus(question: AskedOptions, others: readonly string[]): Row[] {
  const { options, words } = question;
  const kinds = words.rows(options.filter((one) => words.zone(one) === 'more' || others.includes(one.move)));
  const laid = laidOut(question, kinds);
  return kinds.map(({ verb, options: some }) => moveMenu(laid, { prefix: verb, options: some }));
}

function choiceRows(laid: Laid, kinds: readonly OptionRow[]): Row[] {
  const optionsOf = (some: readonly OptionRow[]) => some.flatMap(({ options }) => options);
  if (fitButtons(kinds, laid.words)) return buttonRows(laid, optionsOf(kinds));
  const several = kinds.filter((kind) => isMenu(kind, laid.words));
  const single = kinds.filter((kind) => !several.includes(kind));
  const menus =
    several.length <= MENUS / 2
      ? several.flatMap((kind) => kindRows(laid, kind))
      : branchMenus(laid, { prefix: '', options: optionsOf(several) });
  return [...menus, ...buttonRows(laid, optionsOf(single))];
}

/** Up to this many options of one kind need no menu if their words are short and complete. */
const FEW = 2;

/** Whether options of one kind need a menu; a board is one unless it has only one entry. */
function isMenu(kind: OptionRow, words: Wording): boolean {
  const { options, layout } = kind;
  if (options.length > FEW || layout === 'menu') return true;
  const entries = blocksOf(layout)?.flatMap((block) => block.entries);
  if (entries !== undefined && entries.length !== 1) return true;
  if (options.length === 1) return false;
  return !fitButtons([kind], words) || !options.every((option) => fitsLine(words.option(option)));
}

/** The menus for options of one kind, or their buttons with short words. */
function kindRows(laid: Laid, kind: OptionRow): Row[] {
  const { layout, verb: prefix, options } = kind;
  const board = blocksOf(layout);
  if (board !== undefined) return boardMenus(laid, kind, board);
  const short = shortRows(laid, { prefix, options });
  if (short !== undefined) return short;
  if (options.length <= MENU_LIMIT) return [moveMenu(laid, { prefix, options })];
  return typeof layout === 'object' && 'parts' in layout
    ? sideBySide(laid, { prefix, options }, layout.parts)
    : branchMenus(laid, { prefix, options });
}
