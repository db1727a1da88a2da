import type { Bot } from '../bot.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import type { Press } from '../presses.ts';
import { nudgedLines } from './call-message.ts';

type CallPress = Extract<Press, { on: 'call' }>;

/** A user at a table; `since` is the decision of the press. */
interface Caller {
  readonly gameId: string;
  readonly userId: string;
  readonly since?: number;
}

/** Calls the awaited players, or stops further calls to the presser. */
export function pressCall(bot: Bot, { press, user }: PressInteraction<CallPress>, reply: Reply): Promise<void> {
  const { game, act, since } = press;
  return (act === 'nudge' ? nudge : silence)(bot, { gameId: game, userId: user.id, since }, reply);
}

/** Calls the awaited players and reports the result. */
export async function nudge(bot: Bot, caller: Caller, reply: Reply): Promise<void> {
  return reply.tell(nudgedLines(bot, await bot.calls.nudge(caller)));
}

/** Stops further calls to a user about their decision. */
export async function silence(bot: Bot, caller: Caller, reply: Reply): Promise<void> {
  await bot.calls.silence(caller);
  return reply.tell(bot.words.calls.silenced);
}
