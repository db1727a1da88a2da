import { describe, expect, it } from 'vitest';
import { readJson } from '../../src/tools/command-line.ts';
import { run } from './run.ts';

const POSITION = 'test/counts/caverna/positions/2/round-01.json';

describe('count', () => {
  it('counts a position to a depth', async () => {
    const table = readJson('test/counts/caverna/table.json') as Readonly<Record<string, readonly number[]>>;
    const ran = await run('count', POSITION, '--depth', '3', '--json');
    expect(ran.json()).toEqual({ position: POSITION, depth: 3, counts: table['2/round-01']?.slice(0, 3) });
  });

  it.each([
    [[], 'npm run -s count'],
    [['nowhere.json'], 'nowhere.json cannot be read'],
    [['package.json'], 'players'],
    [[POSITION, '--depth', 'far'], '--depth must be a whole number'],
    [['--deep'], '--deep'],
  ])('says what is wrong with %j', async (words, sentence) => {
    const { code, err } = await run('count', ...words);
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
