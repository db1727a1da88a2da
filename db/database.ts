import type { Share } from '../src/table/share.ts';
import { isAddress } from './address.ts';
import type { PostgresOptions } from './postgres/open.ts';
import { holdDatabase } from './sqlite/lock.ts';
import { type Database, type DatabaseOptions, openDatabase } from './sqlite/open.ts';

type Opening = Pick<DatabaseOptions, 'backups' | 'watch'> & PostgresOptions;

/** Loaded only for PostgreSQL, so that starting with an SQLite file need not wait for it. */
const opening = () => import('./postgres/open.ts');
const holding = () => import('./postgres/hold.ts');

/**
 * Opens the PostgreSQL database at an address, or the SQLite file at a path.
 * @throws {DatabaseError} if it cannot be used; it is then unchanged
 */
export async function openAt(place: string, options: Opening = {}): Promise<Database> {
  return isAddress(place) ? (await opening()).openPostgres(place, options) : openDatabase(place, options);
}

/** What a process serves, and a callback for when it loses its lock for a while. */
interface Serving {
  readonly share?: Share | undefined;
  readonly lost?: (error: unknown) => void;
}

/**
 * Locks a database for one bot, or the shards that it serves.
 * @throws {DatabaseError} if another one has it
 */
export async function holdAt(place: string, { share, lost }: Serving): Promise<() => Promise<void>> {
  if (isAddress(place)) return (await (await holding()).holdShards(place, share, lost)).release;
  const { release } = holdDatabase(place);
  return async () => release();
}

/**
 * Locks a database for a change that must happen while no bot is running.
 * @throws {DatabaseError} if a bot has it
 */
export async function holdAloneAt(place: string): Promise<() => Promise<void>> {
  return isAddress(place) ? (await holding()).keepAlone(place) : holdAt(place, {});
}
