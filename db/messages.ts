import { and, asc, eq, gt } from 'drizzle-orm';
import type { GameMessage, MessagePurpose } from '../src/table/posts.ts';
import type { MessageStore } from '../src/table/stores.ts';
import { type Connection, type Run, storeOf } from './connection.ts';
import { messages, told } from './schema.ts';

/** Where the messages of games stand, in SQLite. */
export function messageStore(db: Connection, run: Run): MessageStore {
  const isThat = (gameId: string, purpose: MessagePurpose) =>
    and(eq(messages.gameId, gameId), eq(messages.purpose, purpose));
  return storeOf<MessageStore>(run, {
    find: (gameId, purpose) => {
      const { channelId, messageId } = messages;
      const found = db.select({ purpose: messages.purpose, channelId, messageId }).from(messages);
      return found.where(isThat(gameId, purpose)).get();
    },
    keep: (gameId, message) => keepMessage(db, gameId, message),
    drop: (gameId, purpose) => db.delete(messages).where(isThat(gameId, purpose)).run(),
    turnMessages: (gameId, after) =>
      db
        .select({ entry: told.entry, channelId: told.channelId, messageId: told.messageId })
        .from(told)
        .where(and(eq(told.gameId, gameId), gt(told.entry, after)))
        .orderBy(asc(told.entry))
        .all(),
    dropTurnMessage: (gameId, messageId) => {
      const isThat = and(eq(told.gameId, gameId), eq(told.messageId, messageId));
      db.delete(told).where(isThat).run();
    },
  });
}

/** Remembers a message in place of the former one of its purpose. */
export function keepMessage(db: Pick<Connection, 'insert'>, gameId: string, message: GameMessage): void {
  const { purpose, channelId, messageId, entry } = message;
  db.insert(messages)
    .values({ gameId, purpose, channelId, messageId })
    .onConflictDoUpdate({ target: [messages.gameId, messages.purpose], set: { channelId, messageId } })
    .run();
  if (entry === undefined) return;
  db.insert(told)
    .values({ gameId, entry, channelId, messageId })
    .onConflictDoUpdate({ target: [told.gameId, told.messageId], set: { entry } })
    .run();
}
