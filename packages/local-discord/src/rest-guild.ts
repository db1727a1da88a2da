import * as schemas from 'discord-api-spec/zod';
import {
  ChannelType,
  PermissionFlagsBits as Permission,
  type RESTPatchAPIChannelJSONBody,
} from 'discord-api-types/v10';
import { channelOf, createThread, directChannel, type NewThread } from './channels.ts';
import type { Discord } from './discord.ts';
import { found, refusal } from './errors.ts';
import { checked } from './form.ts';
import { messageIn } from './messages.ts';
import { canSee, permissionsIn, requirePermission } from './permissions.ts';
import type { Request, Routes } from './request.ts';
import { channelShape, guildSummary, memberShape, threadMember, userShape } from './shapes.ts';
import { addThreadMember, changeThread } from './threads.ts';
import { type Channel, channelsOf } from './world.ts';

/** The routes of the guilds, their members, users and direct messages. */
export function guildRoutes(discord: Discord): Routes {
  const { world } = discord;
  const { bot } = world.application;
  const guildIn = ({ param }: Request) => found(world.guilds.get(param('guild')), 'unknownGuild');
  const userWith = (id: string) => found(world.users.get(id), 'unknownUser');
  const channelsIn = (request: Request) => channelsOf(world, guildIn(request));
  const shapesOf = (channels: readonly Channel[]) => channels.map((channel) => channelShape(world, channel));
  return {
    'GET /guilds/:guild': (request) => ({
      ...guildSummary(guildIn(request)),
      approximate_member_count: world.users.size,
      approximate_presence_count: world.users.size,
    }),
    'GET /guilds/:guild/channels': (request) => shapesOf(channelsIn(request).filter(({ thread }) => !thread)),
    'GET /guilds/:guild/threads/active': (request) => {
      const active = channelsIn(request).filter((one) => one.thread?.archived === false && canSee(world, bot.id, one));
      const joined = active.filter(({ thread }) => thread?.members.includes(bot.id));
      return { threads: shapesOf(active), members: joined.map((channel) => threadMember(channel, bot.id)) };
    },
    'GET /guilds/:guild/members/:user': (request) => {
      const { members } = guildIn(request);
      const user = world.users.get(request.param('user'));
      if (!user || !(user.bot || members.has(user.id))) throw refusal('unknownMember');
      return memberShape(user);
    },
    'GET /users/@me': () => ({ ...userShape(bot), verified: true, mfa_enabled: true, locale: bot.locale }),
    'GET /users/:user': ({ param }) => userShape(userWith(param('user'))),
    'POST /users/@me/channels': ({ json }) => {
      const { recipient_id } = checked<{ recipient_id?: unknown }>(schemas.CreatePrivateChannelRequestSchema, json);
      const recipient = userWith(String(recipient_id));
      if (recipient.bot) throw refusal('cannotSendToUser');
      return channelShape(world, directChannel(discord, recipient.id));
    },
  };
}

/** The routes of channels and threads. */
export function channelRoutes(discord: Discord): Routes {
  const { world } = discord;
  const bot = world.application.bot.id;
  const visible = ({ param }: Request, needed = 0n): Channel => {
    const channel = channelOf(discord, param('channel'));
    requirePermission(world, channel, needed);
    return channel;
  };
  const threadOf = (body: ThreadBody, place: Pick<NewThread, 'parent' | 'from' | 'isPrivate'>) =>
    channelShape(
      world,
      createThread(discord, { ...place, name: body.name ?? '', settings: settingsOf(body), ownerId: bot }),
    );
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
      return threadOf(checked(schemas.CreateTextThreadWithMessageRequestSchema, request.json), { parent, from });
    },
    'POST /channels/:channel/threads': (request) => {
      const body = checked<ThreadBody>(schemas.CreateTextThreadWithoutMessageRequestSchema, request.json);
      // Discord makes a thread without a message private unless its type says otherwise.
      const isPrivate = (body.type ?? ChannelType.PrivateThread) === ChannelType.PrivateThread;
      const parent = visible(request, isPrivate ? Permission.CreatePrivateThreads : Permission.CreatePublicThreads);
      return threadOf(body, { parent, isPrivate });
    },
    'PUT /channels/:channel/thread-members/:user': (request) => {
      const id = request.param('user');
      const user = found(world.users.get(id === '@me' ? bot : id), 'unknownUser');
      addThreadMember(discord, visible(request), user.id);
    },
  };
}

type ThreadBody = RESTPatchAPIChannelJSONBody & { type?: ChannelType };

/** The requested settings of a thread; a null counts as left out. */
const settingsOf = ({ auto_archive_duration, invitable }: ThreadBody) => ({
  ...(auto_archive_duration && { autoArchiveMinutes: auto_archive_duration }),
  ...(typeof invitable === 'boolean' && { invitable }),
});

function changeOwnThread(discord: Discord, channel: Channel, json: unknown): void {
  const { world } = discord;
  const bot = world.application.bot.id;
  const change = checked<ThreadBody>(schemas.UpdateThreadRequestPartialSchema, json);
  const { name, archived, locked } = change;
  const held = permissionsIn(world, bot, channel);
  const isLocked = channel.thread?.locked === true;
  // Anybody who may write in a thread may open it again, unless it is locked.
  const opens = archived === false && !isLocked && Object.keys(change).length === 1;
  const mayChange = channel.ownerId === bot && typeof locked !== 'boolean' && !(isLocked && archived === false);
  const mayOpen = opens && (held & Permission.SendMessagesInThreads) !== 0n;
  if (!mayChange && !mayOpen && !(held & Permission.ManageThreads)) throw refusal('missingPermissions');
  changeThread(discord, channel, {
    ...settingsOf(change),
    ...(name && { name }),
    ...(typeof archived === 'boolean' && { archived }),
    ...(typeof locked === 'boolean' && { locked }),
  });
}
