import { eq } from 'drizzle-orm';
import type { AnalysisStore } from '../src/table/stores.ts';
import { atomically, type Connections } from './connection.ts';

/** The analyses of finished games. */
export function analysisStore({ use }: Connections): AnalysisStore {
  return {
    find: (gameId) =>
      use(async ({ db, tables: { analyses } }) => {
        const [found] = await db.select().from(analyses).where(eq(analyses.gameId, gameId));
        return found;
      }),
    keep: (found) =>
      use((connection) =>
        atomically(connection, async () => {
          const { db, tables } = connection;
          const { analyses, games } = tables;
          // The game may have been removed during the analysis.
          const there = await db.select({ id: games.id }).from(games).where(eq(games.id, found.gameId));
          if (there.length === 0) return;
          await db.insert(analyses).values(found).onConflictDoUpdate({ target: analyses.gameId, set: found });
        }),
      ),
  };
}
