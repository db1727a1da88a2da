import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isAddress } from './address.ts';
import { asDatabaseError, DatabaseError } from './errors.ts';
import { discard, finish, makePart, UNFINISHED } from './part.ts';
import { refuseForeign, refuseLink } from './rights.ts';
import { conditionOf } from './sqlite/inspect.ts';

/** A backup in the backup folder. */
export interface Backup {
  readonly path: string;
  /** UTC ms, in whole seconds. */
  readonly madeAt: number;
  /** Whether it was made just before a newer version changed the tables. */
  readonly beforeUpgrade: boolean;
}

/** The folder of a database's backups, and which database it belongs to. */
export interface Kept {
  /** The path of an SQLite file, or the address of a PostgreSQL database. */
  readonly database: string;
  readonly folder: string;
}

/** How many backups the nightly clean-up keeps; only days and weeks with a backup count. */
const DAYS = 7;
const WEEKS = 4;
const UPGRADES = 3;

const DAY = 86_400_000;
/** The Monday before 1970, in ms. */
const MONDAY = -3 * DAY;

/** An unfinished file older than this (ms) is abandoned. */
const ABANDONED = 3_600_000;

/** The part of a backup's name that says it was made before such a change. */
type Before = '' | '-before-upgrade' | '-before-restore';

/**
 * The backup folder beside a database.
 * @throws {DatabaseError} if that is a link
 */
export function folderBeside(database: string): string {
  const folder = join(dirname(database), 'backups');
  refuseLink(folder, 'Remove it, or set BACKUPS to the folder that it points to.');
  return folder;
}

/** The path for a backup made at a given time (UTC ms). */
export function backupPath({ database, folder }: Kept, madeAt: number, before: Before = ''): string {
  const time = new Date(madeAt).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `${stemOf(database)}-${time}Z${before}${endingOf(database)}`);
}

/**
 * The finished backups of a database, newest first; empty if the folder is missing.
 * @throws {DatabaseError} if the folder cannot be read
 */
