import { ChannelType, OverwriteType, PermissionFlagsBits as Permission } from 'discord-api-types/v10';
import { refusal } from './errors.ts';
import { type Channel, type Guild, guildOf, IN_DIRECT_MESSAGES, type World } from './world.ts';

const ALL = Object.values(Permission).reduce((sum, bit) => sum | bit, 0n);

/** A user's permissions in a channel: those of their roles, then the overwrites of the channel or thread's parent. */
export function permissionsIn(world: World, userId: string, channel: Channel): bigint {
  const user = world.users.get(userId);
  if (!user) return 0n;
  if (channel.type === ChannelType.DM) {
    return channel.recipientId === userId || user.bot ? IN_DIRECT_MESSAGES : 0n;
  }
  const guild = guildOf(world, channel);
  if (user.bot && !guild.hasBot) return 0n;
  if (guild.ownerId === userId) return ALL;
  const ofGuild = guildPermissions(world, userId, guild);
  if (ofGuild & Permission.Administrator) return ALL;
  const withOverwrites = applyOverwrites(world, user, channel);
  if (!(withOverwrites & Permission.ViewChannel)) return 0n;
  const inside = channel.type !== ChannelType.PrivateThread || channel.thread?.members.includes(userId);
  return inside || withOverwrites & Permission.ManageThreads ? withOverwrites : 0n;
}

/** What a user's roles allow in the guild in general. */
export function guildPermissions(world: World, userId: string, guild: Guild = world.guild): bigint {
  if (guild.ownerId === userId) return ALL;
  const user = world.users.get(userId);
  if (!user?.bot && !guild.members.has(userId)) return 0n;
  const roles = new Set([guild.id, ...(user?.roles ?? [])]);
  return guild.roles.filter(({ id }) => roles.has(id)).reduce((sum, { permissions }) => sum | BigInt(permissions), 0n);
}

/** The bot's permissions as an interaction states them: in a server that it has not joined, those of everybody. */
export function toldPermissions(world: World, channel: Channel): bigint {
  const guild = guildOf(world, channel);
  if (guild.hasBot) return permissionsIn(world, world.application.bot.id, channel);
  return BigInt(guild.roles.find(({ id }) => id === guild.id)?.permissions ?? 0);
}

export const canSee = (world: World, userId: string, channel: Channel): boolean =>
  (permissionsIn(world, userId, channel) & Permission.ViewChannel) !== 0n;

/** Throws 50001 if the bot does not see the channel, and 50013 if any of `needed` is missing there. */
export function requirePermission(world: World, channel: Channel, needed = 0n): void {
  const held = permissionsIn(world, world.application.bot.id, channel);
  if (!(held & Permission.ViewChannel)) throw refusal('missingAccess');
  if ((held & needed) !== needed) throw refusal('missingPermissions');
}

/** Allows and denies a user permissions in one channel; all others stay. */
export function overwrite(channel: Channel, id: string, { allow = 0n, deny = 0n }: { allow?: bigint; deny?: bigint }) {
  const old = channel.overwrites.find((entry) => entry.id === id);
  const entry = {
    id,
    type: OverwriteType.Member,
    allow: String((BigInt(old?.allow ?? 0) | allow) & ~deny),
    deny: String((BigInt(old?.deny ?? 0) | deny) & ~allow),
  };
  channel.overwrites = [...channel.overwrites.filter((other) => other !== old), entry];
}

function applyOverwrites(world: World, user: { id: string; roles: string[] }, channel: Channel): bigint {
  const governing = (channel.parentId && world.channels.get(channel.parentId)) || channel;
  const guild = guildOf(world, governing);
  const layers = [[guild.id], user.roles, [user.id]];
  return layers.reduce(
    (held, ids) => {
      const layer = governing.overwrites.filter(({ id }) => ids.includes(id));
      const deny = layer.reduce((sum, entry) => sum | BigInt(entry.deny), 0n);
      const allow = layer.reduce((sum, entry) => sum | BigInt(entry.allow), 0n);
      return (held & ~deny) | allow;
    },
    guildPermissions(world, user.id, guild),
  );
}
