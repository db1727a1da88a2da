import { z } from 'zod';
import { isAddress } from '../../db/address.ts';
import { moveDatabase } from '../../db/move/move.ts';
import { enterEnvironment, readEnvironment } from '../environment.ts';
import { asKeeperOf, Mistake, runTool } from './command-line.ts';

const USAGE = `Usage: npm run -s move-database -- FROM TO
Copies everything from one database into another, empty one, and compares the two. Stop every bot that uses either.
  FROM, TO  each the path of an SQLite file, or the address of a PostgreSQL database (postgres://USER:PASSWORD@HOST/NAME),
            or the word DATABASE_URL for the address in that variable, so that nobody can see its password
FROM is not changed. If a move is interrupted, run the same command again.`;

/** The path or address that was typed. */
function placeOf(word: string): string {
  if (word === 'DATABASE_URL') {
    const { databaseUrl } = readEnvironment({ DATABASE_URL: process.env['DATABASE_URL'] });
    if (databaseUrl === undefined) throw new Mistake('DATABASE_URL is empty. Set it, or name the database itself.');
    return databaseUrl;
  }
  if (isAddress(word)) return word;
  // C:\… is a path.
  if (word === '' || word === ':memory:' || /^[a-z][a-z0-9+.-]+:/i.test(word)) {
    throw new Mistake(
      'That is not a database. Name the path of a file, or an address such as postgres://user:password@host/database.',
    );
  }
  asKeeperOf(word);
  return word;
}

await runTool({ usage: USAGE, options: z.object({}), words: [2, 2] }, async (_, [from = '', to = '']) => {
  enterEnvironment();
  const moved = await moveDatabase(placeOf(from), placeOf(to));
  const rows = moved.tables.reduce((sum, table) => sum + table.rows, 0);
  const games = moved.tables.find(({ table }) => table === 'games')?.rows ?? 0;
  console.log(
    `Moved ${games} games (${rows} rows in ${moved.tables.length} tables) from ${moved.from} into ${moved.to}.`,
  );
  console.log(`All rows were counted and compared. ${moved.from} is unchanged.`);
});
