import { pino } from 'pino';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { startBot } from '../../src/bot.ts';
import { stopOnSignals } from '../../src/operations/stop.ts';
import { pixels } from '../commands/fixture.ts';

// A bot in its own process that stops on signals. Arguments: the address of Discord, the token, the database, its
// patience.
const [api = '', token = '', database = '', patience = ''] = process.argv.slice(2);
const stores = openDatabase(database);
const log = pino({ level: 'info' });
const bot = await startBot({
  token,
  stores,
  faces: { caverna: cavernaFace(pixels) },
  log,
  rest: { api, globalRequestsPerSecond: 10_000, offset: 0 },
});
const close = async () => {
  await bot.close();
  await stores.close();
};
stopOnSignals(close, log, patience === '' ? undefined : Number(patience));
process.send?.('ready');
