import { and, eq } from 'drizzle-orm';
import type { Away } from '../src/table/people.ts';
import type { LaidOrders, PeopleStore } from '../src/table/stores.ts';
import {
  atomically,
  type Connection,
  type Connections,
  given,
  givenColumns,
  prepared,
  remembered,
} from './connection.ts';
import { forgetPerson } from './forget.ts';
import { keptOf } from './kept.ts';
import type { Tables } from './tables.ts';

const statements = prepared('people', ({ db, tables: { people, orders } }) => ({
  person: db
    .select()
    .from(people)
    .where(eq(people.userId, given('userId'))),
  orders: db.select({ orders: orders.orders }).from(orders).where(ofSeat(orders)),
  lay: db
    .insert(orders)
    .values(givenColumns('gameId', 'seat', 'orders'))
    .onConflictDoNothing()
    .returning({ seat: orders.seat }),
  change: db
    .update(orders)
    .set(givenColumns('orders'))
    .where(and(ofSeat(orders), eq(orders.orders, given('was'))))
    .returning({ seat: orders.seat }),
  drop: db.delete(orders).where(ofSeat(orders)),
}));

const ofSeat = (orders: Tables['orders']) => and(eq(orders.gameId, given('gameId')), eq(orders.seat, given('seat')));

const personOf = (connection: Connection, userId: string) =>
  remembered(
    connection.memory?.people,
    userId,
    async () => (await statements(connection).person.execute({ userId }))[0],
  );

/** The key of a seat's orders. */
const seatKey = (gameId: string, seat: number): string => `${gameId} ${seat}`;

const ordersOf = (connection: Connection, gameId: string, seat: number) =>
  remembered(connection.memory?.orders, seatKey(gameId, seat), async () => {
    const [laid] = await statements(connection).orders.execute({ gameId, seat });
    return laid?.orders;
  });

const awayOf = (person: Awaited<ReturnType<typeof personOf>>, after: number) =>
  (person?.away ?? []).filter(({ to }) => to > after).sort(byBeginning);

/** People's choices and texts. */
export function peopleStore(connections: Connections): PeopleStore {
  const { use, lightly, patiently } = connections;
  return {
    kept: (userId) => patiently((connection) => keptOf(connection, userId)),
    settings: (userId) => use(async (connection) => (await personOf(connection, userId))?.settings ?? undefined),
    keepOrders: (gameId, laid) => use((connection) => keepOrders(connection, gameId, laid)),
    noteOrders: (gameId, laid) => lightly((connection) => keepOrders(connection, gameId, laid)),
    changeSettings: (userId, change) =>
      use((connection) =>
        changing(connection, userId, ({ settings }) => ({ settings: change(settings ?? undefined) })),
      ),
    away: (userId, after) => use(async (connection) => awayOf(await personOf(connection, userId), after)),
    person: (userId, after) =>
      use(async (connection) => {
        const person = await personOf(connection, userId);
        return { settings: person?.settings ?? undefined, away: awayOf(person, after) };
      }),
    changeAway: (userId, change) =>
      use((connection) =>
        changing(connection, userId, ({ away }) => ({ away: change((away ?? []).toSorted(byBeginning)) })),
      ),
    note: (gameId, userId) =>
      use(async ({ db, tables: { notes } }) => {
        const isIt = and(eq(notes.gameId, gameId), eq(notes.userId, userId));
        const [note] = await db.select().from(notes).where(isIt);
        return note?.text;
      }),
    keepNote: (gameId, userId, text) =>
      use(async ({ db, tables: { notes } }) => {
        const isIt = and(eq(notes.gameId, gameId), eq(notes.userId, userId));
        const target = [notes.gameId, notes.userId];
        if (text === '') await db.delete(notes).where(isIt);
        else await db.insert(notes).values({ gameId, userId, text }).onConflictDoUpdate({ target, set: { text } });
      }),
    orders: (gameId, seat) => use((connection) => ordersOf(connection, gameId, seat)),
    forget: (userId, instead) => forgetPerson(connections, userId, instead),
    forgetFurther: async () => {
      const removals = await use(async ({ db, tables: { forgotten } }) => db.select().from(forgotten));
      for (const { userId, insteadId, name } of removals) {
        await forgetPerson(connections, userId, { userId: insteadId, name });
      }
    },
  };
}

const byBeginning = (one: Away, other: Away): number => one.from - other.from;

type Person = Tables['people']['$inferSelect'];

/** Changes some of a person's data; nobody else can change it at the same time. */
async function changing(
  connection: Connection,
  userId: string,
  change: (person: Person) => Partial<Person>,
): Promise<void> {
  const { db, tables } = connection;
  const { people } = tables;
  connection.memory?.people.delete(userId);
  const isTheirs = eq(people.userId, userId);
  await atomically(connection, async () => {
    // Writing to a row locks it until the end of the transaction.
    await db.insert(people).values({ userId }).onConflictDoUpdate({ target: people.userId, set: { userId } });
    const [person] = await db.select().from(people).where(isTheirs);
    if (person) await db.update(people).set(change(person)).where(isTheirs);
  });
}

/** Replaces the orders of a seat; undefined removes them. Returns false if somebody else has changed them. */
export async function keepOrders(
  connection: Connection,
  gameId: string,
  { seat, orders, was }: LaidOrders,
): Promise<boolean> {
  const { lay, change, drop } = statements(connection);
  const key = seatKey(gameId, seat);
  connection.memory?.orders.delete(key);
  if (orders === undefined) await drop.execute({ gameId, seat });
  else {
    const kept = await (was === undefined
      ? lay.execute({ gameId, seat, orders })
      : change.execute({ gameId, seat, orders, was }));
    if (kept.length === 0) return false;
  }
  connection.memory?.orders.set(key, { value: orders });
  return true;
}