export function backupsOf(kept: Kept): Backup[] {
  return namesIn(kept.folder)
    .flatMap((name) => {
      const read = readName(kept, name);
      // Files that a restore has set aside belong to the operator.
      if (read === undefined || read.before === '-before-restore') return [];
      const { madeAt, before } = read;
      return [{ path: join(kept.folder, name), madeAt, beforeUpgrade: before === '-before-upgrade' }];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)(-before-upgrade|-before-restore|)$/;

/** Parses the name of a database's backup; undefined for any other file. */
function readName(kept: Pick<Kept, 'database'>, name: string): { madeAt: number; before: string } | undefined {
  const [start, end] = [`${stemOf(kept.database)}-`, endingOf(kept.database)];
  if (!name.startsWith(start) || !name.endsWith(end)) return undefined;
  const read = NAME.exec(name.slice(start.length, -end.length));
  if (!read) return undefined;
  const [, date, hours, minutes, seconds, before = ''] = read;
  return { madeAt: Date.parse(`${date}${hours}:${minutes}:${seconds}`), before };
}

/**
 * When the newest backup of a database was made, UTC ms; ignores one dated after `now`, which comes from a clock that
 * was ahead. Undefined if there is none.
 * @throws {DatabaseError} if the folder cannot be read
 */
export function lastBackup(kept: Kept, now: number): number | undefined {
  return backupsOf(kept).find(({ madeAt }) => madeAt <= now)?.madeAt;
}

/**
 * Copies a database to a path, even while a bot has it open. The copy is a consistent snapshot, contains nothing but
 * the tables, and is one file. It gets its name after a check; if anything fails, there is no copy.
 * @throws {DatabaseError} saying what is wrong with the database or with the destination
 */
export async function backUp(database: string, to: string): Promise<void> {
  let sqlite: Sqlite.Database | undefined;
  try {
    refuseForeign(database);
    sqlite = new Sqlite(database, { fileMustExist: true });
    refuseDamaged(sqlite, to);
    copyNow(sqlite, to);
  } catch (error) {
    throw asDatabaseError(database, error);
  } finally {
    sqlite?.close();
  }
}

/**
 * Copies an open database to a path in one go.
 * @throws {DatabaseError} saying what is wrong with the place of the copy
 */
export function copyNow(sqlite: Sqlite.Database, to: string): void {
  const part = makePart(to);
  try {
    // This applies to the copy, too.
    sqlite.pragma('secure_delete = ON');
    sqlite.prepare('vacuum into ?').run(part);
  } catch (error) {
    discard(part);
    throw asDatabaseError(to, error, 'backup');
  }
  checkAndFinish(part, to);
}

/**
 * Removes backups that are no longer needed: it keeps the latest of each of the last seven days and four weeks and,
 * from those weeks, the three latest made before an upgrade. Returns the removed paths.
 * @throws {DatabaseError} if the folder cannot be read
 */
export function clearBackups(kept: Kept, now: number = Date.now()): string[] {
  const backups = backupsOf(kept);
  // Backups dated by a clock that was ahead do not displace others.
  const staying = [
    ...stayingOf(backups.filter(({ madeAt }) => madeAt <= now)),
    ...stayingOf(backups.filter(({ madeAt }) => madeAt > now)),
  ];
  const removed = backups.filter((backup) => !staying.includes(backup)).map(({ path }) => path);
  for (const path of removed) rmSync(path, { force: true });
  clearUnfinished(kept);
  return removed;
}

/** The backups that the nightly clean-up keeps, newest first. */
function stayingOf(backups: readonly Backup[]): Backup[] {
  const regular = backups.filter(({ beforeUpgrade }) => !beforeUpgrade);
  const newest = backups[0]?.madeAt ?? 0;
  return [
    ...newestOfEach(regular, DAYS, ({ madeAt }) => Math.floor(madeAt / DAY)),
    ...newestOfEach(regular, WEEKS, ({ madeAt }) => Math.floor((madeAt - MONDAY) / (7 * DAY))),
    ...backups
      .filter(({ beforeUpgrade, madeAt }) => beforeUpgrade && newest - madeAt < WEEKS * 7 * DAY)
      .slice(0, UPGRADES),
  ];
}

function newestOfEach(newestFirst: readonly Backup[], periods: number, periodOf: (backup: Backup) => number): Backup[] {
  const found = new Map<number, Backup>();
  for (const backup of newestFirst) {
    const period = periodOf(backup);
    if (!found.has(period)) found.set(period, backup);
  }
  return [...found.values()].slice(0, periods);
}

/** Removes what is left of backups and restores that were killed. */
function clearUnfinished({ database, folder }: Kept): void {
  const isPart = (name: string) => {
    const [finished = '', rest] = name.split(UNFINISHED, 2);
    return (
      rest !== undefined && /^\d+(-journal|-wal|-shm)?$/.test(rest) && readName({ database }, finished) !== undefined
    );
  };
  const restored = basename(restoredPath(database));
  const isRestored = (name: string) =>
    name.startsWith(restored) && /^(\.part\d+)?(-journal|-wal|-shm)?$/.test(name.slice(restored.length));
  const left = [
    ...namesIn(folder)
      .filter(isPart)
      .map((name) => join(folder, name)),
    ...(isAddress(database) ? [] : namesIn(dirname(database)))
      .filter(isRestored)
      .map((name) => join(dirname(database), name)),
  ];
  for (const path of left) {
    const { mtimeMs = Date.now() } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
    // These files are dated in the future, because a clock was ahead.
    if (Math.abs(Date.now() - mtimeMs) > ABANDONED) rmSync(path, { force: true });
  }
}

/** The name for a file that is about to replace a database. */
export function restoredPath(database: string): string {
  return `${database}.restored`;
}

/** How the names of a database's backups begin and end. */
function stemOf(database: string): string {
  if (!isAddress(database)) return basename(database, extname(database));
  return decodeURIComponent(new URL(database).pathname.slice(1)).replaceAll(/[^\w.-]/g, '_');
}
const endingOf = (database: string): string => (isAddress(database) ? '.dump' : '.sqlite');

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    throw new DatabaseError(
      `The backup folder ${folder} cannot be read (${code}). Set BACKUPS to a folder that the user who runs the program may read and write.`,
      { cause: error },
    );
  }
}

/** Checks a copy and gives it its name; removes it if the check fails. */
function checkAndFinish(part: string, to: string): void {
  try {
    check(part, to);
    finish(part, to);
  } catch (error) {
    discard(part);
    throw asDatabaseError(to, error, 'backup');
  }
}

function check(part: string, to: string): void {
  const copy = new Sqlite(part, { fileMustExist: true });
  try {
    // Removes SQLite's extra files beside the copy.
    copy.pragma('journal_mode = DELETE');
    refuseDamaged(copy, to);
  } finally {
    copy.close();
  }
}

function refuseDamaged(sqlite: Sqlite.Database, to: string): void {
  const condition = conditionOf(sqlite, { thorough: true });
  if (condition.kind !== 'damaged') return;
  throw new DatabaseError(`The database is damaged: its copy ${to} would be damaged too (${condition.fault}).`);
}
