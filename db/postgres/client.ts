import pg from 'pg';
import { asPostgresError } from './errors.ts';
import { nameOf } from './open.ts';

/** How long a connection, and a lock that somebody else has, is waited for, in ms. */
const PATIENCE = 5_000;

/** A connection of somebody's own, and what its database is called. */
export interface Own {
  readonly client: pg.Client;
  readonly name: string;
  close(): Promise<void>;
}

/**
 * A connection for what takes long, until it is closed; what is not committed is taken back then.
 * @throws {DatabaseError} where the database cannot be reached; the address is not repeated
 */
export async function connect(url: string): Promise<Own> {
  const name = nameOf(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    lock_timeout: PATIENCE,
    // Whatever is usual there: this takes as long as there are rows.
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
    keepAlive: true,
  });
  // What breaks the connection is told by the statement that waits for it.
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
