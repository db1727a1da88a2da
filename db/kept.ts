import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { Kept } from '../src/table/people.ts';
import type { Connection } from './connection.ts';

/**
 * Everything stored about a person except the moves of their games; about other people, only that they share a game.
 */
export async function keptOf(connection: Connection, userId: string): Promise<Kept> {
  const { db, tables, dialect } = connection;
  const { games, notes, orders, people, removed, results, seats, tenures, waits } = tables;
  const [person] = await db.select().from(people).where(eq(people.userId, userId));
  const isTheirs = and(eq(seats.gameId, waits.gameId), eq(seats.seat, waits.seat), eq(seats.userId, userId));
  const sitting = db.select({ seat: seats.seat }).from(seats).where(isTheirs);
  return {
    userId,
    settings: person?.settings ?? undefined,
    away: person?.away ?? [],
    hosts: await db.select({ gameId: games.id }).from(games).where(eq(games.host, userId)),
    seats: await ownSeats(connection, userId),
    deputies: await db
      .select({
        gameId: seats.gameId,
        seat: seats.seat,
        stage: seats.deputyStage,
        from: seats.deputyFrom,
        until: seats.deputyUntil,
      })
      .from(seats)
      .where(eq(seats.deputyId, userId)),
    waits: await db.select().from(waits).where(exists(sitting)),
    tenures: await db.select().from(tenures).where(eq(tenures.userId, userId)),
    results: await db.select().from(results).where(eq(results.userId, userId)),
    notes: await db.select().from(notes).where(eq(notes.userId, userId)),
    orders: await db
      .select()
      .from(orders)
      .where(sql`${dialect.field(orders.orders, 'userId')} = ${userId}`),
    votes: await votesOf(connection, userId),
    removed: await db
      .select({ gameId: removed.gameId, removedAt: removed.removedAt, dueAt: removed.dueAt })
      .from(removed)
      .where(dialect.includes(removed.copy, JSON.stringify(userId))),
  };
}

/** A person's seats, without the names of other people's deputies. */
async function ownSeats({ db, tables: { seats } }: Connection, userId: string) {
  const rows = await db.select().from(seats).where(eq(seats.userId, userId));
  return rows.map(({ deputyId: _, deputyName: __, ...row }) => row);
}

/** The votes that a person has asked for or may vote on, or that name them; with only their own ballots. */
async function votesOf(connection: Connection, userId: string) {
  const { db, tables } = connection;
  const { votes } = tables;
  const theirs = await db
    .select()
    .from(votes)
    .where(or(eq(votes.by, userId), namesNewcomer(connection, userId), hasVoter(connection, userId)));
  return theirs.map(({ gameId, id, kind, askedAt, outcome, by, newcomer, ballots }) => {
    const agreed = ballots[userId];
    const vote = { gameId, id, kind, askedAt, outcome, asked: by === userId, named: newcomer?.id === userId };
    return { ...vote, ...(agreed !== undefined && { agreed }) };
  });
}

/** Whether a vote is about giving a person a seat. */
export const namesNewcomer = ({ tables: { votes }, dialect }: Connection, userId: string) =>
  sql`${dialect.field(votes.newcomer, 'id')} = ${userId}`;

/** Whether a person may vote. */
export const hasVoter = ({ tables: { votes }, dialect }: Connection, userId: string) =>
  sql`exists (select 1 from ${dialect.each(votes.voters)} where value = ${userId})`;
