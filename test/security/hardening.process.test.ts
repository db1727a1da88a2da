import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The program that rates services; a machine without systemd may lack it, but CI must have it. */
const RATER = 'systemd-analyze';

it('the systemd service is rated below 2 out of 10', ({ skip }) => {
  const service = fileURLToPath(new URL('../../docs/caverna.service', import.meta.url));
  const { error, status, stdout, stderr } = spawnSync(
    RATER,
    ['security', '--offline=true', '--threshold=19', '--no-pager', service],
    { encoding: 'utf8' },
  );
  if (error !== undefined && process.env['CI'] === undefined) return skip(`There is no ${RATER} here.`);
  expect(error).toBeUndefined();
  expect({ status, rating: stdout.trim().split('\n').at(-1), stderr }).toMatchObject({ status: 0 });
});
