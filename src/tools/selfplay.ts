import { pino } from 'pino';
import { z } from 'zod';
import { facesWith } from '../../commands/games/index.ts';
import { openDatabase } from '../../db/open.ts';
import { createPainter } from '../../render/painter.ts';
import { startBot } from '../bot.ts';
import { replay } from '../engine/log.ts';
import { randomFrom } from '../engine/random.ts';
import { findGame } from '../games/index.ts';
import { type LocalDiscord, startLocalDiscord } from '../local-discord/start.ts';
import { NO_LIMITS } from '../table/play/opening.ts';
import type { Stores } from '../table/stores.ts';
import { game, json, mustSeat, printRun, runTool, seed, wholeNumber } from './command-line.ts';
import { percentile, rounded } from './figures.ts';
import { openGame, type PlayedTurn, type Pressed, playToTheEnd } from './random-seats.ts';

const usage = 'npm run -s selfplay -- [--game ID] [--players 3] [--seed 5] [--json]';

const options = z.object({ game, players: wholeNumber(1).default(3), seed, json });

/** A whole game by people who press at random, through the real client on a local Discord, with every picture painted. */
async function selfplay({ game, players, seed }: z.infer<typeof options>) {
  mustSeat(game, players);
  const began = performance.now();
  const errors: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void errors.push(line) });
  const discord = await startLocalDiscord({ rateLimits: false });
  const stores = openDatabase(':memory:');
  const painter = createPainter();
  const bot = await startBot({
    lobbyLimits: NO_LIMITS,
    token: discord.token,
    stores,
    faces: facesWith(painter),
    log,
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
    await openGame(seats, game);
    const pressed = await playToTheEnd(seats);
    await bot.drain();
    const finalScores = await scores(stores, channelId);
    for (const { method, path, code, message } of discord.requests.rejected)
      errors.push(`${method} ${path}: ${code} ${message}`);
    return {
      ...report(discord, pressed),
      errors,
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

/** Kinds of turns by the first words of the moves that are chosen in them, with dashes between. */
const KINDS: Readonly<Record<string, RegExp>> = {
  goods: /^place$/,
  twin: /^place-lay$/,
  furnishing: /^place-furnish(?:-at)?$/,
  expeditionOfThree: /^place(?:-loot){3}$/,
};

/** The presses of turns of each kind at the median, and how many such turns there were, without those with detours. */
function pressesOf(turns: readonly PlayedTurn[]) {
  return Object.fromEntries(
    Object.entries(KINDS).map(([kind, pattern]) => {
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

/** The scores of a finished game, by its log alone. */
async function scores({ games }: Stores, channelId: string): Promise<number[]> {
  const game = await games.inChannel(channelId);
  const rules = game && findGame(game.game);
  if (!game || !rules || game.seed === undefined) throw new Error('The game has left no log.');
  const setup = { options: game.options, seats: game.seats.length, seed: game.seed };
  return rules.score(replay(rules, setup, await games.log(game.id))).map(({ total }) => total);
}

await runTool({ usage, options }, async (chosen) => printRun(await selfplay(chosen), chosen.json));
