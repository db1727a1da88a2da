import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { inRequest } from '../request-context.ts';
import type { Clock } from '../types.ts';

/** Work to do whenever it is due. */
export interface Chore {
  readonly name: string;
  /** Receives the current time (UTC ms) and does everything that is due; slow work may continue after it returns. */
  run(now: number): Promise<void>;
  /** Waits for work that is still going on. */
  settle?(): Promise<void>;
}

/** What the ticker needs. */
export interface TickerSurroundings {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly chores: readonly Chore[];
}

/** How often the ticker checks for due work, in ms. */
const LOOK_EVERY = 1_000;

/**
 * Starts doing due work, including work that became due while the program was not running. It reads the waiting rows
 * again and again, so a restart misses nothing.
 */
export function openTicker({ clock, logger, chores }: TickerSurroundings) {
  const looking = new PQueue({ concurrency: 1 });
  let closed = false;
  const look = async () => {
    for (const { name, run } of chores) {
      if (closed) return;
      await inRequest('chore', () => run(clock.now())).catch((error: unknown) =>
        logger.error({ chore: name, err: error }, 'a scheduled task failed'),
      );
    }
  };
  const tick = async () => {
    if (!closed) await looking.add(look);
  };
  // One queued check is enough, because it starts after everything that woke the ticker.
  const wake = () => {
    if (looking.size === 0) void tick();
  };
  const timer = setInterval(wake, LOOK_EVERY);
  timer.unref();
  wake();
  return {
    /** Requests a check for due work, without waiting for it. */
    wake,
    /** Does everything that is due now. */
    tick,
    /** Starts nothing more, and waits for work in progress. */
    close: async () => {
      closed = true;
      clearInterval(timer);
      await looking.onIdle();
      for (const { settle } of chores) await settle?.();
    },
  };
}
