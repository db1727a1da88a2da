import type { Logger } from 'pino';
import { isAddress } from '../../db/address.ts';
import { lastBackup } from '../../db/backup.ts';
import { hasPrograms, MISSING } from '../../db/postgres/programs.ts';
import type { Upkeep } from '../../db/upkeep.ts';
import { examine } from './health.ts';
import type { Measured, Metrics } from './metrics.ts';
import { backUpAside, openNightly } from './nightly.ts';
import type { WatchedPainter } from './painting.ts';
import { serveOperations } from './server.ts';

export interface Operated {
  /** The path of the SQLite file or the address of the PostgreSQL database, and the folder of its backups. */
  readonly database: string;
  readonly backups: string;
  /** Which shards the bot serves; all if left out. */
  readonly share?: { readonly shards: readonly number[]; readonly of: number } | undefined;
  readonly upkeep: Upkeep;
  readonly painter: Pick<WatchedPainter, 'alive'>;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** How long (ms) a count of games is reused, because counting reads the whole database. */
const GAMES_KEPT = 60_000;

/** Caches a value for this many ms; if reading fails, the next call tries again. */
function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly at: number; readonly value: T } | undefined;
  return async () => {
    if (kept === undefined || performance.now() - kept.at >= ms) kept = { value: await read(), at: performance.now() };
    return kept.value;
  };
}

/** The state of a bot that is about to connect, and the work it does in the background. */
export function createOperations({ database, backups, share, upkeep, painter, metrics, log }: Operated) {
  const now = () => Date.now();
  // If there are several processes, the one with the first shard makes backups and counts everything.
  const isFirst = share?.shards.includes(0) ?? true;
  const backsUp = database !== ':memory:' && (!isAddress(database) || isFirst);
  const canBackUp = backsUp && (!isAddress(database) || hasPrograms());
  const last = () => (backsUp ? lastBackup({ database, folder: backups }, now()) : undefined);
  const backsUpSince = canBackUp ? now() : undefined;
  const none = (share?.shards ?? [0]).map((shard) => ({ shard, connected: false, ping: undefined }));
  let connection: Measured['connection'] = () => ({ of: share?.of ?? 1, shards: none });
  const measured: Measured = {
    waiting: () => upkeep.waiting(share),
    games: isFirst ? keptFor(GAMES_KEPT, upkeep.games) : async () => undefined,
    connection: () => connection(),
    lastBackup: last,
    now,
  };
  metrics.measure(measured);
  const health = () => examine({ ...measured, writable: upkeep.writable, paints: painter.alive, backsUpSince });
  return {
    health,
    /**
     * If there is a port, serves health and metrics on loopback; if there is a host, also to other computers that use
     * that name. Returns a function that stops it.
     * @throws {MetricsPortUnusable} if it cannot listen on the port
     */
    async serve(port: number | undefined, host?: string): Promise<() => Promise<void>> {
      if (port === undefined) return async () => {};
      const server = await serveOperations({ port, host }, { health, metrics });
      const { port: taken } = server;
      log.info({ port: taken, host }, `health and metrics are served ${host ? `at ${host}` : 'on loopback'}`);
      return server.close;
    },
    /** Makes a backup every night for a bot that is connected. Returns a function that stops this. */
    begin(connected: Measured['connection']): () => Promise<void> {
      connection = connected;
      if (backsUp && !canBackUp) log.warn({ err: new Error(MISSING) }, 'no backups are made');
      if (!canBackUp) return async () => {};
      const backUp = (stopping: AbortSignal) => backUpAside(database, backups, stopping);
      const nightly = openNightly({ now, last, backUp, log });
      return async () => nightly.close();
    },
  };
}
