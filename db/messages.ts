import { and, asc, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { GameMessage } from '../src/table/posts.ts';
import type { MessageStore } from '../src/table/stores.ts';
import { type Connection, type Connections, given, prepared, readsFrom, rowsFrom } from './connection.ts';
import { isWaiting } from './waiting.ts';

const statements = prepared('messages', (connection) => {
  const { db, tables } = connection;
  const { messages, told, outbox } = tables;
  const isThat = and(eq(messages.gameId, given('gameId')), eq(messages.purpose, given('purpose')));
  const isToCome = and(eq(outbox.gameId, given('gameId')), isWaiting(outbox));
  const { purpose, channelId, messageId } = messages;
  return {
    find: db.select({ purpose, channelId, messageId }).from(messages).where(isThat),
    standing: db
      .select({ purpose, channelId, messageId })
      .from(messages)
      .where(and(isThat, notExists(db.select({ id: outbox.id }).from(outbox).where(isToCome)))),
    ofGame: db
      .select({ purpose, channelId, messageId })
      .from(messages)
      .where(eq(messages.gameId, given('gameId'))),
    drop: db.delete(messages).where(isThat),
    told: db
      .select({ entry: told.entry, channelId: told.channelId, messageId: told.messageId })
      .from(told)
      .where(and(eq(told.gameId, given('gameId')), gt(told.entry, given('after'))))
      .orderBy(asc(told.entry)),
    keep: db
      .insert(messages)
      .select(rowsOf(connection, 'purpose'))
      .onConflictDoUpdate({
        target: [messages.gameId, messages.purpose],
        set: { channelId: sql`excluded.channel_id`, messageId: sql`excluded.message_id` },
      }),
    tell: db
      .insert(told)
      .select(rowsOf(connection, 'entry'))
      .onConflictDoUpdate({ target: [told.gameId, told.messageId], set: { entry: sql`excluded.entry` } }),
  };
});

/** A query for messages as rows, from a JSON list; their second column is the key. */
function rowsOf(connection: Connection, key: 'purpose' | 'entry'): SQL {
  const { text, whole } = readsFrom(connection);
  const named = key === 'entry' ? whole(key) : text(key);
  return rowsFrom(connection, [given('gameId'), named, text('channelId'), text('messageId')]);
}

/** Where the messages of games are. */
export function messageStore({ use }: Connections): MessageStore {
  return {
    find: (gameId, purpose) =>
      use(async (connection) => (await statements(connection).find.execute({ gameId, purpose }))[0]),
    standing: (gameId, purpose) =>
      use(async (connection) => (await statements(connection).standing.execute({ gameId, purpose }))[0]),
    ofGame: (gameId) => use((connection) => statements(connection).ofGame.execute({ gameId })),
    keep: (gameId, message) => use((connection) => keepMessages(connection, gameId, [message])),
    drop: (gameId, purpose) =>
      use(async (connection) => {
        await statements(connection).drop.execute({ gameId, purpose });
      }),
    turnMessages: (gameId, after) => use((connection) => statements(connection).told.execute({ gameId, after })),
    dropTurnMessage: (gameId, messageId) =>
      use(async ({ db, tables: { told } }) => {
        await db.delete(told).where(and(eq(told.gameId, gameId), eq(told.messageId, messageId)));
      }),
  };
}

/** Stores messages; each replaces the previous one with the same purpose. */
export async function keepMessages(
  connection: Connection,
  gameId: string,
  messages: readonly GameMessage[],
): Promise<void> {
  const { keep, tell } = statements(connection);
  // The last one for each purpose.
  const kept = [...new Map(messages.map((message) => [message.purpose, message])).values()];
  const turns = messages.filter(({ entry }) => entry !== undefined);
  if (kept.length > 0) await keep.execute({ gameId, rows: JSON.stringify(kept) });
  if (turns.length > 0) await tell.execute({ gameId, rows: JSON.stringify(turns) });
}
