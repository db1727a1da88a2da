import type { Kit } from './kit.ts';

/**
 * The tables that are counted from the results, once for every server and, with an empty `guild`, once for all of them; laid
 * out alike in every database.
 */
export function countedTables(kit: Kit) {
  /**
   * Up to which result the ratings are counted, and when there is more to be done: `due_at` in UTC ms, empty if there is
   * not. A change of an older result waits as `again` until all the rest is counted; `begun_at` is when such a change was last
   * gone back for.
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
   * The rated results, each with the rating that the person had before it: a later one is taken back first. `person` is the
   * id of their row in `skills`: a forgotten person gets another name there, and nowhere else.
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
    // Like `favourites` without a rowid: rows that belong together lie together, so that a change writes few pages.
    (table) => [kit.primaryKey({ columns: [table.game, table.guild, table.endedAt, table.gameId, table.seat] })],
  );

  /** The rating of everyone in games of at least two persons; `since` which result they are rated. */
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

  /** In how many games a person had a tile at the end. */
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
