import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

// These tables are counted from the results, once for every server and, with an empty `guild`, once for all of them.

/**
 * Up to which result the ratings are counted, and when there is more to be done: `due_at` in UTC ms, empty where there is
 * not. A change of an older result waits as `again` until all the rest is counted; `begun_at` is when such a change was last
 * gone back for.
 */
export const counted = sqliteTable(
  'counted',
  {
    game: text().notNull(),
    guild: text().notNull(),
    endedAt: integer('ended_at').notNull(),
    gameId: text('game_id').notNull(),
    dueAt: integer('due_at'),
    again: integer(),
    begunAt: integer('begun_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.guild] }), index('counted_due').on(table.dueAt)],
);

/**
 * The rated results, each with the rating that the person had before it: a later one is taken back first. `person` is the
 * id of their row in `skills`: whoever is forgotten gets another name there, and nowhere else.
 */
export const rated = sqliteTable(
  'rated',
  {
    game: text().notNull(),
    guild: text().notNull(),
    endedAt: integer('ended_at').notNull(),
    gameId: text('game_id').notNull(),
    seat: integer().notNull(),
    person: integer().notNull(),
    mu: real().notNull(),
    sigma: real().notNull(),
    won: integer({ mode: 'boolean' }).notNull(),
  },
  // Like `favourites` without a rowid: rows that belong together lie together, so that a change writes few pages.
  (table) => [primaryKey({ columns: [table.game, table.guild, table.endedAt, table.gameId, table.seat] })],
);

/** The rating of everyone in games of at least two persons; `since` which result they are rated. */
export const skills = sqliteTable(
  'skills',
  {
    id: integer().primaryKey(),
    game: text().notNull(),
    guild: text().notNull(),
    userId: text('user_id').notNull(),
    mu: real().notNull(),
    sigma: real().notNull(),
    skill: real().notNull(),
    games: integer().notNull(),
    wins: integer().notNull(),
    sinceAt: integer('since_at').notNull(),
    sinceGame: text('since_game').notNull(),
    sinceSeat: integer('since_seat').notNull(),
  },
  (table) => [
    uniqueIndex('skills_of_user').on(table.userId, table.game, table.guild),
    index('skills_in_order').on(table.game, table.guild, table.skill),
  ],
);

/** In how many games a person had a tile at the end. */
export const favourites = sqliteTable(
  'favourites',
  {
    game: text().notNull(),
    guild: text().notNull(),
    userId: text('user_id').notNull(),
    tile: text().notNull(),
    games: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.game, table.guild, table.tile] })],
);
