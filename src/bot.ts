import {
  Client,
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  GatewayIntentBits,
  Options,
  type RESTOptions,
  Status,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { Agent } from 'undici';
import { defineAdmin } from '../commands/admin/admin-command.ts';
import type { Advising, Bot, LastTurn, Panels, Waiting } from '../commands/bot.ts';
import { type Drawn, keepEmojis } from '../commands/discord/emojis.ts';
import { createJobs } from '../commands/discord/jobs.ts';
import { createMemory } from '../commands/discord/memory.ts';
import { inviteLink } from '../commands/discord/permissions.ts';
import { isPassing } from '../commands/discord/persist.ts';
import { createPlaces } from '../commands/discord/private-messages.ts';
import { countRetries } from '../commands/discord/retries.ts';
import { localised } from '../commands/localised.ts';
import { type Meter, NO_METER } from '../commands/meter.ts';
import { watchChannels } from '../commands/posts/channels.ts';
import { completer } from '../commands/posts/complete.ts';
import { deliverer } from '../commands/posts/deliver.ts';
import { writer } from '../commands/posts/direct.ts';
import { NO_PRESS_LIMITS, type PressLimits } from '../commands/press-limits.ts';
import { registerCommands } from '../commands/register.ts';
import type { Film, Painted } from '../commands/replay/replay-film.ts';
import { refuse, route } from '../commands/router.ts';
import { defineCommand } from '../commands/subcommands.ts';
import { onceFor } from './engine/once.ts';
import { findGame as registered, teachingOf } from './games/index.ts';
import { createLogins, FewLoginsLeft, type Logins } from './logins.ts';
import { type Catalogue, catalogue, computerName, deputyName } from './messages/index.ts';
import { requestsPerSecond } from './shards.ts';
import { orders } from './table/ahead/orders.ts';
import type { Analysed } from './table/coach/analysis.ts';
import { openOutbox } from './table/outbox/outbox.ts';
import { computer } from './table/play/computer.ts';
import type { LobbyLimits } from './table/play/context.ts';
import { forced } from './table/play/forced.ts';
import type { OutboxRow } from './table/posts.ts';
import { logEntries } from './table/records/entries.ts';
import type { Analysis } from './table/rows.ts';
import { type Share, servesHouse } from './table/share.ts';
import type { Stores } from './table/stores.ts';
import { openTables } from './table/table.ts';
import type { Clock } from './table/types.ts';
import { openTicker } from './table/waiting/ticker.ts';
import type { Thinkers } from './thinking/thinkers.ts';

/** The number of games for which the bot remembers who has which panels open. */
const PANELS = 200;

/** The options for starting the bot. */
export interface BotSettings {
  readonly token: string;
  /** Which of Discord's shards, and so which servers' games, the bot serves; all if left out. */
  readonly share?: Share | undefined;
  readonly stores: Stores;
  readonly faces: Bot['faces'];
  /** The emojis that Discord should have; none if left out. */
  readonly emojis?: readonly Drawn[];
  /** The rules of the games; those of the registry if left out. */
  readonly findGame?: typeof registered;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Where computer players think; in the bot's own thread if left out. */
  readonly thinkers?: Thinkers;
  /** How many lobbies people may open; no limit if left out. */
  readonly lobbyLimits?: LobbyLimits;
  /** How often each person may press; no limit if left out. */
  readonly pressLimits?: PressLimits;
  /** How long (ms) a post that could not be sent waits for its second attempt; a second if left out. */
  readonly postPause?: number;
  /** How long (ms) a post waits for its pictures before it is sent without them; two seconds if left out. */
  readonly patience?: number;
  /** Draws the seed of a game, for repeatable runs. */
  readonly newSeed?: () => string;
  /** Where Discord is, if it is not the real one. */
  readonly rest?: Partial<RESTOptions>;
  readonly meter?: Meter;
  /**
   * Whether the bot waits before a login if it has logged in many times recently; if left out, only at the real
   * Discord.
   */
  readonly patient?: boolean;
  /** Called when Discord disconnects a logged-in bot for good: it will refuse the bot until something is changed. */
  readonly cutOff?: (error: CutOff) => void;
  /** The bot's health; without it, the bot reports only whether it is connected. */
  readonly health?: Bot['health'];
}

/** A bot that is logged in. */
export type RunningBot = Awaited<ReturnType<typeof startBot>>;

/** The bot cannot log in; the message says why and what to do, and never repeats the token. */
export class LoginError extends Error {
  override name = 'LoginError';
}

/** Discord refuses the bot until something is changed, so a restart does not help. */
export class CutOff extends LoginError {
  override name = 'CutOff';
}

/** How often (ms) the bot drops empty request queues: every interaction has its own. */
const SWEEP_EVERY = 60_000;

const SYSTEM_CLOCK: Clock = { now: () => Date.now() };

/** Logs the bot in, registers its commands if they have changed, and sends what an earlier run left unsent. */
export async function startBot({
  token,
  share,
  faces,
  findGame = registered,
  clock = SYSTEM_CLOCK,
  rest,
  newSeed,
  stores,
  thinkers,
  lobbyLimits,
  pressLimits = NO_PRESS_LIMITS,
  postPause,
  patience,
  meter = NO_METER,
  cutOff = () => {},
  health = async () => ({ ok: true, gateway: { ok: true, of: 1, shards: [] } }),
  ...settings
}: BotSettings) {
  const { entries, log } = logEntries(settings.log);
  const patient = settings.patient ?? rest?.api === undefined;
  const logins = createLogins({ store: stores.logins, clock, log, patient, shards: share?.of });
  const client = createClient({ share, logins, log, rest });
  const words = catalogue('en');
  const wake = { outbox: () => {}, ticker: () => {} };
  const { chores, adopt, ...tables } = openTables({
    stores,
    share,
    findGame,
    teachingOf,
    clock,
    logger: log,
    entries,
    posted: () => wake.outbox(),
    waiting: () => wake.ticker(),
    autopilots: [orders, forced, computer],
    nameComputer: computerName,
    nameDeputy: deputyName,
    ...(thinkers && { think: thinkers.think, advising: thinkers.advising }),
    ...(newSeed && { newSeed }),
    ...(lobbyLimits && { lobbyLimits }),
  });
  const emojis = keepEmojis(settings.emojis ?? [], log, servesHouse(share));
  const memory = createMemories(client, { emojis, log });
  const shown = { faces: madeOnce(faces), words, emojis };
  const bot: Bot = { ...tables, ...memory, ...shown, pressLimits, clock, health, log, meter };
  const interactions = answerInteractions(client, bot, share !== undefined);
  watchChannels(client, bot);
  await adopt();
  const ready = await logIn(client, { token, logins, emojis, commands: commandsOf(bot, share), log });
  ready.once(Events.ShardDisconnect, ({ code }) => cutOff(endedFor(code)));
  emojis.begin(ready);
  const sending = { store: stores.outbox, share, clock, logger: log, pause: postPause, patience };
  const outbox = openOutbox({ ...sending, ...sendersOf(bot, ready) });
  wake.outbox = outbox.wake;
  const ticker = openTicker({ clock, logger: log, chores });
  wake.ticker = ticker.wake;
  log.debug({ user: ready.user.tag, guilds: ready.guilds.cache.size }, 'ready');
  return {
    /** The link that invites the bot to a server, with only the rights it needs. */
    invite: inviteLink(ready.application.id),
    connection: () => connectionOf(ready),
    /** Sends everything that is due in the outbox. */
    drain: outbox.drain,
    /** Does everything that is due, and sends what follows. */
    async tick() {
      await ticker.tick();
      await outbox.drain();
    },
    /**
     * Finishes the presses and posts in progress and logs out; asks people who press a button in the meantime to try
     * again later. The stores stay open.
     */
    async close() {
      await thinkers?.close();
      memory.replays.close();
      memory.analyses.close();
      emojis.close();
      await interactions.refuse();
      await ticker.close();
      await outbox.close();
      await interactions.settle();
      await client.destroy();
    },
  };
}

/** How the outbox sends a bot's posts. */
const sendersOf = (bot: Bot, ready: Client<true>) => ({
  send: deliverer(bot, ready),
  complete: completer(bot, ready),
  completed: bot.meter.completed,
  missed: ({ gameId, post }: OutboxRow) => bot.calls.missed(gameId, post),
});

interface Connecting extends Pick<BotSettings, 'share'> {
  readonly logins: Logins;
  readonly log: Logger;
  readonly rest: Partial<RESTOptions> | undefined;
}

/** A client that logs changes of its connection. */
function createClient({ share, logins, log, rest }: Connecting): Client {
  const client = new Client({
    // If left out, discord.js would look for them in the environment variables.
    shards: share?.shards ?? 'auto',
    ...(share && { shardCount: share.of }),
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // Messages are read from their interactions, or addressed by the ids that the database keeps.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    rest: {
      // Without an agent of our own, the order of imports decides which one sends. Node's own agent throws outside of
      // any request if Discord answers before it has read a form with files.
      agent: new Agent(),
      handlerSweepInterval: SWEEP_EVERY,
      globalRequestsPerSecond: requestsPerSecond(share),
      ...rest,
    },
    ws: { buildIdentifyThrottler: logins.throttler },
  });
  client.on(Events.Error, (error) => log.error({ err: error }, 'the connection to Discord failed'));
  client.on(Events.Warn, (warning) => log.warn(warning));
  client.on(Events.ShardDisconnect, ({ code }, shard) => {
    log.fatal({ code, shard }, 'Discord has ended the connection for good');
  });
  return client;
}

