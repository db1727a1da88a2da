import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// These tables are counted from the results, once for every server and, with an empty `guild`, once for all of them.

/** Up to which result the ratings are counted; `behind` where there may be later ones. */
export const counted = sqliteTable(
  'counted',
  {
    game: text().notNull(),
    guild: text().notNull(),
    endedAt: integer('ended_at').notNull(),
    gameId: text('game_id').notNull(),
    behind: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.guild] }), index('counted_behind').on(table.behind)],
);

/** The rated results, each with the rating that the person had before it: a later one is taken back first. */
export const rated = sqliteTable(
  'rated',
  {
    game: text().notNull(),
    guild: text().notNull(),
    endedAt: integer('ended_at').notNull(),
    gameId: text('game_id').notNull(),
    seat: integer().notNull(),
    userId: text('user_id').notNull(),
    mu: real().notNull(),
    sigma: real().notNull(),
    won: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.guild, table.endedAt, table.gameId, table.seat] }),
    index('rated_of_user').on(table.userId),
  ],
);

/** The rating of everyone in games of at least two persons; `since` which result they are rated. */
export const skills = sqliteTable(
  'skills',
  {
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
    primaryKey({ columns: [table.userId, table.game, table.guild] }),
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
