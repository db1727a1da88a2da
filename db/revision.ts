import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';

/**
 * The revision of a game, which every step raises: by one for each new entry of its log, or by one if there is none.
 * The row of the game counts only steps without entries, so a step that only adds an entry writes nothing else.
 */
export function revisionOf({ tables: { games, entries } }: Pick<Connection, 'tables'>): SQL<number> {
  const last = sql`select max(${entries.entry}) from ${entries} where ${entries.gameId} = ${games.id}`;
  return sql`${games.revision} + coalesce((${last}), 0)`.mapWith(Number);
}

/** The columns of a game, with its revision. */
export const gameColumns = (connection: Pick<Connection, 'tables'>) => ({
  ...getTableColumns(connection.tables.games),
  revision: revisionOf(connection),
});
