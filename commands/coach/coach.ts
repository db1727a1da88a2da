import type { Request } from '../../src/table/requests.ts';
import type { Bot } from '../bot.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import type { Press } from '../presses.ts';
import { remember } from '../turn/followed.ts';
import { showAnalysis, stopAnalysis } from './analysis.ts';
import { adviceMessage, reviewMessage } from './coach-message.ts';

/** Shows a player what a computer would do on their turn. */
export async function showAdvice(bot: Bot, request: Request, reply: Reply): Promise<void> {
  const advised = await bot.coach.ask(request);
  remember(bot, advised);
  return reply.show(adviceMessage(bot, advised));
}

/** Shows a player the coach's review of their last turn. */
export async function showReview(bot: Bot, request: Request, reply: Reply): Promise<void> {
  const review = await bot.coach.review(request);
  return reply.show(reviewMessage(bot, await bot.table.position(request.gameId), review));
}

/** Answers a press on the coach's messages. */
export async function pressCoach(
  bot: Bot,
  { press, user }: PressInteraction<Extract<Press, { on: 'coach' | 'analysis' | 'stopAnalysis' }>>,
  reply: Reply,
): Promise<void> {
  const request = { gameId: press.game, userId: user.id };
  switch (press.on) {
    case 'coach':
      return (press.last ? showReview : showAdvice)(bot, request, reply);
    case 'analysis':
      return showAnalysis(bot, { ...request, how: press.how }, reply);
    case 'stopAnalysis':
      return reply.show(stopAnalysis(bot, press, user.id));
  }
}
