import { and, asc, desc, eq, gt, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import type { Vote } from '../src/table/rows.ts';
import type { VoteStore } from '../src/table/stores.ts';
import type { User } from '../src/table/types.ts';
import type { Connection, Run } from './connection.ts';
import { games, votes } from './schema.ts';

// As the indexes of open votes have it: SQLite does not know them by a value that is handed in.
const IS_OPEN = sql`${votes.outcome} = 'open'`;

/** What tables vote on, in SQLite. */
export function voteStore(db: Connection, run: Run): VoteStore {
  return {
    find: (voteId) => run(() => asVote(db.select().from(votes).where(eq(votes.id, voteId)).get())),
    open: (gameId) =>
      run(() =>
        asVote(
          db
            .select()
            .from(votes)
            .where(and(eq(votes.gameId, gameId), IS_OPEN))
            .get(),
        ),
      ),
    due: (now, limit) =>
      run(() =>
        db
          .select()
          .from(votes)
          .where(and(IS_OPEN, lte(votes.dueAt, now), notExists(paused(db))))
          .orderBy(asc(votes.dueAt))
          .limit(limit)
          .all()
          .flatMap((row) => asVote(row) ?? []),
      ),
    askedBy: (userId, since) =>
      run(() =>
        db
          .select()
          .from(votes)
          .where(and(eq(votes.by, userId), gt(votes.askedAt, since)))
          .all()
          .flatMap((row) => asVote(row) ?? []),
      ),
    ofGame: (gameId) =>
      run(() =>
        db
          .select()
          .from(votes)
          .where(eq(votes.gameId, gameId))
          .orderBy(desc(votes.askedAt), desc(sql`rowid`))
          .all()
          .flatMap((row) => asVote(row) ?? []),
      ),
  };
}

function paused(db: Connection) {
  return db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.id, votes.gameId), isNotNull(games.pausedAt)));
}

function asVote(row: typeof votes.$inferSelect | undefined): Vote | undefined {
  return row && { ...row, newcomer: row.newcomer ?? undefined };
}

// Whoever asks may know more of a person, such as where they pressed; none of it belongs in a file.
const whoOf = (user: User | undefined): User | null => (user ? { id: user.id, name: user.name } : null);

/** Keeps a vote as it is now, of a newcomer no more than who they are. */
export function keepVote(tx: Pick<Connection, 'insert'>, vote: Vote): void {
  const row = { ...vote, newcomer: whoOf(vote.newcomer) };
  tx.insert(votes).values(row).onConflictDoUpdate({ target: votes.id, set: row }).run();
}
