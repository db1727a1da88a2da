import { LRUCache } from 'lru-cache';
import type { Clock } from '../types.ts';

/** How many times, and within how many ms, somebody may hear the same kind of news about one person. */
const MOST_TOLD = 3;
const TOLD_WITHIN = 24 * 60 * 60_000;

/** The number of pairs for which to remember how many times one has heard about the other. */
const KNOWN = 5_000;

/**
 * Returns whether a table or a person may hear about a person once more, and counts that unless the caller is only
 * checking.
 */
export type MayTell = (userId: string, whom: string, only?: 'look') => boolean;

/** Counts how often tables and people hear about a person, and allows a few times a day. */
export function createTelling({ clock }: { readonly clock: Clock }): MayTell {
  const known = new LRUCache<string, readonly number[]>({ max: KNOWN });
  return (userId, whom, only) => {
    const now = clock.now();
    const key = `${userId} ${whom}`;
    const before = (known.get(key) ?? []).filter((at) => at > now - TOLD_WITHIN);
    const mayTell = before.length < MOST_TOLD;
    if (only === undefined) known.set(key, mayTell ? [...before, now] : before);
    return mayTell;
  };
}
