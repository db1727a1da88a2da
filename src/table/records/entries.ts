import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Of how many games the last entry is known; of others it is read again before anything is done. */
const KNOWN = 5_000;

/**
 * A log in which every line about a game (`gameId`) carries the number of the last entry of its log that was read or written
 * (`entry`), unless the line names another one itself; and where the tables note it.
 */
export function logEntries(logger: Logger) {
  const entries = new LRUCache<string, number>({ max: KNOWN });
  const withEntry = (line: { gameId?: unknown; entry?: unknown }) => {
    const { gameId, entry } = line;
    return typeof gameId === 'string' && entry === undefined ? { ...line, entry: entries.get(gameId) } : line;
  };
  return { entries, log: logger.child({}, { formatters: { log: withEntry } }) };
}
