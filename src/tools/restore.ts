import { z } from 'zod';
import { restore } from '../../db/restore.ts';
import { enterEnvironment, readEnvironment } from '../environment.ts';
import { asKeeperOf, Mistake, runTool } from './command-line.ts';

const USAGE = `Usage: npm run -s restore -- FILE
Puts the backup FILE in the place of the database of DATABASE. The bot must be stopped; the present file is kept beside it.`;

await runTool({ usage: USAGE, options: z.object({}), words: [1, 1] }, async (_, [file = '']) => {
  enterEnvironment();
  const { database } = readEnvironment({ DATABASE: process.env['DATABASE'] });
  if (database === ':memory:') throw new Mistake('DATABASE is :memory:, which has no file. Set it to a path.');
  asKeeperOf(database);
  const { former, older } = await restore(file, database, Date.now());
  console.log(`${database} is now as it was in ${file}.`);
  if (former !== undefined) console.log(`What was there before is kept as ${former}.`);
  if (older) console.log('It was written by an older version; the next start brings it up to date.');
});
