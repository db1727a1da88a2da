import {
  ComponentType,
  DiscordAPIError,
  HTTPError,
  type Message,
  type MessageCreateOptions,
  MessageFlags,
  RESTJSONErrorCodes,
  type SendableChannels,
} from 'discord.js';
import type { GameMessage, MessagePurpose, NotePart, OutboxRow } from '../../src/table/posts.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, composePlain, edited } from '../discord/compose.ts';
import { sendDressed } from '../discord/dress.ts';
import type { Emojis } from '../discord/emojis.ts';
import { mentionOf } from '../discord/mention.ts';
import { inTime, type Paintable } from './pictures.ts';

/** A post on its way to its channel. */
export interface Delivery {
  readonly bot: Bot;
  readonly channel: SendableChannels;
  readonly row: OutboxRow;
  readonly note: NotePart;
  /** How long (ms) its pictures may take before it is sent without them. */
  readonly patience: number;
}

/** A message that may reply to another, and may lack its pictures for now. */
type Sendable = Composed & Pick<MessageCreateOptions, 'reply'> & Pick<GameMessage, 'unpainted'>;

/**
 * Posts a message unless an earlier attempt already has. To find out, it records each message as soon as it is posted,
 * and for a few minutes Discord accepts only one message per nonce. A short sentence replaces a message that Discord
 * will never accept. Returns the message; undefined if an earlier attempt posted it and somebody has deleted it since.
 */
export async function send(
  delivery: Delivery,
  purpose: MessagePurpose,
  { unpainted, ...message }: Sendable,
): Promise<GameMessage[]> {
  const { channel, row, note } = delivery;
  const noted = partOf(delivery, purpose);
  if (noted) return [noted];
  // If a post has several messages, each has its own nonce.
  const sent = await post(delivery, { ...message, nonce: `${row.nonce}-${purpose}`, enforceNonce: true });
  if (sent === undefined) return [];
  const isUnpainted = unpainted || lacksPictures(sent, message);
  const part = { purpose, channelId: channel.id, messageId: sent.id, ...(isUnpainted && { unpainted: true as const }) };
  await note(part);
  return [part];
}

/** Sends a message with its pictures; without them for now if they take too long, so that the call is on time. */
export async function sendPainted(
  delivery: Delivery,
  purpose: MessagePurpose,
  { inWords, painted }: Paintable,
): Promise<GameMessage[]> {
  const isToPaint = painted !== undefined && partOf(delivery, purpose) === undefined;
  if (!isToPaint) return send(delivery, purpose, inWords);
  return send(delivery, purpose, (await inTime(delivery.patience, painted)) ?? { ...inWords, unpainted: true });
}

/** Whether Discord returned a message that an earlier attempt posted without these pictures. */
function lacksPictures({ attachments, components }: Message, { files = [], flags }: Composed): boolean {
  if (files.length === 0) return false;
  if ((flags & V2) === 0) return attachments.size === 0;
  return components.every(
    (part) =>
      part.type === ComponentType.Container && part.components.every(({ type }) => type !== ComponentType.MediaGallery),
  );
}

/** The message that an earlier attempt posted for a purpose. */
function partOf({ channel, row }: Delivery, purpose: MessagePurpose): GameMessage | undefined {
  return row.parts.find((part) => part.purpose === purpose && part.channelId === channel.id);
}

type Posted = Omit<Sendable, 'unpainted'> & { readonly nonce: string; readonly enforceNonce: true };

/**
 * How many times to try a message that makes Discord fail before a sentence replaces it. If Discord itself is down, the
 * sentence fails, too.
 */
const MANY_TRIES = 10;

/** Posts a message; undefined if a message with this nonce was posted and deleted. */
async function post(delivery: Delivery, message: Posted): Promise<Message | undefined> {
  const { bot, channel, row } = delivery;
  try {
    return await postReply(bot.emojis, channel, message);
  } catch (error) {
    if (is(error, RESTJSONErrorCodes.UnknownMessage)) return undefined;
    const isHopeless = isRefusedForGood(error) || (error instanceof HTTPError && row.attempts >= MANY_TRIES);
    if (!isHopeless || channel.isDMBased() || is(error, RESTJSONErrorCodes.UnknownChannel)) throw error;
    bot.log.error(
      { gameId: row.gameId, nonce: row.nonce, post: row.post.kind, err: error },
      'a post was replaced by a sentence',
    );
    const { name } = faceOf(bot, await bot.table.find(row.gameId));
    return channel.send({ ...inShort(bot, message, name), nonce: message.nonce, enforceNonce: true });
  }
}

/** Posts a message; if the bot may not read the message that it replies to, posts it without the reply. */
function postReply(emojis: Emojis, channel: SendableChannels, { reply, ...message }: Posted): Promise<Message> {
  return sendDressed(emojis, message, async (dressed) => {
    try {
      return await channel.send({ ...dressed, ...(reply && { reply }) });
    } catch (error) {
      if (!is(error, RESTJSONErrorCodes.CannotReplyWithoutPermissionToReadMessageHistory)) throw error;
      return channel.send(dressed);
    }
  });
}

