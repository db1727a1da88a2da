import {
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import {
  ChannelType,
  PermissionFlagsBits as Permission,
  type RESTPatchAPIChannelJSONBody,
} from 'discord-api-types/v10';
import type { Hono } from 'hono';
import { channelOf, createThread, type NewThread } from './channels.ts';
import type { Discord } from './discord.ts';
import { refusal, refuseIfAny } from './errors.ts';
import { formErrors, isRecord } from './form.ts';
import { messageIn } from './messages.ts';
import { permissionsIn, requirePermission } from './permissions.ts';
import { param, type RestContext, type RestEnv, readBody } from './request.ts';
import { channelShape } from './shapes.ts';
import { addThreadMember, changeThread } from './threads.ts';
import type { Channel } from './world.ts';

/** Adds the routes of channels and threads. */
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
    if (!channel.thread) throw refusal('wrongChannelType');
    changeOwnThread(discord, channel, json);
    return c.json(channelShape(world, channel));
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
  api.put('/channels/:channel/thread-members/:user', (c) => {
    const id = param(c, 'user');
    const userId = id === '@me' ? bot : id;
    if (!world.users.has(userId)) throw refusal('unknownUser');
    addThreadMember(discord, visible(c), userId);
    return c.body(null, 204);
  });
}

/** The requested settings of a thread; a null counts as left out. */
function threadWishes(json: unknown) {
  const wishes = json as RESTPatchAPIChannelJSONBody;
  return {
    ...(wishes.auto_archive_duration && { autoArchiveMinutes: wishes.auto_archive_duration }),
    ...(typeof wishes.invitable === 'boolean' && { invitable: wishes.invitable }),
  };
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
