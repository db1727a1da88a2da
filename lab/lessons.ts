import { startLocalDiscord, textOf } from 'local-discord';
import { pino } from 'pino';
import { z } from 'zod';
import { facesWith } from '../commands/games/index.ts';
import { openDatabase } from '../db/sqlite/open.ts';
import { createPainter } from '../render/painter.ts';
import { startBot } from '../src/bot.ts';
import { GAMES, teachingOf } from '../src/games/index.ts';
import { json, runTool } from '../src/tools/command-line.ts';
import { playByHints } from './learner.ts';

const usage = 'npm run -s lessons -- [--json] [--show]';

const options = z.object({ json, show: z.boolean().default(false) });

/**
 * Plays every lesson to the end by following its hints, through the real client on a local Discord, with every picture
 * painted.
 */
async function lessons({ show }: z.infer<typeof options>) {
  const errors: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void errors.push(line) });
  const discord = await startLocalDiscord({ rateLimits: false });
  const stores = openDatabase(':memory:');
  const painter = createPainter();
  const rest = { api: discord.apiUrl, globalRequestsPerSecond: 10_000, offset: 0 };
  const bot = await startBot({ token: discord.token, stores, faces: facesWith(painter), log, rest });
  const presses: Record<string, Record<string, number>> = {};
  const failed: string[] = [];
  const [user] = discord.users;
  const learner = {
    person: discord.as(user?.id ?? ''),
    userId: user?.id ?? '',
    channelId: discord.channels[0]?.id ?? '',
    stores,
  };
  try {
    for (const { id: game } of GAMES) {
      for (const { id } of teachingOf(game)?.lessons ?? []) {
        try {
          const played = await playByHints(learner, game, id);
          presses[game] = { ...presses[game], [id]: played.presses };
          if (show) for (const message of played.seen) console.log(`\n=== ${game}/${id}\n${textOf(message)}`);
        } catch (error) {
          failed.push(`${game}/${id}: ${error instanceof Error ? error.stack : String(error)}`);
        }
      }
    }
  } finally {
    await bot.close();
    await painter.close();
    await stores.close();
    await discord.close();
  }
  const counts = Object.values(presses).map((of) => Object.values(of));
  return {
    lessons: counts.flat().length + failed.length,
    failed: [...failed, ...errors],
    presses: Object.fromEntries(
      Object.entries(presses).map(([game, of]) => [
        game,
        { ...of, all: Object.values(of).reduce((sum, one) => sum + one, 0) },
      ]),
    ),
  };
}

await runTool({ usage, options, words: [0, 0] }, async (wanted) => {
  const found = await lessons(wanted);
  if (wanted.json) console.log(JSON.stringify(found));
  else console.log(found);
  if (found.failed.length > 0) process.exitCode = 1;
});
