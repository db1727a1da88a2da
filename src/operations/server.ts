import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

/** The server cannot listen on the port; the message says why and what to do. */
export class MetricsPortUnusable extends Error {
  override name = 'MetricsPortUnusable';
}

/** The operating system's errors about ports, explained to an operator. */
const SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program. Set METRICS_PORT to another port, or leave it empty.',
  EACCES: 'is reserved for administrators. Set METRICS_PORT to one above 1023, or leave it empty.',
};

/** What the operators' server serves. */
export interface Pages {
  health(): Promise<Health>;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
}

/** Where the server listens. */
interface Address {
  /** 0 takes any port that is free. */
  readonly port: number;
  /** The name by which other computers may reach it, too; undefined if only this computer may. */
  readonly host?: string | undefined;
}

const LOOPBACK = '127.0.0.1';

/**
 * Serves `/health` (200 or 503, JSON) and `/metrics` (Prometheus) to programs on this computer and, if there is a host
 * name, to other computers.
 * @throws {MetricsPortUnusable} if another program listens on the port, or only an administrator may
 */
export async function serveOperations({ port, host }: Address, { health, metrics }: Pages) {
  const app = new Hono();
  const names = [LOOPBACK, 'localhost', host];
  app.use('*', async (c, next) => {
    // A browser may send a request here on behalf of another site's page, under that site's name.
    const [name = ''] = (c.req.header('host') ?? '').toLowerCase().split(/:\d+$/);
    if (!names.includes(name)) return c.text(`Only ${host ?? 'this computer'} may ask.`, 403);
    return next();
  });
  app.get('/health', async (c) => {
    const found = await health();
    return c.json(found, found.ok ? 200 : 503);
  });
  app.get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'content-type': metrics.contentType }));
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  const taken = await listen(server, { port, ...(host === undefined && { host: LOOPBACK }) });
  return {
    port: taken,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** If no host is given, listens at every address of this computer. */
function listen(server: Server, { port, host }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    // If the server fails later, this keeps the program running.
    server.on('error', (error: NodeJS.ErrnoException) => {
      const sentence = SENTENCES[error.code ?? ''];
      reject(
        sentence === undefined
          ? error
          : new MetricsPortUnusable(`Port ${port}${host ? ` on ${host}` : ''} ${sentence}`),
      );
    });
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port));
  });
}
