import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { z } from 'zod';
import { openDatabase } from '../../db/open.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import { findGame } from '../games/index.ts';
import type { SeenMessage } from '../local-discord/eyes.ts';
import { type LocalDiscord, startLocalDiscord } from '../local-discord/start.ts';
import { NO_LIMITS } from '../table/play/opening.ts';
import { openTables } from '../table/table.ts';
import { type BotChild, bundleBot, type Figures, spawnBot } from './bot-child.ts';
import { readSettings, runTool } from './command-line.ts';
import { controlsOf } from './hands.ts';
import { choose } from './random-seats.ts';

const USAGE = 'npm run -s load -- [--games 1000] [--minutes 2] [--users 40] [--seed 1] [--json]';

const settings = z.object({
  games: z.coerce.number().int().min(1).max(10_000).default(1_000),
  minutes: z.coerce.number().positive().max(600).default(2),
  users: z.coerce.number().int().min(1).max(1_000).default(40),
  seed: z.string().default('1'),
  json: z.boolean().default(false),
});
type Settings = z.infer<typeof settings>;

const SEATS = 2;
/** How often (ms) the bot has to tell Discord that it lives: often, so that a short run sees it late if it ever is. */
const HEARTBEAT = 5_000;
const COUNT_EVERY = 1_000;
/** How long (ms) an answer may take before it counts as an error. */
const PATIENCE = 30_000;

/** A running game in a channel of its own. */
interface LoadedGame {
  readonly channelId: string;
  readonly players: readonly string[];
}

/** What is counted while people press. */
interface Counted {
  presses: number;
  readonly errors: string[];
  /** What the bot has counted, second by second. */
  readonly figures: Figures[];
}

/** Opens and starts games without the bot, in its database: their opening posts wait for it. */
async function openGames(discord: LocalDiscord, database: string, { games, seed }: Settings): Promise<LoadedGame[]> {
  const stores = openDatabase(database);
  const { lobby } = openTables({
    stores,
    findGame,
    clock: { now: () => Date.now() },
    logger: pino({ level: 'silent' }),
    posted: () => {},
    nameComputer: String,
    newSeed: () => seed,
    lobbyLimits: NO_LIMITS,
  });
  const opened: LoadedGame[] = [];
  for (let index = 0; index < games; index++) {
    const users = Array.from({ length: SEATS }, (_, seat) => discord.users[(index + seat) % discord.users.length]);
    const [host, ...others] = users.flatMap((user) => user ?? []);
    if (!host) throw new Error('Nobody is there to play.');
    const channelId = discord.addChannel(`load-${index + 1}`);
    const game = await lobby.create({ channelId, guildId: discord.guildId, user: host, places: SEATS });
    for (const user of others) await lobby.join({ gameId: game.id, user });
    await lobby.start({ gameId: game.id, userId: host.id });
    opened.push({ channelId, players: [host, ...others].map(({ id }) => id) });
  }
  await stores.close();
  return opened;
}

/** One of many people: looks into a game, plays a turn if it is theirs, and goes to another game. */
async function press(
  discord: LocalDiscord,
  { games, random }: { games: readonly LoadedGame[]; random: Random },
  counted: Counted,
): Promise<void> {
  const game = games[random.below(games.length)];
  if (!game) return;
  const player = game.players[random.below(game.players.length)] ?? '';
  const person = discord.as(player);
  const answer = async (reaction: ReturnType<typeof person.press>): Promise<SeenMessage> => {
    const { acknowledged, shown } = await reaction;
    counted.presses += 1;
    if (!acknowledged) throw new Error(`A press in ${game.channelId} was not acknowledged.`);
    return shown(PATIENCE);
  };
  let panel = await answer(person.slash(game.channelId, 'caverna turn'));
  for (let control = choose(panel, random); control; control = choose(panel, random)) {
    const value = control.kind === 'menu' ? (control.values[random.below(control.values.length)] ?? '') : '';
    panel = await answer(
      control.kind === 'button' ? person.press(panel.id, control.id) : person.select(panel.id, control.id, [value]),
    );
    // Whoever has ended a turn sees buttons to look at the game.
    if (!controlsOf(panel).some(({ id }) => /:(panel|menu|move|suggest):/.test(id))) return;
  }
}

async function load(chosen: Settings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'caverna-load-'));
  const discord = await startLocalDiscord({ rateLimits: false, heartbeatMs: HEARTBEAT });
  try {
    const database = path.join(folder, 'games.sqlite');
    const games = await openGames(discord, database, chosen);
    const counted: Counted = { presses: 0, errors: [], figures: [] };
    const bot = await spawnBot({
      program: await bundleBot(folder),
      api: discord.apiUrl,
      token: discord.token,
      database,
      logged: (line) => counted.errors.push(line),
    });
    await bot.begin();
    const began = performance.now();
    const until = began + chosen.minutes * 60_000;
    const watching = watch(bot, counted, until);
    await Promise.all(
      Array.from({ length: chosen.users }, async (_, user) => {
        const random = randomFrom(`${chosen.seed} ${user}`);
        while (performance.now() < until) {
          await press(discord, { games, random }, counted).catch((error) => counted.errors.push(String(error)));
        }
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    await watching;
    await bot.end();
    for (const { method, path, code, message } of discord.requests.rejected) {
      counted.errors.push(`${method} ${path}: ${code} ${message}`);
    }
    return report(discord, counted, seconds);
  } finally {
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks the bot again and again how much memory it takes. */
async function watch(bot: BotChild, counted: Counted, until: number): Promise<void> {
  while (performance.now() < until) {
    counted.figures.push(await bot.count());
    await pause(COUNT_EVERY);
  }
}

function report({ requests }: LocalDiscord, { presses, errors, figures }: Counted, seconds: number) {
  const most = (figure: keyof Figures) => Math.max(...figures.map((counted) => counted[figure]));
  return {
    pressesPerSecond: rounded(presses / seconds),
    ackP50Ms: rounded(percentile(requests.ackMs, 0.5)),
    ackP99Ms: rounded(percentile(requests.ackMs, 0.99)),
    pictureQueueMax: most('pictureQueueMax'),
    rssMb: most('rssMb'),
    rssGrownMb: grown(figures.map(({ rssMb }) => rssMb)),
    heapMb: most('heapMb'),
    heapGrownMb: grown(figures.map(({ heapMb }) => heapMb)),
    errors,
    heartbeatLateMs: rounded(Math.max(0, requests.gateway.heartbeatLateMs)),
    presses,
    seconds: rounded(seconds),
  };
}

/** What is usual in the last quarter of a row of figures, less what is usual in the second, when all is warm. */
function grown(figures: readonly number[]): number {
  const quarter = (which: number) => {
    const [from, to] = [which, which + 1].map((edge) => Math.floor((figures.length * edge) / 4));
    return percentile(figures.slice(from, to), 0.5);
  };
  return rounded(quarter(3) - quarter(1));
}

function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

await runTool(USAGE, async () => {
  const chosen = readSettings(settings);
  const { errors, ...numbers } = await load(chosen);
  for (const error of new Set(errors)) console.error(error);
  const result = { ...numbers, errors: errors.length };
  if (chosen.json) console.log(JSON.stringify(result));
  else console.table(result);
  if (errors.length > 0) process.exitCode = 1;
});
