import { and, asc, desc, eq, exists, gt, isNull, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Vote } from '../src/table/rows.ts';
import type { VoteStore } from '../src/table/stores.ts';
import type { User } from '../src/table/types.ts';
import { type Connection, type Connections, given, known, prepared } from './connection.ts';
import { ofServed, sharing } from './share.ts';
import type { Tables } from './tables.ts';
import { isWaiting } from './waiting.ts';

// The indexes of open votes are written like this; with a bound value, SQLite would not use them.
const openIn = ({ outcome }: Tables['votes']): SQL => sql`${outcome} = 'open'`;

/** Whether a vote is the open one of a game. */
export const isOpenIn = (votes: Tables['votes'], gameId: SQL): SQL | undefined =>
  and(eq(votes.gameId, gameId), openIn(votes));

const statements = prepared('votes', (connection) => {
  const { db, tables } = connection;
  const { votes, games } = tables;
  const isOpen = openIn(votes);
  const goingOn = ofServed(connection, votes.gameId, isNull(games.pausedAt));
  const those = () => db.select().from(votes);
  return {
    find: those().where(eq(votes.id, given('voteId'))),
    open: those().where(isOpenIn(votes, given('gameId'))),
    due: those()
      .where(and(isOpen, lte(votes.dueAt, given('now')), goingOn))
      .orderBy(asc(votes.dueAt))
      .limit(sql.placeholder('limit')),
  };
});

/** The votes of tables. */
export function voteStore({ use, patiently }: Connections): VoteStore {
  return {
    find: (voteId) => use(async (connection) => (await statements(connection).find.execute({ voteId })).map(known)[0]),
    open: (gameId) => use(async (connection) => (await statements(connection).open.execute({ gameId })).map(known)[0]),
    due: (now, limit, share) =>
      patiently(async (connection) =>
        (await statements(connection).due.execute({ now, limit, ...sharing(share) })).map(known),
      ),
    askedBy: (userId, since) =>
      use(async ({ db, tables: { votes } }) => {
        const theirs = and(eq(votes.by, userId), gt(votes.askedAt, since));
        return (await db.select().from(votes).where(theirs)).map(known);
      }),
    prune: (before) =>
      patiently(async ({ db, tables: { votes, games, outbox } }) => {
        const waiting = and(eq(outbox.gameId, votes.gameId), isWaiting(outbox));
        const over = and(eq(games.id, votes.gameId), lt(games.closedAt, before));
        const isOver = exists(db.select({ id: games.id }).from(games).where(over));
        const isTold = notExists(db.select({ id: outbox.id }).from(outbox).where(waiting));
        // The table holds only the votes of running games, and those of the last few days.
        await db.delete(votes).where(and(isOver, isTold));
      }),
    ofGame: (gameId) =>
      use(async ({ db, tables: { votes } }) => {
        const ofGame = db.select().from(votes).where(eq(votes.gameId, gameId));
        return (await ofGame.orderBy(desc(votes.askedAt), desc(votes.entry))).map(known);
      }),
  };
}

// The caller may know more about a person, such as where they pressed; none of that belongs in a file.
const whoOf = (user: User | undefined): User | null => (user ? { id: user.id, name: user.name } : null);

/** Stores a vote in its current state, but only the id and the name of a newcomer. */
export async function keepVote({ db, tables: { votes } }: Connection, vote: Vote): Promise<void> {
  const row = { ...vote, newcomer: whoOf(vote.newcomer) };
  await db.insert(votes).values(row).onConflictDoUpdate({ target: votes.id, set: row });
}
