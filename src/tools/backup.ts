import { existsSync, statSync } from 'node:fs';
import { z } from 'zod';
import { isAddress } from '../../db/address.ts';
import { backUp, backupPath, clearBackups, folderBeside } from '../../db/backup.ts';
import { backUpPostgres } from '../../db/postgres/backup.ts';
import { enterEnvironment, readEnvironment } from '../environment.ts';
import { asKeeperOf, Mistake, runTool } from './command-line.ts';

const USAGE = `Usage: npm run -s backup -- [FILE] [--clear]
Copies the database that DATABASE_URL or DATABASE names, and checks the copy. Bots may be running.
  FILE     where to write the copy; if left out, a file with the date in its name, in the folder BACKUPS
  --clear  also removes backups in that folder that are no longer needed, as the bot does every night`;

const options = z.object({ clear: z.boolean().default(false) });

await runTool({ usage: USAGE, options, words: [0, 1] }, async ({ clear }, [file]) => {
  enterEnvironment();
  const { DATABASE, DATABASE_URL, BACKUPS } = process.env;
  const { database: beside, databaseUrl, ...kept } = readEnvironment({ DATABASE, DATABASE_URL, BACKUPS });
  const database = databaseUrl ?? beside;
  const folder = kept.backups ?? folderBeside(beside);
  const path = file ?? backupPath({ database, folder }, Date.now());
  if (isAddress(database)) asKeeperOf(path);
  else mustBeThere(database);
  if (file !== undefined && existsSync(file)) throw new Mistake(`${file} already exists. Name another file.`);
  await (isAddress(database) ? backUpPostgres : backUp)(database, path);
  console.log(`Wrote ${path} (${Math.ceil(statSync(path).size / 1024)} KiB, checked).`);
  if (!clear) return;
  for (const removed of clearBackups({ database, folder })) console.log(`Removed ${removed}.`);
});

function mustBeThere(database: string): void {
  if (database === ':memory:') throw new Mistake('DATABASE is :memory:, so there is nothing to back up.');
  asKeeperOf(database);
  if (!existsSync(database)) throw new Mistake(`There is no database ${database}. Set DATABASE to its path.`);
}
