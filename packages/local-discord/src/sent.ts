import { MessageType } from 'discord-api-types/v10';
import type { Component } from './component-tree.ts';
import type { Discord } from './discord.ts';
import { textIn } from './mentions.ts';
import type { MessageBody } from './message-limits.ts';
import type { Message } from './world.ts';

/** How many sent messages to remember: enough for any test, and no burden for a bot that runs for days. */
const REMEMBERED = 5_000;

/** Stores what the bot says, and who it may mention: nothing else shows that for a silent message. */
export function noteSent(
  { requests, world }: Discord,
  message: Message,
  { body, isEdit }: { body: MessageBody; isEdit: boolean },
): void {
  const { id, channel_id, nonce, content, components, mentions, mention_everyone, mention_roles } = message;
  const isSaid = body.content !== undefined || body.components !== undefined || body.embeds !== undefined;
  // Discord announces a new thread by itself.
  const isNotice = message.type === MessageType.ThreadCreated;
  if (message.author.id !== world.application.bot.id || !isSaid || isNotice) return;
  requests.sent.push({
    messageId: id,
    channelId: channel_id,
    isEdit,
    text: textIn(content, (components ?? []) as unknown as Component[]),
    ...(nonce !== undefined && { nonce: String(nonce) }),
    ...(body.allowed_mentions !== undefined && { allowed: body.allowed_mentions }),
    users: mentions.map((user) => user.id),
    everyone: mention_everyone || mention_roles.length > 0,
  });
  if (requests.sent.length > REMEMBERED) requests.sent.shift();
}
