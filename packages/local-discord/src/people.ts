import { ChannelType, PermissionFlagsBits as Permission } from 'discord-api-types/v10';
import type { Discord } from './discord.ts';
import { postMessage } from './messages.ts';
import { permissionsIn } from './permissions.ts';
import { UserMistake } from './user-mistake.ts';
import type { Message } from './world.ts';

const MAX_CONTENT = 2000;

/** Posts a user's text in a channel; throws a UserMistake if they may not write. */
export function say(
  discord: Discord,
  { userId, channelId, content }: { userId: string; channelId: string; content: string },
): Message {
  const { world } = discord;
  const channel = world.channels.get(channelId);
  const user = world.users.get(userId);
  if (!user || user.bot) throw new UserMistake(404, 'There is no such user.');
  const held = channel ? permissionsIn(world, userId, channel) : 0n;
  if (!channel || !(held & Permission.ViewChannel)) throw new UserMistake(404, 'You do not see this channel.');
  const needed = channel.thread ? Permission.SendMessagesInThreads : Permission.SendMessages;
  if (!(held & needed)) throw new UserMistake(403, 'You may not write in this channel.');
  if (channel.thread?.locked && !(held & Permission.ManageThreads))
    throw new UserMistake(403, 'This thread is locked.');
  if (content.trim() === '') throw new UserMistake(400, 'Write something first.');
  if (content.length > MAX_CONTENT) throw new UserMistake(400, `A message may have at most ${MAX_CONTENT} characters.`);
  if (channel.type !== ChannelType.DM && channel.thread && !channel.thread.members.includes(userId))
    channel.thread.members.push(userId);
  return postMessage(discord, { channel, authorId: userId, body: { content } });
}
