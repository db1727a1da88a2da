import pg from 'pg';
import { databaseName } from '../address.ts';
import { asPostgresError } from './errors.ts';

/** How long to wait for a connection, and for a lock that somebody else has, in ms. */
const CONNECT_TIMEOUT = 5_000;

/**
 * A machine that loses power sends nothing. PostgreSQL checks whether the machine is still there, and releases its
 * locks within a minute.
 */
export const NOTICES_DEATH = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

/** A connection outside the pool, and the name of its database. */
export interface Own {
  readonly client: pg.Client;
  readonly name: string;
  close(): Promise<void>;
}

/** For work that takes longer the more rows there are; the usual limits do not apply. */
const LONG: pg.ClientConfig = {
  lock_timeout: CONNECT_TIMEOUT,
  options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
};

/**
 * Makes a connection outside the pool, by default for slow work; closing it rolls back what is not committed.
 * @throws {DatabaseError} if the database cannot be reached; the message does not repeat the address
 */
export async function connect(url: string, settings: pg.ClientConfig = LONG): Promise<Own> {
  const name = databaseName(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    ...settings,
  });
  // If the connection breaks, the statement that is waiting reports it.
  client.on('error', () => {});
  const close = () => client.end().catch(() => {});
  try {
    await client.connect();
    return { client, name, close };
  } catch (error) {
    await close();
    throw asPostgresError(name, error);
  }
}
