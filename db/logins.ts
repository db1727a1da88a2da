import { asc, gt, lte } from 'drizzle-orm';
import type { LoginStore } from '../src/table/stores.ts';
import type { Connection, Run } from './connection.ts';
import { logins } from './schema.ts';

/** For how long logins are kept, in ms: Discord counts those of a day. */
const KEPT = 24 * 60 * 60_000;

/** When the bot has logged in, in SQLite. */
export function loginStore(db: Connection, run: Run): LoginStore {
  return {
    since: (time) =>
      run(() =>
        db
          .select()
          .from(logins)
          .where(gt(logins.at, time))
          .orderBy(asc(logins.at))
          .all()
          .map(({ at }) => at),
      ),
    note: (at) =>
      run(() => {
        db.delete(logins)
          .where(lte(logins.at, at - KEPT))
          .run();
        db.insert(logins).values({ at }).onConflictDoNothing().run();
      }),
  };
}
