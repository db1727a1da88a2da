import {
  type APIGuildMember,
  type APIMessage,
  type APIThreadChannel,
  type APIUser,
  ChannelType,
  MessageFlags,
} from 'discord-api-types/v10';
import { canSee } from './permissions.ts';
import {
  type Channel,
  channelsOf,
  type Guild,
  guildOf,
  type Message,
  NO_FLAGS,
  type User,
  type World,
} from './world.ts';

export const userShape = (user: User): APIUser => ({
  id: user.id,
  username: user.username,
  global_name: user.bot ? null : user.globalName,
  discriminator: user.bot ? '0001' : '0',
  avatar: null,
  bot: user.bot,
});

export const memberShape = (user: User): APIGuildMember => ({
  user: userShape(user),
  roles: user.roles,
  joined_at: isoTime(user.joinedAt),
  deaf: false,
  mute: false,
  flags: NO_FLAGS,
});

export function channelShape(world: World, channel: Channel): Record<string, unknown> {
  const common = {
    id: channel.id,
    type: channel.type,
    flags: 0,
    last_message_id: channel.lastMessageId ?? null,
  };
  if (channel.type === ChannelType.DM) {
    const recipient = world.users.get(channel.recipientId ?? '');
    return { ...common, recipients: recipient ? [userShape(recipient)] : [] };
  }
  const inGuild = { ...common, guild_id: guildOf(world, channel).id, name: channel.name, rate_limit_per_user: 0 };
  if (channel.thread) return { ...inGuild, ...threadShape(world, channel) };
  return {
    ...inGuild,
    position: channel.position,
    parent_id: null,
    topic: null,
    nsfw: false,
    permission_overwrites: channel.overwrites,
    default_auto_archive_duration: 4320,
  };
}

function threadShape(world: World, channel: Channel): Partial<APIThreadChannel> {
  const { thread } = channel;
  if (!thread) return {};
  const bot = world.application.bot.id;
  return {
    parent_id: channel.parentId ?? null,
    owner_id: channel.ownerId ?? bot,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: isoTime(thread.archiveChangedAt),
      create_timestamp: isoTime(thread.createdAt),
      ...(channel.type === ChannelType.PrivateThread && { invitable: thread.invitable }),
    },
    message_count: Math.min(thread.totalMessages, world.messages.get(channel.id)?.size ?? 0),
    total_message_sent: thread.totalMessages,
    member_count: Math.min(thread.members.length, 50),
    ...(thread.members.includes(bot) && { member: threadMember(channel, bot) }),
  } as Partial<APIThreadChannel>;
}

export const threadMember = (channel: Channel, userId: string) => ({
  id: channel.id,
  user_id: userId,
  join_timestamp: isoTime(channel.thread?.createdAt ?? 0),
  flags: 0,
});

/** A message as Discord's API shows it; a Components V2 message names no attachments. */
export function messageShape(message: Message): APIMessage {
  const { local: _, ...shown } = message;
  return isV2(message) ? { ...shown, attachments: [] } : shown;
}

/** Whether a message consists of components only (flag 1 << 15). */
export const isV2 = ({ flags }: { flags?: number | null | undefined }): boolean =>
  ((flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;

/** The guild in GUILD_CREATE: without the members intent, the bot is its only member. */
export function guildShape(world: World, guild: Guild): Record<string, unknown> {
  const { application } = world;
  const bot = application.bot.id;
  const visible = channelsOf(world, guild).filter((channel) => canSee(world, bot, channel));
  const shapesOf = (channels: readonly Channel[]) => channels.map((channel) => channelShape(world, channel));
  return {
    ...guildSummary(guild),
    joined_at: isoTime(application.bot.joinedAt),
    large: false,
    unavailable: false,
    member_count: guild.members.size + 1,
    members: [memberShape(application.bot)],
    channels: shapesOf(visible.filter(({ thread }) => !thread)),
    threads: shapesOf(visible.filter(({ thread }) => thread?.archived === false)),
  };
}

export const guildSummary = (guild: Guild): Record<string, unknown> => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  owner_id: guild.ownerId,
  roles: guild.roles,
  emojis: [],
  stickers: [],
  features: [],
  preferred_locale: guild.locale,
});

/** A time, given in ms, in Discord's format. */
export const isoTime = (ms: number): string => new Date(ms).toISOString().replace('Z', '000+00:00');
