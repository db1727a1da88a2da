import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Change, revisionAfter, type Saved } from '../src/table/stores.ts';
import type { TableGame } from '../src/table/types.ts';
import { atomically, type Connection, filled, given, givenColumns, prepared, readsFrom } from './connection.ts';
import { placeInLine, redirect } from './outbox.ts';
import { keepOrders } from './people.ts';
import { replaceResults } from './results.ts';
import { revisionOf } from './revision.ts';
import type { Tables } from './tables.ts';
import { keepVote } from './votes.ts';
import { keepWait, replaceWaits } from './waits.ts';

const GAME = [
  'id',
  'game',
  'version',
  'status',
  'guildId',
  'channelId',
  'host',
  'options',
  'terms',
  'places',
  'seed',
  'createdAt',
  'startedAt',
  'closedAt',
  'pausedAt',
  'channelLost',
  'imported',
  'unrated',
  'idleStage',
  'idleDue',
] as const satisfies readonly (keyof Tables['games']['$inferSelect'])[];

/** The statements of a step. */
const written = prepared('step', (connection) => {
  const { db, tables } = connection;
  const { games, seats, entries, snapshots, outbox } = tables;
  const game = givenColumns(...GAME);
  const revision = revisionOf(connection);
  const isAsRead = sql`${revision} = coalesce(${given('revision')}, ${revision})`;
  const isThat = and(eq(games.id, given('gameId')), isAsRead);
  const snapshot = givenColumns('entry', 'version', 'state');
  const post = givenColumns('nonce', 'gameId', 'channelId', 'post', 'createdAt', 'dueAt', 'server');
  const place = placeInLine(connection, given('server'), given('createdAt'));
  return {
    game: db
      .insert(games)
      .values({ ...game, revision: sql`${given('raised')}` })
      .onConflictDoUpdate({
        target: games.id,
        set: { ...game, revision: sql`${games.revision} + ${given('raised')}` },
        setWhere: isAsRead,
      })
      .returning({ id: games.id }),
    raise: db
      .update(games)
      .set({ revision: sql`${games.revision} + 1` })
      .where(isThat)
      .returning({ id: games.id }),
    add: db.insert(entries).select(linesOf(connection, isThat)).returning({ entry: entries.entry }),
    rise: db.delete(seats).where(eq(seats.gameId, given('gameId'))),
    snapshot: db
      .insert(snapshots)
      .values({ ...givenColumns('gameId'), ...snapshot })
      .onConflictDoUpdate({ target: snapshots.gameId, set: snapshot }),
    post: db.insert(outbox).values({ ...post, place }),
  };
});

/** A query for the given lines of a game's log as rows; there are none if the condition on the game does not hold. */
function linesOf({ tables: { games }, dialect }: Connection, isThat: SQL | undefined): SQL {
  const { text, whole } = readsFrom({ dialect });
  // In the order of the columns.
  const line = [games.id, whole('entry'), whole('seat'), text('move'), text('by')];
  const rest = [whole('undo'), text('checkpoint'), whole('version'), given('at')];
  const lines = dialect.each(given('lines'));
  return sql`select ${sql.join([...line, ...rest], sql`, `)} from ${games}, ${lines} where ${isThat} ${dialect.locked}`;
}

type Seats = TableGame['seats'];

/** Games as they were last read or saved, by their seats. What has not changed since need not be written again. */
const kept = new WeakMap<Seats, TableGame>();

/** Notes that the database has a game in its current form. */
export function asKept(game: TableGame): TableGame {
  kept.set(game.seats, game);
  return game;
}

/** Whether a game differs from the one in the database only in its revision. */
function isUnchanged(game: TableGame): boolean {
  const before = kept.get(game.seats);
  if (before?.id !== game.id || game.revision === undefined) return false;
  const names = Object.keys({ ...before, ...game }) as (keyof TableGame)[];
  return names.every((name) => name === 'revision' || game[name] === before[name]);
}

/** The game's revision, or a seat's orders, are not the ones that the step is based on. */
class Conflict extends Error {}

