import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, Connections, Watch } from '../connection.ts';
import { POSTGRES_TABLES } from '../tables.ts';
import { countingWith, watched } from '../watched.ts';
import { POSTGRES } from './dialect.ts';
import { erasureOf } from './erasure.ts';
import { asPostgresError } from './errors.ts';

/**
 * How many connections a process may have, how long to wait for one, and how long to wait for a statement after that,
 * in ms.
 */
interface Patience {
  readonly most: number;
  readonly connect: number;
  readonly statement: number;
}

/** A press must be answered within three seconds. */
const SHORT: Patience = { most: 8, connect: 1_200, statement: 1_500 };
const LONG: Patience = { most: 2, connect: 5_000, statement: 60_000 };

/** The connections of a process, and how to end them. */
export interface Pool extends Connections {
  end(): Promise<void>;
}

/**
 * The connections to the PostgreSQL database at an address, made when needed and again after a loss. `name` names the
 * database in errors.
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
  return watched({ use, lightly: use, patiently, erase, end }, watch);
}

function poolOf(url: string, { most, connect, statement }: Patience): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'games',
    max: most,
    connectionTimeoutMillis: connect,
    query_timeout: statement,
    // If the bot is gone or has given up on a statement, PostgreSQL gives up on it, too.
    statement_timeout: statement,
    idle_in_transaction_session_timeout: 2 * statement,
    keepAlive: true,
  });
  // A new connection replaces a broken one; whatever was using it gets the error from its statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Lends out the connections of a pool, each with its prepared statements. */
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
      // A connection may be in any state after an error.
      client?.release(known !== error);
      throw known;
    }
  };
}

/** A connection through a client, which only one piece of work uses at a time. */
function onClient(client: pg.ClientBase, watch: Watch | undefined): Connection {
  const db = drizzle({ client: client as pg.Client, logger: countingWith(watch) });
  return {
    db,
    tables: POSTGRES_TABLES,
    dialect: POSTGRES,
    memory: undefined,
    run: async (statement) => void (await db.execute(statement)),
  };
}
