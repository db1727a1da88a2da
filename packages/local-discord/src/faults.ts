import { ChannelType, PermissionFlagsBits as Permission } from 'discord-api-types/v10';
import { channelOf, deleteChannel } from './channels.ts';
import type { Discord } from './discord.ts';
import { found, refusal } from './errors.ts';
import { deleteMessage, findMessage } from './messages.ts';
import { overwrite } from './permissions.ts';
import { changeThread } from './threads.ts';

/** How some REST answers go wrong. Without `status` and `cut` the answer is right, but late. */
export type RestFault = {
  /** As counted in `requests.routes`, e.g. `POST /channels/:id/messages`, or a pattern; if absent, any route. */
  route?: string | RegExp;
  /** How many answers it spoils; 1 by default. */
  times?: number;
  status?: number;
  /** Seconds in the `Retry-After` header of a 429; without it the header is missing. */
  retryAfter?: number;
  global?: boolean;
  /** Real milliseconds to wait before reading the request. */
  delayMs?: number;
  /** Whether the request takes effect anyway, so that only its answer is lost. */
  carriedOut?: boolean;
  cut?: boolean;
};

/** What goes wrong with the gateway at the next event of that name or, without one, at the next event. */
export type GatewayFault = { kind: 'drop-before' | 'drop-after' | 'twice' | 'swap'; event?: string; times: number };

type PermissionName = keyof typeof Permission;

export type PendingFaults = {
  rest: (RestFault & { times: number })[];
  gateway: GatewayFault[];
  refusedResumes: number;
};

/** Switches with which a test makes Discord misbehave. Events are gateway names such as `INTERACTION_CREATE`. */
export type Faults = ReturnType<typeof createFaults>;

export const noFaults = (): PendingFaults => ({ rest: [], gateway: [], refusedResumes: 0 });

export const takeRestFault = ({ rest }: PendingFaults, route: string): RestFault | undefined =>
  take(
    rest,
    ({ route: wanted }) => wanted === undefined || (wanted instanceof RegExp ? wanted.test(route) : wanted === route),
  );

export const takeGatewayFault = ({ gateway }: PendingFaults, name: string): GatewayFault['kind'] | undefined =>
  take(gateway, ({ event }) => event === undefined || event === name)?.kind;

function take<Fault extends { times: number }>(waiting: Fault[], befalls: (fault: Fault) => boolean) {
  const fault = waiting.find(befalls);
  if (!fault) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) waiting.splice(waiting.indexOf(fault), 1);
  return fault;
}

type GatewaySockets = { dropSockets(): void; closeSockets(code: number, reason?: string): void };

export function createFaults(discord: Discord, pending: PendingFaults, gateway: GatewaySockets) {
  const atGateway = (kind: GatewayFault['kind'], event: string | undefined, times = 1) => {
    pending.gateway.push({ kind, times, ...(event !== undefined && { event }) });
  };
  const guildWith = (id = discord.world.guild.id) => found(discord.world.guilds.get(id), 'unknownGuild');
  const permit = (channelId: string, userId: string | undefined, change: { allow?: bigint; deny?: bigint }) => {
    const channel = channelOf(discord, channelId);
    if (channel.type === ChannelType.DM) throw refusal('wrongChannelType');
    overwrite(channel, userId ?? discord.world.application.bot.id, change);
    discord.happenings.tell({ t: 'CHANNEL_UPDATE', channel });
  };
  return {
    rest: (fault: RestFault) => pending.rest.push({ times: 1, ...fault }),
    dropSocket: gateway.dropSockets,
    /** Ends the bot's gateway sockets with one of Discord's close codes. */
    closeSocket: gateway.closeSockets,
    /** Cuts the socket instead of delivering the next such event; it comes with the resume. */
    dropSocketBefore: (event?: string) => atGateway('drop-before', event),
    /** Cuts the socket right after the next such event. */
    dropSocketAfter: (event?: string) => atGateway('drop-after', event),
    /** Answers the next resumes with Invalid Session. */
    refuseResume: (times = 1) => {
      pending.refusedResumes += times;
    },
    deliverTwice: (event?: string, times?: number) => atGateway('twice', event, times),
    /** Delivers the next such event only after the one that follows it. */
    swapWithNext: (event?: string) => atGateway('swap', event),
    deleteMessage: (messageId: string) =>
      deleteMessage(discord, found(findMessage(discord, messageId), 'unknownMessage')),
    deleteChannel: (channelId: string) => deleteChannel(discord, channelOf(discord, channelId)),
    archiveThread: (threadId: string, { locked = false } = {}) =>
      changeThread(discord, channelOf(discord, threadId), { archived: true, locked }),
    /** Takes permissions from the bot (or from `userId`) in one channel. */
    revokePermission: (channelId: string, names: readonly PermissionName[], userId?: string) =>
      permit(channelId, userId, { deny: bits(names) }),
    grantPermission: (channelId: string, names: readonly PermissionName[], userId?: string) =>
      permit(channelId, userId, { allow: bits(names) }),
    /** Removes the bot from a server, where its commands stay. */
    removeBot: (guildId?: string) => {
      const guild = guildWith(guildId);
      guild.hasBot = false;
      discord.happenings.tell({ t: 'GUILD_DELETE', guild });
    },
    /** Invites the bot to a server; without `tell`, the gateway never mentions it. */
    inviteBot: (guildId?: string, { tell = true }: { tell?: boolean } = {}) => {
      const guild = guildWith(guildId);
      guild.hasBot = true;
      if (tell) discord.happenings.tell({ t: 'GUILD_CREATE', guild });
    },
    leave: (userId: string, guildId?: string) => guildWith(guildId).members.delete(userId),
    /** Makes a user refuse direct messages from the bot, or leave its guild so that it cannot reach them. */
    closeDirectMessages: (userId: string, why: 'refused' | 'left' = 'refused') => {
      found(discord.world.users.get(userId), 'unknownUser').dmsClosed = why;
    },
    clear: () => Object.assign(pending, noFaults()),
  };
}

const bits = (names: readonly PermissionName[]): bigint => names.reduce((sum, name) => sum | Permission[name], 0n);
