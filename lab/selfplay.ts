import { isDeepStrictEqual } from 'node:util';
import { type LocalDiscord, startLocalDiscord } from 'local-discord';
import { pino } from 'pino';
import { z } from 'zod';
import { type Bot, faceOf } from '../commands/bot.ts';
import type { Face } from '../commands/face/face.ts';
import { facesWith } from '../commands/games/index.ts';
import { openDatabase } from '../db/sqlite/open.ts';
import { createPainter } from '../render/painter.ts';
import { startBot } from '../src/bot.ts';
import type { Game } from '../src/engine/game.ts';
import { replay } from '../src/engine/log.ts';
import { randomFrom } from '../src/engine/random.ts';
import { findGame } from '../src/games/index.ts';
import { catalogue, isLanguage, LANGUAGES } from '../src/messages/index.ts';
import { NO_LIMITS } from '../src/table/play/opening.ts';
import type { Stores } from '../src/table/stores.ts';
import {
  game,
  hostOptions,
  json,
  mustSeat,
  optionsOf,
  printRun,
  runTool,
  seed,
  wholeNumber,
} from '../src/tools/command-line.ts';
import { percentile, rounded } from './figures.ts';
import { chosenOf } from './hands.ts';
import { openGame, type PlayedTurn, type Pressed, playToTheEnd } from './random-seats.ts';

const usage = `npm run -s selfplay -- [--game ID] [--players 3] [--seed 5] [--language de] [--json]
and the options that the host of the game may choose, such as --tiles introductory or --folks all`;

/** The language of the people, and of their server's tables. */
const language = z
  .string()
  .default('en')
  .refine((code) => isLanguage(code), `must be one of: ${LANGUAGES.join(', ')}`);

const options = z.object({ ...hostOptions, game, players: wholeNumber(1).default(3), seed, language, json });

/** How people open a game with such options: the host's choices, and each seat's side. */
function openingOf(
  face: Face,
  game: Game,
  { wanted, players }: { readonly wanted: unknown; readonly players: number },
) {
  const { sides } = game;
  return {
    game,
    chosen: chosenOf(face, wanted),
    sides: Array.from({ length: players }, (_, seat) =>
      sides && sides.open(wanted, seat).length > 0 ? [sides.chosen(wanted, seat)] : [],
    ).flat(),
  };
}

/**
 * A whole game played by people who press at random, through the real client on a local Discord, with every picture
 * painted.
 */
async function selfplay({ game, players, seed, language, ...host }: z.infer<typeof options>) {
  mustSeat(game, players);
  const wanted = optionsOf(game, host, players);
  const began = performance.now();
  const errors: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void errors.push(line) });
  const discord = await startLocalDiscord({ rateLimits: false });
  if (language !== 'en') {
    discord.setServerLocale(language);
    for (const { id } of discord.users) discord.as(id).speak(language);
  }
  const stores = openDatabase(':memory:');
  const painter = createPainter();
  const faces: Bot['faces'] = facesWith(painter);
  const bot = await startBot({
    lobbyLimits: NO_LIMITS,
    token: discord.token,
    stores,
    faces,
    log,
    // Even on a slow machine, each post gets its pictures, so that the same game has the same counts.
    patience: Number.POSITIVE_INFINITY,
    rest: { api: discord.apiUrl, globalRequestsPerSecond: 10_000, offset: 0 },
  });
  try {
    const channelId = discord.channels[0]?.id ?? '';
    const seats = {
      discord,
      channelId,
      players: discord.users.slice(0, players).map(({ id }) => id),
      random: randomFrom(seed),
    };
    await openGame(
      seats,
      openingOf(faceOf({ faces, words: catalogue('en') }, { game: game.id }), game, { wanted, players }),
    );
    const pressed = await playToTheEnd(seats);
    await bot.drain();
    const { options, sides, finalScores } = await played(stores, channelId);
    if (!isDeepStrictEqual(options, wanted)) errors.push(`Played with other options: ${JSON.stringify(options)}`);
    for (const { method, path, code, message } of discord.requests.rejected)
      errors.push(`${method} ${path}: ${code} ${message}`);
    return {
      ...report(discord, pressed),
      errors,
      ...(sides.length > 0 && { sides }),
      finalScores,
      seconds: rounded((performance.now() - began) / 1000, 2),
    };
  } finally {
    await bot.close();
    await painter.close();
    await stores.close();
    await discord.close();
  }
}

/** Kinds of turns by the first words of their moves, joined with dashes. */
const TURN_KINDS: Readonly<Record<string, RegExp>> = {
  any: /^/,
  goods: /^(?:place|use)$/,
  twin: /^place-lay$/,
  furnishing: /^(?:place-furnish(?:-at)?|use-furnish)$/,
  activating: /^use-(?:activate|way)$/,
  excavating: /^use-excavate$/,
  expeditionOfThree: /^place(?:-loot){3}$/,
};

/** The median presses of each kind of turn, and the number of such turns, not counting those with detours. */
function pressesOf(turns: readonly PlayedTurn[]) {
  return Object.fromEntries(
    Object.entries(TURN_KINDS).map(([kind, pattern]) => {
      const direct = turns.filter(({ chosen, isDirect }) => isDirect && pattern.test(chosen.join('-')));
      const counts = direct.map(({ presses }) => presses).sort((a, b) => a - b);
      return [kind, { median: counts[Math.floor(counts.length / 2)], turns: counts.length }];
    }),
  );
}

function report({ requests }: LocalDiscord, { turns, presses, each, waits }: Pressed) {
  const { restCalls, images, imageBytes, ackMs } = requests;
  const quantiles = (figures: readonly number[]) => ({
    p50: rounded(percentile(figures, 0.5)),
    p90: rounded(percentile(figures, 0.9)),
  });
  return {
    turns,
    presses,
    pressesPerTurn: rounded(presses / turns, 2),
    pressesOf: pressesOf(each),
    restCalls,
    images,
    imageBytes,
    panelFirstMs: quantiles(waits.map(({ first }) => first)),
    panelWholeMs: quantiles(waits.map(({ whole }) => whole)),
    ackP99Ms: rounded(percentile(ackMs, 0.99), 2),
  };
}

/** The result of a finished game, read only from its log: its scores, and each seat's side if there are sides. */
async function played({ games }: Stores, channelId: string) {
  const game = await games.inChannel(channelId);
  const rules = game && findGame(game.game);
  if (!game || !rules || game.seed === undefined) throw new Error('The game has no log.');
  const setup = { options: game.options, seats: game.seats.length, seed: game.seed };
  const state = replay(rules, setup, await games.log(game.id));
  return {
    options: game.options,
    sides: game.seats.flatMap((_, seat) => rules.side?.(state, seat) ?? []),
    finalScores: rules.score(state).map(({ total }) => total),
  };
}

await runTool({ usage, options }, async (chosen) => printRun(await selfplay(chosen), chosen.json));
