import { beginsWith, longerBeginning, verbOf } from '../../src/engine/notation.ts';
import { alike, chunks } from '../discord/groups.ts';
import { MENU_LIMIT } from '../discord/limits.ts';
import { fitsMenu } from '../discord/phone.ts';
import { button, buttons, type Choice, type MenuText, menu, type Row } from '../discord/rows.ts';
import type { Label } from '../face/label.ts';
import { type Branch, type Laid, origin } from './laid.ts';
import { shortMove, writeScreen } from './menu-value.ts';
import { reasoned, withReason } from './reasons.ts';

// How many menus fit in a message with its header, picture and buttons.
export const MENUS = 8;

/** A menu that sends its choice. */
export const optionMenu = (laid: Laid, text: MenuText): Row =>
  menu({ on: 'menu', ...origin(laid) }, { ...text, slot: laid.slots.next++ });

/** A menu of moves, named by the words that they share unless it has another title. */
export function moveMenu(
  laid: Laid,
  { prefix, options, title }: Branch & { readonly title?: string | undefined },
): Row {
  const { words } = laid;
  const placeholder = title ?? titleOf(laid, prefix);
  const labels = options.map((option) => words.option(option));
  const said = saidOnce(placeholder, labels);
  // A reason that applies to everything is left out.
  const reason = new Set(options.map((option) => words.reason?.(option))).size > 1 ? words.reason : undefined;
  const choices = options.map((option, at): Choice => {
    const { detail, ...label } = labels[at] ?? { text: option.move };
    const own = { ...label, detail: said === undefined ? detail : undefined };
    return { ...withReason(own, reason?.(option)), value: shortMove(option.move) };
  });
  const most = laid.rowOf(verbOf(prefix))?.most ?? 1;
  return optionMenu(laid, { placeholder: said ?? placeholder, choices, most });
}

/** The title of a menu of moves that start with the same words. */
const titleOf = ({ words }: Laid, prefix: string): string =>
  prefix.includes(' ') ? words.branch(prefix).text : words.menu(verbOf(prefix));

/**
 * The placeholder of a menu. If several options have the same effect and a phone has room for it, the menu says so
 * once, instead of every option.
 */
function saidOnce(placeholder: string, [first, ...others]: readonly Label[]): string | undefined {
  const detail = first?.detail;
  if (detail === undefined || others.length === 0 || others.some((other) => other.detail !== detail)) return undefined;
  const said = `${placeholder} · ${detail}`;
  return fitsMenu(said) ? said : undefined;
}

/** Several menus side by side, each named by its first and last branch. */
export function sideBySide(
  laid: Laid,
  { prefix, options }: Branch,
  named: (first: string, last: string) => string,
): Row[] {
  return alike(options, MENU_LIMIT).map((some) => {
    const [first, last] = [some[0], some.at(-1)].map((option) => option && branchKey(laid, prefix, option.move));
    const { branch } = laid.words;
    const title = first === undefined || last === undefined ? undefined : named(branch(first).text, branch(last).text);
    return moveMenu(laid, { prefix, options: some, title });
  });
}

/** Two menus: the branches below a prefix, and, if one of them is open, its contents. */
export function branchMenus(laid: Laid, branch: Branch): Row[] {
  const branches = branchesOf(laid, branch);
  if (branches.length === 1 || branches.length === branch.options.length) return pagedMoves(laid, branch);
  const open = branches.find(({ prefix, options }) => options.length > 1 && within(prefix, laid.screen.branch));
  const outer = screenMenus(laid, { prefix: branch.prefix, branches, open });
  if (!open) return outer;
  return [...outer, ...(open.options.length <= MENU_LIMIT ? [moveMenu(laid, open)] : branchMenus(laid, open))];
}

/** The branches below a prefix. */
export const branchesOf = (laid: Laid, { prefix, options }: Branch): Branch[] =>
  [...Map.groupBy(options, ({ move }) => branchKey(laid, prefix, move))].map(([key, some]) => ({
    prefix: key,
    options: some,
  }));

/** The key of a move's branch below a prefix. */
const branchKey = ({ rowOf }: Laid, prefix: string, move: string): string =>
  prefix === '' ? verbOf(move) : longerBeginning(move, prefix, rowOf(verbOf(move))?.firstWords);

/** Whether an open branch has this key, or is within the one that has. */
export const within = (key: string, branch: string | undefined): boolean =>
  branch !== undefined && beginsWith(branch, key);

interface Branches {
  readonly prefix: string;
  readonly branches: readonly Branch[];
  readonly open: Branch | undefined;
}

/** Menus whose options open a branch, or, for a branch with one move, choose that move. */
function screenMenus(laid: Laid, { prefix, branches, open }: Branches): Row[] {
  const { words } = laid;
  const entries = branches.map((branch): Choice => {
    const [only, second] = branch.options;
    return only && !second
      ? { ...reasoned(words, only), value: shortMove(only.move) }
      : branchChoice(laid, branch.prefix);
  });
  const chosen = open === undefined ? [] : [branchChoice(laid, open.prefix).value];
  return chunks(entries, MENU_LIMIT).map((choices) =>
    optionMenu(laid, { placeholder: titleOf(laid, prefix), choices, chosen }),
  );
}

/** A choice of a menu that opens a branch. */
export const branchChoice = ({ words, screen }: Laid, branch: string): Choice => ({
  ...words.branch(branch),
  value: writeScreen({ branch, ...(screen.exchange && { exchange: true }) }),
});

function pagedMoves(laid: Laid, branch: Branch): Row[] {
  const pages = chunks(branch.options, MENU_LIMIT);
  if (pages.length <= MENUS) return pages.map((options) => moveMenu(laid, { ...branch, options }));
  const page = Math.min(laid.screen.page ?? 0, pages.length - 1);
  const { game, step, ahead, screen, slots } = laid;
  const turn = (to: number, label: string) =>
    button(
      { on: 'screen', game, step, ...(ahead && { ahead }), screen: { ...screen, page: Math.max(to, 0) } },
      { label, disabled: to < 0 || to >= pages.length, slot: slots.next++ },
    );
  return [moveMenu(laid, { ...branch, options: pages[page] ?? [] }), buttons(turn(page - 1, '◀'), turn(page + 1, '▶'))];
}
