import type { Option } from '../../src/engine/decision.ts';
import { clipSentences, labelled } from '../../src/messages/text.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import { type Bot, faceOf } from '../bot.ts';
import { BUTTON_LABEL_LIMIT } from '../discord/limits.ts';
import type { Reason, Tips } from '../face/advice.ts';
import type { Asked } from '../face/asked.ts';
import type { AskedOptions, Wording } from '../face/wording.ts';
import type { Answers } from './ask.ts';
import { WARNING } from './reasons.ts';

const textOf = ({ text, isWarning }: Reason): string => (isWarning ? WARNING : '') + text;

/** A decision, and what the coach of a lesson advises while the turn follows it. */
interface Tipped {
  readonly asked: Asked;
  readonly advised: readonly string[] | undefined;
}

/**
 * Tips beside the decision for the player of a panel; undefined if they are not new to the game, or want no tips. No
 * tip warns against what the coach advises.
 */
export async function tipsFor(
  bot: Bot,
  { game, seat }: Pick<Panel, 'game' | 'seat'>,
  { asked, advised }: Tipped,
): Promise<Tips | undefined> {
  const userId = game.seats[seat]?.userId;
  const face = faceOf(bot, game);
  if (userId === undefined || !(await bot.personal.wantsTips(userId, game.game))) return undefined;
  const tips = face.tips(asked);
  if (tips === undefined || advised === undefined) return tips;
  const reason = (option: Option): Reason | undefined => {
    const found = tips.reason(option);
    return found?.isWarning === true && advised.includes(option.move) ? undefined : found;
  };
  return { reason, regrets: [] };
}

/** The words of a decision with a reason for each option. */
export function withTips(words: Wording, tips: Tips | undefined): Wording {
  if (tips === undefined) return words;
  const known = new Map<string, string | undefined>();
  const reason = (option: Option): string | undefined => {
    if (known.has(option.move)) return known.get(option.move);
    const found = tips.reason(option);
    const text = found && textOf(found);
    known.set(option.move, text);
    return text;
  };
  return { ...words, reason };
}

/** How many lines give reasons for buttons, and how many buttons each line names. */
const MOST_LINES = 5;
const MOST_NAMED = 3;

/** Reasons for the buttons of a decision: a line for each reason, because the buttons have no room for them. */
function reasonLines({ words, screen: { branch } }: AskedOptions, { buttons }: Answers): string[] {
  const named = new Map<string, string[]>();
  for (const { option, label } of buttons) {
    const text = words.reason?.(option);
    if (text !== undefined) named.set(text, [...(named.get(text) ?? []), labelled(label, BUTTON_LABEL_LIMIT)]);
  }
  const [only, second] = named;
  // If one reason applies to every place for something, it is about the thing.
  if (branch !== undefined && only !== undefined && second === undefined && only[1].length === buttons.length)
    return [`-# ${namesOf([words.branch(branch).text])}: ${only[0]}`];
  const lines = [...named].slice(0, MOST_LINES);
  return lines.map(([text, labels]) => `-# ${namesOf(labels)}: ${text}`);
}

/** The longest name that a line gives a button. */
const NAME = 40;

const namesOf = (labels: readonly string[]): string =>
  `**${labels
    .slice(0, MOST_NAMED)
    .map((label) => clipSentences(label, NAME))
    .join(' · ')}${labels.length > MOST_NAMED ? ' …' : ''}**`;

/** Tips for a new player above the answers: reasons for their buttons, and what the player would regret. */
export function tipLines(question: AskedOptions, found: Answers, tips: Tips | undefined): string[] {
  if (tips === undefined) return [];
  return [...reasonLines(question, found), ...tips.regrets.map((line) => `-# ${WARNING}${line}`)];
}
