import { join } from 'node:path';
import { backUp } from '../../db/backup.ts';
import { folder } from '../db/places.ts';
import { filesHolding, removesThroughTheBot } from './removal.ts';

removesThroughTheBot(async () => {
  const place = folder();
  const database = join(place, 'games.sqlite');
  return {
    database,
    holding: async (texts) => filesHolding(place, texts),
    async copied(texts) {
      const backups = folder();
      await backUp(database, join(backups, 'next.sqlite'));
      return filesHolding(backups, texts);
    },
  };
});
