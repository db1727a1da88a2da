import { and, eq, or, type SQLWrapper, sql } from 'drizzle-orm';
import { withoutPerson } from '../src/table/copy.ts';
import { invitedId } from '../src/table/ids.ts';
import type { PeopleStore } from '../src/table/stores.ts';
import type { Connection, Run } from './connection.ts';
import type { Erasure } from './erasure.ts';
import { keptOf } from './kept.ts';
import { games, notes, orders, outbox, people, removed, results, seats, tenures, votes } from './schema.ts';
import { favourites, rated, skills } from './schema-counted.ts';

type Writer = Pick<Connection, 'insert' | 'delete' | 'update' | 'select'>;

/** What people have chosen and written, in SQLite; `erasing` does what must leave nothing in its files. */
export function peopleStore(db: Connection, run: Run, erasing: Erasure['erasing']): PeopleStore {
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
    kept: (userId) => run(() => keptOf(db, userId)),
    forget: (userId, instead) => run(() => erasing(() => forget(db, userId, instead))),
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
      tx.delete(orders).where(sql`${orders.orders} ->> '$.userId' = ${userId}`).run();
      // Before the tenures: they tell whose name it is.
      forgetName(tx, userId, instead.name);
      tx.update(results).set({ userId: instead.userId }).where(eq(results.userId, userId)).run();
      for (const kept of [rated, skills, favourites]) {
        tx.update(kept).set({ userId: instead.userId }).where(eq(kept.userId, userId)).run();
      }
      tx.update(tenures).set(instead).where(eq(tenures.userId, userId)).run();
      tx.update(games).set({ host: instead.userId }).where(eq(games.host, userId)).run();
      tx.update(seats).set(instead).where(eq(seats.userId, userId)).run();
      // Seats that were kept for them.
      const invited = invitedId(userId);
      tx.update(games).set({ host: instead.userId }).where(eq(games.host, invited)).run();
      tx.update(seats).set(instead).where(eq(seats.userId, invited)).run();
      forgetCopies(tx, userId, instead);
      forgetVotes(tx, userId, instead);
    },
    { behavior: 'immediate' },
  );
}

/** Takes a person out of the copies of removed games, which would bring them back. One that cannot be read goes. */
function forgetCopies(tx: Writer, userId: string, instead: { readonly userId: string; readonly name: string }): void {
  const named = sql`instr(${removed.copy}, ${JSON.stringify(userId)}) > 0`;
  for (const { gameId, copy } of tx.select().from(removed).where(named).all()) {
    const isOne = eq(removed.gameId, gameId);
    const without = withoutPerson(copy, userId, instead);
    if (without === undefined) tx.delete(removed).where(isOne).run();
    else tx.update(removed).set({ copy: without }).where(isOne).run();
  }
}

/** Takes a person's name from votes about their seats, and from posts. */
function forgetName(tx: Writer, userId: string, name: string): void {
  const satThere = (game: SQLWrapper, seat: SQLWrapper, known: SQLWrapper) =>
    sql`exists (select 1 from ${tenures} where ${tenures.gameId} = ${game} and ${tenures.seat} = ${seat}
      and ${tenures.name} = ${known} and ${tenures.userId} = ${userId})`;
  tx.update(votes)
    .set({ player: name })
    .where(satThere(votes.gameId, votes.seat, votes.player))
    .run();
  const kind = sql`${outbox.post} ->> '$.kind'`;
  tx.delete(outbox).where(sql`${kind} = 'lost' and ${outbox.post} ->> '$.userId' = ${userId}`).run();
  const isAbout = satThere(outbox.gameId, sql`${outbox.post} ->> '$.seat'`, sql`${outbox.post} ->> '$.name'`);
  tx.update(outbox)
    .set({ post: sql`json_set(${outbox.post}, '$.name', ${name})` })
    .where(sql`${kind} = 'seat' and ${isAbout}`)
    .run();
}

/** What a person has wanted and said is no longer needed; the votes stay, for posts may still tell of them. */
function forgetVotes(tx: Writer, userId: string, { userId: id, name }: { userId: string; name: string }): void {
  const isVoter = sql`exists (select 1 from json_each(${votes.voters}) where value = ${userId})`;
  const isNewcomer = sql`${votes.newcomer} ->> '$.id' = ${userId}`;
  const isBy = sql`${votes.by} = ${userId}`;
  const outcome = sql`case when ${votes.outcome} = 'open' then 'withdrawn' else ${votes.outcome} end`;
  tx.update(votes)
    .set({ outcome })
    .where(or(isVoter, isNewcomer, isBy))
    .run();
  tx.update(votes).set({ voters: [], ballots: {} }).where(isVoter).run();
  tx.update(votes).set({ by: id }).where(isBy).run();
  tx.update(votes).set({ newcomer: { id, name } }).where(isNewcomer).run();
}
