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
  const known = new Set<string>();
  return {
    isNew(id) {
      if (known.has(id)) return false;
      known.add(id);
      const [oldest] = known;
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      return true;
    },
    forget: (id) => void known.delete(id),
  };
}
