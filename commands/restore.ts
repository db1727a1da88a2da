import type { GameMessage, MessagePurpose } from '../src/table/posts.ts';
import { refreshPrompt } from './deliver-calls.ts';
import { type Delivery, isForbidden, isGone, refresh, withdraw } from './posting.ts';
import { lobbyPost } from './views/lobby.ts';

/**
 * Posts the lobby or the prompt of a game anew where it is gone. Bots are not told of what is deleted, so that this is
 * looked up when somebody wants to go on; where the bot may not look, everything stays as it is.
 */
export async function deliverAgain(delivery: Delivery, entry: number): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const game = await bot.table.find(row.gameId);
  if (game.status === 'lobby') {
    return (await isThere(delivery, 'lobby')) ? [] : [await refresh(delivery, 'lobby', await lobbyPost(bot, game))];
  }
  if (game.status !== 'running') {
    await withdraw(delivery, 'prompt');
    return [];
  }
  if (await isThere(delivery, 'prompt')) return [];
  return [await refreshPrompt(delivery, await bot.table.position(row.gameId, entry))];
}

async function isThere({ bot, channel, row }: Delivery, purpose: MessagePurpose): Promise<boolean> {
  const message = await bot.table.message(row.gameId, purpose);
  if (message?.channelId !== channel.id) return false;
  try {
    await channel.messages.fetch({ message: message.messageId, cache: false, force: true });
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    if (isForbidden(error)) return true;
    throw error;
  }
}
