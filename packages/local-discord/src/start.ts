import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { ChannelType } from 'discord-api-types/v10';
import { Hono } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';
import { createGuild, createTextChannel, directChannel } from './channels.ts';
import { type Clock, createClock, createSnowflakes } from './clock.ts';
import { createHappenings, type Discord, noRequests } from './discord.ts';
import { createFaults, noFaults } from './faults.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { keep, readKept, restore } from './keeping.ts';
import { setLocale } from './locales.ts';
import { postMessage } from './messages.ts';
import { createRateLimits } from './rate-limits.ts';
import { restApi } from './rest.ts';
import { type Person, personOf, within } from './users.ts';
import { connectPage, guardedHeaders, isOwn, onlyOwnPage, webApp } from './web.ts';
import { BOT_MAY, createWorld, newestId } from './world.ts';

export type LocalDiscordOptions = {
  /** 0, the default, takes any free port. */
  port?: number;
  /** The name of the bot; "Bot" by default. */
  botName?: string;
  /** Whether requests are subject to Discord's limits; on by default. */
  rateLimits?: boolean;
  /** Whether the bot may upload all its emojis at once, so that somebody can play sooner. */
  emojisAtOnce?: boolean;
  clock?: Clock;
  /** Where to keep the newest messages, the channels and the emojis for the next start; nowhere by default. */
  folder?: string;
  /** The permissions of the bot's role in the guild. */
  botPermissions?: bigint;
  /** The heartbeat interval (ms) of the bot's gateway connection. */
  heartbeatMs?: number;
  /** How many shards the bot should divide its servers into; 1 by default. */
  shards?: number;
  /** How many of its sessions may start at a time; unlimited by default. */
  maxConcurrency?: number;
};

export type LocalDiscord = Awaited<ReturnType<typeof startLocalDiscord>>;

/** The server cannot listen on the port; the message says why and what to do. */
export class PortUnusable extends Error {
  override name = 'PortUnusable';
}

/** The operating system's port errors, explained. */
const PORT_SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program; choose another with PORT.',
  EACCES: 'is reserved for administrators; choose one above 1023 with PORT.',
};

/** A real bot's token is in the environment; it must not come near a Discord that anybody at this computer may use. */
export class RealToken extends Error {
  override name = 'RealToken';
}

const REAL_TOKEN =
  'DISCORD_TOKEN is set: the local Discord does not start while a real token is set. Unset it to use the local Discord.';

const HEARTBEAT = 41_250;
/** How long (ms) connections may take to close. */
const GOODBYE = 500;

/** Starts a small strict Discord on loopback; throws PortUnusable, and RealToken beside the token of a real bot. */
export async function startLocalDiscord(options: LocalDiscordOptions = {}) {
  if (process.env['DISCORD_TOKEN']?.trim()) throw new RealToken(REAL_TOKEN);
  const { port = 0, rateLimits = true, clock = createClock() } = options;
  const { botName = 'Bot', botPermissions = BOT_MAY } = options;
  const kept = options.folder === undefined ? undefined : readKept(options.folder);
  const world = createWorld({ now: clock.now(), botName, botMay: botPermissions });
  const discord: Discord = {
    world,
    clock,
    nextId: createSnowflakes(clock.now, newestId(world, kept?.newest)),
    happenings: createHappenings(),
    requests: noRequests(),
    url: '',
    waiting: new Map(),
  };
  const pending = noFaults();
  const gateway = createGateway(discord, pending, { ...options, heartbeatMs: options.heartbeatMs ?? HEARTBEAT });
  const app = new Hono();
  app.use('*', guardedHeaders, onlyOwnPage);
  const limits = rateLimits ? createRateLimits(clock, options) : undefined;
  app.route('/', restApi({ discord, gateway, pending, rateLimits: limits }));
  app.route('/', webApp(discord));
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  // A client may send its next request at any time: if the server ended an idle connection, the request could be lost.
  server.keepAliveTimeout = 0;
  const sockets = acceptSockets(server, discord, gateway);
  const taken = await listen(server, port);
  discord.url = `http://127.0.0.1:${taken}`;
  if (kept) restore(discord, kept);
  const endKeeping = kept && keep(discord, kept);
  const stopTelling = clock.onAdvance(() => discord.happenings.tell({ t: 'CLOCK' }));
  return {
    ...facade(discord),
    port: taken,
    faults: createFaults(discord, pending, gateway),
    close: async () => {
      stopTelling();
      gateway.close();
      await sayGoodbye(sockets);
      clock.stop();
      endKeeping?.();
      await finish(server);
    },
  };
}

