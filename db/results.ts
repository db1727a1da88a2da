import { and, asc, eq } from 'drizzle-orm';
import type { Result, Tenure } from '../src/table/rows.ts';
import type { ResultStore } from '../src/table/stores.ts';
import type { Connection, Run } from './connection.ts';
import { results, tenures } from './schema.ts';

/** Who sat where, and what came of it, in SQLite. */
export function resultStore(db: Connection, run: Run): ResultStore {
  return {
    tenures: (gameId) =>
      run(() =>
        db
          .select()
          .from(tenures)
          .where(eq(tenures.gameId, gameId))
          .orderBy(asc(tenures.seat), asc(tenures.from))
          .all()
          .map((row): Tenure => ({ ...row, to: row.to ?? undefined })),
      ),
    ofGame: (gameId) =>
      run(() =>
        db.select().from(results).where(eq(results.gameId, gameId)).orderBy(asc(results.seat)).all().map(asResult),
      ),
    all: ({ game, guildId }) =>
      run(() =>
        db
          .select()
          .from(results)
          .where(and(eq(results.game, game), guildId === undefined ? undefined : eq(results.guildId, guildId)))
          .orderBy(asc(results.endedAt), asc(results.gameId), asc(results.seat))
          .all()
          .map(asResult),
      ),
  };
}

function asResult({ userId, guildId, ...row }: typeof results.$inferSelect): Result {
  return { ...row, userId: userId ?? undefined, guildId: guildId ?? undefined };
}

/** Replaces the tenures and results of a game, each where there are new ones. */
export function replaceResults(
  tx: Pick<Connection, 'insert' | 'delete'>,
  gameId: string,
  change: { readonly tenures?: readonly Tenure[] | undefined; readonly results?: readonly Result[] | undefined },
): void {
  if (change.tenures) {
    tx.delete(tenures).where(eq(tenures.gameId, gameId)).run();
    for (const tenure of change.tenures) tx.insert(tenures).values(tenure).run();
  }
  if (change.results) {
    tx.delete(results).where(eq(results.gameId, gameId)).run();
    for (const result of change.results) tx.insert(results).values(result).run();
  }
}