/** Saves a step of a game completely, or returns why it did not. */
export async function save(connection: Connection, change: Change): Promise<Saved> {
  const { memory } = connection;
  const write = () => writeStep(connection, change);
  try {
    await (isOnlyLogged(change) ? write() : atomically(connection, write));
    asKept(change.game);
    memory?.revisions.set(change.game.id, revisionAfter(change));
    return 'saved';
  } catch (error) {
    memory?.revisions.delete(change.game.id);
    memory?.orders.clear();
    if (error instanceof Conflict) return 'conflict';
    switch (connection.dialect.takenIn(error)) {
      case 'games':
        return 'channelTaken';
      case 'entries':
        return 'conflict';
      default:
        throw error;
    }
  }
}

/** Whether a step only adds to the log; its single statement needs no transaction. */
function isOnlyLogged({ game, entries = [], at: _, ...others }: Change): boolean {
  const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
  return entries.length > 0 && isUnchanged(game) && Object.values(others).every(isEmpty);
}

async function writeStep(connection: Connection, change: Change): Promise<void> {
  const { game, snapshot, posts = [], at } = change;
  const { id: gameId, channelId } = game;
  const of = { gameId, server: game.guildId ?? gameId, createdAt: at, dueAt: at };
  const statements = written(connection);
  await writeGame(connection, change);
  if (game.revision === undefined || kept.get(game.seats)?.id !== gameId) await seat(connection, game);
  if (snapshot) await statements.snapshot.execute({ gameId, ...snapshot });
  if (change.redirects) await redirect(connection, { gameId, channelId, at });
  for (const post of posts) await statements.post.execute({ ...of, ...post });
  await keepRest(connection, change);
}

/**
 * Writes the row of a game, if the step changes it, and the new entries of its log, unless somebody else has changed
 * the game. The entries raise its revision; if there are none, the row does.
 */
async function writeGame(connection: Connection, { game, entries = [], at }: Change): Promise<void> {
  const { id: gameId, revision = null } = game;
  const statements = written(connection);
  const isLogged = entries.length > 0;
  const mustBeAsRead = (saved: readonly unknown[]) => {
    if (saved.length === 0) throw new Conflict();
  };
  if (!isUnchanged(game)) {
    mustBeAsRead(await statements.game.execute({ ...columnsOf(game), raised: isLogged ? 0 : 1 }));
  } else if (!isLogged) mustBeAsRead(await statements.raise.execute({ gameId, revision }));
  if (isLogged) mustBeAsRead(await statements.add.execute({ gameId, revision, at, lines: JSON.stringify(entries) }));
}

/** Undefined stands for a flag that is not set, or for an unknown value. */
function columnsOf({ seats: _, idle, banks, ...game }: TableGame) {
  const { channelLost = false, imported = false, unrated = false, revision = null } = game;
  const nothing = Object.fromEntries(GAME.map((name) => [name, null]));
  const waits = game.status === 'lobby' && idle ? { idleStage: idle.stage, idleDue: idle.dueAt } : {};
  const terms = { ...game.terms, ...(banks && { banks }) };
  return { ...nothing, ...filled(game), terms, ...waits, channelLost, imported, unrated, revision };
}

/** Saves what else a step can change: waits, a vote, orders and results. */
async function keepRest(connection: Connection, change: Change): Promise<void> {
  const { game, waiting, waits = [], vote, orders = [], at } = change;
  const gameId = game.id;
  if (waiting) await replaceWaits(connection, { gameId, waiting, at });
  for (const wait of waits) await keepWait(connection, wait);
  if (vote) await keepVote(connection, vote);
  for (const laid of orders) {
    if (!(await keepOrders(connection, gameId, laid))) throw new Conflict();
  }
  await replaceResults(connection, gameId, change);
  if (change.restores !== undefined) {
    const { removed } = connection.tables;
    await connection.db.delete(removed).where(eq(removed.gameId, change.restores));
  }
}

async function seat(connection: Connection, { id: gameId, seats: sitting }: TableGame): Promise<void> {
  const { db, tables } = connection;
  await written(connection).rise.execute({ gameId });
  const rows = sitting.map(({ deputy, ...one }, seat) => ({
    ...one,
    gameId,
    seat,
    deputyId: deputy?.id,
    deputyName: deputy?.name,
    deputyStage: deputy?.stage,
    deputyFrom: deputy?.from,
    deputyUntil: deputy?.until,
  }));
  if (rows.length > 0) await db.insert(tables.seats).values(rows);
}
