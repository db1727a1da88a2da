import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keyOf, readEquivalents } from '../../lab/equivalents.ts';
import { mutantsOf } from '../../lab/mutations.ts';
import { fileOf, run } from './run.ts';

const TEXT = `export function most(counts: readonly number[], least = 2): number {
  if (counts.length === 0) return least;
  return Math.max(
    ...counts,
  ) + 1;
}
`;

const changes = (text: string) => mutantsOf('counts.ts', text).map(({ line, was, became }) => [line, was, became]);

it('mutants change an operator, a number or a condition, or leave out a statement, one at a time', () => {
  expect(changes(TEXT)).toEqual([
    [1, expect.stringContaining('least = 2)'), expect.stringContaining('least = (2 + 1))')],
    [2, 'if (counts.length === 0) return least;', 'if (counts.length !== 0) return least;'],
    [2, 'if (counts.length === 0) return least;', 'if (counts.length === (0 + 1)) return least;'],
    [5, ') + 1;', ') - 1;'],
    [5, ') + 1;', ') + (1 + 1);'],
  ]);
  expect(changes('const go = (it: () => void) => { it(); };')).toHaveLength(1);
  expect(changes('const is = (one: boolean) => (one ? 1 : 0);')).toHaveLength(3);
  expect(changes("type One = 1; interface Two { two: 2 }\nfunction no() { throw new Error('a' + 1); }")).toEqual([]);
});

it('the list of equivalent mutants names only mutants that can still be made', () => {
  const listed = readEquivalents();
  const made = new Set([...new Set(listed.map(({ file }) => file))].flatMap((file) => mutantsOf(file).map(keyOf)));
  expect(listed.filter((one) => !made.has(keyOf(one)))).toEqual([]);
});

it('npm run mutants restores a file before it tests the next mutant, and continues where it was cut off', async () => {
  const results = fileOf('results.jsonl', '');
  const words = ['--only', 'engine/once', '--tests', 'test/engine/once', '--seed', '13', '--count', '2', '--json'];
  const { json, err } = await run('mutants', ...words, '--results', results);
  expect(err.split('\n')).toEqual([
    expect.stringMatching(/^1\/2 killed .* → ;$/),
    expect.stringMatching(/^2\/2 survived .* → const MOST = \(32 \+ 1\);$/),
  ]);
  expect(json()).toMatchObject({ killed: 1, survived: 1, score: 0.5 });
  writeFileSync(results, readFileSync(results, 'utf8').replace('survived', 'killed'));
  const again = await run('mutants', ...words, '--results', results);
  expect(again.json()).toMatchObject({ mutants: 2, killed: 2, survived: 0, score: 1, survivors: [] });
});
