import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** How many games' last entries to remember; others are read again first. */
const KNOWN = 5_000;

/**
 * A log in which every line about a game (`gameId`) has the number of the last entry of its log that was read or
 * written (`entry`), unless the line names another one itself; and the cache in which the tables note it.
 */
export function logEntries(logger: Logger) {
  const entries = new LRUCache<string, number>({ max: KNOWN });
  const withEntry = (line: { gameId?: unknown; entry?: unknown }) => {
    const { gameId, entry } = line;
    return typeof gameId === 'string' && entry === undefined ? { ...line, entry: entries.get(gameId) } : line;
  };
  return { entries, log: logger.child({}, { formatters: { log: withEntry } }) };
}
