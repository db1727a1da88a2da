import { parseArgs } from 'node:util';
import { DatabaseError } from '../../db/errors.ts';
import { restore } from '../../db/restore.ts';
import { EnvironmentError, enterEnvironment, readEnvironment } from '../environment.ts';
import { asKeeperOf, Mistake, runTool } from './command-line.ts';

const USAGE = `Usage: npm run -s restore -- FILE
Puts the backup FILE in the place of the database of DATABASE. The bot must be stopped; the present file is kept beside it.`;

await runTool(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Mistake(USAGE);
  try {
    enterEnvironment();
    const { database } = readEnvironment({ DATABASE: process.env['DATABASE'] });
    if (database === ':memory:') throw new Mistake('DATABASE is :memory:, which has no file. Set it to a path.');
    asKeeperOf(database);
    const { former, older } = await restore(file, database, Date.now());
    console.log(`${database} is now as it was in ${file}.`);
    if (former !== undefined) console.log(`What was there before is kept as ${former}.`);
    if (older) console.log('It was written by an older version; the next start brings it up to date.');
  } catch (error) {
    if (error instanceof DatabaseError || error instanceof EnvironmentError) throw new Mistake(error.message);
    throw error;
  }
});
