import type { Logger } from 'pino';

const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const;

/** The message with which the parent of several processes stops them. */
export const STOP = 'stop';

/** How long (ms) work in progress may take to finish; Docker kills after ten seconds. */
export const PATIENCE = 8_000;

/**
 * The exit code for when Discord will not accept the bot again until something is changed, so that restarting does not
 * help (EX_CONFIG).
 */
export const CUT_OFF = 78;

/** Finishes the work in progress and ends the program with a code, after at most `patience` ms. */
export function endWith(
  code: number,
  close: () => Promise<void>,
  { log, patience = PATIENCE }: { readonly log: Logger; readonly patience?: number },
): void {
  const timer = setTimeout(() => {
    log.warn('not everything could be finished in time; the next start continues it');
    process.exit(code);
  }, patience);
  timer.unref();
  close().then(
    () => process.exit(code),
    (error: unknown) => {
      log.error({ err: error }, 'the bot could not be stopped cleanly');
      process.exit(code === 0 ? 1 : code);
    },
  );
}

/**
 * Makes the first SIGINT or SIGTERM finish the work in progress and end the program with code 0, within eight seconds;
 * the next start continues the rest. A second signal ends it at once. If there are several processes, each also stops
 * when its parent says so, or when the parent ends.
 */
export function stopOnSignals(close: () => Promise<void>, log: Logger, patience = PATIENCE): void {
  let stopping = false;
  const stop = (why: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal: why }, 'stopping: finishing the work in progress');
    endWith(0, close, { log, patience });
  };
  let signalled = false;
  for (const [signal, number] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (signalled) process.exit(128 + number);
      signalled = true;
      stop(signal);
    });
  }
  if (process.env['SHARDING_MANAGER'] === undefined) return;
  // A terminal sends its signal to every process, so the parent's message does not count as a second one.
  process.on('message', (message) => {
    if (message === STOP) stop(STOP);
  });
  process.on('disconnect', () => stop('disconnect'));
  // The channel to the parent must not keep a process from ending.
  process.channel?.unref();
}

/**
 * Logs an uncaught bug and ends the program with code 1, because its state is unknown; the next start continues every
 * game as it was saved.
 */
export function endOnBugs(log: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'a bug ended the program');
      process.exit(1);
    });
  }
}
