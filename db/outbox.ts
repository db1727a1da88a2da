import { and, asc, eq, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { GameMessage, OutboxRow } from '../src/table/posts.ts';
import type { OutboxStore } from '../src/table/stores.ts';
import type { Connection, Run } from './connection.ts';
import { keepMessage } from './messages.ts';
import { games, outbox } from './schema.ts';

/** Posts that wait to be sent, in SQLite. */
export function outboxStore(db: Connection, run: Run): OutboxStore {
  return {
    due: (now, limit) => run(() => due(db, now, limit)),
    trying: (nonce, at) =>
      run(() => {
        db.update(outbox)
          .set({ attempts: sql`${outbox.attempts} + 1`, triedAt: sql`coalesce(${outbox.triedAt}, ${at})` })
          .where(eq(outbox.nonce, nonce))
          .run();
      }),
    note: (nonce, part) => run(() => note(db, nonce, part)),
    heads: (gameId) =>
      run(() => heads(db, gameId === undefined ? undefined : eq(outbox.gameId, gameId), { limit: 500 })),
    sent: (nonce, at, messages) =>
      run(() =>
        db.transaction(
          (tx) => {
            const row = tx.update(outbox).set({ sentAt: at }).where(eq(outbox.nonce, nonce)).returning().get();
            if (row) for (const message of messages) keepMessage(tx, row.gameId, message);
          },
          { behavior: 'immediate' },
        ),
      ),
    later: (nonce, dueAt, error) =>
      run(() => {
        db.update(outbox).set({ dueAt, error }).where(eq(outbox.nonce, nonce)).run();
      }),
    unsent: (gameId) =>
      run(() =>
        db
          .select({ post: outbox.post })
          .from(outbox)
          .where(
            and(eq(outbox.gameId, gameId), isNull(outbox.sentAt), isNull(outbox.refusedAt), eq(outbox.attempts, 0)),
          )
          .orderBy(asc(outbox.id))
          .all()
          .map(({ post }) => post),
      ),
    prune: (before) =>
      run(() => {
        db.delete(outbox)
          .where(or(lt(outbox.sentAt, before), lt(outbox.refusedAt, before)))
          .run();
      }),
    refused: (nonce, at, error) =>
      run(() =>
        db.transaction(
          (tx) => {
            const row = tx
              .update(outbox)
              .set({ refusedAt: at, error })
              .where(eq(outbox.nonce, nonce))
              .returning()
              .get();
            for (const part of row?.parts ?? []) {
              if (part.channelId === row?.channelId) keepMessage(tx, row.gameId, part);
            }
          },
          { behavior: 'immediate' },
        ),
      ),
  };
}

function note(db: Connection, nonce: string, part: GameMessage): void {
  db.update(outbox)
    .set({ parts: sql`json_insert(coalesce(${outbox.parts}, '[]'), '$[#]', json(${JSON.stringify(part)}))` })
    .where(eq(outbox.nonce, nonce))
    .run();
}

/** Has what waits to be sent for a game sent in another channel, at once. */
export function redirect(
  tx: Pick<Connection, 'update'>,
  { gameId, channelId, at }: { readonly gameId: string; readonly channelId: string; readonly at: number },
): void {
  tx.update(outbox)
    .set({ channelId, dueAt: at })
    .where(and(eq(outbox.gameId, gameId), isNull(outbox.sentAt), isNull(outbox.refusedAt)))
    .run();
}

function due(db: Connection, now: number, limit: number): OutboxRow[] {
  return heads(db, lte(outbox.dueAt, now), { limit, inTurn: true });
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
  const first = notExists(
    db
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.gameId, outbox.gameId),
          lt(earlier.id, outbox.id),
          isNull(earlier.sentAt),
          isNull(earlier.refusedAt),
        ),
      ),
  );
  return db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.refusedAt), fits, first))
    .orderBy(...(inTurn ? [turnOfServer] : []), asc(outbox.dueAt), asc(outbox.id))
    .limit(limit)
    .all()
    .map(({ nonce, gameId, channelId, post, createdAt, dueAt, attempts, triedAt, parts, error }) => ({
      nonce,
      gameId,
      channelId,
      post,
      createdAt,
      dueAt,
      attempts,
      triedAt: triedAt ?? undefined,
      parts: parts ?? [],
      error: error ?? undefined,
    }));
}
