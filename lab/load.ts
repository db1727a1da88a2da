import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rejected } from 'local-discord';
import { type LocalDiscord, startLocalDiscord } from 'local-discord';
import { z } from 'zod';
import { randomFrom } from '../src/engine/random.ts';
import { game, json, printRun, runTool, seed, wholeNumber } from '../src/tools/command-line.ts';
import { bytesOf } from '../src/tools/database.ts';
import { countDue, countUnsent } from './aftermath.ts';
import { type BotChild, bundleBot, type Figures, spawnBot } from './bot-child.ts';
import { megabytes, rounded } from './figures.ts';
import { type Foe, harm } from './hostile.ts';
import { KEEPING, keepGames } from './keeping.ts';
import { answersTo, askedOf, bodyOf, remainsOf } from './load-figures.ts';
import { forgetOld, openComputers, openGames, openServers, type Presses, playSomewhere } from './load-games.ts';

const usage =
  'npm run -s load -- [--game ID] [--games 1000] [--unposted 200] [--minutes 2] [--users 40] [--pause 0] [--guilds 1] [--database sqlite] [--processes 1] [--computers 0] [--hostile 0] [--hostilePause 0] [--seed 1] [--json]';

const options = z.object({
  game,
  games: wholeNumber(1, 10_000).default(1_000),
  /** How many of them still need their opening posts, with pictures; the others already have theirs. */
  unposted: wholeNumber(0, 10_000).default(200),
  minutes: z.coerce.number().positive().max(600).default(2),
  /** How many people press at the same time. */
  users: wholeNumber(1, 1_000).default(40),
  /** How long (ms) each of them pauses on average before looking at another game. */
  pause: z.coerce.number().min(0).max(600_000).default(0),
  guilds: wholeNumber(1, 1_000).default(1),
  /** Where the games are kept. */
  database: z.enum(KEEPING).default('sqlite'),
  /** How many bots share the servers, one shard each. */
  processes: wholeNumber(1, 16).default(1),
  /** How many strong computers play their own games at the same time. */
  computers: wholeNumber(0, 1_000).default(0),
  /** How many hostile servers there are besides the others. */
  hostile: wholeNumber(0, 10).default(0),
  /** How long (ms) a hostile person pauses on average before the next attack. */
  hostilePause: z.coerce.number().min(0).max(600_000).default(0),
  seed,
  json,
});
type Settings = z.infer<typeof options>;

/** How often (ms) the bot must send its heartbeat: frequently, so that a short run notices a late one. */
const HEARTBEAT = 5_000;
const COUNT_EVERY = 1_000;
/** How many games a hostile server starts with, and how many people attack there at the same time. */
const HOSTILE_GAMES = 5;
const HOSTILE_HANDS = 4;
/** How much (characters) to show of a log line without a message. */
const LONGEST = 2_000;

/** The counts of the run. */
interface Counted {
  readonly honest: Presses;
  readonly hostile: Foe['counted'];
  /** Logged lines: only errors. */
  readonly logged: string[];
  /** The counts of each bot, second by second. */
  readonly figures: Figures[][];
}

/** Sets up everything for the people who press. */
async function makeScene(discord: LocalDiscord, database: string, chosen: Settings) {
  const { seed, guilds, hostile } = chosen;
  const opening = { game: chosen.game.id, database, seed };
  const counted: Counted = {
    honest: { ackMs: [], errors: [] },
    hostile: { ackMs: [], errors: [], deeds: {} },
    logged: [],
    figures: Array.from({ length: chosen.processes }, () => []),
  };
  const servers = openServers(discord, guilds, 'server');
  const wanted = { games: chosen.games, unposted: Math.min(chosen.games, chosen.unposted) };
  const { opened: games } = await openGames(discord, { ...opening, servers, ...wanted });
  const [first] = servers;
  if (first && chosen.computers > 0) {
    await openComputers(discord, { ...opening, server: first, computers: chosen.computers });
  }
  const foes: Foe[] = [];
  for (const server of openServers(discord, hostile, 'foe')) {
    const { opened, copy } = await openGames(discord, { ...opening, servers: [server], games: HOSTILE_GAMES });
    const channels = opened.map(({ channelId }) => channelId);
    const random = randomFrom(`${seed} ${server.id}`);
    foes.push({ discord, server, games: opened, channels, copy, others: games, random, counted: counted.hostile });
  }
  return { discord, games, foes, counted, database };
}

type Scene = Awaited<ReturnType<typeof makeScene>>;

