import { LRUCache } from 'lru-cache';
import { createQueues, type Serve } from '../../src/table/queues.ts';

/** The messages that only one person sees, by id. The bot cannot ask Discord about them. */
export interface Places {
  /** Runs a task after all earlier tasks for the same message or panel. */
  readonly inTurn: Serve;
  /** Whether the message is gone, because it was removed or could not be found. */
  isGone(id: string): boolean;
  lose(id: string): void;
}

/** How many missing messages to remember: more than anybody still uses. */
const REMEMBERED = 2_000;

/** Remembers the latest messages that have gone. */
export function createPlaces(): Places {
  const gone = new LRUCache<string, true>({ max: REMEMBERED });
  return {
    inTurn: createQueues(),
    isGone: (id) => gone.has(id),
    lose: (id) => void gone.set(id, true),
  };
}
