import type { Option } from '../../src/engine/decision.ts';
import { clipSentences } from '../../src/messages/text.ts';
import { OPTION_LIMIT } from '../discord/limits.ts';
import type { Label } from '../face/label.ts';
import type { Wording } from '../face/wording.ts';

/** Introduces a reason against an option. */
export const WARNING = '⚠ ';

/** Separates the effect of an option from a reason against it, or for it, which must not read like one more effect. */
const between = (reason: string): string => (reason.startsWith(WARNING) ? ' · ' : ' 💡 ');

/**
 * The words of a menu option with the reason for it. If there is no room for both, the effect stays without the reason;
 * only a warning leaves out effects.
 */
export function withReason(label: Label, reason: string | undefined): Label {
  // A reason that the effect already states says nothing new.
  if (reason === undefined || label.detail?.includes(reason)) return label;
  const { detail, brief = detail } = label;
  if (detail === undefined || brief === undefined) return { ...label, detail: reason };
  const added = between(reason) + reason;
  const room = OPTION_LIMIT - added.length;
  const whole = [detail, brief].find(({ length }) => length <= room);
  if (whole === undefined && !reason.startsWith(WARNING)) return label;
  return { ...label, detail: (whole ?? shortened(brief, room)) + added };
}

/** The places where a text may be cut: between effects, or between the parts of one. */
const BREAKS = / · |, (?=\p{L})/gu;

/** As many whole effects of a label as fit, with a sign for the others. */
function shortened(effects: string, room: number): string {
  const cuts = [...effects.matchAll(BREAKS)].map(({ index, 0: mark }) => `${effects.slice(0, index)}${mark}…`);
  return cuts.findLast(({ length }) => length <= room) ?? clipSentences(effects, room);
}

/** The words of an option with the reason for it, if it has one. */
export const reasoned = (words: Wording, option: Option): Label =>
  withReason(words.option(option), words.reason?.(option));
