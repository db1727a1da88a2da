import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { MESSAGE_PURPOSES, type Post, SEAT_COLOURS } from '../src/table/types.ts';

// Times are UTC milliseconds throughout.

/** One game in one channel; `seed` is empty until it starts. */
export const games = sqliteTable(
  'games',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    version: integer().notNull(),
    status: text({ enum: ['lobby', 'running', 'finished', 'ended'] }).notNull(),
    guildId: text('guild_id'),
    channelId: text('channel_id').notNull(),
    host: text().notNull(),
    options: text({ mode: 'json' }).$type<unknown>().notNull(),
    places: integer().notNull(),
    seed: text(),
    createdAt: integer('created_at').notNull(),
    startedAt: integer('started_at'),
    closedAt: integer('closed_at'),
  },
  (table) => [
    uniqueIndex('games_open_in_channel').on(table.channelId).where(sql`status in ('lobby', 'running')`),
    index('games_in_channel').on(table.channelId, table.createdAt),
  ],
);

/** Who sits where, seats counted from 0. */
export const seats = sqliteTable(
  'seats',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    colour: text({ enum: SEAT_COLOURS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat] }), index('seats_of_user').on(table.userId)],
);

/** The log: rows are added and never changed. A row is a move, an undo or a checkpoint. */
export const entries = sqliteTable(
  'entries',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    entry: integer().notNull(),
    seat: integer(),
    move: text(),
    undo: integer(),
    checkpoint: text(),
    version: integer(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.entry] }),
    check('entries_say_one_thing', sql`(move is not null) + (undo is not null) + (checkpoint is not null) = 1`),
  ],
);

/** The public state after the last closed turn, for logs that new rules no longer replay. */
export const snapshots = sqliteTable('snapshots', {
  gameId: text('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  entry: integer().notNull(),
  version: integer().notNull(),
  state: text().notNull(),
});

/** What must be said in Discord; a row waits until it is sent or refused. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    nonce: text().notNull().unique(),
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    channelId: text('channel_id').notNull(),
    post: text({ mode: 'json' }).$type<Post>().notNull(),
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at').notNull(),
    attempts: integer().notNull().default(0),
    triedAt: integer('tried_at'),
    sentAt: integer('sent_at'),
    refusedAt: integer('refused_at'),
    error: text(),
  },
  (table) => [index('outbox_waiting').on(table.gameId, table.id).where(sql`sent_at is null and refused_at is null`)],
);

/** Where the messages stand that the bot must find again. */
export const messages = sqliteTable(
  'messages',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    purpose: text({ enum: MESSAGE_PURPOSES }).notNull(),
    channelId: text('channel_id').notNull(),
    messageId: text('message_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.purpose] })],
);
