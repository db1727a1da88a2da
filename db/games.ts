import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Entry } from '../src/engine/log.ts';
import type { Course, GameStore } from '../src/table/stores.ts';
import type { GameStatus, Seat, TableGame } from '../src/table/types.ts';
import { type Connection, type Connections, given, known, prepared } from './connection.ts';
import { importStore } from './imports.ts';
import { removeGame } from './removed.ts';
import { gameColumns, revisionOf } from './revision.ts';
import { isServed, sharing } from './share.ts';
import { asKept, save } from './step.ts';
import type { Tables } from './tables.ts';
import { isOpenIn } from './votes.ts';

const OPEN = ['lobby', 'running'] as const satisfies readonly GameStatus[];

/** Used for every press: a game with its seats, one row for each seat. */
const statements = prepared('games', (connection) => {
  const { db, tables } = connection;
  const { games, seats, entries, snapshots, votes } = tables;
  const game = gameColumns(connection);
  const seated = () => db.select({ game, seat: seats }).from(games).leftJoin(seats, eq(seats.gameId, games.id));
  const last = db
    .select({ id: games.id })
    .from(games)
    .where(eq(games.channelId, given('channelId')))
    .orderBy(desc(inArray(games.status, OPEN)), desc(games.createdAt), desc(games.id))
    .limit(1);
  const lastOver = db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.channelId, given('channelId')), not(inArray(games.status, OPEN)), isNotNull(games.startedAt)))
    .orderBy(desc(games.createdAt), desc(games.id))
    .limit(1);
  const vote = db
    .select({ id: votes.id })
    .from(votes)
    .where(isOpenIn(votes, given('gameId')));
  const isVoting = sql`${exists(vote)}`.mapWith(Boolean);
  return {
    find: seated()
      .where(eq(games.id, given('gameId')))
      .orderBy(asc(seats.seat)),
    inChannel: seated().where(inArray(games.id, last)).orderBy(asc(seats.seat)),
    overInChannel: seated().where(inArray(games.id, lastOver)).orderBy(asc(seats.seat)),
    revision: db
      .select({ revision: revisionOf(connection) })
      .from(games)
      .where(eq(games.id, given('gameId'))),
    log: db
      .select()
      .from(entries)
      .where(eq(entries.gameId, given('gameId')))
      .orderBy(asc(entries.entry)),
    course: db
      .select({ revision: games.revision, voting: isVoting, entry: entries })
      .from(games)
      .leftJoin(entries, eq(entries.gameId, games.id))
      .where(eq(games.id, given('gameId')))
      .orderBy(asc(entries.entry)),
    snapshot: db
      .select()
      .from(snapshots)
      .where(eq(snapshots.gameId, given('gameId'))),
  };
});

/** Used by a process when it starts. */
const starting = prepared('starting', (connection) => {
  const { games, waits } = connection.tables;
  const awaited = connection.db.select({ seat: waits.seat }).from(waits).where(eq(waits.gameId, games.id));
  return {
    unattended: connection.db
      .select({ id: games.id })
      .from(games)
      .where(and(eq(games.status, 'running'), notExists(awaited), isServed(connection, games.guildId))),
  };
});

/** Used by a process's chores. */
const chores = prepared('chores', (connection) => {
  const { db, tables } = connection;
  const { games, seats } = tables;
  const begins = and(eq(seats.deputyStage, 'agreed'), lte(seats.deputyFrom, given('now')));
  const deputiesDue = db
    .select({ gameId: seats.gameId })
    .from(seats)
    .where(and(isNotNull(seats.deputyId), or(lte(seats.deputyUntil, given('now')), begins)));
  return {
    // Few seats have a deputy, and an index contains only those: a join would read all games instead.
    deputiesDue: db
      .select({ id: games.id })
      .from(games)
      .where(and(inArray(games.id, deputiesDue), eq(games.status, 'running'), isServed(connection, games.guildId)))
      .limit(sql.placeholder('limit')),
    idle: db
      .select({ id: games.id })
      .from(games)
      .where(
        and(
          // Not as a parameter: the index of lobbies is used only with the word itself.
          sql`${games.status} = 'lobby'`,
          or(isNull(games.idleDue), lte(games.idleDue, given('now'))),
          isServed(connection, games.guildId),
        ),
      )
      .orderBy(asc(games.createdAt))
      .limit(sql.placeholder('limit')),
  };
});

