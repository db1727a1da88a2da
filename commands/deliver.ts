import {
  type Client,
  type Collection,
  DiscordAPIError,
  type Message,
  MessageFlags,
  RESTJSONErrorCodes,
  type SendableChannels,
  SnowflakeUtil,
} from 'discord.js';
import { Undeliverable } from '../src/table/outbox.ts';
import type { GameMessage, MessagePurpose, OutboxRow, Position, Post, Send } from '../src/table/types.ts';
import type { Bot } from './bot.ts';
import { type Composed, compose } from './compose.ts';
import { lobbyMessage } from './views/lobby.ts';
import { finalMessage, picturesMessage, type Told } from './views/posts.ts';
import { promptMessage } from './views/prompt.ts';

/** Errors of Discord after which a post can never be sent: its channel is gone, or the post itself is not taken. */
const HOPELESS: readonly unknown[] = [
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.InvalidFormBodyOrContentType,
  RESTJSONErrorCodes.CannotSendAnEmptyMessage,
];

/**
 * Sends the posts of the outbox; what is sent twice because of a crash, Discord shows once.
 * The sender throws Undeliverable for a post that can never be sent; whatever else it throws is worth another try.
 */
export function deliverer(bot: Bot, client: Client<true>): Send {
  return async (row) => {
    try {
      const channel = await client.channels.fetch(row.channelId);
      if (!channel?.isSendable()) throw new Undeliverable(`The channel ${row.channelId} takes no messages.`);
      return await deliverOpen({ bot, channel, row });
    } catch (error) {
      if (!(error instanceof DiscordAPIError && HOPELESS.includes(error.code))) throw error;
      throw new Undeliverable(error.message, { cause: error });
    }
  };
}

interface Delivery {
  readonly bot: Bot;
  readonly channel: SendableChannels;
  readonly row: OutboxRow;
}

/** Delivers, and opens a thread again that went to sleep: Discord refuses changes of messages in archived threads. */
async function deliverOpen(delivery: Delivery): Promise<GameMessage[]> {
  const { channel } = delivery;
  try {
    return await deliver(delivery);
  } catch (error) {
    if (!channel.isThread() || !is(error, RESTJSONErrorCodes.InvalidActionOnArchivedThread)) throw error;
    await channel.setArchived(false);
    return deliver(delivery);
  }
}

async function deliver(delivery: Delivery): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const { post, gameId } = row;
  switch (post.kind) {
    case 'lobby':
      return [await refresh(delivery, 'lobby', lobbyMessage(bot, await bot.table.find(gameId)))];
    case 'start':
    case 'turn':
    case 'harvest':
    case 'undo':
      return deliverTurn(delivery, post);
    case 'waiting':
      return [await refresh(delivery, 'prompt', promptMessage(bot, await bot.table.position(gameId, post.entry)))];
    case 'final': {
      const message = await finalMessage(bot, await bot.table.position(gameId, post.entry));
      return [await send(delivery, 'final', message)];
    }
    case 'moved':
      return deliverMoved(delivery, post);
    case 'ended':
      return deliverEnded(delivery);
  }
}

async function deliverTurn(delivery: Delivery, post: Told): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const position = await bot.table.position(row.gameId, post.entry);
  const before = await positionBefore(delivery, post);
  const message = await picturesMessage(bot, post, { position, before });
  const purpose = post.kind === 'start' ? 'table' : 'pictures';
  const pictures = message ? [await send(delivery, purpose, message)] : [];
  const former = await bot.table.message(row.gameId, 'prompt');
  // Nobody is waited for when the game is over; its final post follows.
  const prompt = position.awaited.length > 0 ? [await send(delivery, 'prompt', promptMessage(bot, position))] : [];
  if (former && former.messageId !== prompt[0]?.messageId) await remove(delivery, former);
  return [...pictures, ...prompt];
}

/** Shows the table in the new channel, then leaves a word in the old one, where it is still there. */
async function deliverMoved(delivery: Delivery, post: Extract<Post, { kind: 'moved' }>): Promise<GameMessage[]> {
  const { bot, row, channel } = delivery;
  const position = await bot.table.position(row.gameId, post.entry);
  const former = await bot.table.message(row.gameId, 'prompt');
  const shown = await picturesMessage(bot, post, { position, before: undefined });
  const pictures = shown ? [await send(delivery, 'table', shown)] : [];
  const prompt = await send(delivery, 'prompt', promptMessage(bot, position));
  if (post.from !== undefined) {
    const old = await channel.client.channels.fetch(post.from).catch(() => undefined);
    if (old?.isSendable()) await leave({ ...delivery, channel: old }, { former, to: channel.id });
  }
  return [...pictures, prompt];
}

async function leave(
  delivery: Delivery,
  { former, to }: { readonly former: GameMessage | undefined; readonly to: string },
): Promise<void> {
  try {
    if (former) await remove(delivery, former);
    await send(delivery, 'lobby', compose([delivery.bot.words.threads.gone(`<#${to}>`)], { silent: true }));
  } catch (error) {
    // What stands in a channel that the game has left is not worth holding the game up.
    delivery.bot.log.warn({ gameId: delivery.row.gameId, err: error }, 'the former channel could not be told');
  }
}

async function positionBefore({ bot, row }: Delivery, post: Told): Promise<Position | undefined> {
  if (post.kind !== 'turn' && post.kind !== 'harvest') return undefined;
  const entries = post.turns.flatMap(({ moves }) => moves.map(({ entry }) => entry));
  return bot.table.position(row.gameId, Math.max(0, Math.min(...entries) - 1));
}

async function deliverEnded(delivery: Delivery): Promise<GameMessage[]> {
  const { bot, row } = delivery;
  const game = await bot.table.find(row.gameId);
  const prompt = await bot.table.message(row.gameId, 'prompt');
  if (prompt) await remove(delivery, prompt);
  const host = game.seats.find(({ userId }) => userId === game.host);
  return [await send(delivery, 'final', compose([bot.words.ending.closed(host?.name ?? '')], { silent: true }))];
}

/** Discord keeps one message for each nonce, so that a post that is sent again after a crash is not doubled. */
async function send(delivery: Delivery, purpose: MessagePurpose, message: Composed): Promise<GameMessage> {
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

const UNREADABLE = [RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.MissingPermissions];

/** What tells two posts apart: the texts and custom ids of their components. */
function contentOf(components: unknown): string {
  const content: unknown[] = [];
  JSON.stringify(components, (key, value: unknown) => {
    if (key === 'content' || key === 'custom_id') content.push(value);
    return value;
  });
  return JSON.stringify(content);
}

/** Brings the message of a purpose up to date, or posts it where there is none or somebody has deleted it. */
async function refresh(delivery: Delivery, purpose: MessagePurpose, message: Composed): Promise<GameMessage> {
  const former = await delivery.bot.table.message(delivery.row.gameId, purpose);
  if (!former || former.channelId !== delivery.channel.id) return send(delivery, purpose, message);
  try {
    await delivery.channel.messages.edit(former.messageId, { ...message, flags: MessageFlags.IsComponentsV2 });
    return former;
  } catch (error) {
    if (!isGone(error)) throw error;
    return send(delivery, purpose, message);
  }
}

async function remove({ channel }: Delivery, { channelId, messageId }: GameMessage): Promise<void> {
  if (channelId !== channel.id) return;
  try {
    await channel.messages.delete(messageId);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return is(error, RESTJSONErrorCodes.UnknownMessage);
}

function is(error: unknown, code: RESTJSONErrorCodes): boolean {
  return error instanceof DiscordAPIError && error.code === code;
}
