import { and, asc, count, desc, eq, exists, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { OutboxRow } from '../src/table/posts.ts';
import type { OutboxStore } from '../src/table/stores.ts';
import { atomically, type Connection, type Connections, given, known, prepared } from './connection.ts';
import { keepMessages } from './messages.ts';
import { isServed, sharing } from './share.ts';
import { isWaiting } from './waiting.ts';

const statements = prepared('outbox', (connection) => {
  const { db, tables } = connection;
  const { outbox } = tables;
  const isThat = eq(outbox.nonce, given('nonce'));
  return {
    due: db
      .select()
      .from(outbox)
      .where(and(isWaiting(outbox), isFree(outbox, given('now')), isHead(connection), isOfServed(connection)))
      .orderBy(asc(outbox.place), asc(outbox.id))
      .limit(sql.placeholder('limit')),
    trying: db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        triedAt: sql`case when ${outbox.triedAt} <= ${given('at')} then ${outbox.triedAt} else ${given('at')} end`,
        heldUntil: sql`${given('until')}`,
      })
      .where(and(isThat, isWaiting(outbox), isFree(outbox, given('at'))))
      .returning(),
    hold: db
      .update(outbox)
      .set({ heldUntil: sql`${given('until')}` })
      .where(isThat),
    note: db
      .update(outbox)
      .set({ parts: connection.dialect.append(outbox.parts, given('part')) })
      .where(isThat),
    sent: db
      .update(outbox)
      .set({ sentAt: given('at'), unpaintedSince: given('unpaintedSince') })
      .where(isThat)
      .returning({ gameId: outbox.gameId, more: isFollowed(connection) }),
    unpainted: db
      .select()
      .from(outbox)
      .where(and(isNotNull(outbox.unpaintedSince), isOfServed(connection)))
      .orderBy(asc(outbox.id)),
    painted: db.update(outbox).set({ unpaintedSince: null }).where(isThat),
    unsent: db
      .select({ post: outbox.post })
      .from(outbox)
      .where(and(eq(outbox.gameId, given('gameId')), isWaiting(outbox), eq(outbox.attempts, 0)))
      .orderBy(asc(outbox.id)),
  };
});

/** Posts that are waiting to be sent. */
export function outboxStore({ use, lightly, patiently }: Connections): OutboxStore {
  return {
    prune: (before) =>
      patiently(async ({ db, tables: { outbox } }) => {
        await db.delete(outbox).where(or(lt(outbox.sentAt, before), lt(outbox.refusedAt, before)));
      }),
    due: (now, limit, share) =>
      patiently(async (connection) =>
        (await statements(connection).due.execute({ now, limit, ...sharing(share) })).map(rowOf),
      ),
    // If the machine fails while a post is being sent, or right after that, nobody holds the post any more, and its
    // nonce makes Discord refuse a second message.
    trying: (nonce, at, until) =>
      lightly(async (connection) => {
        const [row] = await statements(connection).trying.execute({ nonce, at, until });
        return row && rowOf(row);
      }),
    hold: (nonce, until) =>
      lightly(async (connection) => {
        await statements(connection).hold.execute({ nonce, until });
      }),
    note: (nonce, part) =>
      lightly(async (connection) => {
        await statements(connection).note.execute({ nonce, part: JSON.stringify(part) });
      }),
    heads: (gameId) =>
      use(async (connection) => {
        const { outbox } = connection.tables;
        const those = gameId === undefined ? undefined : eq(outbox.gameId, gameId);
        const heads = connection.db
          .select()
          .from(outbox)
          .where(and(isWaiting(outbox), those, isHead(connection)));
        return (await heads.orderBy(asc(outbox.dueAt), asc(outbox.id)).limit(500)).map(rowOf);
      }),
    sent: (nonce, at, messages) =>
      lightly((connection) =>
        atomically(connection, async () => {
          const unpaintedSince = messages.some(({ unpainted }) => unpainted) ? at : null;
          const [row] = await statements(connection).sent.execute({ nonce, at, unpaintedSince });
          if (row) await keepMessages(connection, row.gameId, messages);
          return Boolean(row?.more);
        }),
      ),
    unpainted: (share) =>
      patiently(async (connection) => (await statements(connection).unpainted.execute(sharing(share))).map(rowOf)),
    painted: (nonce) =>
      lightly(async (connection) => {
        await statements(connection).painted.execute({ nonce });
      }),
    later: (nonce, dueAt, error) =>
      use(async ({ db, tables: { outbox } }) => {
        await db.update(outbox).set({ dueAt, error, heldUntil: null }).where(eq(outbox.nonce, nonce));
      }),
    unsent: (gameId) =>
      use(async (connection) => (await statements(connection).unsent.execute({ gameId })).map(({ post }) => post)),
    waiting: (gameId) =>
      use(async ({ db, tables: { outbox } }) => {
        const ofGame = and(eq(outbox.gameId, gameId), isWaiting(outbox));
        const [found] = await db.select({ posts: count() }).from(outbox).where(ofGame);
        return found?.posts ?? 0;
      }),
    refused: (nonce, at, error) =>
      use((connection) =>
        atomically(connection, async () => {
          const { db, tables } = connection;
          const { outbox } = tables;
          const set = { refusedAt: at, error };
          const [row] = await db.update(outbox).set(set).where(eq(outbox.nonce, nonce)).returning();
          const parts = row?.parts?.filter(({ channelId }) => channelId === row.channelId) ?? [];
          if (row) await keepMessages(connection, row.gameId, parts);
        }),
      ),
  };
}