/** Games with their seats, logs and snapshots. */
export function gameStore({ use, patiently }: Connections): GameStore {
  const ofGuild = (column: PgColumn, guildId: string | undefined) =>
    guildId === undefined ? undefined : eq(column, guildId);
  return {
    unattended: (share) =>
      patiently(async (connection) =>
        (await starting(connection).unattended.execute(sharing(share))).map(({ id }) => id),
      ),
    idle: (now, limit, share) =>
      patiently(async (connection) =>
        (await chores(connection).idle.execute({ now, limit, ...sharing(share) })).map(({ id }) => id),
      ),
    dropRemoved: (due) =>
      patiently(async ({ db, tables: { removed } }) => {
        await db.delete(removed).where(lte(removed.dueAt, due));
      }),
    find: (gameId) => use(async (connection) => seatedGame(await statements(connection).find.execute({ gameId }))),
    inChannel: (channelId) =>
      use(async (connection) => seatedGame(await statements(connection).inChannel.execute({ channelId }))),
    overInChannel: (channelId) =>
      use(async (connection) => seatedGame(await statements(connection).overInChannel.execute({ channelId }))),
    ofUser: (userId) =>
      use(async (connection) => {
        const { games } = connection.tables;
        return allWithSeats(connection, await openOnes(connection, inArray(games.id, gamesOf(connection, userId))));
      }),
    ofDeputy: (userId) => use((connection) => gamesOfDeputy(connection, userId)),
    deputiesDue: (now, limit, share) =>
      patiently(async (connection) =>
        (await chores(connection).deputiesDue.execute({ now, limit, ...sharing(share) })).map(({ id }) => id),
      ),
    revision: (gameId) => use((connection) => currentRevision(connection, gameId)),
    log: (gameId) => use(async (connection) => (await statements(connection).log.execute({ gameId })).map(entryOf)),
    course: (gameId) => use((connection) => courseOf(connection, gameId)),
    snapshot: (gameId) =>
      use(async (connection) => {
        const [row] = await statements(connection).snapshot.execute({ gameId });
        return row && { entry: row.entry, version: row.version, state: row.state };
      }),
    ofGuild: (guildId, limit) =>
      use(async (connection) => {
        const { games } = connection.tables;
        const all = connection.db.select(gameColumns(connection)).from(games);
        const those = all.where(ofGuild(games.guildId, guildId));
        return allWithSeats(connection, await those.orderBy(desc(games.createdAt)).limit(limit));
      }),
    places: (guildId) =>
      use(async ({ db, tables: { games } }) => {
        const open = and(eq(games.guildId, guildId), inArray(games.status, OPEN));
        const places = await db.selectDistinct({ channelId: games.channelId }).from(games).where(open);
        return places.map(({ channelId }) => channelId);
      }),
    opened: (by, since) => use((connection) => opened(connection, by, since)),
    remove: (gameId, kept, most) => use((connection) => removeGame(connection, gameId, { kept, most })),
    removed: (guildId) =>
      use(async ({ db, tables: { removed } }) => {
        const those = db.select().from(removed).where(ofGuild(removed.guildId, guildId));
        return (await those.orderBy(desc(removed.removedAt))).map(known);
      }),
    ...importStore({ use }),
    save: (change) => use((connection) => save(connection, change)),
  };
}

async function currentRevision(connection: Connection, gameId: string): Promise<number | undefined> {
  const revisions = connection.memory?.revisions;
  const known = revisions?.get(gameId);
  if (known !== undefined) return known;
  const [row] = await statements(connection).revision.execute({ gameId });
  revisions?.set(gameId, row?.revision);
  return row?.revision;
}

type GameRow = Tables['games']['$inferSelect'];
type SeatRow = Tables['seats']['$inferSelect'];

function seatedGame(rows: readonly { readonly game: GameRow; readonly seat: SeatRow | null }[]) {
  const [first] = rows;
  return (
    first &&
    gameOf(
      first.game,
      rows.flatMap(({ seat }) => seat ?? []),
    )
  );
}

