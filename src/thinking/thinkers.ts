import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Advising } from '../players/advising.ts';
import { type Think, ThinkingStopped } from '../players/levels.ts';

/** Threads in which computer players think, so that people who press buttons do not wait for them. */
export interface Thinkers {
  readonly think: Think;
  readonly advising: Advising;
  /** Stops all thinking. */
  close(): Promise<void>;
}

/** How much memory (MB) a thread may take. */
const HEAP = 128;
/** How long (ms) an idle thread is kept. */
const IDLE = 60_000;
/** The maximum number of threads; one core stays free for people who press buttons. */
const MOST_THREADS = 4;

/** Threads that start when they are first needed. */
export function createThinkers(): Thinkers {
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  let closed = false;
  /** Calls one of the functions of the thread. */
  const runs =
    <Question, Answer>(name: 'default' | keyof Advising) =>
    async (question: Question): Promise<Answer> => {
      if (closed) throw new ThinkingStopped();
      try {
        return await pool.run(question, { name });
      } catch (error) {
        throw closed ? new ThinkingStopped() : error;
      }
    };
  return {
    think: runs('default'),
    advising: { advise: runs('advise'), appraise: runs('appraise') },
    async close() {
      closed = true;
      await pool.destroy();
    },
  };
}
