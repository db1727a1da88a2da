import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** How many games' last entry numbers to remember; any other game's is read again. */
const KNOWN = 5_000;

/**
 * A logger that adds a number (`entry`) to every line about a game (`gameId`): that of the last entry that was read
 * from or written to the game's log, unless the line already names one. Also the cache where the tables note that
 * number.
 */
export function logEntries(logger: Logger) {
  const entries = new LRUCache<string, number>({ max: KNOWN });
  const withEntry = (line: { gameId?: unknown; entry?: unknown }) => {
    const { gameId, entry } = line;
    return typeof gameId === 'string' && entry === undefined ? { ...line, entry: entries.get(gameId) } : line;
  };
  return { entries, log: logger.child({}, { formatters: { log: withEntry } }) };
}
