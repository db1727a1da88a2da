import { and, eq, exists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Share } from '../src/table/share.ts';
import { type Connection, given } from './connection.ts';

const EVERYTHING: Share = { shards: [0], of: 1 };

/** The values that a statement with `isServed` needs. */
export const sharing = ({ shards, of }: Share = EVERYTHING) => ({ shards: JSON.stringify(shards), of });

/**
 * Whether a process serves the server with the id in a column; the same rule as `shardOf`, in SQL for both databases.
 */
export function isServed({ dialect }: Connection, guildId: SQLWrapper): SQL {
  const isNumber = sql`${guildId} <> '' and ltrim(${guildId}, '0123456789') = ''`;
  const shard = sql`(cast(${guildId} as bigint) >> 22) % cast(${given('of')} as bigint)`;
  const shards = sql`select cast(value as bigint) from ${dialect.each(given('shards'))}`;
  return sql`case when ${isNumber} then ${shard} else 0 end in (${shards})`;
}

/** Whether a process serves the game with the id in a row's column; `fits` is another condition on the game. */
export function ofServed(connection: Connection, gameId: SQLWrapper, fits?: SQL): SQL {
  const { db, tables } = connection;
  const { games } = tables;
  const isIt = and(eq(games.id, gameId), fits, isServed(connection, games.guildId));
  return exists(db.select({ id: games.id }).from(games).where(isIt));
}
