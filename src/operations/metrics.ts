import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter } from '../../commands/meter.ts';
import type { Upkeep } from '../../db/upkeep.ts';

/** One process's connection to Discord, shard by shard, and the total number of shards. */
interface Gateway {
  readonly of: number;
  readonly shards: readonly {
    readonly shard: number;
    readonly connected: boolean;
    /** The ping of its last heartbeat, in ms; undefined before the first. */
    readonly ping: number | undefined;
  }[];
}

/** Values that are measured on request; all times are in UTC ms. */
export interface Measured {
  /** The unsent posts of the games that this process serves. */
  waiting(): ReturnType<Upkeep['waiting']>;
  /** The games in the whole database, by status; undefined if another process reports this. */
  games(): Promise<Record<string, number> | undefined>;
  connection(): Gateway;
  /** When the newest backup was made. */
  lastBackup(): number | undefined;
  now(): number;
}

/** The counters of a running bot. */
export type Metrics = ReturnType<typeof createMetrics>;

const STATUSES = ['lobby', 'running', 'finished', 'ended'];

const SECOND = 1_000;

/** Counters that start at zero, and the metrics of the process itself. */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const presses = new Counter({
    name: 'caverna_interactions_total',
    help: 'Commands, presses and forms that were answered',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const acknowledged = new Histogram({
    name: 'caverna_acknowledgement_seconds',
    help: 'From the arrival of an interaction until Discord had its acknowledgement',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 3],
    registers,
  });
  const painted = new Histogram({
    name: 'caverna_painting_seconds',
    help: 'From the request for a picture until it was ready',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30],
    registers,
  });
  const completed = new Histogram({
    name: 'caverna_late_pictures_seconds',
    help: 'From when a post was written until its missing pictures were added',
    buckets: [2, 5, 10, 30, 60, 120, 300],
    registers,
  });
  const meter: Meter = {
    answered: (kind, outcome) => presses.inc({ kind, outcome }),
    acknowledged: (ms) => acknowledged.observe(ms / SECOND),
    completed: (ms) => completed.observe(ms / SECOND),
  };
  return {
    meter,
    /** Counts a picture, painted or failed, that took this many ms. */
    painted: (ms: number, outcome: 'done' | 'failed') => painted.observe({ outcome }, ms / SECOND),
    /** Sets what to measure on request. */
    measure: (measured: Measured) => measureWhenAsked(register, measured),
    /** Everything in Prometheus format, except what cannot be measured at the moment. */
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

function measureWhenAsked(register: Registry, { waiting, games, connection, lastBackup, now }: Measured): void {
  const registers = [register];
  // A gauge that has no value does not appear in the answer.
  const gauge = (name: string, help: string, read: () => number | undefined | Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.remove();
        const value = await attempt(read);
        if (value !== undefined) this.set(value);
      },
    });
  gauge(
    'caverna_outbox_posts',
    'Posts that are waiting to be sent, for the shards served here',
    async () => (await waiting()).posts,
  );
  gauge('caverna_outbox_oldest_seconds', 'How long the oldest of them has been waiting', async () => {
    const { since } = await waiting();
    return since === undefined ? 0 : Math.max(0, now() - since) / SECOND;
  });
  const ofShards = (name: string, help: string, read: (one: Gateway['shards'][number]) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ['shard'],
      registers,
      collect() {
        this.reset();
        for (const one of connection().shards) {
          const value = read(one);
          if (value !== undefined) this.set({ shard: one.shard }, value);
        }
      },
    });
  ofShards('caverna_gateway_connected', 'Whether the connection to Discord is up', ({ connected }) =>
    Number(connected),
  );
  ofShards('caverna_gateway_ping_seconds', 'The last heartbeat of that connection', ({ ping }) =>
    ping === undefined ? undefined : ping / SECOND,
  );
  gauge('caverna_backup_timestamp_seconds', 'When the newest backup was made, in Unix time', () => {
    const made = lastBackup();
    return made === undefined ? undefined : made / SECOND;
  });
  new Gauge({
    name: 'caverna_games',
    help: 'Games by status, reported by the process that serves shard 0, and counted once a minute',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      const counted = await attempt(games);
      if (counted) for (const status of STATUSES) this.set({ status }, counted[status] ?? 0);
    },
  });
}

/** The value, or undefined if it cannot be read: one failure must not hide the other numbers. */
async function attempt<T>(read: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
