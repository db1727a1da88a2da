import { fileURLToPath } from 'node:url';
import { getTableName, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection, Watch } from '../connection.ts';
import { DatabaseError } from '../errors.ts';
import type { Database } from '../open.ts';
import { storesOn } from '../stores.ts';
import { POSTGRES_TABLES } from '../tables.ts';
import { upkeepOf } from '../upkeep.ts';
import { openPool } from './connections.ts';
import { asPostgresError } from './errors.ts';

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) };

/** How long a connection is waited for when the program begins, in ms. */
const PATIENCE = 5_000;

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

/** What a database is called where others may read it: no user, no password. */
export function nameOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${decodeURIComponent(pathname.slice(1)) || 'of PostgreSQL'} on ${hostname || 'this machine'}${port && `:${port}`}`;
  } catch {
    throw new DatabaseError('DATABASE_URL is no address. Set one such as postgres://user:password@host/database.');
  }
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
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    application_name: 'games',
  });
  // What breaks the connection is told by the statement that waits for it.
  client.on('error', () => {});
  try {
    await client.connect();
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${LOOKING_AFTER})`);
    refuseOthers(name, await conditionOf(client));
    await migrate(db, MIGRATIONS);
  } catch (error) {
    throw asPostgresError(name, error);
  } finally {
    // With the connection goes the lock.
    await client.end().catch(() => {});
  }
}

/** What a database is to this program; `half`: tables are missing that its migrations have made. */
type Condition = 'empty' | 'current' | 'older' | 'newer' | 'foreign' | 'half';

async function conditionOf(client: pg.Client): Promise<Condition> {
  const { rows: found } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = any(current_schemas(false))`,
  );
  const there = new Set(found.map(({ name }) => name));
  const ours = Object.values(POSTGRES_TABLES).map((table) => getTableName(table));
  const { rows: journal } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!journal[0]?.there) return ours.some((name) => there.has(name)) ? 'foreign' : 'empty';
  const { rows: last } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(last[0]?.newest ?? 0);
  const known = Math.max(...readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis));
  if (newest > known) return 'newer';
  if (newest < known) return newest === 0 ? 'empty' : 'older';
  return ours.every((name) => there.has(name)) ? 'current' : 'half';
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
