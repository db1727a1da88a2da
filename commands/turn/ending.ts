import { DONE, type Option } from '../../src/engine/decision.ts';
import { PHONE } from '../../src/messages/text.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { Ending } from '../face/asked.ts';

/** The moves to hide beside the end button. */
export function hiddenBy(ending: Ending | undefined): readonly string[] {
  const declines = ending?.moves.indexOf(DONE) ?? -1;
  return ending?.hides ?? (declines >= 0 && declines + 1 === ending?.moves.length ? [DONE] : []);
}

/** The options that the end button does not cover. */
export function besidesEnd(options: readonly Option[], ending: Ending | undefined): readonly Option[] {
  const hidden = hiddenBy(ending);
  return options.filter(({ move }) => !hidden.includes(move));
}

/** Whether ending the turn leaves out or decides something that the player may want to choose. */
export const isGivingUp = (ending: Ending | undefined): boolean =>
  ending?.placed !== undefined || ending?.without !== undefined;

/** The label of the button that ends the turn; `ending` says what happens to open tasks. */
export function endLabel(bot: Bot, panel: Panel, ending: Ending | undefined): string {
  const end = endOf(bot, panel);
  return ending === undefined ? end : endHow(bot.words, end, ending);
}

/**
 * How a turn, a rehearsal, or a part of a phase that everybody plays at the same time ends, without what happens to
 * open tasks.
 */
const endOf = (bot: Bot, { game, state, ahead }: Panel): string =>
  ahead ? bot.words.plan.keep : (faceOf(bot, game).simultaneous(state)?.end ?? bot.words.panel.end);

/** The full text of what the button that ends the turn leaves out, if a phone has no room for that on the button. */
export function cutFrom(bot: Bot, panel: Panel, ending: Ending | undefined): string | undefined {
  if (ending?.without === undefined) return undefined;
  const whole = bot.words.panel.endHow(endOf(bot, panel), ending);
  return endLabel(bot, panel, ending) === whole ? undefined : bot.words.panel.leavesOut(ending.without);
}

/** What the end of a turn leaves out, places and brings, short enough for a button on a phone. */
export function endHow({ panel }: Bot['words'], end: string, ending: Omit<Ending, 'moves'>): string {
  const whole = panel.endHow(end, ending);
  if (whole.length <= PHONE.button) return whole;
  // The whole sentence is beneath the button.
  const { without, placed, gained } = ending;
  const short = { without: without && panel.leftOut, placed: placed?.replace(/ \([^()]*\)/, ''), gained };
  const cut = panel.endHow(end, short);
  return cut.length <= PHONE.button ? cut : panel.endHow(end, { ...short, gained: undefined });
}
