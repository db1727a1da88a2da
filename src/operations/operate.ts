import type { Logger } from 'pino';
import { backupsOf } from '../../db/backup.ts';
import type { Upkeep } from '../../db/upkeep.ts';
import { examine } from './health.ts';
import type { Measured, Metrics } from './metrics.ts';
import { backUpAside, openNightly } from './nightly.ts';
import type { WatchedPainter } from './painting.ts';
import { serveOperations } from './server.ts';

/** What the operation of a bot is about. */
export interface Operated {
  /** The path of the SQLite file, and the folder of its backups. */
  readonly database: string;
  readonly backups: string;
  /** Where health and metrics are told; nowhere when undefined. */
  readonly metricsPort: number | undefined;
  readonly upkeep: Upkeep;
  readonly connection: Measured['connection'];
  readonly painter: Pick<WatchedPainter, 'alive'>;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/**
 * Has backups made every night, and tells health and metrics where that is wanted. Returns how to end it.
 * @throws {MetricsPortTaken} when another program listens on the port
 */
export async function operate(operated: Operated): Promise<() => Promise<void>> {
  const { database, backups, metricsPort, upkeep, connection, painter, metrics, log } = operated;
  const now = () => Date.now();
  const inMemory = database === ':memory:';
  const lastBackup = () => backupsOf({ database, folder: backups })[0]?.madeAt;
  const measured: Measured = { waiting: upkeep.waiting, games: upkeep.games, connection, lastBackup, now };
  const backsUpSince = inMemory ? undefined : now();
  metrics.measure(measured);
  const health = () => examine({ ...measured, writable: upkeep.writable, paints: painter.alive, backsUpSince });
  const server = metricsPort === undefined ? undefined : await serveOperations(metricsPort, { health, metrics });
  if (server) log.info({ port: server.port }, 'health and metrics are told on loopback');
  const backUp = (stopping: AbortSignal) => backUpAside(database, backups, stopping);
  const nightly = inMemory ? undefined : openNightly({ now, last: lastBackup, backUp, log });
  return async () => {
    await nightly?.close();
    await server?.close();
  };
}
