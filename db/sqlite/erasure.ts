import type Sqlite from 'better-sqlite3';

/**
 * SQLite's `user_version`: 1 if the file contains nothing but its tables; 0 if it may still contain removed data, like
 * every file from earlier versions of this program.
 */
const SWEPT = 1;

/** A file up to this size (bytes) can be rewritten without anybody noticing; a larger one waits for the next start. */
const SMALL = 8 * 1024 * 1024;

/** How long (ms) to postpone a checkpoint if a running backup prevents it from emptying the write-ahead file. */
const TRY_AGAIN = 1_000;

/** Makes data that was removed from a database unreadable in its files, too. */
export interface Erasure {
  /** Does some work that removes data for good; removes that data from the files as well. */
  erasing<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

/** From now on, makes SQLite overwrite removed data; a file with older contents is rewritten once. */
export function prepareErasure(sqlite: Sqlite.Database, { isNew }: { readonly isNew: boolean }): void {
  sqlite.pragma('secure_delete = ON');
  if (isNew) mark(sqlite, SWEPT);
  else if (versionOf(sqlite) < SWEPT) sweepWhereThereIsRoom(sqlite);
}

/** The erasure for an open database in write-ahead mode. */
export function erasureOf(sqlite: Sqlite.Database): Erasure {
  let timer: NodeJS.Timeout | undefined;
  const truncate = () => {
    timer = undefined;
    if (!emptied(sqlite)) timer = setTimeout(truncate, TRY_AGAIN).unref();
  };
  truncate();
  return {
    async erasing(work) {
      const [former, before] = [versionOf(sqlite), changesIn(sqlite)];
      // SQLite overwrites what it removes, but not what is left in a page that it split earlier.
      mark(sqlite, 0);
      const done = await work();
      if (changesIn(sqlite) === before) {
        mark(sqlite, former);
        return done;
      }
      clearTimeout(timer);
      if (sizeOf(sqlite) <= SMALL) sweepWhereThereIsRoom(sqlite);
      truncate();
      return done;
    },
    close: () => clearTimeout(timer),
  };
}

const versionOf = (sqlite: Sqlite.Database): number => Number(sqlite.pragma('user_version', { simple: true }));

const changesIn = (sqlite: Sqlite.Database): number => Number(sqlite.prepare('select total_changes()').pluck().get());

const mark = (sqlite: Sqlite.Database, version: number): void => void sqlite.pragma(`user_version = ${version}`);

function sizeOf(sqlite: Sqlite.Database): number {
  return Number(sqlite.pragma('page_count', { simple: true })) * Number(sqlite.pragma('page_size', { simple: true }));
}

/** Rewrites the whole file, which needs twice its size on the disk; without that much room, the next start does it. */
function sweepWhereThereIsRoom(sqlite: Sqlite.Database): void {
  try {
    sqlite.exec('vacuum');
    mark(sqlite, SWEPT);
  } catch (error) {
    // The games go on; if this is more than a passing failure, the next write reports it.
    if (!isPassing(error)) throw error;
  }
}

/** Empties the write-ahead file; returns false if a reader prevented it. */
function emptied(sqlite: Sqlite.Database): boolean {
  const patience = sqlite.pragma('busy_timeout', { simple: true });
  // While this runs, nothing else gets an answer.
  sqlite.pragma('busy_timeout = 0');
  try {
    const [row] = sqlite.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
    return row?.busy === 0;
  } catch (error) {
    if (!isPassing(error)) throw error;
    return false;
  } finally {
    sqlite.pragma(`busy_timeout = ${Number(patience)}`);
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(FULL|BUSY|IOERR)/.test(String(error.code));
