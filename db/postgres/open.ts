import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { databaseName } from '../address.ts';
import { backupPath } from '../backup.ts';
import type { Connection } from '../connection.ts';
import { DatabaseError } from '../errors.ts';
import { unfinished } from '../move/mark.ts';
import type { Database, DatabaseOptions } from '../sqlite/open.ts';
import { storesOn } from '../stores.ts';
import { upkeepOf } from '../upkeep.ts';
import { backUpPostgres, whyNoCopy } from './backup.ts';
import { connect, NOTICES_DEATH } from './client.ts';
import { openPool } from './connections.ts';
import { asPostgresError } from './errors.ts';
import { type Condition, conditionOf, MIGRATIONS, movingInto } from './inspect.ts';

/** The lock for changing the tables, which only one process at a time may do. */
const LOOKING_AFTER = sql`hashtext('tables')`;

/** How to open a PostgreSQL database. */
export interface PostgresOptions extends Pick<DatabaseOptions, 'watch'> {
  /** Where to keep a copy before changing the tables; makes no copy if left out. */
  readonly backups?: string;
  /** Called with the reason if a copy was due but could not be made; the tables are changed all the same. */
  readonly uncopied?: (why: Error) => void;
}

/**
 * Opens the PostgreSQL database at an address and updates its tables. Before that, it copies a database from an older
 * version if PostgreSQL's own programs can do that. If there are several processes, one does this and the others wait.
 * @throws {DatabaseError} if it cannot be used; it is then unchanged; the message does not repeat the address
 */
export async function openPostgres(url: string, { watch, ...copying }: PostgresOptions = {}): Promise<Database> {
  const name = databaseName(url);
  await bringUpToDate(url, name, copying);
  const pool = openPool(url, name, watch);
  return {
    ...storesOn(pool),
    upkeep: upkeepOf(pool, write),
    close: () => pool.end(),
  };
}

/** Writes something and rolls it back; throws PostgreSQL's error if writing fails. */
async function write({ db, tables: { logins }, run }: Connection): Promise<void> {
  await run(sql`begin`);
  try {
    await db.insert(logins).values({ at: -1 }).onConflictDoNothing();
  } finally {
    await run(sql`rollback`);
  }
}

/** While one process changes the tables, the others wait; it may have to copy everything first. */
const WAITING = `${NOTICES_DEATH} -c statement_timeout=0 -c lock_timeout=0`;

async function bringUpToDate(url: string, name: string, copying: Omit<PostgresOptions, 'watch'>): Promise<void> {
  const { client, close } = await connect(url, { application_name: 'games', options: WAITING });
  try {
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${LOOKING_AFTER})`);
    const condition = await conditionOf(client);
    refuseOthers(name, condition);
    const from = await movingInto(client);
    if (from !== undefined) throw unfinished(name, from);
    if (condition === 'older') await copyBefore(url, client, copying);
    await migrate(db, MIGRATIONS);
  } catch (error) {
    throw asPostgresError(name, error);
  } finally {
    // The lock ends when the connection does.
    await close();
  }
}

/** Copies what is about to change. If a copy is possible on this computer, nothing changes without one. */
async function copyBefore(url: string, client: pg.Client, { backups, uncopied }: Omit<PostgresOptions, 'watch'>) {
  if (backups === undefined) return;
  const why = await whyNoCopy(client);
  if (why !== undefined) return uncopied?.(new Error(why));
  await backUpPostgres(url, backupPath({ database: url, folder: backups }, Date.now(), '-before-upgrade'));
}

function refuseOthers(name: string, condition: Condition): void {
  switch (condition) {
    case 'newer':
      throw new DatabaseError(
        `The database ${name} was written by a newer version of this program. Update the program.`,
      );
    case 'foreign':
      throw new DatabaseError(
        `The database ${name} contains another program's tables. Name an empty database in DATABASE_URL.`,
      );
    case 'half':
      throw new DatabaseError(`The database ${name} lacks some of this program's tables. Put a backup in its place.`);
    case 'empty':
    case 'older':
    case 'current':
  }
}
