import { createHash } from 'node:crypto';
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

/**
 * Posts a message unless an earlier try has. Discord keeps one message for each nonce, but forgets nonces after some
 * minutes: from then on the post is known by the id of its container.
 */
export async function send(
  delivery: Delivery,
  purpose: MessagePurpose,
  message: Composed & Pick<MessageCreateOptions, 'reply'>,
): Promise<GameMessage> {
  const { channel, row } = delivery;
  const nonce = nonceOf(row, purpose);
  const components = message.components.map((container) => ({ ...container.toJSON(), id: numberOf(nonce) }));
  const sent =
    (await findSent(delivery, purpose)) ?? (await channel.send({ ...message, components, nonce, enforceNonce: true }));
  return { purpose, channelId: channel.id, messageId: sent.id };
}

// The clocks of the bot and of Discord may differ by this much, in ms.
const CLOCKS_DIFFER = 60_000;

/** How many pages of a hundred messages are looked through for one that may have been posted at any of many tries. */
const PAGES = 10;
const PAGE = 100;

/** The message that an earlier try has posted. */
async function findSent({ bot, channel, row }: Delivery, purpose: MessagePurpose): Promise<Message | undefined> {
  if (row.attempts === 0 || row.triedAt === undefined) return undefined;
  const former = await bot.table.message(row.gameId, purpose);
  const earliest = BigInt(SnowflakeUtil.generate({ timestamp: row.triedAt - CLOCKS_DIFFER }));
  const known = former?.channelId === channel.id ? BigInt(former.messageId) : 0n;
  const after = known > earliest ? known : earliest;
  const wanted = numberOf(nonceOf(row, purpose));
  const isWanted = ({ author, components }: Message) =>
    author.id === channel.client.user.id && components[0]?.id === wanted;
  try {
    let before: string | undefined;
    for (let page = 0; page < PAGES; page++) {
      const range = { limit: PAGE, cache: false, ...(before !== undefined && { before }) };
      const posted: Collection<string, Message> = await channel.messages.fetch(range);
      const found = posted.find(isWanted);
      before = posted.lastKey();
      if (found || posted.size < PAGE || before === undefined || BigInt(before) <= after) return found;
    }
    return undefined;
  } catch (error) {
    // The bot may write here, but not read what stands here.
    if (!isForbidden(error)) throw error;
    return undefined;
  }
}

/** Of several messages that a post brings, each has a nonce of its own. */
function nonceOf({ nonce }: OutboxRow, purpose: MessagePurpose): string {
  return `${nonce}-${purpose}`;
}

/** A number for a nonce, as Discord takes it for the id of a component: 1 to 2^31 - 1. */
function numberOf(nonce: string): number {
  return (createHash('sha256').update(nonce).digest().readUInt32BE() % 0x7fffffff) + 1;
}

/** Deletes what an earlier try has posted, where the post is out of date by now. */
export async function withdraw(delivery: Delivery, purpose: MessagePurpose): Promise<void> {
  const sent = await findSent(delivery, purpose);
  if (sent) await remove(delivery, { purpose, channelId: delivery.channel.id, messageId: sent.id });
}

/**
 * Brings the message of a purpose up to date, or posts it where there is none or somebody has deleted it: then without a
 * sound, and without calling anybody for a second time.
 */
export async function refresh(delivery: Delivery, purpose: MessagePurpose, message: Composed): Promise<GameMessage> {
  const anew = {
    ...message,
    flags: message.flags | MessageFlags.SuppressNotifications,
    allowedMentions: { parse: [] },
  };
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

/** Deletes the message of a purpose, so that the game has none. */
export async function clear(delivery: Delivery, purpose: MessagePurpose): Promise<void> {
  const { bot, row } = delivery;
  const former = await bot.table.message(row.gameId, purpose);
  if (former === undefined) return;
  await remove(delivery, former);
  await bot.table.dropMessage(row.gameId, purpose);
}

/** Whether somebody has deleted the message, or another bot has posted it, so that it cannot be changed. */
export function isGone(error: unknown): boolean {
  return (
    is(error, RESTJSONErrorCodes.UnknownMessage) || is(error, RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser)
  );
}

/** Whether the bot lacks the rights for a request. */
export function isForbidden(error: unknown): boolean {
  return is(error, RESTJSONErrorCodes.MissingAccess) || is(error, RESTJSONErrorCodes.MissingPermissions);
}

/** Whether Discord has understood a request and will not do what it asks, however often it is asked. */
export function isRefused(error: unknown): error is DiscordAPIError {
  return error instanceof DiscordAPIError && error.status >= 400 && error.status < 500;
}

/** Whether an error is this answer of Discord. */
export function is(error: unknown, code: RESTJSONErrorCodes): boolean {
  return error instanceof DiscordAPIError && error.code === code;
}