/** What this process remembers while it runs, and how it writes to people. */
const createMemories = (client: Client, sending: Parameters<typeof writer>[1]) => ({
  writeTo: writer(client, sending),
  replays: createJobs<Film, Painted>(),
  analyses: createJobs<Analysis, Analysed>(),
  looks: new Map<string, Promise<boolean>>(),
  offers: createMemory(),
  panels: new LRUCache<string, Panels>({ max: PANELS }),
  waiting: new LRUCache<string, Waiting>({ max: PANELS }),
  advised: new LRUCache<string, Advising>({ max: PANELS }),
  reviewed: new LRUCache<string, LastTurn>({ max: PANELS }),
  taught: new LRUCache<string, Map<string, number>>({ max: PANELS }),
  places: createPlaces(),
  retries: countRetries(client.rest),
});

/** Faces that are made once for each catalogue: making one goes through all its texts. */
const madeOnce = (faces: Bot['faces']): Bot['faces'] =>
  Object.fromEntries(Object.entries(faces).map(([game, face]) => [game, onceFor<Catalogue>()(face)]));

/** Answers every interaction once; with `others`, several processes may receive the same one. */
function answerInteractions(client: Client, bot: Bot, others: boolean) {
  const running = new Set<Promise<void>>();
  const answered = createMemory();
  let answer: typeof route = route;
  client.on(Events.InteractionCreate, (interaction) => {
    // After a reconnection the gateway may deliver events a second time.
    if (!answered.isNew(interaction.id)) return;
    const answering = answer(bot, interaction).finally(() => running.delete(answering));
    running.add(answering);
  });
  const settle = async () => {
    await Promise.allSettled(running);
  };
  return {
    /** Waits for interactions that are being answered. */
    settle,
    /** Ignores everything from now on, and waits for interactions that are being answered. */
    refuse: () => {
      answer = (own, interaction) => refuse(own, interaction, others);
      return settle();
    },
  };
}