/**
 * No post waits or is claimed for longer than this (ms). A time further in the future comes from a clock that was
 * ahead.
 */
const FARTHEST = 10 * 60_000;

/** Whether a time has passed, or is so far in the future that a wrong clock must have set it. */
const isOver = (time: PgColumn, now: SQL) =>
  or(lte(time, now), gt(sql<number>`${time} - ${sql.raw(String(FARTHEST))}`, now));

/** Whether a post is due and nobody is sending it. */
const isFree = (posts: { readonly dueAt: PgColumn; readonly heldUntil: PgColumn }, now: SQL) =>
  and(isOver(posts.dueAt, now), or(isNull(posts.heldUntil), isOver(posts.heldUntil, now)));

/** Sends a game's waiting posts to another channel, without further delay. */
export async function redirect(
  { db, tables: { outbox } }: Connection,
  { gameId, channelId, at }: { readonly gameId: string; readonly channelId: string; readonly at: number },
): Promise<void> {
  await db
    .update(outbox)
    .set({ channelId, dueAt: at })
    .where(and(eq(outbox.gameId, gameId), isWaiting(outbox)));
}

/** How far apart (ms) the posts of one server are in the queue, so that posts of other servers fit between them. */
const APART = 10_000;

/**
 * The place of a new post in the queue of all servers: its own time, if its server has no other post waiting. So if one
 * server has hundreds of waiting posts, the next post of any other server overtakes almost all of them.
 */
export function placeInLine({ db, tables: { outbox } }: Connection, server: SQL, at: SQL): SQL {
  const next = sql<number>`${outbox.place} + ${sql.raw(String(APART))}`;
  const behind = db
    .select({ next })
    .from(outbox)
    .where(and(eq(outbox.server, server), isWaiting(outbox), gt(next, at)))
    .orderBy(desc(outbox.place))
    .limit(1);
  return sql`coalesce((${behind}), ${at})`;
}

/**
 * Whether a post is the first waiting one of its game. PostgreSQL checks this row by row, using the index that the
 * order suggests. It also expects the condition to hold for many rows, because it cannot estimate the result of
 * `coalesce`. So a query for a few rows in the order of an index reads no more than it needs.
 */
function isHead({ db, tables: { outbox } }: Connection): SQL {
  const other = alias(outbox, 'other');
  const waiting = and(eq(other.gameId, outbox.gameId), isWaiting(other));
  const first = db.select({ id: other.id }).from(other).where(waiting).orderBy(asc(other.id)).limit(1);
  return sql`coalesce(${outbox.id} = (${first}), true)`;
}

/** Whether another post of the same game is waiting behind a post. */
function isFollowed({ db, tables: { outbox } }: Connection) {
  const other = alias(outbox, 'other');
  const behind = and(eq(other.gameId, outbox.gameId), gt(other.id, outbox.id), isWaiting(other));
  return sql<boolean | number>`${exists(db.select({ id: other.id }).from(other).where(behind))}`;
}

/** Whether a process serves the game of a post, checked in the same way. */
function isOfServed(connection: Connection): SQL {
  const { db, tables } = connection;
  const { games, outbox } = tables;
  const served = sql<boolean>`${isServed(connection, games.guildId)}`;
  return sql`(${db.select({ served }).from(games).where(eq(games.id, outbox.gameId))})`;
}

type Row = Connection['tables']['outbox']['$inferSelect'];

const rowOf = ({
  id: _,
  sentAt: __,
  refusedAt: ___,
  heldUntil: ____,
  server: _____,
  place: ______,
  unpaintedSince: _______,
  parts,
  ...row
}: Row): OutboxRow => ({
  ...known(row),
  parts: parts ?? [],
});
