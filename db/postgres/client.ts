import pg from 'pg';
import { nameOf } from '../address.ts';
import { asPostgresError } from './errors.ts';

/** How long a connection, and a lock that somebody else has, is waited for, in ms. */
const PATIENCE = 5_000;

/** A machine that loses its power says nothing: PostgreSQL asks whether it is there, and lifts its locks within a minute. */
export const NOTICES_DEATH = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

/** A connection of somebody's own, and what its database is called. */
export interface Own {
  readonly client: pg.Client;
  readonly name: string;
  close(): Promise<void>;
}

/** For work that grows with the number of rows, whatever the usual limit. */
const LONG: pg.ClientConfig = {
  lock_timeout: PATIENCE,
  options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
};

/**
 * A connection, for what takes long if nothing else is said, until it is closed; what is not committed is taken back then.
 * @throws {DatabaseError} if the database cannot be reached; the address is not repeated
 */
export async function connect(url: string, settings: pg.ClientConfig = LONG): Promise<Own> {
  const name = nameOf(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    ...settings,
  });
  // The waiting statement reports what breaks the connection.
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
