import { and, eq, exists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Share } from '../src/table/share.ts';
import { type Connection, given } from './connection.ts';

const EVERYTHING: Share = { shards: [0], of: 1 };

/** The values by which a statement with `isServed` is executed. */
export const sharing = ({ shards, of }: Share = EVERYTHING) => ({ shards: JSON.stringify(shards), of });

/** Whether a process serves the server of a game, by the column of its id: `shardOf` in the words that both databases know. */
export function isServed({ dialect }: Connection, guildId: SQLWrapper): SQL {
  const isNumber = sql`${guildId} <> '' and ltrim(${guildId}, '0123456789') = ''`;
  const shard = sql`(cast(${guildId} as bigint) >> 22) % cast(${given('of')} as bigint)`;
  const shards = sql`select cast(value as bigint) from ${dialect.each(given('shards'))}`;
  return sql`case when ${isNumber} then ${shard} else 0 end in (${shards})`;
}

/** Whether a process serves the game to which rows belong, by the column of its id; `fits` is what else must hold of it. */
export function ofServed(connection: Connection, gameId: SQLWrapper, fits?: SQL): SQL {
  const { db, tables } = connection;
  const { games } = tables;
  const isIt = and(eq(games.id, gameId), fits, isServed(connection, games.guildId));
  return exists(db.select({ id: games.id }).from(games).where(isIt));
}
