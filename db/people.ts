import { and, eq } from 'drizzle-orm';
import type { PeopleStore } from '../src/table/stores.ts';
import { type Connection, type Connections, given, prepared, storeOf } from './connection.ts';
import { forgetPerson } from './forget.ts';
import { keptOf } from './kept.ts';
import type { Tables } from './tables.ts';

const asked = prepared('people', ({ db, tables: { people, orders } }) => ({
  person: db
    .select()
    .from(people)
    .where(eq(people.userId, given('userId'))),
  orders: db
    .select({ orders: orders.orders })
    .from(orders)
    .where(and(eq(orders.gameId, given('gameId')), eq(orders.seat, given('seat')))),
}));

async function personOf(connection: Connection, userId: string) {
  const [person] = await asked(connection).person.execute({ userId });
  return person;
}

/** What people have chosen and written. */
export function peopleStore(connections: Connections): PeopleStore {
  return {
    ...storeOf<Omit<PeopleStore, 'forget' | 'forgetFurther'>>(
      connections,
      {
        kept: keptOf,
        settings: async (connection, userId) => (await personOf(connection, userId))?.settings ?? undefined,
        keepSettings: (connection, userId, settings) => keep(connection, userId, { settings }),
        away: async (connection, userId, after) => {
          const all = (await personOf(connection, userId))?.away ?? [];
          return all.filter(({ to }) => to > after).sort((one, other) => one.from - other.from);
        },
        keepAway: (connection, userId, away) => keep(connection, userId, { away }),
        note: async ({ db, tables: { notes } }, gameId, userId) => {
          const isIt = and(eq(notes.gameId, gameId), eq(notes.userId, userId));
          const [note] = await db.select().from(notes).where(isIt);
          return note?.text;
        },
        keepNote: async ({ db, tables: { notes } }, ...[gameId, userId, text]) => {
          const isIt = and(eq(notes.gameId, gameId), eq(notes.userId, userId));
          const target = [notes.gameId, notes.userId];
          if (text === '') await db.delete(notes).where(isIt);
          else await db.insert(notes).values({ gameId, userId, text }).onConflictDoUpdate({ target, set: { text } });
        },
        orders: async (connection, gameId, seat) => {
          const [laid] = await asked(connection).orders.execute({ gameId, seat });
          return laid?.orders;
        },
        keepOrders: (connection, ...[gameId, seat, orders]) => keepOrders(connection, gameId, { seat, orders }),
      },
      ['kept'],
    ),
    forget: (userId, instead) => forgetPerson(connections, userId, instead),
    forgetFurther: async () => {
      const begun = await connections.use(async ({ db, tables: { forgotten } }) => db.select().from(forgotten));
      for (const { userId, insteadId, name } of begun) {
        await forgetPerson(connections, userId, { userId: insteadId, name });
      }
    },
  };
}

async function keep(
  { db, tables: { people } }: Connection,
  userId: string,
  set: Pick<Tables['people']['$inferInsert'], 'settings' | 'away'>,
): Promise<void> {
  await db
    .insert(people)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: people.userId, set });
}

/** Replaces the orders of a seat; undefined removes them. */
export async function keepOrders(
  { db, tables: { orders } }: Connection,
  gameId: string,
  { seat, orders: laid }: { readonly seat: number; readonly orders: string | undefined },
): Promise<void> {
  if (laid === undefined) {
    await db.delete(orders).where(and(eq(orders.gameId, gameId), eq(orders.seat, seat)));
    return;
  }
  const target = [orders.gameId, orders.seat];
  const row = { gameId, seat, orders: laid };
  await db
    .insert(orders)
    .values(row)
    .onConflictDoUpdate({ target, set: { orders: laid } });
}
