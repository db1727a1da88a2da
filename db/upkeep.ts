import { and, count, like, notInArray, or, sql } from 'drizzle-orm';
import type { Share } from '../src/table/share.ts';
import { type Connection, type Connections, prepared } from './connection.ts';
import { ofServed, sharing } from './share.ts';
import { isWaiting } from './waiting.ts';

/** Information about the stores for operators. */
export interface Upkeep {
  /** Writes something that changes nothing; rejects with a sentence for the operator if that fails. */
  writable(): Promise<void>;
  /**
   * How many posts are waiting for a share of the games, or for all, and when the oldest of them was stored (UTC ms).
   * That time leaves out games in whose channel the bot lacks permissions.
   */
  waiting(share?: Share): Promise<{ readonly posts: number; readonly since: number | undefined }>;
  /** How many games there are in each status. */
  games(): Promise<Record<string, number>>;
}

/**
 * Discord's codes for Missing Access and Missing Permissions, as stored with a failure; server admins can fix these
 * problems, operators cannot.
 */
const FORBIDDEN = ['50001', '50013'].map((code) => `DiscordAPIError[${code}]%`);

/** Information about a database for operators; `write` writes something that changes nothing. */
export function upkeepOf(connections: Connections, write: (connection: Connection) => Promise<void>): Upkeep {
  return {
    writable: () => connections.use(write),
    waiting: (share) => connections.use((connection) => waiting(connection, share)),
    games: () =>
      connections.use(async ({ db, tables: { games } }) => {
        const rows = await db.select({ status: games.status, many: count() }).from(games).groupBy(games.status);
        return Object.fromEntries(rows.map(({ status, many }) => [status, many]));
      }),
  };
}

const statements = prepared('upkeep', (connection) => {
  const { db, tables } = connection;
  const { outbox } = tables;
  const waits = isWaiting(outbox);
  const isForbidden = or(...FORBIDDEN.map((error) => like(outbox.error, error)));
  const forbidden = db.select({ id: outbox.gameId }).from(outbox).where(and(waits, isForbidden));
  const mendable = notInArray(outbox.gameId, forbidden);
  const since = sql`min(case when ${mendable} then ${outbox.createdAt} end)`.mapWith(Number);
  return {
    waiting: db
      .select({ posts: count(), since })
      .from(outbox)
      .where(and(waits, ofServed(connection, outbox.gameId))),
  };
});

async function waiting(connection: Connection, share: Share | undefined) {
  const [found] = await statements(connection).waiting.execute(sharing(share));
  return { posts: found?.posts ?? 0, since: found?.since ?? undefined };
}
