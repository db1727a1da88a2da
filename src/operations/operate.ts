import type { Logger } from 'pino';
import { backupsOf } from '../../db/backup.ts';
import type { Upkeep } from '../../db/upkeep.ts';
import { examine } from './health.ts';
import type { Measured, Metrics } from './metrics.ts';
import { backUpAside, openNightly } from './nightly.ts';
import type { WatchedPainter } from './painting.ts';
import { serveOperations } from './server.ts';

/** What is operated. */
export interface Operated {
  /** The path of the SQLite file, undefined where there is none, and the folder of its backups. */
  readonly database: string | undefined;
  readonly backups: string;
  /** Which shards the bot serves; all where left out. */
  readonly share?: { readonly shards: readonly number[]; readonly of: number } | undefined;
  readonly upkeep: Upkeep;
  readonly painter: Pick<WatchedPainter, 'alive'>;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** How a bot that is about to connect is, and what is done for it beside playing. */
export function createOperations({ database, backups, share, upkeep, painter, metrics, log }: Operated) {
  const now = () => Date.now();
  const file = database === ':memory:' ? undefined : database;
  const lastBackup = () => (file === undefined ? undefined : backupsOf({ database: file, folder: backups })[0]?.madeAt);
  const backsUpSince = file === undefined ? undefined : now();
  const none = (share?.shards ?? [0]).map((shard) => ({ shard, connected: false, ping: undefined }));
  let connection: Measured['connection'] = () => ({ of: share?.of ?? 1, shards: none });
  const measured: Measured = { ...upkeep, connection: () => connection(), lastBackup, now };
  metrics.measure(measured);
  const health = () => examine({ ...measured, writable: upkeep.writable, paints: painter.alive, backsUpSince });
  return {
    health,
    /**
     * With a port, tells health and metrics on loopback; with a host, also to other computers that ask by that name. Returns how
     * to end it.
     * @throws {MetricsPortUnusable} when the port cannot be listened on
     */
    async serve(port: number | undefined, host?: string): Promise<() => Promise<void>> {
      if (port === undefined) return async () => {};
      const server = await serveOperations({ port, host }, { health, metrics });
      const { port: taken } = server;
      log.info(
        { port: taken, host },
        `health and metrics are told ${host ? `to whoever asks ${host}` : 'on loopback'}`,
      );
      return server.close;
    },
    /** Has backups made every night, for a bot that is connected. Returns how to end it. */
    begin(connected: Measured['connection']): () => Promise<void> {
      connection = connected;
      if (file === undefined) return async () => {};
      const backUp = (stopping: AbortSignal) => backUpAside(file, backups, stopping);
      const nightly = openNightly({ now, last: lastBackup, backUp, log });
      return async () => nightly.close();
    },
  };
}
