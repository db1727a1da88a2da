import type { Client } from 'discord.js';
import { Undeliverable } from '../../src/table/outbox/undeliverable.ts';
import { type Complete, isTurnPost, type OutboxRow } from '../../src/table/posts.ts';
import type { Bot } from '../bot.ts';
import type { Composed } from '../discord/compose.ts';
import { toTable } from '../language.ts';
import { paintedCall } from './deliver-calls.ts';
import { change, inOpenThread, isGone, isRefusedForGood } from './posting.ts';
import { picturesMessage } from './posts-message.ts';
import { positionBefore } from './turn-post.ts';

/** Adds pictures to posts that were sent without them: the same message, edited, which calls nobody. */
export function completer(anybody: Bot, client: Client<true>): Complete {
  return async (row) => {
    const part = row.parts.find(({ unpainted }) => unpainted);
    const spoken = toTable(anybody, await anybody.table.find(row.gameId));
    const whole = part && (await wholeMessage(spoken, client, row));
    if (part === undefined || whole === undefined)
      throw new Undeliverable('The pictures of this post are no longer needed.');
    const { bot, message } = whole;
    return async () => {
      const channel = await client.channels.fetch(part.channelId);
      if (!channel?.isSendable()) throw new Undeliverable('The channel is gone.');
      await inOpenThread(channel, () => change({ bot, channel }, part.messageId, message)).catch((error: unknown) => {
        if (!isGone(error) && !isRefusedForGood(error)) throw error;
        throw new Undeliverable('Discord does not accept the pictures.', { cause: error });
      });
    };
  };
}

/** The message of a post with its pictures, and its words; undefined if nobody needs the pictures any more. */
async function wholeMessage(
  bot: Bot,
  client: Client,
  row: OutboxRow,
): Promise<{ readonly bot: Bot; readonly message: Composed } | undefined> {
  const { post, gameId } = row;
  if (post.kind === 'call') return paintedCall(bot, client, { post, position: await bot.table.position(gameId) });
  if (!isTurnPost(post)) return undefined;
  const position = await bot.table.position(gameId, post.entry);
  const message = await picturesMessage(bot, post, { position, before: await positionBefore(bot, row, post) });
  return message && { bot, message };
}
