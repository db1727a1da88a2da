import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isMissing } from '../db/postgres.ts';

const TORTURE = fileURLToPath(new URL('../../lab/torture.ts', import.meta.url));

async function torture(...more: readonly string[]) {
  const tool = spawn(process.execPath, [TORTURE, '--minutes', '0.15', '--seed', 'test', '--json', ...more]);
  const [told, complaints] = await Promise.all([text(tool.stdout), text(tool.stderr), once(tool, 'exit')]);
  const result = JSON.parse(told.trim().split('\n').at(-1) ?? '');
  expect(result, complaints).toMatchObject({ games: 4, lost: 0, doubled: 0, stuck: 0, errors: 0 });
  expect(result.kills).toBeGreaterThanOrEqual(7);
  expect(result.presses).toBeGreaterThan(0);
  expect(result.turns).toBeGreaterThan(0);
  expect(complaints).toBe('');
  return result;
}

it('a bot that is killed at random moments, and its PostgreSQL if there is one, loses nothing, duplicates nothing and continues', {
  timeout: 400_000,
}, async () => {
  const { restarts } = await torture(...(isMissing ? [] : ['--database', 'postgres']));
  if (!isMissing) expect(restarts).toBeGreaterThan(0);
});
