import { type Client, RESTJSONErrorCodes, type SendableChannels } from 'discord.js';
import { Undeliverable } from '../../src/table/outbox/undeliverable.ts';
import type { Position } from '../../src/table/play/showing.ts';
import { type Complete, type GameMessage, isTurnPost, type OutboxRow, type TurnPost } from '../../src/table/posts.ts';
import type { Bot } from '../bot.ts';
import { toTable } from '../language.ts';
import { inTime } from './pictures.ts';
import { change, type Delivery, is, isGone, isRefusedForGood, partOf, send } from './posting.ts';
import { picturesMessage, turnMessage } from './posts-message.ts';

/** Posts what happened, with its pictures; without them for now if they take too long, so that the call is on time. */
export async function sendTurn(delivery: Delivery, post: TurnPost, position: Position): Promise<GameMessage[]> {
  const { bot, row, patience } = delivery;
  const purpose = post.kind === 'start' || post.kind === 'moved' ? 'table' : 'pictures';
  const noted = partOf(delivery, purpose);
  if (noted) return [noted];
  const message = await turnMessage(bot, post, { position, before: await positionBefore(bot, row, post) });
  if (message === undefined) return [];
  const { inWords, painted } = message;
  if (painted === undefined) return send(delivery, purpose, inWords);
  const pictures = await inTime(patience, painted);
  return send(delivery, purpose, pictures?.made ?? { ...inWords, unpainted: true });
}

async function positionBefore(bot: Bot, { gameId }: OutboxRow, post: TurnPost): Promise<Position | undefined> {
  // Turns that were taken back could be seen until the entry that took them back.
  if (post.kind === 'undo' || post.kind === 'rolledBack') return bot.table.position(gameId, post.entry - 1);
  if (post.kind !== 'turn' && post.kind !== 'harvest') return undefined;
  const entries = post.turns.flatMap(({ moves }) => moves.map(({ entry }) => entry));
  return bot.table.position(gameId, Math.max(0, Math.min(...entries) - 1));
}

/** Adds pictures to posts that were sent without them: the same message, edited, which calls nobody. */
export function completer(anybody: Bot, client: Client<true>): Complete {
  return async (row) => {
    const { post, gameId } = row;
    const part = row.parts.find(({ unpainted }) => unpainted);
    if (part === undefined || !isTurnPost(post)) throw new Undeliverable('This post lacks no pictures.');
    const bot = toTable(anybody, await anybody.table.find(gameId));
    const position = await bot.table.position(gameId, post.entry);
    const before = await positionBefore(bot, row, post);
    const message = await picturesMessage(bot, post, { position, before });
    return async () => {
      const channel = await client.channels.fetch(part.channelId);
      if (message === undefined || !channel?.isSendable()) throw new Undeliverable('There is nothing to change.');
      await inOpenThread(channel, () => change({ bot, channel }, part.messageId, message)).catch((error: unknown) => {
        if (!isGone(error) && !isRefusedForGood(error)) throw error;
        throw new Undeliverable('Discord does not accept the pictures.', { cause: error });
      });
    };
  };
}

/** Changes messages of a channel, but first reopens an archived thread, because Discord refuses edits there. */
export async function inOpenThread<T>(channel: SendableChannels, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (!channel.isThread() || !is(error, RESTJSONErrorCodes.InvalidActionOnArchivedThread)) throw error;
    await channel.setArchived(false);
    return task();
  }
}
