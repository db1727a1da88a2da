import { MessageCreateRequestSchema, MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import { ChannelType, PermissionFlagsBits as Permission } from 'discord-api-types/v10';
import type { Hono } from 'hono';
import { channelOf } from './channels.ts';
import type { Discord } from './discord.ts';
import { invalidForm, refusal, refuseIfAny } from './errors.ts';
import { complaint, complaintIf } from './form.ts';
import { checkMessage, type MessageBody } from './message-limits.ts';
import { deleteMessage, editMessage, listMessages, messageIn, postedWithNonce, postMessage } from './messages.ts';
import { permissionsIn, requirePermission } from './permissions.ts';
import type { RateLimits } from './rate-limits.ts';
import { param, type RestContext, type RestEnv, readBody } from './request.ts';
import { messageShape } from './shapes.ts';
import type { Channel, Message } from './world.ts';

/** Adds the routes of channel messages; without `rateLimits` old messages may be edited as often as new ones. */
export function messageRoutes(api: Hono<RestEnv>, discord: Discord, rateLimits?: RateLimits): void {
  const bot = discord.world.application.bot.id;
  api.get('/channels/:channel/messages', (c) => {
    const channel = readable(discord, c);
    return c.json(listMessages(discord, channel, pageOf(c)).map(messageShape));
  });
  api.post('/channels/:channel/messages', async (c) => c.json(messageShape(await send(discord, c))));
  api.get('/channels/:channel/messages/:message', (c) => {
    return c.json(messageShape(messageIn(discord, readable(discord, c), param(c, 'message'))));
  });
  api.patch('/channels/:channel/messages/:message', async (c) => {
    const { json, uploads } = await readBody(c);
    const { message } = changeable(discord, c);
    if (message.author.id !== bot) throw refusal('notYourMessage');
    const patience = rateLimits?.takeEdit(message.channel_id, Date.parse(message.timestamp));
    if (patience !== undefined) throw refusal('tooManyOldEdits', patience);
    const schema = MessageEditRequestPartialSchema;
    const body = checkMessage(discord, { body: json, uploads, schema, existing: message });
    editMessage(discord, message, { body, uploads });
    return c.json(messageShape(message));
  });
  api.delete('/channels/:channel/messages/:message', (c) => {
    const { channel, message } = changeable(discord, c);
    if (message.author.id !== bot) requirePermission(discord.world, channel, Permission.ManageMessages);
    deleteMessage(discord, message);
    return c.body(null, 204);
  });
}

async function send(discord: Discord, c: RestContext): Promise<Message> {
  const bot = discord.world.application.bot.id;
  const { json, uploads } = await readBody(c);
  const channel = channelOf(discord, param(c, 'channel'));
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

/** The channel of a request, if the bot may read its messages. */
function readable(discord: Discord, c: RestContext): Channel {
  const channel = channelOf(discord, param(c, 'channel'));
  requirePermission(discord.world, channel, Permission.ReadMessageHistory);
  return channel;
}

/** The message of a request, if the channel allows changes. */
function changeable(discord: Discord, c: RestContext): { channel: Channel; message: Message } {
  const channel = channelOf(discord, param(c, 'channel'));
  requirePermission(discord.world, channel);
  if (channel.thread?.archived) throw refusal('threadArchived');
  requireUnlocked(discord.world, channel);
  return { channel, message: messageIn(discord, channel, param(c, 'message')) };
}

/** Which messages a request lists; throws 50035 for an invalid id, and for more than one starting point. */
function pageOf(c: RestContext): Parameters<typeof listMessages>[2] {
  const { before, after, limit } = c.req.query();
  const places = Object.entries({ before, after }).filter(([, id]) => id !== undefined);
  refuseIfAny([
    ...places.flatMap(([field, id]) =>
      complaintIf(!/^\d{1,20}$/.test(id ?? ''), [field], 'NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`),
    ),
    ...places.slice(1).map(([field]) => complaint([field], 'BASE_TYPE_MUTUALLY_EXCLUSIVE')),
  ]);
  return { limit: pageSize(limit), before, after };
}

function pageSize(limit: string | undefined): number {
  const wanted = Number(limit ?? 50);
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= 100) return wanted;
  throw invalidForm([complaint(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.')]);
}
