import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compiler } from '../../lab/compiler.ts';
import { keyOf, readEquivalents } from '../../lab/equivalents.ts';
import { mutantsOf } from '../../lab/mutations.ts';
import { testsChild } from '../../lab/tests-child.ts';
import { ringsOf } from '../../lab/trials.ts';
import { fileOf, run } from './run.ts';

const TEXT = `export function most(counts: readonly number[], least = 2): number {
  if (counts.length === 0) return least;
  return Math.max(
    ...counts,
  ) + 1;
}
`;

const changes = (text: string) => mutantsOf('counts.ts', text).map(({ line, was, became }) => [line, was, became]);

describe('mutants of a file', () => {
  it('change an operator, a number or a condition, or leave out a statement, one at a time', () => {
    expect(changes(TEXT)).toEqual([
      [1, expect.stringContaining('least = 2)'), expect.stringContaining('least = (2 + 1))')],
      [2, 'if (counts.length === 0) return least;', 'if (counts.length !== 0) return least;'],
      [2, 'if (counts.length === 0) return least;', 'if (counts.length === (0 + 1)) return least;'],
      [5, ') + 1;', ') - 1;'],
      [5, ') + 1;', ') + (1 + 1);'],
    ]);
    expect(changes('const go = (it: () => void) => { it(); };')).toHaveLength(1);
    expect(changes('const is = (one: boolean) => (one ? 1 : 0);')).toHaveLength(3);
  });

  it('name the declaration around them, and have the whole text', () => {
    const [first] = mutantsOf('counts.ts', TEXT);
    expect(first).toMatchObject({ file: 'counts.ts', within: 'most' });
    expect(first?.text).toBe(TEXT.replace('least = 2', 'least = (2 + 1)'));
  });

  it('leave alone what only the compiler reads, and error messages', () => {
    expect(changes("type One = 1; interface Two { two: 2 }\nfunction no() { throw new Error('a' + 1); }")).toEqual([]);
  });
});

describe('the compiler', () => {
  it('says whether a file would still compile', () => {
    const compiles = compiler();
    const file = 'src/engine/random.ts';
    expect(compiles(file, 'export const one: number = 1;')).toBe(true);
    expect(compiles(file, 'export const one: string = 1;')).toBe(false);
    expect(compiles(file, 'export const one: number = ;')).toBe(false);
    expect(compiles(file, 'const unused = 1;\nexport const two = 2;')).toBe(true);
  });
});

describe('the list of equivalent mutants', () => {
  const listed = readEquivalents();

  it('names mutants that can still be made', () => {
    const made = new Set([...new Set(listed.map(({ file }) => file))].flatMap((file) => mutantsOf(file).map(keyOf)));
    expect(listed.filter((one) => !made.has(keyOf(one)))).toEqual([]);
  });

  it('names each only once', () => {
    expect(new Set(listed.map(keyOf)).size).toBe(listed.length);
  });
});

describe('the tests for a mutant', () => {
  it('start with those next to its file, and leave out those of another game', () => {
    const rings = ringsOf('.', 'src/games/cave-vs-cave/rounds.ts').map(({ tests }) => tests);
    expect(rings[0]).toEqual(['test/games/cave-vs-cave/rounds.test.ts']);
    const all = rings.flat();
    expect(all).toContain('test/messages/cave-vs-cave.test.ts');
    expect(all.filter((test) => test.includes('/caverna'))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are those of all games if the engine changes', () => {
    const [near, quick] = ringsOf('.', 'src/engine/once.ts').map(({ tests }) => tests);
    expect(near).toEqual(['test/engine/once.test.ts']);
    expect(quick).toEqual(
      expect.arrayContaining(['test/games/caverna/animals.test.ts', 'test/games/cave-vs-cave/eras.test.ts']),
    );
  });
});

describe('a process for tests', () => {
  /** A program with these tests, each with a body. */
  function programOf(tests: Readonly<Record<string, string>>): string {
    const folder = dirname(fileOf('package.json', { type: 'module' }));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    cpSync('lab/tests-process.ts', join(folder, 'lab/tests-process.ts'));
    for (const [name, body] of Object.entries(tests)) {
      writeFileSync(
        join(folder, `${name}.test.ts`),
        `import { expect, it } from 'vitest';\nit('is', () => { ${body} });`,
      );
    }
    return folder;
  }

  it('judges each run on its own', async () => {
    const child = testsChild(
      programOf({ right: 'expect(1).toBe(1);', wrong: 'expect(1).toBe(2);', endless: 'for (;;);' }),
      'threads',
    );
    onTestFinished(child.end);
    const run = (test: string, limit = 600_000) => child.run({ tests: [test] }, limit);
    expect(await run('right')).toBe('passed');
    expect(await run('wrong')).toBe('failed');
    expect(await run('right')).toBe('passed');
    expect(await run('endless', 5_000)).toBe('endless');
    expect(await run('right')).toBe('passed');
    expect(await run('none')).toBe('failed');
  });
});

describe('npm run mutants', () => {
  it('restores a file before it tests the next mutant', async () => {
    const words = ['--only', 'engine/once', '--tests', 'test/engine/once', '--seed', '13', '--count', '2', '--json'];
    const { json, err } = await run('mutants', ...words);
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/^1\/2 killed .* → ;$/),
      expect.stringMatching(/^2\/2 survived .* → const MOST = \(32 \+ 1\);$/),
    ]);
    expect(json()).toMatchObject({ killed: 1, survived: 1, score: 0.5 });
  });

  it('tests mutants, distinguishes killed from surviving ones, and continues where it was cut off', async () => {
    const results = fileOf('results.jsonl', '');
    const words = ['--only', 'engine/ranking', '--tests', 'test/engine/log-notation', '--seed', '3', '--json'];
    const first = await run('mutants', ...words, '--count', '1', '--results', results);
    expect(first.err).toMatch(/^1\/1 (killed|survived) src\/engine\/ranking\.ts:\d+ /);
    expect(first.json()).toMatchObject({ mutants: 1, killed: 0, survived: 1, equivalent: 0, score: 0 });
    const kept = readFileSync(results, 'utf8');
    expect(JSON.parse(kept)).toMatchObject({ file: 'src/engine/ranking.ts', outcome: 'survived' });
    writeFileSync(results, kept.replace('survived', 'killed'));
    const again = await run('mutants', ...words, '--count', '1', '--results', results);
    expect(again.json()).toMatchObject({ mutants: 1, killed: 1, survived: 0, score: 1, survivors: [] });
  });
});
