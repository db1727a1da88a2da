import { and, asc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Wait } from '../src/table/rows.ts';
import type { Change, WaitStore } from '../src/table/stores.ts';
import {
  type Connection,
  type Connections,
  filled,
  given,
  givenColumns,
  known,
  prepared,
  readsFrom,
  rowsFrom,
} from './connection.ts';
import { ofServed, sharing } from './share.ts';

const KEPT = ['askedAt', 'dueAt', 'calledAt', 'nudgedAt', 'silenced', 'late'] as const;

const statements = prepared('waits', (connection) => {
  const { db, tables, dialect } = connection;
  const { waits, games } = tables;
  const seatsIn = (list: string) => sql`(select cast(value as integer) from ${dialect.each(given(list))})`;
  const isOver = or(
    ne(waits.since, given('since')),
    sql`${waits.seat} not in ${seatsIn('wanted')}`,
    sql`${waits.seat} in ${seatsIn('afresh')}`,
  );
  const goesOn = and(eq(games.status, 'running'), isNull(games.pausedAt));
  const isThat = and(eq(waits.gameId, given('gameId')), eq(waits.seat, given('seat')), eq(waits.since, given('since')));
  return {
    ofGame: db
      .select()
      .from(waits)
      .where(eq(waits.gameId, given('gameId')))
      .orderBy(asc(waits.seat)),
    due: db
      .select()
      .from(waits)
      .where(and(lte(waits.dueAt, given('now')), ofServed(connection, waits.gameId, goesOn)))
      .orderBy(asc(waits.dueAt))
      .limit(sql.placeholder('limit')),
    keep: db
      .update(waits)
      .set(givenColumns(...KEPT))
      .where(isThat),
    drop: db.delete(waits).where(and(eq(waits.gameId, given('gameId')), isOver)),
    add: db.insert(waits).select(rowsOf(connection)).onConflictDoNothing(),
  };
});

/** A query for new waits as rows, from a JSON list of what differs between them. */
function rowsOf(connection: Connection): SQL {
  const { whole } = readsFrom(connection);
  // In the order of the columns.
  const columns = [given('gameId'), whole('seat'), given('since'), given('at'), whole('dueAt'), whole('calledAt')];
  return rowsFrom(connection, [...columns, sql`null`, sql`false`, sql`false`]);
}

/** How far apart the clocks of several processes may be, in ms. */
const APART = 60_000;

/** The decisions for the ticker. */
export function waitStore({ use, patiently }: Connections): WaitStore {
  return {
    ofGame: (gameId) => use(async (connection) => (await statements(connection).ofGame.execute({ gameId })).map(known)),
    due: (now, limit, share) =>
      patiently(async (connection) =>
        (await statements(connection).due.execute({ now, limit, ...sharing(share) })).map(known),
      ),
    keep: (wait) => use((connection) => keepWait(connection, wait)),
    rewind: (now) =>
      use(async ({ db, tables: { waits } }) => {
        const isAhead = (time: PgColumn) => gt(time, now + APART);
        const orNow = (time: PgColumn) => sql`case when ${time} > ${now} then ${now} else ${time} end`;
        const { askedAt, calledAt, nudgedAt } = waits;
        const times = { askedAt: orNow(askedAt), calledAt: orNow(calledAt), nudgedAt: orNow(nudgedAt) };
        await db
          .update(waits)
          .set({ ...times, dueAt: now })
          .where(or(isAhead(askedAt), isAhead(calledAt), isAhead(nudgedAt)));
      }),
    rouse: (gameId, userId, at) =>
      use(async ({ db, tables: { waits, seats } }) => {
        const asDeputy = and(eq(seats.deputyId, userId), eq(seats.deputyStage, 'plays'));
        const isTheirs = and(eq(seats.gameId, gameId), or(eq(seats.userId, userId), asDeputy));
        const own = db.select({ seat: seats.seat }).from(seats).where(isTheirs);
        await db
          .update(waits)
          .set({ dueAt: at })
          .where(and(eq(waits.gameId, gameId), inArray(waits.seat, own)));
      }),
  };
}

/** Replaces a wait for the same decision; a wait that is already over is not added again. */
export async function keepWait(connection: Connection, wait: Wait): Promise<void> {
  await statements(connection).keep.execute(filled({ ...wait, calledAt: wait.calledAt, nudgedAt: wait.nudgedAt }));
}

/** Drops waits that are over and adds new ones. */
export async function replaceWaits(
  connection: Connection,
  { gameId, waiting, at }: { gameId: string; waiting: NonNullable<Change['waiting']>; at: number },
): Promise<void> {
  const { since, seats: wanted, afresh = [], called = [], due = {} } = waiting;
  const { drop, add } = statements(connection);
  await drop.execute({ gameId, since, wanted: JSON.stringify(wanted), afresh: JSON.stringify(afresh) });
  if (wanted.length === 0) return;
  const rows = wanted.map((seat) => ({
    seat,
    dueAt: due[seat] ?? at,
    calledAt: called.includes(seat) ? at : undefined,
  }));
  await add.execute({ gameId, since, at, rows: JSON.stringify(rows) });
}
