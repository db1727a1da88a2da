import { z } from 'zod';
import { databaseName } from '../../db/address.ts';
import { folderBeside } from '../../db/backup.ts';
import { restorePostgres } from '../../db/postgres/backup.ts';
import { restore } from '../../db/sqlite/restore.ts';
import { enterEnvironment, readEnvironment } from '../environment.ts';
import { asKeeperOf, Mistake, runTool } from './command-line.ts';

const USAGE = `Usage: npm run -s restore -- FILE
Replaces the database that DATABASE_URL or DATABASE names with the backup FILE. Stop every bot first.
The current contents are kept in a file beside the database, or among the backups.`;

await runTool({ usage: USAGE, options: z.object({}), words: [1, 1] }, async (_, [file = '']) => {
  enterEnvironment();
  const { DATABASE, DATABASE_URL, BACKUPS } = process.env;
  const { database, databaseUrl, ...kept } = readEnvironment({ DATABASE, DATABASE_URL, BACKUPS });
  if (databaseUrl !== undefined) {
    const folder = kept.backups ?? folderBeside(database);
    asKeeperOf(file);
    return tell(databaseName(databaseUrl), file, await restorePostgres(file, databaseUrl, { folder, at: Date.now() }));
  }
  if (database === ':memory:') throw new Mistake('DATABASE is :memory:, which has no file. Set it to a path.');
  asKeeperOf(database);
  tell(database, file, await restore(file, database, Date.now()));
});

function tell(
  name: string,
  file: string,
  { former, older }: { readonly former: string | undefined; readonly older: boolean },
): void {
  console.log(`${name} has been restored from ${file}.`);
  if (former !== undefined) console.log(`The previous contents are kept as ${former}.`);
  if (older) console.log('It was written by an older version; the next start brings it up to date.');
}
