import type { Client, SendableChannels } from 'discord.js';
import type { GameMessage, MessagePurpose } from '../../src/table/posts.ts';
import type { TableGame } from '../../src/table/types.ts';
import type { Bot } from '../bot.ts';
import { lobbyPost } from '../lobby/lobby-message.ts';
import { refreshPrompt } from '../posts/deliver-calls.ts';
import { type Delivery, isForbidden, isGone, refresh, withdraw } from '../posts/posting.ts';

/**
 * Checks that the lobby or the prompt of a game is still where it was posted, for somebody who wants to continue:
 * Discord does not report deletions to bots. If it is gone, or posts are waiting, the outbox takes care of it. Requests
 * during the check share its result.
 */
export async function lookFor(bot: Bot, client: Client, game: TableGame): Promise<void> {
  const looked = bot.looks.get(game.id) ?? isKnownThere(bot, client, game).finally(() => bot.looks.delete(game.id));
  bot.looks.set(game.id, looked);
  if (!(await looked)) await bot.table.postAgain(game.id);
}

async function isKnownThere(bot: Bot, client: Client, { id, status, channelId }: TableGame): Promise<boolean> {
  if (status !== 'lobby' && status !== 'running') return true;
  try {
    const message = await bot.table.standingMessage(id, status === 'lobby' ? 'lobby' : 'prompt');
    const channel = message?.channelId === channelId && (await client.channels.fetch(channelId));
    return channel ? channel.isSendable() && (await isThere(channel, message)) : false;
  } catch (error) {
    bot.log.debug({ gameId: id, err: error }, 'the search for a message failed');
    return false;
  }
}

/** Posts the lobby or the prompt of a game again if it is gone; if the bot is not allowed to check, nothing changes. */
export async function deliverAgain(delivery: Delivery, entry: number): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const game = await bot.table.find(row.gameId);
  if (game.status === 'lobby') {
    return (await isPosted(delivery, 'lobby')) ? [] : refresh(delivery, 'lobby', await lobbyPost(bot, game));
  }
  if (game.status !== 'running') {
    await withdraw(delivery, 'prompt');
    return [];
  }
  if (await isPosted(delivery, 'prompt')) return [];
  return refreshPrompt(delivery, await bot.table.position(row.gameId, entry));
}

async function isPosted({ bot, channel, row }: Delivery, purpose: MessagePurpose): Promise<boolean> {
  const message = await bot.table.message(row.gameId, purpose);
  return message?.channelId === channel.id && isThere(channel, message);
}

async function isThere(channel: SendableChannels, { messageId }: GameMessage): Promise<boolean> {
  try {
    await channel.messages.fetch({ message: messageId, cache: false, force: true });
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    if (isForbidden(error)) return true;
    throw error;
  }
}
