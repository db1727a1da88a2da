import { setImmediate as breathe } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Runs a task after all earlier ones with its key have ended, and returns its result. */
export type Serve = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** One queue for each key, kept only while it has work. */
export function createQueues(): Serve {
  const queues = new Map<string, PQueue>();
  return (key, task) => {
    let queue = queues.get(key);
    if (queue === undefined) {
      queue = new PQueue({ concurrency: 1 });
      queue.on('idle', () => queues.delete(key));
      queues.set(key, queue);
    }
    return queue.add(async () => {
      // The store answers synchronously: without a pause, a long series of tasks would hold up Discord's events.
      await breathe();
      return task();
    });
  };
}
