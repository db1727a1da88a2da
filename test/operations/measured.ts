import { createMetrics } from '../../src/operations/metrics.ts';

/** The metrics of a bot with everything to measure, as text for Prometheus. */
export function measured(): Promise<string> {
  const { measure, meter, painted, text } = createMetrics();
  measure({
    waiting: async () => ({ posts: 0, since: undefined }),
    games: async () => ({}),
    connection: () => ({ of: 1, shards: [{ shard: 0, connected: true, ping: 1 }] }),
    lastBackup: () => 0,
    now: () => 0,
  });
  meter.answered('command new', 'done');
  meter.acknowledged(1);
  painted(1, 'done');
  return text();
}