/** A sentence that replaces a message that cannot be posted, with the name of the game; it calls the same people. */
function inShort({ words }: Bot, { allowedMentions, flags }: Composed, game: string): Composed {
  const mentions = allowedMentions?.users ?? [];
  const text = words.prompt.inShort(
    mentions.map((userId) => mentionOf(userId, '')),
    game,
  );
  return composePlain([text], [], { mentions, silent: (flags & MessageFlags.SuppressNotifications) !== 0 });
}

/** Changes messages in a channel, but first reopens an archived thread, because Discord refuses edits there. */
export async function inOpenThread<T>(channel: SendableChannels, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (!channel.isThread() || !is(error, RESTJSONErrorCodes.InvalidActionOnArchivedThread)) throw error;
    await channel.setArchived(false);
    return task();
  }
}

/** Deletes what an earlier attempt posted if the post is out of date by now. */
export async function withdraw(delivery: Delivery, purpose: MessagePurpose): Promise<void> {
  const sent = partOf(delivery, purpose);
  if (sent) await remove(delivery, sent);
}

const V2 = MessageFlags.IsComponentsV2;

/**
 * Updates a game's message for a purpose. Posts it instead if there is none, if somebody has deleted it, or if Discord
 * refuses the change (for example from Components V2 back to plain text). That post makes no sound and calls nobody a
 * second time.
 */
export async function refresh(delivery: Delivery, purpose: MessagePurpose, message: Composed): Promise<GameMessage[]> {
  const anew = {
    ...message,
    flags: message.flags | MessageFlags.SuppressNotifications,
    allowedMentions: { parse: [] },
  };
  const former = await delivery.bot.table.message(delivery.row.gameId, purpose);
  if (!former || former.channelId !== delivery.channel.id) return send(delivery, purpose, anew);
  const noted = partOf(delivery, purpose);
  if (noted) return [noted];
  try {
    await change(delivery, former.messageId, message);
    return [former];
  } catch (error) {
    if (!isGone(error) && !isRefusedForGood(error)) throw error;
    const sent = await send(delivery, purpose, anew);
    await remove(delivery, former);
    return sent;
  }
}

/** Replaces everything in a message; this calls nobody. */
export async function change(
  { bot, channel }: Pick<Delivery, 'bot' | 'channel'>,
  messageId: string,
  message: Composed,
): Promise<void> {
  await sendDressed(bot.emojis, { ...message, flags: message.flags & V2 }, (dressed) =>
    channel.messages.edit(messageId, edited(dressed)),
  );
}

/** Deletes a message, if it still exists and is the bot's own. */
export async function remove({ channel }: Delivery, { channelId, messageId }: GameMessage): Promise<void> {
  if (channelId !== channel.id) return;
  try {
    await channel.messages.delete(messageId);
  } catch (error) {
    // The bot needs no permission for its own messages, so this one was posted by another bot that used this database
    // before.
    if (!isGone(error) && !is(error, RESTJSONErrorCodes.MissingPermissions)) throw error;
  }
}

/** Deletes a message, if there is one, because other messages have replaced it. */
export async function removeFormer(
  delivery: Delivery,
  former: GameMessage | undefined,
  now: readonly GameMessage[],
): Promise<void> {
  if (former && now.every(({ messageId }) => messageId !== former.messageId)) await remove(delivery, former);
}

/** Deletes a game's message for a purpose, so that it no longer has one. */
export async function clear(delivery: Delivery, purpose: MessagePurpose): Promise<void> {
  const { bot, row } = delivery;
  const former = await bot.table.message(row.gameId, purpose);
  if (former === undefined) return;
  await remove(delivery, former);
  await bot.table.dropMessage(row.gameId, purpose);
}

/** Whether the message cannot be changed, because somebody has deleted it or another bot has posted it. */
export function isGone(error: unknown): boolean {
  return (
    is(error, RESTJSONErrorCodes.UnknownMessage) || is(error, RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser)
  );
}

/** Whether the bot lacks the permissions for a request. */
export function isForbidden(error: unknown): boolean {
  return is(error, RESTJSONErrorCodes.MissingAccess) || is(error, RESTJSONErrorCodes.MissingPermissions);
}

/** Whether Discord has understood a request but will never carry it out. */
export function isRefused(error: unknown): error is DiscordAPIError {
  return error instanceof DiscordAPIError && error.status >= 400 && error.status < 500;
}

// The bot may have left, or its permissions or the channel may be missing; all of these can come back.
const MENDABLE_STATUS: readonly number[] = [401, 403, 408, 429];
const MENDABLE: readonly unknown[] = [
  RESTJSONErrorCodes.ApplicationNotYetAvailable,
  RESTJSONErrorCodes.APIResourceOverloaded,
  RESTJSONErrorCodes.FeatureTemporarilyDisabledServerSide,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
  RESTJSONErrorCodes.ThreadLocked,
];

/** Whether Discord will not accept a request later, either. */
export function isRefusedForGood(error: unknown): error is DiscordAPIError {
  return isRefused(error) && !MENDABLE_STATUS.includes(error.status) && !MENDABLE.includes(error.code);
}

/** Whether an error is this response from Discord. */
export function is(error: unknown, code: RESTJSONErrorCodes): boolean {
  return error instanceof DiscordAPIError && error.code === code;
}
