import {
  ChannelType,
  Client,
  type ClientOptions,
  GatewayIntentBits,
  type Interaction,
  type TextChannel,
} from 'discord.js';
import { afterEach, beforeEach } from 'vitest';
import WebSocket from 'ws';
import { type LocalDiscord, type LocalDiscordOptions, startLocalDiscord } from '../src/start.ts';

const running: (() => Promise<unknown>)[] = [];

/** Ends everything that was started, in reverse order. */
export async function stopAll(): Promise<void> {
  for (const stop of running.splice(0).reverse()) await stop();
}

afterEach(stopAll);

/** Starts a local Discord that ends with the test. */
export async function start(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const discord = await startLocalDiscord({ rateLimits: false, ...options });
  running.push(() => discord.close());
  return discord;
}

/** Starts a local Discord before each test; the result is always the running one. */
export function discordForEach(): LocalDiscord {
  let now: LocalDiscord | undefined;
  beforeEach(async () => {
    now = await start();
  });
  const get = (_: object, key: string | symbol) => {
    if (now === undefined) throw new Error('No local Discord has been started.');
    return Reflect.get(now, key);
  };
  return new Proxy<LocalDiscord>({} as LocalDiscord, { get });
}

/** Logs the real discord.js client in; `onInteraction` is the bot under test. */
export async function login(
  discord: LocalDiscord,
  onInteraction: (interaction: Interaction) => unknown = () => {},
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...options,
    rest: { api: discord.apiUrl, globalRequestsPerSecond: 100_000, offset: 0, retries: 0, ...options.rest },
  });
  running.push(() => client.destroy());
  client.on('interactionCreate', async (interaction) => {
    await onInteraction(interaction);
  });
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(discord.token);
  await ready;
  return client as Client<true>;
}

/** The id of a channel by name. */
export function channel(discord: LocalDiscord, name = 'general'): string {
  const found = discord.channels.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no channel ${name}`);
  return found.id;
}

/** A text channel as a client sees it. */
export function roomOf(client: Client, discord: LocalDiscord, name = 'general'): TextChannel {
  const found = client.channels.cache.get(channel(discord, name));
  if (found?.type !== ChannelType.GuildText) throw new Error('no text channel');
  return found;
}

/** A new client, and #general as it sees it. */
export async function generalOf(discord: LocalDiscord) {
  const client = await login(discord);
  return { client, general: roomOf(client, discord) };
}

/** A row with one button. */
export const buttonRow = (id: string) => ({
  type: 1,
  components: [{ type: 2, style: 1 as const, custom_id: id, label: id }],
});

/** The contents of the messages that somebody sees in a channel, by default #general. */
export const contents = (discord: LocalDiscord, user: string, channelId = channel(discord)): string[] =>
  discord
    .as(user)
    .messages(channelId)
    .map(({ content }) => content);

/** The shard of a server, with this many shards. */
export const shardOf = (guildId: string, of: number) => Number((BigInt(guildId) >> 22n) % BigInt(of));

/** Adds servers until each of this many shards has one; returns their ids by shard, including the first server's. */
export function guildInEach(discord: LocalDiscord, of: number): string[] {
  const guilds: string[] = [];
  guilds[shardOf(discord.guildId, of)] = discord.guildId;
  for (let count = 0; Object.keys(guilds).length < of; count++) {
    // Ids contain the time: an id made a millisecond later is in the next shard.
    discord.clock.advance(1);
    const { id } = discord.addGuild(`Server ${count}`, [`Nora ${count}`]);
    guilds[shardOf(id, of)] ??= id;
  }
  return guilds;
}

/** A PNG header that says 2 by 3 pixels: enough for Discord to know its size. */
export const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000200000003', 'hex');

/** A REST call without the client, for bodies that its builders would not allow. */
export async function call(
  discord: LocalDiscord,
  request: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; json: Record<string, unknown> & { errors?: unknown } }> {
  const [method = 'GET', path = ''] = request.split(' ');
  const response = await fetch(`${discord.apiUrl}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text === '' ? {} : JSON.parse(text) };
}

/** Posts a message in #general by such a call. */
export const post = (discord: LocalDiscord, body: object) =>
  call(discord, `POST /channels/${channel(discord)}/messages`, body);

/** The status of the answer to such a call, and its error code. */
export async function failure(...given: Parameters<typeof call>): Promise<[status: number, code: unknown]> {
  const { status, json } = await call(...given);
  return [status, json['code']];
}

/** The complaints of a 50035 answer, flattened: `components.0.type` to its code. */
export function complaints(errors: unknown, path: readonly string[] = []): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  const flat = Object.entries(errors).flatMap(([field, inner]): [string, string][] =>
    field === '_errors' ? [[path.join('.'), inner[0].code]] : Object.entries(complaints(inner, [...path, field])),
  );
  return Object.fromEntries(flat);
}

/** Starts a bot that answers nothing by itself; `next` returns the next interaction, to answer by hand. */
export async function mute(discord: LocalDiscord): Promise<{ next(): Promise<Interaction> }> {
  const got: Interaction[] = [];
  const client = await login(discord, (interaction) => got.push(interaction));
  await client.application.commands.set([{ name: 'ask', description: 'Asks the bot' }]);
  return { next: () => discord.until(() => got.shift()) };
}

/** A body that is refused: the place of what is wrong in it, and the error code. */
export type Refused = readonly [what: string, body: object, path: string, code: string];

/** The same for a body in which the parts are at this path. */
export const within = (parts: readonly Refused[], place: (part: object) => object, path: string): Refused[] =>
  parts.map(([what, part, inside, code]) => [what, place(part), `${path}.${inside}`, code]);

/**
 * Sends something to the gateway by hand; returns the code it closes with, or the first message with one of the opcodes
 * `wanted`.
 */
export function talk(
  discord: LocalDiscord,
  say: readonly unknown[],
  wanted: readonly number[] = [],
): Promise<number | { readonly op: number; readonly d?: unknown }> {
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gw?v=10&encoding=json`);
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      for (const message of say) socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (!wanted.includes(message.op)) return;
      socket.close();
      resolve(message);
    });
    socket.on('close', resolve);
    socket.on('error', reject);
  });
}
