import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeenMessage } from 'local-discord';
import { type LocalDiscord, startLocalDiscord, textOf } from 'local-discord';
import { z } from 'zod';
import { readCustomId } from '../commands/custom-id.ts';
import type { Game } from '../src/engine/game.ts';
import { randomFrom } from '../src/engine/random.ts';
import {
  game,
  hostOptions,
  json,
  mustSeat,
  optionsOf,
  print,
  runTool,
  seed,
  wholeNumber,
} from '../src/tools/command-line.ts';
import { faceIn, openSketchbook } from '../src/tools/sketches.ts';
import { countUnsent, inspect } from './aftermath.ts';
import { type BotChild, bundleBot, spawnBot } from './bot-child.ts';
import { type Control, calledBy, chosenOf, controlsOf, findControl } from './hands.ts';
import { isOfDatabase, KEEPING, keepGames } from './keeping.ts';
import { misbehave } from './misbehaviour.ts';
import { goOn, type Life, type Memory, newest, type StubbornSeats } from './stubborn-seats.ts';

const usage = `npm run -s torture -- [--game ID] [--players 2] [--minutes 2] [--kills 50] [--seed 1] [--faults] [--database sqlite] [--json]
and the options that the host of the games may choose, such as --tiles introductory or --mode short`;

/** How many times a minute the bot is killed by default. */
const KILLS_A_MINUTE = 50;
const options = z.object({
  ...hostOptions,
  game,
  /** How many play at each table; various numbers if left out. */
  players: wholeNumber(1).optional(),
  minutes: z.coerce.number().positive().max(600).default(2),
  /**
   * The minimum number of kills a minute; the lower it is, the longer the bot lives. A busy machine needs
   * more time.
   */
  kills: wholeNumber(1, 600).default(KILLS_A_MINUTE),
  seed,
  /** Whether Discord also misbehaves. */
  faults: z.boolean().default(false),
  /** Where the games are kept; a PostgreSQL server is killed, too. */
  database: z.enum(KEEPING).default('sqlite'),
  json,
});

/** How many play at each table. */
const TABLES = [1, 2, 2, 3];
/**
 * How long (ms) the bot may live: most lives end while it logs in or answers, some are long enough to post pictures.
 */
const SHORT_LIFE = 700;
const LONG_LIFE = 3_200;
const SHORT_LIVES = 3;
/** The PostgreSQL server is killed after this many lives of the bot, while the next one starts. */
const LIVES_A_DATABASE = 4;
/** After at most this many kills, somebody must have taken a turn. */
const KILLS_A_TURN = 3;
/** One life in this many may end before the login. */
const LIVES_LOGGED_IN = 3;
/** How long (ms) all due work may take once the bot is no longer killed. */
const RECOVERY = 120_000;

/** The lives of a bot, one after the other; the next one has already loaded its program. */
interface Lives {
  /** The current life, or the next one. */
  now(): Promise<Life>;
  readonly errors: string[];
  readonly kills: number;
  /** Kills the bot and starts the next one. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

async function startLives(discord: LocalDiscord, folder: string, database: string): Promise<Lives> {
  const errors: string[] = [];
  const program = await bundleBot(folder);
  const spawn = () =>
    spawnBot({
      program,
      api: discord.apiUrl,
      token: discord.token,
      database,
      logged: (lines) => errors.push(...lines.split('\n').filter((line) => line !== '' && !isOfDatabase(line))),
    });
  let bot: BotChild = await spawn();
  let spare = spawn();
  const replace = async (): Promise<void> => {
    await bot.kill();
    bot = await spare;
    spare = spawn();
  };
  let replaced = Promise.resolve();
  const startLife = async (): Promise<Life> => {
    const beginning = bot;
    await beginning.begin();
    return beginning;
  };
  let starting = startLife();
  const next = (): Promise<void> => {
    replaced = replaced.then(replace);
    starting = replaced.then(startLife);
    starting.catch(() => undefined);
    return replaced;
  };
  const lives = {
    errors,
    kills: 0,
    now: async (): Promise<Life> => {
      for (;;) {
        // A bot may be killed before its login: people then wait for the next one.
        const waited = starting;
        const life = await waited.catch(() => undefined);
        if (life) return life;
        // The supervisor restarts a bot that could not log in.
        if (starting === waited) await next();
      }
    },
    kill: async () => {
      await next();
      lives.kills += 1;
    },
    end: async () => {
      await (await spare).kill();
      await bot.end();
    },
  };
  return lives;
}

async function torture({
  game,
  players,
  minutes,
  kills,
  seed,
  faults,
  database: kind,
  ...host
}: z.infer<typeof options>) {
  const began = performance.now();
  if (players !== undefined) mustSeat(game, players);
  const random = randomFrom(seed);
  const folder = mkdtempSync(path.join(tmpdir(), 'caverna-torture-'));
  const discord = await startLocalDiscord({ rateLimits: false });
  const kept = await keepGames(kind, folder);
  const { place: database } = kept;
  try {
    const memories: Memory[] = [];
    const tables = seatsOf(discord, { game, players, host, memories, seed });
    const lives = await startLives(discord, folder, database);
    let killing = true;
    let restarts = 0;
    let played = 0;
    const playing = tables.map(async (seats) => {
      while (killing) {
        const isTurn = findControl(newest(seats), 'open') !== undefined;
        if ((await goOn(seats, await lives.now())) && isTurn) played += 1;
      }
    });
    const misbehaving = misbehave(discord, randomFrom(`${seed} faults`), () => killing && faults);
    const until = performance.now() + minutes * 60_000;
    while (performance.now() < until || lives.kills < minutes * kills) {
      // On any machine, some lives end during the login, most during answers and posts.
      if (random.below(LIVES_LOGGED_IN) > 0) await lives.now();
      const longest = random.below(SHORT_LIVES) === 0 ? LONG_LIFE : SHORT_LIFE;
      await pause(random.below(Math.round((longest * KILLS_A_MINUTE) / kills)));
      // People must get to play, however slow the machine is: otherwise nothing could be lost, and the test would prove
      // nothing.
      const latest = performance.now() + RECOVERY;
      while (played * KILLS_A_TURN < lives.kills && performance.now() < latest) await pause(20);
      await lives.kill();
      if (kept.restart && lives.kills % LIVES_A_DATABASE === 0) {
        await kept.restart();
        restarts += 1;
      }
    }
    killing = false;
    await Promise.all([...playing, misbehaving]);
    const stuck = await recover(tables, await lives.now(), database);
    await lives.end();
    const found = await inspect({ database, discord, memories });
    const few = found.turns * KILLS_A_TURN < lives.kills;
    return {
      ...found,
      stuck: few ? [...stuck, `Only ${found.turns} turns were taken between ${lives.kills} kills.`] : stuck,
      errors: lives.errors,
      kills: lives.kills,
      ...(kept.restart && { restarts }),
      presses: memories.length,
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await discord.close();
    await kept.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Tables {
  readonly game: Game;
  readonly players: number | undefined;
  /** The host's typed choices. */
  readonly host: Readonly<Record<string, unknown>>;
  readonly memories: Memory[];
  readonly seed: string;
}

