import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Share } from '../src/table/share.ts';

/**
 * Whether a process serves the server of a game, by the column of its id: `shardOf` in the words that both databases know.
 * Undefined where it serves all.
 */
export function isServed(guildId: SQLWrapper, share: Share | undefined): SQL | undefined {
  if (share === undefined || share.shards.length === share.of) return undefined;
  const isNumber = sql`${guildId} <> '' and ltrim(${guildId}, '0123456789') = ''`;
  // The count stands in the text: as a value that is handed in, PostgreSQL would have to guess its type.
  const shard = sql`(cast(${guildId} as bigint) >> 22) % ${sql.raw(String(share.of))}`;
  return inArray(sql`case when ${isNumber} then ${shard} else 0 end`, [...share.shards]);
}
