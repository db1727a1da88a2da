import { type APIThreadChannel, ChannelType, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { Discord } from './discord.ts';
import { found, refusal } from './errors.ts';
import { retireFiles } from './media.ts';
import { postMessage } from './messages.ts';
import { archiveWhenQuiet } from './threads.ts';
import { BOT_MAY, type Channel, type Message, newGuild, newPerson, newThread, type Thread } from './world.ts';

const MAX_ACTIVE_THREADS = 1000;

export const channelOf = ({ world }: Discord, channelId: string): Channel =>
  found(world.channels.get(channelId), 'unknownChannel');

/** The direct-message channel between the bot and a user, opened if there is none yet. */
export function directChannel(discord: Discord, userId: string): Channel {
  const { world } = discord;
  const old = [...world.channels.values()].find((channel) => channel.recipientId === userId);
  const name = world.users.get(userId)?.globalName ?? '';
  return old ?? addChannel(discord, { type: ChannelType.DM, name, recipientId: userId });
}

function addChannel({ world, nextId, happenings }: Discord, fields: Pick<Channel, 'type' | 'name'> & Partial<Channel>) {
  const channel: Channel = { id: nextId(), position: 0, overwrites: [], ...fields };
  world.channels.set(channel.id, channel);
  happenings.tell({ t: 'CHANNEL_CREATE', channel });
  return channel;
}

/** Adds a text channel to a guild: to the first one if none is named. */
export const createTextChannel = (discord: Discord, name: string, guildId?: string): Channel =>
  addChannel(discord, { type: ChannelType.GuildText, name, position: discord.world.channels.size, guildId });

/** Deletes a channel with all its messages and threads; Discord tells the bot only about the channel. */
export function deleteChannel(discord: Discord, channel: Channel): void {
  const { world, happenings } = discord;
  for (const message of world.messages.get(channel.id)?.values() ?? []) {
    world.channelOf.delete(message.id);
    retireFiles(world, message.attachments);
  }
  world.messages.delete(channel.id);
  world.channels.delete(channel.id);
  happenings.tell({ t: 'CHANNEL_DELETE', channel });
  for (const thread of [...world.channels.values()].filter(({ parentId }) => parentId === channel.id)) {
    deleteChannel(discord, thread);
  }
}

export type NewThread = {
  parent: Channel;
  name: string;
  ownerId: string;
  settings?: Partial<Thread>;
  from?: Message;
  isPrivate?: boolean;
};

/** Opens a thread in a text channel; throws 50024, 160004 or 160006. */
export function createThread(discord: Discord, wanted: NewThread): Channel {
  const { world, clock, happenings } = discord;
  const { parent, name, ownerId, from } = wanted;
  if (parent.type !== ChannelType.GuildText) throw refusal('wrongChannelType');
  if (from && world.channels.has(from.id)) throw refusal('threadExists');
  const active = [...world.channels.values()].filter(
    ({ thread, guildId }) => thread && !thread.archived && guildId === parent.guildId,
  );
  if (active.length >= MAX_ACTIVE_THREADS) throw refusal('tooManyThreads');
  const channel = addChannel(discord, {
    ...(from && { id: from.id }),
    guildId: parent.guildId,
    type: wanted.isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread,
    name,
    parentId: parent.id,
    ownerId,
    thread: { ...newThread(ownerId, clock.now()), ...wanted.settings },
  });
  if (from) {
    from.thread = { id: channel.id, type: channel.type, name } as APIThreadChannel;
    from.flags |= MessageFlags.HasThread;
    happenings.tell({ t: 'MESSAGE_UPDATE', message: from });
  } else if (!wanted.isPrivate) {
    postMessage(discord, {
      channel: parent,
      authorId: ownerId,
      body: { content: name },
      type: MessageType.ThreadCreated,
      threadFrom: channel.id,
    });
  }
  archiveWhenQuiet(discord, channel);
  return channel;
}

/** Adds people, and a guild that has only them as members and the first of them as its owner. */
export function createGuild({ world, clock, nextId, happenings }: Discord, name: string, names: readonly string[]) {
  const joinedAt = clock.now();
  const people = names.map((globalName) => newPerson({ id: nextId(), globalName, color: '#95a5a6', joinedAt }));
  for (const person of people) world.users.set(person.id, person);
  const [id, botRole] = [nextId(), nextId()];
  const { bot } = world.application;
  bot.roles.push(botRole);
  const guild = newGuild({ id, name, locale: world.guild.locale, people, bot, botRole, botMay: BOT_MAY });
  world.guilds.set(id, guild);
  happenings.tell({ t: 'GUILD_CREATE', guild });
  return { id, members: [...guild.members] };
}
