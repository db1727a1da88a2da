import { and, asc, eq, exists, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type AnySQLiteColumn, alias } from 'drizzle-orm/sqlite-core';
import type { OutboxRow } from '../src/table/posts.ts';
import type { Share } from '../src/table/share.ts';
import type { OutboxStore } from '../src/table/stores.ts';
import { atomically, type Connection, known, type Run, storeOf } from './connection.ts';
import { keepMessage } from './messages.ts';
import { games, outbox } from './schema.ts';
import { isServed } from './share.ts';

/** Posts that wait to be sent, in SQLite. */
export function outboxStore(db: Connection, run: Run): OutboxStore {
  return storeOf<OutboxStore>(run, {
    due: (now, limit, share) => heads(db, and(lte(outbox.dueAt, now), servedBy(db, share)), { limit, inTurn: true }),
    trying: (nonce, at) => {
      const set = { attempts: sql`${outbox.attempts} + 1`, triedAt: sql`coalesce(${outbox.triedAt}, ${at})` };
      db.update(outbox).set(set).where(eq(outbox.nonce, nonce)).run();
    },
    note: (nonce, part) => {
      const parts = sql`json_insert(coalesce(${outbox.parts}, '[]'), '$[#]', json(${JSON.stringify(part)}))`;
      db.update(outbox).set({ parts }).where(eq(outbox.nonce, nonce)).run();
    },
    heads: (gameId) => heads(db, gameId === undefined ? undefined : eq(outbox.gameId, gameId), { limit: 500 }),
    sent: (nonce, at, messages) =>
      atomically(db, (tx) => {
        const row = tx.update(outbox).set({ sentAt: at }).where(eq(outbox.nonce, nonce)).returning().get();
        if (row) for (const message of messages) keepMessage(tx, row.gameId, message);
      }),
    later: (nonce, dueAt, error) => db.update(outbox).set({ dueAt, error }).where(eq(outbox.nonce, nonce)).run(),
    unsent: (gameId) =>
      db
        .select({ post: outbox.post })
        .from(outbox)
        .where(and(eq(outbox.gameId, gameId), isWaiting(outbox), eq(outbox.attempts, 0)))
        .orderBy(asc(outbox.id))
        .all()
        .map(({ post }) => post),
    prune: (before) => {
      const isOld = or(lt(outbox.sentAt, before), lt(outbox.refusedAt, before));
      db.delete(outbox).where(isOld).run();
    },
    refused: (nonce, at, error) =>
      atomically(db, (tx) => {
        const set = { refusedAt: at, error };
        const row = tx.update(outbox).set(set).where(eq(outbox.nonce, nonce)).returning().get();
        for (const part of row?.parts ?? []) {
          if (part.channelId === row?.channelId) keepMessage(tx, row.gameId, part);
        }
      }),
  });
}

/** Whether a post is neither sent nor given up. */
const isWaiting = (posts: { readonly sentAt: AnySQLiteColumn; readonly refusedAt: AnySQLiteColumn }) =>
  and(isNull(posts.sentAt), isNull(posts.refusedAt));

/** Has what waits to be sent for a game sent in another channel, at once. */
export function redirect(
  tx: Pick<Connection, 'update'>,
  { gameId, channelId, at }: { readonly gameId: string; readonly channelId: string; readonly at: number },
): void {
  tx.update(outbox)
    .set({ channelId, dueAt: at })
    .where(and(eq(outbox.gameId, gameId), isWaiting(outbox)))
    .run();
}

/** Whether a process serves the game of a post. */
function servedBy(db: Connection, share: Share | undefined): SQL | undefined {
  const served = isServed(games.guildId, share);
  return (
    served &&
    exists(
      db
        .select({ id: games.id })
        .from(games)
        .where(and(eq(games.id, outbox.gameId), served)),
    )
  );
}

/** The how manieth of those of its server a post is: no server waits for more than one of each other. */
const turnOfServer = sql`row_number() over (
  partition by (select coalesce(${games.guildId}, ${games.id}) from ${games} where ${games.id} = ${outbox.gameId})
  order by ${outbox.dueAt}, ${outbox.id})`;

interface Heads {
  readonly limit: number;
  /** Whether one server comes after the other, instead of the post that is due first. */
  readonly inTurn?: boolean;
}

/** The first post of each game that waits to be sent, where it fits, the one that is due first before the others. */
function heads(db: Connection, fits: SQL | undefined, { limit, inTurn = false }: Heads): OutboxRow[] {
  const earlier = alias(outbox, 'earlier');
  const isEarlier = and(eq(earlier.gameId, outbox.gameId), lt(earlier.id, outbox.id), isWaiting(earlier));
  const first = notExists(db.select({ id: earlier.id }).from(earlier).where(isEarlier));
  return db
    .select()
    .from(outbox)
    .where(and(isWaiting(outbox), fits, first))
    .orderBy(...(inTurn ? [turnOfServer] : []), asc(outbox.dueAt), asc(outbox.id))
    .limit(limit)
    .all()
    .map(({ id: _, sentAt: __, refusedAt: ___, parts, ...row }) => ({ ...known(row), parts: parts ?? [] }));
}
