import { type APIAllowedMentions, PermissionFlagsBits as Permission } from 'discord-api-types/v10';
import { type Component, placedComponents } from './component-tree.ts';
import { canSee, permissionsIn } from './permissions.ts';
import { type Channel, guildOf, type Message, type User, type World } from './world.ts';

/** A message's real mentions, after `allowed_mentions` and permissions: ids of users and roles. */
export type Mentioned = { users: string[]; roles: string[]; everyone: boolean };

export type MentionSource = {
  channel: Channel;
  authorId: string;
  content: string;
  components: readonly Component[];
  allowed: APIAllowedMentions | null | undefined;
  repliedTo?: string | undefined;
};

/** Reads the mentions in a message's text and keeps the allowed ones. */
export function mentionedIn(world: World, source: MentionSource): Mentioned {
  const { allowed, channel, authorId } = source;
  const text = textIn(source.content, source.components);
  const parse: readonly string[] | undefined = allowed ? (allowed.parse ?? []) : undefined;
  const passes = (kind: 'users' | 'roles', id: string) =>
    parse === undefined || parse.includes(kind) || (allowed?.[kind] ?? []).includes(id);
  const named = (mark: RegExp) => [...text.matchAll(mark)].map(([, id = '']) => id);
  const users = named(/<@!?(\d+)>/g).filter((id) => world.users.has(id) && passes('users', id));
  if (source.repliedTo && (allowed ? allowed.replied_user : true)) users.push(source.repliedTo);
  const mayAll = (permissionsIn(world, authorId, channel) & Permission.MentionEveryone) !== 0n;
  const mentionable = guildOf(world, channel).roles.filter((role) => role.mentionable || mayAll);
  const roles = named(/<@&(\d+)>/g).filter((id) => mentionable.some((role) => role.id === id) && passes('roles', id));
  const everyone = /@(everyone|here)\b/.test(text) && mayAll && (parse === undefined || parse.includes('everyone'));
  return { users: [...new Set(users)], roles: [...new Set(roles)], everyone };
}

/** The users whom a message pings: everyone it mentions who sees the channel, except its author and bots. */
export function pingedBy(world: World, message: Message): string[] {
  const channel = world.channels.get(message.channel_id);
  if (!channel) return [];
  // A direct message pings its recipient without a mention.
  const named = [channel.recipientId, ...message.mentions.map(({ id }) => id)];
  const isNamed = ({ id, roles }: User) =>
    message.mention_everyone || named.includes(id) || roles.some((role) => message.mention_roles.includes(role));
  return [...world.users.values()]
    .filter((user) => !user.bot && user.id !== message.author.id && canSee(world, user.id, channel) && isNamed(user))
    .map(({ id }) => id);
}

export const textIn = (content: string, components: readonly Component[]): string =>
  [content, ...placedComponents(components, []).map(({ component }) => component.content ?? '')].join('\n');
