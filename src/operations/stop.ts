import type { Logger } from 'pino';

const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const;

/** How long what is in hand may take to be finished, in ms: Docker kills after ten seconds. */
const PATIENCE = 8_000;

/**
 * Has the first SIGINT or SIGTERM finish what is in hand and end the program with code 0, after eight seconds at the
 * latest: what is not finished by then is taken up again at the next start. A second signal ends it at once.
 */
export function stopOnSignals(close: () => Promise<void>, log: Logger, patience = PATIENCE): void {
  let stopping = false;
  for (const [signal, number] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (stopping) process.exit(128 + number);
      stopping = true;
      log.info({ signal }, 'stopping: finishing what is in hand');
      const timer = setTimeout(() => {
        log.warn('not everything could be finished in time; the next start takes it up');
        process.exit(0);
      }, patience);
      timer.unref();
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the bot could not be stopped cleanly');
          process.exit(1);
        },
      );
    });
  }
}

/**
 * Has a bug that nobody has caught logged, and the program ended with code 1: nobody knows what state it is in, and the next start
 * takes every game up as it was saved.
 */
export function endOnBugs(log: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'a bug ends the program');
      process.exit(1);
    });
  }
}
