import { LRUCache } from 'lru-cache';

/** The most recent ids from Discord. */
export type Memory = ReturnType<typeof createMemory>;

/** How many ids to remember: more than can arrive while a connection is being restored. */
const REMEMBERED = 2_000;

/** Remembers the latest ids from Discord. */
export function createMemory() {
  const known = new LRUCache<string, true>({ max: REMEMBERED });
  return {
    /** Whether an id is new. */
    isNew(id: string): boolean {
      if (known.get(id)) return false;
      known.set(id, true);
      return true;
    },
    /** Treats an id as new again. */
    forget: (id: string) => void known.delete(id),
  };
}
