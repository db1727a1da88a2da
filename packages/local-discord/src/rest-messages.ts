import { MessageCreateRequestSchema, MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import { ChannelType, PermissionFlagsBits as Permission } from 'discord-api-types/v10';
import { channelOf } from './channels.ts';
import type { Discord } from './discord.ts';
import { invalidForm, refusal, refuseIfAny } from './errors.ts';
import { complaint, complaintIf } from './form.ts';
import { checkMessage, type MessageBody } from './message-limits.ts';
import {
  deleteMessage,
  editMessage,
  listMessages,
  messageIn,
  type Page,
  postedWithNonce,
  postMessage,
} from './messages.ts';
import { permissionsIn, requirePermission } from './permissions.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Request, Routes } from './request.ts';
import { messageShape } from './shapes.ts';
import type { Channel, Message } from './world.ts';

const MESSAGES = '/channels/:channel/messages';

/** The routes of channel messages; without `rateLimits` old messages may be edited as often as new ones. */
export function messageRoutes(discord: Discord, rateLimits?: RateLimits): Routes {
  const bot = discord.world.application.bot.id;
  return {
    [`GET ${MESSAGES}`]: (request) =>
      listMessages(discord, readable(discord, request), pageOf(request)).map(messageShape),
    [`POST ${MESSAGES}`]: (request) => messageShape(send(discord, request)),
    [`GET ${MESSAGES}/:message`]: (request) =>
      messageShape(messageIn(discord, readable(discord, request), request.param('message'))),
    [`PATCH ${MESSAGES}/:message`]: (request) => {
      const { json, uploads } = request;
      const { message } = changeable(discord, request);
      if (message.author.id !== bot) throw refusal('notYourMessage');
      const patience = rateLimits?.takeEdit(message.channel_id, Date.parse(message.timestamp));
      if (patience !== undefined) throw refusal('tooManyOldEdits', patience);
      const schema = MessageEditRequestPartialSchema;
      const body = checkMessage(discord, { body: json, uploads, schema, existing: message });
      editMessage(discord, message, { body, uploads });
      return messageShape(message);
    },
    [`DELETE ${MESSAGES}/:message`]: (request) => {
      const { channel, message } = changeable(discord, request);
      if (message.author.id !== bot) requirePermission(discord.world, channel, Permission.ManageMessages);
      deleteMessage(discord, message);
    },
  };
}

function send(discord: Discord, { json, uploads, param }: Request): Message {
  const bot = discord.world.application.bot.id;
  const channel = channelOf(discord, param('channel'));
  requireSending(discord, channel, uploads.length > 0);
  const body = checkMessage(discord, { body: json, uploads, schema: MessageCreateRequestSchema });
  requireReference(discord, channel, body);
  const { nonce, enforce_nonce } = body;
  const posted =
    enforce_nonce && nonce !== undefined && nonce !== null ? postedWithNonce(discord, bot, nonce) : undefined;
  return posted ?? postMessage(discord, { channel, authorId: bot, body, uploads });
}

function requireSending({ world }: Discord, channel: Channel, withFiles: boolean): void {
  const closed = channel.type === ChannelType.DM && world.users.get(channel.recipientId ?? '')?.dmsClosed;
  if (closed) throw refusal(closed === 'left' ? 'noMutualGuilds' : 'cannotSendToUser');
  const sending = channel.thread ? Permission.SendMessagesInThreads : Permission.SendMessages;
  requirePermission(world, channel, sending | (withFiles ? Permission.AttachFiles : 0n));
  requireUnlocked(world, channel);
}

function requireUnlocked(world: Discord['world'], channel: Channel): void {
  const mayUnlock = permissionsIn(world, world.application.bot.id, channel) & Permission.ManageThreads;
  if (channel.thread?.locked && !mayUnlock) throw refusal('threadLocked');
}

function requireReference({ world }: Discord, channel: Channel, body: MessageBody): void {
  const reference = body.message_reference;
  if (!reference) return;
  const mayRead = permissionsIn(world, world.application.bot.id, channel) & Permission.ReadMessageHistory;
  if (!mayRead) throw refusal('replyWithoutHistory');
  if (reference.fail_if_not_exists === false) return;
  if (world.messages.get(channel.id)?.has(reference.message_id)) return;
  throw invalidForm([complaint(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE')]);
}

function readable(discord: Discord, { param }: Request): Channel {
  const channel = channelOf(discord, param('channel'));
  requirePermission(discord.world, channel, Permission.ReadMessageHistory);
  return channel;
}

function changeable(discord: Discord, { param }: Request): { channel: Channel; message: Message } {
  const channel = channelOf(discord, param('channel'));
  requirePermission(discord.world, channel);
  if (channel.thread?.archived) throw refusal('threadArchived');
  requireUnlocked(discord.world, channel);
  return { channel, message: messageIn(discord, channel, param('message')) };
}

/** Which messages a request lists; throws 50035 for an invalid id, and for more than one starting point. */
function pageOf({ query: { before, after, limit = '50' } }: Request): Page {
  const places = Object.entries({ before, after }).filter(([, id]) => id !== undefined);
  const size = Number(limit);
  const isSize = Number.isInteger(size) && size >= 1 && size <= 100;
  refuseIfAny([
    ...complaintIf(!isSize, ['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.'),
    ...places.flatMap(([field, id]) =>
      complaintIf(!/^\d{1,20}$/.test(id ?? ''), [field], 'NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`),
    ),
    ...places.slice(1).map(([field]) => complaint([field], 'BASE_TYPE_MUTUALLY_EXCLUSIVE')),
  ]);
  return { limit: size, before, after };
}
