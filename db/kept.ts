import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Kept } from '../src/table/people.ts';
import type { Connection } from './connection.ts';
import { games, notes, orders, people, removed, results, seats, tenures, votes, waits } from './schema.ts';

/** Everything that is kept of a person beside the moves of their games; of others no more than that they share a game. */
export function keptOf(db: Connection, userId: string): Kept {
  const person = db.select().from(people).where(eq(people.userId, userId)).get();
  return {
    userId,
    settings: person?.settings ?? undefined,
    away: person?.away ?? [],
    hosts: db.select({ gameId: games.id }).from(games).where(eq(games.host, userId)).all(),
    seats: db.select().from(seats).where(eq(seats.userId, userId)).all(),
    waits: db
      .select()
      .from(waits)
      .where(exists(sitting(db, userId)))
      .all(),
    tenures: db.select().from(tenures).where(eq(tenures.userId, userId)).all(),
    results: db.select().from(results).where(eq(results.userId, userId)).all(),
    notes: db.select().from(notes).where(eq(notes.userId, userId)).all(),
    orders: db.select().from(orders).where(sql`${orders.orders} ->> '$.userId' = ${userId}`).all(),
    votes: votesOf(db, userId),
    removed: db
      .select({ gameId: removed.gameId, removedAt: removed.removedAt, dueAt: removed.dueAt })
      .from(removed)
      .where(sql`instr(${removed.copy}, ${JSON.stringify(userId)}) > 0`)
      .all(),
  };
}

/** The seat of a person that a wait is about. */
function sitting(db: Connection, userId: string) {
  return db
    .select({ seat: seats.seat })
    .from(seats)
    .where(and(eq(seats.gameId, waits.gameId), eq(seats.seat, waits.seat), eq(seats.userId, userId)));
}

/** The votes that a person has asked for or may vote on, or that name them; of the ballots their own. */
function votesOf(db: Connection, userId: string) {
  const isBy = sql<number>`${votes.by} = ${userId}`;
  const isNewcomer = sql<number>`coalesce(${votes.newcomer} ->> '$.id' = ${userId}, 0)`;
  const isVoter: SQL = sql`exists (select 1 from json_each(${votes.voters}) where value = ${userId})`;
  return db
    .select({
      gameId: votes.gameId,
      id: votes.id,
      kind: votes.kind,
      askedAt: votes.askedAt,
      outcome: votes.outcome,
      asked: isBy.mapWith(Boolean),
      named: isNewcomer.mapWith(Boolean),
      agreed: sql<boolean | null>`(select value from json_each(${votes.ballots}) where key = ${userId})`,
    })
    .from(votes)
    .where(or(isBy, isNewcomer, isVoter))
    .all()
    .map(({ agreed, ...vote }) => ({ ...vote, ...(agreed !== null && { agreed: Boolean(agreed) }) }));
}
