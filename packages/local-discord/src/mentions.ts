import { type APIAllowedMentions, PermissionFlagsBits as Permission } from 'discord-api-types/v10';
import { componentsOf } from './component-tree.ts';
import { canSee, permissionsIn } from './permissions.ts';
import { userShape } from './shapes.ts';
import { guildOf, type Message, type User, type World } from './world.ts';

/** Notes whom a message really mentions: what its text names, as far as `allowed_mentions` and permissions let it. */
export function setMentions(world: World, message: Message, allowed: APIAllowedMentions | null | undefined): void {
  const channel = world.channels.get(message.channel_id);
  if (!channel) return;
  const text = textIn(message);
  const named = (mark: RegExp) => [...text.matchAll(mark)].map(([, id = '']) => id);
  const parse: readonly string[] | undefined = allowed ? (allowed.parse ?? []) : undefined;
  const passes = (kind: 'users' | 'roles', id: string) =>
    parse === undefined || parse.includes(kind) || (allowed?.[kind] ?? []).includes(id);
  const users = named(/<@!?(\d+)>/g).filter((id) => passes('users', id));
  const repliedTo = message.referenced_message?.author.id;
  if (repliedTo && (allowed ? allowed.replied_user : true)) users.push(repliedTo);
  const mayAll = (permissionsIn(world, message.author.id, channel) & Permission.MentionEveryone) !== 0n;
  const mentionable = guildOf(world, channel).roles.filter((role) => role.mentionable || mayAll);
  const roles = named(/<@&(\d+)>/g).filter((id) => mentionable.some((role) => role.id === id) && passes('roles', id));
  message.mentions = [...new Set(users)].flatMap((id) => world.users.get(id) ?? []).map(userShape);
  message.mention_roles = [...new Set(roles)];
  message.mention_everyone =
    /@(everyone|here)\b/.test(text) && mayAll && (parse === undefined || parse.includes('everyone'));
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

/** Every text of a message that can mention somebody. */
export const textIn = (message: Message): string =>
  [message.content, ...componentsOf(message).map(({ content }) => content ?? '')].join('\n');
