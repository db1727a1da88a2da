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
import { channelOf, createThread, type NewThread } from './channels.ts';
import type { Discord } from './discord.ts';
import { refusal, refuseIfAny } from './errors.ts';
import { formErrors, isRecord } from './form.ts';
import { messageIn } from './messages.ts';
import { permissionsIn, requirePermission } from './permissions.ts';
import type { Request, Routes } from './request.ts';
import { channelShape } from './shapes.ts';
import { addThreadMember, changeThread } from './threads.ts';
import type { Channel } from './world.ts';

/** The routes of channels and threads. */
export function channelRoutes(discord: Discord): Routes {
  const { world } = discord;
  const bot = world.application.bot.id;
  const visible = ({ param }: Request, needed = 0n): Channel => {
    const channel = channelOf(discord, param('channel'));
    requirePermission(world, channel, needed);
    return channel;
  };
  const threadOf = (json: unknown, place: Omit<NewThread, 'name' | 'ownerId'>) => {
    const { name } = json as { name: string };
    return channelShape(world, createThread(discord, { name, settings: threadWishes(json), ...place, ownerId: bot }));
  };
  return {
    'GET /channels/:channel': (request) => channelShape(world, visible(request)),
    'PATCH /channels/:channel': (request) => {
      const channel = visible(request);
      if (!channel.thread) throw refusal('wrongChannelType');
      changeOwnThread(discord, channel, request.json);
      return channelShape(world, channel);
    },
    'POST /channels/:channel/messages/:message/threads': (request) => {
      const parent = visible(request, Permission.CreatePublicThreads);
      const from = messageIn(discord, parent, request.param('message'));
      refuseIfAny(formErrors(CreateTextThreadWithMessageRequestSchema, request.json ?? {}));
      return threadOf(request.json, { parent, from });
    },
    'POST /channels/:channel/threads': (request) => {
      const { json } = request;
      refuseIfAny(formErrors(CreateTextThreadWithoutMessageRequestSchema, json ?? {}));
      // Discord makes a thread without a message private unless its type says otherwise.
      const isPrivate = !isRecord(json) || (json['type'] ?? ChannelType.PrivateThread) === ChannelType.PrivateThread;
      const parent = visible(request, isPrivate ? Permission.CreatePrivateThreads : Permission.CreatePublicThreads);
      return threadOf(json, { parent, isPrivate });
    },
    'PUT /channels/:channel/thread-members/:user': (request) => {
      const id = request.param('user');
      const userId = id === '@me' ? bot : id;
      if (!world.users.has(userId)) throw refusal('unknownUser');
      addThreadMember(discord, visible(request), userId);
    },
  };
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