async function load(chosen: Settings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'caverna-load-'));
  const { processes } = chosen;
  const discord = await startLocalDiscord({ rateLimits: false, heartbeatMs: HEARTBEAT, shards: processes });
  const kept = await keepGames(chosen.database, folder);
  try {
    const scene = await makeScene(discord, kept.place, chosen);
    const { database } = scene;
    const bots = await spawnBots(scene, await bundleBot(folder), chosen);
    await Promise.all(bots.map((bot) => bot.begin()));
    await settled(database, chosen);
    const [since, atFirst] = [Date.now(), await bytesOf(database)];
    const seconds = await press(scene, bots, chosen);
    const atLast = await bytesOf(database);
    await Promise.all(bots.map((bot) => bot.end()));
    return {
      games: chosen.games,
      // All other games already had their opening posts, with pictures.
      gamesOpenedByTheBots: Math.min(chosen.games, chosen.unposted),
      ...(await report(scene, seconds, since)),
      diskMb: { atFirst: megabytes(atFirst), atLast: megabytes(atLast) },
    };
  } finally {
    await discord.close();
    await kept.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Waits until the bots have looked at every decision and, if there are several servers, until every opening post has
 * been sent.
 */
async function settled(database: string, { guilds, computers }: Settings): Promise<void> {
  // Games without people are always due.
  const due = async () => (computers === 0 ? countDue(database) : 0);
  const unsent = async () => (guilds > 1 ? countUnsent(database) : 0);
  while ((await due()) + (await unsent()) > 0) await pause(COUNT_EVERY);
}

/** Starts the bots; there is one shard for each. */
function spawnBots({ discord, database, counted }: Scene, program: string, { processes, hostile }: Settings) {
  const bot = {
    program,
    api: discord.apiUrl,
    token: discord.token,
    database,
    limited: hostile > 0,
    logged: (lines: string) => counted.logged.push(...lines.split('\n').filter(Boolean)),
  };
  return Promise.all(
    Array.from({ length: processes }, (_, shard) => spawnBot({ ...bot, shards: `${shard}/${processes}` })),
  );
}

/** Lets everybody press, and returns how many seconds it took. */
async function press({ discord, games, foes, counted }: Scene, bots: BotChild[], chosen: Settings): Promise<number> {
  const began = performance.now();
  const until = began + chosen.minutes * 60_000;
  const goesOn = () => performance.now() < until;
  const honest = Array.from({ length: chosen.users }, async (_, user) => {
    const random = randomFrom(`${chosen.seed} ${user}`);
    while (goesOn()) {
      await playSomewhere(discord, { games, random }, counted.honest).catch((error) =>
        counted.honest.errors.push(String(error)),
      );
      if (chosen.pause > 0) await pause(random.below(2 * chosen.pause));
    }
  });
  const rest = async (foe: Foe) => {
    if (chosen.hostilePause > 0) await pause(foe.random.below(2 * chosen.hostilePause));
  };
  const hostile = foes.flatMap((foe) => Array.from({ length: HOSTILE_HANDS }, () => harm(foe, { goesOn, rest })));
  await Promise.all([...honest, ...hostile, watch(discord, { bots, counted }, goesOn)]);
  return (performance.now() - began) / 1000;
}

/** Polls the bots for their counts. */
async function watch(
  discord: LocalDiscord,
  { bots, counted }: { readonly bots: readonly BotChild[]; readonly counted: Counted },
  goesOn: () => boolean,
): Promise<void> {
  while (goesOn()) {
    for (const [index, bot] of bots.entries()) counted.figures[index]?.push(await bot.count());
    forgetOld(discord);
    await pause(COUNT_EVERY);
  }
}

async function report({ discord, games, counted, foes, database }: Scene, seconds: number, since: number) {
  const { honest, hostile, logged, figures } = counted;
  const { requests } = discord;
  const remains = await remainsOf(database, { foes: foes.map(({ server }) => server.id), since });
  const ours = new Set(games.map(({ channelId }) => channelId));
  // A hostile server deletes things, and the bot logs that they are missing: only errors elsewhere are the bot's fault.
  const isFault = ({ path }: Rejected) => foes.length === 0 || path.split('/').some((part) => ours.has(part));
  const described = ({ method, route, code, message }: Rejected) => `${method} ${route}: ${code} ${message}`;
  const errors = [
    ...(foes.length === 0 ? logged : []),
    ...honest.errors,
    ...requests.rejected.filter(isFault).map(described),
  ];
  return {
    pressesPerSecond: rounded(honest.ackMs.length / seconds),
    ...answersTo(honest),
    ...remains.honest,
    ...bodyOf(figures.flat()),
    ...(figures.length > 1 && { rssMbs: figures.map((own) => bodyOf(own).rssMb) }),
    ...askedOf(figures, { presses: honest.ackMs.length, posts: remains.honest.posts, seconds }),
    heartbeatLateMs: rounded(Math.max(0, requests.gateway.heartbeatLateMs)),
    seconds: rounded(seconds),
    databaseMb: remains.databaseMb,
    ...(foes.length > 0 && {
      hostile: {
        ...answersTo(hostile),
        ...remains.hostile,
        keptCopies: remains.keptCopies,
        deeds: hostile.deeds,
        logged: counts(logged.map(gist)),
        complaints: counts([...hostile.errors, ...requests.rejected.filter((one) => !isFault(one)).map(described)]),
      },
    }),
    errors,
  };
}

const LOGGED = /"msg":"((?:[^"\\]|\\.)*)"\}$/;

/** The message in a line of the bot's log, without its details. */
function gist(line: string): string {
  return LOGGED.exec(line)?.[1] ?? line.slice(0, LONGEST);
}

/** How many times each sentence occurs. */
function counts(sentences: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const sentence of sentences) counted[sentence] = (counted[sentence] ?? 0) + 1;
  return counted;
}

await runTool({ usage, options }, async (chosen) => printRun(await load(chosen), chosen.json));
