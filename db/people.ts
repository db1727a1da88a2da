import { and, eq, sql } from 'drizzle-orm';
import type { PeopleStore } from '../src/table/stores.ts';
import type { Connection, Run } from './connection.ts';
import { games, notes, orders, people, removed, results, seats, tenures, votes } from './schema.ts';

type Writer = Pick<Connection, 'insert' | 'delete' | 'update'>;

/** What people have chosen and written, in SQLite. */
export function peopleStore(db: Connection, run: Run): PeopleStore {
  const person = (userId: string) => db.select().from(people).where(eq(people.userId, userId)).get();
  return {
    settings: (userId) => run(() => person(userId)?.settings ?? undefined),
    keepSettings: (userId, settings) =>
      run(() => {
        db.insert(people)
          .values({ userId, settings })
          .onConflictDoUpdate({ target: people.userId, set: { settings } })
          .run();
      }),
    away: (userId, after) =>
      run(() =>
        [...(person(userId)?.away ?? [])].filter(({ to }) => to > after).sort((one, other) => one.from - other.from),
      ),
    keepAway: (userId, away) =>
      run(() => {
        db.insert(people).values({ userId, away }).onConflictDoUpdate({ target: people.userId, set: { away } }).run();
      }),
    note: (gameId, userId) =>
      run(
        () =>
          db
            .select()
            .from(notes)
            .where(and(eq(notes.gameId, gameId), eq(notes.userId, userId)))
            .get()?.text,
      ),
    keepNote: (gameId, userId, text) =>
      run(() => {
        if (text === '')
          db.delete(notes)
            .where(and(eq(notes.gameId, gameId), eq(notes.userId, userId)))
            .run();
        else
          db.insert(notes)
            .values({ gameId, userId, text })
            .onConflictDoUpdate({ target: [notes.gameId, notes.userId], set: { text } })
            .run();
      }),
    orders: (gameId, seat) =>
      run(
        () =>
          db
            .select()
            .from(orders)
            .where(and(eq(orders.gameId, gameId), eq(orders.seat, seat)))
            .get()?.orders,
      ),
    keepOrders: (gameId, seat, laid) => run(() => keepOrders(db, gameId, { seat, orders: laid })),
    forget: (userId, instead) => run(() => forget(db, userId, instead)),
  };
}

/** Replaces the orders of a seat; undefined removes them. */
export function keepOrders(
  tx: Pick<Connection, 'insert' | 'delete'>,
  gameId: string,
  { seat, orders: laid }: { readonly seat: number; readonly orders: string | undefined },
): void {
  if (laid === undefined)
    tx.delete(orders)
      .where(and(eq(orders.gameId, gameId), eq(orders.seat, seat)))
      .run();
  else
    tx.insert(orders)
      .values({ gameId, seat, orders: laid })
      .onConflictDoUpdate({ target: [orders.gameId, orders.seat], set: { orders: laid } })
      .run();
}

function forget(db: Connection, userId: string, instead: { readonly userId: string; readonly name: string }): void {
  db.transaction(
    (tx: Writer) => {
      tx.delete(people).where(eq(people.userId, userId)).run();
      tx.delete(notes).where(eq(notes.userId, userId)).run();
      tx.update(results).set({ userId: instead.userId }).where(eq(results.userId, userId)).run();
      tx.update(tenures).set(instead).where(eq(tenures.userId, userId)).run();
      tx.update(games).set({ host: instead.userId }).where(eq(games.host, userId)).run();
      tx.update(seats).set(instead).where(eq(seats.userId, userId)).run();
      // A copy that tells of them would bring them back.
      tx.delete(removed)
        .where(sql`instr(${removed.copy}, ${JSON.stringify(userId)}) > 0`)
        .run();
      tx.delete(votes).where(sql`${votes.by} = ${userId} or ${votes.newcomer} ->> '$.id' = ${userId}`).run();
      // What a person has agreed to is no longer needed once the vote is closed.
      tx.update(votes)
        .set({ voters: [], ballots: {} })
        .where(
          sql`${votes.outcome} <> 'open' and exists (select 1 from json_each(${votes.voters}) where value = ${userId})`,
        )
        .run();
    },
    { behavior: 'immediate' },
  );
}
