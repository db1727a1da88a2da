import { createClock, type LocalDiscord, type LocalDiscordOptions, startLocalDiscord } from 'local-discord';
import { pino } from 'pino';
import type { Picture } from '../../commands/discord/compose.ts';
import type { Drawn } from '../../commands/discord/emojis.ts';
import type { FaceIn } from '../../commands/face/face.ts';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import type { CavernaPictures } from '../../commands/games/caverna/pictures.ts';
import { type Meter, NO_METER } from '../../commands/meter.ts';
import { NO_PRESS_LIMITS, type PressLimits } from '../../commands/press-limits.ts';
import { isAddress } from '../../db/address.ts';
import { openAt } from '../../db/database.ts';
import type { Painter } from '../../render/paint/painter.ts';
import { type RunningBot, startBot } from '../../src/bot.ts';
import type { Game } from '../../src/engine/game.ts';
import { findGame } from '../../src/games/index.ts';
import { createLog } from '../../src/operations/log.ts';
import type { Share } from '../../src/table/share.ts';
import type { Stores } from '../../src/table/stores.ts';
import type { Clock } from '../../src/table/types.ts';
import { type Quirk, sendingTo } from '../faults/quirks.ts';

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A painter of one pixel, for games that ask the painter for their pictures. */
export const pixelPainter = { paint: async () => ({ png: PIXEL, width: 1, height: 1 }) } as unknown as Painter;

/** A painter of one pixel that notes what it was asked for. */
export function notingPainter<Request = unknown>() {
  const painted: Request[] = [];
  const paint = async (request: Request) => {
    painted.push(request);
    return { png: PIXEL, width: 1, height: 1 };
  };
  return { painted, painter: { ...pixelPainter, paint } as unknown as Painter };
}

/** Noon on a Saturday, UTC ms. */
const NOON = Date.UTC(2026, 10, 21, 12);

const picture = (name: string, alt = name): Promise<Picture> =>
  Promise.resolve({ name: `${name}.png`, png: PIXEL, alt });

/** Pictures of one pixel: what is painted has its own tests. */
export const pixels: CavernaPictures = {
  lobby: (_, { seats }, options) =>
    picture('lobby', ['lobby', ...seats.map(({ name }) => name), ...options].join(', ')),
  table: () => picture('table'),
  supply: async (_words, _position, wished) => [await picture('tiles', ['tiles', ...wished].join(', '))],
  board: (_, { seat }) => picture(`board-${seat}`),
  boards: () => picture('boards'),
  choice: async (_, { board }) => [await picture(`board-${board.seat}`)],
  score: (_words, _position, { seats } = {}) =>
    picture('score', seats === undefined ? 'score of all' : `score of ${seats}`),
  chronicle: () => picture('chronicle'),
  card: (_, { key, title }) =>
    Promise.all([picture('card', title), ...(key === 'pictures' ? [picture('card-2', `${title}, more`)] : [])]),
  async *frames(frames) {
    for (const _ of frames) yield Uint8Array.of(0);
  },
};

/** A bot on a local Discord, and everything that it logged as an error, or at the requested level. */
export interface Scene {
  readonly discord: LocalDiscord;
  readonly stores: Stores;
  readonly errors: string[];
  readonly bot: RunningBot;
  readonly clock: Clock;
  /** Stops the bot and starts it again on the same database and the same Discord. */
  restart(changed?: Pick<SceneOptions, 'emojis'>): Promise<void>;
  /** Starts one more bot, as another process would, on the same database and the same Discord; it ends with the scene. */
  another(process?: Pick<SceneOptions, 'share' | 'meter'>): Promise<RunningBot>;
  close(): Promise<void>;
}

export interface SceneOptions extends LocalDiscordOptions {
  /** The file, or the address, of the bot's database; in memory if left out. */
  readonly database?: string;
  readonly pictures?: CavernaPictures;
  readonly meter?: Meter;
  /** How often each person may press; unlimited by default. */
  readonly pressLimits?: PressLimits;
  /** How long a failed post waits for its second try, in ms; hardly at all by default. */
  readonly postPause?: number;
  /** How long a post waits for its pictures, in ms; by default as long as they take, however slow the machine is. */
  readonly patience?: number;
  /** Which shards the bot serves; all if left out. */
  readonly share?: Share;
  /** Adds things to the local Discord before the bot logs in. */
  readonly prepare?: (discord: LocalDiscord) => void;
  readonly emojis?: readonly Drawn[];
  readonly level?: 'trace' | 'warn' | 'error';
  readonly games?: readonly { readonly rules: Game; readonly face: FaceIn }[];
  /** Treats everybody as new to the games until they have finished some; by default they are experienced. */
  readonly newcomers?: true;
  /** Requests of the bot that Discord refuses. */
  readonly quirks?: readonly Quirk[];
}

