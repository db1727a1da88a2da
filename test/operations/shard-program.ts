import { pino } from 'pino';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { startBot } from '../../src/bot.ts';
import { readEnvironment } from '../../src/environment.ts';
import { stopOnSignals } from '../../src/operations/stop.ts';
import { pixels } from '../commands/fixture.ts';

// One of several processes of a bot, started like those of `startProcesses`; a variable holds the address of Discord.
const {
  discordToken = '',
  shards,
  metricsPort,
} = readEnvironment({ ...process.env, DATABASE_URL: 'postgres://db/games' });
const api = process.env['LOCAL_DISCORD'] ?? '';
const stores = openDatabase(':memory:');
const log = pino({ level: 'info' });
if (shards === 'auto') throw new Error('One of several processes serves some shards.');
const closing: (() => Promise<void>)[] = [stores.close];
stopOnSignals(async () => {
  for (const close of closing) await close();
  log.info('ended');
}, log);
log.info({ shards, metricsPort, memory: process.execArgv }, 'begun');
const bot = await startBot({
  token: discordToken,
  share: shards,
  stores,
  faces: { caverna: cavernaFace(pixels) },
  log,
  rest: { api, globalRequestsPerSecond: 10_000, offset: 0 },
});
closing.unshift(bot.close);
