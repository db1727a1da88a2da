import {
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import {
  ChannelType,
  PermissionFlagsBits as Permission,
  type RESTPatchAPIChannelJSONBody,
} from 'discord-api-types/v10';
import type { Hono } from 'hono';
import { channelOf, createThread, deleteChannel, type NewThread } from './channels.ts';
import type { Discord } from './discord.ts';
import { refusal, refuseIfAny } from './errors.ts';
import { formErrors, isRecord } from './form.ts';
import { messageIn } from './messages.ts';
import { permissionsIn, requirePermission } from './permissions.ts';
import { param, type RestContext, type RestEnv, readBody } from './request.ts';
import { channelShape, threadMember } from './shapes.ts';
import { addThreadMember, changeThread, removeThreadMember } from './threads.ts';
import type { Channel } from './world.ts';

/** Adds the routes of channels, threads and their members. */
export function channelRoutes(api: Hono<RestEnv>, discord: Discord): void {
  const { world } = discord;
  const bot = world.application.bot.id;
  const visible = (c: RestContext, needed = 0n): Channel => {
    const channel = channelOf(discord, param(c, 'channel'));
    requirePermission(world, channel, needed);
    return channel;
  };
  const threadOf = (json: unknown, place: Omit<NewThread, 'name' | 'ownerId'>) => {
    const { name } = json as { name: string };
    return channelShape(world, createThread(discord, { name, ...threadWishes(json), ...place, ownerId: bot }));
  };
  api.get('/channels/:channel', (c) => c.json(channelShape(world, visible(c))));
  api.patch('/channels/:channel', async (c) => {
    const { json } = await readBody(c);
    const channel = visible(c);
    changeChannel(discord, channel, json);
    return c.json(channelShape(world, channel));
  });
  api.delete('/channels/:channel', (c) => {
    const channel = visible(c);
    if (channel.type !== ChannelType.DM) {
      requirePermission(world, channel, channel.thread ? Permission.ManageThreads : Permission.ManageChannels);
      deleteChannel(discord, channel);
    }
    return c.json(channelShape(world, channel));
  });
  api.post('/channels/:channel/typing', (c) => {
    const channel = visible(c, Permission.SendMessages);
    discord.happenings.tell({ t: 'TYPING_START', channel, userId: bot });
    return c.body(null, 204);
  });
  api.post('/channels/:channel/messages/:message/threads', async (c) => {
    const { json } = await readBody(c);
    const parent = visible(c, Permission.CreatePublicThreads);
    const from = messageIn(discord, parent, param(c, 'message'));
    refuseIfAny(formErrors(CreateTextThreadWithMessageRequestSchema, json ?? {}));
    return c.json(threadOf(json, { parent, from }), 201);
  });
  api.post('/channels/:channel/threads', async (c) => {
    const { json } = await readBody(c);
    refuseIfAny(formErrors(CreateTextThreadWithoutMessageRequestSchema, json ?? {}));
    // Discord makes a thread without a message private unless its type says otherwise.
    const isPrivate = !isRecord(json) || (json['type'] ?? ChannelType.PrivateThread) === ChannelType.PrivateThread;
    const parent = visible(c, isPrivate ? Permission.CreatePrivateThreads : Permission.CreatePublicThreads);
    return c.json(threadOf(json, { parent, isPrivate }), 201);
  });
  api.get('/channels/:channel/threads/archived/public', (c) => {
    const parent = visible(c, Permission.ReadMessageHistory);
    const threads = [...world.channels.values()].filter(
      ({ parentId, thread }) => parentId === parent.id && thread?.archived,
    );
    return c.json({ threads: threads.map((thread) => channelShape(world, thread)), members: [], has_more: false });
  });
  memberRoutes(api, discord, visible);
}

function memberRoutes(api: Hono<RestEnv>, discord: Discord, visible: (c: RestContext) => Channel): void {
  const userOf = (c: RestContext) => {
    const id = param(c, 'user');
    const userId = id === '@me' ? discord.world.application.bot.id : id;
    if (!discord.world.users.has(userId)) throw refusal('unknownUser');
    return userId;
  };
  api.get('/channels/:channel/thread-members', (c) => {
    const channel = visible(c);
    return c.json((channel.thread?.members ?? []).map((id) => threadMember(channel, id)));
  });
  api.get('/channels/:channel/thread-members/:user', (c) => {
    const channel = visible(c);
    if (!channel.thread?.members.includes(userOf(c))) throw refusal('unknownMember');
    return c.json(threadMember(channel, userOf(c)));
  });
  api.put('/channels/:channel/thread-members/:user', (c) => {
    addThreadMember(discord, visible(c), userOf(c));
    return c.body(null, 204);
  });
  api.delete('/channels/:channel/thread-members/:user', (c) => {
    removeThreadMember(discord, visible(c), userOf(c));
    return c.body(null, 204);
  });
}

/** The wanted settings of a thread; null means nothing. */
function threadWishes(json: unknown) {
  const wishes = json as RESTPatchAPIChannelJSONBody;
  return {
    ...(wishes.auto_archive_duration && { autoArchiveMinutes: wishes.auto_archive_duration }),
    ...(typeof wishes.invitable === 'boolean' && { invitable: wishes.invitable }),
  };
}

function changeChannel(discord: Discord, channel: Channel, json: unknown): void {
  const { world, happenings } = discord;
  if (channel.type === ChannelType.DM) throw refusal('wrongChannelType');
  if (channel.thread) {
    changeOwnThread(discord, channel, json);
    return;
  }
  requirePermission(world, channel, Permission.ManageChannels);
  refuseIfAny(formErrors(UpdateGuildChannelRequestPartialSchema, json ?? {}));
  const { name, topic } = json as { name?: string; topic?: string | null };
  if (name !== undefined) channel.name = name;
  if (topic !== undefined) channel.topic = topic ?? '';
  happenings.tell({ t: 'CHANNEL_UPDATE', channel });
}

function changeOwnThread(discord: Discord, channel: Channel, json: unknown): void {
  const { world } = discord;
  const bot = world.application.bot.id;
  refuseIfAny(formErrors(UpdateThreadRequestPartialSchema, json ?? {}));
  const change = json as RESTPatchAPIChannelJSONBody;
  const held = permissionsIn(world, bot, channel);
  const isLocked = channel.thread?.locked === true;
  // Anybody who may write in a thread may open it again, unless it is locked.
  const opens = change.archived === false && !isLocked && Object.keys(change).length === 1;
  const mayChange =
    channel.ownerId === bot && typeof change.locked !== 'boolean' && !(isLocked && change.archived === false);
  const mayOpen = opens && (held & Permission.SendMessagesInThreads) !== 0n;
  if (!mayChange && !mayOpen && !(held & Permission.ManageThreads)) throw refusal('missingPermissions');
  changeThread(discord, channel, {
    ...threadWishes(json),
    ...(change.name && { name: change.name }),
    ...(typeof change.archived === 'boolean' && { archived: change.archived }),
    ...(typeof change.locked === 'boolean' && { locked: change.locked }),
  });
}
