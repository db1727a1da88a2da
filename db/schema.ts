import { sql } from 'drizzle-orm';
import { BY } from '../src/engine/log.ts';
import type { Away } from '../src/table/people.ts';
import { type GameMessage, MESSAGE_PURPOSES, type Post } from '../src/table/posts.ts';
import { type Analysis, VOTE_KINDS } from '../src/table/rows.ts';
import { DEFAULT_TERMS, LEVELS, type Terms } from '../src/table/terms.ts';
import { DEPUTY_STAGES, IDLE_STAGES, SEAT_COLOURS, type TableGame } from '../src/table/types.ts';
import type { Kit } from './kit.ts';

/** The tables of games; their layout is the same in every database. All times are UTC milliseconds. */
export function playedTables(kit: Kit) {
  /** One game in one channel; `seed` is empty until it starts. */
  const games = kit.table(
    'games',
    {
      id: kit.text().primaryKey(),
      game: kit.text().notNull(),
      version: kit.integer().notNull(),
      status: kit.text({ enum: ['lobby', 'running', 'finished', 'ended'] }).notNull(),
      guildId: kit.text('guild_id'),
      channelId: kit.text('channel_id').notNull(),
      host: kit.text().notNull(),
      options: kit.json().$type<unknown>().notNull(),
      /** Includes the time banks of the seats. */
      terms: kit.json().$type<Terms & Pick<TableGame, 'banks'>>().notNull().default(DEFAULT_TERMS),
      places: kit.integer().notNull(),
      seed: kit.text(),
      createdAt: kit.time('created_at').notNull(),
      startedAt: kit.time('started_at'),
      closedAt: kit.time('closed_at'),
      pausedAt: kit.time('paused_at'),
      channelLost: kit.flag('channel_lost').notNull().default(false),
      imported: kit.flag().notNull().default(false),
      unrated: kit.flag().notNull().default(false),
      /** For a lobby: what has been done about an idle host, and when the next step is due. */
      idleStage: kit.text('idle_stage', { enum: IDLE_STAGES }),
      idleDue: kit.time('idle_due'),
      revision: kit.integer().notNull().default(0),
    },
    (table) => [
      kit.uniqueIndex('games_open_in_channel').on(table.channelId).where(sql`status in ('lobby', 'running')`),
      kit.index('games_of_guild').on(table.guildId, table.createdAt),
      kit.index('games_in_channel').on(table.channelId, table.createdAt),
      kit.index('games_idle').on(table.idleDue).where(sql`status = 'lobby'`),
    ],
  );

  /** The game of a row; removing the game removes the row. */
  const ofGame = () =>
    kit
      .text('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' });

  return {
    games,
    ...gameTables(kit, ofGame),
    ...postTables(kit, ofGame),
    ...waitTables(kit, ofGame),
    ...personTables(kit, ofGame),
    ...resultTables(kit, ofGame),
    ...otherTables(kit),
  };
}

/** The type of the id of a row's game; removing the game removes the row. */
type OfGame = () => ReturnType<ReturnType<Kit['text']>['notNull']>;

/** The tables of games and their logs. */
function gameTables(kit: Kit, ofGame: OfGame) {
  /** Who has which seat; seats count from 0. */
  const seats = kit.table(
    'seats',
    {
      gameId: ofGame(),
      seat: kit.integer().notNull(),
      userId: kit.text('user_id').notNull(),
      name: kit.text().notNull(),
      colour: kit.text({ enum: SEAT_COLOURS }).notNull(),
      plays: kit.text({ enum: ['computer', 'standIn'] }),
      deputyId: kit.text('deputy_id'),
      deputyName: kit.text('deputy_name'),
      deputyStage: kit.text('deputy_stage', { enum: DEPUTY_STAGES }),
      deputyFrom: kit.time('deputy_from'),
      deputyUntil: kit.time('deputy_until'),
    },
    (table) => [
      kit.primaryKey({ columns: [table.gameId, table.seat] }),
      kit.index('seats_of_user').on(table.userId),
      kit.index('seats_of_deputy').on(table.deputyId).where(sql`deputy_id is not null`),
    ],
  );

  /** The log; rows are only ever added. A row is a move, an undo or a checkpoint. */
  const entries = kit.table(
    'entries',
    {
      gameId: ofGame(),
      entry: kit.integer().notNull(),
      seat: kit.integer(),
      move: kit.text(),
      by: kit.text({ enum: BY }),
      undo: kit.integer(),
      checkpoint: kit.text(),
      version: kit.integer(),
      at: kit.time().notNull(),
    },
    (table) => [
      kit.primaryKey({ columns: [table.gameId, table.entry] }),
      kit.check('entries_say_one_thing', sql`${kit.filled('move', 'undo', 'checkpoint')} = 1`),
    ],
  );

  /** The public state after the last closed turn, for logs that new rules can no longer replay. */
  const snapshots = kit.table('snapshots', {
    gameId: ofGame().primaryKey(),
    entry: kit.integer().notNull(),
    version: kit.integer().notNull(),
    state: kit.text().notNull(),
  });

  return { seats, entries, snapshots };
}

