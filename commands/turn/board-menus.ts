import type { Option } from '../../src/engine/decision.ts';
import { beginsWith } from '../../src/engine/notation.ts';
import { chunks } from '../discord/groups.ts';
import { MENU_LIMIT } from '../discord/limits.ts';
import type { Choice, Row } from '../discord/rows.ts';
import type { Block, Entry, OptionRow } from '../face/rows.ts';
import type { Branch, Laid } from './laid.ts';
import { shortMove } from './menu-value.ts';
import { shortRows } from './option-buttons.ts';
import { branchChoice, branchesOf, branchMenus, moveMenu, optionMenu, within } from './option-menus.ts';
import { reasoned } from './reasons.ts';

/** Marks something that appears but cannot be chosen. */
export const CLOSED = '🔒';

/** The options behind an entry of a board: the one with its move, or all that start with its words. */
function standingFor({ move }: Entry, options: readonly Option[]): readonly Option[] {
  const exact = options.filter((option) => option.move === move);
  return exact.length > 0 ? exact : options.filter((option) => beginsWith(option.move, move));
}

/** The options behind each entry of a board, by the entry's move. */
type Standing = ReadonlyMap<string, readonly Option[]>;

/**
 * A menu for each part of a board, including what cannot be chosen there, followed by moves that are not on the board.
 * Choosing an entry with several moves opens them, as buttons if they have short words.
 */
export function boardMenus(laid: Laid, { verb: prefix, options, most }: OptionRow, board: readonly Block[]): Row[] {
  const standing: Standing = new Map(
    board.flatMap(({ entries }) => entries.map((entry) => [entry.move, standingFor(entry, options)] as const)),
  );
  const others = options.filter((option) => ![...standing.values()].some((some) => some.includes(option)));
  const blocks = board.flatMap(({ title, entries }) =>
    chunks(entries, MENU_LIMIT).map((part) => {
      const open = part.filter(({ move }) => (standing.get(move)?.length ?? 0) > 0).length;
      return {
        placeholder: title,
        choices: part.flatMap((entry) => entryChoice(laid, entry, standing)),
        chosen: part.flatMap(({ move }) => (isOpen(laid, move, standing) ? [branchChoice(laid, move).value] : [])),
        most: Math.max(1, Math.min(most, open)),
      };
    }),
  );
  const menus = blocks.filter(({ choices }) => choices.length > 0).map((block) => optionMenu(laid, block));
  const inner = [...standing].flatMap(([move, some]) =>
    isOpen(laid, move, standing) ? innerRows(laid, { prefix: move, options: some }) : [],
  );
  const left = chunks(others, MENU_LIMIT).map((some) => moveMenu(laid, { prefix, options: some }));
  return [...menus, ...inner, ...left];
}

/** Whether the moves behind an entry are shown. */
const isOpen = ({ screen }: Laid, move: string, standing: Standing): boolean =>
  (standing.get(move)?.length ?? 0) > 1 && within(move, screen.branch);

/** An entry of a board: its move, a choice that opens its moves, or why it is not available. */
function entryChoice(laid: Laid, { move, closed }: Entry, standing: Standing): Choice[] {
  const [only, second] = standing.get(move) ?? [];
  if (only && second) return [branchChoice(laid, move)];
  const label = only ? reasoned(laid.words, only) : closed && { ...closed, icon: CLOSED };
  return label === undefined ? [] : [{ ...label, value: shortMove(only?.move ?? move) }];
}

/** What an open entry of a board offers: its moves or, first, what tells them apart. */
function innerRows(laid: Laid, branch: Branch): Row[] {
  const parts = branchesOf(laid, branch);
  const isFlat = parts.length === 1 || parts.length === branch.options.length;
  return shortRows(laid, branch) ?? (isFlat ? [moveMenu(laid, branch)] : branchMenus(laid, branch));
}
