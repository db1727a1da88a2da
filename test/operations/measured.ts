import { createMetrics } from '../../src/operations/metrics.ts';

/** What a bot with everything to measure reports to Prometheus, as text. */
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
