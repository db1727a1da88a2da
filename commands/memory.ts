import { createRecent } from '../src/engine/recent.ts';

/** Tells what has come before. */
export interface Memory {
  /** Whether an id is handed in for the first time. */
  isNew(id: string): boolean;
  /** Takes an id for new again. */
  forget(id: string): void;
}

/** How many ids are remembered: more than are pressed while a connection is restored. */
const REMEMBERED = 2_000;

/** Remembers the ids of Discord that came last. */
export function createMemory(): Memory {
  const known = createRecent<true>({ most: REMEMBERED });
  return {
    isNew(id) {
      if (known.get(id)) return false;
      known.set(id, true);
      return true;
    },
    forget: known.delete,
  };
}
