import { and, asc, eq, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { OutboxRow } from '../src/table/posts.ts';
import type { OutboxStore } from '../src/table/stores.ts';
import { atomically, type Connection, type Connections, given, known, prepared, storeOf } from './connection.ts';
import { keepMessage } from './messages.ts';
import { ofServed, sharing } from './share.ts';

/** Whether a post is neither sent nor given up. */
const isWaiting = (posts: { readonly sentAt: PgColumn; readonly refusedAt: PgColumn }) =>
  and(isNull(posts.sentAt), isNull(posts.refusedAt));

const asked = prepared('outbox', (connection) => {
  const { db, tables } = connection;
  const { outbox } = tables;
  const isThat = eq(outbox.nonce, given('nonce'));
  return {
    due: heads(connection, and(isFree(outbox, given('now')), ofServed(connection, outbox.gameId)))
      .orderBy(turnOfServer(connection), asc(outbox.dueAt), asc(outbox.id))
      .limit(sql.placeholder('limit')),
    trying: db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        triedAt: sql`coalesce(${outbox.triedAt}, ${given('at')})`,
        heldUntil: sql`${given('until')}`,
      })
      .where(and(isThat, isWaiting(outbox), isFree(outbox, given('at'))))
      .returning(),
    hold: db
      .update(outbox)
      .set({ heldUntil: sql`${given('until')}` })
      .where(isThat),
    sent: db
      .update(outbox)
      .set({ sentAt: given('at') })
      .where(isThat)
      .returning({ gameId: outbox.gameId }),
    unsent: db
      .select({ post: outbox.post })
      .from(outbox)
      .where(and(eq(outbox.gameId, given('gameId')), isWaiting(outbox), eq(outbox.attempts, 0)))
      .orderBy(asc(outbox.id)),
  };
});

/** Posts that wait to be sent. */
export function outboxStore(connections: Connections): OutboxStore {
  return storeOf<OutboxStore>(
    connections,
    {
      prune: async ({ db, tables: { outbox } }, before) => {
        await db.delete(outbox).where(or(lt(outbox.sentAt, before), lt(outbox.refusedAt, before)));
      },
      due: async (connection, ...[now, limit, share]) =>
        (await asked(connection).due.execute({ now, limit, ...sharing(share) })).map(rowOf),
      trying: async (connection, ...[nonce, at, until]) => {
        const [row] = await asked(connection).trying.execute({ nonce, at, until });
        return row && rowOf(row);
      },
      hold: async (connection, nonce, until) => {
        await asked(connection).hold.execute({ nonce, until });
      },
      note: async ({ db, tables: { outbox }, dialect }, nonce, part) => {
        await db
          .update(outbox)
          .set({ parts: dialect.append(outbox.parts, part) })
          .where(eq(outbox.nonce, nonce));
      },
      heads: async (connection, gameId) => {
        const { outbox } = connection.tables;
        const first = heads(connection, gameId === undefined ? undefined : eq(outbox.gameId, gameId));
        return (await first.orderBy(asc(outbox.dueAt), asc(outbox.id)).limit(500)).map(rowOf);
      },
      sent: (connection, ...[nonce, at, messages]) =>
        atomically(connection, async () => {
          const [row] = await asked(connection).sent.execute({ nonce, at });
          if (row) for (const message of messages) await keepMessage(connection, row.gameId, message);
        }),
      later: async ({ db, tables: { outbox } }, ...[nonce, dueAt, error]) => {
        await db.update(outbox).set({ dueAt, error, heldUntil: null }).where(eq(outbox.nonce, nonce));
      },
      unsent: async (connection, gameId) =>
        (await asked(connection).unsent.execute({ gameId })).map(({ post }) => post),
      refused: (connection, ...[nonce, at, error]) =>
        atomically(connection, async () => {
          const { db, tables } = connection;
          const { outbox } = tables;
          const set = { refusedAt: at, error };
          const [row] = await db.update(outbox).set(set).where(eq(outbox.nonce, nonce)).returning();
          for (const part of row?.parts ?? []) {
            if (part.channelId === row?.channelId) await keepMessage(connection, row.gameId, part);
          }
        }),
    },
    ['due', 'prune'],
  );
}

/** Whether a post is due, and nobody is sending it. */
const isFree = (posts: { readonly dueAt: PgColumn; readonly heldUntil: PgColumn }, now: SQL) =>
  and(lte(posts.dueAt, now), or(isNull(posts.heldUntil), lte(posts.heldUntil, now)));

/** Has what waits to be sent for a game sent in another channel, at once. */
export async function redirect(
  { db, tables: { outbox } }: Connection,
  { gameId, channelId, at }: { readonly gameId: string; readonly channelId: string; readonly at: number },
): Promise<void> {
  await db
    .update(outbox)
    .set({ channelId, dueAt: at })
    .where(and(eq(outbox.gameId, gameId), isWaiting(outbox)));
}

/** The how manieth of those of its server a post is: no server waits for more than one of each other. */
const turnOfServer = ({ tables: { games, outbox } }: Connection): SQL => sql`row_number() over (
  partition by (select coalesce(${games.guildId}, ${games.id}) from ${games} where ${games.id} = ${outbox.gameId})
  order by ${outbox.dueAt}, ${outbox.id})`;

/** The first post of each game that waits to be sent, where it fits. */
function heads({ db, tables: { outbox } }: Connection, fits: SQL | undefined) {
  const earlier = alias(outbox, 'earlier');
  const isEarlier = and(eq(earlier.gameId, outbox.gameId), lt(earlier.id, outbox.id), isWaiting(earlier));
  const first = notExists(db.select({ id: earlier.id }).from(earlier).where(isEarlier));
  return db
    .select()
    .from(outbox)
    .where(and(isWaiting(outbox), fits, first))
    .$dynamic();
}

type Row = Connection['tables']['outbox']['$inferSelect'];

const rowOf = ({ id: _, sentAt: __, refusedAt: ___, heldUntil: ____, parts, ...row }: Row): OutboxRow => ({
  ...known(row),
  parts: parts ?? [],
});
