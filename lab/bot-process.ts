import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { facesWith } from '../commands/games/index.ts';
import { NO_METER } from '../commands/meter.ts';
import { createPressLimits } from '../commands/press-limits.ts';
import type { Watch } from '../db/connection.ts';
import { openAt } from '../db/database.ts';
import { DatabaseError } from '../db/errors.ts';
import type { Painter } from '../render/paint/painter.ts';
import { createPainter } from '../render/painter.ts';
import { LoginError, startBot } from '../src/bot.ts';
import { readShards } from '../src/shards.ts';
import { NO_LIMITS } from '../src/table/play/opening.ts';
import { requestKind } from '../src/table/request-context.ts';
import { createThinkers } from '../src/thinking/thinkers.ts';
import type { BotReport, Figures, Instruction } from './bot-child.ts';

// The bot in a separate process, controlled by `bot-child.ts`. Arguments: the address of Discord, token, database,
// whether people have the usual limits or may open as many lobbies as the test needs, and which shards it serves.
const [api = '', token = '', database = '', limits = '', shards = ''] = process.argv.slice(2);

const figures: Figures = {
  pictureQueueMax: 0,
  latePicturesMs: [],
  rssMb: 0,
  heapMb: 0,
  queries: 0,
  databaseMs: 0,
  byKind: {},
  byRequest: { press: 0, post: 0, chore: 0 },
};
const painter = counting(createPainter());

/** A painter that counts simultaneous requests for pictures. */
function counting(painter: Painter): Painter {
  let count = 0;
  return {
    ...painter,
    async paint(...request) {
      count += 1;
      figures.pictureQueueMax = Math.max(figures.pictureQueueMax, count);
      try {
        return await painter.paint(...request);
      } finally {
        count -= 1;
      }
    },
  };
}

const tell = (told: BotReport): void => void process.send?.(told);
const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

/** The kind of a statement, and its table. */
const kindOf = (statement: string): string => {
  const verb = /^\w+/.exec(statement)?.[0] ?? '';
  const table = /(?:from|into|^update) "(\w+)"/.exec(statement)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
};

const watch: Watch = {
  asked: (statement) => {
    figures.queries += 1;
    const kind = kindOf(statement);
    figures.byKind[kind] = (figures.byKind[kind] ?? 0) + 1;
    figures.byRequest[requestKind()] += 1;
  },
  took: (ms) => {
    figures.databaseMs += ms;
  },
};

async function begin(): Promise<() => Promise<void>> {
  const share = readShards(shards);
  const stores = await openAt(database, { watch });
  const bot = await startBot({
    ...(limits === 'limited' ? { pressLimits: createPressLimits() } : { lobbyLimits: NO_LIMITS }),
    token,
    ...(share !== 'auto' && { share }),
    stores,
    thinkers: createThinkers(),
    faces: facesWith(painter),
    meter: { ...NO_METER, completed: (ms) => void figures.latePicturesMs.push(ms) },
    log: pino({ level: 'error' }),
    rest: { api, globalRequestsPerSecond: 10_000, offset: 0 },
  });
  return async () => {
    await bot.close();
    await stores.close();
  };
}

/** Silently ends a bot that cannot reach Discord or its database: this is expected when tests make them fail. */
function giveUp(error: unknown): never {
  if (error instanceof LoginError || error instanceof DatabaseError) process.exit(1);
  throw error;
}

let close = async (): Promise<void> => {};
process.on('message', async (instruction: Instruction) => {
  switch (instruction) {
    case 'begin':
      close = await begin().catch(giveUp);
      tell({ kind: 'begun' });
      return;
    case 'count': {
      const { rss, heapUsed } = process.memoryUsage();
      tell({ kind: 'figures', figures: { ...figures, rssMb: megabytes(rss), heapMb: megabytes(heapUsed) } });
      figures.latePicturesMs = [];
      return;
    }
    case 'end':
      await close();
      await painter.close();
      process.disconnect();
  }
});
process.on('disconnect', () => process.exit());
// A waiting process has time to load fonts and icons.
void painter.warmUp();
// However this process ends, the next one finds the compile cache.
flushCompileCache();
tell({ kind: 'loaded' });
