import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, Connections, Watch } from '../connection.ts';
import { POSTGRES_TABLES } from '../tables.ts';
import { countingWith, watched } from '../watched.ts';
import { POSTGRES } from './dialect.ts';
import { erasureOf } from './erasure.ts';
import { asPostgresError } from './errors.ts';

/** How many connections one process has at most, and how long one, and then a statement, is waited for, in ms. */
interface Patience {
  readonly most: number;
  readonly connect: number;
  readonly statement: number;
}

/** A press is answered within three seconds. */
const SHORT: Patience = { most: 8, connect: 1_200, statement: 1_500 };
const LONG: Patience = { most: 2, connect: 5_000, statement: 60_000 };

/** Connections of a process, and how to end them. */
export interface Pool extends Connections {
  end(): Promise<void>;
}

/**
 * The connections to a PostgreSQL at an address, made as they are needed and again after they were lost. `name` is what the
 * database is called in errors.
 */
export function openPool(url: string, name: string, watch?: Watch): Pool {
  const [short, long] = [poolOf(url, SHORT), poolOf(url, LONG)] as const;
  const use = lender(short, { name, watch });
  const patiently = lender(long, { name, watch });
  const { erase, close } = erasureOf(patiently);
  const end = async () => {
    close();
    await Promise.all([short.end(), long.end()]);
  };
  return watched({ use, patiently, erase, end }, watch);
}

function poolOf(url: string, { most, connect, statement }: Patience): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'games',
    max: most,
    connectionTimeoutMillis: connect,
    query_timeout: statement,
    // Where the bot is gone, or has given a statement up, PostgreSQL does so, too.
    statement_timeout: statement,
    idle_in_transaction_session_timeout: 2 * statement,
    keepAlive: true,
  });
  // A broken connection is replaced by the next one; its user learns it from their statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Lends connections of a pool, each with the statements that it has prepared. */
function lender(
  pool: pg.Pool,
  { name, watch }: { readonly name: string; readonly watch: Watch | undefined },
): Connections['use'] {
  const connections = new WeakMap<pg.PoolClient, Connection>();
  const connectionOf = (client: pg.PoolClient): Connection => {
    const connection = connections.get(client) ?? onClient(client, watch);
    connections.set(client, connection);
    return connection;
  };
  return async (work) => {
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      const done = await work(connectionOf(client));
      client.release();
      return done;
    } catch (error) {
      const known = asPostgresError(name, error);
      // Nobody knows what a connection that failed has left undone.
      client?.release(known !== error);
      throw known;
    }
  };
}

/** A connection through a client that one piece of work at a time has for itself. */
function onClient(client: pg.ClientBase, watch: Watch | undefined): Connection {
  const db = drizzle({ client: client as pg.Client, logger: countingWith(watch) });
  return {
    db,
    tables: POSTGRES_TABLES,
    dialect: POSTGRES,
    run: async (statement) => void (await db.execute(statement)),
  };
}
