import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openDatabase } from '../../db/sqlite/open.ts';
import { folder } from '../db/places.ts';
import { keepsPromises } from './kept-data.ts';

keepsPromises(async () => {
  const path = join(folder(), 'games.sqlite');
  const stores = openDatabase(path);
  return {
    stores,
    async rows() {
      const sqlite = new Sqlite(path, { readonly: true });
      const tables = sqlite.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
      const rows = tables.flatMap((name) => sqlite.prepare(`select * from "${name}"`).all());
      sqlite.close();
      return JSON.stringify(rows);
    },
  };
});
