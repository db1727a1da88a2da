import { pino } from 'pino';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import { openDatabase } from '../../db/open.ts';
import { startBot } from '../../src/bot.ts';
import { pixels } from './fixture.ts';

// A bot in a process of its own that a test can kill. Arguments: where Discord is, the token, the database.
const [api = '', token = '', database = ''] = process.argv.slice(2);
await startBot({
  token,
  stores: openDatabase(database),
  faces: { caverna: cavernaFace(pixels) },
  log: pino({ level: 'error' }),
  rest: { api, globalRequestsPerSecond: 10_000, offset: 0 },
});
process.send?.('ready');
