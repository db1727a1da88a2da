import { ChannelType, GatewayIntentBits as Intent } from 'discord-api-types/v10';
import type { Discord, Dispatch, Happening } from './discord.ts';
import { canSee } from './permissions.ts';
import { channelShape, guildShape, memberShape, messageShape } from './shapes.ts';
import { type Channel, guildOf, type Message } from './world.ts';

/** The gateway's events for a bot with these intents: nothing it may not see, least of all ephemeral messages. */
export function dispatchesOf(discord: Discord, intents: number, happening: Happening): Dispatch[] {
  switch (happening.t) {
    case 'INTERACTION_CREATE':
      return [{ t: happening.t, d: happening.interaction }];
    case 'MESSAGE_CREATE':
    case 'MESSAGE_UPDATE':
    case 'MESSAGE_DELETE':
      return messageDispatch(discord, intents, happening);
    case 'CHANNEL_CREATE':
    case 'CHANNEL_UPDATE':
    case 'CHANNEL_DELETE':
      return channelDispatch(discord, intents, happening);
    case 'GUILD_CREATE':
      return [{ t: happening.t, d: guildShape(discord.world, happening.guild) }];
    case 'GUILD_DELETE':
      return [{ t: happening.t, d: { id: happening.guild.id } }];
    case 'LOCALE_UPDATE': {
      const guild = discord.world.guilds.get(happening.id);
      return guild?.hasBot ? [{ t: 'GUILD_UPDATE', d: guildShape(discord.world, guild) }] : [];
    }
    default:
      return [];
  }
}

function messageDispatch({ world }: Discord, intents: number, { t, message }: { t: string; message: Message }) {
  const channel = world.channels.get(message.channel_id);
  const bot = world.application.bot;
  if (!channel || message.local.onlyFor !== undefined || !canSee(world, bot.id, channel)) return [];
  const direct = channel.type === ChannelType.DM;
  if (!(intents & (direct ? Intent.DirectMessages : Intent.GuildMessages))) return [];
  const guild = direct ? {} : { guild_id: guildOf(world, channel).id };
  if (t === 'MESSAGE_DELETE') return [{ t, d: { id: message.id, channel_id: message.channel_id, ...guild } }];
  const author = world.users.get(message.author.id);
  const { user: _, ...member } = author ? memberShape(author) : {};
  const readable = direct || message.author.id === bot.id || message.mentions.some(({ id }) => id === bot.id);
  const shape = messageShape(message);
  const shown = readable ? shape : { ...shape, content: '', embeds: [], attachments: [], components: [] };
  return [{ t, d: { ...shown, ...guild, ...(!direct && { member }) } }];
}

function channelDispatch({ world }: Discord, intents: number, { t, channel }: { t: string; channel: Channel }) {
  if (!(intents & Intent.Guilds) || channel.type === ChannelType.DM || !guildOf(world, channel).hasBot) return [];
  // If its channel was deleted, a thread disappears without an event.
  if (t === 'CHANNEL_DELETE' && channel.thread && !world.channels.has(channel.parentId ?? '')) return [];
  const bot = world.application.bot.id;
  if (t !== 'CHANNEL_DELETE' && t !== 'CHANNEL_UPDATE' && !canSee(world, bot, channel)) return [];
  const name = channel.thread ? t.replace('CHANNEL', 'THREAD') : t;
  if (name === 'THREAD_DELETE') {
    const { id, parentId: parent_id, type } = channel;
    return [{ t: name, d: { id, guild_id: guildOf(world, channel).id, parent_id, type } }];
  }
  return [
    { t: name, d: { ...channelShape(world, channel), ...(name === 'THREAD_CREATE' && { newly_created: true }) } },
  ];
}
