import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { BY } from '../src/engine/log.ts';
import type { Away } from '../src/table/people.ts';
import { type GameMessage, MESSAGE_PURPOSES, type Post } from '../src/table/posts.ts';
import { type Analysis, VOTE_KINDS } from '../src/table/rows.ts';
import { DEFAULT_TERMS, LEVELS, type Terms } from '../src/table/terms.ts';
import { SEAT_COLOURS } from '../src/table/types.ts';

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
    terms: text({ mode: 'json' }).$type<Terms>().notNull().default(DEFAULT_TERMS),
    places: integer().notNull(),
    seed: text(),
    createdAt: integer('created_at').notNull(),
    startedAt: integer('started_at'),
    closedAt: integer('closed_at'),
    pausedAt: integer('paused_at'),
    channelLost: integer('channel_lost', { mode: 'boolean' }).notNull().default(false),
    imported: integer({ mode: 'boolean' }).notNull().default(false),
    unrated: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('games_open_in_channel').on(table.channelId).where(sql`status in ('lobby', 'running')`),
    index('games_of_guild').on(table.guildId, table.createdAt),
    index('games_in_channel').on(table.channelId, table.createdAt),
  ],
);

/** The game to which a row belongs, with which it goes. */
const ofGame = () =>
  text('game_id')
    .notNull()
    .references(() => games.id, { onDelete: 'cascade' });

/** Who sits where, seats counted from 0. */
export const seats = sqliteTable(
  'seats',
  {
    gameId: ofGame(),
    seat: integer().notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    colour: text({ enum: SEAT_COLOURS }).notNull(),
    plays: text({ enum: ['computer', 'standIn'] }),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat] }), index('seats_of_user').on(table.userId)],
);

/** The log: rows are added and never changed. A row is a move, an undo or a checkpoint. */
export const entries = sqliteTable(
  'entries',
  {
    gameId: ofGame(),
    entry: integer().notNull(),
    seat: integer(),
    move: text(),
    by: text({ enum: BY }),
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
    gameId: ofGame(),
    channelId: text('channel_id').notNull(),
    post: text({ mode: 'json' }).$type<Post>().notNull(),
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at').notNull(),
    attempts: integer().notNull().default(0),
    triedAt: integer('tried_at'),
    sentAt: integer('sent_at'),
    refusedAt: integer('refused_at'),
    error: text(),
    parts: text({ mode: 'json' }).$type<readonly GameMessage[]>(),
  },
  (table) => [
    index('outbox_due').on(table.dueAt, table.id).where(sql`sent_at is null and refused_at is null`),
    index('outbox_waiting').on(table.gameId, table.id).where(sql`sent_at is null and refused_at is null`),
    index('outbox_sent').on(table.sentAt).where(sql`sent_at is not null`),
    index('outbox_refused').on(table.refusedAt).where(sql`refused_at is not null`),
  ],
);

/** Where the messages stand that the bot must find again. */
export const messages = sqliteTable(
  'messages',
  {
    gameId: ofGame(),
    purpose: text({ enum: MESSAGE_PURPOSES }).notNull(),
    channelId: text('channel_id').notNull(),
    messageId: text('message_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.purpose] })],
);

/** Messages that tell of turns, so that they can be marked when the turns are taken back. */
export const told = sqliteTable(
  'told',
  {
    gameId: ofGame(),
    entry: integer().notNull(),
    channelId: text('channel_id').notNull(),
    messageId: text('message_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.messageId] })],
);

/** Decisions that running games wait for, each with the time at which the ticker must look at it. */
export const waits = sqliteTable(
  'waits',
  {
    gameId: ofGame(),
    seat: integer().notNull(),
    since: integer().notNull(),
    askedAt: integer('asked_at').notNull(),
    dueAt: integer('due_at').notNull(),
    calledAt: integer('called_at'),
    nudgedAt: integer('nudged_at'),
    silenced: integer({ mode: 'boolean' }).notNull().default(false),
    late: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat] }), index('waits_due').on(table.dueAt)],
);

/** Questions to the players of a game. */
export const votes = sqliteTable(
  'votes',
  {
    id: text().primaryKey(),
    gameId: ofGame(),
    kind: text({ enum: VOTE_KINDS }).notNull(),
    seat: integer().notNull(),
    player: text().notNull().default(''),
    entry: integer().notNull(),
    since: integer().notNull().default(0),
    newcomer: text({ mode: 'json' }).$type<{ id: string; name: string }>(),
    by: text().notNull(),
    voters: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    ballots: text({ mode: 'json' }).$type<Readonly<Record<string, boolean>>>().notNull(),
    needs: text({ enum: ['all', 'majority'] }).notNull(),
    askedAt: integer('asked_at').notNull(),
    dueAt: integer('due_at').notNull(),
    outcome: text({ enum: ['open', 'agreed', 'refused', 'lapsed', 'withdrawn'] }).notNull(),
  },
  (table) => [
    uniqueIndex('votes_open_in_game').on(table.gameId).where(sql`outcome = 'open'`),
    index('votes_due').on(table.dueAt).where(sql`outcome = 'open'`),
    index('votes_of_game').on(table.gameId, table.askedAt),
  ],
);

/** What people have chosen for all their games. */
export const people = sqliteTable('people', {
  userId: text('user_id').primaryKey(),
  settings: text({ mode: 'json' }).$type<unknown>(),
  away: text({ mode: 'json' }).$type<readonly Away[]>(),
});

/** Who is being forgotten, and what is written in their place: many rows are gone through in pieces. */
export const forgotten = sqliteTable('forgotten', {
  userId: text('user_id').primaryKey(),
  insteadId: text('instead_id').notNull(),
  name: text().notNull(),
});

/** Private notes of people about games. */
export const notes = sqliteTable(
  'notes',
  {
    gameId: ofGame(),
    userId: text('user_id').notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId] })],
);

