import type pg from 'pg';
import type { Share } from '../../src/table/share.ts';
import { DatabaseError } from '../errors.ts';
import { connect, NOTICES_DEATH } from './client.ts';
import { asPostgresError } from './errors.ts';

/** How long (ms) to wait before replacing a lost connection. */
const TRY_AGAIN = 2_000;

/**
 * The lock for work that needs a database exclusively, such as moving everything in it. Bots share this lock, in
 * addition to the locks of their shards.
 */
const ALONE = `hashtext('alone')`;

/** The sentence about a database that somebody else has locked. */
const beingMoved = (name: string): DatabaseError =>
  new DatabaseError(`The database ${name} is being moved or restored. Wait until that has finished.`);

/** By default, Discord sends everything on a single shard. */
const ALL: Share = { shards: [0], of: 1 };

/** The locks of a process that serves shards. */
export interface Hold {
  release(): Promise<void>;
}

/**
 * Locks shards for one process until `release`, or until the process ends in any way. A separate connection holds the
 * locks. If it is lost, they are taken again as soon as possible; if that fails, `lost` gets the reason.
 * @throws {DatabaseError} if another process serves one of them in the same division, or the database cannot be reached
 */
export async function holdShards(
  url: string,
  share: Share = ALL,
  lost: (error: unknown) => void = () => {},
): Promise<Hold> {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client;
  const again = () => {
    if (closed) return;
    timer = setTimeout(async () => {
      try {
        client = await take(url, share);
        client.once('end', again);
      } catch (error) {
        lost(error);
        again();
      }
    }, TRY_AGAIN).unref();
  };
  client = await take(url, share);
  client.once('end', again);
  return {
    async release() {
      closed = true;
      clearTimeout(timer);
      await client.end().catch(() => {});
    },
  };
}

async function take(url: string, { shards, of }: Share): Promise<pg.Client> {
  const { client, name, close } = await connect(url, { options: NOTICES_DEATH });
  try {
    const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock_shared(${ALONE}) as free`);
    if (!rows[0]?.free) throw beingMoved(name);
    for (const shard of shards) {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
        of,
        shard,
      ]);
      if (rows[0]?.held) continue;
      throw new DatabaseError(
        `Shard ${shard} of ${of} is served by another process that uses the database ${name}. Stop that one first, or name other shards in SHARDS.`,
      );
    }
    return client;
  } catch (error) {
    await close();
    throw asPostgresError(name, error);
  }
}

/**
 * Locks a database for one connection, until the connection ends.
 * @throws {DatabaseError} if bots serve shards of it, or somebody else has locked it
 */
export async function holdAlone(client: pg.Client, name: string): Promise<void> {
  // The lock of a shard consists of two numbers.
  const { rows: served } = await client.query(`select 1 from pg_locks where locktype = 'advisory' and objsubid = 2
    and database = (select oid from pg_database where datname = current_database()) limit 1`);
  if (served.length > 0) {
    throw new DatabaseError(`The database ${name} is in use by a bot that is running. Stop that one first.`);
  }
  const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${ALONE}) as held`);
  if (!rows[0]?.held) throw beingMoved(name);
}

/**
 * Locks the PostgreSQL database at an address. Returns a function that unlocks it.
 * @throws {DatabaseError} if bots serve shards of it, somebody else has locked it, or it cannot be reached
 */
export async function keepAlone(url: string): Promise<() => Promise<void>> {
  const { client, name, close } = await connect(url);
  try {
    await holdAlone(client, name);
    return close;
  } catch (error) {
    await close();
    throw asPostgresError(name, error);
  }
}
