import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { RemovedGame } from '../src/table/stores.ts';
import type { Connection } from './connection.ts';
import { removed } from './schema.ts';

type Writer = Pick<Connection, 'insert' | 'delete' | 'select'>;

/**
 * Keeps the copy of a removed game. Where all copies of its server together have more than `most` bytes, the oldest go;
 * the new one stays. The copy of another server's game of that id stays too: the new one then gets an id of its own.
 */
export function keepCopy(tx: Writer, kept: RemovedGame, most = Number.POSITIVE_INFINITY): void {
  const row = { ...kept, guildId: kept.guildId ?? null };
  const there = tx.select({ guildId: removed.guildId }).from(removed).where(eq(removed.gameId, kept.gameId)).get();
  const gameId = there && there.guildId !== row.guildId ? `${kept.gameId}-${kept.removedAt.toString(36)}` : kept.gameId;
  const named = { ...row, gameId };
  tx.insert(removed).values(named).onConflictDoUpdate({ target: removed.gameId, set: named }).run();
  if (most < Number.POSITIVE_INFINITY) dropOldest(tx, named, most);
}

function dropOldest(tx: Writer, { gameId, guildId }: { gameId: string; guildId: string | null }, most: number): void {
  const sizes = tx
    .select({ gameId: removed.gameId, bytes: sql<number>`octet_length(${removed.copy})` })
    .from(removed)
    .where(guildId === null ? isNull(removed.guildId) : eq(removed.guildId, guildId))
    .orderBy(desc(removed.removedAt))
    .all();
  let left = most - (sizes.find((one) => one.gameId === gameId)?.bytes ?? 0);
  for (const one of sizes) {
    if (one.gameId === gameId) continue;
    left -= one.bytes;
    if (left < 0) tx.delete(removed).where(eq(removed.gameId, one.gameId)).run();
  }
}
