import { CreatePrivateChannelRequestSchema } from 'discord-api-spec/zod';
import { ChannelType } from 'discord-api-types/v10';
import type { Hono } from 'hono';
import { directChannel } from './channels.ts';
import type { Discord } from './discord.ts';
import { refusal, refuseIfAny } from './errors.ts';
import { formErrors } from './form.ts';
import { canSee } from './permissions.ts';
import { param, type RestContext, type RestEnv, readBody } from './request.ts';
import { channelShape, guildSummary, memberShape, threadMember, userShape } from './shapes.ts';
import { type Channel, type Guild, guildOf, type User } from './world.ts';

/** Adds the routes of the guilds, their members, users and direct messages. */
export function guildRoutes(api: Hono<RestEnv>, discord: Discord): void {
  const { world } = discord;
  const { bot } = world.application;
  const requestedGuild = (c: RestContext): Guild => {
    const guild = world.guilds.get(param(c, 'guild'));
    if (!guild) throw refusal('unknownGuild');
    return guild;
  };
  const channelsOf = (guild: Guild, wanted: (channel: Channel) => boolean) =>
    [...world.channels.values()].filter(
      (channel) => channel.type !== ChannelType.DM && guildOf(world, channel) === guild && wanted(channel),
    );
  api.get('/guilds/:guild', (c) => {
    return c.json({
      ...guildSummary(requestedGuild(c)),
      approximate_member_count: world.users.size,
      approximate_presence_count: world.users.size,
    });
  });
  api.get('/guilds/:guild/channels', (c) => {
    return c.json(
      channelsOf(requestedGuild(c), ({ thread }) => !thread).map((channel) => channelShape(world, channel)),
    );
  });
  api.get('/guilds/:guild/threads/active', (c) => {
    const active = channelsOf(
      requestedGuild(c),
      (channel) => channel.thread?.archived === false && canSee(world, bot.id, channel),
    );
    const members = active
      .filter(({ thread }) => thread?.members.includes(bot.id))
      .map((channel) => threadMember(channel, bot.id));
    return c.json({ threads: active.map((channel) => channelShape(world, channel)), members });
  });
  api.get('/guilds/:guild/members/:user', (c) => {
    const { members } = requestedGuild(c);
    const user = world.users.get(param(c, 'user'));
    const isMember = user && (user.bot || members.has(user.id));
    return c.json(memberShape(known(isMember ? user : undefined, 'unknownMember')));
  });
  api.get('/users/@me', (c) => c.json({ ...userShape(bot), verified: true, mfa_enabled: true, locale: bot.locale }));
  api.get('/users/:user', (c) => c.json(userShape(known(world.users.get(param(c, 'user')), 'unknownUser'))));
  api.post('/users/@me/channels', async (c) => {
    const { json } = await readBody(c);
    refuseIfAny(formErrors(CreatePrivateChannelRequestSchema, json ?? {}));
    const recipient = known(world.users.get(String((json as { recipient_id?: unknown }).recipient_id)), 'unknownUser');
    if (recipient.bot) throw refusal('cannotSendToUser');
    return c.json(channelShape(world, directChannel(discord, recipient.id)));
  });
}

function known(user: User | undefined, otherwise: 'unknownUser' | 'unknownMember'): User {
  if (!user) throw refusal(otherwise);
  return user;
}