async function allWithSeats({ db, tables }: Connection, rows: readonly GameRow[]): Promise<TableGame[]> {
  if (rows.length === 0) return [];
  const { seats } = tables;
  const ids = rows.map(({ id }) => id);
  const sitting = await db.select().from(seats).where(inArray(seats.gameId, ids)).orderBy(asc(seats.seat));
  const at = (game: GameRow) => sitting.filter(({ gameId }) => gameId === game.id);
  return rows.map((row) => gameOf(row, at(row)));
}

function gameOf(
  { channelLost, imported, unrated, idleStage, idleDue, terms: kept, ...row }: GameRow,
  sitting: readonly SeatRow[],
): TableGame {
  const seats = sitting.map((one): Seat => {
    const { userId, name, colour, plays } = one;
    return { userId, name, colour, ...(plays && { plays }), ...deputyIn(one) };
  });
  const { banks, ...terms } = kept;
  return asKept({
    ...known(row),
    terms,
    ...(banks && { banks }),
    ...(channelLost && { channelLost }),
    ...(imported && { imported }),
    ...(unrated && { unrated }),
    ...(idleStage !== null && idleDue !== null && { idle: { stage: idleStage, dueAt: idleDue } }),
    seats,
  });
}

/** The deputy of a seat. */
function deputyIn(row: SeatRow): Pick<Seat, 'deputy'> {
  const { deputyId: id, deputyName: name, deputyStage: stage, deputyFrom: from, deputyUntil: until } = row;
  if (id === null || stage === null) return {};
  return { deputy: { id, name: name ?? '', stage, from: from ?? 0, until: until ?? undefined } };
}

async function opened(
  { db, tables: { games, seats } }: Connection,
  by: Parameters<GameStore['opened']>[0],
  since: number,
) {
  // A host has a seat at their table, so this finds seats by user.
  const whose =
    'host' in by
      ? and(eq(games.host, by.host), inArray(games.id, gamesOf({ db, tables: { seats } }, by.host)))
      : eq(games.guildId, by.guildId);
  const many = async (which: SQL) => {
    const [found] = await db.select({ many: count() }).from(games).where(and(whose, which));
    return found?.many ?? 0;
  };
  return { open: await many(eq(games.status, 'lobby')), daily: await many(gt(games.createdAt, since)) };
}

/** The ids of a user's games. */
function gamesOf(
  { db, tables: { seats } }: Pick<Connection, 'db'> & { readonly tables: Pick<Tables, 'seats'> },
  userId: string,
) {
  return db.select({ id: seats.gameId }).from(seats).where(eq(seats.userId, userId));
}

/** The running games in which a user is a deputy, or has been asked to be one. */
async function gamesOfDeputy(connection: Connection, userId: string): Promise<TableGame[]> {
  const { games, seats } = connection.tables;
  const theirs = connection.db.select({ id: seats.gameId }).from(seats).where(eq(seats.deputyId, userId));
  return allWithSeats(connection, await openOnes(connection, inArray(games.id, theirs)));
}

/** The lobbies and running games that match, oldest first. */
function openOnes(connection: Connection, fits: SQL) {
  const { games } = connection.tables;
  const open = connection.db
    .select(gameColumns(connection))
    .from(games)
    .where(and(inArray(games.status, OPEN), fits));
  return open.orderBy(asc(games.createdAt), asc(games.id));
}

async function courseOf(connection: Connection, gameId: string): Promise<Course | undefined> {
  const rows = await statements(connection).course.execute({ gameId });
  const [first] = rows;
  if (first === undefined) return undefined;
  const log = rows.flatMap(({ entry }) => (entry ? [entryOf(entry)] : []));
  return { revision: first.revision + (log.at(-1)?.entry ?? 0), voting: first.voting, log };
}

function entryOf({ entry, seat, move, by, undo, checkpoint, version }: Tables['entries']['$inferSelect']): Entry {
  if (undo !== null) return { entry, undo, seat: seat ?? undefined };
  if (checkpoint !== null) return { entry, checkpoint, version: version ?? 0 };
  return { entry, seat: seat ?? 0, move: move ?? '', ...(by && { by }) };
}
