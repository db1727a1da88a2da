import { expect, it } from 'vitest';
import { readJson } from '../../src/tools/command-line.ts';
import { run } from './run.ts';

const POSITION = 'test/counts/caverna/positions/2/round-01.json';

it('count counts a position to a depth', async () => {
  const table = readJson('test/counts/caverna/table.json') as Readonly<Record<string, readonly number[]>>;
  const ran = await run('count', POSITION, '--depth', '3', '--json');
  expect(ran.json()).toEqual({ position: POSITION, depth: 3, counts: table['2/round-01']?.slice(0, 3) });
});
