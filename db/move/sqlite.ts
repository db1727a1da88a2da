import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { asDatabaseError, DatabaseError } from '../errors.ts';
import { refuseForeign } from '../rights.ts';
import { type Condition, conditionOf, movingInto } from '../sqlite/inspect.ts';
import { holdDatabase } from '../sqlite/lock.ts';
import { openDatabase } from '../sqlite/open.ts';
import { LAYOUTS, type Layout, listed, quoted } from './layout.ts';
import { MARK, notEmpty, notOfThisVersion, unfinished } from './mark.ts';
import { PIECE, type Row, rowOf, type Source, type Target } from './rows.ts';

/**
 * Opens a file to read its current state; no bot can use it in the meantime.
 * @throws {DatabaseError} if it is missing, damaged, or from another version
 */
export async function openSqliteSource(path: string): Promise<Source> {
  refuseForeign(path);
  if (!existsSync(path)) throw new DatabaseError(`There is no database ${path}.`);
  return held(path, (closing) => {
    const sqlite = new Sqlite(path, { readonly: true });
    closing.unshift(() => sqlite.close());
    mustBeWhole(path, sqlite);
    sqlite.exec('begin');
    return readerOf(path, sqlite);
  });
}

/**
 * Opens an empty or missing file to fill it; no bot can use it in the meantime.
 * @throws {DatabaseError} if it contains anything, except an unfinished earlier move from `from`
 */
export async function openSqliteTarget(path: string, from: string): Promise<Target> {
  return held(path, async (closing) => {
    const isMarked = existsSync(path) && mayBeFilled(path, from);
    if (!isMarked) await openDatabase(path).close();
    const sqlite = new Sqlite(path);
    closing.unshift(() => sqlite.close());
    sqlite.pragma('secure_delete = ON');
    sqlite.pragma('foreign_keys = ON');
    if (!isMarked) {
      sqlite.transaction(() => {
        sqlite.exec(`create table ${MARK} (source text not null)`);
        sqlite.prepare(`insert into ${MARK} values (?)`).run(from);
      })();
    }
    sqlite.exec('begin immediate');
    return { ...readerOf(path, sqlite), ...writerOf(path, sqlite) };
  });
}

type Opened<T> = T & { close(): Promise<void> };

/** Locks a file for one opener until they close it. */
async function held<T>(path: string, open: (closing: (() => void)[]) => T | Promise<T>): Promise<Opened<T>> {
  const closing: (() => void)[] = [holdDatabase(path).release];
  const close = async () => {
    for (const one of closing.splice(0)) one();
  };
  try {
    return { ...(await open(closing)), close };
  } catch (error) {
    await close();
    throw asDatabaseError(path, error);
  }
}

function mustBeWhole(path: string, sqlite: Sqlite.Database): void {
  const condition = conditionOf(sqlite, { thorough: true });
  mustBeOurs(path, condition);
  const from = movingInto(sqlite);
  if (from !== undefined) throw unfinished(path, from);
  if (condition.kind === 'older') throw notOfThisVersion(path, condition.kind);
  const [orphan] = sqlite.pragma('foreign_key_check') as { readonly table: string }[];
  if (orphan === undefined) return;
  throw new DatabaseError(
    `The database ${path} is damaged: the table ${orphan.table} names a game that does not exist.`,
  );
}

function mustBeOurs(path: string, condition: Condition): void {
  switch (condition.kind) {
    case 'damaged':
      throw new DatabaseError(`The database ${path} is damaged (${condition.fault}). Put a backup in its place.`);
    case 'foreign':
      throw new DatabaseError(`The database ${path} belongs to another program. Name another database.`);
    case 'empty':
      throw new DatabaseError(`The database ${path} contains nothing to move. Name the one that has the games.`);
    case 'newer':
      throw notOfThisVersion(path, condition.kind);
    case 'older':
    case 'current':
  }
}

/** Refuses a file that must not be filled; returns whether it already has the mark. */
function mayBeFilled(path: string, from: string): boolean {
  const sqlite = new Sqlite(path, { readonly: true });
  try {
    const condition = conditionOf(sqlite);
    if (condition.kind === 'empty') return false;
    mustBeOurs(path, condition);
    const source = movingInto(sqlite);
    if (source !== undefined && source !== from) throw unfinished(path, source);
    const isFilled = ({ table }: Layout) => sqlite.prepare(`select 1 from ${quoted(table)} limit 1`).get();
    // An older version has different tables, even if they are empty.
    if (condition.kind === 'older' || LAYOUTS.some(isFilled)) throw notEmpty(path);
    return source !== undefined;
  } finally {
    sqlite.close();
  }
}

function readerOf(path: string, sqlite: Sqlite.Database): Omit<Source, 'close'> {
  return {
    name: path,
    async *rows(layout) {
      const query = `select ${listed(layout)} from ${quoted(layout.table)} order by ${layout.key.map(quoted).join(', ')}`;
      try {
        let piece: Row[] = [];
        for (const row of sqlite.prepare(query).raw().iterate()) {
          piece.push(rowOf(layout, row as unknown[]));
          if (piece.length < PIECE) continue;
          yield piece;
          piece = [];
        }
        if (piece.length > 0) yield piece;
      } catch (error) {
        throw asDatabaseError(path, error);
      }
    },
    async last({ table, numbered }) {
      if (numbered === undefined) return 0;
      const query = `select max(coalesce((select max(${quoted(numbered)}) from ${quoted(table)}), 0),
        coalesce((select seq from sqlite_sequence where name = ?), 0))`;
      return Number(sqlite.prepare(query).pluck().get(table));
    },
  };
}

function writerOf(path: string, sqlite: Sqlite.Database): Omit<Target, keyof Source> {
  const known = async (work: () => void) => {
    try {
      work();
    } catch (error) {
      throw asDatabaseError(path, error);
    }
  };
  return {
    add: (layout, rows) =>
      known(() => {
        const places = layout.columns.map(() => '?').join(', ');
        const insert = sqlite.prepare(`insert into ${quoted(layout.table)} (${listed(layout)}) values (${places})`);
        for (const row of rows) insert.run(row);
      }),
    countFrom: ({ table }, last) =>
      known(() => {
        const declared = sqlite.prepare('select sql from sqlite_master where name = ?').pluck().get(table);
        // Otherwise, numbering would continue from the highest number that is still there.
        if (!/autoincrement/i.test(String(declared))) return;
        sqlite.prepare('delete from sqlite_sequence where name = ?').run(table);
        sqlite.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, last);
      }),
    finish: () =>
      known(() => {
        sqlite.exec(`drop table ${MARK}`);
        sqlite.exec('commit');
        sqlite.pragma('wal_checkpoint(TRUNCATE)');
      }),
  };
}