/** The connection to Discord, shard by shard: the ping of its last heartbeat in ms, undefined before the first. */
function connectionOf({ ws, options }: Client<true>) {
  const shards = ws.shards.map(({ id, status, ping }) => {
    return { shard: id, connected: status === Status.Ready, ping: ping >= 0 ? ping : undefined };
  });
  return { of: options.shardCount ?? shards.length, shards };
}

/**
 * The commands to register; undefined if another process does that. Otherwise two versions would replace each other's
 * commands.
 */
const commandsOf = (bot: Bot, share: Share | undefined) =>
  servesHouse(share) ? [localised(bot, defineCommand), localised(bot, defineAdmin)] : undefined;

interface Login extends Pick<BotSettings, 'token' | 'log'> {
  readonly logins: Logins;
  readonly emojis: ReturnType<typeof keepEmojis>;
  readonly commands: ReturnType<typeof commandsOf>;
}

/** Logs in and makes sure that Discord has the commands; a login that fails halfway leaves no connection open. */
async function logIn(client: Client, { token, logins, emojis, commands, log }: Login): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const refused = new Promise<never>((_, reject) => {
    client.once(Events.ShardDisconnect, ({ code }) => reject(endedFor(code)));
  });
  try {
    await logins.admit(client.rest.setToken(token));
    await emojis.recall(client.rest);
    await Promise.race([client.login(token), refused]);
    const loggedIn = await Promise.race([ready, refused]);
    if (commands && (await registerCommands(loggedIn, commands))) log.debug('commands registered');
    return loggedIn;
  } catch (error) {
    await client.destroy();
    throw asLoginError(error);
  }
}

const TOO_FEW_SHARDS =
  'Discord wants the servers of this bot divided into more shards. Raise the number after the slash in SHARDS, or set SHARDS to auto or leave it empty.';
const REFUSED_TOKEN =
  "Discord does not accept the token in DISCORD_TOKEN. Copy the bot's token again from the developer portal, or leave it empty to play on the local Discord.";
const OLD_PROGRAM = 'Discord no longer lets this version of the program connect. Update it.';

/** What to do if Discord closes a connection with a code that means it will not accept another one like it. */
const ENDINGS: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: REFUSED_TOKEN,
  [GatewayCloseCodes.InvalidShard]: TOO_FEW_SHARDS,
  [GatewayCloseCodes.ShardingRequired]: TOO_FEW_SHARDS,
  [GatewayCloseCodes.InvalidAPIVersion]: OLD_PROGRAM,
  [GatewayCloseCodes.InvalidIntents]: OLD_PROGRAM,
  [GatewayCloseCodes.DisallowedIntents]: OLD_PROGRAM,
};

const endedFor = (code: number): CutOff =>
  new CutOff(`${ENDINGS[code] ?? 'Discord has ended the connection for good.'} (Discord's close code is ${code}.)`);

/** A login error as a LoginError if its host can fix it; any other error unchanged. */
export function asLoginError(error: unknown): unknown {
  const isRefused = error instanceof DiscordAPIError && error.status === 401;
  if (isRefused || (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid)) {
    return new LoginError(REFUSED_TOKEN);
  }
  if (error instanceof FewLoginsLeft) return new LoginError(error.message);
  if (error instanceof Error && isPassing(error)) {
    return new LoginError(`Discord cannot be reached (${error.message}). Check the network, then start again.`);
  }
  return error;
}
