import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Mutant } from './mutations.ts';

/** The fastest tests, which also cover the rules best. */
const QUICK = ['test/engine', 'test/games'];
/** The tests for every mutant that survives these, one after the other. */
const WIDER = [['test/counts', 'test/house', 'test/messages', 'test/players'], ['test/laws']];
/** If more than this many tests besides the quick ones import a file, they are not specific to it. */
const MANY = 6;
/** How much longer tests may take than without a mutant before they count as endless: a factor, and ms to add. */
const LONGER = 4;
const PATIENCE = 10_000;
/** The longest time of a timer, in ms. */
const FOR_EVER = 2 ** 31 - 1;

/** Runs some tests in a folder with a copy of the program: whether all pass, and how long it took, in ms. */
function run(folder: string, tests: readonly string[], limit: number): Promise<{ passed: boolean; took: number }> {
  const began = performance.now();
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  // One time limit for all, based on the machine's current speed.
  const limits = ['--testTimeout=0', '--hookTimeout=0'];
  const args = [vitest, 'run', ...tests, '--bail=1', '--no-isolate', '--maxWorkers=1', '--reporter=dot', ...limits];
  const env = { ...process.env, NODE_OPTIONS: '--max-old-space-size=2048' };
  // In its own process group: vitest's workers end with it.
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore', detached: true });
  return new Promise((resolve, reject) => {
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(end, limit);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve({ passed: code === 0, took: performance.now() - began });
    });
  });
}

/** A copy of the program, without large files that no test of the rules reads; remove it with `rmSync`. */
export function copyProgram(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const name of readdirSync('.')) {
    if (['.git', 'data', 'node_modules'].includes(name)) continue;
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const testsIn = (root: string, folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .sort();

/** The tests for mutants of a file, in order: first those closest to the file or its folder. */
function ringsOf(root: string, file: string): string[][] {
  const place = file.replace(/^src/, 'test').replace(/\.ts$/, '');
  const mirrors = (test: string): boolean => `${place}/`.startsWith(`${test.replace(/\.test\.ts$/, '')}/`);
  const imports = (test: string): boolean => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, test), 'utf8'));
    return importedFiles.some((to) => join(dirname(test), to.fileName) === file);
  };
  const quick = testsIn(root, QUICK);
  const others = testsIn(root, [...QUICK, ...WIDER.flat()]);
  const elsewhere = testsIn(root, ['test']).filter((test) => !others.includes(test) && imports(test));
  const near = quick.filter((test) => mirrors(test) || imports(test));
  return [near, QUICK, elsewhere.length <= MANY ? elsewhere : [], ...WIDER].filter((ring) => ring.length > 0);
}

/** Runs the tests that are most likely to notice a mutant, and then more and more for those that survive. */
export function trials(only?: readonly string[]) {
  const limits = new Map<string, Promise<number>>();

  async function measure(folder: string, tests: readonly string[]): Promise<number> {
    const { passed, took } = await run(folder, tests, FOR_EVER);
    if (!passed) throw new Error(`The tests fail without any mutant: ${tests.join(' ')}`);
    return took * LONGER + PATIENCE;
  }

  function limitOf(folder: string, tests: readonly string[]): Promise<number> {
    const key = tests.join();
    const limit = limits.get(key) ?? measure(folder, tests);
    limits.set(key, limit);
    return limit;
  }

  /** Whether a test fails after the change of a file in a copy of the program; restores the file afterwards. */
  return async function isKilled(folder: string, { file, text }: Mutant): Promise<boolean> {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    for (const tests of only === undefined ? ringsOf(folder, file) : [only]) {
      const limit = await limitOf(folder, tests);
      writeFileSync(path, text);
      try {
        const { passed } = await run(folder, tests, limit);
        if (!passed) return true;
      } finally {
        writeFileSync(path, before);
      }
    }
    return false;
  };
}
