import type { Request } from '../src/table/requests.ts';
import type { Bot } from './bot.ts';
import type { Reply } from './reply.ts';
import { adviceMessage } from './views/coach.ts';

/** Shows somebody what a computer would do in their turn. */
export async function showAdvice(bot: Bot, request: Request, reply: Reply): Promise<void> {
  return reply.show(adviceMessage(bot, await bot.coach.ask(request)));
}
