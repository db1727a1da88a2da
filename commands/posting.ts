import {
  type Collection,
  DiscordAPIError,
  type Message,
  type MessageCreateOptions,
  MessageFlags,
  RESTJSONErrorCodes,
  type SendableChannels,
  SnowflakeUtil,
} from 'discord.js';
import type { GameMessage, MessagePurpose, OutboxRow } from '../src/table/posts.ts';
import type { Bot } from './bot.ts';
import type { Composed } from './compose.ts';

/** A post on its way into its channel. */
export interface Delivery {
  readonly bot: Bot;
  readonly channel: SendableChannels;
  readonly row: OutboxRow;
}

/** Discord keeps one message for each nonce, so that a post that is sent again after a crash is not doubled. */
export async function send(
  delivery: Delivery,
  purpose: MessagePurpose,
  message: Composed & Pick<MessageCreateOptions, 'reply'>,
): Promise<GameMessage> {
  const { channel, row } = delivery;
  const nonce = `${row.nonce}-${purpose}`;
  const sent =
    (await findSent(delivery, purpose, message)) ?? (await channel.send({ ...message, nonce, enforceNonce: true }));
  return { purpose, channelId: channel.id, messageId: sent.id };
}

// The clocks of the bot and of Discord may differ by this much, in ms.
const CLOCKS_DIFFER = 60_000;

/** The message that an earlier try has posted: Discord forgets nonces after some minutes. */
async function findSent(
  { bot, channel, row }: Delivery,
  purpose: MessagePurpose,
  message: Composed,
): Promise<Message | undefined> {
  if (row.attempts === 0 || row.triedAt === undefined) return undefined;
  const former = await bot.table.message(row.gameId, purpose);
  const earliest = SnowflakeUtil.generate({ timestamp: row.triedAt - CLOCKS_DIFFER });
  const after = former && BigInt(former.messageId) > earliest ? former.messageId : String(earliest);
  try {
    const posted: Collection<string, Message> = await channel.messages.fetch({ after, limit: 100, cache: false });
    const wanted = contentOf(message.components);
    return posted.find(
      ({ author, components, interactionMetadata }) =>
        author.id === channel.client.user.id && !interactionMetadata && contentOf(components) === wanted,
    );
  } catch (error) {
    if (!UNREADABLE.some((code) => is(error, code))) throw error;
    return undefined;
  }
}

/** Errors of Discord where the bot may write, but not read what stands there. */
export const UNREADABLE = [RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.MissingPermissions];

/** What tells two posts apart: the texts and custom ids of their components. */
function contentOf(components: unknown): string {
  const content: unknown[] = [];
  JSON.stringify(components, (key, value: unknown) => {
    if (key === 'content' || key === 'custom_id') content.push(value);
    return value;
  });
  return JSON.stringify(content);
}

/**
 * Brings the message of a purpose up to date, or posts it where there is none or somebody has deleted it; `anew` is what
 * is posted then, where it differs.
 */
export async function refresh(
  delivery: Delivery,
  purpose: MessagePurpose,
  message: Composed,
  anew: Composed = message,
): Promise<GameMessage> {
  const former = await delivery.bot.table.message(delivery.row.gameId, purpose);
  if (!former || former.channelId !== delivery.channel.id) return send(delivery, purpose, anew);
  try {
    await delivery.channel.messages.edit(former.messageId, { ...message, flags: MessageFlags.IsComponentsV2 });
    return former;
  } catch (error) {
    if (!isGone(error)) throw error;
    return send(delivery, purpose, anew);
  }
}

/** Deletes a message, if it is still there and the bot's own. */
export async function remove({ channel }: Delivery, { channelId, messageId }: GameMessage): Promise<void> {
  if (channelId !== channel.id) return;
  try {
    await channel.messages.delete(messageId);
  } catch (error) {
    // No permission is needed for the bot's own: this one is of the bot that had the database before.
    if (!isGone(error) && !is(error, RESTJSONErrorCodes.MissingPermissions)) throw error;
  }
}

/** Whether somebody has deleted the message, or another bot has posted it, so that it cannot be changed. */
export function isGone(error: unknown): boolean {
  return (
    is(error, RESTJSONErrorCodes.UnknownMessage) || is(error, RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser)
  );
}

/** Whether an error is this answer of Discord. */
export function is(error: unknown, code: RESTJSONErrorCodes): boolean {
  return error instanceof DiscordAPIError && error.code === code;
}
