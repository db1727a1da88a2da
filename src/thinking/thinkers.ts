import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type Think, ThinkingStopped, type Thought } from '../players/levels.ts';

/** Threads in which computer players think, so that whoever presses a button does not wait for them. */
export interface Thinkers {
  readonly think: Think;
  /** Breaks off whatever is being thought about. */
  close(): Promise<void>;
}

/** How much memory (MB) a thread may take. */
const HEAP = 128;
/** How long (ms) a thread is kept that has nothing to think about. */
const IDLE = 60_000;
/** How many threads there are at most; one core is left for those who press buttons. */
const MOST = 4;

/** Threads that begin with the first thought. */
export function createThinkers(): Thinkers {
  const pool = new Piscina<Thought, string[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MOST, availableParallelism() - 1)),
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  let closed = false;
  return {
    async think(thought) {
      if (closed) throw new ThinkingStopped();
      try {
        return await pool.run(thought);
      } catch (error) {
        throw closed ? new ThinkingStopped() : error;
      }
    },
    async close() {
      closed = true;
      await pool.destroy();
    },
  };
}
