import { pino } from 'pino';
import { openDatabase } from '../../db/sqlite/open.ts';
import { stopOnSignals } from '../../src/operations/stop.ts';
import { botOn } from '../commands/fixture.ts';

// A bot in its own process that stops on signals. Arguments: the address of Discord, the token, the database, its
// patience.
const [api = '', token = '', database = '', patience = ''] = process.argv.slice(2);
const stores = openDatabase(database);
const log = pino({ level: 'info' });
const bot = await botOn({ token, apiUrl: api }, stores, { log });
const close = async () => {
  await bot.close();
  await stores.close();
};
stopOnSignals(close, log, patience === '' ? undefined : Number(patience));
process.send?.('ready');
