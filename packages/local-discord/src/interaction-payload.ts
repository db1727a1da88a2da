import {
  type APIInteraction,
  ChannelType,
  ComponentType,
  ApplicationCommandOptionType as Option,
  PermissionFlagsBits as Permission,
} from 'discord-api-types/v10';
import type { Discord } from './discord.ts';
import { attachmentShape, MAX_FILE_BYTES } from './media.ts';
import type { GivenOption } from './options.ts';
import { guildPermissions, permissionsIn, toldPermissions } from './permissions.ts';
import { channelShape, memberShape, messageShape, userShape } from './shapes.ts';
import { type Channel, guildOf, type Interaction, type Message, type World } from './world.ts';

/** The permissions that Discord states for the bot in a direct message with it: fewer than it has. */
const TOLD_IN_DIRECT_MESSAGES =
  Permission.AttachFiles | Permission.EmbedLinks | Permission.MentionEveryone | Permission.UseExternalEmojis;

/** What a user sends: a press, command, typing or modal, with Discord's `data` of that type. */
export type Sent = {
  userId: string;
  channel: Channel;
  type: Interaction['type'];
  data: Record<string, unknown>;
  /** The message with the pressed component, or with the button that opened the modal. */
  source?: Message | undefined;
  commandName?: string | undefined;
};

/** Builds the bot's INTERACTION_CREATE. */
export function interactionPayload(world: World, interaction: Interaction, { channel, data, source }: Sent) {
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
    channel: { ...channelShape(world, channel), permissions: String(permissionsIn(world, user.id, channel)) },
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
export const owners = (world: World, channel: Channel): Record<string, string> => ({
  '0': channel.type === ChannelType.DM ? '0' : guildOf(world, channel).id,
});

// Option types count from 100, to distinguish them from component types.
const OPTIONS = 100;
const EITHER = [OPTIONS + Option.Mentionable, ComponentType.MentionableSelect];
const USERS = [OPTIONS + Option.User, ComponentType.UserSelect, ...EITHER];
const ROLES = [OPTIONS + Option.Role, ComponentType.RoleSelect, ...EITHER];
const CHANNELS = [OPTIONS + Option.Channel, ComponentType.ChannelSelect];
const FILES = [OPTIONS + Option.Attachment];

/** A value of an interaction that names a thing, and the type of its option or component. */
type Named = { type: number; id: string };

/** The users, members, roles and channels that values of an interaction name, as Discord resolves them for the bot. */
export function resolved({ world, url }: Pick<Discord, 'world' | 'url'>, named: readonly Named[]) {
  const shapes = <T>(types: readonly number[], things: ReadonlyMap<string, T>, shape: (thing: T) => unknown) =>
    named.flatMap(({ type, id }) => {
      const thing = types.includes(type) ? things.get(id) : undefined;
      return thing === undefined ? [] : [[id, shape(thing)] as const];
    });
  const all = {
    users: shapes(USERS, world.users, userShape),
    members: shapes(USERS, world.users, (user) => {
      const { user: _, deaf: _deaf, mute: _mute, ...member } = memberShape(user);
      return { ...member, permissions: String(guildPermissions(world, user.id)) };
    }),
    roles: shapes(ROLES, new Map(world.guild.roles.map((role) => [role.id, role])), (role) => role),
    attachments: shapes(FILES, world.files, (file) => attachmentShape(url, file)),
    channels: shapes(CHANNELS, world.channels, (channel) => {
      const { id, name, type } = channel;
      return { id, name, type, permissions: String(permissionsIn(world, world.application.bot.id, channel)) };
    }),
  };
  const present = Object.entries(all).filter(([, found]) => found.length > 0);
  if (present.length === 0) return {};
  return { resolved: Object.fromEntries(present.map(([kind, found]) => [kind, Object.fromEntries(found)])) };
}

/** Every value of an option tree that names a user, role or channel. */
export const namedInOptions = (options: readonly GivenOption[]): Named[] =>
  options.flatMap(({ type, value, options: inner = [] }) => [
    ...(typeof value === 'string' ? [{ type: OPTIONS + type, id: value }] : []),
    ...namedInOptions(inner),
  ]);
