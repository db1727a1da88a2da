import { asc, gt, lte } from 'drizzle-orm';
import type { LoginStore } from '../src/table/stores.ts';
import type { Connections } from './connection.ts';

/** How long to keep logins, in ms; Discord counts those of the last day. */
const KEPT = 24 * 60 * 60_000;

/** The times at which the bot has logged in. */
export function loginStore({ use }: Connections): LoginStore {
  return {
    since: (time) =>
      use(async ({ db, tables: { logins } }) => {
        const later = await db.select().from(logins).where(gt(logins.at, time)).orderBy(asc(logins.at));
        return later.map(({ at }) => at);
      }),
    note: (at) =>
      use(async ({ db, tables: { logins } }) => {
        await db.delete(logins).where(lte(logins.at, at - KEPT));
        await db.insert(logins).values({ at }).onConflictDoNothing();
      }),
  };
}
