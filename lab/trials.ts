import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Tier, tierOf } from '../test/tiers.ts';
import type { Mutant } from './mutations.ts';
import { type Ending, testsChild } from './tests-child.ts';

const GAMES = 'src/games';
/** The tests that cover the rules best. */
const QUICK = ['test/engine/', 'test/games/'];
/** The folders with long tests of the rules. */
const LONG = [...QUICK, 'test/laws/', 'test/players/'];
/** If more than this many tests of other tiers import a file, they are not specific to it. */
const MANY = 6;
/** How much longer tests may take than without a mutant before they count as endless: a factor, and ms to add. */
const LONGER = 2;
const PATIENCE = 30_000;
/** The longest time of a timer, in ms. */
const FOR_EVER = 2 ** 31 - 1;

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

/** Tests to run with a mutant, and the tests whose duration without one sets the time limit. */
interface Ring {
  readonly tests: readonly string[];
  readonly timed: readonly string[];
}

const allTests = (root: string): string[] =>
  readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('test', name))
    .filter((path) => path.endsWith('.test.ts'))
    .sort();

/** Whether a test may notice a change of a file: the tests of one game do not notice the rules of another. */
function concernsOf(root: string, file: string): (test: string) => boolean {
  const games = readdirSync(join(root, GAMES), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const game = games.find(({ name }) => file.startsWith(`${GAMES}/${name}/`));
  if (game === undefined) return () => true;
  const others = games.filter((other) => other !== game);
  return (test) => !others.some(({ name }) => test.includes(`/${name}`));
}

/** The tests for mutants of a file, in order: first those closest to the file or its folder. */
export function ringsOf(root: string, file: string): Ring[] {
  const place = file.replace(/^src/, 'test').replace(/\.ts$/, '');
  const mirrors = (test: string): boolean => `${place}/`.startsWith(`${test.replace(/\.test\.ts$/, '')}/`);
  const imports = (test: string): boolean => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, test), 'utf8'));
    return importedFiles.some((to) => join(dirname(test), to.fileName) === file);
  };
  const tests = allTests(root);
  const tier = (wanted: Tier, folders = ['test/']) =>
    tests.filter((test) => tierOf(test) === wanted && folders.some((folder) => test.startsWith(folder)));
  const quick = tier('rules', QUICK);
  const near = quick.filter((test) => mirrors(test) || imports(test));
  const wider = tier('rules').filter((test) => !quick.includes(test));
  const elsewhere = [...tier('bot'), ...tier('isolated')].filter(imports);
  const rings = [
    { tests: near, timed: quick },
    { tests: quick.filter((test) => !near.includes(test)), timed: quick },
    ...[wider, elsewhere.length <= MANY ? elsewhere : [], tier('long', LONG)].map((all) => ({
      tests: all,
      timed: all,
    })),
  ];
  const concerns = concernsOf(root, file);
  return rings
    .map(({ tests, timed }) => ({ tests: tests.filter(concerns), timed }))
    .filter(({ tests }) => tests.length > 0);
}

export interface Trials {
  /** Whether a test fails after the change of a file in the copy of the program; restores the file afterwards. */
  isKilled(mutant: Mutant): Promise<boolean>;
  end(): void;
}

/** Runs the tests that are most likely to notice a mutant, and then more and more for those that survive. */
export function trials(folder: string, only?: readonly string[]): Trials {
  const children = { threads: testsChild(folder, 'threads'), forks: testsChild(folder, 'forks') };
  const limits = new Map<string, number>();
  const childFor = (tests: readonly string[]) =>
    tests.every((test) => QUICK.some((start) => test.startsWith(start))) ? children.threads : children.forks;

  async function measure(tests: readonly string[]): Promise<number> {
    const began = performance.now();
    const ending = await childFor(tests).run({ tests }, FOR_EVER);
    if (ending !== 'passed') throw new Error(`The tests fail without any mutant: ${tests.join(' ')}`);
    return (performance.now() - began) * LONGER + PATIENCE;
  }

  async function limitOf(tests: readonly string[]): Promise<number> {
    const limit = limits.get(tests.join()) ?? (await measure(tests));
    limits.set(tests.join(), limit);
    return limit;
  }

  async function tried({ file, text }: Mutant, { tests, timed }: Ring): Promise<Ending> {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const limit = await limitOf(timed);
    writeFileSync(path, text);
    try {
      return await childFor(tests).run({ tests, changed: file }, limit);
    } finally {
      writeFileSync(path, before);
    }
  }

  async function isKilled(mutant: Mutant): Promise<boolean> {
    const rings = only === undefined ? ringsOf(folder, mutant.file) : [{ tests: only, timed: only }];
    for (const ring of rings) {
      if ((await tried(mutant, ring)) !== 'passed') return true;
    }
    return false;
  }

  function end(): void {
    for (const child of Object.values(children)) child.end();
  }

  return { isKilled, end };
}
