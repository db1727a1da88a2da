import { join } from 'node:path';
import { backUpPostgres, restorePostgres } from '../../db/postgres/backup.ts';
import { folder } from '../db/places.ts';
import { withOwnPostgres } from '../db/postgres.ts';
import { tableFiles } from '../db/table-files.ts';
import { filesHolding, removesThroughTheBot } from './removal.ts';

withOwnPostgres('what a person has removed through the bot from a PostgreSQL database', (server) =>
  removesThroughTheBot(async () => {
    const database = await server().newDatabase();
    const holding = async (texts: readonly string[], url = database) => filesHolding(await tableFiles(url), texts);
    return {
      database,
      holding: (texts) => holding(texts),
      async copied(texts) {
        const copy = join(folder(), 'next.dump');
        await backUpPostgres(database, copy);
        const restored = await server().newDatabase();
        await restorePostgres(copy, restored, { folder: folder(), at: 1 });
        return holding(texts, restored);
      },
    };
  }),
);