/** The tables about posts in Discord. */
function postTables(kit: Kit, ofGame: OfGame) {
  /** Posts to Discord; a row waits until its post is sent or refused. */
  const outbox = kit.table(
    'outbox',
    {
      id: kit.counting(),
      nonce: kit.text().notNull().unique(),
      gameId: ofGame(),
      channelId: kit.text('channel_id').notNull(),
      post: kit.json().$type<Post>().notNull(),
      createdAt: kit.time('created_at').notNull(),
      dueAt: kit.time('due_at').notNull(),
      attempts: kit.integer().notNull().default(0),
      triedAt: kit.time('tried_at'),
      heldUntil: kit.time('held_until'),
      sentAt: kit.time('sent_at'),
      refusedAt: kit.time('refused_at'),
      error: kit.text(),
      parts: kit.json().$type<readonly GameMessage[]>(),
      /** When it was posted without its pictures; empty once it has them. */
      unpaintedSince: kit.time('unpainted_since'),
      /**
       * Its server, and its place in the queue of all servers: UTC ms, or later if more posts of the server are waiting
       * ahead of it.
       */
      server: kit.text(),
      place: kit.time().notNull().default(0),
    },
    (table) => [
      kit.index('outbox_in_line').on(table.place, table.id).where(sql`sent_at is null and refused_at is null`),
      kit.index('outbox_of_server').on(table.server, table.place).where(sql`sent_at is null and refused_at is null`),
      kit.index('outbox_waiting').on(table.gameId, table.id).where(sql`sent_at is null and refused_at is null`),
      kit.index('outbox_sent').on(table.sentAt).where(sql`sent_at is not null`),
      kit.index('outbox_refused').on(table.refusedAt).where(sql`refused_at is not null`),
      kit.index('outbox_unpainted').on(table.id).where(sql`unpainted_since is not null`),
    ],
  );

  /** The messages that the bot must be able to find again. */
  const messages = kit.table(
    'messages',
    {
      gameId: ofGame(),
      purpose: kit.text({ enum: MESSAGE_PURPOSES }).notNull(),
      channelId: kit.text('channel_id').notNull(),
      messageId: kit.text('message_id').notNull(),
    },
    (table) => [kit.primaryKey({ columns: [table.gameId, table.purpose] })],
  );

  /** Messages about turns, so that they can be marked when players take the turns back. */
  const told = kit.table(
    'told',
    {
      gameId: ofGame(),
      entry: kit.integer().notNull(),
      channelId: kit.text('channel_id').notNull(),
      messageId: kit.text('message_id').notNull(),
    },
    (table) => [kit.primaryKey({ columns: [table.gameId, table.messageId] })],
  );

  return { outbox, messages, told };
}

/** The tables about what running games wait for. */
function waitTables(kit: Kit, ofGame: OfGame) {
  /** Decisions that running games wait for, each with the time when the ticker should look at it next. */
  const waits = kit.table(
    'waits',
    {
      gameId: ofGame(),
      seat: kit.integer().notNull(),
      since: kit.integer().notNull(),
      askedAt: kit.time('asked_at').notNull(),
      dueAt: kit.time('due_at').notNull(),
      calledAt: kit.time('called_at'),
      nudgedAt: kit.time('nudged_at'),
      silenced: kit.flag().notNull().default(false),
      late: kit.flag().notNull().default(false),
    },
    (table) => [kit.primaryKey({ columns: [table.gameId, table.seat] }), kit.index('waits_due').on(table.dueAt)],
  );

  /** Questions to the players of a game. */
  const votes = kit.table(
    'votes',
    {
      id: kit.text().primaryKey(),
      gameId: ofGame(),
      kind: kit.text({ enum: VOTE_KINDS }).notNull(),
      seat: kit.integer().notNull(),
      player: kit.text().notNull().default(''),
      entry: kit.integer().notNull(),
      since: kit.integer().notNull().default(0),
      newcomer: kit.json().$type<{ id: string; name: string }>(),
      by: kit.text().notNull(),
      voters: kit.json().$type<readonly string[]>().notNull(),
      ballots: kit.json().$type<Readonly<Record<string, boolean>>>().notNull(),
      needs: kit.text({ enum: ['all', 'majority'] }).notNull(),
      askedAt: kit.time('asked_at').notNull(),
      dueAt: kit.time('due_at').notNull(),
      outcome: kit.text({ enum: ['open', 'agreed', 'refused', 'lapsed', 'withdrawn'] }).notNull(),
    },
    (table) => [
      kit.uniqueIndex('votes_open_in_game').on(table.gameId).where(sql`outcome = 'open'`),
      kit.index('votes_due').on(table.dueAt).where(sql`outcome = 'open'`),
      kit.index('votes_of_game').on(table.gameId, table.askedAt),
    ],
  );

  return { waits, votes };
}

