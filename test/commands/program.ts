import { pino } from 'pino';
import { caveVsCaveFace } from '../../commands/games/cave-vs-cave/face.ts';
import { cavePictures } from '../../commands/games/cave-vs-cave/pictures.ts';
import { cavernaFace } from '../../commands/games/caverna/face.ts';
import { openDatabase } from '../../db/sqlite/open.ts';
import { startBot } from '../../src/bot.ts';
import { createThinkers } from '../../src/thinking/thinkers.ts';
import { pixelPainter, pixels } from './fixture.ts';

// A bot in its own process that a test can kill. Arguments: the address of Discord, the token, the database.
const [api = '', token = '', database = ''] = process.argv.slice(2);
await startBot({
  token,
  stores: openDatabase(database),
  faces: { caverna: cavernaFace(pixels), 'cave-vs-cave': caveVsCaveFace(cavePictures(pixelPainter)) },
  thinkers: createThinkers(),
  log: pino({ level: 'error' }),
  rest: { api, globalRequestsPerSecond: 10_000, offset: 0 },
});
process.send?.('ready');
