import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { moveDatabase } from '../../db/move/move.ts';

/*
 * Moves a database in its own process, which is killed before the statement with a given number among those that start
 * with a given text.
 */
const [from = '', to = '', text = '', number] = process.argv.slice(2);
let left = Number(number);
const watch = (statement: unknown) => {
  const said = typeof statement === 'string' ? statement : '';
  if (said.startsWith(text) && --left === 0) process.kill(process.pid, 'SIGKILL');
};
const { prepare, exec } = Sqlite.prototype;
Sqlite.prototype.prepare = function (this: Sqlite.Database, source: string) {
  watch(source);
  return prepare.call(this, source);
} as typeof prepare;
Sqlite.prototype.exec = function (this: Sqlite.Database, source: string) {
  watch(source);
  return exec.call(this, source);
};
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: Parameters<typeof query>) {
  watch(given[0]);
  return query.apply(this, given);
} as typeof query;
await moveDatabase(from, to);
