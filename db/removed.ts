import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { RemovedGame } from '../src/table/stores.ts';
import { atomically, type Connection } from './connection.ts';
import { tally } from './ratings.ts';

/** Removes a game and stores a copy of it, in one transaction. */
export function removeGame(
  connection: Connection,
  gameId: string,
  { kept, most }: { readonly kept: RemovedGame; readonly most: number | undefined },
): Promise<void> {
  const { db, tables, memory } = connection;
  return atomically(connection, async () => {
    await keepCopy(connection, kept, most);
    await tally(connection, gameId, -1);
    await db.delete(tables.games).where(eq(tables.games.id, gameId));
    memory?.revisions.delete(gameId);
    memory?.orders.clear();
  });
}

/**
 * Stores the copy of a removed game. If the copies of its server exceed `most` bytes in total, the oldest ones are
 * removed, but never the new one. If another server has a copy with the same id, that one keeps the id, and the new one
 * gets an id of its own.
 */
async function keepCopy(connection: Connection, kept: RemovedGame, most = Number.POSITIVE_INFINITY): Promise<void> {
  const { db, tables } = connection;
  const { removed } = tables;
  const row = { ...kept, guildId: kept.guildId ?? null };
  const [there] = await db.select({ guildId: removed.guildId }).from(removed).where(eq(removed.gameId, kept.gameId));
  const gameId = there && there.guildId !== row.guildId ? `${kept.gameId}-${kept.removedAt.toString(36)}` : kept.gameId;
  const named = { ...row, gameId };
  await db.insert(removed).values(named).onConflictDoUpdate({ target: removed.gameId, set: named });
  if (most < Number.POSITIVE_INFINITY) await dropOldest(connection, named, most);
}

async function dropOldest(
  { db, tables: { removed } }: Connection,
  { gameId, guildId }: { gameId: string; guildId: string | null },
  most: number,
): Promise<void> {
  const sizes = await db
    .select({ gameId: removed.gameId, bytes: sql`octet_length(${removed.copy})`.mapWith(Number) })
    .from(removed)
    .where(guildId === null ? isNull(removed.guildId) : eq(removed.guildId, guildId))
    .orderBy(desc(removed.removedAt));
  let left = most - (sizes.find((one) => one.gameId === gameId)?.bytes ?? 0);
  for (const one of sizes) {
    if (one.gameId === gameId) continue;
    left -= one.bytes;
    if (left < 0) await db.delete(removed).where(eq(removed.gameId, one.gameId));
  }
}