/** Starts a bot with pictures of one pixel on a local Discord; it logs nothing and retries no request. */
export const botOn = (
  { token, apiUrl: api }: Pick<LocalDiscord, 'token' | 'apiUrl'>,
  stores: Stores,
  changed: Partial<Parameters<typeof startBot>[0]> = {},
): Promise<RunningBot> =>
  startBot({
    token,
    stores,
    faces: { caverna: cavernaFace(pixels) },
    log: pino({ level: 'silent' }),
    rest: { api, globalRequestsPerSecond: 10_000, offset: 0, retries: 0 },
    ...changed,
  });

/** Makes the stores say that everybody has finished many games, so that the panels are those of experienced players. */
function experienced(stores: Stores): Stores {
  Object.assign(stores.results, { finished: async () => 100 });
  return stores;
}

/** The options that differ between the processes of a bot. */
type OneOfSeveral = Pick<SceneOptions, 'share' | 'meter'> & { readonly stores: Stores };

export async function openScene({
  pictures = pixels,
  meter = NO_METER,
  level = 'error',
  database = ':memory:',
  quirks = [],
  games: added = [],
  emojis = [],
  share,
  pressLimits = NO_PRESS_LIMITS,
  postPause = 20,
  patience = Number.POSITIVE_INFINITY,
  prepare = () => {},
  newcomers,
  ...options
}: SceneOptions = {}): Promise<Scene> {
  // The clock stands still until a test moves it, so no deadline passes because a machine is busy. It starts at the
  // same hour in every run, so that nobody is asleep in one and awake in the next.
  const clockwork = createClock({ at: NOON, running: false });
  const discord = await startLocalDiscord({ rateLimits: false, clock: clockwork, ...options });
  const stores = await openAt(database);
  const errors: string[] = [];
  // The bot waits real seconds before it tries again; days pass only when a test moves Discord's clock.
  const began = Date.now();
  const clock = { now: () => discord.clock.now() + (Date.now() - began) };
  const log = createLog(level, [], { write: (line: string) => void errors.push(line) });
  let games = 0;
  const newSeed = () => `game ${++games}`;
  const first: OneOfSeveral = { meter, stores, ...(share && { share }) };
  const start = (drawn = emojis, process = first) =>
    startBot({
      token: discord.token,
      share: process.share,
      stores: newcomers ? process.stores : experienced(process.stores),
      emojis: drawn,
      faces: { caverna: cavernaFace(pictures), ...Object.fromEntries(added.map((one) => [one.rules.id, one.face])) },
      findGame: (id) => findGame(id) ?? added.find(({ rules }) => rules.id === id)?.rules,
      log,
      meter: process.meter ?? NO_METER,
      clock,
      newSeed,
      pressLimits,
      postPause,
      patience,
      rest: {
        api: discord.apiUrl,
        globalRequestsPerSecond: 10_000,
        offset: 0,
        ...(quirks.length > 0 && { makeRequest: sendingTo(quirks) }),
      },
    });
  prepare(discord);
  let bot = await start();
  const others: { close(): Promise<void> }[] = [];
  return {
    discord,
    stores,
    errors,
    clock,
    get bot() {
      return bot;
    },
    async restart(changed = {}) {
      await bot.close();
      bot = await start(changed.emojis);
    },
    async another(process = {}) {
      // Only one process may open an SQLite file, so both share the open one.
      const own = isAddress(database) ? await openAt(database) : undefined;
      const other = await start(emojis, { stores: own ?? stores, ...process });
      others.push({ close: () => other.close().finally(() => own?.close()) });
      return other;
    },
    async close() {
      await Promise.all([bot, ...others].map((one) => one.close()));
      await stores.close();
      await discord.close();
    },
  };
}