function seatsOf(discord: LocalDiscord, { game, players: typed, host, memories, seed }: Tables): StubbornSeats[] {
  const { min, max } = game.seats;
  const wanted = optionsOf(game, host, typed ?? max);
  const chosen = chosenOf(faceIn(openSketchbook().faces, game), wanted);
  const fits = (players: number) => game.unfit?.(wanted, players) === undefined;
  return TABLES.map((count, index) => {
    const players = typed ?? Math.min(max, Math.max(min, count));
    return {
      discord,
      game,
      chosen,
      memories,
      channelId: discord.addChannel(`torture-${index + 1}`),
      players: Array.from(
        { length: fits(players) ? players : max },
        (_, seat) => discord.users[(index + seat) % discord.users.length]?.id ?? '',
      ),
      random: randomFrom(`${seed} ${index}`),
    };
  });
}

/**
 * Continues every game without kills until somebody has taken a turn, and opens the panel of everyone who is called;
 * returns what does not answer.
 */
async function recover(tables: readonly StubbornSeats[], life: Life, database: string): Promise<string[]> {
  const standing = await Promise.all(
    tables.map(async (seats): Promise<string[]> => {
      const until = performance.now() + RECOVERY;
      for (let isPlayed = false; !isPlayed; ) {
        if (performance.now() > until) return [`The game in channel ${seats.channelId} does not continue.`];
        const isTurn = findControl(newest(seats), 'open') !== undefined;
        isPlayed = (await goOn(seats, life)) && isTurn;
      }
      return [];
    }),
  );
  // Posts may be behind the games: the prompts are current once no post is left.
  await allSent(database);
  const silent = await Promise.all(tables.map(silentPanels));
  return [...standing, ...silent].flat();
}

/** Waits until the bot has sent every due post; the inspection finds what it cannot send in time. */
async function allSent(database: string): Promise<void> {
  const until = performance.now() + RECOVERY;
  while ((await countUnsent(database)) > 0 && performance.now() < until) await pause(100);
}

async function silentPanels(seats: StubbornSeats): Promise<string[]> {
  const prompt = newest(seats);
  const open = findControl(prompt, 'open');
  // A player who continues finds the lobby of the next game, or the end of the last one.
  if (!prompt) return [`Nothing in channel ${seats.channelId} lets the game continue.`];
  if (!open) return [];
  const called = calledBy(seats.players, prompt);
  if (called.length === 0) return [`The prompt in channel ${seats.channelId} calls nobody.`];
  const silent = await Promise.all(called.map((player) => silentPanel(seats, { player, prompt, open })));
  return silent.flat();
}

async function silentPanel(
  { discord, channelId }: StubbornSeats,
  { player, prompt, open }: { readonly player: string; readonly prompt: SeenMessage; readonly open: Control },
): Promise<string[]> {
  const reaction = await discord.as(player).press(prompt.id, open.id);
  // The prompt may change at the same moment: only the message from this press is the panel.
  const isPanel = (message: SeenMessage) => controlsOf(message).some(({ id }) => 'step' in (readCustomId(id) ?? {}));
  try {
    await discord.until(() => reaction.messages().some(isPanel), RECOVERY);
    return [];
  } catch {
    const texts = reaction.messages().map(textOf).join(' / ');
    return [`The panel of ${player} in channel ${channelId} does not open. The answer is: ${texts}`];
  }
}

await runTool({ usage, options }, async (chosen) => {
  const { lost, doubled, stuck, errors, kills, games, turns, presses, seconds, restarts } = await torture(chosen);
  const wrong = { lost: lost.length, doubled: doubled.length, stuck: stuck.length, errors: errors.length };
  for (const line of [...lost, ...doubled, ...stuck, ...errors]) console.error(line);
  print({ kills, ...(restarts !== undefined && { restarts }), games, turns, presses, ...wrong, seconds }, chosen.json);
  if (Object.values(wrong).some((count) => count > 0)) process.exitCode = 1;
});
