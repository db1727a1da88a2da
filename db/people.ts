import { setImmediate as immediate } from 'node:timers/promises';
import { and, eq, or, type SQLWrapper, sql } from 'drizzle-orm';
import { invitedId } from '../src/table/ids.ts';
import { withoutPerson } from '../src/table/records/copy.ts';
import type { PeopleStore } from '../src/table/stores.ts';
import { atomically, type Connection, type Run, storeOf, type Tx } from './connection.ts';
import type { Erasure } from './erasure.ts';
import { keptOf } from './kept.ts';
import { forgotten, games, notes, orders, outbox, people, removed, results, seats, tenures, votes } from './schema.ts';
import { favourites, skills } from './schema-counted.ts';

/** What people have chosen and written, in SQLite; `erasing` does what must leave nothing in its files. */
export function peopleStore(db: Connection, run: Run, erasing: Erasure['erasing']): PeopleStore {
  const person = (userId: string) => db.select().from(people).where(eq(people.userId, userId)).get();
  const keep = (userId: string, set: Pick<typeof people.$inferInsert, 'settings' | 'away'>) => {
    const row = { userId, ...set };
    db.insert(people).values(row).onConflictDoUpdate({ target: people.userId, set }).run();
  };
  const isNote = (gameId: string, userId: string) => and(eq(notes.gameId, gameId), eq(notes.userId, userId));
  return {
    ...storeOf<Omit<PeopleStore, 'forget' | 'forgetFurther'>>(run, {
      settings: (userId) => person(userId)?.settings ?? undefined,
      keepSettings: (userId, settings) => keep(userId, { settings }),
      away: (userId, after) =>
        [...(person(userId)?.away ?? [])].filter(({ to }) => to > after).sort((one, other) => one.from - other.from),
      keepAway: (userId, away) => keep(userId, { away }),
      note: (gameId, userId) => db.select().from(notes).where(isNote(gameId, userId)).get()?.text,
      keepNote: (gameId, userId, text) => {
        if (text === '') return db.delete(notes).where(isNote(gameId, userId)).run();
        const target = [notes.gameId, notes.userId];
        return db.insert(notes).values({ gameId, userId, text }).onConflictDoUpdate({ target, set: { text } }).run();
      },
      orders: (gameId, seat) => db.select().from(orders).where(areOf(gameId, seat)).get()?.orders,
      keepOrders: (gameId, seat, laid) => keepOrders(db, gameId, { seat, orders: laid }),
      kept: (userId) => keptOf(db, userId),
    }),
    forget: (userId, instead) => forgetInPieces(db, run, { erasing, userId, instead }),
    forgetFurther: async () => {
      for (const { userId, insteadId, name } of await run(() => db.select().from(forgotten).all())) {
        await forgetInPieces(db, run, { erasing, userId, instead: { userId: insteadId, name } });
      }
    },
  };
}

const areOf = (gameId: string, seat: number) => and(eq(orders.gameId, gameId), eq(orders.seat, seat));

/** Replaces the orders of a seat; undefined removes them. */
export function keepOrders(
  tx: Pick<Connection, 'insert' | 'delete'>,
  gameId: string,
  { seat, orders: laid }: { readonly seat: number; readonly orders: string | undefined },
): void {
  if (laid === undefined) tx.delete(orders).where(areOf(gameId, seat)).run();
  else
    tx.insert(orders)
      .values({ gameId, seat, orders: laid })
      .onConflictDoUpdate({ target: [orders.gameId, orders.seat], set: { orders: laid } })
      .run();
}

/** What is written in the place of somebody's id and name. */
interface Instead {
  readonly userId: string;
  readonly name: string;
}

/** How many rows of each table are renamed before others have their turn. */
const ROWS_AT_ONCE = 200;

/**
 * Somebody with many games is noted first and then renamed piece by piece, which goes on after an interruption; only the
 * rest, all there is of most people, is one step.
 */
async function forgetInPieces(
  db: Connection,
  run: Run,
  { erasing, userId, instead }: { erasing: Erasure['erasing']; userId: string; instead: Instead },
): Promise<void> {
  if (await run(() => noteMany(db, userId, instead))) {
    do await immediate();
    while (await run(() => renameSome(db, userId, instead)));
  }
  await run(() => erasing(() => forget(db, userId, instead)));
}

/** Notes who is to be forgotten, where that is more than a piece. */
function noteMany(db: Connection, userId: string, instead: Instead): boolean {
  const isMany = [results, tenures, seats].some((rows) => {
    const own = db.select({ seat: rows.seat }).from(rows).where(eq(rows.userId, userId));
    return own.limit(1).offset(ROWS_AT_ONCE).get() !== undefined;
  });
  if (!isMany) return false;
  atomically(db, (tx) => {
    tx.insert(forgotten).values({ userId, insteadId: instead.userId, name: instead.name }).onConflictDoNothing().run();
    // Before the tenures: they tell whose name it is.
    forgetName(tx, userId, instead.name);
  });
  return true;
}

/** Whether there may be more. */
function renameSome(db: Connection, userId: string, instead: Instead): boolean {
  return atomically(db, (tx) => {
    const some = <T extends typeof results | typeof tenures | typeof seats>(rows: T) =>
      sql`rowid in (select rowid from ${rows} where ${rows.userId} = ${userId} order by rowid limit ${ROWS_AT_ONCE})`;
    const ofSeats = sql`${games.id} in (select ${seats.gameId} from ${seats} where ${some(seats)})`;
    tx.update(games)
      .set({ host: instead.userId })
      .where(and(ofSeats, eq(games.host, userId)))
      .run();
    const renamed = [
      tx.update(results).set({ userId: instead.userId }).where(some(results)).run(),
      tx.update(tenures).set(instead).where(some(tenures)).run(),
      tx.update(seats).set(instead).where(some(seats)).run(),
    ];
    return renamed.some(({ changes }) => changes === ROWS_AT_ONCE);
  });
}

function forget(db: Connection, userId: string, instead: Instead): void {
  atomically(db, (tx) => {
    tx.delete(people).where(eq(people.userId, userId)).run();
    tx.delete(notes).where(eq(notes.userId, userId)).run();
    tx.delete(orders).where(sql`${orders.orders} ->> '$.userId' = ${userId}`).run();
    // Before the tenures: they tell whose name it is.
    forgetName(tx, userId, instead.name);
    tx.update(results).set({ userId: instead.userId }).where(eq(results.userId, userId)).run();
    for (const kept of [skills, favourites]) {
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
    tx.delete(forgotten).where(eq(forgotten.userId, userId)).run();
  });
}

/** Takes a person out of the copies of removed games, which would bring them back. One that cannot be read goes. */
function forgetCopies(tx: Tx, userId: string, instead: Instead): void {
  const named = sql`instr(${removed.copy}, ${JSON.stringify(userId)}) > 0`;
  for (const { gameId, copy } of tx.select().from(removed).where(named).all()) {
    const isOne = eq(removed.gameId, gameId);
    const without = withoutPerson(copy, userId, instead);
    if (without === undefined) tx.delete(removed).where(isOne).run();
    else tx.update(removed).set({ copy: without }).where(isOne).run();
  }
}

/** Takes a person's name from votes about their seats, and from posts. */
function forgetName(tx: Tx, userId: string, name: string): void {
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
function forgetVotes(tx: Tx, userId: string, { userId: id, name }: Instead): void {
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
