import type { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import type { Option } from '../../src/engine/decision.ts';
import { END } from '../../src/engine/log.ts';
import { beginsWith, longerBeginning, verbOf } from '../../src/engine/notation.ts';
import { BUTTONS_IN_ROW, MENU_LIMIT } from '../discord/limits.ts';
import { fitsButton, fitsMenu, rowsOf } from '../discord/phone.ts';
import { button, buttons, type Choice, type MenuText, menu, type Row } from '../discord/rows.ts';
import type { AskedOptions, Block, Entry, Label, Wording } from '../face/wording.ts';
import { shortMove, writeScreen } from './menu-value.ts';
import { reasoned, withReason } from './reasons.ts';

/** Marks something that appears but cannot be chosen. */
export const CLOSED = '🔒';

// How many menus fit in a message with its header, picture and buttons.
const MENUS = 8;

/** How many options with short words may be buttons, which do not cover their picture as a menu would. */
const MOST_SHORT = 12;

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

/** An option as a button, with its label as the player reads it. */
interface OptionButton {
  readonly option: Option;
  readonly label: string;
}

/** The same rows, and which options are buttons. */
export function answers(question: AskedOptions): Answers {
  const { options, words, screen, lead = [] } = question;
  const exchange = Boolean(screen.exchange);
  const choices = options.filter(
    (option) =>
      Boolean(option.anytime) === exchange && option.move !== END && !isBeside(option, words) && !isLast(option, words),
  );
  const slots = slotsFrom(0);
  const rows = choiceRows(question, choices, slots);
  if (exchange) return { rows, buttons: slots.buttons };
  const led = lead.filter(
    (one) => !isLast(one, words) && !slots.buttons.some(({ option }) => option.move === one.move),
  );
  const leading = slotsFrom(LEAD);
  return {
    rows: [...buttonRows(question, led, leading), ...rows],
    buttons: [...leading.buttons, ...slots.buttons],
  };
}

/** The rows below everything else. */
export function lastRows(question: AskedOptions): Row[] {
  const { options, words, screen } = question;
  const last = screen.exchange ? [] : options.filter((option) => isLast(option, words));
  return buttonRows(question, last, slotsFrom(0));
}

/** Whether an option is below everything else. */
const isLast = ({ move }: Option, { widgets }: Wording): boolean => widgets?.[verbOf(move)]?.last === true;

/**
 * Menus for moves that are possible at any time but are not exchanges, and for some other moves, each with its effect.
 */
export function besideMenus(question: AskedOptions, others: readonly string[]): Row[] {
  const beside = question.options.filter((option) => isBeside(option, question.words) || others.includes(option.move));
  const slots = slotsFrom(0);
  return [...Map.groupBy(beside, ({ move }) => verbOf(move))].map(([prefix, options]) =>
    moveMenu(question, { prefix, options }, slots),
  );
}

function choiceRows(question: AskedOptions, choices: readonly Option[], slots: Slots): Row[] {
  const groups = [...Map.groupBy(choices, ({ move }) => verbOf(move))].map(
    ([verb, options]): [string, readonly Option[]] => [verb, question.words.sorted?.(verb, options) ?? options],
  );
  if (fitsButtons(choices, question.words))
    return buttonRows(
      question,
      groups.flatMap(([, options]) => options),
      slots,
    );
  const isMenu = ([verb, options]: [string, readonly Option[]]) =>
    options.length > FEW || isAlwaysMenu(question.words, verb) || !areButtons(options, question.words);
  const several = groups.filter(isMenu);
  const single = groups.filter((group) => !isMenu(group)).flatMap(([, options]) => options);
  const menus =
    several.length <= MENUS / 2
      ? several.flatMap(([verb, options]) => verbMenus(question, { prefix: verb, options }, slots))
      : branchMenus(question, { prefix: '', options: several.flatMap(([, options]) => options) }, slots);
  return [...menus, ...buttonRows(question, single, slots)];
}

/** Whether moves get a menu even if there are few of them, unless their board has only one. */
function isAlwaysMenu({ widgets, board }: Wording, verb: string): boolean {
  if (widgets?.[verb]?.alwaysMenu !== true) return false;
  const [only, second] = board?.(verb)?.flatMap(({ entries }) => entries) ?? [];
  return only === undefined || second !== undefined;
}

/** Whether the decision offers exchanges that are possible at any time. */
export function hasExchange(options: readonly Option[], words: Wording): boolean {
  return options.some((option) => option.anytime && !isBeside(option, words));
}

/** Whether an option is possible at any time but not an exchange, or does not answer the question. */
const isBeside = (option: Option, words: Wording): boolean =>
  (option.anytime === true && words.widgets?.[verbOf(option.move)]?.beside === true) || words.beside?.(option) === true;

interface Branch {
  /** The first words that all moves of the branch share; empty at the top. */
  readonly prefix: string;
  readonly options: readonly Option[];
}

/** Numbers the controls of a message, so that each has an id of its own, and collects the options that are buttons. */
interface Slots {
  next: number;
  readonly buttons: OptionButton[];
}

const slotsFrom = (next: number): Slots => ({ next, buttons: [] });

/** Up to this many options of one kind need no menu if their words are short and complete. */
const FEW = 2;

/** Whether a single option, or a few of one kind, need no menu. */
const areButtons = (options: readonly Option[], words: Wording): boolean =>
  options.length === 1 || (fitsButtons(options, words) && options.every((option) => fitsLine(words.option(option))));

function fitsButtons(options: readonly Option[], words: Wording): boolean {
  return (
    options.length <= BUTTONS_IN_ROW &&
    options.every(
      (option) =>
        !words.widgets?.[verbOf(option.move)]?.alwaysMenu &&
        (words.most?.(verbOf(option.move)) ?? 1) < 2 &&
        words.option(option).detail === undefined,
    )
  );
}

/** Options as buttons, in as few rows of about the same length as possible. */
const buttonRows = (question: AskedOptions, options: readonly Option[], slots: Slots): Row[] =>
  alike(optionButtons(question, options, slots), BUTTONS_IN_ROW).map((row) => buttons(...row));

/**
 * Whether options of one kind that have short words become buttons with these: if there are many, or if a phone would
 * break the full words of some.
 */
const fitShort = (options: readonly Option[], words: Wording): boolean =>
  options.length <= MOST_SHORT &&
  (options.length > BUTTONS_IN_ROW || options.some((option) => !fitsLine(words.option(option))));

const fitsLine = ({ text, icon }: Label): boolean => fitsButton(text, icon !== undefined);

function optionButtons(question: AskedOptions, options: readonly Option[], slots: Slots): ButtonBuilder[] {
  const isShort = fitShort(options, question.words);
  const labelled = options.map((option) => {
    const label = question.words.option(option);
    return { option, label, isQuiet: label.quiet ?? question.words.widgets?.[verbOf(option.move)]?.quiet ?? false };
  });
  return labelled
    .toSorted((one, other) => Number(one.isQuiet) - Number(other.isQuiet))
    .map(({ option, label: { text, short, icon }, isQuiet }) => {
      const label = (isShort ? short?.text : undefined) ?? text;
      slots.buttons.push({ option, label });
      return button(
        { on: 'move', ...origin(question), move: option.move },
        {
          label,
          style: isQuiet ? ButtonStyle.Secondary : ButtonStyle.Primary,
          slot: slots.next++,
          ...(icon !== undefined && { icon }),
        },
      );
    });
}

function origin({ game, step, ahead, screen }: AskedOptions): {
  game: string;
  step: number;
  ahead?: true;
  exchange?: true;
} {
  return { game, step, ...(ahead && { ahead }), ...(screen.exchange && { exchange: true }) };
}

function verbMenus(question: AskedOptions, branch: Branch, slots: Slots): Row[] {
  const widget = question.words.widgets?.[branch.prefix];
  const board = question.words.board?.(branch.prefix);
  if (board !== undefined) return boardMenus(question, { ...branch, board }, slots);
  const short = shortRows(question, branch, slots);
  if (short !== undefined) return short;
  if (branch.options.length <= MENU_LIMIT) return [moveMenu(question, branch, slots)];
  if (widget?.sideBySide) {
    return alike(branch.options, MENU_LIMIT).map((options) =>
      moveMenu(question, { ...branch, options, title: partTitle(question.words, branch.prefix, options) }, slots),
    );
  }
  return branchMenus(question, branch, slots);
}

/**
 * Many options with short words become buttons; a few options get their full words. If there are too many, only the
 * options of one sort are buttons. Each other sort gets a menu, and so does a sort that is too large. Undefined if they
 * have no short words.
 */
function shortRows(question: AskedOptions, { prefix, options }: Branch, slots: Slots): Row[] | undefined {
  const { words } = question;
  if (!options.every((option) => words.option(option).short)) return undefined;
  const lead = options.filter(({ move }) => question.lead?.some((option) => option.move === move));
  const asButtons = (some: readonly Option[]) => rowsOf(...optionButtons(question, some, slots));
  if (lead.length > 0 && options.length > BUTTONS_IN_ROW) {
    const others = options.filter((option) => !lead.includes(option));
    return [
      ...asButtons(lead),
      ...alike(others, MENU_LIMIT).map((some) => moveMenu(question, { prefix, options: some }, slots)),
    ];
  }
  if (options.length <= BUTTONS_IN_ROW || fitShort(options, words)) return asButtons(options);
  const sorts = sortsOf(options, words);
  if (sorts === undefined) return undefined;
  const shown = sorts.find(isShown);
  const others = sorts.filter((sort) => sort !== shown);
  return [
    ...(shown ? asButtons(shown[1]) : []),
    ...others.map(([title, some]) => moveMenu(question, { prefix, options: some, title }, slots)),
  ];
}

type Sort = readonly [title: string, options: readonly Option[]];

/** Options with short words, by sort; undefined if menus for the sorts would not help. */
function sortsOf(options: readonly Option[], words: Wording): readonly Sort[] | undefined {
  const sorts = [...Map.groupBy(options, (option) => words.option(option).short?.sort ?? '')];
  return sorts.length === 1 || sorts.some(([, some]) => some.length > MENU_LIMIT) ? undefined : sorts;
}

/** Whether all options of a sort become buttons, next to menus for the other sorts. */
const isShown = ([, { length }]: Sort): boolean => length > BUTTONS_IN_ROW && length <= MOST_SHORT;

/** The options of one kind that become buttons with their short words. */
export function shortButtons(options: readonly Option[], words: Wording): readonly Option[] {
  if (fitShort(options, words)) return options;
  if (options.length <= BUTTONS_IN_ROW) return [];
  return sortsOf(options, words)?.find(isShown)?.[1] ?? [];
}

/** The title of one of several menus side by side: the names of its first and last branches. */
function partTitle(words: Wording, prefix: string, options: readonly Option[]): string | undefined {
  const [first, last] = [options[0], options.at(-1)].map((option) => option && branchKey(words, prefix, option.move));
  return first === undefined || last === undefined
    ? undefined
    : words.part?.(words.branch(first).text, words.branch(last).text);
}

/** The options behind an entry of a board: the one with its move, or all that start with its words. */
function standingFor({ move }: Entry, options: readonly Option[]): readonly Option[] {
  const exact = options.filter((option) => option.move === move);
  return exact.length > 0 ? exact : options.filter((option) => beginsWith(option.move, move));
}

/**
 * A menu for each part of a board, including what cannot be chosen there, followed by moves that are not on the board.
 * Choosing an entry with several moves opens them, as buttons if they have short words.
 */
function boardMenus(
  question: AskedOptions,
  { prefix, options, board }: Branch & { readonly board: readonly Block[] },
  slots: Slots,
): Row[] {
  const { words, screen } = question;
  const standing = new Map(
    board.flatMap(({ entries }) => entries.map((entry) => [entry.move, standingFor(entry, options)] as const)),
  );
  const isOpen = (move: string) => (standing.get(move)?.length ?? 0) > 1 && within(move, screen.branch);
  const others = options.filter((option) => ![...standing.values()].some((some) => some.includes(option)));
  const blocks = board.flatMap(({ title, entries }) =>
    chunks(entries, MENU_LIMIT).map((part) => {
      const choices = part.flatMap(({ move, closed }): Choice[] => {
        const [only, second] = standing.get(move) ?? [];
        if (only && second) return [branchChoice(question, move)];
        const label = only ? reasoned(words, only) : closed && { ...closed, icon: CLOSED };
        return label === undefined ? [] : [{ ...label, value: shortMove(only?.move ?? move) }];
      });
      const chosen = part.flatMap(({ move }) => (isOpen(move) ? [branchChoice(question, move).value] : []));
      const open = part.filter(({ move }) => (standing.get(move)?.length ?? 0) > 0).length;
      return { placeholder: title, choices, chosen, most: Math.max(1, Math.min(words.most?.(prefix) ?? 1, open)) };
    }),
  );
  const menus = blocks.filter(({ choices }) => choices.length > 0).map((block) => optionMenu(question, block, slots));
  const inner = [...standing].flatMap(([move, some]) =>
    isOpen(move) ? innerRows(question, { prefix: move, options: some }, slots) : [],
  );
  const left = chunks(others, MENU_LIMIT).map((some) => moveMenu(question, { prefix, options: some }, slots));
  return [...menus, ...inner, ...left];
}

/** What an open entry of a board offers: its moves or, first, what tells them apart. */
function innerRows(question: AskedOptions, branch: Branch, slots: Slots): Row[] {
  const { words } = question;
  const { prefix, options } = branch;
  const parts = Map.groupBy(options, ({ move }) => branchKey(words, prefix, move));
  const isFlat = parts.size === 1 || parts.size === options.length;
  return (
    shortRows(question, branch, slots) ??
    (isFlat ? [moveMenu(question, branch, slots)] : branchMenus(question, branch, slots))
  );
}

/** Two menus: the branches below a prefix, and, if one of them is open, its contents. */
function branchMenus(question: AskedOptions, branch: Branch, slots: Slots): Row[] {
  const branches = [...Map.groupBy(branch.options, ({ move }) => branchKey(question.words, branch.prefix, move))].map(
    ([prefix, options]): Branch => ({ prefix, options }),
  );
  if (branches.length === 1 || branches.length === branch.options.length) return pagedMoves(question, branch, slots);
  const open = branches.find(({ prefix, options }) => options.length > 1 && within(prefix, question.screen.branch));
  const outer = screenMenus(question, { prefix: branch.prefix, branches, open }, slots);
  if (!open) return outer;
  const inner =
    open.options.length <= MENU_LIMIT ? [moveMenu(question, open, slots)] : branchMenus(question, open, slots);
  return [...outer, ...inner];
}

/** The key of a move's branch below a prefix. */
function branchKey({ widgets }: Wording, prefix: string, move: string): string {
  return prefix === '' ? verbOf(move) : longerBeginning(move, prefix, widgets?.[verbOf(move)]?.branchWords);
}

function within(key: string, branch: string | undefined): boolean {
  return branch !== undefined && beginsWith(branch, key);
}

interface Branches {
  readonly prefix: string;
  readonly branches: readonly Branch[];
  readonly open: Branch | undefined;
}

/** Menus whose options open a branch, or, for a branch with one move, choose that move. */
function screenMenus(question: AskedOptions, { prefix, branches, open }: Branches, slots: Slots): Row[] {
  const { words } = question;
  const entries = branches.map((branch): Choice => {
    const [only, second] = branch.options;
    return only && !second
      ? { ...reasoned(words, only), value: shortMove(only.move) }
      : branchChoice(question, branch.prefix);
  });
  const chosen = open === undefined ? [] : [branchChoice(question, open.prefix).value];
  return chunks(entries, MENU_LIMIT).map((choices) =>
    optionMenu(question, { placeholder: words.menu(verbOf(prefix)), choices, chosen }, slots),
  );
}

/** A choice of a menu that opens a branch. */
const branchChoice = ({ words, screen }: AskedOptions, branch: string): Choice => ({
  ...words.branch(branch),
  value: writeScreen({ branch, ...(screen.exchange && { exchange: true }) }),
});

function pagedMoves(question: AskedOptions, branch: Branch, slots: Slots): Row[] {
  const pages = chunks(branch.options, MENU_LIMIT);
  if (pages.length <= MENUS) return pages.map((options) => moveMenu(question, { ...branch, options }, slots));
  const page = Math.min(question.screen.page ?? 0, pages.length - 1);
  const { game, step, ahead, screen } = question;
  const turn = (to: number, label: string) =>
    button(
      { on: 'screen', game, step, ...(ahead && { ahead }), screen: { ...screen, page: Math.max(to, 0) } },
      { label, disabled: to < 0 || to >= pages.length, slot: slots.next++ },
    );
  return [
    moveMenu(question, { ...branch, options: pages[page] ?? [] }, slots),
    buttons(turn(page - 1, '◀'), turn(page + 1, '▶')),
  ];
}

function moveMenu(
  question: AskedOptions,
  { prefix, options, title }: Branch & { readonly title?: string | undefined },
  slots: Slots,
): Row {
  const { words } = question;
  const placeholder = title ?? (prefix.includes(' ') ? words.branch(prefix).text : words.menu(prefix));
  const labels = options.map((option) => words.option(option));
  const said = saidOnce(placeholder, labels);
  // A reason that applies to everything is left out.
  const reason = new Set(options.map((option) => words.reason?.(option))).size > 1 ? words.reason : undefined;
  const choices = options.map((option, at): Choice => {
    const { detail, ...label } = labels[at] ?? { text: option.move };
    const own = said === undefined && detail !== undefined ? { ...label, detail } : label;
    return { ...withReason(own, reason?.(option)), value: shortMove(option.move) };
  });
  const most = words.most?.(verbOf(prefix)) ?? 1;
  return optionMenu(question, { placeholder: said ?? placeholder, choices, most }, slots);
}

/**
 * The placeholder of a menu. If several options have the same effect and a phone has room for it, the menu says it
 * instead of each option.
 */
function saidOnce(placeholder: string, [first, ...others]: readonly Label[]): string | undefined {
  const detail = first?.detail;
  if (detail === undefined || others.length === 0 || others.some((other) => other.detail !== detail)) return undefined;
  const said = `${placeholder} · ${detail}`;
  return fitsMenu(said) ? said : undefined;
}

/** A menu that sends its choice. */
const optionMenu = (question: AskedOptions, text: MenuText, slots: Slots): Row =>
  menu({ on: 'menu', ...origin(question) }, { ...text, slot: slots.next++ });

/** The items in as few groups as possible, with at most `most` in each and about the same number in all. */
export const alike = <T>(items: readonly T[], most: number): T[][] =>
  chunks(items, Math.ceil(items.length / Math.max(1, Math.ceil(items.length / most))));

/** The items in groups of one size; the last group may be smaller. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
