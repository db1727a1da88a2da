import { and, asc, desc, eq, exists, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Vote } from '../src/table/rows.ts';
import type { Share } from '../src/table/share.ts';
import type { VoteStore } from '../src/table/stores.ts';
import type { User } from '../src/table/types.ts';
import { type Connection, known, type Run, storeOf } from './connection.ts';
import { games, votes } from './schema.ts';
import { isServed } from './share.ts';

// As the indexes of open votes have it: SQLite does not know them by a value that is handed in.
const IS_OPEN = sql`${votes.outcome} = 'open'`;

/** What tables vote on, in SQLite. */
export function voteStore(db: Connection, run: Run): VoteStore {
  const those = (fit: SQL | undefined) => db.select().from(votes).where(fit);
  return storeOf<VoteStore>(run, {
    find: (voteId) => those(eq(votes.id, voteId)).all().map(known)[0],
    open: (gameId) =>
      those(and(eq(votes.gameId, gameId), IS_OPEN))
        .all()
        .map(known)[0],
    due: (now, limit, share) => {
      const due = those(and(IS_OPEN, lte(votes.dueAt, now), exists(goingOn(db, share))));
      return due.orderBy(asc(votes.dueAt)).limit(limit).all().map(known);
    },
    askedBy: (userId, since) =>
      those(and(eq(votes.by, userId), gt(votes.askedAt, since)))
        .all()
        .map(known),
    ofGame: (gameId) => {
      const ofGame = those(eq(votes.gameId, gameId));
      return ofGame.orderBy(desc(votes.askedAt), desc(sql`rowid`)).all().map(known);
    },
  });
}

function goingOn(db: Connection, share: Share | undefined) {
  const goesOn = and(eq(games.id, votes.gameId), isNull(games.pausedAt), isServed(games.guildId, share));
  return db.select({ id: games.id }).from(games).where(goesOn);
}

// Whoever asks may know more of a person, such as where they pressed; none of it belongs in a file.
const whoOf = (user: User | undefined): User | null => (user ? { id: user.id, name: user.name } : null);

/** Keeps a vote as it is now, of a newcomer no more than who they are. */
export function keepVote(tx: Pick<Connection, 'insert'>, vote: Vote): void {
  const row = { ...vote, newcomer: whoOf(vote.newcomer) };
  tx.insert(votes).values(row).onConflictDoUpdate({ target: votes.id, set: row }).run();
}
