import { clip } from '../../src/messages/text.ts';
import type { Wish } from '../../src/table/ahead/plan.ts';
import type { Recap } from '../../src/table/ahead/recap.ts';
import { type Bot, faceOf } from '../bot.ts';
import type { Seated } from '../face.ts';
import { newsLines } from './plan.ts';

/** How much of a panel may go to what happened: what is asked matters more. */
const RECAP_LIMIT = 1_200;

/**
 * What happened since a player's last turn, and what became of their orders and wishes; undefined where there is nothing to
 * tell.
 */
export function recapText(bot: Bot, recap: Recap): string | undefined {
  const told = [
    ...faceOf(bot, recap.game)
      .recap(recap)
      .map((line) => `- ${line}`),
    ...newsLines(bot, recap),
  ];
  return told.length === 0 ? undefined : clip([`**${bot.words.recap.title}**`, ...told].join('\n'), RECAP_LIMIT);
}

/** What is coming, what is ready and what wishes lack; undefined where there is nothing to tell. */
export function bearingsText(bot: Bot, at: Seated, wishes: readonly Wish[]): string | undefined {
  const face = faceOf(bot, at.game);
  const lines = [...(face.bearings?.(at) ?? []), ...(face.wished?.({ ...at, wishes }) ?? [])];
  return lines.length === 0 ? undefined : clip(lines.map((line) => `- ${line}`).join('\n'), RECAP_LIMIT);
}
