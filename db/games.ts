import { and, asc, count, desc, eq, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Entry } from '../src/engine/log.ts';
import type { Change, GameStore, Imported, Saved } from '../src/table/stores.ts';
import type { GameStatus, TableGame } from '../src/table/types.ts';
import { atomically, type Connection, known, type Run, storeOf, type Tx } from './connection.ts';
import { sqliteCode } from './errors.ts';
import { redirect } from './outbox.ts';
import { keepOrders } from './people.ts';
import { tally } from './ratings.ts';
import { keepCopy } from './removed.ts';
import { replaceResults } from './results.ts';
import { entries, games, imports, outbox, removed, seats, snapshots } from './schema.ts';
import { isServed } from './share.ts';
import { keepVote } from './votes.ts';
import { keepWait, replaceWaits } from './waits.ts';

const OPEN = ['lobby', 'running'] as const satisfies readonly GameStatus[];

/** Games, their seats, logs and snapshots in SQLite. */
export function gameStore(db: Connection, run: Run): GameStore {
  const ofGuild = (column: typeof games.guildId | typeof removed.guildId, guildId: string | undefined) =>
    guildId === undefined ? undefined : eq(column, guildId);
  return storeOf<GameStore>(run, {
    find: (gameId) => withSeats(db, db.select().from(games).where(eq(games.id, gameId)).all())[0],
    inChannel: (channelId) => inChannel(db, channelId),
    ofUser: (userId) => openGames(db, inArray(games.id, gamesOf(db, userId))),
    log: (gameId) => readLog(db, gameId),
    snapshot: (gameId) => {
      const row = db.select().from(snapshots).where(eq(snapshots.gameId, gameId)).get();
      return row && { entry: row.entry, version: row.version, state: row.state };
    },
    ofGuild: (guildId, limit) => {
      const those = db.select().from(games).where(ofGuild(games.guildId, guildId));
      return withSeats(db, those.orderBy(desc(games.createdAt)).limit(limit).all());
    },
    opened: (by, since) => opened(db, by, since),
    open: (share) => openGames(db, isServed(games.guildId, share)),
    remove: (gameId, kept, most) =>
      atomically(db, (tx) => {
        keepCopy(tx, kept, most);
        tally(tx, gameId, -1);
        tx.delete(games).where(eq(games.id, gameId)).run();
      }),
    removed: (guildId) => {
      const those = db.select().from(removed).where(ofGuild(removed.guildId, guildId));
      return those.orderBy(desc(removed.removedAt)).all().map(known);
    },
    dropRemoved: (due) => db.delete(removed).where(lte(removed.dueAt, due)).run(),
    imported: (guildId, since) => importedBy(db, guildId, since),
    noteImport: (file) => db.insert(imports).values(file).run(),
    dropImports: (before) => db.delete(imports).where(lt(imports.at, before)).run(),
    save: (change) => save(db, change),
  });
}

type GameRow = typeof games.$inferSelect;

function withSeats(db: Connection, rows: readonly GameRow[]): TableGame[] {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sitting = db.select().from(seats).where(inArray(seats.gameId, ids)).orderBy(asc(seats.seat)).all();
  return rows.map(({ channelLost, imported, unrated, ...row }) => ({
    ...known(row),
    ...(channelLost && { channelLost }),
    ...(imported && { imported }),
    ...(unrated && { unrated }),
    seats: sitting
      .filter(({ gameId }) => gameId === row.id)
      .map(({ userId, name, colour, plays }) => ({ userId, name, colour, ...(plays && { plays }) })),
  }));
}

function inChannel(db: Connection, channelId: string): TableGame | undefined {
  const rows = db
    .select()
    .from(games)
    .where(eq(games.channelId, channelId))
    .orderBy(desc(inArray(games.status, OPEN)), desc(games.createdAt), desc(sql`rowid`))
    .limit(1)
    .all();
  return withSeats(db, rows)[0];
}

function opened(db: Connection, by: Parameters<GameStore['opened']>[0], since: number) {
  // A host sits at their table: seats are found by the user.
  const whose =
    'host' in by
      ? and(eq(games.host, by.host), inArray(games.id, gamesOf(db, by.host)))
      : eq(games.guildId, by.guildId);
  const many = (which: SQL) => db.select({ many: count() }).from(games).where(and(whose, which)).get()?.many ?? 0;
  return { open: many(eq(games.status, 'lobby')), daily: many(gt(games.createdAt, since)) };
}

/** The ids of the games in which a user sits. */
function gamesOf(db: Connection, userId: string) {
  return db.select({ id: seats.gameId }).from(seats).where(eq(seats.userId, userId));
}

