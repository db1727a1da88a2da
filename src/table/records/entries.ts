import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { GameStore, Stores } from '../stores.ts';

/** Of how many games the last entry is known; of others it is read again before anything is done. */
const KNOWN = 5_000;

/**
 * Has every line of the log that is about a game (`gameId`) carry the number of the last entry of its log that was read or
 * written (`entry`), unless the line names another one itself.
 */
export function logEntries<S extends Stores>(
  stores: S,
  logger: Logger,
): { readonly stores: S; readonly logger: Logger } {
  const last = new LRUCache<string, number>({ max: KNOWN });
  const games: GameStore = {
    ...stores.games,
    async log(gameId) {
      const entries = await stores.games.log(gameId);
      last.set(gameId, entries.at(-1)?.entry ?? 0);
      return entries;
    },
    async course(gameId) {
      const course = await stores.games.course(gameId);
      if (course) last.set(gameId, course.log.at(-1)?.entry ?? 0);
      return course;
    },
    async save(change) {
      const saved = await stores.games.save(change);
      const added = change.entries?.at(-1);
      if (saved === 'saved') last.set(change.game.id, added?.entry ?? last.get(change.game.id) ?? 0);
      return saved;
    },
  };
  const withEntry = (line: { gameId?: unknown; entry?: unknown }) => {
    const { gameId, entry } = line;
    return typeof gameId === 'string' && entry === undefined ? { ...line, entry: last.get(gameId) } : line;
  };
  return { stores: { ...stores, games }, logger: logger.child({}, { formatters: { log: withEntry } }) };
}
