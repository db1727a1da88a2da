import {
  type APIInteraction,
  ChannelType,
  ComponentType,
  ApplicationCommandOptionType as Option,
  PermissionFlagsBits as Permission,
} from 'discord-api-types/v10';
import type { Discord } from './discord.ts';
import { isRecord } from './form.ts';
import { attachmentShape, MAX_FILE_BYTES } from './media.ts';
import { guildPermissions, permissionsIn, toldPermissions } from './permissions.ts';
import { interactionChannel, memberShape, messageShape, userShape } from './shapes.ts';
import { type Channel, guildOf, type Interaction, type Message, type World } from './world.ts';

/**
 * The permissions that Discord states for the bot in a direct message with it: fewer than it has (Receiving and
 * Responding, Interaction Structure).
 */
const TOLD_IN_DIRECT_MESSAGES =
  Permission.AttachFiles | Permission.EmbedLinks | Permission.MentionEveryone | Permission.UseExternalEmojis;

/** Builds the bot's INTERACTION_CREATE; `data` is Discord's data of that interaction type. */
export function interactionPayload(
  world: World,
  {
    interaction,
    channel,
    data,
    source,
  }: { interaction: Interaction; channel: Channel; data: Record<string, unknown>; source?: Message | undefined },
): APIInteraction {
  const { application } = world;
  const guild = guildOf(world, channel);
  const user = world.users.get(interaction.userId) ?? application.bot;
  const inGuild = channel.type !== ChannelType.DM;
  const payload = {
    id: interaction.id,
    application_id: application.id,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: interactionChannel(world, channel, user.id),
    app_permissions: String(inGuild ? toldPermissions(world, channel) : TOLD_IN_DIRECT_MESSAGES),
    locale: user.locale,
    entitlements: [],
    entitlement_sku_ids: [],
    authorizing_integration_owners: owners(world, channel),
    context: inGuild ? 0 : 1,
    attachment_size_limit: MAX_FILE_BYTES,
    ...(source && { message: messageShape(source) }),
    ...(inGuild
      ? {
          guild_id: guild.id,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          guild_locale: guild.locale,
          member: { ...memberShape(user), permissions: String(permissionsIn(world, user.id, channel)) },
        }
      : { user: userShape(user) }),
  };
  return payload as unknown as APIInteraction;
}

/** The installation context of an interaction: the guild, or "0" in a direct message. */
export function owners(world: World, channel: Channel): Record<string, string> {
  return { '0': channel.type === ChannelType.DM ? '0' : guildOf(world, channel).id };
}

/** The users, members, roles and channels that values of an interaction name, as Discord resolves them for the bot. */
export function resolved(
  { world, url }: Pick<Discord, 'world' | 'url'>,
  named: readonly { type: number; id: string }[],
): Record<string, unknown> | undefined {
  const users = named.filter(({ type }) => USERS.has(type)).flatMap(({ id }) => world.users.get(id) ?? []);
  const roles = named
    .filter(({ type }) => ROLES.has(type))
    .flatMap(({ id }) => world.guild.roles.find((role) => role.id === id) ?? []);
  const channels = named.filter(({ type }) => CHANNELS.has(type)).flatMap(({ id }) => world.channels.get(id) ?? []);
  const files = named.filter(({ type }) => FILES.has(type)).flatMap(({ id }) => world.files.get(id) ?? []);
  const byId = <T extends { id: string }>(list: readonly T[], shape: (item: T) => unknown) =>
    list.length > 0 ? Object.fromEntries(list.map((item) => [item.id, shape(item)])) : undefined;
  const all = {
    users: byId(users, userShape),
    members: byId(users, (user) => {
      const { user: _, deaf: _deaf, mute: _mute, ...member } = memberShape(user);
      return { ...member, permissions: String(guildPermissions(world, user.id)) };
    }),
    roles: byId(roles, (role) => role),
    attachments: byId(files, (file) => attachmentShape(url, file)),
    channels: byId(channels, (channel) => ({
      id: channel.id,
      name: channel.name,
      type: channel.type,
      permissions: String(permissionsIn(world, world.application.bot.id, channel)),
    })),
  };
  const present = Object.entries(all).filter(([, value]) => value !== undefined);
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}

/** Every value of an option tree that names a user, role or channel. */
export function namedInOptions(options: unknown): { type: number; id: string }[] {
  if (!Array.isArray(options)) return [];
  return options.filter(isRecord).flatMap((option) => {
    const type = 100 + Number(option['type']);
    const here = typeof option['value'] === 'string' ? [{ type, id: option['value'] }] : [];
    return [...here, ...namedInOptions(option['options'])];
  });
}

// Option types count from 100, to distinguish them from component types.
const USERS = new Set<number>([
  100 + Option.User,
  100 + Option.Mentionable,
  ComponentType.UserSelect,
  ComponentType.MentionableSelect,
]);
const ROLES = new Set<number>([
  100 + Option.Role,
  100 + Option.Mentionable,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
]);
const FILES = new Set<number>([100 + Option.Attachment, ComponentType.FileUpload]);
const CHANNELS = new Set<number>([100 + Option.Channel, ComponentType.ChannelSelect]);
