import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { isAddress } from '../../db/address.ts';

/** What the nightly backup needs; times in UTC ms. */
export interface Nightly {
  readonly now: () => number;
  /** When the newest backup was made. */
  readonly last: () => number | undefined;
  /** Is broken off when the bot stops. */
  readonly backUp: (stopping: AbortSignal) => Promise<void>;
  readonly log: Logger;
}

/** The hour of the night, in the time zone of the computer, at which a backup is due. */
const HOUR = 4;

/** How soon it is looked whether a backup is due, how often then, and how soon a failed one is tried again, in ms. */
const LOOK_AFTER = 10_000;
const LOOK_EVERY = 60_000;
const AGAIN_AFTER = 3_600_000;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Whether there has been a night since the last backup, also while the bot was not running. */
export function isDue(now: number, last: number | undefined): boolean {
  const night = new Date(now);
  night.setHours(HOUR, 0, 0, 0);
  if (night.getTime() > now) night.setDate(night.getDate() - 1);
  // A backup that is dated after now was made by a clock that was ahead.
  return last === undefined || last < night.getTime() || last > now;
}

/** Has a backup made every night; what fails is logged and tried again, and stops nothing. */
export function openNightly({ now, last, backUp, log }: Nightly): { look(): Promise<void>; close(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let failedAt: number | undefined;
  const run = async () => {
    try {
      const rests = failedAt !== undefined && failedAt <= now() && now() < failedAt + AGAIN_AFTER;
      if (rests || !isDue(now(), last())) return;
      await backUp(stopping.signal);
      log.info('the nightly backup was made');
    } catch (error) {
      if (stopping.signal.aborted) return;
      failedAt = now();
      log.error({ err: error }, 'the nightly backup could not be made; it is tried again in an hour');
    }
  };
  const look = () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  const timer = setInterval(look, LOOK_EVERY);
  const first = setTimeout(look, LOOK_AFTER);
  timer.unref();
  first.unref();
  return {
    look,
    close: async () => {
      clearInterval(timer);
      clearTimeout(first);
      stopping.abort();
      await running;
    },
  };
}

/**
 * Makes a backup in its own process, as `npm run backup` does: checking a large file takes seconds, and players would
 * wait. Rejects with what that process said.
 */
export async function backUpAside(database: string, folder: string, signal: AbortSignal): Promise<void> {
  const env = { ...environmentFor(database), BACKUPS: resolve(folder) };
  const args = ['src/tools/backup.ts', '--clear'];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env, signal }).catch((error: { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || 'The process that makes the backup has failed.', { cause: error });
  });
}

/** What a process needs to find a database; of a PostgreSQL, also where its password and its certificates may lie. */
function environmentFor(database: string): Record<string, string | undefined> {
  const { PATH } = process.env;
  if (!isAddress(database)) return { PATH, DATABASE: resolve(database) };
  const own = Object.entries(process.env).filter(([name]) => name === 'HOME' || name.startsWith('PG'));
  return { PATH, ...Object.fromEntries(own), DATABASE_URL: database };
}
