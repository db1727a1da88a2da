import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { isAddress } from '../../db/address.ts';

/** What the nightly backup needs; times are in UTC ms. */
export interface Nightly {
  readonly now: () => number;
  /** When the newest backup was made. */
  readonly last: () => number | undefined;
  /** Aborted when the bot stops. */
  readonly backUp: (stopping: AbortSignal) => Promise<void>;
  readonly log: Logger;
}

/** The hour at which a backup is due, in the computer's time zone. */
const HOUR = 4;

/**
 * When to check for the first time whether a backup is due, how often to check after that, and when to retry a failed
 * one, in ms.
 */
const LOOK_AFTER = 10_000;
const LOOK_EVERY = 60_000;
const AGAIN_AFTER = 3_600_000;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Whether a night has passed since the last backup, even if the bot was not running then. */
export function isDue(now: number, last: number | undefined): boolean {
  const night = new Date(now);
  night.setHours(HOUR, 0, 0, 0);
  if (night.getTime() > now) night.setDate(night.getDate() - 1);
  // If a backup is dated in the future, the clock was ahead when it was made.
  return last === undefined || last < night.getTime() || last > now;
}

/** Makes a backup every night. A failure is logged and retried, and stops nothing else. */
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
      log.error({ err: error }, 'the nightly backup failed; retrying in an hour');
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
 * Makes a backup in its own process, like `npm run backup`: checking a large file takes seconds, and players would have
 * to wait. Rejects with what that process printed.
 */
export async function backUpAside(database: string, folder: string, signal: AbortSignal): Promise<void> {
  const env = { ...environmentFor(database), BACKUPS: resolve(folder) };
  const args = ['src/tools/backup.ts', '--clear'];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env, signal }).catch((error: { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || 'The process that makes the backup has failed.', { cause: error });
  });
}

/**
 * The variables that a process needs to find a database; for PostgreSQL, these include the ones that lead to its
 * password and certificates.
 */
function environmentFor(database: string): Record<string, string | undefined> {
  const { PATH } = process.env;
  if (!isAddress(database)) return { PATH, DATABASE: resolve(database) };
  const own = Object.entries(process.env).filter(([name]) => name === 'HOME' || name.startsWith('PG'));
  return { PATH, ...Object.fromEntries(own), DATABASE_URL: database };
}
