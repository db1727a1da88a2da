import { LRUCache } from 'lru-cache';

/** Returns what came before. */
export type Memory = ReturnType<typeof createMemory>;

/** How many ids are remembered: more than are pressed while a connection is restored. */
const REMEMBERED = 2_000;

/** Remembers the ids of Discord that came last. */
export function createMemory() {
  const known = new LRUCache<string, true>({ max: REMEMBERED });
  return {
    /** Whether an id comes for the first time. */
    isNew(id: string): boolean {
      if (known.get(id)) return false;
      known.set(id, true);
      return true;
    },
    /** Takes an id for new again. */
    forget: (id: string) => void known.delete(id),
  };
}
