import { clip } from '../../src/messages/text.ts';
import type { Recap } from '../../src/table/ahead/recap.ts';
import { type Bot, faceOf } from '../bot.ts';
import { newsLines } from './plan.ts';

/** How much of a panel may go to what happened: what is asked matters more. */
const RECAP_LIMIT = 1_500;

/** What happened since a player's last turn, and what became of their orders. */
export function recapText(bot: Bot, recap: Recap): string {
  const told = faceOf(bot, recap.game).recap(recap);
  const { title } = bot.words.recap;
  return clip([`**${title}**`, ...told.map((line) => `- ${line}`), ...newsLines(bot, recap)].join('\n'), RECAP_LIMIT);
}
