import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import type { Upkeep } from '../../db/upkeep.ts';
import { createMetrics } from '../../src/operations/metrics.ts';
import { createOperations } from '../../src/operations/operate.ts';
import { folder } from '../db/places.ts';

vi.mock(import('../../db/postgres/programs.ts'), async (original) => ({
  ...(await original()),
  hasPrograms: () => false,
}));

const upkeep: Upkeep = {
  writable: async () => {},
  waiting: async () => ({ posts: 0, since: undefined }),
  games: async () => ({}),
};

/** The log of a start that serves some of two shards, and the state of the backups. */
async function begun(shards: readonly number[]) {
  const lines: string[] = [];
  const operations = createOperations({
    database: 'postgres://me:s3cret@host/games',
    backups: folder(),
    share: { shards, of: 2 },
    upkeep,
    painter: { alive: () => true },
    metrics: createMetrics(),
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  });
  await operations.begin(() => ({ of: 2, shards: [] }))();
  return { lines, backup: (await operations.health()).backup };
}

it('without PostgreSQL’s programs no backups are made, and the process that would make them says so once', async () => {
  const { lines, backup } = await begun([0]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    msg: 'no backups are made',
    err: { message: expect.stringContaining('apt-get install postgresql-client') },
  });
  expect(backup).toEqual({ ok: true });
  expect((await begun([1])).lines).toEqual([]);
});
