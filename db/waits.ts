import { and, asc, eq, exists, inArray, isNull, lte, ne, notInArray, or } from 'drizzle-orm';
import type { Wait } from '../src/table/rows.ts';
import type { Share } from '../src/table/share.ts';
import type { Change, WaitStore } from '../src/table/stores.ts';
import { type Connection, known, type Run, storeOf } from './connection.ts';
import { games, seats, waits } from './schema.ts';
import { isServed } from './share.ts';

/** What the ticker must look at, in SQLite. */
export function waitStore(db: Connection, run: Run): WaitStore {
  return storeOf<WaitStore>(run, {
    ofGame: (gameId) =>
      db.select().from(waits).where(eq(waits.gameId, gameId)).orderBy(asc(waits.seat)).all().map(known),
    due: (now, limit, share) => due(db, { now, limit, share }),
    keep: (wait) => keepWait(db, wait),
    rouse: (gameId, userId, at) => {
      const isTheirs = and(eq(seats.gameId, gameId), eq(seats.userId, userId));
      const own = db.select({ seat: seats.seat }).from(seats).where(isTheirs);
      const waiting = and(eq(waits.gameId, gameId), inArray(waits.seat, own));
      db.update(waits).set({ dueAt: at }).where(waiting).run();
    },
  });
}

interface Due {
  readonly now: number;
  readonly limit: number;
  readonly share: Share | undefined;
}

function due(db: Connection, { now, limit, share }: Due): Wait[] {
  const goesOn = and(eq(games.id, waits.gameId), eq(games.status, 'running'), isNull(games.pausedAt));
  const running = db
    .select({ id: games.id })
    .from(games)
    .where(and(goesOn, isServed(games.guildId, share)));
  return db
    .select()
    .from(waits)
    .where(and(lte(waits.dueAt, now), exists(running)))
    .orderBy(asc(waits.dueAt))
    .limit(limit)
    .all()
    .map(known);
}

/** Replaces a wait of the same decision; one that is over by now stays gone. */
export function keepWait(tx: Pick<Connection, 'update'>, wait: Wait): void {
  const { gameId, seat, since, calledAt = null, nudgedAt = null } = wait;
  tx.update(waits)
    .set({ ...wait, calledAt, nudgedAt })
    .where(and(eq(waits.gameId, gameId), eq(waits.seat, seat), eq(waits.since, since)))
    .run();
}

/** Drops what is no longer waited for and adds what is new, due at once. */
export function replaceWaits(
  tx: Pick<Connection, 'insert' | 'delete'>,
  { gameId, waiting, at }: { gameId: string; waiting: NonNullable<Change['waiting']>; at: number },
): void {
  const { since, seats: asked, afresh = [], called = [] } = waiting;
  const isOver = or(ne(waits.since, since), notInArray(waits.seat, [...asked]), inArray(waits.seat, [...afresh]));
  tx.delete(waits)
    .where(and(eq(waits.gameId, gameId), isOver))
    .run();
  for (const seat of asked) {
    tx.insert(waits)
      .values({ gameId, seat, since, askedAt: at, dueAt: at, ...(called.includes(seat) && { calledAt: at }) })
      .onConflictDoNothing()
      .run();
  }
}
