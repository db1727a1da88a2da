import { CreatePrivateChannelRequestSchema } from 'discord-api-spec/zod';
import { ChannelType } from 'discord-api-types/v10';
import { directChannel } from './channels.ts';
import type { Discord } from './discord.ts';
import { refusal, refuseIfAny } from './errors.ts';
import { formErrors } from './form.ts';
import { canSee } from './permissions.ts';
import type { Request, Routes } from './request.ts';
import { channelShape, guildSummary, memberShape, threadMember, userShape } from './shapes.ts';
import { type Channel, guildOf, type User } from './world.ts';

/** The routes of the guilds, their members, users and direct messages. */
export function guildRoutes(discord: Discord): Routes {
  const { world } = discord;
  const { bot } = world.application;
  const guildIn = ({ param }: Request) => {
    const guild = world.guilds.get(param('guild'));
    if (!guild) throw refusal('unknownGuild');
    return guild;
  };
  const channelsIn = (request: Request, wanted: (channel: Channel) => boolean | undefined) => {
    const guild = guildIn(request);
    return [...world.channels.values()].filter(
      (channel) => channel.type !== ChannelType.DM && guildOf(world, channel) === guild && wanted(channel),
    );
  };
  const shapesOf = (channels: readonly Channel[]) => channels.map((channel) => channelShape(world, channel));
  return {
    'GET /guilds/:guild': (request) => ({
      ...guildSummary(guildIn(request)),
      approximate_member_count: world.users.size,
      approximate_presence_count: world.users.size,
    }),
    'GET /guilds/:guild/channels': (request) => shapesOf(channelsIn(request, ({ thread }) => !thread)),
    'GET /guilds/:guild/threads/active': (request) => {
      const active = channelsIn(request, (one) => one.thread?.archived === false && canSee(world, bot.id, one));
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
    'GET /users/:user': ({ param }) => userShape(knownUser(discord, param('user'))),
    'POST /users/@me/channels': ({ json }) => {
      refuseIfAny(formErrors(CreatePrivateChannelRequestSchema, json ?? {}));
      const recipient = knownUser(discord, String((json as { recipient_id?: unknown }).recipient_id));
      if (recipient.bot) throw refusal('cannotSendToUser');
      return channelShape(world, directChannel(discord, recipient.id));
    },
  };
}

function knownUser({ world }: Discord, id: string): User {
  const user = world.users.get(id);
  if (!user) throw refusal('unknownUser');
  return user;
}
