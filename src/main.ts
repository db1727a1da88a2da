import { config } from 'dotenv';
import { pino } from 'pino';
import { cavernaFace } from '../commands/caverna/face.ts';
import { cavernaPictures } from '../commands/caverna/pictures.ts';
import { DatabaseError } from '../db/errors.ts';
import { openDatabase } from '../db/open.ts';
import { createPainter } from '../render/painter.ts';
import { LoginError, startBot } from './bot.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { PortTaken, startLocalDiscord } from './local-discord/start.ts';

/** How to close what has been opened, the first one last. */
const closing: (() => Promise<unknown>)[] = [];

async function start(): Promise<void> {
  config({ quiet: true });
  const { discordToken, port, database, logLevel } = readEnvironment(process.env);
  const stores = openDatabase(database);
  closing.unshift(stores.close);
  const local = discordToken === undefined ? await startLocalDiscord({ port }) : undefined;
  if (local) closing.unshift(local.close);
  const painter = createPainter();
  closing.unshift(painter.close);
  const bot = await startBot({
    token: discordToken ?? local?.token ?? '',
    stores,
    faces: { caverna: cavernaFace(cavernaPictures(painter)) },
    // What was sent to Discord is long, and its address may hold the token of an interaction.
    log: pino({ level: logLevel, redact: { paths: ['err.requestBody', 'err.url'], remove: true } }),
    ...(local && { rest: { api: local.apiUrl }, clock: local.clock }),
  });
  closing.unshift(bot.close);
  console.log(local ? `Open ${local.url} to play.` : 'Connected to Discord: type /caverna new in a channel to play.');
}

async function stop(): Promise<void> {
  for (const close of closing.splice(0)) await close();
}

/** Says what is wrong in a sentence where the user can mend it, and everything that is known where not. */
async function fail(error: unknown): Promise<void> {
  const mendable = [EnvironmentError, DatabaseError, PortTaken, LoginError].some((kind) => error instanceof kind);
  console.error(mendable && error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await stop();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().catch(fail));
await start().catch(fail);
