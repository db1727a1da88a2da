import { eq } from 'drizzle-orm';
import type { AnalysisStore } from '../src/table/stores.ts';
import { atomically, type Connection, type Run, storeOf } from './connection.ts';
import { analyses, games } from './schema.ts';

/** What was found out about games that are over, in SQLite. */
export function analysisStore(db: Connection, run: Run): AnalysisStore {
  return storeOf<AnalysisStore>(run, {
    find: (gameId) => db.select().from(analyses).where(eq(analyses.gameId, gameId)).get(),
    keep: (found) =>
      atomically(db, (tx) => {
        // The game may have been removed while it was being thought about.
        if (tx.select({ id: games.id }).from(games).where(eq(games.id, found.gameId)).get() === undefined) return;
        tx.insert(analyses).values(found).onConflictDoUpdate({ target: analyses.gameId, set: found }).run();
      }),
  });
}