/** Lobbies and running games, oldest first, of which those that fit. */
function openGames(db: Connection, fits?: SQL): TableGame[] {
  const open = db
    .select()
    .from(games)
    .where(and(inArray(games.status, OPEN), fits));
  return withSeats(db, open.orderBy(asc(games.createdAt), asc(sql`rowid`)).all());
}

/** What a server has handed in since a time, and how many imported games it has. */
function importedBy(db: Connection, guildId: string, since: number): Imported {
  const given = and(eq(imports.guildId, guildId), gt(imports.at, since));
  const bytes = sql<number>`coalesce(sum(${imports.bytes}), 0)`;
  const handed = db.select({ files: count(), bytes }).from(imports).where(given).get();
  const there = and(eq(games.guildId, guildId), eq(games.imported, true));
  const held = db.select({ games: count() }).from(games).where(there).get();
  return { files: handed?.files ?? 0, bytes: handed?.bytes ?? 0, games: held?.games ?? 0 };
}

function readLog(db: Connection, gameId: string): Entry[] {
  const rows = db.select().from(entries).where(eq(entries.gameId, gameId)).orderBy(asc(entries.entry)).all();
  return rows.map(({ entry, seat, move, by, undo, checkpoint, version }): Entry => {
    if (undo !== null) return { entry, undo, seat: seat ?? undefined };
    if (checkpoint !== null) return { entry, checkpoint, version: version ?? 0 };
    return { entry, seat: seat ?? 0, move: move ?? '', ...(by && { by }) };
  });
}

function save(db: Connection, change: Change): Saved {
  try {
    atomically(db, (tx) => write(tx, change));
    return 'saved';
  } catch (error) {
    const refused = refusal(error);
    if (refused === undefined) throw error;
    return refused;
  }
}

function refusal(error: unknown): Saved | undefined {
  const code = sqliteCode(error);
  const text = [error, error instanceof Error ? error.cause : undefined].map(String).join(' ');
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' && text.includes('games.channel_id')) return 'channelTaken';
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' && text.includes('entries.entry')) return 'entryTaken';
  return undefined;
}

/** Drizzle leaves a column alone where it is handed undefined. */
function columnsOf({ seats: _, ...game }: TableGame): GameRow {
  const columns = Object.entries(game).map(([name, value]) => [name, value ?? null]);
  return { channelLost: false, imported: false, unrated: false, ...Object.fromEntries(columns) };
}

/** What an entry may say. */
const SAYS = ['entry', 'seat', 'move', 'by', 'undo', 'checkpoint', 'version'] as const;

/** Inserts entries by one statement that is prepared once: a log that is imported has many thousands. */
function addEntries(tx: Tx, added: readonly Entry[], of: { readonly gameId: string; readonly at: number }): void {
  const places = Object.fromEntries(SAYS.map((name) => [name, sql.placeholder(name)]));
  const nothing = Object.fromEntries(SAYS.map((name) => [name, null]));
  const insert = tx
    .insert(entries)
    .values({ ...of, entry: sql.placeholder('entry'), ...places })
    .prepare();
  for (const entry of added) insert.run({ ...nothing, ...entry });
}

function write(tx: Tx, change: Change): void {
  const { game, entries: added, snapshot, posts, at } = change;
  const { seats: sitting } = game;
  const row = columnsOf(game);
  tx.insert(games).values(row).onConflictDoUpdate({ target: games.id, set: row }).run();
  tx.delete(seats).where(eq(seats.gameId, game.id)).run();
  if (sitting.length > 0) {
    tx.insert(seats)
      .values(sitting.map((seat, index) => ({ ...seat, gameId: game.id, seat: index })))
      .run();
  }
  if (added && added.length > 0) addEntries(tx, added, { gameId: game.id, at });
  if (snapshot) {
    tx.insert(snapshots)
      .values({ gameId: game.id, ...snapshot })
      .onConflictDoUpdate({ target: snapshots.gameId, set: snapshot })
      .run();
  }
  if (change.redirects) redirect(tx, { gameId: game.id, channelId: game.channelId, at });
  for (const { nonce, channelId, post } of posts ?? []) {
    tx.insert(outbox).values({ nonce, gameId: game.id, channelId, post, createdAt: at, dueAt: at }).run();
  }
  if (change.waiting) replaceWaits(tx, { gameId: game.id, waiting: change.waiting, at });
  for (const wait of change.waits ?? []) keepWait(tx, wait);
  if (change.vote) keepVote(tx, change.vote);
  for (const laid of change.orders ?? []) keepOrders(tx, game.id, laid);
  replaceResults(tx, game.id, change);
  if (change.restores !== undefined) tx.delete(removed).where(eq(removed.gameId, change.restores)).run();
}
