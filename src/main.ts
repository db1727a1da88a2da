import { config } from 'dotenv';
import { pino } from 'pino';
import { cavernaFace } from '../commands/caverna/face.ts';
import { cavernaPictures } from '../commands/caverna/pictures.ts';
import { DatabaseError } from '../db/errors.ts';
import { openDatabase } from '../db/open.ts';

import { createPainter } from '../render/painter.ts';
import { startBot } from './bot.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { PortTaken, startLocalDiscord } from './local-discord/start.ts';

async function main(): Promise<void> {
  config({ quiet: true });
  const { discordToken, port, database, logLevel } = readEnvironment(process.env);
  const log = pino({ level: logLevel });
  const stores = openDatabase(database);
  const local = discordToken === undefined ? await startLocalDiscord({ port }) : undefined;
  const painter = createPainter();
  const bot = await startBot({
    token: discordToken ?? local?.token ?? '',
    stores,
    faces: { caverna: cavernaFace(cavernaPictures(painter)) },
    log,
    ...(local && { rest: { api: local.apiUrl } }),
  });
  console.log(local ? `Open ${local.url} to play.` : 'Connected to Discord. /caverna new opens a game.');
  const stop = async () => {
    await bot.close();
    await painter.close();
    await stores.close();
    await local?.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().catch((error: unknown) => fail(error));
    });
  }
}

/** Says what is wrong in one sentence where the user can mend it, and everything that is known where not. */
function fail(error: unknown): void {
  const mendable = [EnvironmentError, DatabaseError, PortTaken].some((kind) => error instanceof kind);
  console.error(mendable && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

main().catch(fail);