function facade(discord: Discord) {
  const { world, url, clock, requests } = discord;
  const people = [...world.users.values()].filter(({ bot }) => !bot);
  return {
    url,
    /** The value for discord.js's `rest.api`. */
    apiUrl: `${url}/api`,
    /** The bot's token, new at every start. */
    token: world.application.token,
    applicationId: world.application.id,
    guildId: world.guild.id,
    channels: [...world.channels.values()]
      .filter(({ type }) => type === ChannelType.GuildText)
      .map(({ name, id }) => ({ name, id })),
    users: people.map(({ id, globalName }) => ({ id, name: globalName })),
    clock,
    world,
    requests,
    /** Sets the language of a server: of the first one if none is named. */
    setServerLocale: (locale: string, guildId = world.guild.id): void => setLocale(discord, guildId, locale),
    /** The person with that id or name, to act as them. */
    as: (user: string): Person => personOf(discord, people.find(({ globalName }) => globalName === user)?.id ?? user),
    /** The id of the bot's direct-message channel with a user. */
    directMessages: (userId: string): string => directChannel(discord, userId).id,
    /** Adds a channel to a guild: to the first one if none is named. */
    addChannel: (name: string, guildId?: string): string => createTextChannel(discord, name, guildId).id,
    /** Adds people and a guild of theirs, owned by the first, before the bot logs in; returns their ids. */
    addGuild: (name: string, people: readonly string[]) => createGuild(discord, name, people),
    /** Posts text in a channel as the bot, as an earlier run would have; returns the id of the message. */
    postAsBot(channelId: string, content: string): string {
      const channel = world.channels.get(channelId);
      if (!channel) throw new Error(`There is no channel ${channelId}.`);
      return postMessage(discord, { channel, authorId: world.application.bot.id, body: { content } }).id;
    },
    /** Waits until `condition` returns something; checks it again whenever something happens. */
    until: <T extends Present>(condition: () => T | undefined | false, timeoutMs = 30_000) =>
      until(discord, condition, timeoutMs),
  };
}

/** Anything but a promise, which would count as a result before it has one. */
type Present = string | number | boolean | (object & { readonly then?: never });

async function until<T>({ happenings }: Discord, condition: () => T | undefined | false, timeoutMs: number) {
  const stops: (() => void)[] = [];
  const met = new Promise<T>((resolve) => {
    const ask = () => {
      const answer = condition();
      if (answer !== undefined && answer !== false) resolve(answer);
    };
    // Not every condition follows from an event: counters and connections change silently.
    const timer = setInterval(ask, 20);
    stops.push(happenings.listen(ask), () => clearInterval(timer));
    ask();
  });
  try {
    return await within(met, timeoutMs, 'The condition was not met');
  } finally {
    for (const stop of stops) stop();
  }
}

/** Closes all web sockets politely and cuts those that do not answer. */
async function sayGoodbye(sockets: WebSocketServer): Promise<void> {
  const open = [...sockets.clients];
  const closed = Promise.all(open.map((socket) => new Promise((gone) => socket.once('close', gone))));
  for (const socket of open) socket.close(1001, 'The local Discord is shutting down.');
  await Promise.race([closed, sleep(GOODBYE, undefined, { ref: false })]);
  for (const socket of open) socket.terminate();
  sockets.close();
}

/** Lets running requests finish, and cuts off those that take longer. */
async function finish(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  await Promise.race([closed, sleep(GOODBYE, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}

/** Opens the web sockets of the page and of the bot, and refuses all others. */
function acceptSockets(server: Server, discord: Discord, gateway: Gateway): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, connection, head) => {
    connection.on('error', () => connection.destroy());
    const connect = isOwn(request.headers) ? socketAt(request.url ?? '', discord, gateway) : undefined;
    if (connect === undefined) {
      // The client may never close its half of the connection.
      connection.once('finish', () => connection.destroy());
      connection.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, connection, head, connect);
  });
  return sockets;
}

/** The handler of a web socket at an address; undefined if there is none. */
function socketAt(address: string, discord: Discord, gateway: Gateway): ((socket: WebSocket) => void) | undefined {
  const url = URL.parse(address, 'http://127.0.0.1');
  if (url?.pathname === '/gw' || url?.pathname === '/gw/') return gateway.connect;
  const userId = url?.searchParams.get('user') ?? '';
  if (url?.pathname !== '/local/events' || !discord.world.users.has(userId)) return undefined;
  return (socket) => connectPage(discord, socket, userId);
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    // An error after the server has started changes nothing here: the promise is already settled.
    server.on('error', (error: NodeJS.ErrnoException) => {
      const sentence = PORT_SENTENCES[error.code ?? ''];
      reject(sentence === undefined ? error : new PortUnusable(`Port ${port} on 127.0.0.1 ${sentence}`));
    });
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
