import { ChannelType, MessageFlags as Flag } from 'discord-api-types/v10';
import type { Discord, Dispatch, Happening } from './discord.ts';
import type { SeenChannel, SeenMessage, SeenUser } from './page-types.ts';
import { canSee } from './permissions.ts';
import { messageShape } from './shapes.ts';
import { seenBy } from './submissions.ts';
import type { Channel, Message, User } from './world.ts';

export function seenMessage({ clock }: Discord, message: Message, userId: string): SeenMessage {
  const { pinged, thinkingUntil } = message.local;
  const loading = (message.flags & Flag.Loading) !== 0;
  const thinking = loading && thinkingUntil !== undefined && thinkingUntil > clock.now();
  return {
    ...messageShape(message),
    local: { mentions_me: pinged.includes(userId), thinking, failed: loading && !thinking },
  };
}

/** The messages in a channel that a user sees, oldest first. */
export function seenMessages(discord: Discord, channel: Channel, userId: string): SeenMessage[] {
  if (!canSee(discord.world, userId, channel)) return [];
  const messages = [...(discord.world.messages.get(channel.id)?.values() ?? [])];
  return messages.filter((one) => seenBy(one, userId)).map((one) => seenMessage(discord, one, userId));
}

function seenChannel({ id, name, type, parentId, thread }: Channel): SeenChannel {
  const place = parentId !== undefined && { parent_id: parentId };
  return { id, name, type, ...place, ...(thread && { archived: thread.archived }) };
}

export function seenUser({ id, username, globalName, color, locale }: User): SeenUser {
  return { id, username, global_name: globalName, color, locale };
}

/** The channels that a user sees, with their direct messages; without a user, the public ones. */
export function seenChannels({ world }: Discord, userId?: string) {
  const isPublic = ({ type }: Channel) => type !== ChannelType.PrivateThread && type !== ChannelType.DM;
  return [...world.channels.values()]
    .filter((channel) => (userId === undefined ? isPublic(channel) : canSee(world, userId, channel)))
    .map(seenChannel);
}

/** The event that a user's page gets for something that happened; undefined if they do not see it. */
export function eventFor(discord: Discord, userId: string, happening: Happening): Dispatch | undefined {
  const { world, clock } = discord;
  switch (happening.t) {
    case 'MESSAGE_CREATE':
    case 'MESSAGE_UPDATE':
    case 'MESSAGE_DELETE': {
      const { t, message } = happening;
      const { id, channel_id } = message;
      const channel = world.channels.get(channel_id);
      if (!channel || !canSee(world, userId, channel) || !seenBy(message, userId)) return undefined;
      return { t, d: t === 'MESSAGE_DELETE' ? { id, channel_id } : seenMessage(discord, message, userId) };
    }
    case 'CHANNEL_CREATE':
    case 'CHANNEL_UPDATE':
    case 'CHANNEL_DELETE': {
      const { t, channel } = happening;
      return canSee(world, userId, channel) ? { t, d: seenChannel(channel) } : undefined;
    }
    case 'LOCALE_UPDATE':
      return { t: happening.t, d: { id: happening.id } };
    case 'COMMANDS_UPDATE':
      return { t: happening.t, d: world.commands };
    case 'CLOCK':
      return { t: happening.t, d: { now: clock.now() } };
    default:
      return undefined;
  }
}
