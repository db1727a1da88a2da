import { randomBytes } from 'node:crypto';
import {
  type APIApplicationCommand,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  type APIOverwrite,
  type APIRole,
  ChannelType,
  PermissionFlagsBits as Permission,
} from 'discord-api-types/v10';
import { createSnowflakes } from './clock.ts';

/** A person (or the bot) of the local Discord. `color` is the CSS colour of the avatar. */
export type User = ReturnType<typeof newPerson>;

export type Thread = ReturnType<typeof newThread>;

export type Guild = ReturnType<typeof newGuild>;

/** A text channel, a thread in one, or a direct-message channel with the bot. */
export type Channel = {
  id: string;
  /** The server it is in, if that is not the first. */
  guildId?: string | undefined;
  type: ChannelType.GuildText | ChannelType.DM | ChannelType.PublicThread | ChannelType.PrivateThread;
  name: string;
  position: number;
  parentId?: string;
  ownerId?: string;
  recipientId?: string;
  overwrites: APIOverwrite[];
  lastMessageId?: string;
  thread?: Thread;
};

/** A message as Discord's API shows it to its author, with this server's own data about it. */
export type Message = APIMessage & {
  flags: number;
  local: {
    /** The one user who sees an ephemeral message. */
    onlyFor?: string;
    /** Users who were really pinged: mentioned, allowed to be, and not in a silent message. */
    pinged: string[];
    /** The time (ms) until which "is thinking..." is shown. */
    thinkingUntil?: number;
  };
};

export type StoredFile = {
  id: string;
  channelId: string;
  filename: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
  width?: number;
  height?: number;
};

export type Emoji = {
  id: string;
  name: string;
  animated: boolean;
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
};

/** One command used, component pressed, option typed or modal sent, from the press until its token expires. */
export type Interaction = {
  id: string;
  token: string;
  /** 2 command, 3 component, 4 autocomplete, 5 modal. */
  type: 2 | 3 | 4 | 5;
  userId: string;
  channelId: string;
  createdAt: number;
  state: 'waiting' | 'acknowledged' | 'failed';
  commandName?: string | undefined;
  typing?: number | undefined;
  sourceId?: string | undefined;
  /** The message that `@original` refers to. */
  originalId?: string;
  loading: boolean;
  /** The modal it was answered with, until it is submitted. */
  modal?: APIModalInteractionResponseCallbackData;
  messageIds: string[];
};

/** Everything that exists in the local Discord; plain data, in memory. */
export type World = ReturnType<typeof createWorld>;

const PEOPLE = [
  ['Mara', '#e67e22'],
  ['Tom', '#3498db'],
  ['Yuki', '#e84393'],
  ['Oskar', '#27ae60'],
  ['Ines', '#9b59b6'],
  ['Bo', '#f1c40f'],
  ['Ada', '#1abc9c'],
  ['Finn', '#c0392b'],
] as const;

/** What everybody may do in a direct message. */
export const IN_DIRECT_MESSAGES =
  Permission.ViewChannel |
  Permission.SendMessages |
  Permission.EmbedLinks |
  Permission.AttachFiles |
  Permission.AddReactions |
  Permission.ReadMessageHistory |
  Permission.UseApplicationCommands |
  Permission.UseExternalEmojis;

const IN_THREADS = Permission.SendMessagesInThreads | Permission.CreatePublicThreads | Permission.CreatePrivateThreads;
const EVERYONE_MAY = IN_DIRECT_MESSAGES | IN_THREADS;

/** The permissions of the bot's own role by default. */
export const BOT_MAY = EVERYONE_MAY | Permission.ManageThreads | Permission.ManageMessages;

/**
 * When the first things were made (ms), the same in every run, so that their ids are the same and a bot finds its
 * games.
 */
const BEGINNING = Date.UTC(2026, 0, 1);

/**
 * Creates the world a local Discord starts with: one guild with three text channels, eight people who joined at `now`
 * (ms), and the bot.
 */
