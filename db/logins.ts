import { asc, gt, lte } from 'drizzle-orm';
import type { LoginStore } from '../src/table/stores.ts';
import { type Connection, type Run, storeOf } from './connection.ts';
import { logins } from './schema.ts';

/** For how long logins are kept, in ms: Discord counts those of a day. */
const KEPT = 24 * 60 * 60_000;

/** When the bot has logged in, in SQLite. */
export function loginStore(db: Connection, run: Run): LoginStore {
  return storeOf<LoginStore>(run, {
    since: (time) => {
      const later = db.select().from(logins).where(gt(logins.at, time));
      return later
        .orderBy(asc(logins.at))
        .all()
        .map(({ at }) => at);
    },
    note: (at) => {
      const isOld = lte(logins.at, at - KEPT);
      db.delete(logins).where(isOld).run();
      db.insert(logins).values({ at }).onConflictDoNothing().run();
    },
  });
}
