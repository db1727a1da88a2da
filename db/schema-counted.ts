import type { Kit } from './kit.ts';

/**
 * The tables computed from the results, for each server and, with an empty `guild`, for all servers; their layout is
 * the same in every database.
 */
export function countedTables(kit: Kit) {
  /**
   * The last result that the ratings include, and when there is more to do: `due_at` in UTC ms, empty if there is
   * nothing. A change to an older result waits in `again` until everything else has been counted; `begun_at` is when
   * the cursor last went back for such a change.
   */
  const counted = kit.table(
    'counted',
    {
      game: kit.text().notNull(),
      guild: kit.text().notNull(),
      endedAt: kit.time('ended_at').notNull(),
      gameId: kit.text('game_id').notNull(),
      dueAt: kit.time('due_at'),
      again: kit.time(),
      begunAt: kit.time('begun_at').notNull(),
    },
    (table) => [kit.primaryKey({ columns: [table.game, table.guild] }), kit.index('counted_due').on(table.dueAt)],
  );

  /**
   * The rated results, each with the person's rating before it, so that they can be taken back, starting with the
   * latest. `person` is the id of the person's row in `skills`, which is the only place where a forgotten person gets
   * another name.
   */
  const rated = kit.table(
    'rated',
    {
      game: kit.text().notNull(),
      guild: kit.text().notNull(),
      endedAt: kit.time('ended_at').notNull(),
      gameId: kit.text('game_id').notNull(),
      seat: kit.integer().notNull(),
      person: kit.integer().notNull(),
      mu: kit.real().notNull(),
      sigma: kit.real().notNull(),
      won: kit.flag().notNull(),
    },
    // Like `favourites`, this has no rowid: related rows are stored together, so that a change writes to only a few
    // pages.
    (table) => [kit.primaryKey({ columns: [table.game, table.guild, table.endedAt, table.gameId, table.seat] })],
  );

  /** Everyone's rating in games of at least two people; `since` is the first rated result. */
  const skills = kit.table(
    'skills',
    {
      id: kit.numbering(),
      game: kit.text().notNull(),
      guild: kit.text().notNull(),
      userId: kit.text('user_id').notNull(),
      mu: kit.real().notNull(),
      sigma: kit.real().notNull(),
      skill: kit.real().notNull(),
      games: kit.integer().notNull(),
      wins: kit.integer().notNull(),
      sinceAt: kit.time('since_at').notNull(),
      sinceGame: kit.text('since_game').notNull(),
      sinceSeat: kit.integer('since_seat').notNull(),
    },
    (table) => [
      kit.uniqueIndex('skills_of_user').on(table.userId, table.game, table.guild),
      kit.index('skills_in_order').on(table.game, table.guild, table.skill),
    ],
  );

  /** The number of games in which a person had a certain tile at the end. */
  const favourites = kit.table(
    'favourites',
    {
      game: kit.text().notNull(),
      guild: kit.text().notNull(),
      userId: kit.text('user_id').notNull(),
      tile: kit.text().notNull(),
      games: kit.integer().notNull(),
    },
    (table) => [kit.primaryKey({ columns: [table.userId, table.game, table.guild, table.tile] })],
  );

  return { counted, rated, skills, favourites };
}
