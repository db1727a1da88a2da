import { type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { createClock, type LocalDiscord, startLocalDiscord } from 'local-discord';
import { onTestFinished } from 'vitest';
import { BARE_ENVIRONMENT } from '../bare-environment.ts';
import { programOf } from '../bundled.ts';
import { folder } from '../db/places.ts';

interface Line {
  readonly msg: string;
  readonly pid: number;
  readonly level: number;
  readonly shard?: number;
  readonly port?: number;
  readonly metricsPort?: number;
}

/** A program that was started, and what it and all its processes say. */
export type Launched = ReturnType<typeof launch>;

/** Starts one of the bundled programs (programs.ts); it ends with the test. */
export function launch(program: string, args: readonly string[], options: ForkOptions) {
  const said = { out: '', err: '' };
  const started = fork(programOf(program), args, { execArgv: [], ...options, silent: true });
  started.stdout?.on('data', (text) => {
    said.out += String(text);
  });
  started.stderr?.on('data', (text) => {
    said.err += String(text);
  });
  // It counts as ended only once all its output has been read.
  const ended = once(started, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    started.kill('SIGKILL');
    await ended;
  });
  return {
    process: started,
    out: () => said.out,
    err: () => said.err,
    /** The lines of the log that have a message. */
    logged: (message: string) =>
      said.out
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as Line)
        .filter(({ msg }) => msg === message),
    /** Its exit code, or the signal that ended it. */
    ended,
  };
}

/**
 * Starts all of `npm start` in its own folder, with these variables and no others; with LOCAL_DISCORD, the address
 * of its API, a local Discord replaces the real one.
 */
export const launchMain = (variables: Readonly<Record<string, string>>, options: ForkOptions = {}): Launched =>
  launch('started', [], { cwd: folder(), env: { ...BARE_ENVIRONMENT, ...variables }, ...options });

/** Starts a local Discord that recommends this many shards, with a clock that only tests move. */
export const localDiscord = (shards = 1): Promise<LocalDiscord> =>
  startLocalDiscord({ rateLimits: false, clock: createClock({ running: false }), shards, maxConcurrency: 16 });

export const alive = (pids: readonly number[]): number[] =>
  pids.filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
