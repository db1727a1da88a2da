import type { Option } from '../../src/engine/decision.ts';
import { OPTION_LIMIT } from '../discord/limits.ts';
import type { Label, Why, Wording } from '../face/wording.ts';

/** Separates the effect of an option from the reason for it. */
const BETWEEN = ' · ';

/**
 * The words of an option of a menu with the reason for it. If there is no room for all, the reason is brief; parts of
 * the effect give way to one that cannot be.
 */
export function withReason(label: Label, why: Why | undefined): Label {
  if (why === undefined) return label;
  const { text, brief } = why;
  const parts = label.detail?.split(BETWEEN) ?? [];
  const line = (count: number, reason: string): string =>
    [...parts.slice(0, count), reason].filter((part) => part !== '').join(BETWEEN);
  const count = [...parts.keys(), parts.length].findLast((few) => line(few, text).length <= OPTION_LIMIT) ?? 0;
  const isWhole = brief === undefined || count === parts.length;
  return { ...label, detail: isWhole ? line(count, text) : line(parts.length, brief) };
}

/** The words of an option with the reason for it, if it has one. */
export const reasoned = (words: Wording, option: Option): Label =>
  withReason(words.option(option), words.reason?.(option));
