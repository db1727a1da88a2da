import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { nameOf } from '../address.ts';
import type { Connection, Watch } from '../connection.ts';
import { DatabaseError } from '../errors.ts';
import { unfinished } from '../move/mark.ts';
import type { Database } from '../sqlite/open.ts';
import { storesOn } from '../stores.ts';
import { upkeepOf } from '../upkeep.ts';
import { connect } from './client.ts';
import { openPool } from './connections.ts';
import { asPostgresError } from './errors.ts';
import { type Condition, conditionOf, MIGRATIONS, movingInto } from './inspect.ts';

/** Of which processes one at a time looks after the tables. */
const LOOKING_AFTER = sql`hashtext('tables')`;

/**
 * Opens the PostgreSQL at an address and brings its tables up to date; several processes may do so at once.
 * @throws {DatabaseError} when it cannot be used: it is then as it was before; the address is not repeated
 */
export async function openPostgres(url: string, watch?: Watch): Promise<Database> {
  const name = nameOf(url);
  await bringUpToDate(url, name);
  const pool = openPool(url, name, watch);
  return {
    ...storesOn(pool),
    upkeep: upkeepOf(pool, write),
    close: () => pool.end(),
  };
}

/** Writes what is taken back again; throws what PostgreSQL throws where it cannot be written. */
async function write({ db, tables: { logins }, run }: Connection): Promise<void> {
  await run(sql`begin`);
  try {
    await db.insert(logins).values({ at: -1 }).onConflictDoNothing();
  } finally {
    await run(sql`rollback`);
  }
}

async function bringUpToDate(url: string, name: string): Promise<void> {
  const { client, close } = await connect(url, { application_name: 'games' });
  try {
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${LOOKING_AFTER})`);
    refuseOthers(name, await conditionOf(client));
    const from = await movingInto(client);
    if (from !== undefined) throw unfinished(name, from);
    await migrate(db, MIGRATIONS);
  } catch (error) {
    throw asPostgresError(name, error);
  } finally {
    // With the connection goes the lock.
    await close();
  }
}

function refuseOthers(name: string, condition: Condition): void {
  switch (condition) {
    case 'newer':
      throw new DatabaseError(
        `The database ${name} was written by a newer version of this program. Update the program.`,
      );
    case 'foreign':
      throw new DatabaseError(`The database ${name} has tables of another program. Name an empty one in DATABASE_URL.`);
    case 'half':
      throw new DatabaseError(`The database ${name} lacks tables of this program. Put a backup in its place.`);
    case 'empty':
    case 'older':
    case 'current':
  }
}