export function createWorld({ now, botName, botMay }: { now: number; botName: string; botMay: bigint }) {
  const nextId = createSnowflakes(() => BEGINNING);
  const [guildId, botRole] = [nextId(), nextId()];
  const person = (globalName: string, color: string) => newPerson({ id: nextId(), globalName, color, joinedAt: now });
  const people = PEOPLE.map(([globalName, color]) => person(globalName, color));
  const bot: User = { ...person(botName, '#5865f2'), bot: true, roles: [botRole] };
  const channels = ['general', 'game-night', 'second-table'].map((name, position): Channel => {
    return { id: nextId(), type: ChannelType.GuildText, name, position, overwrites: [] };
  });
  const guild = newGuild({ id: guildId, name: `${botName} server`, locale: 'en-GB', people, bot, botRole, botMay });
  return {
    guild,
    guilds: new Map([[guildId, guild]]),
    application: {
      id: bot.id,
      name: botName,
      // Other programs on this computer must not be able to guess it.
      token: `${Buffer.from(bot.id).toString('base64url')}.local0.${randomBytes(24).toString('base64url')}`,
      bot,
    },
    users: new Map([...people, bot].map((user) => [user.id, user])),
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    /** Messages by channel, oldest first. */
    messages: new Map<string, Map<string, Message>>(),
    channelOf: new Map<string, string>(),
    /** The message posted with a nonce and when (ms), by author and nonce, oldest first. */
    nonces: new Map<string, { messageId: string; at: number }>(),
    files: new Map<string, StoredFile>(),
    /** Ids of files that no message shows any more, oldest first. */
    retired: [] as string[],
    emojis: new Map<string, Emoji>(),
    /** Deleted ones, oldest first: messages that were sent with them still show them. */
    deletedEmojis: new Map<string, Emoji>(),
    commands: [] as APIApplicationCommand[],
    /** Times (ms) at which commands were created, for the daily limit. */
    commandCreates: [] as number[],
    interactions: new Map<string, Interaction>(),
  };
}

/** An empty bit field: the API's types have only single flags. */
export const NO_FLAGS: number = 0;

/** The server of a channel; for a direct-message channel, the first server. */
export const guildOf = ({ guild, guilds }: World, { guildId }: Pick<Channel, 'guildId'>): Guild =>
  guilds.get(guildId ?? guild.id) ?? guild;

/** The channels of a server and their threads. */
export const channelsOf = (world: World, guild: Guild): Channel[] =>
  [...world.channels.values()].filter((one) => one.type !== ChannelType.DM && guildOf(world, one) === guild);

type NewGuild = {
  id: string;
  name: string;
  locale: string;
  people: User[];
  bot: User;
  botRole: string;
  botMay: bigint;
};

/** A new server with these people, owned by the first, and the bot with its own role. */
export function newGuild({ id, name, locale, people, bot, botRole, botMay }: NewGuild) {
  const ownRole = { ...role(botRole, bot.globalName, botMay), managed: true, position: 1 };
  return {
    id,
    name,
    locale,
    ownerId: people[0]?.id ?? bot.id,
    roles: [role(id, '@everyone', EVERYONE_MAY), ownRole],
    members: new Set(people.map((person) => person.id)),
    /** Whether the bot has joined it; a server may have authorised only its commands. */
    hasBot: true,
  };
}

/** A new person, with a username that Discord would accept for somebody of this name. */
export const newPerson = (of: { id: string; globalName: string; color: string; joinedAt: number }) => ({
  ...of,
  username: of.globalName.toLowerCase().replace(/[^a-z0-9_.]/g, ''),
  bot: false,
  locale: 'en-GB',
  roles: [] as string[],
  /** Why the bot cannot write to this user: they want no direct messages, or no longer share a guild with it. */
  dmsClosed: false as false | 'refused' | 'left',
});

export const newThread = (ownerId: string, createdAt: number) => ({
  archived: false,
  locked: false,
  invitable: true,
  /** Minutes without a message until the thread archives itself. */
  autoArchiveMinutes: 4320 as 60 | 1440 | 4320 | 10080,
  archiveChangedAt: createdAt,
  activeAt: createdAt,
  createdAt,
  members: [ownerId],
  totalMessages: 0,
});

/** The highest id in a new world, or one from an earlier run. */
export function newestId({ channels }: World, given = '0'): string {
  const newest = [...channels.keys()].at(-1) ?? '0';
  return BigInt(newest) < BigInt(given) ? given : newest;
}

const role = (id: string, name: string, permissions: bigint): APIRole => ({
  id,
  name,
  permissions: String(permissions),
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  position: 0,
  managed: false,
  mentionable: false,
  flags: NO_FLAGS,
});