/** What a player has laid ahead for the next turns of a seat, private to them. */
export const orders = sqliteTable(
  'orders',
  {
    gameId: ofGame(),
    seat: integer().notNull(),
    orders: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat] })],
);

/** Who sat where from which entry of the log on. */
export const tenures = sqliteTable(
  'tenures',
  {
    gameId: ofGame(),
    seat: integer().notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull().default(''),
    from: integer().notNull(),
    to: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat, table.from] }),
    index('tenures_of_user').on(table.userId),
  ],
);

/** The results of games that were played to their end. */
export const results = sqliteTable(
  'results',
  {
    gameId: ofGame(),
    seat: integer().notNull(),
    userId: text('user_id'),
    game: text().notNull(),
    guildId: text('guild_id'),
    players: integer().notNull(),
    points: integer().notNull(),
    rank: integer().notNull(),
    endedAt: integer('ended_at').notNull(),
    tiles: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    side: text(),
    opening: text(),
    against: text({ enum: LEVELS }),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index('results_in_order').on(table.game, table.endedAt, table.gameId, table.seat),
    index('results_of_guild').on(table.game, table.guildId, table.endedAt, table.gameId, table.seat),
    index('results_of_user').on(
      table.userId,
      table.game,
      table.guildId,
      table.players,
      table.against,
      table.rank,
      table.points,
    ),
    index('results_by_side')
      .on(table.userId, table.game, table.guildId, table.side, table.players, table.rank, table.points)
      .where(sql`side is not null`),
    index('results_by_opening')
      .on(table.game, table.guildId, table.players, table.opening, table.points)
      .where(sql`opening is not null`),
    index('results_solo')
      .on(table.game, table.userId, table.guildId, table.points, table.endedAt, table.gameId)
      .where(sql`players = 1`),
  ],
);

/** What was found out about games that are over; it names nobody but seats. */
export const analyses = sqliteTable('analyses', {
  gameId: text('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  entry: integer().notNull(),
  version: integer().notNull(),
  judge: text().notNull(),
  analysis: text({ mode: 'json' }).$type<Analysis>().notNull(),
});

/** Copies of games that were removed, for a while. */
export const removed = sqliteTable(
  'removed',
  {
    gameId: text('game_id').primaryKey(),
    guildId: text('guild_id'),
    copy: text().notNull(),
    removedAt: integer('removed_at').notNull(),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [index('removed_due').on(table.dueAt), index('removed_of_guild').on(table.guildId, table.removedAt)],
);

/** Files that servers have handed in lately, whatever became of them. */
export const imports = sqliteTable(
  'imports',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    guildId: text('guild_id').notNull(),
    at: integer().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [index('imports_of_guild').on(table.guildId, table.at), index('imports_at').on(table.at)],
);

/** When the bot has logged in to Discord, for a day. */
export const logins = sqliteTable('logins', { at: integer().primaryKey() });
