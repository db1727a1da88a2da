import Sqlite from 'better-sqlite3';
import { holdDatabase } from '../../db/sqlite/lock.ts';
import { openDatabase } from '../../db/sqlite/open.ts';

/*
 * Locks and opens a database in its own process, as the bot does, and prints the error, or `opened`. With a number, it
 * is killed after that many statements.
 */
const [path = '', killed] = process.argv.slice(2);
let left = killed === undefined ? Number.POSITIVE_INFINITY : Number(killed);
const { prepare } = Sqlite.prototype;
Sqlite.prototype.prepare = function (this: Sqlite.Database, source: string) {
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
  return prepare.call(this, source);
} as typeof prepare;
try {
  const hold = holdDatabase(path);
  await openDatabase(path, { lockWait: 10 }).close();
  hold.release();
  console.log('opened');
} catch (error) {
  console.log(String(error));
}