/** The tables with people's choices and texts. */
function personTables(kit: Kit, ofGame: OfGame) {
  /** People's settings for all their games. */
  const people = kit.table('people', {
    userId: kit.text('user_id').primaryKey(),
    settings: kit.json().$type<unknown>(),
    away: kit.json().$type<readonly Away[]>(),
  });

  /** People who are being forgotten, and what replaces them; for people with many rows, that takes several steps. */
  const forgotten = kit.table('forgotten', {
    userId: kit.text('user_id').primaryKey(),
    insteadId: kit.text('instead_id').notNull(),
    name: kit.text().notNull(),
  });

  /** People's private notes about games. */
  const notes = kit.table(
    'notes',
    {
      gameId: ofGame(),
      userId: kit.text('user_id').notNull(),
      text: kit.text().notNull(),
    },
    (table) => [kit.primaryKey({ columns: [table.gameId, table.userId] })],
  );

  /** A player's private plans for the next turns of a seat. */
  const orders = kit.table(
    'orders',
    {
      gameId: ofGame(),
      seat: kit.integer().notNull(),
      orders: kit.text().notNull(),
    },
    (table) => [kit.primaryKey({ columns: [table.gameId, table.seat] })],
  );

  return { people, forgotten, notes, orders };
}

/** The tables with the results of games. */
function resultTables(kit: Kit, ofGame: OfGame) {
  /** Who had which seat, and since which entry of the log. */
  const tenures = kit.table(
    'tenures',
    {
      gameId: ofGame(),
      seat: kit.integer().notNull(),
      userId: kit.text('user_id').notNull(),
      name: kit.text().notNull().default(''),
      from: kit.integer().notNull(),
      to: kit.integer(),
      /** Whether they played for the person who had the seat before. */
      deputy: kit.flag().notNull().default(false),
    },
    (table) => [
      kit.primaryKey({ columns: [table.gameId, table.seat, table.from] }),
      kit.index('tenures_of_user').on(table.userId),
    ],
  );

  /** The results of games that were played to the end. */
  const results = kit.table(
    'results',
    {
      gameId: ofGame(),
      seat: kit.integer().notNull(),
      userId: kit.text('user_id'),
      game: kit.text().notNull(),
      guildId: kit.text('guild_id'),
      players: kit.integer().notNull(),
      points: kit.points().notNull(),
      rank: kit.integer().notNull(),
      endedAt: kit.time('ended_at').notNull(),
      tiles: kit.json().$type<readonly string[]>().notNull(),
      side: kit.text(),
      opening: kit.text(),
      against: kit.text({ enum: LEVELS }),
    },
    (table) => [
      kit.primaryKey({ columns: [table.gameId, table.seat] }),
      kit.index('results_in_order').on(table.game, table.endedAt, table.gameId, table.seat),
      kit.index('results_of_guild').on(table.game, table.guildId, table.endedAt, table.gameId, table.seat),
      kit
        .index('results_of_user')
        .on(table.userId, table.game, table.guildId, table.players, table.against, table.rank, table.points),
      kit
        .index('results_by_side')
        .on(table.userId, table.game, table.guildId, table.side, table.players, table.rank, table.points)
        .where(sql`side is not null`),
      kit
        .index('results_by_opening')
        .on(table.game, table.guildId, table.players, table.opening, table.points)
        .where(sql`opening is not null`),
      kit
        .index('results_solo')
        .on(table.game, table.userId, table.guildId, table.points, table.endedAt, table.gameId)
        .where(sql`players = 1`),
    ],
  );

  /** Analyses of finished games; they refer only to seats. */
  const analyses = kit.table('analyses', {
    gameId: ofGame().primaryKey(),
    entry: kit.integer().notNull(),
    version: kit.integer().notNull(),
    judge: kit.text().notNull(),
    analysis: kit.json().$type<Analysis>().notNull(),
  });

  return { tenures, results, analyses };
}

/** The tables that belong to no game. */
function otherTables(kit: Kit) {
  /** Temporary copies of removed games. */
  const removed = kit.table(
    'removed',
    {
      gameId: kit.text('game_id').primaryKey(),
      guildId: kit.text('guild_id'),
      copy: kit.text().notNull(),
      removedAt: kit.time('removed_at').notNull(),
      dueAt: kit.time('due_at').notNull(),
    },
    (table) => [
      kit.index('removed_due').on(table.dueAt),
      kit.index('removed_of_guild').on(table.guildId, table.removedAt),
    ],
  );

  /** Files that servers have recently imported, successfully or not. */
  const imports = kit.table(
    'imports',
    {
      id: kit.counting(),
      guildId: kit.text('guild_id').notNull(),
      at: kit.time().notNull(),
      bytes: kit.integer().notNull(),
    },
    (table) => [kit.index('imports_of_guild').on(table.guildId, table.at), kit.index('imports_at').on(table.at)],
  );

  /** The bot's logins to Discord within the last day. */
  const logins = kit.table('logins', { at: kit.time().primaryKey() });

  return { removed, imports, logins };
}
