import type { Option } from '../../src/engine/decision.ts';
import { OPTION_LIMIT } from '../discord/limits.ts';
import type { Label, Wording } from '../face/wording.ts';

/** Introduces a reason against an option. */
export const WARNING = '⚠ ';

/** Separates the effect of an option from the reason for it. */
const BETWEEN = ' · ';

/**
 * The words of a menu option with the reason for it. If there is no room, the reason replaces what comes before the
 * effect; only a warning replaces the effect itself.
 */
export function withReason(label: Label, reason: string | undefined): Label {
  if (reason === undefined) return label;
  const parts = label.detail?.split(BETWEEN) ?? [];
  const lines = [...parts.keys()].map((from) => [...parts.slice(from), reason].join(BETWEEN));
  const whole = lines.find(({ length }) => length <= OPTION_LIMIT);
  if (whole !== undefined) return { ...label, detail: whole };
  return parts.length === 0 || reason.startsWith(WARNING) ? { ...label, detail: reason } : label;
}

/** The words of an option with the reason for it, if it has one. */
export const reasoned = (words: Wording, option: Option): Label =>
  withReason(words.option(option), words.reason?.(option));
